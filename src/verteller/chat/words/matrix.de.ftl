## Die Räume auf Matrix

matrix-code-unknown = Dieser Code öffnet nichts: Er wurde schon benutzt, ist zu alt, oder ein Buchstabe stimmt nicht. Auf deiner Seite des Spiels steht ein neuer.
matrix-linked = Du spielst in „{ $game }“ jetzt auch von hier aus als { $player }. Ich lade dich in die Räume ein.
matrix-join-unknown = So machst du mit: !join, dann den Link, den du bekommen hast, dann deinen Namen. Zum Beispiel: !join https://…/rooms/join/…/ Anna
matrix-ready = Notiert: Du bist bereit für „{ $game }“.
matrix-rooms = Ich lade dich noch einmal in deine Räume von „{ $game }“ ein.
matrix-left = Du spielst „{ $game }“ nicht mehr über Matrix. Dein Platz bleibt deiner, auf der Seite des Spiels.
matrix-unreadable = Ich konnte deine Nachricht nicht entschlüsseln. Bitte schick sie noch einmal.
matrix-only-words = Bei den anderen kommen nur Worte an: keine Bilder, Töne oder Dateien.
matrix-help =
    Ich bin der Erzähler beim Werwolfspiel. Das kannst du mir hier schreiben:
    !link CODE – von hier aus in dem Spiel mitspielen, dessen Seite dir den Code zeigt
    !join LINK NAME – bei einem Spiel mitmachen
    !ready – sagen, dass das Spiel beginnen kann
    !rooms – noch einmal in deine Räume eingeladen werden
    !leave – von jetzt an ohne Matrix spielen
    Im Spiel antwortest du auf meine Fragen in dem Raum, den du mit mir allein hast, mit deinen eigenen Worten. Ein Daumen hoch bei jemandem, der angeklagt ist, ist eine Stimme.

matrix-title = Auf Matrix spielen
matrix-lead = Dieselben Räume gibt es auch auf Matrix: Rede, antworte und höre zu in der App, die du ohnehin hast. Auch wer mitten im Spiel wechselt, verliert nichts, und beides kann zugleich offen sein.
matrix-step-write = Schreib an { $bot }, in einem Raum nur für euch beide:
matrix-step-come = Der Bot lädt dich in die Räume des Spiels ein. Nimm die Einladungen an und spiel mit.
matrix-code-lasts = Der Code ist nur für dich. Er gilt einmal, innerhalb von { $minutes } Minuten.
matrix-is-linked = { $user } spielt auf deinem Platz.
matrix-unlink = Ohne Matrix spielen
matrix-not-here = Hier gibt es keinen Matrix-Bot.
