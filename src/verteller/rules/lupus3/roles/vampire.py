"""Vampires, young and old: every night they may bite, and age by it."""

from collections.abc import Iterator

from verteller.rules.facts import NARRATOR, Dealt, Fact, Seat
from verteller.rules.lupus3.paper import Night, Reason, reason
from verteller.rules.lupus3.role import EVERY_NIGHT, LIVING, RED, Power, Role
from verteller.rules.lupus3.roles.bodyguard import guards
from verteller.rules.powers import Act

YOUNG, OLD = "young_vampire", "old_vampire"


def bite(night: Night) -> Iterator[Fact]:
    """
    Transform the one victim all Vampires who are out agree on, if it can be, and let them age.

    Who disagree are seen, and stay as they are. A guarded door stops no bite.

    Source: lupus 3.0, 6.9, D6, LU3-VAMPIRE-01 to -13, LU3-AMB-03, -40.
    """
    out = night.working(YOUNG, OLD)
    if len({act.target for act in out}) == 1:
        yield from _transform(night, out[0].target, out)
    elif night.village.options["disagreeing_vampires"] == "same":
        return
    for act in out:
        yield from _age(night, act)


def _transform(night: Night, victim: Seat, out: list[Act]) -> Iterator[Fact]:
    """
    Make a Young Vampire of *victim*, as the necrophile's step has left him.

    Source: lupus 3.0, 6.9, LU3-VAMPIRE-04, -06, -13, LU3-GEN-09, LU3-DAWN-03.
    """
    stops_bites = night.village.options["bodyguard"] in ("bites", "all")
    if (stops_bites and guards(night, victim)) or not night.village.nature(victim).vampirisable:
        return
    why = reason("LU3-VAMPIRE-13", out)
    night.bitten[victim] = why
    yield _dealt(victim, YOUNG, why)


def _age(night: Night, act: Act) -> Iterator[Fact]:
    """
    Let a young one become old, and an old one die, whatever the bite came to.

    Source: lupus 3.0, 6.9, LU3-VAMPIRE-01, -05 to -07.
    """
    why = reason("LU3-VAMPIRE-01", [act])
    if act.power == OLD:
        night.kill(act.seat, "vampirism", why)
    else:
        yield _dealt(act.seat, OLD, why)


def _dealt(seat: Seat, role: str, why: Reason) -> Fact:
    return Dealt(
        to=NARRATOR, player=seat, role=role, faction=RED, rule=why.rule, because=why.because
    )


YOUNG_VAMPIRE = Role(
    YOUNG,
    "Vampiro giovane",
    RED,
    RED,
    "LU3-TABLE-24",
    Power(EVERY_NIGHT, (LIVING,)),
    vampirisable=False,
)
OLD_VAMPIRE = Role(
    OLD,
    "Vampiro vecchio",
    RED,
    RED,
    "LU3-TABLE-25",
    Power(EVERY_NIGHT, (LIVING,)),
    vampirisable=False,
)
