### Die Rollen: Name, Name mit Artikel mitten im Satz (.one), und was man damit tut (.story).

-repeat = Zweimal hintereinander dasselbe zu wählen ist nicht erlaubt, und das gilt auch für die Enthaltung.

role-villager = Dorfbewohner
    .one = ein Dorfbewohner
    .story = Du bist eine ganz gewöhnliche Seele ohne besondere Fähigkeit. Nachts schläfst du; tagsüber redest und stimmst du mit. Hör gut zu, trau niemandem zu schnell und hilf dem Dorf, die Ungeheuer zu finden.

role-cupid = Amor
    .one = Amor
    .story = Ein einziges Mal, ganz am Anfang, spannst du deinen Bogen. Wähle genau zwei Personen, von denen eine auch du selbst sein kannst: Sie verlieben sich ineinander. Sie erfahren, in wen, aber nicht, wer geschossen hat. Stirbt eine der beiden, stirbt die andere an gebrochenem Herzen.

role-thief = Dieb
    .one = ein Dieb
    .story = Noch vor der ersten Nacht darfst du einer anderen Person die Rolle klauen. Sie gehört danach dir; wer bestohlen wurde, spielt als Dorfbewohner weiter. Wählst du niemanden oder gerätst du an einen anderen Dieb, wirst du selbst ein gewöhnlicher Dorfbewohner.

role-village_idiot = Dorfdepp
    .one = ein Dorfdepp
    .story = Niemand weiß, wie närrisch du wirklich bist. Schickt das Dorf dich auf den Scheiterhaufen, kommt es heraus, und man lässt dich laufen: An diesem Tag brennt niemand. Von da an stimmst du nicht mehr über den Scheiterhaufen ab, und niemand kann dort mehr für dich stimmen. Auf jede andere Weise kannst du sterben wie alle.

role-village_elder = Dorfältester
    .one = ein Dorfältester
    .story = Du hast schon so viele Winter gesehen, dass ein einzelner nächtlicher Angriff dich nicht umbringt. Der zweite schon, und Gift, eine Kugel, ein gebrochenes Herz oder der Scheiterhaufen sind sofort tödlich. Bleib am Leben: Stirbst du, verlieren alle Dorfbewohner ihre Fähigkeiten.

# Wer Narr ist, liest genau das, was eine Seherin liest.
role-fool = Narr
    .one = ein Narr
    .story = { role-seer.story }

role-piper = Flötenspieler
    .one = ein Flötenspieler
    .story = Jede Nacht darfst du mit deiner Flöte eine oder zwei Personen verzaubern. Gibt es mehrere Flötenspieler, stimmt ihr gemeinsam ab, mit je zwei Stimmen. Wer verzaubert ist, weiß das, aber nicht, durch wen, und niemand kann es rückgängig machen. Sind alle, die noch leben, verzaubert, die Flötenspieler nicht mitgerechnet, dann gewinnt ihr.

role-healer = Heilerin
    .one = eine Heilerin
    .story = Jede Nacht darfst du eine Person, auch dich selbst, vor den Angriffen von Werwölfen, Vampiren, Psychopathen und weißen Werwölfen schützen. Gegen Gift, Kugeln, Feuer und gebrochene Herzen helfen deine Kräuter nicht. { -repeat }

role-magician = Zauberkünstler
    .one = ein Zauberkünstler
    .story = Jede Nacht darfst du zwei Personen die Plätze tauschen lassen; eine davon kannst du selbst sein. Wer die eine holen kommt, findet die andere. Dasselbe Paar darfst du nicht zweimal hintereinander wählen, und dich auch nicht zweimal hintereinander enthalten.

role-grave_robber = Grabräuber
    .one = ein Grabräuber
    .story = Ab der zweiten Nacht darfst du, noch vor allen anderen, ein einziges Mal die Rolle einer toten Person übernehmen. Danach bist du kein Grabräuber mehr, sondern das, was du ausgegraben hast. Solange du dich enthältst, bleibt dir die Gelegenheit erhalten. Gräbst du Amor oder einen Auftraggeber aus, gibt es niemanden mehr zu verkuppeln oder anzuheuern.

role-witch = Hexe
    .one = eine Hexe
    .story = Du hast zwei Tränke: ein Lebenselixier, das rettet, wer in dieser Nacht angegriffen wurde, und ein Gift, das tötet. Jeder Trank wirkt einmal; beide in derselben Nacht sind erlaubt. Solange du das Elixier hast, erfährst du, wem in dieser Nacht der Tod droht, und bist du es selbst, darfst du es trinken.

role-hunter = Jäger
    .one = ein Jäger
    .story = Du schläfst mit dem Gewehr neben dem Bett. Stirbst du, darfst du mit deiner letzten Kugel noch eine andere Person erschießen. Nur wenn du in dieser Nacht tief schläfst oder ausscheidest, weil du zu oft nicht abgestimmt hast, bleibt es still.

role-sandman = Sandmann
    .one = ein Sandmann
    .story = Jede Nacht darfst du einer anderen Person Sand in die Augen streuen. Sie schläft dann bis zum Morgen durch und kommt in dieser Nacht nicht mehr an die Reihe. { -repeat }

role-innocent_girl = Unschuldiges Mädchen
    .one = ein unschuldiges Mädchen
    .story = Du musst nichts wählen. Jede Nacht blinzelst du durch einen Türspalt und hörst, wie die Werwölfe und die Vampire abstimmen; wer sie sind, kannst du nicht sehen. Nur wenn der Sandmann dich hat einschlafen lassen, hörst du nichts. Was du mit deinem Geheimnis machst, ist deine Sache.

role-client = Auftraggeber
    .one = ein Auftraggeber
    .story = Zu Beginn des Spiels darfst du eine andere Person als deine Leibwache anheuern. Müsstest du sterben, stirbt sie an deiner Stelle, ein einziges Mal. Gegen ein gebrochenes Herz hilft das nicht, und auch nicht, wenn du zu oft vergisst abzustimmen. Ihr kennt eure Namen; gehört ihr zu verschiedenen Seiten, könnt ihr auch zusammen gewinnen.

role-priest = Priester
    .one = ein Priester
    .story = Jede Nacht darfst du eine andere Person mit Weihwasser besprengen, um zu sehen, ob es brennt. Es brennt bei Werwölfen, Wolfswelpen, weißen Werwölfen, Vampiren, Flötenspielern und Psychopathen, aber auch bei Hexen, Grabräubern, Dorfmatratzen und Verführerinnen. Ein Brandfleck ist also noch kein Beweis für das Böse.

role-psychopath = Psychopath
    .one = ein Psychopath
    .story = Jede Nacht darfst du eine andere Person angreifen. Du gehörst zu niemandem, und niemand gehört zu dir: Du gewinnst nur, wenn außer dir niemand mehr lebt.

role-raven = Rabe
    .one = ein Rabe
    .story = Jede Nacht darfst du jemandem dein Zeichen an die Tür heften, auch dir selbst. Bei der nächsten Abstimmung über den Scheiterhaufen zählt es wie zwei Stimmen gegen diese Person, selbst wenn du dann schon tot bist. Das Dorf sieht das Zeichen, aber nicht, von wem es kommt.

role-sheriff = Schultheiß
    .one = ein Schultheiß
    .story = Am Ende jeder Nacht darfst du eine Person einsperren, auch dich selbst. Wer in der Zelle sitzt, kann an diesem Tag beim Scheiterhaufen weder stimmen noch Stimmen bekommen; gegen Kugeln und gebrochene Herzen helfen Gitter nicht. { -repeat }

role-harlot = Dorfmatratze
    .one = eine Dorfmatratze
    .story = Jede Nacht darfst du zu einer anderen Person ins Bett schlüpfen. Wer dich holen kommt, findet ein leeres Bett; wer dorthin kommt, wo du schläfst, findet euch beide. Enthältst du dich, schläfst du im eigenen Bett. { -repeat }

role-vampire = Vampir
    .one = ein Vampir
    .story = Jede Nacht wählst du mit den anderen Vampiren zusammen ein Opfer. Wer die meisten Stimmen bekommt, wird angegriffen; bei Gleichstand geschieht nichts. Auch die Werwölfe sind eure Feinde. Ihr gewinnt, wenn nur noch Vampire leben.

role-seductress = Verführerin
    .one = eine Verführerin
    .story = Jede Nacht darfst du eine andere Person in dein Bett locken. Wer deinen Gast zu Hause holen kommt, findet ein leeres Bett; wer dich holen kommt, findet euch beide, und selbst ein Werwolf ist dann vor dem eigenen Rudel nicht sicher. Enthältst du dich, schläfst du allein. { -repeat }

role-warner = Warner
    .one = ein Warner
    .story = Kurz vor Sonnenaufgang darfst du eine andere Person warnen. Sie erfährt davon, und bei der nächsten Abstimmung über den Scheiterhaufen zählt ihre Stimme um eins mehr. Das Dorf merkt nichts davon. Du darfst dieselbe Person warnen, sooft du willst.

role-werewolf = Werwolf
    .one = ein Werwolf
    .story = Jede Nacht kommt das Rudel zusammen, um ein Opfer zu wählen. Ihr stimmt einzeln ab; wer die meisten Stimmen bekommt, wird angegriffen, und bei Gleichstand bleibt das Rudel hungrig. Tagsüber tust du, als könntest du kein Wässerchen trüben. Ihr gewinnt, wenn nur noch Werwölfe und Wolfswelpen leben.

role-cub = Wolfswelpe
    .one = ein Wolfswelpe
    .story = Du bist noch zu klein, um mitzujagen. Nachts schläfst du; du weißt nicht, wer die Werwölfe sind, und sie wissen nicht, wer du bist, also können sie dich aus Versehen fressen. Stirbt ein Werwolf, wird vielleicht im Rudel ein Platz für dich frei. Du gewinnst mit den Werwölfen, auch wenn du nie mit auf die Jagd darfst.

role-white_werewolf = Weißer Werwolf
    .one = ein weißer Werwolf
    .story = Jede Nacht jagst du mit dem Rudel, das dich für einen gewöhnlichen Werwolf hält. Jede zweite Nacht darfst du außerdem ganz allein ein Opfer wählen, notfalls aus dem Rudel selbst. Du gehörst zu niemandem: Du gewinnst nur, wenn außer dir niemand mehr lebt.

role-seer = Seherin
    .one = eine Seherin
    .story = Jede Nacht darfst du einer anderen Person in die Seele schauen; du siehst, welche Rolle sich dort verbirgt. Was du mit diesem Wissen anfängst, ist deine Sache: Erzähl es herum, schweig, oder lass hier und da etwas durchblicken.

role-scapegoat = Sündenbock
    .one = ein Sündenbock
    .story = Kann sich das Dorf beim Scheiterhaufen nicht einigen, bekommst du die Schuld und brennst, egal wie viele Stimmen du hattest. Mit deinen letzten Worten darfst du dann so vielen Leuten, wie du willst, ein schlechtes Gewissen machen: Sie stimmen beim nächsten Scheiterhaufen nicht mit ab. Bekommst du einfach die meisten Stimmen, stirbst du ohne letzte Worte.

## Die Seiten.

faction-villagers = Dorfbewohner
    .belongs = Du gehörst zu den Dorfbewohnern.
faction-wolves = Werwölfe
    .belongs = Du gehörst zu den Werwölfen.
faction-vampires = Vampire
    .belongs = Du gehörst zu den Vampiren.
faction-pipers = Flötenspieler
    .belongs = Du gehörst zu den Flötenspielern.
faction-own = Einzelgänger
    .belongs = Du gehörst zu niemandem: Du spielst für dich allein.
faction-lovers = Liebespaar
    .belongs = Du gehörst zu dem Menschen, den du liebst.
