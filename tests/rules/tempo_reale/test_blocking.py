"""Who would stop whom, pair by pair, and how a lot that decides is put on record."""

from collections.abc import Iterator

import pytest

from tests.rules.tempo_reale.table import Table
from verteller.rules.facts import Drawn, PowerOutcome, Seat
from verteller.rules.tempo_reale.blocking import BLOCKERS, arrows
from verteller.rules.tempo_reale.snapshot import Act, Snapshot

LIVING_HOUSE, GRAVE, ELSEWHERE = Seat(3), Seat(4), Seat(5)

KINDS = {
    "kidnapper": False,
    "exorcist": False,
    "sorcerer": False,
    "shaman": False,
    "seer": False,
    "concealment": True,
    "vision": True,
}
"""Who may act, and whether he is a Ghost."""


def snapshot(powers: dict[Seat, str]) -> Snapshot:
    """Three who act, then a house, a grave and another house."""
    roles = ["farmer"] * 6
    living = {Seat(0), Seat(1), Seat(2), LIVING_HOUSE, ELSEWHERE}
    for seat, power in powers.items():
        roles[seat] = "ghost" if KINDS[power] else power
        if KINDS[power]:
            living.discard(seat)
    factions, auras, mystics = ("villagers",) * 6, ("white",) * 6, (False,) * 6
    return Snapshot(tuple(roles), factions, auras, mystics, frozenset(living))


def cases() -> Iterator[tuple[str, str, str, bool]]:
    """Yield pairs of powers, how their targets lie, and whether the first stops the second."""
    for one in BLOCKERS:
        for other, is_ghost in KINDS.items():
            aims_at = one in ("kidnapper", "shaman")
            hits = {"kidnapper": not is_ghost, "shaman": is_ghost}
            shares = {
                "exorcist": is_ghost,
                "sorcerer": not is_ghost,
                "concealment": other != "exorcist",
            }
            yield one, other, "at him", aims_at and hits[one]
            yield one, other, "at one house", not aims_at and shares[one]
            yield one, other, "apart", False


@pytest.mark.parametrize(("one", "other", "how", "stops"), list(cases()))
def test_who_would_stop_whom(one: str, other: str, how: str, stops: bool) -> None:
    """The table of N2. Rules: LTR-BLOCK-01 to LTR-BLOCK-09, LTR-EXORCIST-03."""
    if (how == "at him") and (one, KINDS[other]) in (("kidnapper", True), ("shaman", False)):
        return  # nobody can aim so: kidnappers at the living, shamans at the dead
    seats = (Seat(0), Seat(1))
    second = {"at him": ELSEWHERE, "at one house": LIVING_HOUSE, "apart": ELSEWHERE}[how]
    first = seats[1] if how == "at him" else LIVING_HOUSE
    acts = {
        seats[0]: Act(seats[0], one, first, None, 10),
        seats[1]: Act(seats[1], other, second, seats[0], 11),
    }
    before = snapshot(dict(zip(seats, (one, other), strict=True)))

    assert (seats[1] in arrows(before, acts)[seats[0]]) == stops


@pytest.mark.parametrize("power", list(BLOCKERS))
def test_nobody_stops_himself(power: str) -> None:
    """Rules: LTR-BLOCK-11."""
    act = Act(Seat(0), power, LIVING_HOUSE, None, 10)

    assert arrows(snapshot({Seat(0): power}), {Seat(0): act}) == {Seat(0): set()}


RING = {
    "Kim": "kidnapper",
    "Kay": "kidnapper",
    "Kai": "kidnapper",
    "Lou": "wolf",
    "Nec": "necromancer",
    "Flo": "farmer",
}


def test_a_lot_that_resolves_a_contradiction_is_on_record_for_the_narrator() -> None:
    """It names who acts on whom, out of whom, and who succeeds. Rules: LTR-BLOCK-14, LTR-SYS-34."""
    table = Table(RING)
    facts = table.night(Kim="Kay", Kay="Kai", Kai="Kim")

    (drawn,) = (fact for fact in facts if isinstance(fact, Drawn))
    outcomes = [fact for fact in facts if isinstance(fact, PowerOutcome)]
    works = tuple(seat for fact in outcomes for seat in fact.to if fact.outcome == "ok")
    assert drawn.to == "narrator"
    assert drawn.label == "night 1: blocking, kidnapper 0>1, kidnapper 1>2, kidnapper 2>0"
    assert (drawn.options, drawn.result) == ((0, 1, 2), works)


def test_without_a_contradiction_no_lot_is_drawn() -> None:
    """Rules: LTR-BLOCK-10."""
    facts = Table(RING).night(Kim="Kay", Kay="Kai", Kai="Flo")

    assert not [fact for fact in facts if isinstance(fact, Drawn)]


def test_the_narrator_is_told_why_a_power_failed_and_its_user_is_not() -> None:
    """Rules: LTR-FAIL-01, LTR-FAIL-02."""
    table = Table(RING)
    facts = table.night(Kim="Kay", Kay="Flo")

    failed = next(f for f in facts if isinstance(f, PowerOutcome) and f.outcome == "failed")
    assert (failed.to, failed.rule) == ((1,), "LTR-KIDNAPPER-01")
    assert {table.game.log[number - 1].kind for number in failed.because} == {"answer_taken"}
