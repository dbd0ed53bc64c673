"""The end of the game (Het einde van het spel): who has won, and all cards on the table."""

from collections.abc import Iterator

from verteller.rules.facts import EVERYONE, Fact, GameOver, RoleShown, Seat, Won
from verteller.rules.tabula.facts import Imitated
from verteller.rules.tabula.village import HAMSTER, HUMANS, WEREWOLF, WOLVES, Village

RULES = {HUMANS: "TAB-END-01", WOLVES: "TAB-END-02", HAMSTER: "TAB-HAM-06"}
"""By which rule a side wins."""


def decided(village: Village) -> str | None:
    """
    Return which side the game is decided for, None if it goes on.

    Humans are all who are no werewolves, the possessed and the werehamster among them; the
    werewolves may have jumped over the equal number.

    Source: tabula, Het einde van het spel, TAB-WIN-01 to -03, TAB-END-01, -02, TAB-HAM-03,
    TAB-AMB-22 to -24.
    """
    wolves = len(village.plays(WEREWOLF))
    if wolves == 0:
        return HUMANS
    return WOLVES if wolves >= len(village.living) - wolves else None


def victors(village: Village, side: str) -> tuple[str, tuple[Seat, ...]]:
    """
    Return who has won: everybody of *side*, dead or alive, or a living werehamster alone.

    Source: tabula, Het einde van het spel, Weerhamster, TAB-END-04, TAB-WIN-04 to -06,
    TAB-HAM-06, TAB-POS-03.
    """
    hamsters = village.plays(HAMSTER)
    if hamsters:
        return HAMSTER, hamsters
    return side, members(village, side)


def members(village: Village, side: str) -> tuple[Seat, ...]:
    """Return who is of *side* now and was not taken out of the game."""
    return tuple(seat for seat in village.members(side) if seat not in village.exiled)


def end(village: Village) -> Iterator[Fact]:
    """
    End the game if it is decided, without a further phase.

    Source: tabula, Het einde van het spel, TAB-END-01 to -04.
    """
    side = decided(village)
    if side is not None:
        winner, players = victors(village, side)
        yield Won(to=EVERYONE, faction=winner, players=players, rule=RULES[winner])
        yield from reveal(village, RULES[winner])


def abort(village: Village, sides: tuple[str, ...], because: tuple[int, ...]) -> Iterator[Fact]:
    """End the game early for *sides*; for none it is a draw. Source: tabula, TAB-SYS-38."""
    rule = "TAB-SYS-38"
    for side in sides:
        players = members(village, side)
        yield Won(to=EVERYONE, faction=side, players=players, rule=rule, because=because)
    if not sides:
        yield Won(to=EVERYONE, faction="draw", players=(), rule=rule, because=because)
    yield from reveal(village, rule)


def reveal(village: Village, rule: str) -> Iterator[Fact]:
    """Show all cards, now and not earlier. Source: tabula, Voorbereiding, TAB-SET-09."""
    for seat in village.seats:
        card, role = village.cards[seat], village.roles[seat]
        yield RoleShown(to=EVERYONE, player=seat, role=card, rule="TAB-SET-09")
        if role != card:
            yield Imitated(to=EVERYONE, player=seat, role=role, rule="TAB-MYT-03")
    yield GameOver(to=EVERYONE, rule=rule)
