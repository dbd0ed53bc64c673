### Wat de verteller hardop zegt: 's nachts wie er wakker wordt, overdag wat er begint, en zijn antwoord
### op wat je hem schrijft. Het wordt voorgelezen, dus het is kort. Een oproep luidt altijd hetzelfde.

## Düsterwald: de nacht

calls-duesterwald-ready = Lees nu jullie kaarten, ieder voor zich. Zeg het me als je klaar bent; zo meteen valt de eerste nacht.
    .close = Nu weet iedereen wie hij of zij is.
calls-duesterwald-cupid = Amor, word wakker. Welke twee treft jouw pijl?
    .close = Amor, ga weer slapen.
calls-duesterwald-siblings = Broers en zussen, word wakker en herken elkaar.
    .close = Broers en zussen, ga weer slapen.
calls-duesterwald-wolfhound = Wolfshond, word wakker. Word je een wolf, of blijf je dorpsbewoner?
    .close = Wolfshond, ga weer slapen.
calls-duesterwald-wild_child = Wild kind, word wakker. Wie is je voorbeeld?
    .close = Wild kind, ga weer slapen.
calls-duesterwald-protector = Beschermer, word wakker. Over wie waak je vannacht?
    .close = Beschermer, ga weer slapen.
calls-duesterwald-harlot = Dorpsmatras, word wakker. Bij wie slaap je vannacht?
    .close = Dorpsmatras, ga weer slapen.
calls-duesterwald-wolves = Weerwolven, word wakker. Maak je aan elkaar bekend en kies samen een slachtoffer.
    .close = Weerwolven, ga weer slapen.
calls-duesterwald-convert = Oerwolf, word wakker. Moet het slachtoffer van vannacht een van jullie worden?
    .close = Oerwolf, ga weer slapen.
calls-duesterwald-white = Witte weerwolf, word wakker. Moet er vannacht iemand uit je roedel sterven?
    .close = Witte weerwolf, ga weer slapen.
calls-duesterwald-witch = Heks, word wakker. Je hoort wie de roedel heeft gekozen. Gebruik je een van je drankjes?
    .close = Heks, ga weer slapen.
calls-duesterwald-seer = Ziener, word wakker. Wiens rol wil je zien?
    .close = Ziener, ga weer slapen.
calls-duesterwald-fox = Vos, word wakker. Aan wie snuffel je vannacht?
    .close = Vos, ga weer slapen.
calls-duesterwald-raven = Zwarte raaf, word wakker. Aan wiens huis hang je een dreigbrief?
    .close = Zwarte raaf, ga weer slapen.

## Düsterwald: de dag

calls-duesterwald-shot = De jager heeft nog één schot. Jager, wie neem je mee?
    .close = De jager laat zijn geweer zakken.
calls-duesterwald-captain = Kies jullie hoofdman. Zeg me op wie je stemt.
    .close = De verkiezing is voorbij, ik tel de stemmen.
calls-duesterwald-accuse = Het dorp beraadt zich. Praat met elkaar, en zeg me wie je aanklaagt.
    .close = Er is genoeg gepraat.
calls-duesterwald-ballot = Nu wordt er gestemd. Duim omhoog betekent: die moet weg.
    .close = De stemming is voorbij, ik tel de duimen.
calls-duesterwald-tie = Hoofdman, jij beslist: wie moet weg?
    .close = De bedenktijd van de hoofdman is om.

## Lupus in Tabula: de nacht

calls-tabula-freemasons = Vrijmetselaars, doe je ogen open en kijk elkaar aan.
    .close = Vrijmetselaars, doe je ogen dicht.
calls-tabula-medium = Medium, doe je ogen open. De doden hebben je iets te vertellen.
    .close = Medium, doe je ogen dicht.
calls-tabula-mythomaniac = Mythomaniak, doe je ogen open. Op wie wil je lijken?
    .close = Mythomaniak, doe je ogen dicht.
calls-tabula-seer = Ziener, doe je ogen open. Over wie wil je meer weten?
    .close = Ziener, doe je ogen dicht.
calls-tabula-bodyguard = Lijfwacht, doe je ogen open. Wie bescherm je vannacht?
    .close = Lijfwacht, doe je ogen dicht.
calls-tabula-owl = Uil, doe je ogen open. Wie roep je?
    .close = Uil, doe je ogen dicht.
calls-tabula-wolves = Weerwolven, doe je ogen open, kijk elkaar aan en kies een slachtoffer.
    .close = Weerwolven, doe je ogen dicht.

## Lupus in Tabula: de dag

calls-tabula-discussion = Praat met elkaar: wie van jullie is een weerwolf?
    .close = De tijd is om, het gesprek is voorbij.
calls-tabula-nominate = Ik vraag het jullie een voor een. Alleen wie aan de beurt is, antwoordt.
    .close = Iedereen is gevraagd. Ik tel.
calls-tabula-defence = Alle anderen luisteren nu.
    .close = Dank je wel.
calls-tabula-ballot = Ik vraag het nog een keer, een voor een. Alleen wie aan de beurt is, antwoordt.
    .close = Iedereen is gevraagd. Ik tel.
calls-tabula-ballot_again = We stemmen nog een keer, een voor een. Alleen wie aan de beurt is, antwoordt.
    .close = Iedereen is gevraagd. Ik tel.

## Altijd

calls-left = { $seconds ->
    [60] Nog één minuut.
    [one] Nog { $seconds } seconde.
   *[other] Nog { $seconds } seconden.
}
calls-named = { $player } kiest { $chosen }.
    .nobody = { $player } noemt niemand.
calls-accused = Aangeklaagd: { $player }.
    .letter = Aangeklaagd: { $player }. De dreigbrief telt al voor twee stemmen.

## De fasen

calls-phase-duesterwald-ready = Kaarten lezen
calls-phase-duesterwald-cupid = Amor
calls-phase-duesterwald-siblings = Broers en zussen
calls-phase-duesterwald-wolfhound = De wolfshond
calls-phase-duesterwald-wild_child = Het wilde kind
calls-phase-duesterwald-protector = De beschermer
calls-phase-duesterwald-harlot = De dorpsmatras
calls-phase-duesterwald-wolves = De weerwolven
calls-phase-duesterwald-convert = De oerwolf
calls-phase-duesterwald-white = De witte weerwolf
calls-phase-duesterwald-witch = De heks
calls-phase-duesterwald-seer = De ziener
calls-phase-duesterwald-fox = De vos
calls-phase-duesterwald-raven = De zwarte raaf
calls-phase-duesterwald-shot = Het laatste schot
calls-phase-duesterwald-captain = Verkiezing van de hoofdman
calls-phase-duesterwald-accuse = Beraad en aanklacht
calls-phase-duesterwald-ballot = Stemming
calls-phase-duesterwald-tie = De hoofdman beslist
calls-phase-tabula-freemasons = De vrijmetselaars
calls-phase-tabula-medium = Het medium
calls-phase-tabula-mythomaniac = De mythomaniak
calls-phase-tabula-seer = De ziener
calls-phase-tabula-bodyguard = De lijfwacht
calls-phase-tabula-owl = De uil
calls-phase-tabula-wolves = De weerwolven
calls-phase-tabula-discussion = Gesprek
calls-phase-tabula-nominate = Eerste stemming
calls-phase-tabula-defence = Verdediging
calls-phase-tabula-ballot = Tweede stemming
calls-phase-tabula-ballot_again = Tweede stemming, herhaald

## De kamers

calls-room-lobby = Hal
calls-room-square = Dorpsplein
calls-room-line = Verteller
calls-room-den = Wolvenhol
calls-room-seers = Kamer van de zieners
calls-room-siblings = Broers en zussen
calls-room-lovers = Geliefden
calls-room-freemasons = Loge
calls-room-graveyard = Kerkhof

## Wat de verteller onder vier ogen antwoordt

calls-nothing-asked = Op dit moment vraag ik je niets. Wat je zegt, blijft tussen ons.
calls-floor-how = Jij hebt het woord: spreek op het dorpsplein. Als je alles gezegd hebt, schrijf dan hier ‘klaar’.
# What a speaker writes who has finished, whole lines.
calls-floor-endings = klaar|ik ben klaar|ben klaar|dat was het|dat was alles|meer heb ik niet te zeggen|uitgesproken|ik ben uitgesproken|dit was het|dat is alles
calls-still-open = Dit vraag ik je nu: { $questions }
calls-no-answer-yet = { $question } Nog geen antwoord.
calls-how = Antwoord met een naam of in een zin, of druk op een van de knoppen. Tot deze ronde voorbij is, mag je je bedenken.
calls-how-turn = Jij bent aan de beurt: antwoord met een naam of in een zin. Wat je zegt, staat vast.
calls-count = Hoeveel er van welke kant nog over zijn, zeg ik niet.
calls-unclear = Dat heb ik niet begrepen, dus het telt niet: “{ $text }”
calls-ambiguous = Wie bedoel je met “{ $text }”: { $people }? Zolang ik dat niet weet, telt het niet.
calls-unknown-name = In “{ $text }” vind ik niemand die ik ken.
calls-condition = “{ $text }”: met voorwaarden kan ik niets. Zeg me wat er moet gelden.
calls-negated = “{ $text }”: zeg liever wat je wel wilt dan wat je niet wilt.
calls-contradiction = In “{ $text }” noem je er meer dan één. Wie moet het zijn: { $people }?
calls-not-yours = “{ $text }”: dat vraag ik jou nu niet.

calls-refused-few = { $least ->
    [one] Je moet nog iemand kiezen.
   *[other] Hiervoor moet je er { $least } kiezen.
}
calls-refused-many = { $most ->
    [one] Je mag er maar één kiezen.
   *[other] Je mag er hoogstens { $most } kiezen.
}
calls-refused-both = Niemand en iemand tegelijk, dat kan niet.
calls-refused-blank = Hier moet je iemand kiezen.
calls-refused-choice = Die keus heb je hier niet.
calls-refused-repeated = Twee keer achter elkaar hetzelfde kan hier niet.
calls-refused-asked = Dat wordt je nu niet gevraagd.
calls-refused-late = Te laat: deze ronde is voorbij.
calls-refused-letter = { $most ->
   *[other] Een dreigbrief heeft woorden nodig, maar hoogstens { $most } tekens.
}
calls-refused-floor = Je hebt het woord nu niet.
calls-refused = Dat kan nu niet.
calls-letter-how = Wat er in de brief moet staan, schrijf je achter “Brief:”.
calls-paused = Het spel ligt even stil.
calls-over = Het spel is uit.
calls-not-begun = Het spel is nog niet begonnen.
