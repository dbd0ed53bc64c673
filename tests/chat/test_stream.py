"""The stream: everybody is sent what is his, at once, once, and whatever breaks off."""

import time
from collections.abc import Iterator
from contextlib import ExitStack

import pytest
from django.test import Client

from tests.chat.ears import listening
from tests.chat.evening import HUNTER, LAST, PLAIN, SEER, URWOLF, WOLF, Evening, evening
from tests.chat.test_saying import browser, playing
from tests.chat.village import lobby
from tests.web.streams import leave_no_connection
from verteller.chat import doorkeeping, hearing, presence
from verteller.chat.models import Presence, Spectator
from verteller.chat.stream import hub
from verteller.cli._web import WebServer
from verteller.hosting.models import Person

pytestmark = pytest.mark.django_db(transaction=True)

STREAM = "/rooms/Abend/stream/"


@pytest.fixture(autouse=True)
def fresh() -> Iterator[None]:
    """Forget earlier games, and let go of the database in the end."""
    hearing.forget()
    yield
    leave_no_connection()


@pytest.fixture
def dorf() -> Evening:
    """Return an evening whose first night has just fallen."""
    return evening()


@pytest.fixture
def web() -> Iterator[WebServer]:
    """Open the door."""
    with WebServer("127.0.0.1", 0) as server:
        yield server


def session(client: Client) -> str:
    """Return what tells a browser's session."""
    return client.cookies["sessionid"].value


def test_words_come_to_those_in_the_room_and_to_nobody_else(dorf: Evening, web: WebServer) -> None:
    """Rules: DUE-PAD-03, DUE-SYS-13, DUE-SYS-39, TAB-SYS-13, TAB-SYS-35."""
    dorf.until("wolves")
    with ExitStack() as stack:
        ears = {
            name: stack.enter_context(listening(web.port, STREAM, session(playing(dorf, name))))
            for name in (WOLF, URWOLF, SEER)
        }
        dorf.says(WOLF, "den", "Who is it to be?")
        heard = ears[URWOLF].hear_text("Who is it to be?")
        assert (heard.data["name"], heard.data["room"]) == (WOLF, "den")
        ears[WOLF].hear_text("Who is it to be?")
        dorf.until("captain")
        dorf.says(WOLF, "square", "Good morning")
        ears[SEER].hear_text("Good morning")
        assert not [each for each in ears[SEER].posts if each["room"] == "den"]


def test_what_is_told_comes_as_posts_and_says_that_the_page_is_old(
    dorf: Evening, web: WebServer
) -> None:
    """To everybody a moment after the closing; an answer only to who gave it."""
    with (
        listening(web.port, STREAM, session(playing(dorf, SEER))) as seer,
        listening(web.port, STREAM, session(playing(dorf, LAST))) as last,
    ):
        for ear in (seer, last):
            ear.hear("state")
        dorf.until("seer")
        dorf.chooses(SEER, "seer", WOLF)
        while not any(WOLF in str(each["paragraphs"]) for each in seer.posts):
            seer.hear("post")
        seer.hear("state")
        dorf.close()
        last.hear("state")
        assert not [each for each in last.posts if each["room"] == dorf.line(SEER)]


def test_how_things_stand_comes_by_itself_and_to_each_as_he_may_know_it(
    dorf: Evening, web: WebServer
) -> None:
    """What a page is sent is what it would be told if it asked, and it need not ask."""
    dorf.until("seer")
    for name in (SEER, LAST):
        with listening(web.port, STREAM, session(playing(dorf, name))) as ear:
            sent = ear.hear("state").data
        asked = playing(dorf, name).get("/rooms/Abend/state/").json()
        assert {**sent, "now": 0} == {**asked, "now": 0}
        assert [each["question"] for each in sent["questions"]] == (
            ["seer"] if name == SEER else []
        )


def test_a_stream_that_breaks_off_is_taken_up_where_it_ended(dorf: Evening, web: WebServer) -> None:
    """By the key of the last post; nothing is lost and nothing comes twice."""
    dorf.until("accuse")
    mine = session(playing(dorf, SEER))
    got: list[str] = []
    last = ""
    for count in range(20):
        dorf.says(WOLF, "square", f"Word {count}")
        with listening(web.port, STREAM, mine, last) as ear:
            ear.hear_text(f"Word {count}")
            got += [each["key"] for each in ear.posts]
            last = ear.last
    assert got == [post.key for post in dorf.reads(SEER)][-len(got) :]
    assert len(got) == len(set(got))
    assert len(got) >= 20


def test_a_page_goes_on_after_the_last_post_that_it_shows(dorf: Evening, web: WebServer) -> None:
    """It says so in the address, before a browser knows of any event."""
    dorf.until("accuse")
    post = dorf.says(WOLF, "square", "First")
    dorf.says(WOLF, "square", "Second")
    with listening(web.port, f"{STREAM}?after={post.key}", session(playing(dorf, SEER))) as ear:
        ear.hear_text("Second")
        assert [each["text"] for each in ear.posts] == ["Second"]


def test_who_dies_is_sent_nothing_more_of_the_den(dorf: Evening, web: WebServer) -> None:
    """His stream is the same one, and tells him of his grave. Rules: DUE-SYS-07, DUE-SYS-29."""
    dorf.until("accuse")
    with listening(web.port, STREAM, session(playing(dorf, WOLF))) as ear:
        dorf.chooses(SEER, "accuse", WOLF)
        dorf.until("ballot")
        dorf.chooses(SEER, "thumbs", WOLF)
        dorf.until("wolves")
        dorf.says(URWOLF, "den", "Alone now")
        dorf.says(WOLF, "graveyard", "Cold here")
        ear.hear_text("Cold here")
        assert "Alone now" not in [each["text"] for each in ear.posts]


def test_strangers_hear_nothing_and_spectators_the_square(dorf: Evening, web: WebServer) -> None:
    """Rules: DUE-SYS-07."""
    dorf.until("wolves")
    person = Person.objects.create(created_at=dorf.now)
    client = browser(person)
    for who in ("", session(client)):
        with listening(web.port, STREAM, who) as ear:
            assert ear.status == 404
    Spectator.objects.create(live=dorf.live, person=person, since=dorf.now)
    with listening(web.port, STREAM, session(client)) as ear:
        dorf.says(WOLF, "den", "Secret")
        dorf.until("captain")
        dorf.says(SEER, "square", "Morning")
        ear.hear_text("Morning")
        assert {each["room"] for each in ear.posts} == {"square"}


def test_who_is_there_is_shown_by_day_and_in_the_lobby(web: WebServer) -> None:
    """With whoever writes, but not to himself. Rules: DUE-SYS-15, TAB-SYS-11."""
    gathering = Evening(lobby())
    ada, ben = (playing(gathering, name) for name in (WOLF, URWOLF))
    with (
        listening(web.port, STREAM, session(ada)) as first,
        listening(web.port, STREAM, session(ben)) as second,
    ):
        while {each["name"] for each in first.hear("here").data["here"]} != {WOLF, URWOLF}:
            pass
        ben.post("/rooms/Abend/typing/", {"room": "lobby"})
        while not (shown := first.hear("here").data["typing"]):
            pass
        assert [each["name"] for each in shown["lobby"]] == [URWOLF]
        assert all(not each.data["typing"] for each in second.events if each.kind == "here")


def test_at_night_nobody_is_shown_to_come_or_go(
    dorf: Evening, web: WebServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was shown at nightfall stays, and nothing is noted. Rules: DUE-SYS-15, TAB-SYS-11."""
    monkeypatch.setattr(presence, "REFRESHED", 0.05)
    dorf.until("wolves")
    with (
        listening(web.port, STREAM, session(playing(dorf, SEER))) as ear,
        listening(web.port, STREAM, session(playing(dorf, WOLF))),
    ):
        dorf.says(SEER, dorf.line(SEER), "Hello")
        ear.hear_text("Hello")
        assert not Presence.objects.filter(seen_at__isnull=False).exists()
        assert not [each for each in ear.events if each.kind == "here"]
        dorf.until("captain")
        while {each["name"] for each in ear.hear("here").data["here"]} != {SEER, WOLF}:
            pass


def test_who_is_no_longer_in_the_game_is_sent_away(web: WebServer) -> None:
    """A player whom the host removes from the lobby, at the next news."""
    gathering = Evening(lobby())
    with listening(web.port, STREAM, session(playing(gathering, HUNTER))) as ear:
        ear.hear("state")
        gathering.player(HUNTER).delete()
        gathering.says(SEER, "lobby", "He is gone")
        ear.until_over()
        assert "He is gone" not in [each["text"] for each in ear.posts]
    deadline = time.monotonic() + 10
    while len(hub) and time.monotonic() < deadline:
        time.sleep(0.02)
    assert len(hub) == 0


def test_who_signs_out_is_sent_nothing_more_in_any_of_his_tabs(
    dorf: Evening, web: WebServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nor is who was signed out everywhere; another browser of his hears on."""
    monkeypatch.setattr(doorkeeping, "LOOKS", 0.2)
    left, kept = playing(dorf, SEER), playing(dorf, SEER)
    with (
        listening(web.port, STREAM, session(left)) as old,
        listening(web.port, STREAM, session(kept)) as new,
    ):
        old.hear("state")
        left.post("/sign-out/")
        old.until_over()
        dorf.until("captain")
        dorf.says(WOLF, "square", "Good morning")
        new.hear_text("Good morning")
    with listening(web.port, STREAM, session(left)) as again:
        assert again.status == 404


def test_a_server_that_stops_sends_everybody_away(dorf: Evening) -> None:
    """Nobody is cut off, so that the browsers come back to the next one at once."""
    mine = session(playing(dorf, PLAIN))
    with WebServer("127.0.0.1", 0) as server, listening(server.port, STREAM, mine) as ear:
        ear.hear("state")
        server.__exit__(None, None, None)
        ear.until_over()
        assert ear.is_ended
