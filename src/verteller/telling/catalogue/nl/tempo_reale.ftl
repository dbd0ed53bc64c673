### Lupus in tempo reale: de woorden die het zelf heeft. Een bericht dat hier ook staat, komt in
### zijn spellen in de plaats van dat van alle spellen.

## Wat veel verhalen zeggen

-told = 's Ochtends hoor je of het gelukt is; zo niet, dan vertelt niemand je waarom.
-spent = Heb je het eenmaal geprobeerd, dan is je gave op, ook als het mislukt is.
-rest = , maar nooit twee nachten achter elkaar
-white = Je aura is wit en je bent niet mystiek.
-white-mystic = Je aura is wit en je bent mystiek.
-black = Je aura is zwart en je bent niet mystiek.
-black-mystic = Je aura is zwart en je bent mystiek.

## De dorpelingen

role-farmer = Boer
    .one = een boer
    .story = Je hebt geen bijzondere gave. 's Nachts slaap je; overdag praat en stem je met de anderen mee. { -white }

role-gravekeeper = Kerkhofwachter
    .one = een kerkhofwachter
    .story = 's Nachts mag je waken bij het graf van een van de doden{ -rest }. Dodenbezweerders die willen wekken wie daar ligt, falen. Ook hoor je hoeveel anderen daar iets deden, niet wie dat waren. { -told } { -white }

role-soothsayer = Waarzegger
    .one = een waarzegger
    .story = Je hebt geen bijzondere gave, maar je begint met vier zinnen die zeggen wie welke rol heeft. Precies twee ervan zijn waar en twee zijn onwaar; welke, vertelt niemand je. { -white-mystic }

role-exorcist = Exorcist
    .one = een exorcist
    .story = 's Nachts mag je het huis of het graf van één speler zegenen, levend of dood{ -rest }. Elke Geest die vannacht bij die speler een gave gebruikt, faalt; zelfs een Verhulling staat je niet in de weg. { -told } { -white-mystic }

role-expansive = Extravert
    .one = een extravert
    .story = 's Nachts mag je bij één levende speler langsgaan{ -rest }. Die speler weet dan dat jij een extravert bent. { -told } { -white }

role-bodyguard = Lijfwacht
    .one = een lijfwacht
    .story = Elke nacht mag je één levende speler bewaken. Wolven die deze speler willen doden, falen; tegen sluipmoordenaars en Geesten begin je niets. Ook hoor je hoeveel anderen daar iets deden, niet wie dat waren. { -told } { -white }

role-investigator = Speurder
    .one = een speurder
    .story = Elke nacht kun je van een van de doden te weten komen welke kleur de aura heeft. { -told } { -white }

role-mage = Magiër
    .one = een magiër
    .story = Elke nacht kun je van één speler, levend of dood, te weten komen of die mystiek is. { -told } { -white-mystic }

role-mason = Vrijmetselaar
    .one = een vrijmetselaar
    .story = Je hebt geen bijzondere gave, maar je kent alle andere vrijmetselaars, en zij kennen jou. { -white }

role-messiah = Messias
    .one = een messias
    .story = Eén keer in het spel mag je 's nachts een van de doden weer tot leven wekken: vanaf de komende dag hoort die speler weer bij de levenden. Bij een Geest lukt het niet. { -spent } { -told } { -white-mystic }

role-shaman = Sjamaan
    .one = een sjamaan
    .story = 's Nachts mag je de ziel van een van de doden binden{ -rest }. Is het een Geest, dan heeft wat die vannacht doet geen gevolg. { -told } { -black-mystic }

role-stalker = Stalker
    .one = een stalker
    .story = 's Nachts mag je één levende speler volgen{ -rest }. Je hoort of die iets bij iemand deed, en bij wie, maar niet wat. { -told } { -white }

role-transformist = Gedaantewisselaar
    .one = een gedaantewisselaar
    .story = Eén keer in het spel mag je 's nachts de rol van een van de doden overnemen, met de aura erbij. Het lukt als die speler stierf als dorpeling met een bijzondere gave voor elke nacht of om de nacht. { -spent } { -told } { -black }

role-seer = Ziener
    .one = een ziener
    .story = Elke nacht kun je van één levende speler te weten komen welke kleur de aura heeft. Er zijn dorpelingen met een zwarte, en vijanden met een witte. { -told } { -white-mystic }

role-voyeur = Gluurder
    .one = een gluurder
    .story = 's Nachts mag je het huis van één levende speler begluren{ -rest }. Je hoort welke andere levende spelers daar iets deden. { -told } { -white }

## De wolven en wie het met hen houdt

role-wolf = Wolf
    .one = een wolf
    .story = Vanaf de tweede nacht mag je elke nacht één levende speler kiezen om te doden. Noemen alle wolven die kiezen dezelfde speler, en is dat een dorpeling, dan sterft die; noemen twee van jullie iets anders, dan falen jullie allemaal. Leeft er geen wolf meer, dan ligt je hele partij uit het spel. { -told } { -black }

role-assassin = Sluipmoordenaar
    .one = een sluipmoordenaar
    .story = Vanaf de tweede nacht mag je op de loer liggen bij het huis van één levende speler{ -rest }. Van alle andere levende spelers die daar vannacht iets doen, vriend of vijand, sterft er één, door het lot aangewezen. Komt er niemand, dan sterft er niemand, en toch heb je niet gefaald. { -told } { -black }

role-advocate = Advocaat
    .one = een advocaat
    .story = 's Nachts mag je de verdediging van één levende speler op je nemen{ -rest }. Veroordeelt het dorp die de volgende dag tot de brandstapel, dan sterft er niemand, en niemand hoort wie er gespaard is. { -told } { -black }

role-devil = Duivel
    .one = een duivel
    .story = Elke nacht mag je één levende speler in de ziel kijken, en je hoort welke rol daar schuilgaat. Bij wie tot de partij van de dodenbezweerders behoort, mislukt het. { -told } { -black-mystic }

role-witch = Heks
    .one = een heks
    .story = Elke nacht mag je één speler beheksen, levend of dood: wie vannacht naar de aura van die speler kijkt, ziet de andere kleur. { -told } { -white-mystic }

role-necrophile = Necrofiel
    .one = een necrofiel
    .story = Eén keer in het spel mag je 's nachts de rol van een van de doden overnemen, met de aura erbij, maar niet wat de bezitters ervan van elkaar weten. Het lukt als die speler bij je eigen partij hoorde. { -spent } { -told } { -black }

role-renegade = Overloper
    .one = een overloper
    .story = Je hebt geen bijzondere gave, en wie naar je aura kijkt, zal niets kwaads van je denken. { -white }

role-kidnapper = Ontvoerder
    .one = een ontvoerder
    .story = Elke nacht mag je één levende speler ontvoeren. Wat die vannacht doet, heeft geen gevolg, alsof er niets gedaan was. { -told } { -black }

role-sorcerer = Tovenaar
    .one = een tovenaar
    .story = Elke nacht mag je het huis van één levende speler betoveren: alle andere levende spelers die daar vannacht iets doen, falen, ook je eigen vrienden. Geesten hebben er geen last van. { -told } { -black-mystic }

## De dodenbezweerders en wie het met hen houdt

role-necromancer = Dodenbezweerder
    .one = een dodenbezweerder
    .story = Elke nacht mag je een van de doden kiezen, en een bovennatuurlijke gave. Zijn alle dodenbezweerders die kiezen het over beide eens, en was de dode een dorpeling, dan wordt die een Geest aan jullie kant; kiezen twee van jullie anders, dan falen jullie allemaal. Elke gave is één keer in het spel te geven, Corruptie en Dood alleen aan wie mystiek is. Leeft er geen dodenbezweerder meer, dan ligt je hele partij uit het spel. { -told } { -white-mystic }

role-phantom = Schim
    .one = een schim
    .story = Zolang je leeft, heb je geen gave. Sterf je, dan word je een Geest, met een gave die het lot bepaalt, als er nog een over is, en nooit Corruptie of Dood. Je hoort dan wie de dodenbezweerders zijn, en zij horen het van jou. { -black }

role-hypnotist = Hypnotiseur
    .one = een hypnotiseur
    .story = 's Nachts mag je de wil van één levende speler in je macht krijgen{ -rest }. Vanaf dan gaat die stem over de brandstapel, zolang je leeft, naar wie jij noemt; stem je niet, dan telt hij niet. Niemand hoort ervan, en neemt een andere hypnotiseur je die speler af, dan hoor je dat evenmin. { -told } { -white }

role-medium = Medium
    .one = een medium
    .story = Elke nacht mag je met een van de doden spreken, en je hoort welke rol het was. Van wie bij het vallen van de nacht een Geest was, hoor je alleen dat. { -told } { -white-mystic }

role-scrutineer = Stemmenteller
    .one = een stemmenteller
    .story = 's Nachts mag je één levende speler kiezen{ -rest }. De volgende dag gaan alle stemmen die bij de brandstapel op die speler vallen, naar wie jij noemt; stem je niet, dan zijn ze ongeldig. { -told } { -white }

role-ghost = Geest
    .one = een Geest
    .story = Je blijft dood: stemmen kun je niet, gedood worden evenmin, en niemand kan je weer tot leven wekken. Het dorp hoort niet van je bestaan. Vanaf de komende nacht mag je je bovennatuurlijke gave gebruiken, en je wint met de dodenbezweerders. Je houdt je aura, en was je mystiek, dan blijf je dat.

## De bovennatuurlijke gaven

power-amnesia = Vergetelheid
    .story = Elke nacht mag je één levende speler kiezen, wiens stem over de brandstapel de volgende dag niet telt, alsof er niet gestemd was. { -told }

power-confusion = Verwarring
    .story = Elke nacht mag je twee spelers kiezen, levend of dood: wie vannacht aura, mystiek of rol van de eerste wil weten, vindt die van de tweede. { -told }

power-corruption = Corruptie
    .story = Eén keer in het spel mag je 's nachts één levende speler kiezen. Een mystieke dorpeling met een witte aura wordt een dodenbezweerder en hoort wie jij bent; bij ieder ander faal je, en ook bij wie vannacht sterft. { -spent } { -told }

power-hypnosis = Hypnose
    .story = 's Nachts mag je twee levende spelers kiezen{ -rest }: de volgende dag gaat de stem van de eerste over de brandstapel naar de tweede. { -told }

power-illusion = Illusie
    .story = 's Nachts mag je één speler kiezen, levend of dood, en een tweede die leeft{ -rest }. Wie vannacht waakt of iemand volgt, ziet de tweede bij het huis van de eerste. { -told }

power-death = Dood
    .story = Vanaf de tweede nacht mag je één levende speler kiezen{ -rest }. Een dorpeling sterft; bij ieder ander faal je. { -told }

power-concealment = Verhulling
    .story = Elke nacht mag je één speler, levend of dood, in mist hullen: ieder ander die daar vannacht iets doet, faalt, ook andere Geesten. Alleen exorcisten kijken erdoorheen. { -told }

power-vision = Visioen
    .story = Elke nacht mag je één levende speler in het hoofd kijken, en je hoort welke rol daar schuilgaat. Bij wie tot de partij van de wolven behoort, mislukt het. { -told }

## De partijen

faction-villagers = Dorpelingen
    .belongs = Je hoort bij de partij van de dorpelingen.
faction-wolves = Wolven
    .belongs = Je hoort bij de partij van de wolven.
faction-necromancers = Dodenbezweerders
    .belongs = Je hoort bij de partij van de dodenbezweerders.

## Wat alleen sommigen horen

fact-fellows = { $group ->
    [masons] { $players_others_count ->
        [0] Je bent de enige vrijmetselaar.
       *[other] De vrijmetselaars naast jou: { $players_others }.
    }
    [wolves] { $players_others_count ->
        [0] Je bent de enige wolf.
       *[other] De wolven naast jou: { $players_others }.
    }
    [henchmen] { $players_others_count ->
        [0] Je bent de enige handlanger die de wolven hebben.
       *[other] De andere handlangers van de wolven: { $players_others }.
    }
    [occult] { $players_others_count ->
        [0] Je bent de enige zwartekunstenaar die de wolven hebben.
       *[other] De andere zwartekunstenaars van de wolven: { $players_others }.
    }
    [necromancers] { $players_others_count ->
        [0] Je bent de enige dodenbezweerder.
       *[other] De dodenbezweerders naast jou: { $players_others }.
    }
    [minds] { $players_others_count ->
        [0] Je bent de enige helper die de dodenbezweerders hebben.
       *[other] De andere helpers van de dodenbezweerders: { $players_others }.
    }
   *[other] { $players_others_count ->
        [0] Van jouw groep ben jij de enige.
       *[other] Met jou in één groep: { $players_others }.
    }
}
fact-learned_role = { $about_who ->
    [you] Jij bent { $role_one }.
   *[other] { $about } is { $role_one }.
}
fact-power = { $outcome ->
    [failed] Je gave heeft geen uitwerking gehad op { $target_object }.
   *[ok] Je gave heeft gewerkt bij { $target_object }.
}
fact-visited_by = Je had vannacht bezoek: { $player } kwam bij je langs, en is een extravert.
fact-became_ghost = Je bovennatuurlijke gave is { $power }. { $necromancers_count ->
    [0] Er is geen dodenbezweerder meer die je zou kunnen kennen.
    [one] Een dodenbezweerder die je nu kent: { $necromancers_others }.
   *[other] Dodenbezweerders die je nu kent: { $necromancers_others }.
}
fact-phantom_rose = Een schim is gestorven en is vanaf nu een Geest aan jullie kant: { $player }.
fact-no_power_left = Er was voor jou geen bovennatuurlijke gave meer over: je blijft dood en wordt geen Geest.
fact-corrupted = Het was de Geest van { $by } die je heeft gecorrumpeerd en een dodenbezweerder van je heeft gemaakt.
fact-role_taken = Er is iemand aan je graf geweest: { $by }, een necrofiel, heeft je rol overgenomen.

## Wat iedereen hoort

dawn-quiet = Vannacht is er niemand gestorven.
fact-pyre = { $player_who ->
    [nobody] { $reason ->
        [quorum] Er zijn te weinig stemmen, nog niet van de helft van de levenden. De brandstapel blijft koud: vandaag brandt er niemand.
        [spared] Er zijn genoeg stemmen uitgebracht, en toch brandt er vandaag niemand.
       *[other] De brandstapel blijft koud: vandaag brandt er niemand.
    }
    [you] Het dorp heeft gesproken: jij moet op de brandstapel.
   *[other] Het dorp heeft gesproken: { $player } moet op de brandstapel.
}
fact-mayor = { $player_who ->
    [nobody] Het dorp heeft geen burgemeester.
    [you] { $how ->
        [lot] Het lot beslist: jij bent burgemeester. Staken de stemmen, dan beslist de jouwe.
        [elected] Het dorp heeft jou tot burgemeester gekozen. Staken de stemmen, dan beslist de jouwe.
        [successor] Jij was als opvolger aangewezen: je bent burgemeester. Staken de stemmen, dan beslist de jouwe.
       *[other] Jij bent burgemeester. Staken de stemmen, dan beslist de jouwe.
    }
   *[other] { $how ->
        [lot] Het lot beslist: { $player } is burgemeester.
        [elected] Het dorp heeft { $player } tot burgemeester gekozen.
        [successor] { $player } was als opvolger aangewezen en is vanaf nu burgemeester.
       *[other] { $player } is burgemeester.
    }
}
fact-won = { $faction ->
    [villagers] Het dorp haalt weer adem: de dorpelingen hebben gewonnen!
    [wolves] Het gehuil verstomt niet voor de ochtend: de wolven hebben gewonnen!
    [necromancers] De doden hebben het laatste woord: de dodenbezweerders hebben gewonnen!
   *[draw] Het spel eindigt zonder winnaar.
}{ $players_count ->
    [0] {""}
    [one] {" "}{ $players_who ->
        [you] Jij bent de winnaar, gefeliciteerd!
       *[other] De winst gaat naar { $players_object }.
    }
   *[other] {" "}De winst gaat naar { $players_object }.{ $players_who ->
        [you] {" "}Gefeliciteerd!
       *[other] {""}
    }
}
fact-game_over = Het spel is uit. Alle geheimen mogen nu verteld worden.

## Wat de verteller voor zich houdt

fact-amnesia_laid = De Geest van { $by } maakt de volgende stem van { $player } ongeldig.
fact-vote_forced = De Geest van { $by } laat de volgende stem van { $player } naar { $vote } gaan.
fact-scrutinised = Een stemmenteller, { $by }, pakt de volgende stemmen voor { $player }.
fact-mind_taken = Een hypnotiseur, { $by }, heeft { $player } in de macht.
fact-power_assigned = { $player } is de Geest met de gave { $power }.
fact-saved_by_advocate = Een advocaat heeft { $player } van de brandstapel gered.
fact-ring_broken = Hypnotiseurs hebben elkaar in de macht; { $player } stemt vandaag in vrijheid.
fact-faction_sentenced = { $faction ->
    [villagers] De dorpelingen
    [wolves] De wolven
   *[necromancers] De dodenbezweerders
} worden verbannen als deze ronde sluit (gediskwalificeerd).
cause-words = { $cause ->
    [wolves] gedood door de wolven
    [assassin] neergeschoten door een sluipmoordenaar
    [ghost] gedood door een Geest
    [pyre] brandstapel
   *[other] { $cause_raw }
}

## De vragen

question-power = Bij wie gebruik je vannacht je gave?
    .explain = Het hoeft niet. 's Ochtends hoor je of het gelukt is, en zo niet, dan vertelt niemand je waarom.
    .explain-second = Voor jouw gave zijn twee spelers nodig. Bij Verwarring lijkt de eerste op de tweede; bij Hypnose stemt de eerste op de tweede; bij Illusie is de tweede te zien bij het huis van de eerste.
    .explain-power = Kies een van de doden, en de gave die deze als Geest moet krijgen. Vergetelheid maakt een stem ongeldig; Verwarring laat de ene speler op de andere lijken; Corruptie maakt, één keer, van een dorpeling een dodenbezweerder; Hypnose beslist over een stem; Illusie toont iemand bij een ander huis; Dood doodt een dorpeling; Verhulling laat alle anderen bij een huis falen; Visioen leest een rol. Corruptie en Dood zijn alleen te geven aan wie mystiek is.
    .how-second = Antwoord met twee namen: eerst de speler bij wie je iets doet, dan de tweede.
    .how-power = Antwoord met precies één naam en één gave.
    .target = Je gebruikt je gave bij { $target }.
    .second = De tweede speler is { $second }.
    .power = De gave is { $power }.
    .blank = Je gebruikt je gave vannacht niet.
question-vote = Wie moet op de brandstapel?
    .explain = Het dorp komt bijeen op het plein. Je mag elke levende noemen, jezelf ook. Heeft ten minste de helft van de levenden gestemd, dan brandt wie de meeste stemmen heeft; staken de stemmen, dan beslist die van de burgemeester, of anders het lot. De uitslag laat zien wie op wie stemde.
    .receipt = Je stemt op { $chosen } voor de brandstapel.
    .blank = Je stemt niet over de brandstapel.
question-elect = Wie moet er burgemeester zijn?
    .explain = Wie de stemmen heeft van meer dan de helft van de levenden, wordt burgemeester; anders blijft alles zoals het is. Staken bij de brandstapel de stemmen, dan beslist die van de burgemeester. Je mag elke levende noemen, jezelf ook. De uitslag laat zien wie op wie stemde.
    .receipt = Je stemt op { $chosen } als burgemeester.
    .blank = Je stemt op niemand als burgemeester.
question-successor = Wie volgt je op als burgemeester?
    .explain = Je mag op elk moment iemand aanwijzen, overdag en 's nachts, en de naam veranderen of intrekken. Sterf je, dan wordt burgemeester wie je hebt aangewezen. Zonder naam beslist het lot.
    .receipt = Je opvolger is { $chosen }.
    .blank = Je hebt geen opvolger aangewezen.
how-blank-first = Een blanco antwoord is hetzelfde als geen antwoord.
part-second = Als tweede speler
part-power = Als gave

## De brief bij het begin

reminder =
    .blank-first = Kiezen hoeft niet, en tot de deadline kun je een keuze nog veranderen.
opening =
    .answering = Zo doe je mee: beantwoord de berichten die je krijgt, of schrijf naar { $home } met de naam van het spel in het onderwerp. Bij elke keuze staat met welk woord je antwoord begint, bijvoorbeeld “Stem: naam”; er mogen meer antwoorden in één bericht.
    .blank-first = Tot de deadline kun je een keuze zo vaak veranderen als je wilt. Kiezen hoeft niet: je raakt nooit uit het spel omdat je iets oversloeg.
    .discussion = Overleg, beschuldig, smeek en lieg zoveel je wilt, maar laat nooit iemand zien wat je van me hebt gekregen, en laat { $home } erbuiten: alles wat daar binnenkomt, wordt gelezen als een keuze.
    .dead = Ben je dood, dan speel je verder voor je partij: je mag met iedereen praten en zeggen wat je wilt. Wat het hele dorp hoort, blijf je horen; wil je dat niet meer, vraag dat dan met een bericht aan het systeembeheer.

## Waarom een bericht niet is aangenomen

refusal-e3 = Je bent dood in { $game }, en er is voor jou nu niets te kiezen. Je bericht telt dus niet mee. Wat het hele dorp hoort, blijf je ook horen.
