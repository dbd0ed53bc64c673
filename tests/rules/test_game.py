"""A game in the hands of the engine: moves in, entries out."""

from dataclasses import replace

import pytest

from tests.plugin_example.midnight import RULEBOOK
from verteller.rules.errors import AnswerError, LogError, Refusal, SetupError, WerewolfError
from verteller.rules.facts import EVERYONE, AnswerTaken, Asked, Choice, Seat, SeedRevealed
from verteller.rules.game import Game
from verteller.rules.log import Entry, line
from verteller.rules.moves import Answered, Closed, Disqualified, Ended, Started
from verteller.rules.registry import find_rulebook

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
    """Return a game of two wolves and four others in its first night."""
    return Game.start(RULEBOOK, replace(STARTED), at=1_000)


def test_the_first_entry_is_how_the_game_was_started(game: Game) -> None:
    assert game.log[0] == Entry(1, 1_000, STARTED)
    assert game.log[0].is_move
    assert not game.log[1].is_move


def test_the_seed_is_committed_first_and_revealed_last(game: Game) -> None:
    """So that everybody can check that no draw was made up afterwards."""
    while not game.state.over:
        for seat in game.state.seats:
            if "bite" in game.asked(seat):
                game.answer(seat, "bite", at(game.asked(seat)["bite"].parts[0].options[0]), at=2)  # type: ignore[arg-type]
        game.close(at=2)

    assert game.log[1].kind == "seed_committed"
    assert game.log[-1].content == SeedRevealed(to=EVERYONE, seed="s")
    assert sum(entry.kind == "seed_revealed" for entry in game.log) == 1


def test_an_answer_adds_the_move_and_its_receipt_at_the_moment_given(game: Game) -> None:
    """Rules: WAK-SYS-19."""
    before = len(game.log)

    added = game.answer(ANN, "bite", at(CAS), at=5_000)

    assert added == tuple(game.log[before:])
    assert [(entry.number, entry.at) for entry in added] == [
        (before + 1, 5_000),
        (before + 2, 5_000),
    ]
    assert added[0].content == Answered(seat=ANN, question="bite", choice=at(CAS))
    assert added[1].content == AnswerTaken(
        to=(ANN,), player=ANN, question="bite", choice=at(CAS), because=(before + 1,)
    )


def test_a_master_may_answer_for_a_player_and_that_is_on_record(game: Game) -> None:
    """Rules: WAK-ADMIN-01."""
    move = game.answer(ANN, "bite", at(CAS), at=5, by="master")[0].content

    assert isinstance(move, Answered)
    assert move.by == "master"


def test_an_answer_without_a_question_goes_to_the_first_one_open(game: Game) -> None:
    assert game.read(ANN, None, [CAS])[0].question == "bite"
    game.answer(ANN, None, at(CAS), at=5)

    assert game.state.choice(ANN, "bite") == at(CAS)


def test_reading_an_answer_tells_what_it_would_mean_and_changes_nothing(game: Game) -> None:
    before = [line(entry) for entry in game.log]

    asked, choice = game.read(ANN, "bite", [CAS, CAS])

    assert (asked.question, choice) == ("bite", at(CAS))
    assert game.check(ANN, "bite", choice) == (asked, choice)
    assert [line(entry) for entry in game.log] == before


@pytest.mark.parametrize(
    ("seat", "question", "choice", "code"),
    [
        (Seat(9), "bite", at(CAS), Refusal.NOT_IN_GAME),
        (Seat(-1), "bite", at(CAS), Refusal.NOT_IN_GAME),
        (CAS, "bite", at(ANN), Refusal.NOT_ASKED),
        (CAS, None, at(ANN), Refusal.NOT_ASKED),
        (ANN, "vote", at(CAS), Refusal.NOT_ASKED),
        (ANN, "bite", at(BOB), Refusal.NOT_A_CHOICE),
        (ANN, "bite", (), Refusal.BLANK_NOT_ALLOWED),
        (ANN, "bite", (("target", CAS), ("target", DAN)), Refusal.TOO_MANY),
    ],
)
def test_a_refusal_has_a_code_and_leaves_the_game_as_it_was(
    game: Game, seat: Seat, question: str | None, choice: Choice, code: Refusal
) -> None:
    """Rules: WAK-VOTE-19, WAK-VOTE-22."""
    before = [line(entry) for entry in game.log]

    with pytest.raises(AnswerError) as refused:
        game.answer(seat, question, choice, at=5)

    assert refused.value.code == code
    assert [line(entry) for entry in game.log] == before


def test_a_refusal_keeps_the_answer_that_was_good(game: Game) -> None:
    """Rules: WAK-VOTE-19."""
    game.answer(ANN, "bite", at(CAS), at=5)
    with pytest.raises(AnswerError):
        game.answer(ANN, "bite", at(BOB), at=6)

    assert game.state.choice(ANN, "bite") == at(CAS)


def test_closing_counts_the_last_answers_and_opens_the_next_phase(game: Game) -> None:
    game.answer(ANN, "bite", at(CAS), at=5)
    game.answer(ANN, "bite", at(DAN), at=6)

    added = game.close(at=7)

    assert added[0].content == Closed(sequence=1)
    assert [entry.kind for entry in added[1:5]] == [
        "phase_closed",
        "died_of",
        "died",
        "phase_opened",
    ]
    assert game.state.living == (ANN, BOB, CAS, EVE, FAY)


def test_where_the_first_answer_wins_the_last_change_of_mind_counts_as_the_moment(
    game: Game,
) -> None:
    game.answer(ANN, "bite", at(CAS), at=5)
    game.answer(BOB, "bite", at(DAN), at=6)
    game.answer(ANN, "bite", at(EVE), at=7)
    game.close(at=8)

    assert game.state.living == (ANN, BOB, CAS, EVE, FAY), "Bob was first after all"


def test_what_an_answer_brings_about_at_once_is_stated_with_it(game: Game) -> None:
    game.close(at=5)

    added = game.answer(ANN, "vote", at(CAS), at=6)

    assert [entry.kind for entry in added] == [
        "answered",
        "answer_taken",
        "withdrawn",
        "votes",
        "asked",
    ]
    assert "vote" not in game.asked(ANN)
    assert "vote" in game.asked(BOB)


def test_a_turn_that_has_passed_cannot_be_taken_back(game: Game) -> None:
    game.close(at=5)
    game.answer(ANN, "vote", at(CAS), at=6)

    with pytest.raises(AnswerError) as refused:
        game.answer(ANN, "vote", at(DAN), at=7)

    assert refused.value.code == Refusal.NOT_ASKED


def test_a_standing_question_is_open_and_owed_by_nobody(game: Game) -> None:
    game.close(at=5)
    leave = game.asked(EVE)["leave"]

    game.answer(EVE, "leave", (("target", "yes"),), at=6)
    game.close(at=7)

    assert leave.standing
    assert game.state.causes == {EVE: "suicide"}


def test_an_act_that_the_rulebook_does_not_know_is_not_allowed(game: Game) -> None:
    before = len(game.log)

    with pytest.raises(AnswerError) as refused:
        game.act(Ended(), at=5)

    assert refused.value.code == Refusal.NOT_ALLOWED
    assert len(game.log) == before


@pytest.fixture
def village() -> Game:
    """Return a game of Wakkerdam in its first night."""
    return Game.start(
        find_rulebook("wakkerdam"),
        Started(
            rulebook="wakkerdam",
            version="1",
            players=("Ann", "Bob", "Cas", "Dan", "Eve"),
            seed="s",
            deal=("werewolf", "witch", "villager", "villager", "villager"),
        ),
        at=0,
    )


def test_a_master_takes_a_player_out_at_the_next_checkpoint(village: Game) -> None:
    """Rules: WAK-ADMIN-01, WAK-INACT-10."""
    village.act(Disqualified(seat=EVE), at=5)
    assert village.state.is_living(EVE)

    for _ in range(2):
        village.close(at=6)

    assert not village.state.is_living(EVE)
    assert village.state.causes == {EVE: "disqualified"}


def test_a_master_cannot_take_out_a_stranger_or_the_dead(village: Game) -> None:
    before = len(village.log)

    with pytest.raises(AnswerError) as refused:
        village.act(Disqualified(seat=Seat(9)), at=5)

    assert (refused.value.code, len(village.log)) == (Refusal.NOT_A_CHOICE, before)


def test_a_master_ends_a_game_for_whom_he_names(village: Game) -> None:
    """Rules: WAK-ADMIN-01."""
    added = village.act(Ended(factions=("wolves",)), at=5)

    assert village.state.over
    assert added[0].content == Ended(factions=("wolves",))
    assert [entry.kind for entry in added[1:2]] == ["won"]
    assert added[-1].kind == "seed_revealed"


def test_after_the_end_a_master_comes_too_late(village: Game) -> None:
    village.act(Ended(), at=5)

    for act in (Ended(), Disqualified(seat=EVE)):
        with pytest.raises(AnswerError) as refused:
            village.act(act, at=6)
        assert refused.value.code == Refusal.TOO_LATE


def test_a_log_that_does_not_begin_with_the_start_cannot_be_folded(game: Game) -> None:
    for log in ([], game.log[1:]):
        with pytest.raises(LogError) as refused:
            Game.fold(RULEBOOK, log)
        assert refused.value.number == 1


def test_a_log_with_a_gap_cannot_be_folded(game: Game) -> None:
    with pytest.raises(LogError) as refused:
        Game.fold(RULEBOOK, [*game.log[:3], *game.log[4:]])

    assert refused.value.number == 5


def test_entries_written_elsewhere_are_taken_in(game: Game) -> None:
    copy = Game.fold(RULEBOOK, game.log)
    added = game.answer(ANN, "bite", at(CAS), at=5)

    copy.extend(added)

    assert copy.log == game.log
    assert copy.state.given == game.state.given


def test_entries_that_were_taken_in_already_are_refused(game: Game) -> None:
    copy = Game.fold(RULEBOOK, game.log)

    with pytest.raises(LogError):
        copy.extend(game.log[-1:])


def test_a_game_is_not_begun_by_what_it_is_not(game: Game) -> None:
    with pytest.raises(SetupError):
        Game.start(RULEBOOK, replace(STARTED, deal=("wolf",)), at=0)


def test_whoever_is_not_asked_has_no_questions(game: Game) -> None:
    assert isinstance(game.asked(ANN)["bite"], Asked)
    assert game.asked(CAS) == game.asked(Seat(99)) == {}


@pytest.mark.parametrize("error", [AnswerError, SetupError, LogError])
def test_every_error_of_the_engine_is_one_of_its_own(error: type[Exception]) -> None:
    assert issubclass(error, WerewolfError)
    assert issubclass(error, ValueError)


def test_errors_say_their_code_and_parameters() -> None:
    assert str(AnswerError(Refusal.NOT_A_CHOICE, detail="taken", given=(CAS,))) == (
        "not_a_choice (taken): (2,)"
    )
    assert str(SetupError("player_count", count=2)) == "player_count: {'count': 2}"
    assert str(LogError(5, "expected entry 4")) == "entry 5: expected entry 4"
