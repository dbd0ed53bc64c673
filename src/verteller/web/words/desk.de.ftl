### Die Wörter der Verwaltung: wo Admins nach Spielen, Post und Fragen sehen.

## Auf jeder Seite

desk = Verwaltung
desk-of-site = Verwaltung von Verteller
desk-games = Spiele
desk-in = Posteingang
desk-out = Postausgang
desk-questions = Fragen
desk-addresses = Unerreichbar
desk-distributions = Rollenverteilungen
pages = Weitere Seiten
page-newer = Neuere
page-older = Ältere
page-newest = Neueste
page-number = Seite { $number } von { $count }
search = Suchen
search-any = alle
not-now = Nicht jetzt
keep = Speichern
anonymous = anonym
fault-again = Es hat sich etwas geändert, oder diese Seite war zweimal offen. Lies noch einmal, was du gerade tun willst.
fault-hours = Gib eine ganze Zahl von Stunden an, von 1 bis { $most }.
refused-nothing-to-undo = Es wurde noch nichts geschlossen, was sich zurücknehmen ließe.
refused-another-closing = Seit du die Seite geöffnet hast, wurde noch etwas geschlossen; deshalb wurde nichts zurückgenommen.

## Spiele

desk-games-none = Solche Spiele gibt es nicht.
search-name = Name
search-status = Stand
you-play = du spielst mit
phase-with-round = { $phase } · { $round }
round-thief = der Dieb
round-cupid = Amor
round-client = der Auftraggeber
round-grave = der Grabräuber
round-sandman = der Sandmann
round-main = die Hauptrunde
round-potions = die Hexe
round-late = die späte Runde
round-last-words = letzte Worte
owing = { $count ->
    [one] Antwort fehlt noch von:
   *[other] Antworten fehlen noch von ({ $count }):
}
owing-none = Alle, die etwas gefragt wurden, haben geantwortet.
plays-note = Du spielst selbst als { $name } mit. Darum siehst du hier, was im Spiel alle sehen, und nichts von der Post dieses Spiels.
plays-looked = Du spielst selbst mit und hast hinter die Kulissen geschaut; das wissen alle.
public-page = Die öffentliche Seite
players-none = Noch ist niemand angemeldet.
column-player = Name
column-state = Stand
column-absence = Abwesend
column-acts = Tun
state-alive = lebt
state-dead = tot
owes = Antwort fehlt
unreachable = unerreichbar
off-list = von der Liste
missed-of = verpasste Runden: { $missed } von { $asked }
reliability = Zuverlässigkeit: { $percent } %
strikes = { $count ->
    [one] ein Strich
   *[other] { $count } Striche
}
excused = entschuldigt bis
excused-open = entschuldigt bis auf Weiteres
settings = Einstellungen
setting-rulebook = Regelwerk
setting-language = Sprache
setting-theme = Thema
setting-speed = Eine Runde dauert
setting-strictness = Ausscheiden nach
setting-seats = Plätze
setting-created = Angelegt
strictness-words = { $count ->
    [0] nie
    [one] einer verpassten Runde
   *[other] { $count } verpassten Runden hintereinander
}

## Was es zu tun gibt

acts = Was du tun kannst
hours = Stunden dazu
act-pause = Pausieren
act-pause-question = { $game } pausieren?
act-pause-text = Nichts schließt, und was inzwischen an Antworten kommt, wird nicht aufgehoben. Alle bekommen Bescheid. Nimmst du das Spiel wieder auf, bekommt die offene Runde ihre volle Zeit.
done-pause = { $game } macht Pause.
act-resume = Fortsetzen
act-resume-question = { $game } fortsetzen?
act-resume-text = Die offene Runde bekommt wieder ihre volle Zeit, und alle im Spiel bekommen Bescheid.
done-resume = { $game } geht weiter.
act-extend = Verlängern
act-extend-question = Allen in { $game } mehr Zeit geben?
act-extend-text = Die Frist der offenen Runde verschiebt sich. Alle im Spiel erfahren, um wie viel; wer noch antworten muss, erfährt auch die neue Frist.
done-extend = Alle in { $game } haben mehr Zeit.
act-close = Jetzt schließen
act-close-question = Jetzt schließen, was in { $game } offen ist?
act-close-text = Die Anmeldung oder die offene Runde ist sofort vorbei, und alle, die es angeht, erfahren, was daraus wurde. Wer noch nicht geantwortet hat, verpasst die Runde. Es lässt sich zurücknehmen, aber was gelesen ist, ist gelesen.
done-close = Geschlossen.
act-rewind = Letztes Schließen zurücknehmen
act-rewind-question = Das letzte Schließen in { $game } zurücknehmen?
act-rewind-text = Das Spiel ist wieder, wie es kurz davor war, mit den Antworten, die schon da waren, und die Runde bekommt ihre volle Zeit. Was seitdem geschah, gilt nicht mehr; die Lose fallen wieder genauso. Wer davon erfahren hatte, bekommt Bescheid. Was gelesen ist, ist gelesen.
done-rewind = Das letzte Schließen in { $game } ist zurückgenommen.
act-look = Trotzdem nachsehen
act-look-question = Hinter die Kulissen von { $game } schauen?
act-look-text = Du spielst selbst mit. Bis das Spiel zu Ende ist, siehst du die Post, wer noch antworten muss und was im Geheimen offen ist. Alle im Spiel erfahren, dass du nachgesehen hast, und es bleibt für immer in der Geschichte des Spiels stehen. Das lässt sich nicht zurücknehmen.
done-look = Du siehst jetzt alles von { $game }, und alle im Spiel wissen das.
act-stop = Endgültig abbrechen
act-stop-question = { $game } endgültig abbrechen?
act-stop-text = Das Spiel endet, ohne dass jemand gewinnt, und kann nie mehr weitergehen. Alle im Spiel bekommen Bescheid.
done-stop = { $game } ist abgebrochen.
act-delete = Löschen
act-delete-question = { $game } löschen?
act-delete-text = Das Spiel verschwindet mit seiner Geschichte und all seiner Post. Das lässt sich nicht zurücknehmen. Willst du es vielleicht aufheben, dann leg vorher das Archiv an.
done-delete = { $game } ist gelöscht.
act-substitute = Ersatz
act-substitute-question = { $name } in { $game } von jemand anderem spielen lassen?
act-substitute-text = Wer übernimmt, bekommt eine einzige Mail mit allem, was dieser Platz bisher gehört hat, und sonst nichts. Wer bisher gespielt hat, bekommt darüber Bescheid, und alle erfahren, dass es für { $name } Ersatz gibt. Admins und alle, die in diesem Spiel mitgespielt haben, können nicht übernehmen.
done-substitute = Ab jetzt spielt jemand anders { $name }.
substitute-volunteer = Wer sich angeboten hat
substitute-other = Oder eine andere Adresse
substitute-address = Adresse der Person, die übernimmt
act-remove = Herausnehmen
act-remove-question = { $name } aus { $game } herausnehmen?
act-remove-text = { $name } scheidet aus wie jemand, der nicht mehr mitspielt, und kann nicht zurückkommen. Alle erfahren es, sobald das Dorf das nächste Mal von Toten hört.
done-remove = { $name } ist aus { $game } herausgenommen.
act-unlist = Von der Liste
act-unlist-question = { $name } nichts mehr über { $game } schicken?
act-unlist-text = { $name } ist tot, bekommt noch eine Nachricht und danach nichts mehr.
done-unlist = { $name } bekommt keine Post mehr über { $game }.

## Probelauf

dry-run = Probelauf
dry-run-text = Das würde geschehen, wenn die offene Runde in diesem Augenblick schlösse. Es wurde nichts verändert, und Antworten, die noch kommen, können es ändern.
dry-run-all = Was alle erfahren würden
dry-run-some = Was nur manche erfahren würden
dry-run-next = Wer danach gefragt würde
dry-run-nothing = Nichts.

## Die Leiter für Abwesende

ladder = Abwesende
ladder-text = Was geschieht, wenn jemand nicht antwortet, von einem freundlichen Wort bis zum Ausscheiden. Jede Sprosse kann da sein oder fehlen.
ladder-rungs = Sprossen
rung-reminders = Erinnerungen
rung-reminders-text = Eine Mail vor Ablauf der Frist an alle, deren Antwort noch fehlt; eine pro Person, egal in wie vielen Spielen.
rung-strikes = Striche
rung-strikes-text = Alle erfahren, wer eine Abstimmung verpasst hat, von der alle wussten.
rung-excuses = Abwesenheit
rung-excuses-text = Wer ansagt, eine Zeit lang weg zu sein, verpasst nichts, was zählt.
rung-extensions = Aufschub
rung-extensions-text = Wenn mehr als die Hälfte der Lebenden darum bittet, dauert eine Runde länger.
rung-substitutes = Ersatz
rung-substitutes-text = Jemand anders kann einen Platz übernehmen, mit allem, was dieser Platz weiß.
rung-leaving = Aussteigen
rung-leaving-text = Man kann aufhören, ohne jemanden zu fragen.
ladder-strictness = Verpasste Runden hintereinander, bis jemand ausscheidet
ladder-strictness-text = Bei 0 scheidet niemand aus.
ladder-least = Zuverlässigkeit, die bei der Anmeldung verlangt wird, in Prozent
ladder-least-text = Wie viele der Runden in früheren Spielen jemand beantwortet haben muss. Lass das Feld leer, um alle zuzulassen.
ladder-dealt = Die Rollen sind verteilt: Striche und Ausscheiden bleiben so, wie es zu Beginn allen gesagt wurde.
ladder-kept = Für { $game } gespeichert.

## Post

search-sender = Von
search-recipient = An
search-subject = Betreff
search-game = Spiel
search-result = Ergebnis
search-kind = Worüber
search-sending = Stand
search-first = Vom
search-last = Bis einschließlich
column-when = Wann
column-sender = Von
column-recipient = An
column-subject = Betreff
column-game = Spiel
column-result = Ergebnis
column-kind = Worüber
column-sending = Stand
proved-by = bewiesen durch:
post-none = Solche Post gibt es nicht.
attempts = { $count } Versuche
sending-queued = wartet
sending-sent = verschickt
sending-failed = aufgegeben
sending-withheld = zurückgehalten
sending-bounced = zurückgekommen
kind-news = Neuigkeiten
kind-answer-taken = Empfangsbestätigung
kind-understood = verstandene Nachricht
kind-refused = Ablehnung
kind-signed-up = Anmeldung bestätigt
kind-sign-up-refused = Anmeldung abgelehnt
kind-invitation = Einladung
kind-game-paused = Spiel pausiert
kind-game-resumed = Spiel fortgesetzt
kind-game-stopped = Spiel abgebrochen
kind-final = Endstand
kind-help-forwarded = Frage weitergeleitet
kind-help-answered = Frage beantwortet
kind-help-received = Frage bestätigt
kind-admin-notice = Hinweis an die Admins
kind-reminder = Erinnerung
kind-time-given-back = Zeit zurückgegeben
kind-left-list = von der Liste
kind-confirmation = Warst du das?
kind-sign-in = Link zum Einloggen
kind-hand-over = Übergabe
kind-notice = Hinweis

## Fragen

questions-open = Wartend
questions-all = Alle
questions-none = Noch hat niemand etwas gefragt.
questions-none-open = Keine Frage wartet auf Antwort.
question-number = Frage { $number }
question-answered = beantwortet
question-waits = wartet
question-answer = Deine Antwort
question-answer-more = Noch eine Antwort
question-answer-of = Antwort,
question-answer-hint = Sie geht per Mail an die Person, die gefragt hat, mit der Frage darunter. Antworte nichts, was du nur weißt, weil du mitspielst.
question-send = Abschicken
question-sent = Die Antwort auf Frage { $number } ist unterwegs.
question-delete = Löschen
question-delete-ask = Frage { $number } löschen?
question-delete-text = Die Frage verschwindet für immer. Wer sie gestellt hat, bekommt keinen Bescheid.
question-deleted = Frage { $number } ist gelöscht.

## Unerreichbare Adressen

addresses-text = Post an diese Adressen kommt zurück. Wer dort zu Hause ist, verpasst nichts, was zählt, bis wieder etwas ankommt. Frag auf einem anderen Weg nach einer anderen Adresse, oder gib an, dass diese wieder funktioniert.
addresses-none = Alle sind erreichbar.
unreachable-since = Unerreichbar seit
address-clear = Sie funktioniert wieder
address-clear-ask = Funktioniert { $address } wieder?
address-clear-text = Was nicht zugestellt werden konnte, geht noch einmal hinaus, und verpasste Runden zählen ab jetzt wieder.
address-cleared = Post an { $address } wird wieder versucht.

## Rollenverteilungen

distributions-text = Ein Spiel zieht seine Rollen aus den Verteilungen für seine Größe: denen, die zu den Regeln gehören, und denen, die du hier hinzufügst.
distributions-size = { $size } Personen: { $count ->
    [one] eine Verteilung
   *[other] { $count } Verteilungen
}
distribution-roles = Eine neue Rollenverteilung
distribution-hint = Eine Rolle pro Zeile, mit einer Zahl davor, wenn es mehrere sein sollen: 3 Dorfbewohner. Das Wort Bürgermeister gibt dem Dorf einen. Für 3 bis 1000 Personen.
distribution-add = Hinzufügen
distribution-added = Eine Rollenverteilung für { $count } Personen ist hinzugefügt.
distribution-own = hinzugefügt
distribution-delete = Löschen
distribution-delete-ask = Diese Rollenverteilung für { $size } Personen löschen?
distribution-delete-text = Kein neues Spiel zieht sie mehr. Spiele, die schon begonnen haben, ändern sich nicht.
distribution-deleted = Die Rollenverteilung ist gelöscht.
