### Düsterwald: die Wörter, die dieses Regelwerk für sich hat. Was hier steht, wird in seinen Spielen
### statt der gleichnamigen gemeinsamen Nachricht gesagt.

## Die Bürger

role-villager = Dorfbewohner
    .one = ein einfacher Dorfbewohner
    .story = Du hast keine besonderen Fähigkeiten. Nachts schläfst du, und am Tag diskutierst du mit und stimmst ab.

role-witch = Hexe
    .one = die Hexe
    .story = Jede Nacht erfährst du, wen das Rudel als Opfer gewählt hat. Du hast für das ganze Spiel einen Heiltrank und einen Gifttrank: Mit dem einen rettest du das Opfer, auch dich selbst; mit dem anderen tötest du jemanden. Beide in einer Nacht sind erlaubt, und du musst keinen verwenden.

role-hunter = Jäger
    .one = der Jäger
    .story = Scheidest du aus dem Spiel aus, gibst du noch einen Schuss ab. Wen du dann nennst, den reißt du mit in den Tod.

role-cupid = Amor
    .one = Amor
    .story = In der ersten Nacht verkuppelst du zwei Leute, wenn du magst auch dich selbst. Die beiden erfahren voneinander. Danach schläfst du jede Nacht durch.

role-seer = Seherin
    .one = die Seherin
    .story = Jede Nacht darfst du eine Person nennen, deren Rolle du erfährst. Dein Wissen ist viel wert: Setze es vorsichtig ein.

role-protector = Beschützer
    .one = der Beschützer
    .story = Am Anfang jeder Nacht bestimmst du, wen du vor den Werwölfen schützt, wenn du magst auch dich selbst. Wen das Rudel dann angreift, der stirbt nicht. Zwei Nächte hintereinander darfst du nicht dieselbe Person schützen.

role-black_raven = Schwarzer Rabe
    .one = der schwarze Rabe
    .story = Jede Nacht darfst du an ein Haus einen Drohbrief heften, den niemand mit dir in Verbindung bringt. Wer dort wohnt, hat am nächsten Tag zwei Stimmen gegen sich.

role-fox = Fuchs
    .one = der Fuchs
    .story = Jede Nacht darfst du eine Person nennen. Du erfährst, ob sie oder eine der beiden Personen neben ihr ein Werwolf ist. Ist keine von den dreien ein Werwolf, verlierst du deine Fähigkeit.

role-village_harlot = Dorfmatratze
    .one = die Dorfmatratze
    .story = Jede Nacht übernachtest du bei jemand anderem. Will das Rudel dich töten, trifft es dich nicht an. Wählt es aber die Person, bei der du schläfst, und stirbt sie, dann stirbst du mit.

role-bear_tamer = Bärenführer
    .one = der Bärenführer
    .story = Sitzt am Morgen direkt neben dir ein Werwolf, hört das ganze Dorf den Bären knurren. Tun musst du dafür nichts.

role-sibling = Geschwister
    .one = eines der Geschwister
    .story = In der ersten Nacht erkennt ihr Geschwister euch. Sonst hast du keine besonderen Fähigkeiten.

role-wolfhound = Wolfshund
    .one = der Wolfshund
    .story = In der ersten Nacht entscheidest du, ob du ein Wolf wirst oder Dorfbewohner bleibst. Als Wolf gehst du jede Nacht mit dem Rudel auf die Jagd. Deine Wahl wird nicht bekannt, auch nicht nach deinem Tod.

role-wild_child = Wildes Kind
    .one = das wilde Kind
    .story = In der ersten Nacht wählst du eine andere Person zum Vorbild. Stirbt sie, wirst du zum Werwolf und gehst von da an mit dem Rudel auf die Jagd.

## Die Werwölfe

role-werewolf = Werwolf
    .one = ein Werwolf
    .story = Jede Nacht einigt sich das Rudel auf ein Opfer. Euer Ziel ist es, alle Bürger zu töten.

role-white_werewolf = Weißer Werwolf
    .one = der weiße Werwolf
    .story = Jede Nacht bist du mit dem Rudel wach und verhältst dich wie alle. In der ersten, dritten und jeder weiteren ungeraden Nacht wachst du noch einmal allein auf und kannst einen der anderen Wölfe töten. Du gewinnst nur, wenn du als Einziger überlebst.

role-primal_werewolf = Urwolf
    .one = der Urwolf
    .story = Du bist einer der Werwölfe. Ein einziges Mal kannst du das Opfer des Rudels in einen Werwolf verwandeln, statt dass es gefressen wird. Gefragt wirst du jede Nacht, auch wenn es nichts mehr zu verwandeln gibt.

## Die Seiten

faction-citizens = Bürger
    .belongs = Du gehörst zu den Bürgern.
faction-wolves = Werwölfe
    .belongs = Du gehörst zu den Werwölfen.
faction-lovers = Liebespaar
    .belongs = Du gehörst zu dem Menschen, den du liebst.
faction-white_werewolf = Weißer Werwolf
    .belongs = Du spielst für dich allein.
# Was der Wolfshund wählen kann, neben dem Dorfbewohner.
power-wolf = Wolf

## Was alle hören

fact-roles_listed = Diese Rollen sind im Spiel: { $roles }.
fact-nightfall = Nacht { $number } bricht an. Das Dorf schläft ein.
fact-dawn = Der Morgen von Tag { $number } graut.
fact-quiet_night = In der Nacht ist niemand gestorben.
died-clause = { $cause ->
    [pyre] { $player_who ->
        [you] Das Dorf hat dich verurteilt: Du scheidest aus
       *[other] Das Dorf hat { $player } verurteilt
    }
    [hunter] { $player_who ->
        [you] Du bist erschossen worden
       *[other] { $player } ist erschossen worden
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
       *[other] { $player } ist tot
    }
}
fact-shot = { $player_who ->
    [you] Mit deinem letzten Atemzug drückst du ab.
   *[other] { $player } drückt mit dem letzten Atemzug ab.
} { $target_who ->
    [you] Der Schuss trifft dich.
   *[other] Der Schuss trifft { $target }.
}
fact-growl = Der Bär knurrt.
fact-letter = { $player_who ->
    [you] An deinem Haus hängt ein Drohbrief.
   *[other] Am Haus von { $player } hängt ein Drohbrief.
} { $text ->
    [none] Darin steht nur: „Wir behalten dich im Auge.“
   *[other] Darin steht: „{ $text }“
} Wer dort wohnt, hat heute zwei Stimmen gegen sich.
fact-tied = { $ballot ->
    [captain] Stimmengleichheit. Jetzt wird noch einmal gewählt, und zwar unter diesen: { $players }.
   *[ballot] Stimmengleichheit. Der Hauptmann entscheidet, wer ausscheidet: { $players }.
}
fact-mayor = { $how ->
    [lot] { $player_who ->
        [you] Wieder Stimmengleichheit, und das Los entscheidet: Du bist Hauptmann.
       *[other] Wieder Stimmengleichheit, und das Los entscheidet: { $player } ist Hauptmann.
    }
    [elected] { $player_who ->
        [you] Das Dorf hat dich zum Hauptmann gewählt. Bei Stimmengleichheit entscheidest du.
       *[other] Das Dorf hat { $player } zum Hauptmann gewählt.
    }
   *[fixed] { $player_who ->
        [you] Du bist Hauptmann. Bei Stimmengleichheit entscheidest du.
       *[other] { $player } ist Hauptmann.
    }
}
fact-nominated = { $players_count ->
    [one] Angeklagt ist { $players }.
   *[other] Angeklagt sind { $players }.
}
fact-pyre = { $player_who ->
    [nobody] Heute scheidet niemand aus.
    [you] { $reason ->
        [captain] Der Hauptmann hat entschieden: Du musst gehen.
        [lot] Der Hauptmann schweigt, und das Los entscheidet: Du musst gehen.
       *[other] Die Stimmen sind gezählt: Du musst gehen.
    }
   *[other] { $reason ->
        [captain] Der Hauptmann hat entschieden: { $player } muss gehen.
        [lot] Der Hauptmann schweigt, und das Los entscheidet: { $player } muss gehen.
       *[other] Die Stimmen sind gezählt: { $player } muss gehen.
    }
}
votes-title = { $ballot ->
    [captain] So wurde der Hauptmann gewählt:
   *[other] So wurde über die Angeklagten abgestimmt:
}
fact-won = { $faction ->
    [citizens] Der letzte Werwolf ist tot: Die Bürger haben gewonnen!
    [wolves] Kein Bürger ist mehr am Leben: Die Werwölfe haben gewonnen!
    [lovers] Nur die Liebe hat überlebt: Das Liebespaar hat gewonnen!
    [white_werewolf] Einer ist übrig, und sein Fell ist weiß: Der weiße Werwolf hat gewonnen!
    [draw] Niemand gewinnt dieses Spiel.
   *[other] Das Spiel ist entschieden.
}{ $players_count ->
    [0] {""}
   *[other] {" "}Der Sieg geht an { $players_object }.
}
fact-side_shown = { $player } spielte für: { $faction_name }{ $lover_who ->
    [nobody] .
   *[other] {""}, verliebt in { $lover }.
}

## Was nur manche hören

fact-fellows = { $group ->
    [pack] { $players_others_count ->
        [0] Zum Rudel gehörst nur du.
       *[other] Mit dir im Rudel: { $players_others }.
    }
   *[siblings] Deine Geschwister: { $players_others }.
}
fact-in_love = Amors Pfeil hat getroffen: Du und { $with }, ihr seid ein Liebespaar. Stirbt eine Hälfte, stirbt die andere aus Trauer. Gegeneinander stimmen dürft ihr nie.
fact-released = Deine große Liebe ist aus dem Spiel genommen worden. Du bist wieder ungebunden.
fact-prey = { $player_who ->
    [nobody] Das Rudel hat sich auf niemanden geeinigt.
   *[other] Das Rudel hat sich geeinigt: Das Opfer ist { $player }.
}
fact-victims = { $players_count ->
    [0] Heute Nacht hat das Rudel kein Opfer.
   *[other] Das Rudel hat heute Nacht dieses Opfer gewählt: { $players }.
}
fact-learned_role = { $about } ist { $role_one }.
fact-learned_neighbourhood = { $wolf ->
    [yes] { $about_who ->
        [you] Unter dir und den beiden neben dir ist mindestens ein Werwolf.
       *[other] Unter { $about } und den beiden daneben ist mindestens ein Werwolf.
    }
   *[no] { $about_who ->
        [you] Unter dir und den beiden neben dir ist kein Werwolf.
       *[other] Unter { $about } und den beiden daneben ist kein Werwolf.
    }
}
fact-scent_lost = Damit hast du deine Fähigkeit verloren.
fact-faction_changed = Von nun an gehörst du zu dieser Seite: { $faction_name }.
fact-letter_written = In deinem Drohbrief wird stehen: „{ $text }“

## Was die Spielleitung für sich behält

fact-model_chosen = { $player } wählt { $model } zum Vorbild.
fact-shielded = { $player } steht heute Nacht unter dem Schutz von { $by }.
fact-lodged = { $player } schläft heute Nacht bei { $host }.
fact-conversion = { $by } will { $player } verwandeln; { $worked ->
    [yes] es gelingt.
   *[no] es gelingt nicht.
}
fact-white_hunt = { $by } tötet heute Nacht als weißer Werwolf { $player }.
fact-potion_used = { $potion ->
    [heal] { $by } gibt den Heiltrank für { $player }.
   *[poison] { $by } vergiftet { $player }.
}
fact-letter_pinned = Ein Drohbrief für { $player }: { $text ->
    [none] ohne eigenen Text.
   *[other] „{ $text }“
}
fact-leaving = { $player } wird beim nächsten Morgengrauen oder am Ende des Tages herausgenommen ({ $cause ->
    [disqualified] disqualifiziert
   *[left] aufgegeben
}).

## Die Fragen

question-cupid = Wen verkuppelst du?
    .explain = Nenne zwei Personen; eine davon kannst du selbst sein. Sie erfahren voneinander, aber nicht von dir. Das ist deine einzige Nacht.
    .receipt = Deine Pfeile sind für { $chosen }.
    .blank = Du verkuppelst niemanden.
question-side = Wirst du ein Wolf, oder bleibst du Dorfbewohner?
    .explain = Das entscheidest du nur jetzt, und niemand erfährt es, auch nicht nach deinem Tod. Antwortest du nicht, bleibst du Dorfbewohner.
    .receipt = Du hast gewählt: { $chosen }.
    .blank = Du bleibst Dorfbewohner.
question-model = Wer ist dein Vorbild?
    .explain = Stirbt dein Vorbild, wirst du zum Werwolf.
    .receipt = Dein Vorbild ist { $chosen }.
    .blank = Du hast kein Vorbild.
question-protector = Wen beschützt du heute Nacht?
    .explain = Dein Schutz hält nur das Rudel ab. Du darfst auch dich selbst nennen, aber niemanden zwei Nächte hintereinander.
    .receipt = Du beschützt heute Nacht { $chosen }.
    .blank = Du beschützt heute Nacht niemanden.
question-village_harlot = Bei wem übernachtest du?
    .explain = Bist du außer Haus, trifft das Rudel dich nicht an. Stirbt aber die Person, bei der du schläfst, durch das Rudel, stirbst du mit.
    .receipt = Du übernachtest bei { $chosen }.
    .blank = Du bleibst heute Nacht zu Hause.
question-pack = Wen holt sich das Rudel heute Nacht?
    .explain = Einigt euch: In der Regel braucht es mehr als die Hälfte des Rudels, sonst gibt es kein Opfer.
    .receipt = Du bist im Rudel für { $chosen }.
    .blank = Du nennst im Rudel niemanden.
question-ready = Bist du bereit?
    .explain = Lies deine Rolle in Ruhe. Die erste Nacht bricht an, wenn die Zeit um ist.
    .receipt = Du bist bereit.
    .blank = Du bist noch nicht bereit.
question-convert = Soll das Opfer dieser Nacht zum Werwolf werden?
    .explain = Das geht nur einmal im Spiel und nur, wenn das Rudel ein Opfer hat. Gefragt wirst du jede Nacht.
    .receipt = Verwandeln: { $chosen }.
    .blank = Du verwandelst heute Nacht niemanden.
question-white_werewolf = Tötest du heute Nacht einen der anderen Wölfe?
    .explain = Davon weiß das Rudel nichts, und niemand kann es verhindern. Du musst es nicht tun.
    .receipt = Du tötest heute Nacht { $chosen }.
    .blank = Du lässt das Rudel heute Nacht in Ruhe.
question-witch = Was tust du mit deinen Tränken?
    .explain = Jeder Trank wirkt einmal im ganzen Spiel. Du musst keinen verwenden.
    .heal = Dein Heiltrank ist für { $heal }.
    .poison = Dein Gifttrank ist für { $poison }.
    .blank = Du verwendest heute Nacht keinen Trank.
question-seer = Wessen Rolle willst du wissen?
    .explain = Die Antwort bekommst du am Ende dieses Aufrufs, du allein.
    .receipt = Du willst die Rolle von { $chosen } wissen.
    .blank = Du fragst heute Nacht nicht.
question-fox = Wen beschnupperst du?
    .explain = Du erfährst, ob unter dieser Person und ihren beiden Nachbarn ein Werwolf ist. Ist es keiner, verlierst du deine Fähigkeit.
    .receipt = Du beschnupperst { $chosen }.
    .blank = Du gehst heute Nacht nicht auf die Pirsch.
question-black_raven = An wessen Haus heftest du deinen Drohbrief?
    .explain = Wer dort wohnt, hat am Tag zwei Stimmen gegen sich. Dass der Brief von dir ist, erfährt niemand. Du musst keinen schreiben.
    .receipt = Dein Drohbrief ist für { $chosen }.
    .blank = Du schreibst heute Nacht keinen Brief.
question-shoot = Wen nimmst du mit?
    .explain = Du scheidest aus, aber ein Schuss bleibt dir.
    .receipt = Du schießt auf { $chosen }.
    .blank = Du schießt nicht.
question-elect = Wer soll Hauptmann sein?
    .explain = Der Hauptmann entscheidet, wenn eine Abstimmung unentschieden ausgeht. Du darfst auch dich selbst wählen. Bei Stimmengleichheit gibt es eine Stichwahl, danach das Los.
    .receipt = Du wählst { $chosen } zum Hauptmann.
    .blank = Du wählst niemanden zum Hauptmann.
question-accuse = Wen klagst du an?
    .explain = Jetzt wird diskutiert. Du darfst so viele nennen, wie du willst; über alle Genannten wird danach abgestimmt.
    .receipt = Du klagst an: { $chosen }.
    .blank = Du klagst niemanden an.
question-thumbs = Für wessen Verurteilung bist du?
    .explain = Wer die meisten Stimmen hat, scheidet aus; bei Gleichstand entscheidet der Hauptmann. In der Regel darfst du für mehrere sein.
    .receipt = Du stimmst gegen { $chosen }.
    .blank = Du bist für keine Verurteilung.
question-decide = Wer scheidet aus?
    .explain = Die Stimmen sind gleich, und du bist Hauptmann. Antwortest du nicht, entscheidet das Los.
    .receipt = Du schickst { $chosen } fort.
    .blank = Du überlässt es dem Los.
