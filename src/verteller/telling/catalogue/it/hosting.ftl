### Le lettere intorno alla partita: iscrizione, inizio, pausa, fine, aiuto e amministrazione.
### Ogni oggetto (.subject) di una partita ne porta il nome, così una risposta le appartiene da sé.

## Misure e nomi

duration-days = { $count ->
    [one] { $count } giorno
   *[other] { $count } giorni
}
duration-hours = { $count ->
    [one] { $count } ora
   *[other] { $count } ore
}
duration-minutes = { $count ->
    [one] { $count } minuto
   *[other] { $count } minuti
}
duration-seconds = { $count ->
    [one] { $count } secondo
   *[other] { $count } secondi
}
moment = { $date } ({ $zone })
gender-name = { $gender ->
    [man] uomo
    [woman] donna
   *[neither] altro
}
language-name = { $language_code ->
    [nl] olandese
    [en] inglese
    [it] italiano
    [de] tedesco
   *[other] { $language_code }
}
line = { $label }: { $value }
label-game = Partita
label-name = Nome
label-gender = Se ne parla come di
label-address = Indirizzo
label-language = Lingua
label-time_zone = Fuso orario
label-players = Numero di giocatori
label-most = Posti
label-moment = Momento
label-theme = Tema
label-speed = Tempo per turno
label-strictness = Severità
label-mayor = Sindaco
label-closes = Chiusura delle iscrizioni
label-seal = Sigillo della sorte (SHA-256)
label-nicknames = Soprannome
label-factions = Vinta da
label-reason = Motivo
label-number = Numero
label-sender = Mittente
label-subject = Oggetto
label-error = Errore
label-fault = Errore
mayor-yes = sì, eletto dal villaggio
mayor-no = no
strictness-value = { $strictness ->
    [0] chi manca delle votazioni resta comunque in gioco
    [one] chi manca una votazione lascia il gioco
   *[other] chi manca { $strictness } votazioni di fila lascia il gioco
}
rung-reminders = Prima della scadenza ricevi un promemoria, se sto ancora aspettando te.
rung-strikes = Chi non vota per il Sindaco o per il rogo riceve un richiamo, e lo leggono tutti.
rung-excuses = Starai via per un po’? Scrivi su una riga a parte qualcosa come “assente fino al 3 dicembre” o “assente per 2 settimane”. Fino ad allora i turni che manchi non contano.
rung-extensions = Hai bisogno di tempo? Scrivi “più tempo”. Se lo fa più della metà dei vivi, il turno dura di più per tutti.
rung-substitutes = Chi non gioca può offrirsi come riserva: con la parola “riserva” in un messaggio alla partita.
rung-leaving = Vuoi lasciare? Scrivi “mi ritiro”.
rung-least = Può partecipare chi nelle partite precedenti ha risposto ad almeno { $least } turni su cento; chi gioca per la prima volta è sempre benvenuto.
addresses-everybody = Quando i ruoli sono assegnati, gli indirizzi di posta di tutti i partecipanti compaiono sulla pagina pubblica della partita: lo vuole il regolamento. Preferisci di no? Allora iscriviti con un indirizzo che tutti possono conoscere.
addresses-players = Quando i ruoli sono assegnati, sulla pagina della partita i partecipanti vedono gli indirizzi di posta gli uni degli altri.
theme-name = { $theme ->
    [default] predefinito
   *[other] { $theme }
}
player-line = { $player } ({ $gender_name }), { $address }

## Messaggi della partita

subject-start = { $game }: prima della prima notte
subject-night = { $game }: notte { $number }
subject-day = { $game }: giorno { $number }
subject-end = { $game }: la fine
subject-news = { $game }: notizie dal villaggio
subject-private-start = { $game }: prima della prima notte, solo per te
subject-private-night = { $game }: notte { $number }, solo per te
subject-private-day = { $game }: giorno { $number }, solo per te
subject-private-end = { $game }: la fine, solo per te
subject-private-news = { $game }: solo per te
subject-answer_taken = { $game }: preso nota
subject-refused = { $game }: non accettato
subject-refused-without-game = Il tuo messaggio non è stato accettato
subject-final = { $game }: com’è finita
final-intro = La storia di { $game } è stata raccontata. È finita così.

## Iscrizione

signed_up = Il villaggio ti dà il benvenuto, { $name }! Ora fai parte di { $game }.
    .subject = { $game }: sei dei nostri
    .replaced = I tuoi dati per { $game } sono aggiornati, { $name }.
    .data = Questo è quello che ho annotato di te:
    .correct = C’è qualcosa di sbagliato? Allora iscriviti di nuovo dallo stesso indirizzo; i nuovi dati sostituiscono i vecchi.
    .next = Le iscrizioni chiudono { $closes }, o appena tutti i posti sono occupati. Allora i ruoli vengono assegnati, e un messaggio solo per te ti dice chi sei.
    .next-open = Appena le iscrizioni chiudono, i ruoli vengono assegnati, e un messaggio solo per te ti dice chi sei.
sign_up_refused = La tua iscrizione non è stata accettata.
    .subject = { $game }: iscrizione non accettata
    .subject-without-game = La tua iscrizione non è stata accettata
invitation = Nel villaggio di { $game } c’è ancora posto, e qualcosa ulula nel bosco. Vuoi partecipare a una partita di Lupus per posta elettronica?
    .subject = { $game }: giochi anche tu?
    .how = Si fa così: rispondi a questo messaggio soltanto con il tuo nome, una virgola e poi uomo, donna o altro; per esempio “Bruno, uomo”. Va bene anche un nuovo messaggio a { $home } con oggetto { $game }. L’ultima parola serve soltanto a decidere come si parla di te.
    .settings = Le regole di questa partita:
    .active = Ogni turno chiede al massimo una breve risposta, ma in tempo: pensa bene se nelle prossime settimane puoi partecipare.

## L’inizio

opening = In { $game } i ruoli sono stati assegnati, e questa è l’ultima sera in cui tutti vanno a dormire in pace. Un messaggio solo per te ti dice chi sei.
    .subject = { $game }: si comincia
    .settings = Le regole di questa partita:
    .players = Gli abitanti del villaggio:
    .answering = Si gioca così: rispondi ai messaggi che ricevi, oppure scrivi a { $home } con il nome della partita nell’oggetto. Nel messaggio metti il nome o i nomi che scegli, oppure la sola parola “{ -blank }”.
    .blank-first = Hai dubbi? Rispondi intanto “{ -blank }”. Fino alla scadenza puoi cambiare quante volte vuoi, e non lascerai mai il gioco per una dimenticanza.
    .discussion = Discuti, accusa e supplica quanto vuoi, ma lascia fuori { $home }: tutto ciò che arriva a quell’indirizzo viene letto come una scelta.
    .dead = Quando muori, tieni per te quello che sai. Continuerai a ricevere ciò che viene detto a tutto il villaggio; se non lo vuoi più, scrivilo agli amministratori.
    .help = Hai una domanda? Scrivi a { $home } con oggetto Aiuto; gli amministratori rispondono entro due giorni. È meglio non nominare il tuo ruolo, perché chi risponde potrebbe giocare anche lui. Con “Aiuto anonimo” nell’oggetto, il tuo indirizzo resta nascosto.
    .faults = Hai trovato un errore, o un modo di barare? Dillo soltanto agli amministratori, così la partita resta divertente per tutti.

## Fermarsi e riprendere

game_paused = { $game } fa una breve pausa. Per favore non mandare risposte adesso: non verrebbero conservate. Saprai subito quando si riprende.
    .subject = { $game }: una breve pausa
game_resumed = { $game } riprende. Quello che avevi già scelto vale ancora, e il turno in corso riceve di nuovo tutto il suo tempo.
    .subject = { $game }: si riprende
    .due = La nuova scadenza è { $due }.
    .sign-up = { $game } riprende: le iscrizioni sono di nuovo aperte, e puoi ancora cambiare i tuoi dati.
game_stopped = { $game } è stata fermata e non riprenderà. Non serve più rispondere. Grazie per aver giocato.
    .subject = { $game }: fermata
time_given_back = Il narratore è stato via per un po’ ({ $lost }), e quel tempo ti viene restituito.
    .mail = Per un po’ ({ $lost }) la posta non è passata, e quel tempo ti viene restituito.
    .subject = { $game }: più tempo
    .due = La nuova scadenza in { $game } è { $due }.
reminder = In { $game } il narratore aspetta ancora la tua risposta.
    .subject = { $game }: non dimenticare la tua risposta
    .due = Rispondi entro { $due }.
    .blank-first = Hai ancora dubbi? Rispondi intanto “{ -blank }”; fino alla scadenza puoi cambiare.
    .missed = { $left ->
        [one] Se manchi questo turno, lasci il gioco.
       *[other] Se ne manchi altri { $left }, contando questo, lasci il gioco.
    }
    .off = Preferisci non ricevere promemoria? Rispondi soltanto “niente promemoria”.
reminders = In { $count } partite il narratore aspetta ancora la tua risposta.
    .subject = Non dimenticare le tue risposte
    .game = { $game }, entro { $due }:
    .how = Per ogni partita rispondi al messaggio che ne hai ricevuto, non a questo.
left_list = Non riceverai più messaggi su { $game }. Riposa in pace.
    .subject = { $game }: fuori dalla lista

## Aiuto

help_received = La tua domanda è dagli amministratori e ha il numero { $number }. Riceverai una risposta a questo indirizzo entro due giorni.
    .subject = Aiuto: la tua domanda ha il numero { $number }
    .anonymous = Il tuo indirizzo non è stato comunicato: gli amministratori vedono soltanto il numero e la tua domanda.
    .role = Un consiglio per la prossima volta: è meglio non nominare il tuo ruolo, perché chi risponde potrebbe giocare anche lui.
    .text = Questo è quello che hai chiesto:
help_forwarded = C’è una richiesta di aiuto con il numero { $number }, da { $sender }.
    .subject = Aiuto { $number }: una domanda di un giocatore
    .anonymous = C’è una richiesta di aiuto con il numero { $number }, da qualcuno che preferisce restare anonimo.
    .game = La domanda riguarda { $game }.
    .answer = Rispondi attraverso il sistema con questo numero, e arriverà al giocatore giusto.
    .text = La domanda:
help_answered = Gli amministratori hanno risposto alla tua domanda numero { $number }.
    .subject = Aiuto { $number }: una risposta alla tua domanda
    .text = La risposta:
    .question = Questo è quello che avevi chiesto:

## Sei proprio tu?

confirmation = Ho ricevuto un messaggio che sembra tuo. Non posso averne la certezza, perché un mittente si può falsificare, quindi per ora non ne ho fatto nulla. Eri tu?
    .subject = { $game }: eri tu?
    .subject-without-game = Eri tu?
    .stranger = Qualcuno vuole usare questo indirizzo per partecipare { AD($game) }, una partita di Lupus per posta elettronica. Eri tu?
    .mail = Il messaggio comincia così:
    .link = Sì? Apri questa pagina e premi il pulsante:
    .or = Oppure rispondi a questo messaggio con la sola parola sì.
    .answer = Sì? Allora rispondi a questo messaggio con la sola parola sì.
    .not-me = Non eri tu? Allora rispondi no, oppure non fare nulla, e non succederà nulla. Chiunque fosse, da me non saprà niente.
    .until = Puoi confermare fino a { $until }.
    .sooner = La prossima volta si può fare più in fretta: usa “Rispondi” sul messaggio più recente che hai ricevuto da me. L’indirizzo di risposta mi dice che sei tu.

## Entrare nelle pagine

sign_in = Ecco il link con cui entri. Funziona una volta sola, entro { $lasts }.
    .subject = Il tuo link per entrare
    .unasked = Non l’hai chiesto tu? Allora qualcuno ha scritto il tuo indirizzo; lascia stare questo messaggio, e non succederà nulla.

## Prendere il posto di qualcuno

hand_over = Entri come riserva: da questo momento giochi in { $game }, con il nome { $player }. Grazie!
    .subject = { $game }: ora tocca a te
    .secret = Qui sotto c’è tutto ciò che finora è stato detto a questo posto, dall’inizio, e nient’altro. Chi giocava qui prima non c’è più; non parlarne con nessuno.
    .told = Dove c’è scritto “tu”, si parlava di chi giocava qui prima di te.
    .asked = Ti stanno aspettando. Questo è ciò che viene chiesto; quello che da questo posto è stato scelto prima in questo turno vale finché non mandi altro.
    .not-asked = In questo momento non ti è chiesto nulla. Quando ci sarà qualcosa da scegliere, riceverai un messaggio.

## Amministrazione

admin_notice = Avviso del narratore: { $code }.
    .subject = Amministrazione: { $title }
    .subject-game = { $game }, amministrazione: { $title }
notice-signed_up = { $name } ha chiesto di partecipare { AD($game) }: l’iscrizione è fatta.
    .title = nuova iscrizione
notice-game_created = La partita { $game } è stata creata.
    .title = partita creata
notice-game_won = { $game } è stata vinta ed è finita.
    .title = vinta
notice-not_dealt = In { $game } non è stato possibile assegnare i ruoli, e la partita è in pausa.
    .title = ruoli non assegnati
notice-program_error = In { $game } qualcosa è andato storto: { $error }. Soltanto questa partita è in pausa; le altre proseguono.
    .title = errore del programma
notice-no_story = In { $game } è partita della posta senza il suo racconto: nessuno va bene, nemmeno del tema predefinito. I giocatori hanno saputo tutti i fatti. Soltanto questa partita è in pausa; aggiungi un racconto, o riprendi la partita così com’è.
    .title = manca un racconto
notice-story_submitted = È stato consegnato un racconto. Leggilo nelle pagine degli autori, e accettalo oppure no.
    .title = un racconto consegnato
label-story = Racconto
label-link = Pagina
notice-mail_failed = La posta per { $email } non è stata recapitata.
    .title = posta non recapitata
notice-address_unreachable = La posta per { $email } continua a tornare indietro. Riproverò di tanto in tanto; finché un messaggio non arriva, o non ne viene uno da lì, nulla di ciò che è mandato a quell’indirizzo va perso, e i turni mancati di chi gioca con esso non contano.
    .title = giocatore non raggiungibile
notice-excuse_used_up = La posta ancora non raggiunge { $name }, e in { $game } nessuno può restare assente più di così: da questo momento i turni mancati contano di nuovo. Forse può entrare una riserva?
    .title = via da troppo tempo
notice-robot = Un programma all’indirizzo { $email } risponde subito a ogni mio messaggio. Per un’ora non riceve più risposte, perché non continuiamo a scriverci per sempre.
    .title = risponditore automatico
notice-no_mail_in = Non si riesce a prendere la posta da { $server }. Finché dura non si chiude alcun turno; poi tutti riavranno il tempo perso.
    .title = non arriva posta
notice-no_mail_out = Non si riesce a mandare la posta con { $server }. Finché dura non si chiude alcun turno; poi tutti riavranno il tempo perso.
    .title = non parte posta
notice-mail_set_aside = È arrivata della posta che qualcuno deve guardare.
    .title = posta messa da parte

## Due parole a qualcuno

told-remark = L’amministratore dice:
told-story_accepted = Il tuo racconto { $story } è stato accettato. D’ora in poi le partite lo raccontano, con il tuo nome in fondo. Grazie!
    .subject = Il tuo racconto è stato accettato
told-story_refused = Il tuo racconto { $story } non viene raccontato, o non viene più raccontato. Puoi cambiarlo e consegnarlo di nuovo.
    .subject = Il tuo racconto è tornato indietro

told-appointed = Da adesso sei un game master di { $game }. Entra con questo indirizzo; la partita si conduce da qui: { $link }
    .subject = { $game }: sei un game master
told-asked = Un giocatore di { $game } ha fatto una domanda ai game master. Puoi leggerla e rispondere qui: { $link }
    .subject = { $game }: una domanda
told-unread = In { $game } aspetta un messaggio che non ho saputo eseguire, o una domanda a cui può rispondere soltanto un game master. Lo trovi sulla scrivania della partita, sotto “Messaggi non capiti”.
    .subject = { $game }: un messaggio ti aspetta
told-seat_taken_over = Da questo momento in { $game } con il nome { $name } gioca un’altra persona. Non riceverai più messaggi su questa partita; non rivelare nulla, nemmeno a chi prende il tuo posto. Grazie per aver giocato.
    .subject = { $game }: qualcuno ha preso il tuo posto
told-seat_given_away = Un amministratore ha messo un’altra persona al posto di { $name } in { $game }.
    .subject = { $game }: una riserva
told-excused = Preso nota: i turni di { $game } che chiudono prima di { $until } per te non contano come mancati. Naturalmente puoi rispondere lo stesso. Torni prima? Allora scrivi “sono di nuovo qui”.
    .subject = { $game }: a presto
told-back = Che bello riaverti qui! I turni di { $game } che manchi contano di nuovo.
    .subject = { $game }: di nuovo tra noi
told-extension_asked = Ho preso nota che in { $game } vorresti altro tempo. Se lo chiede più della metà dei vivi, tutti ricevono altro tempo e vengono a saperlo; fino ad allora vale la scadenza che conosci.
    .subject = { $game }: altro tempo richiesto
told-date_unclear = Capisco che in { $game } starai via, ma non so di sicuro quale giorno intendi con “{ $words }”. Non ho ancora preso nota di nulla. Scrivilo, per esempio, così: “assente fino al 3 dicembre” o “assente per 2 settimane”.
    .subject = { $game }: fino a quando starai via?
told-volunteered = Ho preso nota: sei tra le riserve di { $game }. Quando si libera un posto lo saprai, con tutto ciò che serve. Se preferisci di no, scrivi “mi ritiro”.
    .subject = { $game }: tra le riserve
told-offer_withdrawn = Non sei più tra le riserve di { $game }.
    .subject = { $game }: non più tra le riserve
told-leave_asked = Vuoi davvero lasciare { $game }? Allora manda un altro messaggio con le sole parole “mi ritiro definitivamente”. Se c’è una riserva, il gioco continua con lei; altrimenti lasci alla prima occasione. Se non fai nulla, resti semplicemente in gioco.
    .subject = { $game }: vuoi davvero lasciare?
told-left = Hai lasciato { $game }. Alla prima occasione il tuo ruolo esce dal gioco, a meno che prima non si presenti una riserva. Grazie per aver giocato.
    .subject = { $game }: hai lasciato
told-replaced = Hai lasciato { $game }. Una riserva continua al tuo posto. Grazie per aver giocato.
    .subject = { $game }: hai lasciato
told-unlisted = Non riceverai più messaggi su { $game }.
    .subject = { $game }: fuori dalla lista
told-withdrawn = La tua iscrizione { AD($game) } è annullata. Se cambi idea, basta un’altra iscrizione.
    .subject = { $game }: iscrizione annullata
told-reminders_off = Non riceverai più promemoria, in nessuna partita. Se li rivuoi, scrivi “di nuovo promemoria”.
    .subject = { $game }: niente più promemoria
told-reminders_on = Riceverai di nuovo i promemoria.
    .subject = { $game }: di nuovo promemoria

## In fondo a ogni messaggio

footer-authors = Racconti: { $authors }.
footer-credit = Liberamente ispirato al noto gioco di società sui lupi mannari in un villaggio; ogni merito a chi l’ha inventato e pubblicato.
footer-manual = Regole e istruzioni: { $manual }
footer-help = Una domanda? Scrivi a { $home } con oggetto Aiuto.
