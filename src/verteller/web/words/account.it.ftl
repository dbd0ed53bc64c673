### L’account di chi è entrato, altri modi per entrare, e chi ha guardato una partita.

## Altri modi per entrare

sign-in-ways = Altri modi per entrare
sign-in-too-often = Troppi tentativi sbagliati. Aspetta un’ora e riprova.
password-own-words = Una password per il database non può essere fatta di parole del gioco.
passkey-sign-in = Entra con una passkey
passkey-sign-in-text = Se su questo dispositivo hai salvato una passkey per questo sito, non ti serve nessuna mail.
passkey-failed = Non ha funzionato. Riprova, oppure fatti mandare un link per mail.
passkey-unfit = Questa passkey non è stata riconosciuta. Riprova, oppure fatti mandare un link per mail.
code-link = Ho un codice su carta
code-title = Entra con un codice
code-text = Sulla tua lettera c’è un codice di dodici lettere. Funziona una volta sola e apre la tua pagina di quella partita.
code-label = Il tuo codice
code-hint = Maiuscole, trattini e spazi non contano.
code-enter = Entra
code-wrong = Questo codice non funziona. Controlla le lettere. Se è già stato usato o ha più di { $days } giorni, chiedine uno nuovo al game master.
nav-account = Account

## Account

account = Il tuo account
account-addresses = I tuoi indirizzi
account-addresses-text = A ognuno di questi può essere mandato un link per entrare. Solo un amministratore può cambiarli: così chi trova il tuo telefono non può prendere il tuo posto.
account-language = Lingua
account-language-text = La lingua di queste pagine e delle mail che non riguardano una partita. In una partita vale la lingua scelta al momento dell’iscrizione.
account-language-label = La tua lingua
account-language-set = Usa questa lingua
sessions = Le tue sessioni
sessions-text = Una sessione finisce dopo { $idle } giorni senza uso, e in ogni caso dopo { $most } giorni.
session-unknown = Browser sconosciuto
session-this = questa
session-bound = una sola partita
session-by-link = con un link per mail
session-by-code = con un codice
session-by-passkey = con una passkey
session-by-password = con una password
session-since = ingresso
session-seen = ultimo uso
session-near = dalle parti di { $network }
session-end = Chiudi
session-end-name = Chiudi: { $name }, ingresso { $since }
session-ended = Quella sessione è chiusa.
sessions-end-others = Chiudi tutte le altre sessioni
sessions-end-all = Esci dappertutto
sessions-ended = { $count ->
    [0] Non c’erano altre sessioni.
    [one] Un’altra sessione è stata chiusa.
   *[other] Altre { $count } sessioni sono state chiuse.
}

## Passkey

passkeys = Passkey
passkeys-text = Una passkey è custodita dal tuo telefono, dal computer o da una chiave di sicurezza e ti fa entrare senza mail. Funziona solo su questo sito, e non si può indovinare né copiare da un messaggio.
passkeys-none = Non hai ancora nessuna passkey.
passkeys-nowhere = A questo indirizzo le passkey non funzionano: serve una connessione cifrata.
passkeys-no-script = Per aggiungere una passkey serve JavaScript.
passkeys-fresh = Per aggiungere o togliere una passkey bisogna essere entrati nell’ultimo quarto d’ora.
passkeys-again = Entra di nuovo
passkey-name = Dalle un nome
passkey-name-hint = Per esempio: il mio telefono
passkey-name-of = Nome di { $name }
passkey-add = Aggiungi una passkey
passkey-rename = Rinomina
passkey-remove = Togli
passkey-remove-name = Togli { $name }
passkey-made-at = aggiunta
passkey-used-at = ultimo uso
passkey-never = mai usata
passkey-synced = sincronizzata tra i tuoi dispositivi
passkey-made = “{ $name }” è stata aggiunta. D’ora in poi puoi usarla per entrare.
passkey-renamed = Ora si chiama “{ $name }”.
passkey-removed = “{ $name }” non apre più niente. Pensi che l’abbia usata qualcun altro? Allora chiudi anche tutte le altre sessioni.
passkey-not-made = La passkey non è stata aggiunta. Riprova.
passkey-stale = Il tuo ultimo ingresso è troppo lontano per farlo. Prima entra di nuovo.

## Chi ha guardato le pagine private di una partita

access = Chi ha guardato
access-text = Ogni visita alle pagine dei giocatori di { $game }, una volta per persona, browser, pagina e ora. Viene cancellata { $days } giorni dopo la fine della partita.
access-none = Non ha ancora guardato nessuno.
access-player = Giocatore
access-all = Tutti
access-show = Mostra
access-when = Quando
access-page = Pagina
access-with = Con
access-from = Dalle parti di
access-somebody = qualcun altro
access-kind-game = la partita
access-kind-told = tutto quello che è stato detto
access-kind-turn = un turno
access-kind-text = download
access-kind-other = un’altra pagina
