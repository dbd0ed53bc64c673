### De woorden van het beheer: waar beheerders op spellen, post en vragen letten.

## Op elke pagina

desk = Beheer
desk-of-site = Beheer van Verteller
desk-games = Spellen
desk-in = Post in
desk-out = Post uit
desk-questions = Vragen
desk-addresses = Onbereikbaar
desk-distributions = Rolverdelingen
pages = Meer pagina's
page-newer = Nieuwer
page-older = Ouder
page-newest = Nieuwste
page-number = Pagina { $number } van { $count }
search = Zoeken
search-any = alles
not-now = Nu niet
keep = Bewaren
anonymous = anoniem
fault-again = Er is iets veranderd, of deze pagina stond twee keer open. Lees nog eens wat je op het punt staat te doen.
fault-hours = Geef een heel aantal uren, van 1 tot { $most }.
refused-nothing-to-undo = Er is nog niets gesloten dat ongedaan gemaakt kan worden.
refused-another-closing = Sinds je die pagina opende, is er nog iets gesloten; er is dus niets ongedaan gemaakt.

## Spellen

desk-games-none = Zulke spellen zijn er niet.
search-name = Naam
search-status = Stand
you-play = je speelt mee
phase-with-round = { $phase } · { $round }
round-thief = de dief
round-cupid = Cupido
round-client = de opdrachtgever
round-grave = de grafrover
round-sandman = Klaas Vaak
round-main = de hoofdronde
round-potions = de heks
round-late = de late ronde
round-last-words = laatste woorden
owing = { $count ->
    [one] Moet nog antwoorden:
   *[other] Moeten nog antwoorden ({ $count }):
}
owing-none = Iedereen aan wie iets is gevraagd, heeft geantwoord.
plays-note = Je speelt zelf mee als { $name }. Daarom zie je hier wat de spelers zien, en niets van de post van dit spel.
plays-looked = Je speelt zelf mee en hebt achter de schermen gekeken; dat weet iedereen.
public-page = De openbare pagina
players-none = Er heeft zich nog niemand ingeschreven.
column-player = Speler
column-state = Stand
column-absence = Afwezig
column-acts = Doen
state-alive = leeft
state-dead = dood
owes = moet antwoorden
unreachable = onbereikbaar
off-list = van de lijst
missed-of = gemiste rondes: { $missed } van { $asked }
reliability = betrouwbaarheid: { $percent }%
strikes = { $count ->
    [one] één waarschuwing
   *[other] { $count } waarschuwingen
}
excused = afgemeld tot
excused-open = afgemeld tot nader order
settings = Instellingen
setting-rulebook = Regelboek
setting-language = Taal
setting-theme = Thema
setting-speed = Een ronde duurt
setting-strictness = Eruit na
setting-seats = Spelers
setting-created = Gemaakt
strictness-words = { $count ->
    [0] nooit
    [one] één gemiste ronde
   *[other] { $count } gemiste rondes op rij
}

## Wat er te doen is

acts = Wat je kunt doen
hours = Uren erbij
act-pause = Pauzeren
act-pause-question = { $game } pauzeren?
act-pause-text = Er sluit niets, en wat spelers intussen sturen, wordt niet bewaard. Iedereen krijgt bericht. Neem je het spel weer op, dan krijgt de ronde van nu haar volle tijd.
done-pause = { $game } staat stil.
act-resume = Hervatten
act-resume-question = { $game } hervatten?
act-resume-text = De ronde van nu krijgt weer haar volle tijd, en alle spelers krijgen bericht.
done-resume = { $game } gaat verder.
act-extend = Verlengen
act-extend-question = De spelers van { $game } meer tijd geven?
act-extend-text = De deadline van de ronde van nu schuift op. Alle spelers horen hoeveel; wie nog moet antwoorden, hoort ook de nieuwe deadline.
done-extend = De spelers van { $game } hebben meer tijd.
act-close = Nu sluiten
act-close-question = Nu sluiten wat er openstaat in { $game }?
act-close-text = De inschrijving of de ronde van nu is meteen afgelopen, en wie het aangaat, hoort wat ervan kwam. Wie nog niet heeft geantwoord, mist de ronde. Het kan ongedaan worden gemaakt, maar wat mensen hebben gelezen, hebben ze gelezen.
done-close = Gesloten.
act-rewind = Laatste sluiting ongedaan maken
act-rewind-question = De laatste sluiting in { $game } ongedaan maken?
act-rewind-text = Het spel is weer zoals het vlak daarvoor was, met de antwoorden die er toen waren, en de ronde krijgt haar volle tijd. Wat sindsdien gebeurde, vervalt; het lot valt straks weer net zo. Wie er iets van had gehoord, krijgt bericht. Wat mensen hebben gelezen, hebben ze gelezen.
done-rewind = De laatste sluiting in { $game } is ongedaan gemaakt.
act-look = Toch kijken
act-look-question = Achter de schermen van { $game } kijken?
act-look-text = Je speelt zelf mee. Tot het spel uit is, zie je de post, wie er nog moet antwoorden en wat er in het geheim openstaat. Alle spelers horen dat je hebt gekeken, en het blijft voorgoed in het verhaal van het spel staan. Dit kan niet worden teruggedraaid.
done-look = Je ziet nu alles van { $game }, en de spelers weten dat.
act-stop = Voorgoed stoppen
act-stop-question = { $game } voorgoed stoppen?
act-stop-text = Het spel eindigt zonder winnaars en kan nooit meer verder. Alle spelers krijgen bericht.
done-stop = { $game } is gestopt.
act-delete = Verwijderen
act-delete-question = { $game } verwijderen?
act-delete-text = Het spel verdwijnt met zijn verhaal en al zijn post. Dit kan niet worden teruggedraaid. Wil je het misschien bewaren, maak dan eerst het archief.
done-delete = { $game } is verwijderd.
act-substitute = Invaller
act-substitute-question = { $name } in { $game } door iemand anders laten spelen?
act-substitute-text = Wie het overneemt, krijgt één mail met alles wat die plaats tot nu toe heeft gehoord, en niets anders. Wie tot nu toe speelde, krijgt daar bericht van, en iedereen hoort dat { $name } een invaller heeft. Beheerders, en wie in dit spel heeft meegespeeld, kunnen niet overnemen.
done-substitute = Iemand anders speelt vanaf nu { $name }.
substitute-volunteer = Wie zich heeft aangeboden
substitute-other = Of een ander adres
substitute-address = Adres van wie het overneemt
act-remove = Eruit halen
act-remove-question = { $name } uit { $game } halen?
act-remove-text = { $name } gaat eruit als iemand die niet meer meedoet, en kan niet terugkomen. Iedereen hoort het zodra het dorp weer van doden hoort.
done-remove = { $name } is uit { $game } gehaald.
act-unlist = Van de lijst
act-unlist-question = { $name } niets meer sturen over { $game }?
act-unlist-text = { $name } is dood, krijgt nog één bericht, en daarna niets meer.
done-unlist = { $name } krijgt geen post meer over { $game }.

## Proefdraaien

dry-run = Proefdraaien
dry-run-text = Dit zou er gebeuren als de ronde van nu op dit moment sloot. Er is niets veranderd, en antwoorden die nog komen, kunnen het anders maken.
dry-run-all = Wat iedereen zou horen
dry-run-some = Wat alleen sommigen zouden horen
dry-run-next = Aan wie daarna iets gevraagd zou worden
dry-run-nothing = Niets.

## De ladder voor afwezigen

ladder = Afwezigen
ladder-text = Wat er gebeurt als iemand niet antwoordt, van een vriendelijk woord tot eruit. Elke trede kan er zijn of niet.
ladder-rungs = Treden
rung-reminders = Herinneringen
rung-reminders-text = Een mail voor de deadline aan wie nog moet antwoorden; één per persoon, in hoeveel spellen hij ook speelt.
rung-strikes = Waarschuwingen
rung-strikes-text = Iedereen hoort wie een stemming heeft gemist waar iedereen van wist.
rung-excuses = Afmelden
rung-excuses-text = Wie laat weten dat hij weg is, mist niets dat telt.
rung-extensions = Uitstel
rung-extensions-text = Vraagt meer dan de helft van de levenden erom, dan duurt een ronde langer.
rung-substitutes = Invallers
rung-substitutes-text = Iemand anders kan een plaats overnemen, met alles wat die weet.
rung-leaving = Opgeven
rung-leaving-text = Een speler kan ermee ophouden zonder het iemand te vragen.
ladder-strictness = Gemiste rondes op rij tot iemand eruit gaat
ladder-strictness-text = Bij 0 gaat er niemand uit.
ladder-least = Betrouwbaarheid die bij de inschrijving wordt gevraagd, in procenten
ladder-least-text = Hoeveel van de rondes in eerdere spellen iemand moet hebben beantwoord. Laat het leeg om iedereen toe te laten.
ladder-dealt = De rollen zijn verdeeld: waarschuwingen en eruit gaan blijven zoals de spelers bij het begin hebben gehoord.
ladder-kept = Bewaard voor { $game }.

## Post

search-sender = Afzender
search-recipient = Ontvanger
search-subject = Onderwerp
search-game = Spel
search-result = Uitkomst
search-kind = Waarover
search-sending = Stand
search-first = Van
search-last = Tot en met
column-when = Wanneer
column-sender = Afzender
column-recipient = Ontvanger
column-subject = Onderwerp
column-game = Spel
column-result = Uitkomst
column-kind = Waarover
column-sending = Stand
proved-by = bewezen door:
post-none = Zulke post is er niet.
attempts = { $count } pogingen
sending-queued = wacht
sending-sent = verstuurd
sending-failed = opgegeven
sending-withheld = ingehouden
sending-bounced = teruggekomen
kind-news = nieuws
kind-answer-taken = ontvangstbevestiging
kind-understood = begrepen bericht
kind-refused = afwijzing
kind-signed-up = inschrijving bevestigd
kind-sign-up-refused = inschrijving afgewezen
kind-invitation = uitnodiging
kind-game-paused = spel gepauzeerd
kind-game-resumed = spel hervat
kind-game-stopped = spel gestopt
kind-final = eindlijst
kind-help-forwarded = vraag doorgestuurd
kind-help-answered = vraag beantwoord
kind-help-received = vraag bevestigd
kind-admin-notice = bericht aan beheerders
kind-reminder = herinnering
kind-time-given-back = tijd teruggegeven
kind-left-list = van de lijst
kind-confirmation = was jij dit?
kind-sign-in = link om aan te melden
kind-hand-over = overdracht
kind-notice = bericht

## Vragen

questions-open = Wachten
questions-all = Alle
questions-none = Er heeft nog niemand iets gevraagd.
questions-none-open = Er wacht geen vraag op antwoord.
question-number = Vraag { $number }
question-answered = beantwoord
question-waits = wacht
question-answer = Je antwoord
question-answer-more = Nog een antwoord
question-answer-of = Antwoord,
question-answer-hint = Het gaat per mail naar wie het vroeg, met de vraag eronder. Antwoord niets wat je alleen als speler weet.
question-send = Versturen
question-sent = Het antwoord op vraag { $number } is onderweg.
question-delete = Verwijderen
question-delete-ask = Vraag { $number } verwijderen?
question-delete-text = De vraag verdwijnt voorgoed. Wie haar stelde, krijgt geen bericht.
question-deleted = Vraag { $number } is verwijderd.

## Onbereikbare adressen

addresses-text = Post aan deze adressen komt terug. Hun spelers missen niets dat telt tot er weer iets aankomt. Vraag ze op een andere manier om een ander adres, of laat weten dat dit het weer doet.
addresses-none = Iedereen is bereikbaar.
unreachable-since = Onbereikbaar sinds
address-clear = Het doet het weer
address-clear-ask = Doet { $address } het weer?
address-clear-text = Wat niet kon worden bezorgd, gaat nog eens uit, en gemiste rondes tellen vanaf nu weer.
address-cleared = Post aan { $address } wordt weer geprobeerd.

## Rolverdelingen

distributions-text = Een spel trekt zijn rollen uit de verdelingen voor zijn aantal spelers: die bij de regels horen en die je hier toevoegt.
distributions-size = { $size } spelers: { $count ->
    [one] één verdeling
   *[other] { $count } verdelingen
}
distribution-roles = Een nieuwe rolverdeling
distribution-hint = Een rol per regel, met een getal ervoor voor meer dan één: 3 burger. Het woord burgemeester geeft het dorp er een. Van 3 tot 1000 spelers.
distribution-add = Toevoegen
distribution-added = Een rolverdeling voor { $count } spelers is toegevoegd.
distribution-own = toegevoegd
distribution-delete = Verwijderen
distribution-delete-ask = Deze rolverdeling voor { $size } spelers verwijderen?
distribution-delete-text = Geen nieuw spel trekt haar nog. Spellen die al begonnen zijn, veranderen niet.
distribution-deleted = De rolverdeling is verwijderd.
