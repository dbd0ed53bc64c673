### The words of the pages.

## On every page

site = Verteller
site-line = The narrator that every game of Werewolf needs and nobody has to be
skip = Skip to the content
nav = Pages
nav-games = Games
nav-rooms = Live
nav-mailbox = Mailbox
language-choice = Language
updates = This page keeps itself up to date.
updates-none = Load the page again to see what is new.
reload = Load again
page-title = { $page } · Verteller
not-found = There is nothing here
not-found-text = This page does not exist, or not any more.
to-games = To the games

## Games

games = Games
games-none = No game is being played right now.
games-none-demonstration = Start a demonstration, and a village will play one for you.
games-over = Games that are over
game-open = Read the story of { $game }
status-sign-up = Sign-up
status-running = Under way
status-paused = Paused
status-stopped = Stopped
status-finished = Over
phase-sign-up = The village is filling up
phase-beginning = Before the first night
phase-night = Night { $number }: the village sleeps
phase-day = Day { $number }
phase-election = Day { $number }: the village elects a mayor
phase-pyre = Day { $number }: the village votes on the pyre
phase-paused = The story stands still for a while
phase-stopped = The story was broken off
phase-finished = The story has been told
closes = Until
players-signed-up = { $count ->
    [0] Nobody has signed up yet; { $seats } seats
    [one] One player, { $seats } seats
   *[other] { $count } players, { $seats } seats
}
living = Living
living-count = { $count ->
    [one] One living
   *[other] { $count } living
}
dead = Dead
dead-none = Nobody has died yet.
mayor = mayor
role-unknown = role unknown
chapter-start = Before the first night
chapter-night = Night { $number }
chapter-day = Day { $number }
story = The story
story-none = The story has yet to begin.
seal = Seal of chance (SHA-256)
seal-text = Everything that chance decides in this game was fixed before it began. Whoever keeps this seal can check afterwards that the lots were drawn fairly.
only-public = This page shows what the whole village knows, and nothing else.

## Demonstration

demonstration = Demonstration
demonstration-text = A village of made-up players plays a whole game of Wakkerdam by mail, here on this machine. Every one of them has a mailbox, and you can look into all of them.
demonstration-busy = A demonstration is being played.
demonstration-seat = Your mail waits in the mailbox of { $name }.
demonstration-players = How many players
demonstration-name = Your name, if you want to play along
demonstration-name-hint = Leave it empty to watch.
demonstration-start = Start a demonstration
demonstration-fault-busy = The village is still playing. Wait until that game is over.
demonstration-fault-name = Nobody in the village can be called that. Use letters only, and a name that nobody else has.
demonstration-fault-number = A demonstration takes { $least } to { $most } players.
demonstration-fault-failed = The demonstration could not begin. The terminal says why.

## Mailbox

mailbox = Mailbox
mailbox-warning = This is a demonstration: everybody's mail lies open here. A real host never shows this page.
people = People
people-none = Nobody has had any mail yet.
person-guest = you
person-unread = { $count ->
    [one] one unread
   *[other] { $count } unread
}
person-choose = Choose somebody to read their mail.
mail-of = Mail of { $name }
conversations = Conversations
conversations-none = There is no mail here yet.
conversation-choose = Choose a conversation to read it.
conversation-count = { $count ->
    [one] one message
   *[other] { $count } messages
}
back-people = All people
back-conversations = All mail of { $name }
unread-one = Unread
letters-new = { $count ->
    [one] A new message has come.
   *[other] { $count } new messages have come.
}
from = From
to = To
wrote = { $name } wrote
written-by = by { $name }
view-text = Plain text
view-html = With layout
view-choice = How to show this message
message-html-title = The message with its layout
subject-none = (no subject)
reply = Reply
reply-to = Reply to “{ $subject }”
reply-text = Your answer
reply-hint = A name from the list is enough. Nothing you do not write yourself counts.
reply-send = Send
compose = New message
compose-subject = Subject
compose-subject-hint = Put the name of the game in it, or Help.
compose-text = Message
compose-send = Send
sent = Your message is on its way to the narrator.
fault-empty = The message is empty. Write something first.
fault-no-door = No mail can be sent here: the narrator's mail door is closed.
fault-refused = The narrator's mail door refused the message: { $reason }
fault-address = That is no mail address.
open-other = Open another mailbox
open-other-address = Mail address
open-other-hint = Any address will do: write from it to join a game.
open-other-go = Open
you-as = You write as { $address }.

## Signing in

sign-in = Sign in
sign-in-text = Type the address with which you play or administer. You will get a mail with a link that signs you in: there is no password.
sign-in-already = You are signed in as { $address }.
sign-in-address = Your mail address
sign-in-ask = Send me a link
sign-in-asked = Look in your mailbox
sign-in-asked-text = If { $address } is known here, a mail with a link is on its way to it. The link works once, within fifteen minutes.
sign-in-asked-hint = Nothing after a few minutes? Look among the unwanted mail, and whether you typed the address with which you signed up.
sign-in-again = Ask for another link
sign-in-welcome = Welcome back
sign-in-press = One more press, and you are signed in as { $address }.
sign-in-gone = This link works no longer
sign-in-gone-text = It was used before, or it is older than fifteen minutes.
sign-out = Sign out
nav-desk = Desk

## Was this you?

confirm = Was this you?
confirm-text = The narrator received this message. Say that it is yours, and he will deal with it as if it came in now.
confirm-game = For { $game }
confirm-subject = Subject: { $subject }
confirm-yes = Yes, this was me
confirm-no = No, this was not me
confirm-done = Confirmed
confirm-done-text = The narrator has read your message. You will find in your mailbox what became of it.
confirm-gone = There is nothing to confirm
confirm-gone-text = This message was refused or has become too old. Nothing was done with it; do send it again if it was yours.

## Stories

nav-stories = Stories
stories = Stories
stories-text = Every mail of a game begins with a story. Here you write one for a moment of your choice, see at once the mail it would stand in, and hand it in. Once an administrator has accepted it, all games of its theme tell it, with your name below.
stories-waiting = Waiting for you
stories-waiting-none = Nothing is waiting to be decided about.
stories-mine = Your stories
stories-mine-none = You have not written any yet.
stories-decided = Decided
story-status-draft = Draft
story-status-submitted = Handed in
story-status-accepted = Accepted
story-status-refused = Not accepted
story-filed = { $theme }, { $tongue ->
    [nl] Dutch
   *[other] English
}
story-remark = The administrator says
story-new = Write a story
story-begin = Begin
story-field-moment = When is it told?
story-field-language = Language
story-field-theme = Theme
story-field-author = Your name as author
story-theme-hint = One that there is, or a new one. What a theme has no story for is told from “default”.
story-author-hint = It stands below every mail that tells your story.
story-unfit-moment = Choose a moment.
story-unfit-language = Choose a language.
story-unfit-theme = A theme is one or more words of letters and digits.
story-unfit-author = Say how you want to be named.
story-first-line = Write your story here.
story-write = Write
story-written = As it was written
story-text = The story, with its fields above it
story-company = See it with
story-company-a = players in group A
story-company-b = players in group B
story-genders = spoken of as
story-genders-mixed = each kind in turn
story-genders-woman = women
story-genders-man = men
story-genders-neither = neither
story-submit = Hand in
story-keep = Keep the draft
story-look = Show the preview
story-take-back = Take it back
story-discard = Throw away
story-preview = As it would be read
story-verdict-good = This story can be told.
story-verdict-faults = { $count ->
    [one] One thing is not right yet.
   *[other] { $count } things are not right yet.
}
story-line = Line { $line }
story-preview-of = Filled in with { $a } in group A and { $b } in group B; the names are made up. The facts below the line are complete without the story.
story-about = Who is in it
story-about-roles = their roles may be named
story-about-deadline = may be named, where there is one
story-words = What you can put between braces
story-use-name = the name of the first player of group B; [1] is the second
story-use-names = all names of a group as a list
story-use-count = how many they are
story-use-word = a word for a man, for a woman, for neither
story-use-pronouns = what suits the player; without one, the name
story-use-role = the player’s role with its article, with a small letter or a capital; only where it is known
story-use-day = the number of the day
story-use-deadline = until when an answer counts
story-use-if = one text or another
story-use-for = a text for each player
story-kept = The draft has been kept.
story-submitted = Your story has been handed in. You will get a mail when it has been decided about.
story-taken-back = The story is a draft again, and is not told now.
story-discarded = The story has been thrown away.
story-accepted = The story has been accepted, and is told from now on.
story-refused = The story has been sent back to its author.
story-decide = Your decision
story-decide-text = Read it once more as a player: is it good to read, does it fit its theme, and does it harm nobody? Once accepted, it is told from the next mail on.
story-withdraw-text = This story is being told. If you take it out, games go on with the other stories of the theme, or with the theme “default”.
story-decide-remark = A word to its author
story-accept = Accept
story-refuse = Do not accept
story-withdraw = Take it out
story-refused-faulty = The story has been kept but not handed in: put right first what is listed below.
story-refused-too_long = The story is too long.
story-refused-too_many = You have too many stories waiting. Wait until some have been decided about, or throw a draft away.
story-refused-not_open = This story cannot be changed now. Take it back first.
story-refused-not_waiting = There is nothing to decide about this story any more.
story-refused-changed = The story has been changed since you read it. Here it is as it is now.
story-refused-undecided = Press one of the buttons.
