"""The letter that asks whether a mail is really its reader's own."""

from verteller.hosting.holding import link
from verteller.mail.letters.writing import Body, Subject, Writing, laid_out
from verteller.telling import letters
from verteller.telling.letters import Doubtful


def confirmation(writing: Writing) -> tuple[Subject, Body]:
    """Write to whoever a mail claims to be from what it says, and how it can be confirmed."""
    payload = writing.payload
    until = writing.moment("expires_at")
    if until is None:
        raise ValueError("a question without an end")
    mail = Doubtful(payload["subject"], payload["lines"], writing.game)
    return laid_out(
        letters.confirmation(
            writing.desk,
            mail,
            until=until,
            link=link(payload["held"]),
            is_known=payload["known"],
        )
    )
