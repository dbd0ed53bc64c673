"""The end of a dawn or sunset: removals, defeats, succession, letters of defeat, victory."""

from collections.abc import Generator, Iterator, Sequence
from dataclasses import dataclass

from verteller.rules import office
from verteller.rules.chance import draw
from verteller.rules.facts import (
    EVERYONE,
    NARRATOR,
    Fact,
    GameOver,
    Mayor,
    RoleShown,
    Seat,
    Won,
)
from verteller.rules.lupus3 import letters
from verteller.rules.lupus3.facts import FactionLost, GoalAssigned, SecondaryResult
from verteller.rules.lupus3.role import BLACK, FACTIONS, RED
from verteller.rules.lupus3.village import Village
from verteller.rules.removals import expel

LOST_BY = {BLACK: "LU3-DEFEAT-01"}
"""By which rule a faction loses; the others for want of living members."""


def factions_in_play(village: Village) -> tuple[str, ...]:
    """Return those that somebody was dealt and that are not defeated. Source: lupus 3.0, 5."""
    return tuple(
        each for each in FACTIONS if each in village.entered and each not in village.defeated
    )


def is_beaten(village: Village, faction: str) -> bool:
    """
    Tell whether *faction* loses: Black without a Wolf, White and Red without anybody.

    Source: lupus 3.0, 5, LU3-DEFEAT-01, -06, LU3-AMB-18.
    """
    for seat in village.living:
        if village.factions[seat] != faction:
            continue
        role = village.roles[seat]
        if faction == BLACK:
            is_enough = role == "wolf"
        elif faction == RED and not village.options["vampirised_count"]:
            is_enough = role != "vampirised"
        else:
            is_enough = True
        if is_enough:
            return False
    return True


@dataclass(frozen=True, slots=True)
class Close:
    """
    How a dawn or sunset stands once the dead are known.

    Args:
        in_play: The factions that were in the running before it.
        heir: Whom the mayor had named, None where that does not count.
        losers: Who is told of a defeat.
    """

    in_play: tuple[str, ...]
    heir: Seat | None
    losers: tuple[Seat, ...]


def settle(village: Village, in_play: tuple[str, ...], moment: str) -> Generator[Fact, None, Close]:
    """
    Take out whom masters have removed, and see which factions have lost.

    Args:
        in_play: The factions that were in the running before this dawn or sunset.
        moment: ``night 3`` or ``day 3``, for the draws.

    Source: lupus 3.0, 5, D14, S7, LU3-DEFEAT-01 to -06, LU3-SYS-27.
    """
    heir = village.designated
    yield from expel(village, "LU3-SYS-27", "LU3-SYS-27")
    heir = None if village.mayor in village.expelled else heir
    lost = [each for each in factions_in_play(village) if is_beaten(village, each)]
    for faction in lost:
        rule = LOST_BY.get(faction, "LU3-DEFEAT-06")
        yield FactionLost(to=NARRATOR, faction=faction, rule=rule)
    left = factions_in_play(village)
    losers: tuple[Seat, ...] = ()
    if len(left) > 1 and lost:
        losers = tuple(seat for seat in village.members(lost[0]) if seat not in village.exiled)
        yield from _assign(village, losers, left, moment)
    return Close(in_play, heir, losers)


def _assign(
    village: Village, losers: Sequence[Seat], left: tuple[str, ...], moment: str
) -> Iterator[Fact]:
    """
    Give everybody of a defeated faction another to support, each by a coin of his own.

    Source: lupus 3.0, 5, LU3-DEFEAT-04, -05, LU3-AMB-20.
    """
    for seat in losers:
        goal = yield from draw(village.chance, f"{moment}: goal of {seat}", left)
        rule = "LU3-DEFEAT-05"
        yield GoalAssigned(to=NARRATOR, player=seat, faction=goal, rule=rule)


def is_decided(village: Village) -> bool:
    """Tell whether the game is over. Source: lupus 3.0, 5, LU3-WIN-01, LU3-AMB-19."""
    return len(factions_in_play(village)) < 2


def succeed(village: Village, close: Close, moment: str) -> Iterator[Fact]:
    """
    Find another mayor if he is dead or gone, unless the game is over.

    Source: lupus 3.0, 4.2, 4.3, S6, LU3-MAYOR-02, LU3-AMB-21.
    """
    mayor, heir = village.mayor, close.heir
    if is_decided(village) or (mayor is not None and village.is_living(mayor)):
        return
    is_named = heir is not None and village.is_living(heir)
    if village.options["succession"] == "lot" or is_named:
        yield from office.succeed(village, moment, heir, "LU3-MAYOR-02", "LU3-MAYOR-02")
    elif mayor is not None:
        yield Mayor(to=EVERYONE, player=None, how="vacant", rule="LU3-MAYOR-02")


def conclude(village: Village, close: Close) -> Iterator[Fact]:
    """
    Write the letters of defeat, and end the game if it is decided.

    When no faction is left, those share the victory that were in the running till now.

    Source: lupus 3.0, 5, LU3-DEFEAT-02, -03, LU3-WIN-01, LU3-AMB-19.
    """
    for seat in close.losers:
        yield from letters.defeated(village, seat, village.factions[seat])
    left = factions_in_play(village)
    if len(left) == 1:
        yield from win(village, left, "LU3-WIN-01")
    elif not left:
        shared = village.options["nobody_alive"] == "shared"
        winners = tuple(each for each in close.in_play if each not in village.disqualified)
        yield from win(village, winners if shared else (), "LU3-WIN-01")


def win(
    village: Village, factions: tuple[str, ...], rule: str, because: tuple[int, ...] = ()
) -> Iterator[Fact]:
    """
    Announce who has won and who has reached his secondary objective, and end the game.

    Args:
        factions: Who has won; none is a draw.

    Source: lupus 3.0, 5, LU3-WIN-01, LU3-SYS-27.
    """
    for faction in factions:
        players = tuple(seat for seat in village.members(faction) if seat not in village.exiled)
        yield Won(to=EVERYONE, faction=faction, players=players, rule=rule, because=because)
    if not factions:
        yield Won(to=EVERYONE, faction="draw", players=(), rule=rule, because=because)
    for seat, goal in sorted(village.goals.items()):
        if seat not in village.exiled:
            yield SecondaryResult(
                to=EVERYONE,
                player=seat,
                faction=goal,
                reached=goal in factions,
                rule="LU3-DEFEAT-04",
            )
    for seat in village.seats:
        yield RoleShown(to=EVERYONE, player=seat, role=village.roles[seat], rule=rule)
    yield GameOver(to=EVERYONE, rule=rule)
