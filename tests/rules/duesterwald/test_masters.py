"""Masters of a game of Düsterwald: who is taken out, who gives up, and the end of a game."""

import pytest

from tests.rules.duesterwald.table import Table
from verteller.rules.duesterwald.facts import Released, Shot
from verteller.rules.errors import AnswerError, Refusal
from verteller.rules.facts import Died, DisqualifiedBecause, Seat, Won
from verteller.rules.moves import Act, Disqualified, Ended, Left, Substituted

VILLAGE = {
    "Ada": "werewolf",
    "Ben": "werewolf",
    "Cem": "cupid",
    "Dora": "hunter",
    "Emil": "wild_child",
    "Fay": "villager",
    "Gus": "villager",
}


@pytest.fixture
def table() -> Table:
    table = Table(VILLAGE, captain="Gus")
    table.answer("Cem", "Dora", "Fay")
    table.until("wild_child 1")
    table.answer("Emil", "Dora")
    return table


def test_who_is_taken_out_takes_nobody_along(table: Table) -> None:
    """Neither a lover nor a shot, and the child does not turn. Rules: DUE-SYS-42."""
    table.until("wolves 1")
    dora = table.seat("Dora")
    table.act(Disqualified(seat=dora, public_reason=" Cheating. "))
    came = table.close()

    assert [fact.player for fact in came if isinstance(fact, Died)] == [dora]
    assert [fact.reason for fact in came if isinstance(fact, DisqualifiedBecause)] == ["Cheating."]
    assert not [fact for fact in came if isinstance(fact, Shot)]
    assert next(f.kind for f in table.told(came, "Fay")) == "released"
    assert isinstance(next(f for f in came if isinstance(f, Released)).to, tuple)
    assert not table.village.is_wolf(table.seat("Emil"))


def test_who_gives_up_goes_at_the_next_dawn_unless_somebody_takes_over(table: Table) -> None:
    """Rules: DUE-SYS-42."""
    gus, cem = table.seat("Gus"), table.seat("Cem")
    for seat in (gus, cem):
        table.act(Left(seat=seat))
    table.act(Substituted(seat=cem))
    came = table.until("captain 1")

    gone = [(fact.player, fact.cause) for fact in came if isinstance(fact, Died)]
    assert gone == [(gus, "left")]


@pytest.mark.parametrize(
    ("act", "code"),
    [
        (Disqualified(seat=Seat(9)), Refusal.NOT_A_CHOICE),
        (Left(seat=Seat(-1)), Refusal.NOT_A_CHOICE),
        (Ended(factions=("vampires",)), Refusal.NOT_A_CHOICE),
    ],
)
def test_what_a_master_cannot_do_is_refused(table: Table, act: Act, code: Refusal) -> None:
    """Rules: DUE-SYS-42."""
    before = list(table.game.log)
    with pytest.raises(AnswerError) as refused:
        table.act(act)
    assert refused.value.code == code
    assert table.game.log == before


def test_nobody_is_taken_out_twice(table: Table) -> None:
    """Rules: DUE-SYS-42."""
    for act in (Disqualified(seat=table.seat("Gus")), Left(seat=table.seat("Ada"))):
        table.act(act)
        with pytest.raises(AnswerError) as refused:
            table.act(act)
        assert refused.value.code == Refusal.NOT_ALLOWED


@pytest.mark.parametrize("factions", [("wolves",), (), ("citizens", "wolves")])
def test_a_master_can_end_the_game(table: Table, factions: tuple[str, ...]) -> None:
    """Rules: DUE-SYS-42, DUE-SYS-45."""
    table.act(Ended(factions=factions))
    won = [e.content for e in table.game.log if isinstance(e.content, Won)]
    assert [fact.faction for fact in won] == list(factions or ("draw",))
    assert table.game.state.over
