### Le parole dei game master durante la partita, e delle domande che i giocatori fanno loro.

## Annunci

announcements = Annunci
announce = Annuncia
announce-text = Quello che tutti devono sapere
announce-hint = Arriva per mail a tutti i giocatori, resta sulla pagina pubblica e nel registro della partita, e non si può ritirare.
announce-is-hint = È un indizio su quali ruoli ci sono in partita
announce-not-now = Gli annunci si fanno dall’assegnazione dei ruoli fino alla fine della partita.
announced = I giocatori di { $game } lo stanno per sapere.
announced-before = Annunciato finora
announced-hint = indizio
announced-none = Ancora niente.

## Le domande ai game master, dalla loro parte

asked = Domande
asked-text = Quello che i giocatori di questa partita hanno chiesto ai game master. Nessun altro lo vede. La risposta arriva a chi ha chiesto sulla sua pagina e per mail, e resta nel registro della partita.
asked-none = Nessuna domanda aspetta una risposta.
asked-answer = La tua risposta a { $name }
asked-send = Rispondi
asked-answered = { $name } ha la tua risposta.
asked-too-late = Qualcun altro ha già risposto a { $name }.
asked-written = { $name } ha il tuo messaggio.
write = Scrivi a un solo giocatore
write-to = Giocatore
write-text = Il tuo messaggio
write-send = Invia

## Le domande ai game master, come le fa un giocatore

ask = Chiedi ai game master
ask-text = Una regola non è chiara, o c’è qualcosa che non va? Chiedi a chi conduce la partita. Nessun altro vede che hai chiesto, né che cosa. La risposta arriva qui e per mail.
ask-question = La tua domanda
ask-hint = Al massimo { $most } caratteri, e { $open } domande alla volta.
ask-send = Chiedi
ask-sent = La tua domanda è arrivata ai game master.
ask-not-now = Puoi fare domande dall’assegnazione dei ruoli fino alla fine della partita.
ask-waiting = In attesa di risposta
ask-answers = Risposte
ask-answers-none = Ancora nessuna risposta.

## Agire per un giocatore

stand-in = Al posto di { $name }
stand-in-short = Agisci per
stand-in-text = Rispondi qui per { $name }, che te l’ha chiesto. I moduli sono gli stessi, con la stessa scadenza. La ricevuta va a { $name }, e nel registro resta scritto che l’hai fatto tu.
stand-in-asked = Che cosa si chiede a { $name }
stand-in-none = In questo momento a { $name } non si chiede niente.
stood-in = La risposta di { $name } è registrata.

## I messaggi non capiti

unread = Messaggi non capiti
unread-text = Quello che è arrivato per questa partita e che Verteller non ha saputo eseguire. Puoi inserire tu il comando, rispondere, o mettere da parte il messaggio. I giocatori non vedono questa pagina.
unread-none = Nessun messaggio aspetta.
unread-stranger = Da { $sender }, un indirizzo che non partecipa. Non ha ricevuto risposta.
unread-count = { $name } chiede quanti sono i Rossi. Può saperlo una volta sola, e soltanto da te: quando rispondi, la domanda è usata.
unread-reds = Rossi ancora in vita: { $count }.
unread-again = { $name } ha già usato questa domanda.
unread-enter = Inserisci il comando
unread-send-count = Rispondi e segna come usata
unread-set-aside = Metti da parte
unread-put-aside = Il messaggio è messo da parte.
unread-gone = Qualcun altro se n’è già occupato.
unread-wrote = { $name } ha scritto:

## Motivi, fazioni, fine

reason = Perché, solo per { $name }
reason-faction = Perché, solo per i membri della fazione
reason-public = Perché, per tutti
reason-text = Puoi lasciarli vuoti tutti e due. Il primo viene detto subito, il secondo quando il villaggio viene a sapere che non ci sono più.
faction-one = Fazione
faction-pick = Scegli una fazione
faction-any = Chi ha vinto
faction-any-text = Se non spunti nessuno, la partita finisce in parità.
act-disqualify-faction = Squalifica una fazione
act-disqualify-faction-question = Squalificare un’intera fazione di { $game }?
act-disqualify-faction-text = Alla prossima alba o al prossimo tramonto chi ne fa parte in quel momento, vivo o morto, va in esilio, e il villaggio legge chi erano. Quello che hanno già scelto vale fino ad allora. Prima di allora nessuno ne sa niente, tranne il motivo che dai ai membri.
done-disqualify-faction = La fazione esce quando si chiude la fase in corso di { $game }.
act-end = Concludi in anticipo
act-end-question = Concludere adesso { $game }?
act-end-text = Fallo solo quando è chiaro a tutti come va a finire; non c’è mai obbligo. La partita finisce subito, tutti i ruoli vengono mostrati, e chi spunti qui ha vinto.
done-end = { $game } è finita.

## Chi conduce la partita

masters = Game master
masters-text = Queste persone conducono la partita. Possono farlo anche gli amministratori. Chi gioca non vede qui nessun segreto.
masters-none = Solo gli amministratori.
masters-you = tu
masters-plays = gioca
masters-step-down = Lascia l’incarico
masters-dismiss = Togli l’incarico
masters-appoint = Nomina un game master
masters-address = Indirizzo mail
masters-hint = Chi nomini accede con un link a questo indirizzo e trova la partita sulla sua scrivania. Chi è stato game master di una partita non può mai prenderci il posto di un giocatore.
masters-appointed = { $address } ora è game master di questa partita.
masters-dismissed = { $address } non è più game master di questa partita.
masters-stepped-down = Hai lasciato l’incarico.

## Che cosa è stato fatto

log = Scarica il registro
recorded = Che cosa è stato fatto
did-host = chi ospita il sito
did-pause = Messa in pausa
did-resume = Ripresa
did-extend = Concesso altro tempo
did-close = Chiusa la fase in corso
did-rewind = Annullata l’ultima chiusura
did-look = Guardato dietro le quinte
did-stop = Interrotta per sempre
did-substitute = Dato a qualcun altro il posto di { $name }
did-remove = Squalifica: { $name }
did-unlist = Fuori dalla lista: { $name }
did-disqualify-faction = Squalificata una fazione
did-end = Conclusa in anticipo
did-announce = Fatto un annuncio
did-hint = Dato un indizio
did-answer = Risposto a { $name }
did-write = Scritto a { $name }
did-stand-in = Risposto al posto di { $name }
did-set-mail-aside = Messo da parte un messaggio
did-nickname = Cambiati dei soprannomi
did-appoint = { $whom } ora è game master
did-dismiss = { $whom } non è più game master
did-archive = Scaricato il registro
did-ladder = Cambiato che cosa succede agli assenti
did-calendar = Cambiato il calendario
did-compose = Composto il villaggio
did-see-village = Guardato il villaggio composto
did-hints = Cambiati gli indizi
did-invite = Spediti gli inviti
did-add = Iscritta una persona
did-take-off = Cancellata un’iscrizione
did-deal = Assegnati i ruoli
did-make-code = Creato un codice per entrare
did-mail-link = Spedito un link per entrare
did-print-letters = Stampate le lettere
