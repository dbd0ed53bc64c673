"""The necromancer (Negromante): every night they make a dead Villager a Ghost, if they agree."""

from collections.abc import Iterator

from verteller.rules.facts import Fact
from verteller.rules.tempo_reale.becoming import awaken
from verteller.rules.tempo_reale.paper import Night
from verteller.rules.tempo_reale.powers.all import POWERS
from verteller.rules.tempo_reale.role import DEAD, EVERY_NIGHT, NECROMANCERS, WHITE, Power, Role
from verteller.rules.tempo_reale.roles.keepers import keeping
from verteller.rules.tempo_reale.snapshot import Act


def raise_ghost(night: Night) -> Iterator[Fact]:
    """
    Let the dead one whom all of them named be the Ghost with the power all of them named.

    If two differ all fail, though one of them be stopped; one who is kidnapped is as if he had
    not acted.

    Source: tempo reale, 3.7, 4.3, 4.25, 4.26, N11, LTR-NECROMANCER-01 to -06, LTR-GHOST-01.
    """
    circle = night.using("necromancer")
    if len({(act.target, act.second) for act in circle}) > 1:
        for act in circle:
            night.fail(act, "LTR-NECROMANCER-03", circle)
        return
    for act in circle:
        _check(night, act)
    working = night.working("necromancer")
    if working:
        because = tuple(sorted(act.entry for act in working))
        names = tuple(act.seat for act in working)
        power = str(working[0].second)
        yield from awaken(working[0].target, power, names, "LTR-NECROMANCER-02", because)


def _check(night: Night, act: Act) -> None:
    """Let *act* fail where its target cannot be awakened, or not with that power."""
    guards = keeping(night, "gravekeeper", act.target)
    if not night.before.is_villager(act.target):
        night.fail(act, "LTR-NECROMANCER-05")
    elif guards:
        night.fail(act, "LTR-GRAVEKEEPER-02", guards)
    elif act.target in night.returning:
        night.fail(act, "LTR-MESSIAH-04")
    elif POWERS[str(act.second)].mystic_only and not night.before.mystics[act.target]:
        rule = "LTR-CORRUPTION-03" if act.second == "corruption" else "LTR-DEATHGHOST-02"
        night.fail(act, rule)


NECROMANCER = Role(
    "necromancer",
    "Negromante",
    NECROMANCERS,
    WHITE,
    True,
    "3.7, LTR-NECROMANCER",
    Power(EVERY_NIGHT, (DEAD,), "LTR-NECROMANCER-01"),
    clan="necromancers",
)
