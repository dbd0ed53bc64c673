### Briefe auf Papier für die Spieler und die Codes, mit denen sie hineinkommen.

letters-title = Briefe
letters-text = Für jeden Spieler ein Blatt zum Falten und Austeilen: wer du bist, wen du kennst und wie du auf deine Seite kommst. Druck es einseitig; entlang der Striche gefaltet, ist nur der Name zu sehen. Lies sie möglichst nicht.
letters-whose = Wessen Briefe
letters-codes = In jedem Brief steht ein neuer Code. Früher gedruckte Codes, die noch nicht benutzt wurden, gelten dann nicht mehr: Teile also nur die neuesten Briefe aus.
letters-print = Briefe erstellen (PDF)
letters-none = Wähle mindestens einen Spieler.
letter-for = Für { $name }
letter-fold = Falte das untere Drittel nach oben und dann dieses Drittel nach hinten. Nur für die Augen der genannten Person.
letter-title = { $name }, das bist du:
letter-known = Was du von Anfang an weißt
letter-advice-title = Was du jetzt tust
letter-advice-page = Geh auf deine Seite: Dort wählst du, was du nachts tust, stimmst tagsüber ab und liest alles, was dir gesagt wird.
letter-advice-open = Die Phase, die jetzt offen ist, schließt { $moment }. Bis dahin kannst du deine Wahl ändern, sooft du willst.
letter-advice-secret = Sag über dich, was du willst, wahr oder nicht, aber zeig niemandem diesen Brief und nichts von dem, was deine Seite dir sagt.
letter-advice-help = Ist etwas unklar? Frag die Spielleitung. Was du fragst, bekommt sonst niemand zu sehen.
letter-sign-in-title = Wie du hineinkommst
letter-sign-in = Gib auf { $place } diesen Code ein:
letter-sign-in-once = Er gilt einmal und nur für { $game }. Wenn er nicht mehr gilt, bitte die Spielleitung um einen neuen.

## Codes

credentials-title = Zugänge
credentials-text = Wer nicht hineinkommt, bekommt von dir einen neuen Code oder eine Mail mit einem Link. Beide öffnen die Seite dieses einen Spielers: Gib einen Code niemand anderem.
column-code = Neuester Code
code-used = Code benutzt
code-made = Code vom
code-none = noch kein Code
code-make = Neuer Code
code-of-player = Ein Code für { $name }
code-of-player-text = Mit diesem Code loggt sich { $name } auf { $place } ein, nur für { $game }. Codes dieses Spielers, die noch nicht benutzt wurden, gelten nicht mehr.
code-once = Du siehst ihn hier nur einmal. Er wird nirgends aufbewahrt.
link-send = Link mailen
link-sent = Ein Link zum Einloggen ist unterwegs zu { $name }.
link-not-sent = An { $name } ging kein Link: Es waren zuletzt zu viele, oder dieses Konto loggt sich nicht per Mail ein.
