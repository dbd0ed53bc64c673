## The rooms on Matrix

matrix-code-unknown = This code opens nothing: it has been used, it is too old, or a letter is wrong. Your page of the game shows a fresh one.
matrix-linked = You now play as { $player } in “{ $game }” from here as well. I am inviting you to its rooms.
matrix-join-unknown = To join a game, write: !join, the link you were given, and your name – for example: !join https://…/rooms/join/…/ Ann
matrix-ready = Noted: you are ready for “{ $game }”.
matrix-rooms = I am inviting you to your rooms of “{ $game }” once more.
matrix-left = You no longer play “{ $game }” on Matrix. Your place is still yours, on its page.
matrix-unreadable = I could not decrypt your message. Please send it again.
matrix-only-words = Only words come across to the others: no pictures, sounds or files.
matrix-help =
    I narrate games of Werewolf. What you can write to me here:
    !link CODE – play from here in the game whose page shows you the code
    !join LINK NAME – join a game
    !ready – say that the game can begin
    !rooms – be invited to your rooms once more
    !leave – play without Matrix from now on
    In a game you answer my questions in the room you have with me alone, in your own words. A thumbs up on somebody who is accused is a vote.

matrix-title = Playing on Matrix
matrix-lead = The same rooms are on Matrix, too: talk, answer and listen in the app you have anyway. Nothing is lost if you change over in the middle of a game, and both can be open at once.
matrix-step-write = Write to { $bot } in a room of the two of you:
matrix-step-come = It invites you to the rooms of the game. Accept, and play.
matrix-code-lasts = The code is yours alone. It works once, within { $minutes } minutes.
matrix-is-linked = { $user } plays in your place.
matrix-unlink = Play without Matrix
matrix-not-here = This host has no Matrix bot.
