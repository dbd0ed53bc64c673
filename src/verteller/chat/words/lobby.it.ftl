### La sala d’attesa di una partita dal vivo: aprirne una, entrare, aspettare e cominciare.

lobby-site = Partite dal vivo
lobby-title = { $game }: la sala d’attesa

## Le mie partite

lobby-mine-title = Partite che si giocano adesso
lobby-mine-text = Ci siete tutti, una notte dura pochi minuti e nessuno deve fare il narratore. Apri una partita, manda in giro il link e comincia appena il villaggio è al completo.
lobby-mine-new = Apri una partita
lobby-mine-new-text = Ognuno sul proprio telefono o computer. Chi ha il link entra con un nome: niente account, niente mail.
lobby-mine-table = Un solo schermo sul tavolo
lobby-mine-table-text = Siete seduti insieme e vi passate un telefono. Funziona anche senza rete.
lobby-mine-linked = Hai ricevuto un link? Aprilo, oppure inquadra il codice quadrato con la fotocamera.
lobby-mine-now = Le tue
lobby-mine-over = Finite
lobby-mine-none = Non hai ancora nessuna partita.
lobby-status-sign_up = in attesa
lobby-status-running = in corso
lobby-status-paused = sospesa
lobby-status-stopped = interrotta
lobby-status-finished = finita

## Una partita nuova

lobby-new-title = Apri una partita
lobby-new-rulebook = Con quali regole
lobby-rulebook-duesterwald = Düsterwald
    .text = Da tre a sessanta giocatori, meglio da otto a dodici. Di notte ogni ruolo è chiamato ad alta voce, di giorno un capitano guida il villaggio. Sedici ruoli, dalla strega al lupo primordiale.
lobby-rulebook-tabula = Lupus in Tabula
    .text = Da otto a ventiquattro giocatori, come a un tavolo: a turno si fa un nome, gli accusati si difendono, poi c’è il ballottaggio.
lobby-new-name = Come si chiama la partita
lobby-new-name-hint = Lettere e cifre.
lobby-new-language = In che lingua parla il narratore
lobby-new-language-hint = Ognuno legge nella propria.
lobby-new-you = Tu
lobby-new-plays = Gioco anch’io
lobby-new-plays-hint = Altrimenti ospiti soltanto, e assisti come ogni spettatore.
lobby-new-pace = Ritmo
lobby-pace-brisk = Svelto
lobby-pace-usual = Normale
lobby-pace-calm = Tranquillo
lobby-pace-text = { $call } secondi a chiamata, { NUMBER($talk, maximumFractionDigits: 1) } minuti per parlare
lobby-new-speaks = Il narratore parla ad alta voce
lobby-new-speaks-hint = In ogni browser, finché qualcuno non lo spegne lì. Tutto si può anche leggere.
lobby-new-ready = Il tempo di leggere le carte prima della prima notte
lobby-new-ready-hint = Ognuno può dire al narratore che è pronto.
lobby-new-options = Opzioni di queste regole
lobby-new-options-text = Così come sono qui, sono quelle previste dal regolamento.
lobby-new-by-pace = secondo il ritmo
lobby-new-roles = Quali ruoli si distribuiscono si decide nella sala d’attesa, quando si vede in quanti siete.
lobby-new-make = Apri la sala d’attesa
lobby-names = Luna piena | Volo di gufo | Nebbia del mattino | Vecchio mulino | Abeti neri | Betulla | Ghiaccio sottile | Ombre lunghe | Prima brina | Brace fredda | Gola del lupo | Pozzo muto

## Entrare

lobby-join-title = Entra
lobby-join-text = { $host ->
    [nobody] Hai un invito a una partita di { $rulebook }.
   *[other] { $host } ti invita a una partita di { $rulebook }.
}
lobby-join-count = { $count ->
    [0] Non c’è ancora nessuno.
    [one] C’è già una persona.
   *[other] Ci sono già { $count } persone.
}
lobby-name = Il tuo nome
lobby-name-hint = Come ti chiameranno gli altri.
lobby-gender = Come si parla di te
lobby-gender-man = lui
lobby-gender-woman = lei
lobby-gender-neither = nessuno dei due
lobby-language = La tua lingua
lobby-by-mail = Mandatemi anche le mail di questa partita
lobby-by-mail-hint = Così puoi giocare anche per mail.
lobby-join-go = Entra
lobby-join-change = Cambia
lobby-join-mail = Non serve un indirizzo mail, e non ti verrà mandato nulla.
lobby-join-begun = Questa partita è già cominciata e non si può più entrare. Chiedi a chi ti ha mandato il link: ce n’è un altro per assistere, e forse ci sarà un’altra partita.
lobby-join-over = Questa partita è finita.
lobby-watch-title = Assisti
lobby-watch-text = Di “{ $game }” vedi e senti quello che vede e sente tutto il villaggio, e i segreti di nessuno. Non puoi intervenire.
lobby-watch-go = Assisti
lobby-back-title = Continua qui
lobby-back-text = Giochi a “{ $game }” come { $name }. Da adesso puoi farlo anche su questo dispositivo.
lobby-back-go = Continua come { $name }
lobby-elsewhere-title = Continua su un altro dispositivo
lobby-elsewhere-text = Apri lì questo link, oppure inquadra il codice. Anche lì sarai { $name }; qui non cambia nulla.
lobby-elsewhere-secret = Non mostrarlo ad altri: chi lo apre diventa te.
lobby-elsewhere-lasts = { $minutes ->
    [one] Vale una volta sola, per un minuto.
   *[other] Vale una volta sola, per { $minutes } minuti.
}
lobby-elsewhere-new = Creane uno nuovo

## La sala d’attesa

lobby-facts = { $rulebook } · ritmo: { $pace }
lobby-invite = Invita
lobby-invite-text = Chi apre questo link entra.
lobby-link = Link alla sala d’attesa
lobby-link-back = Link per te
lobby-renew = Crea un nuovo link
lobby-renew-text = Con quello vecchio non entra più nessuno, nemmeno chi hai tolto.
lobby-renew-sure = Creare un nuovo link? A chi ha solo quello vecchio servirà il nuovo.
lobby-copy = Copia
lobby-copied = Copiato
lobby-share = Condividi
lobby-qr = Codice quadrato di questo link
lobby-qr-show = Mostralo in grande
lobby-qr-close = Chiudi
lobby-only-here = Questo indirizzo funziona solo su questo computer. Agli altri serve l’indirizzo con cui lo raggiungono; lo può impostare chi gestisce il server.
lobby-watching = Fai assistere
lobby-watching-text = Con questo link si vede quello che vedono tutti, e nient’altro.
lobby-people = In sala d’attesa
lobby-here = c’è
lobby-away = non c’è
lobby-ready = pronto
lobby-not-ready = non ancora pronto
lobby-host = ospita
lobby-you = tu
lobby-seat = Posto { $place }
lobby-watchers = { $count ->
    [one] Una persona assiste.
   *[other] { $count } persone assistono.
}
lobby-ready-count = { $count ->
    [0] Non è ancora arrivato nessuno.
    [one] { $ready ->
        [0] C’è una persona, non ancora pronta.
       *[other] C’è una persona, ed è pronta.
    }
   *[other] { $ready ->
        [0] Ci sono { $count } persone, nessuna ancora pronta.
        [one] Ci sono { $count } persone, una è pronta.
       *[other] Ci sono { $count } persone, { $ready } sono pronte.
    }
}
lobby-say-ready = Sono a posto, si può cominciare
lobby-say-not-ready = Aspettate, non ancora
lobby-seats = Posti
lobby-seats-lot = I posti si tirano a sorte quando la partita comincia.
lobby-seats-laid = Siete seduti come in questo elenco; accanto all’ultimo c’è di nuovo il primo.
lobby-seats-why = Con queste regole conta chi siede accanto a chi.
lobby-seats-sort = Trascina qualcuno in un altro posto, oppure usa le frecce.
lobby-seats-draw = Tirali a sorte ora
lobby-seats-lay = Seduti come qui
lobby-seats-to-lot = Lascia fare alla sorte
lobby-up = { $name } un posto più su
lobby-down = { $name } un posto più giù
lobby-moved = Ora { $name } ha il posto { $place }.
lobby-remove = Togli
lobby-remove-whom = Togli { $name }
lobby-remove-sure = Togliere { $name } dalla sala d’attesa?
lobby-roles = Ruoli
lobby-roles-text = { $count ->
    [one] Si distribuiscono a un giocatore.
   *[other] Si distribuiscono a { $count } giocatori.
}
lobby-roles-own = scelti da chi ospita
lobby-roles-secret = Quali ruoli si distribuiscono non si dice.
lobby-roles-drawn = Quali ruoli si distribuiscono si tira a sorte fra più villaggi.
lobby-roles-compose = Scegli i ruoli
lobby-cards = Guarda le carte
lobby-begin = Distribuisci e comincia
lobby-begin-anyhow = Comincia senza di loro
lobby-begin-wait = { $host ->
    [nobody] Appena siete tutti pronti si distribuiscono le carte.
   *[other] Appena siete tutti pronti, { $host } distribuisce le carte.
}
lobby-begin-sure = Non tutti hanno detto di essere pronti. Cominciare lo stesso?
lobby-talk = Chiacchiere
lobby-talk-write = Di’ qualcosa agli altri
lobby-talk-send = Invia
lobby-talk-none = Nessuno ha ancora detto niente.
lobby-more = Altro
lobby-change = Cambia il mio nome o la mia lingua
lobby-leave = Esci dalla sala d’attesa
lobby-leave-sure = Uscire dalla sala d’attesa? Con il link puoi rientrare.
lobby-elsewhere = Continua su un altro dispositivo
lobby-table = Intorno al tavolo
lobby-lost = La connessione è caduta. Nuovo tentativo …

## Scegliere i ruoli

lobby-roles-title = Ruoli per “{ $game }”
lobby-roles-lead = Ci devono essere tanti ruoli quanti giocatori. L’elenco si conserva per quel numero; per un altro si distribuisce quello consueto solo se non ne hai conservato uno tuo.
lobby-roles-players = { $players ->
    [one] In sala d’attesa c’è un giocatore.
   *[other] In sala d’attesa ci sono { $players } giocatori.
}
lobby-roles-presets = Parti dall’elenco consueto per
lobby-roles-total = In tutto
lobby-roles-of = per { $players } in sala d’attesa
lobby-roles-keep = Conserva questi ruoli
lobby-roles-usual = Distribuisci i ruoli consueti
lobby-roles-odd = È insolito
lobby-roles-sure = Vogliamo proprio così
lobby-less = { $role }: uno in meno
lobby-more-of = { $role }: uno in più
lobby-back = Torna alla sala d’attesa

## Perché una cosa non si può fare

lobby-fault-begun = La partita è già cominciata.
lobby-fault-not_host = Lo può fare solo chi ospita.
lobby-fault-not_here = Quella persona non è più in sala d’attesa.
lobby-fault-plays = In questa partita giochi tu, quindi non puoi anche assistere.
lobby-fault-too_few = { $count ->
    [0] Non c’è ancora nessuno; ne servono { $least }.
    [one] C’è una persona; ne servono almeno { $least }.
   *[other] Ci sono { $count } persone; ne servono almeno { $least }.
}
lobby-fault-too_many = Ci sono { $count } persone; possono giocare al massimo in { $most }.
lobby-fault-no_village = Per { $count } giocatori non c’è ancora un elenco di ruoli. Chi ospita può sceglierli.
lobby-fault-roles_unfit = Questi ruoli non si possono distribuire insieme.
lobby-fault-role_limit = { $most ->
    [0] Non è possibile con questo numero di giocatori: { $roles }.
    [any] { $roles }: se ne devono distribuire almeno { $least }.
   *[other] { $least ->
        [0] { $roles }: se ne possono distribuire al massimo { $most }.
       *[other] { $roles }: se ne devono distribuire da { $least } a { $most }.
    }
}
lobby-fault-role_minimum = { $roles }: solo da { $least } giocatori in su.
lobby-fault-not_ready = Non ancora pronti: { $names }.
lobby-fault-too_often = Dalla tua rete è successo troppo spesso. Riprova fra un po’.
lobby-fault-not_over = Questa partita non è ancora finita.
lobby-fault-link_old = Questo link non vale più. Sul dispositivo con cui giochi puoi crearne uno nuovo.
lobby-fault-name_not_letters = Un nome ha solo lettere latine, con singoli spazi, trattini o apostrofi in mezzo.
lobby-fault-name_too_long = Un nome ha al massimo { $most } lettere.
lobby-fault-name_reserved = In questo gioco “{ $word }” significa un’altra cosa. Scegli un altro nome.
lobby-fault-name_taken = C’è già qualcuno che si chiama { $given }. Scegli un altro nome.
lobby-fault-game_full = La partita è al completo: possono giocare al massimo in { $most }.
lobby-fault-game_ended = Questa partita è finita.
lobby-fault-game_paused = Questa partita è sospesa.
lobby-fault-game_name_missing = La partita ha bisogno di un nome.
lobby-fault-game_name_unfit = Il nome di una partita ha solo lettere e cifre.
lobby-fault-game_name_taken = C’è già una partita che si chiama “{ $given }”. Scegli un altro nome.
lobby-fault-knows_village = Hai preparato questa partita e sai quello che chi gioca non può sapere.
lobby-fault-game_setting = “{ $value }” lì non è possibile.
lobby-fault-distribution_size = Ci devono essere almeno { $least } ruoli.
lobby-fault-other = Non si può ({ $code }).

## Chi ospita, mentre si gioca

lobby-host-title = Conduci la partita
lobby-host-text = Hai aperto tu questa partita, quindi il suo corso spetta a te. Qui non vieni a sapere nulla che gli altri giocatori non sappiano.
lobby-host-pause-text = Sospendi la partita, per esempio per la pizza. Intanto non scade nulla; la fase aperta ricomincia da capo quando si riprende.
lobby-host-pause = Sospendi
lobby-host-paused = La partita è sospesa. Quando si riprende, la fase aperta ricomincia da capo.
lobby-host-resume = Riprendi
lobby-host-remove-text = Togli chi non torna più. Esce appena le regole lo permettono, e lo sanno tutti.
lobby-host-whom = Chi
lobby-host-remove = Togli dalla partita
lobby-host-remove-sure = Togliere definitivamente questo giocatore dalla partita?
lobby-host-end-text = Interrompi la partita. Non vince nessuno, e tutti i ruoli vengono mostrati.
lobby-host-end = Interrompi
lobby-host-end-sure = Interrompere definitivamente la partita?
lobby-fault-not_now = Adesso le regole non lo permettono.
