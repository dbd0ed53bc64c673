### Lupus in Tabula: die Wörter, die das Spiel für sich hat. Der Spielleiter spricht sie am Tisch, darum sind
### sie kurz. Wer stirbt, wird genannt und mehr nicht: keine Karte, keine Ursache.

## Die Karten

role-werewolf = Werwolf
    .one = ein Werwolf
    .story = Jede Nacht wachst du als Letztes mit den anderen Werwölfen auf, und ihr wählt gemeinsam einen Menschen, den ihr tötet. Am Tag sitzt du unter den Menschen, als wärst du einer von ihnen. Ihr gewinnt, sobald es so viele Werwölfe wie Menschen gibt.
role-villager = Dorfbewohner
    .one = ein Dorfbewohner
    .story = Du schläfst die ganze Nacht. Am Tag redest und stimmst du mit den anderen: Findet die Werwölfe und lyncht sie.
role-seer = Seher
    .one = der Seher
    .story = Jede Nacht zeigst du auf jemand anderen und erfährst, ob das ein Werwolf ist. Sag, was du weißt, wenn es dir die Sache wert scheint; aber auch ein Werwolf kann behaupten, der Seher zu sein. Zeigst du auf den Werhamster, so stirbt er.
role-medium = Medium
    .one = das Medium
    .story = Du sprichst mit den Toten. Von der zweiten Nacht an wird dir gezeigt, ob ein Werwolf war, wer zuletzt gelyncht wurde.
role-possessed = Besessener
    .one = der Besessene
    .story = Du bist ein Mensch und stehst doch auf der Seite der Werwölfe. Du weißt nicht, wer sie sind, und sie kennen dich nicht. Gewinnen sie, so gewinnst auch du.
role-bodyguard = Leibwächter
    .one = der Leibwächter
    .story = Von der zweiten Nacht an beschützt du jede Nacht jemand anderen. Wählen die Werwölfe deinen Schützling, so stirbt niemand. Dich selbst kannst du nicht beschützen.
role-owl = Eule
    .one = die Eule
    .story = Jede Nacht zeigst du auf jemanden; das darfst du auch selbst sein. Am Tag, wenn alle abgestimmt haben, wird dieser Name gerufen und steht dann an zweiter Stelle zur Wahl. Niemand erfährt, wer die Eule ist.
role-freemason = Freimaurer
    .one = ein Freimaurer
    .story = Ihr seid zu zweit. In der ersten Nacht seht ihr einander, also kennst du einen Menschen ganz sicher.
role-werehamster = Werhamster
    .one = der Werhamster
    .story = Du spielst allein. Die Werwölfe können dich nicht töten, aber wenn der Seher auf dich zeigt, stirbst du. Lebst du noch, wenn das Spiel endet, so gewinnst du, und sonst niemand.
role-mythomaniac = Mythomane
    .one = der Mythomane
    .story = In der zweiten Nacht hast du eine einzige Gelegenheit, auf jemand anderen zu zeigen. Ist das ein Werwolf oder der Seher, so wirst du es auch und spielst so weiter. Sonst bleibst du bis zum Ende ein Mensch.

## Die Seiten

faction-humans = Menschen
    .belongs = Du gewinnst mit den Menschen, wenn alle Werwölfe gelyncht sind.
faction-wolves = Werwölfe
    .belongs = Du gewinnst mit den Werwölfen, sobald es von ihnen so viele gibt wie von den anderen.
faction-werehamster = Werhamster
    .belongs = Du gewinnst allein, wenn du noch lebst, sobald das Spiel endet.

## Die Nacht

fact-cards_in_play = Diese Karten sind im Spiel: { $roles }.
fact-eyes_closed = Nacht { $number } bricht an. Schließt alle die Augen.
fact-fellows = { $group ->
    [masons] { $players_others_count ->
        [0] Du bist der einzige Freimaurer.
       *[other] Der andere Freimaurer: { $players_others }.
    }
    [seers] { $players_others_count ->
        [0] Du bist der einzige Seher.
       *[other] Du schaust zusammen mit { $players_others }; ihr müsst denselben Namen nennen.
    }
   *[wolves] { $players_others_count ->
        [0] Du bist der einzige Werwolf.
       *[other] Die anderen Werwölfe: { $players_others }.
    }
}
fact-learned_wolf = { $wolf ->
    [yes] Daumen hoch: { $about } ist ein Werwolf.
   *[no] Daumen runter: { $about } ist kein Werwolf.
}
fact-stayed_human = Du bleibst bis zum Ende des Spiels ein Mensch.
fact-quarry = { $player_who ->
    [nobody] Ihr seid euch nicht einig: Heute Nacht tötet ihr niemanden.
   *[other] Heute Nacht tötet ihr { $player }.
}
fact-narrator_killed = In dieser Nacht haben die Werwölfe mich getötet, euren Spielleiter.

## Der Tag

fact-dawn = Öffnet die Augen: Tag { $number } bricht an.
fact-nobody_killed = In dieser Nacht wurde niemand getötet.
fact-died = { $cause ->
    [pyre] { $player_who ->
        [you] Du wurdest gelyncht. Von jetzt an schweigst du, und deine Karte bleibt geheim.
       *[other] { $player } wurde gelyncht.
    }
   *[none] { $player_who ->
        [you] Du wurdest in der Nacht getötet. Von jetzt an schweigst du, und deine Karte bleibt geheim.
       *[other] { $player } wurde in der Nacht getötet.
    }
}
fact-voting_order = { $ballot ->
    [nominate] Wen dürfen wir lynchen? { $players_count ->
        [0] Es ist niemand da, den ich fragen könnte.
       *[other] Ich frage in dieser Reihenfolge: { $players }.
    }
   *[other] Die zweite Abstimmung, für alle, die nicht nominiert sind. { $players_count ->
        [0] Es ist niemand da, den ich fragen könnte.
       *[other] Ich frage in dieser Reihenfolge: { $players }.
    }
}
fact-turn = { $player_who ->
    [you] Du bist an der Reihe: Wen dürfen wir lynchen?
   *[other] { $player }, wen dürfen wir lynchen?
}
fact-voted = { $player_who ->
    [you] Du stimmst für { $vote_object }
   *[other] { $player } stimmt für { $vote_object }
}: jetzt { $count ->
    [one] eine Stimme.
   *[other] { $count } Stimmen.
}
fact-turn_passed = { $player_who ->
    [you] Deine Zeit ist um: Du hast nicht abgestimmt.
   *[other] { $player } hat nicht rechtzeitig abgestimmt.
}
fact-owl_called = { $player_who ->
    [nobody] Die Eule ruft heute niemanden.
    [you] Die Eule ruft dich.
   *[other] Die Eule ruft { $player }.
}
fact-nominated = { $players_count ->
    [one] Als Einziges nominiert: { $players }.
   *[other] Nominiert: { $players }.
}
fact-speeches = { $players_count ->
    [one] Das letzte Wort: { $players }.
   *[other] Das letzte Wort, in dieser Reihenfolge: { $players }.
}
fact-floor = { $player_who ->
    [you] Du hast das Wort: Verteidige dich, aber kurz.
   *[other] { $player } hat das Wort, und sonst niemand.
}
fact-deadlock = Gleichstand zwischen { $players }. Die Nominierten sprechen noch einmal, dann stimmen wir wieder ab.
fact-pyre = { $player_who ->
    [nobody] Es wurde niemand genannt, also wird heute niemand gelyncht.
    [you] { $reason ->
        [lot] Wieder Gleichstand, und das Los ist auf dich gefallen.
       *[other] Das Dorf will dich hängen sehen.
    }
   *[other] { $reason ->
        [lot] Wieder Gleichstand, und das Los ist auf { $player } gefallen.
       *[other] Das Dorf will { $player } hängen sehen.
    }
}
votes-title = { $ballot ->
    [nominate] Die erste Abstimmung:
    [ballot] Die zweite Abstimmung:
   *[ballot_again] Die zweite Abstimmung, wiederholt:
}

## Das Ende

fact-won = { $faction ->
    [humans] Der letzte Werwolf ist gelyncht: Die Menschen haben gewonnen!
    [wolves] Die Werwölfe lassen die Masken fallen und reißen die letzten Menschen: Die Werwölfe haben gewonnen!
    [werehamster] Während Werwölfe und Menschen einander bekämpften, stopfte sich jemand in aller Ruhe die Backen voll: Der Werhamster hat gewonnen, ganz allein!
   *[draw] Das Spiel endet ohne Sieger.
}{ $players_count ->
    [0] {""}
    [one] {" "}{ $players_who ->
        [you] Du hast gewonnen, herzlichen Glückwunsch!
       *[other] Der Sieg geht an { $players_object }.
    }
   *[other] {" "}Der Sieg geht an { $players_object }, ob tot oder lebendig.{ $players_who ->
        [you] {" "}Herzlichen Glückwunsch!
       *[other] {""}
    }
}
final-title = Alle Karten auf den Tisch:
fact-imitated = { $player_who ->
    [you] Was aus dir geworden war: { $role_one }.
   *[other] Was aus { $player } geworden war: { $role_one }.
}
fact-game_over = Das Spiel ist aus. Die Toten dürfen wieder reden.

## Was der Spielleiter für sich behält

fact-glimpsed = Der Seher zeigt auf { $player }.
fact-guarded = Der Leibwächter, { $by }, beschützt heute Nacht { $player }.
fact-owl_pointed = Die Eule, { $by }, zeigt auf { $player }.
cause-words = { $cause ->
    [wolves] von den Werwölfen getötet
    [seer] als Werhamster vom Seher gesehen
    [pyre] gelyncht
   *[other] { $cause_raw }
}

## Die Fragen

question-seer = Über wen willst du mehr wissen?
    .explain = Zeig auf jemand anderen. Wenn diese Phase vorbei ist, siehst du einen Daumen: hoch für einen Werwolf, runter für alle anderen.
    .receipt = Du zeigst auf { $chosen }.
    .blank = Du zeigst heute Nacht auf niemanden.
question-bodyguard = Wen beschützt du heute Nacht?
    .explain = Wählen die Werwölfe, wen du nennst, so stirbt niemand. Derselbe Name wie letzte Nacht ist erlaubt, du selbst nie.
    .receipt = Du beschützt heute Nacht { $chosen }.
    .blank = Du beschützt heute Nacht niemanden.
question-owl = Wen wird die Eule rufen?
    .explain = Am Tag, wenn alle abgestimmt haben, steht an zweiter Stelle zur Wahl, wen du nennst. Du darfst auch dich selbst nennen.
    .receipt = Die Eule wird { $chosen } rufen.
    .blank = Die Eule ruft niemanden.
question-mythomaniac = Wem willst du gleichen?
    .explain = Das ist deine einzige Gelegenheit. Zeigst du auf einen Werwolf oder den Seher, so wirst du es auch; sonst bleibst du ein Mensch. Du darfst sie verstreichen lassen.
    .receipt = Du zeigst auf { $chosen }.
    .blank = Du lässt die Gelegenheit verstreichen.
question-werewolf = Wen tötet ihr heute Nacht?
    .explain = Wählt gemeinsam. In der Regel müssen mehr als die Hälfte von euch denselben Namen nennen; sonst stirbt niemand.
    .receipt = Du willst { $chosen } töten.
    .blank = Du nennst niemanden.
question-vote = Wen dürfen wir lynchen?
    .explain = Du bist an der Reihe. Nenn einen Namen; alle hören deine Stimme, und einmal abgegeben gilt sie.
    .receipt = Du stimmst für { $chosen }.
    .blank = Du stimmst für niemanden.
how-revise = Nachts kannst du deine Antwort ändern, bis die Phase vorbei ist; eine Stimme am Tag gilt, sobald sie abgegeben ist.
