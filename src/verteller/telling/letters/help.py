"""Letters about requests for help: to the asker and to the administrators."""

from verteller.telling.letters.desk import Desk, Letter
from verteller.telling.paragraphs import Paragraph, quotation


def help_received(desk: Desk, *, number: int, text: str, anonymous: bool = False) -> Letter:
    """
    Confirm a request for help.

    Args:
        number: What the request goes by.
        text: What was asked.
        anonymous: Whether the asker's address was kept from the administrators.

    Source: wakkerdam, WAK-HELP-02, -03, WAK-ADMIN-03.
    """
    say = desk.say
    return Letter(
        say("help_received", "subject", number=str(number)),
        (
            Paragraph(say("help_received", number=str(number))),
            *([Paragraph(say("help_received", "anonymous"))] if anonymous else ()),
            quotation(say("help_received", "text"), text),
            Paragraph(say("help_received", "role")),
        ),
    )


def help_forwarded(
    desk: Desk, *, number: int, text: str, sender: str | None, game: str = ""
) -> Letter:
    """
    Pass a request on to an administrator.

    Args:
        number: What the request goes by.
        text: What was asked.
        sender: Its sender's address; None when he wants to stay anonymous.
        game: What it is about, where that is known.

    Source: wakkerdam, WAK-HELP-01, WAK-HELP-03, WAK-SYS-36.
    """
    say = desk.say
    attribute = "" if sender else "anonymous"
    first = say("help_forwarded", attribute, number=str(number), sender=sender or "")
    return Letter(
        say("help_forwarded", "subject", number=str(number)),
        (
            Paragraph(first),
            *([Paragraph(say("help_forwarded", "game", game=game))] if game else ()),
            quotation(say("help_forwarded", "text"), text),
            Paragraph(say("help_forwarded", "answer")),
        ),
    )


def help_answered(desk: Desk, *, number: int, text: str, question: str = "") -> Letter:
    """
    Bring the administrators' answer to whoever asked.

    Args:
        number: What the request goes by.
        text: The answer.
        question: What was asked.

    Source: wakkerdam, WAK-HELP-03, WAK-SYS-36.
    """
    say = desk.say
    asked = [quotation(say("help_answered", "question"), question)] if question.strip() else []
    return Letter(
        say("help_answered", "subject", number=str(number)),
        (
            Paragraph(say("help_answered", number=str(number))),
            quotation(say("help_answered", "text"), text),
            *asked,
        ),
    )
