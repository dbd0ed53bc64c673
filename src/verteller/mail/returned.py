"""
Mail that comes back: where to, and how a bounce is set down beside the mail it is about.

Every mail has a return path of its own, which stands in no header that a reader passes on: whoever
got a copy of an answer knows the ids of our mails, but cannot make up a bounce of one.
"""

import logging
from collections.abc import Sequence
from email.parser import BytesParser
from email.policy import compat32
from typing import Final

from django.conf import settings
from django.core.mail import EmailMessage

from verteller.hosting import bounces
from verteller.hosting.bounces import Comeback
from verteller.hosting.home import Home, home
from verteller.hosting.incoming import Arrived, Outcome
from verteller.hosting.models import Outgoing
from verteller.mail.lookups import find_person
from verteller.mail.reading.delivery_reports import DeliveryReport, read_report
from verteller.mail.tokens import BounceToken, reply_address, tokens_in

MAX_OCTETS: Final = 500_000
"""Of a longer bounce only so much is read: what it sends back is ours, and known."""

HOME: Final = "home"
"""What ``VERTELLER_RETURN_PATH`` says where mail is to come back to the home address itself."""

logger = logging.getLogger(__name__)


def return_path(row: Outgoing, where: Home) -> str:
    """
    Return where a mail comes back to when it cannot be delivered.

    That is the home address itself where the host has said so (``VERTELLER_RETURN_PATH``), or
    where that is too long for a token. Then whoever knows the id of a mail is believed.
    """
    if settings.VERTELLER_RETURN_PATH == HOME:
        return where.address
    return reply_address(where, BounceToken(row.pk))


def set_return_path(message: EmailMessage, row: Outgoing) -> None:
    """Have a mail come back by its own way, and be from us all the same."""
    message.extra_headers["From"] = message.from_email
    message.from_email = return_path(row, home())


def note_bounce(mail: Arrived, raw: bytes, recipients: Sequence[str]) -> Outcome:
    """
    Set down what a bounce says of our mail, in the transaction that records it.

    Args:
        raw: The bounce as it came in.
        recipients: Whom it is to, as its envelope and its headers say.

    Returns:
        ``bounce`` when a mail of ours is given up, ``bounce_late`` when it is still under way,
        ``automatic_bounce`` when it is about none of ours.

    Source: wakkerdam, WAK-SYS-07, WAK-SYS-39; RFC 3464
    """
    report = _read(raw)
    failed = {
        each.recipient: Comeback(each.status_code, each.said, is_final=each.is_final)
        for each in report.failed
    }
    rows = bounces.came_back(_about(recipients, report), failed, mail.at)
    if not rows:
        return Outcome("automatic_bounce")
    is_final = not failed or any(each.is_final for each in failed.values())
    return Outcome(
        "bounce" if is_final else "bounce_late",
        person=find_person(rows[0].to_email),
        game=rows[0].game,
    )


def _about(recipients: Sequence[str], report: DeliveryReport) -> list[str]:
    """
    Return the ids of the mails a bounce can be about, going by where it was sent.

    It must say so itself as well, or name somebody whom a mail did not reach: answering machines
    write to return paths, too.
    """
    where = home()
    tokens = (each for each in tokens_in(recipients, where) if isinstance(each, BounceToken))
    came_by = Outgoing.objects.filter(pk__in=[each.mail for each in tokens])
    named = Outgoing.objects.filter(message_id__in=report.message_ids)
    believed = [row for row in named if return_path(row, where) == where.address]
    believed += [row for row in came_by if report.failed or row.message_id in report.message_ids]
    return [row.message_id for row in believed]


def _read(raw: bytes) -> DeliveryReport:
    try:
        return read_report(BytesParser(policy=compat32).parsebytes(raw[:MAX_OCTETS]))
    except Exception as error:  # noqa: BLE001 - whatever a mail brings about, it is recorded
        logger.warning("a bounce could not be read: %s", type(error).__name__)
        return DeliveryReport((), ())
