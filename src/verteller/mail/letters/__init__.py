"""Letters: every kind of row in the outbox in its reader's words."""

from verteller.mail.letters.written import GREETINGS, LANGUAGES, Written, write

__all__ = ["GREETINGS", "LANGUAGES", "Written", "write"]
