### Der Schreibtisch vor dem Spiel: Es wird angelegt, sein Dorf zusammengestellt, seine Spieler gesammelt.

preparing = Vor dem Spiel

## Regelwerke, ihre Optionen und ihre Warnungen

book-wakkerdam =
    .text = Werwölfe, wie sie seit Jahren per Mail gespielt werden: Runden in der Nacht, eine Wahl, der Scheiterhaufen.
book-tempo_reale =
    .text = Die siebte Ausgabe: eine Nacht für alle, ein ganzer Tag zum Reden, drei Fraktionen und Geister.
    .note = Die Rollen werden ausgelost, und ebenso die vier Sätze jeder Wahrsagerin, zwei wahre und zwei falsche. Niemand kann sie auswählen, denn niemand kennt die Verteilung, bevor sie gemacht ist.
book-lupus3 =
    .text = Das technische Regelwerk von 2012: Weiß, Schwarz und Rot, Vampire, die altern, Berichte am Morgen und am Abend. Geschrieben wird mit eigenen Worten.
    .note = Die Rollen werden ausgelost, und ebenso die vier Sätze jeder Wahrsagerin und das Geschick der Exorzisten und Entführer, das geheim bleibt. Was das technische Regelwerk einem anderen Buch überlässt, lässt sich hier wählen.
book-duesterwald =
    .text = Das Spiel im Chat: Jeder Schritt der Nacht wird laut aufgerufen, am Tag gibt es Anklagen, eine Abstimmung und einen Hauptmann.
book-tabula =
    .text = Das Kartenspiel an einem Tisch, von 2005: Abstimmung reihum, ein zweiter Wahlgang, eine Eule und ein Werhamster.
option-wakkerdam-mayor_weight = Um wie viel die Stimme des Bürgermeisters mehr wiegt
    .text = Am Scheiterhaufen, zusätzlich zu der Stimme, die alle haben.
    .half = eine halbe Stimme
    .double = eine ganze Stimme
option-wakkerdam-stacking = Mehrere Zeichen auf einem Spieler zählen zusammen
    .text = Sonst gelten zwei Raben oder zwei Warnungen wie eine.
option-wakkerdam-election_tie = Wenn die Wahl unentschieden endet
    .text = Wer dann Bürgermeister wird.
    .void = niemand
    .lot = das Los entscheidet
option-wakkerdam-witch_sees = Wann die Hexe die Opfer sieht
    .text = Ob sie erfährt, wer zu sterben droht.
    .with_elixir = solange sie das Elixier hat
    .always = immer
option-wakkerdam-white_nights = Die Nächte des weißen Werwolfs
    .text = In welchen Nächten er allein ein Opfer wählen kann.
    .even = die geraden
    .odd = die ungeraden
option-wakkerdam-empty_rounds = Runden ohne Spieler finden trotzdem statt
    .text = So verrät die Uhr nicht, dass alle mit einer bestimmten Rolle tot sind.
option-wakkerdam-scapegoat_guilt = Wann der Sündenbock anderen ein schlechtes Gewissen macht
    .text = Wer ein schlechtes Gewissen hat, stimmt beim nächsten Scheiterhaufen nicht mit ab.
    .tie = nur wenn er wegen Stimmengleichheit brennt
    .always = immer wenn er brennt
option-wakkerdam-roles_shown = Die Rollen der Toten werden gezeigt
    .text = Sonst wird weiter gerätselt.
option-wakkerdam-dead_win = Die Toten gewinnen mit ihrem Team
    .text = Sonst nur die Lebenden.
option-wakkerdam-self_vote = Man kann für sich selbst stimmen
    .text = Am Scheiterhaufen.
option-tempo_reale-keepers_count_ghosts = Friedhofswärter und Leibwächter zählen auch Geister
    .text = Wenn sie erfahren, wie viele andere dort etwas getan haben.
option-tempo_reale-corpse_told = Bestohlene Tote erfahren es
    .text = Wessen Rolle nach dem Tod übernommen wird, hört, von wem.
option-tempo_reale-nobody_alive = Wenn niemand mehr lebt
    .text = Welche Fraktionen dann gewinnen.
    .shared = alle, die noch im Spiel waren
    .undefeated = nur die, die nicht gerade besiegt wurden
option-tempo_reale-clan_roles = Wer einander kennt, kennt auch die Rollen
    .text = Sonst nur die Namen.
option-tempo_reale-addresses = Mailadressen der Mitspielenden
    .text = Wer sie auf der Seite der Mitspielenden sieht, sobald die Rollen verteilt sind.
    .everybody = alle, wie es das Regelwerk vorsieht
    .players = nur wer mitspielt
    .nobody = niemand
option-lupus3-quorum = Wann die Abstimmung über den Scheiterhaufen gilt
    .text = Wie viele Lebende abgestimmt haben müssen.
    .half = mindestens die Hälfte
    .more_than_half = mehr als die Hälfte
    .none = eine Stimme genügt
option-lupus3-tie = Bei Gleichstand am Scheiterhaufen
    .text = Wer auf den Scheiterhaufen muss.
    .mayor = die Stimme aus dem Bürgermeisteramt entscheidet, sonst das Los
    .lot = das Los entscheidet
    .nobody = niemand
option-lupus3-tie_vote = Wer am Tag einer Wahl den Gleichstand entscheidet
    .text = Wessen Stimme aus dem Bürgermeisteramt zählt.
    .elected = die der Person, die eben gewählt wurde
    .incumbent = die der Person, die es bisher hatte
option-lupus3-election = Wer ins Bürgermeisteramt gewählt wird
    .text = Wie viele Stimmen nötig sind.
    .majority = wer die Stimmen von mehr als der Hälfte der Lebenden hat
    .most = wer die meisten Stimmen hat
option-lupus3-succession = Wenn das Bürgermeisteramt ohne Nachfolge frei wird
    .text = Wer es bekommt.
    .lot = das Los entscheidet
    .vacant = niemand, bis zur nächsten Wahl
option-lupus3-niece = Mubaraks Nichte entgeht dem Scheiterhaufen
    .text = Wenn das Dorf sie verurteilt.
    .always = jedes Mal
    .once = ein einziges Mal
option-lupus3-first_night_wolves = Wölfe töten schon in der ersten Nacht
    .text = Sonst fangen sie in der zweiten an.
option-lupus3-kidnapper_chains = Wenn Entführer einander reihum entführen
    .text = Wer Erfolg hat, wenn es drei oder mehr sind.
    .dependency = wer entführt ist, entführt nicht; nur in einem Ring entscheidet das Geschick
    .skill = sie handeln nacheinander, die Geschicktesten zuerst
option-lupus3-shield_on_self = Wer unter einem Exorzisten steht, kann auch bei sich nichts tun
    .text = Sonst hält ein Exorzist nur andere auf.
option-lupus3-annulled_use = Eine Fähigkeit, die aufgehalten wurde
    .text = Ob sie als eingesetzt gilt, wenn sie danach ruht oder nur ein einziges Mal wirkt.
    .kept = ist nicht verbraucht
    .consumed = ist verbraucht
option-lupus3-wolves_told = Wölfe, die auf einen Leibwächter stoßen, erfahren es
    .text = Sie lesen den üblichen Satz, der nicht sagt, warum.
option-lupus3-bodyguard = Wovor ein Leibwächter schützt
    .text = Gegen die anderen Gefahren ist er machtlos.
    .wolves = vor Wölfen
    .bites = vor Wölfen und Vampiren
    .all = vor Wölfen, Vampiren und Jägern
option-lupus3-disagreeing_vampires = Vampire, die verschiedene Opfer wählen
    .text = Sie verlassen das Haus, beißen aber niemanden.
    .same = bleiben, wie sie sind
    .age = altern trotzdem
option-lupus3-vampires_rise = Totenbeschwörer können tote Vampire auferstehen lassen
    .text = Sonst bleibt ein toter Vampir tot, außer ein Messias hilft.
option-lupus3-expansive = Wer Besuch von einer Frohnatur bekommt
    .text = Was die Besuchten am Morgen davon wissen.
    .told = wer es war
    .nothing = nichts
option-lupus3-ritual = Das Ritual der Toten
    .text = Wer dieselbe Person nennen muss, damit es gelingt.
    .all = alle Toten
    .participants = alle, die mitmachen
    .none = gibt es nicht
option-lupus3-suicide = Nachts kann man sich das Leben nehmen
    .text = Die Figur stirbt im Morgengrauen, nach allem anderen.
option-lupus3-clan_knowledge = Was die wissen, die einander von Anfang an kennen
    .text = Freimaurer; Wölfe und Hexen; Besessene und Exorzisten; Teufel und ihre Anwältinnen.
    .roles = Namen und Rollen
    .names = nur die Namen
option-lupus3-roles_of_dead = Die Rollen der Toten
    .text = Bis das Spiel aus ist.
    .hidden = bleiben geheim
    .shown = erfahren alle
option-lupus3-collapse = Wenn der letzte Wolf nachts stirbt
    .text = Wann die Übrigen von Schwarz sterben.
    .next = im nächsten Morgengrauen
    .same = noch im selben Morgengrauen
option-lupus3-vampirised_count = Halbvampire allein halten Rot im Spiel
    .text = Sonst verliert Rot, wenn nur noch Halbvampire übrig sind.
option-lupus3-nobody_alive = Wenn keine Fraktion übrig bleibt
    .text = Wer dann gewinnt.
    .shared = die, die noch im Spiel waren, gemeinsam
    .draw = niemand
option-duesterwald-pack_rule = Wie sich das Rudel einigt
    .text = Wie viele seiner Stimmen ein Opfer braucht.
    .majority = mehr als die Hälfte des Rudels
    .unanimous = das ganze Rudel
    .plurality = die meisten abgegebenen Stimmen
option-duesterwald-witch_sees_converted = Die Hexe erfährt auch von einem Opfer, das verwandelt wird
    .text = Sonst hört sie, dass es kein Opfer gibt.
option-duesterwald-convert_keeps_power = Wer verwandelt wird, behält seine Rolle
    .text = Sonst ist er ein Werwolf und nichts weiter.
option-duesterwald-white_wolf_endgame = Wenn nur noch Wölfe übrig sind
    .text = Falls der weiße Werwolf unter ihnen ist.
    .end = das Spiel ist aus
    .continue = es geht weiter, bis der weiße Werwolf tot oder allein ist
option-duesterwald-reveal_role_on_death = Rollen der Toten werden gezeigt
    .text = Sonst wird weiter geraten.
option-duesterwald-harlot_repeat = Wo die Dorfmatratze wieder schlafen darf
    .text = Bei wem sie schon einmal war.
    .not_consecutive = überall, nur nicht zweimal hintereinander
    .free = überall
    .never = nirgends zweimal
option-duesterwald-neighbours = Wer als Nachbar zählt
    .text = Für den Bären und den Fuchs.
    .living = die nächsten Lebenden
    .fixed = wer dort sitzt, tot oder lebendig
option-duesterwald-white_wolf_pair_is_mixed = Weißer Werwolf und anderer Wolf sind ein gemischtes Paar
    .text = Als Liebespaar gewinnen sie dann zusammen, wenn sonst niemand übrig ist.
option-duesterwald-votes_per_player = Gegen wie viele Angeklagte man stimmen darf
    .text = In einer Abstimmung.
    .unlimited = gegen beliebig viele
option-duesterwald-public_composition = Alle erfahren, welche Rollen im Spiel sind
    .text = Sonst wird nachts jede Rolle aufgerufen, die es geben könnte.
option-duesterwald-ready_word = Vor der ersten Nacht ist Zeit, die Karten zu lesen
    .text = Alle werden gefragt, ob sie bereit sind.
option-duesterwald-max_rounds = Nach so vielen Runden gewinnt niemand
    .text = 0 für keine Grenze.
option-tabula-first_night_kills_narrator = In der ersten Nacht töten die Werwölfe den Spielleiter
    .text = Sonst gibt es schon in der ersten Nacht ein Opfer.
option-tabula-ghosts = Die Toten stimmen als Geister mit ab
    .text = Nur beim Nominieren, nicht im zweiten Wahlgang.
option-tabula-mythomaniac_phase = Wann der Mythomane gerufen wird
    .text = In der zweiten Nacht.
    .before_seer = vor dem Seher
    .end_of_night = am Ende der Nacht
option-tabula-nomination_start = Wo die Abstimmung beginnt
    .text = Neben dem zuletzt Getöteten; von dort geht es im Uhrzeigersinn.
    .right = rechts
    .left = links
option-tabula-pack_rule = Wie die Werwölfe sich einigen
    .text = Wie viele ihrer Stimmen ein Opfer braucht.
    .majority = mehr als die Hälfte
    .unanimous = alle
    .plurality = die meisten abgegebenen Stimmen
option-tabula-strict_minimums = Personen erst ab ihrer Spielerzahl
    .text = Sonst gibt es nur eine Warnung.
option-tabula-discussion_seconds = Wie lange das Dorf redet, bevor es abstimmt
    .text = In Sekunden.
warning-tempo_reale-no_villagers = Es gibt keine Dorfbewohner.
warning-tempo_reale-no_wolves = Auf der Seite der Wölfe ist niemand.
warning-tempo_reale-no_necromancers = Auf der Seite der Totenbeschwörer ist niemand.
warning-tempo_reale-no_wolf = Es gibt keinen Wolf: Die Seite der Wölfe scheidet bei der ersten Morgendämmerung aus.
warning-tempo_reale-no_necromancer = Es gibt keinen Totenbeschwörer: Diese Seite scheidet bei der ersten Morgendämmerung aus.
warning-lupus3-no_white = Für Weiß ist niemand dabei.
warning-lupus3-no_black = Für Schwarz ist niemand dabei.
warning-lupus3-no_red = Für Rot ist niemand dabei.
warning-lupus3-no_wolf = Es gibt keinen Wolf: Schwarz ist im ersten Morgengrauen besiegt.
warning-lupus3-no_vampire = Es gibt keinen Vampir: Rot kann niemanden beißen.
warning-lupus3-vampirised_dealt = Jemand beginnt als Halbvampir, ohne je gestorben zu sein.
warning-duesterwald-many_siblings = Es gibt mehr als drei Geschwister.
warning-tabula-few_for_medium = Das Medium ist ab 9 Spielern empfohlen.
warning-tabula-few_for_possessed = Der Besessene ist ab 10 Spielern empfohlen.
warning-tabula-few_for_bodyguard = Der Leibwächter ist ab 11 Spielern empfohlen.
warning-tabula-few_for_owl = Die Eule ist ab 12 Spielern empfohlen.
warning-tabula-few_for_freemason = Freimaurer sind ab 13 Spielern empfohlen.
warning-tabula-few_for_werehamster = Der Werhamster ist ab 15 Spielern empfohlen.
warning-tabula-few_for_mythomaniac = Der Mythomane ist ab 16 Spielern empfohlen.
warning-other = Die Regeln sagen dazu: { $warning }.

## Das Dorf

village-title = Dorf
village-heading = Das Dorf von { $game }
village-text = Diese Rollen werden verlost, nach den Regeln von { $rulebook }. Wer mitspielt, kann diese Seite nicht sehen, weder vor dem Spiel noch währenddessen.
village-dealt = Die Rollen sind verteilt; hier lässt sich nichts mehr ändern.
village-players = { $count ->
    [0] Noch niemand hat sich angemeldet
    [one] Ein Spieler hat sich angemeldet
   *[other] { $count } Spieler haben sich angemeldet
}; das Spiel hat Platz für { $least } bis { $most }.
kept-title = Woraus gelost wird
composition-size = { $size } Spieler:
composition-fits = passt
composition-other-size = { $players ->
    [one] nicht für einen Spieler
   *[other] nicht für { $players } Spieler
}
composition-change = Ändern
composition-number = Dorf { $number }
composition-drop = Entfernen
composition-drawn = Aus den Dörfern für die richtige Spielerzahl wird eines gelost.
composition-none = { $count ->
    [0] Du hast noch nichts zusammengestellt, und für { $players } Spieler liegt nichts bereit: Die Rollen könnten nicht verteilt werden.
    [one] Du hast noch nichts zusammengestellt. Für { $players } Spieler liegt ein Dorf bereit, und das würde verteilt.
   *[other] Du hast noch nichts zusammengestellt. Für { $players } Spieler liegen { $count } Dörfer bereit; eines davon würde gelost.
}
composition-kept = Das Dorf ist gespeichert.
composition-dropped = Das Dorf ist entfernt.
compose-new = Ein Dorf zusammenstellen
compose-change = Ein Dorf ändern
presets-size = Für wie viele Spieler
presets-show = Zeigen, was bereitliegt
presets = { $count ->
    [one] Für { $size } Spieler liegt ein Dorf bereit
   *[other] Für { $size } Spieler liegen { $count } Dörfer bereit
}
presets-none = Für { $size } Spieler liegt nichts bereit.
preset-use = Übernehmen
preset-number = Dorf { $number }
warnings-title = Bevor du es speicherst:
warnings-sure = Ich weiß, und so will ich es
role-less = { $role }: eins weniger
role-more = { $role }: eins mehr
compose-mayor = Das Dorf wählt einen Bürgermeister
compose-total = Zusammen
compose-of = { $players ->
    [0] (noch niemand ist angemeldet)
    [one] (ein Spieler ist angemeldet)
   *[other] ({ $players } Spieler sind angemeldet)
}
compose-keep = Dieses Dorf speichern

## Hinweise

hints-title = Hinweise
hints-text = Was du hier über das Dorf schreibst, steht auf der öffentlichen Seite, sobald du es speicherst, und wird allen noch einmal gesagt, wenn das Spiel beginnt: „Es gibt mindestens zwei Wölfe.“ Du musst nichts sagen.
hints-label = Hinweise
hints-hint = Einer pro Zeile. Bis die Rollen verteilt sind, kannst du sie ändern; was gelesen ist, ist gelesen.
hints-kept = Die Hinweise sind gespeichert.
hints-fault = Höchstens { $most } Hinweise mit jeweils höchstens { $longest } Zeichen.

## Der Kalender

calendar-title = Kalender
calendar-text = Wann die Phasen des Spiels schließen. Was du änderst, gilt auch für die offene Phase, und alle Spieler erfahren es.
calendar-over = Das Spiel ist vorbei.
calendar-preset-two-days = Jeweils zwei Tage
calendar-preset-one-day = Jeweils ein Tag
calendar-preset-nights = Tage und Nächte
calendar-preset-five-days = Fünf Tage die Woche
calendar-preset-minutes = Am Tisch
calendar-kind = Wie Phasen schließen
calendar-own = Wie er ist: ein Kalender, den dieses Formular nicht zeigen kann
calendar-each = Jede Phase dauert gleich lang
calendar-length = Wie lange
calendar-unit = Gezählt in
unit-d = Tagen
unit-h = Stunden
unit-m = Minuten
calendar-nights = Tage und Nächte nach der Uhr
calendar-hours = Phasen enden zu einer festen Uhrzeit
calendar-dawn = Nächte enden um
calendar-dusk = Tage enden um
calendar-hour = Phasen enden um
calendar-evenings = Tage enden am
calendar-weekdays = An diesen Wochentagen
weekday-mon = Montag
weekday-tue = Dienstag
weekday-wed = Mittwoch
weekday-thu = Donnerstag
weekday-fri = Freitag
weekday-sat = Samstag
weekday-sun = Sonntag
calendar-dates = Aber nicht an diesen Daten
calendar-dates-hint = Feiertage zum Beispiel: Jahr, Monat und Tag, eines pro Zeile, etwa 2027-04-05.
calendar-waits = Eine Spielleitung schließt jede Phase von Hand
calendar-zone = Zeitzone
calendar-zone-hint = Wessen Uhr gilt, etwa Europe/Berlin.
calendar-try = Ansehen, was dabei herauskommt
calendar-keep = Diesen Kalender speichern
calendar-kept = { $game } läuft jetzt nach diesem Kalender.
calendar-fault = Nach diesem Kalender kann kein Spiel laufen.
calendar-fault-hour-unclear = Das ist keine Uhrzeit: { $value }
calendar-fault-hours-none = Sag, um welche Uhrzeit.
calendar-fault-weekdays-none = Wähle mindestens einen Wochentag.
calendar-fault-date-unclear = Das ist kein Datum: { $value }
calendar-fault-too-many-dates = Das sind zu viele Daten.
calendar-fault-zone-missing = Sag, welche Zeitzone gemeint ist.
calendar-fault-zone-unknown = Das ist keine Zeitzone: { $value }
calendar-fault-length-unclear = Sag mit einer ganzen Zahl, wie lange eine Phase dauert.
calendar-fault-length-range = Eine Phase dauert mindestens eine Minute und höchstens zehn Jahre.
turns-title = Was kommt
turns-tried = Was dabei herauskäme
turns-zone = Nach der Uhr von { $zone }, wenn niemand eine Phase früher schließt.
turns-turn = Phase
turns-opens = Von
turns-closes = Bis
turns-by-hand = von Hand geschlossen
turns-none = Was als Nächstes kommt, und wann, entscheidet das Spiel.
turn-sign-up = Anmeldung
turn-night = Nacht { $number }
turn-day = Tag { $number }
turn-next = Eine Phase
turn-other = { $phase }, { $number }

## Ein neues Spiel

new-title = Ein neues Spiel
new-rulebook = Regelwerk
new-name = Name
new-name-hint = Buchstaben und Ziffern; die Spieler schreiben ihn in den Betreff ihrer Mails.
new-language = Sprache
new-language-hint = Der Einladungen; jeder Spieler erfährt alles in seiner eigenen Sprache.
new-theme = Geschichten
new-theme-hint = In welchem Stil das Spiel erzählt wird, wenn das Regelwerk Geschichten hat.
new-least = Spieler, mindestens
new-most = Spieler, höchstens
new-most-hint = Wenn der letzte Platz vergeben ist, werden die Rollen sofort verteilt.
new-closes = Anmeldung bis
new-closes-hint = Nach der Zeitzone unten. Danach werden die Rollen verteilt.
new-mayor = Bürgermeister
new-mayor-drawn = wie das geloste Dorf es sagt
new-mayor-yes = ja
new-mayor-no = nein
new-strictness = Verpasste Runden in Folge
new-strictness-hint = Nach so vielen scheidet ein Spieler aus; bei 0 niemand.
new-options = Optionen des Regelwerks
new-options-text = Sie stehen fest, sobald die Rollen verteilt sind. So wie sie hier stehen, folgen sie dem Regelwerk.
new-make = Spiel anlegen
new-done = Die Anmeldung zu { $game } ist offen, und du leitest das Spiel.
new-fault-closes-at = Die Anmeldung muss bis zu einem Zeitpunkt dauern, der noch kommt.
new-fault-length = Sag mit einer ganzen Zahl, wie lange eine Phase dauert.
new-fault-least = Wie viele Spieler mindestens? Das muss eine ganze Zahl sein.
new-fault-most = Wie viele Spieler höchstens? Nicht weniger als mindestens und nicht mehr, als das Regelwerk zulässt.
new-fault-strictness = Verpasste Runden in Folge müssen eine ganze Zahl sein.

## Spieler

players-title = Anmeldungen
players-count = { $count ->
    [0] Noch niemand hat sich angemeldet;
    [one] Ein Spieler hat sich angemeldet;
   *[other] { $count } Spieler haben sich angemeldet;
} das Spiel hat Platz für { $least } bis { $most }.
players-until = Anmelden kann man sich bis
players-list = Wer mitspielt
players-closed = Anmelden kann man sich gerade nicht.
player-name = Name
player-nicknames = Spitznamen
player-nicknames-hint = Wie andere ihn oder sie auch nennen, zum Beispiel Hansi. Mehrere mit Komma trennen.
nickname-title = Spitznamen der Angemeldeten
nickname-who = Von wem
nickname-save = Speichern
nickname-saved = Die Spitznamen von { $name } sind gespeichert.
player-address = Mailadresse
player-language = Sprache
player-gender = In den Geschichten
gender-man = Mann
gender-woman = Frau
gender-neither = weder noch
player-take-off = Austragen
player-taken-off = { $name } spielt nicht mehr mit.
take-off-question = { $name } von der Liste von { $game } streichen?
take-off-text = { $name } erfährt es per Mail und kann sich wieder anmelden.
invite-title = Leute einladen
invite-addresses = Mailadressen
invite-hint = Eine pro Zeile. Alle bekommen eine eigene Mail mit allem, was vereinbart ist.
invite-text = Deine eigenen Worte (müssen nicht sein)
invite-send = Einladen
invited = { $count ->
    [one] Eine Einladung ist unterwegs.
   *[other] { $count } Einladungen sind unterwegs.
}
add-title = Jemanden anmelden
add-text = Wer es ist, bekommt eine Mail, die es bestätigt. Wenn der letzte Platz vergeben ist, werden die Rollen sofort verteilt.
add-player = Anmelden
player-added = { $name } spielt mit.

## Die Verteilung

deal-title = Jetzt verteilen
deal-question = Die Rollen von { $game } jetzt verteilen?
deal-text = { $count ->
    [one] Ein Spieler macht mit. Die Anmeldung schließt, die Rollen werden verteilt, und alle erfahren es per Mail.
   *[other] { $count } Spieler machen mit. Die Anmeldung schließt, die Rollen werden verteilt, und alle erfahren es per Mail.
} Das lässt sich nicht zurücknehmen.
deal-own = { $count ->
    [one] Verteilt wird das Dorf, das du für so viele zusammengestellt hast.
   *[other] Aus den { $count } Dörfern, die du für so viele zusammengestellt hast, wird eines gelost.
}
deal-library = { $count ->
    [one] Du hast für dieses Spiel nichts zusammengestellt: Verteilt wird das eine Dorf, das für so viele bereitliegt.
   *[other] Du hast für dieses Spiel nichts zusammengestellt: Aus den { $count } Dörfern, die für so viele bereitliegen, wird eines gelost.
}
deal-too-few = { $count ->
    [0] Noch niemand hat sich angemeldet.
    [one] Erst ein Spieler hat sich angemeldet.
   *[other] Erst { $count } Spieler haben sich angemeldet.
} Das Spiel braucht { $least }.
deal-no-composition = Es gibt kein Dorf für { $count } Spieler, das sich verteilen ließe. Stell zuerst eines zusammen.
deal-paused = Die Rollen von { $game } konnten nicht verteilt werden, deshalb pausiert das Spiel. Stell ein Dorf für genau so viele Spieler zusammen und setz es fort.
deal-done = Die Rollen von { $game } sind verteilt, und das Spiel hat begonnen.

## Verteilungen

distribution-hint-roles = Eine Rolle pro Zeile, mit einer Zahl davor, wenn es mehrere sind. Für 3 bis 1000 Spieler.
