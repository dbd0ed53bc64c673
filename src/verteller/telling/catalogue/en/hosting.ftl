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
label-factions = Won by
label-reason = Reason
label-number = Number
label-sender = Sender
label-subject = Subject
label-error = Error
mayor-yes = yes, elected by the village
mayor-no = no
strictness-value = { $strictness ->
    [one] whoever misses one vote is out of the game
   *[other] whoever misses { $strictness } votes in a row is out of the game
}
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
    .how = This is how to join: send a message to { $home } with the subject { $game }, and write in it only your name, a comma and then man, woman or other, for instance “Bob, man”. The last word only decides how the stories speak of you.
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
notice-mail_failed = Mail to { $email } could not be delivered.
    .title = mail not delivered
notice-mail_set_aside = Mail has arrived that somebody needs to look at.
    .title = mail set aside

## Below every message

footer-authors = Stories: { $authors }.
footer-credit = Freely after the well-known party game about werewolves in a village; all credit to those who invented and published it.
footer-manual = Rules and instructions: { $manual }
footer-help = A question? Write to { $home } with the subject Help.
