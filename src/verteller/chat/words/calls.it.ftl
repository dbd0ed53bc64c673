### Ciò che il narratore dice ad alta voce: chi sveglia di notte, che cosa comincia di giorno, e che cosa
### risponde a chi gli scrive. Viene letto, perciò è breve. Una chiamata ha sempre le stesse parole.

## Düsterwald: la notte

calls-duesterwald-ready = Ora leggete le vostre carte, ognuno per sé. Ditemi quando si può cominciare; fra poco cala la prima notte.
    .close = Ora ognuno sa chi è.
calls-duesterwald-cupid = Cupido, svegliati. Chi sono i due che la tua freccia colpisce?
    .close = Cupido, torna a dormire.
calls-duesterwald-siblings = Fratelli, svegliatevi e riconoscetevi.
    .close = Fratelli, tornate a dormire.
calls-duesterwald-wolfhound = Cane lupo, svegliati. Diventi un lupo o resti un abitante del villaggio?
    .close = Cane lupo, torna a dormire.
calls-duesterwald-wild_child = Bambino selvaggio, svegliati. Chi è il tuo modello?
    .close = Bambino selvaggio, torna a dormire.
calls-duesterwald-protector = Protettore, svegliati. Su chi vegli stanotte?
    .close = Protettore, torna a dormire.
calls-duesterwald-harlot = Cortigiana, svegliati. Da chi dormi stanotte?
    .close = Cortigiana, torna a dormire.
calls-duesterwald-wolves = Lupi mannari, svegliatevi. Fatevi riconoscere e accordatevi su una vittima.
    .close = Lupi mannari, tornate a dormire.
calls-duesterwald-convert = Lupo primordiale, svegliati. La vittima di stanotte deve diventare uno di voi?
    .close = Lupo primordiale, torna a dormire.
calls-duesterwald-white = Lupo bianco, svegliati. Stanotte deve morire qualcuno del tuo branco?
    .close = Lupo bianco, torna a dormire.
calls-duesterwald-witch = Strega, svegliati. Saprai chi è la vittima del branco. Usi una delle tue pozioni?
    .close = Strega, torna a dormire.
calls-duesterwald-seer = Veggente, svegliati. Di chi vuoi vedere il ruolo?
    .close = Veggente, torna a dormire.
calls-duesterwald-fox = Volpe, svegliati. Chi annusi stanotte?
    .close = Volpe, torna a dormire.
calls-duesterwald-raven = Corvo nero, svegliati. A quale casa appendi una lettera minatoria?
    .close = Corvo nero, torna a dormire.

## Düsterwald: il giorno

calls-duesterwald-shot = Al cacciatore resta un colpo. Cacciatore, chi porti con te?
    .close = Il cacciatore abbassa il fucile.
calls-duesterwald-captain = Eleggete il vostro capitano. Ditemi per chi votate.
    .close = L’elezione è finita, conto i voti.
calls-duesterwald-accuse = Il villaggio si consulta. Parlatene, e ditemi chi accusate.
    .close = Si è parlato abbastanza.
calls-duesterwald-ballot = Ora si vota. Pollice in su vuol dire: se ne deve andare.
    .close = La votazione è finita, conto i pollici.
calls-duesterwald-tie = Capitano, decidi tu: chi se ne deve andare?
    .close = Il tempo del capitano è scaduto.

## Lupus in Tabula: la notte

calls-tabula-freemasons = Massoni, aprite gli occhi e guardatevi.
    .close = Massoni, chiudete gli occhi.
calls-tabula-medium = Medium, apri gli occhi. I morti hanno qualcosa da dirti.
    .close = Medium, chiudi gli occhi.
calls-tabula-mythomaniac = Mitomane, apri gli occhi. A chi vuoi somigliare?
    .close = Mitomane, chiudi gli occhi.
calls-tabula-seer = Veggente, apri gli occhi. Di chi vuoi sapere di più?
    .close = Veggente, chiudi gli occhi.
calls-tabula-bodyguard = Guardia del corpo, apri gli occhi. Chi proteggi stanotte?
    .close = Guardia del corpo, chiudi gli occhi.
calls-tabula-owl = Gufo, apri gli occhi. Chi chiami?
    .close = Gufo, chiudi gli occhi.
calls-tabula-wolves = Lupi mannari, aprite gli occhi, guardatevi e scegliete una vittima.
    .close = Lupi mannari, chiudete gli occhi.

## Lupus in Tabula: il giorno

calls-tabula-discussion = Parlatene: chi di voi è un lupo mannaro?
    .close = Il tempo è scaduto, la discussione è chiusa.
calls-tabula-nominate = Lo chiedo a uno alla volta. Risponde soltanto chi viene chiamato.
    .close = L’ho chiesto a tutti. Ora conto.
calls-tabula-defence = Ora tutti gli altri ascoltano.
    .close = Grazie.
calls-tabula-ballot = Lo chiedo un’altra volta, a uno alla volta. Risponde soltanto chi viene chiamato.
    .close = L’ho chiesto a tutti. Ora conto.
calls-tabula-ballot_again = Si vota di nuovo, uno alla volta. Risponde soltanto chi viene chiamato.
    .close = L’ho chiesto a tutti. Ora conto.

## Sempre

calls-left = { $seconds ->
    [60] Ancora un minuto.
    [one] Ancora { $seconds } secondo.
   *[other] Ancora { $seconds } secondi.
}
calls-named = { $player } sceglie { $chosen }.
    .nobody = { $player } non sceglie nessuno.
calls-accused = Sotto accusa: { $player }.
    .letter = Sotto accusa: { $player }. La lettera minatoria vale già due voti.

## Le fasi

calls-phase-duesterwald-ready = Lettura delle carte
calls-phase-duesterwald-cupid = Cupido
calls-phase-duesterwald-siblings = I fratelli
calls-phase-duesterwald-wolfhound = Il cane lupo
calls-phase-duesterwald-wild_child = Il bambino selvaggio
calls-phase-duesterwald-protector = Il protettore
calls-phase-duesterwald-harlot = La cortigiana
calls-phase-duesterwald-wolves = I lupi mannari
calls-phase-duesterwald-convert = Il lupo primordiale
calls-phase-duesterwald-white = Il lupo bianco
calls-phase-duesterwald-witch = La strega
calls-phase-duesterwald-seer = La veggente
calls-phase-duesterwald-fox = La volpe
calls-phase-duesterwald-raven = Il corvo nero
calls-phase-duesterwald-shot = L’ultimo colpo
calls-phase-duesterwald-captain = Elezione del capitano
calls-phase-duesterwald-accuse = Discussione e accuse
calls-phase-duesterwald-ballot = Votazione
calls-phase-duesterwald-tie = Decide il capitano
calls-phase-tabula-freemasons = I massoni
calls-phase-tabula-medium = Il medium
calls-phase-tabula-mythomaniac = Il mitomane
calls-phase-tabula-seer = Il veggente
calls-phase-tabula-bodyguard = La guardia del corpo
calls-phase-tabula-owl = Il gufo
calls-phase-tabula-wolves = I lupi mannari
calls-phase-tabula-discussion = Discussione
calls-phase-tabula-nominate = Prima votazione
calls-phase-tabula-defence = Difesa
calls-phase-tabula-ballot = Seconda votazione
calls-phase-tabula-ballot_again = Seconda votazione, ripetuta

## Le stanze

calls-room-lobby = Ingresso
calls-room-square = Piazza
calls-room-line = Narratore
calls-room-den = Tana dei lupi
calls-room-seers = Stanza dei veggenti
calls-room-siblings = Fratelli
calls-room-lovers = Innamorati
calls-room-freemasons = Loggia
calls-room-graveyard = Cimitero

## Ciò che il narratore risponde in privato

calls-nothing-asked = In questo momento non ti chiedo niente. Quello che dici resta tra noi.
calls-floor-how = Hai la parola: parla nella piazza. Quando hai detto tutto, scrivi qui «finito».
# What a speaker writes who has finished, whole lines.
calls-floor-endings = finito|ho finito|fatto|è tutto|questo è tutto|tutto qui|non ho altro da dire|non ho altro da aggiungere|basta così|passo la parola
calls-still-open = Ecco che cosa ti chiedo: { $questions }
calls-no-answer-yet = { $question } Ancora nessuna risposta.
calls-how = Rispondi con un nome o con una frase, oppure premi uno dei pulsanti. Finché questo turno è aperto puoi cambiare idea.
calls-how-turn = Tocca a te: rispondi con un nome o con una frase. Quello che dici vale.
calls-count = Quanti ne restano, e di quale parte, non lo dico.
calls-unclear = Non ho capito, perciò non vale: «{ $text }»
calls-ambiguous = Chi intendi con «{ $text }»: { $people }? Finché non lo so, non vale.
calls-unknown-name = In «{ $text }» non trovo nessuno che conosco.
calls-condition = «{ $text }»: non posso accettare condizioni. Dimmi che cosa deve valere.
calls-negated = «{ $text }»: dimmi che cosa vuoi, non che cosa non vuoi.
calls-contradiction = In «{ $text }» fai più di un nome. Chi deve essere: { $people }?
calls-not-yours = «{ $text }»: non è questo che ti chiedo adesso.

calls-refused-few = { $least ->
    [one] Devi ancora scegliere qualcuno.
   *[other] Qui devi sceglierne { $least }.
}
calls-refused-many = { $most ->
    [one] Puoi fare una sola scelta.
   *[other] Puoi sceglierne al massimo { $most }.
}
calls-refused-both = Nessuno e qualcuno insieme non si può.
calls-refused-blank = Qui devi scegliere qualcuno.
calls-refused-choice = Qui non hai questa scelta.
calls-refused-repeated = Qui non puoi scegliere due volte di seguito la stessa cosa.
calls-refused-asked = Questo adesso non ti viene chiesto.
calls-refused-late = Troppo tardi: questo turno è chiuso.
calls-refused-letter = { $most ->
   *[other] Una lettera minatoria ha bisogno di parole, ma al massimo di { $most } caratteri.
}
calls-refused-floor = Adesso non hai la parola.
calls-refused = Adesso non si può.
calls-letter-how = Il testo della lettera lo scrivi dopo «Lettera:».
calls-paused = La partita è in pausa.
calls-over = La partita è finita.
calls-not-begun = La partita non è ancora cominciata.
