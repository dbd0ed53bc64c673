"""What players are asked: a power at night, two votes by day, a successor at any time."""

from collections.abc import Iterator

from verteller.rules import assembly, office
from verteller.rules.facts import Asked, Fact, Option, Part, Seat
from verteller.rules.powers import in_state, is_rested
from verteller.rules.tempo_reale.powers.all import POWERS
from verteller.rules.tempo_reale.role import Power
from verteller.rules.tempo_reale.roles import ROLES
from verteller.rules.tempo_reale.village import Village


def power_of(village: Village, seat: Seat) -> Power | None:
    """
    Return what *seat* may do at night in his state: a special power, a supernatural one, or none.

    Source: tempo reale, 3.4, 3.5, 4.1, LTR-GEN-08, LTR-NIGHT-01, -05.
    """
    if village.is_living(seat):
        return ROLES[village.roles[seat]].power
    if seat in village.ghosts and seat not in village.exiled:
        return POWERS[village.ghosts[seat]].power
    return None


def can_use(village: Village, seat: Seat, power: Power) -> bool:
    """
    Tell whether the power can be used tonight.

    Source: tempo reale, 3.4, 3.9, LTR-NIGHT-02, -03, -06, -07, LTR-MESSIAH-05.
    """
    if village.night == 1 and not power.first_night:
        return False
    return is_rested(village, seat, power.frequency)


def ask_night(village: Village) -> Iterator[Fact]:
    """
    Ask everybody who has a power that he can use, on whomever its targets' state allows.

    What is offered depends on living, dead, exiled and oneself alone, so it betrays nobody; a
    Necromancer is also shown which supernatural powers are left.

    Source: tempo reale, 3.4, 3.9, LTR-SYS-13, -14, LTR-NIGHT-04, -08 to -11, LTR-AMB-21, -22, -28.
    """
    for seat in village.seats:
        power = power_of(village, seat)
        if power is not None and can_use(village, seat, power):
            targets = tuple(each for each in in_state(village, power.targets) if each != seat)
            parts = [Part("target", targets)]
            if power.second:
                parts.append(Part("second", in_state(village, power.second)))
            if village.is_living(seat) and village.roles[seat] == "necromancer":
                parts.append(Part("power", _free_powers(village)))
            if all(part.options for part in parts):
                yield Asked(to=(seat,), question="power", parts=tuple(parts), rule=power.rule)
    yield from office.ask(village, "LTR-MAYOR-03")


def _free_powers(village: Village) -> tuple[Option, ...]:
    """
    Return the supernatural powers that nobody was given.

    Source: tempo reale, LTR-NECROMANCER-06.
    """
    return tuple(key for key in POWERS if key not in village.assigned)


def ask_day(village: Village) -> Iterator[Fact]:
    """
    Ask every living player for the stake and for a mayor; oneself may be named.

    Source: tempo reale, 3.3, 3.10, 4.7, LTR-VOTE-01 to -04, LTR-MAYOR-06.
    """
    yield from assembly.ask(village, "LTR-VOTE-01", "LTR-MAYOR-06")
    yield from office.ask(village, "LTR-MAYOR-03")
