"""Lists for administrators: games with their settings, players with their state."""

from dataclasses import dataclass

from verteller.hosting import games
from verteller.hosting.models import HostedGame, Player
from verteller.rules.facts import Seat


@dataclass(frozen=True, slots=True)
class PlayerLine:
    """
    What an administrator may know of a player, also when playing in the same game.

    ``address`` is where the player's mail goes; ``alive`` is what has been made public.
    """

    name: str
    gender: str
    language: str
    address: str
    seat: int | None
    alive: bool
    on_list: bool


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
        )
        for player in players
    ]


def is_living(record: HostedGame, player: Player) -> bool:
    """Tell whether *player* is not known to be dead; before the deal everybody lives."""
    living = _living(record)
    return living is None or player.seat in living


def _living(record: HostedGame) -> frozenset[Seat] | None:
    if not record.length:
        return None
    with games.opened(record) as game:
        return frozenset(game.state.living)
