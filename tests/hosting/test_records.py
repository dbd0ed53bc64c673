"""Records: an entry read back is the entry written, byte for byte."""

import subprocess
import sys
from dataclasses import fields
from datetime import UTC, datetime, timedelta, timezone
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from verteller.hosting.records import decode, encode, from_moment, to_entry, to_moment
from verteller.rules.errors import LogError
from verteller.rules.facts import (
    KINDS,
    NARRATOR,
    AnswerTaken,
    Asked,
    Drawn,
    Fact,
    InLove,
    Overheard,
    Part,
    Seat,
)
from verteller.rules.moves import MOVES, Answered, Composition, Move, Started

seats = st.integers(0, 999).map(Seat)
counts = st.lists(st.tuples(seats, st.floats(-99, 99)), max_size=3).map(tuple)


def filled(kind: type[Fact] | type[Move]) -> st.SearchStrategy[Fact | Move]:
    """Build any content of *kind* from its annotations; numbers of votes are finite."""
    counted = any(field.name == "counts" for field in fields(kind))
    return st.builds(kind, counts=counts) if counted else st.builds(kind)


@pytest.mark.parametrize("kind", sorted({**KINDS, **MOVES}))
def test_every_kind_of_entry_survives_being_stored(kind: str) -> None:
    """Rules: WAK-SYS-06."""
    content = {**KINDS, **MOVES}[kind]

    @settings(max_examples=30)
    @given(filled(content))
    def check(made: Fact | Move) -> None:
        stored = encode(made)
        assert decode(kind, stored) == made
        assert encode(decode(kind, stored)) == stored

    check()


def test_threads_that_read_a_kind_for_the_first_time_at_once_do_not_crash() -> None:
    """Rules: WAK-SYS-06."""
    command = [sys.executable, "-m", "tests.hosting.reading_at_once", "5"]

    subprocess.run(command, cwd=Path(__file__).parents[2], check=True)


def test_seats_words_and_nested_parts_keep_their_types() -> None:
    """Rules: WAK-SYS-06."""
    contents: list[Fact | Move] = [
        Asked(
            to=(Seat(3),),
            question="witch",
            parts=(Part("heal", (Seat(1), "yes"), 0), Part("poison", (Seat(0),))),
            repeated=(("heal", Seat(1)),),
        ),
        AnswerTaken(to=(Seat(1),), player=Seat(1), question="vote", choice=(("target", Seat(0)),)),
        Drawn(to=NARRATOR, label="x", options=("a", Seat(1)), result=("a",)),
        Overheard(to=(), ballot="pack", counts=((Seat(1), 2.5),), blank=0, chosen=None),
        InLove(to=(Seat(0),), with_=Seat(1)),
        Answered(seat=Seat(0), question="vote", choice=()),
        Started(
            rulebook="tiny",
            version="1",
            players=("Ann",),
            seed="s",
            options=(("mayor", True), ("strictness", 2), ("witch", "always")),
            compositions=(Composition(("wolf",), True),),
            fixed=(("mayor", Seat(0)),),
        ),
    ]

    for content in contents:
        assert decode(content.kind, encode(content)) == content


@pytest.mark.parametrize(
    ("kind", "body"),
    [("died", b"{}"), ("died", b"not json"), ("died", b'{"to":"nobody"}'), ("unheard_of", b"{}")],
)
def test_a_row_that_cannot_be_read_is_named(kind: str, body: bytes) -> None:
    """Rules: WAK-SYS-08."""
    with pytest.raises(LogError) as caught:
        to_entry(7, 0, kind, body)

    assert caught.value.number == 7


def test_moments_are_whole_milliseconds_whatever_the_zone() -> None:
    """Rules: WAK-VOTE-20."""
    at = datetime(2026, 3, 29, 3, 30, 0, 123999, tzinfo=timezone(timedelta(hours=2)))

    assert from_moment(to_moment(at)) == datetime(2026, 3, 29, 1, 30, 0, 123000, tzinfo=UTC)
    assert to_moment(datetime(1970, 1, 1, tzinfo=UTC)) == 0
