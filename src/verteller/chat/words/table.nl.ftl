### Eén tafel, één scherm: wat de verteller zegt en toont op de telefoon die op tafel ligt.

## Voor het spel

table-title = Aan tafel
table-lead = Eén telefoon midden op tafel: die deelt de kaarten, leidt hardop de nacht terwijl iedereen zijn ogen dicht heeft, en telt overdag de stemmen. Niemand hoeft verteller te zijn.
table-missing = Aan tafel spelen kan hier nog niet.
table-missing-how = Het deel dat in je browser draait, is bij het inrichten van deze verteller niet opgehaald. Wie hem beheert, kan dat nu doen:
table-script = Het spel aan tafel draait in je browser en heeft daar JavaScript voor nodig.
table-home = Naar de voorpagina
table-book-tabula = Lupus in Tabula
    .about = Het kaartspel voor 8 tot 24 mensen.
table-book-duesterwald = Düsterwald
    .about = Met een hoofdman, duimen en het laatste schot van de jager.
table-sizes = { $players ->
    [0] Er zijn minstens { $least } spelers nodig.
   *[other] { $players } spelers, { $named } kaarten.
}
table-pace-brisk = Vlot
table-pace-usual = Gewoon
table-pace-calm = Rustig
table-own-how = Een eigen kaart komt in de plaats van een { $role }. Wat die kan, spreken jullie zelf af; de verteller roept haar op en bewaart het geheim.
table-begin = Deel de kaarten
table-few-for = { $role }: aanbevolen voor meer spelers.
table-odd = { $what ->
    [many_siblings] Meer dan drie broers en zussen is ongewoon.
   *[other] Ongewoon: { $what }.
}
table-fault = { $code ->
    [player_count] { $most ->
        [1000] Er zijn minstens { $least } spelers nodig.
       *[other] Je speelt het met { $least } tot { $most } spelers.
    }
    [same_name] Twee spelers heten hetzelfde.
    [no_name] Iemand heeft nog geen naam.
    [role_count] Er zijn { $count } kaarten voor { $players } spelers.
    [role_limit] { $most ->
        [-1] Dat kan niet: { $roles }, minstens { $least }.
       *[other] { $least ->
            [0] Dat kan niet: { $roles }, hoogstens { $most }.
           *[other] Dat kan niet: { $roles }, minstens { $least } en hoogstens { $most }.
        }
    }
    [no_composition] Voor { $players } spelers is er geen voorstel: kies zelf de kaarten.
    [own_cards] Eigen kaarten komen in de plaats van dorpsbewoners, en daar zijn er te weinig van.
    [own_names] Elke eigen kaart heeft een eigen naam nodig.
   *[other] Zo kan het niet gespeeld worden.
}

## Opties

table-option-first-night-kills-narrator = In de eerste nacht sterft de verteller, en niemand anders
table-option-ghosts = Spoken: de doden stemmen mee in de eerste stemming
table-option-mythomaniac-phase = De mythomaniak wordt opgeroepen
    .before-seer = vóór de ziener
    .end-of-night = aan het einde van de nacht
table-option-nomination-start = De stemming begint
    .right = rechts van wie is vermoord
    .left = links van wie is vermoord
table-option-pack-rule = De weerwolven beslissen
    .majority = met meer dan de helft
    .unanimous = allemaal samen
    .plurality = met de meeste stemmen
table-option-discussion-seconds = Seconden om te praten voor de stemming
table-option-witch-sees-converted = De heks hoort van een slachtoffer dat wordt veranderd
table-option-convert-keeps-power = Wie wordt veranderd, houdt zijn gave
table-option-white-wolf-endgame = Als er alleen nog wolven over zijn
    .end = is het spel uit
    .continue = gaat het door tot de witte dood of alleen is
table-option-harlot-repeat = De dorpsmatras mag bij dezelfde persoon slapen
    .not-consecutive = maar niet twee keer achter elkaar
    .free = zo vaak ze wil
    .never = maar één keer in het spel
table-option-neighbours = Naast elkaar zitten
    .living = de dichtstbijzijnde levenden
    .fixed = wie er aan het begin zaten
table-option-white-wolf-pair-is-mixed = De witte weerwolf en een andere wolf spelen als gemengd paar als ze verliefd zijn
table-option-votes-per-player = Duimen per speler
    .unlimited = zo veel hij wil
    .v1 = één
table-option-max-rounds = Rondes tot niemand meer wint (0: geen einde)

## De kaarten

table-deal = Deze kaart is voor { $name }
table-deal-how = Geef { $name } de telefoon. Alle anderen kijken weg.
table-deal-place = { $number } van { $of }
table-deal-cover = Houd je vinger hier om te kijken
table-deal-last = Iedereen heeft een kaart gezien
table-hand-on = Geef de telefoon aan { $name }
table-own-card = Voor het spel zelf ben je: { $role }.
table-round = Nieuws voor { $name }?
table-round-how = De telefoon gaat rond. Iedereen houdt er even zijn vinger op, en de meesten zien niets.
table-round-nothing = Er is geen nieuws voor jou.
table-counted = { $count ->
    [one] { $name }
   *[other] { $count } × { $name }
}

## De nacht

table-night = Nacht { $number }
table-night-how = Leg de telefoon midden op tafel, met het geluid aan. Wie wordt opgeroepen, doet zijn ogen open, raakt het scherm aan en kiest zonder geluid te maken.
table-night-first = { $number ->
    [1] Doe allemaal je ogen dicht en trommel zachtjes op tafel, tot het dag is. Elke oproep duurt even lang, wat er ook gebeurt.
   *[other] Doe allemaal je ogen dicht en trommel zachtjes op tafel, tot het dag is.
}
table-night-spoken = Nacht { $number }. Doe allemaal je ogen dicht en trommel op tafel.
table-night-begin = Iedereen is klaar: ogen dicht
table-call-cover = Ben jij het? Raak het scherm hier aan
table-call-nothing = Er is hier niets voor je te doen.
table-call-own = { $name }, doe je ogen open.
    .close = { $name }, doe je ogen dicht.
    .task = Doe wat jullie hebben afgesproken.
table-call-spared = Weerwolven, doe je ogen open en kijk elkaar aan. Vannacht doden jullie mij, de verteller.
table-together = Jullie horen bij elkaar: { $names }.

## De dag

table-told = { $dawn ->
    [yes] Dag { $number }
   *[no] De verteller vertelt
}
table-go-on = Verder
table-talk = { $phase ->
    [defence] { $speaker }, verdedig je.
    [accuse] Praat met elkaar: wie verdenken jullie?
   *[discussion] Praat met elkaar: wie van jullie is een weerwolf?
}
table-talk-how = { $phase ->
    [defence] Niemand anders zegt nu iets.
   *[other] Alles mag gezegd worden, maar kaarten laat je niet zien. De doden zwijgen.
}
table-talk-end = { $phase ->
    [defence] Dank je wel
    [accuse] Naar de aanklachten
   *[discussion] Naar de stemming
}
table-ask = { $phase ->
    [captain] { $name }, wie moet hoofdman zijn?
    [accuse] { $name }, wie klaag je aan?
    [tie] { $name }, jij bent de hoofdman: wie moet weg?
   *[other] { $name }, wie mag er gelyncht worden?
}
table-ask-skip = { $name } zegt niets
table-thumbs = Wie is ervoor dat { $name } weg moet?
table-thumbs-how = Duimen omhoog, nu. Raak de namen aan van iedereen die de duim opsteekt.
table-thumbs-counted = Dat zijn ze allemaal

## Het einde

table-over = Het spel is uit
table-seed = Uit dit geheim is elk lot getrokken; het was verzegeld voordat er werd gedeeld.
table-archive = Bewaar het spel als bestand
table-again = Nog eens met dezelfde mensen

## Om na te kijken

table-summary = De kaarten in het spel
table-summary-order = Na elkaar
table-phase-shot = Het laatste schot van de jager
table-phase-captain = Verkiezing van de hoofdman
table-phase-accuse = Gesprek en aanklachten
table-phase-ballot = De stemming
table-phase-tie = Bij gelijke stemmen beslist de hoofdman
table-phase-discussion = Gesprek
table-phase-nominate = Eerste stemming: wie wordt genomineerd
table-phase-defence = De genomineerden verdedigen zich
table-phase-ballot-again = Bij gelijke stemmen: nog een keer verdedigen en stemmen

## Op het scherm

table-ui-loading = De verteller wordt opgehaald …
table-ui-waking = De verteller wordt wakker …
table-ui-slow = De eerste keer duurt dat even.
table-ui-failed = De verteller wil niet wakker worden.
table-ui-offline = Klaar: vanaf nu werkt het ook zonder netwerk.
table-ui-online = Deze browser bewaart hier niets: blijf verbonden.
table-ui-menu = Menu
table-ui-close = Sluiten
table-ui-summary = Kaarten en volgorde
table-ui-undo = Laatste stap terugnemen
table-ui-end = Het spel nu beëindigen
table-ui-end-sure = Het spel beëindigen? Dan wint niemand, en alle kaarten worden getoond.
table-ui-yes = Ja
table-ui-no = Nee
table-ui-language = Taal
table-ui-voice = De verteller praat
table-ui-bells = Klokken
table-ui-noise = Getrommel in de nacht
table-ui-novoice = Deze browser heeft geen stem voor deze taal: iemand moet de oproepen voorlezen.
table-ui-try = Probeer het geluid
table-ui-trial = Goedenavond. Ik ben jullie verteller.
table-ui-rulebook = Wat spelen jullie?
table-ui-names = Wie zit er aan tafel?
table-ui-names-how = Met de klok mee, zoals jullie zitten.
table-ui-name = Speler
table-ui-add = Speler toevoegen
table-ui-remove = Weghalen
table-ui-earlier = Naar boven
table-ui-later = Naar beneden
table-ui-roles = Kaarten
table-ui-proposal = Zoals voorgesteld
table-ui-fewer = Eén minder
table-ui-more = Eén meer
table-ui-own = Eigen kaarten
table-ui-own-add = Kaart toevoegen
table-ui-own-name = Naam
table-ui-own-text = Wat doet die?
table-ui-own-called = Wordt elke nacht opgeroepen
table-ui-options = Regels en tempo
table-ui-pace = Tempo van de nacht
table-ui-resume = Ga verder met jullie spel
table-ui-resume-how = Op deze telefoon is een spel onderbroken.
table-ui-fresh = Begin een nieuw spel
table-ui-paused = Het spel is onderbroken.
table-ui-seconds = seconden
table-ui-minute = Eén minuut erbij
table-ui-pause = Pauze
table-ui-continue = Ga door
table-ui-confirm = Dat is mijn keuze
table-ui-chosen = Gekozen:
table-ui-letter = Wat staat er in de brief?
table-ui-out = uit het spel
table-ui-votes = stemmen
table-ui-captain = hoofdman
table-ui-won = gewonnen
table-ui-asleep = Ogen dicht
table-ui-cover = Kijk weg, dek af
