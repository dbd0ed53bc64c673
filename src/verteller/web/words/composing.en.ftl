### The desk before a game begins: it is made, its village composed, its players gathered.

preparing = Before the game

## Rulebooks, their options and their warnings

book-wakkerdam =
    .text = Werewolf as it has been played by mail for years: rounds in the night, an election, the pyre.
book-tempo_reale =
    .text = The seventh edition: one night for everybody, a whole day to talk, three factions, and ghosts.
    .note = Roles are dealt by lot, and so are every soothsayer’s four sentences, two true and two false. Nobody can choose them, since nobody knows the deal before it is made.
book-lupus3 =
    .text = The technical rules of 2012: White, Black and Red, vampires that age, reports at dawn and at sunset. Players write in their own words.
    .note = Roles are dealt by lot, and so are every soothsayer’s four sentences and the skill of exorcists and kidnappers, which stays secret. What the technical rules leave to another book can be chosen here.
book-duesterwald =
    .text = The German game in a chat room: every step of the night is called aloud, by day there are accusations, a ballot and a captain.
book-tabula =
    .text = The card game at one table, of 2005: votes in turn, a second ballot, an owl and a werehamster.
option-wakkerdam-mayor_weight = What the mayor’s vote weighs more
    .text = At the pyre, besides the vote that everybody has.
    .half = half a vote
    .double = a whole vote
option-wakkerdam-stacking = Several marks on one player add up
    .text = Otherwise two ravens or two warnings count as one.
option-wakkerdam-election_tie = When the election ends in a tie
    .text = Who becomes mayor then.
    .void = there is no mayor
    .lot = the lot decides
option-wakkerdam-witch_sees = When the witch sees the victims
    .text = Whether she is told who is about to die.
    .with_elixir = as long as she has the elixir
    .always = always
option-wakkerdam-white_nights = The nights of the white werewolf
    .text = In which nights he can choose a victim all by himself.
    .even = the even ones
    .odd = the odd ones
option-wakkerdam-empty_rounds = Rounds without players are held
    .text = Nobody can tell then by the clock that all holders of a role are dead.
option-wakkerdam-scapegoat_guilt = When the scapegoat makes others feel guilty
    .text = Those who feel guilty have no vote at the next pyre.
    .tie = only when burned because of a tie
    .always = whenever burned
option-wakkerdam-roles_shown = Roles of the dead are shown
    .text = Otherwise everybody goes on guessing.
option-wakkerdam-dead_win = The dead win with their team
    .text = Otherwise only the living do.
option-wakkerdam-self_vote = Players can vote for themselves
    .text = At the pyre.
option-tempo_reale-keepers_count_ghosts = Gravekeepers and bodyguards count ghosts too
    .text = When they hear how many others acted on their choice.
option-tempo_reale-corpse_told = The robbed dead are told
    .text = Whoever’s role is taken over after death hears by whom.
option-tempo_reale-nobody_alive = When nobody is left alive
    .text = Which factions win then.
    .shared = all that were still in play
    .undefeated = only those not defeated just then
option-tempo_reale-clan_roles = Who knows each other knows the roles too
    .text = Otherwise only the names.
option-tempo_reale-addresses = Mail addresses of those who take part
    .text = Who sees them on the page of participants, once the roles are dealt.
    .everybody = everybody, as the rulebook says
    .players = only those who play
    .nobody = nobody
option-lupus3-quorum = When the vote for the pyre counts
    .text = How many of the living must have voted.
    .half = at least half
    .more_than_half = more than half
    .none = one vote will do
option-lupus3-tie = When the vote for the pyre is a tie
    .text = Who must go to the pyre.
    .mayor = the mayor’s vote decides, or else the lot
    .lot = the lot decides
    .nobody = nobody
option-lupus3-tie_vote = Who decides a tie on the day of an election
    .text = Which mayor’s vote it is.
    .elected = the one just elected
    .incumbent = the one in office
option-lupus3-election = Who is elected mayor
    .text = How many votes it takes.
    .majority = who has the votes of more than half of the living
    .most = who has the most votes
option-lupus3-succession = When a mayor dies without a successor
    .text = Who gets the office.
    .lot = the lot decides
    .vacant = nobody, until the next election
option-lupus3-niece = Mubarak’s niece is saved from the pyre
    .text = When the village condemns her.
    .always = every time
    .once = once
option-lupus3-first_night_wolves = Wolves kill in the first night already
    .text = Otherwise they begin with the second.
option-lupus3-kidnapper_chains = When kidnappers kidnap each other in a chain
    .text = Who succeeds, if there are three or more.
    .dependency = who is kidnapped does not kidnap; skill decides only in a ring
    .skill = they act from the most skilled to the least
option-lupus3-shield_on_self = Who is exorcised cannot act on themselves either
    .text = Otherwise an exorcist stops others only.
option-lupus3-annulled_use = A power that was annulled
    .text = Whether it counts as used, for powers that rest afterwards or work only once.
    .kept = is not used up
    .consumed = is used up
option-lupus3-wolves_told = Wolves stopped by a bodyguard hear of it
    .text = They read the usual sentence, which does not say why.
option-lupus3-bodyguard = What a bodyguard protects from
    .text = Nothing helps against the other dangers.
    .wolves = wolves
    .bites = wolves and vampires
    .all = wolves, vampires and hunters
option-lupus3-disagreeing_vampires = Vampires who choose different victims
    .text = They leave home, but bite nobody.
    .same = stay as they are
    .age = age all the same
option-lupus3-vampires_rise = Necromancers can raise dead vampires
    .text = Otherwise a dead vampire stays dead, unless a messiah helps.
option-lupus3-expansive = Who gets a visit from an extrovert
    .text = What the visited know of it in the morning.
    .told = who it was
    .nothing = nothing
option-lupus3-ritual = The ritual of the dead
    .text = Who must name the same player for it to succeed.
    .all = all of the dead
    .participants = all who take part
    .none = there is none
option-lupus3-suicide = Players can commit suicide at night
    .text = The character dies at dawn, after everything else.
option-lupus3-clan_knowledge = What those know who know each other from the start
    .text = Masons; wolves and witches; possessed and exorcists; devils and their advocates.
    .roles = names and roles
    .names = only the names
option-lupus3-roles_of_dead = The roles of the dead
    .text = Until the game is over.
    .hidden = stay secret
    .shown = are told to everybody
option-lupus3-collapse = When the last wolf dies at night
    .text = When the rest of Black dies.
    .next = at the next dawn
    .same = at that very dawn
option-lupus3-vampirised_count = Half-vampires alone keep Red in the game
    .text = Otherwise Red loses when only half-vampires are left.
option-lupus3-nobody_alive = When no faction is left
    .text = Who wins then.
    .shared = those that were still in play, together
    .draw = nobody
option-duesterwald-pack_rule = How the pack agrees
    .text = How many of its votes a victim needs.
    .majority = more than half of the pack
    .unanimous = all of the pack
    .plurality = most of the votes given
option-duesterwald-witch_sees_converted = The witch is told of a victim who is turned
    .text = Otherwise she hears that there is no victim.
option-duesterwald-convert_keeps_power = Who is turned keeps the role
    .text = Otherwise they are a werewolf and nothing else.
option-duesterwald-white_wolf_endgame = When only wolves are left
    .text = If the white werewolf is among them.
    .end = the game ends
    .continue = it goes on until the white werewolf is dead or alone
option-duesterwald-reveal_role_on_death = Roles of the dead are shown
    .text = Otherwise everybody goes on guessing.
option-duesterwald-harlot_repeat = Where the village harlot may sleep again
    .text = With whom she has slept before.
    .not_consecutive = anywhere but where she slept last night
    .free = anywhere
    .never = nowhere twice
option-duesterwald-neighbours = Who counts as a neighbour
    .text = For the bear and the fox.
    .living = the nearest living players
    .fixed = whoever sits there, dead or alive
option-duesterwald-white_wolf_pair_is_mixed = The white werewolf and another wolf are a mixed couple
    .text = As lovers they then win together, if nobody else is left.
option-duesterwald-votes_per_player = How many accused one may vote against
    .text = In one ballot.
    .unlimited = as many as one likes
option-duesterwald-public_composition = Everybody is told which roles are in the game
    .text = Otherwise every role there could be is called at night.
option-duesterwald-ready_word = There is time to read the cards before the first night
    .text = Everybody is asked whether they are ready.
option-duesterwald-max_rounds = After so many rounds nobody wins
    .text = 0 for no limit.
option-tabula-first_night_kills_narrator = In the first night the werewolves kill the narrator
    .text = Otherwise the first night has a victim already.
option-tabula-ghosts = The dead vote as ghosts
    .text = Only when players are nominated, not in the second ballot.
option-tabula-mythomaniac_phase = When the mythomaniac is called
    .text = In the second night.
    .before_seer = before the seer
    .end_of_night = at the end of the night
option-tabula-nomination_start = Where the voting begins
    .text = Beside the one just killed; from there it goes on clockwise.
    .right = on the right
    .left = on the left
option-tabula-pack_rule = How the werewolves agree
    .text = How many of their votes a victim needs.
    .majority = more than half of them
    .unanimous = all of them
    .plurality = most of the votes given
option-tabula-strict_minimums = Characters only from their number of players on
    .text = Otherwise there is just a warning.
option-tabula-discussion_seconds = How long the village talks before it votes
    .text = In seconds.
warning-tempo_reale-no_villagers = There are no villagers.
warning-tempo_reale-no_wolves = There is nobody on the wolves’ side.
warning-tempo_reale-no_necromancers = There is nobody on the necromancers’ side.
warning-tempo_reale-no_wolf = There is no wolf: the wolves’ side is out of the game at the first dawn.
warning-tempo_reale-no_necromancer = There is no necromancer: that side is out of the game at the first dawn.
warning-lupus3-no_white = There is nobody for White.
warning-lupus3-no_black = There is nobody for Black.
warning-lupus3-no_red = There is nobody for Red.
warning-lupus3-no_wolf = There is no wolf: Black is defeated at the first dawn.
warning-lupus3-no_vampire = There is no vampire: Red can bite nobody.
warning-lupus3-vampirised_dealt = Somebody begins as a half-vampire, without ever having died.
warning-duesterwald-many_siblings = There are more than three siblings.
warning-tabula-few_for_medium = The medium is recommended from 9 players on.
warning-tabula-few_for_possessed = The possessed is recommended from 10 players on.
warning-tabula-few_for_bodyguard = The bodyguard is recommended from 11 players on.
warning-tabula-few_for_owl = The owl is recommended from 12 players on.
warning-tabula-few_for_freemason = Freemasons are recommended from 13 players on.
warning-tabula-few_for_werehamster = The werehamster is recommended from 15 players on.
warning-tabula-few_for_mythomaniac = The mythomaniac is recommended from 16 players on.
warning-other = The rules say of it: { $warning }.

## The village

village-title = Village
village-heading = The village of { $game }
village-text = These are the roles that will be dealt, by lot, by the rules of { $rulebook }. Nobody who plays can see this page, before the game or during it.
village-dealt = The roles have been dealt, so nothing can be changed here any more.
village-players = { $count ->
    [0] Nobody has signed up yet
    [one] One player has signed up
   *[other] { $count } players have signed up
}; the game takes { $least } to { $most }.
kept-title = What is drawn from
composition-size = { $size } players:
composition-fits = fits
composition-other-size = { $players ->
    [one] not for one player
   *[other] not for { $players } players
}
composition-change = Change
composition-number = village { $number }
composition-drop = Remove
composition-drawn = One of those for the right number of players is drawn by lot.
composition-none = { $count ->
    [0] You have composed nothing yet, and nothing is ready for { $players } players: the roles could not be dealt.
    [one] You have composed nothing yet. For { $players } players one village is ready, and that would be dealt.
   *[other] You have composed nothing yet. For { $players } players { $count } villages are ready, and one of them would be drawn by lot.
}
composition-kept = The village is kept.
composition-dropped = The village is removed.
compose-new = Compose a village
compose-change = Change a village
presets-size = For how many players
presets-show = Show what is ready
presets = { $count ->
    [one] One village is ready for { $size } players
   *[other] { $count } villages are ready for { $size } players
}
presets-none = Nothing is ready for { $size } players.
preset-use = Fill it in
preset-number = village { $number }
warnings-title = Before you keep it:
warnings-sure = I know, and I want it like this
role-less = One { $role } less
role-more = One { $role } more
compose-mayor = The village elects a mayor
compose-total = Together
compose-of = { $players ->
    [0] (nobody has signed up yet)
    [one] (one player has signed up)
   *[other] ({ $players } have signed up)
}
compose-keep = Keep this village

## Hints

hints-title = Hints
hints-text = What you write here about the village stands on the public page as soon as you keep it, and is told to everybody again when the game begins: “There are at least two wolves.” You need not say anything.
hints-label = Hints
hints-hint = One on a line. Until the roles are dealt you can change them; what people have read they have read.
hints-kept = The hints are kept.
hints-fault = At most { $most } hints, of at most { $longest } characters each.

## The calendar

calendar-title = Calendar
calendar-text = When the phases of the game close. Whatever you change holds for the open phase as well, and all players are told.
calendar-over = The game is over.
calendar-preset-two-days = Two days each
calendar-preset-one-day = One day each
calendar-preset-nights = Days and nights
calendar-preset-five-days = Five days a week
calendar-preset-minutes = Around a table
calendar-kind = How phases close
calendar-own = As it is: a calendar that this form cannot show
calendar-each = Every phase lasts equally long
calendar-length = How long
calendar-unit = Counted in
unit-d = days
unit-h = hours
unit-m = minutes
calendar-nights = Days and nights by the clock
calendar-hours = Phases end at an hour of the clock
calendar-dawn = Nights end at
calendar-dusk = Days end at
calendar-hour = Phases end at
calendar-evenings = Days end on
calendar-weekdays = On these days of the week
weekday-mon = Monday
weekday-tue = Tuesday
weekday-wed = Wednesday
weekday-thu = Thursday
weekday-fri = Friday
weekday-sat = Saturday
weekday-sun = Sunday
calendar-dates = But not on these dates
calendar-dates-hint = Holidays, for example: year, month and day, one on a line, such as 2027-04-05.
calendar-waits = A game master closes each phase by hand
calendar-zone = Time zone
calendar-zone-hint = Whose clocks are meant, such as Europe/Rome.
calendar-try = See what comes of it
calendar-keep = Keep this calendar
calendar-kept = { $game } goes by this calendar now.
calendar-fault = This is no calendar that a game can go by.
calendar-fault-hour-unclear = This is no hour of the clock: { $value }
calendar-fault-hours-none = Say at what hour.
calendar-fault-weekdays-none = Mark at least one day of the week.
calendar-fault-date-unclear = This is no date: { $value }
calendar-fault-too-many-dates = Those are too many dates.
calendar-fault-zone-missing = Say which time zone is meant.
calendar-fault-zone-unknown = This is no time zone: { $value }
calendar-fault-length-unclear = Say with a whole number how long a phase lasts.
calendar-fault-length-range = A phase lasts at least a minute and at most ten years.
turns-title = The coming turns
turns-tried = What would come of it
turns-zone = By the clocks of { $zone }, if nobody ends a phase early.
turns-turn = Phase
turns-opens = From
turns-closes = Until
turns-by-hand = closed by hand
turns-none = What comes next, and when, is for the game to say.
turn-sign-up = Sign-up
turn-night = Night { $number }
turn-day = Day { $number }
turn-next = A phase
turn-other = { $phase }, { $number }

## A new game

new-title = A new game
new-rulebook = Rulebook
new-name = Name
new-name-hint = Letters and digits; players put it in the subject of their mail.
new-language = Language
new-language-hint = Of the invitations; every player is told everything in a language of their own.
new-theme = Stories
new-theme-hint = In what style the game is told, where its rulebook has stories.
new-least = Players, at least
new-most = Players, at most
new-most-hint = When the last place is taken, the roles are dealt at once.
new-closes = Sign-up until
new-closes-hint = By the clocks of the time zone below. Then the roles are dealt.
new-mayor = Mayor
new-mayor-drawn = as the village drawn says
new-mayor-yes = yes
new-mayor-no = no
new-strictness = Missed rounds in a row
new-strictness-hint = After so many a player is removed; 0 removes nobody.
new-options = Options of the rulebook
new-options-text = They are settled for good when the roles are dealt. As they stand here, they follow the rulebook.
new-make = Make the game
new-done = { $game } takes sign-ups now, and you are its game master.
new-fault-closes-at = Sign-up has to last until a moment that is still to come.
new-fault-length = Say with a whole number how long a phase lasts.
new-fault-least = At least how many players? That has to be a whole number.
new-fault-most = At most how many players? That cannot be fewer than at least, nor more than the rulebook takes.
new-fault-strictness = Missed rounds in a row have to be a whole number.

## Players

players-title = Sign-ups
players-count = { $count ->
    [0] Nobody has signed up yet;
    [one] One player has signed up;
   *[other] { $count } players have signed up;
} the game takes { $least } to { $most }.
players-until = Sign-up lasts until
players-list = Who takes part
players-closed = Nobody can sign up now.
player-name = Name
player-nicknames = Nicknames
player-nicknames-hint = What others call him or her as well, for example Bobby. Put a comma between several.
nickname-title = Nicknames of those taking part
nickname-who = Whose
nickname-save = Save
nickname-saved = The nicknames of { $name } are saved.
player-address = Mail address
player-language = Language
player-gender = Spoken of as
gender-man = a man
gender-woman = a woman
gender-neither = neither of them
player-take-off = Take off
player-taken-off = { $name } does not take part any more.
take-off-question = Take { $name } off the list of { $game }?
take-off-text = { $name } is told by mail, and can sign up again.
invite-title = Invite people
invite-addresses = Mail addresses
invite-hint = One on a line. Everybody gets a mail of their own, with all that is agreed.
invite-text = Your own words (need not be)
invite-send = Invite
invited = { $count ->
    [one] One invitation is on its way.
   *[other] { $count } invitations are on their way.
}
add-title = Sign somebody up
add-text = Whoever it is gets a mail that confirms it. When the last place is taken, the roles are dealt at once.
add-player = Sign up
player-added = { $name } takes part.

## The deal

deal-title = Deal now
deal-question = Deal the roles of { $game } now?
deal-text = { $count ->
    [one] One player takes part. Sign-up closes, the roles are dealt, and everybody is told by mail.
   *[other] { $count } players take part. Sign-up closes, the roles are dealt, and everybody is told by mail.
} It cannot be taken back.
deal-own = { $count ->
    [one] The village that you composed for so many is dealt.
   *[other] One of the { $count } villages that you composed for so many is drawn by lot.
}
deal-library = { $count ->
    [one] You have composed nothing for this game: the one village that is ready for so many is dealt.
   *[other] You have composed nothing for this game: one of the { $count } villages that are ready for so many is drawn by lot.
}
deal-too-few = { $count ->
    [0] Nobody has signed up yet.
    [one] Only one player has signed up.
   *[other] Only { $count } players have signed up.
} The game needs { $least }.
deal-no-composition = There is no village for { $count } players to deal. Compose one first.
deal-paused = The roles of { $game } could not be dealt, so the game is paused. Compose a village for exactly so many players, and take it up again.
deal-done = The roles of { $game } have been dealt, and the game has begun.

## Distributions

distribution-hint-roles = A role a line, with a number before it for several. From 3 to 1000 players.
