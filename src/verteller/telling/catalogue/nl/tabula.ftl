### Lupus in Tabula: de woorden die het van zichzelf heeft. De spelleider spreekt ze uit aan tafel, dus ze
### zijn kort. Van wie sterft, valt de naam en meer niet: geen kaart, geen oorzaak.

## De kaarten

role-werewolf = Weerwolf
    .one = een weerwolf
    .story = Elke nacht word je als laatste wakker, samen met de andere weerwolven, en jullie kiezen een mens om te doden. Overdag zit je tussen de mensen alsof je er een van bent. Jullie winnen zodra er evenveel weerwolven als mensen zijn.
role-villager = Dorpsbewoner
    .one = een dorpsbewoner
    .story = Je slaapt de hele nacht door. Overdag praat en stem je met de anderen mee: vind de weerwolven en lynch ze.
role-seer = Ziener
    .one = de ziener
    .story = Elke nacht wijs je een andere speler aan en hoor je of dat een weerwolf is. Zeg wat je weet wanneer het je de moeite waard lijkt, maar een weerwolf kan net zo goed beweren dat hij de ziener is. Wijs je de weerhamster aan, dan sterft die.
role-medium = Medium
    .one = het medium
    .story = Je praat met de doden. Vanaf de tweede nacht krijg je te zien of de speler die als laatste is gelyncht een weerwolf was.
role-possessed = Bezetene
    .one = de bezetene
    .story = Je bent een mens en staat toch aan de kant van de weerwolven. Je weet niet wie ze zijn, en zij kennen jou niet. Winnen zij, dan win jij ook.
role-bodyguard = Lijfwacht
    .one = de lijfwacht
    .story = Vanaf de tweede nacht bescherm je elke nacht een andere speler. Kiezen de weerwolven die speler, dan sterft er niemand. Jezelf beschermen kan niet.
role-owl = Uil
    .one = de uil
    .story = Elke nacht wijs je een speler aan; dat mag je zelf zijn. Overdag, als iedereen heeft gestemd, wordt die speler geroepen en is dan de tweede genomineerde. Niemand hoort wie de uil is.
role-freemason = Vrijmetselaar
    .one = een vrijmetselaar
    .story = Jullie zijn met z'n tweeën. In de eerste nacht zien jullie elkaar, dus je kent één mens van wie je zeker bent.
role-werehamster = Weerhamster
    .one = de weerhamster
    .story = Je speelt alleen. De weerwolven kunnen je niet doden, maar als de ziener je aanwijst, sterf je. Leef je nog als het spel eindigt, dan win je, en niemand anders.
role-mythomaniac = Mythomaniak
    .one = de mythomaniak
    .story = In de tweede nacht krijg je één kans om een andere speler aan te wijzen. Is dat een weerwolf of de ziener, dan word je dat ook en speel je zo verder. Anders blijf je tot het einde een mens.

## De kanten

faction-humans = Mensen
    .belongs = Je wint met de mensen als alle weerwolven gelyncht zijn.
faction-wolves = Weerwolven
    .belongs = Je wint met de weerwolven zodra zij met evenveel zijn als de anderen.
faction-werehamster = Weerhamster
    .belongs = Je wint alleen, als je nog leeft wanneer het spel eindigt.

## De nacht

fact-cards_in_play = Deze kaarten doen mee: { $roles }.
fact-eyes_closed = Nacht { $number } valt. Doe allemaal je ogen dicht.
fact-fellows = { $group ->
    [masons] { $players_others_count ->
        [0] Jij bent de enige vrijmetselaar.
       *[other] De andere vrijmetselaar: { $players_others }.
    }
    [seers] { $players_others_count ->
        [0] Jij bent de enige ziener.
       *[other] Je kijkt samen met { $players_others }; jullie moeten dezelfde speler noemen.
    }
   *[wolves] { $players_others_count ->
        [0] Jij bent de enige weerwolf.
       *[other] De andere weerwolven: { $players_others }.
    }
}
fact-learned_wolf = { $wolf ->
    [yes] Duim omhoog: { $about } is een weerwolf.
   *[no] Duim omlaag: { $about } is geen weerwolf.
}
fact-stayed_human = Je blijft tot het einde van het spel een mens.
fact-quarry = { $player_who ->
    [nobody] Jullie zijn het niet eens: vannacht doden jullie niemand.
   *[other] Vannacht doden jullie { $player }.
}
fact-narrator_killed = Vannacht hebben de weerwolven mij vermoord, jullie spelleider.

## De dag

fact-dawn = Doe je ogen open: dag { $number } breekt aan.
fact-nobody_killed = Vannacht is er niemand vermoord.
fact-died = { $cause ->
    [pyre] { $player_who ->
        [you] Je bent gelyncht. Vanaf nu zwijg je, en je kaart blijft geheim.
       *[other] { $player } is gelyncht.
    }
   *[none] { $player_who ->
        [you] Je bent vannacht vermoord. Vanaf nu zwijg je, en je kaart blijft geheim.
       *[other] { $player } is vannacht vermoord.
    }
}
fact-voting_order = { $ballot ->
    [nominate] Wie mag er gelyncht worden? { $players_count ->
        [0] Er is niemand om het aan te vragen.
       *[other] Ik vraag het in deze volgorde: { $players }.
    }
   *[other] De tweede stemming, voor wie niet genomineerd is. { $players_count ->
        [0] Er is niemand om het aan te vragen.
       *[other] Ik vraag het in deze volgorde: { $players }.
    }
}
fact-turn = { $player_who ->
    [you] Jij bent aan de beurt: wie mag er gelyncht worden?
   *[other] { $player }, wie mag er gelyncht worden?
}
fact-voted = { $player_who ->
    [you] Je stemt op { $vote_object }
   *[other] { $player } stemt op { $vote_object }
}: nu { $count ->
    [one] één stem.
   *[other] { $count } stemmen.
}
fact-turn_passed = { $player_who ->
    [you] Je tijd is om: je hebt niet gestemd.
   *[other] { $player } heeft niet op tijd gestemd.
}
fact-owl_called = { $player_who ->
    [nobody] De uil roept vandaag niemand.
    [you] De uil roept jou.
   *[other] De uil roept { $player }.
}
fact-nominated = { $players_count ->
    [one] Als enige genomineerd: { $players }.
   *[other] Genomineerd: { $players }.
}
fact-speeches = { $players_count ->
    [one] Nog één keer aan het woord: { $players }.
   *[other] Nog één keer aan het woord, in deze volgorde: { $players }.
}
fact-floor = { $player_who ->
    [you] Jij hebt het woord: verdedig je, kort.
   *[other] { $player } heeft het woord, en niemand anders.
}
fact-deadlock = Het is gelijk tussen { $players }. De genomineerden spreken nog een keer, en dan stemmen we opnieuw.
fact-pyre = { $player_who ->
    [nobody] Er is niemand genoemd, dus vandaag wordt er niemand gelyncht.
    [you] { $reason ->
        [lot] Het is weer gelijk, en het lot is op jou gevallen.
       *[other] Het dorp wil jou zien hangen.
    }
   *[other] { $reason ->
        [lot] Het is weer gelijk, en het lot is op { $player } gevallen.
       *[other] Het dorp wil { $player } zien hangen.
    }
}
votes-title = { $ballot ->
    [nominate] De eerste stemming:
    [ballot] De tweede stemming:
   *[ballot_again] De tweede stemming, herhaald:
}

## Het einde

fact-won = { $faction ->
    [humans] De laatste weerwolf is gelyncht: de mensen hebben gewonnen!
    [wolves] De weerwolven laten hun masker vallen en slachten de laatste mensen af: de weerwolven hebben gewonnen!
    [werehamster] Terwijl weerwolven en mensen elkaar bevochten, zat er iemand rustig zijn wangzakken te vullen: de weerhamster heeft gewonnen, helemaal alleen!
   *[draw] Het spel eindigt zonder winnaar.
}{ $players_count ->
    [0] {""}
    [one] {" "}{ $players_who ->
        [you] Jij bent de winnaar, gefeliciteerd!
       *[other] De winst gaat naar { $players_object }.
    }
   *[other] {" "}De winst gaat naar { $players_object }, dood of levend.{ $players_who ->
        [you] {" "}Gefeliciteerd!
       *[other] {""}
    }
}
final-title = Alle kaarten op tafel:
fact-imitated = { $player_who ->
    [you] Je was { $role_one } geworden.
   *[other] { $player } was { $role_one } geworden.
}
fact-game_over = Het spel is uit. De doden mogen weer praten.

## Wat de spelleider voor zich houdt

fact-glimpsed = De ziener wijst { $player } aan.
fact-guarded = De lijfwacht, { $by }, beschermt vannacht { $player }.
fact-owl_pointed = De uil, { $by }, wijst { $player } aan.
cause-words = { $cause ->
    [wolves] vermoord door de weerwolven
    [seer] als weerhamster gezien door de ziener
    [pyre] gelyncht
   *[other] { $cause_raw }
}

## De vragen

question-seer = Over wie wil je meer weten?
    .explain = Wijs een andere speler aan. Als deze fase voorbij is, krijg je een duim te zien: omhoog voor een weerwolf, omlaag voor ieder ander.
    .receipt = Je wijst { $chosen } aan.
    .blank = Je wijst vannacht niemand aan.
question-bodyguard = Wie bescherm je vannacht?
    .explain = Kiezen de weerwolven de speler die jij noemt, dan sterft er niemand. Dezelfde als vorige nacht mag, jezelf nooit.
    .receipt = Je beschermt vannacht { $chosen }.
    .blank = Je beschermt vannacht niemand.
question-owl = Wie zal de uil roepen?
    .explain = Overdag, als iedereen heeft gestemd, wordt de speler die jij noemt de tweede genomineerde. Jezelf noemen mag.
    .receipt = De uil zal { $chosen } roepen.
    .blank = De uil roept niemand.
question-mythomaniac = Op wie wil je lijken?
    .explain = Dit is je enige kans. Wijs je een weerwolf of de ziener aan, dan word je dat ook; anders blijf je een mens. Je mag de kans laten lopen.
    .receipt = Je wijst { $chosen } aan.
    .blank = Je laat je kans lopen.
question-werewolf = Wie doden jullie vannacht?
    .explain = Kies samen. Meer dan de helft van jullie moet meestal dezelfde speler noemen; anders sterft er niemand.
    .receipt = Je wilt { $chosen } doden.
    .blank = Je noemt niemand.
question-vote = Wie mag er gelyncht worden?
    .explain = Jij bent aan de beurt. Noem één speler; iedereen hoort je stem, en eenmaal uitgebracht staat die vast.
    .receipt = Je stemt op { $chosen }.
    .blank = Je stemt op niemand.
how-revise = 's Nachts kun je je antwoord veranderen tot de fase voorbij is; een stem overdag staat vast zodra je hem hebt uitgebracht.
