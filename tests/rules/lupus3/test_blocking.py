"""Exorcists and kidnappers: who succeeds, whoever is aimed at."""

from functools import cache

from hypothesis import given
from hypothesis import strategies as st

from verteller.rules.facts import Seat
from verteller.rules.lupus3.blocking import resolve

MOST = 7


@st.composite
def tangles(draw: st.DrawFn, *, ringed: bool = True) -> dict[Seat, frozenset[Seat]]:
    """Draw whom each of a few beats; without rings each beats those alone who come after him."""
    size = draw(st.integers(1, MOST))
    pairs = [(a, b) for a in range(size) for b in range(size) if (a != b if ringed else a < b)]
    chosen = draw(st.sets(st.sampled_from(pairs))) if pairs else set()
    return {Seat(seat): frozenset(Seat(b) for a, b in chosen if a == seat) for seat in range(size)}


@given(tangles(), st.data())
def test_nobody_succeeds_whom_somebody_beats_who_succeeds(
    beats: dict[Seat, frozenset[Seat]], data: st.DataObject
) -> None:
    """And nobody fails who has nothing to do with one who succeeds. Rules: LU3-EXORCIST-08."""
    working = resolve(beats, data.draw(st.permutations(list(beats))))

    for seat, beaten_by_him in beats.items():
        beaten = any(seat in beats[each] for each in working)
        assert not (seat in working and beaten)
        assert seat in working or beaten or beaten_by_him & working


@given(tangles(ringed=False), st.data())
def test_without_a_ring_skill_is_irrelevant(
    beats: dict[Seat, frozenset[Seat]], data: st.DataObject
) -> None:
    """Who is beaten by nobody who succeeds, succeeds. Rules: LU3-EXORCIST-08, LU3-GEN-08."""

    @cache
    def succeeds(seat: Seat) -> bool:
        return not any(seat in beats[each] and succeeds(each) for each in beats)

    working = resolve(beats, data.draw(st.permutations(list(beats))))

    assert working == {seat for seat in beats if succeeds(seat)}


def test_skill_does_not_save_who_is_outside_the_ring() -> None:
    """The most skilled is taken by one of two who take each other. Rules: LU3-EXORCIST-08."""
    best, second, third = Seat(0), Seat(1), Seat(2)
    beats: dict[Seat, frozenset[Seat]] = {
        best: frozenset(),
        second: frozenset({third, best}),
        third: frozenset({second}),
    }

    assert resolve(beats, [best, second, third]) == {second}
