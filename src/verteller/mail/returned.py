"""Mail that comes back: a bounce is set down beside the mail it is about."""

import logging
from email.parser import BytesParser
from email.policy import compat32
from typing import Final

from verteller.hosting import bounces
from verteller.hosting.bounces import Comeback
from verteller.hosting.incoming import Arrived, Outcome
from verteller.mail.lookups import find_person
from verteller.mail.reading.delivery_reports import DeliveryReport, read_report

MAX_OCTETS: Final = 500_000
"""Of a longer bounce only so much is read: what it sends back is ours, and known."""

logger = logging.getLogger(__name__)


def note_bounce(mail: Arrived, raw: bytes) -> Outcome:
    """
    Set down what a bounce says of our mail, in the transaction that records it.

    Args:
        raw: The bounce as it came in.

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
    rows = bounces.came_back(report.message_ids, failed, mail.at)
    if not rows:
        return Outcome("automatic_bounce")
    is_final = not failed or any(each.is_final for each in failed.values())
    return Outcome(
        "bounce" if is_final else "bounce_late",
        person=find_person(rows[0].to_email),
        game=rows[0].game,
    )


def _read(raw: bytes) -> DeliveryReport:
    try:
        return read_report(BytesParser(policy=compat32).parsebytes(raw[:MAX_OCTETS]))
    except Exception as error:  # noqa: BLE001 - whatever a mail brings about, it is recorded
        logger.warning("a bounce could not be read: %s", type(error).__name__)
        return DeliveryReport((), ())
