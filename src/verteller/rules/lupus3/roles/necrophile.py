"""The necrophile (Necrofilo): once in a game acquires the power of a dead one."""

from collections.abc import Iterator

from verteller.rules.facts import NARRATOR, Dealt, Fact, PowerOutcome, RoleChanged
from verteller.rules.lupus3 import skills
from verteller.rules.lupus3.facts import Acquired, NotAcquired
from verteller.rules.lupus3.paper import Night
from verteller.rules.lupus3.role import DEAD, ONCE, WHITE, Power, Role
from verteller.rules.powers import Act


def acquire(night: Night) -> Iterator[Fact]:
    """
    Take over the present role of the dead one with its aura, not the faction; or learn nothing.

    The use is spent either way, and the acquired power is fresh from the next night on.

    Source: lupus 3.0, 6.8, D5, LU3-NECROPHILE-01 to -08, LU3-AMB-12.
    """
    for act in night.working("necrophile"):
        if not night.before.natures[act.target].acquirable:
            _refuse(night, act)
            continue
        role, because = night.before.roles[act.target], (act.entry,)
        faction = night.village.factions[act.seat]
        yield Dealt(
            to=NARRATOR,
            player=act.seat,
            role=role,
            faction=faction,
            rule="LU3-NECROPHILE-08",
            because=because,
        )
        yield from skills.insert(night.village, act.seat, role)
        rule, to = "LU3-NECROPHILE-07", (act.seat,)
        night.answer(
            act,
            Acquired(to=to, about=act.target, role=role, rule=rule, because=because),
            RoleChanged(to=to, role=role, faction=faction, rule=rule, because=because),
        )


def _refuse(night: Night, act: Act) -> None:
    """Tell that nothing was acquired, and nothing more. Source: LU3-NECROPHILE-04, -07."""
    to, because = (act.seat,), (act.entry,)
    rule = "LU3-NECROPHILE-04"
    night.tell(
        act,
        PowerOutcome(to=to, outcome="failed", target=act.target, rule=rule, because=because),
    )
    night.tell(act, NotAcquired(to=to, about=act.target, rule=rule, because=because))


NECROPHILE = Role(
    "necrophile",
    "Necrofilo",
    WHITE,
    WHITE,
    "LU3-TABLE-09",
    Power(ONCE, (DEAD,), on_self=True),
)
