### De brieven om het spel heen: inschrijven, beginnen, stilstaan, einde, hulp en beheer.
### In elk onderwerp (.subject) van een spel staat de naam van het spel, zodat een antwoord er vanzelf bij hoort.

## Maten en namen

duration-days = { $count ->
    [one] { $count } dag
   *[other] { $count } dagen
}
duration-hours = { $count } uur
duration-minutes = { $count ->
    [one] { $count } minuut
   *[other] { $count } minuten
}
duration-seconds = { $count ->
    [one] { $count } seconde
   *[other] { $count } seconden
}
moment = { $date } ({ $zone })
gender-name = { $gender ->
    [man] man
    [woman] vrouw
   *[neither] geen van beide
}
language-name = { $language_code ->
    [nl] Nederlands
    [en] Engels
    [it] Italiaans
    [de] Duits
   *[other] { $language_code }
}
line = { $label }: { $value }
label-game = Spel
label-name = Naam
label-gender = Aangesproken als
label-address = Adres
label-language = Taal
label-time_zone = Tijdzone
label-players = Aantal spelers
label-most = Plaatsen
label-moment = Moment
label-theme = Thema
label-speed = Tijd per ronde
label-strictness = Strengheid
label-mayor = Burgemeester
label-closes = Inschrijving sluit
label-seal = Zegel van het lot (SHA-256)
label-nicknames = Bijnaam
label-factions = Gewonnen door
label-reason = Reden
label-number = Nummer
label-sender = Afzender
label-subject = Onderwerp
label-error = Fout
label-fault = Fout
mayor-yes = ja, die kiest het dorp zelf
mayor-no = nee
strictness-value = { $strictness ->
    [0] wie niet stemt, blijft gewoon in het spel
    [one] wie één ronde niet stemt, ligt uit het spel
   *[other] wie { $strictness } rondes achter elkaar niet stemt, ligt uit het spel
}
rung-reminders = Vóór de deadline krijg je een herinnering als ik nog op je wacht.
rung-strikes = Wie bij een verkiezing of brandstapel niet stemt, krijgt een streepje, en iedereen leest dat.
rung-excuses = Ben je een tijd weg? Schrijf dan op een eigen regel bijvoorbeeld “weg tot en met 3 december” of “2 weken weg”. Tot dan telt het niet als je een ronde mist.
rung-extensions = Kom je tijd tekort? Schrijf “uitstel”. Vraagt meer dan de helft van de levenden dat, dan duurt de ronde voor iedereen langer.
rung-substitutes = Wie niet meespeelt, kan zich als invaller aanbieden: met het woord “invaller” in een bericht aan het spel.
rung-leaving = Wil je eruit? Schrijf “ik stop”.
rung-least = Meedoen kan wie in eerdere spellen minstens { $least } van de honderd rondes heeft geantwoord; wie nieuw is, is altijd welkom.
addresses-everybody = Zodra de rollen verdeeld zijn, staan de mailadressen van alle deelnemers op de openbare pagina van het spel: zo willen het de spelregels. Liever niet? Schrijf je dan in met een adres dat iedereen mag kennen.
addresses-players = Zodra de rollen verdeeld zijn, zien de deelnemers op de pagina van het spel elkaars mailadres.
theme-name = { $theme ->
    [default] standaard
   *[other] { $theme }
}
player-line = { $player } ({ $gender_name }), { $address }

## Berichten uit het spel

subject-start = { $game }: voor de eerste nacht
subject-night = { $game }: nacht { $number }
subject-day = { $game }: dag { $number }
subject-end = { $game }: het einde
subject-news = { $game }: nieuws uit het dorp
subject-private-start = { $game }: voor de eerste nacht, alleen voor jou
subject-private-night = { $game }: nacht { $number }, alleen voor jou
subject-private-day = { $game }: dag { $number }, alleen voor jou
subject-private-end = { $game }: het einde, alleen voor jou
subject-private-news = { $game }: alleen voor jou
subject-answer_taken = { $game }: genoteerd
subject-refused = { $game }: niet aangenomen
subject-refused-without-game = Je bericht is niet aangenomen
subject-final = { $game }: de eindstand
final-intro = Het verhaal van { $game } is verteld. Dit is hoe het afliep.

## Inschrijven

signed_up = Welkom in het dorp, { $name }! Je doet mee aan { $game }.
    .subject = { $game }: je doet mee
    .replaced = Je gegevens voor { $game } zijn bijgewerkt, { $name }.
    .data = Dit is wat ik van je heb genoteerd:
    .correct = Klopt er iets niet? Schrijf je dan nog eens in vanaf hetzelfde adres; de nieuwe gegevens komen in de plaats van de oude.
    .next = De inschrijving sluit op { $closes }, of zodra alle plaatsen vergeven zijn. Daarna worden de rollen verdeeld, en hoor je in een bericht voor jou alleen wie je bent.
    .next-open = Zodra de inschrijving sluit, worden de rollen verdeeld, en hoor je in een bericht voor jou alleen wie je bent.
sign_up_refused = Je inschrijving is niet gelukt.
    .subject = { $game }: inschrijving niet gelukt
    .subject-without-game = Je inschrijving is niet gelukt
invitation = Er is nog plaats in het dorp { $game }, en er huilt iets in het bos. Doe je mee met een spel weerwolven per mail?
    .subject = { $game }: doe je mee?
    .how = Meedoen gaat zo: beantwoord dit bericht met alleen je naam, een komma en dan man, vrouw of anders, bijvoorbeeld “Bob, man”. Een nieuw bericht naar { $home } met als onderwerp { $game } is ook goed. Man, vrouw of anders bepaalt alleen hoe de verhalen je noemen.
    .settings = De afspraken:
    .active = Elke ronde vraagt hooguit een kort antwoord, maar wel op tijd: ga na of je de komende weken mee kunt doen.

## Het begin

opening = De rollen van { $game } zijn verdeeld, en het is de laatste avond waarop iedereen rustig gaat slapen. Wie je bent, hoor je in een bericht voor jou alleen.
    .subject = { $game }: het begint
    .settings = De afspraken:
    .players = De bewoners van het dorp:
    .answering = Zo doe je mee: beantwoord de berichten die je krijgt, of schrijf naar { $home } met de naam van het spel in het onderwerp. In het bericht zet je de naam of de namen die je kiest, of alleen het woord “{ -blank }”.
    .blank-first = Twijfel je? Stem dan eerst blanco. Tot de deadline kun je het zo vaak veranderen als je wilt, en je raakt nooit uit het spel omdat je het vergat.
    .discussion = Overleg, beschuldig en smeek zoveel je wilt, maar laat { $home } daarbij weg: alles wat daar binnenkomt, wordt gelezen als een keuze.
    .dead = Ben je dood, dan zwijg je over wat je weet. Wat het hele dorp hoort, blijf je horen; wil je dat niet meer, vraag dat dan met een bericht aan het systeembeheer.
    .help = Heb je een vraag? Schrijf naar { $home } met als onderwerp Help; binnen twee dagen krijg je antwoord van het systeembeheer. Zet er liever niet in welke rol je hebt, want wie je antwoordt, speelt misschien zelf mee. Met “Help anoniem” in het onderwerp blijft je adres verborgen.
    .faults = Vind je een fout, of een manier om vals te spelen? Vertel het alleen aan het systeembeheer, dan blijft het spel voor iedereen leuk.

## Stilstaan en verder gaan

game_paused = { $game } ligt even stil. Stuur nu geen antwoorden: ze worden niet bewaard. Je krijgt bericht zodra het verder gaat.
    .subject = { $game }: even pauze
game_resumed = { $game } gaat verder. Wat je al had gekozen, staat nog, en de ronde van nu krijgt weer haar volle tijd.
    .subject = { $game }: we gaan verder
    .due = De nieuwe deadline is { $due }.
    .sign-up = { $game } gaat verder: je kunt je weer inschrijven, of je gegevens nog veranderen.
game_stopped = { $game } is gestopt en gaat niet meer verder. Antwoorden hoeft niet meer. Bedankt voor het meespelen.
    .subject = { $game }: gestopt
time_given_back = De verteller was er een tijd niet ({ $lost }), en die tijd krijg je terug.
    .mail = Er kwam een tijd lang geen post door ({ $lost }), en die tijd krijg je terug.
    .subject = { $game }: meer tijd
    .due = De nieuwe deadline in { $game } is { $due }.
reminder = De verteller wacht in { $game } nog op je antwoord.
    .subject = { $game }: vergeet je antwoord niet
    .due = Antwoord uiterlijk { $due }.
    .blank-first = Weet je het nog niet? Stem dan alvast blanco; veranderen kan tot de deadline.
    .missed = { $left ->
        [one] Mis je deze ronde, dan lig je uit het spel.
       *[other] Mis je er nog { $left }, deze meegerekend, dan lig je uit het spel.
    }
    .off = Liever geen herinneringen? Antwoord met alleen “geen herinneringen”.
reminders = De verteller wacht in { $count } spellen nog op je antwoord.
    .subject = Vergeet je antwoorden niet
    .game = { $game }, uiterlijk { $due }:
    .how = Antwoord in elk spel op het bericht dat je daarvan kreeg, niet op dit.
left_list = Je krijgt geen berichten meer over { $game }. Rust zacht.
    .subject = { $game }: van de verzendlijst

## Hulp

help_received = Je vraag is bij het systeembeheer en heeft nummer { $number }. Binnen twee dagen krijg je antwoord op dit adres.
    .subject = Help: je vraag heeft nummer { $number }
    .anonymous = Je adres is niet meegestuurd: het systeembeheer ziet alleen het nummer en je vraag.
    .role = Een tip voor een volgende keer: zet er liever niet in welke rol je hebt, want wie je antwoordt, speelt misschien zelf mee.
    .text = Dit vroeg je:
help_forwarded = Er is een hulpvraag met nummer { $number }, van { $sender }.
    .subject = Help { $number }: een vraag van een speler
    .anonymous = Er is een hulpvraag met nummer { $number }, van iemand die liever anoniem blijft.
    .game = De vraag gaat over { $game }.
    .answer = Antwoord via het systeem onder dit nummer, dan komt het bij de juiste speler aan.
    .text = De vraag:
help_answered = Het systeembeheer heeft je vraag met nummer { $number } beantwoord.
    .subject = Help { $number }: antwoord op je vraag
    .text = Het antwoord:
    .question = Dit vroeg je:

## Ben jij het echt?

confirmation = Er is een bericht bij me binnengekomen dat van jou lijkt te zijn. Zeker weten doe ik dat niet, want een afzender is makkelijk te vervalsen, en daarom heb ik er nog niets mee gedaan. Was jij dit?
    .subject = { $game }: was jij dit?
    .subject-without-game = Was jij dit?
    .stranger = Iemand wil met dit adres meedoen aan { $game }, een spel weerwolven per mail. Was jij dit?
    .mail = Zo begint het bericht:
    .link = Ja? Open deze pagina en druk daar op de knop:
    .or = Of beantwoord deze mail met alleen het woord ja.
    .answer = Ja? Beantwoord deze mail dan met alleen het woord ja.
    .not-me = Was jij het niet? Antwoord dan nee, of doe niets: dan gebeurt er ook niets. Aan wie het wel was, vertel ik niets.
    .until = Bevestigen kan tot { $until }.
    .sooner = Een volgende keer gaat het vlugger: gebruik “Beantwoorden” bij het nieuwste bericht dat je van me kreeg. Aan het antwoordadres daarvan zie ik dat jij het bent.

## Aanmelden op de pagina's

sign_in = Met deze link meld je je aan. Hij werkt één keer, binnen { $lasts }.
    .subject = Je link om je aan te melden
    .unasked = Heb je er niet om gevraagd? Dan heeft iemand anders jouw adres getypt; laat dit bericht liggen, dan gebeurt er niets.

## Een plaats overnemen

hand_over = Je valt in: vanaf nu speel jij in { $game }, onder de naam { $player }. Dank je wel!
    .subject = { $game }: jij neemt het over
    .secret = Hieronder staat alles wat op deze plaats tot nu toe is verteld, van het begin af, en niets anders. Wie hier eerst speelde, doet niet meer mee; praat er met niemand over.
    .told = Waar “je” staat, ging het tot nu toe over je voorganger.
    .asked = Op jou wordt nu gewacht. Dit is wat er gevraagd wordt; wat je voorganger deze ronde al koos, blijft staan tot jij iets anders stuurt.
    .not-asked = Op dit moment wordt er niets van je gevraagd. Is er iets te kiezen, dan krijg je bericht.

## Beheer

admin_notice = Melding over de verteller: { $code }.
    .subject = Beheer: { $title }
    .subject-game = { $game }, beheer: { $title }
notice-signed_up = { $name } heeft zich ingeschreven voor { $game }.
    .title = nieuwe inschrijving
notice-game_created = Het spel { $game } is aangemaakt.
    .title = spel aangemaakt
notice-game_won = { $game } is gewonnen en afgelopen.
    .title = gewonnen
notice-not_dealt = De rollen van { $game } konden niet worden verdeeld, en het spel is gepauzeerd.
    .title = rollen niet verdeeld
notice-program_error = Er ging iets mis in { $game }: { $error }. Alleen dit spel is gepauzeerd; de andere gaan door.
    .title = fout in het programma
notice-no_story = In { $game } is post verstuurd zonder verhaal: er is er geen dat past, ook niet in het standaardthema. De spelers hebben alle feiten gekregen. Alleen dit spel is gepauzeerd; voeg een verhaal toe of zet het spel zo weer voort.
    .title = verhaal ontbreekt
notice-story_submitted = Er is een verhaal ingeleverd. Lees het op de pagina’s van de auteurs, en neem het aan of niet.
    .title = een verhaal ingeleverd
label-story = Verhaal
label-link = Pagina
notice-mail_failed = Post naar { $email } kon niet worden bezorgd.
    .title = post niet bezorgd
notice-address_unreachable = Post naar { $email } komt steeds terug. Ik probeer het af en toe opnieuw; totdat er een bericht aankomt, of er een vandaan komt, gaat niets verloren wat aan dit adres gericht is, en telt het niet als de speler een ronde mist.
    .title = speler niet bereikbaar
notice-excuse_used_up = Bij { $name } komt nog steeds geen post aan, en langer dan dit kan in { $game } niemand met verontschuldiging wegblijven: vanaf nu tellen gemiste rondes weer mee. Misschien kan iemand invallen?
    .title = te lang afwezig
notice-robot = Een programma op { $email } beantwoordt elk bericht van mij meteen. Het krijgt een uur lang geen antwoord meer, anders blijven we elkaar eeuwig schrijven.
    .title = antwoordapparaat
notice-no_mail_in = Er kan geen post worden opgehaald bij { $server }. Zolang dat duurt, sluit er geen ronde; daarna krijgt iedereen de verloren tijd terug.
    .title = er komt geen post binnen
notice-no_mail_out = Er kan geen post worden verstuurd via { $server }. Zolang dat duurt, sluit er geen ronde; daarna krijgt iedereen de verloren tijd terug.
    .title = er gaat geen post uit
notice-mail_set_aside = Er is post binnengekomen die iemand moet bekijken.
    .title = post apart gelegd

## Korte berichten aan iemand

told-remark = De beheerder zegt:
told-story_accepted = Je verhaal { $story } is aangenomen. Vanaf nu vertellen spellen het, met jouw naam eronder. Dank je wel!
    .subject = Je verhaal is aangenomen
told-story_refused = Je verhaal { $story } wordt niet verteld, of niet meer. Je kunt het veranderen en opnieuw inleveren.
    .subject = Je verhaal is teruggekomen

told-appointed = Je hoort vanaf nu bij de spelleiding van { $game }. Meld je aan met dit adres; hier kun je het spel leiden: { $link }
    .subject = { $game }: je leidt dit spel mee
told-asked = Iemand in { $game } heeft de spelleiding iets gevraagd. Hier kun je het lezen en beantwoorden: { $link }
    .subject = { $game }: een vraag
told-unread = In { $game } wacht een bericht waar ik niets mee kon, of een vraag die alleen de spelleiding mag beantwoorden. Je vindt het bij het beheer van het spel, onder “Niet begrepen”.
    .subject = { $game }: er wacht een bericht
told-seat_taken_over = Vanaf nu speelt iemand anders in { $game } onder de naam { $name }. Je krijgt er geen berichten meer over; verklap niets, ook niet aan wie het van je overneemt. Bedankt voor het meespelen.
    .subject = { $game }: je bent vervangen
told-seat_given_away = Een van de beheerders heeft in { $game } iemand anders in de plaats van { $name } gezet.
    .subject = { $game }: een invaller
told-excused = Ik heb het genoteerd: rondes van { $game } die vóór { $until } sluiten, tellen voor jou niet als gemist. Antwoorden mag natuurlijk wel. Ben je eerder terug, schrijf dan “weer terug”.
    .subject = { $game }: fijne tijd
told-back = Welkom terug! Rondes van { $game } die je mist, tellen weer mee.
    .subject = { $game }: welkom terug
told-extension_asked = Je wens om uitstel in { $game } is genoteerd. Vraagt meer dan de helft van de levenden erom, dan krijgt iedereen meer tijd en bericht daarvan; tot dan geldt de deadline die je kent.
    .subject = { $game }: uitstel gevraagd
told-date_unclear = Ik begrijp dat je een tijd weg bent van { $game }, maar bij “{ $words }” weet ik niet zeker welke dag je bedoelt. Er is nog niets genoteerd. Schrijf het bijvoorbeeld als “weg tot en met 3 december” of “2 weken weg”.
    .subject = { $game }: tot wanneer ben je weg?
told-volunteered = Je staat als invaller voor { $game } genoteerd. Komt er een plaats vrij, dan hoor je het, met alles wat je moet weten. Wil je toch niet, schrijf dan “ik stop”.
    .subject = { $game }: genoteerd als invaller
told-offer_withdrawn = Je staat niet meer als invaller voor { $game } genoteerd.
    .subject = { $game }: geen invaller meer
told-leave_asked = Wil je echt stoppen met { $game }? Stuur dan nog een bericht met alleen de woorden “stop definitief”. Staat er een invaller klaar, dan speelt die verder; anders ga je eruit bij de eerste gelegenheid. Doe je niets, dan blijf je gewoon meedoen.
    .subject = { $game }: wil je echt stoppen?
told-left = Je bent gestopt met { $game }. Bij de eerste gelegenheid gaat je rol uit het spel, tenzij zich eerst een invaller aanbiedt. Bedankt voor het meespelen.
    .subject = { $game }: je bent gestopt
told-replaced = Je bent gestopt met { $game }. Een invaller speelt voor je verder. Bedankt voor het meespelen.
    .subject = { $game }: je bent gestopt
told-unlisted = Je krijgt geen berichten meer over { $game }.
    .subject = { $game }: van de verzendlijst
told-withdrawn = Je bent niet meer ingeschreven voor { $game }. Bedenk je je, schrijf je dan gewoon weer in.
    .subject = { $game }: uitgeschreven
told-reminders_off = Je krijgt geen herinneringen meer, in geen enkel spel. Wil je ze weer wel, schrijf dan “weer herinneringen”.
    .subject = { $game }: geen herinneringen meer
told-reminders_on = Je krijgt weer herinneringen.
    .subject = { $game }: weer herinneringen

## Onder elk bericht

footer-authors = Verhalen: { $authors }.
footer-credit = Vrij naar het bekende gezelschapsspel over weerwolven in een dorp; alle eer aan wie het bedacht en uitgaf.
footer-manual = Regels en uitleg: { $manual }
footer-help = Een vraag? Schrijf naar { $home } met als onderwerp Help.
