### Lupus 3.0: die Rollen und die Fraktionen. Eine Geschichte (.story) spricht zu allen, die die Rolle
### haben, auch wenn sie übernommen ist: Fraktion und Freunde derer, die mit ihr beginnen, stehen
### anderswo. Die Zeile der Tabelle (.table) hat eine Zeile je Spalte.

## Was viele Geschichten sagen

-told = Verhindert es jemand, erfährst du am Morgen nur, dass deine Fähigkeit keine Wirkung hatte.
-silent = Am Morgen bekommst du keine Antwort; nur wenn es jemand verhindert hat, erfährst du, dass deine Fähigkeit keine Wirkung hatte.
-rest = , aber nie zwei Nächte hintereinander
-aura = Du siehst die Aura, nicht die Fraktion: Manche spielen für Schwarz und haben eine weiße, manche für Weiß und haben eine schwarze, und eine Hexe kann dich täuschen.

## Die Spalten der Tabelle

-white = Aura: weiß
-black = Aura: schwarz
-red = Aura: rot
-none = Fähigkeit: keine
-every = Fähigkeit: jede Nacht
-second = Fähigkeit: höchstens jede zweite Nacht
-once = Fähigkeit: ein einziges Mal im Spiel
-living-self = Bei wem: bei einer lebenden Person, auch bei dir selbst
-living = Bei wem: bei einer lebenden Person, aber nicht bei dir selbst
-dead = Bei wem: bei einer toten Person
-both-self = Bei wem: bei einer lebenden oder toten Person, auch bei dir selbst
-both = Bei wem: bei einer lebenden oder toten Person, aber nicht bei dir selbst
-mystic = Mystisch: ja
-plain = Mystisch: nein
-turns = Kann Vampir oder Halbvampir werden: ja
-stays = Kann Vampir oder Halbvampir werden: nein
-acquired = Ein Leichenfledderer kann die Fähigkeit übernehmen: ja
-kept = Ein Leichenfledderer kann die Fähigkeit übernehmen: nein

## Weiß

role-farmer = Bauer
    .one = ein Bauer
    .story = Du hast keine Fähigkeit: Nachts schläfst du, und tagsüber redest und stimmst du mit den anderen mit. In manchen Nächten aber, ungefähr in einer von zehn, hast du eine Vision: eine Person und eine Rolle. Die Hälfte der Visionen ist ganz sicher wahr; die anderen bestimmt das Los, und sie können falsch sein.
    .table =
        { -white }
        { -none }
        { -plain }
        { -turns }
        { -kept }

role-seer = Seherin
    .one = eine Seherin
    .story = Jede Nacht kannst du herausfinden, welche Farbe die Aura einer lebenden Person hat: weiß, schwarz oder rot. { -aura } { -told }
    .table =
        { -white }
        { -every }
        { -living-self }
        { -mystic }
        { -turns }
        { -acquired }

role-bodyguard = Leibwächter
    .one = ein Leibwächter
    .story = Jede Nacht darfst du eine andere lebende Person bewachen. Greifen die Wölfe sie an, überlebt sie; gegen jede andere Gefahr bist du in der Regel machtlos. { -silent }
    .table =
        { -white }
        { -every }
        { -living }
        { -plain }
        { -turns }
        { -acquired }

role-medium = Medium
    .one = ein Medium
    .story = Jede Nacht kannst du eine tote Person rufen und herausfinden, welche Farbe ihre Aura hat: weiß, schwarz oder rot. { -aura } { -told }
    .table =
        { -white }
        { -every }
        { -dead }
        { -mystic }
        { -turns }
        { -acquired }

role-messiah = Messias
    .one = ein Messias
    .story = Ein einziges Mal im Spiel darfst du nachts eine tote Person ins Leben zurückholen, mit der Rolle und der Fraktion, die sie hatte. Will ein Totenbeschwörer dieselbe Person und kann er sie haben, geht er vor, und deine Fähigkeit ist trotzdem verbraucht. { -silent }
    .table =
        { -white }
        { -once }
        { -dead }
        { -mystic }
        { -turns }
        { -kept }

role-voyeur = Spanner
    .one = ein Spanner
    .story = Nachts darfst du das Haus einer anderen lebenden oder das Grab einer toten Person ausspähen{ -rest }. Du erfährst, wer dort zu Besuch war, aber nicht, wozu. Was jemand bei sich selbst tut, siehst du nicht. { -told }
    .table =
        { -white }
        { -second }
        { -both }
        { -plain }
        { -turns }
        { -acquired }

role-stalker = Stalker
    .one = ein Stalker
    .story = Nachts darfst du einer anderen lebenden Person folgen{ -rest }. Du erfährst, bei wem sie zu Besuch war, aber nicht, wozu. Was jemand bei sich selbst tut, siehst du nicht. { -told }
    .table =
        { -white }
        { -second }
        { -living }
        { -plain }
        { -turns }
        { -acquired }

role-mage = Magier
    .one = ein Magier
    .story = Jede Nacht kannst du von einer lebenden oder toten Person herausfinden, ob sie mystisch ist. Bekommst du eine Antwort, ist sie wahr: Niemand kann sie verfälschen. { -told }
    .table =
        { -white }
        { -every }
        { -both-self }
        { -mystic }
        { -turns }
        { -acquired }

role-necrophile = Leichenfledderer
    .one = ein Leichenfledderer
    .story = Ein einziges Mal im Spiel darfst du nachts die Fähigkeit einer toten Person übernehmen. Gelingt es, hast du von da an ihre Rolle und deren Aura, bleibst aber in deiner Fraktion. Die Fähigkeiten der Wölfe und die von Rot kannst du nicht übernehmen, und auch keine, die nur ein einziges Mal wirkt; du erfährst dann nicht einmal, was zu holen war, und deine Gelegenheit ist vertan. { -told }
    .table =
        { -white }
        { -once }
        { -dead }
        { -plain }
        { -turns }
        { -kept }

role-expansive = Frohnatur
    .one = eine Frohnatur
    .story = Nachts darfst du bei einer lebenden Person vorbeischauen{ -rest }. Am Morgen weiß sie, dass du eine Frohnatur bist. { -silent }
    .table =
        { -white }
        { -second }
        { -living-self }
        { -plain }
        { -turns }
        { -acquired }

role-hunter = Jäger
    .one = ein Jäger
    .story = Jede Nacht darfst du auf eine lebende Person anlegen. Töten dich in dieser Nacht die Wölfe oder ein anderer Jäger, löst sich dein Schuss, und sie stirbt. Geschieht dir nichts, oder stirbst du an etwas anderem, fällt kein Schuss. { -silent }
    .table =
        { -white }
        { -every }
        { -living-self }
        { -plain }
        { -turns }
        { -acquired }

role-vampire_hunter = Vampirjäger
    .one = ein Vampirjäger
    .story = Jede Nacht kannst du von einer lebenden oder toten Person herausfinden, ob sie für Rot spielt. Bekommst du eine Antwort, ist sie wahr: Niemand kann sie verfälschen. Hast du diese Rolle von Anfang an, darfst du außerdem ein einziges Mal im Spiel fragen, wie viele von Rot im Dorf sind. Darum kümmert sich der Server nicht: Frag die Spielleitung, die dir selbst antwortet. { -told }
    .table =
        { -white }
        { -every }
        { -both-self }
        { -plain }
        { -stays }
        { -acquired }

role-soothsayer = Wahrsagerin
    .one = eine Wahrsagerin
    .story = Du hast keine Fähigkeit, aber du beginnst mit vier Sätzen, die sagen, wer welche Rolle hat. Zwei davon sind wahr und zwei falsch, in zufälliger Reihenfolge. Ein falscher kann eine Rolle nennen, die im Dorf niemand hat; zwei können dieselbe Person betreffen und sogar dasselbe sagen.
    .table =
        { -white }
        { -none }
        { -mystic }
        { -turns }
        { -kept }

role-mubarak_niece = Mubaraks Nichte
    .one = Mubaraks Nichte
    .story = Du hast keine Fähigkeit, und wer sich deine Aura ansieht, sieht eine schwarze. Aber auf dem Scheiterhaufen kannst du nicht sterben: Verurteilt dich das Dorf, wird bekannt gegeben, wer du bist, und das Urteil ist aufgehoben, in der Regel jedes Mal. Nachts schützt dich nichts.
    .table =
        { -black }
        { -none }
        { -plain }
        { -turns }
        { -kept }

role-mason = Freimaurer
    .one = ein Freimaurer
    .story = Du hast keine Fähigkeit, aber du kennst von Anfang an alle anderen Freimaurer, und sie kennen dich. Sei trotzdem auf der Hut: Auch aus einem Freimaurer kann ein Vampir werden.
    .table =
        { -white }
        { -none }
        { -plain }
        { -turns }
        { -kept }

## Schwarz

role-wolf = Wolf
    .one = ein Wolf
    .story = Jede Nacht, in der Regel ab der zweiten, darfst du eine lebende Person als Beute nennen. Sie stirbt, wenn alle Wölfe, die jemanden nennen, dieselbe nennen und niemand sie schützt; nennen auch nur zwei von euch Verschiedene, stirbt niemand. Stirbt der letzte Wolf, hat Schwarz verloren, und wer von Schwarz noch lebt, stirbt ebenfalls, in der Regel im nächsten Morgengrauen. { -silent }
    .table =
        { -black }
        { -every }
        { -living-self }
        { -plain }
        { -stays }
        { -kept }

role-witch = Hexe
    .one = eine Hexe
    .story = Jede Nacht darfst du eine lebende oder tote Person verhexen: Wer in dieser Nacht ihre Aura liest, sieht Schwarz statt Weiß und Weiß statt Schwarz. Eine rote Aura bleibt rot, und zwei Hexen bei derselben Person heben einander auf. { -silent }
    .table =
        { -black }
        { -every }
        { -both-self }
        { -mystic }
        { -stays }
        { -acquired }

role-possessed = Besessener
    .one = ein Besessener
    .story = Du hast keine Fähigkeit, aber deine Aura ist weiß, obwohl du für Schwarz spielst. Wer sie sich ansieht, wird nichts Böses von dir denken.
    .table =
        { -white }
        { -none }
        { -plain }
        { -turns }
        { -kept }

role-exorcist = Exorzist
    .one = ein Exorzist
    .story = Jede Nacht darfst du bei einer lebenden oder toten Person das Böse austreiben, auch bei dir selbst: Alle anderen, die in dieser Nacht bei ihr etwas tun, scheitern, auch deine Freunde, und in der Regel auch sie selbst mit dem, was sie bei sich tut. Auch das Ritual der Toten misslingt. Wählen zwei Exorzisten dieselbe Person, hat der geschicktere Erfolg; wer das ist, weiß niemand. { -silent }
    .table =
        { -black }
        { -every }
        { -both-self }
        { -mystic }
        { -turns }
        { -acquired }

role-devil = Teufel
    .one = ein Teufel
    .story = Jede Nacht darfst du einer lebenden Person in die Seele schauen. Du erfährst dreierlei: welche Rolle sie am Anfang hatte, welche sie jetzt hat und für welche Fraktion sie spielt. { -told }
    .table =
        { -black }
        { -every }
        { -living-self }
        { -mystic }
        { -turns }
        { -acquired }

role-advocate = Anwältin des Teufels
    .one = eine Anwältin des Teufels
    .story = Nachts darfst du die Verteidigung einer anderen lebenden Person übernehmen{ -rest }. Verurteilt das Dorf sie am nächsten Tag, und nur dann, zum Scheiterhaufen, ist das Urteil aufgehoben: Bekannt gegeben wird, dass eine Anwältin des Teufels dahintersteckt, aber nicht, wer. { -silent }
    .table =
        { -black }
        { -second }
        { -living }
        { -plain }
        { -turns }
        { -acquired }

role-kidnapper = Entführer
    .one = ein Entführer
    .story = Nachts darfst du eine andere lebende Person entführen{ -rest }. Was sie in dieser Nacht tun will, geschieht nicht, als hätte sie nie darum gebeten. Wo ein Exorzist am Werk ist, gelingt es nicht. Entführen zwei Entführer einander, hat der geschicktere Erfolg; wer das ist, weiß niemand. { -silent }
    .table =
        { -black }
        { -second }
        { -living }
        { -plain }
        { -turns }
        { -acquired }

## Rot

role-necromancer = Totenbeschwörer
    .one = ein Totenbeschwörer
    .story = Ein einziges Mal im Spiel darfst du nachts eine tote Person als Halbvampir auferstehen lassen: Von da an spielt sie für Rot und hat keine Fähigkeit mehr. Bei Wölfen, Hexen, Vampirjägern und allen von Rot gelingt es in der Regel nicht, und deine Gelegenheit ist trotzdem vertan. { -silent }
    .table =
        { -red }
        { -once }
        { -dead }
        { -mystic }
        { -stays }
        { -kept }

role-young_vampire = Junger Vampir
    .one = ein junger Vampir
    .story = Jede Nacht darfst du eine andere lebende Person beißen. Wählen alle Vampire, die beißen, dieselbe, wird sie ein junger Vampir und geht zu Rot über; bei Wölfen, Hexen, Vampirjägern und allen von Rot ist der Biss vergeblich. So oder so alterst du dabei: Du wirst ein alter Vampir. Wählt ihr Verschiedene, geschieht in der Regel nichts. { -silent }
    .table =
        { -red }
        { -every }
        { -living }
        { -plain }
        { -stays }
        { -kept }

role-old_vampire = Alter Vampir
    .one = ein alter Vampir
    .story = Jede Nacht darfst du eine andere lebende Person beißen, aber es wird dein letzter Biss. Wählen alle Vampire, die beißen, dieselbe, wird sie ein junger Vampir und geht zu Rot über; bei Wölfen, Hexen, Vampirjägern und allen von Rot ist der Biss vergeblich. So oder so stirbst du im Morgengrauen an Altersschwäche. Wählt ihr Verschiedene, geschieht in der Regel nichts. { -silent }
    .table =
        { -red }
        { -every }
        { -living }
        { -plain }
        { -stays }
        { -kept }

role-vampirised = Halbvampir
    .one = ein Halbvampir
    .story = Du hast keine Fähigkeit mehr, was immer du vorher konntest: Nachts ruhst du, und tagsüber redest und stimmst du mit den anderen mit. Du spielst für Rot, und du gewinnst mit Rot.
    .table =
        { -red }
        { -none }
        { -plain }
        { -stays }
        { -kept }

## Die Fraktionen

faction-white = Weiß
    .belongs = Du spielst für Weiß.
faction-black = Schwarz
    .belongs = Du spielst für Schwarz.
faction-red = Rot
    .belongs = Du spielst für Rot.
