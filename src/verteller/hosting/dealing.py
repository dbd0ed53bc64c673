"""The deal: from a closed sign-up to the first phase."""

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime
from functools import partial
from typing import Any

from django.db import transaction

from verteller.hosting import compositions, pausing, post
from verteller.hosting.appending import append, seated
from verteller.hosting.fairness.ladder import ladder_of
from verteller.hosting.games import shelf
from verteller.hosting.models import HostedGame, Player
from verteller.hosting.records import to_moment
from verteller.rules.errors import SetupError
from verteller.rules.game import Game
from verteller.rules.moves import Announced, Composition, Started
from verteller.rules.registry import find_rulebook
from verteller.rules.rulebook import Rulebook


def close_sign_up(record: HostedGame, at: datetime) -> bool:
    """
    Close the sign-up of a locked game: seat the players in order of sign-up and deal.

    The hints that were given before are the first announcements.

    When that cannot be (no distribution for so many, too few players), the administrators are
    told and the game is paused; resumed, it takes sign-ups again.

    Returns:
        Whether the game has begun.

    Source: wakkerdam, WAK-SIGN-10, WAK-SIGN-11, WAK-SYS-12, WAK-SYS-39, WAK-COMP-06; tempo
    reale, LTR-SYS-24, LTR-GEN-06.
    """
    players = list(record.players.order_by("signed_up_at", "pk"))
    try:
        deal(record, players, at)
    except SetupError as error:
        pausing.pause_locked(record, at)
        parameters = {"reason": error.code, "players": len(players)}
        post.tell_administrators("not_dealt", at=at, game=record, **parameters)
        return False
    return True


def deal(record: HostedGame, players: Sequence[Player], at: datetime) -> None:
    """
    Seat the players of a locked game in the order given, deal, and begin.

    Raises:
        SetupError: Nothing can be dealt to so many, and nothing has been changed.

    Source: duesterwald, DUE-SYS-08, DUE-AMB-26; tabula, TAB-SYS-06.
    """
    game = _start(record, players, at)
    for seat, player in enumerate(players):
        player.seat = seat
    Player.objects.bulk_update(players, ["seat"], batch_size=200)
    for hint in filter(str.strip, record.hints):
        game.act(Announced(text=hint, hint=True), at=to_moment(at))
    append(record, game, game.log, at=at, players=seated(record))
    transaction.on_commit(partial(shelf.put, record.pk, game))


def _start(record: HostedGame, players: Sequence[Player], at: datetime) -> Game:
    if len(players) < record.least:
        raise SetupError("player_count", count=len(players), least=record.least)
    rulebook = find_rulebook(record.rulebook, record.rulebook_version)
    return Game.start(rulebook, _started(record, rulebook, players), at=to_moment(at))


def _started(record: HostedGame, rulebook: Rulebook[Any], players: Sequence[Player]) -> Started:
    return Started(
        rulebook=record.rulebook,
        version=record.rulebook_version,
        players=tuple(player.name for player in players),
        seed=record.seed,
        options=_options(record, rulebook),
        compositions=_fitting(record, len(players)),
    )


def _options(
    record: HostedGame, rulebook: Rulebook[Any]
) -> tuple[tuple[str, str | int | bool], ...]:
    """Return the settings that the log pins: the game's own, as far as the rulebook has them."""
    known = {setting.key for setting in rulebook.settings}
    options: dict[str, str | int | bool] = {**record.options}
    if "strictness" in known:
        options["strictness"] = record.strictness
    if "strikes" in known and ladder_of(record).has("strikes"):
        options["strikes"] = True
    days = record.speed.total_seconds() / 86_400
    if "speed" in known and record.calendar is None and days >= 1 and days.is_integer():
        options["speed"] = int(days)
    if "mayor" in known and record.mayor is not None:
        options["mayor"] = record.mayor
    return tuple(sorted(options.items()))


def _fitting(record: HostedGame, size: int) -> tuple[Composition, ...]:
    """Return the distributions to draw from. Source: wakkerdam, WAK-COMP-01, -02, -04, -05."""
    if record.compositions:
        own = compositions.read_stored(record.compositions)
        fitting = tuple(each for each in own if len(each.roles) == size)
    else:
        fitting = compositions.library(record.rulebook, size)
    if record.mayor is None:
        return fitting
    return tuple(replace(each, mayor=record.mayor) for each in fitting)
