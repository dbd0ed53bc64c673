"""Views: what one reader knows."""

from verteller.rules.facts import (
    EVERYONE,
    NARRATOR,
    AnswerTaken,
    Asked,
    Dealt,
    Died,
    DiedOf,
    Fact,
    GameOver,
    Mayor,
    Part,
    PhaseClosed,
    PhaseOpened,
    Revived,
    RoleChanged,
    RoleShown,
    RoleTold,
    Seat,
    Withdrawn,
    Won,
)
from verteller.rules.log import Entry
from verteller.rules.moves import Answered, Closed, Started
from verteller.rules.views import View, view

A, B, C = (Seat(seat) for seat in range(3))

PART = Part("target", (B, C))
VOTE = Asked(to=(A, B), question="vote", parts=(PART,))
OPENED = PhaseOpened(to=EVERYONE, phase="pyre", number=1, sequence=4)


def seen(reader: Seat | None, *facts: Fact) -> View:
    """Return the view of *reader* after *facts*, told a second apart."""
    return view([Entry(place, 1000 * place, fact) for place, fact in enumerate(facts, 1)], reader)


def test_a_view_counts_by_itself_what_it_was_told() -> None:
    """No gap tells of what others heard."""
    told = seen(
        A,
        RoleTold(to=(B,), role="witch", faction="villagers"),
        RoleTold(to=(A,), role="seer", faction="villagers"),
        Dealt(to=NARRATOR, player=A, role="fool", faction="villagers"),
        OPENED,
    ).told

    assert [(each.number, each.at, each.fact.kind) for each in told] == [
        (1, 2000, "role"),
        (2, 4000, "phase_opened"),
    ]


def test_a_player_has_the_role_he_was_last_told() -> None:
    told = RoleTold(to=(A,), role="thief", faction="villagers")
    changed = RoleChanged(to=(A,), role="werewolf", faction="wolves")
    of_another = RoleChanged(to=(B,), role="villager", faction="villagers")

    assert seen(A, told).role == "thief"
    assert (seen(A, told, changed, of_another).role, seen(A, told, changed).faction) == (
        "werewolf",
        "wolves",
    )
    assert seen(None, told, changed).role == ""


def test_the_dead_are_known_in_the_order_they_died_until_one_is_revived() -> None:
    deaths = (Died(to=EVERYONE, player=C), Died(to=EVERYONE, player=A))

    assert seen(B, *deaths).dead == [C, A]
    assert seen(B, *deaths, Revived(to=EVERYONE, player=C)).dead == [A]


def test_a_death_that_only_the_narrator_knows_of_is_no_death_yet() -> None:
    assert seen(B, DiedOf(to=NARRATOR, player=C, cause="wolves")) == seen(B)


def test_roles_and_the_mayor_are_known_once_shown() -> None:
    after = seen(
        None,
        RoleShown(to=EVERYONE, player=C, role="witch"),
        Mayor(to=EVERYONE, player=A, how="elected"),
    )

    assert after.shown == {C: "witch"}
    assert after.mayor == A
    assert seen(None, Mayor(to=EVERYONE, player=None, how="tie")).mayor is None


def test_a_question_is_open_to_whoever_hears_it_until_its_phase_closes() -> None:
    closed = PhaseClosed(to=EVERYONE, sequence=4)

    assert list(seen(A, OPENED, VOTE).questions) == ["vote"]
    assert seen(C, OPENED, VOTE).questions == {}
    assert seen(A, OPENED, VOTE, closed).questions == {}
    assert seen(A, OPENED, VOTE).phase == ("pyre", 1)
    assert seen(A, OPENED, VOTE, closed).phase is None


def test_a_withdrawn_question_is_no_longer_open() -> None:
    withdrawn = Withdrawn(to=(A,), question="vote")

    assert seen(A, OPENED, VOTE, withdrawn).questions == {}
    assert list(seen(B, OPENED, VOTE, withdrawn).questions) == ["vote"]


def test_receipts_are_kept_for_the_open_phase_and_the_last_one_counts() -> None:
    """Rules: WAK-SYS-19, WAK-VOTE-13."""
    first = AnswerTaken(to=(A,), player=A, question="vote", choice=(("target", B),))
    second = AnswerTaken(to=(A,), player=A, question="vote", choice=())
    again = PhaseOpened(to=EVERYONE, phase="pyre", number=2, sequence=9)

    assert seen(A, OPENED, VOTE, first).answers == {"vote": (("target", B),)}
    assert seen(A, OPENED, VOTE, first, second).answers == {"vote": ()}
    assert seen(A, OPENED, VOTE, first, again).answers == {}
    assert seen(B, OPENED, VOTE, first).answers == {}


def test_after_the_end_nothing_is_open() -> None:
    won = Won(to=EVERYONE, faction="wolves", players=(B,))
    after = seen(A, OPENED, VOTE, won, GameOver(to=EVERYONE))

    assert (after.over, after.phase, after.questions, after.won) == (True, None, {}, [won])


def test_moves_are_in_no_view() -> None:
    started = Started(rulebook="wakkerdam", version="1", players=("Ann",), seed="s")
    answered = Answered(seat=A, question="vote", choice=())
    log = [Entry(1, 0, started), Entry(2, 0, answered), Entry(3, 0, Closed(sequence=1))]

    assert view(log, A) == View(A)
