"""Answering mail as a mail program does: to its reply address, under its subject."""

from datetime import timedelta
from email.utils import parseaddr

from tests.mail.village import Village, address_of, post_of, raw_mail
from verteller.hosting.models import Kind, Outgoing
from verteller.mail.composing import compose
from verteller.mail.routing import Result, receive


def reply_address_of(row: Outgoing) -> str:
    """Return where an answer to a mail goes."""
    return parseaddr(compose(row).reply_to[0])[1]


def reply_to(
    village: Village, row: Outgoing, text: str, *, sender: str = "", to: str = "", **headers: str
) -> Result:
    """Let whoever got a mail, or another *sender*, answer it; *to* stands for its address."""
    mail = compose(row)
    address = to or reply_address_of(row)
    subject = headers.pop("subject", f"Re: {mail.subject.removeprefix('Re: ')}")
    raw = raw_mail(sender or row.to_email, subject, text, to=address, **headers)
    village.now += timedelta(seconds=1)
    return receive(raw, recipients=(address,), received_at=village.now)


def prompt_of(name: str, kind: Kind = Kind.NEWS) -> Outgoing:
    """Return the newest mail of one kind to a player."""
    return post_of(kind, address_of(name))[-1]
