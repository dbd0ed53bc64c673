### Lupus in Tabula: le parole che ha solo questo gioco. Il narratore le dice a voce, attorno a un tavolo, perciò
### sono brevi. Di chi muore si dice il nome e nient’altro: né la carta né la causa.

## Le carte

role-werewolf = Lupo mannaro
    .one = un lupo mannaro
    .story = Ogni notte ti svegli per ultimo con gli altri lupi mannari, e insieme scegliete un umano da uccidere. Di giorno siedi tra gli umani come se fossi uno di loro. Vincete appena i lupi mannari sono tanti quanti gli umani.
role-villager = Villico
    .one = un villico
    .story = Di notte dormi. Di giorno parli e voti con gli altri: trovate i lupi mannari e linciateli.
role-seer = Veggente
    .one = il veggente
    .story = Ogni notte indichi un altro giocatore e vieni a sapere se è un lupo mannaro. Di’ quello che sai quando ti sembra che ne valga la pena, ma anche un lupo mannaro può dire di essere il veggente. Se indichi il criceto mannaro, muore.
role-medium = Medium
    .one = il medium
    .story = Parli con i morti. Dalla seconda notte ti viene mostrato se l’ultimo linciato era un lupo mannaro.
role-possessed = Indemoniato
    .one = l’indemoniato
    .story = Sei un umano, eppure stai dalla parte dei lupi mannari. Non sai chi sono, e loro non conoscono te. Se vincono loro, vinci anche tu.
role-bodyguard = Guardia del corpo
    .one = la guardia del corpo
    .story = Dalla seconda notte proteggi ogni notte un altro giocatore. Se i lupi mannari scelgono proprio quello, non muore nessuno. Non puoi proteggere te stesso.
role-owl = Gufo
    .one = il gufo
    .story = Ogni notte indichi un giocatore; puoi indicare anche te stesso. Di giorno, quando tutti hanno votato, quel giocatore viene chiamato e diventa il secondo indiziato. Nessuno viene a sapere chi è il gufo.
role-freemason = Massone
    .one = un massone
    .story = Siete in due. La prima notte vi vedete, così conosci con certezza un umano.
role-werehamster = Criceto mannaro
    .one = il criceto mannaro
    .story = Giochi da solo. I lupi mannari non possono ucciderti, ma se il veggente ti indica, muori. Se sei ancora in vita quando la partita finisce, vinci tu e nessun altro.
role-mythomaniac = Mitomane
    .one = il mitomane
    .story = La seconda notte hai una sola occasione per indicare un altro giocatore. Se è un lupo mannaro o il veggente, lo diventi anche tu e continui a giocare così. Altrimenti resti umano fino alla fine.

## Le parti

faction-humans = Umani
    .belongs = Vinci con gli umani quando tutti i lupi mannari sono stati linciati.
faction-wolves = Lupi mannari
    .belongs = Vinci con i lupi mannari appena sono tanti quanti gli altri.
faction-werehamster = Criceto mannaro
    .belongs = Vinci da solo, se sei ancora in vita quando la partita finisce.

## La notte

fact-cards_in_play = In gioco ci sono queste carte: { $roles }.
fact-eyes_closed = Cala la notte { $number }. Chiudete tutti gli occhi.
fact-fellows = { $group ->
    [masons] { $players_others_count ->
        [0] Sei l’unico massone.
       *[other] L’altro massone: { $players_others }.
    }
    [seers] { $players_others_count ->
        [0] Sei l’unico veggente.
       *[other] Guardi insieme a { $players_others }: dovete indicare lo stesso giocatore.
    }
   *[wolves] { $players_others_count ->
        [0] Sei l’unico lupo mannaro.
       *[other] Gli altri lupi mannari: { $players_others }.
    }
}
fact-learned_wolf = { $wolf ->
    [yes] Pollice in su: { $about } è un lupo mannaro.
   *[no] Pollice in giù: { $about } non è un lupo mannaro.
}
fact-stayed_human = Resti umano fino alla fine della partita.
fact-quarry = { $player_who ->
    [nobody] Non vi siete messi d’accordo: stanotte non uccidete nessuno.
   *[other] Stanotte uccidete { $player }.
}
fact-narrator_killed = Stanotte i lupi mannari hanno ucciso me, il vostro narratore.

## Il giorno

fact-dawn = Aprite gli occhi: sorge il giorno { $number }.
fact-nobody_killed = Stanotte non è stato ucciso nessuno.
fact-died = { $cause ->
    [pyre] { $player_who ->
        [you] Il villaggio ti ha linciato. Da ora taci, e la tua carta resta segreta.
       *[other] Il villaggio ha linciato { $player }.
    }
   *[none] { $player_who ->
        [you] Stanotte hai perso la vita. Da ora taci, e la tua carta resta segreta.
       *[other] Stanotte ha perso la vita { $player }.
    }
}
fact-voting_order = { $ballot ->
    [nominate] Chi possiamo linciare? { $players_count ->
        [0] Non c’è nessuno a cui chiederlo.
       *[other] Lo chiedo in quest’ordine: { $players }.
    }
   *[other] La seconda votazione, per chi non è indiziato. { $players_count ->
        [0] Non c’è nessuno a cui chiederlo.
       *[other] Lo chiedo in quest’ordine: { $players }.
    }
}
fact-turn = { $player_who ->
    [you] Tocca a te: chi possiamo linciare?
   *[other] { $player }, chi possiamo linciare?
}
fact-voted = { $player_who ->
    [you] Voti per { $vote_object }
   *[other] { $player } vota per { $vote_object }
}: ora { $count ->
    [one] un voto.
   *[other] { $count } voti.
}
fact-turn_passed = { $player_who ->
    [you] Il tuo tempo è scaduto: non hai votato.
   *[other] { $player } non ha votato in tempo.
}
fact-owl_called = { $player_who ->
    [nobody] Oggi il gufo non chiama nessuno.
    [you] Il gufo chiama te.
   *[other] Il gufo chiama { $player }.
}
fact-nominated = { $players_count ->
    [one] L’unico nome: { $players }.
   *[other] Gli indiziati: { $players }.
}
fact-speeches = { $players_count ->
    [one] L’ultima parola: { $players }.
   *[other] L’ultima parola, in quest’ordine: { $players }.
}
fact-floor = { $player_who ->
    [you] A te la parola: difenditi, in breve.
   *[other] La parola a { $player }, e a nessun altro.
}
fact-deadlock = Parità tra { $players }. Gli indiziati parlano ancora una volta, poi si vota di nuovo.
fact-pyre = { $player_who ->
    [nobody] Nessuno ha ricevuto voti, perciò oggi non si lincia nessuno.
    [you] { $reason ->
        [lot] Ancora parità, e la sorte è caduta su di te.
       *[other] Il villaggio vuole linciare te.
    }
   *[other] { $reason ->
        [lot] Ancora parità, e la sorte è caduta su { $player }.
       *[other] Il villaggio vuole linciare { $player }.
    }
}
votes-title = { $ballot ->
    [nominate] La prima votazione:
    [ballot] La seconda votazione:
   *[ballot_again] La seconda votazione, ripetuta:
}

## La fine

fact-won = { $faction ->
    [humans] L’ultimo lupo mannaro è stato linciato: hanno vinto gli umani!
    [wolves] I lupi mannari gettano la maschera e sbranano gli ultimi umani: hanno vinto i lupi mannari!
    [werehamster] Mentre lupi mannari e umani si combattevano, qualcuno si riempiva tranquillo le guance: ha vinto il criceto mannaro, da solo!
   *[draw] La partita finisce senza vincitori.
}{ $players_count ->
    [0] {""}
    [one] {" "}{ $players_who ->
        [you] La vittoria è tua, congratulazioni!
       *[other] La vittoria va a { $players_object }.
    }
   *[other] {" "}La vittoria va a { $players_object }, vivi o morti.{ $players_who ->
        [you] {" "}Congratulazioni!
       *[other] {""}
    }
}
final-title = Tutte le carte in tavola:
fact-imitated = { $player_who ->
    [you] Che cosa eri diventato: { $role_one }.
   *[other] Che cosa era diventato { $player }: { $role_one }.
}
fact-game_over = La partita è finita. I morti possono di nuovo parlare.

## Quello che il narratore tiene per sé

fact-glimpsed = Il veggente indica { $player }.
fact-guarded = La guardia del corpo, { $by }, stanotte protegge { $player }.
fact-owl_pointed = Il gufo, { $by }, indica { $player }.
cause-words = { $cause ->
    [wolves] per mano dei lupi mannari
    [seer] criceto mannaro visto dal veggente
    [pyre] linciaggio
   *[other] { $cause_raw }
}

## Le domande

question-seer = Su chi vuoi sapere di più?
    .explain = Indica un altro giocatore. Alla fine di questa fase vedrai un pollice: in su per un lupo mannaro, in giù per chiunque altro.
    .receipt = Indichi { $chosen }.
    .blank = Stanotte non indichi nessuno.
question-bodyguard = Chi proteggi stanotte?
    .explain = Se i lupi mannari scelgono il giocatore che indichi, non muore nessuno. Puoi scegliere lo stesso della notte scorsa, mai te stesso.
    .receipt = Stanotte proteggi { $chosen }.
    .blank = Stanotte non proteggi nessuno.
question-owl = Chi chiamerà il gufo?
    .explain = Di giorno, quando tutti hanno votato, il giocatore che indichi diventa il secondo indiziato. Puoi indicare anche te stesso.
    .receipt = Il gufo chiamerà { $chosen }.
    .blank = Il gufo non chiama nessuno.
question-mythomaniac = A chi vuoi somigliare?
    .explain = È la tua unica occasione. Se indichi un lupo mannaro o il veggente, lo diventi anche tu; altrimenti resti umano. Puoi lasciarla passare.
    .receipt = Indichi { $chosen }.
    .blank = Lasci passare l’occasione.
question-werewolf = Chi uccidete stanotte?
    .explain = Scegliete insieme. Di regola più della metà di voi deve indicare lo stesso giocatore; altrimenti non muore nessuno.
    .receipt = Vuoi uccidere { $chosen }.
    .blank = Non indichi nessuno.
question-vote = Chi possiamo linciare?
    .explain = Tocca a te. Fai un solo nome; tutti sentono il tuo voto, e una volta dato vale.
    .receipt = Voti per { $chosen }.
    .blank = Non voti per nessuno.
how-revise = Di notte puoi cambiare la risposta finché la fase non è finita; un voto di giorno vale appena lo hai dato.
