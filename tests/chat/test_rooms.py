"""Rooms: who is in which, who may write there now, and from when on it can be read."""

import pytest

from tests.chat.table import choose, dealt, rooms, until, writes
from verteller.rules.game import Game
from verteller.rules.moves import Rewound

WOLF, SECOND, SEER, HUNTER, CUPID, HOUND, CHILD, PLAIN, LAST = range(9)
VILLAGE = "werewolf primal_werewolf seer hunter cupid wolfhound wild_child villager villager"


@pytest.fixture
def dorf() -> Game:
    """Return a game of Düsterwald whose first night has just fallen."""
    return dealt("duesterwald", VILLAGE.split())


def test_the_pack_of_this_game_has_a_den_and_nobody_else_knows_of_one(dorf: Game) -> None:
    """
    It is made with the game, and read by whoever is of the pack by what he was told.

    Rules: DUE-PAD-01, DUE-PAD-02, DUE-SYS-05, DUE-SYS-06, DUE-SET-09.
    """
    everybody = {seat: set(rooms(dorf, seat)) for seat in range(9)}
    assert [seat for seat, keys in everybody.items() if "den" in keys] == [WOLF, SECOND]
    assert everybody[PLAIN] == everybody[SEER] == {"square", "line"}
    assert set(rooms(dorf, None)) == {"square"}


def test_the_pack_confers_in_its_own_step_and_in_no_other(dorf: Game) -> None:
    """Rules: DUE-PAD-03, DUE-NGT-04, DUE-WLF-03, DUE-SYS-16."""
    while dorf.state.phase is not None and dorf.state.phase.name != "captain":
        assert ("den" in writes(dorf, WOLF)) == (dorf.state.phase.name == "wolves")
        dorf.close(at=0)
    assert "den" not in writes(dorf, WOLF)


def test_who_joins_the_pack_reads_its_den_from_then_on(dorf: Game) -> None:
    """The wolfhound, whom the urwolf turns, and the wild child. Rules: DUE-SYS-27, DUE-DOG-03."""
    until(dorf, "wolfhound")
    choose(dorf, HOUND, "side", "wolf")
    before = len(dorf.log)
    assert "den" not in rooms(dorf, HOUND)
    dorf.close(at=0)
    assert rooms(dorf, HOUND)["den"].since > before

    choose(dorf, CHILD, "model", PLAIN)
    until(dorf, "wolves")
    for seat in (WOLF, SECOND, HOUND):
        choose(dorf, seat, "pack", LAST)
    dorf.close(at=0)
    choose(dorf, SECOND, "convert", "yes")
    before = len(dorf.log)
    dorf.close(at=0)
    turned = rooms(dorf, LAST)["den"]
    assert turned.since > before
    assert not turned.may_write

    until(dorf, "wolves")
    for seat in (WOLF, SECOND, HOUND, LAST):
        assert "den" in writes(dorf, seat)
        choose(dorf, seat, "pack", PLAIN)
    before = len(dorf.log)
    until(dorf, "accuse")
    assert rooms(dorf, CHILD)["den"].since > before


def test_a_dead_wolf_reads_the_den_no_longer(dorf: Game) -> None:
    """Rules: DUE-SYS-07, DUE-SYS-29, DUE-DAY-04."""
    until(dorf, "accuse")
    choose(dorf, PLAIN, "accuse", WOLF)
    until(dorf, "ballot")
    choose(dorf, PLAIN, "thumbs", WOLF)
    dorf.close(at=0)
    assert set(rooms(dorf, WOLF)) == {"square", "line", "graveyard"}
    assert "den" in rooms(dorf, SECOND)


def test_the_square_sleeps_at_night_and_wakes_for_the_living(dorf: Game) -> None:
    """Rules: DUE-NGT-01, DUE-DAY-01, DUE-SYS-11, DUE-SYS-28, DUE-SYS-29, DUE-VIL-02."""
    until(dorf, "wolves")
    for seat in (WOLF, SECOND):
        choose(dorf, seat, "pack", PLAIN)
    assert not any("square" in writes(dorf, seat) for seat in range(9))
    until(dorf, "captain")
    talking = ("captain", "accuse", "ballot", "tie")
    while dorf.state.phase is not None and dorf.state.phase.name in talking:
        having = [seat for seat in range(9) if "square" in writes(dorf, seat)]
        assert having == [seat for seat in range(9) if seat != PLAIN]
        dorf.close(at=0)
    assert not any("square" in writes(dorf, seat) for seat in range(9))


def test_a_dying_hunter_shoots_before_he_meets_the_dead(dorf: Game) -> None:
    """He has no words and hears none of those who know more than he. Rules: DUE-SYS-29."""
    until(dorf, "wolves")
    for seat in (WOLF, SECOND):
        choose(dorf, seat, "pack", HUNTER)
    until(dorf, "shot")
    assert set(rooms(dorf, HUNTER)) == {"square", "line"}
    assert not any("square" in writes(dorf, seat) for seat in range(9))
    before = len(dorf.log)
    dorf.close(at=0)
    assert rooms(dorf, HUNTER)["graveyard"].since > before
    assert writes(dorf, HUNTER) == {"line", "graveyard"}


def test_lovers_whisper_at_night_and_never_by_day(dorf: Game) -> None:
    """Rules: DUE-LOV-01, DUE-AMO-06."""
    choose(dorf, CUPID, "cupid", SEER, PLAIN)
    assert "lovers" not in rooms(dorf, SEER)
    dorf.close(at=0)
    assert {seat for seat in range(9) if "lovers" in rooms(dorf, seat)} == {SEER, PLAIN}
    assert "lovers" in writes(dorf, SEER)
    until(dorf, "captain")
    assert "lovers" in rooms(dorf, SEER)
    assert "lovers" not in writes(dorf, SEER)


def test_siblings_meet_in_their_step_and_keep_what_they_said() -> None:
    """Rules: DUE-SIB-01, DUE-SIB-02."""
    game = dealt("duesterwald", "werewolf sibling sibling primal_werewolf villager".split())
    while game.state.phase is not None and game.state.phase.name != "siblings":
        game.close(at=0)
    assert {seat for seat in range(5) if "siblings" in writes(game, seat)} == {1, 2}
    until(game, "wolves")
    for seat in (0, 3):
        choose(game, seat, "pack", 1)
    game.close(at=0)
    choose(game, 3, "convert", "yes")
    until(game, "captain")
    assert {"siblings", "den"} <= set(rooms(game, 1))
    assert "siblings" not in writes(game, 1)


CARDS = "werewolf werewolf werewolf seer medium possessed freemason freemason mythomaniac".split()
TABLE = (*CARDS, *("villager",) * 7)


def test_who_wakes_together_at_the_table_confers_while_he_is_awake() -> None:
    """Rules: TAB-MAS-01, TAB-SYS-17, TAB-WLF-01, TAB-WLF-02, TAB-SYS-13, TAB-POS-02."""
    game = dealt("tabula", TABLE)
    assert {seat for seat in range(16) if "freemasons" in writes(game, seat)} == {6, 7}
    assert not any("den" in rooms(game, seat) for seat in range(16))
    until(game, "wolves")
    assert {seat for seat in range(16) if "den" in writes(game, seat)} == {0, 1, 2}
    assert "freemasons" in rooms(game, 6)
    assert writes(game, 6) == {"line"}


def test_the_mythomaniac_meets_those_whose_like_he_has_become() -> None:
    """Rules: TAB-MYT-04, TAB-MYT-05, TAB-SYS-18."""
    game = until(dealt("tabula", TABLE), "mythomaniac")
    choose(game, 8, "mythomaniac", 3)
    before = len(game.log)
    until(game, "seer")
    assert {seat for seat in range(16) if "seers" in writes(game, seat)} == {3, 8}
    assert rooms(game, 8)["seers"].since > before

    game = until(dealt("tabula", TABLE), "mythomaniac")
    choose(game, 8, "mythomaniac", 0)
    until(game, "wolves")
    assert {seat for seat in range(16) if "den" in writes(game, seat)} == {0, 1, 2, 8}
    assert rooms(game, 8)["den"].since > rooms(game, 0)["den"].since


def vote(game: Game, target: int) -> None:
    """Let everybody who is asked vote against *target*, or against somebody else."""
    while asked := [seat for seat, mine in game.state.asked.items() if mine]:
        (seat,) = asked
        choose(game, seat, "vote", target)


def test_in_the_discussion_all_the_living_talk_and_a_nominee_alone_defends_himself() -> None:
    """Rules: TAB-DAY-06, TAB-SEE-06, TAB-WLF-04, TAB-NOM-01, TAB-NOM-06, TAB-SYS-23, TAB-SYS-27."""
    game = until(dealt("tabula", TABLE), "discussion")
    assert all("square" in writes(game, seat) for seat in range(16))
    until(game, "nominate")
    assert not any("square" in writes(game, seat) for seat in range(16))
    vote(game, 5)
    until(game, "defence")
    assert [seat for seat in range(16) if "square" in writes(game, seat)] == [5]


def test_who_has_been_lynched_says_no_word_more_to_the_living() -> None:
    """Rules: TAB-DAY-03, TAB-BAL-07, TAB-SYS-22, TAB-SYS-30, TAB-SYS-09."""
    game = until(dealt("tabula", TABLE), "nominate")
    vote(game, 5)
    until(game, "medium")
    assert writes(game, 5) == {"line", "graveyard"}
    until(game, "discussion")
    assert "square" not in writes(game, 5)
    assert "square" in writes(game, 4)


def test_ghosts_have_a_vote_and_therefore_no_room_of_their_own() -> None:
    """Rules: TAB-GHO-06, TAB-GHO-04."""
    game = until(dealt("tabula", TABLE, ghosts=True), "nominate")
    vote(game, 5)
    until(game, "medium")
    assert writes(game, 5) == {"line"}
    assert set(rooms(game, 5)) == {"square", "line"}


def test_whoever_looks_on_never_has_the_word(dorf: Game) -> None:
    """Rules: DUE-SYS-39."""
    until(dorf, "accuse")
    assert writes(dorf, None) == set()
    assert rooms(dorf, None)["square"].since == 0


def test_after_the_end_everybody_may_talk_in_the_square() -> None:
    """Rules: DUE-SYS-45."""
    game = dealt("duesterwald", "werewolf villager villager".split())
    until(game, "accuse")
    choose(game, 1, "accuse", 0)
    until(game, "ballot")
    choose(game, 1, "thumbs", 0)
    game.close(at=0)
    assert game.state.over
    assert all("square" in writes(game, seat) for seat in range(3))
    assert "square" not in writes(game, None)


def test_what_a_rewinding_undoes_closes_the_den_again(dorf: Game) -> None:
    """Who has become a wolf by a closing that is undone is no wolf. Rules: DUE-SYS-42."""
    until(dorf, "wolfhound")
    choose(dorf, HOUND, "side", "wolf")
    dorf.close(at=0)
    assert "den" in rooms(dorf, HOUND)
    last = dorf.last_closing()
    assert last is not None
    dorf.act(Rewound(to=last - 1), at=0)
    assert "den" not in rooms(dorf, HOUND)
    assert "den" in rooms(dorf, WOLF)
