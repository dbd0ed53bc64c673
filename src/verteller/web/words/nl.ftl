### De woorden van de pagina's.

## Op elke pagina

site = Verteller
site-line = De verteller die elk spel Weerwolven nodig heeft en die niemand hoeft te zijn
skip = Naar de inhoud
nav = Pagina's
nav-games = Spellen
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
