### What has happened. A fact's variables are called like its fields; a player has a second one,
### ending in _who: you (the reader), man, woman, neither or nobody.

## In general

nobody = nobody
you-subject = you
you-object = you
yourself = yourself
yes = yes
no = no
fact-unknown = The narrator reports: { $kind }.
fact-unknown-with = The narrator reports: { $kind } ({ $details }).

## The course of the game

fact-seed_committed = Everything that chance decides in this game already lies in a sealed envelope. This is the seal (SHA-256): { $sha256 }. Keep it, and when the game is over you can check that every draw was fair.
fact-seed_revealed = The envelope is opened. The secret key behind every draw was { $seed }. Whoever kept the seal from the beginning can check it all.
fact-drawn = Chance decides ({ $label }): { $result }.
fact-dealt = { $player } is given the role { $role }.
fact-withdrawn = This question no longer stands: { $title }
fact-missed_round = { $player_who ->
    [you] You did not answer in time. { $in_a_row ->
        [one] That is one round missed.
       *[other] That is { $in_a_row } rounds missed in a row.
    }
   *[other] { $player } did not answer in time; rounds missed in a row: { $in_a_row }.
}
fact-won = { $faction ->
    [villagers] Evil has been driven from the village: the villagers have won!
    [wolves] All that is heard in the village is contented growling: the werewolves have won!
    [vampires] The sun comes up, but every shutter stays closed: the vampires have won!
    [pipers] The whole village dances to their tune: the pipers have won!
    [own] There is only one soul left, and that was the whole idea.
    [lovers] Love has outlived everything.
    [client_and_bodyguard] Loyalty, paid for if need be, has outlived everything.
    [combination] Love and loyalty together have outlived everything.
    [draw] There is nobody left to win: the game ends in a draw.
   *[other] There is a winner.
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
fact-game_over = The game is over. The dead may speak again.

## Told in secret

fact-role = You are { $role_one }. { $belongs }
fact-role_changed = From now on you are { $role_one }. { $belongs }
fact-fellows = { $group ->
    [pack] { $players_others_count ->
        [0] You are the only one of the pack awake tonight.
       *[other] Awake with the pack, besides you: { $players_others }.
    }
    [vampires] { $players_others_count ->
        [0] You are the only vampire awake tonight.
       *[other] Awake as vampires, besides you: { $players_others }.
    }
    [pipers] { $players_others_count ->
        [0] You are the only piper awake tonight.
       *[other] Awake with a pipe, besides you: { $players_others }.
    }
   *[other] { $players_others_count ->
        [0] You are the only one of your group.
       *[other] In one group with you: { $players_others }.
    }
}
fact-learned_role = Slowly a picture rises out of the mist: { $about } is { $role_one }.
fact-learned_conscience = { $impure ->
    [yes] The holy water hisses: it burns { $about }.
   *[no] The holy water runs off harmlessly: it does not burn { $about }.
}
fact-power = { $outcome ->
    [success] { $target_who ->
        [nobody] Your power has worked.
        [you] Your power has worked on yourself.
       *[other] Your power has worked on { $target }.
    }
    [failure] { $target_who ->
        [nobody] Your power has not worked.
        [you] Your power has not worked on yourself.
       *[other] Your power has not worked on { $target }.
    }
   *[other] { $target_who ->
        [nobody] Your power has been used.
        [you] You have used your power on yourself.
       *[other] You have used your power on { $target }.
    }
}
overheard = { $ballot ->
    [pack] You hold your breath and hear the werewolves whispering.
    [vampires] You hold your breath and hear the vampires hissing.
   *[other] You hold your breath and hear voices in the dark.
}
overheard-count = { $votes ->
    [one] { $player }: one vote
   *[other] { $player }: { $votes } votes
}
overheard-blank = blank or no vote: { $blank }
overheard-chosen = { $chosen_who ->
    [nobody] chosen: nobody
    [you] chosen: you
   *[other] chosen: { $chosen }
}
fact-in_love = An arrow hums through the night and strikes you right in the heart: you are in love with { $with }. If one of you dies, the other dies of heartbreak. If you are on different teams, you can now only win together.
fact-bodyguard_of = { $player } has pressed a heavy purse into your hand: from now on you are a bodyguard. If { $player } is about to die, you give your own life instead. If you are on different teams, you now win only together with { $player }.
fact-has_bodyguard = { $player } is your bodyguard from now on and will die in your place, once. The two of you know about it; the village knows nothing.
fact-enchanted = First far away, then close by, there is the sound of a pipe, and your feet begin to dance: you are enchanted. You carry on playing as before.
fact-asleep = There is sand glittering in your eyes. You will sleep until morning and get no further turn tonight.
fact-warned = In the half-light somebody whispers a warning to you. In the coming pyre vote, your vote counts for one more. The village knows nothing of it.
fact-robbed = You wake with an empty feeling: somebody has stolen your role.
fact-victims = { $players_count ->
    [0] You listen at every door, but nobody has been fatally attacked tonight.
   *[other] Fatally attacked tonight: { $players }.
}
fact-proposition = The signs say: { $about_who ->
    [you] you are { $role_one }.
   *[other] { $about } is { $role_one }.
}
fact-learned_aura = { $aura ->
    [white] { $about_who ->
        [you] Your aura is white.
       *[other] The aura of { $about } is white.
    }
   *[black] { $about_who ->
        [you] Your aura is black.
       *[other] The aura of { $about } is black.
    }
}
fact-learned_mystic = { $mystic ->
    [yes] { $about_who ->
        [you] You are mystic.
       *[other] { $about } is mystic.
    }
   *[no] { $about_who ->
        [you] You are not mystic.
       *[other] { $about } is not mystic.
    }
}
fact-visited = { $players_count ->
    [0] You kept your eyes on { $about_object } all night, and nothing happened: no visit to anybody.
   *[other] You followed { $about_object } through the night, all the way to { $players_others_count ->
        [0] your own door.
       *[other] { $players_object }.
    }
}
fact-visitors = { $players_count ->
    [0] You did not see anybody calling on { $about_object } last night.
   *[other] You saw who called on { $about_object } last night: { $players }.
}
fact-visitor_count = { $count ->
    [0] Nobody else came to see { $about_object } last night.
    [one] One other player came to see { $about_object } last night.
   *[other] { $count } other players came to see { $about_object } last night.
}
fact-visited_by = You had company last night: { $player } called on you.
fact-became_ghost = From now on you have a supernatural power: { $power }. { $necromancers_others_count ->
    [0] {""}
   *[other] You owe it to { $necromancers_others }.
}

## Told to everyone

died-clause = { $cause ->
    [pyre] { $player_who ->
        [you] You died on the pyre
       *[other] { $player } died on the pyre
    }
    [sacrifice] { $player_who ->
        [you] You gave your life as a bodyguard
        [man] { $player } gave his life as a bodyguard
        [woman] { $player } gave her life as a bodyguard
       *[neither] { $player } gave their life as a bodyguard
    }
    [hunter] { $player_who ->
        [you] You were shot by a dying hunter
       *[other] { $player } was shot by a dying hunter
    }
    [heartbreak] { $player_who ->
        [you] You died of heartbreak
       *[other] { $player } died of heartbreak
    }
    [inactivity] { $player_who ->
        [you] You missed too many votes and are out of the game
       *[other] { $player } missed too many votes and is out of the game
    }
    [left] { $player_who ->
        [you] You gave up and are out of the game
       *[other] { $player } gave up and is out of the game
    }
    [disqualified] { $player_who ->
        [you] You were taken out of the game by the administrators
       *[other] { $player } was taken out of the game by the administrators
    }
   *[none] { $player_who ->
        [you] You are dead
       *[other] { $player } was found dead
    }
}
role-clause = { $player_who ->
    [you] ; you were { $role_one }
    [man] ; he was { $role_one }
    [woman] ; she was { $role_one }
   *[neither] ; they were { $role_one }
}
fact-died = { died-clause }.
death-with-role = { died-clause }{ role-clause }.
fact-died_of = { $player } died ({ cause-words }).
fact-revived = { $player_who ->
    [you] You draw breath: you are back among the living.
   *[other] { $player } draws breath and is back among the living.
}
fact-role_shown = { $player_who ->
    [you] The whole village now knows your role: { $role }.
   *[other] The whole village now knows the role of { $player }: { $role }.
}
fact-pyre = { $player_who ->
    [nobody] { $reason ->
        [tie] It is a tie. The pyre stays cold: nobody burns today.
        [nobody] Nobody got a vote. The pyre stays cold: nobody burns today.
        [acquitted] The village lets its choice go free: nobody burns today.
       *[other] The pyre stays cold: nobody burns today.
    }
    [you] { $reason ->
        [scapegoat] The village cannot agree and wants a scapegoat, and that is you: you must go to the pyre.
        [acquitted] The village drags you to the pyre and at the last moment lets you go free: nobody burns today.
       *[other] The village has spoken: you must go to the pyre.
    }
   *[other] { $reason ->
        [scapegoat] The village cannot agree and wants a scapegoat: { $player } must go to the pyre.
        [acquitted] The village drags { $player } to the pyre and at the last moment thinks better of it: nobody burns today.
       *[other] The village has spoken: { $player } must go to the pyre.
    }
}
fact-mayor = { $player_who ->
    [nobody] { $how ->
        [tie] It is a tie: the village will have no mayor for the rest of the game.
        [nobody] Nobody got a vote: the village will have no mayor for the rest of the game.
       *[other] The village has no mayor.
    }
    [you] { $how ->
        [lot] It is a tie, and chance decides: you are mayor.
        [elected] The village has elected you mayor. From now on your vote weighs more at the pyre.
        [testament] The will is read out, and the name in it is yours: you are the new mayor.
       *[other] You are mayor.
    }
   *[other] { $how ->
        [elected] The village has elected { $player } mayor.
        [lot] It is a tie, and chance decides: { $player } is mayor.
        [testament] The will is read out: { $player } is the new mayor.
       *[other] { $player } is mayor.
    }
}
fact-exiled = { $cause ->
    [disqualified] { $player_who ->
        [you] You are disqualified and exiled from the village: you have no part in the game any more.
       *[other] { $player } is disqualified and exiled from the village.
    }
    [left] { $player_who ->
        [you] You have given up and are exiled from the village: you have no part in the game any more.
       *[other] { $player } has given up and is exiled from the village.
    }
   *[defeat] { $player_who ->
        [you] You are exiled from the village: you have no part in the game any more.
       *[other] { $player } is exiled from the village.
    }
}
fact-faction_defeated = { $faction ->
    [wolves] The Wolves are defeated, and whoever is of their faction is exiled.
    [necromancers] The Necromancers are defeated, and whoever is of their faction is exiled.
   *[other] A faction is defeated, and whoever belongs to it is exiled.
} These were its members, living and dead: { $players }.
fact-faction_disqualified = { $faction ->
    [villagers] The Villagers are disqualified: whoever is of their faction is exiled.
    [wolves] The Wolves are disqualified: whoever is of their faction is exiled.
    [necromancers] The Necromancers are disqualified: whoever is of their faction is exiled.
   *[other] A faction is disqualified: whoever belongs to it is exiled.
} These were its members, living and dead: { $players }.{ $reason ->
    [none] {""}
   *[other] {" "}The masters’ reason: { $reason }
}
fact-disqualified_because = { $player_who ->
    [you] Why you were disqualified, as everybody is told: { $reason }
   *[other] Why { $player } was disqualified: { $reason }
}
fact-marked = { $player_who ->
    [you] The raven's mark is on your door this morning: you start the coming pyre vote with votes against you.
    [man] The raven's mark is on { $player }'s door this morning: he starts the coming pyre vote with votes against him.
    [woman] The raven's mark is on { $player }'s door this morning: she starts the coming pyre vote with votes against her.
   *[neither] The raven's mark is on { $player }'s door this morning: they start the coming pyre vote with votes against them.
}
fact-locked_up = { $player_who ->
    [you] You are locked up: in the coming pyre vote you cannot vote and nobody can vote for you.
    [man] { $player } is in the cell: in the coming pyre vote he cannot vote and nobody can vote for him.
    [woman] { $player } is in the cell: in the coming pyre vote she cannot vote and nobody can vote for her.
   *[neither] { $player } is in the cell: in the coming pyre vote they cannot vote and nobody can vote for them.
}
fact-guilty = { $players_count ->
    [0] Nobody feels guilty about the pyre.
   *[other] A nagging sense of guilt will keep from voting at the next pyre: { $players }.
}

## About the players themselves

fact-excused = { $until ->
    [none] { $player_who ->
        [you] You are back: rounds you miss count again.
       *[other] { $player } is back: missed rounds count again.
    }
    [open] { $player_who ->
        [you] No mail reaches you: until it does, rounds you miss do not count.
       *[other] No mail reaches { $player }: until it does, rounds missed do not count.
    }
   *[other] { $player_who ->
        [you] You are away until { $until }. Rounds you miss until then do not count.
       *[other] { $player } is away until { $until }. Rounds missed until then do not count.
    }
}
fact-extended = { $wished ->
    [yes] More than half of the living have asked for more time: this round lasts { $by } longer.
   *[no] The administrators give everybody more time: this round lasts { $by } longer.
}
fact-substituted = { $player_who ->
    [you] You have taken over from somebody else: from now on you play as { $player }.
   *[other] { $given ->
        [yes] The masters of the game have given the place of { $player } to somebody else, who plays under that name from now on.
       *[no] { $player } has a substitute: from now on somebody else plays under that name.
    }
}
fact-left = { $player_who ->
    [you] You have given up and will soon be out of the game.
   *[other] { $player } has given up and will soon be out of the game.
}
fact-looked = { $player_who ->
    [nobody] An administrator has looked behind the scenes of this game.
    [you] As an administrator, you have looked behind the scenes of this game, and everybody is told so.
   *[other] As an administrator, { $player } has looked behind the scenes of this game.
}
fact-announcement = { $hint ->
    [yes] A hint about the roles in this game:
   *[no] The masters of the game announce:
}
fact-advice = { $asked ->
    [none] The masters of the game write to you alone:
   *[other] You asked the masters of the game: “{ $asked }” They answer you alone:
}
fact-reprimanded = You are disqualified and will soon be out of the game. The reason, which only those hear whom it concerns: { $reason }
fact-rewound = The administrators have turned back the clock: the round that was closed last is open again, with the answers that were in. What happened in the village after that has not happened, and whoever died of it is alive again.
fact-strike = { $in_a_row ->
    [one] { $player_who ->
        [you] A strike against you: you did not vote.
       *[other] A strike against { $player }: no vote came in.
    }
   *[other] { $player_who ->
        [you] Another strike against you: you have now missed { $in_a_row } votes in a row.
       *[other] Another strike against { $player }: { $in_a_row } votes missed in a row.
    }
}

## The ballots

votes-title = { $ballot ->
    [pyre] This is how the village voted on the pyre:
    [election] This is how the village voted for a mayor:
   *[other] This is how the votes fell:
}
votes-for = for { $player }: { $voters }
votes-for-total = for { $player }: { $voters } ({ $total })
votes-without-voters = for { $player }, without voters: { $total }
votes-blank = blank: { $voters }
votes-missing = did not vote: { $voters }
votes-word = { $word }: { $voters }
votes-none = for nobody, not one vote

## Wakkerdam

fact-night_fell = Night { $number } begins.
fact-day_broke = Day { $number } begins. { $deaths ->
    [0] Nobody has died in the night.
    [one] There is one death.
   *[other] There are { $deaths } deaths.
}
fact-chosen = { $ballot ->
    [pack] { $player_who ->
        [nobody] { $reason ->
            [tie] The pack could not agree: you attack nobody tonight.
           *[other] The pack has named nobody: you attack nobody tonight.
        }
       *[other] The pack has chosen: tonight you steal towards { $player }'s house.
    }
    [vampires] { $player_who ->
        [nobody] { $reason ->
            [tie] The vampires could not agree: you attack nobody tonight.
           *[other] The vampires have named nobody: you attack nobody tonight.
        }
       *[other] The vampires have chosen: tonight you flutter towards { $player }'s house.
    }
    [pipers] { $player_who ->
        [nobody] { $reason ->
            [tie] The pipers could not agree: nobody is enchanted tonight.
           *[other] The pipes are silent: nobody is enchanted tonight.
        }
       *[other] Your piping has enchanted { $player }.
    }
   *[other] { $player_who ->
        [nobody] Your group has chosen nobody.
       *[other] Your group has chosen { $player_object }.
    }
}
fact-potions_used = { $healed_who ->
    [nobody] { $poisoned_who ->
        [nobody] You used no potion tonight.
       *[other] You gave your poison to { $poisoned } tonight.
    }
    [you] { $poisoned_who ->
        [nobody] You drank your elixir yourself tonight.
       *[other] You drank your elixir yourself tonight and gave your poison to { $poisoned }.
    }
   *[other] { $poisoned_who ->
        [nobody] You gave your elixir to { $healed } tonight.
       *[other] You gave your elixir to { $healed } tonight and your poison to { $poisoned }.
    }
}
fact-founded = { $mayor ->
    [yes] This village elects a mayor.
   *[no] This village has no mayor.
}
fact-hit = { $player } is hit ({ cause-words }).
fact-doomed = { $player } will die ({ cause-words }).
fact-saved = The elixir has saved { $player }.
fact-survived = { $reason ->
    [protected] { $player } was attacked, but was protected.
    [extra_life] { $player } was attacked and survives, this once.
   *[other] { $player } was attacked and survives ({ $reason_raw }).
}
sacrificed-clause = { $client_who ->
    [you] { $player_who ->
        [man] You were about to die, but { $player }, your bodyguard, gave his life for you
        [woman] You were about to die, but { $player }, your bodyguard, gave her life for you
        [you] You gave your life as a bodyguard
       *[neither] You were about to die, but { $player }, your bodyguard, died instead
    }
   *[other] { $player_who ->
        [you] { $client } was about to die, but you gave your life as a bodyguard
        [man] { $client } was about to die, but { $player }, the bodyguard, gave his life instead
        [woman] { $client } was about to die, but { $player }, the bodyguard, gave her life instead
       *[neither] { $client } was about to die, but { $player }, the bodyguard, died instead
    }
}
fact-sacrificed = { sacrificed-clause }.
sacrifice-with-role = { sacrificed-clause }; { $player_who ->
    [you] you were { $role_one }
   *[other] { $player } was { $role_one }
}.
fact-bond_ended = { $client } no longer has a bodyguard.
fact-love_ended = The one you loved has vanished from the game. Your heart aches but does not break: you are no longer in love.
fact-guard_ended = The bargain between client and bodyguard is over: you owe each other nothing any more.
fact-mark_placed = { $player } has been given the raven's mark.
fact-lock_placed = { $player } is being locked up.
fact-guilt_placed = { $players_count ->
    [0] The scapegoat has made nobody feel guilty.
   *[other] The scapegoat has brought a sense of guilt upon { $players_object }.
}
fact-burdens_lifted = Warnings, marks, bars and guilt are over again.
fact-condemned = { $player_who ->
    [nobody] The vote condemns nobody.
   *[other] The vote condemns { $player_object }.
}
fact-idiot_discovered = { $player_who ->
    [you] On top of the woodpile you begin to giggle, and everyone understands: you are the village idiot. They let you go. You have no more vote at the pyre, and nobody can vote for you there again.
    [man] On top of the woodpile { $player } begins to giggle, and everyone understands: he is the village idiot. They let him go. He has no more vote at the pyre, and nobody can vote for him there again.
    [woman] On top of the woodpile { $player } begins to giggle, and everyone understands: she is the village idiot. They let her go. She has no more vote at the pyre, and nobody can vote for her there again.
   *[neither] On top of the woodpile { $player } begins to giggle, and everyone understands: here stands the village idiot. The poor soul is let go. { $player } has no more vote at the pyre, and nobody can vote for { $player } there again.
}
fact-powers_lost = With the village elder dies the old strength of the village: every villager still alive has lost their gift and is now an ordinary villager.
fact-testament_written = { $player_who ->
    [nobody] There is no name in the mayor's will.
   *[other] The mayor's will names { $player_object }.
}
fact-election_due = The will yields no new mayor: this morning the village elects one itself.
fact-inactive = { $cause ->
    [disqualified] { $player } is being taken out of the game by the administrators.
   *[inactivity] { $player } has missed too many votes and will soon be out of the game.
}
cause-words = { $cause ->
    [wolves] an attack by the pack
    [vampires] an attack by the vampires
    [psychopath] an attack by a psychopath
    [white_wolf] an attack by a white werewolf
    [witch] a witch's poison
    [pyre] the pyre
    [hunter] a hunter's bullet
    [heartbreak] heartbreak
    [sacrifice] as a bodyguard
    [inactivity] missed too many votes
    [left] gave up
    [disqualified] taken out of the game
   *[other] { $cause_raw }
}

## Dawns and sunsets

fact-dawn = Day { $number } breaks.
fact-sunset = The sun sets on day { $number }, and the votes are counted.
fact-learned_faction = { $about_who ->
    [you] Your faction: { $faction_name }.
   *[other] The faction of { $about }: { $faction_name }.
}
fact-faction_changed = From now on you are of another faction: { $faction_name }.
fact-defeated = Your faction has lost: { $faction_name }.
fact-secondary_goal = From now on you support another faction: { $faction_name }.
fact-scream = { $player_who ->
    [you] Your screams were heard in the night.
   *[other] The screams of { $player } were heard in the night.
}
fact-nominated = The accused: { $players }.
fact-growl = The bear growls.
fact-letter = A threatening letter for { $player }: { $text ->
    [none] without words of its own.
   *[other] “{ $text }”
}
fact-learned_wolf = { $wolf ->
    [yes] { $about } is a werewolf.
   *[no] { $about } is no werewolf.
}
fact-learned_neighbourhood = { $wolf ->
    [yes] Among { $about } and the two sitting alongside there is a wolf.
   *[no] Among { $about } and the two sitting alongside there is no wolf.
}
fact-power_used = { $player } acts tonight; the power: { $power }.
fact-defended = An advocate, { $by }, defends { $player } at the coming pyre.
fact-faction_sentenced = A whole faction will be exiled when this round closes: { $faction_name } (disqualified).
fact-sentenced = { $player } will be exiled when this round closes ({ $cause ->
    [disqualified] disqualified
    [left] gave up
   *[other] { $cause_raw }
}).

## The final list

final-title = The roles, now that everything may be told:
outcome-player = { $player }: { $role }, { $alive ->
    [yes] alive
   *[no] dead
}{ $lover_who ->
    [nobody] {""}
   *[other] , in love with { $lover }
}{ $bodyguard_who ->
    [nobody] {""}
   *[other] , with { $bodyguard } as bodyguard
}
outcome-won = { $winner ->
    [yes] {" "}– won
   *[no] {""}
}
outcome-line = { outcome-player }{ $mayor ->
    [yes] , mayor
   *[no] {""}
}{ outcome-won }
fact-final_role = { outcome-line }

## How the village stands

overview-title = This is how the village stands:
overview-living = Alive ({ $count }): { $players }
overview-dead = Dead ({ $count }): { $players }
overview-dead-none = Dead: nobody yet
overview-dead-one = { $player } ({ $role })
overview-exiled = Exiled ({ $count }): { $players }
overview-mayor = Mayor: { $player }
