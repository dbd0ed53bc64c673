"""Twin games: who is dead, spent or turned cannot be told from the square, nor from the clock."""

from collections.abc import Mapping, Sequence
from datetime import datetime, timedelta

import pytest

from tests.chat.hours import go_on, phase_of, reader, record_of, square
from tests.chat.village import NAMES, START, live_game
from verteller.chat.models import LiveGame
from verteller.chat.state import state_of
from verteller.chat.worded import worded_all
from verteller.hosting import clock, playing, seeds
from verteller.hosting.models import Player
from verteller.rules.facts import Option, Seat

pytestmark = pytest.mark.django_db

ADA, BEN, CEM, DORA, EMIL, FRITZ, GRETA, HANA = range(8)
Doing = tuple[int, str, Sequence[tuple[str, object]]]
Doings = Mapping[tuple[str, int], Sequence[Doing]]
"""By phase and how often it came: who answers which question with which parts and options."""


@pytest.fixture(autouse=True)
def _one_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let all games have the same seed, which is published."""
    monkeypatch.setattr(seeds, "new_seed", lambda: "5" * 64)


def evening(
    name: str,
    rulebook: str,
    roles: Sequence[str],
    doings: Doings,
    *,
    phases: int,
    after: timedelta = timedelta(milliseconds=300),
) -> LiveGame:
    """Play *phases* phases of a game, each answer so long after its phase began."""
    live = live_game(rulebook, roles=roles, name=name, pace={"every": 2})
    at, came = START, dict[str, int]()
    for _ in range(phases):
        phase = phase_of(live)
        came[phase] = came.get(phase, 0) + 1
        for seat, question, chosen in doings.get((phase, came[phase]), ()):
            _answer(live, seat, question, chosen, at + after)
        at = go_on(at)
        while phase_of(live) == phase:
            at = go_on(at)
    return live


def _answer(
    live: LiveGame, seat: int, question: str, chosen: Sequence[tuple[str, object]], at: datetime
) -> None:
    pairs: list[tuple[str, Option]] = [
        (part, option if isinstance(option, str) else Seat(int(str(option))))
        for part, option in chosen
    ]
    player = Player.objects.get(game_id=live.game_id, seat=seat)
    playing.answer(record_of(live), player, question, tuple(pairs), at)


def shown(live: LiveGame, name: str = "") -> list[dict[str, object]]:
    """Return all that the square shows a reader, but for the keys, which are drawn anew."""
    posts = worded_all(square(live), reader(live, name))
    return [{key: value for key, value in post.items() if key != "key"} for post in posts]


def stands(live: LiveGame, name: str = "") -> dict[str, object]:
    """Return how a game stands for a reader, but for its name."""
    at = record_of(live).opened_at
    assert at is not None
    with clock.told_by(lambda: at):
        found = state_of(reader(live, name))
    return {key: value for key, value in found.items() if key != "game"}


def are_twins(one: LiveGame, other: LiveGame, *witnesses: str) -> None:
    """Check that nobody in the square can tell two games apart."""
    assert shown(one) == shown(other)
    assert stands(one) == stands(other)
    for name in witnesses:
        assert shown(one, name) == shown(other, name)
        assert stands(one, name) == stands(other, name)


def forest(**holders: int) -> list[str]:
    """Return the roles of a village in which these seats have these special ones."""
    roles = ["villager"] * len(NAMES)
    for role, seat in holders.items():
        roles[seat] = role
    roles[ADA] = "werewolf"
    return roles


EATEN: list[Doing] = [(ADA, "pack", [("target", HANA)])]


def test_the_calls_of_the_night_do_not_tell_whose_holder_is_dead() -> None:
    """
    Hana dies in both games: in one she was the seer, who is called as ever.

    Rules: DUE-SYS-14, DUE-SYS-15, DUE-NGT-02, DUE-AMB-39.
    """
    special = {"witch": CEM, "protector": DORA, "fox": EMIL}
    one = forest(seer=HANA, **special)
    other = forest(seer=GRETA, **special)
    asked: Doings = {("wolves", 1): EATEN, ("seer", 2): [(GRETA, "seer", [("target", ADA)])]}
    dead = evening("A", "duesterwald", one, {("wolves", 1): EATEN}, phases=16)
    alive = evening("B", "duesterwald", other, asked, phases=16)
    are_twins(dead, alive, "Ben", "Ada", "Fritz")


def test_the_calls_do_not_tell_who_is_spent_or_turned() -> None:
    """
    Nobody dies in the first night: Hana was turned, or was healed; afterwards both are spent.

    Rules: DUE-SYS-14, DUE-SYS-15, DUE-SYS-17, DUE-URW-05, DUE-AMB-39.
    """
    roles = forest(primal_werewolf=BEN, witch=CEM, seer=DORA, fox=EMIL)
    both: list[Doing] = [*EATEN, (BEN, "pack", [("target", HANA)])]
    turned: Doings = {("wolves", 1): both, ("convert", 1): [(BEN, "convert", [("target", "yes")])]}
    healed: Doings = {("wolves", 1): both, ("witch", 1): [(CEM, "witch", [("heal", HANA)])]}
    one = evening("A", "duesterwald", roles, turned, phases=14)
    other = evening("B", "duesterwald", roles, healed, phases=14)
    are_twins(one, other, "Greta", "Fritz")


def test_a_fox_without_scent_is_called_like_one_who_has_it() -> None:
    """Rules: DUE-SYS-14, DUE-FOX-04, DUE-SYS-21."""
    roles = forest(fox=EMIL, seer=DORA)
    lost = {("fox", 1): [(EMIL, "fox", [("target", EMIL)])]}
    one = evening("A", "duesterwald", roles, lost, phases=10)
    other = evening("B", "duesterwald", roles, {}, phases=10)
    are_twins(one, other, "Greta", "Ada")


def table(**holders: int) -> list[str]:
    """Return the cards of a table of eight in which these seats have these special ones."""
    cards = forest(**holders)
    cards[BEN] = "werewolf"
    return cards


LYNCHED = {
    ("nominate", 1): [(HANA, "vote", [("target", GRETA)]), (ADA, "vote", [("target", GRETA)])],
}


@pytest.mark.parametrize("card", ["seer", "medium", "bodyguard", "owl"])
def test_a_dead_holders_phase_is_played_like_a_living_ones(card: str) -> None:
    """
    Greta is lynched: in one game she had the card, in the other Fritz has it and uses it.

    Rules: TAB-SYS-10, TAB-SYS-11, TAB-SEE-05, TAB-NGT-02, TAB-AMB-05.
    """
    others = {"seer": DORA, "medium": EMIL, "bodyguard": CEM}
    others.pop(card, None)
    uses = {
        "seer": {("seer", 2): [(FRITZ, "seer", [("target", ADA)])]},
        "bodyguard": {("bodyguard", 2): [(FRITZ, "bodyguard", [("target", ADA)])]},
        "owl": {("owl", 2): [(FRITZ, "owl", [("target", FRITZ)])]},
        "medium": {},
    }[card]
    # Both owls have called nobody before.
    one = evening("A", "tabula", table(**others, **{card: GRETA}), LYNCHED, phases=12)
    doings = {**LYNCHED, **uses}
    other = evening("B", "tabula", table(**others, **{card: FRITZ}), doings, phases=12)
    are_twins(one, other, "Hana", "Ada")


@pytest.mark.parametrize("late", [timedelta(0), timedelta(seconds=1.9)])
def test_nobody_sees_when_or_whether_somebody_answers_at_night(late: timedelta) -> None:
    """Rules: TAB-SYS-11, TAB-NGT-02, DUE-SYS-15."""
    roles = table(seer=DORA, medium=EMIL)
    doings = {
        ("seer", 1): [(DORA, "seer", [("target", CEM)])],
        ("seer", 2): [(DORA, "seer", [("target", ADA)])],
        ("wolves", 2): [(ADA, "werewolf", [("target", HANA)])],
    }
    one = evening("A", "tabula", roles, doings, phases=7, after=late)
    other = evening("B", "tabula", roles, {}, phases=7)
    are_twins(one, other, "Greta")
