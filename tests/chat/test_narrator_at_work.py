"""Narrators at work: threads by the real clock, two of them as in two processes, and killed."""

import threading
from datetime import timedelta
from itertools import pairwise

import pytest

from tests.chat.village import live_game
from verteller.chat import wakes
from verteller.chat.models import Post
from verteller.chat.narrator import Narrator
from verteller.hosting import clock, heartbeat
from verteller.hosting.models import HostedGame

STEP = 0.4
EIGHT = ("werewolf", "werewolf", "seer", *["villager"] * 5)


@pytest.mark.django_db(transaction=True)
def test_two_narrators_say_everything_once_on_the_tenth_and_a_new_one_goes_on() -> None:
    """
    The steps follow each other at even intervals, whoever closes them and whoever is killed.

    Rules: DUE-SYS-12, DUE-SYS-15, DUE-SYS-44, TAB-SYS-11, TAB-SYS-36, TAB-SYS-37.
    """
    reached = threading.Event()
    heartbeat.beat(clock.now())
    start = clock.now()
    live = live_game("tabula", roles=EIGHT, pace={"every": STEP}, at=start)
    goal = [0]

    def look(_game_id: int) -> None:
        if HostedGame.objects.values_list("sequence", flat=True).get(pk=live.game_id) >= goal[0]:
            reached.set()

    wakes.on_news(look)
    for goal[0] in (3, 6):
        reached.clear()
        with Narrator(), Narrator():
            assert reached.wait(30)
    wakes._woken.remove(look)

    posts = list(Post.objects.filter(live=live, room="square").order_by("number"))
    said = [(post.detail["phase"], post.detail["line"]) for post in posts if "phase" in post.detail]
    assert said[:8] == [
        *(("seer", "open"), ("seer", "close"), ("wolves", "open"), ("wolves", "close")),
        *(("discussion", "open"), ("discussion", "close"), ("nominate", "open")),
        ("nominate", "close"),
    ]
    opened = [post.at for post in posts if post.detail.get("line") == "open"][:4]
    gaps = [after - before for before, after in pairwise(opened)]
    assert all(gap >= timedelta(seconds=STEP) for gap in gaps)
    turns = [post for post in posts if post.kind == "told"]
    assert len({(post.first, post.last) for post in turns}) == len(turns)
