### Lupus 3.0: de rollen en de partijen. Een verhaal (.story) spreekt tot wie de rol heeft, ook als die
### overgenomen is: de partij en de vrienden van wie er van het begin af bij hoort, staan elders. De
### rij van de tabel (.table) heeft een regel per kolom.

## Wat veel verhalen zeggen

-told = Verhindert iemand het, dan hoor je 's ochtends alleen dat je gave geen uitwerking had.
-silent = 's Ochtends krijg je geen antwoord; alleen als iemand het verhinderd heeft, hoor je dat je gave geen uitwerking had.
-rest = , maar nooit twee nachten achter elkaar
-aura = Je ziet de aura, niet de partij: er is wie voor Zwart speelt en een witte heeft, wie voor Wit speelt en een zwarte heeft, en een heks kan je misleiden.

## De kolommen van de tabel

-white = Aura: wit
-black = Aura: zwart
-red = Aura: rood
-none = Gave: geen
-every = Gave: elke nacht
-second = Gave: hooguit om de nacht
-once = Gave: één keer in het spel
-living-self = Bij wie: een van de levenden, ook jezelf
-living = Bij wie: een van de levenden, maar niet jezelf
-dead = Bij wie: een van de doden
-both-self = Bij wie: iedereen, levend of dood, ook jezelf
-both = Bij wie: iedereen, levend of dood, maar niet jezelf
-mystic = Mystiek: ja
-plain = Mystiek: nee
-turns = Kan vampier of halfvampier worden: ja
-stays = Kan vampier of halfvampier worden: nee
-acquired = Een necrofiel kan de gave overnemen: ja
-kept = Een necrofiel kan de gave overnemen: nee

## Wit

role-farmer = Boer
    .one = een boer
    .story = Je hebt geen gave: 's nachts slaap je, en overdag praat en stem je met de anderen mee. Maar sommige nachten, ongeveer één op de tien, heb je een visioen: iemand met een rol erbij. De helft van de visioenen is zeker waar; de andere zijn door het lot bepaald en kunnen onwaar zijn.
    .table =
        { -white }
        { -none }
        { -plain }
        { -turns }
        { -kept }

role-seer = Ziener
    .one = een ziener
    .story = Elke nacht kun je van één levende speler te weten komen welke kleur de aura heeft: wit, zwart of rood. { -aura } { -told }
    .table =
        { -white }
        { -every }
        { -living-self }
        { -mystic }
        { -turns }
        { -acquired }

role-bodyguard = Lijfwacht
    .one = een lijfwacht
    .story = Elke nacht mag je één andere levende speler bewaken. Vallen de wolven die speler aan, dan mislukt dat; tegen elk ander gevaar begin je in de regel niets. { -silent }
    .table =
        { -white }
        { -every }
        { -living }
        { -plain }
        { -turns }
        { -acquired }

role-medium = Medium
    .one = een medium
    .story = Elke nacht kun je een van de doden oproepen en te weten komen welke kleur de aura heeft: wit, zwart of rood. { -aura } { -told }
    .table =
        { -white }
        { -every }
        { -dead }
        { -mystic }
        { -turns }
        { -acquired }

role-messiah = Messias
    .one = een messias
    .story = Eén keer in het spel mag je 's nachts een van de doden weer tot leven wekken, met de rol en de partij van vroeger. Wil een dodenbezweerder dezelfde dode en kan hij die krijgen, dan wint hij, en je gave is toch op. { -silent }
    .table =
        { -white }
        { -once }
        { -dead }
        { -mystic }
        { -turns }
        { -kept }

role-voyeur = Gluurder
    .one = een gluurder
    .story = 's Nachts mag je het huis van een ander of het graf van een van de doden begluren{ -rest }. Je hoort wie daar op bezoek kwam, maar niet waarvoor. Wat spelers bij zichzelf doen, zie je niet. { -told }
    .table =
        { -white }
        { -second }
        { -both }
        { -plain }
        { -turns }
        { -acquired }

role-stalker = Stalker
    .one = een stalker
    .story = 's Nachts mag je één andere levende speler volgen{ -rest }. Je hoort bij wie die op bezoek ging, maar niet waarvoor. Wat spelers bij zichzelf doen, zie je niet. { -told }
    .table =
        { -white }
        { -second }
        { -living }
        { -plain }
        { -turns }
        { -acquired }

role-mage = Magiër
    .one = een magiër
    .story = Elke nacht kun je van één speler, levend of dood, te weten komen of die mystiek is. Krijg je antwoord, dan is het waar: niemand kan het vervalsen. { -told }
    .table =
        { -white }
        { -every }
        { -both-self }
        { -mystic }
        { -turns }
        { -acquired }

role-necrophile = Necrofiel
    .one = een necrofiel
    .story = Eén keer in het spel mag je 's nachts de gave van een van de doden overnemen. Lukt het, dan heb je voortaan die rol en die aura, maar je blijft bij je eigen partij. De gaven van wolven en van Rood, en gaven die maar één keer werken, kun je niet overnemen; je hoort dan niet eens wat er te halen viel, en je kans is verkeken. { -told }
    .table =
        { -white }
        { -once }
        { -dead }
        { -plain }
        { -turns }
        { -kept }

role-expansive = Extravert
    .one = een extravert
    .story = 's Nachts mag je bij één levende speler langsgaan{ -rest }. 's Ochtends weet die speler dat jij een extravert bent. { -silent }
    .table =
        { -white }
        { -second }
        { -living-self }
        { -plain }
        { -turns }
        { -acquired }

role-hunter = Jager
    .one = een jager
    .story = Elke nacht mag je op één levende speler aanleggen. Doden de wolven of een andere jager je die nacht, dan gaat je schot af en sterft die speler. Overkomt je niets, of sterf je aan iets anders, dan valt er geen schot. { -silent }
    .table =
        { -white }
        { -every }
        { -living-self }
        { -plain }
        { -turns }
        { -acquired }

role-vampire_hunter = Vampierjager
    .one = een vampierjager
    .story = Elke nacht kun je van één speler, levend of dood, te weten komen of die voor Rood speelt. Krijg je antwoord, dan is het waar: niemand kan het vervalsen. Heb je deze rol van het begin af, dan mag je ook één keer in het spel vragen hoeveel spelers van Rood er in het dorp zijn. Dat doet de server niet: vraag het de spelleider, die je zelf antwoord geeft. { -told }
    .table =
        { -white }
        { -every }
        { -both-self }
        { -plain }
        { -stays }
        { -acquired }

role-soothsayer = Waarzegger
    .one = een waarzegger
    .story = Je hebt geen gave, maar je begint met vier zinnen die zeggen wie welke rol heeft. Twee ervan zijn waar en twee onwaar, in willekeurige volgorde. Een onware kan een rol noemen die niemand in het dorp heeft; twee kunnen over dezelfde speler gaan, en zelfs hetzelfde zeggen.
    .table =
        { -white }
        { -none }
        { -mystic }
        { -turns }
        { -kept }

role-mubarak_niece = Nichtje van Mubarak
    .one = het nichtje van Mubarak
    .story = Je hebt geen gave, en wie naar je aura kijkt, ziet een zwarte. Maar op de brandstapel kun je niet sterven: veroordeelt het dorp je, dan wordt bekendgemaakt wie je bent en vervalt het vonnis, in de regel elke keer weer. 's Nachts beschermt niets je.
    .table =
        { -black }
        { -none }
        { -plain }
        { -turns }
        { -kept }

role-mason = Vrijmetselaar
    .one = een vrijmetselaar
    .story = Je hebt geen gave, maar je kent van het begin af alle andere vrijmetselaars, en zij kennen jou. Wees wel op je hoede: ook een vrijmetselaar kan een vampier worden.
    .table =
        { -white }
        { -none }
        { -plain }
        { -turns }
        { -kept }

## Zwart

role-wolf = Wolf
    .one = een wolf
    .story = Elke nacht, in de regel vanaf de tweede, mag je één levende speler als prooi noemen. Die sterft als alle wolven die iemand noemen dezelfde noemen en niemand de prooi beschermt; noemen twee van jullie iets anders, dan sterft er niemand. Sterft de laatste wolf, dan heeft Zwart verloren, en ook wie van Zwart nog leeft, sterft dan, in de regel bij de volgende dageraad. { -silent }
    .table =
        { -black }
        { -every }
        { -living-self }
        { -plain }
        { -stays }
        { -kept }

role-witch = Heks
    .one = een heks
    .story = Elke nacht mag je één speler beheksen, levend of dood: wie vannacht de aura van die speler leest, ziet zwart voor wit en wit voor zwart. Een rode aura blijft rood, en twee heksen bij dezelfde speler heffen elkaar op. { -silent }
    .table =
        { -black }
        { -every }
        { -both-self }
        { -mystic }
        { -stays }
        { -acquired }

role-possessed = Bezetene
    .one = een bezetene
    .story = Je hebt geen gave, maar je aura is wit, al speel je voor Zwart. Wie ernaar kijkt, zal niets kwaads van je denken.
    .table =
        { -white }
        { -none }
        { -plain }
        { -turns }
        { -kept }

role-exorcist = Exorcist
    .one = een exorcist
    .story = Elke nacht mag je bij één speler, levend of dood, het kwaad uitdrijven, ook bij jezelf: ieder ander die vannacht iets bij die speler doet, faalt, ook je vrienden, en in de regel ook de speler zelf met een gave voor zichzelf. Ook het ritueel van de doden mislukt. Kiezen twee exorcisten dezelfde speler, dan slaagt de bekwaamste; wie dat is, weet niemand. { -silent }
    .table =
        { -black }
        { -every }
        { -both-self }
        { -mystic }
        { -turns }
        { -acquired }

role-devil = Duivel
    .one = een duivel
    .story = Elke nacht mag je één levende speler in de ziel kijken. Je hoort drie dingen: welke rol het in het begin was, welke het nu is, en voor welke partij die speler speelt. { -told }
    .table =
        { -black }
        { -every }
        { -living-self }
        { -mystic }
        { -turns }
        { -acquired }

role-advocate = Advocaat van de duivel
    .one = een advocaat van de duivel
    .story = 's Nachts mag je de verdediging van één andere levende speler op je nemen{ -rest }. Veroordeelt het dorp die de volgende dag, en alleen dan, tot de brandstapel, dan vervalt het vonnis: bekendgemaakt wordt dat er een advocaat van de duivel achter zat, maar niet wie. { -silent }
    .table =
        { -black }
        { -second }
        { -living }
        { -plain }
        { -turns }
        { -acquired }

role-kidnapper = Ontvoerder
    .one = een ontvoerder
    .story = 's Nachts mag je één andere levende speler ontvoeren{ -rest }. Wat die vannacht wil doen, gebeurt niet, alsof het nooit gevraagd was. Waar een exorcist aan het werk is, lukt het niet. Ontvoeren twee ontvoerders elkaar, dan slaagt de bekwaamste; wie dat is, weet niemand. { -silent }
    .table =
        { -black }
        { -second }
        { -living }
        { -plain }
        { -turns }
        { -acquired }

## Rood

role-necromancer = Dodenbezweerder
    .one = een dodenbezweerder
    .story = Eén keer in het spel mag je 's nachts een van de doden laten opstaan als halfvampier, die voortaan voor Rood speelt en geen gave meer heeft. Bij wolven, heksen, vampierjagers en spelers van Rood lukt het in de regel niet, en je kans is toch verkeken. { -silent }
    .table =
        { -red }
        { -once }
        { -dead }
        { -mystic }
        { -stays }
        { -kept }

role-young_vampire = Jonge vampier
    .one = een jonge vampier
    .story = Elke nacht mag je één andere levende speler bijten. Kiezen alle vampiers die bijten dezelfde, dan wordt die een jonge vampier en gaat over naar Rood; bij wolven, heksen, vampierjagers en spelers van Rood is de beet vergeefs. Maar hoe dan ook word je ouder: je wordt een oude vampier. Kiezen jullie verschillende spelers, dan gebeurt er in de regel niets. { -silent }
    .table =
        { -red }
        { -every }
        { -living }
        { -plain }
        { -stays }
        { -kept }

role-old_vampire = Oude vampier
    .one = een oude vampier
    .story = Elke nacht mag je één andere levende speler bijten, maar het wordt je laatste beet. Kiezen alle vampiers die bijten dezelfde, dan wordt die een jonge vampier en gaat over naar Rood; bij wolven, heksen, vampierjagers en spelers van Rood is de beet vergeefs. Hoe dan ook sterf je bij de dageraad van ouderdom. Kiezen jullie verschillende spelers, dan gebeurt er in de regel niets. { -silent }
    .table =
        { -red }
        { -every }
        { -living }
        { -plain }
        { -stays }
        { -kept }

role-vampirised = Halfvampier
    .one = een halfvampier
    .story = Je hebt geen gave meer, wat je vroeger ook kon: 's nachts rust je, en overdag praat en stem je met de anderen mee. Je speelt voor Rood, en je wint met Rood.
    .table =
        { -red }
        { -none }
        { -plain }
        { -stays }
        { -kept }

## De partijen

faction-white = Wit
    .belongs = Je speelt voor Wit.
faction-black = Zwart
    .belongs = Je speelt voor Zwart.
faction-red = Rood
    .belongs = Je speelt voor Rood.
