### De lobby van een live-spel: er een openen, binnenkomen, wachten en beginnen.

lobby-site = Live-spellen
lobby-title = { $game }: de lobby

## Mijn spellen

lobby-mine-title = Spellen die nu gespeeld worden
lobby-mine-text = Iedereen is er, een nacht duurt minuten, en niemand hoeft de verteller te zijn. Open een spel, stuur de link rond en begin zodra het dorp compleet is.
lobby-mine-new = Een spel openen
lobby-mine-new-text = Ieder op een eigen telefoon of computer. Wie de link heeft, komt binnen met een naam: geen account, geen mail.
lobby-mine-table = Eén toestel op tafel
lobby-mine-table-text = Jullie zitten bij elkaar en geven één telefoon door. Dat kan ook zonder netwerk.
lobby-mine-linked = Heb je een link gekregen? Open hem dan gewoon, of richt je camera op de vierkante code.
lobby-mine-now = Jouw spellen
lobby-mine-over = Afgelopen
lobby-mine-none = Je hebt nog geen spel.
lobby-status-sign_up = verzamelt
lobby-status-running = bezig
lobby-status-paused = onderbroken
lobby-status-stopped = gestopt
lobby-status-finished = afgelopen

## Een nieuw spel

lobby-new-title = Een spel openen
lobby-new-rulebook = Volgens welke regels
lobby-rulebook-duesterwald = Düsterwald
    .text = Voor drie tot zestig spelers, het best met acht tot twaalf. ’s Nachts wordt elke rol hardop geroepen, overdag leidt een hoofdman het dorp. Zestien rollen, van de heks tot de oerwolf.
lobby-rulebook-tabula = Lupus in Tabula
    .text = Voor acht tot vierentwintig spelers, zoals aan tafel: om de beurt noem je een naam, wie aangeklaagd is verdedigt zich, en dan komt de tweede stemming.
lobby-new-name = Hoe het spel heet
lobby-new-name-hint = Letters en cijfers.
lobby-new-language = Welke taal de verteller hardop spreekt
lobby-new-language-hint = Lezen doet iedereen in de eigen taal.
lobby-new-you = Jij
lobby-new-plays = Ik speel mee
lobby-new-plays-hint = Anders ben je alleen gastheer en kijk je toe zoals andere toeschouwers.
lobby-new-pace = Tempo
lobby-pace-brisk = Vlot
lobby-pace-usual = Gewoon
lobby-pace-calm = Rustig
lobby-pace-text = { $call } seconden per oproep, { NUMBER($talk, maximumFractionDigits: 1) } minuten om te praten
lobby-new-speaks = De verteller spreekt hardop
lobby-new-speaks-hint = In elke browser, tenzij iemand het daar uitzet. Alles is ook te lezen.
lobby-new-ready = Tijd om de kaarten te lezen voor de eerste nacht
lobby-new-ready-hint = Iedereen kan de verteller zeggen klaar te zijn.
lobby-new-options = Opties van deze regels
lobby-new-options-text = Zoals ze hier staan, heeft het regelboek ze bedoeld.
lobby-new-by-pace = volgens het tempo
lobby-new-roles = Welke rollen er gedeeld worden, regel je in de lobby, als je ziet hoeveel er gekomen zijn.
lobby-new-make = De lobby openen
lobby-names = Volle maan | Uilenlicht | Ochtendmist | Oude molen | Zwarte dennen | Zilverberk | Dun ijs | Lange schaduwen | Eerste vorst | Koude as | Wolvenkuil | Stille put

## Binnenkomen

lobby-join-title = Kom binnen
lobby-join-text = { $host ->
    [nobody] Je bent uitgenodigd voor een spel { $rulebook }.
   *[other] { $host } nodigt je uit voor een spel { $rulebook }.
}
lobby-join-count = { $count ->
    [0] Er is nog niemand.
    [one] Er is al één speler.
   *[other] Er zijn al { $count } spelers.
}
lobby-name = Je naam
lobby-name-hint = Zo noemen de anderen je.
lobby-gender = Hoe er over je gesproken wordt
lobby-gender-man = hij
lobby-gender-woman = zij
lobby-gender-neither = geen van beide
lobby-language = Je taal
lobby-by-mail = Stuur me over dit spel ook mail
lobby-by-mail-hint = Dan kun je ook per mail spelen.
lobby-join-go = Binnenkomen
lobby-join-change = Wijzigen
lobby-join-mail = Een mailadres is niet nodig, en je krijgt niets toegestuurd.
lobby-join-begun = Dit spel is al begonnen, er kan niemand meer bij. Vraag het aan wie je de link stuurde: er is een andere om toe te kijken, en misschien komt er nog een spel.
lobby-join-over = Dit spel is afgelopen.
lobby-watch-title = Toekijken
lobby-watch-text = Je ziet en hoort in “{ $game }” wat het hele dorp ziet en hoort, en niemands geheimen. Meepraten kun je niet.
lobby-watch-go = Toekijken
lobby-back-title = Hier verdergaan
lobby-back-text = Je speelt “{ $game }” als { $name }. Vanaf nu kan dat ook op dit toestel.
lobby-back-go = Verdergaan als { $name }
lobby-elsewhere-title = Verdergaan op een ander toestel
lobby-elsewhere-text = Open daar deze link, of richt de camera op de code. Je bent dan ook daar { $name }; hier verandert er niets.
lobby-elsewhere-secret = Laat hem aan niemand anders zien: wie hem opent, speelt als jou.
lobby-elsewhere-lasts = { $minutes ->
    [one] Hij werkt één keer, een minuut lang.
   *[other] Hij werkt één keer, { $minutes } minuten lang.
}
lobby-elsewhere-new = Een nieuwe maken

## De lobby

lobby-facts = { $rulebook } · tempo: { $pace }
lobby-invite = Uitnodigen
lobby-invite-text = Wie deze link opent, komt binnen.
lobby-link = Link naar de lobby
lobby-link-back = Link naar jou
lobby-renew = Nieuwe link maken
lobby-renew-text = Met de oude komt er dan niemand meer binnen, ook niet wie je verwijderd hebt.
lobby-renew-sure = Een nieuwe link maken? Wie alleen de oude heeft, heeft dan de nieuwe nodig.
lobby-copy = Kopiëren
lobby-copied = Gekopieerd
lobby-share = Delen
lobby-qr = Vierkante code van deze link
lobby-qr-show = Groot tonen
lobby-qr-close = Sluiten
lobby-only-here = Dit adres werkt alleen op deze computer zelf. Anderen hebben het adres nodig waaronder zij hem bereiken; wie deze server beheert, kan het instellen.
lobby-watching = Laten toekijken
lobby-watching-text = Met deze link zie je wat iedereen ziet, en verder niets.
lobby-people = In de lobby
lobby-here = aanwezig
lobby-away = afwezig
lobby-ready = klaar
lobby-not-ready = nog niet klaar
lobby-host = gastheer
lobby-you = jij
lobby-seat = Plaats { $place }
lobby-watchers = { $count ->
    [one] Er kijkt één persoon toe.
   *[other] Er kijken { $count } mensen toe.
}
lobby-ready-count = { $count ->
    [0] Er is nog niemand gekomen.
    [one] { $ready ->
        [0] Er is één speler, nog niet klaar.
       *[other] Er is één speler, en die is klaar.
    }
   *[other] { $ready ->
        [0] Er zijn { $count } spelers, er is nog niemand klaar.
        [one] Er zijn { $count } spelers, een van hen is klaar.
       *[other] Er zijn { $count } spelers, { $ready } van hen zijn klaar.
    }
}
lobby-say-ready = Ik ben klaar
lobby-say-not-ready = Wacht, nog niet
lobby-seats = Plaatsen
lobby-seats-lot = De plaatsen worden geloot als het spel begint.
lobby-seats-laid = Jullie zitten zoals in deze lijst; naast de laatste zit weer de eerste.
lobby-seats-why = Wie naast wie zit, telt in deze regels.
lobby-seats-sort = Sleep iemand naar een andere plaats, of gebruik de pijlen.
lobby-seats-draw = Nu loten
lobby-seats-lay = Zo laten zitten
lobby-seats-to-lot = Aan het lot overlaten
lobby-up = { $name } een plaats omhoog
lobby-down = { $name } een plaats omlaag
lobby-moved = { $name } heeft nu plaats { $place }.
lobby-remove = Verwijderen
lobby-remove-whom = { $name } verwijderen
lobby-remove-sure = { $name } uit de lobby verwijderen?
lobby-roles = Rollen
lobby-roles-text = { $count ->
    [one] Dit wordt aan één speler gedeeld.
   *[other] Dit wordt aan { $count } spelers gedeeld.
}
lobby-roles-own = door de gastheer gekozen
lobby-roles-secret = Welke rollen er gedeeld worden, wordt niet verteld.
lobby-roles-drawn = Welke rollen er gedeeld worden, wordt geloot uit verschillende dorpen.
lobby-roles-compose = Rollen kiezen
lobby-cards = De kaarten bekijken
lobby-begin = Delen en beginnen
lobby-begin-anyhow = Zonder hen beginnen
lobby-begin-wait = { $host ->
    [nobody] Zodra iedereen klaar is, worden de kaarten gedeeld.
   *[other] Zodra iedereen klaar is, deelt { $host } de kaarten.
}
lobby-begin-sure = Nog niet iedereen heeft gezegd klaar te zijn. Toch beginnen?
lobby-talk = Gesprek
lobby-talk-write = Zeg iets tegen de anderen
lobby-talk-send = Versturen
lobby-talk-none = Er is nog niets gezegd.
lobby-more = Meer
lobby-change = Mijn naam of taal wijzigen
lobby-leave = De lobby verlaten
lobby-leave-sure = De lobby verlaten? Met de link kom je weer binnen.
lobby-elsewhere = Verdergaan op een ander toestel
lobby-table = Rond de tafel
lobby-lost = De verbinding is weg. Nieuwe poging …

## Rollen kiezen

lobby-roles-title = Rollen voor “{ $game }”
lobby-roles-lead = Er moeten evenveel rollen als spelers zijn. Voor dat aantal wordt de lijst bewaard; voor een ander aantal wordt de gewone lijst alleen gedeeld als je zelf geen lijst bewaard hebt.
lobby-roles-players = { $players ->
    [one] Er is één speler in de lobby.
   *[other] Er zijn { $players } spelers in de lobby.
}
lobby-roles-presets = Uitgaan van de gewone lijst voor
lobby-roles-total = Samen
lobby-roles-of = voor { $players } in de lobby
lobby-roles-keep = Deze rollen bewaren
lobby-roles-usual = De gewone rollen delen
lobby-roles-odd = Dat is ongewoon
lobby-roles-sure = Zo willen we het
lobby-less = { $role }: één minder
lobby-more-of = { $role }: één meer
lobby-back = Terug naar de lobby

## Waarom iets niet kan

lobby-fault-begun = Het spel is al begonnen.
lobby-fault-not_host = Dat kan alleen de gastheer.
lobby-fault-not_here = Die persoon is niet meer in de lobby.
lobby-fault-plays = Je speelt zelf mee, dus je kunt niet ook nog toekijken.
lobby-fault-too_few = { $count ->
    [0] Er is nog niemand; er zijn er { $least } nodig.
    [one] Er is één speler; er zijn er minstens { $least } nodig.
   *[other] Er zijn { $count } spelers; er zijn er minstens { $least } nodig.
}
lobby-fault-too_many = Er zijn { $count } spelers; er kunnen er hoogstens { $most } meedoen.
lobby-fault-no_village = Voor { $count } spelers is er nog geen lijst met rollen. De gastheer kan de rollen kiezen.
lobby-fault-roles_unfit = Deze rollen kunnen niet samen gedeeld worden.
lobby-fault-role_limit = { $most ->
    [0] Met zoveel spelers niet mogelijk: { $roles }.
    [any] { $roles }: er moeten er minstens { $least } gedeeld worden.
   *[other] { $least ->
        [0] { $roles }: er kunnen er hoogstens { $most } gedeeld worden.
       *[other] { $roles }: er moeten er { $least } tot { $most } gedeeld worden.
    }
}
lobby-fault-role_minimum = { $roles }: pas vanaf { $least } spelers.
lobby-fault-not_ready = Nog niet klaar: { $names }.
lobby-fault-too_often = Dat was erg vaak vanuit jouw netwerk. Probeer het later nog eens.
lobby-fault-not_over = Dit spel is nog niet afgelopen.
lobby-fault-link_old = Deze link werkt niet meer. Op het toestel waarop je speelt kun je een nieuwe maken.
lobby-fault-name_not_letters = Een naam heeft alleen Latijnse letters, met enkele spaties, streepjes of apostrofs ertussen.
lobby-fault-name_too_long = Een naam heeft hoogstens { $most } letters.
lobby-fault-name_reserved = “{ $word }” betekent in dit spel iets anders. Kies een andere naam.
lobby-fault-name_taken = Er heet al iemand { $given }. Kies een andere naam.
lobby-fault-game_full = Het spel is vol: er kunnen er hoogstens { $most } meedoen.
lobby-fault-game_ended = Dit spel is afgelopen.
lobby-fault-game_paused = Dit spel is onderbroken.
lobby-fault-game_name_missing = Het spel heeft een naam nodig.
lobby-fault-game_name_unfit = De naam van een spel heeft alleen letters en cijfers.
lobby-fault-game_name_taken = Er is al een spel dat “{ $given }” heet. Kies een andere naam.
lobby-fault-knows_village = Je hebt dit spel voorbereid en weet wat spelers niet mogen weten.
lobby-fault-game_setting = “{ $value }” kan daar niet.
lobby-fault-distribution_size = Er moeten minstens { $least } rollen zijn.
lobby-fault-other = Dat kan niet ({ $code }).

## De gastheer, terwijl er gespeeld wordt

lobby-host-title = Spel leiden
lobby-host-text = Jij hebt dit spel geopend, dus het verloop is aan jou. Je komt hier niets te weten wat andere spelers niet weten.
lobby-host-pause-text = Onderbreek het spel, voor de pizza bijvoorbeeld. Zolang sluit er niets; de open fase begint opnieuw als het verdergaat.
lobby-host-pause = Onderbreken
lobby-host-paused = Het spel is onderbroken. Als het verdergaat, begint de open fase opnieuw.
lobby-host-resume = Verder
lobby-host-remove-text = Haal iemand eruit die niet terugkomt. Dat gebeurt zodra de regels het toelaten, en iedereen hoort het.
lobby-host-whom = Wie
lobby-host-remove = Uit het spel halen
lobby-host-remove-sure = Deze speler voorgoed uit het spel halen?
lobby-host-end-text = Breek het spel af. Niemand wint, en alle rollen worden getoond.
lobby-host-end = Afbreken
lobby-host-end-sure = Het spel voorgoed afbreken?
lobby-fault-not_now = Dat laten de regels nu niet toe.
