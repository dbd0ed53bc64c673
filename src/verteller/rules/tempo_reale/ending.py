"""The end of a dawn or sunset (N15, S9): exiles, defeats, victory, succession."""

from collections.abc import Iterator

from verteller.rules import office
from verteller.rules.facts import (
    EVERYONE,
    Exiled,
    Fact,
    FactionDefeated,
    GameOver,
    RoleShown,
    Won,
)
from verteller.rules.removals import expel
from verteller.rules.tempo_reale.role import NECROMANCERS, VILLAGERS, WOLVES
from verteller.rules.tempo_reale.village import Village

FACTIONS = (VILLAGERS, WOLVES, NECROMANCERS)

LEADERS = {WOLVES: ("wolf", "LTR-WIN-02"), NECROMANCERS: ("necromancer", "LTR-WIN-03")}
"""The role without which a faction is defeated. Source: tempo reale, 3.1, LTR-WIN-10."""


def factions_in_play(village: Village) -> tuple[str, ...]:
    """Return those that have members and are not defeated. Source: tempo reale, LTR-WIN-09."""
    return tuple(
        faction
        for faction in FACTIONS
        if village.members(faction) and faction not in village.defeated
    )


def conclude(village: Village, in_play: tuple[str, ...], moment: str) -> Iterator[Fact]:
    """
    Take out whom a master has disqualified, then the defeated; see who has won; find a mayor.

    Args:
        in_play: The factions that were in play before this dawn or sunset.
        moment: ``night 3`` or ``day 3``, for the draws.

    Source: tempo reale, 3.1, 3.10, N15, S9, LTR-WIN-01 to -05, LTR-SYS-28, -29, -37, LTR-AMB-47.
    """
    heir = village.designated
    yield from expel(village, "LTR-SYS-28", "LTR-SYS-29")
    gone = village.mayor in village.expelled
    for faction in (WOLVES, NECROMANCERS):
        if faction in in_play and faction not in village.defeated:
            yield from _defeat(village, faction)
    yield from _win(village, in_play)
    if not village.over:
        named = None if gone else heir
        yield from office.succeed(village, moment, named, "LTR-MAYOR-04", "LTR-MAYOR-05")


def _defeat(village: Village, faction: str) -> Iterator[Fact]:
    """
    Exile a faction none of whose leaders lives, and publish its members.

    Source: tempo reale, 3.1, LTR-WIN-02 to -05, -10 to -12, LTR-SYS-37.
    """
    leader, rule = LEADERS[faction]
    if any(village.roles[seat] == leader for seat in village.living):
        return
    members = village.members(faction)
    yield FactionDefeated(to=EVERYONE, faction=faction, players=members, rule=rule)
    for seat in members:
        if seat not in village.exiled:
            yield Exiled(to=EVERYONE, player=seat, cause="defeat", rule="LTR-WIN-05")


def _win(village: Village, in_play: tuple[str, ...]) -> Iterator[Fact]:
    """
    End the game when all the living are of one faction, or nobody lives.

    Source: tempo reale, 3.1, 3.5, LTR-WIN-01, -06, -08, -09, LTR-AMB-44, -48.
    """
    left = {village.factions[seat] for seat in village.living}
    if len(left) == 1:
        yield from win(village, tuple(left), "LTR-WIN-01")
    elif not left:
        shared = village.options["nobody_alive"] == "shared"
        out = village.disqualified if shared else village.defeated
        factions = tuple(each for each in in_play if each not in out)
        yield from win(village, factions, "LTR-WIN-09", fallen=shared)


def win(
    village: Village,
    factions: tuple[str, ...],
    rule: str,
    because: tuple[int, ...] = (),
    *,
    fallen: bool = False,
) -> Iterator[Fact]:
    """
    Announce who has won and end the game, showing all roles.

    Args:
        factions: Who has; none is a draw.
        fallen: Whether those share the victory who were exiled with their faction.

    Source: tempo reale, 3.1, 3.5, LTR-WIN-06, LTR-SYS-38, LTR-AMB-44, -48.
    """
    out = village.expelled if fallen else village.exiled
    for faction in factions:
        players = tuple(seat for seat in village.members(faction) if seat not in out)
        yield Won(to=EVERYONE, faction=faction, players=players, rule=rule, because=because)
    if not factions:
        yield Won(to=EVERYONE, faction="draw", players=(), rule=rule, because=because)
    for seat in village.seats:
        yield RoleShown(to=EVERYONE, player=seat, role=village.roles[seat], rule="LTR-WIN-06")
    yield GameOver(to=EVERYONE, rule=rule)
