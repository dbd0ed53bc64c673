"""Whose mail it is: how far a sender is proven, by what the host has chosen to go by."""

import logging
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Final

from django.conf import settings

from verteller.hosting import games
from verteller.hosting.errors import HostingError
from verteller.hosting.home import Home, home
from verteller.hosting.models import Person, Player
from verteller.hosting.people import fit_address
from verteller.mail.configuration import FROM, TOKEN, VERDICT
from verteller.mail.destinations import Destination
from verteller.mail.lookups import find_person, lock_player_numbered
from verteller.mail.reading.message import IncomingMessage
from verteller.mail.reading.subjects import RouteKind
from verteller.mail.tokens import (
    MOST_HOME,
    HeldToken,
    HelpToken,
    InvitationToken,
    SeatToken,
    Token,
    address_mark,
    tokens_in,
)
from verteller.mail.verdicts import can_be_sent_anew, is_signed, is_vouched_for, names_us
from verteller.rules.facts import Fact, PhaseClosed, PhaseOpened, Seat, hears
from verteller.rules.log import standing

CONFIRMED: Final = "confirmed"
PASSWORD: Final = "password"  # noqa: S105 - what it is called, not what it is

_ABOUT_A_GAME: Final = frozenset({RouteKind.GAME, RouteKind.NONE, RouteKind.SEVERAL})

logger = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Evidence:
    """
    What a mail brings along that could prove its sender; nothing was looked up for it.

    Args:
        tokens: Those in the addresses it was sent to.
        is_vouched_for: Whether the domain in From was found genuine.
    """

    tokens: tuple[Token, ...] = ()
    is_vouched_for: bool = False

    @property
    def held(self) -> HeldToken | None:
        """The mail that this one is an answer about, if it is one."""
        return next((each for each in self.tokens if isinstance(each, HeldToken)), None)


@dataclass(frozen=True, slots=True)
class Proof:
    """
    Who has sent a mail, as far as that is proven.

    Args:
        address: Whose mail it is, in lower case.
        by: What proves it: ``token``, ``verdict``, ``from``, ``confirmed`` or ``password``.
        player: Who it is in the game he was written to about, its row locked.
        game: The game he was written to about, which the subject need not name then.
        token: What the address he answered says of the mail he had from us.
    """

    address: str
    by: str
    player: Player | None = None
    game: int | None = None
    token: SeatToken | HelpToken | None = None


class StalePrompt(Exception):
    """A player answers what he was asked in a phase that is over, as far as he knows."""

    def __init__(self, player: Player) -> None:
        super().__init__(f"player {player.pk}")
        self.player = player


def gather(raw: bytes, message: IncomingMessage, recipients: Sequence[str]) -> Evidence:
    """
    Return what could prove the sender of a mail, before anything else is done about it.

    Args:
        raw: The mail as it came in.
        recipients: Whom the envelope names, as it was written there.
    """
    where = home()
    tokens = tokens_in((*recipients, *message.recipients), where)
    return Evidence(tokens, _is_vouched_for(raw, message.sender, where))


def prove_sender(
    message: IncomingMessage, evidence: Evidence, destination: Destination
) -> Proof | None:
    """
    Return who has sent *message*, or None where nothing the host goes by proves it.

    A token proves the player it was given to, for the game it was given in and while nothing
    newer has been asked of him; an invitation proves whom it was sent to, for its game. It counts
    from any mailbox but those of other people who are known here: who answers to all, or is sent
    on somebody's mail, is not taken for him.

    Raises:
        StalePrompt: He answers a mail of a phase that is over, and nothing else proves him.

    Source: wakkerdam, WAK-SYS-05, WAK-SYS-49.
    """
    accepted: Sequence[str] = settings.VERTELLER_SENDER_PROOF
    stale: Player | None = None
    if TOKEN in accepted:
        for token in evidence.tokens:
            proof = _proof_by(token, message, destination)
            if isinstance(proof, Proof):
                return proof
            stale = stale or proof
    by = VERDICT if VERDICT in accepted and evidence.is_vouched_for else ""
    by = by or (FROM if FROM in accepted else "")
    if by:
        try:
            return Proof(fit_address(message.sender), by)
        except HostingError:
            return None
    if stale is not None and destination.route.kind in _ABOUT_A_GAME:
        raise StalePrompt(stale)
    return None


def say_what_proves() -> None:
    """Warn of what is risky, or cannot work, in what the host has chosen to go by."""
    accepted: Sequence[str] = settings.VERTELLER_SENDER_PROOF
    if FROM in accepted:
        logger.warning(
            "VERTELLER_SENDER_PROOF has 'from': whoever writes a player's address as sender"
            " plays in his place"
        )
    if VERDICT in accepted and not (
        settings.VERTELLER_AUTHSERV_ID or settings.VERTELLER_VERIFY_DKIM
    ):
        logger.warning("VERTELLER_SENDER_PROOF has 'verdict', but no VERTELLER_AUTHSERV_ID")
    if TOKEN in accepted and len(home().address.rpartition("@")[0]) > MOST_HOME:
        logger.warning(
            "no token fits behind the home address: it has more than %d letters before the @",
            MOST_HOME,
        )


def _is_vouched_for(raw: bytes, sender: str, where: Home) -> bool:
    """Tell whether the domain in From is genuine, and the mail meant for us."""
    if VERDICT not in settings.VERTELLER_SENDER_PROOF or not names_us(raw, where):
        return False
    if can_be_sent_anew(raw, sender):
        return False
    if is_vouched_for(raw, sender, settings.VERTELLER_AUTHSERV_ID):
        return True
    return settings.VERTELLER_VERIFY_DKIM and is_signed(raw, sender)


def _proof_by(
    token: Token, message: IncomingMessage, destination: Destination
) -> Proof | Player | None:
    """Return what *token* proves; of one that is stale, the player it was given to."""
    named = {number for number, _ in destination.games}
    match token:
        case SeatToken():
            return _by_seat(token, named, message.sender)
        case InvitationToken() if token.address == address_mark(message.sender):
            is_there = not named or token.game in named
            return Proof(message.sender, TOKEN, game=token.game) if is_there else None
        case HelpToken() if destination.route.kind is RouteKind.HELP:
            person = Person.objects.filter(pk=token.person, is_administrator=True).first()
            if person is None or is_another(message.sender, person.pk):
                return None
            return Proof(person.main_address, TOKEN, token=token)
        case _:
            return None


def is_another(sender: str, person: int) -> bool:
    """Tell whether *sender* is the address of somebody known who is not *person*."""
    known = find_person(sender)
    return known is not None and known.pk != person


def _by_seat(token: SeatToken, named: Collection[int], sender: str) -> Proof | Player | None:
    """Return the player, if the seat is still his and the subject names no other game."""
    player = lock_player_numbered(token.player)
    if player is None or player.person_id != token.person:
        return None
    if sender != player.address.email and is_another(sender, token.person):
        return None
    if named and player.game_id not in named:
        return None
    if is_stale(player, token.sequence):
        return player
    return Proof(player.address.email, TOKEN, player, player.game_id, token)


def is_stale(player: Player, sequence: int) -> bool:
    """
    Tell whether *player* knows of a phase after the one counted *sequence*.

    What he cannot know of makes no difference: or an answer to an old mail would tell him
    whether anybody's secret round has been held since.
    """
    record = player.game
    if sequence == record.sequence:
        return False
    if not sequence or player.seat is None or sequence > record.sequence:
        return True
    seat = Seat(player.seat)
    with games.opened(record) as game:
        return any(
            _is_later(entry.content, sequence) and hears(entry.content.to, seat)
            for entry in standing(game.log)
            if isinstance(entry.content, PhaseOpened | PhaseClosed)
        )


def _is_later(fact: Fact, sequence: int) -> bool:
    if isinstance(fact, PhaseOpened):
        return fact.sequence > sequence
    return isinstance(fact, PhaseClosed) and fact.sequence >= sequence
