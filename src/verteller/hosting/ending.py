"""The end of a game: the final list for every player, and word to the administrators."""

from collections.abc import Iterator, Sequence
from datetime import datetime
from typing import Any, Final, TypeVar

from verteller.hosting import post
from verteller.hosting.models import HostedGame, Kind, Outgoing, Player
from verteller.rules.facts import BodyguardOf, Fact, InLove, Mayor, Seat, Won
from verteller.rules.game import Game
from verteller.rules.log import plain, standing

F = TypeVar("F", bound=Fact)

STATED: Final = "final_role"
"""The kind of fact in which a rulebook may state a player's bonds as they were at the end."""


def rows(
    record: HostedGame, game: Game, players: Sequence[Player], *, at: datetime
) -> list[Outgoing]:
    """
    Write the final mail for everybody on the list, and tell the administrators of an open game.

    Source: wakkerdam, WAK-SYS-26, WAK-SYS-39.
    """
    payload = {"winners": winners(game), "players": final_list(game)}
    final = [
        post.to_player(
            player,
            Kind.FINAL,
            payload,
            at=at,
            identity=post.message_id(Kind.FINAL, record.pk, player.pk),
            sequence=record.sequence,
        )
        for player in players
        if player.on_list and player.by_mail
    ]
    if record.by_invitation:
        return post.save(final)
    factions = [won["faction"] for won in payload["winners"]]
    notices = post.tell_administrators("game_won", at=at, game=record, factions=factions)
    return post.save(final) + notices


def winners(game: Game) -> list[dict[str, Any]]:
    """Return each victory stated in the log: its faction and its players' seats."""
    return [{"faction": fact.faction, "players": list(fact.players)} for fact in _facts(game, Won)]


def final_list(game: Game) -> list[dict[str, Any]]:
    """
    List every player as the game left him, in seating order.

    Each has ``seat``, ``name``, ``alive``, ``role``, ``faction``, ``lover`` and ``bodyguard``
    (seats or None: with whom he was in love, who guarded him) and ``mayor``, whether the
    office was his last.

    Source: wakkerdam, WAK-SYS-26.
    """
    state = game.state
    lovers: dict[Seat, Seat | None]
    guards: dict[Seat, Seat | None]
    lovers = {seat: fact.with_ for fact in _facts(game, InLove) for seat in _seats(fact)}
    guards = {fact.player: seat for fact in _facts(game, BodyguardOf) for seat in _seats(fact)}
    # A rulebook whose bonds may end says itself, after the end, which of them held.
    for said in (plain(e.content) for e in standing(game.log) if e.kind == STATED):
        lovers[said["player"]], guards[said["player"]] = said["lover"], said["bodyguard"]
    mayor = next((fact.player for fact in reversed(list(_facts(game, Mayor)))), None)
    return [
        {
            "seat": seat,
            "name": state.names[seat],
            "alive": state.is_living(seat),
            "role": state.roles[seat],
            "faction": state.factions[seat],
            "lover": lovers.get(seat),
            "bodyguard": guards.get(seat),
            "mayor": seat == mayor,
        }
        for seat in state.seats
    ]


def _facts(game: Game, kind: type[F]) -> Iterator[F]:
    return (each.content for each in standing(game.log) if isinstance(each.content, kind))


def _seats(fact: Fact) -> tuple[Seat, ...]:
    return () if isinstance(fact.to, str) else fact.to
