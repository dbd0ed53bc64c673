### Lupus 3.0: the words it has of its own, besides the roles. Its reports say as little as possible:
### whoever was prevented always reads the same sentence, whoever did it and however.

## The reports and their sections

report-start = The beginning
report-dawn = Dawn of day { $number }
report-sunset = Sunset of day { $number }
report-empty = There is nothing to announce.
section-dead = Deaths
section-risen = Back from the dead
section-power = Outcome of your power
section-own = For you alone
section-succession = The mayor's succession
section-screams = Screams in the night
section-vote = Outcome of the vote
section-vote-details = The votes in detail
section-niece = Mubarak's Niece
section-advocate = The Devil's Advocate
section-election = Outcome of the election
section-election-details = The election in detail
section-notice-vampire = Your transformation
section-notice-death = Your death
section-notice-resurrection = Your resurrection
section-notice-raised = Your resurrection
section-notice-election = Your election
section-notice-defeat = Your faction

## What the first letter says

role-table = Your role in the table:
propositions = Your four sentences; two are true and two are false:
fact-proposition = { $about } is { $role_one }
fact-fellows = { $group ->
    [mason] { $players_others_count ->
        [0] There are no masons besides you.
       *[other] The masons besides you: { $players_others }.
    }
    [wolves] { $players_others_count ->
        [0] There are no wolves or witches besides you.
       *[other] The wolves and witches besides you: { $players_others }.
    }
    [possessed] { $players_others_count ->
        [0] There are no possessed or exorcists besides you.
       *[other] The possessed and exorcists besides you: { $players_others }.
    }
    [devils] { $players_others_count ->
        [0] There are no devils or devil's advocates besides you.
       *[other] The devils and devil's advocates besides you: { $players_others }.
    }
   *[other] { $players_others_count ->
        [0] There is nobody in your clan besides you.
       *[other] In one clan with you: { $players_others }.
    }
}

## The outcome of a power

fact-power = { $outcome ->
    [failed] { $target_who ->
        [nobody] Your power had no effect.
        [you] Your power had no effect on you.
       *[other] Your power had no effect on { $target }.
    }
   *[ok] { $target_who ->
        [nobody] Your power took effect.
        [you] Your power took effect on you.
       *[other] Your power took effect on { $target }.
    }
}
fact-learned_aura = { $aura ->
    [white] { $about_who ->
        [you] Your aura is white.
       *[other] The aura of { $about } is white.
    }
    [black] { $about_who ->
        [you] Your aura is black.
       *[other] The aura of { $about } is black.
    }
   *[red] { $about_who ->
        [you] Your aura is red.
       *[other] The aura of { $about } is red.
    }
}
fact-learned_role = { $about_who ->
    [you] You are { $role_one }.
   *[other] { $about } is { $role_one }.
}
fact-learned_faction = { $faction ->
    [white] { $about_who ->
        [you] You play for White.
       *[other] { $about } plays for White.
    }
    [black] { $about_who ->
        [you] You play for Black.
       *[other] { $about } plays for Black.
    }
    [red] { $about_who ->
        [you] You play for Red.
       *[other] { $about } plays for Red.
    }
   *[not_red] { $about_who ->
        [you] You do not play for Red.
       *[other] { $about } does not play for Red.
    }
}
reading = { $about_who ->
    [you] You have looked into your own soul:
   *[other] You have looked into the soul of { $about }:
}
reading-start = Role at the start of the game: { $role }
reading-now = Present role: { $role }
reading-faction = Present faction: { $faction_name }
fact-visited = { $players_count ->
    [0] { $about } called on nobody last night.
   *[other] { $about } called on { $players_object } last night.
}
fact-visitors = { $players_count ->
    [0] Nobody called on { $about_object } last night.
   *[other] Who called on { $about_object } last night: { $players }.
}
fact-visited_by = { $player_who ->
    [you] You called on yourself last night: that you are an extrovert is no news to you.
   *[other] { $player } called on you last night, and is an extrovert.
}
fact-acquired = You have acquired the power of { $about }: you are now { $role_one }. You may use it from the coming night on.
fact-not_acquired = From { $about } you have acquired no power. Your only chance is spent.
fact-vision = You have had a vision: { $about } is { $role_one }.
fact-ritual_failed = The ritual has failed.

## Dawn

fact-dawn = Day { $number } breaks: night { $number } is over.
fact-revived = { $player_who ->
    [you] You are back among the living.
   *[other] { $player } is back among the living.
}
fact-scream = { $player_who ->
    [you] Your screams were heard in the night.
   *[other] The screams of { $player } were heard in the night.
}

## Sunset

fact-sunset = The sun sets on day { $number }: the votes have been counted.
fact-condemned = { $player_who ->
    [you] The village condemns you to the pyre.
   *[other] The village condemns { $player } to the pyre.
}
fact-pyre = { $player_who ->
    [nobody] { $reason ->
        [quorum] There are too few votes: the ballot is void, and nobody dies on the pyre today.
        [tie] The votes are tied, and nobody dies on the pyre today.
        [niece] But the sentence falls, and nobody dies on the pyre today.
        [advocate] But the sentence falls, and nobody dies on the pyre today.
       *[other] Nobody dies on the pyre today.
    }
    [you] You must go to the pyre.
   *[other] { $player } must go to the pyre.
}
fact-spared = { $by ->
    [niece] { $player_who ->
        [you] It is announced that you are Mubarak's niece, and so you are spared the pyre.
       *[other] { $player } is Mubarak's niece, and so is spared the pyre.
    }
   *[advocate] { $player_who ->
        [you] A devil's advocate has defended you, and so you are spared the pyre.
       *[other] A devil's advocate has defended { $player }, who is spared the pyre.
    }
}
fact-elected = { $player_who ->
    [nobody] There are not enough votes to elect anybody: the office stays as it was.
    [you] The village has elected you mayor.
   *[other] The village has elected { $player } mayor.
}
elected-dead = But whoever dies does not take office: it stays as it was.
fact-mayor = { $player_who ->
    [nobody] The office of mayor stays vacant.
    [you] { $how ->
        [lot] The lot falls on you: you are mayor from now on.
        [elected] You are mayor from now on.
        [successor] The last mayor had named you as successor: you are mayor from now on.
       *[other] You are mayor.
    }
   *[other] { $how ->
        [lot] The lot falls on { $player }, who is mayor from now on.
        [elected] { $player } is mayor from now on.
        [successor] { $player }, whom the last mayor had named as successor, is mayor from now on.
       *[other] { $player } is mayor.
    }
}

## Letters of their own

fact-notice = { $of ->
    [vampire] A bite has changed you.
    [death] You are no longer among the living. You go on playing for your faction, and the reports keep coming.
    [resurrection] You are back among the living, with the role and the faction you had.
    [raised] You are back among the living, but not as you were.
    [election] The village has elected you mayor. When the votes for the pyre are tied yours decides, and at any time you may name your successor.
   *[defeat] This news is for your faction alone: the village does not get it.
}
fact-faction_changed = From now on you play for { $faction_name }.
fact-defeated = { $faction_name } has lost{ $faction ->
    [black] {""}: those of Black who are alive now will die at the next dawn.
   *[other] {""}.
}
fact-secondary_goal = But you have a secondary goal: from now on, support { $faction_name }. The lot has decided it, and not alike for all: those who played with you may have been given the other faction.

## The end

fact-won = { $faction ->
    [white] The village can sleep in peace: White has won!
    [black] Darkness has the village in its hand: Black has won!
    [red] The village thirsts for blood: Red has won!
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
fact-secondary_result = { $player_who ->
    [you] Your secondary goal was to support { $faction_name }
   *[other] The secondary goal of { $player } was to support { $faction_name }
}: { $reached ->
    [yes] reached.
   *[no] missed.
}
secondary-results = The secondary goals:
secondary-line = { $player } ({ $faction_name }): { $reached ->
    [yes] reached
   *[no] missed
}
fact-game_over = The game is over. All secrets may be told now.

## What the narrator keeps to himself

fact-skill_order = The order of skill, the most skilled first ({ $power }): { $players }.
fact-faction_lost = { $faction_name } is out of the running.
fact-goal_assigned = { $player } is to support { $faction_name } now.
fact-collapsed = { $faction_name } collapses: those of it who are alive die.
fact-defended = A devil's advocate, { $by }, defends { $player } at the coming pyre.
cause-words = { $cause ->
    [wolves] killed by the wolves
    [hunter] shot by a hunter
    [vampirism] old age, as a vampire
    [suicide] by their own hand
    [defeat] the defeat of Black
    [pyre] pyre
   *[other] { $cause_raw }
}

## The questions

question-power = On whom do you use your power tonight?
    .explain = You do not have to use it. Until dawn you may change the name or take it back.
    .receipt = You use your power on { $chosen }.
    .blank = You do not use your power tonight.
question-ritual = On whom do you perform the ritual tonight?
    .explain = When the dead name the same living player, the whole village hears that player's screams: at dawn the name is read out, and nothing else happens. If you do not agree, the ritual fails. You do not have to take part.
    .receipt = You perform the ritual on { $chosen }.
    .blank = You take no part in the ritual tonight.
question-suicide = Does your character take their own life tonight?
    .explain = It happens at dawn, after everything else, and nobody can prevent it; if you use a power tonight, you still get its answer. Until dawn you may think better of it.
    .receipt = Your character takes their own life tonight.
    .blank = Your character does not take their own life.
question-vote = Who must go to the pyre?
    .explain = You may vote for any of the living, yourself too. As a rule the ballot counts if at least half of the living have voted. Whoever has the most votes dies; if it is a tie, as a rule the mayor's vote decides, or else the lot. The result shows who voted for whom.
    .receipt = You vote for { $chosen } at the pyre.
    .blank = You do not vote at the pyre.
question-elect = Who should be mayor?
    .explain = As a rule whoever has the votes of more than half of the living becomes mayor; otherwise all stays as it is. The mayor's vote decides ties at the pyre, as a rule already today. You may vote for any of the living, yourself too. The result shows who voted for whom.
    .receipt = You vote for { $chosen } as mayor.
    .blank = You vote for nobody as mayor.
question-successor = Who is to succeed you as mayor?
    .explain = You may name somebody at any moment, by day and by night, and change or take back the name. Nobody will know until you die. If there is no name then, or the one you named is no longer alive, as a rule the lot decides.
    .receipt = You name { $chosen } as your successor.
    .blank = You name no successor.
how-names = { $amount ->
    [one] Answer in your own words, or write just one name from the list.
   *[other] Answer in your own words, or write just names from the list: { $least } to { $most }.
}
how-words = { $amount ->
    [one] Answer in your own words.
   *[other] Answer in your own words, and choose from these: { $least } to { $most }.
}
how-blank = You may also leave it, or take back what you had chosen.
how-no-blank = Here you have to choose.
how-signature = One name at a time: if you write others, it must be clear which one you choose.
how-blank-first = A blank answer is the same as no answer at all.

## The letter at the beginning

reminder =
    .blank-first = You need not choose, and until the deadline you can still change a choice.
opening = { $game } begins. Keep what you read here to yourself: it is written for you and for nobody else.
    .answering = This is how to play: answer the messages you get, or write to { $home } with the name of the game in the subject. Write in your own words what you want to do; one message may hold several orders, and every time I answer with what I have understood.
    .blank-first = Until the deadline you may change or take back a choice as often as you like; the last one counts. You need not choose: you are never out of the game for having skipped something.
    .discussion = Discuss, accuse, plead and lie as much as you like, but leave { $home } out of it: everything that arrives there is read as an order.
    .dead = When you are dead, you go on playing for your faction. You still get the reports of dawn and sunset.

## Why a message was not accepted

refusal-e3 = You are dead in { $game }, and there is nothing for you to choose just now. So your message does not count. The reports keep coming.
