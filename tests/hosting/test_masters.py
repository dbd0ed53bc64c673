"""Masters: who has the desk of which game, and that no game is left without one."""

import pytest

from tests.hosting.villages import ENGLISH, START, administrator, new_game
from verteller.hosting.administrators import remove_administrator
from verteller.hosting.errors import Code, HostingError
from verteller.hosting.masters import appoint, dismiss, is_master, mastered, masters_of
from verteller.hosting.models import Person
from verteller.hosting.people import address_of

pytestmark = pytest.mark.django_db


def somebody(email: str = "gast@x.nl") -> Person:
    """Return somebody who is known, and no administrator."""
    return address_of(email, ENGLISH, START).person


def test_a_master_has_the_desk_of_his_game_and_of_no_other() -> None:
    """An administrator has both; who is not known has none."""
    mine, other = new_game(), new_game("Herfst")
    guest, boss = somebody(), administrator()
    assert not is_master(guest, mine)

    appoint(mine, guest, START)
    appoint(mine, guest, START)

    assert is_master(guest, mine)
    assert not is_master(guest, other)
    assert [*mastered(guest)] == [mine]
    assert is_master(boss, mine)
    assert is_master(boss, other)
    assert {*mastered(boss)} == {mine, other}
    assert not is_master(None, mine)
    assert masters_of(mine) == [guest]


def test_the_last_master_steps_down_only_where_there_are_administrators() -> None:
    """Somebody must be there for the players."""
    game, guest = new_game(), somebody()
    appoint(game, guest, START)
    with pytest.raises(HostingError) as refused:
        dismiss(game, guest, START)
    assert refused.value.code == Code.LAST_MASTER

    second = somebody("tweede@x.nl")
    appoint(game, second, START)
    dismiss(game, guest, START, by=guest)
    assert masters_of(game) == [second]
    administrator()
    dismiss(game, second, START)
    assert masters_of(game) == []
    remove_administrator("admin@x.nl")
    with pytest.raises(HostingError) as stranger:
        dismiss(game, guest, START)
    assert stranger.value.code == Code.NO_MASTER
