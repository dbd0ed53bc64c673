### Düsterwald: de woorden die dit spel voor zichzelf heeft. Wat hier staat, wordt in zijn spellen
### gezegd in plaats van het gedeelde bericht met dezelfde naam.

## De burgers

role-villager = Dorpsbewoner
    .one = een gewone dorpsbewoner
    .story = Je hebt geen bijzondere gaven. ’s Nachts slaap je, en overdag praat en stem je mee.

role-witch = Heks
    .one = de heks
    .story = Elke nacht hoor je wie de roedel als slachtoffer heeft gekozen. Voor het hele spel heb je één geneesdrank en één gifdrank: met de ene red je het slachtoffer, ook jezelf; met de andere dood je iemand. Je mag ze in dezelfde nacht gebruiken, en je hoeft er geen te gebruiken.

role-hunter = Jager
    .one = de jager
    .story = Als je uit het spel gaat, los je nog één schot. Wie je dan noemt, neem je mee in de dood.

role-cupid = Amor
    .one = Amor
    .story = In de eerste nacht koppel je twee mensen, als je wilt ook jezelf. Zij horen het van elkaar. Daarna slaap je elke nacht door.

role-seer = Ziener
    .one = de ziener
    .story = Elke nacht mag je iemand noemen van wie je de rol te horen krijgt. Wat je weet, is veel waard: spring er voorzichtig mee om.

role-protector = Beschermer
    .one = de beschermer
    .story = Aan het begin van elke nacht kies je wie je tegen de weerwolven beschermt, als je wilt jezelf. Valt de roedel juist die speler aan, dan sterft die niet. Je mag niet twee nachten achter elkaar dezelfde beschermen.

role-black_raven = Zwarte raaf
    .one = de zwarte raaf
    .story = Elke nacht mag je een dreigbrief op een huis prikken, en niemand hoort dat jij het was. Wie daar woont, heeft de volgende dag twee stemmen tegen.

role-fox = Vos
    .one = de vos
    .story = Elke nacht mag je iemand noemen. Je hoort of die speler of een van de twee ernaast een weerwolf is. Is geen van de drie dat, dan ben je je gave kwijt.

role-village_harlot = Dorpsmatras
    .one = de dorpsmatras
    .story = Elke nacht slaap je bij iemand anders. Wil de roedel jou doden, dan ben je niet thuis. Maar kiest ze je gastheer of gastvrouw en sterft die, dan sterf jij mee.

role-bear_tamer = Berenleider
    .one = de berenleider
    .story = Zit er ’s ochtends vlak naast jou een weerwolf, dan hoort het hele dorp de beer grommen. Je hoeft er niets voor te doen.

role-sibling = Broer of zus
    .one = een van de broers en zussen
    .story = In de eerste nacht leren de broers en zussen elkaar kennen. Verder heb je geen bijzondere gaven.

role-wolfhound = Wolfshond
    .one = de wolfshond
    .story = In de eerste nacht beslis je of je een wolf wordt of dorpsbewoner blijft. Als wolf ga je elke nacht met de roedel op jacht. Je keuze wordt nooit bekend, ook niet na je dood.

role-wild_child = Wild kind
    .one = het wilde kind
    .story = In de eerste nacht kies je een andere speler als voorbeeld. Sterft je voorbeeld, dan word je een weerwolf en ga je voortaan met de roedel op jacht.

## De weerwolven

role-werewolf = Weerwolf
    .one = een weerwolf
    .story = Elke nacht wordt de roedel het eens over een slachtoffer. Jullie doel is alle burgers te doden.

role-white_werewolf = Witte weerwolf
    .one = de witte weerwolf
    .story = Elke nacht ben je met de roedel wakker en doe je als de rest. In de eerste, de derde en elke volgende oneven nacht word je nog eens alleen wakker en mag je een van de andere wolven doden. Je wint alleen als jij als enige overleeft.

role-primal_werewolf = Oerwolf
    .one = de oerwolf
    .story = Je bent een van de weerwolven. Eén keer in het spel kun je het slachtoffer van de roedel in een weerwolf laten veranderen in plaats van het op te eten. Je krijgt de vraag elke nacht, ook als er niets meer te veranderen valt.

## De kanten

faction-citizens = Burgers
    .belongs = Je hoort bij de burgers.
faction-wolves = Weerwolven
    .belongs = Je hoort bij de weerwolven.
faction-lovers = Geliefden
    .belongs = Je hoort bij degene van wie je houdt.
faction-white_werewolf = Witte weerwolf
    .belongs = Je speelt alleen voor jezelf.
# Wat een wolfshond kan kiezen, naast de dorpsbewoner.
power-wolf = Wolf

## Wat iedereen hoort

fact-roles_listed = Deze rollen doen mee: { $roles }.
fact-nightfall = Nacht { $number } valt. Het dorp gaat slapen.
fact-dawn = De ochtend van dag { $number } breekt aan.
fact-quiet_night = Er is vannacht niemand gestorven.
died-clause = { $cause ->
    [pyre] { $player_who ->
        [you] Het dorp heeft je veroordeeld: je ligt uit het spel
       *[other] Het dorp heeft { $player } veroordeeld
    }
    [hunter] { $player_who ->
        [you] Je bent neergeschoten
       *[other] { $player } is neergeschoten
    }
    [left] { $player_who ->
        [you] Je hebt het opgegeven en bent uit het spel
       *[other] { $player } heeft het opgegeven en is uit het spel
    }
    [disqualified] { $player_who ->
        [you] De beheerders hebben je uit het spel gehaald
       *[other] De beheerders hebben { $player } uit het spel gehaald
    }
   *[none] { $player_who ->
        [you] Je bent dood
       *[other] { $player } is dood
    }
}
fact-shot = { $player_who ->
    [you] Met je laatste adem haal je de trekker over.
   *[other] { $player } haalt met een laatste adem de trekker over.
} { $target_who ->
    [you] Het schot treft jou.
   *[other] Het schot treft { $target }.
}
fact-growl = De beer gromt.
fact-letter = { $player_who ->
    [you] Op je huis zit een dreigbrief geprikt.
   *[other] Op het huis van { $player } zit een dreigbrief geprikt.
} { $text ->
    [none] Er staat alleen in: “We houden je in de gaten.”
   *[other] Er staat in: “{ $text }”
} Wie daar woont, heeft vandaag twee stemmen tegen.
fact-tied = { $ballot ->
    [captain] De stemmen staken. Er volgt een herstemming tussen deze spelers: { $players }.
   *[ballot] De stemmen staken. De hoofdman beslist wie er weg moet: { $players }.
}
fact-mayor = { $how ->
    [lot] { $player_who ->
        [you] De stemmen staken weer, en het lot beslist: jij bent hoofdman.
       *[other] De stemmen staken weer, en het lot beslist: { $player } is hoofdman.
    }
    [elected] { $player_who ->
        [you] Het dorp heeft jou tot hoofdman gekozen. Als de stemmen staken, beslis jij.
       *[other] Het dorp heeft { $player } tot hoofdman gekozen.
    }
   *[fixed] { $player_who ->
        [you] Jij bent hoofdman. Als de stemmen staken, beslis jij.
       *[other] { $player } is hoofdman.
    }
}
fact-nominated = { $players_count ->
    [one] Aangeklaagd is { $players }.
   *[other] Aangeklaagd zijn { $players }.
}
fact-pyre = { $player_who ->
    [nobody] Er hoeft vandaag niemand weg.
    [you] { $reason ->
        [captain] De hoofdman heeft beslist: jij moet weg.
        [lot] De hoofdman zwijgt, en het lot beslist: jij moet weg.
       *[other] De stemmen zijn geteld: jij moet weg.
    }
   *[other] { $reason ->
        [captain] De hoofdman heeft beslist: { $player } moet weg.
        [lot] De hoofdman zwijgt, en het lot beslist: { $player } moet weg.
       *[other] De stemmen zijn geteld: { $player } moet weg.
    }
}
votes-title = { $ballot ->
    [captain] Zo is er voor de hoofdman gestemd:
   *[other] Zo is er over de aangeklaagden gestemd:
}
fact-won = { $faction ->
    [citizens] De laatste weerwolf is dood: de burgers hebben gewonnen!
    [wolves] Er leeft geen burger meer: de weerwolven hebben gewonnen!
    [lovers] Alleen de liefde heeft het overleefd: de geliefden hebben gewonnen!
    [white_werewolf] Er is er één over, en zijn vacht is wit: de witte weerwolf heeft gewonnen!
    [draw] Niemand wint dit spel.
   *[other] Het spel is beslist.
}{ $players_count ->
    [0] {""}
   *[other] {" "}De winst gaat naar { $players_object }.
}
fact-side_shown = { $player } speelde voor: { $faction_name }{ $lover_who ->
    [nobody] .
   *[other] {""}, verliefd op { $lover }.
}

## Wat maar enkelen horen

fact-fellows = { $group ->
    [pack] { $players_others_count ->
        [0] De roedel, dat ben jij alleen.
       *[other] Samen met jou in de roedel: { $players_others }.
    }
   *[siblings] Je broers en zussen: { $players_others }.
}
fact-in_love = De pijl van Amor heeft doel getroffen: jij en { $with } zijn een paar. Sterft een van jullie, dan sterft de ander van verdriet. Jullie mogen nooit tegen elkaar stemmen.
fact-released = Je grote liefde is uit het spel gehaald. Je bent weer vrij.
fact-prey = { $player_who ->
    [nobody] De roedel is het over niemand eens geworden.
   *[other] De roedel is het eens: het slachtoffer is { $player }.
}
fact-victims = { $players_count ->
    [0] De roedel heeft vannacht geen slachtoffer.
   *[other] Dit slachtoffer heeft de roedel vannacht gekozen: { $players }.
}
fact-learned_role = { $about } is { $role_one }.
fact-learned_neighbourhood = { $wolf ->
    [yes] { $about_who ->
        [you] Van jou en de twee naast je is er minstens één een weerwolf.
       *[other] Van { $about } en de twee ernaast is er minstens één een weerwolf.
    }
   *[no] { $about_who ->
        [you] Van jou en de twee naast je is niemand een weerwolf.
       *[other] Van { $about } en de twee ernaast is niemand een weerwolf.
    }
}
fact-scent_lost = Daarmee ben je je gave kwijt.
fact-faction_changed = Van nu af aan is dit jouw kant: { $faction_name }.
fact-letter_written = In je dreigbrief komt te staan: “{ $text }”

## Wat de verteller voor zich houdt

fact-model_chosen = { $player } neemt { $model } als voorbeeld.
fact-shielded = { $player } wordt vannacht beschermd door { $by }.
fact-lodged = { $player } slaapt vannacht bij { $host }.
fact-conversion = { $by } wil { $player } veranderen; { $worked ->
    [yes] dat lukt.
   *[no] dat lukt niet.
}
fact-white_hunt = { $by } doodt vannacht als witte weerwolf { $player }.
fact-potion_used = { $potion ->
    [heal] { $by } geeft de geneesdrank voor { $player }.
   *[poison] { $by } vergiftigt { $player }.
}
fact-letter_pinned = Een dreigbrief voor { $player }: { $text ->
    [none] zonder eigen tekst.
   *[other] “{ $text }”
}
fact-leaving = { $player } gaat bij de eerstvolgende dageraad of aan het eind van de dag uit het spel ({ $cause ->
    [disqualified] gediskwalificeerd
   *[left] opgegeven
}).

## De vragen

question-cupid = Wie koppel je?
    .explain = Noem twee spelers; een van hen mag je zelf zijn. Zij horen het van elkaar, maar niet van jou. Dit is je enige nacht.
    .receipt = Je pijlen zijn voor { $chosen }.
    .blank = Je koppelt niemand.
question-side = Word je een wolf of blijf je dorpsbewoner?
    .explain = Dat beslis je alleen nu, en niemand hoort het, ook niet na je dood. Geef je geen antwoord, dan blijf je dorpsbewoner.
    .receipt = Je hebt gekozen: { $chosen }.
    .blank = Je blijft dorpsbewoner.
question-model = Wie is je voorbeeld?
    .explain = Sterft je voorbeeld, dan word je een weerwolf.
    .receipt = Je voorbeeld is { $chosen }.
    .blank = Je hebt geen voorbeeld.
question-protector = Wie bescherm je vannacht?
    .explain = Je bescherming houdt alleen de roedel tegen. Je mag jezelf noemen, maar niemand twee nachten achter elkaar.
    .receipt = Je beschermt vannacht { $chosen }.
    .blank = Je beschermt vannacht niemand.
question-village_harlot = Bij wie slaap je?
    .explain = Ben je van huis, dan vindt de roedel je niet. Maar sterft je gastheer of gastvrouw door de roedel, dan sterf jij mee.
    .receipt = Je slaapt bij { $chosen }.
    .blank = Je blijft vannacht thuis.
question-pack = Wie haalt de roedel vannacht?
    .explain = Word het eens: in de regel is meer dan de helft van de roedel nodig, anders is er geen slachtoffer.
    .receipt = In de roedel ben je voor { $chosen }.
    .blank = In de roedel noem je niemand.
question-ready = Ben je klaar?
    .explain = Lees je rol rustig. De eerste nacht valt als de tijd om is.
    .receipt = Je bent klaar.
    .blank = Je bent nog niet klaar.
question-convert = Moet het slachtoffer van vannacht een weerwolf worden?
    .explain = Dat kan één keer in het spel, en alleen als de roedel een slachtoffer heeft. Je krijgt de vraag elke nacht.
    .receipt = Veranderen: { $chosen }.
    .blank = Je verandert vannacht niemand.
question-white_werewolf = Dood je vannacht een van de andere wolven?
    .explain = De roedel weet hier niets van, en niemand kan het verhinderen. Je hoeft het niet te doen.
    .receipt = Je doodt vannacht { $chosen }.
    .blank = Je laat de roedel vannacht met rust.
question-witch = Wat doe je met je drankjes?
    .explain = Elk drankje werkt één keer in het hele spel. Je hoeft er geen te gebruiken.
    .heal = Je geneesdrank is voor { $heal }.
    .poison = Je gif is voor { $poison }.
    .blank = Je gebruikt vannacht geen drankje.
question-seer = Wiens rol wil je weten?
    .explain = Je krijgt het antwoord als deze beurt voorbij is, jij alleen.
    .receipt = Je wilt de rol weten van { $chosen }.
    .blank = Je vraagt vannacht niets.
question-fox = Aan wie snuffel je?
    .explain = Je hoort of er onder deze speler en de twee buren een weerwolf is. Is er geen, dan ben je je gave kwijt.
    .receipt = Je snuffelt aan { $chosen }.
    .blank = Je gaat vannacht niet op pad.
question-black_raven = Op wiens huis prik je je dreigbrief?
    .explain = Wie daar woont, heeft overdag twee stemmen tegen. Niemand hoort dat de brief van jou is. Je hoeft er geen te schrijven.
    .receipt = Je dreigbrief is voor { $chosen }.
    .blank = Je schrijft vannacht geen brief.
question-shoot = Wie neem je mee?
    .explain = Je gaat uit het spel, maar je hebt nog één schot.
    .receipt = Je schiet op { $chosen }.
    .blank = Je schiet niet.
question-elect = Wie moet hoofdman worden?
    .explain = De hoofdman beslist als de stemmen staken. Je mag ook jezelf kiezen. Staken de stemmen hier, dan komt er een herstemming, en daarna het lot.
    .receipt = Je kiest { $chosen } tot hoofdman.
    .blank = Je kiest niemand tot hoofdman.
question-accuse = Wie klaag je aan?
    .explain = Nu wordt er gepraat. Je mag zoveel spelers noemen als je wilt; over allen die genoemd zijn, wordt daarna gestemd.
    .receipt = Je klaagt aan: { $chosen }.
    .blank = Je klaagt niemand aan.
question-thumbs = Wie moet er volgens jou veroordeeld worden?
    .explain = Wie de meeste stemmen heeft, moet weg; staken de stemmen, dan beslist de hoofdman. In de regel mag je voor meer dan één zijn.
    .receipt = Je stemt tegen { $chosen }.
    .blank = Je stemt tegen niemand.
question-decide = Wie moet er weg?
    .explain = De stemmen staken, en jij bent hoofdman. Geef je geen antwoord, dan beslist het lot.
    .receipt = Je stuurt { $chosen } weg.
    .blank = Je laat het aan het lot over.
