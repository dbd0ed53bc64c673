### Le parole della scrivania, dove gli amministratori si occupano di partite, posta e domande.

## Su ogni pagina

desk = Scrivania
desk-of-site = Scrivania di Verteller
desk-games = Partite
desk-in = Posta in arrivo
desk-out = Posta in uscita
desk-questions = Domande
desk-addresses = Irraggiungibili
desk-distributions = Distribuzioni
pages = Altre pagine
page-newer = Più recenti
page-older = Meno recenti
page-newest = Le più recenti
page-number = Pagina { $number } di { $count }
search = Cerca
search-any = qualsiasi
not-now = Non ora
keep = Conserva
anonymous = anonimo
fault-again = Qualcosa è cambiato, o questa pagina era aperta due volte. Rileggi che cosa stai per fare.
fault-hours = Scrivi un numero intero di ore, da 1 a { $most }.
refused-nothing-to-undo = Non c’è ancora stata alcuna chiusura da annullare.
refused-another-closing = Da quando hai aperto quella pagina c’è stata un’altra chiusura, quindi non è stato annullato nulla.

## Partite

desk-games-none = Nessuna partita di questo tipo.
search-name = Nome
search-status = Stato
you-play = giochi anche tu
phase-with-round = { $phase } · { $round }
round-thief = il Ladro
round-cupid = Cupido
round-client = il Cliente
round-grave = il Profanatore di tombe
round-sandman = l’Omino del sonno
round-main = il turno principale
round-potions = la Strega
round-late = il turno tardo
round-last-words = le ultime parole
owing = { $count ->
    [one] Deve ancora rispondere:
   *[other] Devono ancora rispondere ({ $count }):
}
owing-none = Tutti quelli a cui è stato chiesto qualcosa hanno risposto.
plays-note = In questa partita giochi come { $name }, quindi qui vedi ciò che vedono i suoi giocatori, e nulla della sua posta.
plays-looked = Giochi in questa partita e hai guardato dietro le quinte, come è stato detto a tutti.
public-page = La pagina pubblica
players-none = Non si è ancora iscritto nessuno.
column-player = Giocatore
column-state = Stato
column-absence = Assenze
column-acts = Che cosa fare
state-alive = in vita
state-dead = tra i morti
owes = deve rispondere
unreachable = irraggiungibile
off-list = fuori dalla lista
missed-of = turni mancati: { $missed } su { $asked }
reliability = affidabilità: { $percent }%
strikes = { $count ->
    [one] un richiamo
   *[other] { $count } richiami
}
excused = assente fino a:
excused-open = assente fino a nuovo avviso
settings = Impostazioni
setting-rulebook = Regolamento
setting-language = Lingua
setting-theme = Tema
setting-speed = Un turno dura
setting-strictness = Fuori dal gioco dopo
setting-seats = Giocatori
setting-created = Creata
strictness-words = { $count ->
    [0] mai
    [one] un turno mancato
   *[other] { $count } turni mancati di fila
}

## Che cosa si può fare

acts = Che cosa puoi fare
hours = Ore in più
act-pause = Metti in pausa
act-pause-question = Mettere in pausa { $game }?
act-pause-text = Non si chiude nulla, e quello che i giocatori mandano nel frattempo non viene conservato. Tutti vengono avvisati. Quando la riprendi, il turno aperto riceve tutto il suo tempo.
done-pause = { $game } è in pausa.
act-resume = Riprendi
act-resume-question = Riprendere { $game }?
act-resume-text = Il turno aperto riceve di nuovo tutto il suo tempo, e tutti i giocatori vengono avvisati.
done-resume = { $game } riprende.
act-extend = Prolunga
act-extend-question = Dare più tempo ai giocatori di { $game }?
act-extend-text = La scadenza del turno aperto si sposta. A tutti i giocatori viene detto di quanto; chi deve ancora rispondere viene a sapere anche la nuova scadenza.
done-extend = I giocatori di { $game } hanno più tempo.
act-close = Chiudi ora
act-close-question = Chiudere ora ciò che è aperto in { $game }?
act-close-text = Le iscrizioni o il turno aperto finiscono subito, e ciò che ne segue viene detto a tutti quelli che riguarda. Chi non ha ancora risposto manca il turno. Si può annullare, ma quello che uno ha letto l’ha letto.
done-close = Chiuso.
act-rewind = Annulla l’ultima chiusura
act-rewind-question = Annullare l’ultima chiusura in { $game }?
act-rewind-text = La partita torna com’era subito prima, con le risposte date fin lì, e il turno riceve tutto il suo tempo. Ciò che è successo dopo è annullato; i sorteggi daranno di nuovo lo stesso risultato. Chi ne aveva saputo viene avvisato. Quello che uno ha letto l’ha letto.
done-rewind = L’ultima chiusura in { $game } è stata annullata.
act-look = Guarda lo stesso
act-look-question = Guardare dietro le quinte di { $game }?
act-look-text = In questa partita giochi anche tu. Vedrai la sua posta, chi deve rispondere e che cosa è aperto in segreto, finché non è finita. A ogni giocatore viene detto che hai guardato, e resta per sempre nella storia della partita. Non si può tornare indietro.
done-look = Ora vedi tutto di { $game }, e i suoi giocatori sono stati avvisati.
act-stop = Ferma per sempre
act-stop-question = Fermare { $game } per sempre?
act-stop-text = La partita finisce senza vincitori e non si può più riprendere. Tutti i giocatori vengono avvisati.
done-stop = { $game } è stata fermata.
act-delete = Cancella
act-delete-question = Cancellare { $game }?
act-delete-text = La partita sparisce con la sua storia e tutta la sua posta. Non si può tornare indietro. Se un giorno potresti volerla, prima scrivine l’archivio.
done-delete = { $game } è stata cancellata.
act-substitute = Riserva
act-substitute-question = Far giocare un’altra persona al posto di { $name } in { $game }?
act-substitute-text = Chi subentra riceve un’unica mail con tutto ciò che finora è stato detto a quel posto, e nient’altro. Chi ha giocato finora ne viene avvisato, e tutti sentono che al posto di { $name } c’è una riserva. Non possono subentrare gli amministratori e chi ha già giocato in questa partita.
done-substitute = Da ora al posto di { $name } gioca un’altra persona.
substitute-volunteer = Chi si è offerto
substitute-other = O un altro indirizzo
substitute-address = Indirizzo di chi subentra
act-remove = Escludi
act-remove-question = Escludere { $name } da { $game }?
act-remove-text = { $name } lascia la partita come chi non partecipa più, e non può rientrarvi. Tutti lo sentono quando il villaggio sente delle prossime morti.
done-remove = { $name } non è più in { $game }.
act-unlist = Togli dalla lista
act-unlist-question = Non mandare più nulla a { $name } su { $game }?
act-unlist-text = { $name } è tra i morti, riceve un ultimo messaggio e poi più nulla.
done-unlist = { $name } non riceve più posta su { $game }.

## L’anteprima

dry-run = Anteprima
dry-run-text = Questo è ciò che succederebbe se il turno aperto si chiudesse in questo momento. Non è cambiato nulla, e le risposte che devono ancora arrivare possono cambiare l’esito.
dry-run-all = Che cosa sentirebbero tutti
dry-run-some = Che cosa sentirebbero soltanto alcuni
dry-run-next = A chi si chiederebbe poi qualcosa
dry-run-nothing = Nulla.

## La scala per chi manca

ladder = Chi manca
ladder-text = Che cosa succede quando qualcuno non risponde, da una parola gentile all’esclusione. Ogni gradino può esserci o no.
ladder-rungs = Gradini
rung-reminders = Promemoria
rung-reminders-text = Prima della scadenza, una mail a chi deve ancora rispondere; una a persona, per quante siano le partite.
rung-strikes = Richiami
rung-strikes-text = Tutti sentono chi ha mancato una votazione di cui tutti sapevano.
rung-excuses = Assenze
rung-excuses-text = A chi dice che starà via, i turni mancati non contano.
rung-extensions = Proroghe
rung-extensions-text = Quando lo chiede più della metà dei vivi, un turno dura di più.
rung-substitutes = Riserve
rung-substitutes-text = Qualcun altro può prendere un posto, con tutto ciò che quel posto sa.
rung-leaving = Ritiri
rung-leaving-text = Un giocatore può rinunciare senza chiedere a nessuno.
ladder-strictness = Turni mancati di fila prima dell’esclusione
ladder-strictness-text = Con 0 non viene escluso nessuno.
ladder-least = Affidabilità richiesta all’iscrizione, in percentuale
ladder-least-text = A quanti turni delle partite precedenti bisogna aver risposto. Lascia vuoto per accettare tutti.
ladder-dealt = I ruoli sono assegnati: richiami ed esclusione restano come è stato detto ai giocatori all’inizio.
ladder-kept = Conservato per { $game }.

## Posta

search-sender = Mittente
search-recipient = Destinatario
search-subject = Oggetto
search-game = Partita
search-result = Esito
search-kind = Riguarda
search-sending = Stato
search-first = Dal
search-last = Al
column-when = Quando
column-sender = Mittente
column-recipient = Destinatario
column-subject = Oggetto
column-game = Partita
column-result = Esito
column-kind = Riguarda
column-sending = Stato
proved-by = garantito da:
post-none = Nessuna posta di questo tipo.
attempts = { $count } tentativi
sending-queued = in attesa
sending-sent = mandata
sending-failed = abbandonata
sending-withheld = trattenuta
sending-bounced = tornata indietro
kind-news = notizie
kind-answer-taken = ricevuta
kind-understood = messaggio capito
kind-refused = rifiuto
kind-signed-up = iscrizione confermata
kind-sign-up-refused = iscrizione rifiutata
kind-invitation = invito
kind-game-paused = partita in pausa
kind-game-resumed = partita ripresa
kind-game-stopped = partita fermata
kind-final = elenco finale
kind-help-forwarded = domanda inoltrata
kind-help-answered = domanda con risposta
kind-help-received = domanda confermata
kind-admin-notice = avviso agli amministratori
kind-reminder = promemoria
kind-time-given-back = tempo restituito
kind-left-list = fuori dalla lista
kind-confirmation = eri tu?
kind-sign-in = link per entrare
kind-hand-over = passaggio di un posto
kind-notice = avviso

## Domande

questions-open = In attesa
questions-all = Tutte
questions-none = Nessuno ha ancora chiesto nulla.
questions-none-open = Nessuna domanda aspetta una risposta.
question-number = Domanda { $number }
question-answered = ha una risposta
question-waits = in attesa
question-answer = La tua risposta
question-answer-more = Un’altra risposta
question-answer-of = Risposta,
question-answer-hint = Va per posta a chi ha chiesto, con sotto la domanda. Non rispondere con nulla che sai soltanto perché giochi.
question-send = Manda
question-sent = La risposta alla domanda { $number } è in viaggio.
question-delete = Elimina
question-delete-ask = Eliminare la domanda { $number }?
question-delete-text = La domanda sparisce per sempre. Chi ha chiesto non viene avvisato.
question-deleted = La domanda { $number } è stata eliminata.

## Indirizzi irraggiungibili

addresses-text = La posta per questi indirizzi torna indietro. Finché non arriva di nuovo, ai loro giocatori i turni mancati non contano. Chiedi loro per altra via un altro indirizzo, o di’ che questo funziona di nuovo.
addresses-none = La posta raggiunge tutti.
unreachable-since = Irraggiungibile da:
address-clear = Funziona di nuovo
address-clear-ask = { $address } funziona di nuovo?
address-clear-text = Quello che non si è potuto recapitare viene mandato ancora una volta, e da ora i turni mancati contano di nuovo.
address-cleared = Si riprova a mandare posta a { $address }.

## Distribuzioni

distributions-text = Una partita estrae i suoi ruoli dalle distribuzioni per il suo numero di giocatori: quelle che vengono con le regole e quelle che aggiungi qui.
distributions-size = { $size } giocatori: { $count ->
    [one] una distribuzione
   *[other] { $count } distribuzioni
}
distribution-roles = Una nuova distribuzione
distribution-hint = Un ruolo per riga, con davanti un numero se sono più d’uno: 3 villico. La parola sindaco dà al villaggio un Sindaco. Da 3 a 1000 giocatori.
distribution-add = Aggiungi
distribution-added = È stata aggiunta una distribuzione per { $count } giocatori.
distribution-own = aggiunta
distribution-delete = Elimina
distribution-delete-ask = Eliminare questa distribuzione per { $size } giocatori?
distribution-delete-text = Nessun’altra partita la estrarrà. Le partite già cominciate non cambiano.
distribution-deleted = La distribuzione è stata eliminata.
