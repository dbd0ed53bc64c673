"""The letter that asks whether a mail is really the reader's own."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime

from verteller.telling.letters.desk import Desk, Letter
from verteller.telling.paragraphs import Paragraph


@dataclass(frozen=True, slots=True)
class Doubtful:
    """
    A mail that may be forged, as far as it is shown to whoever it claims to be from.

    Args:
        subject: Its subject.
        lines: Its first lines.
        game: What game it is for, empty if for none.
    """

    subject: str
    lines: Sequence[str]
    game: str = ""


def confirmation(
    desk: Desk, mail: Doubtful, *, until: datetime, link: str = "", is_known: bool = True
) -> Letter:
    """
    Ask whether the reader wrote a mail, in no words about it but the mail's own.

    Args:
        until: How long he can say so.
        link: Where he can with a click; empty where only an answer will do.
        is_known: Whether he gets mail from us anyway; a stranger is not told how he could
            have done without this.
    """
    say = desk.say
    attribute = "subject" if mail.game else "subject-without-game"
    repeated = (desk.line("subject", mail.subject), "", *mail.lines)
    ways = ["link", "or"] if link else ["answer"]
    how = [say("confirmation", way) for way in ways]
    if link:
        how.insert(1, link)
    return Letter(
        say("confirmation", attribute, game=mail.game),
        (
            Paragraph(say("confirmation", "" if is_known else "stranger", game=mail.game)),
            Paragraph(say("confirmation", "mail"), repeated, quoted=True),
            *map(Paragraph, how),
            Paragraph(say("confirmation", "not-me")),
            Paragraph(say("confirmation", "until", until=desk.moment(until))),
            *([Paragraph(say("confirmation", "sooner"))] if is_known else ()),
        ),
    )
