"""The games' pages: all that the whole village knows, and nothing else."""

import re
from collections.abc import Callable
from datetime import timedelta

import pytest
from django.test import Client

from tests.mail.village import Village, new_village, running_village, signed_up
from verteller.hosting.models import LogEntry

pytestmark = pytest.mark.django_db

ROLES = ("werewolf", "seer", "healer", "villager", "villager", "villager")


def page(client: Client, path: str, language: str = "en") -> str:
    """Return a page as somebody with that language gets it."""
    response = client.get(path, headers={"Accept-Language": language})
    assert response.status_code == 200
    return response.content.decode()


def seen(text: str) -> str:
    """Return a page without what is drawn anew for every reader."""
    return re.sub(r'name="csrfmiddlewaretoken" value="\w+"|data-now="\d+"', "", text)


def test_the_games_are_listed_with_who_lives_and_who_died(client: Client) -> None:
    """Everybody sees the living, and the dead with the roles they were shown to have."""
    village = running_village(*ROLES)
    (wolf,) = village.holders("werewolf")
    victim = village.others(wolf)[0]
    village.mail(wolf, victim)
    village.close_until("pyre")

    text = page(client, "/games/WW5/")

    living, dead = text.split(">Dead</p>")
    assert victim not in living.split("villagers")[1]
    assert victim in dead
    assert wolf in living


def test_nobody_reads_a_living_players_role_on_a_page(client: Client) -> None:
    """No page names a role that has not been shown."""
    village = running_village(*ROLES)
    village.close_until("pyre")
    shown = {entry.kind for entry in LogEntry.objects.filter(kind="role_shown")}
    assert not shown

    for path in ("/", "/games/WW5/"):
        text = page(client, path)
        assert "Werewolf" not in text.replace("game of Werewolf", "")
        assert "Seer" not in text
        assert "werewolf" not in text


def test_a_hidden_round_that_closes_leaves_no_trace_on_the_page(client: Client) -> None:
    """Which round of the night is open, and until when, is nobody's business on a page."""
    village = running_village("werewolf", "witch", "raven", "villager", "villager", "villager")
    assert village.open_phase() == "main"
    before = [seen(page(client, path)) for path in ("/", "/games/WW5/")]

    village.close()

    assert village.open_phase() == "potions"
    assert [seen(page(client, path)) for path in ("/", "/games/WW5/")] == before


def test_the_deadline_of_a_public_vote_is_shown(client: Client) -> None:
    """When everybody is asked, everybody may know until when."""
    village = running_village(*ROLES)
    assert "data-until" not in page(client, "/games/WW5/")

    village.close_until("pyre")

    assert village.game.due_at is not None
    assert village.game.due_at.isoformat() in page(client, "/games/WW5/")


def test_the_seed_of_a_game_under_way_is_on_no_page(client: Client) -> None:
    """The seal may be read by all, the seed by nobody before the end."""
    village = running_village(*ROLES)

    text = page(client, "/games/WW5/")

    assert village.game.seed_sha256 in text
    assert village.game.seed not in text


def test_a_sign_up_shows_who_has_joined_and_how_many_may(client: Client) -> None:
    """Before the deal the page lists who takes part."""
    signed_up(new_village(most=9), 3)

    text = page(client, "/")

    assert "3 players, 9 seats" in text
    assert "Karin" in text


def test_a_page_speaks_the_language_the_browser_asks_for(client: Client) -> None:
    """Dutch or English, page and story both."""
    running_village(*ROLES)

    dutch, english = page(client, "/games/WW5/", "nl"), page(client, "/games/WW5/", "en")

    assert 'lang="nl"' in dutch
    assert "Nacht 1 begint" in dutch
    assert 'lang="en"' in english
    assert "Night 1 begins" in english


def test_the_language_can_be_switched_for_good(client: Client) -> None:
    """The switch outweighs what the browser asks for."""
    response = client.post("/language/", {"language": "nl", "next": "/"})

    assert response.status_code == 302
    assert "Er wordt nu geen spel gespeeld" in page(client, "/", "en")


def test_a_page_that_asks_again_is_told_when_nothing_is_new(client: Client) -> None:
    """Asking again costs next to nothing while nothing happens, and brings what is new."""
    village = running_village(*ROLES)
    for path in ("/", "/games/WW5/"):
        found = re.search(r'hx-get="([^"]+)"', page(client, path))
        assert found
        again = found[1].replace("&amp;", "&")
        part = {"HX-Request": "true"}

        assert client.get(again, headers=part).status_code == 204

        village.close_until("pyre")
        response = client.get(again, headers=part)
        assert response.status_code == 200
        assert "<html" not in response.content.decode()


def test_a_players_name_is_never_markup(client: Client) -> None:
    """What people call themselves or their games is text, whatever it holds."""
    village = signed_up(new_village(), 2)
    player = village.player("Bob")
    player.name = "<script>alert(1)</script>"
    player.save()

    assert "<script>alert" not in page(client, "/")


def test_a_game_that_is_not_there_is_not_found(client: Client) -> None:
    """In words, with a way back."""
    response = client.get("/games/Nergens/")

    assert response.status_code == 404
    assert "There is nothing here" in response.content.decode()


def test_pages_let_no_foreign_script_or_frame_in(client: Client) -> None:
    """Every page says what it may load, and no page of others may frame it."""
    policy = client.get("/").headers["Content-Security-Policy"]

    assert "default-src 'none'" in policy
    assert "script-src 'self'" in policy
    assert "frame-ancestors" in policy
    assert "unsafe" not in policy


def test_a_demonstration_begins_only_where_there_is_one(client: Client) -> None:
    """Where real people play, nobody can start made-up ones."""
    assert client.post("/demonstration/", {"players": "12"}).status_code == 404
    assert "demonstration" not in page(client, "/").lower()


def test_a_paused_game_says_so_and_shows_no_deadline(
    client: Client, post: Callable[[Village], None]
) -> None:
    """A game that stands still waits for nobody."""
    from verteller.hosting.pausing import pause

    village = running_village(*ROLES)
    pause(village.game, village.now + timedelta(minutes=1))

    text = page(client, "/games/WW5/")

    assert "The story stands still for a while" in text
    assert "data-until" not in text
