### Die Lobby eines Live-Spiels: eines eröffnen, hereinkommen, warten und anfangen.

lobby-site = Live-Spiele
lobby-title = { $game }: die Lobby

## Meine Spiele

lobby-mine-title = Spiele, die jetzt stattfinden
lobby-mine-text = Alle sind da, eine Nacht dauert Minuten, und niemand muss den Erzähler machen. Eröffne ein Spiel, schick den Link herum und fang an, sobald das Dorf beisammen ist.
lobby-mine-new = Ein Spiel eröffnen
lobby-mine-new-text = Jeder am eigenen Handy oder Rechner. Wer den Link hat, kommt mit einem Namen herein: kein Konto, keine Mail.
lobby-mine-table = Ein Gerät auf dem Tisch
lobby-mine-table-text = Ihr sitzt beisammen und reicht ein Handy herum. Das geht auch ohne Netz.
lobby-mine-linked = Du hast einen Link bekommen? Dann öffne ihn einfach, oder halte die Kamera auf den quadratischen Code.
lobby-mine-now = Deine Spiele
lobby-mine-over = Zu Ende
lobby-mine-none = Du hast noch kein Spiel.
lobby-status-sign_up = sammelt sich
lobby-status-running = läuft
lobby-status-paused = unterbrochen
lobby-status-stopped = abgebrochen
lobby-status-finished = zu Ende

## Ein neues Spiel

lobby-new-title = Ein Spiel eröffnen
lobby-new-rulebook = Nach welchen Regeln
lobby-rulebook-duesterwald = Düsterwald
    .text = Für drei bis sechzig Leute, am besten acht bis zwölf. Nachts wird jede Rolle laut aufgerufen, tags führt ein Hauptmann das Dorf. Sechzehn Rollen, von der Hexe bis zum Urwolf.
lobby-rulebook-tabula = Lupus in Tabula
    .text = Für acht bis vierundzwanzig Leute, wie am Tisch: Reihum werden Namen genannt, die Angeklagten verteidigen sich, dann kommt der zweite Wahlgang.
lobby-new-name = Wie das Spiel heißt
lobby-new-name-hint = Buchstaben und Ziffern.
lobby-new-language = In welcher Sprache der Erzähler spricht
lobby-new-language-hint = Gelesen wird in der eigenen Sprache.
lobby-new-you = Du
lobby-new-plays = Ich spiele mit
lobby-new-plays-hint = Sonst bist du nur der Gastgeber und schaust zu wie andere Zuschauer auch.
lobby-new-pace = Tempo
lobby-pace-brisk = Flott
lobby-pace-usual = Normal
lobby-pace-calm = Gemütlich
lobby-pace-text = { $call } Sekunden je Aufruf, { NUMBER($talk, maximumFractionDigits: 1) } Minuten zum Reden
lobby-new-speaks = Der Erzähler spricht laut
lobby-new-speaks-hint = In jedem Browser, solange man es dort nicht abstellt. Zu lesen ist alles auch.
lobby-new-ready = Vor der ersten Nacht Zeit, die Karten zu lesen
lobby-new-ready-hint = Alle können dem Erzähler sagen, dass sie so weit sind.
lobby-new-options = Optionen dieser Regeln
lobby-new-options-text = So, wie sie hier stehen, sieht das Regelwerk sie vor.
lobby-new-by-pace = nach dem Tempo
lobby-new-roles = Welche Rollen verteilt werden, klärt sich in der Lobby, wenn zu sehen ist, wie viele gekommen sind.
lobby-new-make = Lobby öffnen
lobby-names = Vollmond | Eulenflug | Morgennebel | Alte Mühle | Schwarze Fichten | Silberbirke | Dünnes Eis | Lange Schatten | Erster Frost | Kalte Glut | Wolfsschlucht | Stiller Brunnen

## Hereinkommen

lobby-join-title = Komm herein
lobby-join-text = { $host ->
    [nobody] Du bist zu einem Spiel nach den Regeln von { $rulebook } eingeladen.
   *[other] { $host } lädt dich zu einem Spiel nach den Regeln von { $rulebook } ein.
}
lobby-join-count = { $count ->
    [0] Noch ist niemand da.
    [one] Eine Person ist schon da.
   *[other] { $count } sind schon da.
}
lobby-name = Dein Name
lobby-name-hint = So nennen dich die anderen.
lobby-gender = Wie von dir gesprochen wird
lobby-gender-man = er
lobby-gender-woman = sie
lobby-gender-neither = weder noch
lobby-language = Deine Sprache
lobby-by-mail = Schickt mir zu diesem Spiel auch Mails
lobby-by-mail-hint = Dann kannst du auch per Mail spielen.
lobby-join-go = Hereinkommen
lobby-join-change = Ändern
lobby-join-mail = Eine Mailadresse ist nicht nötig, und du bekommst auch nichts zugeschickt.
lobby-join-begun = Dieses Spiel hat schon angefangen, es kommt niemand mehr herein. Frag die Person, von der du den Link hast: Zum Zuschauen gibt es einen anderen, und vielleicht gibt es noch ein Spiel.
lobby-join-over = Dieses Spiel ist zu Ende.
lobby-watch-title = Zuschauen
lobby-watch-text = Du siehst und hörst in „{ $game }“ alles, was das ganze Dorf sieht und hört, und niemandes Geheimnisse. Mitreden kannst du nicht.
lobby-watch-go = Zuschauen
lobby-back-title = Hier weiterspielen
lobby-back-text = Du spielst „{ $game }“ als { $name }. Ab jetzt geht das auch auf diesem Gerät.
lobby-back-go = Als { $name } weiterspielen
lobby-elsewhere-title = Auf einem anderen Gerät weiterspielen
lobby-elsewhere-text = Öffne dort diesen Link, oder halte die Kamera auf den Code. Du bist dann auch dort { $name }; hier ändert sich nichts.
lobby-elsewhere-secret = Zeig ihn sonst niemandem: Wer ihn öffnet, spielt als du.
lobby-elsewhere-lasts = { $minutes ->
    [one] Er gilt einmal und eine Minute lang.
   *[other] Er gilt einmal und { $minutes } Minuten lang.
}
lobby-elsewhere-new = Einen neuen machen

## Die Lobby

lobby-facts = { $rulebook } · Tempo: { $pace }
lobby-invite = Einladen
lobby-invite-text = Wer diesen Link öffnet, kommt herein.
lobby-link = Link zur Lobby
lobby-link-back = Link zu dir
lobby-renew = Neuen Link machen
lobby-renew-text = Mit dem alten kommt dann niemand mehr herein, auch nicht, wen du entfernt hast.
lobby-renew-sure = Einen neuen Link machen? Wer nur den alten hat, braucht dann den neuen.
lobby-copy = Kopieren
lobby-copied = Kopiert
lobby-share = Teilen
lobby-qr = Quadratischer Code dieses Links
lobby-qr-show = Groß zeigen
lobby-qr-close = Schließen
lobby-only-here = Diese Adresse gilt nur auf diesem Rechner selbst. Andere brauchen die Adresse, unter der sie ihn erreichen; einstellen kann sie, wer diesen Server betreibt.
lobby-watching = Zuschauen lassen
lobby-watching-text = Mit diesem Link sieht man, was alle sehen, und sonst nichts.
lobby-people = In der Lobby
lobby-here = da
lobby-away = nicht da
lobby-ready = bereit
lobby-not-ready = noch nicht bereit
lobby-host = leitet
lobby-you = du
lobby-seat = Platz { $place }
lobby-watchers = { $count ->
    [one] Eine Person schaut zu.
   *[other] { $count } Leute schauen zu.
}
lobby-ready-count = { $count ->
    [0] Noch ist niemand gekommen.
    [one] { $ready ->
        [0] Eine Person ist da, noch nicht bereit.
       *[other] Eine Person ist da und bereit.
    }
   *[other] { $ready ->
        [0] { $count } sind da, bereit ist noch niemand.
        [one] { $count } sind da, davon eine Person bereit.
       *[other] { $count } sind da, davon { $ready } bereit.
    }
}
lobby-say-ready = Ich bin bereit
lobby-say-not-ready = Moment, doch nicht
lobby-seats = Plätze
lobby-seats-lot = Die Plätze werden ausgelost, wenn das Spiel anfängt.
lobby-seats-laid = Ihr sitzt wie in dieser Liste; neben den Letzten sitzen wieder die Ersten.
lobby-seats-why = Wer neben wem sitzt, ist bei diesen Regeln wichtig.
lobby-seats-sort = Zieh jemanden an einen anderen Platz, oder nimm die Pfeile.
lobby-seats-draw = Jetzt auslosen
lobby-seats-lay = So setzen wie hier
lobby-seats-to-lot = Dem Los überlassen
lobby-up = { $name } einen Platz nach oben
lobby-down = { $name } einen Platz nach unten
lobby-moved = { $name } hat jetzt Platz { $place }.
lobby-remove = Entfernen
lobby-remove-whom = { $name } entfernen
lobby-remove-sure = { $name } aus der Lobby entfernen?
lobby-roles = Rollen
lobby-roles-text = { $count ->
    [one] Das wird an eine Person verteilt.
   *[other] Das wird an { $count } Leute verteilt.
}
lobby-roles-own = vom Gastgeber zusammengestellt
lobby-roles-secret = Welche Rollen verteilt werden, wird nicht verraten.
lobby-roles-drawn = Welche Rollen verteilt werden, wird aus mehreren Dörfern ausgelost.
lobby-roles-compose = Rollen auswählen
lobby-cards = Karten ansehen
lobby-begin = Karten geben
lobby-begin-anyhow = Ohne sie anfangen
lobby-begin-wait = { $host ->
    [nobody] Sobald alle bereit sind, werden die Karten gegeben.
   *[other] Sobald alle bereit sind, gibt { $host } die Karten.
}
lobby-begin-sure = Es haben noch nicht alle gesagt, dass sie bereit sind. Trotzdem anfangen?
lobby-talk = Gespräch
lobby-talk-write = Sag den anderen etwas
lobby-talk-send = Senden
lobby-talk-none = Noch hat niemand etwas gesagt.
lobby-more = Mehr
lobby-change = Meinen Namen oder meine Sprache ändern
lobby-leave = Die Lobby verlassen
lobby-leave-sure = Die Lobby verlassen? Mit dem Link kommst du wieder herein.
lobby-elsewhere = Auf einem anderen Gerät weiterspielen
lobby-table = Am Tisch
lobby-lost = Die Verbindung ist weg. Neuer Versuch …

## Rollen auswählen

lobby-roles-title = Rollen für „{ $game }“
lobby-roles-lead = Es müssen so viele Rollen sein wie Leute. Für diese Anzahl wird die Liste behalten; für eine andere wird die übliche nur dann verteilt, wenn du keine eigene behalten hast.
lobby-roles-players = { $players ->
    [one] In der Lobby ist eine Person.
   *[other] In der Lobby sind { $players } Leute.
}
lobby-roles-presets = Von der üblichen Liste ausgehen für
lobby-roles-total = Zusammen
lobby-roles-of = für { $players } in der Lobby
lobby-roles-keep = Diese Rollen behalten
lobby-roles-usual = Die üblichen Rollen verteilen
lobby-roles-odd = Das ist ungewöhnlich
lobby-roles-sure = So wollen wir es
lobby-less = { $role }: eins weniger
lobby-more-of = { $role }: eins mehr
lobby-back = Zurück zur Lobby

## Warum etwas nicht geht

lobby-fault-begun = Das Spiel hat schon angefangen.
lobby-fault-not_host = Das kann nur, wer das Spiel eröffnet hat.
lobby-fault-not_here = Diese Person ist nicht mehr in der Lobby.
lobby-fault-plays = Du spielst hier selbst mit, also kannst du nicht auch noch zuschauen.
lobby-fault-too_few = { $count ->
    [0] Noch ist niemand da; nötig sind { $least }.
    [one] Eine Person ist da; nötig sind mindestens { $least }.
   *[other] { $count } sind da; nötig sind mindestens { $least }.
}
lobby-fault-too_many = { $count } sind da; mitspielen können höchstens { $most }.
lobby-fault-no_village = Für { $count } gibt es noch keine Liste von Rollen. Wer das Spiel eröffnet hat, kann die Rollen auswählen.
lobby-fault-roles_unfit = Diese Rollen lassen sich nicht zusammen verteilen.
lobby-fault-role_limit = { $most ->
    [0] Bei so vielen Leuten nicht möglich: { $roles }.
    [any] { $roles }: Mindestens { $least } müssen verteilt werden.
   *[other] { $least ->
        [0] { $roles }: Höchstens { $most } können verteilt werden.
       *[other] { $roles }: Verteilt werden müssen { $least } bis { $most }.
    }
}
lobby-fault-role_minimum = { $roles }: nur ab { $least } Leuten.
lobby-fault-not_ready = Noch nicht bereit: { $names }.
lobby-fault-too_often = Das war aus deinem Netz sehr oft. Versuch es bitte später noch einmal.
lobby-fault-not_over = Dieses Spiel ist noch nicht zu Ende.
lobby-fault-link_old = Dieser Link gilt nicht mehr. Auf dem Gerät, an dem du spielst, kannst du einen neuen machen.
lobby-fault-name_not_letters = Ein Name hat nur lateinische Buchstaben, dazwischen einzelne Leerzeichen, Striche oder Apostrophe.
lobby-fault-name_too_long = Ein Name hat höchstens { $most } Buchstaben.
lobby-fault-name_reserved = „{ $word }“ bedeutet in diesem Spiel etwas anderes. Nimm bitte einen anderen Namen.
lobby-fault-name_taken = { $given } heißt hier schon jemand. Nimm bitte einen anderen Namen.
lobby-fault-game_full = Das Spiel ist voll: Mitspielen können höchstens { $most }.
lobby-fault-game_ended = Dieses Spiel ist zu Ende.
lobby-fault-game_paused = Dieses Spiel ist unterbrochen.
lobby-fault-game_name_missing = Das Spiel braucht einen Namen.
lobby-fault-game_name_unfit = Der Name eines Spiels hat nur Buchstaben und Ziffern.
lobby-fault-game_name_taken = Ein Spiel namens „{ $given }“ gibt es schon. Nimm bitte einen anderen Namen.
lobby-fault-knows_village = Du hast dieses Spiel vorbereitet und weißt, was Mitspieler nicht wissen dürfen.
lobby-fault-game_setting = „{ $value }“ geht dort nicht.
lobby-fault-distribution_size = Es müssen mindestens { $least } Rollen sein.
lobby-fault-other = Das geht nicht ({ $code }).

## Der Gastgeber, während gespielt wird

lobby-host-title = Spiel leiten
lobby-host-text = Du hast dieses Spiel eröffnet, sein Verlauf ist deine Sache. Du erfährst hier nichts, was andere nicht wissen.
lobby-host-pause-text = Halte das Spiel an, etwa für die Pizza. Solange läuft nichts ab; die offene Phase beginnt von vorn, wenn es weitergeht.
lobby-host-pause = Unterbrechen
lobby-host-paused = Das Spiel ist unterbrochen. Wenn es weitergeht, beginnt die offene Phase von vorn.
lobby-host-resume = Weiter
lobby-host-remove-text = Nimm jemanden heraus, der nicht wiederkommt. Er geht, sobald die Regeln es zulassen, und alle erfahren es.
lobby-host-whom = Wen
lobby-host-remove = Aus dem Spiel nehmen
lobby-host-remove-sure = Endgültig aus dem Spiel nehmen?
lobby-host-end-text = Brich das Spiel ab. Niemand gewinnt, und alle Rollen werden gezeigt.
lobby-host-end = Abbrechen
lobby-host-end-sure = Das Spiel endgültig abbrechen?
lobby-fault-not_now = Das lassen die Regeln jetzt nicht zu.
