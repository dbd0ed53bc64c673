"""What masters do: disqualify, look ahead, end; and who gives up."""

import pytest

from tests.rules.tempo_reale.table import Table
from verteller.rules.errors import AnswerError, Refusal
from verteller.rules.facts import (
    EVERYONE,
    Advice,
    Announcement,
    DisqualifiedBecause,
    Exiled,
    FactionDefeated,
    FactionDisqualified,
    Mayor,
    Reprimanded,
    Seat,
    Won,
)
from verteller.rules.game import Game
from verteller.rules.moves import (
    Act,
    Advised,
    Announced,
    Disqualified,
    DisqualifiedFaction,
    Ended,
    Left,
    Rewound,
    Substituted,
)
from verteller.rules.views import view

SIX = {
    "Lou": "wolf",
    "Ren": "renegade",
    "Nec": "necromancer",
    "Sue": "seer",
    "Ann": "farmer",
    "Bob": "farmer",
}


def exiled(facts: list[object]) -> list[tuple[int, str]]:
    return [(fact.player, fact.cause) for fact in facts if isinstance(fact, Exiled)]


def code_of(table: Table, act: Act) -> Refusal:
    with pytest.raises(AnswerError) as refused:
        table.game.act(act, at=1)
    return refused.value.code


@pytest.mark.parametrize(
    ("act", "cause"), [(Disqualified(seat=Seat(4)), "disqualified"), (Left(seat=Seat(4)), "left")]
)
def test_who_is_disqualified_or_gives_up_is_exiled_at_the_next_dawn(act: Act, cause: str) -> None:
    """Rules: LTR-CONDUCT-05, LTR-CONDUCT-06."""
    table = Table(SIX)
    table.game.act(act, at=1)
    assert table.village.is_living(Seat(4)), "not before"

    assert exiled([*table.close()]) == [(4, cause)]
    assert table.game.asked(Seat(4)) == {}
    assert table.game.rulebook.why_not_asked(table.village, Seat(4)) == "exiled"


def test_nobody_is_disqualified_twice_or_gives_up_twice_or_from_exile() -> None:
    table = Table(SIX)
    for act in (Disqualified(seat=Seat(4)), Left(seat=Seat(5))):
        table.game.act(act, at=1)
        assert code_of(table, act) is Refusal.NOT_ALLOWED
    table.close()

    for act in (Disqualified(seat=Seat(4)), Left(seat=Seat(4)), Disqualified(seat=Seat(9))):
        assert code_of(table, act) is Refusal.NOT_A_CHOICE


def test_who_is_replaced_before_dawn_stays_unless_a_master_took_him_out() -> None:
    table = Table(SIX)
    table.game.act(Left(seat=Seat(4)), at=1)
    table.game.act(Substituted(seat=Seat(4)), at=1)
    table.game.act(Disqualified(seat=Seat(5)), at=1)
    table.game.act(Substituted(seat=Seat(5)), at=1)

    assert exiled([*table.close()]) == [(5, "disqualified")]


def test_the_dead_can_be_disqualified_too() -> None:
    """They play on, and so may break the rules. Rules: LTR-CONDUCT-05, LTR-CONDUCT-11."""
    table = Table(SIX)
    table.close()
    table.day(Ann="Sue", Bob="Sue", Nec="Sue")
    table.game.act(Disqualified(seat=Seat(3)), at=1)

    assert exiled([*table.close()]) == [(3, "disqualified")]
    assert table.village.dead() == ()


def test_a_faction_whose_members_are_all_disqualified_is_listed_whole() -> None:
    """Rules: LTR-WIN-04, LTR-WIN-12."""
    table = Table(SIX)
    for seat in (0, 1):
        table.game.act(Disqualified(seat=Seat(seat)), at=1)
    facts = table.close()

    (fallen,) = (fact for fact in facts if isinstance(fact, FactionDefeated))
    assert (fallen.faction, fallen.players) == ("wolves", (0, 1))
    assert exiled([*facts]) == [(0, "disqualified"), (1, "disqualified")]


def test_why_somebody_is_disqualified_he_hears_at_once_and_all_when_he_goes() -> None:
    """Rules: LTR-SYS-28, LTR-CONDUCT-05."""
    table = Table(SIX)
    act = Disqualified(seat=Seat(4), reason="You know which letter.", public_reason="Letters.")
    told = [entry.content for entry in table.game.act(act, at=1)]

    assert [fact for fact in told if getattr(fact, "to", "") not in ("", "narrator")] == [
        Reprimanded(
            to=(Seat(4),), reason="You know which letter.", because=(len(table.game.log) - 2,)
        )
    ]
    public = [fact for fact in table.close() if fact.to == EVERYONE]
    (gone,) = (place for place, fact in enumerate(public) if isinstance(fact, Exiled))
    after = public[gone + 1]
    assert isinstance(after, DisqualifiedBecause)
    assert (after.player, after.reason) == (4, "Letters.")
    assert "You know" not in str(public)


def test_a_faction_is_disqualified_in_one_act_and_goes_as_it_is_then() -> None:
    """
    Nobody else hears of it before; whoever has been drawn into it meanwhile goes as well.

    Rules: LTR-SYS-29, LTR-CONDUCT-05.
    """
    table = Table(SIX)
    act = DisqualifiedFaction(faction="wolves", reason="You met.", public_reason="They met.")
    table.game.act(act, at=1)
    assert code_of(table, act) is Refusal.NOT_ALLOWED
    heard = [told.fact for told in view(table.game.log, Seat(1)).told]
    assert [fact.reason for fact in heard if isinstance(fact, Reprimanded)] == ["You met."]
    others = [str(view(table.game.log, seat)) for seat in (None, *map(Seat, range(2, 6)))]
    assert not [seen for seen in others if "met" in seen]

    facts = table.close()

    (fallen,) = (fact for fact in facts if isinstance(fact, FactionDisqualified))
    assert (fallen.faction, fallen.players, fallen.reason) == ("wolves", (0, 1), "They met.")
    assert exiled([*facts]) == [(0, "disqualified"), (1, "disqualified")]
    assert not [fact for fact in facts if isinstance(fact, FactionDefeated)], "said once"
    assert code_of(table, act) is Refusal.NOT_A_CHOICE
    assert Game.fold(table.game.rulebook, table.game.log).state.exiled == {0, 1}


def test_a_disqualified_faction_wins_nothing_though_nobody_is_left() -> None:
    """Rules: LTR-SYS-29, LTR-WIN-09."""
    table = Table({"Lou": "wolf", "Nec": "necromancer", "Ann": "farmer"})
    for faction in ("wolves", "villagers"):
        table.game.act(DisqualifiedFaction(faction=faction), at=1)
    table.game.act(Disqualified(seat=Seat(1)), at=1)

    won = [fact.faction for fact in table.close() if isinstance(fact, Won)]

    assert won == ["necromancers"]


def test_a_faction_that_is_not_there_cannot_be_disqualified() -> None:
    """Rules: LTR-SYS-29."""
    table = Table({"Lou": "wolf", "Ren": "renegade", "Ann": "farmer"})
    for faction in ("necromancers", "vampires"):
        assert code_of(table, DisqualifiedFaction(faction=faction)) is Refusal.NOT_A_CHOICE


def test_announcements_and_hints_are_for_all_and_answers_for_who_asked() -> None:
    """
    They stay when a closing is undone.

    Rules: LTR-SYS-24, LTR-SYS-32, LTR-SYS-33, LTR-GEN-06, LTR-GEN-09, LTR-CONDUCT-13.
    """
    table = Table(SIX)
    table.close()
    closing = table.game.last_closing()
    assert closing is not None
    table.game.act(Announced(text="Wolves are fewer than three.", hint=True), at=1)
    table.game.act(Advised(seat=Seat(4), question="May I lie?", answer="You may."), at=1)
    table.game.act(Rewound(to=closing - 1), at=1)
    assert code_of(table, Announced(text="  ")) is Refusal.NOT_ALLOWED
    assert code_of(table, Advised(seat=Seat(9), question="", answer="No.")) is Refusal.NOT_A_CHOICE

    seen = view(table.game.log, None)

    assert seen.announcements == [
        Announcement(to=EVERYONE, text="Wolves are fewer than three.", hint=True)
    ]
    for seat in range(6):
        advised = [told.fact for told in view(table.game.log, Seat(seat)).told]
        asked = [fact.asked for fact in advised if isinstance(fact, Advice)]
        assert asked == (["May I lie?"] if seat == 4 else [])


def test_a_sentence_stands_when_the_closing_is_undone() -> None:
    table = Table(SIX)
    table.close()
    table.game.act(Disqualified(seat=Seat(4)), at=1)
    table.close()
    closing = table.game.last_closing()
    assert closing is not None
    table.game.act(Rewound(to=closing - 1), at=1)
    assert table.village.is_living(Seat(4))

    assert exiled([*table.close()]) == [(4, "disqualified")]


def test_a_preview_shows_the_dawn_and_changes_nothing() -> None:
    """Chance included: what is shown is what comes. Rules: LTR-SYS-31."""
    table = Table({**SIX, "Kim": "kidnapper", "Kay": "kidnapper"})
    table.answer("Kim", "power", "Kay")
    table.answer("Kay", "power", "Kim")
    before = list(table.game.log)

    shown = table.game.dry_run(at=2)

    assert table.game.log == before
    assert table.game.close(at=2) == shown


@pytest.mark.parametrize(
    ("factions", "won"),
    [
        (("villagers",), [("villagers", (3, 4, 5))]),
        (("wolves", "necromancers"), [("wolves", (0, 1)), ("necromancers", (2,))]),
        ((), [("draw", ())]),
    ],
)
def test_a_master_ends_the_game_for_whom_he_names(
    factions: tuple[str, ...], won: list[tuple[str, tuple[int, ...]]]
) -> None:
    """Rules: LTR-WIN-07, LTR-SYS-30, LTR-SYS-38."""
    table = Table(SIX)
    entries = table.game.act(Ended(factions=factions), at=1)

    told = [entry.content for entry in entries]
    assert [(f.faction, f.players) for f in told if isinstance(f, Won)] == won
    assert table.village.over


def test_an_unknown_faction_cannot_win() -> None:
    table = Table(SIX)

    assert code_of(table, Ended(factions=("vampires",))) is Refusal.NOT_A_CHOICE


def test_a_village_that_dies_out_has_a_mayor_no_more() -> None:
    """Rules: LTR-MAYOR-14, LTR-WIN-09."""
    table = Table({"Lou": "wolf", "Nec": "necromancer", "Ann": "farmer"})
    for seat in table.village.seats:
        table.game.act(Disqualified(seat=seat), at=1)
    facts = table.close()

    assert not [fact for fact in facts if isinstance(fact, Mayor)]
    assert [(f.faction, f.players) for f in facts if isinstance(f, Won)] == [
        ("villagers", ()),
        ("wolves", ()),
        ("necromancers", ()),
    ]
