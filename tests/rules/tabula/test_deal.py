"""The deal, and who knows what of it."""

from tests.rules.tabula.table import F8, F16, Table
from verteller.rules.facts import (
    Asked,
    Dealt,
    Fellows,
    PhaseOpened,
    RoleShown,
    RoleTold,
    Seat,
    hears,
)
from verteller.rules.facts import Died as DiedFact
from verteller.rules.game import Game
from verteller.rules.moves import Composition, Started
from verteller.rules.tabula import RULEBOOK
from verteller.rules.tabula.facts import CardsInPlay
from verteller.rules.views import view


def dealt(seed: str) -> Game:
    """Deal the sixteen cards by lot."""
    players = tuple(f"Player {number}" for number in range(16))
    compositions = (Composition(F16),)
    started = Started(
        rulebook="tabula", version="1", players=players, seed=seed, compositions=compositions
    )
    return Game.start(RULEBOOK, started, at=0)


def test_each_gets_one_card_by_lot_and_the_same_seed_deals_the_same() -> None:
    """Rules: TAB-SET-07, TAB-SYS-05, TAB-SYS-34."""
    one, again, other = dealt("a"), dealt("a"), dealt("b")

    assert one.log == again.log
    assert one.state.roles != other.state.roles
    assert sorted(one.state.roles) == sorted(F16)


def test_each_sees_his_own_card_and_the_narrator_all() -> None:
    """Rules: TAB-SET-06, TAB-SET-08, TAB-SET-09, TAB-DAY-07, TAB-SYS-05."""
    game = dealt("a")
    for seat in game.state.seats:
        seen = view(game.log, seat)
        (mine,) = [told.fact for told in seen.told if isinstance(told.fact, RoleTold)]
        assert mine.role == game.state.roles[seat] == seen.role
        assert seen.shown == {}
    narrators = [e.content for e in game.log if isinstance(e.content, Dealt)]
    assert [fact.role for fact in narrators] == game.state.roles
    assert not any(hears(fact.to, seat) for fact in narrators for seat in (None, Seat(0)))


def test_nobody_is_offered_to_show_his_card() -> None:
    """Rules: TAB-SET-09, TAB-DAY-04, TAB-DAY-07, TAB-BAL-08."""
    table = Table(F8)
    keys: set[str] = set()
    while not table.village.over:
        for seat in table.asked():
            keys |= table.game.asked(Seat(seat - 1)).keys()
            if table.phase.startswith(("nominate", "wolves")):
                table.answer(seat, max(set(table.village.living)) + 1)
        table.close()
    assert keys == {"seer", "werewolf", "vote"}


def test_everybody_is_told_which_cards_are_in_play_and_the_whole_sequence() -> None:
    """Rules: TAB-SYS-07, TAB-FLW-05, TAB-SET-04."""
    table = Table(F16)
    (listed,) = [fact for fact in table.public() if isinstance(fact, CardsInPlay)]

    assert sorted(listed.roles) == sorted(F16)
    assert listed.roles == tuple(sorted(F16, key=list(RULEBOOK.roles).index))
    nights = ("freemasons", "medium", "mythomaniac", "seer", "bodyguard", "owl", "wolves")
    days = ("discussion", "nominate", "defence", "ballot", "ballot_again")
    assert RULEBOOK.phases == (*nights, *days)


def test_the_seats_are_known_and_clockwise() -> None:
    """The list of players is the circle. Rules: TAB-SYS-06."""
    table = Table(F8)
    assert table.village.seats == tuple(range(8))
    table.until("nominate 1")
    for number in (8, 1, 2, 3, 4, 5, 6, 7):
        assert table.asked() == [number]
        table.answer(number, 4)


def test_werewolves_do_not_know_each_other_before_they_are_called() -> None:
    """Rules: TAB-WLF-01, TAB-SET-09."""
    table = Table(F16)
    assert not any(isinstance(fact, Fellows) for fact in table.told(1))
    table.until("wolves 1")
    (shown,) = [fact for fact in table.told(1) if isinstance(fact, Fellows)]
    assert shown.players == (0, 1, 2)


def test_there_are_never_more_votes_than_who_may_vote() -> None:
    """Votes are no tokens that could be short of, or left on the table. Rules: TAB-SET-10."""
    table = Table(F8, ghosts=True, first_night_kills_narrator=False)
    table.until("wolves 1")
    table.answer(1, 8)
    table.answer(2, 8)
    table.until("nominate 1")
    voted = []
    while table.asked():
        (number,) = table.asked()
        voted.append(number)
        table.answer(number, 4)
    assert voted == [7, 8, 1, 2, 3, 4, 5, 6]


def test_no_card_is_shown_before_the_end() -> None:
    """Rules: TAB-SYS-33, TAB-DAY-04, TAB-BAL-08."""
    table = Table(F8)
    for number in (1, 2):
        table.until(f"nominate {number}")
        assert not any(isinstance(fact, RoleShown) for fact in table.public())
        while table.asked():
            table.answer(table.asked()[0], number)
        said = table.until("end" if number == 2 else f"seer {number + 1}")
    kinds = [type(fact) for fact in said]
    assert kinds.count(RoleShown) == 8
    assert not any(
        isinstance(fact, (Asked, PhaseOpened)) for fact in said[kinds.index(RoleShown) :]
    )
    assert [fact.player for fact in table.public() if isinstance(fact, DiedFact)] == [0, 1]
