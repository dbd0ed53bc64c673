### Das Konto von jemandem, der eingeloggt ist, andere Wege hinein, und wer in ein Spiel geschaut hat.

## Andere Wege, dich einzuloggen

sign-in-ways = Andere Wege, dich einzuloggen
sign-in-too-often = Das war zu oft falsch. Warte eine Stunde und versuch es dann noch einmal.
password-own-words = Ein Passwort für die Datenbank darf nicht aus Wörtern des Spiels bestehen.
passkey-sign-in = Mit einem Passkey einloggen
passkey-sign-in-text = Wenn du auf diesem Gerät einen Passkey für diese Seite gespeichert hast, brauchst du keine Mail.
passkey-failed = Das hat nicht geklappt. Versuch es noch einmal, oder lass dir einen Link schicken.
passkey-unfit = Dieser Passkey wurde nicht erkannt. Versuch es noch einmal, oder lass dir einen Link schicken.
code-link = Ich habe einen Code auf Papier
code-title = Mit einem Code einloggen
code-text = Auf deinem Brief steht ein Code aus zwölf Buchstaben. Er gilt einmal und öffnet deine Seite in diesem einen Spiel.
code-label = Dein Code
code-hint = Großbuchstaben, Striche und Leerzeichen spielen keine Rolle.
code-enter = Einloggen
code-wrong = Dieser Code gilt nicht. Prüf die Buchstaben. Wenn er schon benutzt wurde oder älter als { $days } Tage ist, bitte deine Spielleitung um einen neuen.
nav-account = Konto

## Konto

account = Dein Konto
account-addresses = Deine Adressen
account-addresses-text = An jede davon kann ein Link zum Einloggen geschickt werden. Ändern kann sie nur die Verwaltung: So nimmt niemand deinen Platz ein, der dein Handy findet.
account-language = Sprache
account-language-text = Die Sprache dieser Seiten und der Mails, die zu keinem Spiel gehören. In einem Spiel gilt die Sprache, die du bei der Anmeldung gewählt hast.
account-language-label = Deine Sprache
account-language-set = Diese Sprache verwenden
sessions = Wo du eingeloggt bist
sessions-text = Eine Sitzung endet nach { $idle } Tagen ohne Nutzung, in jedem Fall nach { $most } Tagen.
session-unknown = Unbekannter Browser
session-this = diese hier
session-bound = nur ein Spiel
session-by-link = über einen Link per Mail
session-by-code = mit einem Code
session-by-passkey = mit einem Passkey
session-by-password = mit einem Passwort
session-since = eingeloggt
session-seen = zuletzt benutzt
session-near = in der Gegend von { $network }
session-end = Beenden
session-end-name = Beenden: { $name }, eingeloggt { $since }
session-ended = Diese Sitzung ist beendet.
sessions-end-others = Alle anderen Sitzungen beenden
sessions-end-all = Überall ausloggen
sessions-ended = { $count ->
    [0] Es gab keine anderen Sitzungen.
    [one] Eine andere Sitzung ist beendet.
   *[other] { $count } andere Sitzungen sind beendet.
}

## Passkeys

passkeys = Passkeys
passkeys-text = Ein Passkey liegt auf deinem Handy, deinem Computer oder einem Sicherheitsschlüssel und loggt dich ohne Mail ein. Er gilt nur auf dieser Seite und lässt sich nicht erraten oder aus einer Nachricht abschreiben.
passkeys-none = Du hast noch keine Passkeys.
passkeys-nowhere = Unter dieser Adresse funktionieren Passkeys nicht; sie brauchen eine verschlüsselte Verbindung.
passkeys-no-script = Um einen Passkey hinzuzufügen, brauchst du JavaScript.
passkeys-fresh = Um einen Passkey hinzuzufügen oder zu entfernen, musst du dich in der letzten Viertelstunde eingeloggt haben.
passkeys-again = Neu einloggen
passkey-name = Ein Name dafür
passkey-name-hint = Zum Beispiel: mein Handy
passkey-name-of = Name von { $name }
passkey-add = Passkey hinzufügen
passkey-rename = Umbenennen
passkey-remove = Entfernen
passkey-remove-name = { $name } entfernen
passkey-made-at = hinzugefügt
passkey-used-at = zuletzt benutzt
passkey-never = noch nicht benutzt
passkey-synced = auf mehreren deiner Geräte
passkey-made = „{ $name }“ ist hinzugefügt. Ab jetzt kannst du dich damit einloggen.
passkey-renamed = Er heißt jetzt „{ $name }“.
passkey-removed = „{ $name }“ öffnet nichts mehr. Glaubst du, dass jemand anderes ihn benutzt hat? Dann beende auch alle anderen Sitzungen.
passkey-not-made = Der Passkey wurde nicht hinzugefügt. Versuch es noch einmal.
passkey-stale = Dafür hast du dich vor zu langer Zeit eingeloggt. Logg dich erst neu ein.

## Wer auf die privaten Seiten eines Spiels geschaut hat

access = Wer geschaut hat
access-text = Jeder Besuch auf den Seiten der Spielenden von { $game }, einmal je Person, Browser, Seite und Stunde. { $days } Tage nach dem Ende des Spiels wird es gelöscht.
access-none = Noch niemand hat geschaut.
access-player = Wer
access-all = Alle
access-show = Zeigen
access-when = Wann
access-page = Seite
access-with = Womit
access-from = Aus der Gegend von
access-somebody = jemand anderes
access-kind-game = das Spiel
access-kind-told = alles Erzählte
access-kind-turn = eine Runde
access-kind-text = Download
access-kind-other = eine andere Seite
