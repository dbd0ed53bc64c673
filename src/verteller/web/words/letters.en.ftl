### Letters on paper for the players, and the codes with which they sign in.

letters-title = Letters
letters-text = A sheet for each player, to be folded and handed out: who you are, whom you know, and how you get to your page. Print it on one side; folded along the dashes, only the name is to be seen. Do not read them if you can help it.
letters-whose = Whose letters
letters-codes = Each letter holds a new code. Codes that were printed before and have not been used stop working, so hand out the newest letters only.
letters-print = Make the letters (PDF)
letters-none = Mark at least one player.
letter-for = For { $name }
letter-fold = Fold the bottom third up, then this third backwards. For this person’s eyes alone.
letter-title = { $name }, this is who you are:
letter-known = What you know from the start
letter-advice-title = What you do now
letter-advice-page = Go to your page: there you choose what you do by night, vote by day, and read all that you are told.
letter-advice-open = The phase that is open now ends { $moment }. Until then you can change your choice as often as you like.
letter-advice-secret = Say whatever you like about yourself, true or not, but show this letter to nobody, and nothing that your page tells you.
letter-advice-help = Anything unclear? Ask the game masters. What you ask, nobody else gets to see.
letter-sign-in-title = How you get in
letter-sign-in = On { $place }, type this code:
letter-sign-in-once = It works once, and for { $game } alone. If it does not work any more, ask a game master for a new one.

## Codes

credentials-title = Signing in
credentials-text = Whoever cannot get in gets a new code from you, or a mail with a link. Both open the page of that one player: give a code to nobody else.
column-code = Newest code
code-used = code used
code-made = code of
code-none = no code yet
code-make = New code
code-of-player = A code for { $name }
code-of-player-text = With this code { $name } signs in on { $place }, for { $game } alone. Codes of this player that have not been used stop working.
code-once = You see it here once. It is kept nowhere.
link-send = Mail a link
link-sent = A link to sign in is on its way to { $name }.
link-not-sent = No link was sent to { $name }: there have been too many lately, or this account does not sign in by mail.
