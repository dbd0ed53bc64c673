### Lettere di carta per i giocatori, e i codici con cui entrano.

letters-title = Lettere
letters-text = Un foglio per ogni giocatore, da piegare e consegnare: chi sei, chi conosci e come arrivi alla tua pagina. Stampa su un lato solo; piegato lungo i tratti, si vede soltanto il nome. Se puoi, non leggerli.
letters-whose = Le lettere di chi
letters-codes = Ogni lettera contiene un codice nuovo. I codici stampati prima e non ancora usati smettono di funzionare: consegna dunque solo le lettere più recenti.
letters-print = Prepara le lettere (PDF)
letters-none = Scegli almeno un giocatore.
letter-for = Per { $name }
letter-fold = Piega in su il terzo inferiore, poi all’indietro questo terzo. Solo per gli occhi del destinatario.
letter-title = { $name }, ecco chi sei:
letter-known = Che cosa sai dall’inizio
letter-advice-title = Che cosa fare adesso
letter-advice-page = Vai alla tua pagina: lì scegli che cosa fare di notte, voti di giorno e leggi tutto quello che ti viene detto.
letter-advice-open = La fase aperta adesso si chiude { $moment }. Fino ad allora puoi cambiare scelta quante volte vuoi.
letter-advice-secret = Di’ di te quello che vuoi, vero o falso, ma non mostrare a nessuno questa lettera né nulla di quello che dice la tua pagina.
letter-advice-help = Qualcosa non è chiaro? Chiedi ai game master. Quello che chiedi non lo vede nessun altro.
letter-sign-in-title = Come entrare
letter-sign-in = Su { $place } scrivi questo codice:
letter-sign-in-once = Funziona una volta sola, e soltanto per { $game }. Se non funziona più, chiedine uno nuovo a un game master.

## Codici

credentials-title = Accessi
credentials-text = A chi non riesce a entrare puoi dare un codice nuovo, o mandare una mail con un link. Entrambi aprono la pagina di quel solo giocatore: non dare un codice a nessun altro.
column-code = Ultimo codice
code-used = codice usato
code-made = codice del
code-none = ancora nessun codice
code-make = Nuovo codice
code-of-player = Un codice per { $name }
code-of-player-text = Con questo codice { $name } entra su { $place }, solo per { $game }. I codici di questo giocatore non ancora usati smettono di funzionare.
code-once = Qui lo vedi una volta sola. Non viene conservato da nessuna parte.
link-send = Manda un link
link-sent = Un link per entrare è in viaggio verso { $name }.
link-not-sent = A { $name } non è stato mandato nessun link: ce ne sono stati troppi di recente, oppure questo account non entra per posta.
