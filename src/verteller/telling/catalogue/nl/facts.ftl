### Wat er gebeurd is. Variabelen van een feit heten als zijn velden; bij een speler hoort een tweede,
### met _who erachter: you (de lezer zelf), man, woman, neither of nobody.

## Algemeen

nobody = niemand
you-subject = jij
you-object = jou
yourself = jezelf
yes = ja
no = nee
fact-unknown = De verteller meldt: { $kind }.
fact-unknown-with = De verteller meldt: { $kind } ({ $details }).

## Het verloop

fact-seed_committed = Alles wat het lot in dit spel beslist, ligt al vast in een verzegelde envelop. Dit is het zegel (SHA-256): { $sha256 }. Bewaar het, dan kun je na afloop nagaan dat er eerlijk is geloot.
fact-seed_revealed = De envelop gaat open. De geheime sleutel achter alle lotingen was { $seed }. Wie het zegel van het begin heeft bewaard, kan alles narekenen.
fact-drawn = Het lot bepaalt ({ $label }): { $result }.
fact-dealt = { $player } krijgt de rol { $role }.
fact-withdrawn = Deze vraag is vervallen: { $title }
fact-missed_round = { $player_who ->
    [you] Je hebt niet op tijd geantwoord. { $in_a_row ->
        [one] Dat is één gemiste ronde.
       *[other] Dat zijn { $in_a_row } gemiste rondes op rij.
    }
   *[other] { $player } heeft niet op tijd geantwoord; gemiste rondes op rij: { $in_a_row }.
}
fact-won = { $faction ->
    [villagers] Het kwaad is uit het dorp verdreven: de burgers hebben gewonnen!
    [wolves] In het dorp klinkt alleen nog tevreden gegrom: de weerwolven hebben gewonnen!
    [vampires] De zon komt op, maar alle luiken blijven dicht: de vampiers hebben gewonnen!
    [pipers] Het hele dorp danst naar hun pijpen: de fluitspelers hebben gewonnen!
    [own] Er is nog maar één inwoner over, en dat was precies de bedoeling.
    [lovers] De liefde heeft alles overleefd.
    [client_and_bodyguard] Trouw, desnoods tegen betaling, heeft alles overleefd.
    [combination] Liefde en trouw hebben samen alles overleefd.
    [draw] Er is niemand meer over om te winnen: het spel eindigt onbeslist.
   *[other] Er is een winnaar.
}{ $players_count ->
    [0] {""}
    [one] {" "}{ $players_who ->
        [you] Jij bent de winnaar, gefeliciteerd!
       *[other] De winst gaat naar { $players_object }.
    }
   *[other] {" "}De winst gaat naar { $players_object }.{ $players_who ->
        [you] {" "}Gefeliciteerd!
       *[other] {""}
    }
}
fact-game_over = Het spel is uit. De doden mogen weer praten.

## In het geheim verteld

fact-role = Je bent { $role_one }. { $belongs }
fact-role_changed = Vanaf nu ben je { $role_one }. { $belongs }
fact-fellows = { $group ->
    [pack] { $players_others_count ->
        [0] Van de roedel ben jij vannacht als enige wakker.
       *[other] Met jou is de roedel wakker: { $players_others }.
    }
    [vampires] { $players_others_count ->
        [0] Van de vampiers ben jij vannacht als enige wakker.
       *[other] Met jou zijn de vampiers wakker: { $players_others }.
    }
    [pipers] { $players_others_count ->
        [0] Jij bent vannacht de enige fluitspeler die wakker is.
       *[other] Met jou zijn de fluitspelers wakker: { $players_others }.
    }
   *[other] { $players_others_count ->
        [0] Van jouw groep ben jij de enige.
       *[other] Met jou in één groep: { $players_others }.
    }
}
fact-learned_role = Uit de nevel komt langzaam een beeld naar voren: { $about } is { $role_one }.
fact-learned_conscience = { $impure ->
    [yes] Het wijwater sist: bij { $about } brandt het.
   *[no] Het wijwater parelt weg: bij { $about } brandt het niet.
}
fact-power = { $outcome ->
    [success] { $target_who ->
        [nobody] Je gave heeft gewerkt.
        [you] Je gave heeft bij jezelf gewerkt.
       *[other] Je gave heeft gewerkt bij { $target }.
    }
    [failure] { $target_who ->
        [nobody] Je gave heeft niet gewerkt.
        [you] Je gave heeft bij jezelf niet gewerkt.
       *[other] Je gave heeft niet gewerkt bij { $target }.
    }
   *[other] { $target_who ->
        [nobody] Je gave is gebruikt.
        [you] Je hebt je gave op jezelf gebruikt.
       *[other] Je hebt je gave gebruikt op { $target }.
    }
}
overheard = { $ballot ->
    [pack] Je houdt je adem in en hoort de weerwolven fluisteren.
    [vampires] Je houdt je adem in en hoort de vampiers lispelen.
   *[other] Je houdt je adem in en hoort stemmen in het donker.
}
overheard-count = { $votes ->
    [one] { $player }: één stem
   *[other] { $player }: { $votes } stemmen
}
overheard-blank = blanco of niet gestemd: { $blank }
overheard-chosen = { $chosen_who ->
    [nobody] gekozen: niemand
    [you] gekozen: jij
   *[other] gekozen: { $chosen }
}
fact-in_love = Er suist een pijl door de nacht, en hij treft je midden in het hart: je bent verliefd op { $with }. Sterft een van jullie, dan sterft de ander van liefdesverdriet. Horen jullie bij verschillende teams, dan kunnen jullie alleen nog samen winnen.
fact-bodyguard_of = { $player } heeft je een zware beurs toegestopt: vanaf nu ben je lijfwacht. Zou { $player } sterven, dan geef jij je leven. Horen jullie bij verschillende teams, dan win je alleen nog samen met { $player }.
fact-has_bodyguard = { $player } is vanaf nu je lijfwacht en zal één keer in jouw plaats sterven. Jullie weten het van elkaar; het dorp weet van niets.
fact-enchanted = Eerst ver weg, dan vlakbij klinkt een fluit, en je voeten dansen mee: je bent betoverd. Je speelt verder zoals je al deed.
fact-asleep = Er glinstert zand in je ogen. Je slaapt door tot de ochtend en krijgt vannacht geen beurt meer.
fact-warned = Iemand fluistert je in het halfdonker een waarschuwing toe. Bij de komende brandstapelstemming telt jouw stem één stem zwaarder. Het dorp weet daar niets van.
fact-robbed = Je wordt wakker met een leeg gevoel: iemand heeft je rol gestolen.
fact-victims = { $players_count ->
    [0] Je luistert aan alle deuren, maar vannacht is er niemand dodelijk aangevallen.
   *[other] Vannacht dodelijk aangevallen: { $players }.
}
fact-proposition = De tekenen zeggen: { $about_who ->
    [you] jij bent { $role_one }.
   *[other] { $about } is { $role_one }.
}
fact-learned_aura = { $aura ->
    [white] { $about_who ->
        [you] Je aura is wit.
       *[other] De aura van { $about } is wit.
    }
   *[black] { $about_who ->
        [you] Je aura is zwart.
       *[other] De aura van { $about } is zwart.
    }
}
fact-learned_mystic = { $mystic ->
    [yes] { $about_who ->
        [you] Je bent mystiek.
       *[other] { $about } is mystiek.
    }
   *[no] { $about_who ->
        [you] Je bent niet mystiek.
       *[other] { $about } is niet mystiek.
    }
}
fact-visited = { $players_count ->
    [0] Je hield { $about_object } de hele nacht in het oog, en er gebeurde niets: geen bezoek aan wie dan ook.
   *[other] Je volgde { $about_object } door de nacht, helemaal tot bij { $players_others_count ->
        [0] je eigen deur.
       *[other] { $players_object }.
    }
}
fact-visitors = { $players_count ->
    [0] Je hebt vannacht niemand bij { $about_object } gezien.
   *[other] Je hebt gezien wie er vannacht bij { $about_object } kwamen: { $players }.
}
fact-visitor_count = { $count ->
    [0] Er is vannacht niemand anders bij { $about_object } geweest.
    [one] Er is vannacht één andere speler bij { $about_object } geweest.
   *[other] Er zijn vannacht { $count } andere spelers bij { $about_object } geweest.
}
fact-visited_by = Je had vannacht bezoek: { $player } kwam bij je langs.
fact-became_ghost = Vanaf nu heb je een bovennatuurlijke gave: { $power }. { $necromancers_others_count ->
    [0] {""}
   *[other] Die dank je aan { $necromancers_others }.
}

## Aan iedereen verteld

died-clause = { $cause ->
    [pyre] { $player_who ->
        [you] Je bent op de brandstapel gestorven
       *[other] { $player } is op de brandstapel gestorven
    }
    [sacrifice] { $player_who ->
        [you] Je hebt als lijfwacht je leven gegeven
        [man] { $player } heeft als lijfwacht zijn leven gegeven
        [woman] { $player } heeft als lijfwacht haar leven gegeven
       *[neither] { $player } is gestorven als lijfwacht
    }
    [hunter] { $player_who ->
        [you] Je bent neergeschoten door een stervende jager
       *[other] { $player } is neergeschoten door een stervende jager
    }
    [heartbreak] { $player_who ->
        [you] Je bent gestorven van liefdesverdriet
       *[other] { $player } is gestorven van liefdesverdriet
    }
    [inactivity] { $player_who ->
        [you] Je hebt te vaak niet gestemd en ligt uit het spel
       *[other] { $player } heeft te vaak niet gestemd en ligt uit het spel
    }
    [left] { $player_who ->
        [you] Je bent gestopt en ligt uit het spel
       *[other] { $player } is gestopt en ligt uit het spel
    }
    [disqualified] { $player_who ->
        [you] Je bent door het systeembeheer uit het spel genomen
       *[other] { $player } is door het systeembeheer uit het spel genomen
    }
   *[none] { $player_who ->
        [you] Je bent dood
       *[other] { $player } is dood aangetroffen
    }
}
role-clause = { $player_who ->
    [you] ; je was { $role_one }
    [man] ; hij was { $role_one }
    [woman] ; zij was { $role_one }
   *[neither] ; die was { $role_one }
}
fact-died = { died-clause }.
death-with-role = { died-clause }{ role-clause }.
fact-died_of = { $player } is gestorven ({ cause-words }).
fact-revived = { $player_who ->
    [you] Je ademt weer: je bent terug onder de levenden.
   *[other] { $player } ademt weer en is terug onder de levenden.
}
fact-role_shown = { $player_who ->
    [you] Het hele dorp kent nu jouw rol: { $role }.
   *[other] Het hele dorp kent nu de rol van { $player }: { $role }.
}
fact-pyre = { $player_who ->
    [nobody] { $reason ->
        [tie] De stemmen staken. De brandstapel blijft koud: vandaag brandt er niemand.
        [nobody] Niemand kreeg een stem. De brandstapel blijft koud: vandaag brandt er niemand.
        [acquitted] Het dorp spreekt vrij wie het had aangewezen: vandaag brandt er niemand.
       *[other] De brandstapel blijft koud: vandaag brandt er niemand.
    }
    [you] { $reason ->
        [scapegoat] Het dorp komt er niet uit en zoekt een zondebok, en dat ben jij: jij moet de brandstapel op.
        [acquitted] Het dorp sleept jou naar de brandstapel, en spreekt je op het laatste ogenblik vrij: vandaag brandt er niemand.
       *[other] Het dorp heeft gesproken: jij moet de brandstapel op.
    }
   *[other] { $reason ->
        [scapegoat] Het dorp komt er niet uit en zoekt een zondebok: { $player } moet de brandstapel op.
        [acquitted] Het dorp sleept { $player } naar de brandstapel, en ziet er op het laatste ogenblik van af: vandaag brandt er niemand.
       *[other] Het dorp heeft gesproken: { $player } moet de brandstapel op.
    }
}
fact-mayor = { $player_who ->
    [nobody] { $how ->
        [tie] De stemmen staken: het dorp blijft tot het einde van het spel zonder burgemeester.
        [nobody] Niemand kreeg een stem: het dorp blijft tot het einde van het spel zonder burgemeester.
       *[other] Het dorp heeft geen burgemeester.
    }
    [you] { $how ->
        [lot] De stemmen staken, en het lot beslist: jij bent burgemeester.
        [elected] Het dorp heeft jou tot burgemeester gekozen. Voortaan weegt jouw stem bij de brandstapel zwaarder.
        [testament] Het testament wordt voorgelezen, en daarin staat jouw naam: jij bent de nieuwe burgemeester.
       *[other] Jij bent burgemeester.
    }
   *[other] { $how ->
        [elected] Het dorp heeft { $player } tot burgemeester gekozen.
        [lot] De stemmen staken, en het lot beslist: { $player } is burgemeester.
        [testament] Het testament wordt voorgelezen: { $player } is de nieuwe burgemeester.
       *[other] { $player } is burgemeester.
    }
}
fact-exiled = { $cause ->
    [disqualified] { $player_who ->
        [you] Je bent gediskwalificeerd en uit het dorp verbannen: je doet niet meer mee.
       *[other] { $player } is gediskwalificeerd en uit het dorp verbannen.
    }
    [left] { $player_who ->
        [you] Je bent gestopt en uit het dorp verbannen: je doet niet meer mee.
       *[other] { $player } is gestopt en uit het dorp verbannen.
    }
   *[defeat] { $player_who ->
        [you] Je bent uit het dorp verbannen: je doet niet meer mee.
       *[other] { $player } is uit het dorp verbannen.
    }
}
fact-faction_defeated = { $faction ->
    [wolves] De wolven zijn verslagen, en wie bij hun partij hoort, wordt verbannen.
    [necromancers] De dodenbezweerders zijn verslagen, en wie bij hun partij hoort, wordt verbannen.
   *[other] Een partij is verslagen, en wie erbij hoort, wordt verbannen.
} Dit waren de leden, levend en dood: { $players }.
fact-faction_disqualified = { $faction ->
    [villagers] De dorpelingen zijn gediskwalificeerd: wie bij hun partij hoort, wordt verbannen.
    [wolves] De wolven zijn gediskwalificeerd: wie bij hun partij hoort, wordt verbannen.
    [necromancers] De dodenbezweerders zijn gediskwalificeerd: wie bij hun partij hoort, wordt verbannen.
   *[other] Een partij is gediskwalificeerd: wie erbij hoort, wordt verbannen.
} Dit waren de leden, levend en dood: { $players }.{ $reason ->
    [none] {""}
   *[other] {" "}De spelleiding geeft als reden: { $reason }
}
fact-disqualified_because = { $player_who ->
    [you] Waarom je gediskwalificeerd bent, zoals iedereen het te horen krijgt: { $reason }
   *[other] Waarom { $player } gediskwalificeerd is: { $reason }
}
fact-marked = { $player_who ->
    [you] Op jouw deur zit vanochtend het teken van de raaf: bij de komende brandstapelstemming heb je al stemmen tegen.
    [man] Op de deur van { $player } zit vanochtend het teken van de raaf: bij de komende brandstapelstemming heeft hij al stemmen tegen.
    [woman] Op de deur van { $player } zit vanochtend het teken van de raaf: bij de komende brandstapelstemming heeft zij al stemmen tegen.
   *[neither] Op de deur van { $player } zit vanochtend het teken van de raaf: wie daar woont, heeft bij de komende brandstapelstemming al stemmen tegen.
}
fact-locked_up = { $player_who ->
    [you] Je bent opgesloten: bij de komende brandstapelstemming kun je niet stemmen en kan niemand op jou stemmen.
    [man] { $player } zit in de cel: bij de komende brandstapelstemming kan hij niet stemmen en kan niemand op hem stemmen.
    [woman] { $player } zit in de cel: bij de komende brandstapelstemming kan zij niet stemmen en kan niemand op haar stemmen.
   *[neither] { $player } zit in de cel: bij de komende brandstapelstemming kan { $player } niet stemmen en kan niemand op { $player } stemmen.
}
fact-guilty = { $players_count ->
    [0] Niemand heeft een schuldgevoel overgehouden aan de brandstapel.
    [one] Door een knagend schuldgevoel stemt bij de volgende brandstapel niet mee: { $players }.
   *[other] Door een knagend schuldgevoel stemmen bij de volgende brandstapel niet mee: { $players }.
}

## Over de spelers zelf

fact-excused = { $until ->
    [none] { $player_who ->
        [you] Je bent er weer: rondes die je mist, tellen weer mee.
       *[other] { $player } is er weer: gemiste rondes tellen weer mee.
    }
    [open] { $player_who ->
        [you] Er komt geen post bij je aan: zolang dat zo is, tellen rondes die je mist niet mee.
       *[other] Er komt geen post aan bij { $player }: zolang dat zo is, tellen gemiste rondes niet mee.
    }
   *[other] { $player_who ->
        [you] Je bent weg tot { $until }. Rondes die je tot dan mist, tellen niet mee.
       *[other] { $player } is weg tot { $until }. Gemiste rondes tellen tot dan niet mee.
    }
}
fact-extended = { $wished ->
    [yes] Meer dan de helft van de levenden heeft om uitstel gevraagd: deze ronde duurt { $by } langer.
   *[no] Het systeembeheer geeft iedereen uitstel: deze ronde duurt { $by } langer.
}
fact-substituted = { $player_who ->
    [you] Je valt in voor iemand anders: vanaf nu speel jij als { $player }.
   *[other] { $given ->
        [yes] De spelleiding heeft de plaats van { $player } aan iemand anders gegeven, die vanaf nu onder die naam speelt.
       *[no] { $player } heeft een invaller: vanaf nu speelt iemand anders onder die naam.
    }
}
fact-left = { $player_who ->
    [you] Je bent gestopt en ligt binnenkort uit het spel.
   *[other] { $player } is gestopt en ligt binnenkort uit het spel.
}
fact-looked = { $player_who ->
    [nobody] Iemand van het systeembeheer heeft achter de schermen van dit spel gekeken.
    [you] Je hebt als systeembeheerder achter de schermen van dit spel gekeken, en iedereen krijgt dat te horen.
   *[other] { $player } heeft als systeembeheerder achter de schermen van dit spel gekeken.
}
fact-announcement = { $hint ->
    [yes] Een hint over de rollen in dit spel:
   *[no] De spelleiding laat weten:
}
fact-advice = { $asked ->
    [none] De spelleiding schrijft aan jou alleen:
   *[other] Je vroeg aan de spelleiding: “{ $asked }” Het antwoord, voor jou alleen:
}
fact-reprimanded = Je bent gediskwalificeerd en ligt binnenkort uit het spel. De reden, die alleen hoort wie het aangaat: { $reason }
fact-rewound = Het systeembeheer heeft de klok teruggedraaid: de ronde die als laatste gesloten is, staat weer open, met de antwoorden die er al waren. Wat er daarna in het dorp gebeurde, is niet gebeurd, en wie daardoor stierf, leeft weer.
fact-strike = { $in_a_row ->
    [one] { $player_who ->
        [you] Er komt een streepje achter je naam: je hebt niet gestemd.
       *[other] Er komt een streepje achter de naam van { $player }: er is geen stem binnengekomen.
    }
   *[other] { $player_who ->
        [you] Er komt weer een streepje achter je naam: je hebt nu { $in_a_row } keer op rij niet gestemd.
       *[other] Er komt weer een streepje achter de naam van { $player }: { $in_a_row } keer op rij geen stem.
    }
}

## De stemmingen

votes-title = { $ballot ->
    [pyre] Zo is er over de brandstapel gestemd:
    [election] Zo is er voor een burgemeester gestemd:
   *[other] Zo is er gestemd:
}
votes-for = voor { $player }: { $voters }
votes-for-total = voor { $player }: { $voters } ({ $total })
votes-without-voters = voor { $player }, zonder stemmers: { $total }
votes-blank = blanco: { $voters }
votes-missing = niet gestemd: { $voters }
votes-word = { $word }: { $voters }
votes-none = voor niemand een stem

## Wakkerdam

fact-night_fell = Nacht { $number } begint.
fact-day_broke = Dag { $number } begint. { $deaths ->
    [0] Vannacht is er niemand gestorven.
    [one] Er is één dode.
   *[other] Er zijn { $deaths } doden.
}
fact-chosen = { $ballot ->
    [pack] { $player_who ->
        [nobody] { $reason ->
            [tie] De roedel is het niet eens geworden: jullie vallen vannacht niemand aan.
           *[other] De roedel heeft geen naam genoemd: jullie vallen vannacht niemand aan.
        }
       *[other] De roedel heeft gekozen: jullie sluipen vannacht naar het huis van { $player }.
    }
    [vampires] { $player_who ->
        [nobody] { $reason ->
            [tie] De vampiers zijn het niet eens geworden: jullie vallen vannacht niemand aan.
           *[other] De vampiers hebben geen naam genoemd: jullie vallen vannacht niemand aan.
        }
       *[other] De vampiers hebben gekozen: jullie fladderen vannacht naar het huis van { $player }.
    }
    [pipers] { $player_who ->
        [nobody] { $reason ->
            [tie] De stemmen van de fluitspelers staken: vannacht wordt er niemand betoverd.
           *[other] De fluiten zwijgen: vannacht wordt er niemand betoverd.
        }
       *[other] Jullie fluitspel heeft { $player } betoverd.
    }
   *[other] { $player_who ->
        [nobody] Jullie groep heeft niemand gekozen.
       *[other] Jullie groep heeft { $player_object } gekozen.
    }
}
fact-potions_used = { $healed_who ->
    [nobody] { $poisoned_who ->
        [nobody] Je hebt vannacht geen drankje gebruikt.
       *[other] Je hebt vannacht je gif aan { $poisoned } gegeven.
    }
    [you] { $poisoned_who ->
        [nobody] Je hebt vannacht zelf je levenselixir opgedronken.
       *[other] Je hebt vannacht zelf je levenselixir opgedronken en je gif aan { $poisoned } gegeven.
    }
   *[other] { $poisoned_who ->
        [nobody] Je hebt vannacht je levenselixir aan { $healed } gegeven.
       *[other] Je hebt vannacht je levenselixir aan { $healed } gegeven en je gif aan { $poisoned }.
    }
}
fact-founded = { $mayor ->
    [yes] In dit dorp wordt een burgemeester gekozen.
   *[no] Dit dorp heeft geen burgemeester.
}
fact-hit = { $player } is getroffen ({ cause-words }).
fact-doomed = { $player } zal sterven ({ cause-words }).
fact-saved = Het levenselixir heeft { $player } gered.
fact-survived = { $reason ->
    [protected] { $player } is aangevallen, maar werd beschermd.
    [extra_life] { $player } is aangevallen en overleeft het, deze ene keer.
   *[other] { $player } is aangevallen en overleeft het ({ $reason_raw }).
}
sacrificed-clause = { $client_who ->
    [you] { $player_who ->
        [man] Jij zou sterven, maar { $player } gaf als lijfwacht zijn leven voor jou
        [woman] Jij zou sterven, maar { $player } gaf als lijfwacht haar leven voor jou
        [you] Jij gaf als lijfwacht je leven
       *[neither] Jij zou sterven, maar { $player } is als lijfwacht in jouw plaats gestorven
    }
   *[other] { $player_who ->
        [you] { $client } zou sterven, maar jij gaf als lijfwacht je leven
        [man] { $client } zou sterven, maar { $player } gaf als lijfwacht zijn leven
        [woman] { $client } zou sterven, maar { $player } gaf als lijfwacht haar leven
       *[neither] { $client } zou sterven, maar { $player } is er als lijfwacht voor gestorven
    }
}
fact-sacrificed = { sacrificed-clause }.
sacrifice-with-role = { sacrificed-clause }; { $player_who ->
    [you] jij was { $role_one }
   *[other] { $player } was { $role_one }
}.
fact-bond_ended = { $client } heeft geen lijfwacht meer.
fact-love_ended = Degene die je liefhad, is uit het spel verdwenen. Je hart doet pijn, maar het breekt niet: je bent niet verliefd meer.
fact-guard_ended = De afspraak tussen opdrachtgever en lijfwacht is voorbij: jullie zijn elkaar niets meer verschuldigd.
fact-mark_placed = { $player } heeft het teken van de raaf gekregen.
fact-lock_placed = { $player } wordt opgesloten.
fact-guilt_placed = { $players_count ->
    [0] De zondebok heeft niemand een schuldgevoel bezorgd.
   *[other] De zondebok heeft een schuldgevoel bezorgd aan { $players_object }.
}
fact-burdens_lifted = Waarschuwingen, tekens, tralies en schuldgevoel zijn weer voorbij.
fact-condemned = { $player_who ->
    [nobody] De stemming wijst niemand aan.
   *[other] De stemming wijst { $player } aan.
}
fact-idiot_discovered = { $player_who ->
    [you] Boven op het hout begin je te giechelen, en iedereen begrijpt het: jij bent de dorpsgek. Men laat je gaan. Over de brandstapel stem je niet meer mee, en niemand kan nog op jou stemmen.
    [man] Boven op het hout begint { $player } te giechelen, en iedereen begrijpt het: hij is de dorpsgek. Men laat hem gaan. Over de brandstapel stemt hij niet meer mee, en niemand kan nog op hem stemmen.
    [woman] Boven op het hout begint { $player } te giechelen, en iedereen begrijpt het: zij is de dorpsgek. Men laat haar gaan. Over de brandstapel stemt zij niet meer mee, en niemand kan nog op haar stemmen.
   *[neither] Boven op het hout begint { $player } te giechelen, en iedereen begrijpt het: daar staat de dorpsgek. Men laat de arme ziel gaan. Over de brandstapel stemt { $player } niet meer mee, en niemand kan nog op { $player } stemmen.
}
fact-powers_lost = Met de dorpsoudste sterft ook de oude kracht van het dorp: alle burgers die nog leven, hebben hun gaven verloren en zijn nu gewone burgers.
fact-testament_written = { $player_who ->
    [nobody] In het testament van de burgemeester staat geen naam.
   *[other] In het testament van de burgemeester staat { $player }.
}
fact-election_due = Het testament levert geen nieuwe burgemeester op: vanochtend kiest het dorp er zelf een.
fact-inactive = { $cause ->
    [disqualified] { $player } wordt door het systeembeheer uit het spel genomen.
   *[inactivity] { $player } heeft te vaak niet gestemd en verdwijnt binnenkort uit het spel.
}
cause-words = { $cause ->
    [wolves] aanval van de roedel
    [vampires] aanval van de vampiers
    [psychopath] aanval van een psychopaat
    [white_wolf] aanval van een witte weerwolf
    [witch] gif van een heks
    [pyre] brandstapel
    [hunter] kogel van een jager
    [heartbreak] liefdesverdriet
    [sacrifice] als lijfwacht
    [inactivity] te vaak niet gestemd
    [left] gestopt
    [disqualified] uit het spel genomen
   *[other] { $cause_raw }
}

## Ochtenden en avonden

fact-dawn = Dag { $number } breekt aan.
fact-sunset = Dag { $number } loopt ten einde, en de stemmen worden geteld.
fact-learned_faction = { $about_who ->
    [you] Jouw partij: { $faction_name }.
   *[other] De partij van { $about }: { $faction_name }.
}
fact-faction_changed = Vanaf nu hoor je bij een andere partij: { $faction_name }.
fact-defeated = Je partij heeft verloren: { $faction_name }.
fact-secondary_goal = Vanaf nu steun je een andere partij: { $faction_name }.
fact-scream = { $player_who ->
    [you] In de nacht klonk jouw geschreeuw.
   *[other] In de nacht klonk het geschreeuw van { $player }.
}
fact-nominated = Aangeklaagd: { $players }.
fact-growl = De beer gromt.
fact-letter = Een dreigbrief voor { $player }: { $text ->
    [none] zonder eigen tekst.
   *[other] “{ $text }”
}
fact-learned_wolf = { $wolf ->
    [yes] { $about } is een weerwolf.
   *[no] { $about } is geen weerwolf.
}
fact-learned_neighbourhood = { $wolf ->
    [yes] Onder { $about } en de twee ernaast is een wolf.
   *[no] Onder { $about } en de twee ernaast is geen wolf.
}
fact-power_used = { $player } doet vannacht iets; de gave: { $power }.
fact-defended = Een advocaat, { $by }, verdedigt { $player } bij de komende brandstapel.
fact-faction_sentenced = Als deze ronde sluit, wordt een hele partij verbannen: { $faction_name } (gediskwalificeerd).
fact-sentenced = { $player } wordt verbannen als deze ronde sluit ({ $cause ->
    [disqualified] gediskwalificeerd
    [left] gestopt
   *[other] { $cause_raw }
}).

## De eindstand

final-title = De rollen, nu alles gezegd mag worden:
outcome-player = { $player }: { $role }, { $alive ->
    [yes] in leven
   *[no] dood
}{ $lover_who ->
    [nobody] {""}
   *[other] , geliefde van { $lover }
}{ $bodyguard_who ->
    [nobody] {""}
   *[other] , met { $bodyguard } als lijfwacht
}
outcome-won = { $winner ->
    [yes] {" "}– gewonnen
   *[no] {""}
}
outcome-line = { outcome-player }{ $mayor ->
    [yes] , burgemeester
   *[no] {""}
}{ outcome-won }
fact-final_role = { outcome-line }

## Zo staat het dorp ervoor

overview-title = Zo staat het dorp ervoor:
overview-living = In leven ({ $count }): { $players }
overview-dead = Dood ({ $count }): { $players }
overview-dead-none = Dood: nog niemand
overview-dead-one = { $player } ({ $role })
overview-exiled = Verbannen ({ $count }): { $players }
overview-mayor = Burgemeester: { $player }
