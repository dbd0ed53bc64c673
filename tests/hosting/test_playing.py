"""Answers: what is taken, what is refused, and what is written for it."""

import pytest

from tests.hosting.villages import (
    DAY,
    NAMES,
    SECOND,
    START,
    administrator,
    farmers,
    fresh,
    new_game,
    on,
    player,
    players,
    post,
    running_game,
    wolf,
)
from verteller.hosting import games, pausing, playing, sweep
from verteller.hosting.administration import stop
from verteller.hosting.errors import Code, HostingError
from verteller.hosting.models import HostedGame, Kind, LogEntry, Outgoing, Player, Status
from verteller.hosting.playing import answer, answer_with, close_phase
from verteller.rules.errors import AnswerError, Refusal
from verteller.rules.facts import AnswerTaken, Died, Seat
from verteller.rules.moves import Disqualified, Ended

pytestmark = pytest.mark.django_db

NOON_OF_DAY_3 = START + 2 * DAY
"""The deadline of the first phase."""


def counted(game: HostedGame, who: Player, question: str = "vote") -> object:
    """Return the choice of *who* that would count if the phase closed now."""
    with games.opened(fresh(game)) as folded:
        assert who.seat is not None
        return folded.state.choice(Seat(who.seat), question)


def test_an_answer_is_logged_and_its_receipt_queued() -> None:
    """Rules: WAK-VOTE-26, WAK-SYS-19."""
    game = running_game()
    ann, bob = player(game, "Ann"), player(game, "Bob")

    taken = answer(game, ann, "vote", on(bob), START + DAY)

    assert counted(game, ann) == on(bob)
    assert fresh(game).length == taken.entry.number
    assert isinstance(taken.entry.content, AnswerTaken)
    (row,) = post(Kind.ANSWER_TAKEN)
    assert row == taken.receipt
    assert (row.to_email, row.payload["entry"]) == ("ann@x.nl", taken.entry.number)
    assert row.payload["due_at"] == NOON_OF_DAY_3.isoformat()


def test_the_last_valid_answer_before_the_deadline_counts() -> None:
    """Rules: WAK-VOTE-13, WAK-SYS-16."""
    game = running_game()
    ann = player(game, "Ann")

    for number, name in enumerate(("Bob", "Cor", "Bob", "Dee")):
        answer(game, ann, "vote", on(player(game, name)), START + number * SECOND)

    assert counted(game, ann) == on(player(game, "Dee"))
    assert len(post(Kind.ANSWER_TAKEN)) == 4


def test_a_refused_answer_leaves_the_one_before_untouched() -> None:
    """Rules: WAK-VOTE-19."""
    game = running_game()
    ann, bob = player(game, "Ann"), player(game, "Bob")
    answer(game, ann, "vote", on(bob), START)
    before = list(LogEntry.objects.values_list()), Outgoing.objects.count()

    with pytest.raises(AnswerError) as caught:
        answer_with(game, ann, "vote", [Seat(1), Seat(2)], START)

    assert caught.value.code == Refusal.TOO_MANY
    assert (list(LogEntry.objects.values_list()), Outgoing.objects.count()) == before
    assert counted(game, ann) == on(bob)


def test_options_are_sorted_into_the_question_that_is_open() -> None:
    """Rules: WAK-VOTE-17."""
    game = running_game()
    ann, bob = player(game, "Ann"), player(game, "Bob")

    answer_with(game, ann, None, [Seat(1), Seat(1)], START)
    assert counted(game, ann) == on(bob)
    answer_with(game, ann, None, [], START)
    assert counted(game, ann) == ()


def test_an_answer_received_at_the_deadline_itself_is_in_time() -> None:
    """Rules: WAK-VOTE-12, WAK-VOTE-20."""
    game = running_game()
    ann, bob = player(game, "Ann"), player(game, "Bob")
    assert game.due_at == NOON_OF_DAY_3

    sweep.close_due(NOON_OF_DAY_3)
    answer(game, ann, "vote", on(bob), NOON_OF_DAY_3)

    assert counted(game, ann) == on(bob)


def test_an_answer_after_the_deadline_is_too_late_even_when_nothing_has_closed_yet() -> None:
    """Rules: WAK-VOTE-14, WAK-VOTE-20, WAK-VOTE-22."""
    game = running_game()
    ann, bob, cor = (player(game, name) for name in ("Ann", "Bob", "Cor"))
    answer(game, ann, "vote", on(bob), START)

    with pytest.raises(AnswerError) as caught:
        answer(game, ann, "vote", on(cor), NOON_OF_DAY_3 + SECOND)

    assert caught.value.code == Refusal.TOO_LATE
    assert counted(game, ann) == on(bob)


def test_an_answer_to_a_phase_that_has_closed_is_not_taken_for_the_next_one() -> None:
    """Rules: WAK-VOTE-14."""
    game = running_game()
    evil = wolf(game)
    close_phase(game, 1, START + DAY)

    with pytest.raises(AnswerError) as caught:
        answer(game, evil, None, on(farmers(game)[0]), START + DAY, sequence=1)

    assert caught.value.code == Refusal.TOO_LATE
    answer(game, evil, None, on(farmers(game)[0]), START + DAY, sequence=2)


def test_who_is_not_asked_or_dead_is_told_so_also_after_the_deadline() -> None:
    """Rules: WAK-VOTE-22, WAK-VOTE-23."""
    game = running_game()
    victim, other = farmers(game)[:2]
    for voter in players(game):
        answer(game, voter, "vote", on(victim), START)
    close_phase(game, 1, NOON_OF_DAY_3)

    for at in (NOON_OF_DAY_3, START + 9 * DAY):
        with pytest.raises(AnswerError) as dead:
            answer(game, victim, None, on(other), at)
        with pytest.raises(AnswerError) as not_asked:
            answer(game, other, None, on(victim), at)
        assert (dead.value.code, dead.value.detail) == (Refusal.NOT_ASKED, "dead")
        assert (not_asked.value.code, not_asked.value.detail) == (Refusal.NOT_ASKED, "")


def test_a_missing_answer_counts_as_blank() -> None:
    """Rules: WAK-VOTE-15."""
    game = running_game()

    close_phase(game, 1, NOON_OF_DAY_3)

    with games.opened(fresh(game)) as folded:
        assert len(folded.state.living) == 4
        assert not any(isinstance(entry.content, Died) for entry in folded.log)


def test_nobody_answers_in_a_game_that_is_not_his() -> None:
    """Rules: WAK-VOTE-24, WAK-SYS-02."""
    summer, winter = running_game("Zomer"), running_game("Winter")

    with pytest.raises(HostingError) as caught:
        answer(summer, player(winter, "Ann"), "vote", (), START)

    assert caught.value.code == Code.NOT_IN_GAME


def test_nothing_is_kept_of_an_answer_to_a_game_that_is_not_played() -> None:
    """Rules: WAK-VOTE-27, WAK-SYS-31, WAK-SYS-32."""
    early = new_game("Een")
    running = running_game("Twee")
    ann = player(running, "Ann")
    codes = []

    for change in (pausing.pause, stop):
        change(running, START)
        with pytest.raises(HostingError) as caught:
            answer(running, ann, "vote", (), START)
        codes.append(caught.value.code)
    with pytest.raises(HostingError) as caught:
        close_phase(early, 0, START)

    assert codes == [Code.GAME_PAUSED, Code.GAME_ENDED]
    assert caught.value.code == Code.NOT_STARTED
    assert not LogEntry.objects.filter(kind="answered").exists()


def test_closing_opens_the_next_phase_with_its_own_deadline() -> None:
    """Rules: WAK-VOTE-12, WAK-PHASE-15."""
    game = running_game()

    assert close_phase(game, 1, NOON_OF_DAY_3) is True

    after = fresh(game)
    assert (after.sequence, after.due_at) == (2, NOON_OF_DAY_3 + 2 * DAY)


def test_closing_a_phase_twice_closes_it_once() -> None:
    """Rules: WAK-SYS-06."""
    game = running_game()
    close_phase(game, 1, NOON_OF_DAY_3)
    rows = LogEntry.objects.count(), Outgoing.objects.count()

    assert close_phase(game, 1, NOON_OF_DAY_3) is False
    assert close_phase(game, 7, NOON_OF_DAY_3) is False
    assert (LogEntry.objects.count(), Outgoing.objects.count()) == rows


def test_the_stored_log_has_no_gap_and_folds_to_the_same_game() -> None:
    """Rules: WAK-SYS-06."""
    game = running_game()
    answer(game, player(game, "Ann"), "vote", on(player(game, "Bob")), START)
    close_phase(game, 1, NOON_OF_DAY_3)

    numbers = list(LogEntry.objects.order_by("number").values_list("number", flat=True))
    assert numbers == list(range(1, fresh(game).length + 1))
    with games.opened(fresh(game)) as folded:
        cold = games.load(fresh(game))
        assert cold.log == folded.log
        assert cold.state.living == folded.state.living


def test_a_won_game_is_finished_and_everybody_gets_the_final_list() -> None:
    """Rules: WAK-SYS-26, WAK-SYS-39, WAK-SYS-01."""
    administrator()
    game = running_game()
    evil = wolf(game)
    for voter in players(game):
        answer(game, voter, "vote", on(evil), START)

    close_phase(game, 1, NOON_OF_DAY_3)

    ended = fresh(game)
    assert (ended.status, ended.due_at, ended.ended_at) == (Status.FINISHED, None, NOON_OF_DAY_3)
    final = post(Kind.FINAL, game)
    assert [row.to_email for row in final] == [f"{name.lower()}@x.nl" for name in NAMES[:4]]
    (won,) = final[0].payload["winners"]
    assert won["faction"] == "villagers"
    assert won["players"] == [each.seat for each in farmers(game)]
    listed = final[0].payload["players"]
    assert [line["name"] for line in listed] == list(NAMES[:4])
    assert [line["role"] for line in listed if not line["alive"]] == ["wolf"]
    assert [line["lover"] for line in listed] == [1, 0, None, None]
    (notice,) = [row for row in post(Kind.ADMIN_NOTICE) if row.payload["code"] == "game_won"]
    assert notice.payload["factions"] == ["villagers"]


def test_the_dead_keep_getting_public_news_but_nothing_private() -> None:
    """Rules: WAK-SYS-24, WAK-DEATH-03."""
    game = running_game(count=5)
    victim = farmers(game)[0]
    for voter in players(game):
        answer(game, voter, "vote", on(victim), START)
    close_phase(game, 1, NOON_OF_DAY_3)
    Outgoing.objects.all().delete()

    close_phase(game, 2, NOON_OF_DAY_3 + 2 * DAY)

    news = [row for row in post(Kind.NEWS) if row.player == victim]
    assert [row.payload["channel"] for row in news] == ["public"]


def test_only_who_is_asked_hears_that_a_private_phase_is_open() -> None:
    """Rules: WAK-SYS-22, WAK-SYS-51."""
    game = running_game()
    Outgoing.objects.all().delete()

    close_phase(game, 1, NOON_OF_DAY_3)

    (row,) = post(Kind.NEWS)
    assert row.player == wolf(game)
    assert row.payload["channel"] == "private"
    assert row.payload["due_at"] == (NOON_OF_DAY_3 + 2 * DAY).isoformat()


def test_facts_that_an_answer_brings_about_reach_everybody_at_once() -> None:
    """Rules: WAK-SYS-22."""
    game = running_game(rulebook="loud")
    Outgoing.objects.all().delete()

    taken = answer(game, player(game, "Ann"), "vote", (), START)

    news = post(Kind.NEWS)
    assert len(news) == 4
    assert {row.payload["channel"] for row in news} == {"public"}
    assert post(Kind.ANSWER_TAKEN) == [taken.receipt]


def test_a_master_may_take_a_player_out_and_end_nothing_else() -> None:
    """Rules: WAK-ADMIN-01, WAK-SYS-28."""
    game = running_game()
    victim = farmers(game)[0]

    entries = playing.act(game, Disqualified(seat=Seat(victim.seat or 0)), START)

    assert any(isinstance(entry.content, Died) for entry in entries)
    with pytest.raises(AnswerError) as caught:
        playing.act(game, Ended(), START)
    assert caught.value.code == Refusal.NOT_ALLOWED


def test_mail_ids_say_nothing_about_the_log_and_never_repeat() -> None:
    """Rules: WAK-SYS-51, WAK-SYS-08."""
    game = running_game()
    for voter in players(game):
        answer(game, voter, "vote", (), START)
    close_phase(game, 1, NOON_OF_DAY_3)

    ids = [row.message_id for row in Outgoing.objects.all()]
    assert len(set(ids)) == len(ids)
    local = [each.strip("<>").partition("@")[0] for each in ids]
    assert all(len(each) == 32 and set(each) <= set("0123456789abcdef") for each in local)


def test_all_mail_of_a_phase_is_one_conversation() -> None:
    """Rules: WAK-SYS-22."""
    game = running_game()
    ann = player(game, "Ann")
    first = answer(game, ann, "vote", (), START).receipt
    second = answer(game, ann, "vote", (), START).receipt
    (opening,) = [
        row for row in post(Kind.NEWS) if row.player == ann and row.payload["channel"] == "public"
    ]

    assert first.thread_key == second.thread_key == opening.thread_key == opening.message_id
