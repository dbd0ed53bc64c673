### De woorden van de pagina's.

## Op elke pagina

site = Verteller
site-line = De verteller die elk spel Weerwolven nodig heeft en die niemand hoeft te zijn
skip = Naar de inhoud
nav = Pagina's
nav-games = Spellen
nav-rooms = Live
nav-mailbox = Postbus
language-choice = Taal
updates = Deze pagina houdt zichzelf bij.
updates-none = Laad de pagina opnieuw om te zien wat er nieuw is.
reload = Opnieuw laden
page-title = { $page } · Verteller
not-found = Hier is niets
not-found-text = Deze pagina bestaat niet, of niet meer.
to-games = Naar de spellen

## Spellen

games = Spellen
games-none = Er wordt nu geen spel gespeeld.
games-none-demonstration = Start een demonstratie, en een heel dorp speelt er een voor je.
games-over = Afgelopen spellen
game-open = Lees het verhaal van { $game }
status-sign-up = Inschrijving
status-running = Bezig
status-paused = Gepauzeerd
status-stopped = Gestopt
status-finished = Afgelopen
phase-sign-up = Het dorp stroomt vol
phase-beginning = Voor de eerste nacht
phase-night = Nacht { $number }: het dorp slaapt
phase-day = Dag { $number }
phase-election = Dag { $number }: het dorp kiest een burgemeester
phase-pyre = Dag { $number }: het dorp stemt over de brandstapel
phase-paused = Het verhaal staat even stil
phase-stopped = Het verhaal is afgebroken
phase-finished = Het verhaal is uit
closes = Tot
players-signed-up = { $count ->
    [0] Er heeft zich nog niemand ingeschreven; { $seats } plaatsen
    [one] Eén speler, { $seats } plaatsen
   *[other] { $count } spelers, { $seats } plaatsen
}
living = Levenden
living-count = { $count ->
    [one] Eén levende
   *[other] { $count } levenden
}
dead = Doden
dead-none = Er is nog niemand gestorven.
mayor = burgemeester
role-unknown = rol onbekend
chapter-start = Voor de eerste nacht
chapter-night = Nacht { $number }
chapter-day = Dag { $number }
story = Het verhaal
story-none = Het verhaal moet nog beginnen.
seal = Zegel van het lot (SHA-256)
seal-text = Alles wat het lot in dit spel beslist, lag al vast voor het begon. Wie dit zegel bewaart, kan na afloop nagaan dat er eerlijk is geloot.
only-public = Deze pagina laat zien wat het hele dorp weet, en verder niets.

## Demonstratie

demonstration = Demonstratie
demonstration-text = Een dorp vol verzonnen spelers speelt per mail een heel spel Wakkerdam, hier op deze computer. Ieder van hen heeft een postbus, en je mag overal in kijken.
demonstration-busy = Er wordt een demonstratie gespeeld.
demonstration-seat = Je post ligt klaar in de postbus van { $name }.
demonstration-players = Aantal spelers
demonstration-name = Je naam, als je wilt meespelen
demonstration-name-hint = Laat leeg om alleen te kijken.
demonstration-start = Start een demonstratie
demonstration-fault-busy = Het dorp is nog aan het spelen. Wacht tot dat spel uit is.
demonstration-fault-name = Zo kan in dit dorp niemand heten. Gebruik alleen letters, en een naam die niemand anders heeft.
demonstration-fault-number = Een demonstratie is voor { $least } tot { $most } spelers.
demonstration-fault-failed = De demonstratie kon niet beginnen. In de terminal staat waarom.

## Postbus

mailbox = Postbus
mailbox-warning = Dit is een demonstratie: ieders post ligt hier open. Een echte gastheer laat deze pagina nooit zien.
people = Mensen
people-none = Er heeft nog niemand post gekregen.
person-guest = jij
person-unread = { $count ->
    [one] één ongelezen
   *[other] { $count } ongelezen
}
person-choose = Kies iemand om de post te lezen.
mail-of = Post van { $name }
conversations = Gesprekken
conversations-none = Hier is nog geen post.
conversation-choose = Kies een gesprek om het te lezen.
conversation-count = { $count ->
    [one] één bericht
   *[other] { $count } berichten
}
back-people = Alle mensen
back-conversations = Alle post van { $name }
unread-one = Ongelezen
letters-new = { $count ->
    [one] Er is een nieuw bericht.
   *[other] Er zijn { $count } nieuwe berichten.
}
from = Van
to = Aan
wrote = { $name } schreef
written-by = door { $name }
view-text = Platte tekst
view-html = Met opmaak
view-choice = Hoe dit bericht te zien is
message-html-title = Het bericht met opmaak
subject-none = (geen onderwerp)
reply = Antwoorden
reply-to = Antwoord op ‘{ $subject }’
reply-text = Je antwoord
reply-hint = Een naam uit de lijst is genoeg. Alleen wat je zelf schrijft, telt.
reply-send = Versturen
compose = Nieuw bericht
compose-subject = Onderwerp
compose-subject-hint = Zet er de naam van het spel in, of Help.
compose-text = Bericht
compose-send = Versturen
sent = Je bericht is onderweg naar de verteller.
fault-empty = Het bericht is leeg. Schrijf eerst iets.
fault-no-door = Hier kan geen post worden verstuurd: de brievenbus van de verteller is dicht.
fault-refused = De brievenbus van de verteller weigert het bericht: { $reason }
fault-address = Dat is geen mailadres.
open-other = Een andere postbus openen
open-other-address = Mailadres
open-other-hint = Elk adres is goed: schrijf ermee naar de verteller om mee te doen.
open-other-go = Openen
you-as = Je schrijft als { $address }.

## Aanmelden

sign-in = Aanmelden
sign-in-text = Typ het adres waarmee je speelt of beheert. Je krijgt een mail met een link waarmee je je aanmeldt: een wachtwoord is er niet.
sign-in-already = Je bent aangemeld als { $address }.
sign-in-address = Je mailadres
sign-in-ask = Stuur me een link
sign-in-asked = Kijk in je mailbox
sign-in-asked-text = Is { $address } hier bekend, dan is er een mail met een link naartoe onderweg. De link werkt één keer, binnen een kwartier.
sign-in-asked-hint = Na een paar minuten nog niets? Kijk bij de ongewenste mail, en of je het adres hebt getypt waarmee je je hebt ingeschreven.
sign-in-again = Vraag een nieuwe link
sign-in-welcome = Welkom terug
sign-in-press = Nog één druk op de knop, en je bent aangemeld als { $address }.
sign-in-gone = Deze link werkt niet meer
sign-in-gone-text = Hij is al gebruikt, of ouder dan een kwartier.
sign-out = Afmelden
nav-desk = Beheer

## Was jij dit?

confirm = Was jij dit?
confirm-text = De verteller kreeg dit bericht. Zeg je dat het van jou is, dan handelt hij het af alsof het nu binnenkwam.
confirm-game = Voor { $game }
confirm-subject = Onderwerp: { $subject }
confirm-yes = Ja, dat was ik
confirm-no = Nee, dat was ik niet
confirm-done = Bevestigd
confirm-done-text = De verteller heeft je bericht gelezen. Wat ervan geworden is, lees je in je mailbox.
confirm-gone = Er is niets te bevestigen
confirm-gone-text = Dit bericht is geweigerd of te oud geworden. Er is niets mee gedaan; stuur het gerust opnieuw als het van jou was.

## Verhalen

nav-stories = Verhalen
stories = Verhalen
stories-text = Elk bericht van een spel begint met een verhaal. Hier schrijf je er een voor een moment naar keuze, zie je meteen het bericht waar het in zou staan, en lever je het in. Heeft een beheerder het aangenomen, dan vertellen alle spellen van dat thema het, met jouw naam eronder.
stories-waiting = Wacht op jou
stories-waiting-none = Er is niets om over te beslissen.
stories-mine = Jouw verhalen
stories-mine-none = Je hebt er nog geen geschreven.
stories-decided = Beslist
story-status-draft = Concept
story-status-submitted = Ingeleverd
story-status-accepted = Aangenomen
story-status-refused = Niet aangenomen
story-filed = { $theme }, { $tongue ->
    [nl] Nederlands
   *[other] Engels
}
story-remark = De beheerder zegt
story-new = Schrijf een verhaal
story-begin = Beginnen
story-field-moment = Wanneer wordt het verteld?
story-field-language = Taal
story-field-theme = Thema
story-field-author = Je naam als auteur
story-theme-hint = Een dat er al is, of een nieuw. Waar een thema geen verhaal voor heeft, wordt uit “default” verteld.
story-author-hint = Die staat onder elk bericht dat jouw verhaal vertelt.
story-unfit-moment = Kies een moment.
story-unfit-language = Kies een taal.
story-unfit-theme = Een thema is een of meer woorden van letters en cijfers.
story-unfit-author = Zeg hoe je genoemd wilt worden.
story-first-line = Schrijf hier je verhaal.
story-write = Schrijven
story-written = Zoals het geschreven is
story-text = Het verhaal, met de velden erboven
story-company = Bekijk het met
story-company-a = spelers in groep A
story-company-b = spelers in groep B
story-genders = aangesproken als
story-genders-mixed = om en om
story-genders-woman = vrouw
story-genders-man = man
story-genders-neither = geen van beide
story-submit = Inleveren
story-keep = Concept bewaren
story-look = Voorbeeld tonen
story-take-back = Terugnemen
story-discard = Weggooien
story-preview = Zoals het gelezen wordt
story-verdict-good = Dit verhaal kan worden verteld.
story-verdict-faults = { $count ->
    [one] Er klopt nog één ding niet.
   *[other] Er kloppen nog { $count } dingen niet.
}
story-line = Regel { $line }
story-preview-of = Ingevuld met { $a } in groep A en { $b } in groep B; de namen zijn verzonnen. De feiten onder de streep zijn zonder het verhaal ook volledig.
story-about = Wie erin voorkomen
story-about-roles = hun rollen mogen worden genoemd
story-about-deadline = mag worden genoemd, als die er is
story-words = Wat je tussen accolades kunt zetten
story-use-name = de naam van de eerste speler van groep B; [1] is de tweede
story-use-names = alle namen van een groep als lijstje
story-use-count = met hoeveel ze zijn
story-use-word = een woord voor een man, voor een vrouw, voor geen van beide
story-use-pronouns = wat bij de speler past; is er niets, dan de naam
story-use-role = de rol van de speler met lidwoord, met een kleine letter of een hoofdletter; alleen waar die bekend is
story-use-day = het nummer van de dag
story-use-deadline = tot wanneer een antwoord telt
story-use-if = de ene tekst of de andere
story-use-for = een tekst voor elke speler
story-kept = Het concept is bewaard.
story-submitted = Je verhaal is ingeleverd. Je krijgt bericht zodra er is beslist.
story-taken-back = Het verhaal is weer een concept en wordt nu niet verteld.
story-discarded = Het verhaal is weggegooid.
story-accepted = Het verhaal is aangenomen en wordt vanaf nu verteld.
story-refused = Het verhaal is terug naar de auteur.
story-decide = Jouw beslissing
story-decide-text = Lees het nog eens als speler: leest het lekker, past het bij het thema, en doet het niemand kwaad? Eenmaal aangenomen wordt het vanaf het eerstvolgende bericht verteld.
story-withdraw-text = Dit verhaal wordt verteld. Haal je het eruit, dan gaan spellen verder met de andere verhalen van het thema, of met het thema “default”.
story-decide-remark = Een woord aan de auteur
story-accept = Aannemen
story-refuse = Niet aannemen
story-withdraw = Eruit halen
story-refused-faulty = Het verhaal is bewaard maar niet ingeleverd: zet eerst recht wat hieronder staat.
story-refused-too_long = Het verhaal is te lang.
story-refused-too_many = Je hebt te veel verhalen openstaan. Wacht tot er over een paar is beslist, of gooi een concept weg.
story-refused-not_open = Dit verhaal kan nu niet worden veranderd. Neem het eerst terug.
story-refused-not_waiting = Over dit verhaal valt niets meer te beslissen.
story-refused-changed = Het verhaal is veranderd sinds je het las. Hier staat het zoals het nu is.
story-refused-undecided = Druk op een van de knoppen.
