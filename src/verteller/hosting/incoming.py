"""Incoming mail: each ends as exactly one recorded result, and at most one reply."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from functools import partial
from typing import Any, Final

from django.db import IntegrityError

from verteller.hosting import journal, post
from verteller.hosting.errors import HostingError
from verteller.hosting.models import HostedGame, Incoming, Kind, Outgoing, Person, Player
from verteller.hosting.refusals import reply_kind
from verteller.hosting.statements import insert, unsaved
from verteller.hosting.transactions import in_a_part_of_its_own
from verteller.rules.errors import AnswerError

MOST_REPLIES: Final = 60
"""Refusals sent to one address within an hour; more are recorded, but not sent."""

RATE_PERIOD: Final = timedelta(hours=1)

_REFUSING: Final = (Kind.REFUSED, Kind.SIGN_UP_REFUSED, Kind.UNDERSTOOD)


@dataclass(frozen=True, slots=True)
class Arrived:
    """A mail for one recipient as far as it is recorded; ``at`` is when it was received."""

    message_id: str
    recipient: str
    sender: str
    subject: str
    at: datetime


@dataclass(frozen=True, slots=True)
class Outcome:
    """
    What became of a mail.

    Args:
        result: A stable word (``answer_taken``, ``signed_up``, ``automatic``); of a refusal
            its code.
        proof: What proved its sender, if anything did.
        afterwards: What is done once it is recorded, with its row, in the same transaction.
    """

    result: str
    person: Person | None = None
    game: HostedGame | None = None
    reply: Outgoing | None = None
    proof: str = ""
    afterwards: Callable[[Incoming], None] | None = None


@dataclass(frozen=True, slots=True)
class Recorded:
    """The one row about a mail, and whether the mail had been recorded before."""

    row: Incoming
    is_duplicate: bool


class _DuplicateError(Exception):
    """The mail has been recorded before."""


def receive(
    mail: Arrived,
    handle: Callable[[], Outcome],
    refuse: Callable[[HostingError | AnswerError], Outcome] | None = None,
) -> Recorded:
    """
    Do what a mail asks for and record what became of it, in one transaction.

    When that is refused, the transaction is undone and another one records the refusal. Of mails
    that are dealt with in one transaction together each is undone by itself.

    A mail recorded before changes nothing, however often it is delivered and by how many
    processes at once: what *handle* did is undone then.

    Args:
        handle: Calls the services. What it did is undone if it raises; it may be called again
            when another process was faster, so it does nothing but call services.
        refuse: Makes a refusal's reply (see `refusal`); by default there is none.

    Source: wakkerdam, WAK-SYS-18, WAK-SYS-50, WAK-VOTE-19.
    """
    try:
        return Recorded(_handled_or_refused(mail, handle, refuse), is_duplicate=False)
    except _DuplicateError:
        row = Incoming.objects.get(message_id=mail.message_id, recipient=mail.recipient)
        return Recorded(row, is_duplicate=True)


def record_incoming(mail: Arrived, outcome: Outcome) -> Recorded:
    """Record a mail that asks for nothing (automatic, a loop, set aside); see `receive`."""
    return receive(mail, lambda: outcome)


def refusal(
    mail: Arrived,
    error: HostingError | AnswerError,
    *,
    language: str,
    player: Player | None = None,
    person: Person | None = None,
    game: HostedGame | None = None,
    details: Mapping[str, Any] | None = None,
) -> Outcome:
    """
    Queue the reply that says why a mail was refused, unless its sender had too many lately.

    Args:
        language: The reply's, where the sender is no player.
        player: Who sent it, with address and game; the reply then belongs to his conversation.
        details: What the door adds for its words (``question``, ``suggestions``).

    Source: wakkerdam, section 1.5, WAK-SYS-18, WAK-SYS-49.
    """
    outcome = Outcome(str(error.code), person, game)
    if has_had_enough(mail.sender, mail.at):
        return outcome
    kind = reply_kind(error)
    payload = {**_spelt_out(error), "refusal": kind, **(details or {})}
    about = Kind.SIGN_UP_REFUSED if kind == "E12" else Kind.REFUSED
    if player is not None:
        row = post.to_player(player, about, payload, at=mail.at)
    else:
        row = post.to_address(mail.sender, language, about, payload, at=mail.at, game=game)
    (reply,) = post.save([row])
    return replace(outcome, reply=reply)


def has_had_enough(sender: str, at: datetime) -> bool:
    """Tell whether so much mail of *sender* was refused lately that the rest goes unanswered."""
    lately = Incoming.objects.filter(sender=sender, received_at__gt=at - RATE_PERIOD)
    return lately.filter(reply__kind__in=_REFUSING).count() >= MOST_REPLIES


def _handled_or_refused(
    mail: Arrived,
    handle: Callable[[], Outcome],
    refuse: Callable[[HostingError | AnswerError], Outcome] | None,
) -> Incoming:
    try:
        return _recorded(mail, handle)
    except (HostingError, AnswerError) as error:
        refused = partial(refuse or _without_reply, error)
    return _recorded(mail, refused)


@in_a_part_of_its_own
def _recorded(mail: Arrived, handle: Callable[[], Outcome]) -> Incoming:
    outcome = handle()
    row = unsaved(
        Incoming,
        message_id=mail.message_id,
        recipient=mail.recipient,
        received_at=mail.at,
        sender=mail.sender,
        subject=mail.subject,
        result=outcome.result,
        proof=outcome.proof,
        person_id=outcome.person.pk if outcome.person else None,
        game_id=outcome.game.pk if outcome.game else None,
        reply_id=outcome.reply.pk if outcome.reply else None,
    )
    # Who hears of it has these at hand.
    Incoming.person.field.set_cached_value(row, outcome.person)
    Incoming.game.field.set_cached_value(row, outcome.game)
    Incoming.reply.field.set_cached_value(row, outcome.reply)
    try:
        insert([row])
    except IntegrityError as error:
        # Everything done for the mail is undone with it.
        raise _DuplicateError from error
    if outcome.afterwards is not None:
        outcome.afterwards(row)
    journal.note("mail_received", result=outcome.result)
    return row


def _without_reply(error: HostingError | AnswerError) -> Outcome:
    return Outcome(str(error.code))


def _spelt_out(error: HostingError | AnswerError) -> dict[str, Any]:
    if isinstance(error, HostingError):
        return {"code": str(error.code), **error.parameters}
    return {"code": str(error.code), "detail": error.detail, "given": list(error.given)}
