"""What everybody reads of a game, turn by turn: votes as tables, who takes part, which games."""

import random
import re
from typing import Any

import pytest
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext

from tests.mail import test_tempo_reale as post
from tests.mail.village import Village, new_village, running_village, signed_up
from tests.web.desk import signed_in_as
from tests.web.play import playing_as
from tests.web.test_public import page, seen
from verteller.hosting import games, playing
from verteller.hosting.models import HostedGame, Person
from verteller.rules.facts import Tally, Votes
from verteller.web import known, pieces, strangers

pytestmark = pytest.mark.django_db

ROLES = ("werewolf", "seer", "healer", "villager", "villager", "villager")

village = post.village


@pytest.fixture(autouse=True)
def fresh() -> None:
    """Keep nothing of other tests' games."""
    known.forget()
    pieces.forget()
    strangers.forget()


def squeezed(text: str) -> str:
    """Return a page with as little white space as there can be."""
    return re.sub(r"\s+", " ", text)


def rows(text: str, kind: str) -> list[list[tuple[str, str]]]:
    """Return the rows of all tables of a kind."""
    tables = re.findall(rf'<table class="{kind}">.*?</table>', text, re.DOTALL)
    line = r'<tr><th scope="row">([^<]*)</th><td[^>]*>([^<]*)</td></tr>'
    return [re.findall(line, table) for table in tables]


def test_a_vote_stands_in_tables_of_voters_and_totals(client: Client, village: Village) -> None:
    """
    Exactly as it was published, the pyre's and the election's apart; who has no vote is missing.

    Rules: LTR-SYS-09, LTR-SYS-11, LTR-VOTE-11, LTR-MAYOR-10, LTR-COMM-03.
    """
    post.play_round(village, random.Random(1))
    post.play_round(village, random.Random(2))
    with games.opened(village.game) as game:
        facts = [entry.content for entry in game.log]
        names = game.state.names
    published = {fact.ballot: fact for fact in facts if isinstance(fact, Votes)}
    counted = {fact.ballot: fact for fact in facts if isinstance(fact, Tally)}

    text = page(client, "/games/WW5/turns/3/")

    assert text.index("The election of the mayor") < text.index("The vote on the pyre")
    votes, totals = rows(text, "votes"), rows(text, "totals")
    for place, ballot in enumerate(("election", "pyre")):
        cast = [(names[voter], names[int(option)]) for voter, option in published[ballot].votes]
        assert votes[place] == cast
        counts = {names[seat]: f"{count:g}" for seat, count in counted[ballot].counts}
        assert dict(totals[place]) == counts


def test_a_vote_in_wakkerdam_stands_in_tables_by_the_same_pages(client: Client) -> None:
    """Whatever the rulebook, its ballots look the same. Rules: WAK-MAYOR-11, WAK-PYRE-14."""
    village = running_village(*ROLES, mayor=True)
    village.close_until("election")
    chosen = village.holders("villager")[0]
    for name in village.others()[:2]:
        choice = (("target", village.seat(chosen)),)
        playing.answer(village.game, village.player(name), "elect", choice, village.now)
    village.close()

    text = page(client, "/games/WW5/")

    (votes,), (totals,) = rows(text, "votes"), rows(text, "totals")
    assert [pair for pair in votes if pair[1] == chosen] == [
        (name, chosen) for name in village.others()[:2]
    ]
    assert "did not vote" in {answer for _, answer in votes}
    assert totals == [(chosen, "2")]


def test_turns_lead_to_each_other_and_no_page_lists_them_all(
    client: Client, village: Village
) -> None:
    """From the first to the last, and nothing beyond. Rules: LTR-SYS-09."""
    post.play(village, random.Random(1))
    text = page(client, "/games/WW5/turns/0/")
    assert 'rel="prev"' not in text
    place, visited = 0, 1
    while later := re.search(r'rel="next" href="([^"]+)"', text):
        text = page(client, later[1])
        visited += 1
        place += 1
        assert f'href="/games/WW5/turns/{place - 1}/"' in text
        assert len(re.findall(r'id="turn-\d+"', text)) <= 11
    assert visited > 5
    assert client.get(f"/games/WW5/turns/{place + 1}/").status_code == 404
    assert client.get("/games/Nergens/turns/0/").status_code == 404


def test_a_page_costs_no_more_queries_the_longer_a_game_lasts(
    client: Client, village: Village
) -> None:
    """A page that asks again costs three at most; rendered anew, the same as in the first night."""
    luck = random.Random(1)

    def costs(path: str) -> int:
        with CaptureQueriesContext(connection) as queries:
            assert client.get(path).status_code == 200
        return len(queries)

    found = []
    for _ in range(3):
        post.play_round(village, luck)
        post.play_round(village, luck)
        known.forget()
        paths = ("/games/WW5/", "/games/WW5/turns/1/", "/games/WW5/people/", "/", "/games/")
        found.append([(costs(path), costs(path)) for path in paths])

    assert found[0] == found[1] == found[2]
    for first, again in found[0]:
        assert again <= first
        assert again <= 5
    assert found[0][0][1] <= 3


def test_the_list_of_games_costs_no_more_queries_the_more_there_are(client: Client) -> None:
    """However many games a page shows."""

    def costs() -> int:
        with CaptureQueriesContext(connection) as queries:
            client.get("/games/")
        return len(queries)

    for number in range(3):
        new_village(name=f"Dorp {number}")
    few = costs()
    for number in range(3, 19):
        new_village(name=f"Dorp {number}")
    assert costs() == few


def test_games_are_found_by_name_and_by_how_they_stand(client: Client) -> None:
    """Page by page, the newest first."""
    running_village(*ROLES)
    for number in range(23):
        new_village(name=f"Dorp {number}")

    assert "24 games" in page(client, "/games/")
    assert "Page 1 of 2" in page(client, "/games/")
    second = page(client, "/games/?page=2")
    assert ">WW5</a>" in second
    found = page(client, "/games/?q=DORP+1&state=open")
    assert ">Dorp 12</a>" in found
    assert ">Dorp 2</a>" not in found
    assert ">WW5</a>" in page(client, "/games/?state=running")
    assert "No games" in page(client, "/games/?state=over")
    assert "No game has a name like that" in page(client, "/games/?q=%3Cb%3E")


def test_a_page_that_a_browser_has_kept_is_asked_about_and_not_sent_again(
    client: Client, village: Village
) -> None:
    """It is kept by that browser alone, and only for as long as it says the same."""
    client.get("/")
    for path in ("/games/WW5/", "/games/WW5/turns/0/", "/games/WW5/people/", "/", "/rules/"):
        first = client.get(path)
        assert first.headers["Cache-Control"] == "private, no-cache"
        assert {"Cookie", "Accept-Language"} <= set(first.headers["Vary"].split(", "))
        kept = {"If-None-Match": first.headers["ETag"]}
        again = client.get(path, headers=kept)
        assert (again.status_code, again.content) == (304, b"")
        assert client.get(path, headers={**kept, "Accept-Language": "nl"}).status_code == 200

    kept = {"If-None-Match": client.get("/games/WW5/").headers["ETag"]}
    assert "Last-Modified" in client.get("/games/WW5/").headers
    post.play_round(village, random.Random(1))
    assert client.get("/games/WW5/", headers=kept).status_code == 200


def test_what_a_browser_kept_is_not_shown_to_who_signs_in_later(
    client: Client, village: Village
) -> None:
    """A page says who looks, so it is another one for somebody else."""
    etag = client.get("/games/WW5/").headers["ETag"]
    other = playing_as(village, "Anna")

    response = other.get("/games/WW5/", headers={"If-None-Match": etag})

    assert response.status_code == 200
    assert "My games" in response.content.decode()
    assert "My games" not in client.get("/games/WW5/").content.decode()


def test_a_page_that_is_kept_for_strangers_works_like_one_that_is_made_for_them(
    village: Village,
) -> None:
    """Its forms can be sent; a new name changes it, and a secret answer leaves it as it is."""
    client = Client(enforce_csrf_checks=True)
    texts = [page(client, "/games/WW5/") for _ in range(2)]
    assert seen(texts[0]) == seen(texts[1])
    token = re.search(r'name="csrfmiddlewaretoken" value="(\w+)"', texts[1])
    assert token
    wish = {"language": "it", "next": "/", "csrfmiddlewaretoken": token[1]}
    assert client.post("/language/", wish).status_code == 302
    assert '<html lang="it">' in page(client, "/games/WW5/")

    other = Client()
    before = [seen(page(other, "/games/WW5/")) for _ in range(2)][-1]
    asked = village.questions("Anna")
    if asked:
        playing.answer(village.game, village.player("Anna"), asked[0], (), village.now)
    assert seen(page(other, "/games/WW5/")) == before
    village.game.players.filter(name="Bob").update(name="Robert")
    assert ">Robert<" in page(other, "/games/WW5/")


def test_addresses_are_published_where_the_rules_say_so(client: Client, village: Village) -> None:
    """
    By tempo reale to everybody from the start on, in the order of the seats.

    Rules: LTR-COMM-06, LTR-SYS-15.
    """
    response = client.get("/games/WW5/people/", headers={"Accept-Language": "en"})
    text = response.content.decode()

    found = re.findall(r'href="mailto:([^"]+)"', text)
    assert found == [player.address.email for player in village.game.players.order_by("seat")]
    assert "noindex" in response.headers["X-Robots-Tag"]
    assert not re.findall(r"[\w.]+@x\.nl", page(client, "/games/WW5/"))


def test_addresses_are_not_published_before_the_start_and_it_is_told_that_they_will_be(
    client: Client,
) -> None:
    """Who signs up can know beforehand. Rules: LTR-COMM-06."""
    signed_up(new_village(rulebook="tempo_reale", name="Lupus"), 3)

    text = page(client, "/games/Lupus/people/")

    assert "@x.nl" not in text
    assert "publish the mail addresses of all who take part" in text


@pytest.mark.parametrize("chosen", ["players", "nobody"])
def test_a_group_may_keep_its_addresses_to_itself(
    client: Client, village: Village, chosen: str
) -> None:
    """Shown to those who play, or to nobody; a stranger who is signed in sees none."""
    HostedGame.objects.update(options={"addresses": chosen})
    stranger = signed_in_as(Person.objects.create(created_at=village.now))
    assert "@x.nl" not in page(client, "/games/WW5/people/")
    assert "mailto:" not in stranger.get("/games/WW5/people/").content.decode()

    mine = playing_as(village, "Anna").get("/games/WW5/people/").content.decode()

    assert ("mailto:anna@x.nl" in mine) == (chosen == "players")


def test_other_rulebooks_publish_no_address(client: Client) -> None:
    """Whatever somebody has written among the options."""
    running_village(*ROLES)
    HostedGame.objects.update(options={"addresses": "everybody"})
    for path in ("/games/WW5/people/", "/games/WW5/", "/"):
        assert "@x.nl" not in page(client, path)


def test_hints_and_announcements_are_for_everybody(client: Client) -> None:
    """
    Hints stand on the page from sign-up on; what a master announces stands there and in its turn.

    Rules: LTR-SYS-24, LTR-SYS-32, LTR-GEN-06.
    """
    village = new_village(rulebook="tempo_reale", name="Lupus")
    HostedGame.objects.update(hints=["At least two <wolves>"])

    text = page(client, f"/games/{village.name}/")

    assert "What is known of the roles" in text
    assert "At least two &lt;wolves&gt;" in text


def test_a_stranger_sees_all_that_is_public_and_nothing_else(
    client: Client, village: Village
) -> None:
    """
    Phase, living, dead, mayor, tables; no role, no notice; private addresses lead to signing in.

    Rules: LTR-SYS-09, LTR-COMM-03, LTR-SYS-20, LTR-DEATH-05.
    """
    luck = random.Random(1)
    for _ in range(4):
        post.play_round(village, luck)
    text = squeezed(page(client, "/games/WW5/"))
    for words in ("Night 3: the village sleeps", "Mayor: ", "The vote on the pyre", "living"):
        assert words in text
    for number in range(6):
        told = page(client, f"/games/WW5/turns/{number}/")
        for role in ("Bodyguard", "Phantom", "Witch", "Your power", "You are"):
            assert role not in told
    for path in ("/play/WW5/", "/play/WW5/told/", "/play/WW5/told/text/", "/desk/games/WW5/"):
        response = client.get(path)
        assert response.status_code == 302
        assert response.headers["Location"].startswith("/sign-in/")


def test_pages_for_everybody_come_in_four_languages(client: Client, village: Village) -> None:
    """Each with its own words, and none with a word missing."""
    post.play_round(village, random.Random(1))
    post.play_round(village, random.Random(1))
    shown: dict[str, Any] = {}
    for language in ("nl", "en", "it", "de"):
        for path in ("/games/WW5/", "/games/WW5/turns/3/", "/games/WW5/people/", "/games/"):
            text = seen(page(client, path, language))
            assert f'<html lang="{language}">' in text
            shown.setdefault(path, set()).add(text.split("<main")[1])
    assert all(len(texts) == 4 for texts in shown.values())
