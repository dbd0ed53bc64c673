### Die Briefe um das Spiel herum: Anmeldung, Beginn, Stillstand, Ende, Hilfe und Verwaltung.
### In jedem Betreff (.subject) eines Spiels steht der Name des Spiels, damit eine Antwort von selbst dazugehört.

## Maße und Namen

# Dauern stehen überall im Nominativ oder Akkusativ („2 Tage lang“), nie nach „in“ oder „innerhalb von“.
duration-days = { $count ->
    [one] { $count } Tag
   *[other] { $count } Tage
}
duration-hours = { $count ->
    [one] { $count } Stunde
   *[other] { $count } Stunden
}
duration-minutes = { $count ->
    [one] { $count } Minute
   *[other] { $count } Minuten
}
duration-seconds = { $count ->
    [one] { $count } Sekunde
   *[other] { $count } Sekunden
}
moment = { $date } ({ $zone })
gender-name = { $gender ->
    [man] Mann
    [woman] Frau
   *[neither] weder noch
}
language-name = { $language_code ->
    [nl] Niederländisch
    [en] Englisch
    [it] Italienisch
    [de] Deutsch
   *[other] { $language_code }
}
line = { $label }: { $value }
label-game = Spiel
label-name = Name
label-gender = In den Geschichten
label-address = Adresse
label-language = Sprache
label-time_zone = Zeitzone
label-players = Wie viele mitspielen
label-most = Plätze
label-moment = Moment
label-theme = Thema
label-speed = Zeit pro Runde
label-strictness = Strenge
label-mayor = Bürgermeisteramt
label-closes = Anmeldung bis
label-seal = Siegel des Zufalls (SHA-256)
label-nicknames = Spitzname
label-factions = Gewonnen haben
label-reason = Grund
label-number = Nummer
label-sender = Von
label-subject = Betreff
label-error = Fehler
label-fault = Fehler
mayor-yes = ja, das Dorf wählt selbst
mayor-no = nein
strictness-value = { $strictness ->
    [0] wer nicht abstimmt, bleibt einfach im Spiel
    [one] wer in einer Runde nicht abstimmt, scheidet aus
   *[other] wer in { $strictness } Runden hintereinander nicht abstimmt, scheidet aus
}
rung-reminders = Vor Ablauf der Frist bekommst du eine Erinnerung, wenn ich noch auf dich warte.
rung-strikes = Wer bei einer Wahl oder beim Scheiterhaufen nicht abstimmt, bekommt einen Strich, und alle lesen es.
rung-excuses = Bist du eine Zeit lang weg? Schreib in eine eigene Zeile etwas wie „weg bis 3. Dezember“ oder „2 Wochen weg“. Bis dahin zählt es nicht, wenn du eine Runde verpasst.
rung-extensions = Ist die Zeit zu knapp? Schreib „Aufschub“. Wenn das mehr als die Hälfte der Lebenden tut, dauert die Runde für alle länger.
rung-substitutes = Wer nicht mitspielt, kann sich als Ersatz anbieten: mit dem Wort „Ersatz“ in einer Nachricht an das Spiel.
rung-leaving = Willst du aussteigen? Schreib „ich höre auf“.
rung-least = Mitspielen kann, wer in früheren Spielen mindestens { $least } von hundert Runden beantwortet hat; wer neu ist, ist immer willkommen.
addresses-everybody = Sobald die Rollen verteilt sind, stehen die Mailadressen aller Teilnehmenden auf der öffentlichen Seite des Spiels: So wollen es die Regeln. Lieber nicht? Dann melde dich mit einer Adresse an, die alle kennen dürfen.
addresses-players = Sobald die Rollen verteilt sind, sehen die Teilnehmenden auf der Seite des Spiels die Mailadressen der anderen.
theme-name = { $theme ->
    [default] Standard
   *[other] { $theme }
}
player-line = { $player } ({ $gender_name }), { $address }

## Nachrichten aus dem Spiel

subject-start = { $game }: vor der ersten Nacht
subject-night = { $game }: Nacht { $number }
subject-day = { $game }: Tag { $number }
subject-end = { $game }: das Ende
subject-news = { $game }: Neues aus dem Dorf
subject-private-start = { $game }: vor der ersten Nacht, nur für dich
subject-private-night = { $game }: Nacht { $number }, nur für dich
subject-private-day = { $game }: Tag { $number }, nur für dich
subject-private-end = { $game }: das Ende, nur für dich
subject-private-news = { $game }: nur für dich
subject-answer_taken = { $game }: notiert
subject-refused = { $game }: nicht angenommen
subject-refused-without-game = Deine Nachricht wurde nicht angenommen
subject-final = { $game }: wie es ausging
final-intro = Die Geschichte von { $game } ist erzählt. So ging sie aus.

## Anmelden

signed_up = Willkommen im Dorf, { $name }! Du spielst mit in { $game }.
    .subject = { $game }: du spielst mit
    .replaced = Deine Angaben für { $game } sind aktualisiert, { $name }.
    .data = Das habe ich mir über dich notiert:
    .correct = Stimmt etwas nicht? Dann melde dich von derselben Adresse noch einmal an; die neuen Angaben ersetzen die alten.
    .next = Die Anmeldung läuft bis { $closes }, oder bis alle Plätze vergeben sind. Danach werden die Rollen verteilt, und in einer Nachricht nur für dich erfährst du, wer du bist.
    .next-open = Sobald die Anmeldung schließt, werden die Rollen verteilt, und in einer Nachricht nur für dich erfährst du, wer du bist.
sign_up_refused = Deine Anmeldung hat nicht geklappt.
    .subject = { $game }: Anmeldung nicht geklappt
    .subject-without-game = Deine Anmeldung hat nicht geklappt
invitation = Im Dorf { $game } ist noch Platz, und im Wald heult etwas. Spielst du mit, bei einem Werwolfspiel per Mail?
    .subject = { $game }: spielst du mit?
    .how = So machst du mit: Antworte auf diese Nachricht nur mit deinem Namen, einem Komma und dann Mann, Frau oder divers, zum Beispiel „Bob, Mann“. Eine neue Nachricht an { $home } mit dem Betreff { $game } geht auch. Vom letzten Wort hängt nur ab, wie die Geschichten von dir erzählen.
    .settings = Was ausgemacht ist:
    .active = Jede Runde will höchstens eine kurze Antwort, aber rechtzeitig: Überleg dir, ob du in den nächsten Wochen Zeit dafür hast.

## Der Beginn

opening = Die Rollen von { $game } sind verteilt, und das ist der letzte Abend, an dem alle ruhig schlafen gehen. Wer du bist, erfährst du in einer Nachricht nur für dich.
    .subject = { $game }: es geht los
    .settings = Was ausgemacht ist:
    .players = Die Leute im Dorf:
    .answering = So spielst du mit: Antworte auf die Nachrichten, die du bekommst, oder schreib an { $home }, mit dem Namen des Spiels im Betreff. In die Nachricht schreibst du den oder die Namen, die du wählst, oder nur das Wort „{ -blank }“.
    .blank-first = Unschlüssig? Dann enthalte dich erst einmal. Bis zum Ende der Frist kannst du es ändern, sooft du willst, und du fliegst nie aus dem Spiel, weil du es vergessen hast.
    .discussion = Diskutiere, beschuldige und flehe, so viel du willst, nur nicht über { $home }: Alles, was dort ankommt, wird als Wahl gelesen.
    .dead = Wenn du tot bist, behalte für dich, was du weißt. Was das ganze Dorf hört, hörst du weiterhin; willst du das nicht mehr, sag es den Admins in einer Nachricht.
    .help = Hast du eine Frage? Schreib an { $home } mit dem Betreff Hilfe; innerhalb von zwei Tagen antworten dir die Admins. Verrate darin lieber nicht deine Rolle, denn wer dir antwortet, spielt vielleicht selbst mit. Mit „Hilfe anonym“ im Betreff bleibt deine Adresse verborgen.
    .faults = Findest du einen Fehler oder einen Weg zu schummeln? Sag es nur den Admins, dann macht das Spiel weiter allen Spaß.

## Stillstand und Weitergehen

game_paused = { $game } macht gerade Pause. Schick jetzt keine Antworten: Sie werden nicht aufgehoben. Du bekommst Bescheid, sobald es weitergeht.
    .subject = { $game }: kurze Pause
game_resumed = { $game } geht weiter. Was du schon gewählt hattest, gilt noch, und die offene Runde bekommt wieder ihre volle Zeit.
    .subject = { $game }: weiter geht’s
    .due = Die neue Frist läuft bis { $due }.
    .sign-up = { $game } geht weiter: Du kannst dich wieder anmelden oder deine Angaben noch ändern.
game_stopped = { $game } ist abgebrochen und geht nicht mehr weiter. Antworten musst du nicht mehr. Danke fürs Mitspielen.
    .subject = { $game }: abgebrochen
time_given_back = Der Erzähler war eine Zeit lang weg ({ $lost }), und diese Zeit bekommst du zurück.
    .mail = Eine Zeit lang kam keine Post durch ({ $lost }), und diese Zeit bekommst du zurück.
    .subject = { $game }: mehr Zeit
    .due = Die neue Frist in { $game } läuft bis { $due }.
reminder = Der Erzähler wartet in { $game } noch auf deine Antwort.
    .subject = { $game }: vergiss deine Antwort nicht
    .due = Antworte bis { $due }.
    .blank-first = Noch unschlüssig? Dann enthalte dich erst einmal; ändern kannst du es bis zum Ende der Frist.
    .missed = { $left ->
        [one] Verpasst du diese Runde, bist du aus dem Spiel.
       *[other] Verpasst du noch { $left }, diese mitgezählt, bist du aus dem Spiel.
    }
    .off = Lieber keine Erinnerungen? Antworte nur mit „keine Erinnerungen“.
reminders = Der Erzähler wartet in { $count } Spielen noch auf deine Antwort.
    .subject = Vergiss deine Antworten nicht
    .game = { $game }, bis { $due }:
    .how = Antworte in jedem Spiel auf die Nachricht, die du von dort bekommen hast, nicht auf diese.
left_list = Du bekommst keine Nachrichten über { $game } mehr. Ruhe sanft.
    .subject = { $game }: von der Verteilerliste

## Hilfe

help_received = Deine Frage ist bei den Admins und hat die Nummer { $number }. Innerhalb von zwei Tagen bekommst du an diese Adresse eine Antwort.
    .subject = Hilfe: deine Frage hat die Nummer { $number }
    .anonymous = Deine Adresse wurde nicht weitergegeben: Die Admins sehen nur die Nummer und deine Frage.
    .role = Ein Tipp fürs nächste Mal: Verrate lieber nicht deine Rolle, denn wer dir antwortet, spielt vielleicht selbst mit.
    .text = Das hast du gefragt:
help_forwarded = Es gibt eine Anfrage mit der Nummer { $number }, von { $sender }.
    .subject = Hilfe { $number }: eine Frage aus einem Spiel
    .anonymous = Es gibt eine Anfrage mit der Nummer { $number }, von jemandem, der lieber anonym bleibt.
    .game = Es geht um { $game }.
    .answer = Antworte über das System unter dieser Nummer, dann kommt die Antwort bei der richtigen Person an.
    .text = Die Frage:
help_answered = Die Admins haben deine Frage mit der Nummer { $number } beantwortet.
    .subject = Hilfe { $number }: Antwort auf deine Frage
    .text = Die Antwort:
    .question = Das hast du gefragt:

## Bist du es wirklich?

confirmation = Bei mir ist eine Nachricht angekommen, die von dir zu sein scheint. Sicher weiß ich es nicht, denn ein Absender ist leicht zu fälschen, und darum habe ich noch nichts damit getan. Warst du das?
    .subject = { $game }: warst du das?
    .subject-without-game = Warst du das?
    .stranger = Jemand will mit dieser Adresse in { $game } mitspielen, einem Werwolfspiel per Mail. Warst du das?
    .mail = So beginnt die Nachricht:
    .link = Ja? Öffne diese Seite und drück dort auf den Knopf:
    .or = Oder antworte auf diese Mail nur mit dem Wort ja.
    .answer = Ja? Dann antworte auf diese Mail nur mit dem Wort ja.
    .not-me = Warst du es nicht? Antworte nein, oder tu nichts: Dann geschieht auch nichts. Wer es auch war, von mir erfährt diese Person nichts.
    .until = Bestätigen kannst du bis { $until }.
    .sooner = Beim nächsten Mal geht es schneller: Nimm „Antworten“ bei der neuesten Nachricht, die du von mir bekommen hast. An deren Antwortadresse erkenne ich, dass du es bist.

## Einloggen auf den Seiten

sign_in = Mit diesem Link loggst du dich ein. Er gilt einmal, { $lasts } lang.
    .subject = Dein Link zum Einloggen
    .unasked = Du hast nicht darum gebeten? Dann hat jemand anders deine Adresse eingegeben; lass diese Nachricht liegen, dann geschieht nichts.

## Einen Platz übernehmen

hand_over = Du springst ein: Von nun an spielst du in { $game } unter dem Namen { $player }. Danke!
    .subject = { $game }: du übernimmst
    .secret = Unten steht alles, was diesem Platz bisher erzählt wurde, von Anfang an, und sonst nichts. Wer hier vorher gespielt hat, ist nicht mehr dabei; sprich mit niemandem darüber.
    .told = Wo „du“ steht, ging es bisher um die Person, die vor dir hier gespielt hat.
    .asked = Auf dich wird jetzt gewartet. Das ist die Frage; was auf diesem Platz in dieser Runde schon gewählt wurde, bleibt stehen, bis du etwas anderes schickst.
    .not-asked = Im Moment wirst du nichts gefragt. Gibt es etwas zu wählen, bekommst du Bescheid.

## Verwaltung

admin_notice = Hinweis zum Erzähler: { $code }.
    .subject = Verwaltung: { $title }
    .subject-game = { $game }, Verwaltung: { $title }
notice-signed_up = { $name } hat sich für { $game } angemeldet.
    .title = neue Anmeldung
notice-game_created = Das Spiel { $game } ist angelegt.
    .title = Spiel angelegt
notice-game_won = { $game } ist gewonnen und zu Ende.
    .title = gewonnen
notice-not_dealt = Die Rollen von { $game } konnten nicht verteilt werden, und das Spiel ist pausiert.
    .title = Rollen nicht verteilt
notice-program_error = In { $game } ist etwas schiefgegangen: { $error }. Nur dieses Spiel ist pausiert; die anderen laufen weiter.
    .title = Fehler im Programm
notice-no_story = In { $game } ging Post ohne Geschichte hinaus: Keine passt, auch nicht im Standardthema. Alle haben sämtliche Fakten bekommen. Nur dieses Spiel ist pausiert; füg eine Geschichte hinzu, oder setz das Spiel so fort, wie es ist.
    .title = Geschichte fehlt
notice-story_submitted = Eine Geschichte wurde eingereicht. Lies sie auf den Seiten für Geschichten, und nimm sie an oder nicht.
    .title = eine Geschichte eingereicht
label-story = Geschichte
label-link = Seite
notice-mail_failed = Post an { $email } konnte nicht zugestellt werden.
    .title = Post nicht zugestellt
notice-address_unreachable = Post an { $email } kommt immer wieder zurück. Ich versuche es ab und zu noch einmal; bis eine Nachricht ankommt oder eine von dort kommt, geht nichts verloren, was an diese Adresse gerichtet ist, und verpasste Runden zählen für die Person dort nicht.
    .title = jemand ist nicht erreichbar
notice-excuse_used_up = Bei { $name } kommt immer noch keine Post an, und länger kann in { $game } niemand entschuldigt fehlen: Von jetzt an zählen verpasste Runden wieder. Vielleicht kann jemand einspringen?
    .title = zu lange abwesend
notice-robot = Ein Programm unter { $email } beantwortet jede Nachricht von mir sofort. Eine Stunde lang bekommt es keine Antwort mehr, sonst schreiben wir uns noch in alle Ewigkeit.
    .title = Anrufbeantworter
notice-no_mail_in = Von { $server } kann keine Post abgeholt werden. Solange das dauert, schließt keine Runde; danach bekommen alle die verlorene Zeit zurück.
    .title = es kommt keine Post herein
notice-no_mail_out = Über { $server } kann keine Post verschickt werden. Solange das dauert, schließt keine Runde; danach bekommen alle die verlorene Zeit zurück.
    .title = es geht keine Post hinaus
notice-mail_set_aside = Es ist Post gekommen, die sich jemand ansehen muss.
    .title = Post beiseitegelegt

## Kurze Nachrichten an jemanden

told-remark = Die Verwaltung sagt:
told-story_accepted = Deine Geschichte { $story } ist angenommen. Von nun an wird sie in Spielen erzählt, mit deinem Namen darunter. Danke!
    .subject = Deine Geschichte ist angenommen
told-story_refused = Deine Geschichte { $story } wird nicht oder nicht mehr erzählt. Du kannst sie ändern und noch einmal einreichen.
    .subject = Deine Geschichte ist zurückgekommen

told-appointed = Du gehörst ab jetzt zur Spielleitung von { $game }. Melde dich mit dieser Adresse an; hier kannst du das Spiel leiten: { $link }
    .subject = { $game }: du leitest das Spiel mit
told-asked = Jemand in { $game } hat die Spielleitung etwas gefragt. Hier kannst du es lesen und beantworten: { $link }
    .subject = { $game }: eine Frage
told-unread = In { $game } wartet eine Nachricht, mit der ich nichts anfangen konnte, oder eine Frage, die nur die Spielleitung beantworten darf. Du findest sie in der Verwaltung des Spiels unter „Nicht verstanden“.
    .subject = { $game }: eine Nachricht wartet
told-seat_taken_over = Von nun an spielt jemand anders in { $game } unter dem Namen { $name }. Du bekommst keine Nachrichten mehr darüber; verrate nichts, auch nicht der Person, die übernimmt. Danke fürs Mitspielen.
    .subject = { $game }: jemand hat übernommen
told-seat_given_away = Jemand von den Admins hat in { $game } eine andere Person an die Stelle von { $name } gesetzt.
    .subject = { $game }: ein Ersatz
told-excused = Notiert: Runden von { $game }, die vor { $until } schließen, zählen für dich nicht als verpasst. Antworten darfst du natürlich trotzdem. Bist du früher zurück? Dann schreib „wieder da“.
    .subject = { $game }: schöne Zeit
told-back = Willkommen zurück! Runden von { $game }, die du verpasst, zählen wieder.
    .subject = { $game }: willkommen zurück
told-extension_asked = Dein Wunsch nach Aufschub in { $game } ist notiert. Wenn mehr als die Hälfte der Lebenden darum bittet, bekommen alle mehr Zeit und erfahren davon; bis dahin gilt die Frist, die du kennst.
    .subject = { $game }: Aufschub gewünscht
told-date_unclear = Ich verstehe, dass du eine Zeit lang nicht in { $game } dabei bist, aber bei „{ $words }“ bin ich nicht sicher, welchen Tag du meinst. Es ist noch nichts notiert. Schreib etwas wie „weg bis 3. Dezember“ oder „2 Wochen weg“.
    .subject = { $game }: bis wann bist du weg?
told-volunteered = Du bist als Ersatz für { $game } notiert. Wird ein Platz frei, bekommst du Bescheid, mit allem, was du wissen musst. Möchtest du doch nicht, schreib „ich höre auf“.
    .subject = { $game }: als Ersatz notiert
told-offer_withdrawn = Du bist nicht mehr als Ersatz für { $game } notiert.
    .subject = { $game }: kein Ersatz mehr
told-leave_asked = Willst du wirklich aus { $game } aussteigen? Dann schick noch eine Nachricht nur mit den Worten „endgültig aufhören“. Steht ein Ersatz bereit, spielt der weiter; sonst gehst du bei der nächsten Gelegenheit. Tust du nichts, bleibst du einfach im Spiel.
    .subject = { $game }: willst du wirklich aussteigen?
told-left = Du bist aus { $game } ausgestiegen. Bei der nächsten Gelegenheit geht deine Rolle aus dem Spiel, wenn nicht vorher jemand einspringt. Danke fürs Mitspielen.
    .subject = { $game }: du bist ausgestiegen
told-replaced = Du bist aus { $game } ausgestiegen. Ein Ersatz spielt für dich weiter. Danke fürs Mitspielen.
    .subject = { $game }: du bist ausgestiegen
told-unlisted = Du bekommst keine Nachrichten über { $game } mehr.
    .subject = { $game }: von der Verteilerliste
told-withdrawn = Du bist für { $game } nicht mehr angemeldet. Überlegst du es dir anders, melde dich einfach wieder an.
    .subject = { $game }: abgemeldet
told-reminders_off = Du bekommst keine Erinnerungen mehr, in keinem Spiel. Willst du wieder welche, schreib „wieder Erinnerungen“.
    .subject = { $game }: keine Erinnerungen mehr
told-reminders_on = Du bekommst wieder Erinnerungen.
    .subject = { $game }: wieder Erinnerungen

## Unter jeder Nachricht

footer-authors = Geschichten: { $authors }.
footer-credit = Frei nach dem bekannten Gesellschaftsspiel über Werwölfe in einem Dorf; alle Ehre denen, die es erfunden und herausgebracht haben.
footer-manual = Regeln und Anleitung: { $manual }
footer-help = Eine Frage? Schreib an { $home } mit dem Betreff Hilfe.
