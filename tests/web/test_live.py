"""Live pages: whoever looks is told at once that there is news, and nobody is told of secrets."""

from collections.abc import Iterator
from contextlib import ExitStack
from datetime import timedelta

import pytest
from django.test import Client

from tests.mail.village import Village, running_village
from tests.web.conftest import Church
from tests.web.play import playing_as
from tests.web.streams import leave_no_connection, listening
from verteller.cli._web import WebServer
from verteller.hosting.mastering import substitute
from verteller.hosting.pausing import pause
from verteller.hosting.playing import answer
from verteller.web import known
from verteller.web.asgi import STREAMS
from verteller.web.live import pulses
from verteller.web.live.hub import Pulse, Topic
from verteller.web.live.streams import hub

pytestmark = pytest.mark.django_db(transaction=True)

ROLES = ("werewolf", "witch", "raven", "seer", "villager", "villager", "villager")
GAME = Topic("WW5")


@pytest.fixture(autouse=True)
def fresh() -> Iterator[None]:
    """Forget what earlier tests looked at, and let go of the database in the end."""
    known.forget()
    pulses.forget()
    yield
    leave_no_connection()


@pytest.fixture
def village(church: Church) -> Village:
    """Return a village in its first night."""
    made = running_village(*ROLES)
    church.follow(made)
    return made


@pytest.fixture
def web() -> Iterator[WebServer]:
    """Open the door."""
    with WebServer("127.0.0.1", 0) as server:
        yield server


def choose(village: Village, name: str, question: str, *chosen: str) -> None:
    """Let somebody answer, by name."""
    choice = tuple(("target", village.seat(each)) for each in chosen)
    answer(village.game, village.player(name), question, choice, village.now)


def seat_of(village: Village, name: str) -> Topic:
    """Return what a player's stream is about."""
    return Topic("WW5", village.player(name).person.pk)


def pulse(topic: Topic) -> Pulse | None:
    """Look at a topic; None when it is as it was."""
    return pulses.look([topic]).get(topic)


def test_whoever_watches_is_told_of_a_public_closing(village: Village, web: WebServer) -> None:
    """With the deadline of the vote, which everybody may know, and the server's own time."""
    with listening(web, "/games/WW5/live/") as ear, listening(web, "/live/") as home:
        before = ear.hear("told").told
        assert before["until"] == ""
        home.hear("told")

        village.close_until("pyre")

        after = ear.hear("told").told
        while not after["until"]:
            after = ear.hear("told").told
        assert after["stamp"] != before["stamp"]
        assert after["until"] == village.game.due_at.isoformat()  # type: ignore[union-attr]
        assert isinstance(after["now"], int)
        home.hear("told")


def test_who_comes_back_is_not_told_again_what_he_has(village: Village, web: WebServer) -> None:
    """The id of the last event says what he has; he is told the time, and later what is new."""
    with listening(web, "/games/WW5/live/") as ear:
        stamp = str(ear.hear("told").told["stamp"])

    with listening(web, "/games/WW5/live/", last=stamp) as ear:
        assert ear.hear().kind == "clock"
        village.close_until("pyre")
        assert ear.hear().kind == "told"

    with listening(web, "/games/WW5/live/", last=stamp) as ear:
        assert ear.hear().kind == "told"


def test_no_stream_moves_when_others_are_told_a_secret(village: Village) -> None:
    """
    A round of the night that closes, an answer that is given: only who hears of it is told.

    Rules: WAK-GEN-02, WAK-SYS-51.
    """
    wolf, seer, idle = (
        village.holder("werewolf"),
        village.holder("seer"),
        village.holders("villager"),
    )
    others = [seat_of(village, idle[0]), seat_of(village, idle[1]), GAME]
    mine = seat_of(village, wolf)
    before = {topic: pulse(topic) for topic in (*others, mine)}
    assert None not in before.values()

    choose(village, wolf, "pack", idle[2])
    choose(village, seer, "seer", wolf)
    for topic in others:
        assert pulse(topic) in (None, before[topic])
    assert pulse(mine) not in (None, before[mine])

    village.close()
    assert village.open_phase() == "potions"
    for topic in others:
        assert pulse(topic) in (None, before[topic])
    assert pulse(seat_of(village, village.holder("witch"))) is not None


def test_the_page_of_a_game_says_the_stamp_that_its_stream_says(
    village: Village, client: Client
) -> None:
    """In every language, so that a page knows whether it is out of date."""
    found = pulse(GAME)
    assert found is not None
    for language in ("nl", "en", "it", "de"):
        text = client.get("/games/WW5/", headers={"Accept-Language": language}).content.decode()
        assert f'data-stamp="{found.stamp}"' in text
    name = village.holder("seer")
    mine = pulse(seat_of(village, name))
    assert mine is not None
    assert (
        f'data-stamp="{mine.stamp}"' in playing_as(village, name).get("/play/WW5/").content.decode()
    )


def test_a_player_is_told_of_his_own_news_alone(village: Village, web: WebServer) -> None:
    """His stream asks who he is; a stranger's is no stream at all."""
    seer = village.holder("seer")
    with listening(web, "/play/WW5/live/", playing_as(village, seer)) as ear:
        before = ear.hear("told").told
        assert before["until"]
        choose(village, seer, "seer", village.holder("werewolf"))
        assert ear.hear("told").told["stamp"] != before["stamp"]
    with listening(web, "/play/WW5/live/") as ear:
        assert ear.status == 403
    with listening(web, "/games/Nergens/live/") as ear:
        assert ear.status == 404


def test_who_hands_his_seat_over_hears_nothing_later(village: Village, church: Church) -> None:
    """What his stream says stays as it was, whatever the seat is told afterwards."""
    name = village.holder("seer")
    person = village.player(name).person
    church.now = village.now = village.now + timedelta(hours=1)
    substitute(village.game, village.player(name), "new@x.nl", village.now)
    left = Topic("WW5", person.pk)
    before = pulse(left)
    assert before is not None
    assert before.until == ""

    village.close_until("pyre")

    after = pulse(left)
    assert after is None or after.stamp == before.stamp


def test_a_pause_reaches_the_page_though_no_fact_is_told(village: Village) -> None:
    """The deadline is gone, and the status another one."""
    village.close_until("pyre")
    before = pulse(GAME)
    pause(village.game, village.now + timedelta(minutes=1))
    after = pulse(GAME)
    assert before is not None
    assert after is not None
    assert (before.until != "", after.until) == (True, "")
    assert before.stamp != after.stamp


def test_streams_are_ended_when_the_process_is_to_end(village: Village) -> None:
    """Nobody has to wait for pages that are left open."""
    with WebServer("127.0.0.1", 0) as server, listening(server, "/games/WW5/live/") as ear:
        ear.hear("told")
        server.__exit__(None, None, None)
        assert ear.is_over()
    assert len(hub) == 0


def test_many_streams_are_watched_with_as_many_queries_as_one(
    village: Village, django_assert_max_num_queries: object
) -> None:
    """One watcher looks for all, and games that are as they were cost nothing more."""
    topics = [seat_of(village, name) for name in village.others()]
    pulses.look([*topics, GAME])
    with django_assert_max_num_queries(1):  # type: ignore[operator]
        assert pulses.look([*topics, GAME]) == {}


def test_nobody_takes_all_the_streams(
    village: Village, web: WebServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of one network only so many are let in; where a proxy stands, all visitors are one."""
    monkeypatch.setattr("verteller.web.live.hub.MOST_FROM_ONE_PLACE", 1)
    statuses = []
    with ExitStack() as listened:
        for place in ("198.51.100.7", "192.0.2.7", "192.0.2.7", "", ""):
            ear = listened.enter_context(listening(web, "/games/WW5/live/", place=place))
            statuses.append(ear.status)
            if ear.status == 200:
                ear.hear("told")
    assert statuses == [200, 200, 503, 200, 200]


@pytest.mark.parametrize("name", ["live", "WW5"])
def test_only_streams_share_a_thread_whatever_a_game_is_called(name: str) -> None:
    """Or the pages of a game called "live" would wait for each other."""
    for path in (f"/games/{name}/live/", f"/play/{name}/live/", "/live/"):
        assert STREAMS.fullmatch(path)
    for path in (f"/games/{name}/", f"/play/{name}/", f"/sign-in/{name}/", f"/desk/games/{name}/"):
        assert not STREAMS.fullmatch(path)


def test_a_server_that_cannot_stream_says_so(village: Village, client: Client) -> None:
    """Its pages ask from time to time, as of old."""
    assert client.get("/games/WW5/live/").status_code == 204
    assert client.get("/live/").status_code == 204
