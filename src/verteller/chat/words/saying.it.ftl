saying-no-room = Non sei in questa stanza.
saying-silence = Adesso qui non puoi parlare.
saying-empty = Non c'è ancora niente da inviare.
saying-too-long = È troppo lungo: in un messaggio ci stanno al massimo { $most } caratteri.
saying-too-fast = Nessuno legge così in fretta. Aspetta un attimo e invialo di nuovo.
saying-unfit = Questa pagina non può più inviare niente. Ricaricala.
