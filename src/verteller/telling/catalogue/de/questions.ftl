### Die Fragen: Titel, Erklärung (.explain), Bestätigung mit einer Wahl (.receipt) und ohne (.blank).
### Was gewählt wurde, steht im Akkusativ („dich selbst“); die Bestätigungen sind so gebaut.

## Wörter, die eine Antwort enthalten kann

# Nicht „weiß“: Das schreibt, wer nichts weiß, auch.
-blank = Enthaltung
-white = weißer
-mayor = Bürgermeister
word-blank = { -blank }

## Wakkerdam, am Anfang

question-thief = Wem stiehlst du die Rolle?
    .explain = Das Dorf schläft, und du schleichst auf Socken an den Häusern entlang. Wen du wählst, der spielt als Dorfbewohner weiter; die Rolle gehört danach dir. Wählst du niemanden, wirst du selbst ein gewöhnlicher Dorfbewohner.
    .receipt = Du stiehlst die Rolle von { $chosen }.
    .blank = Du bestiehlst niemanden und wirst also ein gewöhnlicher Dorfbewohner.
question-cupid = Welche zwei verlieben sich ineinander?
    .explain = Dein Bogen ist gespannt. Wähle zwei Personen; eine davon kannst du selbst sein. Sie erfahren, in wen sie verliebt sind, aber nicht, wer geschossen hat. Ein anderer Amor kann schneller sein: Dann erfährst du es sofort und wählst noch einmal.
    .receipt = Deine Pfeile sind für { $chosen }.
    .blank = Du lässt deine Pfeile im Köcher.
question-client = Wer wird deine Leibwache?
    .explain = Du hast Gold genug, um eine andere Person anzuheuern. Sie stirbt ein einziges Mal an deiner Stelle, und ihr wisst es voneinander. Ein anderer Auftraggeber kann schneller sein: Dann erfährst du es sofort und wählst noch einmal.
    .receipt = Dein Gold ist für { $chosen }.
    .blank = Du behältst dein Gold und heuerst niemanden an.

## Wakkerdam, die Nacht

question-grave_robber = Wessen Grab öffnest du?
    .explain = Der Mond scheint auf den Friedhof, und dein Spaten ist scharf. Du darfst ein einziges Mal im Spiel die Rolle einer toten Person übernehmen. Tust du es jetzt nicht, geht es in einer späteren Nacht immer noch.
    .receipt = Du öffnest das Grab von { $chosen }.
    .blank = Du lässt die Toten heute Nacht ruhen.
question-sandman = Wem streust du Sand in die Augen?
    .explain = Wen du wählst, der schläft bis zum Morgen durch und kommt heute Nacht nicht mehr an die Reihe.
    .receipt = Du streust { $chosen } Sand in die Augen.
    .blank = Du lässt deinen Sand heute Nacht im Säckchen.
question-healer = Wen beschützt du heute Nacht?
    .explain = Deine Kräuter halten heute Nacht jeden Angriff von Werwölfen, Vampiren, Psychopathen und weißen Werwölfen ab. Du darfst auch dich selbst beschützen.
    .receipt = Du beschützt heute Nacht { $chosen }.
    .blank = Du beschützt heute Nacht niemanden.
question-seer = In wessen Seele schaust du heute Nacht?
    .explain = Die Kerze brennt, und dir fallen die Augen zu. Am Ende dieser Runde erfährst du die Rolle der Person, die du wählst.
    .receipt = Du schaust heute Nacht in die Seele von { $chosen }.
    .blank = Du bläst die Kerze aus und schaust heute Nacht nicht.
question-priest = Wen besprengst du mit Weihwasser?
    .explain = Am Ende dieser Runde erfährst du, ob es brennt.
    .receipt = Du besprengst { $chosen } mit Weihwasser.
    .blank = Du lässt das Weihwasser heute Nacht stehen.
question-harlot = Bei wem schläfst du heute Nacht?
    .explain = Dein eigenes Bett ist kalt. Schlüpf zu jemandem ins Bett, oder enthalte dich und schlaf zu Hause.
    .receipt = Du schläfst heute Nacht im Bett von { $chosen }.
    .blank = Du schläfst heute Nacht im eigenen Bett.
question-seductress = Wen lockst du heute Nacht in dein Bett?
    .explain = Du stellst eine Kerze ins Fenster. Wen du wählst, der liegt heute Nacht nicht im eigenen Bett, sondern in deinem; enthältst du dich, schläfst du allein.
    .receipt = Du lockst heute Nacht { $chosen } in dein Bett.
    .blank = Du schläfst heute Nacht allein.
question-psychopath = Wer wird heute Nacht dein Opfer?
    .explain = Auf der Straße ist es still, und das gefällt dir. Wähle, auf wen du es abgesehen hast.
    .receipt = Du hast es heute Nacht auf { $chosen } abgesehen.
    .blank = Du lässt dein Messer heute Nacht in der Schublade.
question-magician = Welche zwei Personen vertauschst du?
    .explain = Wähle zwei; eine davon kannst du selbst sein. Wer heute Nacht die eine holen kommt, findet die andere.
    .receipt = Du lässt heute Nacht die Plätze tauschen: { $chosen }.
    .blank = Du behältst deinen Zylinder heute Nacht auf.
question-pack = Wen jagt das Rudel heute Nacht?
    .explain = Der Mond steht hoch, und das Rudel hat Hunger. Ihr stimmt einzeln ab. Wer die meisten Stimmen bekommt, wird angegriffen; bei Gleichstand geht ihr leer aus. Enthaltungen und fehlende Stimmen zählen nicht.
    .receipt = Du stimmst im Rudel für { $chosen }.
    .blank = Du enthältst dich im Rudel.
question-vampire = Nach wessen Blut dürstet es euch heute Nacht?
    .explain = Die Särge öffnen sich. Ihr stimmt einzeln ab. Wer die meisten Stimmen bekommt, wird angegriffen; bei Gleichstand geht ihr leer aus. Enthaltungen und fehlende Stimmen zählen nicht.
    .receipt = Du stimmst bei den Vampiren für { $chosen }.
    .blank = Du enthältst dich bei den Vampiren.
question-piper = Für wen spielst du heute Nacht?
    .explain = Deine Flöte liegt bereit. Du darfst zwei Stimmen abgeben oder nur eine. Die zwei Personen mit den meisten Stimmen werden verzaubert; bei Gleichstand wird es vielleicht nur eine oder gar keine.
    .receipt = Du spielst heute Nacht für { $chosen }.
    .blank = Du lässt deine Flöte heute Nacht liegen.
question-alone = Wen frisst du heute Nacht ganz allein?
    .explain = Das Rudel weiß von nichts. Diese Wahl hat mit der Abstimmung des Rudels nichts zu tun und ist ein eigener Angriff; auch ein Werwolf ist erlaubt.
    .receipt = Du schleichst heute Nacht allein los und holst dir { $chosen }.
    .blank = Du gehst heute Nacht nicht allein auf die Jagd.
question-witch = Was machst du heute Nacht mit deinen Tränken?
    .explain = Jeden Trank kannst du im Spiel einmal verwenden. Ein Name aus der Liste zum Lebenselixier rettet, ein Name aus der Liste zum Gift tötet.
    .how = Nenne aus jeder Liste höchstens einen Namen; die Liste, in der ein Name steht, bestimmt, welchen Trank du gibst.
    .heal = Dein Lebenselixier ist für { $heal }.
    .poison = Dein Gift ist für { $poison }.
    .blank = Du lässt die Korken auf deinen Fläschchen.
question-warner = Wen warnst du?
    .explain = Gleich geht die Sonne auf. Wen du warnst, der erfährt davon, und bei der nächsten Abstimmung über den Scheiterhaufen zählt diese Stimme um eins mehr.
    .receipt = Du warnst { $chosen }.
    .blank = Du warnst heute Nacht niemanden.
question-raven = Wer bekommt dein Zeichen?
    .explain = Gleich geht die Sonne auf. Wer dein Zeichen bekommt, geht mit zwei Stimmen gegen sich in die nächste Abstimmung über den Scheiterhaufen. Das Dorf sieht das Zeichen, aber nicht, von wem es kommt.
    .receipt = Dein Zeichen ist für { $chosen }.
    .blank = Du gibst heute Nacht niemandem dein Zeichen.
question-sheriff = Wen sperrst du ein?
    .explain = Gleich geht die Sonne auf. Wer in deiner Zelle sitzt, kann beim nächsten Scheiterhaufen weder stimmen noch Stimmen bekommen. Du darfst auch dich selbst einsperren.
    .receipt = Du sperrst heute { $chosen } ein.
    .blank = Deine Zelle bleibt heute leer.

## Wakkerdam, letzte Worte

question-shoot = Für wen ist deine letzte Kugel?
    .explain = Du bist tödlich getroffen, aber dein Gewehr ist noch geladen. Wen du wählst, den nimmst du mit in den Tod.
    .receipt = Deine letzte Kugel ist für { $chosen }.
    .blank = Du lässt dein Gewehr sinken.
question-testament = Wer folgt dir im Bürgermeisteramt nach?
    .explain = Deine Zeit ist gekommen, aber die Amtskette liegt noch auf dem Tisch. Wen du nennst, der hat vom Morgen an das Amt. Enthältst du dich, wählt das Dorf selbst.
    .receipt = Dein Testament nennt { $chosen }.
    .blank = In deinem Testament steht kein Name.
question-guilt = Wem machst du ein schlechtes Gewissen?
    .explain = Die Flammen knistern, und auf dem Platz wird es still. Wen du jetzt nennst, der traut sich beim nächsten Scheiterhaufen nicht abzustimmen.
    .receipt = Du machst { $chosen } ein schlechtes Gewissen.
    .blank = Du vergibst ihnen allen.

## Wakkerdam, der Tag

question-elect = Wer bekommt das Bürgermeisteramt?
    .explain = Das Dorf hält Bürgermeisterwahl; die Stimme aus diesem Amt wiegt beim Scheiterhaufen schwerer. Du darfst auch dich selbst wählen. Bei Gleichstand bleibt das Amt unbesetzt. Das Ergebnis zeigt, wer für wen gestimmt hat.
    .receipt = Du stimmst bei der Bürgermeisterwahl für { $chosen }.
    .blank = Du enthältst dich bei der Bürgermeisterwahl.
question-vote = Wer muss auf den Scheiterhaufen?
    .explain = Das Dorf versammelt sich auf dem Platz. Wer die meisten Stimmen bekommt, brennt. Das Ergebnis zeigt, wer für wen gestimmt hat.
    .receipt = Du stimmst beim Scheiterhaufen für { $chosen }.
    .blank = Du enthältst dich beim Scheiterhaufen.

## Fragen eines anderen Spiels

question-unknown = Du hast eine Wahl: { $question }
    .explain = Der Erzähler wartet auf deine Antwort.
    .receipt = Du wählst { $chosen }.
    .blank = Du wählst niemanden.

## Was du wählen kannst und wie du antwortest

part-target = Zur Wahl stehen
part-heal = Lebenselixier
part-poison = Gift
part-unknown = { $part }
choice-self = { $player } (du selbst)
receipt-noted = Notiert. { $text }
receipt-until = Ändern kannst du es bis { $deadline }.

how-names = { $amount ->
    [one] Antworte mit genau einem Namen aus der Liste.
    [two] Antworte mit genau zwei Namen aus der Liste.
    [exactly] Antworte mit genau { $most } Namen aus der Liste.
    [one_or_two] Antworte mit einem oder zwei Namen aus der Liste.
    [one_or_more] Antworte mit einem oder mehreren Namen aus der Liste.
    [at_most_one] Antworte mit höchstens einem Namen aus der Liste.
   *[between] Antworte mit { $least } bis { $most } Namen aus der Liste.
}
how-words = { $amount ->
    [one] Antworte mit genau einem dieser Wörter.
    [two] Antworte mit genau zwei dieser Wörter.
    [exactly] Antworte mit genau { $most } dieser Wörter.
    [one_or_two] Antworte mit einem oder zwei dieser Wörter.
    [one_or_more] Antworte mit einem oder mehreren dieser Wörter.
    [at_most_one] Antworte mit höchstens einem dieser Wörter.
   *[between] Antworte mit { $least } bis { $most } dieser Wörter.
}
how-blank = Willst du niemanden wählen, dann antworte nur mit dem Wort „{ -blank }“.
how-no-blank = Enthalten kannst du dich hier nicht.
how-blank-repeated = Enthalten kannst du dich diesmal nicht: Das war deine letzte Wahl, oder du hast damals nichts von dir hören lassen.
how-repeated = Nicht zweimal hintereinander: Diesmal kannst du { $repeated } nicht wählen.
how-repeated-pair = Nicht zweimal hintereinander: Diesmal kannst du das Paar { $repeated } nicht wieder wählen.
how-white = Schreib bei dieser Wahl das Wort „{ -white }“ in deine Nachricht; eine Nachricht ohne dieses Wort zählt als deine Stimme im Rudel.
how-without-white = Lass hier das Wort „{ -white }“ weg: Es gehört zu deiner anderen Wahl dieser Nacht.
how-mayor = Du hast jetzt zwei Fragen zu beantworten. Schreib bei dieser das Wort „{ -mayor }“ in deine Nachricht.
how-without-mayor = Lass hier das Wort „{ -mayor }“ weg: Es gehört zu deinem Testament.
how-signature = Jeder Name aus dem Spiel, der in deiner Nachricht steht, zählt, auch dein eigener darunter.
how-revise = Bis zum Ende der Frist kannst du deine Antwort ändern, sooft du willst; die letzte gültige zählt.
how-blank-first = Noch unschlüssig? Dann enthalte dich erst einmal, so bist du auf jeden Fall rechtzeitig.
deadline = Antworte bis { $deadline }.
deadline-none = Du kannst antworten, wann du willst.
