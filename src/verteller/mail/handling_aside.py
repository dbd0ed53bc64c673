"""Setting aside: a mail that met a fault of ours is kept for people to look at."""

from datetime import timedelta
from typing import Final

from verteller.hosting import post
from verteller.hosting.incoming import Arrived, Outcome
from verteller.hosting.models import Kind, Outgoing
from verteller.mail.models import SetAside

NOTICE_PERIOD: Final = timedelta(hours=1)
"""So often at most administrators are told of mail that was set aside."""

_LONGEST_ERROR: Final = 80


def set_aside(mail: Arrived, raw: bytes, error: Exception) -> Outcome:
    """
    Keep a mail that a fault of ours kept from being dealt with, for people to look at.

    Source: wakkerdam, WAK-SYS-39, WAK-SYS-50.
    """
    SetAside.objects.get_or_create(
        message_id=mail.message_id,
        recipient=mail.recipient,
        defaults={
            "raw": raw,
            "error": type(error).__name__[:_LONGEST_ERROR],
            "set_aside_at": mail.at,
        },
    )
    lately = Outgoing.objects.filter(
        kind=Kind.ADMIN_NOTICE,
        payload__code="mail_set_aside",
        created_at__gt=mail.at - NOTICE_PERIOD,
    )
    if not lately.exists():
        post.tell_administrators("mail_set_aside", at=mail.at)
    return Outcome("error")
