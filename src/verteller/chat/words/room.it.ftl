## La stanza in cui si gioca una partita dal vivo

room-title = { $game }, dal vivo
room-out = Le mie partite
room-menu = Altro
room-needs-script = Questa pagina ha bisogno di JavaScript: ciò che si dice e si annuncia compare mentre guardi.
room-plain-page = Alla pagina normale di questa partita

## Cielo, tavolo e orologio

room-phase-none = Prima della prima notte
room-paused = La partita è in pausa
room-night = Notte { $number }
room-day = Giorno { $number }
room-time-up = a momenti
room-table = Intorno al tavolo
room-table-open = Mostra il tavolo
room-table-close = Nascondi il tavolo
room-you = tu
room-dead = fuori gioco
room-captain = capitano
room-floor = ha la parola
room-turn = è di turno
room-votes = voti: { $count }
room-accused = sotto accusa
room-here = c’è
room-away = non c’è

## La propria carta

room-card = La mia carta
room-card-hold = Tieni premuto
room-card-close = Copri la carta
room-dead-note = Sei fuori gioco. Continui a leggere e a sentire tutto ciò che sente il villaggio, ma tra i vivi resti in silenzio.
room-watching = Stai a guardare: vedi ciò che vede tutto il villaggio.

## Stanze e ciò che vi si dice

room-rooms = Stanze
room-unread-one = uno da leggere
room-unread-other = { $count } da leggere
room-open = qui ora puoi scrivere
room-older = Mostra i messaggi precedenti
room-empty = Qui nessuno ha ancora detto niente.
room-narrator = Il narratore
room-write = Di’ qualcosa – { $room }
room-write-line = Scrivi al narratore, o rispondi con parole tue
room-send = Invia
room-finish = Ho detto tutto
room-closed-night = Il villaggio dorme. In piazza si tace fino al mattino.
room-closed-dead = Chi è fuori gioco qui tace.
room-closed-floor = Ora può parlare solo chi ha la parola.
room-closed = Qui adesso nessuno può scrivere.
room-closed-watching = Chi sta a guardare non interviene.
room-sending = invio in corso
room-unsent = non ancora inviato
room-again-send = Invia di nuovo
room-drop = Elimina
room-typing-one = { $name } sta scrivendo …
room-typing-two = { $first } e { $second } stanno scrivendo …
room-typing-many = Stanno scrivendo in molti …
room-newest = Al più recente

## Ciò che chiede il narratore

room-asked = Il narratore ti chiede
room-asked-why = Di che cosa si tratta?
room-asked-fold = Riduci
room-asked-unfold = Espandi
room-answer = Rispondi
room-answer-change = Cambia la mia risposta
room-blank = Nessuno
room-no = No
room-pick-exactly = Scegline { $count }.
room-pick-most = Scegline al massimo { $count }.
room-pick-some = Scegline uno o più.
room-pick-between = Scegline da { $least } a { $most }.
room-noted = Preso nota
room-may-change = Puoi cambiare fino allo scadere del tempo.
room-thumb = Pollice in su: condanna { $name }
room-letter = Le parole della tua lettera
room-letter-send = Scrivi così

## Suono

room-sound = Suono
room-sound-on = Il suono è attivo
room-sound-off = Il suono è spento
room-voice = Fa’ parlare il narratore
room-voice-own = Anche ciò che è solo per me (con le cuffie)
room-bells = Campane
room-voice-try = Prova
room-voice-sample = Scende la notte sul villaggio. Chiudete tutti gli occhi.
room-voice-none = Questo browser non sa parlare. Tutto ciò che dice il narratore si può anche leggere.

## Connessione

room-lost = Connessione interrotta. Nuovo tentativo in corso …
room-back = Di nuovo in linea.
room-signed-out = Qui il tuo accesso è scaduto.
room-reload = Ricarica la pagina
room-new-in = Novità: { $room }
room-cards = Regole e carte
room-elsewhere = Continua su un altro dispositivo
room-language = Lingua

## Suoni, per chi non li sente

room-cue-nightfall = Rintocca una campana grave: scende la notte.
room-cue-daybreak = Suonano le campane del mattino.
room-cue-growl = Un orso ringhia.
room-cue-end = Le campane suonano la fine.

## La fine

room-end = La fine
room-end-title = La partita è finita
room-end-roles = Chi era chi
room-end-again = Ancora, con le stesse persone
room-end-other = Con le stesse persone: { $rulebook }
room-end-next = Alla prossima partita
