"""
Mail that comes back: what a status code means, and addresses that cannot be reached.

While an address is marked as unreachable, mail to it waits and is tried once in a while; its
player's missed rounds are excused, see `excuses`. The mark goes when the address writes to
us, or when mail to it arrives again; then everything that was lost meanwhile is sent once more.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta
from enum import StrEnum
from typing import Final

from verteller.hosting import discretion, post
from verteller.hosting.excuses import excuse, expect_again, players_with
from verteller.hosting.models import Address, Kind, Outgoing, Person, Sending, Status
from verteller.hosting.statements import Prepared
from verteller.hosting.transactions import in_one_transaction

RECENT: Final = timedelta(days=14)
"""So long after it was sent a mail may come back; servers try for five days at most."""
SETTLED: Final = timedelta(days=1)
"""A mail that has not come back by then has arrived."""
LONGEST_REASON: Final = 200


class Meaning(StrEnum):
    """What a refusal says, and of what."""

    LATER = "later"
    """It passes by itself, or once somebody has set it right: try again."""
    ADDRESS = "address"
    """Nobody can be reached at that address."""
    POLICY = "policy"
    """The mail, or we, are not wanted there; another mail may be."""
    MAIL = "mail"
    """This mail is wrong, whoever it is to."""


_LATER: Final = frozenset({"5.1.7", "5.1.8", "5.2.2", "5.3.1", "5.3.2", "5.3.3", "5.3.5", "5.5.3"})
"""Permanent by their first digit, and yet not: a full mailbox, or something about ourselves."""
_MAIL: Final = frozenset({"5.2.3", "5.3.4"})
"""Too long for the mailbox, or for the server."""


def meaning_of(status_code: str) -> Meaning:
    """
    Return what an enhanced status code means for the mail and for its address.

    A full mailbox (5.2.2) is tried for days, for people come back from their holidays; a
    sender's address that is refused (5.1.7, 5.1.8) is ours, and is set right by somebody.

    Args:
        status_code: Of a refusal (``5.1.1``); without one nothing more can be said than that
            the address does not work.

    Source: RFC 3463, sections 3.1 to 3.8
    """
    kind, _, rest = status_code.partition(".")
    subject = rest.partition(".")[0]
    if kind == "4" or status_code in _LATER:
        return Meaning.LATER
    if subject == "7":
        return Meaning.POLICY
    if status_code in _MAIL or subject in {"3", "5", "6"}:
        return Meaning.MAIL
    return Meaning.ADDRESS


def lost(row: Outgoing, meaning: Meaning, said: str, at: datetime) -> None:
    """
    Do what follows from a mail that was given up: mark its address, tell the administrators.

    They are told once of an address, and of a single mail that was not wanted each time. Of a
    notice to themselves they are told nothing, or no end would be to it.

    Args:
        row: As it is stored, failed or bounced.
        meaning: Why; `LATER` when it has been tried for days.
        said: The server's words.
    """
    address = Address.objects.select_for_update().filter(email=row.to_email).first()
    if address is not None and _is_unreachable(row, meaning):
        if address.unreachable_since is None:
            _mark(address, said, at)
            _tell(row, "address_unreachable", at)
        return
    if address is None and _is_known_to_fail(row):
        return
    _tell(row, "mail_failed", at)


@in_one_transaction
def came_back(
    message_ids: Iterable[str], failed: "Mapping[str, Comeback]", at: datetime
) -> list[Outgoing]:
    """
    Note what a bounce says of our mail, if it can be one.

    Whoever sends it must know the id of a mail that went to that very address not long ago; ids
    are keyed hashes that only its reader and the servers on the way have seen. Anything else
    is a stranger's word and changes nothing.

    Args:
        message_ids: Of the mail it is about, as it says.
        failed: What it says of whom, by address in lower case; of nobody when it cannot be told.

    Returns:
        The mails it is about, none when it is about none of ours.
    """
    sent = Outgoing.objects.select_for_update().filter(
        message_id__in=list(message_ids),
        status__in=(Sending.SENT, Sending.QUEUED),
        created_at__gt=at - RECENT,
    )
    rows = list(sent.order_by("pk"))
    for row in rows:
        _note(row, failed, at)
    for row in rows:
        excuse_unreachable(row.to_email, at)
    return rows


@dataclass(frozen=True, slots=True)
class Comeback:
    """What a bounce says of a mail to one address: given up, or only late."""

    status_code: str
    said: str
    is_final: bool


def _note(row: Outgoing, failed: Mapping[str, Comeback], at: datetime) -> None:
    unknown = Comeback("", "", is_final=True)
    comeback = failed.get(row.to_email) or next(iter(failed.values()), unknown)
    row.status_code = comeback.status_code
    row.last_error = comeback.said or "came back"
    if comeback.is_final:
        row.status = Sending.BOUNCED
    row.save(update_fields=["status", "status_code", "last_error"])
    if not comeback.is_final:
        return
    if failed and row.to_email not in failed:
        # Sent on by its reader to somewhere else: he may well be reached all the same.
        _tell(row, "mail_failed", at)
        return
    lost(row, meaning_of(comeback.status_code), f"{comeback.status_code} {comeback.said}", at)


def _is_unreachable(row: Outgoing, meaning: Meaning) -> bool:
    """Tell whether a mail lost for that reason says that its address does not work."""
    if meaning is Meaning.POLICY:
        # One mail may look like spam; when the one before was not wanted either, it is we.
        before = Outgoing.objects.filter(to_email=row.to_email).exclude(pk=row.pk)
        ended = before.filter(status__in=(Sending.SENT, Sending.FAILED, Sending.BOUNCED))
        last = ended.order_by("-pk").values_list("status", flat=True).first()
        return last in {Sending.FAILED, Sending.BOUNCED}
    return meaning is not Meaning.MAIL


def _is_known_to_fail(row: Outgoing) -> bool:
    """Tell whether mail to this address, nobody's we know, was given up before."""
    others = Outgoing.objects.filter(to_email=row.to_email).exclude(pk=row.pk)
    return others.filter(status__in=(Sending.FAILED, Sending.BOUNCED)).exists()


def _mark(address: Address, said: str, at: datetime) -> None:
    address.unreachable_since = at
    address.unreachable_because = said.strip()[:LONGEST_REASON]
    address.save(update_fields=["unreachable_since", "unreachable_because"])


def _tell(row: Outgoing, code: str, at: datetime) -> None:
    """
    Tell the administrators of a mail that was given up, except those who may not know of it.

    That somebody got mail in the night is a secret to whoever plays with him. Of an address that
    cannot be reached all players of the game are told when the next day is over.
    """
    if row.kind == Kind.ADMIN_NOTICE:
        return
    # Who asked anonymously stays so, also where the answer could not be delivered.
    is_known = not discretion.is_anonymous(row)
    reason = row.last_error or row.status_code
    payload = {
        "code": code,
        "game": row.game.name if row.game else None,
        "email": row.to_email if is_known else None,
        "reason": reason if is_known else row.status_code,
    }
    post.save(
        post.to_address(
            person.main_address, person.language, Kind.ADMIN_NOTICE, payload, at=at, game=row.game
        )
        for person in post.administrators()
        if _may_know(person, row)
    )


def _may_know(person: Person, row: Outgoing) -> bool:
    """Tell whether *person*, an administrator, may know that there was such a mail."""
    if row.game is not None and row.game.status == Status.SIGN_UP:
        return True
    seen = discretion.post_seen_by(person)
    return Outgoing.objects.filter(seen, pk=row.pk).exists()


_unreachable: Final = Prepared(
    lambda email: Address.objects.filter(email=email, unreachable_since__isnull=False), str
)


def heard_from(email: str, at: datetime) -> bool:
    """
    Note that a mail came whose sender *email* is proven, and return whether that was news.

    Args:
        email: In lower case.
    """
    return _unreachable.one(email) is not None and reached(email, at)


@in_one_transaction
def reached(email: str, at: datetime) -> bool:
    """
    Take an address's mark away and send once more all that its player has missed.

    A second copy of what did arrive has the same message id and is known by it.

    Returns:
        Whether the address was marked.
    """
    address = Address.objects.select_for_update().filter(email=email).first()
    if address is None or address.unreachable_since is None:
        return False
    since = address.unreachable_since
    address.unreachable_since, address.unreachable_because = None, ""
    address.save(update_fields=["unreachable_since", "unreachable_because"])
    to_it = Outgoing.objects.filter(to_email=email)
    to_it.filter(status=Sending.QUEUED, next_attempt_at__gt=at).update(next_attempt_at=at)
    missed = to_it.filter(
        status__in=(Sending.FAILED, Sending.BOUNCED),
        player__isnull=False,
        created_at__gt=since - RECENT,
    )
    missed.exclude(kind=Kind.REMINDER).update(
        # Until it is sent again, this says from when on it may be tried for days.
        status=Sending.QUEUED,
        next_attempt_at=at,
        sent_at=at,
        attempts=0,
        status_code="",
    )
    for player in players_with(email):
        expect_again(player, at)
    return True


def delivered(email: str, at: datetime) -> bool:
    """
    Note that a server has taken a mail to a marked address; return whether that clears it.

    Where mail used to come back after it was taken, being taken means nothing yet: an earlier
    mail must have stayed away for a day.
    """
    address = Address.objects.filter(email=email, unreachable_since__isnull=False).first()
    if address is None or address.unreachable_since is None:
        return False
    to_it = Outgoing.objects.filter(to_email=email)
    ended = to_it.filter(status__in=(Sending.FAILED, Sending.BOUNCED)).order_by("-pk")
    if ended.values_list("status", flat=True).first() == Sending.BOUNCED:
        settled = to_it.filter(
            status=Sending.SENT,
            sent_at__gt=address.unreachable_since,
            sent_at__lte=at - SETTLED,
        )
        if not settled.exists():
            return False
    return reached(email, at)


def unreachable_among(emails: Iterable[str]) -> set[str]:
    """Return which of these addresses are marked as unreachable."""
    marked = Address.objects.filter(email__in=set(emails), unreachable_since__isnull=False)
    return set(marked.values_list("email", flat=True))


def excuse_unreachable(email: str, at: datetime) -> None:
    """Excuse the players whose mail goes to an address, if it is marked as unreachable."""
    if unreachable_among([email]):
        for player in players_with(email):
            excuse(player, at)
