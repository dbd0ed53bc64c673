### The lobby of a live game: opening one, coming in, waiting, and beginning.

lobby-site = Live games
lobby-title = { $game }: the lobby

## My games

lobby-mine-title = Games that happen now
lobby-mine-text = Everybody is there, a night takes minutes, and nobody has to be the narrator. Open a game, send the link round, and begin once the village is complete.
lobby-mine-new = Open a game
lobby-mine-new-text = Each of you on a phone or a computer. Whoever has the link comes in with a name: no account, no mail.
lobby-mine-table = One device on the table
lobby-mine-table-text = You sit together and pass one phone round. It works without a network, too.
lobby-mine-linked = Were you sent a link? Then just open it, or point your camera at the square code.
lobby-mine-now = Yours
lobby-mine-over = Finished
lobby-mine-none = You have no game yet.
lobby-status-sign_up = gathering
lobby-status-running = under way
lobby-status-paused = paused
lobby-status-stopped = stopped
lobby-status-finished = finished

## A new game

lobby-new-title = Open a game
lobby-new-rulebook = By which rules
lobby-rulebook-duesterwald = Düsterwald
    .text = For three to sixty, best with eight to twelve. Every role is called aloud by night, and by day a captain leads the village. Sixteen roles, from the witch to the primal werewolf.
lobby-rulebook-tabula = Lupus in Tabula
    .text = For eight to twenty-four, as at a table: names are called out in turn, the accused defend themselves, and then comes the second ballot.
lobby-new-name = What the game is called
lobby-new-name-hint = Letters and digits.
lobby-new-language = What the narrator speaks aloud
lobby-new-language-hint = Everybody reads in a language of their own.
lobby-new-you = You
lobby-new-plays = I play along
lobby-new-plays-hint = Otherwise you only host, and look on like any spectator.
lobby-new-pace = Pace
lobby-pace-brisk = Brisk
lobby-pace-usual = Usual
lobby-pace-calm = Calm
lobby-pace-text = { $call } seconds a call, { NUMBER($talk, maximumFractionDigits: 1) } minutes to talk
lobby-new-speaks = The narrator speaks aloud
lobby-new-speaks-hint = In each browser, unless somebody turns it off there. Everything can be read as well.
lobby-new-ready = Time to read the cards before the first night
lobby-new-ready-hint = Everybody can tell the narrator that they are ready.
lobby-new-options = Options of these rules
lobby-new-options-text = As they stand here, they are as the rulebook has them.
lobby-new-by-pace = by the pace
lobby-new-roles = Which roles are dealt is settled in the lobby, once you see how many have come.
lobby-new-make = Open the lobby
lobby-names = Full Moon | Owl Light | Morning Fog | Old Mill | Black Pines | Silver Birch | Thin Ice | Long Shadows | First Frost | Cold Embers | Wolf Hollow | Quiet Well

## Coming in

lobby-join-title = Come in
lobby-join-text = { $host ->
    [nobody] You are invited to a game of { $rulebook }.
   *[other] { $host } invites you to a game of { $rulebook }.
}
lobby-join-count = { $count ->
    [0] Nobody is here yet.
    [one] One is here already.
   *[other] { $count } are here already.
}
lobby-name = Your name
lobby-name-hint = As the others will call you.
lobby-gender = How you are spoken of
lobby-gender-man = he
lobby-gender-woman = she
lobby-gender-neither = neither
lobby-language = Your language
lobby-by-mail = Send me mail about this game as well
lobby-by-mail-hint = Then you can also play by mail.
lobby-join-go = Come in
lobby-join-change = Change it
lobby-join-mail = No mail address is needed, and nothing is sent to you.
lobby-join-begun = This game has begun already, so nobody can come in any more. Ask whoever sent you the link: there is another one for looking on, and perhaps there will be another game.
lobby-join-over = This game is over.
lobby-watch-title = Look on
lobby-watch-text = You see and hear what the whole village sees and hears in “{ $game }”, and nobody’s secrets. You cannot talk along.
lobby-watch-go = Look on
lobby-back-title = Go on here
lobby-back-text = You play “{ $game }” as { $name }. From now on you can do so on this device, too.
lobby-back-go = Go on as { $name }
lobby-elsewhere-title = Go on on another device
lobby-elsewhere-text = Open this link there, or point its camera at the code. You are { $name } there as well; nothing changes here.
lobby-elsewhere-secret = Show it to nobody else: whoever opens it is you.
lobby-elsewhere-lasts = { $minutes ->
    [one] It works once, for one minute.
   *[other] It works once, for { $minutes } minutes.
}
lobby-elsewhere-new = Make a new one

## The lobby

lobby-facts = { $rulebook } · pace: { $pace }
lobby-invite = Invite
lobby-invite-text = Whoever opens this link comes in.
lobby-link = Link to the lobby
lobby-link-back = Link to you
lobby-renew = Make a new link
lobby-renew-text = With the old one nobody comes in any more, not even somebody you have removed.
lobby-renew-sure = Make a new link? Everybody who has only the old one will need the new one.
lobby-copy = Copy
lobby-copied = Copied
lobby-share = Share
lobby-qr = Square code of this link
lobby-qr-show = Show it large
lobby-qr-close = Close
lobby-only-here = This address only works on this very machine. Others need the address by which your machine is known to them; whoever runs this server can set it.
lobby-watching = Let people look on
lobby-watching-text = By this link they see what everybody sees, and nothing else.
lobby-people = In the lobby
lobby-here = here
lobby-away = away
lobby-ready = ready
lobby-not-ready = not ready yet
lobby-host = host
lobby-you = you
lobby-seat = Seat { $place }
lobby-watchers = { $count ->
    [one] One person looks on.
   *[other] { $count } people look on.
}
lobby-ready-count = { $count ->
    [0] Nobody has come yet.
    [one] { $ready ->
        [0] One person is here, not ready yet.
       *[other] One person is here, and ready.
    }
   *[other] { $ready ->
        [0] { $count } are here, nobody is ready yet.
        [one] { $count } are here, one of them is ready.
       *[other] { $count } are here, { $ready } of them are ready.
    }
}
lobby-say-ready = I am ready
lobby-say-not-ready = Wait, not yet
lobby-seats = Seats
lobby-seats-lot = The seats are drawn by lot as the game begins.
lobby-seats-laid = You sit as in this list; next to the last is the first again.
lobby-seats-why = Who sits beside whom matters in these rules.
lobby-seats-sort = Drag somebody to another place, or use the arrows.
lobby-seats-draw = Draw them now
lobby-seats-lay = Seat them as here
lobby-seats-to-lot = Leave it to the lot
lobby-up = { $name } one place up
lobby-down = { $name } one place down
lobby-moved = { $name } now has seat { $place }.
lobby-remove = Remove
lobby-remove-whom = Remove { $name }
lobby-remove-sure = Remove { $name } from the lobby?
lobby-roles = Roles
lobby-roles-text = { $count ->
    [one] This is dealt to one player.
   *[other] This is dealt to { $count } players.
}
lobby-roles-own = composed by the host
lobby-roles-secret = Which roles are dealt is not told.
lobby-roles-drawn = Which roles are dealt is drawn by lot from several villages.
lobby-roles-compose = Choose the roles
lobby-cards = Look at the cards
lobby-begin = Deal and begin
lobby-begin-anyhow = Begin without them
lobby-begin-wait = { $host ->
    [nobody] As soon as everybody is ready, the host deals.
   *[other] As soon as everybody is ready, { $host } deals.
}
lobby-begin-sure = Not everybody has said that they are ready. Begin all the same?
lobby-talk = Talk
lobby-talk-write = Say something to the others
lobby-talk-send = Send
lobby-talk-none = Nothing has been said yet.
lobby-more = More
lobby-change = Change my name or language
lobby-leave = Leave the lobby
lobby-leave-sure = Leave the lobby? You can come in again by the link.
lobby-elsewhere = Go on on another device
lobby-table = Round the table
lobby-lost = The connection is lost. Trying again …

## Choosing the roles

lobby-roles-title = Roles for “{ $game }”
lobby-roles-lead = There must be as many roles as players. A list for so many is kept; for another number the usual list is dealt only if you keep none of your own.
lobby-roles-players = { $players ->
    [one] One player is in the lobby.
   *[other] { $players } players are in the lobby.
}
lobby-roles-presets = Start from the usual list for
lobby-roles-total = In all
lobby-roles-of = for { $players } in the lobby
lobby-roles-keep = Keep these roles
lobby-roles-usual = Deal the usual roles
lobby-roles-odd = That is unusual
lobby-roles-sure = That is how we want it
lobby-less = One { $role } fewer
lobby-more-of = One { $role } more
lobby-back = Back to the lobby

## Why something cannot be done

lobby-fault-begun = The game has begun already.
lobby-fault-not_host = Only the host can do that.
lobby-fault-not_here = That person is not in the lobby any more.
lobby-fault-plays = You play in this game yourself, so you cannot look on as well.
lobby-fault-too_few = { $count ->
    [0] Nobody is here yet; { $least } are needed.
    [one] One is here; at least { $least } are needed.
   *[other] { $count } are here; at least { $least } are needed.
}
lobby-fault-too_many = { $count } are here; { $most } can play at most.
lobby-fault-no_village = There is no list of roles for { $count } players yet. The host can choose the roles.
lobby-fault-roles_unfit = These roles cannot be dealt together.
lobby-fault-role_limit = { $most ->
    [0] Not possible with so many players: { $roles }.
    [any] { $roles }: at least { $least } must be dealt.
   *[other] { $least ->
        [0] { $roles }: at most { $most } can be dealt.
       *[other] { $roles }: from { $least } to { $most } must be dealt.
    }
}
lobby-fault-role_minimum = { $roles }: only from { $least } players on.
lobby-fault-not_ready = Not ready yet: { $names }.
lobby-fault-too_often = That was very often from your network. Please try again in a while.
lobby-fault-not_over = This game is not over yet.
lobby-fault-link_old = This link works no longer. On the device on which you play you can make a new one.
lobby-fault-name_not_letters = A name has Latin letters only, with single spaces, dashes or apostrophes.
lobby-fault-name_too_long = A name has { $most } letters at most.
lobby-fault-name_reserved = “{ $word }” means something else in this game. Please take another name.
lobby-fault-name_taken = Somebody is called { $given } already. Please take another name.
lobby-fault-game_full = The game is full: { $most } can play at most.
lobby-fault-game_ended = This game is over.
lobby-fault-game_paused = This game is paused.
lobby-fault-game_name_missing = The game needs a name.
lobby-fault-game_name_unfit = A game’s name has letters and digits only.
lobby-fault-game_name_taken = There is a game called “{ $given }” already. Please take another name.
lobby-fault-knows_village = You have prepared this game and know what players may not know.
lobby-fault-game_setting = “{ $value }” is not possible there.
lobby-fault-distribution_size = There must be at least { $least } roles.
lobby-fault-other = That is not possible ({ $code }).

## The host, while it is played

lobby-host-title = Host the game
lobby-host-text = You opened this game, so its course is yours. You learn nothing here that other players do not know.
lobby-host-pause-text = Halt the game, for the pizza for example. Nothing closes meanwhile; the open phase begins anew when you go on.
lobby-host-pause = Pause
lobby-host-paused = The game is paused. When you go on, the open phase begins anew.
lobby-host-resume = Go on
lobby-host-remove-text = Take somebody out who is not coming back. They go at the next opportunity the rules give, and all are told.
lobby-host-whom = Who
lobby-host-remove = Take out of the game
lobby-host-remove-sure = Take this player out of the game for good?
lobby-host-end-text = Break the game off. Nobody wins, and all roles are shown.
lobby-host-end = Break off
lobby-host-end-sure = Break the game off for good?
lobby-fault-not_now = The rules do not allow that now.
