## Seiten, die sich selbst auffrischen

live-news = Auf dieser Seite gibt es Neues.
live-left = noch { $length }
live-moment-left = keine Minute mehr
live-time-up = die Zeit ist um

## Ein Spiel

game-pages = Seiten von { $name }
game-now = Überblick
game-village = Das Dorf
game-mayor = Bürgermeisteramt: { $name }
game-exiled = Verbannt
game-hints = Was über die Rollen bekannt ist
game-announced = Mitteilungen

## Ein Abschnitt

turns = Nächte und Tage
turn-begun = Begonnen
turn-earlier = Früher
turn-later = Später
turn-from-start = Von Anfang an
turn-quiet = In diesem Abschnitt wurde nichts erzählt.

## Eine Abstimmung

ballot-pyre = Die Abstimmung über den Scheiterhaufen
ballot-election = Die Bürgermeisterwahl
ballot-other = Eine Abstimmung
ballot-totals = Ergebnis
ballot-votes = Wer für wen gestimmt hat
ballot-candidate = Für
ballot-count = Stimmen
ballot-voter = Wer
ballot-preference = Stimme für
ballot-blank = Enthaltung
ballot-missing = nicht abgestimmt
ballot-none = Niemand hat abgestimmt.

## Wer mitspielt

participants = Mitspielende
people-name = Name
people-state = Im Spiel
people-address = Mailadresse
people-living = am Leben
people-dead = tot
people-exiled = verbannt
people-signed-up = angemeldet
people-nobody = Noch spielt niemand mit.
people-addresses = Die Adressen aller, die mitspielen, stehen hier, weil die Regeln dieses Spiels sie veröffentlichen. Sie sind zum Spielen da: Niemand darf eine Adresse dieser Liste benutzen, die nicht die eigene ist.
people-will-publish = Nach den Regeln dieses Spiels werden die Mailadressen aller, die mitspielen, auf dieser Seite veröffentlicht, sobald die Rollen verteilt sind.
people-players-only = Sobald die Rollen verteilt sind, stehen die Mailadressen aller, die mitspielen, auf dieser Seite, aber nur für die Mitspielenden selbst.

## Alle Spiele

games-all = Alle Spiele
games-search-all = In allen Spielen suchen
games-name = Name
games-state = Welche Spiele
games-state-any = Alle
games-state-open = Anmeldung offen
games-state-running = Im Gange
games-state-over = Vorbei
games-search = Suchen
games-found = { $count ->
    [0] Keine Spiele
    [one] Ein Spiel
   *[other] { $count } Spiele
}
games-not-found = Kein Spiel heißt so ähnlich.
games-none-such = Solche Spiele gibt es nicht.
games-pages = Seiten mit Spielen
games-page = Seite { $number } von { $count }
games-page-newer = Neuere Spiele
games-page-older = Ältere Spiele

## Die Regeln

rules = Regeln
rules-title = Die Regeln von { $name }
rules-text = Jedes Spiel folgt von Anfang bis Ende einem dieser Regelwerke.
rules-contents = Auf dieser Seite
rules-other-language = Diese Regeln gibt es noch nicht in deiner Sprache.
rules-players = ab { $least } Personen
rulebook-wakkerdam = Wakkerdam
rulebook-wakkerdam-line = Werwölfe, ein Scheiterhaufen und achtundzwanzig Rollen, in Runden von ein, zwei Tagen.
rulebook-tempo_reale = Lupus in tempo reale
rulebook-tempo_reale-line = Drei Fraktionen, und Tage und Nächte nach dem Kalender. Siebte Ausgabe, 2018.
rulebook-lupus3 = Lupus 3.0
rulebook-lupus3-line = Weiß, Schwarz und Rot, und ein Erzähler, der versteht, was du schreibst. Technisches Regelwerk, 2012.
rulebook-duesterwald = Düsterwald
rulebook-duesterwald-line = Ein Rudel, ein Dorf und ein Hauptmann; wer aufwacht, wird laut aufgerufen. Regeln für Werwolf.
rulebook-tabula = Lupus in Tabula
rulebook-tabula-line = An einem Tisch: Wer an der Reihe ist, stimmt laut ab. Das Kartenspiel, niederländische Ausgabe von 2005.

## Was ich bin und was ich weiß

knows = Was du bist
knows-role = Rolle
knows-faction = Fraktion
knows-aura = Aura
knows-mystic = Mystisch
knows-state = Zustand
knows-power = Übernatürliche Fähigkeit
knows-living = am Leben
knows-dead = tot
knows-ghost = tot, und ein Geist
knows-exiled = verbannt
knows-start = Was du von Anfang an weißt
trait-aura-white = weiß
trait-aura-black = schwarz
trait-aura-red = rot
trait-mystic-yes = ja
trait-mystic-no = nein
