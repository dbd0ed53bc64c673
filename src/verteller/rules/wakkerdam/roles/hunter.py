"""The hunter (Jager): shoots when he dies."""

from collections.abc import Iterator

from verteller.rules.facts import Fact, Seat
from verteller.rules.wakkerdam.blows import Blow
from verteller.rules.wakkerdam.role import Role, question
from verteller.rules.wakkerdam.village import Village


def choices(village: Village, hunter: Seat) -> tuple[Seat, ...]:
    """Anybody but himself, doomed or not. Source: wakkerdam, Jager, WAK-HUNT-07, -09."""
    return village.others(hunter)


def ask(village: Village) -> Iterator[Fact]:
    """Give each hunter doomed by the latest wave his one shot. Source: WAK-HUNT-01 to -03."""
    for hunter in village.entitled_hunters():
        options = choices(village, hunter)
        yield from question(village, (hunter,), "shoot", options, rule="WAK-HUNT-01")


def shots(village: Village) -> dict[Seat, Blow]:
    """Return who is shot; together they form the next wave. Source: WAK-HUNT-04, -05, -08."""
    blows: dict[Seat, Blow] = {}
    for _, targets, why in village.answers("shoot"):
        for target in targets:
            blows.setdefault(target, Blow("hunter", why))
    return blows


HUNTER = Role("hunter", "Jager", "villagers", phase="late", ask=ask, source="Jager, WAK-HUNT")
