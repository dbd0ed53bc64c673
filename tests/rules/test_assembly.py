"""The assembly's arithmetic, the same for every rulebook that has one."""

import pytest

from verteller.rules import assembly
from verteller.rules.assembly import Ballots
from verteller.rules.facts import Seat

ANN, BEN, CAS, DORA = (Seat(seat) for seat in range(4))
EIGHT = tuple(Seat(seat) for seat in range(8))


def ballots(**votes: int) -> Ballots:
    """Return ballots of the eight in order: so many for each of those named."""
    names = {"ann": ANN, "ben": BEN, "cas": CAS}
    chosen = [names[name] for name, number in votes.items() for _ in range(number)]
    return dict(zip(EIGHT, chosen, strict=False))


@pytest.mark.parametrize(("number", "elected"), [(3, None), (4, None), (5, ANN), (8, ANN)])
def test_more_than_half_of_the_living_elect(number: int, elected: Seat | None) -> None:
    """Not more than half of the ballots. Rules: LTR-MAYOR-07, LU3-MAYOR-01."""
    assert assembly.majority(ballots(ann=number), EIGHT) == elected


@pytest.mark.parametrize(("number", "valid"), [(0, False), (3, False), (4, True), (8, True)])
def test_half_of_the_living_are_a_quorum(number: int, valid: bool) -> None:
    """Rules: LTR-VOTE-06, LU3-VOTE-01."""
    assert assembly.is_quorate(ballots(ann=number), EIGHT) is valid


def test_votes_are_counted_for_whom_they_are_cast() -> None:
    """Rules: LTR-VOTE-07, LU3-VOTE-01."""
    outcome = assembly.counted(ballots(ann=2, ben=3))

    assert outcome.counts == ((ANN, 2.0), (BEN, 3.0))
    assert outcome.leaders == (BEN,)
