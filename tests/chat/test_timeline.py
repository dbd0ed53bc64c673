"""The timeline: facts and words of all rooms, and what of it each may read."""

import json
from collections import Counter
from itertools import pairwise

import pytest

from tests.chat.evening import CUPID, HOUND, LAST, PLAIN, SEER, URWOLF, WOLF, Evening, evening
from verteller.chat.models import Post, PostKind
from verteller.chat.timeline import add, earlier, latest, worded
from verteller.chat.worded import worded_all

pytestmark = pytest.mark.django_db


@pytest.fixture
def dorf() -> Evening:
    """Return an evening whose first night has just fallen."""
    return evening()


def test_what_everybody_hears_stands_in_the_square_and_the_rest_in_private_lines(
    dorf: Evening,
) -> None:
    """
    A role is told in the line of its holder and nowhere else.

    Rules: DUE-SYS-04, DUE-SYS-13, DUE-NGT-03, DUE-SET-07, DUE-SET-08, TAB-SYS-05.
    """
    rooms = Counter(Post.objects.filter(kind=PostKind.TOLD).values_list("room", flat=True))
    assert rooms["square"] == 1
    assert {room for room in rooms if room.startswith("line:")} == {f"line:{k}" for k in range(8)}
    mine = [post for post in dorf.reads(SEER) if post.room == dorf.line(SEER)]
    assert "seer" in json.dumps(worded_all(mine, dorf.reader(SEER)))
    assert {post.room for post in dorf.reads(SEER)} == {"square", dorf.line(SEER)}
    assert {post.room for post in dorf.reads(None)} == {"square"}


def test_the_dead_of_the_night_are_announced_in_the_square(dorf: Evening) -> None:
    """To everybody at once, fit to be said aloud. Rules: DUE-DAY-03, DUE-SYS-28, TAB-SYS-21."""
    dorf.until("wolves")
    for wolf in (WOLF, URWOLF):
        dorf.chooses(wolf, "pack", PLAIN)
    dorf.until("captain")
    for name in (SEER, PLAIN, None):
        told = [worded(post, dorf.reader(name)) for post in dorf.reads(name)]
        *_, dawn = [each for each in told if each["kind"] == "told" and each["room"] == "square"]
        assert ("You" if name == PLAIN else PLAIN) in str(dawn["speak"])
        assert dawn["who"] is None


def test_a_line_holds_questions_and_receipts_and_says_nothing_aloud(dorf: Evening) -> None:
    """Rules: DUE-NGT-08, DUE-SYS-13, TAB-SYS-12."""
    dorf.chooses(CUPID, "cupid", SEER, PLAIN)
    mine = [worded(post, dorf.reader(CUPID)) for post in dorf.reads(CUPID)]
    mine = [each for each in mine if each["room"] == dorf.line(CUPID)]
    assert ["cupid"] in [each["asks"] for each in mine]
    assert SEER in json.dumps(mine[-1])
    assert {each["speak"] for each in mine} == {""}


def test_an_answer_is_no_news_to_anybody_else(dorf: Evening) -> None:
    """Rules: DUE-SYS-15, DUE-SYS-39, TAB-SYS-11."""
    before = {name: len(dorf.reads(name)) for name in (SEER, WOLF, None)}
    dorf.chooses(CUPID, "cupid", SEER, PLAIN)
    assert {name: len(dorf.reads(name)) for name in (SEER, WOLF, None)} == before


def test_who_joins_the_pack_reads_what_is_said_from_then_on(dorf: Evening) -> None:
    """And neither what was said before nor that there was anything. Rules: DUE-PAD-02."""
    dorf.until("wolfhound")
    dorf.chooses(HOUND, "side", "wolf")
    dorf.close()
    dorf.until("wolves") if dorf.phase() != "wolves" else None
    dorf.says(WOLF, "den", "We hunt")
    for wolf in (WOLF, URWOLF, HOUND):
        dorf.chooses(wolf, "pack", LAST)
    dorf.close()
    dorf.chooses(URWOLF, "convert", "yes")
    dorf.until("wolves")
    dorf.says(WOLF, "den", "Welcome")
    assert dorf.texts(HOUND, "den") == ["We hunt", "Welcome"]
    assert dorf.texts(LAST, "den") == ["Welcome"]
    assert dorf.texts(SEER, "den") == []
    assert earlier(dorf.reader(LAST), "den") == [
        post for post in dorf.reads(LAST) if post.room == "den"
    ]
    assert earlier(dorf.reader(SEER), "den") is None


def test_a_wolf_who_dies_can_open_the_den_no_longer(dorf: Evening) -> None:
    """Rules: DUE-SYS-06, DUE-SYS-07, DUE-SYS-29."""
    dorf.until("wolves")
    dorf.says(WOLF, "den", "We hunt")
    dorf.until("accuse")
    dorf.chooses(SEER, "accuse", WOLF)
    dorf.until("ballot")
    dorf.chooses(SEER, "thumbs", WOLF)
    dorf.close()
    assert "den" not in dorf.rooms(WOLF)
    assert dorf.texts(WOLF, "den") == []
    assert dorf.texts(URWOLF, "den") == ["We hunt"]


def test_who_has_left_a_room_reads_on_from_the_last_post_that_he_saw_there(dorf: Evening) -> None:
    """He is not told everything anew; and a key of another game is none of this one's."""
    dorf.until("wolves")
    seen = dorf.says(WOLF, "den", "We hunt")
    dorf.until("accuse")
    dorf.chooses(SEER, "accuse", WOLF)
    dorf.until("ballot")
    dorf.chooses(SEER, "thumbs", WOLF)
    dorf.close()
    later = [post for post in dorf.reads(WOLF) if post.number > seen.number]
    assert dorf.reads(WOLF, after=seen.key) == later
    assert dorf.reads(WOLF, after="nothing that there is") == dorf.reads(WOLF)
    other = evening(name="Nochmal")
    assert other.reads(SEER, after=seen.key) == other.reads(SEER)


def test_who_was_in_the_pack_last_time_finds_no_den_of_this_game(dorf: Evening) -> None:
    """The same people, dealt otherwise: a den is a game's own. Rules: DUE-PAD-01, DUE-SYS-06."""
    roles = "seer villager werewolf hunter cupid villager werewolf villager".split()
    again = evening(roles, name="Nochmal")
    again.until("wolves")
    again.says(SEER, "den", "Secret")
    assert "den" not in again.rooms(WOLF)
    assert dorf.texts(WOLF, "den") == again.texts(WOLF, "den") == []
    assert earlier(again.reader(WOLF), "den") is None


def test_reading_goes_on_after_any_post_without_a_gap_or_a_double(dorf: Evening) -> None:
    """Whichever post was read last, and however many are read at a time."""
    dorf.until("accuse")
    for name in (SEER, WOLF, PLAIN):
        dorf.says(name, "square", f"I am {name}")
        dorf.says(name, dorf.line(name), "hello?")
    everything = dorf.reads(SEER)
    for place, post in enumerate(everything, 1):
        assert dorf.reads(SEER, after=post.key) == everything[place:]
    assert latest(dorf.reader(SEER), 3) == everything[-3:]
    last = everything[-1]
    assert earlier(dorf.reader(SEER), last.room, last.key) == [
        post for post in everything[:-1] if post.room == last.room
    ]
    assert all(before.number < post.number for before, post in pairwise(everything))


def test_what_is_sent_twice_is_said_once(dorf: Evening) -> None:
    """A nonce is the sender's own: somebody else may draw the same."""
    dorf.until("accuse")
    first = dorf.says(SEER, "square", "Listen", "abc")
    again = dorf.says(SEER, "square", "Listen", "abc")
    other = dorf.says(WOLF, "square", "Listen", "abc")
    assert first == again
    assert other != first
    assert dorf.texts(PLAIN, "square") == ["Listen", "Listen"]


def test_posts_bear_keys_that_tell_nothing_of_how_many_others_there_are(dorf: Evening) -> None:
    """Rules: DUE-SYS-39, TAB-SYS-35."""
    dorf.until("accuse")
    post = dorf.says(SEER, "square", "Hello")
    shown = worded(post, dorf.reader(PLAIN))
    assert len(str(shown["key"])) == 22
    assert post.number not in shown.values()
    assert set(shown) == {
        *("key", "room", "kind", "who", "name", "at", "cue", "detail"),
        *("text", "paragraphs", "speak", "asks"),
    }


def test_a_cue_is_worded_for_its_reader_or_read_as_it_was_written(dorf: Evening) -> None:
    """What is spoken aloud is the square's alone."""
    place = dorf.record.length
    made = [
        add(
            dorf.live,
            room,
            PostKind.CUE,
            text="Time is up",
            detail={"cue": "hush"},
            first=place,
            last=place,
            at=dorf.now,
        )
        for room in ("square", dorf.line(SEER))
    ]
    square, line = (worded(post, dorf.reader(SEER)) for post in made)
    assert (square["text"], square["speak"], square["cue"]) == ("Time is up", "Time is up", "hush")
    assert (line["text"], line["speak"]) == ("Time is up", "")


def test_before_the_deal_there_is_a_lobby_and_nothing_else() -> None:
    """It is closed when the roles are dealt."""
    from tests.chat.village import lobby

    gathering = Evening(lobby())
    assert gathering.rooms(SEER) == {"lobby"}
    assert gathering.rooms(None) == set()
    gathering.says(SEER, "lobby", "Good evening")
    assert gathering.texts(WOLF, "lobby") == ["Good evening"]
    shown = worded(gathering.reads(WOLF)[0], gathering.reader(WOLF))
    assert (shown["who"], shown["name"]) == (None, SEER)
