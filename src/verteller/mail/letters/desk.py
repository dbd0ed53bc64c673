"""Letters of the desk: help, notices to administrators, the way to one's own pages."""

from datetime import timedelta

from verteller.hosting.models import HelpRequest
from verteller.mail.letters.absence import also
from verteller.mail.letters.writing import Body, Subject, Writing, laid_out
from verteller.mail.reports import COMMAND, command_report
from verteller.telling import letters


def help_received(writing: Writing) -> tuple[Subject, Body]:
    """Write to who asked for help that it has been passed on."""
    number = writing.payload["number"]
    asked = HelpRequest.objects.filter(number=number).values_list("text", flat=True).first()
    anonymous = bool(writing.payload.get("anonymous"))
    return laid_out(
        letters.help_received(writing.desk, number=number, text=asked or "", anonymous=anonymous)
    )


def help_forwarded(writing: Writing) -> tuple[Subject, Body]:
    """Write to an administrator who asks for help, and what."""
    payload = writing.payload
    return laid_out(
        letters.help_forwarded(
            writing.desk,
            number=payload["number"],
            text=payload["text"],
            sender=payload["sender"],
            game=writing.game,
        )
    )


def help_answered(writing: Writing) -> tuple[Subject, Body]:
    """Write what an administrator has answered."""
    payload = writing.payload
    return laid_out(
        letters.help_answered(
            writing.desk,
            number=payload["number"],
            text=payload["text"],
            question=payload.get("question", ""),
        )
    )


def sign_in(writing: Writing) -> tuple[Subject, Body]:
    """Write where one's own pages are, for a while."""
    payload = writing.payload
    lasts = timedelta(minutes=payload["minutes"])
    return laid_out(letters.sign_in(writing.desk, link=payload["link"], lasts=lasts))


def notice(writing: Writing) -> tuple[Subject, Body]:
    """Write a short word about something, by its code."""
    payload = writing.payload
    letter = letters.notice(writing.desk, code=payload["code"], parameters=payload)
    subject, blocks = laid_out(letter)
    return subject, [*blocks, *also(writing)]


def admin_notice(writing: Writing) -> tuple[Subject, Body]:
    """Write to an administrator what he has to know."""
    payload = writing.payload
    if payload["code"] == COMMAND:
        return laid_out(command_report(writing.desk, payload))
    return laid_out(letters.admin_notice(writing.desk, code=payload["code"], parameters=payload))
