"""Mastering: time is turned back and stretched, and who looks where he plays is told of."""

from collections.abc import Callable
from datetime import datetime

import pytest

from tests.hosting.villages import (
    DAY,
    MINUTE,
    START,
    administrator,
    farmers,
    fill,
    fresh,
    new_game,
    on,
    player,
    post,
    running_game,
    wolf,
)
from verteller.hosting import asking, discretion, games, mastering
from verteller.hosting.administration import stop
from verteller.hosting.archive import audit
from verteller.hosting.errors import Code, HostingError
from verteller.hosting.fairness.ladder import Ladder, ladder_of, set_ladder
from verteller.hosting.listing import attendance, progress
from verteller.hosting.models import (
    HostedGame,
    Kind,
    LogEntry,
    Person,
    PlayerQuestion,
    Status,
)
from verteller.hosting.pausing import pause
from verteller.hosting.playing import act, answer, close_phase
from verteller.hosting.sign_up import close_sign_up
from verteller.rules.errors import AnswerError
from verteller.rules.facts import Seat
from verteller.rules.moves import Excused, Substituted
from verteller.rules.views import view

pytestmark = pytest.mark.django_db


def at_night() -> HostedGame:
    """Return a game in its first night, which the wolf alone knows to be open."""
    game = running_game()
    close_phase(game, 1, START + DAY)
    return fresh(game)


def test_a_closing_is_undone_with_its_answers_kept_and_its_full_time_given_again() -> None:
    """Rules: WAK-ADMIN-01, WAK-SYS-32."""
    game = running_game()
    # Nobody votes for the wolf: a game that is over cannot be taken back.
    ann, bob = farmers(game)[:2]
    answer(game, ann, "vote", on(bob), START)
    close_phase(game, 1, START + DAY)

    mastering.rewind(game, START + 2 * DAY)

    record = fresh(game)
    assert (record.status, record.sequence) == (Status.RUNNING, 1)
    assert record.due_at == START + 2 * DAY + record.speed
    with games.opened(record) as folded:
        assert folded.state.choice(Seat(ann.seat or 0), "vote") == on(bob)
        assert len(folded.state.living) == 4
    # And the phase is played on as if nothing had been.
    answer(record, bob, "vote", on(ann), START + 2 * DAY)
    assert close_phase(record, 1, START + 3 * DAY)


def test_a_game_folded_anew_is_the_same_after_a_closing_was_undone() -> None:
    """Rules: WAK-SYS-48."""
    game = at_night()
    mastering.rewind(game, START + 2 * DAY)
    with games.opened(fresh(game)) as kept:
        before = (kept.state.living, kept.state.phase, sorted(kept.state.asked))
    games.shelf.clear()

    with games.opened(fresh(game)) as folded:
        assert (folded.state.living, folded.state.phase, sorted(folded.state.asked)) == before
    assert audit(games.read_entries(fresh(game))) is None


def test_everybody_is_told_of_it_and_who_is_asked_again_until_when() -> None:
    """Rules: WAK-SYS-22, WAK-VOTE-11."""
    game = at_night()
    close_phase(game, 2, START + 2 * DAY)
    news = len(post(Kind.NEWS))

    mastering.rewind(game, START + 3 * DAY)

    told = post(Kind.NEWS)[news:]
    assert sorted(row.player_id or 0 for row in told) == sorted(
        each.pk for each in game.players.all()
    )
    (asked,) = post(Kind.REMINDER)
    assert asked.player == wolf(game)
    assert asked.payload["questions"] == ["bite"]
    due_at = fresh(game).due_at
    assert due_at is not None
    assert asked.payload["due_at"] == due_at.isoformat()
    # Nobody else may learn until when a secret phase lasts.
    assert all(row.payload["due_at"] is None for row in told)


def test_undoing_twice_goes_back_two_closings() -> None:
    """Rules: WAK-ADMIN-01."""
    game = at_night()
    close_phase(game, 2, START + 2 * DAY)

    mastering.rewind(game, START + 3 * DAY)
    assert fresh(game).sequence == 2
    mastering.rewind(game, START + 3 * DAY)

    assert fresh(game).sequence == 1
    with pytest.raises(AnswerError) as refused:
        mastering.rewind(game, START + 3 * DAY)
    assert refused.value.detail == "nothing_to_undo"


def test_another_closing_than_the_one_meant_is_not_undone() -> None:
    """Rules: WAK-SYS-50."""
    game = at_night()
    with games.opened(fresh(game)) as folded:
        meant = folded.last_closing()
    close_phase(game, 2, START + 2 * DAY)
    length = fresh(game).length

    with pytest.raises(AnswerError) as refused:
        mastering.rewind(game, START + 2 * DAY, closing=meant)

    assert refused.value.detail == "another_closing"
    assert fresh(game).length == length


def test_a_phase_is_extended_and_only_who_owes_an_answer_hears_the_new_deadline() -> None:
    """Rules: WAK-SYS-32, WAK-SYS-51."""
    game = at_night()
    due = game.due_at
    assert due is not None

    mastering.extend(game, DAY, START + DAY)

    assert fresh(game).due_at == due + DAY
    assert LogEntry.objects.filter(game=game, kind="extended").count() == 1
    assert [row.player for row in post(Kind.REMINDER)] == [wolf(game)]
    answer(game, wolf(game), "bite", on(farmers(game)[0]), START + DAY)
    mastering.extend(game, MINUTE, START + DAY)
    assert len(post(Kind.REMINDER)) == 1


def test_time_is_only_ever_added() -> None:
    """Rules: WAK-VOTE-12."""
    game = running_game()
    due = game.due_at

    with pytest.raises(AnswerError):
        mastering.extend(game, -DAY, START)

    assert fresh(game).due_at == due


@pytest.mark.parametrize("halt", [pause, stop])
def test_what_is_not_being_played_is_neither_undone_nor_extended(
    halt: Callable[[HostedGame, datetime], None],
) -> None:
    """Rules: WAK-VOTE-27."""
    game = at_night()
    halt(game, START + DAY)

    deeds: tuple[Callable[[], object], ...] = (
        lambda: mastering.rewind(game, START + DAY),
        lambda: mastering.extend(game, DAY, START + DAY),
        lambda: mastering.dry_run(game, administrator(), START + DAY),
        lambda: mastering.remove(game, player(game, "Ann"), START + DAY),
    )
    for deed in deeds:
        with pytest.raises(HostingError):
            deed()


def test_a_dry_run_says_what_would_be_and_changes_nothing() -> None:
    """Rules: WAK-ADMIN-01."""
    game = running_game()
    answer(game, player(game, "Ann"), "vote", on(player(game, "Bob")), START)
    length = fresh(game).length

    tried = mastering.dry_run(game, administrator(), START + DAY)

    assert fresh(game).length == length
    close_phase(game, 1, START + DAY)
    assert games.read_entries(fresh(game), length + 1) == tried


def test_nobody_who_plays_gets_a_dry_run_even_after_looking() -> None:
    """Rules: WAK-SYS-51."""
    game = running_game()
    ann = player(game, "Ann")

    for _ in range(2):
        with pytest.raises(HostingError) as refused:
            mastering.dry_run(game, ann.person, START)
        assert refused.value.code == Code.PLAYS_HIMSELF
        mastering.look(game, ann.person, START)


def test_looking_is_told_to_everybody_once_and_lifts_the_veil_for_him_alone() -> None:
    """Rules: WAK-SYS-51."""
    game = running_game()
    ann, bob = player(game, "Ann"), player(game, "Bob")
    assert not discretion.may_see_secrets(ann.person, game)
    news = len(post(Kind.NEWS))

    assert mastering.look(game, ann.person, START)
    assert mastering.look(game, ann.person, START) == []

    assert len(post(Kind.NEWS)) == news + 4
    assert discretion.may_see_secrets(ann.person, game)
    assert not discretion.may_see_secrets(bob.person, game)
    assert mastering.look(game, administrator(), START) == []


def test_a_look_stands_when_a_closing_is_undone_and_ends_when_the_seat_is_handed_on() -> None:
    """Rules: WAK-SYS-51."""
    game = running_game()
    ann = player(game, "Ann")
    close_phase(game, 1, START + DAY)
    mastering.look(game, ann.person, START + DAY)
    mastering.rewind(game, START + DAY)
    assert discretion.may_see_secrets(ann.person, game)

    act(game, Substituted(seat=Seat(ann.seat or 0)), START + DAY)

    assert not discretion.has_looked(ann)


def test_hints_given_before_the_deal_are_the_first_announcements() -> None:
    """All hear of them with the roles. Rules: LTR-SYS-24, LTR-GEN-06."""
    game = new_game()
    fill(game)
    HostedGame.objects.update(hints=["One wolf.", " ", "No witch."])
    close_sign_up(fresh(game), START)

    with games.opened(fresh(game)) as folded:
        seen = view(folded.log, None)
    assert [(each.text, each.hint) for each in seen.announcements] == [
        ("One wolf.", True),
        ("No witch.", True),
    ]
    assert not [row for row in post(Kind.NEWS) if row.payload["first"] > 1], "in the first mail"


def test_masters_speak_while_a_game_is_paused_but_not_before_or_after_it() -> None:
    """Rules: LTR-SYS-32, LTR-SYS-33."""
    game = running_game()
    pause(game, START)
    mastering.announce(game, "Until Monday.", START)
    asking.write_to(game, player(game, "Ann"), "Get well soon.", START)
    record = fresh(game)
    assert (record.status, record.due_at) == (Status.PAUSED, None)

    for text in ("", " ", "x" * 2001):
        with pytest.raises(HostingError) as unfit:
            mastering.announce(game, text, START)
        assert unfit.value.code == Code.TEXT_UNFIT
    stop(game, START)
    for each in (game, new_game("Herfst")):
        with pytest.raises(HostingError) as refused:
            mastering.announce(each, "Hello.", START)
        assert refused.value.code in {Code.GAME_ENDED, Code.NOT_STARTED}


def test_the_questions_of_a_seat_that_is_given_away_go_with_who_asked_them() -> None:
    """Who takes over reads what the seat was told, and nobody's letters. Rules: LTR-SYS-33."""
    game = running_game()
    ann = player(game, "Ann")
    asking.ask(ann, "May I stop?", START, link="https://example.org/")
    mastering.substitute(game, ann, "new@x.nl", START)

    assert not PlayerQuestion.objects.exists()


def test_who_is_excused_owes_no_answer() -> None:
    """Rules: WAK-INACT-01."""
    game = running_game()
    bob = player(game, "Bob")
    answer(game, player(game, "Ann"), "vote", (), START)
    until = int((START + 9 * DAY).timestamp() * 1000)
    act(game, Excused(seat=Seat(bob.seat or 0), until=until), START)

    assert progress(fresh(game)).owing == ("Cor", "Dee")
    known = attendance(fresh(game), START + DAY, with_secrets=False)
    assert known[bob.seat or 0].excused_until == START + 9 * DAY
    later = attendance(fresh(game), START + 9 * DAY, with_secrets=False)
    assert later[bob.seat or 0].excused_until is None


def test_missed_rounds_are_counted_for_those_who_may_know() -> None:
    """Rules: WAK-INACT-01, WAK-SYS-51."""
    game = running_game()
    answer(game, player(game, "Ann"), "vote", (), START)
    close_phase(game, 1, START + DAY)

    told = attendance(fresh(game), START + DAY, with_secrets=True)
    kept = attendance(fresh(game), START + DAY, with_secrets=False)

    assert [(each.asked, each.missed) for each in told.values()] == [(1, 0), (1, 1), (1, 1), (1, 1)]
    assert all(each.asked is None and each.missed is None for each in kept.values())


def test_the_ladder_keeps_only_what_differs_and_refuses_what_cannot_be() -> None:
    """Rules: WAK-INACT-02."""
    from tests.hosting.villages import new_game

    game = new_game()
    usual = ladder_of(game)

    assert set_ladder(game, usual) == usual
    assert fresh(game).fairness == {}
    changed = set_ladder(game, Ladder({"strikes": True}, 0, 90))
    assert fresh(game).fairness == {"strikes": True}
    assert (changed.strictness, changed.least_reliability) == (0, 90)
    for wrong in (Ladder({}, -1), Ladder({}, 101), Ladder({}, 2, 101), Ladder({}, 2, -1)):
        with pytest.raises(HostingError):
            set_ladder(game, wrong)


def test_somebody_unknown_sees_the_secrets_of_no_game() -> None:
    """Rules: WAK-SYS-51."""
    game = running_game()

    assert not discretion.may_see_secrets(None, game)
    assert discretion.may_see_secrets(administrator(), game)
    assert Person.objects.filter(is_administrator=True).count() == 1
