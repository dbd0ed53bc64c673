### The letters around the game: sign-up, beginning, standstill, end, help and administration.
### Every subject (.subject) of a game has the game's name in it, so that an answer belongs to it by itself.

## Measures and names

duration-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
duration-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
duration-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
duration-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
moment = { $date } ({ $zone })
gender-name = { $gender ->
    [man] man
    [woman] woman
   *[neither] neither
}
language-name = { $language_code ->
    [nl] Dutch
    [en] English
    [it] Italian
    [de] German
   *[other] { $language_code }
}
line = { $label }: { $value }
label-game = Game
label-name = Name
label-gender = Spoken of as
label-address = Address
label-language = Language
label-time_zone = Time zone
label-players = Number of players
label-most = Seats
label-moment = Moment
label-theme = Theme
label-speed = Time per round
label-strictness = Strictness
label-mayor = Mayor
label-closes = Sign-up closes
label-seal = Seal of chance (SHA-256)
label-nicknames = Nickname
label-factions = Won by
label-reason = Reason
label-number = Number
label-sender = Sender
label-subject = Subject
label-error = Error
label-fault = Error
mayor-yes = yes, elected by the village
mayor-no = no
strictness-value = { $strictness ->
    [0] whoever misses votes simply stays in the game
    [one] whoever misses one vote is out of the game
   *[other] whoever misses { $strictness } votes in a row is out of the game
}
rung-reminders = Before the deadline you get a reminder if I am still waiting for you.
rung-strikes = Whoever does not vote in an election or at the stake gets a mark, and everybody reads of it.
rung-excuses = Away for a while? Write on a line of its own something like “away until 3 December” or “2 weeks away”. Until then it does not count when you miss a round.
rung-extensions = Short of time? Write “more time”. If more than half of the living do, the round lasts longer for everybody.
rung-substitutes = Whoever does not play can offer to step in: with the word “substitute” in a message to the game.
rung-leaving = Want to leave? Write “I quit”.
rung-least = You can join if you answered at least { $least } of a hundred rounds in earlier games; newcomers are always welcome.
addresses-everybody = Once the roles are dealt, the mail addresses of all participants stand on the public page of the game: its rulebook wants it so. You would rather not? Then sign up from an address that everybody may know.
addresses-players = Once the roles are dealt, participants see each other’s mail addresses on the page of the game.
theme-name = { $theme ->
    [default] default
   *[other] { $theme }
}
player-line = { $player } ({ $gender_name }), { $address }

## Messages from the game

subject-start = { $game }: before the first night
subject-night = { $game }: night { $number }
subject-day = { $game }: day { $number }
subject-end = { $game }: the end
subject-news = { $game }: news from the village
subject-private-start = { $game }: before the first night, for you alone
subject-private-night = { $game }: night { $number }, for you alone
subject-private-day = { $game }: day { $number }, for you alone
subject-private-end = { $game }: the end, for you alone
subject-private-news = { $game }: for you alone
subject-answer_taken = { $game }: noted
subject-refused = { $game }: not accepted
subject-refused-without-game = Your message was not accepted
subject-final = { $game }: how it ended
final-intro = The story of { $game } has been told. This is how it ended.

## Signing up

signed_up = Welcome to the village, { $name }! You have joined { $game }.
    .subject = { $game }: you have joined
    .replaced = Your details for { $game } have been updated, { $name }.
    .data = This is what I have noted about you:
    .correct = Is anything wrong? Then sign up again from the same address; the new details replace the old ones.
    .next = Sign-up closes on { $closes }, or as soon as every seat is taken. Then the roles are dealt, and a message for you alone tells you who you are.
    .next-open = As soon as sign-up closes, the roles are dealt, and a message for you alone tells you who you are.
sign_up_refused = You have not been signed up.
    .subject = { $game }: not signed up
    .subject-without-game = You have not been signed up
invitation = There is still room in the village of { $game }, and something is howling in the woods. Will you join a game of Werewolf by mail?
    .subject = { $game }: will you join?
    .how = This is how to join: answer this message with only your name, a comma and then man, woman or other, for instance “Bob, man”. A new message to { $home } with the subject { $game } will do as well. The last word only decides how the stories speak of you.
    .settings = What is agreed:
    .active = Each round asks for a short answer at most, but in time: do consider whether you can take part in the coming weeks.

## The beginning

opening = The roles in { $game } have been dealt, and this is the last evening on which everyone goes to bed in peace. A message for you alone tells you who you are.
    .subject = { $game }: it begins
    .settings = What is agreed:
    .players = The people of the village:
    .answering = This is how to play: answer the messages you get, or write to { $home } with the name of the game in the subject. In the message, put the name or names you choose, or the word “{ -blank }” alone.
    .blank-first = In doubt? Then vote blank first. Until the deadline you can change it as often as you like, and you will never drop out because you forgot.
    .discussion = Discuss, accuse and plead as much as you like, but leave { $home } out of it: everything that arrives there is read as a choice.
    .dead = When you are dead, keep what you know to yourself. You will still hear what the whole village hears; if you would rather not, tell the administrators in a message.
    .help = Do you have a question? Write to { $home } with the subject Help; the administrators will answer within two days. It is better not to mention your role, because whoever answers may be playing too. With “Help anonymous” in the subject, your address stays hidden.
    .faults = Have you found a fault, or a way to cheat? Tell only the administrators, so that the game stays fun for everyone.

## Standing still and going on

game_paused = { $game } is taking a short break. Please send no answers now: they will not be kept. You will be told as soon as it goes on.
    .subject = { $game }: a short break
game_resumed = { $game } goes on. What you had already chosen still stands, and the present round gets its full time again.
    .subject = { $game }: on we go
    .due = The new deadline is { $due }.
    .sign-up = { $game } goes on: sign-up is open again, and you can still change your details.
game_stopped = { $game } has been stopped and will not go on. There is no need to answer any more. Thank you for playing.
    .subject = { $game }: stopped
time_given_back = The narrator was away for a while ({ $lost }), and you get that time back.
    .mail = For a while ({ $lost }) no mail got through, and you get that time back.
    .subject = { $game }: more time
    .due = The new deadline in { $game } is { $due }.
reminder = The narrator is still waiting for your answer in { $game }.
    .subject = { $game }: do not forget your answer
    .due = Answer no later than { $due }.
    .blank-first = Not sure yet? Then vote blank for now; you can change it until the deadline.
    .missed = { $left ->
        [one] If you miss this round, you are out of the game.
       *[other] If you miss { $left } more, counting this one, you are out of the game.
    }
    .off = Rather no reminders? Answer with just “no reminders”.
reminders = The narrator is still waiting for your answer in { $count } games.
    .subject = Do not forget your answers
    .game = { $game }, no later than { $due }:
    .how = In each game answer the message you had from it, not this one.
left_list = You will get no more messages about { $game }. Rest in peace.
    .subject = { $game }: off the mailing list

## Help

help_received = Your question is with the administrators and has number { $number }. You will get an answer at this address within two days.
    .subject = Help: your question has number { $number }
    .anonymous = Your address was not passed on: the administrators see only the number and your question.
    .role = A hint for next time: it is better not to mention your role, because whoever answers may be playing too.
    .text = This is what you asked:
help_forwarded = There is a request for help with number { $number }, from { $sender }.
    .subject = Help { $number }: a question from a player
    .anonymous = There is a request for help with number { $number }, from somebody who would rather stay anonymous.
    .game = The question is about { $game }.
    .answer = Answer through the system under this number, and it will reach the right player.
    .text = The question:
help_answered = The administrators have answered your question with number { $number }.
    .subject = Help { $number }: an answer to your question
    .text = The answer:
    .question = This is what you asked:

## Is it really you?

confirmation = I have received a message that seems to be from you. I cannot be sure, because a sender can be faked, so I have done nothing with it yet. Was this you?
    .subject = { $game }: was this you?
    .subject-without-game = Was this you?
    .stranger = Somebody wants to use this address to join { $game }, a game of Werewolf played by mail. Was this you?
    .mail = The message begins like this:
    .link = Yes? Open this page and press the button there:
    .or = Or reply to this mail with just the word yes.
    .answer = Yes? Then reply to this mail with just the word yes.
    .not-me = Not you? Then answer no, or do nothing, and nothing will happen. Whoever it was will hear nothing from me.
    .until = You can confirm until { $until }.
    .sooner = It can be quicker next time: use “Reply” on the newest message you got from me. Its reply address tells me that it is you.

## Signing in on the pages

sign_in = Here is the link with which you sign in. It works once, within { $lasts }.
    .subject = Your link to sign in
    .unasked = You did not ask for it? Then somebody typed your address; leave this message, and nothing will happen.

## Taking over a seat

hand_over = You are stepping in: from now on you play in { $game }, under the name { $player }. Thank you!
    .subject = { $game }: you take over
    .secret = Below is everything that has been told to this seat so far, from the beginning, and nothing else. Whoever played here before is out; do not talk to anybody about it.
    .told = Where it says “you”, it was about whoever played here before you.
    .asked = You are being waited for. This is what is asked; what was chosen on this seat earlier in the round stands until you send something else.
    .not-asked = Nothing is asked of you at the moment. When there is something to choose, you will get a message.

## Administration

admin_notice = Notice from the narrator: { $code }.
    .subject = Administration: { $title }
    .subject-game = { $game }, administration: { $title }
notice-signed_up = { $name } has signed up for { $game }.
    .title = new sign-up
notice-game_created = The game { $game } has been created.
    .title = game created
notice-game_won = { $game } has been won and is over.
    .title = won
notice-not_dealt = The roles in { $game } could not be dealt, and the game has been paused.
    .title = roles not dealt
notice-program_error = Something went wrong in { $game }: { $error }. Only this game has been paused; the others go on.
    .title = program error
notice-no_story = In { $game } mail has gone out without its story: none fits, not even in the default theme. The players have been told all the facts. Only this game has been paused; add a story, or take the game up again as it is.
    .title = story missing
notice-story_submitted = A story has been handed in. Read it on the authors’ pages, and accept it or not.
    .title = a story has been handed in
label-story = Story
label-link = Page
notice-mail_failed = Mail to { $email } could not be delivered.
    .title = mail not delivered
notice-address_unreachable = Mail to { $email } keeps coming back. I shall try once in a while; until a message gets through, or one comes from there, nothing that is sent to this address is lost, and its player is excused for missed rounds.
    .title = player cannot be reached
notice-excuse_used_up = Mail still does not reach { $name }, and nobody can stay excused in { $game } for longer than that: from now on missed rounds count again. Perhaps somebody can step in?
    .title = absent for too long
notice-robot = A program at { $email } answers every message of mine at once. For an hour it gets no more replies, so that we do not go on writing to each other for ever.
    .title = answering machine
notice-no_mail_in = No mail can be fetched from { $server }. As long as that lasts no round closes; afterwards everyone gets the lost time back.
    .title = no mail comes in
notice-no_mail_out = No mail can be sent by { $server }. As long as that lasts no round closes; afterwards everyone gets the lost time back.
    .title = no mail goes out
notice-mail_set_aside = Mail has arrived that somebody needs to look at.
    .title = mail set aside

## Short words to somebody

told-remark = The administrator says:
told-story_accepted = Your story { $story } has been accepted. From now on games tell it, with your name below. Thank you!
    .subject = Your story has been accepted
told-story_refused = Your story { $story } is not told, or not any more. You can change it and hand it in again.
    .subject = Your story has come back

told-appointed = You are a master of { $game } now. You can sign in with this address and look after the game here: { $link }
    .subject = { $game }: you are a master
told-asked = A player of { $game } has asked the masters something. You can read and answer it here: { $link }
    .subject = { $game }: a question
told-unread = In { $game } a message is waiting that I could do nothing with, or a question that only a master may answer. You find it on the desk of the game, under “Not understood”.
    .subject = { $game }: a message is waiting
told-seat_taken_over = From now on somebody else plays in { $game } under the name { $name }. You will get no more messages about it; give nothing away, not even to whoever takes over from you. Thank you for playing.
    .subject = { $game }: somebody has taken over
told-seat_given_away = An administrator has put somebody else in the place of { $name } in { $game }.
    .subject = { $game }: a substitute
told-excused = Noted: rounds of { $game } that close before { $until } do not count as missed for you. You may answer all the same, of course. Back earlier? Then write “I am back”.
    .subject = { $game }: have a good time
told-back = Welcome back! Rounds of { $game } that you miss count again.
    .subject = { $game }: welcome back
told-extension_asked = Your wish for more time in { $game } is noted. If more than half of the living ask for it, everybody gets more time and is told so; until then the deadline you know stands.
    .subject = { $game }: more time asked for
told-date_unclear = I understand that you will be away from { $game }, but I am not sure which day you mean by “{ $words }”. Nothing has been noted yet. Write it like “away until 3 December” or “2 weeks away”.
    .subject = { $game }: until when are you away?
told-volunteered = You are noted as a substitute for { $game }. When a seat falls free you will hear of it, with all you need to know. If you would rather not, write “I quit”.
    .subject = { $game }: noted as a substitute
told-offer_withdrawn = You are no longer noted as a substitute for { $game }.
    .subject = { $game }: no substitute any more
told-leave_asked = Do you really want to leave { $game }? Then send another message with just the words “quit for good”. If a substitute is waiting, he or she plays on; if not, you go at the first occasion. If you do nothing, you simply stay in the game.
    .subject = { $game }: do you really want to leave?
told-left = You have left { $game }. At the first occasion your role leaves the game, unless a substitute comes forward before that. Thank you for playing.
    .subject = { $game }: you have left
told-replaced = You have left { $game }. A substitute plays on for you. Thank you for playing.
    .subject = { $game }: you have left
told-unlisted = You will get no more messages about { $game }.
    .subject = { $game }: off the mailing list
told-withdrawn = You are no longer signed up for { $game }. If you change your mind, just sign up again.
    .subject = { $game }: no longer signed up
told-reminders_off = You will get no more reminders, in any game. If you want them again, write “reminders again”.
    .subject = { $game }: no more reminders
told-reminders_on = You will get reminders again.
    .subject = { $game }: reminders again

## Below every message

footer-authors = Stories: { $authors }.
footer-credit = Freely after the well-known party game about werewolves in a village; all credit to those who invented and published it.
footer-manual = Rules and instructions: { $manual }
footer-help = A question? Write to { $home } with the subject Help.
