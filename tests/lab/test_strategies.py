"""Made-up players: what they choose is always on offer."""

from collections import Counter
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from verteller.lab.strategies import Strategy, forgetful, purposeful, random_legal
from verteller.rules.facts import Asked, Part, Seat
from verteller.rules.questions import BLANK, canonical, check

SEATS = tuple(Seat(seat) for seat in range(6))

parts = st.builds(
    lambda options, least, more: Part("target", options, min(least, len(options)), least + more),
    st.lists(st.sampled_from(SEATS), min_size=1, unique=True).map(sorted).map(tuple),
    st.integers(0, 2),
    st.integers(0, 3),
).filter(lambda part: part.most > 0)


@st.composite
def questions(draw: st.DrawFn) -> Asked:
    """Draw a question, with a choice that may not be repeated now and then."""
    part = draw(parts)
    asked = Asked(to=(Seat(9),), question="power", parts=(part,), blank=draw(st.booleans()))
    last = draw(st.lists(st.sampled_from(part.options), max_size=part.most, unique=True))
    repeated = canonical(asked, [("target", option) for option in last])
    return draw(
        st.sampled_from(
            [
                asked,
                Asked(
                    to=asked.to,
                    question="power",
                    parts=asked.parts,
                    blank=asked.blank,
                    repeated=repeated,
                ),
            ]
        )
    )


@pytest.mark.parametrize("strategy", [random_legal, purposeful])
@given(asked=questions(), lots=st.builds(Random, st.integers(0, 1000)))
def test_what_a_made_up_player_chooses_is_legal(
    strategy: Strategy, asked: Asked, lots: Random
) -> None:
    choice = strategy(asked, lots)

    if choice is not None:
        check(asked, choice)


def test_random_players_choose_everything_there_is_about_equally_often() -> None:
    asked = Asked(to=(Seat(9),), question="vote", parts=(Part("target", SEATS),))
    lots = Random(1)
    counts = Counter(random_legal(asked, lots) for _ in range(6_000))

    assert set(counts) == {BLANK, *((("target", seat),) for seat in SEATS)}
    assert 450 < counts[BLANK] < 750
    assert all(750 < counts[(("target", seat),)] < 1_050 for seat in SEATS)


def test_purposeful_players_are_never_blank_where_somebody_is_offered() -> None:
    asked = Asked(to=(Seat(9),), question="vote", parts=(Part("target", SEATS),))
    lots = Random(1)

    assert all(purposeful(asked, lots) for _ in range(500))


def test_purposeful_players_leave_alone_what_nobody_owes() -> None:
    part = Part("target", ("yes",))
    asked = Asked(to=(Seat(9),), question="leave", parts=(part,), standing=True)

    assert purposeful(asked, Random(1)) is None


def test_a_player_with_nothing_left_to_choose_is_blank_or_says_nothing() -> None:
    last = (("target", SEATS[0]),)
    asked = Asked(
        to=(Seat(9),), question="harlot", parts=(Part("target", SEATS[:1]),), repeated=last
    )
    forced = Asked(
        to=(Seat(9),),
        question="harlot",
        parts=(Part("target", SEATS[:1]),),
        blank=False,
        repeated=last,
    )

    for strategy in (random_legal, purposeful):
        assert strategy(asked, Random(1)) == BLANK
        assert strategy(forced, Random(1)) is None


def test_forgetful_players_forget_their_share() -> None:
    asked = Asked(to=(Seat(9),), question="vote", parts=(Part("target", SEATS),))
    lots = Random(1)
    forgot = sum(forgetful(purposeful, 0.25)(asked, lots) is None for _ in range(4_000))

    assert 850 < forgot < 1_150
    assert forgetful(purposeful, 1.0)(asked, lots) is None
    assert forgetful(purposeful, 0.0)(asked, lots) is not None
