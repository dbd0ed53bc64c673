### Che cosa è successo. Le variabili di un fatto si chiamano come i suoi campi; un giocatore ne ha
### una seconda che finisce in _who: you (chi legge), man, woman, neither o nobody.

## In generale

nobody = nessuno
you-subject = tu
you-object = te
yourself = te
yes = sì
no = no
fact-unknown = Il narratore riferisce: { $kind }.
fact-unknown-with = Il narratore riferisce: { $kind } ({ $details }).

## Il corso della partita

fact-seed_committed = Tutto ciò che in questa partita decide la sorte si trova già in una busta chiusa. Questo è il sigillo (SHA-256): { $sha256 }. Conservalo, e a partita finita potrai controllare che ogni sorteggio sia stato leale.
fact-seed_revealed = La busta viene aperta. La chiave segreta di ogni sorteggio era { $seed }. Chi ha conservato il sigillo dell’inizio può controllare tutto.
fact-drawn = Decide la sorte ({ $label }): { $result }.
fact-dealt = { $player } riceve il ruolo: { $role }.
fact-withdrawn = Questa domanda non vale più: { $title }
fact-missed_round = { $player_who ->
    [you] Non hai risposto in tempo. { $in_a_row ->
        [one] È un turno mancato.
       *[other] Sono { $in_a_row } turni mancati di fila.
    }
   *[other] { $player } non ha risposto in tempo; turni mancati di fila: { $in_a_row }.
}
fact-won = { $faction ->
    [villagers] Il male è stato scacciato dal villaggio: hanno vinto i Villici!
    [wolves] Nel villaggio si sente soltanto un ringhio soddisfatto: hanno vinto i Lupi mannari!
    [vampires] Sorge il sole, ma tutte le imposte restano chiuse: hanno vinto i Vampiri!
    [pipers] Tutto il villaggio danza al suono del piffero: hanno vinto i Pifferai!
    [own] È rimasta un’anima sola, ed era proprio questo il piano.
    [lovers] L’amore è sopravvissuto a tutto.
    [client_and_bodyguard] La fedeltà, anche se pagata, è sopravvissuta a tutto.
    [combination] Amore e fedeltà, insieme, sono sopravvissuti a tutto.
    [draw] Non è rimasto nessuno che possa vincere: la partita finisce in parità.
   *[other] C’è un vincitore.
}{ $players_count ->
    [0] {""}
    [one] {" "}{ $players_who ->
        [you] La vittoria è tua, complimenti!
       *[other] La vittoria va { AD($players_object) }.
    }
   *[other] {" "}La vittoria va { AD($players_object) }.{ $players_who ->
        [you] {" "}Complimenti!
       *[other] {""}
    }
}
fact-game_over = La partita è finita. I morti possono parlare di nuovo.

## Detto in segreto

fact-role = Sei { $role_one }. { $belongs }
fact-role_changed = Da questo momento sei { $role_one }. { $belongs }
fact-fellows = { $group ->
    [pack] { $players_others_count ->
        [0] Questa notte, del branco, oltre a te non è sveglio nessuno.
       *[other] Questa notte il branco è sveglio; oltre a te: { $players_others }.
    }
    [vampires] { $players_others_count ->
        [0] Questa notte, oltre a te, nessun Vampiro è sveglio.
       *[other] Questa notte i Vampiri sono svegli; oltre a te: { $players_others }.
    }
    [pipers] { $players_others_count ->
        [0] Questa notte, oltre a te, nessun Pifferaio è sveglio.
       *[other] Questa notte i Pifferai sono svegli; oltre a te: { $players_others }.
    }
   *[other] { $players_others_count ->
        [0] Nel tuo gruppo non c’è nessun altro.
       *[other] Nel tuo gruppo, oltre a te: { $players_others }.
    }
}
fact-learned_role = Piano piano dalla nebbia affiora un’immagine: { $about } è { $role_one }.
fact-learned_conscience = { $impure ->
    [yes] L’acqua santa sfrigola: su { $about } brucia.
   *[no] L’acqua santa scorre via innocua: su { $about } non brucia.
}
fact-power = { $outcome ->
    [success] { $target_who ->
        [nobody] Il tuo potere ha funzionato.
        [you] Il tuo potere ha funzionato su di te.
       *[other] Il tuo potere ha funzionato su { $target }.
    }
    [failure] { $target_who ->
        [nobody] Il tuo potere non ha funzionato.
        [you] Il tuo potere non ha funzionato su di te.
       *[other] Il tuo potere non ha funzionato su { $target }.
    }
   *[other] { $target_who ->
        [nobody] Hai usato il tuo potere.
        [you] Hai usato il tuo potere su di te.
       *[other] Hai usato il tuo potere su { $target }.
    }
}
overheard = { $ballot ->
    [pack] Trattieni il respiro e senti bisbigliare i Lupi mannari.
    [vampires] Trattieni il respiro e senti sibilare i Vampiri.
   *[other] Trattieni il respiro e senti delle voci nel buio.
}
overheard-count = { $votes ->
    [one] { $player }: un voto
   *[other] { $player }: { $votes } voti
}
overheard-blank = nessuna scelta o nessuna risposta: { $blank }
overheard-chosen = { $chosen_who ->
    [nobody] vittima: nessuno
    [you] vittima: tu
   *[other] vittima: { $chosen }
}
fact-in_love = Una freccia fischia nella notte e ti colpisce dritto al cuore: ami perdutamente { $with }. Se uno dei due muore, l’altro muore di crepacuore. Se siete di squadre diverse, ormai potete vincere soltanto insieme.
fact-bodyguard_of = { $player } ti ha messo in mano una borsa ben gonfia: da questo momento sei la sua guardia del corpo. Se { $player } sta per morire, darai la tua vita al suo posto. Se siete di squadre diverse, ormai vinci soltanto insieme { AD($player) }.
fact-has_bodyguard = Da questo momento { $player } è la tua guardia del corpo e morirà al tuo posto, una volta sola. Lo sapete voi due; il villaggio non ne sa nulla.
fact-enchanted = Prima lontano, poi vicino, si sente il suono di un piffero, e i tuoi piedi si mettono a danzare: l’incanto ti ha preso. Continui a giocare come prima.
fact-asleep = Hai negli occhi una sabbia che luccica. Dormirai fino al mattino, e questa notte non avrai più un turno.
fact-warned = Nella penombra qualcuno ti sussurra un avvertimento. Al prossimo voto per il rogo il tuo voto vale uno in più. Il villaggio non ne sa nulla.
fact-robbed = Ti svegli con un senso di vuoto: qualcuno ha rubato il tuo ruolo.
fact-victims = { $players_count ->
    [0] Origli a ogni porta, ma questa notte nessuno ha subito un attacco mortale.
   *[other] Vittime di un attacco mortale questa notte: { $players }.
}
fact-proposition = I segni dicono: { $about_who ->
    [you] tu sei { $role_one }.
   *[other] { $about } è { $role_one }.
}
fact-learned_aura = { $aura ->
    [white] { $about_who ->
        [you] La tua aura è bianca.
       *[other] L’aura di { $about } è bianca.
    }
   *[black] { $about_who ->
        [you] La tua aura è nera.
       *[other] L’aura di { $about } è nera.
    }
}
fact-learned_mystic = { $mystic ->
    [yes] { $about_who ->
        [you] Il tuo personaggio è mistico.
        [man] { $about } è mistico.
        [woman] { $about } è mistica.
       *[neither] Il personaggio di { $about } è mistico.
    }
   *[no] { $about_who ->
        [you] Il tuo personaggio non è mistico.
        [man] { $about } non è mistico.
        [woman] { $about } non è mistica.
       *[neither] Il personaggio di { $about } non è mistico.
    }
}
fact-visited = { $players_count ->
    [0] Non hai mai perso di vista { $about_object } per tutta la notte, ma non è successo nulla: nessuna visita.
   *[other] Hai seguito { $about_object } nella notte, fino a { $players_others_count ->
        [0] casa tua.
       *[other] casa di { $players_object }.
    }
}
fact-visitors = { $players_count ->
    [0] Questa notte non hai visto nessuno andare da { $about_object }.
   *[other] Questa notte hai visto chi è andato da { $about_object }: { $players }.
}
fact-visitor_count = { $count ->
    [0] Questa notte nessun altro è andato da { $about_object }.
    [one] Questa notte un altro personaggio è andato da { $about_object }.
   *[other] Questa notte altri { $count } personaggi sono andati da { $about_object }.
}
fact-visited_by = Questa notte hai avuto compagnia: ti ha fatto visita { $player }.
fact-became_ghost = Da questo momento hai un potere soprannaturale: { $power }. { $necromancers_others_count ->
    [0] {""}
   *[other] Lo devi { AD($necromancers_others) }.
}

## Detto a tutti

died-clause = { $cause ->
    [pyre] { $player_who ->
        [you] Hai perso la vita sul rogo
        [man] { $player } è morto sul rogo
        [woman] { $player } è morta sul rogo
       *[neither] { $player } ha perso la vita sul rogo
    }
    [sacrifice] { $player_who ->
        [you] Hai dato la vita come guardia del corpo
       *[other] { $player } ha dato la vita come guardia del corpo
    }
    [hunter] { $player_who ->
        [you] Un Cacciatore morente ti ha sparato
       *[other] Un Cacciatore morente ha sparato { AD($player) }
    }
    [heartbreak] { $player_who ->
        [you] Il crepacuore ti ha tolto la vita
        [man] { $player } è morto di crepacuore
        [woman] { $player } è morta di crepacuore
       *[neither] Il crepacuore ha tolto la vita { AD($player) }
    }
    [inactivity] { $player_who ->
        [you] Hai mancato troppe votazioni e lasci il gioco
       *[other] { $player } ha mancato troppe votazioni e lascia il gioco
    }
    [left] { $player_who ->
        [you] Hai rinunciato e lasci il gioco
       *[other] { $player } ha rinunciato e lascia il gioco
    }
    [disqualified] { $player_who ->
        [you] Gli amministratori ti hanno escluso dal gioco
       *[other] Gli amministratori hanno escluso dal gioco { $player }
    }
   *[none] { $player_who ->
        [you] Hai perso la vita
        [man] { $player } è stato trovato morto
        [woman] { $player } è stata trovata morta
       *[neither] { $player } giace senza vita
    }
}
role-clause = { $player_who ->
    [you] ; eri { $role_one }
   *[other] ; era { $role_one }
}
fact-died = { died-clause }.
death-with-role = { died-clause }{ role-clause }.
fact-died_of = { $player } ha perso la vita ({ cause-words }).
fact-revived = { $player_who ->
    [you] Riprendi fiato: sei di nuovo tra i vivi.
   *[other] { $player } riprende fiato ed è di nuovo tra i vivi.
}
fact-role_shown = { $player_who ->
    [you] Ora tutto il villaggio conosce il tuo ruolo: { $role }.
   *[other] Ora tutto il villaggio conosce il ruolo di { $player }: { $role }.
}
fact-pyre = { $player_who ->
    [nobody] { $reason ->
        [tie] I voti sono pari. Il rogo resta spento: oggi non brucia nessuno.
        [nobody] Nessuno ha ricevuto voti. Il rogo resta spento: oggi non brucia nessuno.
        [acquitted] Il villaggio lascia andare chi aveva scelto: oggi non brucia nessuno.
       *[other] Il rogo resta spento: oggi non brucia nessuno.
    }
    [you] { $reason ->
        [scapegoat] Il villaggio non si mette d’accordo e vuole un Capro espiatorio, e quello sei tu: devi salire sul rogo.
        [acquitted] Il villaggio ti trascina al rogo e all’ultimo momento ti lascia andare: oggi non brucia nessuno.
       *[other] Il villaggio ha deciso: devi salire sul rogo.
    }
   *[other] { $reason ->
        [scapegoat] Il villaggio non si mette d’accordo e vuole un Capro espiatorio: { $player } deve salire sul rogo.
        [acquitted] Il villaggio trascina { $player } al rogo e all’ultimo momento ci ripensa: oggi non brucia nessuno.
       *[other] Il villaggio ha deciso: { $player } deve salire sul rogo.
    }
}
fact-mayor = { $player_who ->
    [nobody] { $how ->
        [tie] I voti sono pari: per il resto della partita il villaggio non avrà un Sindaco.
        [nobody] Nessuno ha ricevuto voti: per il resto della partita il villaggio non avrà un Sindaco.
       *[other] Il villaggio non ha un Sindaco.
    }
    [you] { $how ->
        [lot] I voti sono pari e decide la sorte: il Sindaco sei tu.
        [elected] Il villaggio ti ha eletto Sindaco. D’ora in poi al rogo il tuo voto pesa di più.
        [testament] Si legge il testamento, e il nome che vi sta scritto è il tuo: il nuovo Sindaco sei tu.
       *[other] Il Sindaco sei tu.
    }
   *[other] { $how ->
        [elected] Il villaggio ha eletto il Sindaco: { $player }.
        [lot] I voti sono pari e decide la sorte: il Sindaco è { $player }.
        [testament] Si legge il testamento: il nuovo Sindaco è { $player }.
       *[other] Il Sindaco è { $player }.
    }
}
fact-exiled = { $cause ->
    [disqualified] { $player_who ->
        [you] La squalifica ti porta in esilio, fuori dal villaggio: non prendi più parte al gioco.
        [man] { $player } è stato squalificato e va in esilio, fuori dal villaggio.
        [woman] { $player } è stata squalificata e va in esilio, fuori dal villaggio.
       *[neither] { $player } subisce la squalifica e va in esilio, fuori dal villaggio.
    }
    [left] { $player_who ->
        [you] Hai rinunciato e vai in esilio, fuori dal villaggio: non prendi più parte al gioco.
       *[other] { $player } ha rinunciato e va in esilio, fuori dal villaggio.
    }
   *[defeat] { $player_who ->
        [you] Vai in esilio, fuori dal villaggio: non prendi più parte al gioco.
       *[other] { $player } va in esilio, fuori dal villaggio.
    }
}
fact-faction_defeated = { $faction ->
    [wolves] I Lupi sono sconfitti, e chi è della loro fazione va in esilio.
    [necromancers] I Negromanti sono sconfitti, e chi è della loro fazione va in esilio.
   *[other] Una fazione è sconfitta, e chi ne fa parte va in esilio.
} Questi erano i suoi membri, vivi e morti: { $players }.
fact-faction_disqualified = { $faction ->
    [villagers] La Fazione dei Popolani è squalificata: chi ne fa parte va in esilio.
    [wolves] La Fazione dei Lupi è squalificata: chi ne fa parte va in esilio.
    [necromancers] La Fazione dei Negromanti è squalificata: chi ne fa parte va in esilio.
   *[other] Una fazione è squalificata: chi ne fa parte va in esilio.
} Questi erano i suoi membri, vivi e morti: { $players }.{ $reason ->
    [none] {""}
   *[other] {" "}Il motivo dei game master: { $reason }
}
fact-disqualified_because = { $player_who ->
    [you] Il motivo della tua squalifica, come viene detto a tutti: { $reason }
   *[other] Il motivo della squalifica di { $player }: { $reason }
}
fact-marked = { $player_who ->
    [you] Questa mattina sulla tua porta c’è il segno del Corvo: al prossimo voto per il rogo parti con dei voti contro.
   *[other] Questa mattina sulla porta di { $player } c’è il segno del Corvo: al prossimo voto per il rogo { $player } parte con dei voti contro.
}
fact-locked_up = { $player_who ->
    [you] Sei in cella: al prossimo voto per il rogo non puoi votare e nessuno può votarti.
   *[other] { $player } è in cella: al prossimo voto per il rogo non può votare né ricevere voti.
}
fact-guilty = { $players_count ->
    [0] Nessuno si sente in colpa per il rogo.
   *[other] Un tormentoso senso di colpa impedirà di votare al prossimo rogo { AD($players_object) }.
}

## I giocatori stessi

fact-excused = { $until ->
    [none] { $player_who ->
        [you] Sei di nuovo tra noi: i turni che manchi contano di nuovo.
       *[other] { $player } è di nuovo qui: i turni mancati contano di nuovo.
    }
    [open] { $player_who ->
        [you] La posta non ti raggiunge: finché dura, i turni che manchi non contano.
       *[other] La posta non raggiunge { $player }: finché dura, i turni mancati non contano.
    }
   *[other] { $player_who ->
        [you] Sei assente fino a { $until }. I turni che manchi fino ad allora non contano.
       *[other] { $player } è assente fino a { $until }. I turni mancati fino ad allora non contano.
    }
}
fact-extended = { $wished ->
    [yes] Più della metà dei vivi ha chiesto altro tempo: questo turno si allunga di { $by }.
   *[no] Gli amministratori danno a tutti altro tempo: questo turno si allunga di { $by }.
}
fact-substituted = { $player_who ->
    [you] Hai preso il posto di un’altra persona: da questo momento giochi con il nome { $player }.
   *[other] { $given ->
        [yes] I game master hanno dato il posto di { $player } a un’altra persona, che da questo momento gioca con quel nome.
       *[no] Una riserva prende il posto di { $player }: da questo momento con quel nome gioca un’altra persona.
    }
}
fact-left = { $player_who ->
    [you] Hai rinunciato e presto lascerai il gioco.
   *[other] { $player } ha rinunciato e presto lascerà il gioco.
}
fact-looked = { $player_who ->
    [nobody] Un amministratore ha guardato dietro le quinte di questa partita.
    [you] Come amministratore hai guardato dietro le quinte di questa partita, e lo si dice a tutti.
   *[other] Come amministratore, { $player } ha guardato dietro le quinte di questa partita.
}
fact-announcement = { $hint ->
    [yes] Un’indicazione sui ruoli di questa partita:
   *[no] I game master annunciano:
}
fact-advice = { $asked ->
    [none] I game master scrivono solo a te:
   *[other] Hai chiesto ai game master: “{ $asked }” Rispondono solo a te:
}
fact-reprimanded = Scatta la tua squalifica, e presto lascerai il gioco. Il motivo, che viene detto solo a chi riguarda: { $reason }
fact-rewound = Gli amministratori hanno rimesso indietro l’orologio: l’ultimo turno chiuso è di nuovo aperto, con le risposte che erano arrivate. Quello che nel villaggio è accaduto dopo non è accaduto, e chi ne era morto è di nuovo in vita.
fact-strike = { $in_a_row ->
    [one] { $player_who ->
        [you] Un richiamo per te: non hai votato.
       *[other] Un richiamo per { $player }: non è arrivato alcun voto.
    }
   *[other] { $player_who ->
        [you] Un altro richiamo per te: hai mancato { $in_a_row } votazioni di fila.
       *[other] Un altro richiamo per { $player }: { $in_a_row } votazioni mancate di fila.
    }
}

## Le votazioni

votes-title = { $ballot ->
    [pyre] Così il villaggio ha votato per il rogo:
    [election] Così il villaggio ha votato per il Sindaco:
   *[other] Così sono andati i voti:
}
votes-for = per { $player }: { $voters }
votes-for-total = per { $player }: { $voters } ({ $total })
votes-without-voters = per { $player }, senza votanti: { $total }
votes-blank = nessuna scelta: { $voters }
votes-missing = non hanno votato: { $voters }
votes-word = { $word }: { $voters }
votes-none = nemmeno un voto

## Wakkerdam

fact-night_fell = Comincia la notte { $number }.
fact-day_broke = Comincia il giorno { $number }. { $deaths ->
    [0] Questa notte non è morto nessuno.
    [one] C’è un morto.
   *[other] Ci sono { $deaths } morti.
}
fact-chosen = { $ballot ->
    [pack] { $player_who ->
        [nobody] { $reason ->
            [tie] Il branco non si è messo d’accordo: questa notte non attaccate nessuno.
           *[other] Il branco non ha indicato nessuno: questa notte non attaccate nessuno.
        }
       *[other] Il branco ha scelto: questa notte vi avvicinate di soppiatto alla casa di { $player }.
    }
    [vampires] { $player_who ->
        [nobody] { $reason ->
            [tie] I Vampiri non si sono messi d’accordo: questa notte non attaccate nessuno.
           *[other] I Vampiri non hanno indicato nessuno: questa notte non attaccate nessuno.
        }
       *[other] I Vampiri hanno scelto: questa notte svolazzate verso la casa di { $player }.
    }
    [pipers] { $player_who ->
        [nobody] { $reason ->
            [tie] I Pifferai non si sono messi d’accordo: questa notte l’incanto non tocca nessuno.
           *[other] I pifferi tacciono: questa notte l’incanto non tocca nessuno.
        }
       *[other] Il vostro piffero ha preso nel suo incanto { $player }.
    }
   *[other] { $player_who ->
        [nobody] Il tuo gruppo non ha scelto nessuno.
       *[other] Il tuo gruppo ha scelto { $player_object }.
    }
}
fact-potions_used = { $healed_who ->
    [nobody] { $poisoned_who ->
        [nobody] Questa notte non hai usato pozioni.
       *[other] Questa notte hai dato il veleno { AD($poisoned) }.
    }
    [you] { $poisoned_who ->
        [nobody] Questa notte l’elisir l’hai bevuto tu.
       *[other] Questa notte l’elisir l’hai bevuto tu, e il veleno l’hai dato { AD($poisoned) }.
    }
   *[other] { $poisoned_who ->
        [nobody] Questa notte hai dato l’elisir { AD($healed) }.
       *[other] Questa notte hai dato l’elisir { AD($healed) } e il veleno { AD($poisoned) }.
    }
}
fact-founded = { $mayor ->
    [yes] Questo villaggio elegge un Sindaco.
   *[no] Questo villaggio non ha un Sindaco.
}
fact-hit = Un colpo raggiunge { $player } ({ cause-words }).
fact-doomed = { $player } morirà ({ cause-words }).
fact-saved = L’elisir ha salvato { $player }.
fact-survived = { $reason ->
    [protected] { $player } ha subito un attacco, ma era sotto protezione.
    [extra_life] { $player } ha subito un attacco e sopravvive, per questa volta.
   *[other] { $player } ha subito un attacco e sopravvive ({ $reason_raw }).
}
sacrificed-clause = { $client_who ->
    [you] { $player_who ->
        [you] Hai dato la vita come guardia del corpo
       *[other] Stavi per morire, ma { $player }, la tua guardia del corpo, ha dato la vita per te
    }
   *[other] { $player_who ->
        [you] { $client } stava per morire, ma come guardia del corpo hai dato la vita tu
       *[other] { $client } stava per morire, ma { $player }, la guardia del corpo, ha dato la vita al suo posto
    }
}
fact-sacrificed = { sacrificed-clause }.
sacrifice-with-role = { sacrificed-clause }; { $player_who ->
    [you] eri { $role_one }
   *[other] { $player } era { $role_one }
}.
fact-bond_ended = { $client } non ha più una guardia del corpo.
fact-love_ended = La persona che amavi è scomparsa dal gioco. Il tuo cuore soffre ma non si spezza: il tuo amore è finito.
fact-guard_ended = Il patto tra cliente e guardia del corpo è finito: non vi dovete più nulla.
fact-mark_placed = { $player } ha ricevuto il segno del Corvo.
fact-lock_placed = { $player } finisce in cella.
fact-guilt_placed = { $players_count ->
    [0] Il Capro espiatorio non ha fatto sentire in colpa nessuno.
   *[other] Il Capro espiatorio ha gettato il senso di colpa su { $players_object }.
}
fact-burdens_lifted = Avvertimenti, segni, sbarre e sensi di colpa sono di nuovo passati.
fact-condemned = { $player_who ->
    [nobody] Il voto non condanna nessuno.
   *[other] Il voto condanna { $player_object }.
}
fact-idiot_discovered = { $player_who ->
    [you] In cima alla catasta ti metti a ridacchiare, e tutti capiscono: lo Scemo del villaggio sei tu. Ti lasciano andare. Non voti più per il rogo, e nessuno può più votarti.
   *[other] In cima alla catasta { $player } si mette a ridacchiare, e tutti capiscono: è lo Scemo del villaggio. La povera anima viene lasciata andare. { $player } non vota più per il rogo, e non può più ricevere voti.
}
fact-powers_lost = Con l’Anziano muore l’antica forza del villaggio: ogni Villico ancora in vita ha perso il suo dono e ora è un semplice Villico.
fact-testament_written = { $player_who ->
    [nobody] Nel testamento del Sindaco non c’è alcun nome.
   *[other] Il testamento del Sindaco indica { $player_object }.
}
fact-election_due = Il testamento non dà un nuovo Sindaco: questa mattina lo elegge il villaggio.
fact-inactive = { $cause ->
    [disqualified] Gli amministratori escludono dal gioco { $player }.
   *[inactivity] { $player } ha mancato troppe votazioni e presto lascerà il gioco.
}
cause-words = { $cause ->
    [wolves] un attacco del branco
    [vampires] un attacco dei Vampiri
    [psychopath] un attacco di uno Psicopatico
    [white_wolf] un attacco di un Lupo bianco
    [witch] il veleno di una Strega
    [pyre] il rogo
    [hunter] la pallottola di un Cacciatore
    [heartbreak] crepacuore
    [sacrifice] come guardia del corpo
    [inactivity] troppe votazioni mancate
    [left] rinuncia
    [disqualified] esclusione da parte degli amministratori
   *[other] { $cause_raw }
}

## Albe e tramonti

fact-dawn = È l’alba del giorno { $number }.
fact-sunset = Tramonta il sole sul giorno { $number } e si contano i voti.
fact-learned_faction = { $about_who ->
    [you] La tua fazione: { $faction_name }.
   *[other] La fazione di { $about }: { $faction_name }.
}
fact-faction_changed = Da questo momento la tua fazione è un’altra: { $faction_name }.
fact-defeated = La tua fazione ha perso: { $faction_name }.
fact-secondary_goal = Da ora sostieni un’altra fazione: { $faction_name }.
fact-scream = { $player_who ->
    [you] Nella notte si sono sentite le tue urla.
   *[other] Nella notte si sono sentite le urla di { $player }.
}
fact-nominated = Sotto accusa: { $players }.
fact-growl = L’orso ringhia.
fact-letter = Una lettera minatoria per { $player }: { $text ->
    [none] senza parole proprie.
   *[other] «{ $text }»
}
fact-learned_wolf = { $wolf ->
    [yes] { $about } è un lupo mannaro.
   *[no] { $about } non è un lupo mannaro.
}
fact-learned_neighbourhood = { $wolf ->
    [yes] Fra { $about } e i due posti accanto c’è un lupo.
   *[no] Fra { $about } e i due posti accanto non c’è nessun lupo.
}
fact-power_used = { $player } agisce questa notte; il potere: { $power }.
fact-defended = Un Avvocato, { $by }, difende { $player } dal prossimo rogo.
fact-faction_sentenced = Alla chiusura di questo turno va in esilio un’intera fazione: { $faction_name } (squalifica).
fact-sentenced = { $player } andrà in esilio alla chiusura di questo turno ({ $cause ->
    [disqualified] squalifica
    [left] rinuncia
   *[other] { $cause_raw }
}).

## L’elenco finale

final-title = I ruoli, ora che tutto si può dire:
outcome-player = { $player }: { $role }, { $alive ->
    [yes] tra i vivi
   *[no] tra i morti
}{ $lover_who ->
    [nobody] {""}
   *[other] , grande amore: { $lover }
}{ $bodyguard_who ->
    [nobody] {""}
   *[other] , guardia del corpo: { $bodyguard }
}
outcome-won = { $winner ->
    [yes] {" "}– ha vinto
   *[no] {""}
}
outcome-line = { outcome-player }{ $mayor ->
    [yes] , Sindaco
   *[no] {""}
}{ outcome-won }
fact-final_role = { outcome-line }

## A che punto è il villaggio

overview-title = Il villaggio è a questo punto:
overview-living = Vivi ({ $count }): { $players }
overview-dead = Morti ({ $count }): { $players }
overview-dead-none = Morti: ancora nessuno
overview-dead-one = { $player } ({ $role })
overview-exiled = Esiliati ({ $count }): { $players }
overview-mayor = Sindaco: { $player }
