### Die Wörter der Spielleitung, während ein Spiel läuft, und der Fragen, die Spieler ihr stellen.

## Ankündigungen

announcements = Ankündigungen
announce = Bekannt geben
announce-text = Was alle wissen sollen
announce-hint = Es geht per Mail an alle, steht auf der öffentlichen Seite und im Protokoll des Spiels und lässt sich nicht zurücknehmen.
announce-is-hint = Das ist ein Hinweis darauf, welche Rollen im Spiel sind
announce-not-now = Ankündigungen gibt es von der Rollenverteilung bis zum Ende des Spiels.
announced = Alle in { $game } erfahren es gleich.
announced-before = Bisher bekannt gegeben
announced-hint = Hinweis
announced-none = Noch nichts.

## Fragen an die Spielleitung, auf ihrer Seite

asked = Fragen
asked-text = Was in diesem Spiel die Spielleitung gefragt wurde. Niemand sonst sieht es. Die Antwort kommt auf die eigene Seite der Person, die gefragt hat, und per Mail; sie steht im Protokoll des Spiels.
asked-none = Keine Frage wartet auf eine Antwort.
asked-answer = Deine Antwort an { $name }
asked-send = Antworten
asked-answered = { $name } hat deine Antwort.
asked-too-late = Jemand anders hat { $name } schon geantwortet.
asked-written = { $name } hat deine Nachricht.
write = Einer einzigen Person schreiben
write-to = An
write-text = Deine Nachricht
write-send = Abschicken

## Fragen an die Spielleitung, wie man sie stellt

ask = Frag die Spielleitung
ask-text = Ist eine Regel unklar, oder stört dich etwas? Frag die Spielleitung. Niemand sonst sieht, dass du gefragt hast, oder was. Die Antwort kommt hierher und per Mail.
ask-question = Deine Frage
ask-hint = Höchstens { $most } Zeichen und { $open } Fragen auf einmal.
ask-send = Fragen
ask-sent = Deine Frage ist bei der Spielleitung.
ask-not-now = Fragen kannst du von der Rollenverteilung bis zum Ende des Spiels.
ask-waiting = Wartet auf Antwort
ask-answers = Antworten
ask-answers-none = Noch keine Antworten.

## Für jemanden antworten

stand-in = An der Stelle von { $name }
stand-in-short = Antworten für
stand-in-text = Antworte hier für { $name }, weil du darum gebeten wurdest. Es sind dieselben Formulare mit derselben Frist. Die Bestätigung bekommt { $name }, und im Protokoll steht, dass du es warst.
stand-in-asked = Was { $name } gefragt wird
stand-in-none = Im Moment wird { $name } nichts gefragt.
stood-in = Die Antwort von { $name } ist notiert.

## Was nicht verstanden wurde

unread = Nicht verstanden
unread-text = Was für dieses Spiel ankam und womit Verteller nichts anfangen konnte. Du kannst die Antwort selbst eingeben, zurückschreiben oder die Nachricht beiseitelegen. Wer mitspielt, sieht diese Seite nicht.
unread-none = Keine Nachricht wartet.
unread-stranger = Von { $sender }, einer Adresse, die nicht mitspielt. Es wurde nichts zurückgeschickt.
unread-count = { $name } fragt, wie viele Rote es gibt. Das geht nur einmal, und nur du kannst es sagen: Mit deiner Antwort ist die Frage verbraucht.
unread-reds = Noch lebende Rote: { $count }.
unread-again = { $name } hat diese Frage schon verbraucht.
unread-enter = Antwort eingeben
unread-send-count = Antworten und als verbraucht vermerken
unread-set-aside = Beiseitelegen
unread-put-aside = Die Nachricht ist beiseitegelegt.
unread-gone = Jemand anders hat sich schon darum gekümmert.
unread-wrote = { $name } hat geschrieben:

## Gründe, Fraktionen, das Ende

reason = Warum, nur für { $name }
reason-faction = Warum, nur für die Mitglieder der Fraktion
reason-public = Warum, für alle
reason-text = Beides darf leer bleiben. Das Erste wird sofort gesagt, das Zweite, wenn das Dorf hört, wer weg ist.
faction-one = Fraktion
faction-pick = Wähl eine Fraktion
faction-any = Wer gewonnen hat
faction-any-text = Wenn du niemanden ankreuzt, endet das Spiel unentschieden.
act-disqualify-faction = Eine Fraktion disqualifizieren
act-disqualify-faction-question = Eine ganze Fraktion von { $game } disqualifizieren?
act-disqualify-faction-text = Bei der nächsten Morgendämmerung oder beim nächsten Sonnenuntergang werden alle verbannt, die ihr dann angehören, lebend oder tot, und das Dorf liest, wer sie waren. Was sie schon gewählt haben, gilt bis dahin. Vorher erfährt niemand etwas davon, nur die Mitglieder den Grund, den du ihnen nennst.
done-disqualify-faction = Die Fraktion scheidet aus, wenn die laufende Runde von { $game } schließt.
act-end = Vorzeitig beenden
act-end-question = { $game } jetzt beenden?
act-end-text = Mach das nur, wenn allen klar ist, wie es ausgeht; du musst es nie. Das Spiel ist sofort vorbei, alle Rollen werden gezeigt, und wen du hier ankreuzt, der hat gewonnen.
done-end = { $game } ist vorbei.

## Wer das Spiel leitet

masters = Spielleitung
masters-text = Diese Leute leiten das Spiel. Die Verwaltung kann das auch. Wer selbst mitspielt, sieht hier keine Geheimnisse.
masters-none = Nur die Verwaltung.
masters-you = du
masters-plays = spielt mit
masters-step-down = Leitung abgeben
masters-dismiss = Entlassen
masters-appoint = Jemanden einsetzen
masters-address = Mailadresse
masters-hint = Wen du einsetzt, der loggt sich mit einem Link an diese Adresse ein und findet das Spiel in der Verwaltung. Wer ein Spiel einmal geleitet hat, kann darin für niemanden einspringen.
masters-appointed = { $address } leitet dieses Spiel jetzt mit.
masters-dismissed = { $address } leitet dieses Spiel nicht mehr.
masters-stepped-down = Du leitest dieses Spiel nicht mehr.

## Was getan wurde

log = Protokoll herunterladen
recorded = Was getan wurde
did-host = der Gastgeber
did-pause = Pausiert
did-resume = Fortgesetzt
did-extend = Mehr Zeit gegeben
did-close = Geschlossen, was offen war
did-rewind = Das letzte Schließen zurückgenommen
did-look = Hinter die Kulissen geschaut
did-stop = Endgültig abgebrochen
did-substitute = Den Platz von { $name } jemand anderem gegeben
did-remove = { $name } aus dem Spiel genommen
did-unlist = { $name } von der Liste genommen
did-disqualify-faction = Eine Fraktion disqualifiziert
did-end = Vorzeitig beendet
did-announce = Etwas bekannt gegeben
did-hint = Einen Hinweis gegeben
did-answer = { $name } geantwortet
did-write = { $name } geschrieben
did-stand-in = An der Stelle von { $name } geantwortet
did-set-mail-aside = Nachricht beiseitegelegt
did-nickname = Spitznamen geändert
did-appoint = { $whom } eingesetzt
did-dismiss = { $whom } leitet das Spiel nicht mehr
did-archive = Das Protokoll heruntergeladen
did-ladder = Geändert, was mit Abwesenden geschieht
did-calendar = Den Kalender geändert
did-compose = Das Dorf zusammengestellt
did-see-village = Das zusammengestellte Dorf angesehen
did-hints = Die Hinweise geändert
did-invite = Einladungen verschickt
did-add = Jemanden angemeldet
did-take-off = Jemanden abgemeldet
did-deal = Die Rollen verteilt
did-make-code = Einen Anmeldecode erzeugt
did-mail-link = Einen Anmeldelink gemailt
did-print-letters = Briefe gedruckt
