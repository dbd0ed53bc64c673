"""The necromancer (Negromante) and the messiah (Messia): once in a game they raise a dead one."""

from collections.abc import Iterator

from verteller.rules.facts import NARRATOR, Dealt, Fact, Seat
from verteller.rules.lupus3.paper import Night, reason
from verteller.rules.lupus3.role import DEAD, ONCE, RED, WHITE, Power, Role
from verteller.rules.powers import Act


def raise_dead(night: Night) -> Iterator[Fact]:
    """
    Raise as Vampirised whom a necromancer can, and as they were those whom a messiah calls.

    Nobody is told whether it was his doing.

    Source: lupus 3.0, 6.12, D8, LU3-NECROMANCER-01 to -04, LU3-MESSIAH-01, -02, LU3-AMB-13.
    """
    called: dict[Seat, list[Act]] = {}
    for act in night.working("necromancer", "messiah"):
        called.setdefault(act.target, []).append(act)
    for seat, callers in sorted(called.items()):
        necromancers = [act for act in callers if act.power == "necromancer"]
        messiahs = [act for act in callers if act.power == "messiah"]
        if necromancers and _can_be_vampirised(night, seat):
            why = reason("LU3-NECROMANCER-01", necromancers)
            night.risen[seat] = why
            night.raised.add(seat)
            yield Dealt(
                to=NARRATOR,
                player=seat,
                role="vampirised",
                faction=RED,
                rule=why.rule,
                because=why.because,
            )
        elif messiahs:
            night.risen[seat] = reason("LU3-MESSIAH-01", messiahs)


def _can_be_vampirised(night: Night, seat: Seat) -> bool:
    """Tell whether it is one who could be bitten. Source: LU3-NECROMANCER-02, LU3-AMB-01."""
    nature = night.before.natures[seat]
    is_vampire = nature.key in ("young_vampire", "old_vampire")
    return nature.vampirisable or (is_vampire and bool(night.village.options["vampires_rise"]))


NECROMANCER = Role(
    "necromancer",
    "Negromante",
    RED,
    RED,
    "LU3-TABLE-23",
    Power(ONCE, (DEAD,), on_self=True),
    mystic=True,
    vampirisable=False,
)
MESSIAH = Role(
    "messiah",
    "Messia",
    WHITE,
    WHITE,
    "LU3-TABLE-05",
    Power(ONCE, (DEAD,), on_self=True),
    mystic=True,
)
