### The account of whoever is signed in, other ways to sign in, and who looked at a game.

## Other ways to sign in

sign-in-ways = Other ways to sign in
sign-in-too-often = That was wrong too often. Wait an hour, then try again.
password-own-words = A password for the database cannot consist of the words of the game.
passkey-sign-in = Sign in with a passkey
passkey-sign-in-text = If you have stored a passkey for this site on this device, you need no mail.
passkey-failed = That did not work. Try again, or have a link mailed to you.
passkey-unfit = That passkey was not recognised. Try again, or have a link mailed to you.
code-link = I have a code on paper
code-title = Sign in with a code
code-text = On your letter there is a code of twelve letters. It works once and opens your page of that one game.
code-label = Your code
code-hint = Capitals, dashes and spaces make no difference.
code-enter = Sign in
code-wrong = This code does not work. Check the letters. If it has been used already or is older than { $days } days, ask your game master for a new one.
nav-account = Account

## Account

account = Your account
account-addresses = Your addresses
account-addresses-text = A link to sign in can be mailed to any of these. Only an administrator can change them: that way nobody takes over your place who finds your phone.
account-language = Language
account-language-text = The language of these pages and of mail about no game. In a game, the language you chose when you signed up for it counts.
account-language-label = Your language
account-language-set = Use this language
sessions = Where you are signed in
sessions-text = A session ends after { $idle } days without use, and after { $most } days in any case.
session-unknown = Unknown browser
session-this = this one
session-bound = one game only
session-by-link = by mailed link
session-by-code = with a code
session-by-passkey = with a passkey
session-by-password = with a password
session-since = signed in
session-seen = last used
session-near = around { $network }
session-end = End
session-end-name = End: { $name }, signed in by { $since }
session-ended = That session has ended.
sessions-end-others = End all other sessions
sessions-end-all = Sign out everywhere
sessions-ended = { $count ->
    [0] There were no other sessions.
    [one] One other session has ended.
   *[other] { $count } other sessions have ended.
}

## Passkeys

passkeys = Passkeys
passkeys-text = A passkey is kept by your phone, computer or security key and signs you in without a mail. It works on this site alone and cannot be guessed or copied from a message.
passkeys-none = You have no passkeys yet.
passkeys-nowhere = Passkeys do not work at this address; they need an encrypted connection.
passkeys-no-script = Adding a passkey needs JavaScript.
passkeys-fresh = To add or remove a passkey you must have signed in within the last quarter of an hour.
passkeys-again = Sign in again
passkey-name = A name for it
passkey-name-hint = For example: my phone
passkey-name-of = Name of { $name }
passkey-add = Add a passkey
passkey-rename = Rename
passkey-remove = Remove
passkey-remove-name = Remove { $name }
passkey-made-at = added
passkey-used-at = last used
passkey-never = not used yet
passkey-synced = synced between devices
passkey-made = “{ $name }” has been added. You can sign in with it from now on.
passkey-renamed = It is now called “{ $name }”.
passkey-removed = “{ $name }” opens nothing any more. Do you think somebody else used it? Then end all other sessions too.
passkey-not-made = The passkey was not added. Try again.
passkey-stale = You signed in too long ago for that. Sign in again first.

## Who looked at a game’s private pages

access = Who has looked
access-text = Every visit to the players’ pages of { $game }, once per person, browser, page and hour. It is deleted { $days } days after the game ends.
access-none = Nobody has looked yet.
access-player = Player
access-all = Everybody
access-show = Show
access-when = When
access-page = Page
access-with = With
access-from = From around
access-somebody = somebody else
access-kind-game = the game
access-kind-told = everything told
access-kind-turn = one turn
access-kind-text = download
access-kind-other = another page
