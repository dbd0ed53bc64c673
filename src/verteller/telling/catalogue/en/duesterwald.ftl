### Düsterwald: the words this rulebook has of its own. What stands here is said in its games instead
### of the shared message of the same name.

## The citizens

role-villager = Villager
    .one = a simple villager
    .story = You have no special powers. You sleep at night, and by day you discuss and vote with the rest.

role-witch = Witch
    .one = the witch
    .story = Every night you are told whom the pack has chosen as its victim. For the whole game you have one healing potion and one poison: with the one you save the victim, even yourself; with the other you kill somebody. You may use both in one night, and you need not use either.

role-hunter = Hunter
    .one = the hunter
    .story = When you leave the game, you fire one last shot. Whoever you name then dies with you.

role-cupid = Cupid
    .one = Cupid
    .story = In the first night you make two players fall in love, yourself too if you like. The two are told of each other. After that you sleep through every night.

role-seer = Seer
    .one = the seer
    .story = Every night you may name somebody whose role you are then told. What you know is worth a lot: use it with care.

role-protector = Protector
    .one = the protector
    .story = At the start of every night you choose whom you shield from the werewolves, yourself too if you like. If the pack attacks that player, nobody dies of it. You may not shield the same player two nights running.

role-black_raven = Black Raven
    .one = the black raven
    .story = Every night you may pin a threatening letter to a house, and nobody learns that it was you. Whoever lives there has two votes against them the next day.

role-fox = Fox
    .one = the fox
    .story = Every night you may name somebody. You learn whether that player or one of the two sitting next to them is a werewolf. If none of the three is one, you lose your power.

role-village_harlot = Village Harlot
    .one = the village harlot
    .story = Every night you sleep at somebody else's house. If the pack wants to kill you, it does not find you at home. But if it chooses your host and your host dies, you die as well.

role-bear_tamer = Bear Tamer
    .one = the bear tamer
    .story = If a werewolf sits right next to you in the morning, the whole village hears the bear growl. You need not do anything for it.

role-sibling = Sibling
    .one = one of the siblings
    .story = In the first night you siblings get to know each other. Apart from that you have no special powers.

role-wolfhound = Wolfhound
    .one = the wolfhound
    .story = In the first night you decide whether to become a wolf or to stay a villager. As a wolf you hunt with the pack every night. Your choice is never made known, not even after your death.

role-wild_child = Wild Child
    .one = the wild child
    .story = In the first night you choose another player as your model. If your model dies, you become a werewolf and hunt with the pack from then on.

## The werewolves

role-werewolf = Werewolf
    .one = a werewolf
    .story = Every night the pack agrees on a victim. Your goal is to kill all the citizens.

role-white_werewolf = White Werewolf
    .one = the white werewolf
    .story = Every night you are awake with the pack and behave like all the others. In the first, the third and every other odd night you wake once more, alone, and may kill one of the other wolves. You only win if you are the sole survivor.

role-primal_werewolf = Primal Werewolf
    .one = the primal werewolf
    .story = You are one of the werewolves. Once in the game you can have the pack's victim turned into a werewolf instead of eaten. You are asked every night, even when there is nothing left to turn.

## The sides

faction-citizens = Citizens
    .belongs = You belong to the citizens.
faction-wolves = Werewolves
    .belongs = You belong to the werewolves.
faction-lovers = Lovers
    .belongs = You belong to the one you love.
faction-white_werewolf = White Werewolf
    .belongs = You play for yourself alone.
# What a wolfhound may choose, besides the villager.
power-wolf = Wolf

## What everybody hears

fact-roles_listed = These roles are in the game: { $roles }.
fact-nightfall = Night { $number } falls. The village goes to sleep.
fact-dawn = The morning of day { $number } breaks.
fact-quiet_night = Nobody has died in the night.
died-clause = { $cause ->
    [pyre] { $player_who ->
        [you] The village has condemned you: you leave the game
       *[other] The village has condemned { $player }
    }
    [hunter] { $player_who ->
        [you] You have been shot
       *[other] { $player } has been shot
    }
    [left] { $player_who ->
        [you] You have given up and are out of the game
       *[other] { $player } has given up and is out of the game
    }
    [disqualified] { $player_who ->
        [you] The administrators have taken you out of the game
       *[other] The administrators have taken { $player } out of the game
    }
   *[none] { $player_who ->
        [you] You are dead
       *[other] { $player } is dead
    }
}
fact-shot = { $player_who ->
    [you] With your last breath you pull the trigger.
   *[other] With a last breath { $player } pulls the trigger.
} { $target_who ->
    [you] The shot hits you.
   *[other] The shot hits { $target }.
}
fact-growl = The bear growls.
fact-letter = { $player_who ->
    [you] A threatening letter hangs at your house.
   *[other] A threatening letter hangs at the house of { $player }.
} { $text ->
    [none] All it says is: “We have our eye on you.”
   *[other] It says: “{ $text }”
} Whoever lives there has two votes against them today.
fact-tied = { $ballot ->
    [captain] It is a tie. There will be a run-off between these: { $players }.
   *[ballot] It is a tie. The captain decides who has to go: { $players }.
}
fact-mayor = { $how ->
    [lot] { $player_who ->
        [you] A tie again, and the lot decides: you are captain.
       *[other] A tie again, and the lot decides: { $player } is captain.
    }
    [elected] { $player_who ->
        [you] The village has elected you captain. When votes are tied, you decide.
       *[other] The village has elected { $player } captain.
    }
   *[fixed] { $player_who ->
        [you] You are captain. When votes are tied, you decide.
       *[other] { $player } is captain.
    }
}
fact-nominated = { $players_count ->
    [one] The accused is { $players }.
   *[other] The accused are { $players }.
}
fact-pyre = { $player_who ->
    [nobody] Nobody has to go today.
    [you] { $reason ->
        [captain] The captain has decided: you have to go.
        [lot] The captain is silent, and the lot decides: you have to go.
       *[other] The votes have been counted: you have to go.
    }
   *[other] { $reason ->
        [captain] The captain has decided: { $player } has to go.
        [lot] The captain is silent, and the lot decides: { $player } has to go.
       *[other] The votes have been counted: { $player } has to go.
    }
}
votes-title = { $ballot ->
    [captain] The votes for captain:
   *[other] The votes against the accused:
}
fact-won = { $faction ->
    [citizens] The last werewolf is dead: the citizens have won!
    [wolves] There is not a citizen left alive: the werewolves have won!
    [lovers] Only love has survived: the lovers have won!
    [white_werewolf] One is left, and its fur is white: the white werewolf has won!
    [draw] Nobody wins this game.
   *[other] The game is decided.
}{ $players_count ->
    [0] {""}
   *[other] {" "}Victory goes to { $players_object }.
}
fact-side_shown = { $player } played for: { $faction_name }{ $lover_who ->
    [nobody] .
   *[other] {""}, in love with { $lover }.
}

## What only some hear

fact-fellows = { $group ->
    [pack] { $players_others_count ->
        [0] You are the whole pack.
       *[other] In the pack with you: { $players_others }.
    }
   *[siblings] Your siblings: { $players_others }.
}
fact-in_love = Cupid's arrow has hit you: you and { $with } are a couple. If one of you dies, the other dies of grief. You may never vote against each other.
fact-released = Your great love has been taken out of the game. You are single again.
fact-prey = { $player_who ->
    [nobody] The pack has not agreed on anybody.
   *[other] The pack has agreed: the victim is { $player }.
}
fact-victims = { $players_count ->
    [0] Tonight the pack has no victim.
   *[other] The victim the pack has chosen tonight: { $players }.
}
fact-learned_role = { $about } is { $role_one }.
fact-learned_neighbourhood = { $wolf ->
    [yes] { $about_who ->
        [you] Among you and the two next to you there is at least one werewolf.
       *[other] Among { $about } and the two sitting alongside there is at least one werewolf.
    }
   *[no] { $about_who ->
        [you] Among you and the two next to you there is no werewolf.
       *[other] Among { $about } and the two sitting alongside there is no werewolf.
    }
}
fact-scent_lost = With that you have lost your power.
fact-faction_changed = From now on this is your side: { $faction_name }.
fact-letter_written = Your threatening letter will say: “{ $text }”

## What the narrator keeps to himself

fact-model_chosen = { $player } chooses { $model } as a model.
fact-shielded = { $player } is shielded by { $by } tonight.
fact-lodged = { $player } sleeps at the house of { $host } tonight.
fact-conversion = { $by } wants to turn { $player }; { $worked ->
    [yes] it works.
   *[no] it does not work.
}
fact-white_hunt = { $by }, the white werewolf, kills { $player } tonight.
fact-potion_used = { $potion ->
    [heal] { $by } uses the healing potion on { $player }.
   *[poison] { $by } poisons { $player }.
}
fact-letter_pinned = A threatening letter for { $player }: { $text ->
    [none] without words of its own.
   *[other] “{ $text }”
}
fact-leaving = { $player } will be taken out at the next dawn or at the end of the day ({ $cause ->
    [disqualified] disqualified
   *[left] gave up
}).

## The questions

question-cupid = Whom do you bring together?
    .explain = Name two players; one of them may be you. They are told of each other, but not of you. This is your only night.
    .receipt = Your arrows are for { $chosen }.
    .blank = You bring nobody together.
question-side = Do you become a wolf, or do you stay a villager?
    .explain = You decide this only now, and nobody will learn it, not even after your death. If you do not answer, you stay a villager.
    .receipt = You have chosen: { $chosen }.
    .blank = You stay a villager.
question-model = Who is your model?
    .explain = If your model dies, you become a werewolf.
    .receipt = Your model is { $chosen }.
    .blank = You have no model.
question-protector = Whom do you shield tonight?
    .explain = Your shield only keeps off the pack. You may name yourself, but nobody two nights running.
    .receipt = Tonight you shield { $chosen }.
    .blank = Tonight you shield nobody.
question-village_harlot = At whose house do you sleep?
    .explain = If you are out, the pack does not find you. But if the pack kills your host, you die as well.
    .receipt = You sleep at the house of { $chosen }.
    .blank = You stay at home tonight.
question-pack = Whom does the pack take tonight?
    .explain = Agree on somebody: as a rule it takes more than half of the pack, otherwise there is no victim.
    .receipt = In the pack you are for { $chosen }.
    .blank = In the pack you name nobody.
question-ready = Are you ready?
    .explain = Read your role in peace. The first night falls when the time is up.
    .receipt = You are ready.
    .blank = You are not ready yet.
question-convert = Is tonight's victim to become a werewolf?
    .explain = That works once in the game, and only if the pack has a victim. You are asked every night.
    .receipt = Turn: { $chosen }.
    .blank = You turn nobody tonight.
question-white_werewolf = Do you kill one of the other wolves tonight?
    .explain = The pack knows nothing of it, and nobody can prevent it. You do not have to.
    .receipt = Tonight you kill { $chosen }.
    .blank = You leave the pack in peace tonight.
question-witch = What do you do with your potions?
    .explain = Each potion works once in the whole game. You need not use either.
    .heal = Your healing potion is for { $heal }.
    .poison = Your poison is for { $poison }.
    .blank = You use no potion tonight.
question-seer = Whose role do you want to know?
    .explain = You get the answer when this call is over, you alone.
    .receipt = You want to know the role of { $chosen }.
    .blank = You ask nothing tonight.
question-fox = Whom do you sniff at?
    .explain = You learn whether there is a werewolf among that player and both neighbours. If there is none, you lose your power.
    .receipt = You sniff at { $chosen }.
    .blank = You do not go prowling tonight.
question-black_raven = At whose house do you pin your threatening letter?
    .explain = Whoever lives there has two votes against them by day. Nobody learns that the letter is yours. You need not write one.
    .receipt = Your threatening letter is for { $chosen }.
    .blank = You write no letter tonight.
question-shoot = Whom do you take with you?
    .explain = You leave the game, but you have one shot left.
    .receipt = You shoot { $chosen }.
    .blank = You do not shoot.
question-elect = Who should be captain?
    .explain = The captain decides when a ballot is a tie. You may vote for yourself. If the election is a tie there is a run-off, and after that the lot.
    .receipt = You vote for { $chosen } as captain.
    .blank = You vote for nobody as captain.
question-accuse = Whom do you accuse?
    .explain = Now is the time to talk. You may name as many as you like; afterwards there is a ballot on all of them.
    .receipt = You accuse { $chosen }.
    .blank = You accuse nobody.
question-thumbs = Whom do you want to see condemned?
    .explain = Whoever has the most votes has to go; in a tie the captain decides. As a rule you may be for several.
    .receipt = You vote against { $chosen }.
    .blank = You vote against nobody.
question-decide = Who has to go?
    .explain = It is a tie, and you are the captain. If you do not answer, the lot decides.
    .receipt = You send away { $chosen }.
    .blank = You leave it to the lot.
