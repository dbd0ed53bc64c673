## Pagina's die zichzelf bijwerken

live-news = Er is nieuws op deze pagina.
live-left = nog { $length }
live-moment-left = nog geen minuut
live-time-up = de tijd is om

## Een spel

game-pages = Pagina's van { $name }
game-now = Stand van zaken
game-village = Het dorp
game-mayor = Burgemeester: { $name }
game-exiled = Verbannen
game-hints = Wat er van de rollen bekend is
game-announced = Mededelingen

## Een beurt

turns = Nachten en dagen
turn-begun = Begonnen
turn-earlier = Eerder
turn-later = Later
turn-from-start = Vanaf het begin
turn-quiet = In deze beurt is er niets verteld.

## Een stemming

ballot-pyre = De stemming over de brandstapel
ballot-election = De verkiezing van de burgemeester
ballot-other = Een stemming
ballot-totals = Uitslag
ballot-votes = Wie op wie heeft gestemd
ballot-candidate = Op
ballot-count = Stemmen
ballot-voter = Kiezer
ballot-preference = Stem
ballot-blank = blanco
ballot-missing = niet gestemd
ballot-none = Er heeft niemand gestemd.

## Wie er meedoen

participants = Deelnemers
people-name = Naam
people-state = In het spel
people-address = Mailadres
people-living = in leven
people-dead = dood
people-exiled = verbannen
people-signed-up = ingeschreven
people-nobody = Er doet nog niemand mee.
people-addresses = De adressen van de deelnemers staan hier omdat de regels van dit spel ze openbaar maken. Ze zijn om mee te spelen: niemand mag een adres van deze lijst gebruiken dat niet van hemzelf is.
people-will-publish = De regels van dit spel maken de mailadressen van alle deelnemers openbaar, op deze pagina, zodra de rollen zijn verdeeld.
people-players-only = De mailadressen van de deelnemers staan op deze pagina, zodra de rollen zijn verdeeld, maar alleen voor wie meedoet.

## Alle spellen

games-all = Alle spellen
games-search-all = Zoeken in alle spellen
games-name = Naam
games-state = Welke spellen
games-state-any = Alle
games-state-open = Inschrijving open
games-state-running = Bezig
games-state-over = Voorbij
games-search = Zoeken
games-found = { $count ->
    [0] Geen spellen
    [one] Eén spel
   *[other] { $count } spellen
}
games-not-found = Er is geen spel met zo'n naam.
games-none-such = Zulke spellen zijn er niet.
games-pages = Pagina's met spellen
games-page = Pagina { $number } van { $count }
games-page-newer = Nieuwere spellen
games-page-older = Oudere spellen

## De regels

rules = Regels
rules-title = De regels van { $name }
rules-text = Elk spel wordt van begin tot eind volgens een van deze regelboeken gespeeld.
rules-contents = Op deze pagina
rules-other-language = Deze regels zijn er nog niet in jouw taal.
rules-players = { $least } spelers of meer
rulebook-wakkerdam = Wakkerdam
rulebook-wakkerdam-line = Weerwolven, een brandstapel en achtentwintig rollen, in rondes van een dag of twee.
rulebook-tempo_reale = Lupus in tempo reale
rulebook-tempo_reale-line = Drie facties, en dagen en nachten die met de kalender meegaan. Zevende editie, 2018.
rulebook-lupus3 = Lupus 3.0
rulebook-lupus3-line = Wit, Zwart en Rood, en een verteller die begrijpt wat je schrijft. Technische regels, 2012.
rulebook-duesterwald = Düsterwald
rulebook-duesterwald-line = Een roedel, een dorp en een hoofdman; wie wakker wordt, wordt hardop geroepen. De Duitse regels.
rulebook-tabula = Lupus in Tabula
rulebook-tabula-line = Aan één tafel: wie aan de beurt is, stemt hardop. Het kaartspel, Nederlandse uitgave van 2005.

## Wat ik ben en wat ik weet

knows = Wat je bent
knows-role = Rol
knows-faction = Factie
knows-aura = Aura
knows-mystic = Mystiek
knows-state = Toestand
knows-power = Bovennatuurlijke kracht
knows-living = in leven
knows-dead = dood
knows-ghost = dood, en een Geest
knows-exiled = verbannen
knows-start = Wat je vanaf het begin weet
trait-aura-white = wit
trait-aura-black = zwart
trait-aura-red = rood
trait-mystic-yes = ja
trait-mystic-no = nee
