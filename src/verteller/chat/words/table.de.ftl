### Ein Tisch, ein Bildschirm: was der Erzähler auf dem Handy sagt und zeigt, das auf dem Tisch liegt.

## Vor dem Spiel

table-title = Am Tisch
table-lead = Ein Handy in der Mitte des Tisches: Es teilt die Karten aus, führt laut durch die Nacht, während alle die Augen geschlossen haben, und zählt am Tag die Stimmen. Niemand muss den Erzähler machen.
table-missing = Am Tisch kann hier noch nicht gespielt werden.
table-missing-how = Der Teil, der in deinem Browser läuft, wurde beim Einrichten nicht geholt. Wer diesen Erzähler betreibt, kann das jetzt tun:
table-script = Das Spiel am Tisch läuft in deinem Browser und braucht dafür JavaScript.
table-home = Zur Startseite
table-book-tabula = Lupus in Tabula
    .about = Das Kartenspiel für 8 bis 24 Leute.
table-book-duesterwald = Düsterwald
    .about = Mit Hauptmann, Daumen und dem letzten Schuss des Jägers.
table-sizes = { $players ->
    [0] Es braucht mindestens { $least } Leute.
    [one] Eine Person, { $named } Karten.
   *[other] { $players } Leute, { $named } Karten.
}
table-pace-brisk = Zügig
table-pace-usual = Normal
table-pace-calm = Gemächlich
table-own-how = Eine eigene Karte tritt an die Stelle dieser Karte: { $role }. Was sie kann, macht ihr untereinander aus; der Erzähler ruft sie auf und behält ihr Geheimnis für sich.
table-begin = Karten austeilen
table-few-for = { $role }: für mehr Leute empfohlen.
table-odd = { $what ->
    [many_siblings] Mehr als drei Geschwister sind ungewöhnlich.
   *[other] Ungewöhnlich: { $what }.
}
table-fault = { $code ->
    [player_count] { $most ->
        [1000] Es braucht mindestens { $least } Leute.
       *[other] Gespielt wird zu { $least } bis { $most }.
    }
    [same_name] Zwei Leute heißen gleich.
    [no_name] Jemand hat noch keinen Namen.
    [role_count] Es sind { $count } Karten für { $players } Leute.
    [role_limit] { $most ->
        [-1] Das geht nicht: { $roles }, mindestens { $least }.
       *[other] { $least ->
            [0] Das geht nicht: { $roles }, höchstens { $most }.
           *[other] Das geht nicht: { $roles }, mindestens { $least } und höchstens { $most }.
        }
    }
    [no_composition] Für { $players } Leute gibt es keinen Vorschlag: Wählt die Karten selbst.
    [own_cards] Eigene Karten treten an die Stelle von Dorfbewohnern, und davon gibt es nicht genug.
    [own_names] Jede eigene Karte braucht einen eigenen Namen.
   *[other] So kann nicht gespielt werden.
}

## Optionen

table-option-first-night-kills-narrator = In der ersten Nacht stirbt der Erzähler und sonst niemand
table-option-ghosts = Geister: Die Toten stimmen bei der ersten Abstimmung mit
table-option-mythomaniac-phase = Der Mythomane wird aufgerufen
    .before-seer = vor dem Seher
    .end-of-night = am Ende der Nacht
table-option-nomination-start = Die Abstimmung beginnt
    .right = rechts von der getöteten Person
    .left = links von der getöteten Person
table-option-pack-rule = Die Werwölfe entscheiden
    .majority = mit mehr als der Hälfte
    .unanimous = alle gemeinsam
    .plurality = mit den meisten Stimmen
table-option-discussion-seconds = Sekunden zum Reden vor der Abstimmung
table-option-witch-sees-converted = Die Hexe erfährt von einem Opfer, das verwandelt wird
table-option-convert-keeps-power = Wer verwandelt wird, behält seine Fähigkeit
table-option-white-wolf-endgame = Wenn nur noch Wölfe übrig sind
    .end = ist das Spiel zu Ende
    .continue = geht es weiter, bis der weiße tot oder allein ist
table-option-harlot-repeat = Die Dorfmatratze darf bei derselben Person schlafen
    .not-consecutive = aber nicht zweimal hintereinander
    .free = so oft sie will
    .never = nur einmal im Spiel
table-option-neighbours = Nebeneinander sitzen
    .living = die nächsten Lebenden
    .fixed = die am Anfang dort saßen
table-option-white-wolf-pair-is-mixed = Der weiße Werwolf und ein anderer Wolf gelten verliebt als gemischtes Paar
table-option-votes-per-player = Daumen pro Person
    .unlimited = so viele sie will
    .v1 = einer
table-option-max-rounds = Runden, bis niemand gewinnt (0: kein Ende)

## Die Karten

table-deal = Diese Karte ist für { $name }
table-deal-how = Gib { $name } das Handy. Alle anderen schauen weg.
table-deal-place = { $number } von { $of }
table-deal-cover = Zum Ansehen gedrückt halten
table-deal-last = Alle haben eine Karte gesehen
table-hand-on = Gib das Handy an { $name }
table-own-card = Für das Spiel selbst bist du: { $role }.
table-round = Neues für { $name }?
table-round-how = Das Handy geht herum. Alle halten kurz den Finger darauf, und die meisten sehen nichts.
table-round-nothing = Für dich gibt es nichts Neues.
table-counted = { $count ->
    [one] { $name }
   *[other] { $count } × { $name }
}

## Die Nacht

table-night = Nacht { $number }
table-night-how = Legt das Handy in die Mitte des Tisches und schaltet den Ton ein. Wer aufgerufen wird, öffnet die Augen, berührt den Bildschirm und wählt, ohne ein Geräusch zu machen.
table-night-first = { $number ->
    [1] Schließt alle die Augen und trommelt leise auf den Tisch, bis es Tag ist. Jeder Aufruf dauert gleich lang, was auch geschieht.
   *[other] Schließt alle die Augen und trommelt leise auf den Tisch, bis es Tag ist.
}
table-night-spoken = Nacht { $number }. Schließt alle die Augen und trommelt auf den Tisch.
table-night-begin = Alle sind bereit: Augen zu
table-call-cover = Bist du das? Berühre den Bildschirm hier
table-call-nothing = Hier gibt es für dich nichts zu tun.
table-call-own = { $name }, öffne die Augen.
    .close = { $name }, schließe die Augen.
    .task = Tu, was ihr ausgemacht habt.
table-call-spared = Werwölfe, öffnet die Augen und seht euch an. Heute Nacht tötet ihr mich, euren Erzähler.
table-together = Ihr gehört zusammen: { $names }.

## Der Tag

table-told = { $dawn ->
    [yes] Tag { $number }
   *[no] Der Erzähler berichtet
}
table-go-on = Weiter
table-talk = { $phase ->
    [defence] { $speaker }, verteidige dich.
    [accuse] Redet miteinander: Wen habt ihr im Verdacht?
   *[discussion] Redet miteinander: Wer von euch ist ein Werwolf?
}
table-talk-how = { $phase ->
    [defence] Sonst sagt jetzt niemand etwas.
   *[other] Alles darf gesagt werden, nur Karten zeigt ihr nicht. Die Toten schweigen.
}
table-talk-end = { $phase ->
    [defence] Danke
    [accuse] Zu den Anklagen
   *[discussion] Zur Abstimmung
}
table-ask = { $phase ->
    [captain] { $name }, wer soll Hauptmann sein?
    [accuse] { $name }, wen klagst du an?
    [tie] { $name }, du bist Hauptmann: Wer muss gehen?
   *[other] { $name }, wer soll gelyncht werden?
}
table-ask-skip = { $name } sagt nichts
table-thumbs = Wer ist dafür, { $name } zu verurteilen?
table-thumbs-how = Daumen hoch, jetzt. Berührt die Namen aller, die ihn heben.
table-thumbs-counted = Das sind alle

## Das Ende

table-over = Das Spiel ist aus
table-seed = Aus diesem Geheimnis wurde jedes Los gezogen; es war vor dem Austeilen versiegelt.
table-archive = Das Spiel als Datei sichern
table-again = Noch einmal mit denselben Leuten

## Zum Nachsehen

table-summary = Die Karten im Spiel
table-summary-order = Der Reihe nach
table-phase-shot = Der letzte Schuss des Jägers
table-phase-captain = Wahl des Hauptmanns
table-phase-accuse = Gespräch und Anklagen
table-phase-ballot = Die Abstimmung
table-phase-tie = Bei Stimmengleichheit entscheidet der Hauptmann
table-phase-discussion = Gespräch
table-phase-nominate = Erste Abstimmung: Wer wird nominiert
table-phase-defence = Die Nominierten verteidigen sich
table-phase-ballot-again = Bei Stimmengleichheit: noch einmal Verteidigung und Abstimmung

## Auf dem Bildschirm

table-ui-loading = Der Erzähler wird geholt …
table-ui-waking = Der Erzähler wacht auf …
table-ui-slow = Beim ersten Mal dauert das einen Moment.
table-ui-failed = Der Erzähler ließ sich nicht wecken.
table-ui-offline = Bereit: Ab jetzt läuft das Spiel auch ohne Netz.
table-ui-online = Dieser Browser bewahrt hier nichts auf: Bleibt verbunden.
table-ui-menu = Menü
table-ui-close = Schließen
table-ui-summary = Karten und Reihenfolge
table-ui-undo = Letzten Schritt zurücknehmen
table-ui-end = Das Spiel jetzt beenden
table-ui-end-sure = Das Spiel beenden? Dann gewinnt niemand, und alle Karten werden gezeigt.
table-ui-yes = Ja
table-ui-no = Nein
table-ui-language = Sprache
table-ui-voice = Der Erzähler spricht
table-ui-bells = Glocken
table-ui-noise = Trommeln in der Nacht
table-ui-novoice = Dieser Browser hat keine Stimme für diese Sprache: Jemand muss die Aufrufe vorlesen.
table-ui-try = Ton ausprobieren
table-ui-trial = Guten Abend. Ich leite euer Spiel.
table-ui-rulebook = Was spielt ihr?
table-ui-names = Wer sitzt am Tisch?
table-ui-names-how = Im Uhrzeigersinn, so wie ihr sitzt.
table-ui-name = Name
table-ui-add = Noch jemand
table-ui-remove = Entfernen
table-ui-earlier = Nach oben
table-ui-later = Nach unten
table-ui-roles = Karten
table-ui-proposal = Wie vorgeschlagen
table-ui-fewer = Eine weniger
table-ui-more = Eine mehr
table-ui-own = Eigene Karten
table-ui-own-add = Karte hinzufügen
table-ui-own-name = Name
table-ui-own-text = Was kann sie?
table-ui-own-called = Wird jede Nacht aufgerufen
table-ui-options = Regeln und Tempo
table-ui-pace = Tempo der Nacht
table-ui-resume = Euer Spiel fortsetzen
table-ui-resume-how = Auf diesem Handy wurde ein Spiel unterbrochen.
table-ui-fresh = Ein neues Spiel beginnen
table-ui-paused = Das Spiel wurde unterbrochen.
table-ui-seconds = Sekunden
table-ui-minute = Eine Minute mehr
table-ui-pause = Pause
table-ui-continue = Weiter
table-ui-confirm = Das ist meine Wahl
table-ui-chosen = Gewählt:
table-ui-letter = Was steht in dem Brief?
table-ui-out = ausgeschieden
table-ui-votes = Stimmen
table-ui-captain = Hauptmann
table-ui-won = gewonnen
table-ui-asleep = Augen zu
table-ui-cover = Wegschauen, zudecken
