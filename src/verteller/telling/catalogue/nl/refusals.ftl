### Waarom een bericht niet is aangenomen. Elk antwoord zegt wat er begrepen is, wat eraan schort en hoe het wel kan.

## De vaste stukken om een weigering heen

refusal-suggest = Bedoelde je { $suggestions }?
refusal-choices = Je kunt kiezen uit: { $choices }.
refusal-again = Stuur gerust een nieuw bericht. Wat je eerder in deze ronde geldig hebt gekozen, blijft staan zolang er niets anders komt.
refusal-sign-up-again = Stuur je inschrijving gerust opnieuw.
refusal-sign-up-form = Zo moet het: in het onderwerp de naam van het spel, en in het bericht alleen je naam, een komma en dan man, vrouw of anders, bijvoorbeeld “Bob, man”.
refusal-unknown = Je bericht kan zo niet worden aangenomen ({ $code }).
quote = “{ $text }”

## E1 tot en met E13

refusal-e1 = { $detail ->
    [several_games] In het onderwerp van je bericht staat meer dan één spel{ $games_count ->
        [0] {""}
       *[other] : { $games }
    }. Noem er precies één, dan weet ik voor welk spel je bericht is.
   *[unknown_game] Ik weet niet voor welk spel je bericht is: in het onderwerp staat geen spel dat ik ken. Zet de naam van het spel in het onderwerp, of alleen het woord Help als je een vraag hebt voor het systeembeheer.
}
refusal-e2 = { $detail ->
    [sign_up_closed] De inschrijving voor { $game } is gesloten, dus meedoen kan niet meer.
   *[not_in_game] Met dit adres doe je niet mee aan { $game }, en inschrijven kan niet meer. Doe je wel mee? Schrijf dan vanaf het adres waarmee je je hebt ingeschreven.
}
refusal-e3 = Je bent dood in { $game }, en de doden stemmen niet. Je bericht telt dus niet mee. Wat het hele dorp hoort, blijf je ook horen.
refusal-e4 = { $detail ->
    [too_late] Je bericht voor { $game } kwam te laat: de deadline van die ronde is voorbij. Is er weer iets te kiezen, dan krijg je bericht.
    [old_prompt] Je antwoordde op een bericht van een ronde van { $game } die al voorbij is, dus er is niets genoteerd. Beantwoord het nieuwste bericht dat je van me kreeg.
    [another] Dat wordt je nu niet gevraagd in { $game }, dus dat antwoord telt niet mee.
    [asleep] Je slaapt diep in { $game }, tot de ochtend. Daarom telt je bericht niet mee. Is er weer iets te kiezen, dan krijg je bericht.
    [not_started] De rollen van { $game } zijn nog niet verdeeld, dus er valt nog niets te kiezen. Zodra het begint, krijg je bericht.
    [private_ballot] Ik zag het woord “{ -white }” in je bericht, maar in deze nacht is er geen keuze waar dat bij hoort. Er is niets genoteerd, zodat je niet per ongeluk met de roedel stemt. Laat het woord weg als je de stemming van de roedel bedoelde.
   *[not_asked] In { $game } wordt nu niets van je gevraagd, dus je bericht telt niet mee. Ben je aan de beurt, dan krijg je bericht met alles wat je kunt kiezen. Praten met het dorp doe je buiten dit adres om.
}
refusal-e5 = { $detail ->
    [locked_up] Je zit in de cel, dus over deze brandstapel in { $game } stem je niet mee.
    [guilty] Je schuldgevoel knaagt te hard: over deze brandstapel in { $game } stem je niet mee.
    [discovered] Het dorp weet dat je de dorpsgek bent: over de brandstapel in { $game } stem je niet meer mee.
   *[barred] Over deze brandstapel in { $game } mag je niet meestemmen; in het bericht aan het dorp las je waarom.
}
refusal-e6 = Ik heb in je bericht geen naam van een speler gevonden, en ook niet het woord “{ -blank }”.
refusal-e7 = { $detail ->
    [too_many] Ik vond te veel namen in je bericht{ $given_count ->
        [0] {""}
       *[other] : { $given }
    }. { $most ->
        [0] Noem er minder.
        [one] Het moet er één zijn. Let op: ook je eigen naam onder je bericht telt mee.
       *[other] Het mogen er hoogstens { $most } zijn. Let op: ook je eigen naam onder je bericht telt mee.
    }
    [too_few] Ik vond te weinig namen in je bericht{ $given_count ->
        [0] {""}
       *[other] : alleen { $given }
    }. { $least ->
        [0] Noem er meer.
        [one] Het moet er minstens één zijn.
       *[other] Het moeten er minstens { $least } zijn.
    }
   *[number] Het aantal namen in je bericht klopt niet.
}
refusal-e8 = In je bericht staan zowel “{ -blank }” als een naam{ $given_count ->
    [0] {""}
   *[other] {" "}({ $given })
}. Ik weet dus niet wat je bedoelt: noem alleen de naam, of schrijf alleen “{ -blank }”.
refusal-e9 = { $given_count ->
    [0] Wat je koos, hoort niet bij de keuzes van nu.
   *[other] Je koos { $given }, maar dat hoort niet bij de keuzes van nu.
}
refusal-e10 = { $given_count ->
    [0] Blanco stemmen kan deze keer niet: dat was ook je vorige keuze, of je liet toen niets horen. Twee keer achter elkaar mag dat niet. Noem een naam.
   *[other] Je koos { $given }, maar dat was ook je vorige keuze. Twee keer achter elkaar hetzelfde mag niet. Kies iets anders.
}
refusal-e11 = Iemand was sneller: { $given_count ->
    [0] wie je koos, is al vergeven
    [one] { $given } is al vergeven
   *[other] { $given } zijn al vergeven
}. Kies iemand anders.
refusal-e12 = { $detail ->
    [gender_unclear] Ik kon niet lezen of je een man of een vrouw bent{ $given_count ->
        [0] {""}
       *[other] : er stond { $given }
    }. Zet achter de komma precies één van de woorden man, vrouw of anders; het bepaalt alleen hoe de verhalen je noemen.
    [name_not_letters] Met { $given_count ->
        [0] deze naam
       *[other] de naam { $given }
    } kan ik niet overweg. Een naam bestaat uit letters, eventueel met een spatie, een streepje of een apostrof ertussen.
    [name_too_long] De naam { $given } is te lang: meer dan { $most } letters past niet.
    [name_reserved] De naam { $given } kan niet, want een van de woorden erin (“{ $word }”) betekent in een bericht al iets anders.
    [name_taken] In { $game } doet al iemand mee die { $given } heet, of bijna zo. Kies een naam die daar duidelijk van verschilt.
    [nickname_taken] In { $game } kan de bijnaam { $given } ook iemand anders zijn. Kies er een die niemand anders als voornaam, achternaam of bijnaam heeft.
    [nicknames_many] Dat zijn te veel bijnamen: je mag er hoogstens { $most } hebben.
    [language_unknown] Die taal spreek ik niet. Ik spreek Nederlands (nl), Engels (en), Italiaans (it) en Duits (de).
    [time_zone_unknown] De tijdzone { $given } ken ik niet. Schrijf hem bijvoorbeeld als Europe/Amsterdam.
    [address_unfit] Naar dit adres kan ik geen post sturen. Schrijf je in vanaf een gewoon e-mailadres.
    [game_full] Alle plaatsen in { $game } zijn vergeven, dus je kunt er niet meer bij.
    [unreliable] Voor { $game } is gevraagd dat je in eerdere spellen minstens { $least } van de honderd rondes hebt geantwoord. Bij jou zijn dat er { $count }: van { $asked } rondes miste je er { $missed }. Speel een spel mee dat dit niet vraagt; elke ronde waarin je antwoordt, telt.
    [knows_village] Je hebt { $game } voorbereid en weet wat geen speler mag weten, dus je kunt er niet aan meedoen.
   *[sign_up_structure] Ik kon je inschrijving voor { $game } niet lezen.
}
refusal-e13 = { $detail ->
    [game_paused] { $game } ligt even stil. Je bericht is niet bewaard; gaat het spel verder, dan krijg je bericht en kun je opnieuw antwoorden.
   *[game_ended] { $game } is afgelopen, dus er valt niets meer te kiezen. Je bericht is niet bewaard.
}

## De codes van het spel

refusal-unknown_name = { $given_count ->
    [0] { refusal-e6 }
   *[other] Ik las { $given }, maar zo heet niemand in dit spel en het is ook geen keuze.
}
refusal-several_questions = Ik kan niet zien bij welke keuze dit hoort: { $given }. Daarom is er niets genoteerd. Zet ervoor waar het bij hoort, elk antwoord op een eigen regel.
refusal-incomplete = Je antwoord is niet volledig: ik lees alleen { $given }.
refusal-too_many = { refusal-e7 }
refusal-too_few = { refusal-e7 }
refusal-not_a_choice = { refusal-e9 }
refusal-repeated = { refusal-e10 }
refusal-not_asked = { refusal-e4 }
refusal-blank_not_allowed = Blanco stemmen kan bij deze keuze niet. Noem een naam uit de lijst.
refusal-blank_and_name = { refusal-e8 }
refusal-too_late = { refusal-e4 }
refusal-not_in_game = { refusal-e2 }
refusal-not_allowed = Ik begrijp wat je wilt, maar de regels laten het nu niet toe.

## De post zelf

refusal-too_large = Je bericht is te groot om te lezen. Stuur alleen je antwoord, zonder bijlagen.
refusal-no_sender = Ik kan aan je bericht niet zien van wie het komt. Stuur het opnieuw vanuit je gewone postbus.
refusal-unreadable = Ik kan je bericht niet lezen. Stuur je antwoord opnieuw als gewone tekst.
refusal-ambiguous_name = { $given_count ->
    [0] Er staat een naam in je bericht die van meer dan één speler kan zijn.
   *[other] Met { $given } kan meer dan één speler bedoeld zijn.
} Schrijf de naam helemaal uit, precies zoals in de lijst.
refusal-rate_limited = Er komt wel erg veel post van je tegelijk. Wacht even en stuur dan één bericht.

## Afwezig, invallen, eruit stappen

refusal-rung_off = { $rung ->
    [excuses] In { $game } kun je je niet vooraf afmelden. Stem anders alvast blanco voor de ronde van nu.
    [extensions] In { $game } kan geen uitstel worden gevraagd.
    [substitutes] { $game } kent geen invallers.
    [leaving] Uit { $game } kun je niet zelf stappen. Schrijf het systeembeheer, met als onderwerp Help.
   *[other] Dat kan in { $game } niet.
}
refusal-excuse_past = De dag tot wanneer je weg zou zijn, is al voorbij. Schrijf een dag die nog komt.
refusal-excuse_too_long = In { $game } kun je je voor hoogstens { $most ->
    [one] één dag
   *[other] { $most } dagen
} in totaal afmelden. Ben je langer weg, zoek dan liever een invaller.
refusal-player_dead = Dat kan alleen wie nog leeft.
refusal-has_played = Wie in { $game } meespeelt of heeft meegespeeld, kan er niet invallen.
refusal-administrates = Wie het spel beheert, kan achter de schermen kijken en mag daarom in { $game } niet invallen.
refusal-not_excused = Je was in { $game } niet afgemeld; rondes die je mist, tellen dus gewoon.
refusal-already_left = Je was al gestopt met { $game }.
refusal-exiled = Je bent verbannen uit het dorp in { $game }, dus er is voor jou niets meer te kiezen. Je bericht telt niet mee. Wat iedereen leest, kun je blijven lezen.
refusal-already_disqualified = Die speler was al gediskwalificeerd.
refusal-nothing_to_undo = Er is nog niets gesloten, dus er valt niets terug te draaien.
refusal-another_closing = Er is intussen een andere ronde gesloten dan je bedoelde. Kijk eerst hoe het spel nu staat.

## De spelleiding

refusal-game_name_missing = Er ontbreekt een naam voor het nieuwe spel.
refusal-game_name_unfit = { $given } kan geen naam van een spel zijn. Gebruik letters en cijfers, niet te lang, en geen woord dat al een opdracht is.
refusal-game_name_taken = Er is al een spel dat { $given } heet.
refusal-game_setting = De instelling “{ $setting }” kan niet de waarde “{ $value }” hebben.
refusal-not_paused = { $game } is niet gepauzeerd.
refusal-not_ended = { $game } is nog niet afgelopen. Alleen een spel dat gestopt of gewonnen is, kan worden verwijderd.
refusal-mail_waiting = Er wacht nog post over { $game } op verzending. Verwijder het spel daarna.
refusal-nothing_open = In { $game } staat nu niets open dat gesloten kan worden.
refusal-no_master = Wie je bedoelt, hoort niet bij de spelleiding van { $game }.
refusal-last_master = { $game } heeft altijd iemand nodig die het spel leidt: wijs eerst iemand anders aan.
refusal-text_unfit = Schrijf iets, maar niet meer dan { $most } tekens.
refusal-questions_many = Dat zijn voorlopig genoeg vragen: meer dan { $most } tegelijk, of op één dag, neemt de spelleiding er niet aan.
refusal-plays_himself = Je speelt zelf mee in { $game }, dus dit mag je niet zien.
refusal-player_living = Alleen de doden kunnen van de verzendlijst, en { $given_count ->
    [0] deze speler
   *[other] { $given }
} leeft nog.
refusal-unknown_role = Deze rol ken ik niet: { $given }.
refusal-distribution_size = Een rolverdeling is voor minstens 3 en hoogstens 1000 spelers.
refusal-unknown_request = Er is geen hulpvraag met nummer { $given }.
refusal-no_story_folder = Deze verteller heeft geen map voor eigen verhalen; wie hem draait, kan er een instellen.
refusal-unknown_story = Er is geen toegevoegd verhaal dat { $given } heet.
refusal-story_unfit = Het verhaal is niet bewaard. Regel { $line }: { $detail ->
    [no_front_matter] een verhaal begint met velden tussen twee regels “---”
    [missing_field] het veld “{ $word }” ontbreekt
    [unknown_field] “{ $word }” is geen veld, of staat er twee keer
    [bad_value] deze waarde kan niet: “{ $word }”
    [unknown_moment] het moment “{ $word }” ken ik niet
    [empty] onder de velden staat geen tekst
    [too_long] het verhaal is te lang
    [syntax] de accolades kloppen niet: { $word }
    [not_allowed] “{ $word }” mag in een verhaal niet
    [unknown_word] het woord “{ $word }” tussen accolades ken ik niet
    [unknown_filter] het filter “{ $word }” ken ik niet
    [wrong_use] “{ $word }” kan hier niet staan
    [no_such_player] “{ $word }” is er niet altijd; de velden a en b zeggen hoeveel spelers er zeker zijn
    [missing_form] “{ $word }” heeft drie vormen nodig: voor een man, voor een vrouw en voor geen van beide
    [secret] de rollen van groep { $word } zijn op dit moment geheim voor wie dit leest
    [not_public] “{ $word }” kan op dit moment niet aan iedereen worden verteld
    [never_told] “{ $word }” komt op dit moment nooit voor, dus dit verhaal zou nooit worden verteld
   *[other] dit kan niet: { $word }
}.
refusal-player_count = Met { $count } spelers kan dit spel niet worden gespeeld.
refusal-fixed = Dat kan niet van tevoren worden vastgelegd.
refusal-propositions = Een waarzegger heeft vier verschillende zinnen nodig, waarvan er precies twee waar zijn.
refusal-same_name = Twee spelers hebben dezelfde naam.
refusal-role_count = Het aantal rollen klopt niet met het aantal spelers.
refusal-role_limit = Deze rollen kunnen niet samen worden gedeeld: van één zijn het er te veel of te weinig.
refusal-role_minimum = Een van deze rollen vraagt minstens { $least } spelers, en in dit spel is dat aantal bindend.
refusal-no_composition = Er is geen rolverdeling voor { $count } spelers.
refusal-unknown_option = De instelling “{ $option }” bestaat niet.
refusal-option_value = De instelling “{ $option }” kan niet de waarde “{ $value }” hebben.
