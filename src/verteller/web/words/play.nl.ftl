## Mijn spellen

nav-play = Mijn spellen
play = Mijn spellen
play-none = Je speelt op dit moment in geen enkel spel mee.
play-none-text = Meedoen gaat met een mail aan de verteller; in de uitnodiging staat hoe.
play-over = Spellen die voorbij zijn, of waarin iemand anders verder speelt
play-open = Open { $game }
play-as = Je speelt als { $name }.
play-owed = Nog te beantwoorden:
play-owed-none = Er wordt je niets gevraagd wat je niet al beantwoord hebt.
play-handed-over = Op jouw plaats speelt nu iemand anders verder. Wat je tot dan toe te horen kreeg kun je nog lezen, wat daarna kwam niet.
play-handed-over-short = overgedragen
play-not-dealt = Je bent ingeschreven als { $name }. Zodra de rollen verdeeld zijn, vind je de jouwe hier.
play-due = Tot
play-left = nog { $length }
play-moment-left = nog geen minuut
play-time-up = De tijd is om
play-phase-election = Dag { $number }: het dorp kiest een burgemeester
play-phase-pyre = Dag { $number }: het dorp stemt over de brandstapel
play-phase-vote = Dag { $number }: het dorp stemt

## Een spel

play-back = Mijn spellen
play-asked = Wat er van je gevraagd wordt
play-asked-none = Er wordt je nu niets gevraagd. Als je aan de beurt bent, vind je het hier en krijg je een mail.
play-asked-none-dead = Je bent dood. Er wordt je niets meer gevraagd, maar wat het hele dorp hoort, hoor jij ook.
play-asked-none-over = Het spel is voorbij. Er wordt je niets meer gevraagd.
play-asked-paused = Het spel ligt stil. Zodra het verdergaat, kun je weer antwoorden.
play-answer = Mijn antwoord versturen
play-change = Mijn antwoord wijzigen
play-noted = Je antwoord is genoteerd.
play-noted-at = Laatst gewijzigd: { $when }
play-receipt = Het antwoord dat telt
play-pick = Kies uit de lijst
play-blank = Blanco (geen keuze)
play-no = Nee
play-blank-box = Blanco: ik maak geen keuze
play-nothing = Niets
play-exactly = { $count ->
    [one] Kies er precies één.
   *[other] Kies er precies { $count }.
}
play-at-most = { $count ->
    [one] Kies er hoogstens één.
   *[other] Kies er hoogstens { $count }.
}
play-at-least = { $count ->
    [one] Kies er één of meer.
   *[other] Kies er { $count } of meer.
}
play-between = Kies er minstens { $least } en hoogstens { $most }.
play-no-blank = Blanco kan hier niet.
play-blank-repeated = Blanco kan deze keer niet: dat mag niet twee keer achter elkaar.
play-repeated = De vorige keer was het { $names }. Dezelfde keuze mag niet twee keer achter elkaar.
play-standing = Dit mag je beantwoorden wanneer je wilt, of helemaal niet.
play-refused = Je antwoord is niet aangenomen
play-refused-often = Je hebt in een uur heel veel antwoorden gestuurd; er is niets veranderd. Wacht even en probeer het dan weer.
play-refused-nothing = Er is nog niets gekozen.
play-refused-few = { $least ->
    [one] Dat is te weinig: kies er minstens één.
   *[other] Dat is te weinig: kies er minstens { $least }.
}
play-refused-many = { $most ->
    [one] Dat is te veel: kies er één.
   *[other] Dat is te veel: kies er hoogstens { $most }.
}
play-refused-both = Blanco en een keuze gaan niet samen. Kies een van de twee.
play-refused-choice = Dat kan nu niet gekozen worden. Kies uit wat hier staat.
play-refused-taken = Iemand was je voor: die keuze is al vergeven. Kies een andere.
play-refused-repeated = Dat was je vorige keuze ook, en dezelfde keuze mag niet twee keer achter elkaar.
play-kept = Een antwoord dat je eerder gaf, blijft tellen.

## Wie ik ben

play-role = Je rol
play-role-faction = Je wint met: { $faction }
play-role-show = Toon mijn rol
play-you = jij
play-village = Het dorp
play-gone = Dood
play-latest-none = Er is nog niets verteld.
play-told-all = Alles wat je te horen kreeg

## Alles wat ik te horen kreeg

play-told = Wat je te horen kreeg
play-told-turns = Nachten en dagen
play-told-text = Downloaden als tekst
play-told-later = Later
play-told-earlier = Eerder
play-told-none = Er is toen niets verteld.
play-was-asked = De vraag aan jou: { $question }
play-blank-allowed = Blanco kon ook.
play-text-title = Alles wat je te horen kreeg in { $game }
