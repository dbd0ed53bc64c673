"""What masters prepare before the roles are dealt: villages to draw from, hints, who takes part."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Final

from verteller.hosting import alarms, compositions, games, post, sign_up
from verteller.hosting.errors import Code, HostingError
from verteller.hosting.models import HostedGame, Kind, Player, Status
from verteller.hosting.transactions import in_one_transaction
from verteller.rules.moves import Composition
from verteller.rules.registry import find_rulebook

MOST_COMPOSITIONS: Final = 50
"""Villages that one game can draw from."""
MOST_HINTS: Final = 30
LONGEST_HINT: Final = 300
"""Characters of a hint."""


@dataclass(frozen=True, slots=True)
class Outlook:
    """
    Whether the roles could be dealt now.

    Args:
        players: How many have signed up.
        fitting: Villages for so many to draw from: the game's own, or those of the library.
        own: Whether they are the game's own.
        least: Fewer players are too few.
    """

    players: int
    fitting: tuple[Composition, ...]
    own: bool
    least: int

    @property
    def obstacle(self) -> str:
        """A stable word for why not: ``too_few`` or ``no_composition``; empty if they could."""
        if self.players < self.least:
            return "too_few"
        return "" if self.fitting else "no_composition"


def own_compositions(record: HostedGame) -> tuple[Composition, ...]:
    """Return the villages that masters composed for this game."""
    return compositions.read_stored(record.compositions)


def outlook(record: HostedGame) -> Outlook:
    """Tell whether, and from what, the roles could be dealt to those who have signed up."""
    players = record.players.count()
    own = own_compositions(record)
    if own:
        fitting = tuple(each for each in own if len(each.roles) == players)
    else:
        fitting = compositions.library(record.rulebook, players)
    rulebook = find_rulebook(record.rulebook)
    return Outlook(players, fitting, bool(own), max(record.least, rulebook.least))


def has_mayor_choice(rulebook: str) -> bool:
    """Tell whether the rulebook leaves it open if the village has a mayor."""
    return any(setting.key == "mayor" for setting in find_rulebook(rulebook).settings)


def warnings(rulebook: str, composition: Composition) -> tuple[str, ...]:
    """Return the rulebook's words for what is odd about a village; none of them forbids it."""
    return tuple(find_rulebook(rulebook).warnings(composition.roles))


@in_one_transaction
def keep_composition(
    game: HostedGame, composition: Composition, *, instead_of: int | None = None
) -> int:
    """
    Keep a village for the game to draw from, besides those it has or instead of one of them.

    Args:
        instead_of: The place of the village it replaces, from 0.

    Returns:
        Its own place.

    Raises:
        HostingError: ``unknown_role``, ``distribution_size``, ``sign_up_closed`` once the roles
            are dealt, or ``game_setting`` when the game has `MOST_COMPOSITIONS`.

    Source: tempo reale, LTR-SYS-22, LTR-GEN-04; wakkerdam, WAK-SYS-30.
    """
    record = _undealt(game)
    compositions.check(composition, record.rulebook)
    kept = list(own_compositions(record))
    place = len(kept) if instead_of is None or instead_of >= len(kept) else instead_of
    kept[place : place + 1] = [composition]
    if len(kept) > MOST_COMPOSITIONS:
        raise HostingError(Code.GAME_SETTING, setting="compositions", value=len(kept))
    _keep(record, kept)
    return place


@in_one_transaction
def drop_composition(game: HostedGame, place: int) -> None:
    """
    Take away a village that the game could draw from; one that is not there does no harm.

    Raises:
        HostingError: ``sign_up_closed`` once the roles are dealt.
    """
    record = _undealt(game)
    kept = list(own_compositions(record))
    _keep(record, kept[:place] + kept[place + 1 :])


@in_one_transaction
def set_hints(game: HostedGame, lines: Iterable[str]) -> list[str]:
    """
    Note the hints on the village that everybody is told when the game begins.

    Args:
        lines: A hint each; empty ones do not count.

    Raises:
        HostingError: ``sign_up_closed`` once the roles are dealt, ``game_setting`` (``hints``)
            for too many or too long ones.

    Source: tempo reale, 3.6, LTR-SYS-24, LTR-GEN-06.
    """
    record = _undealt(game)
    hints = [text for text in (" ".join(line.split()) for line in lines) if text]
    longest = max(map(len, hints), default=0)
    if len(hints) > MOST_HINTS or longest > LONGEST_HINT:
        value = len(hints) if len(hints) > MOST_HINTS else longest
        raise HostingError(Code.GAME_SETTING, setting="hints", value=value)
    record.hints = hints
    record.save(update_fields=["hints"])
    return hints


@in_one_transaction
def close_at(game: HostedGame, closes_at: datetime, at: datetime) -> None:
    """
    Say until when the game takes sign-ups.

    Raises:
        HostingError: ``sign_up_closed`` when it takes none now, ``game_setting`` (``closes_at``)
            for a moment that is over.

    Source: wakkerdam, WAK-SIGN-10.
    """
    record = _undealt(game)
    if record.status != Status.SIGN_UP:
        raise HostingError(Code.SIGN_UP_CLOSED, game=record.name)
    if closes_at <= at:
        raise HostingError(Code.GAME_SETTING, setting="closes_at", value=closes_at.isoformat())
    record.sign_up_closes_at = record.due_at = closes_at
    record.save(update_fields=["sign_up_closes_at", "due_at"])
    alarms.enqueue_alarm(record.pk, record.sequence, closes_at)


@in_one_transaction
def take_off(game: HostedGame, player: Player, at: datetime) -> None:
    """
    Undo somebody's sign-up, and tell him.

    Raises:
        HostingError: ``sign_up_closed`` once the roles are dealt, ``not_in_game``.

    Source: tempo reale, LTR-SYS-15.
    """
    record = _undealt(game)
    mine = record.players.select_related("address").filter(pk=player.pk).first()
    if mine is None:
        raise HostingError(Code.NOT_IN_GAME, game=record.name)
    payload = {"code": "withdrawn", "game": record.name, "name": mine.name}
    email, language = mine.address.email, mine.language
    mine.delete()
    post.save([post.to_address(email, language, Kind.NOTICE, payload, at=at, game=record)])


@in_one_transaction
def deal_now(game: HostedGame, at: datetime) -> Status:
    """
    Close the sign-up and deal, whatever the hour.

    Returns:
        What became of the game: it runs, or is paused for want of players or of a village.

    Raises:
        HostingError: ``sign_up_closed`` when no sign-up is open.

    Source: wakkerdam, WAK-SIGN-10; tempo reale, LTR-GEN-05.
    """
    record = games.lock(game.pk)
    if not sign_up.close_sign_up(record, at):
        raise HostingError(Code.SIGN_UP_CLOSED, game=record.name)
    record.refresh_from_db(fields=["status"])
    return Status(record.status)


def _undealt(game: HostedGame) -> HostedGame:
    """Lock a game whose roles are still to be dealt."""
    record = games.lock(game.pk)
    if record.length or record.is_over:
        code = Code.GAME_ENDED if record.is_over else Code.SIGN_UP_CLOSED
        raise HostingError(code, game=record.name)
    return record


def _keep(record: HostedGame, kept: Sequence[Composition]) -> None:
    record.compositions = [compositions.to_stored(each) for each in kept]
    record.save(update_fields=["compositions"])
