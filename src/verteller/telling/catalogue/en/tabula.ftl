### Lupus in Tabula: the words it has of its own. The narrator speaks them at a table, so they are short.
### Whoever dies is named and nothing more: no card, no cause.

## The cards

role-werewolf = Werewolf
    .one = a werewolf
    .story = Every night, last of all, you wake with the other werewolves, and together you choose a human to kill. By day you sit among the humans as if you were one of them. Your side wins as soon as there are as many werewolves as humans.
role-villager = Villager
    .one = a villager
    .story = You sleep through the night. By day you talk and vote with the others: find the werewolves and lynch them.
role-seer = Seer
    .one = the seer
    .story = Every night you point at another player and learn whether that is a werewolf. Tell what you know when you think it is worth it, but a werewolf may claim to be the seer as well. If you point at the werehamster, it dies.
role-medium = Medium
    .one = the medium
    .story = You talk with the dead. From the second night on you are shown whether the player who was lynched last was a werewolf.
role-possessed = Possessed
    .one = the possessed
    .story = You are a human, and yet you are on the werewolves' side. You do not know who they are, and they do not know you. If they win, so do you.
role-bodyguard = Bodyguard
    .one = the bodyguard
    .story = From the second night on you protect another player every night. If the werewolves choose that player, nobody dies. You cannot protect yourself.
role-owl = Owl
    .one = the owl
    .story = Every night you point at a player; you may choose yourself. By day, when everybody has voted, that player is called and becomes the second nominee. Nobody is told who the owl is.
role-freemason = Freemason
    .one = a freemason
    .story = There are two of you. In the first night you see each other, so each of you knows one human for sure.
role-werehamster = Werehamster
    .one = the werehamster
    .story = You play alone. The werewolves cannot kill you, but if the seer points at you, you die. If you are still alive when the game ends, you win, and nobody else does.
role-mythomaniac = Mythomaniac
    .one = the mythomaniac
    .story = In the second night you have one chance to point at another player. If that is a werewolf or the seer, you become one too and play on as such. Otherwise you stay a human until the end.

## The sides

faction-humans = Humans
    .belongs = You win with the humans when all werewolves have been lynched.
faction-wolves = Werewolves
    .belongs = You win with the werewolves as soon as there are as many of them as of the others.
faction-werehamster = Werehamster
    .belongs = You win alone if you are still alive when the game ends.

## The night

fact-cards_in_play = These cards are in play: { $roles }.
fact-eyes_closed = Night { $number } falls. Close your eyes, all of you.
fact-fellows = { $group ->
    [masons] { $players_others_count ->
        [0] You are the only freemason.
       *[other] The other freemason: { $players_others }.
    }
    [seers] { $players_others_count ->
        [0] You are the only seer.
       *[other] You look together with { $players_others }; you must both name the same player.
    }
   *[wolves] { $players_others_count ->
        [0] You are the only werewolf.
       *[other] The werewolves besides you: { $players_others }.
    }
}
fact-learned_wolf = { $wolf ->
    [yes] Thumb up: { $about } is a werewolf.
   *[no] Thumb down: { $about } is no werewolf.
}
fact-stayed_human = You stay a human until the end of the game.
fact-quarry = { $player_who ->
    [nobody] You have not agreed: tonight you kill nobody.
   *[other] You kill { $player } tonight.
}
fact-narrator_killed = Last night the werewolves killed me, your narrator.

## The day

fact-dawn = Open your eyes: day { $number } breaks.
fact-nobody_killed = Last night nobody was killed.
fact-died = { $cause ->
    [pyre] { $player_who ->
        [you] You have been lynched. From now on you keep silent, and your card stays secret.
       *[other] { $player } has been lynched.
    }
   *[none] { $player_who ->
        [you] You were killed last night. From now on you keep silent, and your card stays secret.
       *[other] { $player } was killed last night.
    }
}
fact-voting_order = { $ballot ->
    [nominate] Whom may we lynch? { $players_count ->
        [0] There is nobody to ask.
       *[other] I ask in this order: { $players }.
    }
   *[other] The second ballot, for those who are not nominated. { $players_count ->
        [0] There is nobody to ask.
       *[other] I ask in this order: { $players }.
    }
}
fact-turn = { $player_who ->
    [you] It is your turn: whom may we lynch?
   *[other] { $player }, whom may we lynch?
}
fact-voted = { $player_who ->
    [you] You vote for { $vote_object }
   *[other] { $player } votes for { $vote_object }
}: now { $count ->
    [one] one vote.
   *[other] { $count } votes.
}
fact-turn_passed = { $player_who ->
    [you] Your time is up: you have not voted.
   *[other] { $player } has not voted in time.
}
fact-owl_called = { $player_who ->
    [nobody] The owl calls nobody today.
    [you] The owl calls you.
   *[other] The owl calls { $player }.
}
fact-nominated = { $players_count ->
    [one] Nominated, as the only one: { $players }.
   *[other] Nominated: { $players }.
}
fact-speeches = { $players_count ->
    [one] One last speech: { $players }.
   *[other] One last speech each, in this order: { $players }.
}
fact-floor = { $player_who ->
    [you] You have the floor: defend yourself, briefly.
   *[other] { $player } has the floor, and nobody else.
}
fact-deadlock = It is a tie between { $players }. The nominees speak once more, and then we vote again.
fact-pyre = { $player_who ->
    [nobody] Nobody was named, so nobody is lynched today.
    [you] { $reason ->
        [lot] It is a tie again, and the lot has fallen on you.
       *[other] The village wants to see you hang.
    }
   *[other] { $reason ->
        [lot] It is a tie again, and the lot has fallen on { $player }.
       *[other] The village wants to see { $player } hang.
    }
}
votes-title = { $ballot ->
    [nominate] The first vote:
    [ballot] The second ballot:
   *[ballot_again] The second ballot, repeated:
}

## The end

fact-won = { $faction ->
    [humans] The last werewolf has been lynched: the humans have won!
    [wolves] The werewolves throw off their masks and slaughter the last humans: the werewolves have won!
    [werehamster] While werewolves and humans fought each other, somebody was quietly filling their cheeks: the werehamster has won, alone!
   *[draw] The game ends without a winner.
}{ $players_count ->
    [0] {""}
    [one] {" "}{ $players_who ->
        [you] You are the winner, congratulations!
       *[other] Victory goes to { $players_object }.
    }
   *[other] {" "}Victory goes to { $players_object }, dead or alive.{ $players_who ->
        [you] {" "}Congratulations!
       *[other] {""}
    }
}
final-title = All cards on the table:
fact-imitated = { $player_who ->
    [you] You had become { $role_one }.
   *[other] { $player } had become { $role_one }.
}
fact-game_over = The game is over. The dead may talk again.

## What the narrator keeps to himself

fact-glimpsed = The seer points at { $player }.
fact-guarded = The bodyguard, { $by }, protects { $player } tonight.
fact-owl_pointed = The owl, { $by }, points at { $player }.
cause-words = { $cause ->
    [wolves] killed by the werewolves
    [seer] a werehamster seen by the seer
    [pyre] lynched
   *[other] { $cause_raw }
}

## The questions

question-seer = Whom do you want to know more about?
    .explain = Point at another player. When this phase is over you are shown a thumb: up for a werewolf, down for anybody else.
    .receipt = You point at { $chosen }.
    .blank = You point at nobody tonight.
question-bodyguard = Whom do you protect tonight?
    .explain = If the werewolves choose the player you name, nobody dies. You may choose the same player as last night, but never yourself.
    .receipt = You protect { $chosen } tonight.
    .blank = You protect nobody tonight.
question-owl = Whom will the owl call?
    .explain = By day, when everybody has voted, the player you name becomes the second nominee. You may name yourself.
    .receipt = The owl will call { $chosen }.
    .blank = The owl calls nobody.
question-mythomaniac = Whom do you want to be like?
    .explain = This is your only chance. If you point at a werewolf or the seer, you become one too; otherwise you stay a human. You may let the chance pass.
    .receipt = You point at { $chosen }.
    .blank = You let your chance pass.
question-werewolf = Whom do you kill tonight?
    .explain = Choose together. More than half of you must name the same player, as a rule; otherwise nobody dies.
    .receipt = You want to kill { $chosen }.
    .blank = You name nobody.
question-vote = Whom may we lynch?
    .explain = It is your turn. Name one player; everybody hears your vote, and once given it stands.
    .receipt = You vote for { $chosen }.
    .blank = You vote for nobody.
how-revise = At night you may change your answer until the phase is over; a vote by day stands once it is given.
