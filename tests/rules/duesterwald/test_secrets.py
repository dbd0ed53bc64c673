"""What the village may hear: the same calls at the same moments, whatever happens behind them."""

from random import Random

import pytest

from tests.rules.duesterwald.table import DUESTERWALD, Table
from verteller.lab.playing import play
from verteller.lab.strategies import random_legal
from verteller.lab.villages import made_up
from verteller.rules.facts import EVERYONE, Died, Fact, Growl, Letter, Mayor, PhaseOpened
from verteller.rules.game import Game
from verteller.rules.moves import Answered, Closed, Started

VILLAGE = {
    "Ada": "werewolf",
    "Ben": "primal_werewolf",
    "Cem": "witch",
    "Dora": "seer",
    "Emil": "fox",
    "Fay": "protector",
    "Gus": "village_harlot",
    "Hana": "bear_tamer",
    "Ivo": "black_raven",
    "Jule": "villager",
    "Kai": "hunter",
    "Lea": "cupid",
}
PRIVATE = {"conversion", "shielded", "lodged", "white_hunt", "potion_used", "letter_pinned"}


def calls(table: Table) -> list[tuple[str, int]]:
    """List what was called aloud so far."""
    opened = (e.content for e in table.game.log if isinstance(e.content, PhaseOpened))
    return [(fact.phase, fact.number) for fact in opened if fact.to == EVERYONE]


def test_the_night_is_called_alike_whoever_answers_and_whatever() -> None:
    """
    Nothing that everybody hears until dawn depends on what anybody does.

    Rules: DUE-SYS-14, DUE-SYS-15, DUE-SYS-39, DUE-NGT-07.
    """
    quiet, busy = Table(VILLAGE), Table(VILLAGE)
    for table in (quiet, busy):
        table.close()
    acts = {
        "protector": ("Fay", "Jule"),
        "harlot": ("Gus", "Jule"),
        "convert": ("Ben", "yes"),
        "seer": ("Dora", "Ada"),
        "fox": ("Emil", "Jule"),
        "raven": ("Ivo", "Jule"),
    }
    public: list[list[Fact]] = []
    for table in (quiet, busy):
        heard: list[Fact] = []
        while table.village.phase is not None and table.village.phase.name != "captain":
            name = table.village.phase.name
            if table is busy and name == "wolves":
                table.answer("Ada", "Jule")
                table.answer("Ben", "Jule")
            elif table is busy and name in acts:
                table.answer(*acts[name])
            last = name == "raven"
            came = table.close()
            heard += [fact for fact in came if fact.to == EVERYONE and not last]
        public.append(heard)
    strip = [[(f.kind, getattr(f, "phase", "")) for f in heard] for heard in public]
    assert strip[0] == strip[1]


def test_the_morning_is_told_in_the_order_of_the_rulebook() -> None:
    """
    Deaths, the bear, the letter, the captain, the discussion.

    Rules: DUE-DAY-02, DUE-DAY-05, DUE-SYS-30, DUE-SYS-31, DUE-SYS-33, DUE-CAP-01, DUE-BEA-03.
    """
    table = Table(
        {
            "Ada": "werewolf",
            "Ben": "bear_tamer",
            "Cem": "villager",
            "Dora": "black_raven",
            "Emil": "villager",
        }
    )
    table.until("wolves 1")
    table.answer("Ada", "Emil")
    table.until("raven 1")
    table.answer("Dora", "Cem")
    came = [*table.close(), *table.close()]
    table.answer("Cem", "Cem")
    came += table.close()
    told = [fact for fact in came if fact.to == EVERYONE]
    wanted = (Died, Growl, Letter, Mayor, PhaseOpened)
    order = [f.kind if not isinstance(f, PhaseOpened) else f.phase for f in told]
    order = [name for name, fact in zip(order, told, strict=True) if isinstance(fact, wanted)]
    assert order == ["died", "growl", "letter", "captain", "captain", "mayor", "accuse"]


@pytest.mark.parametrize("seed", range(25))
def test_nobody_hears_what_is_not_his(seed: int) -> None:
    """
    Roles, victims, sides and writers stay with those they belong to, until the game is over.

    Rules: DUE-SYS-39, DUE-NGT-07, DUE-DOG-04, DUE-RAV-02, DUE-AMO-06, DUE-SYS-45.
    """
    lots = Random(seed)
    game = play(DUESTERWALD, made_up(DUESTERWALD, 17, lots), lots, random_legal)
    for entry in game.log:
        fact = entry.content
        if not isinstance(fact, Fact):
            continue
        if fact.kind == "won":
            break
        if fact.kind in PRIVATE:
            assert fact.to == "narrator"
        if fact.kind in {"in_love", "faction_changed", "learned_role", "scent_lost", "role"}:
            assert isinstance(fact.to, tuple)
            assert len(fact.to) == 1
        if fact.kind in {"prey", "victims", "fellows"}:
            assert isinstance(fact.to, tuple)
        assert fact.kind not in {"role_shown", "side_shown"}


@pytest.mark.parametrize("seed", range(3))
def test_a_game_is_replayed_from_its_seed_and_moves_and_resumed_at_any_step(seed: int) -> None:
    """Rules: DUE-SYS-38, DUE-SYS-41, DUE-SYS-42, DUE-SYS-44, DUE-SET-02, DUE-END-04."""
    lots = Random(seed)
    game = play(DUESTERWALD, made_up(DUESTERWALD, 12, lots), lots)
    first = game.log[0].content
    assert isinstance(first, Started)
    again = Game.start(DUESTERWALD, first, at=0)
    for entry in game.log[1:]:
        if isinstance(entry.content, Answered):
            move = entry.content
            again.answer(move.seat, move.question, move.choice, at=entry.at, by=move.by)
        elif isinstance(entry.content, Closed):
            again.close(at=entry.at)
            again = Game.fold(DUESTERWALD, again.log)
    assert again.log == game.log
    assert vars(again.state) == vars(game.state)
