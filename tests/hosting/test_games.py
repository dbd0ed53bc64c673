"""Folded games: kept ready, never shared, never ahead of the database."""

import pytest
from django.db import connection, transaction
from django.test.utils import CaptureQueriesContext

from tests.hosting.villages import (
    START,
    fresh,
    new_game,
    on,
    player,
    running_game,
)
from verteller.hosting import games
from verteller.hosting.errors import Code, HostingError
from verteller.hosting.games import Shelf, opened, shelf
from verteller.hosting.models import HostedGame, LogEntry, Outgoing
from verteller.hosting.playing import answer, answer_with, close_phase
from verteller.hosting.transactions import LostRace
from verteller.rules.errors import AnswerError, LogError
from verteller.rules.facts import Seat
from verteller.rules.game import Game

pytestmark = pytest.mark.django_db(transaction=True)


def rows_read(statements: CaptureQueriesContext) -> list[str]:
    return [
        each["sql"]
        for each in statements.captured_queries
        if 'SELECT "hosting_logentry"' in each["sql"]
    ]


def test_a_warm_process_reads_no_row_of_the_log_again() -> None:
    """Rules: WAK-SYS-06."""
    game = running_game()
    ann, bob = player(game, "Ann"), player(game, "Bob")

    with CaptureQueriesContext(connection) as statements:
        answer(game, ann, "vote", on(bob), START)
        with pytest.raises(AnswerError):
            answer_with(game, ann, "vote", [Seat(1), Seat(2)], START)
        with opened(fresh(game)) as folded:
            assert len(folded.log) == fresh(game).length
        close_phase(game, 1, START)

    assert rows_read(statements) == []


def test_an_answer_takes_six_statements_with_its_begin_and_commit() -> None:
    """Rules: WAK-VOTE-26."""
    game = running_game(count=8)
    ann, bob = player(game, "Ann"), player(game, "Bob")

    with CaptureQueriesContext(connection) as statements:
        answer(game, ann, "vote", on(bob), START)

    asked = [each["sql"] for each in statements.captured_queries]
    assert len(asked) <= 6, asked


def test_what_another_process_wrote_is_read_and_nothing_else() -> None:
    """Rules: WAK-SYS-06."""
    game = running_game()
    with opened(game) as kept:
        pass
    here = shelf.take(game.pk)
    assert here is kept
    answer(game, player(game, "Ann"), "vote", (), START)
    shelf.clear()
    shelf.put(game.pk, here)

    with CaptureQueriesContext(connection) as statements, opened(fresh(game)) as folded:
        assert len(folded.log) == fresh(game).length

    (read,) = rows_read(statements)
    assert f'"number" >= {game.length + 1}' in read


def test_what_is_rolled_back_is_forgotten() -> None:
    """Rules: WAK-SYS-06."""
    game = running_game()
    ann = player(game, "Ann")

    with transaction.atomic():
        answer(game, ann, "vote", (), START)
        transaction.set_rollback(True)

    with opened(fresh(game)) as folded:
        assert len(folded.log) == game.length == LogEntry.objects.count()
    assert answer(game, ann, "vote", (), START).entry.number == fresh(game).length


def test_an_engine_that_fails_leaves_no_half_closed_game_behind() -> None:
    """Rules: WAK-SYS-50."""
    game = running_game(rulebook="broken")
    rows = Outgoing.objects.count()

    with pytest.raises(ZeroDivisionError):
        close_phase(game, 1, START)

    with opened(fresh(game)) as folded:
        assert len(folded.log) == game.length == LogEntry.objects.count()
        assert len(folded.state.living) == 4
    assert Outgoing.objects.count() == rows


def test_two_users_at_once_never_have_the_same_game_in_hand() -> None:
    """Rules: WAK-SYS-50."""
    game = running_game()

    with opened(game) as one, opened(game) as other:
        assert one is not other
        assert one.log == other.log


def test_a_game_of_the_same_number_in_another_database_is_not_taken_for_this_one() -> None:
    """Rules: WAK-SYS-02."""
    one, other = running_game("Een"), running_game("Twee")
    with opened(one) as folded:
        pass
    shelf.clear()
    shelf.put(other.pk, folded)

    with opened(other) as mine:
        assert mine.started.seed == other.seed


def test_the_shelf_keeps_the_games_used_last() -> None:
    """Rules: WAK-SYS-02."""
    game = running_game()
    small = Shelf(most=2)
    folded = [games.load(game) for _ in range(3)]

    for number, each in enumerate(folded):
        small.put(number, each)

    assert len(small) == 2
    assert [small.take(number) for number in range(3)] == [None, folded[1], folded[2]]


def test_the_longer_of_two_foldings_is_kept() -> None:
    """Rules: WAK-SYS-06."""
    game = running_game()
    short = games.load(game)
    answer(game, player(game, "Ann"), "vote", (), START)
    long = games.load(fresh(game))
    small = Shelf()

    for each in (long, short):
        small.put(game.pk, each)

    assert small.take(game.pk) is long


def test_a_game_that_has_not_begun_cannot_be_opened() -> None:
    """Rules: WAK-SIGN-10."""
    with pytest.raises(HostingError) as caught, opened(new_game()):
        pass

    assert caught.value.code == Code.NOT_STARTED


def test_a_log_with_a_row_missing_is_not_played_on() -> None:
    """Rules: WAK-SYS-08."""
    game = running_game()
    LogEntry.objects.filter(number=game.length).delete()
    shelf.clear()

    with pytest.raises(LogError) as caught, opened(game):
        pass

    assert caught.value.number == game.length


def test_a_lost_race_is_run_again_from_what_is_stored(monkeypatch: pytest.MonkeyPatch) -> None:
    """Rules: WAK-SYS-06, WAK-VOTE-20."""
    game = running_game()
    ann, bob = player(game, "Ann"), player(game, "Bob")
    stale = games.load(game)
    answer(game, ann, "vote", on(bob), START)
    up_to_date = games._up_to_date
    tries: list[int] = []

    def first_stale(record: HostedGame, *, evenly: bool) -> Game:
        tries.append(record.length)
        return stale if len(tries) == 1 else up_to_date(record, evenly=evenly)

    monkeypatch.setattr(games, "_up_to_date", first_stale)
    taken = answer(game, bob, "vote", on(ann), START)

    assert len(tries) == 2
    assert taken.entry.number == fresh(game).length == LogEntry.objects.count()
    assert len(Outgoing.objects.filter(kind="answer_taken")) == 2


def test_a_race_lost_again_and_again_ends_in_an_error_not_in_a_doubled_entry(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Rules: WAK-SYS-06."""
    game = running_game()
    ann = player(game, "Ann")
    stale = games.load(game)
    answer(game, ann, "vote", (), START)
    length = fresh(game).length

    def always_stale(record: HostedGame, **_wishes: bool) -> Game:
        return Game.fold(stale.rulebook, stale.log[: game.length])

    monkeypatch.setattr(games, "_up_to_date", always_stale)

    with pytest.raises(LostRace):
        answer(game, ann, "vote", (), START)

    assert fresh(game).length == LogEntry.objects.count() == length
