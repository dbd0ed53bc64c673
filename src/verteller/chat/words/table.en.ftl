### One table, one screen: what the narrator says and shows on the phone that lies on the table.

## Before the game

table-title = Round the table
table-lead = One phone in the middle of the table: it deals the cards, leads the night aloud while everybody's eyes are closed, and counts the votes by day. Nobody has to be the narrator.
table-missing = The table cannot be played here yet.
table-missing-how = The part that runs in your browser was not fetched when this narrator was set up. Whoever runs it can do that now:
table-script = The table plays in your browser and needs JavaScript for it.
table-home = To the front page
table-book-tabula = Lupus in Tabula
    .about = The card game for 8 to 24 people.
table-book-duesterwald = Düsterwald
    .about = With a captain, thumbs and a hunter's last shot.
table-sizes = { $players ->
    [0] At least { $least } players are needed.
   *[other] { $players } players, { $named } cards.
}
table-pace-brisk = Brisk
table-pace-usual = Usual
table-pace-calm = Calm
table-own-how = A card of your own takes the place of a { $role }. What it can do you agree on yourselves; the narrator calls it and keeps its secret.
table-begin = Deal the cards
table-few-for = { $role }: recommended for more players.
table-odd = { $what ->
    [many_siblings] More than three siblings are unusual.
   *[other] Unusual: { $what }.
}
table-fault = { $code ->
    [player_count] { $most ->
        [1000] { $least } players at least are needed.
       *[other] It is played by { $least } to { $most } players.
    }
    [same_name] Two players have the same name.
    [no_name] Somebody has no name yet.
    [role_count] There are { $count } cards for { $players } players.
    [role_limit] { $most ->
        [-1] Not possible: { $roles }, at least { $least }.
       *[other] { $least ->
            [0] Not possible: { $roles }, at most { $most }.
           *[other] Not possible: { $roles }, { $least ->
                [one] at least one
               *[other] at least { $least }
            } and at most { $most }.
        }
    }
    [no_composition] There is no proposal for { $players } players: choose the cards yourselves.
    [own_cards] Your own cards take the place of villagers, and there are not enough of those.
    [own_names] Each card of your own needs a name of its own.
   *[other] It cannot be played like this.
}

## Options

table-option-first-night-kills-narrator = In the first night the narrator is killed, and nobody else
table-option-ghosts = Ghosts: the dead vote in the first vote
table-option-mythomaniac-phase = The mythomaniac is called
    .before-seer = before the seer
    .end-of-night = at the end of the night
table-option-nomination-start = The voting begins
    .right = on the right of the one killed
    .left = on the left of the one killed
table-option-pack-rule = The werewolves decide
    .majority = by more than half of them
    .unanimous = all together
    .plurality = by most votes
table-option-discussion-seconds = Seconds to talk before the vote
table-option-witch-sees-converted = The witch hears of a victim who is turned
table-option-convert-keeps-power = Who is turned keeps his power
table-option-white-wolf-endgame = When only wolves are left
    .end = the game ends
    .continue = it goes on until the white one is dead or alone
table-option-harlot-repeat = The harlot may sleep with the same person
    .not-consecutive = but not twice running
    .free = as often as she likes
    .never = only once in the game
table-option-neighbours = Next to each other sit
    .living = the nearest of the living
    .fixed = those who sat there at the beginning
table-option-white-wolf-pair-is-mixed = The white werewolf and another wolf in love play as a mixed pair
table-option-votes-per-player = Thumbs for each player
    .unlimited = as many as he likes
    .v1 = one
table-option-max-rounds = Rounds until nobody wins (0: no end)

## The cards

table-deal = This card is for { $name }
table-deal-how = Hand { $name } the phone. Everybody else looks away.
table-deal-place = { $number } of { $of }
table-deal-cover = Press and hold to see it
table-deal-last = Everybody has seen a card
table-hand-on = Hand the phone to { $name }
table-own-card = As far as the game goes you are: { $role }.
table-round = News for { $name }?
table-round-how = The phone goes round. Everybody presses and holds for a moment, and most find nothing.
table-round-nothing = There is no news for you.
table-counted = { $count ->
    [one] { $name }
   *[other] { $count } × { $name }
}

## The night

table-night = Night { $number }
table-night-how = Put the phone in the middle of the table, with the sound on. Whoever is called opens his eyes, touches the screen and chooses without a sound.
table-night-first = { $number ->
    [1] All close your eyes and drum on the table, softly, until it is day. The calls last equally long whatever happens in them.
   *[other] All close your eyes and drum on the table, softly, until it is day.
}
table-night-spoken = Night { $number }. All close your eyes and drum on the table.
table-night-begin = All are ready: close your eyes
table-call-cover = Is it you? Touch here
table-call-nothing = There is nothing here for you to do.
table-call-own = { $name }, open your eyes.
    .close = { $name }, close your eyes.
    .task = Do what you have agreed on.
table-call-spared = Werewolves, open your eyes and look at each other. Tonight you kill me, your narrator.
table-together = You are together: { $names }.

## The day

table-told = { $dawn ->
    [yes] Day { $number }
   *[no] The narrator tells
}
table-go-on = Go on
table-talk = { $phase ->
    [defence] { $speaker }, defend yourself.
    [accuse] Talk: whom do you suspect?
   *[discussion] Talk: who of you is a werewolf?
}
table-talk-how = { $phase ->
    [defence] Nobody else speaks now.
   *[other] Everything may be said, only cards may not be shown. The dead say nothing.
}
table-talk-end = { $phase ->
    [defence] Thank you
    [accuse] To the accusations
   *[discussion] To the vote
}
table-ask = { $phase ->
    [captain] { $name }, who is to be captain?
    [accuse] { $name }, whom do you accuse?
    [tie] { $name }, you are the captain: who has to go?
   *[other] { $name }, who is to be lynched?
}
table-ask-skip = { $name } says nothing
table-thumbs = Who is for the condemnation of { $name }?
table-thumbs-how = Thumbs up, now. Touch the names of all who raise theirs.
table-thumbs-counted = That is all of them

## The end

table-over = The game is over
table-seed = From this secret every lot was drawn; it was sealed before the deal.
table-archive = Save the game as a file
table-again = Again with the same people

## To look up

table-summary = The cards in play
table-summary-order = One after another
table-phase-shot = The hunter's last shot
table-phase-captain = Election of the captain
table-phase-accuse = Talk and accusations
table-phase-ballot = The ballot
table-phase-tie = The captain's decision on a tie
table-phase-discussion = Talk
table-phase-nominate = First vote: who is nominated
table-phase-defence = The nominees defend themselves
table-phase-ballot-again = After a tie: defence and ballot once more

## On the screen

table-ui-loading = Fetching the narrator …
table-ui-waking = Waking the narrator …
table-ui-slow = The first time that takes a moment.
table-ui-failed = The narrator could not be woken.
table-ui-offline = Ready: from now on it plays without a network too.
table-ui-online = This browser keeps nothing here: stay connected.
table-ui-menu = Menu
table-ui-close = Close
table-ui-summary = Cards and order
table-ui-undo = Take the last step back
table-ui-end = End the game now
table-ui-end-sure = End the game? Nobody wins then, and all cards are shown.
table-ui-yes = Yes
table-ui-no = No
table-ui-language = Language
table-ui-voice = The narrator speaks
table-ui-bells = Bells
table-ui-noise = Drumming at night
table-ui-novoice = This browser has no voice for this language: somebody has to read the calls aloud.
table-ui-try = Try the sound
table-ui-trial = Good evening. I am your narrator.
table-ui-rulebook = What do you play?
table-ui-names = Who is at the table?
table-ui-names-how = Clockwise, as you sit.
table-ui-name = Player
table-ui-add = Add a player
table-ui-remove = Remove
table-ui-earlier = Move up
table-ui-later = Move down
table-ui-roles = Cards
table-ui-proposal = As proposed
table-ui-fewer = One fewer
table-ui-more = One more
table-ui-own = Cards of your own
table-ui-own-add = Add a card
table-ui-own-name = Name
table-ui-own-text = What does it do?
table-ui-own-called = Is called every night
table-ui-options = Rules and pace
table-ui-pace = Pace of the night
table-ui-resume = Go on with your game
table-ui-resume-how = A game was interrupted on this phone.
table-ui-fresh = Begin a new game
table-ui-paused = The game was interrupted.
table-ui-seconds = seconds left
table-ui-minute = One minute more
table-ui-pause = Pause
table-ui-continue = Continue
table-ui-confirm = That is my choice
table-ui-chosen = Chosen:
table-ui-letter = What does the letter say?
table-ui-out = out
table-ui-votes = votes
table-ui-captain = captain
table-ui-won = won
table-ui-asleep = Eyes closed
table-ui-cover = Look away, cover up
