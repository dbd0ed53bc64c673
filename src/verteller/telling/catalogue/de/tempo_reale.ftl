### Lupus in tempo reale: die Wörter, die es für sich hat. Eine Nachricht, die auch hier steht,
### tritt in seinen Spielen an die Stelle der Nachricht, die alle Spiele teilen.

## Was viele Geschichten sagen

-told = Am Morgen erfährst du, ob es geklappt hat; wenn nicht, sagt dir niemand, warum.
-spent = Hast du es einmal versucht, ist deine Fähigkeit verbraucht, auch wenn es misslungen ist.
-rest = , aber nie zwei Nächte hintereinander
-white = Deine Aura ist weiß, und du bist nicht mystisch.
-white-mystic = Deine Aura ist weiß, und du bist mystisch.
-black = Deine Aura ist schwarz, und du bist nicht mystisch.
-black-mystic = Deine Aura ist schwarz, und du bist mystisch.

## Die Dorfbewohner

role-farmer = Bauer
    .one = ein Bauer
    .story = Du hast keine spezielle Fähigkeit. Nachts schläfst du; tagsüber redest und stimmst du mit den anderen mit. { -white }

role-gravekeeper = Friedhofswärter
    .one = ein Friedhofswärter
    .story = Nachts darfst du am Grab einer toten Person wachen{ -rest }. Totenbeschwörer, die wecken wollen, wer dort liegt, scheitern. Außerdem erfährst du, wie viele andere dort etwas getan haben, aber nicht, wer sie waren. { -told } { -white }

role-soothsayer = Wahrsagerin
    .one = eine Wahrsagerin
    .story = Du hast keine spezielle Fähigkeit, aber du beginnst mit vier Sätzen, die sagen, wer welche Rolle hat. Genau zwei davon sind wahr und zwei sind falsch; welche, sagt dir niemand. { -white-mystic }

role-exorcist = Exorzist
    .one = ein Exorzist
    .story = Nachts darfst du das Haus einer lebenden oder das Grab einer toten Person segnen{ -rest }. Jeder Geist, der in dieser Nacht bei ihr eine Fähigkeit einsetzt, scheitert; nicht einmal eine Verhüllung hält dich auf. { -told } { -white-mystic }

role-expansive = Frohnatur
    .one = eine Frohnatur
    .story = Nachts darfst du bei einer lebenden Person vorbeischauen{ -rest }. Sie weiß dann, dass du eine Frohnatur bist. { -told } { -white }

role-bodyguard = Leibwächter
    .one = ein Leibwächter
    .story = Jede Nacht darfst du eine lebende Person bewachen. Wölfe, die sie töten wollen, scheitern; gegen Meuchelmörder und Geister bist du machtlos. Außerdem erfährst du, wie viele andere bei ihr etwas getan haben, aber nicht, wer sie waren. { -told } { -white }

role-investigator = Ermittlerin
    .one = eine Ermittlerin
    .story = Jede Nacht kannst du herausfinden, welche Farbe die Aura einer toten Person hat. { -told } { -white }

role-mage = Magier
    .one = ein Magier
    .story = Jede Nacht kannst du von einer lebenden oder toten Person herausfinden, ob sie mystisch ist. { -told } { -white-mystic }

role-mason = Freimaurer
    .one = ein Freimaurer
    .story = Du hast keine spezielle Fähigkeit, aber du kennst alle anderen Freimaurer, und sie kennen dich. { -white }

role-messiah = Messias
    .one = ein Messias
    .story = Ein einziges Mal im Spiel darfst du nachts eine tote Person ins Leben zurückholen: Vom kommenden Tag an gehört sie wieder zu den Lebenden. Bei einem Geist gelingt es nicht. { -spent } { -told } { -white-mystic }

role-shaman = Schamanin
    .one = eine Schamanin
    .story = Nachts darfst du die Seele einer toten Person binden{ -rest }. Ist sie ein Geist, bleibt ohne Wirkung, was dieser Geist in der Nacht tut. { -told } { -black-mystic }

role-stalker = Stalker
    .one = ein Stalker
    .story = Nachts darfst du einer lebenden Person folgen{ -rest }. Du erfährst, ob sie bei jemandem etwas getan hat und bei wem, aber nicht, was. { -told } { -white }

role-transformist = Gestaltwandler
    .one = ein Gestaltwandler
    .story = Ein einziges Mal im Spiel darfst du nachts die Rolle einer toten Person übernehmen, mit der Aura, die dazugehört. Es gelingt, wenn sie als Dorfbewohner mit einer speziellen Fähigkeit für jede oder für jede zweite Nacht gestorben ist. { -spent } { -told } { -black }

role-seer = Seherin
    .one = eine Seherin
    .story = Jede Nacht kannst du herausfinden, welche Farbe die Aura einer lebenden Person hat. Es gibt Dorfbewohner mit einer schwarzen, und Feinde mit einer weißen. { -told } { -white-mystic }

role-voyeur = Spanner
    .one = ein Spanner
    .story = Nachts darfst du das Haus einer lebenden Person ausspähen{ -rest }. Du erfährst, welche anderen Lebenden dort etwas getan haben. { -told } { -white }

## Die Wölfe und wer zu ihnen hält

role-wolf = Wolf
    .one = ein Wolf
    .story = Ab der zweiten Nacht darfst du jede Nacht eine lebende Person wählen, die sterben soll. Nennen alle Wölfe, die wählen, dieselbe Person, und ist sie ein Dorfbewohner, dann stirbt sie; nennen auch nur zwei von euch Verschiedenes, scheitert ihr alle. Lebt kein Wolf mehr, ist eure ganze Fraktion aus dem Spiel. { -told } { -black }

role-assassin = Meuchelmörder
    .one = ein Meuchelmörder
    .story = Ab der zweiten Nacht darfst du beim Haus einer lebenden Person auf der Lauer liegen{ -rest }. Von allen anderen Lebenden, die dort in dieser Nacht etwas tun, ob Freund oder Feind, stirbt eine Person, die das Los bestimmt. Kommt niemand, stirbt auch niemand, und gescheitert bist du trotzdem nicht. { -told } { -black }

role-advocate = Anwältin
    .one = eine Anwältin
    .story = Nachts darfst du die Verteidigung einer lebenden Person übernehmen{ -rest }. Verurteilt das Dorf sie am nächsten Tag zum Scheiterhaufen, stirbt niemand, und niemand erfährt, wer verschont wurde. { -told } { -black }

role-devil = Teufel
    .one = ein Teufel
    .story = Jede Nacht darfst du einer lebenden Person in die Seele schauen, und du erfährst, welche Rolle sich dort verbirgt. Bei allen, die zur Fraktion der Totenbeschwörer gehören, misslingt es. { -told } { -black-mystic }

role-witch = Hexe
    .one = eine Hexe
    .story = Jede Nacht darfst du eine lebende oder tote Person verhexen: Wer in dieser Nacht nach ihrer Aura schaut, sieht die andere Farbe. { -told } { -white-mystic }

role-necrophile = Leichenfledderer
    .one = ein Leichenfledderer
    .story = Ein einziges Mal im Spiel darfst du nachts die Rolle einer toten Person übernehmen, mit der Aura, die dazugehört, aber ohne das, was deren Träger voneinander wissen. Es gelingt, wenn sie zu deiner eigenen Fraktion gehörte. { -spent } { -told } { -black }

role-renegade = Überläufer
    .one = ein Überläufer
    .story = Du hast keine spezielle Fähigkeit, und wer sich deine Aura ansieht, wird nichts Böses von dir denken. { -white }

role-kidnapper = Entführer
    .one = ein Entführer
    .story = Jede Nacht darfst du eine lebende Person entführen. Was sie in dieser Nacht tut, bleibt ohne Wirkung, als hätte sie gar nichts getan. { -told } { -black }

role-sorcerer = Hexenmeister
    .one = ein Hexenmeister
    .story = Jede Nacht darfst du das Haus einer lebenden Person mit einem Bann belegen: Alle anderen Lebenden, die dort in dieser Nacht etwas tun, scheitern, auch deine eigenen Freunde. Geistern macht der Bann nichts aus. { -told } { -black-mystic }

## Die Totenbeschwörer und wer zu ihnen hält

role-necromancer = Totenbeschwörer
    .one = ein Totenbeschwörer
    .story = Jede Nacht darfst du eine tote Person wählen und dazu eine übernatürliche Fähigkeit. Sind sich alle Totenbeschwörer, die wählen, über beides einig, und war die Person ein Dorfbewohner, dann wird sie ein Geist auf eurer Seite; nennen auch nur zwei von euch Verschiedenes, scheitert ihr alle. Jede Fähigkeit könnt ihr im Spiel nur einmal vergeben, Verderbnis und Tod nur an Tote, die mystisch sind. Lebt kein Totenbeschwörer mehr, ist eure ganze Fraktion aus dem Spiel. { -told } { -white-mystic }

role-phantom = Phantom
    .one = ein Phantom
    .story = Solange du lebst, hast du keine Fähigkeit. Stirbst du, wirst du ein Geist, mit einer Fähigkeit, die das Los bestimmt, falls noch eine übrig ist, und nie mit Verderbnis oder Tod. Du erfährst dann, wer die Totenbeschwörer sind, und sie erfahren von dir. { -black }

role-hypnotist = Hypnotiseur
    .one = ein Hypnotiseur
    .story = Nachts darfst du den Willen einer lebenden Person in deine Gewalt bringen{ -rest }. Von da an geht ihre Stimme beim Scheiterhaufen, solange du lebst, an dieselbe Person wie deine; stimmst du nicht ab, ist sie ungültig. Niemand erfährt davon, und nimmt dir ein anderer Hypnotiseur diesen Willen weg, erfährst auch du es nicht. { -told } { -white }

role-medium = Medium
    .one = ein Medium
    .story = Jede Nacht darfst du mit einer toten Person sprechen, und du erfährst, welche Rolle sie hatte. War sie bei Einbruch der Nacht ein Geist, erfährst du nur das. { -told } { -white-mystic }

role-scrutineer = Stimmenzähler
    .one = ein Stimmenzähler
    .story = Nachts darfst du eine lebende Person wählen{ -rest }. Am nächsten Tag gehen alle Stimmen, die beim Scheiterhaufen auf sie fallen, an die Person, für die du stimmst; stimmst du nicht ab, sind sie ungültig. { -told } { -white }

role-ghost = Geist
    .one = ein Geist
    .story = Du bleibst tot: Du kannst nicht abstimmen, nicht getötet werden, und niemand kann dich ins Leben zurückholen. Das Dorf erfährt nichts von dir. Ab der kommenden Nacht darfst du deine übernatürliche Fähigkeit einsetzen, und du gewinnst mit den Totenbeschwörern. Deine Aura behältst du, und warst du mystisch, bleibst du es.

## Die übernatürlichen Fähigkeiten

power-amnesia = Amnesie
    .story = Jede Nacht darfst du eine lebende Person wählen, deren Stimme beim Scheiterhaufen am nächsten Tag nicht zählt, als hätte sie nicht abgestimmt. { -told }

power-confusion = Verwirrung
    .story = Jede Nacht darfst du zwei Personen wählen, lebend oder tot: Wer in dieser Nacht bei der ersten nach Aura, Mystik oder Rolle forscht, findet die der zweiten. { -told }

power-corruption = Verderbnis
    .story = Ein einziges Mal im Spiel darfst du nachts eine lebende Person wählen. Ein Dorfbewohner, der mystisch ist und eine weiße Aura hat, wird zum Totenbeschwörer und erfährt, wer du bist; bei allen anderen scheiterst du, und auch bei allen, die in dieser Nacht sterben. { -spent } { -told }

power-hypnosis = Hypnose
    .story = Nachts darfst du zwei lebende Personen wählen{ -rest }: Am nächsten Tag geht die Stimme der ersten beim Scheiterhaufen an die zweite. { -told }

power-illusion = Illusion
    .story = Nachts darfst du eine lebende oder tote Person wählen und dazu eine zweite, die lebt{ -rest }. Wer in dieser Nacht wacht oder jemandem folgt, sieht die zweite beim Haus der ersten. { -told }

power-death = Tod
    .story = Ab der zweiten Nacht darfst du eine lebende Person wählen{ -rest }. Ein Dorfbewohner stirbt; bei allen anderen scheiterst du. { -told }

power-concealment = Verhüllung
    .story = Jede Nacht darfst du eine lebende oder tote Person in Nebel hüllen: Alle anderen, die in dieser Nacht bei ihr etwas tun, scheitern, auch andere Geister. Nur Exorzisten blicken hindurch. { -told }

power-vision = Vision
    .story = Jede Nacht darfst du einer lebenden Person in den Kopf schauen, und du erfährst, welche Rolle sich dort verbirgt. Bei allen, die zur Fraktion der Wölfe gehören, misslingt es. { -told }

## Die Fraktionen

faction-villagers = Dorfbewohner
    .belongs = Du gehörst zur Fraktion der Dorfbewohner.
faction-wolves = Wölfe
    .belongs = Du gehörst zur Fraktion der Wölfe.
faction-necromancers = Totenbeschwörer
    .belongs = Du gehörst zur Fraktion der Totenbeschwörer.

## Was nur manche erfahren

fact-fellows = { $group ->
    [masons] { $players_others_count ->
        [0] Du bist der einzige Freimaurer.
       *[other] Freimaurer wie du: { $players_others }.
    }
    [wolves] { $players_others_count ->
        [0] Du bist der einzige Wolf.
       *[other] Mit dir im Rudel: { $players_others }.
    }
    [henchmen] { $players_others_count ->
        [0] Du bist der einzige Handlanger, den die Wölfe haben.
       *[other] Handlanger der Wölfe wie du: { $players_others }.
    }
    [occult] { $players_others_count ->
        [0] Außer dir übt niemand für die Wölfe die schwarzen Künste aus.
       *[other] Für die Wölfe üben wie du die schwarzen Künste aus: { $players_others }.
    }
    [necromancers] { $players_others_count ->
        [0] Du bist der einzige Totenbeschwörer.
       *[other] Totenbeschwörer wie du: { $players_others }.
    }
    [minds] { $players_others_count ->
        [0] Du bist die einzige Hilfe, die die Totenbeschwörer haben.
       *[other] Den Totenbeschwörern stehen wie du zur Seite: { $players_others }.
    }
   *[other] { $players_others_count ->
        [0] In deiner Gruppe bist du allein.
       *[other] Mit dir in einer Gruppe: { $players_others }.
    }
}
fact-learned_role = { $about_who ->
    [you] Du bist { $role_one }.
   *[other] { $about } ist { $role_one }.
}
fact-power = { $outcome ->
    [failed] Deine Fähigkeit hatte keine Wirkung auf { $target_object }.
   *[ok] Deine Fähigkeit hat auf { $target_object } gewirkt.
}
fact-visited_by = Du hattest heute Nacht Besuch: { $player } hat bei dir vorbeigeschaut und ist eine Frohnatur.
fact-became_ghost = Deine übernatürliche Fähigkeit ist { $power }. { $necromancers_count ->
    [0] Es gibt keine Totenbeschwörer mehr, die du kennen könntest.
    [one] Du kennst jetzt einen der Totenbeschwörer: { $necromancers_others }.
   *[other] Du kennst jetzt diese Totenbeschwörer: { $necromancers_others }.
}
fact-phantom_rose = Ein Phantom ist gestorben und ist von nun an ein Geist auf eurer Seite: { $player }.
fact-no_power_left = Für dich war keine übernatürliche Fähigkeit mehr übrig: Du bleibst tot und wirst kein Geist.
fact-corrupted = Es war der Geist von { $by }, der dich verdorben und zum Totenbeschwörer gemacht hat.
fact-role_taken = Jemand war an deinem Grab: { $by } hat dir als Leichenfledderer die Rolle abgenommen.

## Was alle erfahren

dawn-quiet = In der Nacht ist niemand gestorben.
fact-pyre = { $player_who ->
    [nobody] { $reason ->
        [quorum] Es sind zu wenige Stimmen, noch nicht von der Hälfte der Lebenden. Der Scheiterhaufen bleibt kalt: Heute brennt niemand.
        [spared] Es wurden genug Stimmen abgegeben, und trotzdem brennt heute niemand.
       *[other] Der Scheiterhaufen bleibt kalt: Heute brennt niemand.
    }
    [you] Das Dorf hat gesprochen: Du musst auf den Scheiterhaufen.
   *[other] Das Dorf hat gesprochen: { $player } muss auf den Scheiterhaufen.
}
fact-mayor = { $player_who ->
    [nobody] Das Bürgermeisteramt ist unbesetzt.
    [you] { $how ->
        [lot] Das Los entscheidet: Du übernimmst das Bürgermeisteramt. Bei Gleichstand gibt deine Stimme den Ausschlag.
        [elected] Das Dorf hat dich ins Bürgermeisteramt gewählt. Bei Gleichstand gibt deine Stimme den Ausschlag.
        [successor] Du warst für die Nachfolge bestimmt: Du übernimmst das Bürgermeisteramt. Bei Gleichstand gibt deine Stimme den Ausschlag.
       *[other] Du hast das Bürgermeisteramt. Bei Gleichstand gibt deine Stimme den Ausschlag.
    }
    [man] { $how ->
        [lot] Das Los entscheidet: { $player } ist Bürgermeister.
        [elected] Das Dorf hat { $player } zum Bürgermeister gewählt.
        [successor] { $player } war für die Nachfolge bestimmt und ist von nun an Bürgermeister.
       *[other] { $player } ist Bürgermeister.
    }
    [woman] { $how ->
        [lot] Das Los entscheidet: { $player } ist Bürgermeisterin.
        [elected] Das Dorf hat { $player } zur Bürgermeisterin gewählt.
        [successor] { $player } war für die Nachfolge bestimmt und ist von nun an Bürgermeisterin.
       *[other] { $player } ist Bürgermeisterin.
    }
   *[neither] { $how ->
        [lot] Das Los entscheidet: { $player } übernimmt das Bürgermeisteramt.
        [elected] Das Dorf hat { $player } ins Bürgermeisteramt gewählt.
        [successor] { $player } war für die Nachfolge bestimmt und übernimmt von nun an das Bürgermeisteramt.
       *[other] { $player } hat das Bürgermeisteramt.
    }
}
fact-won = { $faction ->
    [villagers] Das Dorf atmet auf: Die Dorfbewohner haben gewonnen!
    [wolves] Das Heulen verstummt nicht bis zum Morgen: Die Wölfe haben gewonnen!
    [necromancers] Die Toten haben das letzte Wort: Die Totenbeschwörer haben gewonnen!
   *[draw] Das Spiel endet ohne Sieg.
}{ $players_count ->
    [0] {""}
    [one] {" "}{ $players_who ->
        [you] Der Sieg gehört dir allein, herzlichen Glückwunsch!
       *[other] Der Sieg geht an { $players_object }.
    }
   *[other] {" "}Der Sieg geht an { $players_object }.{ $players_who ->
        [you] {" "}Herzlichen Glückwunsch!
       *[other] {""}
    }
}
fact-game_over = Das Spiel ist aus. Jetzt dürfen alle Geheimnisse erzählt werden.

## Was der Erzähler für sich behält

fact-amnesia_laid = Der Geist von { $by } macht die nächste Stimme von { $player } ungültig.
fact-vote_forced = Der Geist von { $by } lässt die nächste Stimme von { $player } an { $vote } gehen.
fact-scrutinised = Ein Stimmenzähler ({ $by }) nimmt sich die nächsten Stimmen für { $player }.
fact-mind_taken = Ein Hypnotiseur ({ $by }) hat { $player } in seiner Gewalt.
fact-power_assigned = { $player } ist der Geist mit der Fähigkeit { $power }.
fact-saved_by_advocate = Eine Anwältin hat { $player } vor dem Scheiterhaufen bewahrt.
fact-ring_broken = Hypnotiseure haben sich gegenseitig in der Gewalt; { $player } stimmt heute frei ab.
fact-faction_sentenced = { $faction ->
    [villagers] Die Dorfbewohner werden
    [wolves] Die Wölfe werden
   *[necromancers] Die Totenbeschwörer werden
} verbannt, sobald diese Runde schließt (disqualifiziert).
cause-words = { $cause ->
    [wolves] von den Wölfen getötet
    [assassin] von einem Meuchelmörder erschossen
    [ghost] von einem Geist getötet
    [pyre] Scheiterhaufen
   *[other] { $cause_raw }
}

## Die Fragen

question-power = Bei wem setzt du heute Nacht deine Fähigkeit ein?
    .explain = Du musst nicht. Am Morgen erfährst du, ob es geklappt hat, und wenn nicht, sagt dir niemand, warum.
    .explain-second = Für deine Fähigkeit brauchst du zwei Personen. Bei Verwirrung erscheint die erste wie die zweite; bei Hypnose stimmt die erste für die zweite; bei Illusion ist die zweite beim Haus der ersten zu sehen.
    .explain-power = Wähle eine tote Person und die Fähigkeit, die sie als Geist haben soll. Amnesie macht eine Stimme ungültig; Verwirrung lässt eine Person wie eine andere erscheinen; Verderbnis macht, ein einziges Mal, aus einem Dorfbewohner einen Totenbeschwörer; Hypnose bestimmt über eine Stimme; Illusion zeigt jemanden bei einem anderen Haus; Tod tötet einen Dorfbewohner; Verhüllung lässt alle anderen bei einem Haus scheitern; Vision liest eine Rolle. Verderbnis und Tod sind nur für Tote, die mystisch sind.
    .how-second = Antworte mit zwei Namen: zuerst mit dem der Person, bei der du etwas tust, dann mit dem der zweiten.
    .how-power = Antworte mit genau einem Namen und einer Fähigkeit.
    .target = Du setzt deine Fähigkeit bei { $target } ein.
    .second = Als zweite Person nimmst du { $second }.
    .power = Die Fähigkeit ist { $power }.
    .blank = Du setzt deine Fähigkeit heute Nacht nicht ein.
question-vote = Wer muss auf den Scheiterhaufen?
    .explain = Das Dorf versammelt sich auf dem Platz. Du darfst alle Lebenden nennen, auch dich selbst. Hat mindestens die Hälfte der Lebenden abgestimmt, brennt, wer die meisten Stimmen hat; bei Gleichstand entscheidet die Stimme aus dem Bürgermeisteramt, sonst das Los. Das Ergebnis zeigt, wer für wen gestimmt hat.
    .receipt = Du stimmst beim Scheiterhaufen für { $chosen }.
    .blank = Du stimmst nicht über den Scheiterhaufen ab.
question-elect = Wer soll das Bürgermeisteramt übernehmen?
    .explain = Wer die Stimmen von mehr als der Hälfte der Lebenden hat, bekommt das Amt; sonst bleibt alles, wie es ist. Bei Gleichstand am Scheiterhaufen gibt das Amt den Ausschlag. Du darfst alle Lebenden nennen, auch dich selbst. Das Ergebnis zeigt, wer für wen gestimmt hat.
    .receipt = Du stimmst bei der Bürgermeisterwahl für { $chosen }.
    .blank = Du stimmst bei der Bürgermeisterwahl für niemanden.
question-successor = Wer folgt dir im Bürgermeisteramt nach?
    .explain = Du darfst jederzeit jemanden bestimmen, bei Tag und bei Nacht, und den Namen ändern oder zurücknehmen. Wenn du stirbst, geht das Amt an die Person, die du bestimmt hast. Ohne Namen entscheidet das Los.
    .receipt = Für die Nachfolge bestimmst du { $chosen }.
    .blank = Du hast niemanden für die Nachfolge bestimmt.
how-blank-first = Eine Enthaltung ist dasselbe wie gar keine Antwort.
part-second = Als zweite Person
part-power = Als Fähigkeit

## Der Brief am Anfang

reminder =
    .blank-first = Du musst nicht wählen, und bis zum Ende der Frist kannst du eine Wahl noch ändern.
opening =
    .answering = So spielst du mit: Antworte auf die Nachrichten, die du bekommst, oder schreib an { $home }, mit dem Namen des Spiels im Betreff. Bei jeder Wahl steht, mit welchem Wort deine Antwort beginnt, zum Beispiel „Stimme: Name“; in einer Nachricht dürfen mehrere Antworten stehen.
    .blank-first = Bis zum Ende der Frist kannst du eine Wahl ändern, sooft du willst. Wählen musst du nicht: Du fliegst nie aus dem Spiel, weil du etwas ausgelassen hast.
    .discussion = Diskutiere, beschuldige, flehe und lüge, so viel du willst, nur nicht über { $home }, denn alles, was dort ankommt, wird als Wahl gelesen. Und zeig nie jemandem, was du von mir bekommen hast.
    .dead = Wenn du tot bist, spielst du für deine Fraktion weiter: Du darfst mit allen reden und sagen, was du willst. Was das ganze Dorf hört, hörst du weiterhin; willst du das nicht mehr, sag es den Admins in einer Nachricht.

## Warum eine Nachricht nicht angenommen wurde

refusal-e3 = Du bist in { $game } tot, und für dich gibt es gerade nichts zu wählen. Deine Nachricht zählt also nicht. Was das ganze Dorf hört, hörst du weiterhin auch.
