"""Counting votes: leaders, ties, runners-up, weights in halves, votes that stand already."""

from random import Random

from hypothesis import given
from hypothesis import strategies as st

from verteller.rules.ballots import count
from verteller.rules.facts import Seat

A, B, C, D = (Seat(seat) for seat in range(4))

votes = st.lists(
    st.tuples(st.integers(0, 9).map(Seat), st.sampled_from([1.0, 1.5, 2.0, 2.5])), max_size=40
)


def test_who_has_most_votes_leads_alone() -> None:
    outcome = count([(B, 1), (A, 1), (B, 1)])

    assert (outcome.counts, outcome.winner) == (((A, 1), (B, 2)), B)
    assert outcome.reason is None


def test_two_who_share_the_lead_are_a_tie() -> None:
    outcome = count([(A, 1), (B, 1), (C, 0.5)])

    assert (outcome.leaders, outcome.winner, outcome.reason) == ((A, B), None, "tie")


def test_without_any_vote_nobody_leads() -> None:
    outcome = count([])

    assert (outcome.counts, outcome.leaders, outcome.winner) == ((), (), None)
    assert outcome.reason == "nobody"


def test_half_a_vote_decides() -> None:
    assert count([(A, 1), (A, 1), (B, 1), (B, 1.5)]).winner == B


def test_votes_that_stand_already_count_before_any_is_cast() -> None:
    outcome = count([(A, 1)], {C: 2.0})

    assert (outcome.counts, outcome.winner) == (((A, 1), (C, 2)), C)


def test_runners_up_are_all_who_share_the_second_place() -> None:
    outcome = count([(A, 1), (A, 1), (A, 1), (B, 1), (C, 1), (D, 0.5)])

    assert outcome.runners_up() == (B, C)


def test_nobody_is_second_where_all_share_the_first_place() -> None:
    assert count([(A, 1), (B, 1)]).runners_up() == ()
    assert count([]).runners_up() == ()


def test_a_ballot_leaves_the_votes_that_stood_already_as_they_were() -> None:
    standing = {A: 2.0}
    count([(A, 1)], standing)

    assert standing == {A: 2.0}


@given(votes, st.randoms(use_true_random=False))
def test_the_order_of_votes_makes_no_difference(
    cast: list[tuple[Seat, float]], lots: Random
) -> None:
    mixed = list(cast)
    lots.shuffle(mixed)

    assert count(mixed) == count(cast)


@given(votes)
def test_no_vote_is_lost_and_the_leaders_have_most(cast: list[tuple[Seat, float]]) -> None:
    outcome = count(cast)
    counts = dict(outcome.counts)

    assert sum(counts.values()) == sum(weight for _, weight in cast)
    assert list(counts) == sorted(counts)
    assert all(counts[leader] == max(counts.values()) for leader in outcome.leaders)
    assert all(counts[seat] < max(counts.values()) for seat in set(counts) - {*outcome.leaders})
