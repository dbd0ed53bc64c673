"""Held mail: what nobody is proven to have sent waits until its owner says that it is his."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from enum import StrEnum
from typing import Any, Final

from django.conf import settings
from django.core.signing import BadSignature, Signer
from django.db.models import QuerySet
from django.utils.module_loading import import_string

from verteller.hosting import post
from verteller.hosting.incoming import Arrived, Outcome
from verteller.hosting.models import (
    HeldMail,
    HostedGame,
    Incoming,
    Kind,
    Outgoing,
    Sending,
)
from verteller.hosting.transactions import in_one_transaction

LASTS: Final = timedelta(days=3)
"""How long a mail waits; then it is forgotten."""
ASKED_ANEW: Final = timedelta(days=1)
"""About mails of one sender to one game nobody is asked again within this time."""
MOST_WAITING: Final = 5
"""Mails of one sender that wait at most; more are not kept."""

HELD: Final = "held"
MOST_STRANGERS: Final = 100
"""Mails of people nobody knows that wait for one game at most."""
MOST_OCTETS: Final = 64 * 1024
"""Of a mail of somebody nobody knows, which is to be a line."""

UNPROVEN: Final = "sender_unproven"
DECLINED: Final = "declined"
CONFIRMED: Final = "confirmed"

DealWith = Callable[[HeldMail, datetime], Outcome]
"""Does what a held mail asks for, as if it came in at that moment, and never raises a refusal."""


@dataclass(frozen=True, slots=True)
class Claim:
    """
    A mail whose sender is not proven, and how to ask whoever it claims to be from.

    Args:
        raw: The mail.
        email: Where to ask: an address that is known, or the one that wants to sign up.
        language: In which to ask.
        lines: His own first lines; what he is shown of the mail beside its subject.
        game: Where it is to go, if to any.
        is_known: Whether the address belongs to a person who is known.
    """

    raw: bytes
    email: str
    language: str
    lines: Sequence[str]
    game: HostedGame | None = None
    is_known: bool = True


class State(StrEnum):
    """What has become of a held mail."""

    WAITING = "waiting"
    CONFIRMED = "confirmed"
    GONE = "gone"
    """Declined, or forgotten after `LASTS`."""


@dataclass(frozen=True, slots=True)
class Shown:
    """What the owner of a held mail is shown of it."""

    state: State
    subject: str = ""
    lines: tuple[str, ...] = ()
    game: str = ""


def hold(mail: Arrived, claim: Claim) -> Outcome:
    """
    Keep a mail and ask its owner about it; nothing that it asks for is done.

    At most one mail a day asks about the same sender and game, so that nobody can be flooded in
    the name of others; further ones wait silently until that one is answered.
    """
    forget(mail.at)
    waiting = _of_sender(mail.sender)
    if waiting.count() >= MOST_WAITING or not (claim.is_known or _has_room(claim)):
        return Outcome(UNPROVEN, game=claim.game)
    lately = waiting.filter(incoming__game=claim.game, held_at__gt=mail.at - ASKED_ANEW)
    asks = not lately.filter(incoming__reply__status__in=_ASKING).exists()

    def keep(row: Incoming) -> None:
        held = HeldMail.objects.create(
            incoming=row, raw=claim.raw, held_at=mail.at, expires_at=mail.at + LASTS
        )
        question = _question(held, mail, claim)
        question.status = Sending.QUEUED if asks else Sending.WITHHELD
        (row.reply,) = post.save([question])
        row.save(update_fields=["reply"])

    return Outcome(HELD, game=claim.game, afterwards=keep)


def look(number: int, at: datetime) -> Shown:
    """Return what the owner of the held mail counted *number* is to see; nothing is changed."""
    held = _found(HeldMail.objects.select_related("incoming__reply"), number)
    state = _state(held, at)
    if held is None or state != State.WAITING:
        return Shown(state)
    said = held.incoming.reply.payload if held.incoming.reply else {}
    lines = tuple(str(line) for line in said.get("lines", ()))
    return Shown(state, held.incoming.subject, lines, str(said.get("game") or ""))


def asked(number: int) -> str:
    """Return the address at which it is asked whose the held mail counted *number* is."""
    questions = Outgoing.objects.filter(answers__held=number)
    return questions.values_list("to_email", flat=True).first() or ""


@in_one_transaction
def confirm(number: int, at: datetime) -> Incoming | None:
    """
    Deal with a held mail as if it came in now, since its owner says that it is his.

    Returns:
        What became of it, None when it does not wait any more: it works once.
    """
    held = _locked(number, at)
    if held is None:
        return None
    outcome = _deal_with()(held, at)
    row = held.incoming
    row.result, row.proof = outcome.result, CONFIRMED
    row.person, row.game = outcome.person, outcome.game or row.game
    row.reply = outcome.reply or row.reply
    row.save(update_fields=["result", "proof", "person", "game", "reply"])
    held.confirmed_at, held.raw = at, b""
    held.save(update_fields=["confirmed_at", "raw"])
    _ask_about_next(row, at)
    return row


@in_one_transaction
def decline(number: int, at: datetime) -> Incoming | None:
    """
    Throw a held mail away with all others of its sender, who says that it is not his.

    Nobody is asked about that sender and game again before the day is over.
    """
    held = _locked(number, at)
    if held is None:
        return None
    for each in _of_sender(held.incoming.sender).filter(confirmed_at=None).exclude(raw=b""):
        each.raw = b""
        each.save(update_fields=["raw"])
        Incoming.objects.filter(pk=each.incoming_id).update(result=DECLINED)
    held.incoming.refresh_from_db()
    return held.incoming


def forget(at: datetime) -> int:
    """Remove what has waited too long, and return how many mails that were."""
    return HeldMail.objects.filter(expires_at__lte=at).delete()[0]


def sign(number: int) -> str:
    """Return the part of a page's address that stands for a held mail; nobody can make it up."""
    return _signer().sign(str(number))


def read(signed: str) -> int | None:
    """Return the number of the held mail that `sign` made *signed* for."""
    try:
        return int(_signer().unsign(signed))
    except (BadSignature, ValueError):
        return None


def link(number: int) -> str:
    """Return the address of the page about a held mail, empty where no pages can be reached."""
    pages: str = getattr(settings, "VERTELLER_URL", "")
    return f"{pages.rstrip('/')}/confirm/{sign(number)}/" if pages else ""


_ASKING: Final = (Sending.QUEUED, Sending.SENT)


def _signer() -> Signer:
    return Signer(sep=".", salt="verteller.holding")


def _deal_with() -> DealWith:
    found: DealWith = import_string(settings.VERTELLER_DEALS_WITH)
    return found


def _of_sender(sender: str) -> QuerySet[HeldMail]:
    """Return all mails kept of a sender that are not confirmed, those declined too."""
    kept = HeldMail.objects.select_related("incoming").filter(confirmed_at=None)
    return kept.filter(incoming__sender=sender).order_by("-pk")


def _has_room(claim: Claim) -> bool:
    """Tell whether a stranger's mail can be kept: whoever makes up senders has no end of them."""
    if len(claim.raw) > MOST_OCTETS:
        return False
    waiting = HeldMail.objects.filter(incoming__game=claim.game, confirmed_at=None)
    return waiting.count() < MOST_STRANGERS


def _question(held: HeldMail, mail: Arrived, claim: Claim) -> Outgoing:
    payload: dict[str, Any] = {
        "held": held.pk,
        "subject": mail.subject,
        "lines": list(claim.lines),
        "game": claim.game.name if claim.game else None,
        "known": claim.is_known,
        "expires_at": held.expires_at.isoformat(),
    }
    kind = Kind.CONFIRMATION
    return post.to_address(claim.email, claim.language, kind, payload, at=mail.at, game=claim.game)


def _ask_about_next(row: Incoming, at: datetime) -> None:
    """Ask about the newest mail that waits silently behind the one that was answered."""
    silent = _of_sender(row.sender).filter(
        incoming__game=row.game, incoming__reply__status=Sending.WITHHELD, expires_at__gt=at
    )
    following = silent.exclude(raw=b"").first()
    if following is not None:
        asking = Outgoing.objects.filter(answers__held=following)
        asking.update(status=Sending.QUEUED, next_attempt_at=at)


def _locked(number: int, at: datetime) -> HeldMail | None:
    """Return a mail that waits, and keep others from dealing with it meanwhile."""
    rows = HeldMail.objects.select_for_update(of=("self",)).select_related("incoming")
    held = _found(rows, number)
    return held if _state(held, at) == State.WAITING else None


def _found(rows: QuerySet[HeldMail], number: int) -> HeldMail | None:
    return rows.filter(pk=number).first()


def _state(held: HeldMail | None, at: datetime) -> State:
    if held is not None and held.confirmed_at is not None:
        return State.CONFIRMED
    if held is None or not held.raw or held.expires_at <= at:
        return State.GONE
    return State.WAITING
