"""
Pacing: mail that has to wait, and how much may come in.

Nobody gets more than one automatic reply in `interval`, however much he writes. A robot that
answers us at once, again and again, gets none for an hour. Mail to an address that cannot be
reached waits, and one of it is tried once in a while.
"""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from functools import cache, partial
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import Final

from django.conf import settings
from limits import RateLimitItem, parse_many
from limits.storage import MemoryStorage
from limits.strategies import MovingWindowRateLimiter

from verteller.hosting import bounces, post
from verteller.hosting.models import Incoming, Kind, Outgoing, Player, Sending
from verteller.mail.composing import REPLIES

PROBE_PAUSE: Final = timedelta(hours=6)
"""Between two attempts to reach an address that cannot be reached."""
MOST_REPLIES: Final = 60
"""So many replies may wait for one sender; what would come after them is not sent."""
AT_ONCE: Final = timedelta(seconds=10)
"""Nobody reads a mail and writes an answer in so short a time."""
IN_A_ROW: Final = 3
"""So many answers that come at once, one after another, are no person's."""
SILENCE: Final = timedelta(hours=1)
"""So long a robot gets no more replies."""
SKEW: Final = timedelta(seconds=10)
"""By how much the clocks of two of our processes may differ."""
ROBOT: Final = "robot"
"""What stands on the reply that is withheld when a robot is recognised."""
SILENCED: Final = "robot, silenced"
"""What stands on those withheld within the hour after that."""

TOO_MANY_MAILS: Final = "too_many_mails"
"""The result of a mail whose sender has sent too many."""

_ASKED_FOR: Final = REPLIES | {Kind.CONFIRMATION, Kind.SIGN_IN}
"""Whoever has just asked for it can most likely be reached."""


def reply_interval() -> timedelta:
    """Return how long a sender waits for the next reply."""
    return timedelta(seconds=float(settings.VERTELLER_REPLY_INTERVAL))


def longest_wait() -> timedelta:
    """Return how long a mail is put off here at most."""
    return max(PROBE_PAUSE, MOST_REPLIES * reply_interval())


@dataclass(slots=True)
class Paced:
    """
    Mail that is due, sorted.

    Args:
        ready: What may be sent now.
        unreachable: The addresses among those to which mail comes back.
        absent: Players whose mail waits because nothing reaches them.
    """

    ready: list[Outgoing] = field(default_factory=list)
    unreachable: frozenset[str] = frozenset()
    absent: list[Player] = field(default_factory=list)


def pace(rows: Sequence[Outgoing], now: datetime) -> Paced:
    """
    Put off what may not be sent at *now*, in the transaction that is about to claim *rows*.

    Source: wakkerdam, WAK-SYS-07, WAK-SYS-08
    """
    unreachable = frozenset(bounces.unreachable_among(row.to_email for row in rows))
    paced = Paced(unreachable=unreachable)
    waiting = [row for row in rows if row.to_email in unreachable and row.kind not in _ASKED_FOR]
    paced.absent = [row.player for row in waiting if row.player is not None]
    kept_back = _kept_back(waiting, now) | _replies_kept_back(rows, now)
    paced.ready = [row for row in rows if row.pk not in kept_back]
    return paced


def _kept_back(waiting: Sequence[Outgoing], now: datetime) -> set[int]:
    """Put off all mail to addresses that cannot be reached but one, if it is time for that."""
    by_email: dict[str, list[Outgoing]] = defaultdict(list)
    for row in waiting:
        by_email[row.to_email].append(row)
    kept_back: set[int] = set()
    for email, rows in by_email.items():
        later = Outgoing.objects.filter(
            to_email=email, status=Sending.QUEUED, next_attempt_at__gt=now
        ).exclude(kind__in=_ASKED_FOR)
        last = later.order_by("-next_attempt_at").values_list("next_attempt_at", flat=True).first()
        # Where others wait for their next attempt already, these wait with them.
        held = rows if last is not None else rows[1:]
        until = now + PROBE_PAUSE if last is None else min(last, now + PROBE_PAUSE)
        _put_off(held, until)
        kept_back |= {row.pk for row in held}
    return kept_back


@dataclass(frozen=True, slots=True)
class _Exchange:
    """
    A mail that came in, and when the reply to it went out, if it did.

    Args:
        is_proven: Whether it is known who sent it; anybody writes the rest in another's name.
    """

    received_at: datetime
    replied_at: datetime | None
    reply: int | None
    was_silenced: bool
    is_proven: bool


def _replies_kept_back(rows: Sequence[Outgoing], now: datetime) -> set[int]:
    """Put off replies that come too fast, and withhold those to robots."""
    candidates = {row.pk: row for row in rows if row.kind not in {Kind.NEWS, Kind.FINAL}}
    if not candidates:
        return set()
    rows_answered = Incoming.objects.filter(reply__in=candidates)
    answered = rows_answered.order_by("reply", "pk").values_list("reply", "sender", "proof")
    writers = {pk: _Writer(sender, bool(proof)) for pk, sender, proof in answered}
    if not writers:
        return set()
    history = _history({writer.sender for writer in writers.values()}, now)
    kept_back: set[int] = set()
    for pk, writer in sorted(writers.items()):
        if not _may_go(candidates[pk], writer, history, now):
            kept_back.add(pk)
    return kept_back


@dataclass(frozen=True, slots=True)
class _Writer:
    """Whom a reply answers, as he says, and whether that is proven."""

    sender: str
    is_proven: bool


def _may_go(
    row: Outgoing, writer: _Writer, history: Mapping[str, list[_Exchange]], now: datetime
) -> bool:
    """Say whether a reply may go now; otherwise put it off, or withhold it."""
    exchanges = history[writer.sender]
    # What comes in under his name and is not his makes nobody a robot.
    his = [each for each in exchanges if each.is_proven == writer.is_proven]
    if any(each.was_silenced for each in his):
        _withhold(row, SILENCED)
        return False
    noted = partial(_Exchange, now, reply=row.pk, is_proven=writer.is_proven)
    if _is_robot(row, his, now):
        _withhold(row, ROBOT)
        post.tell_administrators("robot", at=now, email=writer.sender)
        exchanges.append(noted(None, was_silenced=True))
        return False
    interval = reply_interval()
    sent = [each.replied_at for each in exchanges if each.replied_at is not None]
    free_at = max(sent, default=now - interval) + interval
    if free_at <= now:
        exchanges.append(noted(now, was_silenced=False))
        return True
    if free_at - now > MOST_REPLIES * interval:
        _withhold(row, "too many replies")
    else:
        _put_off([row], free_at)
        exchanges.append(noted(free_at, was_silenced=False))
    return False


def _history(senders: set[str], now: datetime) -> dict[str, list[_Exchange]]:
    """
    Return what was exchanged lately with each of *senders*, the oldest first.

    What a clock that was ahead has dated later than now is left out: it would keep replies back
    until then.
    """
    history: dict[str, list[_Exchange]] = {sender: [] for sender in senders}
    ahead = now + max(reply_interval(), SKEW)
    lately = Incoming.objects.filter(
        sender__in=senders, received_at__gt=now - 2 * SILENCE, received_at__lte=ahead
    )
    columns = ("sender", "proof", "received_at", "reply", "reply__sent_at", "reply__last_error")
    for sender, proof, received_at, reply, sent_at, error in lately.order_by(
        "received_at", "pk"
    ).values_list(*columns):
        silenced = error == ROBOT and received_at > now - SILENCE
        replied_at = sent_at if sent_at is None or sent_at <= ahead else None
        history[sender].append(_Exchange(received_at, replied_at, reply, silenced, bool(proof)))
    return history


def _is_robot(row: Outgoing, exchanges: Sequence[_Exchange], now: datetime) -> bool:
    """
    Tell whether our last replies were each answered as fast as no person writes.

    A round that began in between is a reason to write for anybody, and proves nothing.
    """
    moments = (each.replied_at for each in exchanges if each.reply != row.pk)
    replied = sorted(moment for moment in moments if moment is not None and moment <= now)
    last = replied[-IN_A_ROW:]
    if len(last) < IN_A_ROW or not all(_was_answered_at_once(each, exchanges) for each in last):
        return False
    return not _was_written_to(row, since=last[0], until=now)


def _was_answered_at_once(moment: datetime, exchanges: Sequence[_Exchange]) -> bool:
    return any(timedelta() <= each.received_at - moment <= AT_ONCE for each in exchanges)


def _was_written_to(row: Outgoing, *, since: datetime, until: datetime) -> bool:
    """Tell whether the game has told the player of *row* something new in that time."""
    if row.player_id is None:
        return False
    news = Outgoing.objects.filter(player_id=row.player_id, kind=Kind.NEWS)
    return news.filter(sent_at__gte=since, sent_at__lte=until).exists()


def _put_off(rows: Sequence[Outgoing], until: datetime) -> None:
    Outgoing.objects.filter(pk__in=[row.pk for row in rows]).update(next_attempt_at=until)


def _withhold(row: Outgoing, why: str) -> None:
    Outgoing.objects.filter(pk=row.pk).update(status=Sending.WITHHELD, last_error=why)


class RateLimit:
    """
    How much may come in by one key within a time, counted in this process.

    Args:
        written: As ``600/hour``, several with semicolons between; empty for no limit.

    Raises:
        ValueError: Not such a limit.
    """

    def __init__(self, written: str) -> None:
        """Begin with nothing counted."""
        self._limits: list[RateLimitItem] = parse_many(written) if written.strip() else []
        self._counted = MovingWindowRateLimiter(MemoryStorage())

    def allows(self, *key: str) -> bool:
        """Count one more by *key*, and say whether that is still within the limit."""
        counted = [self._counted.hit(each, *key) for each in self._limits]
        return all(counted)


class Rates:
    """
    How much mail is taken by SMTP, of a host and of one sender there.

    A sender is counted a host, so that nobody can use up what another may send.

    Args:
        host: The limit of a host (see `RateLimit`).
        sender: The limit of a sender.
        trusted: Networks, with commas between, whose hosts are not counted.

    Raises:
        ValueError: One of them cannot be read.
    """

    def __init__(self, host: str, sender: str, trusted: str) -> None:
        """Begin with nothing counted."""
        self._host = RateLimit(host)
        self._sender = RateLimit(sender)
        self._trusted = [ip_network(each.strip()) for each in trusted.split(",") if each.strip()]

    def is_exempt(self, host: str) -> bool:
        """Tell whether a host's mail is not counted."""
        address = _address(host)
        return address is not None and any(address in network for network in self._trusted)

    def allows_host(self, host: str) -> bool:
        """Count one more mail of a host, and say whether that is still within the limit."""
        return self._host.allows(_neighbourhood(host))

    def allows_sender(self, host: str, sender: str) -> bool:
        """Count one more mail of a sender there; a bounce, which has none, is the host's alone."""
        named = sender.strip("<>").lower()
        return not named or self._sender.allows(_neighbourhood(host), named)


def _neighbourhood(host: str) -> str:
    """Return what stands for a host: of IPv6 the network, in which addresses cost nothing."""
    address = _address(host)
    if isinstance(address, IPv6Address):
        return str(ip_network((address, 64), strict=False))
    return str(address or host)


def _address(host: str) -> IPv4Address | IPv6Address | None:
    try:
        address = ip_address(host)
    except ValueError:
        return None
    # Listening to both, IPv4 comes in dressed up as IPv6.
    return getattr(address, "ipv4_mapped", None) or address


@cache
def rate_limit(written: str) -> RateLimit:
    """Return the limit written so, counted once a process."""
    return RateLimit(written)


def may_send_more(sender: str, proof: str) -> bool:
    """
    Count a mail that came in, and say whether its sender may send so much.

    What somebody else sends under a name does not count for who is proven to bear it.

    Args:
        sender: The address the mail says it is from.
        proof: What proves that, empty for nothing.
    """
    return rate_limit(settings.VERTELLER_RATE_SENDER).allows("sender", proof, sender)
