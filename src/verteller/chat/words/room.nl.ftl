## De kamer waarin een spel live wordt gespeeld

room-title = { $game }, live
room-out = Mijn spellen
room-menu = Meer
room-needs-script = Voor deze pagina is JavaScript nodig: wat er gezegd en geroepen wordt, verschijnt terwijl je kijkt.
room-plain-page = Naar de gewone pagina van dit spel

## Hemel, tafel en klok

room-phase-none = Vóór de eerste nacht
room-paused = Het spel ligt stil
room-night = Nacht { $number }
room-day = Dag { $number }
room-time-up = zo meteen
room-table = Rond de tafel
room-table-open = Toon de tafel
room-table-close = Verberg de tafel
room-you = jij
room-dead = dood
room-captain = hoofdman
room-floor = heeft het woord
room-turn = is aan de beurt
room-votes = stemmen: { $count }
room-accused = aangeklaagd
room-here = aanwezig
room-away = afwezig

## De eigen kaart

room-card = Mijn kaart
room-card-hold = Ingedrukt houden
room-card-close = Afdekken
room-dead-note = Je bent dood. Je blijft alles lezen en horen wat het dorp leest en hoort, en zwijgt onder de levenden.
room-watching = Je kijkt mee: je ziet wat het hele dorp ziet.

## Kamers en wat daar gezegd wordt

room-rooms = Kamers
room-unread-one = één ongelezen
room-unread-other = { $count } ongelezen
room-open = hier kun je nu schrijven
room-older = Eerdere berichten tonen
room-empty = Hier is nog niets gezegd.
room-narrator = De verteller
room-write = Zeg iets – { $room }
room-write-line = Schrijf de verteller, of antwoord in je eigen woorden
room-send = Versturen
room-finish = Ik heb alles gezegd
room-closed-night = Het dorp slaapt. Op het plein klinkt tot de ochtend geen woord.
room-closed-dead = De doden zwijgen hier.
room-closed-floor = Alleen wie het woord heeft, mag nu spreken.
room-closed = Hier kan nu niemand schrijven.
room-closed-watching = Wie meekijkt, praat niet mee.
room-sending = onderweg
room-unsent = nog niet verstuurd
room-again-send = Opnieuw versturen
room-drop = Weggooien
room-typing-one = { $name } schrijft …
room-typing-two = { $first } en { $second } schrijven …
room-typing-many = Er wordt druk geschreven …
room-newest = Naar het nieuwste

## Wat de verteller vraagt

room-asked = De verteller vraagt je
room-asked-why = Waar gaat dit over?
room-asked-fold = Inklappen
room-asked-unfold = Uitklappen
room-answer = Antwoorden
room-answer-change = Mijn antwoord wijzigen
room-blank = Niemand
room-no = Nee
room-pick-exactly = Kies er { $count }.
room-pick-most = Kies er hoogstens { $count }.
room-pick-some = Kies er één of meer.
room-pick-between = Kies er { $least } tot { $most }.
room-noted = Genoteerd
room-may-change = Je kunt dit wijzigen tot de tijd om is.
room-thumb = Duim omhoog: { $name } veroordelen
room-letter = De woorden van je brief
room-letter-send = Zo schrijven

## Geluid

room-sound = Geluid
room-sound-on = Het geluid staat aan
room-sound-off = Het geluid staat uit
room-voice = Laat de verteller spreken
room-voice-own = Ook wat alleen voor mij is (met een koptelefoon)
room-bells = Klokken
room-voice-try = Proberen
room-voice-sample = De nacht valt over het dorp. Iedereen doet de ogen dicht.
room-voice-none = Deze browser kan niet spreken. Alles wat de verteller zegt, is ook te lezen.

## Verbinding

room-lost = De verbinding is weg. Er wordt opnieuw verbinding gemaakt …
room-back = Weer verbonden.
room-signed-out = Je bent hier niet meer aangemeld.
room-reload = De pagina opnieuw laden
room-new-in = Nieuw: { $room }
room-cards = Regels en kaarten
room-elsewhere = Verdergaan op een ander toestel
room-language = Taal

## Klanken, voor wie ze niet hoort

room-cue-nightfall = Een zware klok luidt: de nacht valt.
room-cue-daybreak = De ochtendklokken luiden.
room-cue-growl = Een beer gromt.
room-cue-end = De klokken luiden het einde in.

## Het einde

room-end = Het einde
room-end-title = Het spel is uit
room-end-roles = Wie was wie
room-end-again = Nog eens met dezelfde mensen
room-end-other = Met dezelfde mensen: { $rulebook }
room-end-next = Naar het volgende spel
