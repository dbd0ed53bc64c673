### De rollen: naam, naam met lidwoord midden in een zin (.one), en wat je ermee doet (.story).

role-villager = Burger
    .one = een burger
    .story = Je bent een gewone inwoner, zonder bijzondere gaven. ’s Nachts slaap je; overdag praat en stem je mee. Luister goed, vertrouw niet te snel en help het dorp de monsters te vinden.

role-cupid = Cupido
    .one = Cupido
    .story = Eén keer, helemaal aan het begin, span je je boog. Kies precies twee spelers, van wie jij er zelf een mag zijn: zij worden verliefd op elkaar. Ze horen op wie, maar niet wie er geschoten heeft. Sterft een van de twee, dan sterft de ander van liefdesverdriet.

role-thief = Dief
    .one = een dief
    .story = Nog voor de eerste nacht mag je één andere speler een rol afhandig maken. Die rol is daarna van jou; wie je besteelt, gaat verder als burger. Kies je niemand, of tref je een andere dief, dan word je zelf een gewone burger.

role-village_idiot = Dorpsgek
    .one = een dorpsgek
    .story = Niemand weet hoe gek je bent. Wijst het dorp jou aan voor de brandstapel, dan komt het uit en laat men je lopen: die dag brandt er niemand. Vanaf dat moment stem je niet meer mee over de brandstapel en kan niemand meer op jou stemmen. Op elke andere manier kun je gewoon sterven.

role-village_elder = Dorpsoudste
    .one = een dorpsoudste
    .story = Je hebt al zo veel winters gezien dat één nachtelijke aanval je niet klein krijgt. De tweede wel, en gif, een kogel, liefdesverdriet of de brandstapel worden je meteen fataal. Blijf in leven: sterf je, dan verliezen alle burgers hun gaven.

# Wie dwaas is, leest precies wat een ziener leest.
role-fool = Dwaas
    .one = een dwaas
    .story = { role-seer.story }

role-piper = Fluitspeler
    .one = een fluitspeler
    .story = Elke nacht mag je met je fluit één of twee spelers betoveren. Zijn er meer fluitspelers, dan stemmen jullie samen, ieder met twee stemmen. Wie betoverd is, weet dat, maar niet door wie, en niemand kan het ongedaan maken. Is iedereen die nog leeft betoverd, de fluitspelers niet meegerekend, dan winnen jullie.

role-healer = Genezer
    .one = een genezer
    .story = Elke nacht mag je één speler, ook jezelf, beschermen tegen de aanvallen van weerwolven, vampiers, psychopaten en witte weerwolven. Tegen gif, kogels, vuur en liefdesverdriet helpen je kruiden niet. Je mag niet twee keer achter elkaar hetzelfde kiezen, ook niet blanco.

role-magician = Goochelaar
    .one = een goochelaar
    .story = Elke nacht mag je twee spelers van plaats laten wisselen; een van de twee mag jijzelf zijn. Wie de een komt halen, vindt de ander. Je mag niet twee keer achter elkaar hetzelfde paar kiezen, en ook niet twee keer achter elkaar blanco stemmen.

role-grave_robber = Grafrover
    .one = een grafrover
    .story = Vanaf de tweede nacht mag je, als eerste van allemaal, één keer de rol van een dode overnemen. Daarna ben je geen grafrover meer, maar wat je hebt opgegraven. Zolang je blanco stemt, bewaar je die kans. Graaf je Cupido of een opdrachtgever op, dan valt er niets meer te koppelen of in te huren.

role-witch = Heks
    .one = een heks
    .story = Je hebt twee drankjes: een levenselixir, dat iemand redt die vannacht is aangevallen, en een gif, dat iemand doodt. Elk drankje werkt één keer; allebei in dezelfde nacht mag. Zolang je het elixir hebt, hoor je wie er vannacht dreigt te sterven, en ben jij dat zelf, dan mag je het opdrinken.

role-hunter = Jager
    .one = een jager
    .story = Je slaapt met je geweer naast je bed. Ga je dood, dan mag je met je laatste kogel nog één andere speler neerschieten. Alleen als je die nacht diep slaapt, of als je uit het spel verdwijnt omdat je te vaak niet stemde, blijft het stil.

role-sandman = Klaas Vaak
    .one = Klaas Vaak
    .story = Elke nacht mag je één andere speler zand in de ogen strooien. Die slaapt dan door tot de ochtend en krijgt die nacht geen beurt meer. Je mag niet twee keer achter elkaar hetzelfde kiezen, ook niet blanco.

role-innocent_girl = Onschuldig Meisje
    .one = een onschuldig meisje
    .story = Je hoeft niets te kiezen. Elke nacht gluur je door een kier van de deur en hoor je hoe de weerwolven en de vampiers stemmen; wie het zijn, kun je niet zien. Alleen als Klaas Vaak je heeft laten slapen, hoor je niets. Wat je met je geheim doet, is aan jou.

role-client = Opdrachtgever
    .one = een opdrachtgever
    .story = Aan het begin van het spel mag je één andere speler inhuren als lijfwacht. Zou je sterven, dan sterft je lijfwacht in jouw plaats, één keer. Tegen liefdesverdriet helpt dat niet, en ook niet als je te vaak vergeet te stemmen. Jullie kennen elkaars naam; horen jullie bij verschillende teams, dan kunnen jullie ook samen winnen.

role-priest = Priester
    .one = een priester
    .story = Elke nacht mag je wijwater over één andere speler sprenkelen om te zien of het brandt. Het brandt bij weerwolven, welpen, witte weerwolven, vampiers, fluitspelers en psychopaten, maar ook bij heksen, grafrovers, sletten en verleidsters. Een schroeiplek is dus nog geen bewijs van kwaad.

role-psychopath = Psychopaat
    .one = een psychopaat
    .story = Elke nacht mag je één andere speler aanvallen. Je hoort bij niemand en niemand hoort bij jou: je wint alleen als jij als enige nog leeft.

role-raven = Raaf
    .one = een raaf
    .story = Elke nacht mag je één speler jouw teken geven, ook jezelf. Bij de eerstvolgende brandstapelstemming telt dat als twee stemmen tegen die speler, zelfs als jij dan al dood bent. Het dorp ziet het teken, maar niet van wie het komt.

role-sheriff = Schout
    .one = een schout
    .story = Aan het eind van elke nacht mag je één speler opsluiten, ook jezelf. Wie in de cel zit, kan die dag bij de brandstapel niet stemmen en niet worden gekozen; tegen kogels en liefdesverdriet helpen tralies niet. Je mag niet twee keer achter elkaar hetzelfde kiezen, ook niet blanco.

role-harlot = Slet
    .one = een slet
    .story = Elke nacht mag je bij een andere speler in bed kruipen. Wie jou komt halen, vindt een leeg bed; wie komt waar jij slaapt, vindt jullie allebei. Stem je blanco, dan slaap je in je eigen bed. Je mag niet twee keer achter elkaar hetzelfde kiezen, ook niet blanco.

role-vampire = Vampier
    .one = een vampier
    .story = Elke nacht kiezen jij en de andere vampiers samen een slachtoffer. Wie de meeste stemmen krijgt, wordt aangevallen; bij een gelijke stand gebeurt er niets. Ook weerwolven zijn jullie vijanden. Jullie winnen als er alleen nog vampiers leven.

role-seductress = Verleidster
    .one = een verleidster
    .story = Elke nacht mag je een andere speler naar jouw bed lokken. Wie je gast thuis komt halen, vindt een leeg bed; wie jou komt halen, vindt jullie allebei, en zelfs een weerwolf is dan niet veilig voor de eigen roedel. Stem je blanco, dan slaap je alleen. Je mag niet twee keer achter elkaar hetzelfde kiezen, ook niet blanco.

role-warner = Waarschuwer
    .one = een waarschuwer
    .story = Vlak voor zonsopgang mag je één andere speler waarschuwen. Die krijgt daar bericht van, en bij de eerstvolgende brandstapelstemming telt die stem één stem zwaarder. Het dorp hoort er niets van. Je mag dezelfde speler zo vaak waarschuwen als je wilt.

role-werewolf = Weerwolf
    .one = een weerwolf
    .story = Elke nacht komt de roedel bijeen om een slachtoffer te kiezen. Ieder stemt apart; wie de meeste stemmen krijgt, wordt aangevallen, en bij een gelijke stand blijft de roedel hongerig. Overdag doe je alsof je neus bloedt. Jullie winnen als er alleen nog weerwolven en welpen leven.

role-cub = Welp
    .one = een welp
    .story = Je bent nog te jong om mee te jagen. ’s Nachts slaap je; je weet niet wie de weerwolven zijn en zij weten niet wie jij bent, dus ze kunnen je per ongeluk verslinden. Sterft er een weerwolf, dan kan er plaats voor je komen in de roedel. Je wint met de weerwolven, ook als je nooit mee op jacht mag.

role-white_werewolf = Witte Weerwolf
    .one = een witte weerwolf
    .story = Elke nacht jaag je mee met de roedel, die je voor een gewone weerwolf houdt. Elke tweede nacht mag je daarnaast in je eentje een slachtoffer kiezen, desnoods uit de roedel zelf. Je hoort bij niemand: je wint alleen als jij als enige nog leeft.

role-seer = Ziener
    .one = een ziener
    .story = Elke nacht mag je één andere speler in de ziel kijken; je krijgt te zien welke rol daar schuilgaat. Wat je met die kennis doet, is aan jou: vertel het rond, zwijg, of laat hier en daar iets doorschemeren.

role-scapegoat = Zondebok
    .one = een zondebok
    .story = Komt het dorp er bij de brandstapel niet uit, dan krijg jij de schuld en brand jij, hoeveel stemmen je ook had. Met je laatste woorden mag je dan zo veel spelers als je wilt een schuldgevoel bezorgen: zij stemmen bij de volgende brandstapel niet mee. Krijg je gewoon de meeste stemmen, dan sterf je zonder laatste woorden.

## De teams.

faction-villagers = Burgers
    .belongs = Je hoort bij de burgers.
faction-wolves = Weerwolven
    .belongs = Je hoort bij de weerwolven.
faction-vampires = Vampiers
    .belongs = Je hoort bij de vampiers.
faction-pipers = Fluitspelers
    .belongs = Je hoort bij de fluitspelers.
faction-own = Eigen
    .belongs = Je hoort bij niemand: je speelt voor jezelf.
faction-lovers = Geliefden
    .belongs = Je hoort bij je geliefde.
