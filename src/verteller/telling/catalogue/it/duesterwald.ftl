### Düsterwald: le parole che questo regolamento ha per sé. Ciò che sta qui si dice nelle sue partite
### al posto del messaggio comune con lo stesso nome.

## I cittadini

role-villager = Abitante
    .one = un semplice abitante
    .story = Non hai poteri speciali. Di notte dormi, e di giorno discuti e voti con gli altri.

role-witch = Strega
    .one = la strega
    .story = Ogni notte vieni a sapere quale vittima ha scelto il branco. Per tutta la partita hai una pozione che guarisce e una che avvelena: con la prima salvi la vittima, anche te; con la seconda uccidi qualcuno. Puoi usarle tutte e due nella stessa notte, e non devi usarne nessuna.

role-hunter = Cacciatore
    .one = il cacciatore
    .story = Quando esci dal gioco spari un ultimo colpo. Chi nomini allora muore con te.

role-cupid = Cupido
    .one = Cupido
    .story = Nella prima notte fai innamorare due persone, se vuoi anche te. I due vengono a sapere l’uno dell’altro. Poi dormi tutte le notti.

role-seer = Veggente
    .one = la veggente
    .story = Ogni notte puoi nominare una persona e conoscerne il ruolo. Quello che sai vale molto: usalo con prudenza.

role-protector = Protettore
    .one = il protettore
    .story = All’inizio di ogni notte scegli chi proteggere dai lupi mannari, se vuoi anche te. Se il branco aggredisce proprio quella persona, non muore. Non puoi proteggere la stessa persona per due notti di seguito.

role-black_raven = Corvo nero
    .one = il corvo nero
    .story = Ogni notte puoi appendere a una casa una lettera minatoria, e nessuno saprà che è tua. Chi vi abita ha due voti contro nel giorno che segue.

role-fox = Volpe
    .one = la volpe
    .story = Ogni notte puoi nominare una persona. Vieni a sapere se lei o una delle due che le siedono accanto è un lupo mannaro. Se nessuna delle tre lo è, perdi il tuo potere.

role-village_harlot = Cortigiana
    .one = la cortigiana
    .story = Ogni notte dormi in casa di qualcun altro. Se il branco vuole uccidere te, non ti trova in casa. Ma se sceglie chi ti ospita, e l’ospite muore, muori anche tu.

role-bear_tamer = Domatore d’orsi
    .one = il domatore d’orsi
    .story = Se la mattina accanto a te siede un lupo mannaro, tutto il villaggio sente l’orso ringhiare. Non devi fare nulla.

role-sibling = Fratelli
    .one = uno dei fratelli
    .story = Nella prima notte voi fratelli vi riconoscete. Per il resto non hai poteri speciali.

role-wolfhound = Cane lupo
    .one = il cane lupo
    .story = Nella prima notte decidi se diventare lupo o restare abitante. Da lupo vai a caccia ogni notte con il branco. La tua scelta non si saprà mai, nemmeno dopo la tua morte.

role-wild_child = Bambino selvaggio
    .one = il bambino selvaggio
    .story = Nella prima notte scegli un’altra persona come modello. Se il tuo modello muore, diventi un lupo mannaro e da allora vai a caccia con il branco.

## I lupi mannari

role-werewolf = Lupo mannaro
    .one = un lupo mannaro
    .story = Ogni notte il branco si accorda su una vittima. Il vostro scopo è uccidere tutti i cittadini.

role-white_werewolf = Lupo bianco
    .one = il lupo bianco
    .story = Ogni notte sei sveglio con il branco e fai come gli altri. Nella prima notte, nella terza e in ogni altra notte dispari ti svegli ancora, da solo, e puoi uccidere uno degli altri lupi. Vinci solo se sopravvivi tu soltanto.

role-primal_werewolf = Lupo primordiale
    .one = il lupo primordiale
    .story = Sei uno dei lupi mannari. Una sola volta nella partita puoi far diventare lupo la vittima del branco invece di farla divorare. Te lo si chiede ogni notte, anche quando non c’è più nulla da trasformare.

## Le parti

faction-citizens = Cittadini
    .belongs = Stai con i cittadini.
faction-wolves = Lupi mannari
    .belongs = Stai con i lupi mannari.
faction-lovers = Innamorati
    .belongs = Stai con la persona che ami.
faction-white_werewolf = Lupo bianco
    .belongs = Giochi solo per te.
# Ciò che il cane lupo può scegliere, oltre all’abitante.
power-wolf = Lupo

## Ciò che sentono tutti

fact-roles_listed = Nella partita ci sono questi ruoli: { $roles }.
fact-nightfall = Cala la notte { $number }. Il villaggio si addormenta.
fact-dawn = Spunta il mattino del giorno { $number }.
fact-quiet_night = Questa notte non è morto nessuno.
died-clause = { $cause ->
    [pyre] { $player_who ->
        [you] Il villaggio ti condanna: esci dal gioco
       *[other] Il villaggio condanna { $player }
    }
    [hunter] { $player_who ->
        [you] Un colpo di fucile ti uccide
       *[other] Un colpo di fucile uccide { $player }
    }
    [left] { $player_who ->
        [you] Hai rinunciato e non giochi più
       *[other] { $player } ha rinunciato e non gioca più
    }
    [disqualified] { $player_who ->
        [you] Gli amministratori ti hanno escluso dalla partita
       *[other] Gli amministratori hanno escluso { $player } dalla partita
    }
   *[none] { $player_who ->
        [you] La morte ti ha raggiunto
       *[other] La morte ha raggiunto { $player }
    }
}
fact-shot = { $player_who ->
    [you] Con l’ultimo respiro premi il grilletto.
   *[other] Con l’ultimo respiro { $player } preme il grilletto.
} { $target_who ->
    [you] Il colpo raggiunge te.
   *[other] Il colpo raggiunge { $target }.
}
fact-growl = L’orso ringhia.
fact-letter = { $player_who ->
    [you] Alla tua casa è appesa una lettera minatoria.
   *[other] Alla casa di { $player } è appesa una lettera minatoria.
} { $text ->
    [none] Dice soltanto: «Ti teniamo d’occhio.»
   *[other] Dice: «{ $text }»
} Chi vi abita ha oggi due voti contro.
fact-tied = { $ballot ->
    [captain] I voti sono pari. Si va al ballottaggio fra: { $players }.
   *[ballot] I voti sono pari. Decide il capitano chi deve andarsene: { $players }.
}
fact-mayor = { $how ->
    [lot] { $player_who ->
        [you] Di nuovo parità, e decide la sorte: il capitano sei tu.
       *[other] Di nuovo parità, e decide la sorte: il capitano è { $player }.
    }
    [elected] { $player_who ->
        [you] Il villaggio ti ha eletto capitano. Se i voti sono pari, decidi tu.
       *[other] Il villaggio ha scelto il capitano: è { $player }.
    }
   *[fixed] { $player_who ->
        [you] Il capitano sei tu. Se i voti sono pari, decidi tu.
       *[other] Il capitano è { $player }.
    }
}
fact-nominated = { $players_count ->
    [one] Sotto accusa: { $players }.
   *[other] Sotto accusa: { $players }.
}
fact-pyre = { $player_who ->
    [nobody] Oggi non se ne va nessuno.
    [you] { $reason ->
        [captain] Il capitano ha deciso: te ne devi andare.
        [lot] Il capitano tace, e decide la sorte: te ne devi andare.
       *[other] I voti sono contati: te ne devi andare.
    }
   *[other] { $reason ->
        [captain] Il capitano ha deciso: { $player } se ne deve andare.
        [lot] Il capitano tace, e decide la sorte: { $player } se ne deve andare.
       *[other] I voti sono contati: { $player } se ne deve andare.
    }
}
votes-title = { $ballot ->
    [captain] I voti per il capitano:
   *[other] I voti contro gli accusati:
}
fact-won = { $faction ->
    [citizens] L’ultimo lupo mannaro è morto: hanno vinto i cittadini!
    [wolves] Non è rimasto in vita nessun cittadino: hanno vinto i lupi mannari!
    [lovers] È sopravvissuto solo l’amore: hanno vinto gli innamorati!
    [white_werewolf] Ne resta uno, e ha il pelo bianco: ha vinto il lupo bianco!
    [draw] Nessuno vince questa partita.
   *[other] La partita è decisa.
}{ $players_count ->
    [0] {""}
   *[other] {" "}La vittoria va a { $players_object }.
}
fact-side_shown = { $player } giocava per: { $faction_name }{ $lover_who ->
    [nobody] .
   *[other] {""}, in coppia con { $lover }.
}

## Ciò che sentono solo alcuni

fact-fellows = { $group ->
    [pack] { $players_others_count ->
        [0] Il branco sei soltanto tu.
       *[other] Con te nel branco: { $players_others }.
    }
   *[siblings] I tuoi fratelli: { $players_others }.
}
fact-in_love = La freccia di Cupido ti ha raggiunto: tu e { $with } vi amate. Se uno dei due muore, l’altro muore di dolore. Non potete mai votare l’uno contro l’altro.
fact-released = Il tuo grande amore non è più nella partita. Il tuo cuore è di nuovo libero.
fact-prey = { $player_who ->
    [nobody] Il branco non si è accordato su nessuno.
   *[other] Il branco si è accordato: la vittima è { $player }.
}
fact-victims = { $players_count ->
    [0] Questa notte il branco non ha una vittima.
   *[other] La vittima che il branco ha scelto questa notte: { $players }.
}
fact-learned_role = { $about } è { $role_one }.
fact-learned_neighbourhood = { $wolf ->
    [yes] { $about_who ->
        [you] Fra te e i due che ti siedono accanto c’è almeno un lupo mannaro.
       *[other] Fra { $about } e i due posti accanto c’è almeno un lupo mannaro.
    }
   *[no] { $about_who ->
        [you] Fra te e i due che ti siedono accanto non c’è nessun lupo mannaro.
       *[other] Fra { $about } e i due posti accanto non c’è nessun lupo mannaro.
    }
}
fact-scent_lost = Con questo hai perso il tuo potere.
fact-faction_changed = D’ora in poi stai da questa parte: { $faction_name }.
fact-letter_written = Nella tua lettera minatoria ci sarà scritto: «{ $text }»

## Ciò che il narratore tiene per sé

fact-model_chosen = { $player } prende a modello { $model }.
fact-shielded = Questa notte { $player } è sotto la protezione di { $by }.
fact-lodged = Questa notte { $player } dorme da { $host }.
fact-conversion = { $by } vuole trasformare { $player }; { $worked ->
    [yes] ci riesce.
   *[no] non ci riesce.
}
fact-white_hunt = Questa notte { $by }, il lupo bianco, uccide { $player }.
fact-potion_used = { $potion ->
    [heal] { $by } usa la pozione che guarisce per { $player }.
   *[poison] { $by } avvelena { $player }.
}
fact-letter_pinned = Una lettera minatoria per { $player }: { $text ->
    [none] senza parole proprie.
   *[other] «{ $text }»
}
fact-leaving = { $player } esce dal gioco alla prossima alba o alla fine del giorno ({ $cause ->
    [disqualified] squalifica
   *[left] rinuncia
}).

## Le domande

question-cupid = Chi fai innamorare?
    .explain = Nomina due persone; una puoi essere tu. Vengono a sapere l’una dell’altra, ma non di te. Questa è la tua unica notte.
    .receipt = Le tue frecce sono per { $chosen }.
    .blank = Non fai innamorare nessuno.
question-side = Diventi lupo o resti abitante?
    .explain = Lo decidi soltanto ora, e nessuno lo saprà, nemmeno dopo la tua morte. Se non rispondi, resti abitante.
    .receipt = Hai scelto: { $chosen }.
    .blank = Resti abitante.
question-model = Chi è il tuo modello?
    .explain = Se il tuo modello muore, diventi un lupo mannaro.
    .receipt = Il tuo modello è { $chosen }.
    .blank = Non hai un modello.
question-protector = Chi proteggi questa notte?
    .explain = La tua protezione ferma solo il branco. Puoi nominare te, ma nessuno per due notti di seguito.
    .receipt = Questa notte proteggi { $chosen }.
    .blank = Questa notte non proteggi nessuno.
question-village_harlot = Da chi dormi?
    .explain = Se sei fuori casa, il branco non ti trova. Ma se il branco uccide chi ti ospita, muori anche tu.
    .receipt = Dormi in casa di { $chosen }.
    .blank = Questa notte resti a casa.
question-pack = Chi prende il branco questa notte?
    .explain = Accordatevi: di regola serve più della metà del branco, altrimenti non c’è vittima.
    .receipt = Nel branco scegli { $chosen }.
    .blank = Nel branco non nomini nessuno.
question-ready = Si può cominciare?
    .explain = Leggi con calma il tuo ruolo. La prima notte cala quando il tempo è scaduto.
    .receipt = Per te si può cominciare.
    .blank = Per te è ancora presto.
question-convert = La vittima di questa notte deve diventare un lupo mannaro?
    .explain = Si può una volta nella partita, e solo se il branco ha una vittima. Te lo si chiede ogni notte.
    .receipt = Trasformare: { $chosen }.
    .blank = Questa notte non trasformi nessuno.
question-white_werewolf = Uccidi questa notte uno degli altri lupi?
    .explain = Il branco non ne sa nulla, e nessuno può impedirlo. Non sei obbligato.
    .receipt = Questa notte uccidi { $chosen }.
    .blank = Questa notte lasci in pace il branco.
question-witch = Che fai con le tue pozioni?
    .explain = Ogni pozione vale una volta in tutta la partita. Non devi usarne nessuna.
    .heal = La pozione che guarisce è per { $heal }.
    .poison = Il veleno è per { $poison }.
    .blank = Questa notte non usi pozioni.
question-seer = Di chi vuoi conoscere il ruolo?
    .explain = Hai la risposta alla fine di questa chiamata, tu soltanto.
    .receipt = Vuoi conoscere il ruolo di { $chosen }.
    .blank = Questa notte non chiedi nulla.
question-fox = Chi annusi?
    .explain = Vieni a sapere se fra questa persona e chi le siede accanto c’è un lupo mannaro. Se non c’è, perdi il tuo potere.
    .receipt = Annusi { $chosen }.
    .blank = Questa notte non vai in giro.
question-black_raven = A quale casa appendi la tua lettera minatoria?
    .explain = Chi vi abita ha di giorno due voti contro. Nessuno saprà che la lettera è tua. Non devi scriverla per forza.
    .receipt = La tua lettera minatoria è per { $chosen }.
    .blank = Questa notte non scrivi lettere.
question-shoot = Chi porti con te?
    .explain = Esci dal gioco, ma ti resta un colpo.
    .receipt = Spari a { $chosen }.
    .blank = Non spari.
question-elect = Chi deve essere capitano?
    .explain = Il capitano decide quando una votazione finisce in parità. Puoi votare anche per te. Se i voti sono pari c’è un ballottaggio, e poi la sorte.
    .receipt = Come capitano voti { $chosen }.
    .blank = Come capitano non voti nessuno.
question-accuse = Chi accusi?
    .explain = Ora si discute. Puoi nominare quante persone vuoi; poi si vota su tutte.
    .receipt = Accusi { $chosen }.
    .blank = Non accusi nessuno.
question-thumbs = Chi vuoi condannare?
    .explain = Chi ha più voti se ne va; in parità decide il capitano. Di regola puoi votare contro più di uno.
    .receipt = Voti contro { $chosen }.
    .blank = Non voti contro nessuno.
question-decide = Chi se ne deve andare?
    .explain = I voti sono pari, e il capitano sei tu. Se non rispondi, decide la sorte.
    .receipt = Mandi via { $chosen }.
    .blank = Lasci decidere alla sorte.
