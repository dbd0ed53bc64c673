"""Saying: who is refused where, and what becomes of words that are meant to do harm."""

import json

import pytest
from django.contrib.auth import login
from django.http import HttpRequest
from django.test import Client
from django.urls import reverse

from tests.chat.evening import HUNTER, LAST, PLAIN, SEER, URWOLF, WOLF, Evening, evening
from verteller.chat.models import Post, Presence, Spectator
from verteller.chat.saying import LONGEST, tidied
from verteller.chat.throttle import AT_ONCE
from verteller.hosting.accounts import BACKEND, account_of
from verteller.hosting.models import Person
from verteller.hosting.pausing import pause

pytestmark = pytest.mark.django_db


@pytest.fixture
def dorf() -> Evening:
    """Return an evening whose first night has just fallen."""
    return evening()


def browser(person: Person) -> Client:
    """Return a browser in which *person* is signed in."""
    client = Client()
    request = HttpRequest()
    request.session = client.session
    request.META["REMOTE_ADDR"] = "127.0.0.1"
    login(request, account_of(person), backend=BACKEND)
    request.session.save()
    client.cookies["sessionid"] = request.session.session_key or ""
    return client


def playing(dorf: Evening, name: str) -> Client:
    """Return the browser of a player."""
    return browser(dorf.player(name).person)


def at(kind: str) -> str:
    """Return one of the game's addresses."""
    return reverse(f"rooms:{kind}", args=["Abend"])


def test_nobody_speaks_in_the_square_at_night_and_the_dead_never(dorf: Evening) -> None:
    """
    They have a room of their own.

    Rules: DUE-NGT-01, DUE-SYS-11, DUE-SYS-29, DUE-DAY-01, DUE-DAY-04, TAB-DAY-03, TAB-SYS-22.
    """
    dorf.until("wolves")
    assert dorf.is_refused(SEER, "square") == "silence"
    for wolf in (WOLF, URWOLF):
        dorf.chooses(wolf, "pack", PLAIN)
    dorf.until("captain")
    assert dorf.is_refused(PLAIN, "square") == "silence"
    dorf.says(SEER, "square", "Good morning")
    dorf.says(PLAIN, "graveyard", "It is cold here")
    assert dorf.texts(LAST) == ["Good morning"]


def test_a_room_one_does_not_have_is_refused_as_one_that_there_is_not(dorf: Evening) -> None:
    """Rules: DUE-SYS-06, DUE-SYS-07, DUE-SYS-13, TAB-SYS-13."""
    dorf.until("wolves")
    client = playing(dorf, SEER)
    answers = {
        (response.status_code, response.content)
        for room in ("den", "lovers", "graveyard", "line:0", "cellar", "", "lobby", "line:99")
        for response in [client.post(at("say"), {"room": room, "text": "Hello"})]
    }
    assert len(answers) == 1
    ((status, body),) = answers
    assert (status, json.loads(body)["error"]) == (409, "no_room")
    assert not Post.objects.filter(kind="talk").exists()


def test_the_pack_speaks_in_its_den_in_its_own_step_alone(dorf: Evening) -> None:
    """Rules: DUE-PAD-03, DUE-WLF-03, DUE-NGT-04."""
    assert dorf.is_refused(WOLF, "den") == "silence"
    dorf.until("wolves")
    dorf.says(WOLF, "den", "Who tonight?")
    assert dorf.texts(URWOLF, "den") == ["Who tonight?"]
    dorf.close()
    assert dorf.is_refused(WOLF, "den") == "silence"


def test_whoever_looks_on_and_whoever_is_a_stranger_says_nothing(dorf: Evening) -> None:
    """Rules: DUE-SYS-07, DUE-SET-10."""
    dorf.until("accuse")
    form = {"room": "square", "text": "Hello"}
    assert dorf.is_refused(None, "square") == "no_room"
    stranger = Person.objects.create(created_at=dorf.now)
    assert Client().post(at("say"), form).status_code == 404
    assert browser(stranger).post(at("say"), form).status_code == 404
    assert browser(stranger).get(at("history"), {"room": "square"}).status_code == 404
    Spectator.objects.create(live=dorf.live, person=stranger, since=dorf.now)
    assert browser(stranger).post(at("say"), form).status_code == 409
    assert browser(stranger).get(at("history"), {"room": "square"}).status_code == 200
    assert browser(stranger).get(at("history"), {"room": "den"}).status_code == 404


def test_words_come_from_our_own_pages_alone(dorf: Evening) -> None:
    """A form of another site is refused, and so is a link."""
    dorf.until("accuse")
    client = playing(dorf, SEER)
    client.handler.enforce_csrf_checks = True
    for kind in ("say", "typing"):
        form = {"room": "square", "text": "Hello"}
        assert client.post(at(kind), form).status_code == 403
        assert client.get(at(kind), form).status_code == 405
    assert dorf.texts(SEER) == []


def test_history_is_a_rooms_own_and_only_for_those_who_have_it(dorf: Evening) -> None:
    """Rules: DUE-SYS-07, DUE-SYS-39."""
    dorf.until("wolves")
    said = [dorf.says(WOLF, "den", f"Word {count}") for count in range(3)]
    client = playing(dorf, URWOLF)
    found = client.get(at("history"), {"room": "den", "before": said[2].key}).json()
    assert [each["text"] for each in found] == ["Word 0", "Word 1"]
    for room in ("den", "line:0", "nowhere"):
        assert playing(dorf, SEER).get(at("history"), {"room": room}).status_code == 404


def test_a_flood_is_stopped_and_nobody_else_is_slowed_by_it(dorf: Evening) -> None:
    """What comes too fast is not kept, and the same words count when they are sent later."""
    dorf.until("accuse")
    for count in range(AT_ONCE.amount):
        dorf.says(SEER, "square", f"Word {count}", f"nonce {count}")
    assert dorf.is_refused(SEER, "square") == "too_fast"
    assert dorf.says(SEER, "square", "Word 0", "nonce 0").text == "Word 0"
    dorf.says(WOLF, "square", "I can speak")


def test_huge_and_empty_words_are_refused(dorf: Evening) -> None:
    """By their length as it would be kept."""
    dorf.until("accuse")
    assert dorf.is_refused(SEER, "square", "x" * (LONGEST + 1)) == "too_long"
    assert dorf.is_refused(SEER, "square", " \n\t\u200b ") == "empty"
    assert dorf.is_refused(SEER, "square", "") == "empty"
    assert len(dorf.says(SEER, "square", "y" * LONGEST).text) == LONGEST
    client = playing(dorf, SEER)
    long = {"room": "square", "text": "Hi", "nonce": "n" * 41}
    assert client.post(at("say"), long).json()["error"] == "unfit"


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("a\r\nb", "a\nb"),
        ("  two  \n\n\n\n\nlines ", "two\n\nlines"),
        ("abc\u202edef\u2066", "abcdef"),
        ("bell\x07", "bell"),
        ("e\u0301", "é"),
        ("z" + "\u0335" * 40, "z" + "\u0335" * 3),
        ("👩\u200d🌾", "👩\u200d🌾"),
        ("<b>Narrator</b>", "<b>Narrator</b>"),
        ("\u200d", ""),
        ("\u2800 \u3164\n\u115f", ""),
        ("\u034f\ufe0f\U000e0100", ""),
        ("\u2800!", "\u2800!"),
        ("❤\ufe0f", "❤\ufe0f"),
    ],
)
def test_what_cannot_be_seen_or_piles_up_is_taken_out(typed: str, kept: str) -> None:
    """Marks are for the page to escape; whoever writes them is read as he wrote."""
    assert tidied(typed) == kept


def test_a_paused_game_listens_in_private_lines_alone(dorf: Evening) -> None:
    """Rules: DUE-SYS-42."""
    dorf.until("accuse")
    pause(dorf.record, dorf.now)
    assert dorf.is_refused(SEER, "square") == "silence"
    dorf.says(SEER, dorf.line(SEER), "What is going on?")


def test_a_line_is_answered_in_the_line_once_however_often_it_is_sent(dorf: Evening) -> None:
    """Rules: DUE-NGT-08, DUE-SYS-13."""
    for _ in range(3):
        dorf.says(SEER, dorf.line(SEER), "What am I to do?", "one")
    posts = [post for post in dorf.reads(SEER) if post.room == dorf.line(SEER)]
    assert [post.text for post in posts if post.kind == "talk"] == ["What am I to do?"]
    assert len([post for post in posts if post.detail.get("cue") == "reply"]) == 1
    assert not [post for post in dorf.reads(WOLF) if post.room == dorf.line(SEER)]


def test_typing_is_shown_where_it_betrays_nothing(dorf: Evening) -> None:
    """In the square by day and among the dead, never in the den or a line. Rules: DUE-SYS-15."""
    dorf.until("wolves")
    for room in ("den", "square", dorf.line(WOLF)):
        assert playing(dorf, WOLF).post(at("typing"), {"room": room}).status_code == 204
    assert not Presence.objects.filter(types_until__isnull=False).exists()
    dorf.chooses(WOLF, "pack", HUNTER)
    dorf.chooses(URWOLF, "pack", HUNTER)
    dorf.until("captain")
    for name in (WOLF, HUNTER):
        playing(dorf, name).post(at("typing"), {"room": "square"})
    playing(dorf, HUNTER).post(at("typing"), {"room": "graveyard"})
    writing = Presence.objects.filter(types_until__isnull=False).order_by("player__seat")
    assert [(each.player.name, each.types_in) for each in writing] == [
        (WOLF, "square"),
        (HUNTER, "graveyard"),
    ]
