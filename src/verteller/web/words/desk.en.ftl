### The words of the desk, where administrators look after games, post and questions.

## On every page

desk = Desk
desk-of-site = Desk of Verteller
desk-games = Games
desk-in = Post in
desk-out = Post out
desk-questions = Questions
desk-addresses = Unreachable
desk-distributions = Distributions
pages = More pages
page-newer = Newer
page-older = Older
page-newest = Newest
page-number = Page { $number } of { $count }
search = Search
search-any = any
not-now = Not now
keep = Keep
anonymous = anonymous
fault-again = Something has changed, or this page was open twice. Read once more what you are about to do.
fault-hours = Give a whole number of hours, from 1 to { $most }.
refused-nothing-to-undo = No closing has happened yet that could be undone.
refused-another-closing = Another closing has happened since you opened that page, so nothing was undone.

## Games

desk-games-none = No such games.
search-name = Name
search-status = State
you-play = you play
phase-with-round = { $phase } · { $round }
round-thief = the thief
round-cupid = Cupid
round-client = the client
round-grave = the grave robber
round-sandman = the sandman
round-main = the main round
round-potions = the witch
round-late = the late round
round-last-words = last words
owing = { $count ->
    [one] Still to answer:
   *[other] Still to answer ({ $count }):
}
owing-none = Everybody who was asked has answered.
plays-note = You play in this game as { $name }, so you see here what its players see, and nothing of its post.
plays-looked = You play in this game and have looked behind the scenes, as everybody was told.
public-page = The public page
players-none = Nobody has signed up yet.
column-player = Player
column-state = State
column-absence = Absences
column-acts = Do
state-alive = alive
state-dead = dead
owes = to answer
unreachable = unreachable
off-list = off the list
missed-of = rounds missed: { $missed } of { $asked }
reliability = reliability: { $percent }%
strikes = { $count ->
    [one] one strike
   *[other] { $count } strikes
}
excused = excused until
excused-open = excused until further notice
settings = Settings
setting-rulebook = Rulebook
setting-language = Language
setting-theme = Theme
setting-speed = A round lasts
setting-strictness = Removed after
setting-seats = Players
setting-created = Made
strictness-words = { $count ->
    [0] never
    [one] one missed round
   *[other] { $count } missed rounds in a row
}

## What can be done

acts = What you can do
hours = Hours more
act-pause = Pause
act-pause-question = Pause { $game }?
act-pause-text = Nothing closes, and what players send in the meantime is not kept. All of them are told. When you take it up again, the open round gets its full time.
done-pause = { $game } is paused.
act-resume = Resume
act-resume-question = Take up { $game } again?
act-resume-text = The open round gets its full time again, and all players are told.
done-resume = { $game } goes on.
act-extend = Extend
act-extend-question = Give the players of { $game } more time?
act-extend-text = The deadline of the open round moves. All players are told by how much; whoever is still to answer is told the new deadline as well.
done-extend = The players of { $game } have more time.
act-close = Close now
act-close-question = Close now what is open in { $game }?
act-close-text = The sign-up or the round that is open ends at once, and what comes of it is told to everybody it concerns. Whoever has not answered yet misses the round. It can be undone, but what people have read they have read.
done-close = Closed.
act-rewind = Undo the last closing
act-rewind-question = Undo the last closing in { $game }?
act-rewind-text = The game is again as it was just before, with the answers given so far, and the round gets its full time. What happened since is undone; the lots fall the same again. Whoever had heard of it is told. What people have read they have read.
done-rewind = The last closing in { $game } has been undone.
act-look = Look anyway
act-look-question = Look behind the scenes of { $game }?
act-look-text = You play in this game. You will see its post, who is to answer and what is open in secret, until it is over. Every player is told that you looked, and it stays in the story of the game for good. This cannot be taken back.
done-look = You see all of { $game } now, and its players have been told.
act-stop = Stop for good
act-stop-question = Stop { $game } for good?
act-stop-text = The game ends without winners and can never be taken up again. All players are told.
done-stop = { $game } has been stopped.
act-delete = Delete
act-delete-question = Delete { $game }?
act-delete-text = The game disappears with its story and all its post. This cannot be taken back. If you may want it later, write its archive first.
done-delete = { $game } has been deleted.
act-substitute = Substitute
act-substitute-question = Let somebody else play { $name } in { $game }?
act-substitute-text = Whoever takes over gets one mail with all that the seat has been told so far, and nothing else. Who has played until now is told so, and everybody hears that { $name } has a substitute. Administrators and those who have played in this game cannot take over.
done-substitute = Somebody else plays { $name } from now on.
substitute-volunteer = Who has offered
substitute-other = Or another address
substitute-address = Address of who takes over
act-remove = Remove
act-remove-question = Remove { $name } from { $game }?
act-remove-text = { $name } leaves the game as somebody who no longer takes part, and cannot come back into it. Everybody hears of it when the village next hears of deaths.
done-remove = { $name } is removed from { $game }.
act-unlist = Off the list
act-unlist-question = Send { $name } nothing more about { $game }?
act-unlist-text = { $name } is dead, gets one last message, and then no more.
done-unlist = { $name } gets no more post about { $game }.

## The dry run

dry-run = Dry run
dry-run-text = This is what would happen if the open round closed at this moment. Nothing has been changed, and answers that are still to come can change it.
dry-run-all = What everybody would hear
dry-run-some = What only some would hear
dry-run-next = Who would be asked next
dry-run-nothing = Nothing.

## The ladder for the absent

ladder = The absent
ladder-text = What happens when somebody does not answer, from a friendly word to removal. Every rung can be there or not.
ladder-rungs = Rungs
rung-reminders = Reminders
rung-reminders-text = A mail before the deadline to whoever is still to answer; one a person, however many games.
rung-strikes = Strikes
rung-strikes-text = Everybody hears who missed a vote that everybody knew of.
rung-excuses = Leave
rung-excuses-text = Whoever says that he is away misses nothing that counts.
rung-extensions = Extensions
rung-extensions-text = When more than half of the living ask for it, a round lasts longer.
rung-substitutes = Substitutes
rung-substitutes-text = Somebody else can take over a seat, with all that it knows.
rung-leaving = Leaving
rung-leaving-text = A player can give up without asking anybody.
ladder-strictness = Missed rounds in a row until somebody is removed
ladder-strictness-text = 0 removes nobody.
ladder-least = Reliability asked for at sign-up, in per cent
ladder-least-text = How many of the rounds in earlier games somebody must have answered. Leave it empty to take everybody.
ladder-dealt = The roles are dealt: strikes and removal stay as the players were told at the start.
ladder-kept = Kept for { $game }.

## Post

search-sender = Sender
search-recipient = Recipient
search-subject = Subject
search-game = Game
search-result = Result
search-kind = About
search-sending = State
search-first = From
search-last = Until
column-when = When
column-sender = Sender
column-recipient = Recipient
column-subject = Subject
column-game = Game
column-result = Result
column-kind = About
column-sending = State
proved-by = proved by:
post-none = No such post.
attempts = { $count } attempts
sending-queued = waiting
sending-sent = sent
sending-failed = given up
sending-withheld = withheld
sending-bounced = came back
kind-news = news
kind-answer-taken = receipt
kind-understood = message understood
kind-refused = refusal
kind-signed-up = sign-up confirmed
kind-sign-up-refused = sign-up refused
kind-invitation = invitation
kind-game-paused = game paused
kind-game-resumed = game resumed
kind-game-stopped = game stopped
kind-final = final list
kind-help-forwarded = question passed on
kind-help-answered = question answered
kind-help-received = question confirmed
kind-admin-notice = notice to administrators
kind-reminder = reminder
kind-time-given-back = time given back
kind-left-list = off the list
kind-confirmation = was this you?
kind-sign-in = link to sign in
kind-hand-over = hand-over
kind-notice = notice

## Questions

questions-open = Waiting
questions-all = All
questions-none = Nobody has asked anything yet.
questions-none-open = No question waits for an answer.
question-number = Question { $number }
question-answered = answered
question-waits = waits
question-answer = Your answer
question-answer-more = A further answer
question-answer-of = Answer,
question-answer-hint = It goes to whoever asked, by mail, with the question below it. Answer nothing that you know only as a player.
question-send = Send
question-sent = The answer to question { $number } is on its way.
question-delete = Remove
question-delete-ask = Remove question { $number }?
question-delete-text = The question disappears for good. Whoever asked is not told.
question-deleted = Question { $number } has been removed.

## Unreachable addresses

addresses-text = Mail to these addresses comes back. Their players miss nothing that counts until it arrives again. Ask them in another way for another address, or say that it works again.
addresses-none = Mail reaches everybody.
unreachable-since = Unreachable since
address-clear = It works again
address-clear-ask = Does { $address } work again?
address-clear-text = What could not be delivered is sent once more, and missed rounds count again from now on.
address-cleared = Mail to { $address } is tried again.

## Distributions

distributions-text = A game draws its roles from the distributions for its number of players: those that come with the rules and those you add here.
distributions-size = { $size } players: { $count ->
    [one] one distribution
   *[other] { $count } distributions
}
distribution-roles = A new distribution
distribution-hint = A role a line, with a number before it for several: 3 villager. The word mayor gives the village one. From 3 to 1000 players.
distribution-add = Add
distribution-added = A distribution for { $count } players has been added.
distribution-own = added
distribution-delete = Remove
distribution-delete-ask = Remove this distribution for { $size } players?
distribution-delete-text = No further game will draw it. Games that have begun are not changed.
distribution-deleted = The distribution has been removed.
