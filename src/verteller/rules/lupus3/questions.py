"""What players are asked: a power, a suicide, a ritual at night; two votes by day; a successor."""

from collections.abc import Iterator

from verteller.rules import assembly, office
from verteller.rules.facts import Asked, Fact, Part, Seat
from verteller.rules.lupus3.role import LIVING, Power
from verteller.rules.lupus3.village import Village
from verteller.rules.powers import in_state, is_rested

YES = "yes"
"""The only option of a consent."""


def targets(village: Village, seat: Seat, power: Power) -> tuple[Seat, ...]:
    """
    Return on whom *seat* may use *power*, by nothing but who lives and who he is.

    Source: lupus 3.0, Table, LU3-GEN-12, LU3-SYS-13, LU3-AMB-05.
    """
    found = in_state(village, power.targets)
    return found if power.on_self else tuple(each for each in found if each != seat)


def can_use(village: Village, seat: Seat, power: Power) -> bool:
    """
    Tell whether the power can be used tonight.

    Source: lupus 3.0, 2.2, 6.12, LU3-GEN-04, -05, -15, LU3-WOLF-10, LU3-AMB-41.
    """
    is_first = village.night == 1 and not village.options["first_night_wolves"]
    if is_first and village.roles[seat] == "wolf":
        return False
    return is_rested(village, seat, power.frequency)


def ask_night(village: Village) -> Iterator[Fact]:
    """
    Ask everybody living who has a power that he can use; ask for suicides, and for the ritual.

    Source: lupus 3.0, 2.2, 6.1.5, 6.1.6, Table, LU3-GEN-12, LU3-SYS-13, LU3-AMB-41.
    """
    for seat in village.living:
        nature = village.nature(seat)
        if nature.power is not None and can_use(village, seat, nature.power):
            found = targets(village, seat, nature.power)
            if found:
                parts = (Part("target", found),)
                yield Asked(to=(seat,), question="power", parts=parts, rule=nature.rule)
    yield from _ask_suicide(village)
    yield from _ask_ritual(village)
    yield from office.ask(village, "LU3-MAYOR-02")


def _ask_suicide(village: Village) -> Iterator[Fact]:
    """
    Let every living player order his suicide.

    Source: lupus 3.0, 6.1.6, LU3-SUICIDE-02, LU3-AMB-37.
    """
    if village.options["suicide"]:
        parts = (Part("target", (YES,)),)
        for seat in village.living:
            yield Asked(
                to=(seat,), question="suicide", parts=parts, standing=True, rule="LU3-SUICIDE-02"
            )


def _ask_ritual(village: Village) -> Iterator[Fact]:
    """
    Let every one of the dead name somebody living.

    Source: lupus 3.0, 6.1.5, LU3-RITUAL-04, LU3-AMB-36.
    """
    living = in_state(village, (LIVING,))
    if village.options["ritual"] != "none" and living:
        for seat in village.dead():
            yield Asked(
                to=(seat,),
                question="ritual",
                parts=(Part("target", living),),
                standing=True,
                rule="LU3-RITUAL-04",
            )


def ask_day(village: Village) -> Iterator[Fact]:
    """
    Ask every living player for the stake and for a mayor; oneself may be named.

    Source: lupus 3.0, S1, LU3-VOTE-01, LU3-MAYOR-01.
    """
    yield from assembly.ask(village, "LU3-VOTE-01", "LU3-MAYOR-01")
    yield from office.ask(village, "LU3-MAYOR-02")
