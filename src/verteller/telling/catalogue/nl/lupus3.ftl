### Lupus 3.0: de woorden die het zelf heeft, naast de rollen. De verslagen zeggen zo weinig mogelijk:
### wie gehinderd is, leest altijd dezelfde zin, door wie en hoe het ook kwam.

## De verslagen en hun onderdelen

report-start = Het begin
report-dawn = Dageraad van dag { $number }
report-sunset = Avond van dag { $number }
report-empty = Er is niets te melden.
section-dead = Gestorven
section-risen = Opgestaan
section-power = Wat er van je gave kwam
section-own = Alleen voor jou
section-succession = Opvolging van de burgemeester
section-screams = Geschreeuw in de nacht
section-vote = Uitslag van de stemming
section-vote-details = De stemmen
section-niece = Het nichtje van Mubarak
section-advocate = De advocaat van de duivel
section-election = Uitslag van de verkiezing
section-election-details = De stemmen bij de verkiezing
section-notice-vampire = Je gedaanteverandering
section-notice-death = Je dood
section-notice-resurrection = Je opstanding
section-notice-raised = Je opstanding
section-notice-election = Je verkiezing
section-notice-defeat = Je partij

## Wat de eerste brief zegt

role-table = Je rol in de tabel:
propositions = Je vier zinnen; twee zijn waar en twee onwaar:
fact-proposition = { $about } is { $role_one }
fact-fellows = { $group ->
    [mason] { $players_others_count ->
        [0] Je bent de enige vrijmetselaar.
       *[other] De vrijmetselaars naast jou: { $players_others }.
    }
    [wolves] { $players_others_count ->
        [0] Naast jou zijn er geen wolven of heksen.
       *[other] De wolven en heksen naast jou: { $players_others }.
    }
    [possessed] { $players_others_count ->
        [0] Naast jou zijn er geen bezetenen of exorcisten.
       *[other] De bezetenen en exorcisten naast jou: { $players_others }.
    }
    [devils] { $players_others_count ->
        [0] Naast jou zijn er geen duivels of advocaten van de duivel.
       *[other] De duivels en hun advocaten naast jou: { $players_others }.
    }
   *[other] { $players_others_count ->
        [0] Van jouw kring ben jij de enige.
       *[other] Met jou in één kring: { $players_others }.
    }
}

## Wat er van een gave kwam

fact-power = { $outcome ->
    [failed] { $target_who ->
        [nobody] Je gave had geen uitwerking.
        [you] Je gave had geen uitwerking op jou.
       *[other] Je gave had geen uitwerking op { $target }.
    }
   *[ok] { $target_who ->
        [nobody] Je gave had uitwerking.
        [you] Je gave had uitwerking op jou.
       *[other] Je gave had uitwerking op { $target }.
    }
}
fact-learned_aura = { $aura ->
    [white] { $about_who ->
        [you] Jouw aura is wit.
       *[other] De aura van { $about } is wit.
    }
    [black] { $about_who ->
        [you] Jouw aura is zwart.
       *[other] De aura van { $about } is zwart.
    }
   *[red] { $about_who ->
        [you] Jouw aura is rood.
       *[other] De aura van { $about } is rood.
    }
}
fact-learned_role = { $about_who ->
    [you] Jij bent { $role_one }.
   *[other] { $about } is { $role_one }.
}
fact-learned_faction = { $faction ->
    [white] { $about_who ->
        [you] Jij speelt voor Wit.
       *[other] { $about } speelt voor Wit.
    }
    [black] { $about_who ->
        [you] Jij speelt voor Zwart.
       *[other] { $about } speelt voor Zwart.
    }
    [red] { $about_who ->
        [you] Jij speelt voor Rood.
       *[other] { $about } speelt voor Rood.
    }
   *[not_red] { $about_who ->
        [you] Jij speelt niet voor Rood.
       *[other] { $about } speelt niet voor Rood.
    }
}
reading = { $about_who ->
    [you] Je hebt in je eigen ziel gekeken:
   *[other] Je hebt in de ziel van { $about } gekeken:
}
reading-start = Rol aan het begin van het spel: { $role }
reading-now = Rol op dit moment: { $role }
reading-faction = Partij op dit moment: { $faction_name }
fact-visited = { $players_count ->
    [0] { $about } is vannacht bij niemand op bezoek geweest.
   *[other] { $about } is vannacht op bezoek geweest bij { $players_object }.
}
fact-visitors = { $players_count ->
    [0] Niemand is vannacht op bezoek geweest bij { $about_object }.
   *[other] Vannacht op bezoek geweest bij { $about_object }: { $players }.
}
fact-visited_by = { $player_who ->
    [you] Je bent vannacht bij jezelf op bezoek geweest: dat je een extravert bent, wist je al.
   *[other] { $player } kwam vannacht bij je langs, en is een extravert.
}
fact-acquired = Je hebt de gave van { $about } overgenomen: je bent nu { $role_one }. Vanaf de komende nacht mag je die gebruiken.
fact-not_acquired = Van { $about } heb je geen gave overgenomen. Je enige kans is verkeken.
fact-vision = Je had een visioen: { $about } is { $role_one }.
fact-ritual_failed = Het ritueel is mislukt.

## De dageraad

fact-dawn = Dag { $number } breekt aan: nacht { $number } is voorbij.
fact-revived = { $player_who ->
    [you] Je bent weer onder de levenden.
   *[other] { $player } is weer onder de levenden.
}
fact-scream = { $player_who ->
    [you] In de nacht klonk jouw geschreeuw.
   *[other] In de nacht klonk het geschreeuw van { $player }.
}

## De avond

fact-sunset = Dag { $number } loopt ten einde: de stemmen zijn geteld.
fact-condemned = { $player_who ->
    [you] Het dorp veroordeelt jou tot de brandstapel.
   *[other] Het dorp veroordeelt { $player } tot de brandstapel.
}
fact-pyre = { $player_who ->
    [nobody] { $reason ->
        [quorum] Er zijn te weinig stemmen: de stemming is ongeldig, en vandaag sterft er niemand op de brandstapel.
        [tie] De stemmen staken, en vandaag sterft er niemand op de brandstapel.
        [niece] Maar het vonnis vervalt, en vandaag sterft er niemand op de brandstapel.
        [advocate] Maar het vonnis vervalt, en vandaag sterft er niemand op de brandstapel.
       *[other] Vandaag sterft er niemand op de brandstapel.
    }
    [you] Jij moet op de brandstapel.
   *[other] { $player } moet op de brandstapel.
}
fact-spared = { $by ->
    [niece] { $player_who ->
        [you] Bekendgemaakt wordt dat jij het nichtje van Mubarak bent, en daarom blijf je gespaard.
       *[other] { $player } is het nichtje van Mubarak, en blijft daarom gespaard.
    }
   *[advocate] { $player_who ->
        [you] Een advocaat van de duivel heeft jou verdedigd, en daarom blijf je gespaard.
       *[other] Een advocaat van de duivel heeft { $player } verdedigd, die daarom gespaard blijft.
    }
}
fact-elected = { $player_who ->
    [nobody] Er zijn te weinig stemmen om iemand te kiezen: het ambt blijft zoals het was.
    [you] Het dorp heeft jou tot burgemeester gekozen.
   *[other] Het dorp heeft { $player } tot burgemeester gekozen.
}
elected-dead = Maar wie sterft, treedt niet aan: het ambt blijft zoals het was.
fact-mayor = { $player_who ->
    [nobody] Het ambt van burgemeester blijft onbezet.
    [you] { $how ->
        [lot] Het lot wijst jou aan: vanaf nu ben jij burgemeester.
        [elected] Vanaf nu ben jij burgemeester.
        [successor] Jij was als opvolger aangewezen: vanaf nu ben jij burgemeester.
       *[other] Jij bent burgemeester.
    }
   *[other] { $how ->
        [lot] Het lot wijst { $player } aan, die vanaf nu burgemeester is.
        [elected] Vanaf nu is { $player } burgemeester.
        [successor] { $player } was als opvolger aangewezen en is vanaf nu burgemeester.
       *[other] { $player } is burgemeester.
    }
}

## Aparte brieven

fact-notice = { $of ->
    [vampire] Een beet heeft je veranderd.
    [death] Je bent niet meer onder de levenden. Je speelt verder voor je partij, en de verslagen blijf je krijgen.
    [resurrection] Je bent weer onder de levenden, met je eigen rol en bij je eigen partij.
    [raised] Je bent weer onder de levenden, maar niet zoals je was.
    [election] Het dorp heeft jou tot burgemeester gekozen. Staken bij de brandstapel de stemmen, dan beslist de jouwe, en je mag op elk moment een opvolger aanwijzen.
   *[defeat] Dit bericht is alleen voor jouw partij: het dorp krijgt het niet.
}
fact-faction_changed = Vanaf nu speel je voor { $faction_name }.
fact-defeated = { $faction_name } heeft verloren{ $faction ->
    [black] {""}: wie van Zwart nu nog leeft, sterft bij de volgende dageraad.
   *[other] {""}.
}
fact-secondary_goal = Maar je hebt een tweede doel: steun vanaf nu { $faction_name }. Dat heeft het lot bepaald, en niet voor iedereen gelijk: wie met je meespeelde, kan de andere partij hebben gekregen.

## Het einde

fact-won = { $faction ->
    [white] Het dorp kan weer rustig slapen: Wit heeft gewonnen!
    [black] De duisternis heeft het dorp in haar greep: Zwart heeft gewonnen!
    [red] Het dorp dorst naar bloed: Rood heeft gewonnen!
   *[draw] Het spel eindigt zonder winnaar.
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
fact-secondary_result = { $player_who ->
    [you] Jouw tweede doel was { $faction_name } te steunen
   *[other] Het tweede doel van { $player } was { $faction_name } te steunen
}: { $reached ->
    [yes] gehaald.
   *[no] niet gehaald.
}
secondary-results = De tweede doelen:
secondary-line = { $player } ({ $faction_name }): { $reached ->
    [yes] gehaald
   *[no] niet gehaald
}
fact-game_over = Het spel is uit. Alle geheimen mogen nu verteld worden.

## Wat de verteller voor zich houdt

fact-skill_order = De volgorde van bekwaamheid, de beste eerst ({ $power }): { $players }.
fact-faction_lost = { $faction_name } ligt eruit.
fact-goal_assigned = { $player } moet nu { $faction_name } steunen.
fact-collapsed = { $faction_name } gaat ten onder: wie daarvan leeft, sterft.
fact-defended = Een advocaat van de duivel, { $by }, verdedigt { $player } bij de komende brandstapel.
cause-words = { $cause ->
    [wolves] gedood door de wolven
    [hunter] neergeschoten door een jager
    [vampirism] ouderdom, als vampier
    [suicide] zelfmoord
    [defeat] de nederlaag van Zwart
    [pyre] brandstapel
   *[other] { $cause_raw }
}

## De vragen

question-power = Bij wie gebruik je vannacht je gave?
    .explain = Het hoeft niet. Tot de dageraad kun je de naam veranderen of intrekken.
    .receipt = Je gebruikt je gave bij { $chosen }.
    .blank = Je gebruikt je gave vannacht niet.
question-ritual = Op wie richt je vannacht het ritueel?
    .explain = Noemen de doden dezelfde levende speler, dan hoort het hele dorp die speler schreeuwen: bij de dageraad wordt de naam voorgelezen, en verder gebeurt er niets. Zijn jullie het niet eens, dan mislukt het ritueel. Meedoen hoeft niet.
    .receipt = Je richt het ritueel op { $chosen }.
    .blank = Je doet vannacht niet mee aan het ritueel.
question-suicide = Pleegt je personage vannacht zelfmoord?
    .explain = Het gebeurt bij de dageraad, na al het andere, en niemand kan het verhinderen; gebruik je vannacht een gave, dan krijg je nog wel het antwoord. Tot de dageraad kun je erop terugkomen.
    .receipt = Je personage pleegt vannacht zelfmoord.
    .blank = Je personage pleegt geen zelfmoord.
question-vote = Wie moet op de brandstapel?
    .explain = Je mag op elke levende stemmen, ook op jezelf. In de regel telt de stemming als ten minste de helft van de levenden heeft gestemd. Wie de meeste stemmen heeft, sterft; staken de stemmen, dan beslist in de regel die van de burgemeester, en anders het lot. De uitslag laat zien wie op wie stemde.
    .receipt = Je stemt op { $chosen } voor de brandstapel.
    .blank = Je stemt niet over de brandstapel.
question-elect = Wie moet er burgemeester zijn?
    .explain = In de regel wordt burgemeester wie de stemmen heeft van meer dan de helft van de levenden; anders blijft alles zoals het is. Staken bij de brandstapel de stemmen, dan beslist die van de burgemeester, in de regel vandaag al. Je mag op elke levende stemmen, ook op jezelf. De uitslag laat zien wie op wie stemde.
    .receipt = Je stemt op { $chosen } als burgemeester.
    .blank = Je stemt op niemand als burgemeester.
question-successor = Wie volgt je op als burgemeester?
    .explain = Je mag op elk moment iemand aanwijzen, overdag en 's nachts, en de naam veranderen of intrekken. Niemand hoort ervan zolang je leeft. Is er bij je dood geen naam, of leeft die speler niet meer, dan beslist in de regel het lot.
    .receipt = Als opvolger wijs je { $chosen } aan.
    .blank = Je wijst geen opvolger aan.
how-names = { $amount ->
    [one] Antwoord in je eigen woorden, of schrijf alleen één naam van de lijst.
   *[other] Antwoord in je eigen woorden, of schrijf alleen namen van de lijst: { $least } tot { $most }.
}
how-words = { $amount ->
    [one] Antwoord in je eigen woorden.
   *[other] Antwoord in je eigen woorden, en kies hieruit: { $least } tot { $most }.
}
how-blank = Je mag het ook laten, of terugnemen wat je gekozen had.
how-no-blank = Hier moet je kiezen.
how-signature = Eén naam tegelijk: schrijf je er meer, laat dan duidelijk zijn welke je kiest.
how-blank-first = Een blanco antwoord is hetzelfde als geen antwoord.

## De brief bij het begin

reminder =
    .blank-first = Kiezen hoeft niet, en tot de deadline kun je een keuze nog veranderen.
opening = { $game } begint. Houd voor je wat je hier leest: het is voor jou en voor niemand anders.
    .answering = Zo doe je mee: beantwoord de berichten die je krijgt, of schrijf naar { $home } met de naam van het spel in het onderwerp. Schrijf in je eigen woorden wat je wilt doen; in één bericht mogen meer opdrachten staan, en ik antwoord telkens met wat ik begrepen heb.
    .blank-first = Tot de deadline kun je een keuze zo vaak veranderen of intrekken als je wilt; de laatste telt. Kiezen hoeft niet: je raakt nooit uit het spel omdat je iets oversloeg.
    .discussion = Overleg, beschuldig, smeek en lieg zoveel je wilt, maar laat { $home } erbuiten: alles wat daar binnenkomt, wordt gelezen als een opdracht.
    .dead = Ben je dood, dan speel je verder voor je partij. De verslagen van dageraad en avond blijf je krijgen.

## Waarom een bericht niet is aangenomen

refusal-e3 = Je bent dood in { $game }, en er is voor jou nu niets te kiezen. Je bericht telt dus niet mee. De verslagen blijf je krijgen.
