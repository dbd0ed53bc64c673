### Lupus 3.0: the roles and the factions. A story (.story) speaks to whoever has the role, also if
### it was acquired: the faction and the friends of those who begin with it are told elsewhere. The
### row of the table (.table) has a line for each column.

## What many stories say

-told = If somebody prevents it, all you hear in the morning is that your power had no effect.
-silent = You get no answer in the morning; only if somebody prevented it do you hear that your power had no effect.
-rest = , but never two nights running
-aura = What you see is the aura, not the faction: some who play for Black have a white one, some who play for White a black one, and a witch may deceive you.

## The columns of the table

-white = Aura: white
-black = Aura: black
-red = Aura: red
-none = Power: none
-every = Power: every night
-second = Power: every second night at most
-once = Power: once in the game
-living-self = On whom: one of the living, yourself included
-living = On whom: one of the living, but not yourself
-dead = On whom: one of the dead
-both-self = On whom: anybody, living or dead, yourself included
-both = On whom: anybody, living or dead, but not yourself
-mystic = Mystic: yes
-plain = Mystic: no
-turns = Can become a vampire or a half-vampire: yes
-stays = Can become a vampire or a half-vampire: no
-acquired = A necrophile can acquire its power: yes
-kept = A necrophile can acquire its power: no

## White

role-farmer = Farmer
    .one = a farmer
    .story = You have no power: you sleep through the night, and by day you talk and vote with the rest. But some nights, about one in ten, you have a vision of somebody and a role. Half of the visions are certainly true; the others are drawn at random and may be false.
    .table =
        { -white }
        { -none }
        { -plain }
        { -turns }
        { -kept }

role-seer = Seer
    .one = a seer
    .story = Every night you may look at one living player and learn the colour of that player's aura: white, black or red. { -aura } { -told }
    .table =
        { -white }
        { -every }
        { -living-self }
        { -mystic }
        { -turns }
        { -acquired }

role-bodyguard = Bodyguard
    .one = a bodyguard
    .story = Every night you may guard one other living player. If the wolves attack that player, the attack fails; against any other danger, as a rule, you can do nothing. { -silent }
    .table =
        { -white }
        { -every }
        { -living }
        { -plain }
        { -turns }
        { -acquired }

role-medium = Medium
    .one = a medium
    .story = Every night you may call up one of the dead and learn the colour of that player's aura: white, black or red. { -aura } { -told }
    .table =
        { -white }
        { -every }
        { -dead }
        { -mystic }
        { -turns }
        { -acquired }

role-messiah = Messiah
    .one = a messiah
    .story = Once in the game, at night, you may bring one of the dead back to life, with the role and the faction that player had. If a necromancer wants the same player and can have them, the necromancer wins, and your power is spent all the same. { -silent }
    .table =
        { -white }
        { -once }
        { -dead }
        { -mystic }
        { -turns }
        { -kept }

role-voyeur = Voyeur
    .one = a voyeur
    .story = At night you may spy on somebody else's house, or on the grave of one of the dead{ -rest }. You learn who called there, but not what they came to do. What players do to themselves you do not see. { -told }
    .table =
        { -white }
        { -second }
        { -both }
        { -plain }
        { -turns }
        { -acquired }

role-stalker = Stalker
    .one = a stalker
    .story = At night you may follow one other living player{ -rest }. You learn on whom that player called, but not what was done there. What players do to themselves you do not see. { -told }
    .table =
        { -white }
        { -second }
        { -living }
        { -plain }
        { -turns }
        { -acquired }

role-mage = Mage
    .one = a mage
    .story = Every night you may examine one player, living or dead, and learn whether that player is mystic. If you get an answer it is true: nobody can falsify it. { -told }
    .table =
        { -white }
        { -every }
        { -both-self }
        { -mystic }
        { -turns }
        { -acquired }

role-necrophile = Necrophile
    .one = a necrophile
    .story = Once in the game, at night, you may take the power of one of the dead. If you succeed, the role and its aura are yours, but you stay in your faction. The powers of wolves and of Red, and those that work only once, you cannot acquire; you do not even hear then what there was to take, and your chance is gone. { -told }
    .table =
        { -white }
        { -once }
        { -dead }
        { -plain }
        { -turns }
        { -kept }

role-expansive = Extrovert
    .one = an extrovert
    .story = At night you may call on one living player{ -rest }. In the morning that player knows that you are an extrovert. { -silent }
    .table =
        { -white }
        { -second }
        { -living-self }
        { -plain }
        { -turns }
        { -acquired }

role-hunter = Hunter
    .one = a hunter
    .story = Every night you may take aim at one living player. If the wolves or another hunter kill you that night, your gun goes off and kills the one you aimed at. If nothing happens to you, or if you die of anything else, it stays silent. { -silent }
    .table =
        { -white }
        { -every }
        { -living-self }
        { -plain }
        { -turns }
        { -acquired }

role-vampire_hunter = Vampire Hunter
    .one = a vampire hunter
    .story = Every night you may examine one player, living or dead, and learn whether that player plays for Red. If you get an answer it is true: nobody can falsify it. If you have had this role from the start, you may also ask, once in the game, how many of Red there are in the village. The server does not handle that: ask the game master, who will answer you in person. { -told }
    .table =
        { -white }
        { -every }
        { -both-self }
        { -plain }
        { -stays }
        { -acquired }

role-soothsayer = Soothsayer
    .one = a soothsayer
    .story = You have no power, but you begin the game with four sentences that say who has which role. Two are true and two are false, in random order. A false one may name a role that nobody in the village has; two of them may be about the same person, and may even be the same.
    .table =
        { -white }
        { -none }
        { -mystic }
        { -turns }
        { -kept }

role-mubarak_niece = Mubarak's Niece
    .one = Mubarak's niece
    .story = You have no power, and whoever looks at your aura sees a black one. But you cannot die on the pyre: if the village condemns you, it is announced who you are and the sentence falls, as a rule every time. At night nothing protects you.
    .table =
        { -black }
        { -none }
        { -plain }
        { -turns }
        { -kept }

role-mason = Mason
    .one = a mason
    .story = You have no power, but from the start you know all the other masons, and they know you. Be careful though: a mason, too, can be turned into a vampire.
    .table =
        { -white }
        { -none }
        { -plain }
        { -turns }
        { -kept }

## Black

role-wolf = Wolf
    .one = a wolf
    .story = Every night, as a rule from the second one on, you may name one living player as prey. That player dies if all the wolves who name somebody name the same one, and nobody guards them; if any two of you differ, nobody dies. When the last wolf dies, Black has lost, and those of Black who are still alive die too, as a rule at the next dawn. { -silent }
    .table =
        { -black }
        { -every }
        { -living-self }
        { -plain }
        { -stays }
        { -kept }

role-witch = Witch
    .one = a witch
    .story = Every night you may bewitch one player, living or dead: whoever reads that player's aura tonight sees black for white and white for black. A red aura stays red, and two spells on one player cancel each other out. { -silent }
    .table =
        { -black }
        { -every }
        { -both-self }
        { -mystic }
        { -stays }
        { -acquired }

role-possessed = Possessed
    .one = one of the possessed
    .story = You have no power, but your aura is white although you play for Black. Nobody who looks at it will think ill of you.
    .table =
        { -white }
        { -none }
        { -plain }
        { -turns }
        { -kept }

role-exorcist = Exorcist
    .one = an exorcist
    .story = Every night you may exorcise one player, living or dead, yourself included: everybody else who acts on that player tonight fails, your friends too, and as a rule so does the player's own power if it is used on themselves. The ritual of the dead fails as well. If two exorcists choose the same player, the more skilled one succeeds; nobody knows who that is. { -silent }
    .table =
        { -black }
        { -every }
        { -both-self }
        { -mystic }
        { -turns }
        { -acquired }

role-devil = Devil
    .one = a devil
    .story = Every night you may look into the soul of one living player. You learn three things: which role that player had at the start, which role it is now, and for which faction they play. { -told }
    .table =
        { -black }
        { -every }
        { -living-self }
        { -mystic }
        { -turns }
        { -acquired }

role-advocate = Devil's Advocate
    .one = a devil's advocate
    .story = At night you may take up the defence of one other living player{ -rest }. If the village condemns that player to the pyre on the next day, and only then, the sentence falls: it is announced that a devil's advocate was behind it, but not who. { -silent }
    .table =
        { -black }
        { -second }
        { -living }
        { -plain }
        { -turns }
        { -acquired }

role-kidnapper = Kidnapper
    .one = a kidnapper
    .story = At night you may kidnap one other living player{ -rest }. Whatever that player wants to do tonight does not happen, as if it had never been asked. It does not work on somebody who is exorcised. If two kidnappers kidnap each other, the more skilled one succeeds; nobody knows who that is. { -silent }
    .table =
        { -black }
        { -second }
        { -living }
        { -plain }
        { -turns }
        { -acquired }

## Red

role-necromancer = Necromancer
    .one = a necromancer
    .story = Once in the game, at night, you may raise one of the dead as a half-vampire, who plays for Red from then on and has no power any more. As a rule it does not work on wolves, witches, vampire hunters and members of Red, and your chance is gone all the same. { -silent }
    .table =
        { -red }
        { -once }
        { -dead }
        { -mystic }
        { -stays }
        { -kept }

role-young_vampire = Young Vampire
    .one = a young vampire
    .story = Every night you may bite one other living player. If all the vampires who bite choose the same one, that player becomes a young vampire and goes over to Red; on wolves, witches, vampire hunters and members of Red the bite is wasted. But either way you age, and become an old vampire. If you choose different players, as a rule nothing happens. { -silent }
    .table =
        { -red }
        { -every }
        { -living }
        { -plain }
        { -stays }
        { -kept }

role-old_vampire = Old Vampire
    .one = an old vampire
    .story = Every night you may bite one other living player, but it will be your last bite. If all the vampires who bite choose the same one, that player becomes a young vampire and goes over to Red; on wolves, witches, vampire hunters and members of Red the bite is wasted. Either way you die of old age at dawn. If you choose different players, as a rule nothing happens. { -silent }
    .table =
        { -red }
        { -every }
        { -living }
        { -plain }
        { -stays }
        { -kept }

role-vampirised = Half-vampire
    .one = a half-vampire
    .story = You have no power any more, whatever you could do before: you rest at night, and by day you talk and vote with the others. You play for Red, and you win with Red.
    .table =
        { -red }
        { -none }
        { -plain }
        { -stays }
        { -kept }

## The factions

faction-white = White
    .belongs = You play for White.
faction-black = Black
    .belongs = You play for Black.
faction-red = Red
    .belongs = You play for Red.
