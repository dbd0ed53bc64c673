"""Lists for administrators: games with their settings, players with their state."""

from dataclasses import dataclass
from datetime import datetime

from verteller.hosting import games, mastering
from verteller.hosting.models import HostedGame, Player
from verteller.hosting.records import from_moment
from verteller.rules.facts import EVERYONE, PlayerExcused, PlayerSubstituted, Seat, Strike
from verteller.rules.log import standing
from verteller.rules.views import view


@dataclass(frozen=True, slots=True)
class PlayerLine:
    """
    What an administrator may know of a player, also when playing in the same game.

    ``address`` is where the player's mail goes, and ``unreachable`` whether it comes back from
    there; ``alive`` is what has been made public.
    """

    name: str
    gender: str
    language: str
    address: str
    seat: int | None
    alive: bool
    on_list: bool
    unreachable: bool


@dataclass(frozen=True, slots=True)
class Progress:
    """
    How far a game has come, for an administrator who does not play in it.

    Args:
        phase: The open phase's name, empty when none is.
        number: Its night or day.
        owing: From whom an answer is expected; never which.
        is_public: Whether everybody knows of the phase.
    """

    phase: str = ""
    number: int = 0
    owing: tuple[str, ...] = ()
    is_public: bool = False


@dataclass(frozen=True, slots=True)
class Attendance:
    """
    How faithfully a seat was played.

    Args:
        strikes: Rounds missed that everybody knew of, as announced.
        excused_until: Until when missed rounds do not count.
        asked, missed: Rounds in which an answer was owed, and of those how many passed without
            one; None where they would tell of a role.
    """

    strikes: int = 0
    excused_until: datetime | None = None
    asked: int | None = None
    missed: int | None = None


def list_games() -> list[HostedGame]:
    """Return all games, the newest first. Source: wakkerdam, WAK-SYS-34."""
    return list(HostedGame.objects.order_by("-created_at", "-pk"))


def list_players(game: HostedGame) -> list[PlayerLine]:
    """Return a game's players in the order of sign-up. Source: wakkerdam, WAK-SYS-34."""
    record = HostedGame.objects.get(pk=game.pk)
    living = _living(record)
    players = record.players.select_related("address").order_by("signed_up_at", "pk")
    return [
        PlayerLine(
            name=player.name,
            gender=player.gender,
            language=player.language,
            address=player.address.email,
            seat=player.seat,
            alive=living is None or player.seat in living,
            on_list=player.on_list,
            unreachable=player.address.unreachable_since is not None,
        )
        for player in players
    ]


def is_living(record: HostedGame, player: Player) -> bool:
    """Tell whether *player* is not known to be dead; before the deal everybody lives."""
    living = _living(record)
    return living is None or player.seat in living


def progress(record: HostedGame) -> Progress:
    """Return how far a game has come. It tells who is asked in secret: for no player's eyes."""
    if not record.length:
        return Progress()
    with games.opened(record) as game:
        phase = game.state.phase
        owing = tuple(game.state.names[seat] for seat in mastering.owing(game))
    if phase is None:
        return Progress()
    return Progress(phase.name, phase.number, owing, phase.to == EVERYONE)


def attendance(record: HostedGame, at: datetime, *, with_secrets: bool) -> dict[int, Attendance]:
    """
    Return by seat what is known of absences; nothing before the deal.

    Args:
        with_secrets: Whether rounds count as well that only some know of.
    """
    if not record.length:
        return {}
    strikes: dict[Seat, int] = {}
    excused: dict[Seat, datetime] = {}
    with games.opened(record) as game:
        for each in view(standing(game.log), None).told:
            match each.fact:
                case Strike(player=player):
                    strikes[player] = strikes.get(player, 0) + 1
                case PlayerExcused(player=player, until=until):
                    excused[player] = from_moment(until)
                case PlayerSubstituted(player=player):
                    strikes.pop(player, None)
                    excused.pop(player, None)
        counted = list(zip(game.state.asked_rounds, game.state.missed_rounds, strict=True))
    # An excuse is over for everybody at the hour that was told, whatever closes when.
    excused = {seat: until for seat, until in excused.items() if until > at}
    return {
        seat: Attendance(
            strikes=strikes.get(Seat(seat), 0),
            excused_until=excused.get(Seat(seat)),
            asked=asked if with_secrets else None,
            missed=missed if with_secrets else None,
        )
        for seat, (asked, missed) in enumerate(counted)
    }


def _living(record: HostedGame) -> frozenset[Seat] | None:
    if not record.length:
        return None
    with games.opened(record) as game:
        return frozenset(game.state.living)
