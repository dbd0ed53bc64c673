"""The letter with the link that signs somebody in on the pages."""

from datetime import timedelta

from verteller.telling.letters.desk import Desk, Letter
from verteller.telling.paragraphs import Paragraph


def sign_in(desk: Desk, *, link: str, lasts: timedelta) -> Letter:
    """
    Send the link that somebody, most likely the reader, asked for.

    Args:
        link: The page's full address.
        lasts: How long it can be used.
    """
    say = desk.say
    return Letter(
        say("sign_in", "subject"),
        (
            Paragraph(say("sign_in", lasts=desk.words.duration(lasts))),
            Paragraph(link),
            Paragraph(say("sign_in", "unasked")),
        ),
    )
