### Was geschehen ist. Die Variablen einer Tatsache heißen wie ihre Felder; zu einer Person gehört eine
### zweite mit _who am Ende: you (wer es liest), man, woman, neither oder nobody.
### Was auf _object endet, steht im Akkusativ („dich“), alles andere im Nominativ („du“).

## Allgemein

nobody = niemand
you-subject = du
you-object = dich
yourself = dich selbst
yes = ja
no = nein
fact-unknown = Der Erzähler meldet: { $kind }.
fact-unknown-with = Der Erzähler meldet: { $kind } ({ $details }).

## Der Verlauf

fact-seed_committed = Alles, was das Los in diesem Spiel entscheidet, liegt schon in einem versiegelten Umschlag. Das ist das Siegel (SHA-256): { $sha256 }. Heb es auf, dann kannst du hinterher nachprüfen, dass ehrlich gelost wurde.
fact-seed_revealed = Der Umschlag wird geöffnet. Der geheime Schlüssel hinter allen Losen war { $seed }. Wer das Siegel vom Anfang aufgehoben hat, kann alles nachrechnen.
fact-drawn = Das Los entscheidet ({ $label }): { $result }.
fact-dealt = { $player } bekommt die Rolle { $role }.
fact-withdrawn = Diese Frage hat sich erledigt: { $title }
fact-missed_round = { $player_who ->
    [you] Du hast nicht rechtzeitig geantwortet. { $in_a_row ->
        [one] Das ist eine verpasste Runde.
       *[other] Das sind { $in_a_row } verpasste Runden hintereinander.
    }
   *[other] { $player } hat nicht rechtzeitig geantwortet; verpasste Runden hintereinander: { $in_a_row }.
}
fact-won = { $faction ->
    [villagers] Das Böse ist aus dem Dorf vertrieben: Die Dorfbewohner haben gewonnen!
    [wolves] Im Dorf ist nur noch zufriedenes Knurren zu hören: Die Werwölfe haben gewonnen!
    [vampires] Die Sonne geht auf, aber alle Läden bleiben zu: Die Vampire haben gewonnen!
    [pipers] Das ganze Dorf tanzt nach ihrer Pfeife: Die Flötenspieler haben gewonnen!
    [own] Nur eine Seele ist noch übrig, und genau so war es gedacht.
    [lovers] Die Liebe hat alles überlebt.
    [client_and_bodyguard] Die Treue, notfalls gegen Bezahlung, hat alles überlebt.
    [combination] Liebe und Treue haben zusammen alles überlebt.
    [draw] Es ist niemand mehr übrig, um zu gewinnen: Das Spiel endet unentschieden.
   *[other] Der Sieg ist errungen.
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
fact-game_over = Das Spiel ist aus. Die Toten dürfen wieder reden.

## Im Geheimen erzählt

fact-role = Du bist { $role_one }. { $belongs }
fact-role_changed = Von nun an bist du { $role_one }. { $belongs }
fact-fellows = { $group ->
    [pack] { $players_others_count ->
        [0] Vom Rudel bist heute Nacht nur du wach.
       *[other] Mit dir im Rudel wach: { $players_others }.
    }
    [vampires] { $players_others_count ->
        [0] Von den Vampiren bist heute Nacht nur du wach.
       *[other] Mit dir als Vampire wach: { $players_others }.
    }
    [pipers] { $players_others_count ->
        [0] Von den Flötenspielern bist heute Nacht nur du wach.
       *[other] Mit dir an der Flöte wach: { $players_others }.
    }
   *[other] { $players_others_count ->
        [0] In deiner Gruppe bist du allein.
       *[other] Mit dir in einer Gruppe: { $players_others }.
    }
}
fact-learned_role = Langsam taucht ein Bild aus dem Nebel auf: { $about } ist { $role_one }.
fact-learned_conscience = { $impure ->
    [yes] Das Weihwasser zischt: Bei { $about } brennt es.
   *[no] Das Weihwasser perlt ab: Bei { $about } brennt es nicht.
}
fact-power = { $outcome ->
    [success] { $target_who ->
        [nobody] Deine Fähigkeit hat gewirkt.
        [you] Deine Fähigkeit hat bei dir selbst gewirkt.
       *[other] Deine Fähigkeit hat bei { $target } gewirkt.
    }
    [failure] { $target_who ->
        [nobody] Deine Fähigkeit hat nicht gewirkt.
        [you] Deine Fähigkeit hat bei dir selbst nicht gewirkt.
       *[other] Deine Fähigkeit hat bei { $target } nicht gewirkt.
    }
   *[other] { $target_who ->
        [nobody] Deine Fähigkeit wurde eingesetzt.
        [you] Du hast deine Fähigkeit bei dir selbst eingesetzt.
       *[other] Du hast deine Fähigkeit bei { $target } eingesetzt.
    }
}
overheard = { $ballot ->
    [pack] Du hältst den Atem an und hörst die Werwölfe flüstern.
    [vampires] Du hältst den Atem an und hörst die Vampire zischeln.
   *[other] Du hältst den Atem an und hörst Stimmen im Dunkeln.
}
overheard-count = { $votes ->
    [one] { $player }: eine Stimme
   *[other] { $player }: { $votes } Stimmen
}
overheard-blank = enthalten oder nicht abgestimmt: { $blank }
overheard-chosen = { $chosen_who ->
    [nobody] gewählt: niemand
    [you] gewählt: du
   *[other] gewählt: { $chosen }
}
fact-in_love = Ein Pfeil sirrt durch die Nacht und trifft dich mitten ins Herz: Du bist in { $with } verliebt. Stirbt eine Hälfte des Paars, stirbt die andere an gebrochenem Herzen. Gehört ihr zu verschiedenen Seiten, könnt ihr nur noch zusammen gewinnen.
fact-bodyguard_of = { $player } hat dir einen schweren Geldbeutel zugesteckt: Von nun an bist du Leibwache. Müsste { $player } sterben, gibst du dein Leben. Gehört ihr zu verschiedenen Seiten, gewinnst du nur noch zusammen mit { $player }.
fact-has_bodyguard = { $player } ist von nun an deine Leibwache und wird ein einziges Mal an deiner Stelle sterben. Ihr wisst es voneinander; das Dorf weiß von nichts.
fact-enchanted = Erst von weit her, dann ganz nah klingt eine Flöte, und deine Füße tanzen mit: Du bist verzaubert. Du spielst weiter wie bisher.
fact-asleep = Sand glitzert in deinen Augen. Du schläfst bis zum Morgen durch und kommst heute Nacht nicht mehr an die Reihe.
fact-warned = Im Halbdunkel flüstert dir jemand eine Warnung zu. Bei der nächsten Abstimmung über den Scheiterhaufen zählt deine Stimme um eins mehr. Das Dorf weiß davon nichts.
fact-robbed = Du wachst mit einem leeren Gefühl auf: Jemand hat dir deine Rolle gestohlen.
fact-victims = { $players_count ->
    [0] Du lauschst an allen Türen, aber heute Nacht wurde niemand tödlich angegriffen.
   *[other] Heute Nacht tödlich angegriffen: { $players }.
}
fact-proposition = Die Zeichen sagen: { $about_who ->
    [you] Du bist { $role_one }.
   *[other] { $about } ist { $role_one }.
}
fact-learned_aura = { $aura ->
    [white] { $about_who ->
        [you] Deine Aura ist weiß.
       *[other] Die Aura von { $about } ist weiß.
    }
   *[black] { $about_who ->
        [you] Deine Aura ist schwarz.
       *[other] Die Aura von { $about } ist schwarz.
    }
}
fact-learned_mystic = { $mystic ->
    [yes] { $about_who ->
        [you] Du bist mystisch.
       *[other] { $about } ist mystisch.
    }
   *[no] { $about_who ->
        [you] Du bist nicht mystisch.
       *[other] { $about } ist nicht mystisch.
    }
}
fact-visited = { $players_count ->
    [0] Du hast { $about_object } die ganze Nacht im Auge behalten, und es geschah nichts: kein Besuch, bei niemandem.
   *[other] Du hast { $about_object } die ganze Nacht beschattet und gesehen, wer Besuch bekam: { $players_others_count ->
        [0] du selbst.
       *[other] { $players }.
    }
}
fact-visitors = { $players_count ->
    [0] Du hast heute Nacht niemanden bei { $about_who ->
        [you] dir
       *[other] { $about }
    } gesehen.
   *[other] Du hast gesehen, wer heute Nacht bei { $about_who ->
        [you] dir
       *[other] { $about }
    } war: { $players }.
}
fact-visitor_count = { $count ->
    [0] Heute Nacht war sonst niemand bei { $about_who ->
        [you] dir
       *[other] { $about }
    }.
    [one] Heute Nacht war noch eine andere Person bei { $about_who ->
        [you] dir
       *[other] { $about }
    }.
   *[other] Heute Nacht waren noch { $count } andere Personen bei { $about_who ->
        [you] dir
       *[other] { $about }
    }.
}
fact-visited_by = Du hattest heute Nacht Besuch: { $player } hat bei dir vorbeigeschaut.
fact-became_ghost = Von nun an hast du eine übernatürliche Fähigkeit: { $power }. { $necromancers_others_count ->
    [0] {""}
   *[other] Du verdankst sie { $necromancers_others }.
}

## Allen erzählt

died-clause = { $cause ->
    [pyre] { $player_who ->
        [you] Du bist auf dem Scheiterhaufen gestorben
       *[other] { $player } ist auf dem Scheiterhaufen gestorben
    }
    [sacrifice] { $player_who ->
        [you] Du hast als Leibwache dein Leben gegeben
        [man] { $player } hat als Leibwache sein Leben gegeben
        [woman] { $player } hat als Leibwache ihr Leben gegeben
       *[neither] { $player } hat als Leibwache das Leben gegeben
    }
    [hunter] { $player_who ->
        [you] Du wurdest von einem sterbenden Jäger erschossen
       *[other] { $player } wurde von einem sterbenden Jäger erschossen
    }
    [heartbreak] { $player_who ->
        [you] Du bist an gebrochenem Herzen gestorben
       *[other] { $player } ist an gebrochenem Herzen gestorben
    }
    [inactivity] { $player_who ->
        [you] Du hast zu oft nicht abgestimmt und bist aus dem Spiel
       *[other] { $player } hat zu oft nicht abgestimmt und ist aus dem Spiel
    }
    [left] { $player_who ->
        [you] Du hast aufgegeben und bist aus dem Spiel
       *[other] { $player } hat aufgegeben und ist aus dem Spiel
    }
    [disqualified] { $player_who ->
        [you] Die Admins haben dich aus dem Spiel genommen
       *[other] Die Admins haben { $player } aus dem Spiel genommen
    }
   *[none] { $player_who ->
        [you] Du bist tot
       *[other] { $player } wurde tot aufgefunden
    }
}
role-clause = { $player_who ->
    [you] ; du warst { $role_one }
    [man] ; er war { $role_one }
    [woman] ; sie war { $role_one }
   *[neither] ; die aufgedeckte Rolle: { $role }
}
fact-died = { died-clause }.
death-with-role = { died-clause }{ role-clause }.
fact-died_of = { $player } ist gestorben ({ cause-words }).
fact-revived = { $player_who ->
    [you] Du atmest wieder: Du bist zurück unter den Lebenden.
   *[other] { $player } atmet wieder und ist zurück unter den Lebenden.
}
fact-role_shown = { $player_who ->
    [you] Das ganze Dorf kennt jetzt deine Rolle: { $role }.
   *[other] Das ganze Dorf kennt jetzt die Rolle von { $player }: { $role }.
}
fact-pyre = { $player_who ->
    [nobody] { $reason ->
        [tie] Es herrscht Gleichstand. Der Scheiterhaufen bleibt kalt: Heute brennt niemand.
        [nobody] Niemand hat eine Stimme bekommen. Der Scheiterhaufen bleibt kalt: Heute brennt niemand.
        [acquitted] Das Dorf spricht frei, wen es bestimmt hatte: Heute brennt niemand.
       *[other] Der Scheiterhaufen bleibt kalt: Heute brennt niemand.
    }
    [you] { $reason ->
        [scapegoat] Das Dorf kann sich nicht einigen und sucht einen Sündenbock, und der bist du: Du musst auf den Scheiterhaufen.
        [acquitted] Das Dorf zerrt dich zum Scheiterhaufen und lässt dich im letzten Augenblick laufen: Heute brennt niemand.
       *[other] Das Dorf hat gesprochen: Du musst auf den Scheiterhaufen.
    }
   *[other] { $reason ->
        [scapegoat] Das Dorf kann sich nicht einigen und sucht einen Sündenbock: { $player } muss auf den Scheiterhaufen.
        [acquitted] Das Dorf zerrt { $player } zum Scheiterhaufen und überlegt es sich im letzten Augenblick anders: Heute brennt niemand.
       *[other] Das Dorf hat gesprochen: { $player } muss auf den Scheiterhaufen.
    }
}
fact-mayor = { $player_who ->
    [nobody] { $how ->
        [tie] Es herrscht Gleichstand: Das Bürgermeisteramt bleibt bis zum Ende des Spiels unbesetzt.
        [nobody] Niemand hat eine Stimme bekommen: Das Bürgermeisteramt bleibt bis zum Ende des Spiels unbesetzt.
       *[other] Das Bürgermeisteramt ist unbesetzt.
    }
    [you] { $how ->
        [lot] Es herrscht Gleichstand, und das Los entscheidet: Du übernimmst das Bürgermeisteramt.
        [elected] Das Dorf hat dich ins Bürgermeisteramt gewählt. Von nun an wiegt deine Stimme beim Scheiterhaufen schwerer.
        [testament] Das Testament wird verlesen, und darin steht dein Name: Du übernimmst das Bürgermeisteramt.
       *[other] Du hast das Bürgermeisteramt.
    }
    [man] { $how ->
        [elected] Das Dorf hat { $player } zum Bürgermeister gewählt.
        [lot] Es herrscht Gleichstand, und das Los entscheidet: { $player } ist Bürgermeister.
        [testament] Das Testament wird verlesen: { $player } ist der neue Bürgermeister.
       *[other] { $player } ist Bürgermeister.
    }
    [woman] { $how ->
        [elected] Das Dorf hat { $player } zur Bürgermeisterin gewählt.
        [lot] Es herrscht Gleichstand, und das Los entscheidet: { $player } ist Bürgermeisterin.
        [testament] Das Testament wird verlesen: { $player } ist die neue Bürgermeisterin.
       *[other] { $player } ist Bürgermeisterin.
    }
   *[neither] { $how ->
        [elected] Das Dorf hat { $player } ins Bürgermeisteramt gewählt.
        [lot] Es herrscht Gleichstand, und das Los entscheidet: { $player } übernimmt das Bürgermeisteramt.
        [testament] Das Testament wird verlesen: { $player } übernimmt das Bürgermeisteramt.
       *[other] { $player } hat das Bürgermeisteramt.
    }
}
fact-exiled = { $cause ->
    [disqualified] { $player_who ->
        [you] Du bist disqualifiziert und aus dem Dorf verbannt: Du spielst nicht mehr mit.
       *[other] { $player } ist disqualifiziert und aus dem Dorf verbannt.
    }
    [left] { $player_who ->
        [you] Du hast aufgegeben und bist aus dem Dorf verbannt: Du spielst nicht mehr mit.
       *[other] { $player } hat aufgegeben und ist aus dem Dorf verbannt.
    }
   *[defeat] { $player_who ->
        [you] Du bist aus dem Dorf verbannt: Du spielst nicht mehr mit.
       *[other] { $player } ist aus dem Dorf verbannt.
    }
}
fact-faction_defeated = { $faction ->
    [wolves] Die Wölfe sind besiegt, und wer zu ihrer Fraktion gehört, wird verbannt.
    [necromancers] Die Totenbeschwörer sind besiegt, und wer zu ihrer Fraktion gehört, wird verbannt.
   *[other] Eine Fraktion ist besiegt, und wer zu ihr gehört, wird verbannt.
} Das waren ihre Mitglieder, lebende und tote: { $players }.
fact-faction_disqualified = { $faction ->
    [villagers] Die Dorfbewohner sind disqualifiziert: Wer zu ihrer Fraktion gehört, wird verbannt.
    [wolves] Die Wölfe sind disqualifiziert: Wer zu ihrer Fraktion gehört, wird verbannt.
    [necromancers] Die Totenbeschwörer sind disqualifiziert: Wer zu ihrer Fraktion gehört, wird verbannt.
   *[other] Eine Fraktion ist disqualifiziert: Wer zu ihr gehört, wird verbannt.
} Das waren ihre Mitglieder, lebende und tote: { $players }.{ $reason ->
    [none] {""}
   *[other] {" "}Die Spielleitung nennt als Grund: { $reason }
}
fact-disqualified_because = { $player_who ->
    [you] Warum du disqualifiziert bist, so wie es alle erfahren: { $reason }
   *[other] Warum { $player } disqualifiziert ist: { $reason }
}
fact-marked = { $player_who ->
    [you] An deiner Tür prangt heute Morgen das Zeichen des Raben: In die nächste Abstimmung über den Scheiterhaufen gehst du schon mit Stimmen gegen dich.
    [man] An der Tür von { $player } prangt heute Morgen das Zeichen des Raben: In die nächste Abstimmung über den Scheiterhaufen geht er schon mit Stimmen gegen sich.
    [woman] An der Tür von { $player } prangt heute Morgen das Zeichen des Raben: In die nächste Abstimmung über den Scheiterhaufen geht sie schon mit Stimmen gegen sich.
   *[neither] An der Tür von { $player } prangt heute Morgen das Zeichen des Raben: Wer dort wohnt, geht schon mit Stimmen gegen sich in die nächste Abstimmung über den Scheiterhaufen.
}
fact-locked_up = { $player_who ->
    [you] Du bist eingesperrt: Bei der nächsten Abstimmung über den Scheiterhaufen kannst du nicht abstimmen, und niemand kann für dich stimmen.
    [man] { $player } sitzt in der Zelle: Bei der nächsten Abstimmung über den Scheiterhaufen kann er nicht abstimmen, und niemand kann für ihn stimmen.
    [woman] { $player } sitzt in der Zelle: Bei der nächsten Abstimmung über den Scheiterhaufen kann sie nicht abstimmen, und niemand kann für sie stimmen.
   *[neither] { $player } sitzt in der Zelle: Bei der nächsten Abstimmung über den Scheiterhaufen kann { $player } nicht abstimmen, und niemand kann für { $player } stimmen.
}
fact-guilty = { $players_count ->
    [0] Niemand hat wegen des Scheiterhaufens ein schlechtes Gewissen.
    [one] Aus schlechtem Gewissen stimmt beim nächsten Scheiterhaufen nicht mit ab: { $players }.
   *[other] Aus schlechtem Gewissen stimmen beim nächsten Scheiterhaufen nicht mit ab: { $players }.
}

## Über die Leute selbst

fact-excused = { $until ->
    [none] { $player_who ->
        [you] Du bist wieder da: Runden, die du verpasst, zählen wieder.
       *[other] { $player } ist wieder da: Verpasste Runden zählen wieder.
    }
    [open] { $player_who ->
        [you] Bei dir kommt keine Post an: Solange das so ist, zählen Runden, die du verpasst, nicht.
       *[other] Bei { $player } kommt keine Post an: Solange das so ist, zählen verpasste Runden nicht.
    }
   *[other] { $player_who ->
        [you] Du bist weg bis { $until }. Runden, die du bis dahin verpasst, zählen nicht.
       *[other] { $player } ist weg bis { $until }. Verpasste Runden zählen bis dahin nicht.
    }
}
fact-extended = { $wished ->
    [yes] Mehr als die Hälfte der Lebenden hat um Aufschub gebeten: Diese Runde dauert { $by } länger.
   *[no] Die Admins geben allen Aufschub: Diese Runde dauert { $by } länger.
}
fact-substituted = { $player_who ->
    [you] Du springst für jemand anderen ein: Von nun an spielst du als { $player }.
   *[other] { $given ->
        [yes] Die Spielleitung hat den Platz von { $player } neu besetzt: Von nun an spielt unter diesem Namen jemand anders.
       *[no] Für { $player } ist jemand eingesprungen: Von nun an spielt unter diesem Namen jemand anders.
    }
}
fact-left = { $player_who ->
    [you] Du hast aufgegeben und bist bald aus dem Spiel.
   *[other] { $player } hat aufgegeben und ist bald aus dem Spiel.
}
fact-looked = { $player_who ->
    [nobody] Jemand von den Admins hat hinter die Kulissen dieses Spiels geschaut.
    [you] Du hast als Admin hinter die Kulissen dieses Spiels geschaut, und alle erfahren davon.
   *[other] { $player } hat als Admin hinter die Kulissen dieses Spiels geschaut.
}
fact-announcement = { $hint ->
    [yes] Ein Hinweis auf die Rollen in diesem Spiel:
   *[no] Die Spielleitung gibt bekannt:
}
fact-advice = { $asked ->
    [none] Die Spielleitung schreibt dir allein:
   *[other] Du hast die Spielleitung gefragt: „{ $asked }“ Die Antwort, für dich allein:
}
fact-reprimanded = Du bist disqualifiziert und bald aus dem Spiel. Der Grund, den nur erfährt, wen er angeht: { $reason }
fact-rewound = Die Admins haben die Uhr zurückgedreht: Die Runde, die zuletzt geschlossen wurde, ist wieder offen, mit den Antworten, die schon da waren. Was danach im Dorf geschah, ist nicht geschehen, und wer dadurch starb, lebt wieder.
fact-strike = { $in_a_row ->
    [one] { $player_who ->
        [you] Hinter deinen Namen kommt ein Strich: Du hast nicht abgestimmt.
       *[other] Hinter den Namen von { $player } kommt ein Strich: Es kam keine Stimme.
    }
   *[other] { $player_who ->
        [you] Hinter deinen Namen kommt noch ein Strich: Du hast jetzt { $in_a_row }-mal hintereinander nicht abgestimmt.
       *[other] Hinter den Namen von { $player } kommt noch ein Strich: { $in_a_row }-mal hintereinander keine Stimme.
    }
}

## Die Abstimmungen

votes-title = { $ballot ->
    [pyre] So wurde über den Scheiterhaufen abgestimmt:
    [election] So wurde bei der Bürgermeisterwahl abgestimmt:
   *[other] So wurde abgestimmt:
}
votes-for = für { $player }: { $voters }
votes-for-total = für { $player }: { $voters } ({ $total })
votes-without-voters = für { $player }, ohne eine Stimme aus dem Dorf: { $total }
votes-blank = enthalten: { $voters }
votes-missing = nicht abgestimmt: { $voters }
votes-word = { $word }: { $voters }
votes-none = für niemanden auch nur eine Stimme

## Wakkerdam

fact-night_fell = Nacht { $number } beginnt.
fact-day_broke = Tag { $number } beginnt. { $deaths ->
    [0] In der Nacht ist niemand gestorben.
    [one] Eine Person ist tot.
   *[other] { $deaths } Personen sind tot.
}
fact-chosen = { $ballot ->
    [pack] { $player_who ->
        [nobody] { $reason ->
            [tie] Das Rudel ist sich nicht einig geworden: Ihr greift heute Nacht niemanden an.
           *[other] Das Rudel hat keinen Namen genannt: Ihr greift heute Nacht niemanden an.
        }
       *[other] Das Rudel hat gewählt: Heute Nacht schleicht ihr zum Haus von { $player }.
    }
    [vampires] { $player_who ->
        [nobody] { $reason ->
            [tie] Die Vampire sind sich nicht einig geworden: Ihr greift heute Nacht niemanden an.
           *[other] Die Vampire haben keinen Namen genannt: Ihr greift heute Nacht niemanden an.
        }
       *[other] Die Vampire haben gewählt: Heute Nacht flattert ihr zum Haus von { $player }.
    }
    [pipers] { $player_who ->
        [nobody] { $reason ->
            [tie] Die Flötenspieler sind sich nicht einig geworden: Heute Nacht wird niemand verzaubert.
           *[other] Die Flöten schweigen: Heute Nacht wird niemand verzaubert.
        }
       *[other] Euer Flötenspiel hat { $player } verzaubert.
    }
   *[other] { $player_who ->
        [nobody] Eure Gruppe hat niemanden gewählt.
       *[other] Eure Gruppe hat { $player_object } gewählt.
    }
}
fact-potions_used = { $healed_who ->
    [nobody] { $poisoned_who ->
        [nobody] Du hast heute Nacht keinen Trank verwendet.
       *[other] Du hast heute Nacht { $poisoned } dein Gift gegeben.
    }
    [you] { $poisoned_who ->
        [nobody] Du hast heute Nacht dein Lebenselixier selbst getrunken.
       *[other] Du hast heute Nacht dein Lebenselixier selbst getrunken und { $poisoned } dein Gift gegeben.
    }
   *[other] { $poisoned_who ->
        [nobody] Du hast heute Nacht { $healed } dein Lebenselixier gegeben.
       *[other] Du hast heute Nacht { $healed } dein Lebenselixier gegeben und { $poisoned } dein Gift.
    }
}
fact-founded = { $mayor ->
    [yes] In diesem Dorf gibt es eine Bürgermeisterwahl.
   *[no] In diesem Dorf gibt es kein Bürgermeisteramt.
}
fact-hit = { $player } ist getroffen ({ cause-words }).
fact-doomed = { $player } wird sterben ({ cause-words }).
fact-saved = Das Lebenselixier hat { $player } gerettet.
fact-survived = { $reason ->
    [protected] { $player } wurde angegriffen, war aber geschützt.
    [extra_life] { $player } wurde angegriffen und überlebt, dieses eine Mal.
   *[other] { $player } wurde angegriffen und überlebt ({ $reason_raw }).
}
sacrificed-clause = { $client_who ->
    [you] { $player_who ->
        [man] Du wärst gestorben, aber { $player } hat als deine Leibwache sein Leben für dich gegeben
        [woman] Du wärst gestorben, aber { $player } hat als deine Leibwache ihr Leben für dich gegeben
        [you] Du hast als Leibwache dein Leben gegeben
       *[neither] Du wärst gestorben, aber { $player } ist als deine Leibwache an deiner Stelle gestorben
    }
   *[other] { $player_who ->
        [you] { $client } wäre gestorben, aber du hast als Leibwache dein Leben gegeben
        [man] { $client } wäre gestorben, aber { $player } hat als Leibwache sein Leben gegeben
        [woman] { $client } wäre gestorben, aber { $player } hat als Leibwache ihr Leben gegeben
       *[neither] { $client } wäre gestorben, aber { $player } hat als Leibwache das Leben gegeben
    }
}
fact-sacrificed = { sacrificed-clause }.
sacrifice-with-role = { sacrificed-clause }; { $player_who ->
    [you] du warst { $role_one }
   *[other] { $player } war { $role_one }
}.
fact-bond_ended = { $client } hat keine Leibwache mehr.
fact-love_ended = Die Person, die du geliebt hast, ist aus dem Spiel verschwunden. Dein Herz tut weh, aber es bricht nicht: Du bist nicht mehr verliebt.
fact-guard_ended = Die Abmachung zwischen Auftraggeber und Leibwache ist vorbei: Ihr schuldet einander nichts mehr.
fact-mark_placed = { $player } hat das Zeichen des Raben bekommen.
fact-lock_placed = { $player } wird eingesperrt.
fact-guilt_placed = { $players_count ->
    [0] Der Sündenbock hat niemandem ein schlechtes Gewissen gemacht.
   *[other] Wegen des Sündenbocks plagt das schlechte Gewissen { $players_object }.
}
fact-burdens_lifted = Warnungen, Zeichen, Gitter und schlechtes Gewissen sind wieder vorbei.
fact-condemned = { $player_who ->
    [nobody] Die Abstimmung trifft niemanden.
   *[other] Die Abstimmung trifft { $player_object }.
}
fact-idiot_discovered = { $player_who ->
    [you] Oben auf dem Holzstoß fängst du an zu kichern, und alle begreifen: Du bist der Dorfdepp. Man lässt dich laufen. Über den Scheiterhaufen stimmst du nicht mehr ab, und niemand kann dort mehr für dich stimmen.
    [man] Oben auf dem Holzstoß fängt { $player } an zu kichern, und alle begreifen: Er ist der Dorfdepp. Man lässt ihn laufen. Über den Scheiterhaufen stimmt er nicht mehr ab, und niemand kann dort mehr für ihn stimmen.
    [woman] Oben auf dem Holzstoß fängt { $player } an zu kichern, und alle begreifen: Sie ist der Dorfdepp. Man lässt sie laufen. Über den Scheiterhaufen stimmt sie nicht mehr ab, und niemand kann dort mehr für sie stimmen.
   *[neither] Oben auf dem Holzstoß fängt { $player } an zu kichern, und alle begreifen: Da steht der Dorfdepp. Man lässt die arme Seele laufen. Über den Scheiterhaufen stimmt { $player } nicht mehr ab, und niemand kann dort mehr für { $player } stimmen.
}
fact-powers_lost = Mit dem Dorfältesten stirbt auch die alte Kraft des Dorfes: Alle Dorfbewohner, die noch leben, haben ihre Fähigkeiten verloren und sind jetzt gewöhnliche Dorfbewohner.
fact-testament_written = { $player_who ->
    [nobody] Im Testament aus dem Bürgermeisteramt steht kein Name.
   *[other] Das Testament aus dem Bürgermeisteramt nennt { $player_object }.
}
fact-election_due = Das Testament bringt niemanden ins Bürgermeisteramt: Heute Morgen wählt das Dorf selbst.
fact-inactive = { $cause ->
    [disqualified] { $player } wird von den Admins aus dem Spiel genommen.
   *[inactivity] { $player } hat zu oft nicht abgestimmt und ist bald aus dem Spiel.
}
cause-words = { $cause ->
    [wolves] ein Angriff des Rudels
    [vampires] ein Angriff der Vampire
    [psychopath] ein Angriff eines Psychopathen
    [white_wolf] ein Angriff eines weißen Werwolfs
    [witch] das Gift einer Hexe
    [pyre] der Scheiterhaufen
    [hunter] die Kugel eines Jägers
    [heartbreak] ein gebrochenes Herz
    [sacrifice] als Leibwache
    [inactivity] zu oft nicht abgestimmt
    [left] aufgegeben
    [disqualified] aus dem Spiel genommen
   *[other] { $cause_raw }
}

## Morgen und Abende

fact-dawn = Tag { $number } bricht an.
fact-sunset = Tag { $number } geht zu Ende, und die Stimmen werden gezählt.
fact-learned_faction = { $about_who ->
    [you] Deine Fraktion: { $faction_name }.
   *[other] Die Fraktion von { $about }: { $faction_name }.
}
fact-faction_changed = Von jetzt an gehörst du zu einer anderen Fraktion: { $faction_name }.
fact-defeated = Deine Fraktion hat verloren: { $faction_name }.
fact-secondary_goal = Von jetzt an unterstützt du eine andere Fraktion: { $faction_name }.
fact-scream = { $player_who ->
    [you] In der Nacht waren deine Schreie zu hören.
   *[other] In der Nacht waren die Schreie von { $player } zu hören.
}
fact-nominated = Angeklagt: { $players }.
fact-growl = Der Bär knurrt.
fact-letter = Ein Drohbrief für { $player }: { $text ->
    [none] ohne eigenen Text.
   *[other] „{ $text }“
}
fact-learned_wolf = { $wolf ->
    [yes] { $about } ist ein Werwolf.
   *[no] { $about } ist kein Werwolf.
}
fact-learned_neighbourhood = { $wolf ->
    [yes] Unter { $about } und den beiden daneben ist ein Wolf.
   *[no] Unter { $about } und den beiden daneben ist kein Wolf.
}
fact-power_used = { $player } tut in dieser Nacht etwas; die Fähigkeit: { $power }.
fact-defended = Eine Anwältin ({ $by }) verteidigt { $player } beim kommenden Scheiterhaufen.
fact-faction_sentenced = Sobald diese Runde schließt, wird eine ganze Fraktion verbannt: { $faction_name } (disqualifiziert).
fact-sentenced = { $player } wird verbannt, sobald diese Runde schließt ({ $cause ->
    [disqualified] disqualifiziert
    [left] aufgegeben
   *[other] { $cause_raw }
}).

## Der Endstand

final-title = Die Rollen, jetzt, da alles gesagt werden darf:
outcome-player = { $player }: { $role }, { $alive ->
    [yes] am Leben
   *[no] tot
}{ $lover_who ->
    [nobody] {""}
   *[other] , verliebt in { $lover }
}{ $bodyguard_who ->
    [nobody] {""}
   *[other] , mit { $bodyguard } als Leibwache
}
outcome-won = { $winner ->
    [yes] {" "}– gewonnen
   *[no] {""}
}
outcome-line = { outcome-player }{ $mayor ->
    [yes] , im Bürgermeisteramt
   *[no] {""}
}{ outcome-won }
fact-final_role = { outcome-line }

## So steht es um das Dorf

overview-title = So steht es um das Dorf:
overview-living = Am Leben ({ $count }): { $players }
overview-dead = Tot ({ $count }): { $players }
overview-dead-none = Tot: noch niemand
overview-dead-one = { $player } ({ $role })
overview-exiled = Verbannt ({ $count }): { $players }
overview-mayor = Bürgermeisteramt: { $player }
