"""What the lobby's page shows: who is there, what is still missing, what will be dealt."""

from dataclasses import dataclass
from typing import Final

from verteller.chat.access import Reader
from verteller.chat.lobby.beginning import in_order
from verteller.chat.lobby.gathering import villages_for, why_undealt
from verteller.chat.lobby.refusals import LobbyError, Reason
from verteller.chat.lobby.words import role_lines, why_not
from verteller.chat.models import Presence
from verteller.chat.presence import THERE
from verteller.hosting import clock, composing
from verteller.hosting.models import HostedGame, Player
from verteller.rules.moves import Composition
from verteller.rules.registry import find_rulebook

_PUBLIC: Final = "public_composition"
"""The option of a rulebook by which everybody is told which roles are in the game."""


@dataclass(frozen=True, slots=True)
class Here:
    """
    Somebody in the lobby, for one reader.

    Args:
        place: Where he sits, from 1; 0 while that is left to the lot.
    """

    pk: int
    name: str
    place: int
    is_ready: bool
    is_here: bool
    is_host: bool
    is_me: bool


@dataclass(frozen=True, slots=True)
class Gathered:
    """
    The lobby for one reader.

    Args:
        laid_out: Whether the seats are fixed already.
        obstacle: Why the game cannot begin yet, in words; empty if it can.
        roles: Each role that will be dealt, its name and how often; none where that is secret, or
            drawn from several villages.
        own: Whether the host has composed the village himself.
        ready: How many have said that they are.
        odd: Stable words for what is odd about the village.
        is_secret: Whether nobody is told which roles are dealt.
    """

    people: tuple[Here, ...]
    laid_out: bool
    obstacle: str
    roles: tuple[tuple[str, str, int], ...]
    own: bool
    ready: int
    odd: tuple[str, ...]
    is_secret: bool
    watchers: int
    least: int

    @property
    def count(self) -> int:
        """How many there are."""
        return len(self.people)

    @property
    def me(self) -> Here | None:
        """The reader himself, if he plays."""
        return next((each for each in self.people if each.is_me), None)

    @property
    def all_ready(self) -> bool:
        """Whether everybody has said so."""
        return self.ready == self.count


def gathered(reader: Reader) -> Gathered:
    """Return the lobby as *reader* sees it."""
    live, record = reader.live, reader.live.game
    found = record.players.select_related("presence").order_by("signed_up_at", "pk")
    players = list(found)
    people = _people(reader, in_order(live, players))
    villages = villages_for(record, len(players))
    shown = villages[0] if len(villages) == 1 and _is_public(record) else None
    book = find_rulebook(record.rulebook)
    return Gathered(
        people=people,
        laid_out=bool(live.seats),
        obstacle=_obstacle(record, len(players), villages),
        roles=tuple(role_lines(record.rulebook, shown)) if shown else (),
        own=bool(composing.own_compositions(record)),
        ready=sum(each.is_ready for each in people),
        odd=book.warnings(shown.roles) if shown else (),
        is_secret=not _is_public(record),
        watchers=live.spectators.count(),
        least=_least(record),
    )


def _people(reader: Reader, players: list[Player]) -> tuple[Here, ...]:
    live = reader.live
    return tuple(
        Here(
            pk=player.pk,
            name=player.name,
            place=number if live.seats else 0,
            is_ready=_presence(player).is_ready,
            is_here=_is_here(player),
            is_host=player.person_id == live.host_id,
            is_me=reader.player is not None and player.pk == reader.player.pk,
        )
        for number, player in enumerate(players, 1)
    )


def _presence(player: Player) -> Presence:
    found: Presence | None = getattr(player, "presence", None)
    return found or Presence(player=player)


def _is_here(player: Player) -> bool:
    seen_at = _presence(player).seen_at
    return seen_at is not None and seen_at > clock.now() - THERE


def _obstacle(record: HostedGame, count: int, villages: tuple[Composition, ...]) -> str:
    """Return why the roles cannot be dealt to those who are there. Source: DUE-SYS-01."""
    least = _least(record)
    if count < least:
        return why_not(LobbyError(Reason.TOO_FEW, least=least, count=count))
    if not villages:
        return why_not(LobbyError(Reason.NO_VILLAGE, count=count))
    refusals = [why_undealt(record, each) for each in villages]
    faults = [refusal for refusal in refusals if refusal is not None]
    return why_not(faults[0]) if len(faults) == len(villages) else ""


def _least(record: HostedGame) -> int:
    """Return how many there must be: those the host has composed for, or the fewest there can."""
    own = composing.own_compositions(record)
    if own:
        return min(len(each.roles) for each in own)
    return max(record.least, _fewest(record))


def _fewest(record: HostedGame) -> int:
    """Return for how many there is a usual village at least."""
    sizes = range(record.least, record.most + 1)
    return next((size for size in sizes if villages_for(record, size)), record.least)


def _is_public(record: HostedGame) -> bool:
    """Tell whether everybody may know what will be dealt. Source: DUE-AMB-40, TAB-SYS-07."""
    settings = find_rulebook(record.rulebook).settings
    default = next((each.default for each in settings if each.key == _PUBLIC), True)
    return bool(record.options.get(_PUBLIC, default))
