### The words of the pages.

## On every page

site = Verteller
site-line = The narrator that every game of Werewolf needs and nobody has to be
skip = Skip to the content
nav = Pages
nav-games = Games
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
