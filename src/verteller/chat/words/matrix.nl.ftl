## De kamers op Matrix

matrix-code-unknown = Met deze code gaat niets open: hij is al gebruikt, te oud, of er klopt een letter niet. Op je pagina van het spel staat een nieuwe.
matrix-linked = Je speelt in ‘{ $game }’ nu ook van hieruit als { $player }. Ik nodig je uit in de kamers.
matrix-join-unknown = Meedoen gaat zo: !join, dan de link die je gekregen hebt, dan je naam. Bijvoorbeeld: !join https://…/rooms/join/…/ Anna
matrix-ready = Genoteerd: je bent klaar voor ‘{ $game }’.
matrix-rooms = Ik nodig je nog eens uit in je kamers van ‘{ $game }’.
matrix-left = Je speelt ‘{ $game }’ niet meer via Matrix. Je plaats blijft van jou, op de pagina van het spel.
matrix-unreadable = Ik kon je bericht niet ontsleutelen. Stuur het nog eens, alsjeblieft.
matrix-only-words = Alleen woorden komen bij de anderen aan: geen foto’s, geluid of bestanden.
matrix-help =
    Ik ben de verteller bij Weerwolven. Dit kun je me hier schrijven:
    !link CODE – van hieruit meespelen in het spel waarvan de pagina je de code laat zien
    !join LINK NAAM – meedoen met een spel
    !ready – zeggen dat het spel kan beginnen
    !rooms – nog eens in je kamers uitgenodigd worden
    !leave – voortaan zonder Matrix spelen
    In een spel beantwoord je mijn vragen in de kamer die je alleen met mij deelt, in je eigen woorden. Een duim omhoog bij wie aangeklaagd is, is een stem.

matrix-title = Spelen via Matrix
matrix-lead = Dezelfde kamers zijn er ook op Matrix: praten, antwoorden en luisteren in de app die je toch al hebt. Ook als je midden in een spel overstapt gaat er niets verloren, en beide kunnen tegelijk openstaan.
matrix-step-write = Schrijf aan { $bot }, in een kamer van jullie tweeën:
matrix-step-come = De bot nodigt je uit in de kamers van het spel. Neem de uitnodigingen aan en speel mee.
matrix-code-lasts = De code is alleen voor jou. Hij werkt één keer, binnen { $minutes } minuten.
matrix-is-linked = { $user } speelt op jouw plaats.
matrix-unlink = Zonder Matrix spelen
matrix-not-here = Hier is geen Matrix-bot.
