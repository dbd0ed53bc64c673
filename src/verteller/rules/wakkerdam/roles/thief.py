"""The thief (Dief): takes another player's role before the first night."""

from collections.abc import Iterator

from verteller.rules.facts import Fact, Robbed, Seat
from verteller.rules.wakkerdam.becoming import become
from verteller.rules.wakkerdam.role import Role, each
from verteller.rules.wakkerdam.village import Village


def choices(village: Village, thief: Seat) -> tuple[Seat, ...]:
    """Anybody but himself. Source: wakkerdam, Dief, WAK-THIEF-01."""
    return village.others(thief)


def steal(village: Village) -> Iterator[Fact]:
    """
    Carry out all thefts against the roles as dealt, the fastest thief first.

    Who names nobody, a thief, a Burger, or somebody already robbed becomes Burger.

    Source: wakkerdam, Dief, WAK-THIEF-02 to -09.
    """
    roles, factions = tuple(village.roles), tuple(village.factions)
    thieves = [seat for seat in village.living if roles[seat] == "thief"]
    named = {seat: (targets, why) for seat, targets, why in village.answers("thief")}
    fastest = [seat for seat in named if seat in thieves]
    robbed: set[Seat] = set()
    for thief in [*fastest, *(seat for seat in thieves if seat not in named)]:
        targets, why = named.get(thief, ((), ()))
        loot = _loot(targets, roles, robbed)
        if loot is None:
            rule = _why_burger(targets, roles)
            yield from become(thief, "villager", "villagers", rule, why)
            continue
        robbed.add(loot)
        yield from become(thief, roles[loot], factions[loot], "WAK-THIEF-02", why)
        yield Robbed(to=(loot,), rule="WAK-THIEF-02", because=why)
        yield from become(loot, "villager", "villagers", "WAK-THIEF-02", why)


def _loot(targets: tuple[Seat, ...], roles: tuple[str, ...], robbed: set[Seat]) -> Seat | None:
    """Return whose role there is to take, if any. Source: WAK-THIEF-03, -06, -08."""
    for target in targets:
        if roles[target] not in ("thief", "villager") and target not in robbed:
            return target
    return None


def _why_burger(targets: tuple[Seat, ...], roles: tuple[str, ...]) -> str:
    """Return why a thief has nothing: named nobody, a thief, a Burger, or was too slow."""
    if not targets:
        return "WAK-THIEF-04"
    rules = {"thief": "WAK-THIEF-03", "villager": "WAK-THIEF-08"}
    return rules.get(roles[targets[0]], "WAK-THIEF-06")


THIEF = Role(
    "thief",
    "Dief",
    "villagers",
    phase="thief",
    ask=each("thief", "thief", choices, rule="WAK-THIEF-01"),
    source="Dief, WAK-THIEF",
)
