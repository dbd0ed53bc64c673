### The words of the masters' desk while a game is played, and of a player's questions to them.

## Announcements

announcements = Announcements
announce = Announce
announce-text = What everybody is to know
announce-hint = It goes to all players by mail, stands on the public page and in the log of the game, and cannot be taken back.
announce-is-hint = This is a hint about which roles are in the game
announce-not-now = Announcements are made from the deal to the end of the game.
announced = The players of { $game } are being told.
announced-before = Announced so far
announced-hint = hint
announced-none = Nothing yet.

## Questions to the masters, at the desk

asked = Questions
asked-text = What players of this game have asked the masters. Nobody else sees it. The answer reaches the one who asked on his or her own page and by mail, and stands in the log of the game.
asked-none = No question is waiting for an answer.
asked-answer = Your answer to { $name }
asked-send = Answer
asked-answered = { $name } has your answer.
asked-too-late = Somebody else has already answered { $name }.
asked-written = { $name } has your message.
write = Write to one player
write-to = Player
write-text = Your message
write-send = Send

## Questions to the masters, as a player asks them

ask = Ask the masters
ask-text = Is a rule unclear, or does something bother you? Ask those who run the game. Nobody else sees that you asked, or what. The answer comes here and by mail.
ask-question = Your question
ask-hint = At most { $most } letters, and { $open } questions at a time.
ask-send = Ask
ask-sent = Your question has been passed on to the masters of the game.
ask-not-now = You can ask from the deal to the end of the game.
ask-waiting = Waiting for an answer
ask-answers = Answers
ask-answers-none = No answers yet.

## Standing in for a player

stand-in = In the place of { $name }
stand-in-short = Stand in
stand-in-text = Answer here for { $name }, who has asked you to. These are the same forms, with the same deadline. { $name } gets the receipt, and the log says that it was you.
stand-in-asked = What is asked of { $name }
stand-in-none = Nothing is asked of { $name } right now.
stood-in = The answer of { $name } is noted.

## What was not understood

unread = Not understood
unread-text = What came in for this game that Verteller could do nothing with. You can enter the answer yourself, write back, or set the message aside. Players do not see this page.
unread-none = No message is waiting.
unread-stranger = From { $sender }, an address that does not take part. Nothing was sent back.
unread-count = { $name } asks how many Reds there are. That may be asked once, and only you can tell: with your answer the question is used.
unread-reds = Reds still alive: { $count }.
unread-again = { $name } has already used this question.
unread-enter = Enter the answer
unread-send-count = Answer and mark as used
unread-set-aside = Set aside
unread-put-aside = The message has been set aside.
unread-gone = Somebody else has already dealt with it.
unread-wrote = { $name } wrote:

## Reasons, factions, the end

reason = Why, for { $name } alone
reason-faction = Why, for the members of the faction alone
reason-public = Why, for everybody
reason-text = Both may be left empty. The first is told at once, the second when the village hears that they are gone.
faction-one = Faction
faction-pick = Choose a faction
faction-any = Who has won
faction-any-text = Tick nobody, and the game ends in a draw.
act-disqualify-faction = Disqualify a faction
act-disqualify-faction-question = Disqualify a whole faction of { $game }?
act-disqualify-faction-text = At the next dawn or sunset everybody who belongs to it then, living or dead, is exiled, and the village reads who they were. What they have already chosen still counts until then. Of this page nobody is told anything but the reason you give to the members.
done-disqualify-faction = The faction goes when the open round of { $game } closes.
act-end = End early
act-end-question = End { $game } now?
act-end-text = Do this only when it is clear to everybody how the game ends; you never have to. The game is over at once, all roles are shown, and the winners you name have won.
done-end = { $game } is over.

## Who has the desk

masters = Masters
masters-text = These people look after this game. Administrators can do so as well. Whoever plays in the game sees no secrets here.
masters-none = Nobody but the administrators.
masters-you = you
masters-plays = plays
masters-step-down = Step down
masters-dismiss = Dismiss
masters-appoint = Appoint a master
masters-address = Mail address
masters-hint = He or she signs in with a link to this address and finds the game on the desk. Whoever has ever had the desk of a game can take over no seat in it.
masters-appointed = { $address } is a master of this game now.
masters-dismissed = { $address } is no master of this game any more.
masters-stepped-down = You have stepped down.

## What was done

log = Download the log
recorded = What was done
did-host = the host
did-pause = Paused
did-resume = Taken up again
did-extend = Given more time
did-close = Closed what was open
did-rewind = Undone the last closing
did-look = Looked behind the scenes
did-stop = Stopped for good
did-substitute = Given the seat of { $name } to somebody else
did-remove = Removed { $name }
did-unlist = Taken { $name } off the list
did-disqualify-faction = Disqualified a faction
did-end = Ended early
did-announce = Announced something
did-hint = Given a hint
did-answer = Answered { $name }
did-write = Written to { $name }
did-stand-in = Answered in the place of { $name }
did-set-mail-aside = Set a message aside
did-nickname = Changed nicknames
did-appoint = Made { $whom } a master
did-dismiss = { $whom } is no master any more
did-archive = Downloaded the log
did-ladder = Changed what happens to the absent
did-calendar = Changed the calendar
did-compose = Composed the village
did-see-village = Looked at the composed village
did-hints = Changed the hints
did-invite = Sent invitations
did-add = Signed somebody up
did-take-off = Taken somebody out of the sign-up
did-deal = Dealt the roles
did-make-code = Made a code to sign in with
did-mail-link = Mailed a link to sign in with
did-print-letters = Printed letters
