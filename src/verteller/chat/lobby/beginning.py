"""Beginning: everybody gets a seat, the roles are dealt, and the first phase opens."""

import random
from collections.abc import Mapping
from datetime import datetime
from typing import Final

from verteller.chat.lobby.gathering import roles_unfit
from verteller.chat.lobby.joining import refuse_begun
from verteller.chat.lobby.naming import refuse_narrator
from verteller.chat.lobby.refusals import LobbyError, Reason
from verteller.chat.models import LiveGame
from verteller.hosting import dealing, games
from verteller.hosting.models import HostedGame, Person, Player
from verteller.hosting.transactions import in_one_transaction
from verteller.rules.errors import SetupError

_WHY: Final[Mapping[str, Reason]] = {"no_composition": Reason.NO_VILLAGE}


@in_one_transaction
def begin(live: LiveGame, at: datetime, *, by: Person | None = None, anyhow: bool = True) -> None:
    """
    Seat everybody, as the host has laid it out or else by lot, and deal at once.

    Args:
        by: Who says so; None for the host himself.
        anyhow: Whether those count too who have not said that they are ready.

    Raises:
        LobbyError: ``not_host``, ``begun``, ``not_ready``, ``too_few``, ``too_many``,
            ``no_village`` or ``roles_unfit``.
        HostingError: ``game_paused``, ``game_ended``, or ``name_reserved`` for somebody who has
            called himself by mail as nobody is called here.

    Source: duesterwald, DUE-SYS-01, DUE-SYS-03, DUE-SYS-08, DUE-AMB-26; tabula, TAB-SYS-01,
    TAB-SYS-05, TAB-SYS-06.
    """
    record = games.lock(live.game_id)
    if by is not None and by.pk != live.host_id:
        raise LobbyError(Reason.NOT_HOST)
    refuse_begun(record)
    players = list(record.players.select_related("presence").order_by("signed_up_at", "pk"))
    for player in players:
        refuse_narrator(player.name)
    if not anyhow:
        _refuse_unready(players)
    live.refresh_from_db(fields=["seats"])
    seated = in_order(live, players) if live.seats else drawn(record, players)
    try:
        dealing.deal(record, seated, at)
    except SetupError as error:
        raise _refusal(record, error, len(players)) from error


def in_order(live: LiveGame, players: list[Player]) -> list[Player]:
    """Return *players* as the host has seated them; who came later sits behind the others."""
    place = {pk: number for number, pk in enumerate(live.seats)}
    return sorted(players, key=lambda player: place.get(player.pk, len(place)))


def drawn(record: HostedGame, players: list[Player]) -> list[Player]:
    """
    Return *players* in an order drawn by lot, always the same for the game's seed.

    It is drawn apart from the roles, so that who sits where tells nothing of them.

    Source: duesterwald, DUE-AMB-26, DUE-SYS-38; tabula, TAB-SYS-34.
    """
    lot = random.Random(f"seats {record.seed}")
    return lot.sample(players, len(players))


def _refuse_unready(players: list[Player]) -> None:
    names = [player.name for player in players if not player.presence.is_ready]
    if names:
        raise LobbyError(Reason.NOT_READY, names=names)


def _refusal(record: HostedGame, error: SetupError, count: int) -> LobbyError:
    if error.code == "player_count":
        if count < record.least:
            return LobbyError(Reason.TOO_FEW, least=record.least, count=count)
        return LobbyError(Reason.TOO_MANY, most=record.most, count=count)
    if error.code in _WHY:
        return LobbyError(_WHY[error.code], count=count)
    return roles_unfit(record, error)
