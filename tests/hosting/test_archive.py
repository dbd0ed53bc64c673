"""Archives: a game leaves, comes back, and proves itself."""

import io
import json

import pytest

from tests.hosting.villages import START, farmers, fresh, on, player, players, running_game, wolf
from verteller.hosting import games, playing
from verteller.hosting.archive import audit, read_archive, write_archive
from verteller.hosting.models import HostedGame
from verteller.rules.errors import LogError, SetupError
from verteller.rules.facts import Seat
from verteller.rules.moves import Disqualified

pytestmark = pytest.mark.django_db


def played_game() -> HostedGame:
    """Play a game with every kind of move to its end."""
    game = running_game(count=5)
    first, second = farmers(game)[:2]
    for voter in players(game):
        playing.answer(game, voter, "vote", on(first), START)
    playing.answer(game, player(game, "Ann"), "vote", (), START, by="master")
    playing.close_phase(game, 1, START)
    playing.answer(game, wolf(game), "bite", on(second), START)
    playing.close_phase(game, 2, START)
    playing.act(game, Disqualified(seat=Seat(farmers(game)[2].seat or 0)), START)
    playing.close_phase(game, 3, START)
    return fresh(game)


def archived(game: HostedGame) -> list[str]:
    file = io.StringIO()
    count = write_archive(game, file)
    lines = file.getvalue().splitlines()
    assert len(lines) == count == game.length
    return lines


def test_a_finished_game_can_be_read_back_from_its_archive() -> None:
    """Rules: WAK-SYS-08."""
    game = played_game()

    entries = list(read_archive([*archived(game), ""]))

    with games.opened(game) as folded:
        assert entries == folded.log


def test_an_untouched_archive_passes_its_audit() -> None:
    """Rules: WAK-COMP-02, WAK-SYS-04, WAK-SYS-48."""
    assert audit(read_archive(archived(played_game()))) is None


def test_an_archive_of_a_running_game_passes_too() -> None:
    """Rules: WAK-SYS-48."""
    assert audit(read_archive(archived(running_game()))) is None


@pytest.mark.parametrize("kind", ["drawn", "dealt", "answer_taken", "died", "won"])
def test_a_forged_line_is_found(kind: str) -> None:
    """Rules: WAK-SYS-48, WAK-COMP-02."""
    lines = archived(played_game())
    place = next(place for place, line in enumerate(lines) if f'"kind":"{kind}"' in line)
    forged = json.loads(lines[place])
    forged["rule"] = "forged"
    lines[place] = json.dumps(forged)

    found = audit(read_archive(lines))

    assert found is not None
    assert found.number == place + 1
    assert found.archived != found.replayed


def test_lines_cut_from_the_end_or_added_to_it_are_found() -> None:
    """Rules: WAK-SYS-48."""
    lines = archived(played_game())
    doubled = json.loads(lines[-1]) | {"entry": len(lines) + 1}

    short = audit(read_archive(lines[:-1]))
    long = audit(read_archive([*lines, json.dumps(doubled)]))

    assert short is not None
    assert (short.number, short.archived) == (len(lines), "")
    assert long is not None
    assert long.number == len(lines) + 1


def test_a_move_that_would_have_been_refused_is_found() -> None:
    """Rules: WAK-SYS-48."""
    lines = archived(played_game())
    place = next(place for place, line in enumerate(lines) if '"kind":"answered"' in line)
    forged = json.loads(lines[place]) | {"choice": [["target", 99]]}
    lines[place] = json.dumps(forged)

    found = audit(read_archive(lines))

    assert found is not None
    assert (found.number, found.replayed[:7]) == (place + 1, "refused")


@pytest.mark.parametrize(
    "lines",
    [
        ["rubbish"],
        ["[]"],
        ['{"entry": 2, "at": 0, "kind": "closed", "sequence": 1}'],
        ['{"entry": 1, "at": 0, "kind": "unheard_of"}'],
        ['{"entry": 1, "at": "now", "kind": "closed", "sequence": 1}'],
        ['{"entry": 1, "at": 0, "kind": "closed"}'],
    ],
)
def test_a_file_that_is_no_archive_is_refused_with_the_line_at_fault(lines: list[str]) -> None:
    """Rules: WAK-SYS-50."""
    with pytest.raises(LogError) as caught:
        list(read_archive(lines))

    assert caught.value.number == 1


def test_an_archive_must_begin_with_its_start_and_have_its_rulebook_here() -> None:
    """Rules: WAK-SYS-04."""
    lines = archived(running_game())
    other = json.dumps(json.loads(lines[0]) | {"version": "0"})

    with pytest.raises(LogError):
        audit([])
    with pytest.raises(LogError):
        audit(read_archive(['{"entry": 1, "at": 0, "kind": "closed", "sequence": 1}']))
    with pytest.raises(SetupError):
        audit(read_archive([other]))
