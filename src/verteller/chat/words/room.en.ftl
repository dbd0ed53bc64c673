## The room in which a live game is played

room-title = { $game }, live
room-out = My games
room-menu = More
room-needs-script = This page needs JavaScript: what is said and called comes to it while you look.
room-plain-page = To the plain page of this game

## Heaven, table and clock

room-phase-none = Before the first night
room-paused = The game stands still
room-night = Night { $number }
room-day = Day { $number }
room-time-up = any moment now
room-table = Round the table
room-table-open = Show the table
room-table-close = Hide the table
room-you = you
room-dead = dead
room-captain = captain
room-floor = has the floor
room-turn = it is their turn
room-votes = votes: { $count }
room-accused = accused
room-here = here
room-away = away

## One's card

room-card = My card
room-card-hold = Press and hold
room-card-close = Cover it up
room-dead-note = You are dead. You go on reading and hearing all that the village does, and stay silent among the living.
room-watching = You are looking on: you see what the whole village sees.

## Rooms and what is said in them

room-rooms = Rooms
room-unread-one = one unread
room-unread-other = { $count } unread
room-open = you can write here now
room-older = Show earlier posts
room-empty = Nothing has been said here yet.
room-narrator = The narrator
room-write = Say something – { $room }
room-write-line = Write to the narrator, or answer in your own words
room-send = Send
room-finish = I have said everything
room-closed-night = The village sleeps. The square takes no words until morning.
room-closed-dead = The dead are silent here.
room-closed-floor = Only the one who has the floor may speak now.
room-closed = Nobody can write here right now.
room-closed-watching = Whoever looks on does not talk along.
room-sending = on its way
room-unsent = not sent yet
room-again-send = Send again
room-drop = Discard
room-typing-one = { $name } is writing …
room-typing-two = { $first } and { $second } are writing …
room-typing-many = Several are writing …
room-newest = To the newest

## What the narrator asks

room-asked = The narrator asks you
room-asked-why = What is this about?
room-asked-fold = Fold away
room-asked-unfold = Unfold
room-answer = Answer
room-answer-change = Change my answer
room-blank = Nobody
room-no = No
room-pick-exactly = Choose { $count }.
room-pick-most = Choose { $count } at most.
room-pick-some = Choose one or more.
room-pick-between = Choose { $least } to { $most }.
room-noted = Noted
room-may-change = You can change this until the time is up.
room-thumb = Condemn { $name }
room-letter = The words of your letter
room-letter-send = Write it

## Sound

room-sound = Sound
room-sound-on = Sound is on
room-sound-off = Sound is off
room-voice = Let the narrator speak
room-voice-own = Also what is told to me alone (wear headphones)
room-bells = Bells
room-voice-try = Try it
room-voice-sample = Night falls over the village. Everybody, close your eyes.
room-voice-none = This browser cannot speak. Everything the narrator says can also be read.

## Connection

room-lost = The connection is gone. Trying again …
room-back = Connected again.
room-signed-out = You are no longer signed in here.
room-reload = Load the page anew
room-new-in = New: { $room }
room-cards = Rules and cards
room-elsewhere = Carry on on another device
room-language = Language

## Cues, for those who do not hear them

room-cue-nightfall = A deep bell rings: night falls.
room-cue-daybreak = Morning bells ring.
room-cue-growl = A bear growls.
room-cue-end = The bells ring out the end.

## The end

room-end = The end
room-end-title = The game is over
room-end-roles = Who was who
room-end-again = Again with the same people
room-end-other = With the same people: { $rulebook }
room-end-next = To the next game
