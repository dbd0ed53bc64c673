### Die Wörter der Seiten.

## Auf jeder Seite

site = Verteller
site-line = Der Erzähler, den jedes Werwolfspiel braucht und der niemand sein muss
skip = Zum Inhalt
nav = Seiten
nav-games = Spiele
nav-rooms = Live
nav-mailbox = Postfach
language-choice = Sprache
updates = Diese Seite hält sich selbst auf dem Laufenden.
updates-none = Lade die Seite neu, um zu sehen, was sich getan hat.
reload = Neu laden
page-title = { $page } · Verteller
not-found = Hier ist nichts
not-found-text = Diese Seite gibt es nicht oder nicht mehr.
to-games = Zu den Spielen

## Spiele

games = Spiele
games-none = Im Moment wird nirgends gespielt.
games-none-demonstration = Starte eine Vorführung, und ein ganzes Dorf spielt für dich.
games-over = Beendete Spiele
game-open = Lies die Geschichte von { $game }
status-sign-up = Anmeldung
status-running = Läuft
status-paused = Pausiert
status-stopped = Abgebrochen
status-finished = Beendet
phase-sign-up = Das Dorf füllt sich
phase-beginning = Vor der ersten Nacht
phase-night = Nacht { $number }: Das Dorf schläft
phase-day = Tag { $number }
phase-election = Tag { $number }: Bürgermeisterwahl
phase-pyre = Tag { $number }: Abstimmung über den Scheiterhaufen
phase-paused = Die Geschichte macht Pause
phase-stopped = Die Geschichte wurde abgebrochen
phase-finished = Die Geschichte ist zu Ende
closes = Bis
players-signed-up = { $count ->
    [0] Noch ist niemand angemeldet; { $seats } Plätze
    [one] Eine Anmeldung, { $seats } Plätze
   *[other] { $count } Anmeldungen, { $seats } Plätze
}
living = Lebende
living-count = { $count ->
    [one] Nur noch eine Person am Leben
   *[other] { $count } am Leben
}
dead = Tote
dead-none = Noch ist niemand gestorben.
mayor = Bürgermeisteramt
role-unknown = Rolle unbekannt
chapter-start = Vor der ersten Nacht
chapter-night = Nacht { $number }
chapter-day = Tag { $number }
story = Die Geschichte
story-none = Die Geschichte muss erst noch beginnen.
seal = Siegel des Zufalls (SHA-256)
seal-text = Alles, was das Los in diesem Spiel entscheidet, stand schon vor dem Beginn fest. Wer dieses Siegel aufhebt, kann hinterher nachprüfen, dass ehrlich gelost wurde.
only-public = Diese Seite zeigt, was das ganze Dorf weiß, und sonst nichts.

## Vorführung

demonstration = Vorführung
demonstration-text = Ein Dorf voller erfundener Leute spielt per Mail ein ganzes Spiel Wakkerdam, hier auf diesem Rechner. Alle haben ein Postfach, und du darfst in jedes hineinschauen.
demonstration-busy = Es läuft gerade eine Vorführung.
demonstration-seat = Deine Post liegt im Postfach von { $name } bereit.
demonstration-players = Wie viele spielen mit?
demonstration-name = Dein Name, falls du mitspielen willst
demonstration-name-hint = Lass das Feld leer, um nur zuzuschauen.
demonstration-start = Vorführung starten
demonstration-fault-busy = Das Dorf spielt noch. Warte, bis dieses Spiel zu Ende ist.
demonstration-fault-name = So kann in diesem Dorf niemand heißen. Nimm nur Buchstaben, und einen Namen, den sonst niemand hat.
demonstration-fault-number = Bei einer Vorführung spielen { $least } bis { $most } mit.
demonstration-fault-failed = Die Vorführung konnte nicht beginnen. Warum, steht im Terminal.

## Postfach

mailbox = Postfach
mailbox-warning = Das ist eine Vorführung: Hier liegt die Post von allen offen. Wer wirklich ein Spiel ausrichtet, zeigt diese Seite nie.
people = Leute
people-none = Noch hat niemand Post bekommen.
person-guest = du
person-unread = { $count ->
    [one] eine ungelesene
   *[other] { $count } ungelesene
}
person-choose = Wähle jemanden, um die Post zu lesen.
mail-of = Post von { $name }
conversations = Gespräche
conversations-none = Hier ist noch keine Post.
conversation-choose = Wähle ein Gespräch, um es zu lesen.
conversation-count = { $count ->
    [one] eine Nachricht
   *[other] { $count } Nachrichten
}
back-people = Alle Leute
back-conversations = Alle Post von { $name }
unread-one = Ungelesen
letters-new = { $count ->
    [one] Es gibt eine neue Nachricht.
   *[other] Es gibt { $count } neue Nachrichten.
}
from = Von
to = An
wrote = { $name } schrieb
written-by = von { $name }
view-text = Nur Text
view-html = Mit Gestaltung
view-choice = Wie diese Nachricht angezeigt wird
message-html-title = Die Nachricht mit Gestaltung
subject-none = (kein Betreff)
reply = Antworten
reply-to = Antwort auf „{ $subject }“
reply-text = Deine Antwort
reply-hint = Ein Name aus der Liste genügt. Es zählt nur, was du selbst schreibst.
reply-send = Abschicken
compose = Neue Nachricht
compose-subject = Betreff
compose-subject-hint = Schreib den Namen des Spiels hinein, oder Hilfe.
compose-text = Nachricht
compose-send = Abschicken
sent = Deine Nachricht ist unterwegs zum Erzähler.
fault-empty = Die Nachricht ist leer. Schreib erst etwas.
fault-no-door = Von hier geht keine Post ab: Der Briefkasten des Erzählers ist zu.
fault-refused = Der Briefkasten des Erzählers nimmt die Nachricht nicht an: { $reason }
fault-address = Das ist keine Mailadresse.
open-other = Ein anderes Postfach öffnen
open-other-address = Mailadresse
open-other-hint = Jede Adresse ist recht: Schreib damit an den Erzähler, um mitzuspielen.
open-other-go = Öffnen
you-as = Du schreibst als { $address }.

## Einloggen

sign-in = Einloggen
sign-in-text = Gib die Adresse ein, mit der du spielst oder Spiele verwaltest. Du bekommst eine Mail mit einem Link, der dich einloggt: Ein Passwort gibt es nicht.
sign-in-already = Du bist als { $address } eingeloggt.
sign-in-address = Deine Mailadresse
sign-in-ask = Schick mir einen Link
sign-in-asked = Schau in dein Postfach
sign-in-asked-text = Wenn { $address } hier bekannt ist, ist eine Mail mit einem Link dorthin unterwegs. Der Link gilt einmal, eine Viertelstunde lang.
sign-in-asked-hint = Nach ein paar Minuten noch nichts da? Schau im Spam-Ordner nach, und ob du die Adresse eingegeben hast, mit der du angemeldet bist.
sign-in-again = Neuen Link anfordern
sign-in-welcome = Willkommen zurück
sign-in-press = Noch ein Druck auf den Knopf, und du bist als { $address } eingeloggt.
sign-in-gone = Dieser Link gilt nicht mehr
sign-in-gone-text = Er wurde schon benutzt oder ist älter als eine Viertelstunde.
sign-out = Ausloggen
nav-desk = Verwaltung

## Warst du das?

confirm = Warst du das?
confirm-text = Der Erzähler hat diese Nachricht bekommen. Wenn du sagst, dass sie von dir ist, behandelt er sie, als käme sie gerade an.
confirm-game = Für { $game }
confirm-subject = Betreff: { $subject }
confirm-yes = Ja, das war ich
confirm-no = Nein, das war ich nicht
confirm-done = Bestätigt
confirm-done-text = Der Erzähler hat deine Nachricht gelesen. Was daraus geworden ist, steht in deinem Postfach.
confirm-gone = Es gibt nichts zu bestätigen
confirm-gone-text = Diese Nachricht wurde abgelehnt oder ist zu alt geworden. Es ist nichts damit geschehen; schick sie ruhig noch einmal, wenn sie von dir war.

## Geschichten

nav-stories = Geschichten
stories = Geschichten
stories-text = Jede Mail eines Spiels beginnt mit einer Geschichte. Hier schreibst du eine für einen Moment deiner Wahl, siehst sofort die Mail, in der sie stehen würde, und reichst sie ein. Sobald die Verwaltung sie angenommen hat, erzählen alle Spiele dieses Themas sie, mit deinem Namen darunter.
stories-waiting = Wartet auf dich
stories-waiting-none = Es gibt nichts zu entscheiden.
stories-mine = Deine Geschichten
stories-mine-none = Du hast noch keine geschrieben.
stories-decided = Entschieden
story-status-draft = Entwurf
story-status-submitted = Eingereicht
story-status-accepted = Angenommen
story-status-refused = Nicht angenommen
story-filed = { $theme }, { $tongue ->
    [nl] Niederländisch
    [it] Italienisch
    [de] Deutsch
   *[other] Englisch
}
story-remark = Die Verwaltung sagt
story-new = Eine Geschichte schreiben
story-begin = Loslegen
story-field-moment = Wann wird sie erzählt?
story-field-language = Sprache
story-field-theme = Thema
story-field-author = Dein Name für die Autorenzeile
story-theme-hint = Ein vorhandenes oder ein neues. Wofür ein Thema keine Geschichte hat, das wird aus „default“ erzählt.
story-author-hint = Er steht unter jeder Mail, die deine Geschichte erzählt.
story-unfit-moment = Wähle einen Moment.
story-unfit-language = Wähle eine Sprache.
story-unfit-theme = Ein Thema besteht aus einem oder mehreren Wörtern aus Buchstaben und Ziffern.
story-unfit-author = Sag, wie du genannt werden willst.
story-first-line = Schreib hier deine Geschichte.
story-write = Schreiben
story-written = Wie sie geschrieben wurde
story-text = Die Geschichte, mit den Feldern darüber
story-company = Zum Anschauen
story-company-a = Leute in Gruppe A
story-company-b = Leute in Gruppe B
story-genders = in der Geschichte
story-genders-mixed = reihum
story-genders-woman = Frauen
story-genders-man = Männer
story-genders-neither = weder noch
story-submit = Einreichen
story-keep = Entwurf speichern
story-look = Vorschau zeigen
story-take-back = Zurücknehmen
story-discard = Wegwerfen
story-preview = Wie sie gelesen wird
story-verdict-good = Diese Geschichte kann erzählt werden.
story-verdict-faults = { $count ->
    [one] Etwas stimmt noch nicht.
   *[other] { $count } Dinge stimmen noch nicht.
}
story-line = Zeile { $line }
story-preview-of = Ausgefüllt mit { $a } in Gruppe A und { $b } in Gruppe B; die Namen sind erfunden. Die Fakten unter dem Strich sind auch ohne die Geschichte vollständig.
story-about = Wer darin vorkommt
story-about-roles = ihre Rollen dürfen genannt werden
story-about-deadline = darf genannt werden, wenn es sie gibt
story-words = Was du zwischen geschweifte Klammern setzen kannst
story-use-name = der Name der ersten Person in Gruppe B; [1] ist die zweite
story-use-names = alle Namen einer Gruppe als Aufzählung
story-use-count = wie viele es sind
story-use-word = ein Wort für einen Mann, für eine Frau, für weder noch
story-use-pronouns = was zur Person passt; wo es keines gibt, der Name
story-use-role = die Rolle der Person mit Artikel, klein- oder großgeschrieben; nur wo sie bekannt ist
story-use-day = die Nummer des Tages
story-use-deadline = bis wann eine Antwort zählt
story-use-if = der eine Text oder der andere
story-use-for = ein Text für jede Person
story-kept = Der Entwurf ist gespeichert.
story-submitted = Deine Geschichte ist eingereicht. Du bekommst Bescheid, sobald entschieden ist.
story-taken-back = Die Geschichte ist wieder ein Entwurf und wird jetzt nicht erzählt.
story-discarded = Die Geschichte ist weggeworfen.
story-accepted = Die Geschichte ist angenommen und wird ab jetzt erzählt.
story-refused = Die Geschichte ist zurück bei dem Menschen, der sie geschrieben hat.
story-decide = Deine Entscheidung
story-decide-text = Lies sie noch einmal so, wie sie im Spiel gelesen wird: Liest sie sich gut, passt sie zum Thema, und tut sie niemandem weh? Ist sie einmal angenommen, wird sie ab der nächsten Mail erzählt.
story-withdraw-text = Diese Geschichte wird erzählt. Nimmst du sie heraus, geht es in den Spielen mit den anderen Geschichten des Themas weiter, oder mit dem Thema „default“.
story-decide-remark = Ein Wort an die Person, die sie geschrieben hat
story-accept = Annehmen
story-refuse = Nicht annehmen
story-withdraw = Herausnehmen
story-refused-faulty = Die Geschichte ist gespeichert, aber nicht eingereicht: Bring erst in Ordnung, was unten steht.
story-refused-too_long = Die Geschichte ist zu lang.
story-refused-too_many = Bei dir warten zu viele Geschichten. Warte, bis über einige entschieden ist, oder wirf einen Entwurf weg.
story-refused-not_open = Diese Geschichte lässt sich jetzt nicht ändern. Nimm sie erst zurück.
story-refused-not_waiting = Über diese Geschichte gibt es nichts mehr zu entscheiden.
story-refused-changed = Die Geschichte wurde geändert, seit du sie gelesen hast. Hier steht sie, wie sie jetzt ist.
story-refused-undecided = Drück auf einen der Knöpfe.
