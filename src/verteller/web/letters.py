"""Writing a mail in the built-in mailbox: it really goes to the mail door, by SMTP."""

import smtplib
from datetime import datetime
from email.headerregistry import Address
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import format_datetime, make_msgid
from typing import Final

from babel.dates import format_datetime as format_moment
from django.utils import timezone

from verteller.hosting import clock
from verteller.hosting.home import home
from verteller.hosting.models import MailboxMessage
from verteller.telling.cast import Language
from verteller.telling.words import LOCALES, date_pattern
from verteller.web.house import House
from verteller.web.mailboxes import bare
from verteller.web.models import Written

TIMEOUT: Final = 20.0
"""Seconds the mail door may take."""

LONGEST_SUBJECT: Final = 200

ATTRIBUTIONS: Final[dict[Language, str]] = {
    "nl": "Op {when} schreef {who}:",
    "en": "On {when}, {who} wrote:",
    "it": "Il {when} {who} ha scritto:",
    "de": "Am {when} schrieb {who}:",
}
"""The line above what a reply quotes, as mail programs write it."""


class NoDoorError(Exception):
    """There is no mail door, or it is closed."""


class RefusedError(Exception):
    """The mail door does not take the mail; the text is what it said."""


def write(
    house: House,
    sender: str,
    name: str,
    text: str,
    *,
    subject: str = "",
    answered: MailboxMessage | None = None,
    language: Language = "en",
) -> Written:
    """
    Send a mail to the narrator and keep a copy.

    Args:
        sender: The writer's address.
        name: The writer's name.
        subject: Of a new conversation; a reply takes that of what it answers.
        answered: The mail it replies to; it is quoted below the text.
        language: In which the quotation is announced.

    Raises:
        NoDoorError: Nobody takes mail there.
        RefusedError: The mail is not taken.
    """
    at = clock.now()
    mail = _mail(sender, name, text, subject=subject, at=at)
    if answered is not None:
        _make_reply(mail, answered, text, language)
    _hand_over(house, mail)
    return Written.objects.create(
        message_id=str(mail["Message-ID"]),
        from_email=sender,
        to_email=mail["To"].addresses[0].addr_spec,
        answers=answered.message_id if answered else "",
        subject=str(mail["Subject"]),
        text=text,
        sent_at=at,
    )


def _mail(sender: str, name: str, text: str, *, subject: str, at: datetime) -> EmailMessage:
    mail = EmailMessage(policy=SMTP)
    mail["From"] = Address(" ".join(name.split()), addr_spec=sender)
    mail["To"] = home().address
    mail["Subject"] = " ".join(subject.split())[:LONGEST_SUBJECT]
    mail["Date"] = format_datetime(at)
    mail["Message-ID"] = make_msgid(domain=sender.rpartition("@")[2])
    mail.set_content(f"{text.strip()}\n")
    return mail


def _make_reply(
    mail: EmailMessage, answered: MailboxMessage, text: str, language: Language
) -> None:
    """Turn *mail* into a reply, as a mail program does: threaded, with all of it quoted below."""
    del mail["To"], mail["Subject"]
    mail["To"] = answered.reply_to or answered.from_email
    mail["Subject"] = f"Re: {bare(answered.subject)}"[:LONGEST_SUBJECT]
    mail["In-Reply-To"] = answered.message_id
    mail["References"] = f"{answered.references} {answered.message_id}".strip()
    locale = LOCALES[language]
    when = format_moment(
        timezone.localtime(answered.received_at),
        date_pattern("d MMM yyyy HH:mm", locale),
        locale=locale,
    )
    who = f"{answered.from_name or answered.from_email} <{answered.from_email}>"
    quoted = "\n".join(f"> {line}".rstrip() for line in answered.text.splitlines())
    above = ATTRIBUTIONS[language].format(when=when, who=who)
    mail.set_content(f"{text.strip()}\n\n{above}\n{quoted}\n")


def _hand_over(house: House, mail: EmailMessage) -> None:
    if not house.mail_port:
        raise NoDoorError
    try:
        with smtplib.SMTP(
            house.mail_host, house.mail_port, local_hostname="localhost", timeout=TIMEOUT
        ) as door:
            door.send_message(mail)
    except smtplib.SMTPRecipientsRefused as error:
        answers = [_text(said) for _, said in error.recipients.values()]
        raise RefusedError("; ".join(answers)) from error
    except smtplib.SMTPResponseException as error:
        raise RefusedError(_text(error.smtp_error)) from error
    except (OSError, smtplib.SMTPException) as error:
        raise NoDoorError from error


def _text(said: bytes | str) -> str:
    return said.decode("utf-8", "replace") if isinstance(said, bytes) else said
