### De woorden van de spelleiding terwijl een spel loopt, en van de vragen van spelers aan haar.

## Mededelingen

announcements = Mededelingen
announce = Bekendmaken
announce-text = Wat iedereen mag weten
announce-hint = Het gaat per mail naar alle spelers, staat op de openbare pagina en in het verslag van het spel, en is niet terug te nemen.
announce-is-hint = Dit is een hint over welke rollen er in het spel zijn
announce-not-now = Mededelingen kun je doen van de rolverdeling tot het einde van het spel.
announced = De spelers van { $game } krijgen het te horen.
announced-before = Tot nu toe bekendgemaakt
announced-hint = hint
announced-none = Nog niets.

## Vragen aan de spelleiding, op het beheer

asked = Vragen
asked-text = Wat spelers van dit spel aan de spelleiding hebben gevraagd. Niemand anders ziet het. Het antwoord komt op de eigen pagina van wie het vroeg en per mail, en staat in het verslag van het spel.
asked-none = Er wacht geen vraag op antwoord.
asked-answer = Je antwoord aan { $name }
asked-send = Antwoorden
asked-answered = { $name } heeft je antwoord.
asked-too-late = Iemand anders heeft { $name } al geantwoord.
asked-written = { $name } heeft je bericht.
write = Aan één speler schrijven
write-to = Speler
write-text = Je bericht
write-send = Versturen

## Vragen aan de spelleiding, zoals een speler ze stelt

ask = Vraag het de spelleiding
ask-text = Is een regel onduidelijk, of zit je iets dwars? Vraag het aan wie het spel leiden. Niemand anders ziet dat je iets vroeg, of wat. Het antwoord komt hier en per mail.
ask-question = Je vraag
ask-hint = Hoogstens { $most } tekens, en { $open } vragen tegelijk.
ask-send = Vragen
ask-sent = Je vraag is doorgegeven aan de spelleiding.
ask-not-now = Vragen stellen kan van de rolverdeling tot het einde van het spel.
ask-waiting = Wacht op antwoord
ask-answers = Antwoorden
ask-answers-none = Er zijn nog geen antwoorden.

## Voor een speler antwoorden

stand-in = In de plaats van { $name }
stand-in-short = Antwoorden namens
stand-in-text = Antwoord hier voor { $name }, die je dat heeft gevraagd. Het zijn dezelfde formulieren, met dezelfde deadline. { $name } krijgt de ontvangstbevestiging, en in het verslag staat dat jij het deed.
stand-in-asked = Wat er van { $name } gevraagd wordt
stand-in-none = Er wordt nu niets van { $name } gevraagd.
stood-in = Het antwoord van { $name } is genoteerd.

## Wat niet begrepen is

unread = Niet begrepen
unread-text = Wat voor dit spel binnenkwam en waar Verteller niets mee kon. Je kunt het antwoord zelf invoeren, terugschrijven of het bericht terzijde leggen. Spelers zien deze pagina niet.
unread-none = Er wacht geen bericht.
unread-stranger = Van { $sender }, een adres dat niet meedoet. Er is niets teruggestuurd.
unread-count = { $name } vraagt hoeveel Roden er zijn. Dat mag één keer, en alleen jij kunt het zeggen: met je antwoord is de vraag gebruikt.
unread-reds = Roden nog in leven: { $count }.
unread-again = { $name } heeft deze vraag al gebruikt.
unread-enter = Antwoord invoeren
unread-send-count = Antwoorden en als gebruikt aanmerken
unread-set-aside = Terzijde leggen
unread-put-aside = Het bericht is terzijde gelegd.
unread-gone = Iemand anders heeft het al afgehandeld.
unread-wrote = { $name } schreef:

## Redenen, partijen, het einde

reason = Waarom, voor { $name } alleen
reason-faction = Waarom, alleen voor wie bij die partij hoort
reason-public = Waarom, voor iedereen
reason-text = Je mag allebei leeg laten. Het eerste wordt meteen verteld, het tweede als het dorp hoort dat ze weg zijn.
faction-one = Partij
faction-pick = Kies een partij
faction-any = Wie er gewonnen heeft
faction-any-text = Vink je niemand aan, dan eindigt het spel onbeslist.
act-disqualify-faction = Een partij diskwalificeren
act-disqualify-faction-question = Een hele partij van { $game } diskwalificeren?
act-disqualify-faction-text = Bij de eerstvolgende dageraad of zonsondergang wordt iedereen verbannen die er dan bij hoort, levend of dood, en het dorp leest wie dat waren. Wat ze al gekozen hebben, telt tot dan toe mee. Tot dan hoort niemand er iets van, behalve wie erbij hoort de reden die je hier geeft.
done-disqualify-faction = De partij gaat eruit als de ronde van nu in { $game } sluit.
act-end = Eerder beëindigen
act-end-question = { $game } nu beëindigen?
act-end-text = Doe dit alleen als voor iedereen duidelijk is hoe het afloopt; het hoeft nooit. Het spel is meteen voorbij, alle rollen worden getoond, en wie je hier aanvinkt, heeft gewonnen.
done-end = { $game } is voorbij.

## Wie het spel leidt

masters = Spelleiding
masters-text = Deze mensen leiden dit spel. Beheerders kunnen dat ook. Wie zelf meespeelt, ziet hier geen geheimen.
masters-none = Alleen de beheerders.
masters-you = jij
masters-plays = speelt mee
masters-step-down = Ermee stoppen
masters-dismiss = Ontslaan
masters-appoint = Iemand aanwijzen
masters-address = Mailadres
masters-hint = Wie je aanwijst, meldt zich aan met een link naar dit adres en vindt het spel bij het beheer. Wie ooit een spel heeft geleid, kan er niet in invallen.
masters-appointed = { $address } leidt dit spel nu mee.
masters-dismissed = { $address } leidt dit spel niet meer.
masters-stepped-down = Je leidt dit spel niet meer.

## Wat er is gedaan

log = Het verslag downloaden
recorded = Wat er is gedaan
did-host = de gastheer
did-pause = Gepauzeerd
did-resume = Hervat
did-extend = Meer tijd gegeven
did-close = Gesloten wat openstond
did-rewind = De laatste sluiting ongedaan gemaakt
did-look = Achter de schermen gekeken
did-stop = Voorgoed gestopt
did-substitute = De plaats van { $name } aan iemand anders gegeven
did-remove = { $name } eruit gehaald
did-unlist = { $name } van de lijst gehaald
did-disqualify-faction = Een partij gediskwalificeerd
did-end = Eerder beëindigd
did-announce = Iets bekendgemaakt
did-hint = Een hint gegeven
did-answer = { $name } geantwoord
did-write = Aan { $name } geschreven
did-stand-in = Geantwoord in de plaats van { $name }
did-set-mail-aside = Bericht terzijde gelegd
did-nickname = Bijnamen gewijzigd
did-appoint = { $whom } bij de spelleiding gehaald
did-dismiss = { $whom } leidt het spel niet meer
did-archive = Het verslag gedownload
did-ladder = Veranderd wat er met afwezigen gebeurt
did-calendar = De kalender veranderd
did-compose = Het dorp samengesteld
did-see-village = Het samengestelde dorp bekeken
did-hints = De hints veranderd
did-invite = Uitnodigingen verstuurd
did-add = Iemand ingeschreven
did-take-off = Iemand uitgeschreven
did-deal = De rollen verdeeld
did-make-code = Een code om aan te melden gemaakt
did-mail-link = Een link om aan te melden gemaild
did-print-letters = Brieven afgedrukt
