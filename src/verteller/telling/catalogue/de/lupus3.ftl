### Lupus 3.0: die Wörter, die es für sich hat, neben den Rollen. Die Berichte sagen so wenig wie
### möglich: Wer behindert wurde, liest immer denselben Satz, von wem und wie es auch kam.

## Die Berichte und ihre Abschnitte

report-start = Der Anfang
report-dawn = Morgen von Tag { $number }
report-sunset = Abend von Tag { $number }
report-empty = Es gibt nichts zu melden.
section-dead = Tote
section-risen = Auferstandene
section-power = Was aus deiner Fähigkeit wurde
section-own = Nur für dich
section-succession = Nachfolge im Bürgermeisteramt
section-screams = Schreie in der Nacht
section-vote = Ergebnis der Abstimmung
section-vote-details = Die Stimmen im Einzelnen
section-niece = Mubaraks Nichte
section-advocate = Die Anwältin des Teufels
section-election = Ergebnis der Wahl
section-election-details = Die Wahlstimmen im Einzelnen
section-notice-vampire = Deine Verwandlung
section-notice-death = Dein Tod
section-notice-resurrection = Deine Auferstehung
section-notice-raised = Deine Auferstehung
section-notice-election = Deine Wahl
section-notice-defeat = Deine Fraktion

## Was der erste Brief sagt

role-table = Deine Rolle in der Tabelle:
propositions = Deine vier Sätze; zwei sind wahr und zwei falsch:
fact-proposition = { $about } ist { $role_one }
fact-fellows = { $group ->
    [mason] { $players_others_count ->
        [0] Du bist der einzige Freimaurer.
       *[other] Freimaurer wie du: { $players_others }.
    }
    [wolves] { $players_others_count ->
        [0] Außer dir gibt es keine Wölfe und keine Hexen.
       *[other] Die Wölfe und Hexen außer dir: { $players_others }.
    }
    [possessed] { $players_others_count ->
        [0] Außer dir gibt es keine Besessenen und keine Exorzisten.
       *[other] Die Besessenen und Exorzisten außer dir: { $players_others }.
    }
    [devils] { $players_others_count ->
        [0] Außer dir gibt es keine Teufel und keine Anwältinnen des Teufels.
       *[other] Die Teufel und ihre Anwältinnen außer dir: { $players_others }.
    }
   *[other] { $players_others_count ->
        [0] In deinem Kreis bist du allein.
       *[other] Mit dir in einem Kreis: { $players_others }.
    }
}

## Was aus einer Fähigkeit wurde

fact-power = { $outcome ->
    [failed] { $target_who ->
        [nobody] Deine Fähigkeit hatte keine Wirkung.
        [you] Deine Fähigkeit hatte keine Wirkung auf dich.
       *[other] Deine Fähigkeit hatte keine Wirkung auf { $target }.
    }
   *[ok] { $target_who ->
        [nobody] Deine Fähigkeit hat gewirkt.
        [you] Deine Fähigkeit hat auf dich gewirkt.
       *[other] Deine Fähigkeit hat auf { $target } gewirkt.
    }
}
fact-learned_aura = { $aura ->
    [white] { $about_who ->
        [you] Deine Aura ist weiß.
       *[other] Die Aura von { $about } ist weiß.
    }
    [black] { $about_who ->
        [you] Deine Aura ist schwarz.
       *[other] Die Aura von { $about } ist schwarz.
    }
   *[red] { $about_who ->
        [you] Deine Aura ist rot.
       *[other] Die Aura von { $about } ist rot.
    }
}
fact-learned_role = { $about_who ->
    [you] Du bist { $role_one }.
   *[other] { $about } ist { $role_one }.
}
fact-learned_faction = { $faction ->
    [white] { $about_who ->
        [you] Du spielst für Weiß.
       *[other] { $about } spielt für Weiß.
    }
    [black] { $about_who ->
        [you] Du spielst für Schwarz.
       *[other] { $about } spielt für Schwarz.
    }
    [red] { $about_who ->
        [you] Du spielst für Rot.
       *[other] { $about } spielt für Rot.
    }
   *[not_red] { $about_who ->
        [you] Du spielst nicht für Rot.
       *[other] { $about } spielt nicht für Rot.
    }
}
reading = { $about_who ->
    [you] Du hast in deine eigene Seele geschaut:
   *[other] Du hast in die Seele von { $about } geschaut:
}
reading-start = Rolle am Anfang des Spiels: { $role }
reading-now = Jetzige Rolle: { $role }
reading-faction = Jetzige Fraktion: { $faction_name }
fact-visited = { $players_count ->
    [0] { $about } hat heute Nacht niemanden besucht.
   *[other] { $about } hat heute Nacht { $players_object } besucht.
}
fact-visitors = { $players_count ->
    [0] Niemand hat heute Nacht { $about_object } besucht.
   *[other] Wer heute Nacht { $about_object } besucht hat: { $players }.
}
fact-visited_by = { $player_who ->
    [you] Du warst heute Nacht bei dir selbst zu Besuch: Dass du eine Frohnatur bist, wusstest du schon.
   *[other] { $player } hat heute Nacht bei dir vorbeigeschaut und ist eine Frohnatur.
}
fact-acquired = Du hast die Fähigkeit von { $about } übernommen: Du bist jetzt { $role_one }. Einsetzen darfst du sie ab der kommenden Nacht.
fact-not_acquired = Von { $about } hast du keine Fähigkeit übernommen. Deine einzige Gelegenheit ist vertan.
fact-vision = Du hattest eine Vision: { $about } ist { $role_one }.
fact-ritual_failed = Das Ritual ist misslungen.

## Der Morgen

fact-dawn = Tag { $number } bricht an: Nacht { $number } ist vorbei.
fact-revived = { $player_who ->
    [you] Du bist wieder unter den Lebenden.
   *[other] { $player } ist wieder unter den Lebenden.
}
fact-scream = { $player_who ->
    [you] In der Nacht waren deine Schreie zu hören.
   *[other] In der Nacht waren die Schreie von { $player } zu hören.
}

## Der Abend

fact-sunset = Tag { $number } geht zu Ende: Die Stimmen sind gezählt.
fact-condemned = { $player_who ->
    [you] Das Dorf verurteilt dich zum Scheiterhaufen.
   *[other] Das Dorf verurteilt { $player } zum Scheiterhaufen.
}
fact-pyre = { $player_who ->
    [nobody] { $reason ->
        [quorum] Es sind zu wenige Stimmen: Die Abstimmung ist ungültig, und heute stirbt niemand auf dem Scheiterhaufen.
        [tie] Die Stimmen stehen gleich, und heute stirbt niemand auf dem Scheiterhaufen.
        [niece] Das Urteil ist aber aufgehoben, und heute stirbt niemand auf dem Scheiterhaufen.
        [advocate] Das Urteil ist aber aufgehoben, und heute stirbt niemand auf dem Scheiterhaufen.
       *[other] Heute stirbt niemand auf dem Scheiterhaufen.
    }
    [you] Du musst auf den Scheiterhaufen.
   *[other] { $player } muss auf den Scheiterhaufen.
}
fact-spared = { $by ->
    [niece] { $player_who ->
        [you] Es wird bekannt gegeben, dass du Mubaraks Nichte bist, und deshalb bleibst du verschont.
       *[other] { $player } ist Mubaraks Nichte und bleibt deshalb verschont.
    }
   *[advocate] { $player_who ->
        [you] Eine Anwältin des Teufels hat dich verteidigt, und deshalb bleibst du verschont.
       *[other] Eine Anwältin des Teufels hat die Verteidigung von { $player } übernommen: Das Urteil wird nicht vollstreckt.
    }
}
fact-elected = { $player_who ->
    [nobody] Die Stimmen reichen für niemanden: Das Bürgermeisteramt bleibt, wo es war.
    [you] Das Dorf hat dich ins Bürgermeisteramt gewählt.
   *[other] Das Dorf hat { $player } ins Bürgermeisteramt gewählt.
}
elected-dead = Wer stirbt, tritt das Amt aber nicht an: Es bleibt, wo es war.
fact-mayor = { $player_who ->
    [nobody] Das Bürgermeisteramt bleibt unbesetzt.
    [you] { $how ->
        [lot] Das Los entscheidet: Du übernimmst das Bürgermeisteramt.
        [elected] Von nun an hast du das Bürgermeisteramt.
        [successor] Du warst für die Nachfolge bestimmt: Von nun an hast du das Bürgermeisteramt.
       *[other] Du hast das Bürgermeisteramt.
    }
   *[other] { $how ->
        [lot] Das Los entscheidet: { $player } übernimmt das Bürgermeisteramt.
        [elected] Von nun an hat { $player } das Bürgermeisteramt.
        [successor] { $player } war für die Nachfolge bestimmt und hat von nun an das Bürgermeisteramt.
       *[other] { $player } hat das Bürgermeisteramt.
    }
}

## Eigene Briefe

fact-notice = { $of ->
    [vampire] Ein Biss hat dich verwandelt.
    [death] Du bist nicht mehr unter den Lebenden. Du spielst für deine Fraktion weiter, und die Berichte bekommst du weiterhin.
    [resurrection] Du bist wieder unter den Lebenden, mit der Rolle und der Fraktion, die du hattest.
    [raised] Du bist wieder unter den Lebenden, aber nicht wie vorher.
    [election] Das Dorf hat dich ins Bürgermeisteramt gewählt. Bei Gleichstand am Scheiterhaufen gibt deine Stimme den Ausschlag, und du darfst jederzeit bestimmen, wer dir nachfolgt.
   *[defeat] Diese Nachricht ist nur für deine Fraktion: Das Dorf bekommt sie nicht.
}
fact-faction_changed = Von nun an spielst du für { $faction_name }.
fact-defeated = { $faction_name } hat verloren{ $faction ->
    [black] {""}: Wer von Schwarz jetzt noch lebt, stirbt im nächsten Morgengrauen.
   *[other] {""}.
}
fact-secondary_goal = Du hast aber ein zweites Ziel: Unterstütze von nun an { $faction_name }. Das hat das Los bestimmt, und nicht für alle gleich: Wer mit dir gespielt hat, kann die andere Fraktion bekommen haben.

## Das Ende

fact-won = { $faction ->
    [white] Das Dorf kann wieder ruhig schlafen: Weiß hat gewonnen!
    [black] Die Finsternis hat das Dorf in ihrer Hand: Schwarz hat gewonnen!
    [red] Das Dorf dürstet nach Blut: Rot hat gewonnen!
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
fact-secondary_result = { $player_who ->
    [you] Dein zweites Ziel war, { $faction_name } zu unterstützen
   *[other] Das zweite Ziel von { $player } war, { $faction_name } zu unterstützen
}: { $reached ->
    [yes] erreicht.
   *[no] verfehlt.
}
secondary-results = Die zweiten Ziele:
secondary-line = { $player } ({ $faction_name }): { $reached ->
    [yes] erreicht
   *[no] verfehlt
}
fact-game_over = Das Spiel ist aus. Jetzt dürfen alle Geheimnisse erzählt werden.

## Was der Erzähler für sich behält

fact-skill_order = Die Reihenfolge des Geschicks, die Besten zuerst ({ $power }): { $players }.
fact-faction_lost = { $faction_name } ist aus dem Rennen.
fact-goal_assigned = { $player } soll jetzt { $faction_name } unterstützen.
fact-collapsed = { $faction_name } bricht zusammen: Wer davon lebt, stirbt.
fact-defended = Eine Anwältin des Teufels ({ $by }) verteidigt { $player } beim kommenden Scheiterhaufen.
cause-words = { $cause ->
    [wolves] von den Wölfen getötet
    [hunter] von einem Jäger erschossen
    [vampirism] Altersschwäche, als Vampir
    [suicide] von eigener Hand
    [defeat] die Niederlage von Schwarz
    [pyre] Scheiterhaufen
   *[other] { $cause_raw }
}

## Die Fragen

question-power = Bei wem setzt du heute Nacht deine Fähigkeit ein?
    .explain = Du musst nicht. Bis zum Morgengrauen kannst du den Namen ändern oder zurücknehmen.
    .receipt = { $chosen_who ->
        [you] Du setzt deine Fähigkeit bei dir selbst ein.
       *[other] Du setzt deine Fähigkeit bei { $chosen } ein.
    }
    .blank = Du setzt deine Fähigkeit heute Nacht nicht ein.
question-ritual = Wem gilt heute Nacht das Ritual?
    .explain = Nennen die Toten dieselbe lebende Person, hört das ganze Dorf sie schreien: Am Morgen wird der Name verlesen, und sonst geschieht nichts. Seid ihr euch nicht einig, misslingt das Ritual. Mitmachen musst du nicht.
    .receipt = Das Ritual gilt { $chosen }.
    .blank = Du machst heute Nacht beim Ritual nicht mit.
question-suicide = Nimmt sich deine Figur heute Nacht das Leben?
    .explain = Es geschieht im Morgengrauen, nach allem anderen, und niemand kann es verhindern; setzt du heute Nacht eine Fähigkeit ein, bekommst du trotzdem die Antwort. Bis zum Morgengrauen kannst du es dir anders überlegen.
    .receipt = Deine Figur nimmt sich heute Nacht das Leben.
    .blank = Deine Figur nimmt sich nicht das Leben.
question-vote = Wer muss auf den Scheiterhaufen?
    .explain = Du darfst für alle Lebenden stimmen, auch für dich selbst. In der Regel gilt die Abstimmung, wenn mindestens die Hälfte der Lebenden abgestimmt hat. Wer die meisten Stimmen hat, stirbt; bei Gleichstand entscheidet in der Regel die Stimme aus dem Bürgermeisteramt, sonst das Los. Das Ergebnis zeigt, wer für wen gestimmt hat.
    .receipt = Du stimmst beim Scheiterhaufen für { $chosen }.
    .blank = Du stimmst nicht über den Scheiterhaufen ab.
question-elect = Wer soll das Bürgermeisteramt übernehmen?
    .explain = In der Regel bekommt das Amt, wer die Stimmen von mehr als der Hälfte der Lebenden hat; sonst bleibt alles, wie es ist. Bei Gleichstand am Scheiterhaufen gibt das Amt den Ausschlag, in der Regel schon heute. Du darfst für alle Lebenden stimmen, auch für dich selbst. Das Ergebnis zeigt, wer für wen gestimmt hat.
    .receipt = Du stimmst bei der Bürgermeisterwahl für { $chosen }.
    .blank = Du stimmst bei der Bürgermeisterwahl für niemanden.
question-successor = Wer folgt dir im Bürgermeisteramt nach?
    .explain = Du darfst jederzeit jemanden bestimmen, bei Tag und bei Nacht, und den Namen ändern oder zurücknehmen. Niemand erfährt davon, solange du lebst. Gibt es bei deinem Tod keinen Namen, oder lebt diese Person nicht mehr, entscheidet in der Regel das Los.
    .receipt = Für die Nachfolge bestimmst du { $chosen }.
    .blank = Du bestimmst niemanden für die Nachfolge.
how-names = { $amount ->
    [one] Antworte mit eigenen Worten, oder schreib nur einen Namen von der Liste.
   *[other] Antworte mit eigenen Worten, oder schreib nur Namen von der Liste: { $least } bis { $most }.
}
how-words = { $amount ->
    [one] Antworte mit eigenen Worten.
   *[other] Antworte mit eigenen Worten, und wähle davon: { $least } bis { $most }.
}
how-blank = Du kannst es auch lassen, oder zurücknehmen, was du gewählt hattest.
how-no-blank = Hier musst du wählen.
how-signature = Immer nur ein Name: Schreibst du mehrere, muss klar sein, welchen du wählst.
how-blank-first = Eine Enthaltung ist dasselbe wie gar keine Antwort.

## Der Brief am Anfang

reminder =
    .blank-first = Du musst nicht wählen, und bis zum Ende der Frist kannst du eine Wahl noch ändern.
opening = { $game } beginnt. Behalte für dich, was du hier liest: Es ist für dich und für niemanden sonst.
    .answering = So spielst du mit: Antworte auf die Nachrichten, die du bekommst, oder schreib an { $home }, mit dem Namen des Spiels im Betreff. Schreib mit eigenen Worten, was du tun willst; in einer Nachricht dürfen mehrere Aufträge stehen, und ich antworte jedes Mal mit dem, was ich verstanden habe.
    .blank-first = Bis zum Ende der Frist kannst du eine Wahl ändern oder zurücknehmen, sooft du willst; die letzte zählt. Wählen musst du nicht: Du fliegst nie aus dem Spiel, weil du etwas ausgelassen hast.
    .discussion = Diskutiere, beschuldige, flehe und lüge, so viel du willst, nur nicht über { $home }, denn alles, was dort ankommt, wird als Auftrag gelesen.
    .dead = Wenn du tot bist, spielst du für deine Fraktion weiter. Die Berichte vom Morgen und vom Abend bekommst du weiterhin.

## Warum eine Nachricht nicht angenommen wurde

refusal-e3 = Du bist in { $game } tot, und für dich gibt es gerade nichts zu wählen. Deine Nachricht zählt also nicht. Die Berichte bekommst du weiterhin.
