### Was der Erzähler laut sagt: Aufrufe in der Nacht, Ansagen am Tag, und Antworten auf das, was
### man ihm schreibt. Es wird vorgelesen, darum ist es kurz. Die Aufrufe sind immer dieselben.

## Düsterwald: die Nacht

calls-duesterwald-ready = Lest jetzt eure Karten, jeder für sich. Sagt mir, wenn ihr bereit seid; bald bricht die erste Nacht an.
    .close = Nun wissen alle, wer sie sind.
calls-duesterwald-cupid = Amor, erwache. Welche zwei trifft dein Pfeil?
    .close = Amor, schlaf wieder ein.
calls-duesterwald-siblings = Geschwister, erwacht und erkennt einander.
    .close = Geschwister, schlaft wieder ein.
calls-duesterwald-wolfhound = Wolfshund, erwache. Wirst du ein Wolf, oder bleibst du Dorfbewohner?
    .close = Wolfshund, schlaf wieder ein.
calls-duesterwald-wild_child = Wildes Kind, erwache. Wer ist dein Vorbild?
    .close = Wildes Kind, schlaf wieder ein.
calls-duesterwald-protector = Beschützer, erwache. Über wen wachst du heute Nacht?
    .close = Beschützer, schlaf wieder ein.
calls-duesterwald-harlot = Dorfmatratze, erwache. Bei wem übernachtest du?
    .close = Dorfmatratze, schlaf wieder ein.
calls-duesterwald-wolves = Werwölfe, erwacht. Gebt euch zu erkennen und einigt euch auf ein Opfer.
    .close = Werwölfe, schlaft wieder ein.
calls-duesterwald-convert = Urwolf, erwache. Soll das Opfer dieser Nacht einer von euch werden?
    .close = Urwolf, schlaf wieder ein.
calls-duesterwald-white = Weißer Werwolf, erwache. Soll heute Nacht einer aus deinem Rudel sterben?
    .close = Weißer Werwolf, schlaf wieder ein.
calls-duesterwald-witch = Hexe, erwache. Du erfährst, wen das Rudel gewählt hat. Greifst du zu deinen Tränken?
    .close = Hexe, schlaf wieder ein.
calls-duesterwald-seer = Seherin, erwache. Wessen Rolle willst du sehen?
    .close = Seherin, schlaf wieder ein.
calls-duesterwald-fox = Fuchs, erwache. Wen beschnupperst du?
    .close = Fuchs, schlaf wieder ein.
calls-duesterwald-raven = Schwarzer Rabe, erwache. An wessen Haus heftest du einen Drohbrief?
    .close = Schwarzer Rabe, schlaf wieder ein.

## Düsterwald: der Tag

calls-duesterwald-shot = Der Jäger hat noch einen Schuss. Jäger, wen nimmst du mit?
    .close = Der Jäger lässt die Flinte sinken.
calls-duesterwald-captain = Wählt euren Hauptmann. Sagt mir, wem ihr eure Stimme gebt.
    .close = Die Wahl ist zu Ende, ich zähle die Stimmen.
calls-duesterwald-accuse = Das Dorf berät sich. Redet miteinander, und nennt mir, wen ihr anklagt.
    .close = Genug geredet.
calls-duesterwald-ballot = Jetzt wird abgestimmt. Daumen hoch heißt: Dieser Mensch soll gehen.
    .close = Die Abstimmung ist zu Ende, ich zähle die Daumen.
calls-duesterwald-tie = Hauptmann, du entscheidest: Wer muss gehen?
    .close = Die Bedenkzeit des Hauptmanns ist um.

## Lupus in Tabula: die Nacht

calls-tabula-freemasons = Freimaurer, öffnet die Augen und seht euch an.
    .close = Freimaurer, schließt die Augen.
calls-tabula-medium = Medium, öffne die Augen. Die Toten haben dir etwas zu sagen.
    .close = Medium, schließ die Augen.
calls-tabula-mythomaniac = Mythomane, öffne die Augen. Wem willst du gleichen?
    .close = Mythomane, schließ die Augen.
calls-tabula-seer = Seher, öffne die Augen. Über wen willst du mehr wissen?
    .close = Seher, schließ die Augen.
calls-tabula-bodyguard = Leibwächter, öffne die Augen. Wen beschützt du heute Nacht?
    .close = Leibwächter, schließ die Augen.
calls-tabula-owl = Eule, öffne die Augen. Wen wirst du rufen?
    .close = Eule, schließ die Augen.
calls-tabula-wolves = Werwölfe, öffnet die Augen, seht euch an und wählt ein Opfer.
    .close = Werwölfe, schließt die Augen.

## Lupus in Tabula: der Tag

calls-tabula-discussion = Redet miteinander: Wer von euch ist ein Werwolf?
    .close = Die Zeit ist um, das Gespräch ist zu Ende.
calls-tabula-nominate = Jetzt frage ich euch der Reihe nach. Nur wer gefragt ist, antwortet.
    .close = Alle sind gefragt worden. Ich zähle.
calls-tabula-defence = Alle anderen hören jetzt zu.
    .close = Danke.
calls-tabula-ballot = Jetzt frage ich noch einmal der Reihe nach. Nur wer gefragt ist, antwortet.
    .close = Alle sind gefragt worden. Ich zähle.
calls-tabula-ballot_again = Wir stimmen noch einmal ab, der Reihe nach. Nur wer gefragt ist, antwortet.
    .close = Alle sind gefragt worden. Ich zähle.

## Immer

calls-left = { $seconds ->
    [60] Noch eine Minute.
    [one] Noch { $seconds } Sekunde.
   *[other] Noch { $seconds } Sekunden.
}
calls-named = { $player } ist für { $chosen }.
    .nobody = { $player } nennt niemanden.
calls-accused = Angeklagt: { $player }.
    .letter = Angeklagt: { $player }. Der Drohbrief zählt schon für zwei Stimmen.

## Die Phasen

calls-phase-duesterwald-ready = Karten lesen
calls-phase-duesterwald-cupid = Amor
calls-phase-duesterwald-siblings = Die Geschwister
calls-phase-duesterwald-wolfhound = Der Wolfshund
calls-phase-duesterwald-wild_child = Das wilde Kind
calls-phase-duesterwald-protector = Der Beschützer
calls-phase-duesterwald-harlot = Die Dorfmatratze
calls-phase-duesterwald-wolves = Die Werwölfe
calls-phase-duesterwald-convert = Der Urwolf
calls-phase-duesterwald-white = Der weiße Werwolf
calls-phase-duesterwald-witch = Die Hexe
calls-phase-duesterwald-seer = Die Seherin
calls-phase-duesterwald-fox = Der Fuchs
calls-phase-duesterwald-raven = Der schwarze Rabe
calls-phase-duesterwald-shot = Der letzte Schuss
calls-phase-duesterwald-captain = Wahl des Hauptmanns
calls-phase-duesterwald-accuse = Beratung und Anklage
calls-phase-duesterwald-ballot = Abstimmung
calls-phase-duesterwald-tie = Der Hauptmann entscheidet
calls-phase-tabula-freemasons = Die Freimaurer
calls-phase-tabula-medium = Das Medium
calls-phase-tabula-mythomaniac = Der Mythomane
calls-phase-tabula-seer = Der Seher
calls-phase-tabula-bodyguard = Der Leibwächter
calls-phase-tabula-owl = Die Eule
calls-phase-tabula-wolves = Die Werwölfe
calls-phase-tabula-discussion = Beratung
calls-phase-tabula-nominate = Erste Abstimmung
calls-phase-tabula-defence = Verteidigung
calls-phase-tabula-ballot = Zweite Abstimmung
calls-phase-tabula-ballot_again = Zweite Abstimmung, wiederholt

## Die Räume

calls-room-lobby = Vorraum
calls-room-square = Dorfplatz
calls-room-line = Erzähler
calls-room-den = Wolfsbau
calls-room-seers = Kammer der Seher
calls-room-siblings = Geschwister
calls-room-lovers = Liebespaar
calls-room-freemasons = Loge
calls-room-graveyard = Friedhof

## Was der Erzähler unter vier Augen antwortet

calls-nothing-asked = Im Moment habe ich keine Frage an dich. Was du sagst, behalte ich für mich.
calls-floor-how = Du hast das Wort: Sprich auf dem Dorfplatz. Wenn du alles gesagt hast, schreib hier „fertig“.
# What a speaker writes who has finished, whole lines.
calls-floor-endings = fertig|ich bin fertig|bin fertig|das war es|das war's|das war alles|mehr habe ich nicht zu sagen|mehr hab ich nicht zu sagen|das wär's|ich habe fertig|ich hab alles gesagt
calls-still-open = Das frage ich dich gerade: { $questions }
calls-no-answer-yet = { $question } Noch keine Antwort.
calls-how = Antworte mit einem Namen oder in einem Satz, oder tippe auf einen der Knöpfe. Bis zum Ende dieser Runde darfst du es dir anders überlegen.
calls-how-turn = Du bist an der Reihe: Antworte mit einem Namen oder in einem Satz. Was du sagst, gilt.
calls-count = Wie viele von welcher Seite noch übrig sind, verrate ich nicht.
calls-unclear = Das habe ich nicht verstanden, also gilt es nicht: „{ $text }“
calls-ambiguous = Wen meinst du mit „{ $text }“: { $people }? Solange ich das nicht weiß, gilt es nicht.
calls-unknown-name = In „{ $text }“ finde ich niemanden, den ich kenne.
calls-condition = „{ $text }“: Bedingungen kann ich nicht annehmen. Sag mir, was gelten soll.
calls-negated = „{ $text }“: Sag mir lieber, was du willst, als was du nicht willst.
calls-contradiction = In „{ $text }“ nennst du mehrere. Wer soll es sein: { $people }?
calls-not-yours = „{ $text }“: Danach frage ich dich gerade nicht.

calls-refused-few = { $least ->
    [one] Du musst noch jemanden wählen.
   *[other] Dafür musst du { $least } wählen.
}
calls-refused-many = { $most ->
    [one] Du darfst nur eine Wahl treffen.
   *[other] Du darfst höchstens { $most } wählen.
}
calls-refused-both = Niemanden und jemanden zugleich, das geht nicht.
calls-refused-blank = Hier musst du jemanden wählen.
calls-refused-choice = Diese Wahl hast du hier nicht.
calls-refused-repeated = Zweimal hintereinander dasselbe geht hier nicht.
calls-refused-asked = Danach wirst du gerade nicht gefragt.
calls-refused-late = Zu spät: Diese Runde ist vorbei.
calls-refused-letter = { $most ->
   *[other] Ein Drohbrief braucht Worte, aber höchstens { $most } Zeichen.
}
calls-refused-floor = Du hast gerade nicht das Wort.
calls-refused = Das geht jetzt nicht.
calls-letter-how = Den Wortlaut schreibst du hinter „Brief:“.
calls-paused = Das Spiel ruht gerade.
calls-over = Das Spiel ist zu Ende.
calls-not-begun = Das Spiel hat noch nicht begonnen.
