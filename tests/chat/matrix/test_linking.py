"""Who plays from where: codes, commands, and the page that shows a code."""

from datetime import timedelta

import pytest
from django.test import Client

from tests.chat.village import live_game, lobby, player
from verteller.chat.lobby.again import play_again
from verteller.chat.matrix.account import Account, Misnamed, account_from
from verteller.chat.matrix.commands import obey
from verteller.chat.matrix.linking import (
    GUESSES,
    UnknownCode,
    accounts,
    code_for,
    link,
    link_by_code,
    take_along,
    unlink,
)
from verteller.chat.models import LiveGame, MatrixCursor
from verteller.hosting import clock
from verteller.hosting.accounts import BACKEND, account_of
from verteller.hosting.throttling import limiter

pytestmark = pytest.mark.django_db

ANN = "@ann:example.org"


@pytest.fixture(autouse=True)
def _nobody_has_guessed() -> None:
    limiter.storage.reset()


def users(live: LiveGame) -> dict[str, str]:
    return {account.player.name: account.user for account in accounts(live)}


def test_a_code_links_one_account_once_and_not_for_ever() -> None:
    live = lobby()
    ada, now = player(live, "Ada"), clock.now()
    code = code_for(ada, now)

    assert code_for(ada, now) == code
    with pytest.raises(UnknownCode):
        link_by_code(ANN, code, now + timedelta(hours=1))
    assert link_by_code(ANN, f" {code.lower()} ", now) == ada
    with pytest.raises(UnknownCode):
        link_by_code("@eve:example.org", code, now)
    assert users(live) == {"Ada": ANN}


def test_codes_cannot_be_guessed_for_long() -> None:
    live = lobby()
    for _ in range(GUESSES.amount):
        with pytest.raises(UnknownCode):
            link_by_code("@eve:example.org", "AAAAAAAA", clock.now())
    with pytest.raises(UnknownCode):
        link_by_code("@eve:example.org", code_for(player(live, "Ada"), clock.now()), clock.now())
    # Nobody else is locked out by that.
    link_by_code(ANN, code_for(player(live, "Ada"), clock.now()), clock.now())


def test_an_account_plays_in_one_place_of_a_game() -> None:
    live = lobby()
    link(player(live, "Ada"), ANN, clock.now())
    link(player(live, "Ben"), ANN, clock.now())

    assert users(live) == {"Ben": ANN}


def test_the_same_people_are_linked_in_their_next_game_unless_they_said_otherwise() -> None:
    live = live_game(names=("Ada", "Ben", "Cem", "Dora", "Emil", "Fritz", "Greta", "Hana"))
    link(player(live, "Ada"), ANN, clock.now())
    link(player(live, "Ben"), "@ben:example.org", clock.now())
    live.game.status = "finished"
    live.game.save()
    following = play_again(live, live.host, clock.now())
    unlink(player(following, "Ben"), clock.now())

    take_along(following, clock.now())

    assert users(following) == {"Ada": ANN}


def test_who_has_nothing_but_matrix_joins_says_that_he_is_ready_and_leaves_again() -> None:
    live = lobby(names=("Ada", "Ben"))

    assert "not" not in obey(ANN, f"!join https://x/rooms/join/{live.invitation}/ Ann Lee").words
    assert users(live) == {"Ann Lee": ANN}
    assert "already" in obey("@eve:example.org", f"!join {live.invitation} Ada").words
    assert "!join" in obey("@eve:example.org", "!join nowhere Eve").words
    assert live.game.name in obey(ANN, "!ready").words
    assert player(live, "Ann Lee").presence.is_ready
    assert obey(ANN, "!rooms").again
    assert "!link" in obey("@eve:example.org", "!ready").words
    obey(ANN, "!leave")
    assert users(live) == {}


def test_the_bot_speaks_the_language_of_whoever_it_knows() -> None:
    live = lobby(language="nl")
    link(player(live, "Ada"), ANN, clock.now())

    assert "weerwolven" in obey(ANN, "!help").words.lower()


def test_the_page_shows_a_player_his_own_code_and_nobody_else_any() -> None:
    live = live_game()
    ada, client = player(live, "Ada"), Client()
    client.force_login(account_of(ada.person), backend=BACKEND)
    page = f"/rooms/{live.game.name}/matrix/"

    assert code_for(ada, clock.now()) not in client.get(page).content.decode()
    MatrixCursor.objects.create(user="@narrator:example.org")
    shown = client.get(page).content.decode()
    assert f"!link {code_for(ada, clock.now())}" in shown
    assert "@narrator:example.org" in shown
    link(ada, ANN, clock.now())
    assert ANN in client.get(page).content.decode()
    client.post(page)
    assert users(live) == {}
    assert Client().get(page).status_code == 404


@pytest.mark.parametrize(
    ("url", "account"),
    [
        (
            "https://bot:a%40b@matrix.example.org",
            Account("https://matrix.example.org", "bot", "a@b"),
        ),
        (
            "http://%40bot%3Aexample.org:x@127.0.0.1:8008/",
            Account("http://127.0.0.1:8008", "@bot:example.org", "x"),
        ),
    ],
)
def test_an_account_is_named_like_any_other_server(url: str, account: Account) -> None:
    assert account_from(url) == account
    assert account.password not in f"{account} {account!r}".replace("example", "")


@pytest.mark.parametrize(
    "url", ["https://matrix.example.org", "http://a:b@example.org", "nonsense"]
)
def test_an_account_that_is_named_wrongly_says_what_is_missing(url: str) -> None:
    with pytest.raises(Misnamed, match="https://"):
        account_from(url)
