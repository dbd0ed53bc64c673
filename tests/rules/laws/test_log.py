"""Laws of the log: it is the truth, it is the same every time, and it can be read again."""

import hashlib
import os
import subprocess
import sys
from contextlib import suppress
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.rules.villages import (
    EVERY_RULEBOOK,
    LAW,
    every_rulebook,
    habits,
    is_unchanged,
    people,
    play,
    start,
    stops,
    villages,
)
from verteller.hosting import archive, records
from verteller.lab.playing import play as play_out
from verteller.lab.strategies import Strategy
from verteller.lab.villages import made_up
from verteller.rules.errors import AnswerError
from verteller.rules.facts import Fact
from verteller.rules.game import Game
from verteller.rules.log import Entry, line
from verteller.rules.moves import Act, Answered, Closed, Disqualified, Ended, Started
from verteller.rules.registry import find_rulebook
from verteller.rules.rulebook import Rulebook

ANOTHER_PROCESS = """
import hashlib
from random import Random

from verteller.lab.playing import play
from verteller.lab.villages import made_up
from verteller.rules.log import line
from verteller.rules.registry import find_rulebook

rulebook = find_rulebook({key!r})
game = play(rulebook, made_up(rulebook, 18, Random({seed})), Random({seed}))
print(hashlib.sha256("\\n".join(map(line, game.log)).encode()).hexdigest())
"""


def replayed(rulebook: Rulebook[Any], log: list[Entry]) -> Game:
    """Play the moves of *log* again, at their moments."""
    first = log[0]
    assert isinstance(first.content, Started)
    game = Game.start(rulebook, first.content, at=first.at)
    for entry in log[1:]:
        match entry.content:
            case Answered(seat=seat, question=question, choice=choice, by=by):
                game.answer(seat, question, choice, at=entry.at, by=by)
            case Closed():
                game.close(at=entry.at)
            case Fact() | Started():
                pass
            case act:
                game.act(act, at=entry.at)
    return game


@every_rulebook
@LAW
@given(data=st.data(), lots=people, habit=habits)
def test_folding_the_log_gives_the_state(
    rulebook: Rulebook[Any], data: st.DataObject, lots: Random, habit: Strategy
) -> None:
    game = play(rulebook, data.draw(villages(rulebook)), lots, habit)

    folded = Game.fold(rulebook, game.log)

    assert folded.log == game.log
    assert vars(folded.state) == vars(game.state)


@every_rulebook
@LAW
@given(data=st.data(), lots=people, habit=habits)
def test_a_log_may_be_folded_in_pieces(
    rulebook: Rulebook[Any], data: st.DataObject, lots: Random, habit: Strategy
) -> None:
    game = play(rulebook, data.draw(villages(rulebook)), lots, habit)
    cut = data.draw(st.integers(1, len(game.log)))

    folded = Game.fold(rulebook, game.log[:cut])
    folded.extend(game.log[cut:])

    assert vars(folded.state) == vars(game.state)


@every_rulebook
@LAW
@given(data=st.data(), lots=people, habit=habits)
def test_a_folded_game_goes_on_like_the_one_it_was_folded_from(
    rulebook: Rulebook[Any], data: st.DataObject, lots: Random, habit: Strategy
) -> None:
    for game in stops(rulebook, data.draw(villages(rulebook)), lots, habit):
        folded = Game.fold(rulebook, game.log)

        folded.close(at=1)
        closed = replayed(rulebook, game.log)
        closed.close(at=1)

        assert folded.log == closed.log


@every_rulebook
@LAW
@given(data=st.data(), lots=people, habit=habits)
def test_entries_are_numbered_from_one_without_gaps(
    rulebook: Rulebook[Any], data: st.DataObject, lots: Random, habit: Strategy
) -> None:
    game = play(rulebook, data.draw(villages(rulebook)), lots, habit)

    assert [entry.number for entry in game.log] == list(range(1, len(game.log) + 1))


@every_rulebook
@LAW
@given(data=st.data(), lots=people, habit=habits)
def test_equal_seed_and_moves_give_an_equal_log(
    rulebook: Rulebook[Any], data: st.DataObject, lots: Random, habit: Strategy
) -> None:
    """Rules: LTR-SYS-34."""
    game = play(rulebook, data.draw(villages(rulebook)), lots, habit)

    again = replayed(rulebook, game.log)

    assert [line(entry) for entry in again.log] == [line(entry) for entry in game.log]


@pytest.mark.parametrize("hash_seed", ["0", "1", "4242"])
def test_a_log_is_the_same_byte_for_byte_under_any_hash_seed(hash_seed: str) -> None:
    for key in (each.key for each in EVERY_RULEBOOK if each.key != "midnight"):
        rulebook = find_rulebook(key)
        here = play_out(rulebook, made_up(rulebook, 18, Random(11)), Random(11))
        written = "\n".join(map(line, here.log)).encode()

        done = subprocess.run(
            [sys.executable, "-c", ANOTHER_PROCESS.format(key=key, seed=11)],
            env={**os.environ, "PYTHONHASHSEED": hash_seed},
            capture_output=True,
            text=True,
            check=True,
        )

        assert done.stdout.strip() == hashlib.sha256(written).hexdigest()


@every_rulebook
@LAW
@given(data=st.data(), lots=people, habit=habits)
def test_a_log_reads_back_as_it_was_written(
    rulebook: Rulebook[Any], data: st.DataObject, lots: Random, habit: Strategy
) -> None:
    game = play(rulebook, data.draw(villages(rulebook)), lots, habit)

    for entry in game.log:
        body = records.encode(entry.content)
        read = records.to_entry(entry.number, entry.at, entry.kind, body)
        assert read == entry
        assert records.encode(read.content) == body
        assert line(read) == line(entry)


@every_rulebook
@LAW
@given(data=st.data(), lots=people, habit=habits)
def test_a_log_that_was_read_back_folds_to_the_same_state(
    rulebook: Rulebook[Any], data: st.DataObject, lots: Random, habit: Strategy
) -> None:
    game = play(rulebook, data.draw(villages(rulebook)), lots, habit)
    read = [
        records.to_entry(entry.number, entry.at, entry.kind, records.encode(entry.content))
        for entry in game.log
    ]

    assert vars(Game.fold(rulebook, read).state) == vars(game.state)


@every_rulebook
@LAW
@given(data=st.data(), lots=people, habit=habits)
def test_an_archive_passes_its_audit(
    rulebook: Rulebook[Any], data: st.DataObject, lots: Random, habit: Strategy
) -> None:
    """Whatever was done about the game on the way. Rules: WAK-SYS-48, LTR-SYS-35."""
    game = play(rulebook, data.draw(villages(rulebook)), lots, habit)

    read = archive.read_archive(map(line, game.log))

    assert archive.audit(read, rulebook) is None


@every_rulebook
@LAW
@given(data=st.data())
def test_a_game_keeps_the_rules_it_started_with(
    rulebook: Rulebook[Any], data: st.DataObject
) -> None:
    """The first entry pins rulebook, version and options. Rules: WAK-SYS-04."""
    started = data.draw(villages(rulebook))

    first = start(rulebook, started).log[0].content

    assert first == started
    assert isinstance(first, Started)
    assert (first.rulebook, first.version) == (rulebook.key, rulebook.version)


@every_rulebook
@LAW
@given(data=st.data(), lots=people, habit=habits)
def test_a_masters_acts_are_replayed_too(
    rulebook: Rulebook[Any], data: st.DataObject, lots: Random, habit: Strategy
) -> None:
    """Rules: WAK-ADMIN-01."""
    game = play(rulebook, data.draw(villages(rulebook)), lots, habit, most=4)
    seats = list(game.state.living)
    acts: list[Act] = [Disqualified(seat=data.draw(st.sampled_from(seats)))] if seats else []
    for act in [*acts, Ended(factions=(min(rulebook.roles.values()),))]:
        # A rulebook need not know a master's acts; then they change nothing.
        with suppress(AnswerError):
            game.act(act, at=1)

    again = replayed(rulebook, game.log)

    assert [line(entry) for entry in again.log] == [line(entry) for entry in game.log]
    assert is_unchanged(game, list(game.log))
