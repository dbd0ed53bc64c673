### What the narrator says aloud: whom he wakes by night, what begins by day, and what he answers when
### somebody writes to him. It is read out, so it is short. A call is always in the same words.

## Düsterwald: the night

calls-duesterwald-ready = Read your cards now, each of you for yourself. Tell me when you are ready; soon the first night falls.
    .close = Everybody knows who they are.
calls-duesterwald-cupid = Cupid, wake up. Which two does your arrow hit?
    .close = Cupid, go back to sleep.
calls-duesterwald-siblings = Siblings, wake up and know each other.
    .close = Siblings, go back to sleep.
calls-duesterwald-wolfhound = Wolfhound, wake up. Will you be a wolf, or stay a villager?
    .close = Wolfhound, go back to sleep.
calls-duesterwald-wild_child = Wild child, wake up. Who is your model?
    .close = Wild child, go back to sleep.
calls-duesterwald-protector = Protector, wake up. Whom do you watch over tonight?
    .close = Protector, go back to sleep.
calls-duesterwald-harlot = Village harlot, wake up. With whom do you sleep tonight?
    .close = Village harlot, go back to sleep.
calls-duesterwald-wolves = Werewolves, wake up. Make yourselves known, and agree on a victim.
    .close = Werewolves, go back to sleep.
calls-duesterwald-convert = Primal werewolf, wake up. Shall tonight’s victim become one of you?
    .close = Primal werewolf, go back to sleep.
calls-duesterwald-white = White werewolf, wake up. Shall one of your pack die tonight?
    .close = White werewolf, go back to sleep.
calls-duesterwald-witch = Witch, wake up. You are told whom the pack has chosen. Will you use a potion?
    .close = Witch, go back to sleep.
calls-duesterwald-seer = Seer, wake up. Whose role do you want to see?
    .close = Seer, go back to sleep.
calls-duesterwald-fox = Fox, wake up. Whom do you sniff at?
    .close = Fox, go back to sleep.
calls-duesterwald-raven = Black raven, wake up. To whose house do you pin a threatening letter?
    .close = Black raven, go back to sleep.

## Düsterwald: the day

calls-duesterwald-shot = The hunter has one shot left. Hunter, whom do you take with you?
    .close = The hunter lowers the gun.
calls-duesterwald-captain = Elect your captain. Tell me whom you vote for.
    .close = The election is over, and I count the votes.
calls-duesterwald-accuse = The village takes counsel. Talk to each other, and tell me whom you accuse.
    .close = Enough has been said.
calls-duesterwald-ballot = Now we vote. A thumb up means: this one must go.
    .close = The ballot is over, and I count the thumbs.
calls-duesterwald-tie = Captain, it is for you to decide: who must go?
    .close = The captain’s time is up.

## Lupus in Tabula: the night

calls-tabula-freemasons = Freemasons, open your eyes and look at each other.
    .close = Freemasons, close your eyes.
calls-tabula-medium = Medium, open your eyes. The dead have something to tell you.
    .close = Medium, close your eyes.
calls-tabula-mythomaniac = Mythomaniac, open your eyes. Whom do you want to be like?
    .close = Mythomaniac, close your eyes.
calls-tabula-seer = Seer, open your eyes. Whom do you want to know more about?
    .close = Seer, close your eyes.
calls-tabula-bodyguard = Bodyguard, open your eyes. Whom do you protect tonight?
    .close = Bodyguard, close your eyes.
calls-tabula-owl = Owl, open your eyes. Whom will you call?
    .close = Owl, close your eyes.
calls-tabula-wolves = Werewolves, open your eyes, look at each other and choose a victim.
    .close = Werewolves, close your eyes.

## Lupus in Tabula: the day

calls-tabula-discussion = Talk to each other: who among you is a werewolf?
    .close = Time is up, and the talk is over.
calls-tabula-nominate = I ask you one after another. Only the one who is asked may answer.
    .close = Everybody has been asked. I count.
calls-tabula-defence = All others listen now.
    .close = Thank you.
calls-tabula-ballot = I ask once more, one after another. Only the one who is asked may answer.
    .close = Everybody has been asked. I count.
calls-tabula-ballot_again = We vote again, one after another. Only the one who is asked may answer.
    .close = Everybody has been asked. I count.

## Always

calls-left = { $seconds ->
    [60] One minute left.
    [one] { $seconds } second left.
   *[other] { $seconds } seconds left.
}
calls-named = { $player } names { $chosen }.
    .nobody = { $player } names nobody.
calls-accused = Accused: { $player }.
    .letter = Accused: { $player }. The threatening letter already counts as two votes.

## The phases

calls-phase-duesterwald-ready = Reading the cards
calls-phase-duesterwald-cupid = Cupid
calls-phase-duesterwald-siblings = The siblings
calls-phase-duesterwald-wolfhound = The wolfhound
calls-phase-duesterwald-wild_child = The wild child
calls-phase-duesterwald-protector = The protector
calls-phase-duesterwald-harlot = The village harlot
calls-phase-duesterwald-wolves = The werewolves
calls-phase-duesterwald-convert = The primal werewolf
calls-phase-duesterwald-white = The white werewolf
calls-phase-duesterwald-witch = The witch
calls-phase-duesterwald-seer = The seer
calls-phase-duesterwald-fox = The fox
calls-phase-duesterwald-raven = The black raven
calls-phase-duesterwald-shot = The last shot
calls-phase-duesterwald-captain = Election of the captain
calls-phase-duesterwald-accuse = Counsel and accusation
calls-phase-duesterwald-ballot = Ballot
calls-phase-duesterwald-tie = The captain decides
calls-phase-tabula-freemasons = The freemasons
calls-phase-tabula-medium = The medium
calls-phase-tabula-mythomaniac = The mythomaniac
calls-phase-tabula-seer = The seer
calls-phase-tabula-bodyguard = The bodyguard
calls-phase-tabula-owl = The owl
calls-phase-tabula-wolves = The werewolves
calls-phase-tabula-discussion = Discussion
calls-phase-tabula-nominate = First ballot
calls-phase-tabula-defence = Defence
calls-phase-tabula-ballot = Second ballot
calls-phase-tabula-ballot_again = Second ballot, repeated

## The rooms

calls-room-lobby = Lobby
calls-room-square = Village square
calls-room-line = Narrator
calls-room-den = Wolves’ den
calls-room-seers = Seers’ room
calls-room-siblings = Siblings
calls-room-lovers = Lovers
calls-room-freemasons = Lodge
calls-room-graveyard = Graveyard

## What the narrator answers in private

calls-nothing-asked = I am not asking you anything just now. What you say stays between us.
calls-floor-how = You have the floor: speak in the village square. When you have said everything, write “done” here.
# What a speaker writes who has finished, whole lines.
calls-floor-endings = done|i am done|i'm done|finished|i have finished|that is all|that's all|that is it|that's it|over to you|no more|i have nothing more to say
calls-still-open = This is what I am asking you: { $questions }
calls-no-answer-yet = { $question } No answer yet.
calls-how = Answer with a name or in a sentence, or press one of the buttons. You may change your mind until this round is over.
calls-how-turn = It is your turn: answer with a name or in a sentence. What you say stands.
calls-count = How many are left of which side is not for me to tell.
calls-unclear = I did not understand that, so it does not count: “{ $text }”
calls-ambiguous = Whom do you mean by “{ $text }”: { $people }? It does not count until I know.
calls-unknown-name = I find nobody I know in “{ $text }”.
calls-condition = “{ $text }”: I cannot work with conditions. Tell me what is to hold.
calls-negated = “{ $text }”: tell me what you want rather than what you do not want.
calls-contradiction = In “{ $text }” you name more than one. Who shall it be: { $people }?
calls-not-yours = “{ $text }”: that is not what I am asking you now.

calls-refused-few = { $least ->
    [one] You still have to choose somebody.
   *[other] You have to choose { $least } for that.
}
calls-refused-many = { $most ->
    [one] You may make only one choice.
   *[other] You may choose { $most } at most.
}
calls-refused-both = Nobody and somebody at once cannot be.
calls-refused-blank = You have to choose somebody here.
calls-refused-choice = That is no choice of yours here.
calls-refused-repeated = You cannot choose the same twice running here.
calls-refused-asked = You are not asked that just now.
calls-refused-late = Too late: this round is over.
calls-refused-letter = { $most ->
   *[other] A threatening letter needs words, but { $most } characters at most.
}
calls-refused-floor = You do not have the floor now.
calls-refused = That cannot be done now.
calls-letter-how = Write what the letter is to say after “Letter:”.
calls-paused = The game is paused.
calls-over = The game is over.
calls-not-begun = The game has not begun yet.
