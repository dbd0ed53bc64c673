### The questions: title, explanation (.explain), receipt with a choice (.receipt) and blank (.blank).

## Words that an answer may contain

-blank = blank
-white = white
-mayor = mayor
word-blank = { -blank }

## Wakkerdam, at the beginning

question-thief = Whose role do you steal?
    .explain = The village is asleep, and you creep past the houses in your stockinged feet. Whoever you choose carries on as a villager; their role is yours from then on. If you choose nobody, you become an ordinary villager yourself.
    .receipt = You steal the role of { $chosen }.
    .blank = You steal from nobody, and so become an ordinary villager.
question-cupid = Who will fall in love with each other?
    .explain = Your bow is drawn. Choose two players; you may be one of them. They learn whom they love, but not whose arrow it was. Another Cupid may be quicker than you: then you are told at once and choose again.
    .receipt = Your arrows are for { $chosen }.
    .blank = You leave your arrows in the quiver.
question-client = Who will be your bodyguard?
    .explain = You have gold enough to hire one other player, who will die in your place, once. The two of you know about it. Another client may be quicker than you: then you are told at once and choose again.
    .receipt = You offer your gold to { $chosen }.
    .blank = You keep your gold and hire nobody.

## Wakkerdam, the night

question-grave_robber = Whose grave do you open?
    .explain = The moon shines on the churchyard, and your spade is sharp. Once in the game you may take over the role of a dead player. If you do not do it now, you still can on a later night.
    .receipt = You open the grave of { $chosen }.
    .blank = You leave the dead in peace tonight.
question-sandman = Whose eyes do you sprinkle with sand?
    .explain = Whoever you choose sleeps until morning and gets no further turn tonight.
    .receipt = You sprinkle sand in the eyes of { $chosen }.
    .blank = You keep your sand in the bag tonight.
question-healer = Who do you protect tonight?
    .explain = This night your herbs keep off every attack by werewolves, vampires, psychopaths and white werewolves. You may protect yourself.
    .receipt = You protect { $chosen } tonight.
    .blank = You protect nobody tonight.
question-seer = Into whose soul do you look tonight?
    .explain = The candle is burning and your eyes fall shut. At the end of this round you learn the role of the player you choose.
    .receipt = Tonight you look into the soul of { $chosen }.
    .blank = You blow out the candle and do not look tonight.
question-priest = Who do you sprinkle with holy water?
    .explain = At the end of this round you learn whether it burns.
    .receipt = You sprinkle holy water on { $chosen }.
    .blank = You leave the holy water alone tonight.
question-harlot = In whose bed do you sleep tonight?
    .explain = Your own bed is cold. Slip into somebody else's, or vote blank and sleep at home.
    .receipt = Tonight you sleep in the bed of { $chosen }.
    .blank = Tonight you sleep in your own bed.
question-seductress = Who do you lure into your bed tonight?
    .explain = You put a candle in the window. Whoever you choose lies in your bed tonight and not in their own; if you vote blank, you sleep alone.
    .receipt = Tonight you lure { $chosen } into your bed.
    .blank = You sleep alone tonight.
question-psychopath = Who will be your victim tonight?
    .explain = It is quiet in the street, and you like it that way. Choose who you are after.
    .receipt = Tonight you are after { $chosen }.
    .blank = You leave your knife in the drawer tonight.
question-magician = Which two players do you swap?
    .explain = Choose two; you may be one of them. Whoever comes for the one tonight finds the other.
    .receipt = You make these two change places tonight: { $chosen }.
    .blank = You keep your top hat on tonight.
question-pack = Who does the pack hunt tonight?
    .explain = The moon is high, and the pack is hungry. Each of you votes separately. The player with the most votes is attacked; if it is a tie, nobody falls prey. Blank and missing votes do not count.
    .receipt = You vote with the pack for { $chosen }.
    .blank = You vote blank with the pack.
question-vampire = Whose blood do you thirst for tonight?
    .explain = The coffins open. Each of you votes separately. The player with the most votes is attacked; if it is a tie, nobody falls prey. Blank and missing votes do not count.
    .receipt = You vote with the vampires for { $chosen }.
    .blank = You vote blank with the vampires.
question-piper = Who do you play for tonight?
    .explain = Your pipe lies ready. You may cast two votes, or one. The two players with the most votes are enchanted; if there is a tie, it may be only one, or none.
    .receipt = Tonight you play for { $chosen }.
    .blank = You leave your pipe alone tonight.
question-alone = Who do you devour all by yourself tonight?
    .explain = The pack knows nothing. This choice is apart from the pack's vote and is an attack of its own; even a werewolf will do.
    .receipt = Tonight you steal off alone to { $chosen }.
    .blank = You do not go out alone tonight.
question-witch = What do you do with your potions tonight?
    .explain = You can use each potion once in the game. A name from the elixir's list saves, a name from the poison's list kills.
    .how = Name at most one player from each list; the list a name is on decides which potion you give.
    .heal = You give your elixir to { $heal }.
    .poison = You give your poison to { $poison }.
    .blank = You leave the corks in your bottles.
question-warner = Who do you warn?
    .explain = The sun will be up soon. Whoever you warn is told, and their vote counts for one more at the coming pyre.
    .receipt = You warn { $chosen }.
    .blank = You warn nobody tonight.
question-raven = Who gets your mark?
    .explain = The sun will be up soon. Whoever gets your mark starts the coming pyre vote with two votes against them. The village sees the mark, but not where it came from.
    .receipt = Your mark is for { $chosen }.
    .blank = You give nobody your mark tonight.
question-sheriff = Who do you lock up?
    .explain = The sun will be up soon. Whoever is in your cell can neither vote nor be voted for at the coming pyre. You may lock yourself up.
    .receipt = You lock { $chosen } up today.
    .blank = Your cell stays empty today.

## Wakkerdam, last words

question-shoot = Who is your last bullet for?
    .explain = You are fatally hit, but your gun is still loaded. Whoever you choose, you take with you.
    .receipt = Your last bullet is for { $chosen }.
    .blank = You lower your gun.
question-testament = Who succeeds you as mayor?
    .explain = Your time has come, but the chain of office still lies on the table. Whoever you name is mayor from the morning on. If you vote blank, the village chooses for itself.
    .receipt = Your will names { $chosen }.
    .blank = Your will names nobody.
question-guilt = Who do you make feel guilty?
    .explain = The flames crackle, and the square falls silent. Whoever you name now will not dare to vote at the next pyre.
    .receipt = You bring a sense of guilt upon { $chosen }.
    .blank = You forgive them all.

## Wakkerdam, the day

question-elect = Who will be mayor?
    .explain = The village elects a mayor, whose vote weighs more at the pyre. You may choose yourself. If it is a tie, there will be no mayor. The result shows who voted for whom.
    .receipt = You vote for { $chosen } as mayor.
    .blank = You vote blank in the election.
question-vote = Who must go to the pyre?
    .explain = The village gathers in the square. The player with the most votes burns. The result shows who voted for whom.
    .receipt = You vote for { $chosen } to go to the pyre.
    .blank = You vote blank at the pyre.

## Questions of another game

question-unknown = There is a choice for you: { $question }
    .explain = The narrator is waiting for your answer.
    .receipt = Your choice is { $chosen }.
    .blank = You choose nobody.

## What can be chosen and how to answer

part-target = You can choose from
part-heal = Elixir
part-poison = Poison
part-unknown = { $part }
choice-self = { $player } (yourself)
receipt-noted = Noted. { $text }
receipt-until = You can change it until { $deadline }.

how-names = { $amount ->
    [one] Answer with exactly one name from the list.
    [two] Answer with exactly two names from the list.
    [exactly] Answer with exactly { $most } names from the list.
    [one_or_two] Answer with one or two names from the list.
    [one_or_more] Answer with one or more names from the list.
    [at_most_one] Answer with at most one name from the list.
   *[between] Answer with { $least } to { $most } names from the list.
}
how-words = { $amount ->
    [one] Answer with exactly one of these words.
    [two] Answer with exactly two of these words.
    [exactly] Answer with exactly { $most } of these words.
    [one_or_two] Answer with one or two of these words.
    [one_or_more] Answer with one or more of these words.
    [at_most_one] Answer with at most one of these words.
   *[between] Answer with { $least } to { $most } of these words.
}
how-blank = To choose nobody, answer with the word “{ -blank }” alone.
how-no-blank = You cannot vote blank here.
how-blank-repeated = You cannot vote blank this time: that was your last choice, or you were not heard from then.
how-repeated = Not twice in a row: this time you cannot choose { $repeated }.
how-repeated-pair = Not twice in a row: this time you cannot choose the pair { $repeated } again.
how-white = For this choice, put the word “{ -white }” in your message; a message without that word is your vote in the pack.
how-without-white = Leave out the word “{ -white }” here: it belongs to your other choice of tonight.
how-mayor = You have two choices to make now. For this one, put the word “{ -mayor }” in your message.
how-without-mayor = Leave out the word “{ -mayor }” here: it belongs to your will.
how-signature = Every player's name in your message counts, and so does your own name below it.
how-revise = Until the deadline you may change your answer as often as you like; the last valid one counts.
how-blank-first = Still in doubt? Then vote blank first, so that you are in time whatever happens.
deadline = Answer no later than { $deadline }.
deadline-none = You can answer whenever you like.
