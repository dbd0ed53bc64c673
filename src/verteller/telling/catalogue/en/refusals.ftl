### Why a message was not accepted. Each reply says what was understood, what is wrong with it and what would be right.

## What surrounds a refusal

refusal-suggest = Did you mean { $suggestions }?
refusal-choices = You can choose from: { $choices }.
refusal-again = Do send another message. Whatever valid choice you made earlier in this round stands until something else arrives.
refusal-sign-up-again = Do send your sign-up again.
refusal-sign-up-form = This is how: the name of the game in the subject, and in the message only your name, a comma and then man, woman or other, for instance “Bob, man”.
refusal-unknown = Your message cannot be accepted like this ({ $code }).
quote = “{ $text }”

## E1 to E13

refusal-e1 = { $detail ->
    [several_games] There is more than one game in the subject of your message{ $games_count ->
        [0] {""}
       *[other] : { $games }
    }. Name exactly one, so that I know which game your message is for.
   *[unknown_game] I cannot tell which game your message is for: there is no game I know in the subject. Put the name of the game in the subject, or the word Help alone if you have a question for the administrators.
}
refusal-e2 = { $detail ->
    [sign_up_closed] Sign-up for { $game } has closed, so it is too late to join.
   *[not_in_game] This address does not belong to a player of { $game }, and it is too late to sign up. If you are a player, write from the address you signed up with.
}
refusal-e3 = You are dead in { $game }, and the dead do not vote. So your message does not count. Whatever the whole village hears, you will still hear too.
refusal-e4 = { $detail ->
    [too_late] Your message for { $game } came too late: the deadline of that round has passed. When there is something to choose again, you will be told.
    [old_prompt] You replied to a message of a round of { $game } that is over, so nothing has been noted. Reply to the newest message you got from me.
    [another] You are not asked that in { $game } just now, so that answer does not count.
    [asleep] You are fast asleep in { $game } until morning. That is why your message does not count. When there is something to choose again, you will be told.
    [not_started] The roles in { $game } have not been dealt yet, so there is nothing to choose. You will be told as soon as it begins.
    [private_ballot] I saw the word “{ -white }” in your message, but there is no choice it belongs to this night. Nothing has been noted, so that you do not vote with the pack by mistake. Leave the word out if you meant the pack's vote.
   *[not_asked] Nothing is asked of you in { $game } just now, so your message does not count. When it is your turn, you will be told, with everything you can choose. To talk with the village, leave this address out.
}
refusal-e5 = { $detail ->
    [locked_up] You are in the cell, so you have no vote at this pyre in { $game }.
    [guilty] Your sense of guilt is too strong: you have no vote at this pyre in { $game }.
    [discovered] The village knows that you are the village idiot: you no longer have a vote at the pyre in { $game }.
   *[barred] You have no vote at this pyre in { $game }; the message to the village told you why.
}
refusal-e6 = I found no player's name in your message, nor the word “{ -blank }”.
refusal-e7 = { $detail ->
    [too_many] I found too many names in your message{ $given_count ->
        [0] {""}
       *[other] : { $given }
    }. { $most ->
        [0] Name fewer.
        [one] It has to be one. Mind that your own name below your message counts too.
       *[other] It can be { $most } at most. Mind that your own name below your message counts too.
    }
    [too_few] I found too few names in your message{ $given_count ->
        [0] {""}
       *[other] : only { $given }
    }. { $least ->
        [0] Name more.
        [one] It has to be at least one.
       *[other] It has to be at least { $least }.
    }
   *[number] The number of names in your message is not right.
}
refusal-e8 = Your message has both “{ -blank }” and a name{ $given_count ->
    [0] {""}
   *[other] {" "}({ $given })
}. So I do not know what you mean: give the name alone, or write “{ -blank }” alone.
refusal-e9 = { $given_count ->
    [0] What you chose is not among the choices just now.
   *[other] You chose { $given }, but that is not among the choices just now.
}
refusal-e10 = { $given_count ->
    [0] You cannot vote blank this time: that was your last choice too, or you were not heard from then. It is not allowed twice in a row. Give a name.
   *[other] You chose { $given }, but that was your last choice too. The same choice is not allowed twice in a row. Choose something else.
}
refusal-e11 = Somebody was quicker: { $given_count ->
    [0] whoever you chose is already taken
    [one] { $given } is already taken
   *[other] { $given } are already taken
}. Choose somebody else.
refusal-e12 = { $detail ->
    [gender_unclear] I could not read whether you are a man or a woman{ $given_count ->
        [0] {""}
       *[other] : it said { $given }
    }. After the comma, put exactly one of the words man, woman or other; it only decides how the stories speak of you.
    [name_not_letters] I cannot work with { $given_count ->
        [0] this name
       *[other] the name { $given }
    }. A name is made of letters, with a space, a hyphen or an apostrophe between them if need be.
    [name_too_long] The name { $given } is too long: more than { $most } letters will not fit.
    [name_reserved] The name { $given } will not do, because one of its words (“{ $word }”) already means something else in a message.
    [name_taken] There is already a player in { $game } who is called { $given }, or nearly so. Choose a name that is clearly different.
    [nickname_taken] In { $game } the nickname { $given } could be somebody else too. Choose one that is nobody else’s first name, surname or nickname.
    [nicknames_many] That is too many nicknames: you can have { $most } at most.
    [language_unknown] I do not speak that language. I speak Dutch (nl), English (en), Italian (it) and German (de).
    [time_zone_unknown] I do not know the time zone { $given }. Write it like Europe/Amsterdam, for instance.
    [address_unfit] I cannot send mail to this address. Sign up from an ordinary mail address.
    [game_full] Every seat in { $game } is taken, so there is no room for you any more.
    [unreliable] { $game } asks that you answered at least { $least } of a hundred rounds in earlier games. With you it is { $count }: of { $asked } rounds you missed { $missed }. Join a game that does not ask for this; every round you answer counts.
    [knows_village] You have prepared { $game } and know what no player may know, so you cannot play in it.
   *[sign_up_structure] I could not read your sign-up for { $game }.
}
refusal-e13 = { $detail ->
    [game_paused] { $game } is paused. Your message has not been kept; when the game goes on you will be told, and you can answer again.
   *[game_ended] { $game } is over, so there is nothing left to choose. Your message has not been kept.
}

## The codes of the game

refusal-unknown_name = { $given_count ->
    [0] { refusal-e6 }
   *[other] I read { $given }, but nobody in this game is called that, and it is not a choice either.
}
refusal-several_questions = I cannot tell which of your choices this is for: { $given }. So nothing has been noted. Put in front of it what it is for, each answer on a line of its own.
refusal-incomplete = Your answer is not complete: I read only { $given }.
refusal-too_many = { refusal-e7 }
refusal-too_few = { refusal-e7 }
refusal-not_a_choice = { refusal-e9 }
refusal-repeated = { refusal-e10 }
refusal-not_asked = { refusal-e4 }
refusal-blank_not_allowed = You cannot vote blank in this choice. Give a name from the list.
refusal-blank_and_name = { refusal-e8 }
refusal-too_late = { refusal-e4 }
refusal-not_in_game = { refusal-e2 }
refusal-not_allowed = I understand what you want, but the rules do not allow it just now.

## The mail itself

refusal-too_large = Your message is too large to read. Send your answer alone, without attachments.
refusal-no_sender = I cannot tell from your message who sent it. Send it again from your usual mailbox.
refusal-unreadable = I cannot read your message. Send your answer again as plain text.
refusal-ambiguous_name = { $given_count ->
    [0] There is a name in your message that could be more than one player's.
   *[other] More than one player could be meant by { $given }.
} Write the name in full, exactly as it is in the list.
refusal-rate_limited = A great deal of mail is coming from you all at once. Wait a moment and then send one message.

## Away, stepping in, leaving

refusal-rung_off = { $rung ->
    [excuses] In { $game } you cannot be excused beforehand. You could vote blank for the round that is open now.
    [extensions] In { $game } nobody can ask for more time.
    [substitutes] { $game } has no substitutes.
    [leaving] You cannot leave { $game } by yourself. Write to the administrators, with Help as the subject.
   *[other] That cannot be done in { $game }.
}
refusal-excuse_past = The day until which you would be away is over. Write a day that is still to come.
refusal-excuse_too_long = In { $game } you can be excused for at most { $most ->
    [one] one day
   *[other] { $most } days
} in all. If you are away longer, a substitute would be better.
refusal-player_dead = Only the living can do that.
refusal-has_played = Whoever plays in { $game }, or did, cannot step in there.
refusal-administrates = Administrators can look behind the scenes, so they cannot step in in { $game }.
refusal-not_excused = You were not excused in { $game }, so rounds you miss simply count.
refusal-already_left = You had left { $game } already.
refusal-exiled = You have been exiled from the village in { $game }, so there is nothing for you to choose any more. Your message does not count. You can go on reading what everybody reads.
refusal-already_disqualified = That player has been disqualified already.
refusal-nothing_to_undo = Nothing has been closed yet, so there is nothing to undo.
refusal-another_closing = Another round has been closed since than the one you meant. Look first how the game stands now.

## The organisers

refusal-game_name_missing = A name for the new game is missing.
refusal-game_name_unfit = { $given } cannot be the name of a game. Use letters and digits, not too many, and no word that is a command already.
refusal-game_name_taken = There is already a game called { $given }.
refusal-game_setting = The setting “{ $setting }” cannot have the value “{ $value }”.
refusal-not_paused = { $game } is not paused.
refusal-not_ended = { $game } is not over yet. Only a game that has been stopped or won can be deleted.
refusal-mail_waiting = There is still mail about { $game } waiting to be sent. Delete the game after that.
refusal-nothing_open = Nothing is open in { $game } just now that could be closed.
refusal-no_master = This person does not have the desk of { $game }.
refusal-last_master = { $game } needs at least one master: appoint somebody else first.
refusal-text_unfit = Write something, but no more than { $most } letters.
refusal-questions_many = That is enough questions for now: { $most } at a time, or in a day, are as many as the masters will take.
refusal-plays_himself = You play in { $game } yourself, so this is not for you to see.
refusal-player_living = Only the dead can be taken off the mailing list, and { $given_count ->
    [0] this player
   *[other] { $given }
} is still alive.
refusal-unknown_role = I do not know this role: { $given }.
refusal-distribution_size = A distribution of roles is for at least 3 and at most 1000 players.
refusal-unknown_request = There is no request for help with number { $given }.
refusal-no_story_folder = This narrator has no folder for stories of its own; whoever runs it can name one.
refusal-unknown_story = No story that was added is called { $given }.
refusal-story_unfit = The story has not been kept. Line { $line }: { $detail ->
    [no_front_matter] a story begins with fields between two lines “---”
    [missing_field] the field “{ $word }” is missing
    [unknown_field] “{ $word }” is no field, or is there twice
    [bad_value] this value cannot be: “{ $word }”
    [unknown_moment] I do not know the moment “{ $word }”
    [empty] there is no text below the fields
    [too_long] the story is too long
    [syntax] the braces do not match: { $word }
    [not_allowed] “{ $word }” is not allowed in a story
    [unknown_word] I do not know the word “{ $word }” between braces
    [unknown_filter] I do not know the filter “{ $word }”
    [wrong_use] “{ $word }” cannot be used here
    [no_such_player] “{ $word }” is not always there; the fields a and b say how many players there are for sure
    [missing_form] “{ $word }” needs three forms: for a man, for a woman and for neither
    [secret] the roles of group { $word } are a secret to whoever reads this moment
    [not_public] “{ $word }” cannot be told to everybody at this moment
    [never_told] “{ $word }” never happens at this moment, so this story would never be told
   *[other] this cannot be: { $word }
}.
refusal-player_count = This game cannot be played with { $count } players.
refusal-fixed = That cannot be fixed beforehand.
refusal-propositions = A soothsayer needs four different sentences, exactly two of them true.
refusal-same_name = Two players have the same name.
refusal-role_count = The number of roles does not fit the number of players.
refusal-role_limit = There are roles here that cannot be dealt together: too many of one, or too few.
refusal-role_minimum = One of these roles needs at least { $least } players, and in this game that number is binding.
refusal-no_composition = There is no distribution of roles for { $count } players.
refusal-unknown_option = There is no setting “{ $option }”.
refusal-option_value = The setting “{ $option }” cannot have the value “{ $value }”.
