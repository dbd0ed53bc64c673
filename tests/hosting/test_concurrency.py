"""Several at once: threads with connections of their own, as processes would have them."""

import threading
from collections.abc import Callable

import pytest
from django.db import connection

from tests.hosting.villages import (
    DAY,
    DUTCH,
    NAMES,
    START,
    farmers,
    fresh,
    new_game,
    on,
    player,
    players,
    running_game,
)
from verteller.hosting import games, heartbeat, sweep
from verteller.hosting.errors import Code, HostingError
from verteller.hosting.incoming import Arrived, Outcome, Recorded, receive
from verteller.hosting.models import HostedGame, Incoming, LogEntry, Outgoing, Player, Status
from verteller.hosting.playing import answer, close_phase
from verteller.hosting.sign_up import sign_up
from verteller.rules.errors import AnswerError

pytestmark = pytest.mark.django_db(transaction=True)


def at_once(*tasks: Callable[[], object]) -> list[Exception]:
    """Run *tasks* from the same moment on, each in a thread; return what they raised."""
    barrier = threading.Barrier(len(tasks))
    raised: list[Exception] = []

    def run(task: Callable[[], object]) -> None:
        try:
            barrier.wait()
            task()
        except Exception as error:  # noqa: BLE001 - whatever it is, the test is to see it
            raised.append(error)
        finally:
            connection.close()

    threads = [threading.Thread(target=run, args=(task,)) for task in tasks]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return raised


def voting(game: HostedGame, voter: Player, target: Player, times: int) -> Callable[[], None]:
    """Return the task of voting so many times."""

    def vote() -> None:
        for _ in range(times):
            answer(game, voter, "vote", on(target), START)

    return vote


def check_log(game: HostedGame) -> None:
    """Check that the stored log has no gap and that the game kept folded is the stored one."""
    record = fresh(game)
    numbers = LogEntry.objects.filter(game=game).order_by("number")
    assert list(numbers.values_list("number", flat=True)) == list(range(1, record.length + 1))
    with games.opened(record) as folded:
        assert folded.log == games.load(record).log


def test_players_who_answer_at_the_same_moment_are_all_heard() -> None:
    """Rules: WAK-VOTE-13, WAK-SYS-06."""
    game = running_game(count=8)
    voters = players(game)

    raised = at_once(*(voting(game, voter, voters[0], 5) for voter in voters))

    assert raised == []
    assert fresh(game).length == game.length + 2 * 5 * 8
    assert Outgoing.objects.filter(kind="answer_taken").count() == 5 * 8
    check_log(game)


def test_answers_in_two_games_at_once_do_not_mix() -> None:
    """Rules: WAK-SYS-02."""
    summer, winter = running_game("Zomer"), running_game("Winter", 5)

    raised = at_once(
        *(voting(summer, voter, players(summer)[0], 5) for voter in players(summer)[:2]),
        *(voting(winter, voter, players(winter)[0], 5) for voter in players(winter)[:2]),
    )

    assert raised == []
    for game in (summer, winter):
        assert fresh(game).length == game.length + 20
        check_log(game)


def test_a_phase_closed_by_several_at_once_closes_once() -> None:
    """Rules: WAK-SYS-06, WAK-PHASE-15."""
    game = running_game(count=5)

    raised = at_once(*[lambda: close_phase(game, 1, START + DAY)] * 4)

    assert raised == []
    assert fresh(game).sequence == 2
    assert LogEntry.objects.filter(kind="closed").count() == 1
    check_log(game)


def test_several_sweeps_at_once_close_each_phase_once() -> None:
    """Rules: WAK-SYS-06."""
    village = [running_game(name) for name in ("Een", "Twee", "Drie")]

    raised = at_once(*[lambda: sweep.close_due(START + 3 * DAY)] * 3)

    assert raised == []
    assert [fresh(game).sequence for game in village] == [2, 2, 2]
    assert LogEntry.objects.filter(kind="closed").count() == 3


def test_answers_while_the_phase_closes_are_taken_before_it_or_refused_after_it() -> None:
    """Rules: WAK-VOTE-14, WAK-VOTE-20."""
    game = running_game(count=6)
    voters = players(game)

    raised = at_once(
        lambda: close_phase(game, 1, START),
        *(voting(game, voter, farmers(game)[0], 3) for voter in voters),
    )

    assert all(isinstance(error, AnswerError) for error in raised), raised
    kinds = list(LogEntry.objects.order_by("number").values_list("kind", flat=True))
    assert "answered" not in kinds[kinds.index("closed") :]
    check_log(game)


def test_the_last_place_goes_to_one_of_those_who_want_it_at_once() -> None:
    """Rules: WAK-SIGN-10, WAK-SIGN-06."""
    game = new_game(most=4)
    wanting = [*NAMES[:7], "Ann"]

    def sign(number: int, name: str) -> Callable[[], object]:
        return lambda: sign_up(game, f"{number}@x.nl", name, DUTCH, START)

    raised = at_once(*(sign(number, name) for number, name in enumerate(wanting)))

    codes = {error.code for error in raised if isinstance(error, HostingError)}
    assert len(raised) == 4
    assert codes <= {Code.SIGN_UP_CLOSED, Code.NAME_TAKEN}
    assert fresh(game).status == Status.RUNNING
    assert sorted(each.seat or 0 for each in players(game)) == [0, 1, 2, 3]


def test_one_mail_handled_by_several_at_once_is_done_once() -> None:
    """Rules: WAK-SYS-06, WAK-SYS-08."""
    game = running_game()
    ann = player(game, "Ann")
    mail = Arrived("<1@x.nl>", "v@x.nl", "ann@x.nl", "Zomer", START)
    recorded: list[Recorded] = []

    def vote() -> Outcome:
        return Outcome("answer_taken", reply=answer(game, ann, "vote", (), START).receipt)

    raised = at_once(*[lambda: recorded.append(receive(mail, vote))] * 4)

    assert raised == []
    assert sorted(each.is_duplicate for each in recorded) == [False, True, True, True]
    assert Incoming.objects.count() == 1
    assert LogEntry.objects.filter(kind="answered").count() == 1
    assert Outgoing.objects.filter(kind="answer_taken").count() == 1
    check_log(game)


def test_lost_time_is_given_back_once_though_all_processes_notice_it() -> None:
    """Rules: WAK-SYS-06."""
    game = running_game()
    heartbeat.beat(START)

    raised = at_once(*[lambda: heartbeat.tick(START + DAY)] * 4)

    assert raised == []
    assert fresh(game).due_at == START + 3 * DAY
    assert Outgoing.objects.filter(kind="time_given_back").count() == 4


def test_answers_and_sign_ups_and_sweeps_in_many_games_never_wait_for_ever() -> None:
    """Rules: WAK-SYS-02, WAK-SYS-50."""
    village = [running_game(f"Spel {number}") for number in range(3)]
    waiting = new_game("Wacht", most=8)

    def sign(name: str) -> Callable[[], object]:
        return lambda: sign_up(waiting, f"{name}@x.nl", name, DUTCH, START)

    raised = at_once(
        *(voting(game, players(game)[0], players(game)[1], 3) for game in village),
        *(sign(name) for name in NAMES[:4]),
        lambda: heartbeat.tick(START + DAY),
        lambda: sweep.close_due(START + DAY),
    )

    assert raised == []
    assert len(players(waiting)) == 4
    for game in village:
        check_log(game)
