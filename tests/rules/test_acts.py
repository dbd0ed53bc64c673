"""What is done about a game rather than in it: absence, time, substitutes, looking, rewinding."""

from dataclasses import replace
from typing import get_args

import pytest

from tests.plugin_example.midnight import RULEBOOK
from tests.rules.wakkerdam.table import Table
from verteller.rules.errors import AnswerError, Refusal
from verteller.rules.facts import (
    EVERYONE,
    KINDS,
    NARRATOR,
    AdministratorLooked,
    Choice,
    Duration,
    Fact,
    GameRewound,
    Instant,
    PlayerExcused,
    PlayerLeft,
    PlayerSubstituted,
    Seat,
    TimeExtended,
)
from verteller.rules.game import Game
from verteller.rules.log import line
from verteller.rules.moves import (
    MOVES,
    Act,
    Disqualified,
    Ended,
    Excused,
    Extended,
    Left,
    Looked,
    Rewound,
    Started,
    Substituted,
)
from verteller.rules.views import view

ANN, BOB, CAS, DAN, EVE, FAY = (Seat(seat) for seat in range(6))

STARTED = Started(
    rulebook="midnight",
    version="1",
    players=("Ann", "Bob", "Cas", "Dan", "Eve", "Fay"),
    seed="s",
    deal=("wolf", "wolf", "farmer", "farmer", "saint", "farmer"),
)


def at(seat: Seat) -> Choice:
    """Choose *seat*."""
    return (("target", seat),)


@pytest.fixture
def game() -> Game:
    """Return a game of Midnight in its first night, begun at the moment 1000."""
    return Game.start(RULEBOOK, replace(STARTED), at=1_000)


def refused(game: Game, act: Act, moment: int = 2_000) -> tuple[Refusal, str]:
    """Return why *act* is refused; the game stays as it is."""
    before = [line(entry) for entry in game.log]
    with pytest.raises(AnswerError) as error:
        game.act(act, at=moment)
    assert [line(entry) for entry in game.log] == before
    return error.value.code, error.value.detail


@pytest.mark.parametrize(
    ("act", "told"),
    [
        (
            Excused(seat=CAS, until=9_000),
            PlayerExcused(to=EVERYONE, player=CAS, until=Instant(9_000)),
        ),
        (
            Extended(by=60_000, wished=True),
            TimeExtended(to=EVERYONE, by=Duration(60_000), wished=True),
        ),
        (Extended(by=1), TimeExtended(to=EVERYONE, by=Duration(1), wished=False)),
        (Substituted(seat=BOB), PlayerSubstituted(to=EVERYONE, player=BOB)),
        (Looked(seat=DAN), AdministratorLooked(to=EVERYONE, player=DAN)),
        (Looked(), AdministratorLooked(to=EVERYONE, player=None)),
    ],
)
def test_every_rulebook_knows_the_common_acts_and_everybody_is_told(
    game: Game, act: Act, told: Fact
) -> None:
    """Rules: WAK-ADMIN-01."""
    number = len(game.log) + 1

    move, fact = game.act(act, at=2_000)

    assert (move.number, move.at, move.content) == (number, 2_000, act)
    assert fact.content == replace(told, because=(number,))


def test_every_act_is_a_move_that_a_log_can_hold() -> None:
    """Else a stored game could not be read again."""
    assert set(get_args(Act)) <= set(MOVES.values())


def test_no_move_is_called_like_a_fact() -> None:
    """A log says by its kind alone what a line is."""
    assert not MOVES.keys() & KINDS.keys()


@pytest.mark.parametrize(
    "act",
    [
        Excused(seat=Seat(9), until=9_000),
        Excused(seat=Seat(-1), until=9_000),
        Substituted(seat=Seat(6)),
        Looked(seat=Seat(6)),
    ],
)
def test_who_does_not_play_is_no_choice(game: Game, act: Act) -> None:
    assert refused(game, act) == (Refusal.NOT_A_CHOICE, "")


@pytest.mark.parametrize("by", [0, -1])
def test_time_is_only_ever_given(game: Game, by: int) -> None:
    assert refused(game, Extended(by=by)) == (Refusal.NOT_ALLOWED, "")


def test_giving_up_is_not_allowed_where_the_rulebook_does_not_know_it(game: Game) -> None:
    assert refused(game, Left(seat=CAS)) == (Refusal.NOT_ALLOWED, "")


def test_an_excuse_ends_when_its_player_says_so(game: Game) -> None:
    game.act(Excused(seat=CAS, until=9_000), at=2_000)
    assert game.state.excused == {CAS: 9_000}

    _, fact = game.act(Excused(seat=CAS, until=3_000), at=3_000)

    assert isinstance(fact.content, PlayerExcused)
    assert fact.content.until == 0
    assert game.state.excused == {}


def test_who_is_not_excused_has_no_excuse_to_end(game: Game) -> None:
    assert refused(game, Excused(seat=CAS, until=0)) == (Refusal.NOT_ALLOWED, "not_excused")
    game.act(Excused(seat=CAS, until=9_000), at=2_000)

    assert refused(game, Excused(seat=CAS, until=0), 9_000) == (Refusal.NOT_ALLOWED, "not_excused")


def test_the_dead_need_no_excuse(game: Game) -> None:
    game.answer(ANN, "bite", at(CAS), at=2_000)
    game.close(at=3_000)

    assert refused(game, Excused(seat=CAS, until=9_000)) == (Refusal.NOT_A_CHOICE, "dead")


def test_an_excuse_runs_out_quietly_at_the_first_closing_after_it(game: Game) -> None:
    """Everybody was told until when it is."""
    game.act(Excused(seat=CAS, until=9_000), at=2_000)

    assert not [e for e in game.close(at=8_999) if isinstance(e.content, PlayerExcused)]
    closing = game.close(at=9_000)

    expected = PlayerExcused(
        to=NARRATOR, player=CAS, until=Instant(0), because=(closing[0].number,)
    )
    assert closing[1].content == expected
    assert game.state.excused == {}


def excuses(game: Game, seat: Seat | None) -> list[int]:
    """Return all that *seat* was told of excuses."""
    told = [each.fact for each in view(game.log, seat).told]
    return [fact.until for fact in told if isinstance(fact, PlayerExcused)]


def test_a_quiet_excuse_is_told_when_a_phase_for_everyone_has_closed(game: Game) -> None:
    """In the night mail to Ann came back, in the day mail to Eve: nobody is to see a difference."""
    game.act(Excused(seat=ANN, until=99_000, quietly=True), at=2_000)
    assert (excuses(game, ANN), excuses(game, EVE)) == ([99_000], [])
    game.close(at=3_000)
    assert excuses(game, DAN) == []
    game.act(Excused(seat=EVE, until=99_000, quietly=True), at=3_500)
    assert excuses(game, DAN) == []

    closing = game.close(at=4_000)

    told = [e.content for e in closing if isinstance(e.content, PlayerExcused)]
    assert [(fact.player, fact.to) for fact in told] == [(ANN, EVERYONE), (EVE, EVERYONE)]
    assert excuses(game, DAN) == [99_000, 99_000]
    assert not [e for e in game.close(at=5_000) if isinstance(e.content, PlayerExcused)]


def test_who_is_heard_of_in_the_night_is_back_for_the_others_when_the_day_is_over(
    game: Game,
) -> None:
    game.close(at=2_000)
    game.act(Excused(seat=ANN, until=99_000, quietly=True), at=2_500)
    game.close(at=3_000)
    assert excuses(game, DAN) == [99_000]
    assert game.state.phase is not None
    assert game.state.phase.name == "night"

    game.act(Excused(seat=ANN, until=0, quietly=True), at=3_500)
    game.close(at=4_000)
    assert game.state.excused == {}
    assert excuses(game, DAN) == [99_000]
    game.close(at=5_000)

    assert excuses(game, DAN) == [99_000, 0]


def test_of_an_excuse_that_nobody_heard_of_nobody_hears_the_end(game: Game) -> None:
    """Also where he says himself that he is back."""
    game.act(Excused(seat=ANN, until=99_000, quietly=True), at=2_000)

    game.act(Excused(seat=ANN, until=0), at=2_500)
    game.close(at=3_000)
    game.close(at=4_000)

    assert excuses(game, ANN) == [99_000, 0]
    assert excuses(game, DAN) == []


def test_a_sleeper_does_not_hear_that_a_round_of_the_night_is_undone() -> None:
    """The seer was in that round, and the witch was asked in the next."""
    roles = ("werewolf", "seer", "witch", "villager", "villager", "villager")
    table = Table(dict(zip(("ann", "bob", "cas", "dan", "eve", "fay"), roles, strict=True)))
    table.until("main 1")
    table.close()
    assert table.phase == "potions 1"
    sleeping = view(table.game.log, table.seat("dan"))

    table.game.act(Rewound(to=(table.game.last_closing() or 0) - 1), at=4)

    rewound = table.game.log[-1].content
    assert isinstance(rewound, GameRewound)
    assert rewound.to == table.seats("ann", "bob", "cas")
    assert view(table.game.log, table.seat("dan")) == sleeping
    assert view(table.game.log, table.seat("cas")).questions == {}


def test_who_takes_over_is_not_away(game: Game) -> None:
    game.act(Excused(seat=CAS, until=9_000), at=2_000)

    game.act(Substituted(seat=CAS), at=3_000)

    assert game.state.excused == {}


def test_rounds_owed_and_missed_are_counted_by_seat(game: Game) -> None:
    """Whoever is not asked owes nothing; a standing question is owed by nobody."""
    game.answer(ANN, "bite", at(CAS), at=2_000)
    game.close(at=3_000)
    assert (game.state.asked_rounds, game.state.missed_rounds) == (
        [1, 1, 0, 0, 0, 0],
        [0, 1, 0, 0, 0, 0],
    )

    game.answer(ANN, "vote", at(DAN), at=4_000)
    game.answer(BOB, "vote", at(DAN), at=4_000)
    game.close(at=5_000)

    assert game.state.asked_rounds == [2, 2, 0, 1, 0, 0]
    assert game.state.missed_rounds == [0, 1, 0, 1, 0, 0]


def test_a_round_missed_under_an_excuse_is_not_counted_and_one_answered_is(game: Game) -> None:
    for seat in (ANN, BOB):
        game.act(Excused(seat=seat, until=9_000), at=2_000)
    game.answer(ANN, "bite", at(CAS), at=2_000)

    game.close(at=3_000)

    assert (game.state.asked_rounds[:2], game.state.missed_rounds[:2]) == ([1, 0], [0, 0])


def test_a_dry_run_tells_what_a_closing_would_bring(game: Game) -> None:
    """Excuses that would have run out included."""
    game.act(Excused(seat=BOB, until=9_000), at=2_000)
    game.answer(ANN, "bite", at(CAS), at=2_000)
    before = [line(entry) for entry in game.log]

    preview = game.dry_run(at=9_000)

    assert [line(entry) for entry in game.log] == before
    assert game.state.living == (ANN, BOB, CAS, DAN, EVE, FAY)
    assert game.state.excused == {BOB: 9_000}
    assert preview == game.close(at=9_000)


def test_after_the_end_nothing_is_done_and_nothing_can_be_run_dry() -> None:
    table = Table({"ann": "werewolf", "bob": "villager", "cas": "villager"})
    table.close()
    table.game.act(Ended(), at=5)

    closing = table.game.last_closing() or 0
    acts: tuple[Act, ...] = (Rewound(to=closing - 1), Looked(), Left(seat=Seat(0)))
    for act in acts:
        assert refused(table.game, act) == (Refusal.TOO_LATE, "")
    with pytest.raises(AnswerError) as error:
        table.game.dry_run(at=6)
    assert error.value.code == Refusal.TOO_LATE


def bitten(game: Game) -> None:
    """Let Ann bite Cas, and close the night."""
    game.answer(ANN, "bite", at(CAS), at=2_000)
    game.close(at=3_000)


def test_rewinding_opens_the_closed_phase_with_the_answers_that_were_in(game: Game) -> None:
    bitten(game)
    closing = game.last_closing()
    assert closing is not None
    assert not game.state.is_living(CAS)

    game.act(Rewound(to=closing - 1), at=4_000)

    assert game.state.is_living(CAS)
    assert game.state.choice(ANN, "bite") == at(CAS)
    assert "bite" in game.asked(BOB)
    assert [entry.number for entry in game.log] == list(range(1, len(game.log) + 1))


def test_answers_may_be_changed_after_a_rewinding(game: Game) -> None:
    bitten(game)
    game.act(Rewound(to=(game.last_closing() or 0) - 1), at=4_000)

    game.answer(ANN, "bite", at(DAN), at=5_000)
    game.close(at=6_000)

    assert game.state.living == (ANN, BOB, CAS, EVE, FAY)


def test_a_second_rewinding_goes_further_back(game: Game) -> None:
    bitten(game)
    first = game.last_closing() or 0
    game.close(at=4_000)
    second = game.last_closing() or 0
    assert second > first

    game.act(Rewound(to=second - 1), at=5_000)
    assert game.last_closing() == first
    game.act(Rewound(to=first - 1), at=6_000)

    assert game.last_closing() is None
    assert game.state.phase is not None
    assert (game.state.phase.name, game.state.phase.sequence) == ("night", 1)


@pytest.mark.parametrize("off", [-2, 0, 1])
def test_only_the_last_closing_can_be_undone(game: Game, off: int) -> None:
    """Who decides on what he saw a while ago undoes nothing that has happened since."""
    bitten(game)
    closing = game.last_closing() or 0

    act = Rewound(to=closing + off)

    assert refused(game, act) == (Refusal.NOT_ALLOWED, "another_closing")


def test_nothing_can_be_undone_twice_or_before_anything_was_closed(game: Game) -> None:
    bitten(game)
    act = Rewound(to=(game.last_closing() or 0) - 1)
    game.act(act, at=4_000)

    assert refused(game, act) == (Refusal.NOT_ALLOWED, "nothing_to_undo")


def test_a_phase_that_was_undone_gives_its_number_to_no_other(game: Game) -> None:
    """Addresses and alarms bear it."""
    bitten(game)
    assert game.state.sequence == 2
    game.act(Rewound(to=(game.last_closing() or 0) - 1), at=4_000)

    game.close(at=5_000)

    assert game.state.phase is not None
    assert game.state.phase.sequence == 3


def test_a_closing_that_is_undone_counts_for_no_reliability(game: Game) -> None:
    bitten(game)
    game.act(Rewound(to=(game.last_closing() or 0) - 1), at=4_000)

    assert sum(game.state.asked_rounds) == 0


def test_what_is_about_people_stands_when_a_closing_is_undone(game: Game) -> None:
    """Who has gone away does not come back by it."""
    bitten(game)
    game.act(Excused(seat=DAN, until=99_000), at=3_500)

    game.act(Rewound(to=(game.last_closing() or 0) - 1), at=4_000)

    assert game.state.excused == {DAN: 99_000}


def test_who_gave_up_or_was_taken_out_since_a_closing_is_so_after_it_is_undone() -> None:
    """Rules: WAK-INACT-10, WAK-ADMIN-01."""
    roles = ("werewolf", "seer", "villager", "villager", "villager", "villager", "villager")
    names = ("ann", "bob", "cas", "dan", "eve", "fay", "gus")
    table = Table(dict(zip(names, roles, strict=True)))
    table.close()
    table.game.act(Left(seat=table.seat("cas")), at=3)
    table.game.act(Disqualified(seat=table.seat("dan")), at=3)

    table.game.act(Rewound(to=(table.game.last_closing() or 0) - 1), at=4)
    table.close()

    assert table.phase == "pyre 1"
    assert table.living() == ["ann", "bob", "eve", "fay", "gus"]
    assert PlayerLeft in [type(entry.content) for entry in table.game.log]


def test_a_reader_keeps_what_he_was_told_and_sees_how_things_are_now(game: Game) -> None:
    bitten(game)
    after = {seat: view(game.log, seat) for seat in (None, *game.state.seats)}
    assert after[EVE].dead == [CAS]

    game.act(Rewound(to=(game.last_closing() or 0) - 1), at=4_000)

    for seat, was in after.items():
        seen = view(game.log, seat)
        assert seen.told[:-1] == was.told
        assert seen.told[-1].fact.kind == "rewound"
        assert (seen.dead, seen.phase) == ([], ("night", 1))
    assert list(view(game.log, BOB).questions) == ["bite"]
    assert view(game.log, ANN).answers == {"bite": at(CAS)}


def test_nobody_is_told_how_far_back_a_game_went(game: Game) -> None:
    """The number of an entry tells how much happened that a reader did not hear of."""
    bitten(game)
    game.act(Rewound(to=(game.last_closing() or 0) - 1), at=4_000)

    for seat in (None, *game.state.seats):
        told = view(game.log, seat).told[-1].fact
        assert getattr(told, "upto", None) == 0
