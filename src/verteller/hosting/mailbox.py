"""A Django mail backend that delivers into the built-in mailbox instead of to a server."""

from collections.abc import Sequence
from email.message import Message
from email.utils import parseaddr
from typing import Any

from django.core.mail import EmailMessage, EmailMultiAlternatives
from django.core.mail.backends.base import BaseEmailBackend

from verteller.hosting import clock
from verteller.hosting.models import MailboxMessage


class MailboxBackend(BaseEmailBackend):
    """Deliver every mail into the mailbox of each of its receivers, at once and for good."""

    def send_messages(self, email_messages: Sequence[EmailMessage]) -> int:
        """Store the mails and return how many had a receiver."""
        return sum(_deliver(message) for message in email_messages)


def _deliver(message: EmailMessage) -> bool:
    mail = message.message()
    stored = _stored(message, mail)
    for receiver in message.recipients():
        MailboxMessage.objects.update_or_create(
            to_email=parseaddr(receiver)[1].lower(),
            message_id=str(mail["Message-ID"]),
            defaults=stored,
        )
    return bool(message.recipients())


def _stored(message: EmailMessage, mail: Message) -> dict[str, Any]:
    alternatives = message.alternatives if isinstance(message, EmailMultiAlternatives) else []
    html = next((body for body, kind in alternatives if kind == "text/html"), "")
    name, address = parseaddr(message.from_email)
    references = str(mail["References"] or "").split()
    in_reply_to = str(mail["In-Reply-To"] or "")
    return {
        "in_reply_to": in_reply_to,
        "references": " ".join(references),
        "thread": next(iter(references), in_reply_to or str(mail["Message-ID"])),
        "from_email": address.lower(),
        "from_name": name,
        "reply_to": parseaddr(next(iter(message.reply_to), ""))[1],
        "subject": str(message.subject),
        "text": str(message.body),
        "html": str(html),
        "raw": mail.as_bytes(),
        "received_at": clock.now(),
    }
