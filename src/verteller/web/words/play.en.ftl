## My games

nav-play = My games
play = My games
play-none = You are not playing in any game at the moment.
play-none-text = To join a game, send the narrator a mail; the invitation says how.
play-over = Games that are over, or that somebody else plays on
play-open = Open { $game }
play-as = You play as { $name }.
play-owed = Still to answer:
play-owed-none = Nothing is asked of you that you have not answered.
play-handed-over = Somebody else now plays on in your seat. You can still read what you were told until then, and nothing that came after.
play-handed-over-short = handed over
play-not-dealt = You have signed up as { $name }. Once the roles are dealt, you will find yours here.
play-due = Until
play-left = { $length } left
play-moment-left = less than a minute left
play-time-up = The time is up
play-phase-election = Day { $number }: the village elects a mayor
play-phase-pyre = Day { $number }: the village votes on the pyre
play-phase-vote = Day { $number }: the village votes

## A game

play-back = My games
play-asked = What is asked of you
play-asked-none = Nothing is asked of you right now. When it is your turn, you will find it here and get a mail.
play-asked-none-dead = You are dead. Nothing more is asked of you, but whatever the whole village hears, you hear too.
play-asked-none-over = The game is over. Nothing more is asked of you.
play-asked-paused = The game stands still. Once it goes on, you can answer again.
play-answer = Send my answer
play-change = Change my answer
play-noted = Your answer has been noted.
play-noted-at = Last changed: { $when }
play-receipt = The answer that counts
play-pick = Choose from the list
play-blank = Blank (no choice)
play-no = No
play-blank-box = Blank: I make no choice
play-nothing = Nothing
play-exactly = { $count ->
    [one] Choose exactly one.
   *[other] Choose exactly { $count }.
}
play-at-most = { $count ->
    [one] Choose one at most.
   *[other] Choose { $count } at most.
}
play-at-least = { $count ->
    [one] Choose one or more.
   *[other] Choose { $count } or more.
}
play-between = Choose { $least } to { $most }.
play-no-blank = Blank is not possible here.
play-blank-repeated = Blank is not possible this time: it cannot be chosen twice in a row.
play-repeated = Last time it was { $names }. The same choice cannot be made twice in a row.
play-standing = You can answer this whenever you like, or not at all.
play-refused = Your answer was not taken
play-refused-often = You have sent very many answers within an hour; nothing was changed. Wait a while and try again.
play-refused-nothing = Nothing was chosen yet.
play-refused-few = { $least ->
    [one] That is too few: choose one at least.
   *[other] That is too few: choose { $least } at least.
}
play-refused-many = { $most ->
    [one] That is too many: choose one.
   *[other] That is too many: choose { $most } at most.
}
play-refused-both = Blank and a choice do not go together. Pick one of the two.
play-refused-choice = That cannot be chosen now. Choose from what is offered here.
play-refused-taken = Somebody was quicker: that choice is already taken. Choose another.
play-refused-repeated = That was your last choice too, and the same choice cannot be made twice in a row.
play-kept = An answer you gave earlier still counts.

## Who I am

play-role = Your role
play-role-faction = You win with: { $faction }
play-role-show = Show my role
play-you = you
play-village = The village
play-gone = Dead
play-latest-none = Nothing has been told yet.
play-told-all = Everything you were told

## Everything I was told

play-told = What you were told
play-told-turns = Nights and days
play-told-text = Download as text
play-told-later = Later
play-told-earlier = Earlier
play-told-none = Nothing was told then.
play-was-asked = You were asked: { $question }
play-blank-allowed = Blank was possible.
play-text-title = Everything you were told in { $game }
