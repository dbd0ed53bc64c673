## Meine Spiele

nav-play = Meine Spiele
play = Meine Spiele
play-none = Du spielst im Moment in keinem Spiel mit.
play-none-text = Mitspielen geht mit einer Mail an den Erzähler; wie genau, steht in der Einladung.
play-over = Spiele, die vorbei sind oder in denen jemand anders weiterspielt
play-open = { $game } öffnen
play-as = Du spielst als { $name }.
play-owed = Noch zu beantworten:
play-owed-none = Es gibt keine Frage an dich, die du nicht schon beantwortet hast.
play-handed-over = Auf deinem Platz spielt jetzt jemand anders weiter. Was dir bis dahin erzählt wurde, kannst du noch lesen, was danach kam, nicht.
play-handed-over-short = übergeben
play-not-dealt = Du bist als { $name } angemeldet. Sobald die Rollen verteilt sind, findest du deine hier.
play-due = Bis
play-left = noch { $length }
play-moment-left = keine Minute mehr
play-time-up = Die Zeit ist um
play-phase-election = Tag { $number }: Bürgermeisterwahl
play-phase-pyre = Tag { $number }: Abstimmung über den Scheiterhaufen
play-phase-vote = Tag { $number }: Das Dorf stimmt ab

## Ein Spiel

play-back = Meine Spiele
play-asked = Fragen an dich
play-asked-none = Im Moment wirst du nichts gefragt. Wenn du an der Reihe bist, findest du es hier und bekommst eine Mail.
play-asked-none-dead = Du bist tot. Du wirst nichts mehr gefragt, aber was das ganze Dorf hört, hörst auch du.
play-asked-none-over = Das Spiel ist vorbei. Du wirst nichts mehr gefragt.
play-asked-paused = Das Spiel macht Pause. Sobald es weitergeht, kannst du wieder antworten.
play-answer = Meine Antwort abschicken
play-change = Meine Antwort ändern
play-noted = Deine Antwort ist notiert.
play-noted-at = Zuletzt geändert: { $when }
play-receipt = Die Antwort, die zählt
play-pick = Wähle aus der Liste
play-blank = Enthaltung (keine Wahl)
play-no = Nein
play-blank-box = Enthaltung: Ich wähle niemanden und nichts
play-nothing = Nichts
play-exactly = { $count ->
    [one] Wähle genau eine Möglichkeit.
   *[other] Wähle genau { $count } Möglichkeiten.
}
play-at-most = { $count ->
    [one] Wähle höchstens eine Möglichkeit.
   *[other] Wähle höchstens { $count } Möglichkeiten.
}
play-at-least = { $count ->
    [one] Wähle eine oder mehrere Möglichkeiten.
   *[other] Wähle { $count } oder mehr Möglichkeiten.
}
play-between = Wähle { $least } bis { $most } Möglichkeiten.
play-no-blank = Enthalten kannst du dich hier nicht.
play-blank-repeated = Enthalten kannst du dich diesmal nicht: Das geht nicht zweimal hintereinander.
play-repeated = Beim letzten Mal war es { $names }. Dieselbe Wahl darfst du nicht zweimal hintereinander treffen.
play-standing = Darauf kannst du antworten, wann du willst, oder gar nicht.
play-refused = Deine Antwort wurde nicht angenommen
play-refused-often = Du hast innerhalb einer Stunde sehr viele Antworten geschickt; es hat sich nichts geändert. Warte etwas und versuch es dann wieder.
play-refused-nothing = Du hast noch nichts gewählt.
play-refused-few = { $least ->
    [one] Das ist zu wenig: Wähle mindestens eine Möglichkeit.
   *[other] Das ist zu wenig: Wähle mindestens { $least } Möglichkeiten.
}
play-refused-many = { $most ->
    [one] Das ist zu viel: Wähle nur eine Möglichkeit.
   *[other] Das ist zu viel: Wähle höchstens { $most } Möglichkeiten.
}
play-refused-both = Eine Enthaltung und eine Wahl passen nicht zusammen. Nimm eins von beiden.
play-refused-choice = Das steht jetzt nicht zur Wahl. Wähle aus dem, was hier steht.
play-refused-taken = Jemand war schneller: Diese Wahl ist schon vergeben. Triff eine andere.
play-refused-repeated = Das war auch deine letzte Wahl, und dieselbe Wahl darfst du nicht zweimal hintereinander treffen.
play-kept = Eine Antwort, die du früher gegeben hast, zählt weiterhin.

## Wer ich bin

play-role = Deine Rolle
play-role-faction = Deine Seite: { $faction }
play-role-show = Meine Rolle zeigen
play-you = du
play-village = Das Dorf
play-gone = Tot
play-latest-none = Noch wurde nichts erzählt.
play-told-all = Alles, was dir erzählt wurde

## Alles, was mir erzählt wurde

play-told = Was dir erzählt wurde
play-told-turns = Nächte und Tage
play-told-text = Als Text herunterladen
play-told-later = Später
play-told-earlier = Früher
play-told-none = Damals wurde nichts erzählt.
play-was-asked = Die Frage an dich: { $question }
play-blank-allowed = Eine Enthaltung war möglich.
play-text-title = Alles, was dir in { $game } erzählt wurde
