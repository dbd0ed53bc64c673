### Warum eine Nachricht nicht angenommen wurde. Jede Antwort sagt, was verstanden wurde, woran es hakt und wie es richtig wäre.

## Was um eine Ablehnung herum steht

refusal-suggest = Meintest du { $suggestions }?
refusal-choices = Zur Wahl stehen: { $choices }.
refusal-again = Schick ruhig eine neue Nachricht. Was du in dieser Runde schon gültig gewählt hast, bleibt stehen, bis etwas anderes kommt.
refusal-sign-up-again = Schick deine Anmeldung ruhig noch einmal.
refusal-sign-up-form = So geht es: in den Betreff der Name des Spiels, und in die Nachricht nur dein Name, ein Komma und dann Mann, Frau oder divers, zum Beispiel „Bob, Mann“.
refusal-unknown = So kann deine Nachricht nicht angenommen werden ({ $code }).
quote = „{ $text }“

## E1 bis E13

refusal-e1 = { $detail ->
    [several_games] Im Betreff deiner Nachricht steht mehr als ein Spiel{ $games_count ->
        [0] {""}
       *[other] : { $games }
    }. Nenne genau eines, dann weiß ich, zu welchem deine Nachricht gehört.
   *[unknown_game] Ich weiß nicht, zu welchem Spiel deine Nachricht gehört: Im Betreff steht kein Spiel, das ich kenne. Schreib den Namen des Spiels in den Betreff, oder nur das Wort Hilfe, wenn du eine Frage an die Admins hast.
}
refusal-e2 = { $detail ->
    [sign_up_closed] Die Anmeldung für { $game } ist geschlossen, mitspielen geht also nicht mehr.
   *[not_in_game] Mit dieser Adresse spielst du in { $game } nicht mit, und anmelden kannst du dich nicht mehr. Spielst du doch mit? Dann schreib von der Adresse, mit der du dich angemeldet hast.
}
refusal-e3 = Du bist in { $game } tot, und die Toten stimmen nicht ab. Deine Nachricht zählt also nicht. Was das ganze Dorf hört, hörst du weiterhin auch.
refusal-e4 = { $detail ->
    [too_late] Deine Nachricht für { $game } kam zu spät: Die Frist dieser Runde ist vorbei. Gibt es wieder etwas zu wählen, bekommst du Bescheid.
    [old_prompt] Du hast auf eine Nachricht aus einer Runde von { $game } geantwortet, die schon vorbei ist, darum ist nichts notiert. Antworte auf die neueste Nachricht, die du von mir bekommen hast.
    [another] Das wirst du in { $game } gerade nicht gefragt, darum zählt diese Antwort nicht.
    [asleep] Du schläfst in { $game } tief und fest, bis zum Morgen. Darum zählt deine Nachricht nicht. Gibt es wieder etwas zu wählen, bekommst du Bescheid.
    [not_started] Die Rollen von { $game } sind noch nicht verteilt, es gibt also noch nichts zu wählen. Sobald es losgeht, bekommst du Bescheid.
    [private_ballot] In deiner Nachricht steht das Wort „{ -white }“, aber in dieser Nacht gibt es keine Wahl, zu der es gehört. Es ist nichts notiert, damit du nicht aus Versehen mit dem Rudel abstimmst. Lass das Wort weg, wenn du die Abstimmung des Rudels gemeint hast.
   *[not_asked] In { $game } wirst du gerade nichts gefragt, deine Nachricht zählt also nicht. Bist du an der Reihe, bekommst du Bescheid, mit allem, was du wählen kannst. Wenn du mit dem Dorf reden willst, lass diese Adresse weg.
}
refusal-e5 = { $detail ->
    [locked_up] Du sitzt in der Zelle, darum stimmst du über diesen Scheiterhaufen in { $game } nicht mit ab.
    [guilty] Dein schlechtes Gewissen plagt dich zu sehr: Über diesen Scheiterhaufen in { $game } stimmst du nicht mit ab.
    [discovered] Das Dorf weiß, dass du der Dorfdepp bist: Über den Scheiterhaufen in { $game } stimmst du nicht mehr mit ab.
   *[barred] Über diesen Scheiterhaufen in { $game } darfst du nicht mit abstimmen; warum, stand in der Nachricht an das Dorf.
}
refusal-e6 = In deiner Nachricht habe ich keinen Namen aus dem Spiel gefunden, und auch nicht das Wort „{ -blank }“.
refusal-e7 = { $detail ->
    [too_many] In deiner Nachricht habe ich zu viele Namen gefunden{ $given_count ->
        [0] {""}
       *[other] : { $given }
    }. { $most ->
        [0] Nenne weniger.
        [one] Es muss einer sein. Denk daran: Auch dein eigener Name unter der Nachricht zählt.
       *[other] Höchstens { $most } dürfen es sein. Denk daran: Auch dein eigener Name unter der Nachricht zählt.
    }
    [too_few] In deiner Nachricht habe ich zu wenige Namen gefunden{ $given_count ->
        [0] {""}
       *[other] : nur { $given }
    }. { $least ->
        [0] Nenne mehr.
        [one] Mindestens einer muss es sein.
       *[other] Mindestens { $least } müssen es sein.
    }
   *[number] Die Anzahl der Namen in deiner Nachricht stimmt nicht.
}
refusal-e8 = In deiner Nachricht stehen „{ -blank }“ und ein Name{ $given_count ->
    [0] {""}
   *[other] {" "}({ $given })
}. Darum weiß ich nicht, was du meinst: Nenne nur den Namen, oder schreib nur „{ -blank }“.
refusal-e9 = { $given_count ->
    [0] Was du gewählt hast, steht gerade nicht zur Wahl.
   *[other] Du hast { $given } gewählt, aber das steht gerade nicht zur Wahl.
}
refusal-e10 = { $given_count ->
    [0] Enthalten kannst du dich diesmal nicht: Das war auch deine letzte Wahl, oder du hast damals nichts von dir hören lassen. Zweimal hintereinander geht das nicht. Nenne einen Namen.
   *[other] Du hast { $given } gewählt, aber das war auch deine letzte Wahl. Zweimal hintereinander dasselbe geht nicht. Wähle etwas anderes.
}
refusal-e11 = Jemand war schneller: { $given_count ->
    [0] Deine Wahl ist schon vergeben
    [one] { $given } ist schon vergeben
   *[other] { $given } sind schon vergeben
}. Wähle jemand anderen.
refusal-e12 = { $detail ->
    [gender_unclear] Ich konnte nicht lesen, ob du ein Mann oder eine Frau bist{ $given_count ->
        [0] {""}
       *[other] : Da stand { $given }
    }. Schreib hinter das Komma genau eines der Wörter Mann, Frau oder divers; davon hängt nur ab, wie die Geschichten von dir erzählen.
    [name_not_letters] Mit { $given_count ->
        [0] diesem Namen
       *[other] dem Namen { $given }
    } komme ich nicht zurecht. Ein Name besteht aus Buchstaben, wenn nötig mit einem Leerzeichen, einem Bindestrich oder einem Apostroph dazwischen.
    [name_too_long] Der Name { $given } ist zu lang: Mehr als { $most } Buchstaben passen nicht.
    [name_reserved] Der Name { $given } geht nicht, denn eines der Wörter darin („{ $word }“) bedeutet in einer Nachricht schon etwas anderes.
    [name_taken] In { $game } heißt schon jemand { $given } oder fast so. Such dir einen Namen aus, der sich deutlich davon unterscheidet.
    [nickname_taken] In { $game } könnte mit dem Spitznamen { $given } auch jemand anders gemeint sein. Nimm einen, der bei niemand anderem Vorname, Nachname oder Spitzname ist.
    [nicknames_many] Das sind zu viele Spitznamen: Mehr als { $most } gehen nicht.
    [language_unknown] Diese Sprache spreche ich nicht. Ich spreche Deutsch (de), Englisch (en), Italienisch (it) und Niederländisch (nl).
    [time_zone_unknown] Die Zeitzone { $given } kenne ich nicht. Schreib sie zum Beispiel als Europe/Berlin.
    [address_unfit] An diese Adresse kann ich keine Post schicken. Melde dich von einer gewöhnlichen Mailadresse an.
    [game_full] Alle Plätze in { $game } sind vergeben, für dich ist also keiner mehr frei.
    [unreliable] Für { $game } wird verlangt, dass du in früheren Spielen mindestens { $least } von hundert Runden beantwortet hast. Bei dir sind es { $count }: Von { $asked } Runden hast du { $missed } verpasst. Spiel bei einem Spiel mit, das das nicht verlangt; jede Runde, in der du antwortest, zählt.
    [knows_village] Du hast { $game } vorbereitet und weißt, was niemand wissen darf, der mitspielt. Darum kannst du dort nicht mitspielen.
   *[sign_up_structure] Deine Anmeldung für { $game } konnte ich nicht lesen.
}
refusal-e13 = { $detail ->
    [game_paused] { $game } macht gerade Pause. Deine Nachricht wurde nicht aufgehoben; geht das Spiel weiter, bekommst du Bescheid und kannst noch einmal antworten.
   *[game_ended] { $game } ist zu Ende, es gibt also nichts mehr zu wählen. Deine Nachricht wurde nicht aufgehoben.
}

## Die Codes des Spiels

refusal-unknown_name = { $given_count ->
    [0] { refusal-e6 }
   *[other] Ich habe { $given } gelesen, aber so heißt in diesem Spiel niemand, und zur Wahl steht es auch nicht.
}
refusal-several_questions = Ich kann nicht erkennen, zu welcher deiner Fragen das gehört: { $given }. Darum ist nichts notiert. Schreib davor, wozu es gehört, jede Antwort in eine eigene Zeile.
refusal-incomplete = Deine Antwort ist nicht vollständig: Ich lese nur { $given }.
refusal-too_many = { refusal-e7 }
refusal-too_few = { refusal-e7 }
refusal-not_a_choice = { refusal-e9 }
refusal-repeated = { refusal-e10 }
refusal-not_asked = { refusal-e4 }
refusal-blank_not_allowed = Bei dieser Wahl kannst du dich nicht enthalten. Nenne einen Namen aus der Liste.
refusal-blank_and_name = { refusal-e8 }
refusal-too_late = { refusal-e4 }
refusal-not_in_game = { refusal-e2 }
refusal-not_allowed = Ich verstehe, was du willst, aber die Regeln erlauben es gerade nicht.

## Die Post selbst

refusal-too_large = Deine Nachricht ist zu groß, um sie zu lesen. Schick nur deine Antwort, ohne Anhänge.
refusal-no_sender = Ich kann an deiner Nachricht nicht erkennen, von wem sie kommt. Schick sie noch einmal aus deinem gewohnten Postfach.
refusal-unreadable = Ich kann deine Nachricht nicht lesen. Schick deine Antwort noch einmal als einfachen Text.
refusal-ambiguous_name = { $given_count ->
    [0] In deiner Nachricht steht ein Name, der zu mehr als einer Person gehören kann.
   *[other] Mit { $given } kann mehr als eine Person gemeint sein.
} Schreib den Namen ganz aus, genau wie in der Liste.
refusal-rate_limited = Von dir kommt gerade sehr viel Post auf einmal. Warte kurz und schick dann eine einzige Nachricht.

## Abwesend, einspringen, aussteigen

refusal-rung_off = { $rung ->
    [excuses] In { $game } kannst du dich nicht im Voraus als abwesend melden. Enthalte dich stattdessen schon einmal in der offenen Runde.
    [extensions] In { $game } kann niemand um Aufschub bitten.
    [substitutes] In { $game } gibt es keinen Ersatz.
    [leaving] Aus { $game } kannst du nicht von selbst aussteigen. Schreib den Admins, mit dem Betreff Hilfe.
   *[other] Das geht in { $game } nicht.
}
refusal-excuse_past = Der Tag, bis zu dem du weg wärst, ist schon vorbei. Schreib einen Tag, der noch kommt.
refusal-excuse_too_long = In { $game } kannst du insgesamt für höchstens { $most ->
    [one] einen Tag
   *[other] { $most } Tage
} abwesend sein. Bist du länger weg, such lieber jemanden, der für dich einspringt.
refusal-player_dead = Das kann nur, wer noch lebt.
refusal-has_played = Wer in { $game } mitspielt oder mitgespielt hat, kann dort nicht einspringen.
refusal-administrates = Admins können hinter die Kulissen schauen und dürfen darum in { $game } nicht einspringen.
refusal-not_excused = Du warst in { $game } nicht als abwesend gemeldet; Runden, die du verpasst, zählen also ganz normal.
refusal-already_left = Du bist aus { $game } schon ausgestiegen.
refusal-exiled = Du bist in { $game } aus dem Dorf verbannt, für dich gibt es also nichts mehr zu wählen. Deine Nachricht zählt nicht. Was alle lesen, kannst du weiterhin lesen.
refusal-already_disqualified = Diese Person war schon disqualifiziert.
refusal-nothing_to_undo = Es wurde noch nichts geschlossen, es gibt also nichts zurückzunehmen.
refusal-another_closing = Inzwischen wurde eine andere Runde geschlossen als die, die du meinst. Sieh erst nach, wie es um das Spiel steht.

## Die Spielleitung

refusal-game_name_missing = Für das neue Spiel fehlt ein Name.
refusal-game_name_unfit = { $given } kann kein Spiel heißen. Nimm Buchstaben und Ziffern, nicht zu viele, und kein Wort, das schon ein Befehl ist.
refusal-game_name_taken = Es gibt schon ein Spiel, das { $given } heißt.
refusal-game_setting = Die Einstellung „{ $setting }“ kann nicht den Wert „{ $value }“ haben.
refusal-not_paused = { $game } macht gar keine Pause.
refusal-not_ended = { $game } ist noch nicht zu Ende. Nur ein Spiel, das abgebrochen oder gewonnen ist, kann gelöscht werden.
refusal-mail_waiting = Über { $game } wartet noch Post auf den Versand. Lösch das Spiel danach.
refusal-nothing_open = In { $game } ist gerade nichts offen, was sich schließen ließe.
refusal-no_master = Diese Person gehört nicht zur Spielleitung von { $game }.
refusal-last_master = { $game } braucht immer jemanden, der das Spiel leitet: Bestimme erst jemand anderen.
refusal-text_unfit = Schreib etwas, aber nicht mehr als { $most } Zeichen.
refusal-questions_many = Das sind fürs Erste genug Fragen: Mehr als { $most } auf einmal oder an einem Tag nimmt die Spielleitung nicht an.
refusal-plays_himself = Du spielst selbst in { $game } mit, darum darfst du das nicht sehen.
refusal-player_living = Nur Tote können von der Verteilerliste gestrichen werden, und { $given_count ->
    [0] diese Person
   *[other] { $given }
} lebt noch.
refusal-unknown_role = Diese Rolle kenne ich nicht: { $given }.
refusal-distribution_size = Eine Rollenverteilung ist für mindestens 3 und höchstens 1000 Personen.
refusal-unknown_request = Es gibt keine Anfrage mit der Nummer { $given }.
refusal-no_story_folder = Dieser Erzähler hat keinen Ordner für eigene Geschichten; wer ihn betreibt, kann einen angeben.
refusal-unknown_story = Es gibt keine hinzugefügte Geschichte, die { $given } heißt.
refusal-story_unfit = Die Geschichte wurde nicht gespeichert. Zeile { $line }: { $detail ->
    [no_front_matter] Eine Geschichte beginnt mit Feldern zwischen zwei Zeilen „---“
    [missing_field] Das Feld „{ $word }“ fehlt
    [unknown_field] „{ $word }“ ist kein Feld, oder es steht zweimal da
    [bad_value] Dieser Wert geht nicht: „{ $word }“
    [unknown_moment] Den Moment „{ $word }“ kenne ich nicht
    [empty] Unter den Feldern steht kein Text
    [too_long] Die Geschichte ist zu lang
    [syntax] Die geschweiften Klammern stimmen nicht: { $word }
    [not_allowed] „{ $word }“ ist in einer Geschichte nicht erlaubt
    [unknown_word] Das Wort „{ $word }“ zwischen geschweiften Klammern kenne ich nicht
    [unknown_filter] Den Filter „{ $word }“ kenne ich nicht
    [wrong_use] „{ $word }“ kann hier nicht stehen
    [no_such_player] „{ $word }“ gibt es nicht immer; die Felder a und b sagen, wie viele Personen sicher da sind
    [missing_form] „{ $word }“ braucht drei Formen: für einen Mann, für eine Frau und für weder noch
    [secret] Die Rollen der Gruppe { $word } sind in diesem Moment geheim für alle, die das lesen
    [not_public] „{ $word }“ kann in diesem Moment nicht allen erzählt werden
    [never_told] „{ $word }“ kommt in diesem Moment nie vor, diese Geschichte würde also nie erzählt
   *[other] Das geht nicht: { $word }
}.
refusal-player_count = Mit { $count } Personen kann dieses Spiel nicht gespielt werden.
refusal-fixed = Das lässt sich nicht im Voraus festlegen.
refusal-propositions = Eine Wahrsagerin braucht vier verschiedene Sätze, von denen genau zwei wahr sind.
refusal-same_name = Zwei Personen haben denselben Namen.
refusal-role_count = Die Anzahl der Rollen passt nicht zur Anzahl der Leute.
refusal-role_limit = Diese Rollen können nicht zusammen ausgeteilt werden: Von einer sind es zu viele oder zu wenige.
refusal-role_minimum = Eine dieser Rollen braucht mindestens { $least } Spieler, und in diesem Spiel ist die Zahl bindend.
refusal-no_composition = Es gibt keine Rollenverteilung für { $count } Personen.
refusal-unknown_option = Die Einstellung „{ $option }“ gibt es nicht.
refusal-option_value = Die Einstellung „{ $option }“ kann nicht den Wert „{ $value }“ haben.
