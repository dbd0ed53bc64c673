### Het bureau voordat een spel begint: het wordt gemaakt, het dorp samengesteld, de spelers verzameld.

preparing = Voor het spel

## Regelboeken, hun opties en hun waarschuwingen

book-wakkerdam =
    .text = Weerwolven zoals het al jaren per mail wordt gespeeld: rondes in de nacht, een verkiezing, de brandstapel.
book-tempo_reale =
    .text = De zevende editie: één nacht voor iedereen, een hele dag om te praten, drie facties, en geesten.
    .note = De rollen worden verloot, en de vier zinnen van elke waarzegger ook, twee ware en twee onware. Niemand kan ze kiezen, want niemand kent de verdeling voordat die gemaakt is.
book-lupus3 =
    .text = De technische regels van 2012: Wit, Zwart en Rood, vampiers die ouder worden, verslagen bij dageraad en avond. Spelers schrijven in hun eigen woorden.
    .note = De rollen worden verloot, en de vier zinnen van elke waarzegger ook, net als de bekwaamheid van exorcisten en ontvoerders, die geheim blijft. Wat de technische regels aan een ander boek overlaten, is hier te kiezen.
book-duesterwald =
    .text = Het Duitse spel in een chat: elke stap van de nacht wordt hardop geroepen, overdag zijn er aanklachten, een stemming en een hoofdman.
book-tabula =
    .text = Het kaartspel aan één tafel, uit 2005: stemmen om de beurt, een tweede stemming, een uil en een weerhamster.
option-wakkerdam-mayor_weight = Wat de stem van de burgemeester zwaarder weegt
    .text = Bij de brandstapel, boven op de stem die iedereen heeft.
    .half = een halve stem
    .double = een hele stem
option-wakkerdam-stacking = Meer tekens op één speler tellen op
    .text = Anders tellen twee raven of twee waarschuwingen als één.
option-wakkerdam-election_tie = Als de verkiezing onbeslist eindigt
    .text = Wie er dan burgemeester wordt.
    .void = er komt geen burgemeester
    .lot = het lot beslist
option-wakkerdam-witch_sees = Wanneer de heks de slachtoffers ziet
    .text = Of ze hoort wie er dreigt te sterven.
    .with_elixir = zolang ze het elixer heeft
    .always = altijd
option-wakkerdam-white_nights = De nachten van de witte weerwolf
    .text = In welke nachten hij in zijn eentje een slachtoffer kan kiezen.
    .even = de even nachten
    .odd = de oneven nachten
option-wakkerdam-empty_rounds = Rondes zonder spelers gaan door
    .text = Dan verraadt de klok niet dat iedereen met een bepaalde rol dood is.
option-wakkerdam-scapegoat_guilt = Wanneer de zondebok anderen een schuldgevoel geeft
    .text = Wie zich schuldig voelt, heeft geen stem bij de volgende brandstapel.
    .tie = alleen als die brandt doordat er gelijk is gestemd
    .always = telkens als die brandt
option-wakkerdam-roles_shown = Rollen van de doden worden getoond
    .text = Anders blijft het raden.
option-wakkerdam-dead_win = De doden winnen met hun team mee
    .text = Anders alleen de levenden.
option-wakkerdam-self_vote = Je kunt op jezelf stemmen
    .text = Bij de brandstapel.
option-tempo_reale-keepers_count_ghosts = Kerkhofwachters en lijfwachten tellen ook geesten
    .text = Als ze horen hoeveel anderen iets met hun keuze deden.
option-tempo_reale-corpse_told = De bestolen dode hoort het
    .text = Wie na zijn dood zijn rol kwijtraakt, hoort aan wie.
option-tempo_reale-nobody_alive = Als er niemand meer leeft
    .text = Welke facties er dan winnen.
    .shared = alle die nog meededen
    .undefeated = alleen die niet net zijn verslagen
option-tempo_reale-clan_roles = Wie elkaar kent, kent ook elkaars rol
    .text = Anders alleen de namen.
option-tempo_reale-addresses = Mailadressen van de deelnemers
    .text = Wie ze op de pagina met deelnemers ziet, zodra de rollen verdeeld zijn.
    .everybody = iedereen, zoals het regelboek zegt
    .players = alleen wie meedoet
    .nobody = niemand
option-lupus3-quorum = Wanneer de stemming over de brandstapel telt
    .text = Hoeveel levenden er gestemd moeten hebben.
    .half = ten minste de helft
    .more_than_half = meer dan de helft
    .none = één stem is genoeg
option-lupus3-tie = Als de stemmen voor de brandstapel staken
    .text = Wie er op de brandstapel moet.
    .mayor = de stem van de burgemeester beslist, en anders het lot
    .lot = het lot beslist
    .nobody = niemand
option-lupus3-tie_vote = Wie beslist als de stemmen staken op een verkiezingsdag
    .text = Van welke burgemeester de stem telt.
    .elected = van wie net gekozen is
    .incumbent = van wie het al was
option-lupus3-election = Wie tot burgemeester gekozen wordt
    .text = Hoeveel stemmen daarvoor nodig zijn.
    .majority = wie de stemmen heeft van meer dan de helft van de levenden
    .most = wie de meeste stemmen heeft
option-lupus3-succession = Als een burgemeester sterft zonder opvolger
    .text = Wie het ambt krijgt.
    .lot = het lot beslist
    .vacant = niemand, tot de volgende verkiezing
option-lupus3-niece = Het nichtje van Mubarak ontkomt aan de brandstapel
    .text = Als het dorp haar veroordeelt.
    .always = elke keer
    .once = één keer
option-lupus3-first_night_wolves = Wolven doden de eerste nacht al
    .text = Anders beginnen ze in de tweede.
option-lupus3-kidnapper_chains = Als ontvoerders elkaar in een rij ontvoeren
    .text = Wie er slaagt, als het er drie of meer zijn.
    .dependency = wie ontvoerd is, ontvoert niet; alleen in een kring beslist de bekwaamheid
    .skill = ze doen het een voor een, de bekwaamste eerst
option-lupus3-shield_on_self = Wie onder een exorcist valt, kan ook bij zichzelf niets doen
    .text = Anders houdt een exorcist alleen anderen tegen.
option-lupus3-annulled_use = Een gave die is tegengehouden
    .text = Of die telt als gebruikt, bij gaven die daarna rusten of maar één keer werken.
    .kept = is niet verbruikt
    .consumed = is verbruikt
option-lupus3-wolves_told = Wolven die op een lijfwacht stuiten, horen dat
    .text = Ze lezen de gewone zin, die niet zegt waarom.
option-lupus3-bodyguard = Waartegen een lijfwacht beschermt
    .text = Tegen de andere gevaren begint die niets.
    .wolves = wolven
    .bites = wolven en vampiers
    .all = wolven, vampiers en jagers
option-lupus3-disagreeing_vampires = Vampiers die verschillende slachtoffers kiezen
    .text = Ze gaan van huis, maar bijten niemand.
    .same = blijven zoals ze zijn
    .age = worden toch ouder
option-lupus3-vampires_rise = Dodenbezweerders kunnen dode vampiers laten opstaan
    .text = Anders blijft een dode vampier dood, tenzij een messias helpt.
option-lupus3-expansive = Wie een extravert op bezoek krijgt
    .text = Wat die daar ’s ochtends van weet.
    .told = wie het was
    .nothing = niets
option-lupus3-ritual = Het ritueel van de doden
    .text = Wie dezelfde speler moet noemen om het te laten slagen.
    .all = alle doden
    .participants = allen die meedoen
    .none = bestaat niet
option-lupus3-suicide = ’s Nachts kun je zelfmoord plegen
    .text = Het personage sterft bij de dageraad, na al het andere.
option-lupus3-clan_knowledge = Wat zij weten die elkaar van het begin af kennen
    .text = Vrijmetselaars; wolven en heksen; bezetenen en exorcisten; duivels en hun advocaten.
    .roles = namen en rollen
    .names = alleen de namen
option-lupus3-roles_of_dead = De rollen van de doden
    .text = Tot het spel uit is.
    .hidden = blijven geheim
    .shown = hoort iedereen
option-lupus3-collapse = Als de laatste wolf ’s nachts sterft
    .text = Wanneer de rest van Zwart sterft.
    .next = bij de volgende dageraad
    .same = bij diezelfde dageraad
option-lupus3-vampirised_count = Halfvampiers alleen houden Rood in het spel
    .text = Anders verliest Rood als er alleen nog halfvampiers over zijn.
option-lupus3-nobody_alive = Als er geen partij overblijft
    .text = Wie er dan wint.
    .shared = de partijen die nog meededen, samen
    .draw = niemand
option-duesterwald-pack_rule = Hoe de roedel het eens wordt
    .text = Hoeveel van haar stemmen een slachtoffer nodig heeft.
    .majority = meer dan de helft van de roedel
    .unanimous = de hele roedel
    .plurality = de meeste uitgebrachte stemmen
option-duesterwald-witch_sees_converted = De heks hoort ook van een slachtoffer dat verandert
    .text = Anders hoort ze dat er geen slachtoffer is.
option-duesterwald-convert_keeps_power = Wie verandert, houdt zijn rol
    .text = Anders is die speler weerwolf en verder niets.
option-duesterwald-white_wolf_endgame = Als er alleen nog wolven over zijn
    .text = En de witte weerwolf daarbij is.
    .end = het spel is afgelopen
    .continue = het gaat door tot de witte weerwolf dood of alleen is
option-duesterwald-reveal_role_on_death = Rollen van de doden worden getoond
    .text = Anders blijft het gissen.
option-duesterwald-harlot_repeat = Waar de dorpsmatras opnieuw mag slapen
    .text = Bij wie ze al eens geslapen heeft.
    .not_consecutive = overal, maar niet twee nachten achter elkaar
    .free = overal
    .never = nergens twee keer
option-duesterwald-neighbours = Wie als buur telt
    .text = Voor de beer en de vos.
    .living = de dichtstbijzijnde levenden
    .fixed = wie daar zit, dood of levend
option-duesterwald-white_wolf_pair_is_mixed = Witte weerwolf en andere wolf zijn een gemengd paar
    .text = Als geliefden winnen ze dan samen, als er verder niemand over is.
option-duesterwald-votes_per_player = Tegen hoeveel aangeklaagden je mag stemmen
    .text = In één stemming.
    .unlimited = tegen zoveel als je wilt
option-duesterwald-public_composition = Iedereen hoort welke rollen meedoen
    .text = Anders wordt ’s nachts elke rol geroepen die er zou kunnen zijn.
option-duesterwald-ready_word = Voor de eerste nacht is er tijd om de kaarten te lezen
    .text = Iedereen krijgt de vraag of hij of zij klaar is.
option-duesterwald-max_rounds = Na zoveel rondes wint niemand
    .text = 0 voor geen grens.
option-tabula-first_night_kills_narrator = In de eerste nacht vermoorden de weerwolven de spelleider
    .text = Anders valt er in de eerste nacht al een slachtoffer.
option-tabula-ghosts = De doden stemmen mee als spook
    .text = Alleen bij het nomineren, niet in de tweede stemming.
option-tabula-mythomaniac_phase = Wanneer de mythomaniak aan de beurt is
    .text = In de tweede nacht.
    .before_seer = vóór de ziener
    .end_of_night = aan het einde van de nacht
option-tabula-nomination_start = Waar het stemmen begint
    .text = Naast wie er net vermoord is; van daar gaat het met de klok mee.
    .right = rechts
    .left = links
option-tabula-pack_rule = Hoe de weerwolven het eens worden
    .text = Hoeveel van hun stemmen een slachtoffer nodig heeft.
    .majority = meer dan de helft
    .unanimous = allemaal
    .plurality = de meeste uitgebrachte stemmen
option-tabula-strict_minimums = Personages pas vanaf hun aantal spelers
    .text = Anders komt er alleen een waarschuwing.
option-tabula-discussion_seconds = Hoe lang het dorp praat voordat het stemt
    .text = In seconden.
warning-tempo_reale-no_villagers = Er zijn geen dorpelingen.
warning-tempo_reale-no_wolves = Er staat niemand aan de kant van de wolven.
warning-tempo_reale-no_necromancers = Er staat niemand aan de kant van de dodenbezweerders.
warning-tempo_reale-no_wolf = Er is geen wolf: de kant van de wolven ligt er bij de eerste dageraad uit.
warning-tempo_reale-no_necromancer = Er is geen dodenbezweerder: die kant ligt er bij de eerste dageraad uit.
warning-lupus3-no_white = Er speelt niemand voor Wit.
warning-lupus3-no_black = Er speelt niemand voor Zwart.
warning-lupus3-no_red = Er speelt niemand voor Rood.
warning-lupus3-no_wolf = Er is geen wolf: Zwart is bij de eerste dageraad verslagen.
warning-lupus3-no_vampire = Er is geen vampier: Rood kan niemand bijten.
warning-lupus3-vampirised_dealt = Er begint iemand als halfvampier, zonder ooit gestorven te zijn.
warning-duesterwald-many_siblings = Er zijn meer dan drie broers en zussen.
warning-tabula-few_for_medium = Het medium is aanbevolen vanaf 9 spelers.
warning-tabula-few_for_possessed = De bezetene is aanbevolen vanaf 10 spelers.
warning-tabula-few_for_bodyguard = De lijfwacht is aanbevolen vanaf 11 spelers.
warning-tabula-few_for_owl = De uil is aanbevolen vanaf 12 spelers.
warning-tabula-few_for_freemason = Vrijmetselaars zijn aanbevolen vanaf 13 spelers.
warning-tabula-few_for_werehamster = De weerhamster is aanbevolen vanaf 15 spelers.
warning-tabula-few_for_mythomaniac = De mythomaniak is aanbevolen vanaf 16 spelers.
warning-other = De regels zeggen ervan: { $warning }.

## Het dorp

village-title = Dorp
village-heading = Het dorp van { $game }
village-text = Deze rollen worden verloot, volgens de regels van { $rulebook }. Niemand die meespeelt kan deze pagina zien, niet voor het spel en niet tijdens het spel.
village-dealt = De rollen zijn verdeeld; hier valt niets meer te veranderen.
village-players = { $count ->
    [0] Er heeft zich nog niemand ingeschreven
    [one] Eén speler heeft zich ingeschreven
   *[other] { $count } spelers hebben zich ingeschreven
}; er is plaats voor { $least } tot { $most }.
kept-title = Waaruit wordt geloot
composition-size = { $size } spelers:
composition-fits = past
composition-other-size = { $players ->
    [one] niet voor één speler
   *[other] niet voor { $players } spelers
}
composition-change = Veranderen
composition-number = dorp { $number }
composition-drop = Weghalen
composition-drawn = Uit de dorpen voor het juiste aantal spelers wordt er een geloot.
composition-none = { $count ->
    [0] Je hebt nog niets samengesteld, en voor { $players } spelers ligt niets klaar: de rollen zouden niet verdeeld kunnen worden.
    [one] Je hebt nog niets samengesteld. Voor { $players } spelers ligt één dorp klaar, en dat zou worden verdeeld.
   *[other] Je hebt nog niets samengesteld. Voor { $players } spelers liggen { $count } dorpen klaar; daaruit zou er een worden geloot.
}
composition-kept = Het dorp is bewaard.
composition-dropped = Het dorp is weggehaald.
compose-new = Een dorp samenstellen
compose-change = Een dorp veranderen
presets-size = Voor hoeveel spelers
presets-show = Laat zien wat er klaarligt
presets = { $count ->
    [one] Voor { $size } spelers ligt één dorp klaar
   *[other] Voor { $size } spelers liggen { $count } dorpen klaar
}
presets-none = Voor { $size } spelers ligt er niets klaar.
preset-use = Invullen
preset-number = dorp { $number }
warnings-title = Voordat je het bewaart:
warnings-sure = Dat weet ik, en zo wil ik het
role-less = Eén { $role } minder
role-more = Eén { $role } meer
compose-mayor = Het dorp kiest een burgemeester
compose-total = Samen
compose-of = { $players ->
    [0] (er is nog niemand ingeschreven)
    [one] (er is één speler ingeschreven)
   *[other] (er zijn { $players } spelers ingeschreven)
}
compose-keep = Dit dorp bewaren

## Aanwijzingen

hints-title = Aanwijzingen
hints-text = Wat je hier over het dorp schrijft, staat op de openbare pagina zodra je het bewaart, en wordt aan iedereen nog eens verteld als het spel begint: ‘Er zijn minstens twee wolven.’ Je hoeft niets te zeggen.
hints-label = Aanwijzingen
hints-hint = Eén per regel. Tot de rollen verdeeld zijn kun je ze veranderen; wat mensen hebben gelezen, hebben ze gelezen.
hints-kept = De aanwijzingen zijn bewaard.
hints-fault = Hoogstens { $most } aanwijzingen, van hoogstens { $longest } tekens elk.

## De kalender

calendar-title = Kalender
calendar-text = Wanneer de fasen van het spel sluiten. Wat je verandert, geldt ook voor de fase die nu open is, en alle spelers krijgen het te horen.
calendar-over = Het spel is afgelopen.
calendar-preset-two-days = Telkens twee dagen
calendar-preset-one-day = Telkens een dag
calendar-preset-nights = Dagen en nachten
calendar-preset-five-days = Vijf dagen per week
calendar-preset-minutes = Rond een tafel
calendar-kind = Hoe fasen sluiten
calendar-own = Zoals het is: een kalender die dit formulier niet kan tonen
calendar-each = Elke fase duurt even lang
calendar-length = Hoe lang
calendar-unit = Geteld in
unit-d = dagen
unit-h = uren
unit-m = minuten
calendar-nights = Dagen en nachten volgens de klok
calendar-hours = Fasen eindigen op een vast uur
calendar-dawn = Nachten eindigen om
calendar-dusk = Dagen eindigen om
calendar-hour = Fasen eindigen om
calendar-evenings = Dagen eindigen op
calendar-weekdays = Op deze dagen van de week
weekday-mon = maandag
weekday-tue = dinsdag
weekday-wed = woensdag
weekday-thu = donderdag
weekday-fri = vrijdag
weekday-sat = zaterdag
weekday-sun = zondag
calendar-dates = Maar niet op deze datums
calendar-dates-hint = Feestdagen bijvoorbeeld: jaar, maand en dag, één per regel, zoals 2027-04-05.
calendar-waits = Een spelleider sluit elke fase met de hand
calendar-zone = Tijdzone
calendar-zone-hint = Wiens klok er telt, zoals Europe/Amsterdam.
calendar-try = Kijken wat eruit komt
calendar-keep = Deze kalender bewaren
calendar-kept = { $game } volgt nu deze kalender.
calendar-fault = Met deze kalender kan een spel niet gespeeld worden.
calendar-fault-hour-unclear = Dit is geen tijd van de klok: { $value }
calendar-fault-hours-none = Zeg hoe laat.
calendar-fault-weekdays-none = Kies minstens één dag van de week.
calendar-fault-date-unclear = Dit is geen datum: { $value }
calendar-fault-too-many-dates = Dat zijn te veel datums.
calendar-fault-zone-missing = Zeg welke tijdzone je bedoelt.
calendar-fault-zone-unknown = Dit is geen tijdzone: { $value }
calendar-fault-length-unclear = Zeg met een heel getal hoe lang een fase duurt.
calendar-fault-length-range = Een fase duurt minstens een minuut en hoogstens tien jaar.
turns-title = Wat er komt
turns-tried = Wat eruit zou komen
turns-zone = Volgens de klok van { $zone }, als niemand een fase eerder sluit.
turns-turn = Fase
turns-opens = Van
turns-closes = Tot
turns-by-hand = met de hand gesloten
turns-none = Wat er komt, en wanneer, bepaalt het spel.
turn-sign-up = Inschrijving
turn-night = Nacht { $number }
turn-day = Dag { $number }
turn-next = Een fase
turn-other = { $phase }, { $number }

## Een nieuw spel

new-title = Een nieuw spel
new-rulebook = Regelboek
new-name = Naam
new-name-hint = Letters en cijfers; spelers zetten hem in het onderwerp van hun mail.
new-language = Taal
new-language-hint = Van de uitnodigingen; elke speler krijgt alles in zijn eigen taal te horen.
new-theme = Verhalen
new-theme-hint = In welke stijl het spel wordt verteld, als het regelboek verhalen heeft.
new-least = Spelers, minstens
new-most = Spelers, hoogstens
new-most-hint = Als de laatste plaats bezet is, worden de rollen meteen verdeeld.
new-closes = Inschrijven tot
new-closes-hint = Volgens de klok van de tijdzone hieronder. Daarna worden de rollen verdeeld.
new-mayor = Burgemeester
new-mayor-drawn = zoals het gelote dorp zegt
new-mayor-yes = ja
new-mayor-no = nee
new-strictness = Gemiste rondes achter elkaar
new-strictness-hint = Na zoveel ligt een speler eruit; 0 haalt niemand eruit.
new-options = Opties van het regelboek
new-options-text = Ze liggen vast zodra de rollen verdeeld zijn. Zoals ze hier staan volgen ze het regelboek.
new-make = Het spel maken
new-done = Inschrijven voor { $game } kan, en jij bent spelleider.
new-fault-closes-at = De inschrijving moet duren tot een moment dat nog komt.
new-fault-length = Zeg met een heel getal hoe lang een fase duurt.
new-fault-least = Hoeveel spelers minstens? Dat moet een heel getal zijn.
new-fault-most = Hoeveel spelers hoogstens? Niet minder dan minstens, en niet meer dan het regelboek toestaat.
new-fault-strictness = Gemiste rondes achter elkaar moet een heel getal zijn.

## Spelers

players-title = Inschrijvingen
players-count = { $count ->
    [0] Er heeft zich nog niemand ingeschreven;
    [one] Eén speler heeft zich ingeschreven;
   *[other] { $count } spelers hebben zich ingeschreven;
} er is plaats voor { $least } tot { $most }.
players-until = Inschrijven kan tot
players-list = Wie er meespeelt
players-closed = Inschrijven kan nu niet.
player-name = Naam
player-nicknames = Bijnamen
player-nicknames-hint = Hoe anderen hem of haar ook noemen, bijvoorbeeld Bobbie. Zijn het er meer, zet er dan een komma tussen.
nickname-title = Bijnamen van wie meedoet
nickname-who = Van wie
nickname-save = Bewaren
nickname-saved = De bijnamen van { $name } zijn bewaard.
player-address = Mailadres
player-language = Taal
player-gender = Aangesproken als
gender-man = man
gender-woman = vrouw
gender-neither = geen van beide
player-take-off = Afvoeren
player-taken-off = { $name } speelt niet meer mee.
take-off-question = { $name } van de lijst van { $game } halen?
take-off-text = { $name } krijgt er bericht van, en kan zich opnieuw inschrijven.
invite-title = Mensen uitnodigen
invite-addresses = Mailadressen
invite-hint = Eén per regel. Iedereen krijgt een eigen mail, met alles wat is afgesproken.
invite-text = Je eigen woorden (hoeft niet)
invite-send = Uitnodigen
invited = { $count ->
    [one] Er is één uitnodiging onderweg.
   *[other] Er zijn { $count } uitnodigingen onderweg.
}
add-title = Iemand inschrijven
add-text = Wie het is, krijgt een mail die het bevestigt. Als de laatste plaats bezet is, worden de rollen meteen verdeeld.
add-player = Inschrijven
player-added = { $name } speelt mee.

## De verdeling

deal-title = Nu verdelen
deal-question = De rollen van { $game } nu verdelen?
deal-text = { $count ->
    [one] Er speelt één speler mee. De inschrijving sluit, de rollen worden verdeeld en iedereen krijgt bericht.
   *[other] Er spelen { $count } spelers mee. De inschrijving sluit, de rollen worden verdeeld en iedereen krijgt bericht.
} Het kan niet ongedaan worden gemaakt.
deal-own = { $count ->
    [one] Het dorp dat je voor zoveel spelers hebt samengesteld wordt verdeeld.
   *[other] Uit de { $count } dorpen die je voor zoveel spelers hebt samengesteld wordt er een geloot.
}
deal-library = { $count ->
    [one] Je hebt voor dit spel niets samengesteld: het ene dorp dat voor zoveel spelers klaarligt wordt verdeeld.
   *[other] Je hebt voor dit spel niets samengesteld: uit de { $count } dorpen die voor zoveel spelers klaarliggen wordt er een geloot.
}
deal-too-few = { $count ->
    [0] Er heeft zich nog niemand ingeschreven.
    [one] Er heeft zich pas één speler ingeschreven.
   *[other] Er hebben zich pas { $count } spelers ingeschreven.
} Het spel heeft er { $least } nodig.
deal-no-composition = Er is geen dorp voor { $count } spelers om te verdelen. Stel er eerst een samen.
deal-paused = De rollen van { $game } konden niet verdeeld worden; het spel is gepauzeerd. Stel een dorp samen voor precies zoveel spelers, en hervat het spel.
deal-done = De rollen van { $game } zijn verdeeld en het spel is begonnen.

## Verdelingen

distribution-hint-roles = Een rol per regel, met een getal ervoor als er meer zijn. Voor 3 tot 1000 spelers.
