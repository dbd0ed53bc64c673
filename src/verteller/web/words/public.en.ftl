## Live pages

live-news = There is news on this page.
live-left = { $length } left
live-moment-left = less than a minute left
live-time-up = the time is up

## A game

game-pages = Pages of { $name }
game-now = How things stand
game-village = The village
game-mayor = Mayor: { $name }
game-exiled = Exiled
game-hints = What is known of the roles
game-announced = Announcements

## A turn

turns = Nights and days
turn-begun = Begun
turn-earlier = Earlier
turn-later = Later
turn-from-start = From the beginning
turn-quiet = Nothing was told in this turn.

## A vote

ballot-pyre = The vote on the pyre
ballot-election = The election of the mayor
ballot-other = A vote
ballot-totals = Result
ballot-votes = Who voted for whom
ballot-candidate = For
ballot-count = Votes
ballot-voter = Voter
ballot-preference = Voted for
ballot-blank = blank
ballot-missing = did not vote
ballot-none = Nobody voted.

## Who takes part

participants = Participants
people-name = Name
people-state = In the game
people-address = Mail address
people-living = alive
people-dead = dead
people-exiled = exiled
people-signed-up = signed up
people-nobody = Nobody takes part yet.
people-addresses = The addresses of those who play stand here because the rules of this game publish them. They are for playing: nobody may use an address of this list that is not his own.
people-will-publish = The rules of this game publish the mail addresses of all who take part, on this page, once the roles have been dealt.
people-players-only = The mail addresses of those who take part are shown on this page to them alone, once the roles have been dealt.

## All games

games-all = All games
games-search-all = Search all games
games-name = Name
games-state = Which games
games-state-any = All
games-state-open = Open for sign-up
games-state-running = Under way
games-state-over = Over
games-search = Search
games-found = { $count ->
    [0] No games
    [one] One game
   *[other] { $count } games
}
games-not-found = No game has a name like that.
games-none-such = There are no such games.
games-pages = Pages of games
games-page = Page { $number } of { $count }
games-page-newer = Newer games
games-page-older = Older games

## The rules

rules = Rules
rules-title = The rules of { $name }
rules-text = Every game is played by one of these rulebooks, from beginning to end.
rules-contents = On this page
rules-other-language = These rules are not written in your language yet.
rules-players = { $least } players or more
rulebook-wakkerdam = Wakkerdam
rulebook-wakkerdam-line = Werewolves, a pyre and twenty-eight roles, in rounds of a day or two.
rulebook-tempo_reale = Lupus in tempo reale
rulebook-tempo_reale-line = Three factions, and days and nights that go with the calendar. Seventh edition, 2018.
rulebook-lupus3 = Lupus 3.0
rulebook-lupus3-line = White, Black and Red, and a narrator who understands what you write. Technical rules, 2012.
rulebook-duesterwald = Düsterwald
rulebook-duesterwald-line = A pack, a village and a captain; everybody who wakes is called aloud. The German rules.
rulebook-tabula = Lupus in Tabula
rulebook-tabula-line = Round one table: whoever is asked votes aloud, in turn. The card game, Dutch edition of 2005.

## What I am and what I know

knows = What you are
knows-role = Role
knows-faction = Faction
knows-aura = Aura
knows-mystic = Mystic
knows-state = State
knows-power = Supernatural power
knows-living = alive
knows-dead = dead
knows-ghost = dead, and a Ghost
knows-exiled = exiled
knows-start = What you have known from the start
trait-aura-white = white
trait-aura-black = black
trait-aura-red = red
trait-mystic-yes = yes
trait-mystic-no = no
