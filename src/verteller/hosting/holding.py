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
"""About mails of one sender to one game nobody is asked again within this time unanswered."""
MOST_WAITING: Final = 5
"""Mails of one sender that wait at most, his commands apart; the oldest gives way to a new one."""

HELD: Final = "held"
MOST_STRANGERS: Final = 100
"""
Mails of people nobody knows that wait for one game at most; the oldest gives way to a new one.

Not more of them are asked within `STRANGERS_ASKED`, or we would write to anybody in a forger's
name without end.
"""
STRANGERS_ASKED: Final = timedelta(hours=1)
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
        is_command: Whether it is to steer games: such mail waits apart from all other.
    """

    raw: bytes
    email: str
    language: str
    lines: Sequence[str]
    game: HostedGame | None = None
    is_known: bool = True
    is_command: bool = False


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

    At most one mail a day asks about the same sender and game, and one more for each that its
    owner declined, so that nobody can be flooded in the name of others; further ones wait
    silently until that one is answered. What has waited longest gives way to what is new, so
    that whoever forges senders cannot keep the real ones out.
    """
    forget(mail.at)
    if not (claim.is_known or _may_ask_stranger(claim, mail.at)):
        return Outcome(UNPROVEN, game=claim.game)
    mine = _of_sender(mail.sender, is_command=claim.is_command)
    strangers = HeldMail.objects.filter(incoming__game=claim.game, confirmed_at=None)
    has_room = _make_room(mine, MOST_WAITING, mail.at) and (
        claim.is_known or _make_room(strangers, MOST_STRANGERS, mail.at, drop_asked=True)
    )
    if not has_room:
        return Outcome(UNPROVEN, game=claim.game)
    asks = not _asked_lately(mine.filter(incoming__game=claim.game), mail.at).exists()

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
    following = _silent_behind(held, at)
    outcome = _deal_with()(held, at)
    row = held.incoming
    row.result, row.proof = outcome.result, CONFIRMED
    row.person, row.game = outcome.person, outcome.game or row.game
    row.reply = outcome.reply or row.reply
    row.save(update_fields=["result", "proof", "person", "game", "reply"])
    held.confirmed_at, held.raw = at, b""
    held.save(update_fields=["confirmed_at", "raw"])
    _ask_about(following, at)
    return row


@in_one_transaction
def decline(number: int, at: datetime) -> Incoming | None:
    """
    Throw a held mail away, since its owner says that it is not his.

    What waits silently behind it may well be his, so he is asked about the newest of that.
    """
    held = _locked(number, at)
    if held is None:
        return None
    following = _silent_behind(held, at)
    _empty(held, DECLINED)
    _ask_about(following, at)
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


def _of_sender(sender: str, *, is_command: bool) -> QuerySet[HeldMail]:
    """Return all mails kept of a sender that are not confirmed, those thrown away too."""
    kept = HeldMail.objects.select_related("incoming").filter(confirmed_at=None)
    mine = kept.filter(incoming__sender=sender, incoming__reply__payload__command=is_command)
    return mine.order_by("-pk")


def _asked_lately(kept: QuerySet[HeldMail], at: datetime) -> QuerySet[HeldMail]:
    """Return those of *kept* mails about which a question is under way that nobody declined."""
    since = at - ASKED_ANEW
    asked = kept.filter(
        incoming__reply__status__in=_ASKING, incoming__reply__next_attempt_at__gt=since
    )
    return asked.exclude(incoming__result=DECLINED)


def _make_room(
    kept: QuerySet[HeldMail], most: int, at: datetime, *, drop_asked: bool = False
) -> bool:
    """
    Throw away what has waited longest where *most* mails wait; tell whether one more can be kept.

    Args:
        drop_asked: Whether a mail may go about which somebody has just been asked.
    """
    waiting = kept.exclude(raw=b"")
    surplus = waiting.count() - most + 1
    if surplus < 1:
        return True
    candidates = waiting.select_related("incoming").order_by("pk")
    if not drop_asked:
        candidates = candidates.exclude(pk__in=_asked_lately(kept, at).order_by().values("pk"))
    leaving = list(candidates[:surplus])
    for held in leaving:
        _empty(held, UNPROVEN)
    return len(leaving) == surplus


def _empty(held: HeldMail, result: str) -> None:
    """Throw a mail away; that there was a question about it is still known."""
    held.raw = b""
    held.save(update_fields=["raw"])
    held.incoming.result = result
    held.incoming.save(update_fields=["result"])


def _may_ask_stranger(claim: Claim, at: datetime) -> bool:
    """Tell whether a stranger's mail can be kept: whoever makes up senders has no end of them."""
    if len(claim.raw) > MOST_OCTETS:
        return False
    asked = Outgoing.objects.filter(kind=Kind.CONFIRMATION, game=claim.game, payload__known=False)
    lately = asked.filter(created_at__gt=at - STRANGERS_ASKED).exclude(status=Sending.WITHHELD)
    return lately.count() < MOST_STRANGERS


def _question(held: HeldMail, mail: Arrived, claim: Claim) -> Outgoing:
    payload: dict[str, Any] = {
        "held": held.pk,
        "subject": mail.subject,
        "lines": list(claim.lines),
        "game": claim.game.name if claim.game else None,
        "known": claim.is_known,
        "command": claim.is_command,
        "expires_at": held.expires_at.isoformat(),
    }
    kind = Kind.CONFIRMATION
    return post.to_address(claim.email, claim.language, kind, payload, at=mail.at, game=claim.game)


def _silent_behind(held: HeldMail, at: datetime) -> HeldMail | None:
    """Return the newest mail that waits silently behind one that is being answered."""
    row = held.incoming
    is_command = bool(row.reply and row.reply.payload.get("command"))
    silent = _of_sender(row.sender, is_command=is_command).filter(
        incoming__game=row.game, incoming__reply__status=Sending.WITHHELD, expires_at__gt=at
    )
    return silent.exclude(raw=b"").exclude(pk=held.pk).first()


def _ask_about(held: HeldMail | None, at: datetime) -> None:
    if held is not None:
        asking = Outgoing.objects.filter(answers__held=held)
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
