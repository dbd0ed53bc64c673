### Lupus in tempo reale: the words it has of its own. A message that stands here too is said in
### its games instead of the one that all games share.

## What many stories say

-told = In the morning you hear whether it worked; if it did not, nobody tells you why.
-spent = Once you have tried, your power is spent, even if it failed.
-rest = , but never two nights running
-white = Your aura is white and you are not mystic.
-white-mystic = Your aura is white and you are mystic.
-black = Your aura is black and you are not mystic.
-black-mystic = Your aura is black and you are mystic.

## The villagers

role-farmer = Farmer
    .one = a farmer
    .story = You have no special power. You sleep through the night; by day you talk and vote with the rest. { -white }

role-gravekeeper = Gravekeeper
    .one = a gravekeeper
    .story = At night you may watch over the grave of one of the dead{ -rest }. Necromancers who try to awaken whoever lies there fail. You also hear how many others acted on your choice, not who they were. { -told } { -white }

role-soothsayer = Soothsayer
    .one = a soothsayer
    .story = You have no special power, but you begin with four sentences that say who has which role. Exactly two of them are true and two are false; which ones, nobody tells you. { -white-mystic }

role-exorcist = Exorcist
    .one = an exorcist
    .story = At night you may bless the house or the grave of one player, living or dead{ -rest }. Every Ghost who uses a power on that player tonight fails; not even a Concealment stands in your way. { -told } { -white-mystic }

role-expansive = Extrovert
    .one = an extrovert
    .story = At night you may call on one living player{ -rest }. That player then knows that you are an extrovert. { -told } { -white }

role-bodyguard = Bodyguard
    .one = a bodyguard
    .story = Every night you may guard one living player. Wolves who try to kill that player fail; against assassins and Ghosts you can do nothing. You also hear how many others acted on your choice, not who they were. { -told } { -white }

role-investigator = Investigator
    .one = an investigator
    .story = Every night you may examine one of the dead and learn the colour of that player's aura. { -told } { -white }

role-mage = Mage
    .one = a mage
    .story = Every night you may choose one player, living or dead, and learn whether that player is mystic. { -told } { -white-mystic }

role-mason = Mason
    .one = a mason
    .story = You have no special power, but you know all the other masons, and they know you. { -white }

role-messiah = Messiah
    .one = a messiah
    .story = Once in the game, at night, you may bring one of the dead back to life: from the coming day on that player is among the living again. On a Ghost it does not work. { -spent } { -told } { -white-mystic }

role-shaman = Shaman
    .one = a shaman
    .story = At night you may bind the spirit of one of the dead{ -rest }. If it is a Ghost, whatever that Ghost does tonight has no effect. { -told } { -black-mystic }

role-stalker = Stalker
    .one = a stalker
    .story = At night you may follow one living player{ -rest }. You learn whether that player acted on somebody, and on whom, but not what was done there. { -told } { -white }

role-transformist = Shapeshifter
    .one = a shapeshifter
    .story = Once in the game, at night, you may take over the role of one of the dead, with its aura. It works if that player died as a villager with a special power for every night, or for every second night. { -spent } { -told } { -black }

role-seer = Seer
    .one = a seer
    .story = Every night you may choose one living player and learn the colour of that player's aura. Some villagers have a black one, and some of your enemies a white one. { -told } { -white-mystic }

role-voyeur = Voyeur
    .one = a voyeur
    .story = At night you may spy on the house of one living player{ -rest }. You learn which other living players acted on that player. { -told } { -white }

## The wolves and those who are with them

role-wolf = Wolf
    .one = a wolf
    .story = From the second night on, every night, you may choose one living player to kill. If all the wolves who choose name the same player, and it is a villager, that player dies; if any two of you differ, you all fail. When there is no living wolf any more, your whole faction is out of the game. { -told } { -black }

role-assassin = Assassin
    .one = an assassin
    .story = From the second night on you may lie in wait at the house of one living player{ -rest }. Of all the other living players who act on that player tonight, friend or foe, one dies, by lot. If nobody comes, nobody dies, and still you have not failed. { -told } { -black }

role-advocate = Advocate
    .one = an advocate
    .story = At night you may take up the defence of one living player{ -rest }. If the village condemns that player to the pyre the next day, nobody dies, and nobody is told who was spared. { -told } { -black }

role-devil = Devil
    .one = a devil
    .story = Every night you may look into the soul of one living player and learn that player's role. It fails on members of the Necromancers' faction. { -told } { -black-mystic }

role-witch = Witch
    .one = a witch
    .story = Every night you may bewitch one player, living or dead: whoever looks at that player's aura tonight sees the other colour. { -told } { -white-mystic }

role-necrophile = Necrophile
    .one = a necrophile
    .story = Once in the game, at night, you may take over the role of one of the dead, with its aura, but not what its holders know of each other. It works if that player was of your own faction. { -spent } { -told } { -black }

role-renegade = Renegade
    .one = a renegade
    .story = You have no special power, and nobody who looks at your aura will think ill of you. { -white }

role-kidnapper = Kidnapper
    .one = a kidnapper
    .story = Every night you may kidnap one living player. Whatever that player does tonight has no effect, as if nothing had been done at all. { -told } { -black }

role-sorcerer = Sorcerer
    .one = a sorcerer
    .story = Every night you may put a spell on the house of one living player: all other living players who act on that player tonight fail, your own friends too. Ghosts are not hindered by it. { -told } { -black-mystic }

## The necromancers and those who are with them

role-necromancer = Necromancer
    .one = a necromancer
    .story = Every night you may choose one of the dead and a supernatural power. If all the necromancers who choose agree on both, and the dead player was a villager, that player becomes a Ghost on your side; if any two of you differ, you all fail. Each power can be given once in the game, Corruption and Death only to a mystic. When there is no living necromancer any more, your whole faction is out of the game. { -told } { -white-mystic }

role-phantom = Phantom
    .one = a phantom
    .story = As long as you live you have no power. When you die you become a Ghost, with a power drawn by lot if one is left, though never Corruption or Death. You are then told who the necromancers are, and they are told of you. { -black }

role-hypnotist = Hypnotist
    .one = a hypnotist
    .story = At night you may take hold of the mind of one living player{ -rest }. From then on, as long as you live, that player's vote at the pyre goes to whomever you vote for; if you do not vote, it is void. Nobody is told of it, and if another hypnotist takes that mind from you, you are not told either. { -told } { -white }

role-medium = Medium
    .one = a medium
    .story = Every night you may speak with one of the dead and learn that player's role. Of whoever was a Ghost by nightfall you hear just that. { -told } { -white-mystic }

role-scrutineer = Scrutineer
    .one = a scrutineer
    .story = At night you may choose one living player{ -rest }. The next day every vote at the pyre for that player goes to whomever you vote for; if you do not vote, those votes are void. { -told } { -white }

role-ghost = Ghost
    .one = a Ghost
    .story = You stay dead: you cannot vote, you cannot be killed, and nobody can bring you back to life. The village is not told of you. From the coming night on you may use your supernatural power, and you win with the Necromancers. You keep your aura, and if you were mystic, you still are.

## The supernatural powers

power-amnesia = Amnesia
    .story = Every night you may choose one living player, whose vote at the pyre the next day is void, as if there had been none. { -told }

power-confusion = Confusion
    .story = Every night you may choose two players, living or dead: whoever looks for the aura, the mysticism or the role of the first tonight finds those of the second. { -told }

power-corruption = Corruption
    .story = Once in the game, at night, you may choose one living player. A villager who is mystic and has a white aura becomes a necromancer and is told who you are; on anybody else you fail, and also on whoever dies tonight. { -spent } { -told }

power-hypnosis = Hypnosis
    .story = At night you may choose two living players{ -rest }: the next day the vote of the first at the pyre goes to the second. { -told }

power-illusion = Illusion
    .story = At night you may choose one player, living or dead, and a second one who is alive{ -rest }. Whoever keeps watch or follows somebody tonight sees the second one at the house of the first. { -told }

power-death = Death
    .story = From the second night on you may choose one living player{ -rest }. A villager dies; on anybody else you fail. { -told }

power-concealment = Concealment
    .story = Every night you may wrap one player, living or dead, in fog: whoever else acts on that player tonight fails, other Ghosts too. Exorcists alone see through it. { -told }

power-vision = Vision
    .story = Every night you may look into the mind of one living player and learn that player's role. It fails on members of the Wolves' faction. { -told }

## The factions

faction-villagers = Villagers
    .belongs = You are of the Villagers' faction.
faction-wolves = Wolves
    .belongs = You are of the Wolves' faction.
faction-necromancers = Necromancers
    .belongs = You are of the Necromancers' faction.

## What is told to some alone

fact-fellows = { $group ->
    [masons] { $players_others_count ->
        [0] You are the only mason.
       *[other] The masons besides you: { $players_others }.
    }
    [wolves] { $players_others_count ->
        [0] You are the only wolf.
       *[other] The wolves besides you: { $players_others }.
    }
    [henchmen] { $players_others_count ->
        [0] You are the only henchman the wolves have.
       *[other] The other henchmen of the wolves: { $players_others }.
    }
    [occult] { $players_others_count ->
        [0] You are the only one who practises the dark arts for the wolves.
       *[other] The others who practise the dark arts for the wolves: { $players_others }.
    }
    [necromancers] { $players_others_count ->
        [0] You are the only necromancer.
       *[other] The necromancers besides you: { $players_others }.
    }
    [minds] { $players_others_count ->
        [0] You are the only helper the necromancers have.
       *[other] The other helpers of the necromancers: { $players_others }.
    }
   *[other] { $players_others_count ->
        [0] You are the only one of your group.
       *[other] In one group with you: { $players_others }.
    }
}
fact-learned_role = { $about_who ->
    [you] You are { $role_one }.
   *[other] { $about } is { $role_one }.
}
fact-power = { $outcome ->
    [failed] Your power has had no effect on { $target_object }.
   *[ok] Your power has worked on { $target_object }.
}
fact-visited_by = You had company last night: { $player } called on you, and is an extrovert.
fact-became_ghost = Your supernatural power is { $power }. { $necromancers_count ->
    [0] There is no necromancer left whom you could know.
    [one] A necromancer you now know: { $necromancers_others }.
   *[other] Necromancers you now know: { $necromancers_others }.
}
fact-phantom_rose = A phantom has died and is a Ghost on your side from now on: { $player }.
fact-no_power_left = No supernatural power was left for you: you stay dead and do not become a Ghost.
fact-corrupted = It was the Ghost of { $by } who corrupted you and made a necromancer of you.
fact-role_taken = Somebody has been at your grave: { $by }, a necrophile, has taken over your role.

## What is told to everyone

dawn-quiet = Nobody has died in the night.
fact-pyre = { $player_who ->
    [nobody] { $reason ->
        [quorum] There are too few votes, fewer than from half of the living. The pyre stays cold: nobody burns today.
        [spared] Enough votes were cast, and yet nobody burns today.
       *[other] The pyre stays cold: nobody burns today.
    }
    [you] The village has spoken: you must go to the pyre.
   *[other] The village has spoken: { $player } must go to the pyre.
}
fact-mayor = { $player_who ->
    [nobody] The village has no mayor.
    [you] { $how ->
        [lot] Chance decides: you are mayor. If the vote is a tie, yours decides.
        [elected] The village has elected you mayor. If the vote is a tie, yours decides.
        [successor] You were named as successor: you are mayor. If the vote is a tie, yours decides.
       *[other] You are mayor. If the vote is a tie, yours decides.
    }
   *[other] { $how ->
        [lot] Chance decides: { $player } is mayor.
        [elected] The village has elected { $player } mayor.
        [successor] { $player } was named as successor and is mayor from now on.
       *[other] { $player } is mayor.
    }
}
fact-won = { $faction ->
    [villagers] The village breathes again: the Villagers have won!
    [wolves] The howling does not stop until morning: the Wolves have won!
    [necromancers] The dead have the last word: the Necromancers have won!
   *[draw] The game ends without a winner.
}{ $players_count ->
    [0] {""}
    [one] {" "}{ $players_who ->
        [you] You are the winner, congratulations!
       *[other] Victory goes to { $players_object }.
    }
   *[other] {" "}Victory goes to { $players_object }.{ $players_who ->
        [you] {" "}Congratulations!
       *[other] {""}
    }
}
fact-game_over = The game is over. All secrets may be told now.

## What the narrator keeps to himself

fact-amnesia_laid = The Ghost of { $by } makes the next vote of { $player } void.
fact-vote_forced = The Ghost of { $by } lets the next vote of { $player } go to { $vote }.
fact-scrutinised = A scrutineer, { $by }, takes the next votes for { $player }.
fact-mind_taken = A hypnotist, { $by }, has taken hold of the mind of { $player }.
fact-power_assigned = { $player } is the Ghost with the power { $power }.
fact-saved_by_advocate = An advocate has kept { $player } from the pyre.
fact-ring_broken = Hypnotists hold each other's minds; { $player } votes freely today.
fact-faction_sentenced = { $faction ->
    [villagers] The Villagers
    [wolves] The Wolves
   *[necromancers] The Necromancers
} will be exiled when this round closes (disqualified).
cause-words = { $cause ->
    [wolves] killed by the wolves
    [assassin] shot by an assassin
    [ghost] killed by a Ghost
    [pyre] pyre
   *[other] { $cause_raw }
}

## The questions

question-power = On whom do you use your power tonight?
    .explain = You do not have to use it. In the morning you hear whether it worked, and if it did not, nobody tells you why.
    .explain-second = Your power takes two players. With Confusion the first is read as if it were the second; with Hypnosis the first votes for the second; with Illusion the second is seen at the house of the first.
    .explain-power = Choose one of the dead, and the power that player is to have as a Ghost. Amnesia makes a vote void; Confusion lets one player be read as another; Corruption, once, makes a necromancer of a villager; Hypnosis decides a vote; Illusion shows somebody at another house; Death kills a villager; Concealment lets all others fail at a house; Vision reads a role. Only a mystic can be given Corruption or Death.
    .how-second = Answer with two names: first the player you act on, then the second one.
    .how-power = Answer with exactly one name and one power.
    .target = You use your power on { $target }.
    .second = The second player is { $second }.
    .power = The power is { $power }.
    .blank = You do not use your power tonight.
question-vote = Who must go to the pyre?
    .explain = The village gathers in the square. You may name any of the living, yourself too. If at least half of the living have voted, whoever has the most votes burns; if it is a tie, the mayor's vote decides, or else chance. The result shows who voted for whom.
    .receipt = You vote for { $chosen } at the pyre.
    .blank = You do not vote at the pyre.
question-elect = Who should be mayor?
    .explain = Whoever has the votes of more than half of the living becomes mayor; otherwise all stays as it is. If the vote at the pyre is a tie, the mayor's vote decides. You may name any of the living, yourself too. The result shows who voted for whom.
    .receipt = You vote for { $chosen } as mayor.
    .blank = You vote for nobody as mayor.
question-successor = Who is to succeed you as mayor?
    .explain = You may name somebody at any moment, by day and by night, and change or take back the name. Whoever you have named becomes mayor when you die. Without a name, chance decides.
    .receipt = Your successor is { $chosen }.
    .blank = You have named no successor.
how-blank-first = A blank answer is the same as no answer at all.
part-second = As the second player
part-power = As the power

## The letter at the beginning

reminder =
    .blank-first = You need not choose, and until the deadline you can still change a choice.
opening =
    .answering = This is how to play: answer the messages you get, or write to { $home } with the name of the game in the subject. Every choice says with which word your answer begins, for instance “Vote: name”; one message may hold several answers.
    .blank-first = Until the deadline you may change a choice as often as you like. You need not choose: you are never out of the game for having skipped something.
    .discussion = Discuss, accuse, plead and lie as much as you like, but never show anybody what you have got from me, and leave { $home } out of it: everything that arrives there is read as a choice.
    .dead = When you are dead, you go on playing for your faction: you may talk with everybody and say whatever you like. You will still hear what the whole village hears; if you would rather not, tell the administrators in a message.

## Why a message was not accepted

refusal-e3 = You are dead in { $game }, and there is nothing for you to choose just now. So your message does not count. Whatever the whole village hears, you will still hear too.
