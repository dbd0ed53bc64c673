### De vragen: titel, uitleg (.explain), ontvangstbevestiging met keuze (.receipt) en blanco (.blank).

## Woorden die een antwoord kan bevatten

-blank = blanco
-white = witte
-mayor = burgemeester
word-blank = { -blank }

## Wakkerdam, aan het begin

question-thief = Van wie steel je een rol?
    .explain = Het dorp slaapt, en jij sluipt op kousenvoeten langs de huizen. Wie je kiest, gaat verder als burger; die rol is daarna van jou. Kies je niemand, dan word je zelf een gewone burger.
    .receipt = Je steelt de rol van { $chosen }.
    .blank = Je steelt van niemand en wordt dus een gewone burger.
question-cupid = Wie worden er verliefd op elkaar?
    .explain = Je boog is gespannen. Kies twee spelers; een van hen mag jijzelf zijn. Ze horen op wie ze verliefd zijn, maar niet wie er geschoten heeft. Een andere Cupido kan je voor zijn: dan hoor je dat meteen en kies je opnieuw.
    .receipt = Je pijlen zijn voor { $chosen }.
    .blank = Je houdt je pijlen in de koker.
question-client = Wie wordt je lijfwacht?
    .explain = Je hebt genoeg goud om één andere speler in te huren. Die sterft één keer in jouw plaats, en jullie weten het van elkaar. Een andere opdrachtgever kan je voor zijn: dan hoor je dat meteen en kies je opnieuw.
    .receipt = Je biedt je goud aan { $chosen } aan.
    .blank = Je houdt je goud en huurt niemand in.

## Wakkerdam, de nacht

question-grave_robber = Wiens graf open je?
    .explain = De maan schijnt op het kerkhof, en je schop is scherp. Je mag één keer in het spel de rol van een dode overnemen. Doe je het nu niet, dan kan het een volgende nacht nog.
    .receipt = Je opent het graf van { $chosen }.
    .blank = Je laat de doden vannacht met rust.
question-sandman = Wie strooi je zand in de ogen?
    .explain = Wie je kiest, slaapt door tot de ochtend en krijgt vannacht geen beurt meer.
    .receipt = Je strooit zand in de ogen van { $chosen }.
    .blank = Je houdt je zand vannacht in de zak.
question-healer = Wie bescherm je vannacht?
    .explain = Je kruiden houden deze nacht elke aanval van weerwolven, vampiers, psychopaten en witte weerwolven tegen. Jezelf beschermen mag ook.
    .receipt = Je beschermt vannacht { $chosen }.
    .blank = Je beschermt vannacht niemand.
question-seer = In wiens ziel kijk je vannacht?
    .explain = De kaars brandt en je ogen vallen dicht. Van wie je kiest, hoor je aan het eind van deze ronde de rol.
    .receipt = Je kijkt vannacht in de ziel van { $chosen }.
    .blank = Je blaast de kaars uit en kijkt vannacht niet.
question-priest = Over wie sprenkel je wijwater?
    .explain = Aan het eind van deze ronde hoor je of het brandt.
    .receipt = Je sprenkelt wijwater over { $chosen }.
    .blank = Je laat het wijwater vannacht staan.
question-harlot = Bij wie slaap je vannacht?
    .explain = Je eigen bed is koud. Kruip bij iemand in bed, of stem blanco en slaap thuis.
    .receipt = Je slaapt vannacht in het bed van { $chosen }.
    .blank = Je slaapt vannacht in je eigen bed.
question-seductress = Wie lok je vannacht naar je bed?
    .explain = Je zet een kaars voor het raam. Wie je kiest, ligt vannacht niet in het eigen bed maar in het jouwe; stem je blanco, dan slaap je alleen.
    .receipt = Je lokt vannacht { $chosen } naar je bed.
    .blank = Je slaapt vannacht alleen.
question-psychopath = Wie wordt vannacht je slachtoffer?
    .explain = Het is stil op straat, en dat bevalt je. Kies op wie je het gemunt hebt.
    .receipt = Je hebt het vannacht gemunt op { $chosen }.
    .blank = Je laat je mes vannacht in de la.
question-magician = Welke twee spelers verwissel je?
    .explain = Kies er twee; een van hen mag jijzelf zijn. Wie vannacht de een komt halen, vindt de ander.
    .receipt = Je laat vannacht van plaats wisselen: { $chosen }.
    .blank = Je houdt je hoge hoed vannacht op.
question-pack = Op wie jaagt de roedel vannacht?
    .explain = De maan staat hoog, en de roedel heeft honger. Ieder van jullie stemt apart. Wie de meeste stemmen krijgt, wordt aangevallen; bij een gelijke stand valt er niemand ten prooi. Niet of blanco stemmen telt niet mee.
    .receipt = Je stemt met de roedel op { $chosen }.
    .blank = Je stemt met de roedel blanco.
question-vampire = Naar wiens bloed dorsten jullie vannacht?
    .explain = De kisten gaan open. Ieder van jullie stemt apart. Wie de meeste stemmen krijgt, wordt aangevallen; bij een gelijke stand valt er niemand ten prooi. Niet of blanco stemmen telt niet mee.
    .receipt = Je stemt met de vampiers op { $chosen }.
    .blank = Je stemt met de vampiers blanco.
question-piper = Voor wie speel je vannacht?
    .explain = Je fluit ligt klaar. Je mag twee stemmen uitbrengen, of één. De twee spelers met de meeste stemmen worden betoverd; staken de stemmen, dan kan het er één worden of geen.
    .receipt = Je speelt vannacht voor { $chosen }.
    .blank = Je laat je fluit vannacht liggen.
question-alone = Wie verslind je vannacht in je eentje?
    .explain = De roedel weet van niets. Deze keuze staat los van de stemming van de roedel en is een eigen aanval; ook een weerwolf mag.
    .receipt = Je sluipt vannacht in je eentje naar { $chosen }.
    .blank = Je gaat vannacht niet alleen op pad.
question-witch = Wat doe je vannacht met je drankjes?
    .explain = Elk drankje kun je één keer in het spel gebruiken. Een naam bij het levenselixir redt, een naam bij het gif doodt.
    .how = Noem uit elke lijst hoogstens één naam; de lijst waarin een naam staat, bepaalt welk drankje je geeft.
    .heal = Je geeft je levenselixir aan { $heal }.
    .poison = Je geeft je gif aan { $poison }.
    .blank = Je laat de kurken op je flesjes.
question-warner = Wie waarschuw je?
    .explain = Nog even en de zon komt op. Wie je waarschuwt, hoort dat, en bij de komende brandstapel telt die stem één stem zwaarder.
    .receipt = Je waarschuwt { $chosen }.
    .blank = Je waarschuwt vannacht niemand.
question-raven = Wie krijgt je teken?
    .explain = Nog even en de zon komt op. Wie jouw teken krijgt, begint de komende brandstapelstemming met twee stemmen tegen. Het dorp ziet het teken, maar niet van wie het komt.
    .receipt = Je teken is voor { $chosen }.
    .blank = Je geeft vannacht niemand je teken.
question-sheriff = Wie sluit je op?
    .explain = Nog even en de zon komt op. Wie in je cel zit, kan bij de komende brandstapel niet stemmen en niet worden gekozen. Jezelf opsluiten mag ook.
    .receipt = Je sluit vandaag { $chosen } op.
    .blank = Je cel blijft vandaag leeg.

## Wakkerdam, laatste woorden

question-shoot = Voor wie is je laatste kogel?
    .explain = Je bent dodelijk getroffen, maar je geweer is nog geladen. Wie je kiest, neem je mee in de dood.
    .receipt = Je laatste kogel is voor { $chosen }.
    .blank = Je laat je geweer zakken.
question-testament = Wie volgt je op als burgemeester?
    .explain = Je tijd is gekomen, maar de ambtsketen ligt nog op tafel. Wie je noemt, is vanaf de ochtend burgemeester. Stem je blanco, dan kiest het dorp zelf.
    .receipt = In je testament staat { $chosen }.
    .blank = In je testament staat geen naam.
question-guilt = Wie bezorg je een schuldgevoel?
    .explain = De vlammen knetteren, en het wordt stil op het plein. Wie je nu noemt, durft bij de volgende brandstapel niet te stemmen.
    .receipt = Je bezorgt een schuldgevoel aan { $chosen }.
    .blank = Je vergeeft het hun allemaal.

## Wakkerdam, de dag

question-elect = Wie wordt burgemeester?
    .explain = Het dorp kiest een burgemeester; diens stem weegt bij de brandstapel zwaarder. Ook jezelf kiezen mag. Staken de stemmen, dan komt er geen burgemeester. De uitslag laat zien wie op wie stemde.
    .receipt = Je stemt op { $chosen } als burgemeester.
    .blank = Je stemt blanco bij de verkiezing.
question-vote = Wie moet op de brandstapel?
    .explain = Het dorp komt bijeen op het plein. Wie de meeste stemmen krijgt, brandt. De uitslag laat zien wie op wie stemde.
    .receipt = Je stemt op { $chosen } voor de brandstapel.
    .blank = Je stemt blanco over de brandstapel.

## Vragen van een ander spel

question-unknown = Er is een keuze voor je: { $question }
    .explain = De verteller wacht op je antwoord.
    .receipt = Je keuze is { $chosen }.
    .blank = Je kiest niemand.

## Wat je kunt kiezen en hoe je antwoordt

part-target = Je kunt kiezen uit
part-heal = Levenselixir
part-poison = Gif
part-unknown = { $part }
choice-self = { $player } (jijzelf)
receipt-noted = Genoteerd. { $text }
receipt-until = Veranderen kan tot { $deadline }.

how-names = { $amount ->
    [one] Antwoord met precies één naam uit de lijst.
    [two] Antwoord met precies twee namen uit de lijst.
    [exactly] Antwoord met precies { $most } namen uit de lijst.
    [one_or_two] Antwoord met één of twee namen uit de lijst.
    [one_or_more] Antwoord met één of meer namen uit de lijst.
    [at_most_one] Antwoord met hoogstens één naam uit de lijst.
   *[between] Antwoord met { $least } tot { $most } namen uit de lijst.
}
how-words = { $amount ->
    [one] Antwoord met precies één van deze woorden.
    [two] Antwoord met precies twee van deze woorden.
    [exactly] Antwoord met precies { $most } van deze woorden.
    [one_or_two] Antwoord met één of twee van deze woorden.
    [one_or_more] Antwoord met één of meer van deze woorden.
    [at_most_one] Antwoord met hoogstens één van deze woorden.
   *[between] Antwoord met { $least } tot { $most } van deze woorden.
}
how-blank = Wil je niemand kiezen, antwoord dan met alleen het woord “{ -blank }”.
how-no-blank = Blanco stemmen kan hier niet.
how-blank-repeated = Blanco stemmen kan deze keer niet: dat was je vorige keuze, of je liet toen niets horen.
how-repeated = Niet twee keer achter elkaar: deze keer kun je { $repeated } niet kiezen.
how-repeated-pair = Niet twee keer achter elkaar: deze keer kun je niet weer het paar { $repeated } kiezen.
how-white = Zet bij deze keuze het woord “{ -white }” in je bericht; een bericht zonder dat woord telt als je stem in de roedel.
how-without-white = Laat hierbij het woord “{ -white }” weg: dat hoort bij je andere keuze van vannacht.
how-mayor = Je hebt nu twee keuzes. Zet bij deze het woord “{ -mayor }” in je bericht.
how-without-mayor = Laat hierbij het woord “{ -mayor }” weg: dat hoort bij je testament.
how-signature = Elke spelersnaam in je bericht telt mee, ook je eigen naam eronder.
how-revise = Tot de deadline mag je je antwoord zo vaak veranderen als je wilt; het laatste geldige telt.
how-blank-first = Twijfel je nog? Stem dan eerst blanco, dan ben je in elk geval op tijd.
deadline = Antwoord uiterlijk { $deadline }.
deadline-none = Je kunt antwoorden wanneer je wilt.
