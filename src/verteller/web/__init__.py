"""The web door: what everybody may know of the games, and the built-in mailbox."""
