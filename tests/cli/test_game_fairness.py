"""``verteller game``: what there is for the absent, and what a host does about them."""

from datetime import timedelta

import pytest

from tests.cli.conftest import Verteller
from tests.mail.village import running_village
from verteller.hosting.models import HostedGame

pytestmark = pytest.mark.django_db

ROLES = ("werewolf", "villager", "villager", "villager", "villager")


def game(name: str = "WW5") -> HostedGame:
    return HostedGame.objects.get(name=name)


def test_a_game_is_made_with_the_rungs_somebody_wants(verteller: Verteller) -> None:
    verteller(
        *("game", "new", "Rustig", "--strictness", "0", "--least-reliability", "80"),
        *("--fairness", "excuses=on", "--fairness", "extension=1h"),
    )

    made = game("Rustig")
    assert (made.strictness, made.least_reliability) == (0, 80)
    assert made.fairness == {"excuses": True, "extension": 3600}


def test_a_rung_that_is_none_is_refused_in_one_line(verteller: Verteller) -> None:
    result = verteller("game", "new", "Fout", "--fairness", "ladders=on")

    assert "ladders cannot be on" in result.output
    assert not HostedGame.objects.exists()


def test_a_host_gives_time_puts_somebody_in_takes_somebody_out_and_undoes(
    verteller: Verteller,
) -> None:
    village = running_village(*ROLES)
    village.close_until("pyre")
    due, sequence = game().due_at, game().sequence
    assert due is not None

    verteller("game", "extend", "WW5", "--by", "3h")
    assert game().due_at == due + timedelta(hours=3)
    said = verteller("game", "substitute", "WW5", "Anna", "nieuw@y.nl", "--yes").output
    assert "nieuw@y.nl plays as Anna" in said
    assert village.player("Anna").address.email == "nieuw@y.nl"
    assert "Bob is out" in verteller("game", "remove", "WW5", "bob", "--yes").output
    assert "undone" in verteller("game", "undo", "WW5", "--yes").output
    assert game().sequence < sequence


def test_what_cannot_be_undone_is_said(verteller: Verteller) -> None:
    running_village(*ROLES)

    result = verteller("game", "undo", "WW5", "--yes")

    assert "nothing has been closed yet" in result.output
