"""Absence in Wakkerdam: excuses, leaving, substitutes, strikes, and strictness 0."""

from collections.abc import Iterable

import pytest

from tests.rules.wakkerdam.table import Table, only
from verteller.rules.errors import AnswerError, Refusal
from verteller.rules.facts import (
    EVERYONE,
    Died,
    DisqualifiedBecause,
    Fact,
    MissedRound,
    PlayerLeft,
    Reprimanded,
    Strike,
)
from verteller.rules.moves import (
    Disqualified,
    DisqualifiedFaction,
    Excused,
    Left,
    Substituted,
)
from verteller.rules.views import view

SEVEN = {
    "ann": "werewolf",
    "bob": "seer",
    "cas": "villager",
    "dan": "villager",
    "eva": "villager",
    "fay": "hunter",
    "gus": "villager",
}

CLOSES_AT = 2
"""The moment at which every round of a table closes."""


def strikes(facts: Iterable[Fact]) -> dict[int, int]:
    """Return the strikes announced among *facts*: how many in a row, by seat."""
    found = [fact for fact in facts if isinstance(fact, Strike)]
    assert all(fact.to == EVERYONE for fact in found)
    return {fact.player: fact.in_a_row for fact in found}


def test_a_round_missed_under_an_excuse_is_not_counted() -> None:
    """Rules: WAK-INACT-01, WAK-INACT-07."""
    table = Table(SEVEN, options={"strictness": 1, "strikes": True})
    table.game.act(Excused(seat=table.seat("cas"), until=CLOSES_AT + 1), at=0)
    table.until("pyre 1")

    told = table.close(silent=["cas", "dan"])

    assert [fact.player for fact in told if isinstance(fact, MissedRound)] == [table.seat("dan")]
    assert list(strikes(told)) == [table.seat("dan")]
    assert "cas" in table.living()
    assert "dan" not in table.living()


def test_an_excuse_is_over_for_a_round_that_closes_when_it_ends() -> None:
    """Rules: WAK-INACT-01."""
    table = Table(SEVEN, options={"strictness": 1})
    table.game.act(Excused(seat=table.seat("cas"), until=CLOSES_AT), at=0)
    table.until("pyre 1")

    table.close(silent=["cas"])

    assert "cas" not in table.living()


def test_who_votes_though_excused_starts_anew() -> None:
    """Rules: WAK-INACT-04."""
    table = Table(SEVEN, options={"strictness": 2})
    table.until("pyre 1")
    table.close(silent=["cas"])
    table.game.act(Excused(seat=table.seat("cas"), until=99), at=0)
    table.until("pyre 2")
    assert table.village.missed[table.seat("cas")] == 1

    table.close()

    assert table.village.missed[table.seat("cas")] == 0


def test_who_leaves_is_taken_out_at_the_next_checkpoint_and_everybody_hears_why() -> None:
    """Without a shot, like the inactive. Rules: WAK-INACT-06, WAK-INACT-10, WAK-HUNT-06."""
    table = Table(SEVEN)
    table.until("pyre 1")
    _, told = table.game.act(Left(seat=table.seat("fay")), at=1)
    assert isinstance(told.content, PlayerLeft)
    assert told.content.to == EVERYONE
    assert "fay" in table.living()

    died = only(table.close(), Died)

    assert (died.player, died.cause) == (table.seat("fay"), "left")
    assert table.phase == "main 2"
    assert table.village.causes == {table.seat("fay"): "left"}


def test_who_has_left_misses_nothing_more() -> None:
    """Rules: WAK-INACT-07."""
    table = Table(SEVEN, options={"strictness": 1, "strikes": True})
    table.until("pyre 1")
    table.game.act(Left(seat=table.seat("cas")), at=1)

    told = table.close(silent=["cas"])

    assert not [fact for fact in told if isinstance(fact, (MissedRound, Strike))]
    assert table.village.missed_rounds[table.seat("cas")] == 0


def test_who_was_marked_as_inactive_and_leaves_has_left() -> None:
    """Rules: WAK-INACT-09, WAK-INACT-10."""
    table = Table({**SEVEN, "gus": "witch"}, options={"strictness": 1})
    table.close(silent=["bob"])
    assert table.village.inactive[table.seat("bob")].cause == "inactivity"
    table.game.act(Left(seat=table.seat("bob")), at=1)
    table.close()

    assert table.village.causes == {table.seat("bob"): "left"}


def test_only_the_living_can_leave_and_only_once() -> None:
    table = Table(SEVEN)
    table.until("pyre 1")
    cas = Left(seat=table.seat("cas"))
    table.game.act(cas, at=1)

    with pytest.raises(AnswerError) as again:
        table.game.act(cas, at=1)
    table.close()
    with pytest.raises(AnswerError) as dead:
        table.game.act(cas, at=1)

    assert (again.value.code, again.value.detail) == (Refusal.NOT_ALLOWED, "left")
    assert dead.value.code == Refusal.NOT_A_CHOICE


def test_a_substitute_pays_for_no_round_he_did_not_miss() -> None:
    """Rules: WAK-INACT-01."""
    table = Table(SEVEN, options={"strikes": True})
    table.until("pyre 1")
    table.close(silent=["cas"])
    table.game.act(Substituted(seat=table.seat("cas")), at=1)
    table.until("pyre 2")

    told = table.close(silent=["cas"])

    assert strikes(told) == {table.seat("cas"): 1}
    assert "cas" in table.living()


@pytest.mark.parametrize("left", [True, False])
def test_a_substitute_who_comes_in_time_saves_the_seat_of_the_absent(left: bool) -> None:
    """Whether he has left or has missed too much. Rules: WAK-INACT-10."""
    table = Table({**SEVEN, "gus": "witch"}, options={"strictness": 1})
    table.close(silent=[] if left else ["bob"])
    if left:
        table.game.act(Left(seat=table.seat("bob")), at=1)
    assert table.seat("bob") in table.village.inactive

    table.game.act(Substituted(seat=table.seat("bob")), at=1)
    table.until("pyre 1")

    assert "bob" in table.living()


def test_a_substitute_does_not_undo_what_a_master_decided() -> None:
    """Rules: WAK-ADMIN-01."""
    table = Table(SEVEN)
    table.game.act(Disqualified(seat=table.seat("bob")), at=1)

    table.game.act(Substituted(seat=table.seat("bob")), at=1)
    table.close()

    assert table.village.causes == {table.seat("bob"): "disqualified"}


def test_at_strictness_0_nobody_is_taken_out_for_absence() -> None:
    """Rules: WAK-INACT-02."""
    table = Table(SEVEN, options={"strictness": 0})
    for day in range(1, 6):
        table.until(f"pyre {day}")
        table.close(silent=["cas"])

    assert "cas" in table.living()
    assert [fact.in_a_row for fact in table.told("cas", MissedRound)] == [1, 2, 3, 4, 5]


def test_a_missed_vote_is_announced_only_where_the_group_wants_that() -> None:
    """Rules: WAK-INACT-01."""
    table = Table(SEVEN)
    table.until("pyre 1")

    assert strikes(table.close(silent=["cas"])) == {}


def test_a_missed_election_is_announced_with_its_result() -> None:
    """Rules: WAK-INACT-01, WAK-MAYOR-11."""
    table = Table(SEVEN, options={"strikes": True, "mayor": True})
    table.until("election 1")

    told = table.close(silent=["cas"])

    kinds = [fact.kind for fact in told]
    assert strikes(told) == {table.seat("cas"): 1}
    assert kinds.index("votes") < kinds.index("mayor") < kinds.index("strike")


def test_missed_votes_in_a_row_are_counted_until_one_is_cast() -> None:
    """Rules: WAK-INACT-01, WAK-INACT-04."""
    table = Table(SEVEN, options={"strikes": True, "strictness": 9})
    found = []
    for day, silent in enumerate((["cas"], ["cas", "dan"], ["dan"], ["cas"]), 1):
        table.until(f"pyre {day}")
        found.append(strikes(table.close(silent=silent)))

    cas, dan = table.seat("cas"), table.seat("dan")
    assert found == [{cas: 1}, {cas: 2, dan: 1}, {dan: 2}, {cas: 1}]


def test_a_strike_waits_for_the_votes_to_be_published() -> None:
    """
    A mail before last words are spoken would tell that somebody has them to speak.

    Rules: WAK-PYRE-14, WAK-PHASE-17.
    """
    table = Table(SEVEN, options={"strikes": True})
    table.until("pyre 1")
    table.all_say(ann="fay", bob="fay", dan="fay")

    closing = table.close(silent=["cas"])
    assert table.phase == "last_words 1"
    assert not [fact for fact in closing if fact.to == EVERYONE and fact.kind != "phase_closed"]

    kinds = [fact.kind for fact in table.close() if fact.to == EVERYONE]
    assert kinds.index("votes") < kinds.index("strike") < kinds.index("died")


def test_what_somebody_misses_by_night_shows_in_no_strike() -> None:
    """It would tell that he has something to do by night. Rules: WAK-SYS-51, WAK-GEN-02."""
    told = []
    for silent in ([], ["bob"]):
        table = Table(SEVEN, options={"strikes": True, "strictness": 9})
        table.close(silent=silent)
        table.close(silent=["bob", "cas"])
        table.close(silent=silent)
        table.close(silent=["bob"])
        assert table.phase == "main 3"
        told.append([each.fact for each in view(table.game.log, None).told])

    assert told[0] == told[1]
    assert strikes(told[0]) == {table.seat("bob"): 2, table.seat("cas"): 1}


def test_why_somebody_is_disqualified_all_hear_when_he_goes() -> None:
    """He alone hears the other reason, at once. Rules: WAK-ADMIN-01, WAK-INACT-10."""
    table = Table(SEVEN)
    act = Disqualified(seat=table.seat("cas"), reason="Letters.", public_reason="Not playing.")
    entries = table.game.act(act, at=0)
    told = [each.content for each in entries if isinstance(each.content, Reprimanded)]
    assert [(fact.to, fact.reason) for fact in told] == [((table.seat("cas"),), "Letters.")]
    table.until("pyre 1")

    public = [fact for fact in facts_of(table) if fact.to == EVERYONE]

    (gone,) = (place for place, fact in enumerate(public) if isinstance(fact, Died))
    assert isinstance(public[gone + 2], DisqualifiedBecause), "after his role"
    assert "Not playing." in str(public)
    assert "Letters." not in str(public)


def test_no_faction_is_disqualified_here() -> None:
    """The manual knows no such thing, and everybody's side would be shown. Rules: WAK-ADMIN-01."""
    with pytest.raises(AnswerError) as refused:
        Table(SEVEN).game.act(DisqualifiedFaction(faction="wolves"), at=0)
    assert refused.value.code is Refusal.NOT_ALLOWED


def facts_of(table: Table) -> list[Fact]:
    """Return everything stated so far."""
    return [entry.content for entry in table.game.log if isinstance(entry.content, Fact)]
