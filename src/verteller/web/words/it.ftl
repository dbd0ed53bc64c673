### Le parole delle pagine.

## Su ogni pagina

site = Verteller
site-line = Il narratore di cui ogni partita di Lupus ha bisogno e che nessuno deve fare
skip = Vai al contenuto
nav = Pagine
nav-games = Partite
nav-rooms = Dal vivo
nav-mailbox = Posta
language-choice = Lingua
updates = Questa pagina si aggiorna da sola.
updates-none = Ricarica la pagina per vedere le novità.
reload = Ricarica
page-title = { $page } · Verteller
not-found = Qui non c’è nulla
not-found-text = Questa pagina non esiste, o non esiste più.
to-games = Alle partite

## Partite

games = Partite
games-none = In questo momento non si gioca nessuna partita.
games-none-demonstration = Avvia una dimostrazione, e un villaggio ne giocherà una per te.
games-over = Partite finite
game-open = Leggi la storia di { $game }
status-sign-up = Iscrizioni
status-running = In corso
status-paused = In pausa
status-stopped = Fermata
status-finished = Finita
phase-sign-up = Il villaggio si riempie
phase-beginning = Prima della prima notte
phase-night = Notte { $number }: il villaggio dorme
phase-day = Giorno { $number }
phase-election = Giorno { $number }: il villaggio elegge un Sindaco
phase-pyre = Giorno { $number }: il villaggio vota per il rogo
phase-paused = La storia è ferma per un po’
phase-stopped = La storia è stata interrotta
phase-finished = La storia è stata raccontata
closes = Scadenza:
players-signed-up = { $count ->
    [0] Ancora nessun iscritto; { $seats } posti
    [one] Un iscritto, { $seats } posti
   *[other] { $count } iscritti, { $seats } posti
}
living = Vivi
living-count = { $count ->
    [one] Un personaggio vivo
   *[other] { $count } vivi
}
dead = Morti
dead-none = Non è ancora morto nessuno.
mayor = Sindaco
role-unknown = ruolo sconosciuto
chapter-start = Prima della prima notte
chapter-night = Notte { $number }
chapter-day = Giorno { $number }
story = La storia
story-none = La storia deve ancora cominciare.
seal = Sigillo della sorte (SHA-256)
seal-text = Tutto ciò che in questa partita decide la sorte era fissato prima dell’inizio. Chi conserva questo sigillo può controllare, dopo, che i sorteggi siano stati leali.
only-public = Questa pagina mostra ciò che sa tutto il villaggio, e nient’altro.

## Dimostrazione

demonstration = Dimostrazione
demonstration-text = Un villaggio di giocatori inventati gioca per posta un’intera partita di Wakkerdam, qui su questa macchina. Ognuno di loro ha una casella, e tu puoi guardare in tutte.
demonstration-busy = È in corso una dimostrazione.
demonstration-seat = La tua posta ti aspetta nella casella di { $name }.
demonstration-players = Quanti giocatori
demonstration-name = Il tuo nome, se vuoi giocare anche tu
demonstration-name-hint = Lascia vuoto per stare a guardare.
demonstration-start = Avvia una dimostrazione
demonstration-fault-busy = Il villaggio sta ancora giocando. Aspetta che quella partita sia finita.
demonstration-fault-name = Nessuno nel villaggio può chiamarsi così. Usa soltanto lettere, e un nome che non abbia nessun altro.
demonstration-fault-number = Una dimostrazione è per un numero di giocatori da { $least } a { $most }.
demonstration-fault-failed = La dimostrazione non è partita. Il terminale dice perché.

## Posta

mailbox = Posta
mailbox-warning = Questa è una dimostrazione: la posta di tutti è qui, aperta. Un vero narratore non mostra mai questa pagina.
people = Persone
people-none = Nessuno ha ancora ricevuto posta.
person-guest = tu
person-unread = { $count ->
    [one] una non letta
   *[other] { $count } non lette
}
person-choose = Scegli qualcuno per leggerne la posta.
mail-of = Posta di { $name }
conversations = Conversazioni
conversations-none = Qui non c’è ancora posta.
conversation-choose = Scegli una conversazione per leggerla.
conversation-count = { $count ->
    [one] un messaggio
   *[other] { $count } messaggi
}
back-people = Tutte le persone
back-conversations = Tutta la posta di { $name }
unread-one = Da leggere
letters-new = { $count ->
    [one] È arrivato un nuovo messaggio.
   *[other] Sono arrivati { $count } nuovi messaggi.
}
from = Da
to = A
wrote = { $name } ha scritto
written-by = di { $name }
view-text = Solo testo
view-html = Con impaginazione
view-choice = Come mostrare questo messaggio
message-html-title = Il messaggio con la sua impaginazione
subject-none = (nessun oggetto)
reply = Rispondi
reply-to = Rispondi a “{ $subject }”
reply-text = La tua risposta
reply-hint = Basta un nome dell’elenco. Conta soltanto quello che scrivi tu.
reply-send = Manda
compose = Nuovo messaggio
compose-subject = Oggetto
compose-subject-hint = Metti il nome della partita, oppure Aiuto.
compose-text = Messaggio
compose-send = Manda
sent = Il tuo messaggio è in viaggio verso il narratore.
fault-empty = Il messaggio è vuoto. Prima scrivi qualcosa.
fault-no-door = Da qui non si può mandare posta: la porta della posta del narratore è chiusa.
fault-refused = La porta della posta del narratore ha rifiutato il messaggio: { $reason }
fault-address = Questo non è un indirizzo di posta.
open-other = Apri un’altra casella
open-other-address = Indirizzo di posta
open-other-hint = Va bene qualunque indirizzo: scrivi da lì per partecipare a una partita.
open-other-go = Apri
you-as = Scrivi come { $address }.

## Entrare

sign-in = Entra
sign-in-text = Scrivi l’indirizzo con cui giochi o amministri. Riceverai una mail con un link che ti fa entrare: non c’è una password.
sign-in-already = Sei già dentro come { $address }.
sign-in-address = Il tuo indirizzo di posta
sign-in-ask = Mandami un link
sign-in-asked = Guarda nella tua posta
sign-in-asked-text = Se qui { $address } è un indirizzo conosciuto, una mail con un link è in arrivo. Il link funziona una volta sola, entro quindici minuti.
sign-in-asked-hint = Dopo qualche minuto ancora nulla? Guarda nella posta indesiderata, e controlla di aver scritto l’indirizzo con cui hai fatto l’iscrizione.
sign-in-again = Chiedi un altro link
sign-in-welcome = Che bello rivederti
sign-in-press = Ancora un clic, e sei dentro come { $address }.
sign-in-gone = Questo link non funziona più
sign-in-gone-text = È già stato usato, o ha più di quindici minuti.
sign-out = Esci
nav-desk = Scrivania

## Eri tu?

confirm = Eri tu?
confirm-text = Il narratore ha ricevuto questo messaggio. Se dici che è tuo, lo tratterà come se fosse arrivato ora.
confirm-game = Per { $game }
confirm-subject = Oggetto: { $subject }
confirm-yes = Sì, ero io
confirm-no = No, non ero io
confirm-done = Confermato
confirm-done-text = Il narratore ha letto il tuo messaggio. Nella tua posta trovi che cosa ne è stato.
confirm-gone = Non c’è nulla da confermare
confirm-gone-text = Questo messaggio è stato rifiutato o è ormai troppo vecchio. Non ne è stato fatto nulla; mandalo pure di nuovo, se era tuo.

## Racconti

nav-stories = Racconti
stories = Racconti
stories-text = Ogni mail di una partita comincia con un racconto. Qui ne scrivi uno per un momento a tua scelta, vedi subito la mail in cui starebbe, e lo consegni. Quando un amministratore l’ha accettato, lo raccontano tutte le partite del suo tema, con il tuo nome in fondo. I racconti si scrivono in olandese o in inglese.
stories-waiting = In attesa di te
stories-waiting-none = Non c’è nulla in attesa di una decisione.
stories-mine = I tuoi racconti
stories-mine-none = Non ne hai ancora scritti.
stories-decided = Decisi
story-status-draft = Bozza
story-status-submitted = Consegnato
story-status-accepted = Accettato
story-status-refused = Non accettato
story-filed = { $theme }, { $tongue ->
    [nl] olandese
   *[other] inglese
}
story-remark = L’amministratore dice
story-new = Scrivi un racconto
story-begin = Comincia
story-field-moment = Quando viene raccontato?
story-field-language = Lingua
story-field-theme = Tema
story-field-author = Il tuo nome come autore
story-theme-hint = Uno che c’è già, o uno nuovo. Ciò per cui un tema non ha un racconto viene raccontato dal tema “default”.
story-author-hint = Sta in fondo a ogni mail che racconta il tuo racconto.
story-unfit-moment = Scegli un momento.
story-unfit-language = Scegli una lingua.
story-unfit-theme = Un tema è fatto di una o più parole di lettere e cifre.
story-unfit-author = Di’ con quale nome vuoi comparire.
story-first-line = Scrivi qui il tuo racconto.
story-write = Scrivi
story-written = Com’è stato scritto
story-text = Il racconto, con i suoi campi sopra
story-company = Guardalo con
story-company-a = giocatori nel gruppo A
story-company-b = giocatori nel gruppo B
story-genders = di cui si parla come di
story-genders-mixed = un po’ di tutto, a turno
story-genders-woman = donne
story-genders-man = uomini
story-genders-neither = né uomini né donne
story-submit = Consegna
story-keep = Conserva la bozza
story-look = Mostra l’anteprima
story-take-back = Riprendilo
story-discard = Butta via
story-preview = Come verrebbe letto
story-verdict-good = Questo racconto si può raccontare.
story-verdict-faults = { $count ->
    [one] C’è ancora una cosa che non va.
   *[other] Ci sono ancora { $count } cose che non vanno.
}
story-line = Riga { $line }
story-preview-of = Con { $a } nel gruppo A e { $b } nel gruppo B; i nomi sono inventati. I fatti sotto la linea sono completi anche senza il racconto.
story-about = Chi c’è dentro
story-about-roles = i loro ruoli si possono nominare
story-about-deadline = si può nominare, dove c’è
story-words = Che cosa puoi mettere fra graffe
story-use-name = il nome del primo giocatore del gruppo B; [1] è il secondo
story-use-names = tutti i nomi di un gruppo, in un elenco
story-use-count = quanti sono
story-use-word = una parola per un uomo, per una donna, per nessuno dei due
story-use-pronouns = quello che si addice al giocatore; se non c’è, il nome
story-use-role = il ruolo del giocatore con il suo articolo, con la minuscola o la maiuscola; soltanto dove è noto
story-use-day = il numero del giorno
story-use-deadline = fino a quando conta una risposta
story-use-if = un testo oppure un altro
story-use-for = un testo per ciascun giocatore
story-kept = La bozza è stata conservata.
story-submitted = Il tuo racconto è stato consegnato. Riceverai una mail quando sarà stato deciso.
story-taken-back = Il racconto è di nuovo una bozza, e ora non viene raccontato.
story-discarded = Il racconto è stato buttato via.
story-accepted = Il racconto è stato accettato, e d’ora in poi viene raccontato.
story-refused = Il racconto è stato rimandato a chi l’ha scritto.
story-decide = La tua decisione
story-decide-text = Rileggilo ancora una volta come chi gioca: si legge bene, sta bene nel suo tema, non fa torto a nessuno? Una volta accettato, viene raccontato dalla prossima mail.
story-withdraw-text = Questo racconto viene raccontato. Se lo togli, le partite proseguono con gli altri racconti del tema, o con il tema “default”.
story-decide-remark = Due parole a chi l’ha scritto
story-accept = Accetta
story-refuse = Non accettare
story-withdraw = Toglilo
story-refused-faulty = Il racconto è stato conservato ma non consegnato: prima sistema quello che è elencato qui sotto.
story-refused-too_long = Il racconto è troppo lungo.
story-refused-too_many = Hai troppi racconti in attesa. Aspetta che su qualcuno si sia deciso, o butta via una bozza.
story-refused-not_open = Ora questo racconto non si può cambiare. Prima riprendilo.
story-refused-not_waiting = Su questo racconto non c’è più nulla da decidere.
story-refused-changed = Il racconto è cambiato da quando l’hai letto. Eccolo com’è ora.
story-refused-undecided = Premi uno dei pulsanti.
