## Der Raum, in dem ein Spiel live gespielt wird

room-title = { $game }, live
room-out = Meine Spiele
room-menu = Mehr
room-needs-script = Diese Seite braucht JavaScript: Was gesagt und gerufen wird, erscheint, während man zuschaut.
room-plain-page = Zur gewöhnlichen Seite dieses Spiels

## Himmel, Tisch und Uhr

room-phase-none = Vor der ersten Nacht
room-paused = Das Spiel ruht
room-night = Nacht { $number }
room-day = Tag { $number }
room-time-up = gleich
room-table = Am Tisch
room-table-open = Tisch zeigen
room-table-close = Tisch verbergen
room-you = du
room-dead = tot
room-captain = Hauptmann
room-floor = hat das Wort
room-turn = ist an der Reihe
room-votes = Stimmen: { $count }
room-accused = angeklagt
room-here = da
room-away = nicht da

## Die eigene Karte

room-card = Meine Karte
room-card-hold = Gedrückt halten
room-card-close = Zudecken
room-dead-note = Du bist tot. Du liest und hörst weiter alles, was das Dorf liest und hört, und schweigst unter den Lebenden.
room-watching = Du schaust zu: Du siehst, was das ganze Dorf sieht.

## Räume und was dort gesagt wird

room-rooms = Räume
room-unread-one = eine ungelesene Nachricht
room-unread-other = { $count } ungelesene Nachrichten
room-open = hier kannst du jetzt schreiben
room-older = Frühere Nachrichten zeigen
room-empty = Hier wurde noch nichts gesagt.
room-narrator = Der Erzähler
room-write = Sag etwas – { $room }
room-write-line = Schreib dem Erzähler, oder antworte mit eigenen Worten
room-send = Senden
room-finish = Ich habe alles gesagt
room-closed-night = Das Dorf schläft. Bis zum Morgen fällt auf dem Platz kein Wort.
room-closed-dead = Die Toten schweigen hier.
room-closed-floor = Nur wer das Wort hat, darf jetzt sprechen.
room-closed = Hier kann gerade niemand schreiben.
room-closed-watching = Wer zuschaut, redet nicht mit.
room-sending = unterwegs
room-unsent = noch nicht gesendet
room-again-send = Noch einmal senden
room-drop = Verwerfen
room-typing-one = { $name } schreibt …
room-typing-two = { $first } und { $second } schreiben …
room-typing-many = Mehrere schreiben …
room-newest = Zum Neuesten

## Was der Erzähler fragt

room-asked = Der Erzähler fragt dich
room-asked-why = Worum geht es?
room-asked-fold = Einklappen
room-asked-unfold = Ausklappen
room-answer = Antworten
room-answer-change = Meine Antwort ändern
room-blank = Niemand
room-no = Nein
room-pick-exactly = Wähle { $count }.
room-pick-most = Wähle höchstens { $count }.
room-pick-some = Wähle eine Möglichkeit oder mehrere.
room-pick-between = Wähle { $least } bis { $most }.
room-noted = Notiert
room-may-change = Du kannst das ändern, bis die Zeit um ist.
room-thumb = Daumen hoch: { $name } verurteilen
room-letter = Die Worte deines Briefes
room-letter-send = So schreiben

## Ton

room-sound = Ton
room-sound-on = Der Ton ist an
room-sound-off = Der Ton ist aus
room-voice = Der Erzähler soll sprechen
room-voice-own = Auch, was nur für mich ist (mit Kopfhörern)
room-bells = Glocken
room-voice-try = Ausprobieren
room-voice-sample = Die Nacht senkt sich über das Dorf. Alle schließen die Augen.
room-voice-none = Dieser Browser kann nicht sprechen. Alles, was der Erzähler sagt, ist auch zu lesen.

## Verbindung

room-lost = Die Verbindung ist weg. Sie wird wieder aufgebaut …
room-back = Wieder verbunden.
room-signed-out = Du bist hier nicht mehr angemeldet.
room-reload = Seite neu laden
room-new-in = Neu: { $room }
room-cards = Regeln und Karten
room-elsewhere = Auf einem anderen Gerät weiterspielen
room-language = Sprache

## Klänge, für alle, die sie nicht hören

room-cue-nightfall = Eine tiefe Glocke läutet: Es wird Nacht.
room-cue-daybreak = Die Morgenglocken läuten.
room-cue-growl = Ein Bär brummt.
room-cue-end = Die Glocken läuten das Ende ein.

## Das Ende

room-end = Das Ende
room-end-title = Das Spiel ist aus
room-end-roles = Wer war wer
room-end-again = Noch einmal mit denselben Leuten
room-end-other = Mit denselben Leuten: { $rulebook }
room-end-next = Zum nächsten Spiel
