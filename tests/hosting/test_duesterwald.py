"""Games of Düsterwald as they are hosted: dealt from its library, called step by step."""

from datetime import timedelta

import pytest

from tests.hosting.calendars import SECOND, open_phase
from tests.hosting.villages import DUTCH, NAMES, START, fresh
from verteller.hosting import compositions, games, sweep
from verteller.hosting.administration import Plan, create_game
from verteller.hosting.compositions import add_distribution, read_roles
from verteller.hosting.errors import Code, HostingError
from verteller.hosting.models import HostedGame
from verteller.hosting.sign_up import close_sign_up, sign_up
from verteller.rules.moves import Composition

pytestmark = pytest.mark.django_db


@pytest.fixture
def game() -> HostedGame:
    """Return a game of eight whose roles have just been dealt."""
    plan = Plan(name="Dorf", rulebook="duesterwald", most=8, speed=timedelta(hours=1))
    created = create_game(plan, START)
    for name in NAMES[:8]:
        sign_up(created, f"{name}@x.nl", name, DUTCH, START)
    close_sign_up(created, START)
    return fresh(created)


def test_a_game_is_dealt_from_the_rulebooks_examples_and_its_steps_close_by_the_clock(
    game: HostedGame,
) -> None:
    """Each step lasts as long, whoever answers. Rules: DUE-SYS-02, DUE-SYS-12, DUE-SYS-15."""
    (shipped,) = compositions.library("duesterwald", 8)
    with games.opened(game) as folded:
        assert sorted(folded.state.roles) == sorted(shipped.roles)
    seen, lengths = [], set()
    for _ in range(8):
        record = fresh(game)
        assert record.due_at is not None
        assert record.opened_at is not None
        seen.append(open_phase(record))
        lengths.add(record.due_at - record.opened_at)
        sweep.close_due(record.due_at + SECOND)

    assert seen[:6] == ["cupid 1", "wolfhound 1", "wolves 1", "witch 1", "seer 1", "captain 1"]
    assert len(lengths) == 1


def test_a_distribution_that_the_rulebook_cannot_deal_is_not_kept() -> None:
    """Rules: DUE-SYS-10, DUE-SIB-03."""
    with pytest.raises(HostingError) as refused:
        add_distribution(Composition(("werewolf", "seer", "seer")), "duesterwald", START)
    assert refused.value.code is Code.ROLE_LIMIT


def test_roles_are_known_by_every_name_the_rulebook_has_for_them() -> None:
    """Its lists write some otherwise than its descriptions. Rules: DUE-SYS-01, DUE-SET-04."""
    lines = (*("Armor", "Rabe", "Der schwarze Rabe", "Dorfbewohner", "Werwolf"), "2 Geschwister")
    found = read_roles((*lines, "Der weiße Werwolf", "Einfacher Werwolf"), "duesterwald")
    assert sorted(found.roles) == sorted(
        (
            *("cupid", "black_raven", "black_raven", "villager", "werewolf", "werewolf"),
            *("sibling", "sibling", "white_werewolf"),
        )
    )
