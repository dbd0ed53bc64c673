### Un tavolo, uno schermo: quello che il narratore dice e mostra sul telefono al centro del tavolo.

## Prima della partita

table-title = Attorno al tavolo
table-lead = Un solo telefono al centro del tavolo: distribuisce le carte, guida la notte ad alta voce mentre tutti hanno gli occhi chiusi e di giorno conta i voti. Nessuno deve fare il narratore.
table-missing = Qui non si può ancora giocare attorno al tavolo.
table-missing-how = La parte che gira nel browser non è stata scaricata durante l’installazione. Chi gestisce questo narratore può farlo adesso:
table-script = Il gioco al tavolo gira nel browser e ha bisogno di JavaScript.
table-home = Alla pagina iniziale
table-book-tabula = Lupus in Tabula
    .about = Il gioco di carte da 8 a 24 giocatori.
table-book-duesterwald = Düsterwald
    .about = Con il capitano, i pollici e l’ultimo colpo del cacciatore.
table-sizes = { $players ->
    [0] Servono almeno { $least } giocatori.
    [one] Un giocatore, { $named } carte.
   *[other] { $players } giocatori, { $named } carte.
}
table-pace-brisk = Veloce
table-pace-usual = Normale
table-pace-calm = Calmo
table-own-how = Una carta vostra prende il posto di questa: { $role }. Che cosa sa fare lo decidete voi; il narratore la chiama e ne custodisce il segreto.
table-begin = Distribuisci le carte
table-few-for = { $role }: consigliato con più giocatori.
table-odd = { $what ->
    [many_siblings] È insolito avere più di tre fratelli.
   *[other] Insolito: { $what }.
}
table-fault = { $code ->
    [player_count] { $most ->
        [1000] Servono almeno { $least } giocatori.
       *[other] Si gioca da { $least } a { $most } giocatori.
    }
    [same_name] Due giocatori hanno lo stesso nome.
    [no_name] Qualcuno non ha ancora un nome.
    [role_count] Ci sono { $count } carte per { $players } giocatori.
    [role_limit] { $most ->
        [-1] Non è possibile: { $roles }, almeno { $least }.
       *[other] { $least ->
            [0] Non è possibile: { $roles }, al massimo { $most }.
           *[other] Non è possibile: { $roles }, almeno { $least } e al massimo { $most }.
        }
    }
    [no_composition] Per { $players } giocatori non c’è una proposta: scegliete voi le carte.
    [own_cards] Le carte vostre prendono il posto dei villici, e non ce ne sono abbastanza.
    [own_names] Ogni carta vostra ha bisogno di un nome tutto suo.
   *[other] Così non si può giocare.
}

## Opzioni

table-option-first-night-kills-narrator = La prima notte muore il narratore e nessun altro
table-option-ghosts = Fantasmi: i morti votano nella prima votazione
table-option-mythomaniac-phase = Il mitomane viene chiamato
    .before-seer = prima del veggente
    .end-of-night = alla fine della notte
table-option-nomination-start = La votazione comincia
    .right = alla destra di chi è stato ucciso
    .left = alla sinistra di chi è stato ucciso
table-option-pack-rule = I lupi mannari decidono
    .majority = in più della metà
    .unanimous = tutti insieme
    .plurality = con il maggior numero di voti
table-option-discussion-seconds = Secondi per parlare prima del voto
table-option-witch-sees-converted = La strega sa di una vittima che viene trasformata
table-option-convert-keeps-power = Chi viene trasformato conserva il suo potere
table-option-white-wolf-endgame = Quando restano solo lupi
    .end = la partita finisce
    .continue = si continua finché il lupo bianco è morto o solo
table-option-harlot-repeat = La cortigiana può dormire dalla stessa persona
    .not-consecutive = ma non due volte di fila
    .free = quante volte vuole
    .never = una volta sola nella partita
table-option-neighbours = Sono vicini
    .living = i vivi più prossimi
    .fixed = quelli seduti lì all’inizio
table-option-white-wolf-pair-is-mixed = Il lupo bianco e un altro lupo innamorati contano come coppia mista
table-option-votes-per-player = Pollici per giocatore
    .unlimited = quanti ne vuole
    .v1 = uno
table-option-max-rounds = Turni dopo i quali non vince nessuno (0: senza fine)

## Le carte

table-deal = Questa carta è per { $name }
table-deal-how = Passate il telefono a { $name }. Tutti gli altri guardano altrove.
table-deal-place = { $number } di { $of }
table-deal-cover = Tieni premuto per guardare
table-deal-last = Tutti hanno visto la propria carta
table-hand-on = Passa il telefono a { $name }
table-own-card = Per il gioco in sé sei: { $role }.
table-round = Notizie per { $name }?
table-round-how = Il telefono fa il giro. Tutti tengono premuto un momento, e quasi nessuno trova qualcosa.
table-round-nothing = Non ci sono notizie per te.
table-counted = { $count ->
    [one] { $name }
   *[other] { $count } × { $name }
}

## La notte

table-night = Notte { $number }
table-night-how = Mettete il telefono al centro del tavolo, con l’audio acceso. Chi viene chiamato apre gli occhi, tocca lo schermo e sceglie senza far rumore.
table-night-first = { $number ->
    [1] Chiudete tutti gli occhi e tamburellate piano sul tavolo finché non fa giorno. Ogni chiamata dura uguale, qualunque cosa succeda.
   *[other] Chiudete tutti gli occhi e tamburellate piano sul tavolo finché non fa giorno.
}
table-night-spoken = Notte { $number }. Chiudete tutti gli occhi e tamburellate sul tavolo.
table-night-begin = Siamo tutti pronti: occhi chiusi
table-call-cover = Sei tu? Tocca qui lo schermo
table-call-nothing = Qui non c’è niente da fare per te.
table-call-own = { $name }, apri gli occhi.
    .close = { $name }, chiudi gli occhi.
    .task = Fai quello che avete concordato.
table-call-spared = Lupi mannari, aprite gli occhi e guardatevi. Stanotte uccidete me, il vostro narratore.
table-together = Siete insieme: { $names }.

## Il giorno

table-told = { $dawn ->
    [yes] Giorno { $number }
   *[no] Il narratore racconta
}
table-go-on = Avanti
table-talk = { $phase ->
    [defence] { $speaker }, difenditi.
    [accuse] Parlate: di chi sospettate?
   *[discussion] Parlate: chi di voi è un lupo mannaro?
}
table-talk-how = { $phase ->
    [defence] Adesso non parla nessun altro.
   *[other] Si può dire tutto, ma le carte non si mostrano. I morti tacciono.
}
table-talk-end = { $phase ->
    [defence] Grazie
    [accuse] Alle accuse
   *[discussion] Al voto
}
table-ask = { $phase ->
    [captain] { $name }, chi deve essere il capitano?
    [accuse] { $name }, chi accusi?
    [tie] { $name }, tu sei il capitano: chi deve andarsene?
   *[other] { $name }, chi va linciato?
}
table-ask-skip = { $name } non dice niente
table-thumbs = Chi è per la condanna di { $name }?
table-thumbs-how = Pollici in su, adesso. Toccate i nomi di tutti quelli che lo alzano.
table-thumbs-counted = Ci sono tutti

## La fine

table-over = La partita è finita
table-seed = Da questo segreto è stato estratto ogni sorteggio; era sigillato prima della distribuzione.
table-archive = Salva la partita in un file
table-again = Ancora con le stesse persone

## Da consultare

table-summary = Le carte in gioco
table-summary-order = In ordine
table-phase-shot = L’ultimo colpo del cacciatore
table-phase-captain = Elezione del capitano
table-phase-accuse = Discussione e accuse
table-phase-ballot = La votazione
table-phase-tie = In caso di parità decide il capitano
table-phase-discussion = Discussione
table-phase-nominate = Prima votazione: chi sono gli indiziati
table-phase-defence = Gli indiziati si difendono
table-phase-ballot-again = In caso di parità: di nuovo difesa e votazione

## Sullo schermo

table-ui-loading = Si scarica il narratore …
table-ui-waking = Il narratore si sveglia …
table-ui-slow = La prima volta ci vuole un momento.
table-ui-failed = Il narratore non si è svegliato.
table-ui-offline = Pronto: da ora si gioca anche senza rete.
table-ui-online = Questo browser non conserva nulla qui: restate connessi.
table-ui-menu = Menu
table-ui-close = Chiudi
table-ui-summary = Carte e ordine
table-ui-undo = Annulla l’ultimo passo
table-ui-end = Finisci la partita adesso
table-ui-end-sure = Finire la partita? Non vince nessuno e si mostrano tutte le carte.
table-ui-yes = Sì
table-ui-no = No
table-ui-language = Lingua
table-ui-voice = Il narratore parla
table-ui-bells = Campane
table-ui-noise = Tamburellio di notte
table-ui-novoice = Questo browser non ha una voce per questa lingua: qualcuno deve leggere le chiamate.
table-ui-try = Prova l’audio
table-ui-trial = Buonasera. Sono il vostro narratore.
table-ui-rulebook = A che cosa giocate?
table-ui-names = Chi è seduto al tavolo?
table-ui-names-how = In senso orario, così come siete seduti.
table-ui-name = Giocatore
table-ui-add = Aggiungi un giocatore
table-ui-remove = Togli
table-ui-earlier = Più su
table-ui-later = Più giù
table-ui-roles = Carte
table-ui-proposal = Come proposto
table-ui-fewer = Una in meno
table-ui-more = Una in più
table-ui-own = Carte vostre
table-ui-own-add = Aggiungi una carta
table-ui-own-name = Nome
table-ui-own-text = Che cosa fa?
table-ui-own-called = Viene chiamata ogni notte
table-ui-options = Regole e ritmo
table-ui-pace = Ritmo della notte
table-ui-resume = Continuate la partita
table-ui-resume-how = Su questo telefono una partita è stata interrotta.
table-ui-fresh = Comincia una nuova partita
table-ui-paused = La partita è stata interrotta.
table-ui-seconds = secondi
table-ui-minute = Un minuto in più
table-ui-pause = Pausa
table-ui-continue = Continua
table-ui-confirm = Questa è la mia scelta
table-ui-chosen = Scelto:
table-ui-letter = Che cosa dice la lettera?
table-ui-out = fuori
table-ui-votes = voti
table-ui-captain = capitano
table-ui-won = ha vinto
table-ui-asleep = Occhi chiusi
table-ui-cover = Guarda altrove, copri
