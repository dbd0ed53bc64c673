"""Composing: from a row of the outbox to a mail, text and page, the same every time."""

import re
from dataclasses import dataclass
from email.utils import format_datetime, formataddr
from functools import lru_cache
from typing import Final

from django.core.mail import EmailMultiAlternatives
from django.template.loader import render_to_string

from verteller.hosting.home import Home, home
from verteller.hosting.models import HostedGame, Kind, Outgoing
from verteller.hosting.names import folded
from verteller.mail.letters import Written, write
from verteller.mail.replying import reply_to
from verteller.mail.threads import Thread, thread_of

REPLIES: Final = frozenset(
    {
        Kind.ANSWER_TAKEN,
        Kind.REFUSED,
        Kind.UNDERSTOOD,
        Kind.SIGNED_UP,
        Kind.SIGN_UP_REFUSED,
        Kind.HELP_RECEIVED,
        Kind.CONFIRMATION,
    }
)
"""Kinds that answer a mail; all others are sent on our own account (RFC 3834)."""

_NO_LABEL: Final = re.compile("[^a-z0-9]+")


def compose(row: Outgoing, written: Written | None = None) -> EmailMultiAlternatives:
    """
    Return the mail that *row* stands for; a second copy is equal to the first.

    Args:
        written: Its words, where they have been put together already.

    Its subject has the game's name in it as a word, so that a reply finds its way, and nothing
    in its headers tells what the text does not.

    Source: wakkerdam, WAK-SYS-03, WAK-SYS-07, WAK-SYS-08, WAK-VOTE-01.
    """
    where = home()
    thread = thread_of(row)
    written = written or write(row)
    text, page = render(written, written.language)
    message = EmailMultiAlternatives(
        subject=_subject(row, written, thread),
        body=text,
        from_email=formataddr((where.narrator, where.address)),
        to=[formataddr((row.player.name if row.player else "", row.to_email))],
        reply_to=[formataddr((where.narrator, reply_to(row, where)))],
        headers=_headers(row, thread, where, written.language),
    )
    message.attach_alternative(page, "text/html")
    return message


def render(written: Written, language: str) -> tuple[str, str]:
    """Return a letter as plain text and as a page."""
    context = {"letter": written, "language": language}
    return (
        render_to_string("mail/letter.txt", context).strip() + "\n",
        render_to_string("mail/letter.html", context),
    )


@dataclass(frozen=True, slots=True)
class Sent:
    """
    A mail as its reader has it before him.

    Args:
        lines: Its lines.
        lists: The items of each list in it, in order.
    """

    lines: frozenset[str]
    lists: tuple[tuple[str, ...], ...]


def _subject(row: Outgoing, written: Written, thread: Thread) -> str:
    """
    Return the subject: the conversation's, or the letter's own with the game's name in brackets.

    Mail programs take mails for one conversation only when their subjects are the same.
    """
    if thread.root is not None:
        return f"Re: {_subject_of(thread.root.message_id, thread.root.pk)}"
    return _named(written.subject, row.game)


def _named(subject: str, game: HostedGame | None) -> str:
    subject = " ".join(subject.split())
    name = f"{game.name}: " if game else ""
    if not name or not subject.startswith(name):
        return subject
    rest = subject.removeprefix(name)
    return f"[{name[:-2]}] {rest[:1].upper()}{rest[1:]}"


def _headers(row: Outgoing, thread: Thread, where: Home, language: str) -> dict[str, str]:
    is_reply = row.kind in REPLIES
    headers = {
        "Message-ID": row.message_id,
        "Date": format_datetime(row.created_at),
        "Auto-Submitted": "auto-replied" if is_reply else "auto-generated",
        # Exchange answers by itself whatever the standard says, unless it is told not to.
        "X-Auto-Response-Suppress": "OOF, AutoReply",
        "X-Loop": where.address,
        "Content-Language": language,
    }
    if thread.in_reply_to:
        headers["In-Reply-To"] = thread.in_reply_to
        headers["References"] = " ".join(thread.references)
    if row.game is not None:
        headers["List-Id"] = f"<{_label(row.game)}.{where.domain}>"
        headers["List-Help"] = f"<mailto:{where.address}?subject=Help>"
    return headers


def _label(game: HostedGame) -> str:
    """Return a game's name as one label of a domain name."""
    return _NO_LABEL.sub("-", folded(game.name)).strip("-") or f"game-{game.pk}"


@lru_cache(maxsize=512)
def _subject_of(_message_id: str, pk: int) -> str:
    row = Outgoing.objects.select_related("game", "player").get(pk=pk)
    return _named(write(row).subject, row.game)


@lru_cache(maxsize=512)
def sent(pk: int, _message_id: str) -> Sent:
    """
    Return the text of the mail that the row counted *pk* stands for.

    A row always reads the same, and players answer the same few mails again and again, so it is
    remembered; the message id tells it from a row that is counted the same elsewhere.
    """
    row = Outgoing.objects.select_related("game", "player").get(pk=pk)
    written = write(row)
    text, _ = render(written, written.language)
    lists = tuple(block.lines for block in written.blocks if block.kind == "list")
    return Sent(frozenset(line.strip() for line in text.splitlines()), lists)
