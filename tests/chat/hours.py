"""The hours of a live game in tests: the narrator is called at each moment that matters."""

from collections.abc import Sequence
from datetime import datetime

from tests.chat.village import START
from verteller.chat import narrator
from verteller.chat.access import Reader
from verteller.chat.models import LiveGame, Post, PostKind
from verteller.chat.rooms import SQUARE
from verteller.chat.worded import worded_all
from verteller.hosting import clock, games, heartbeat
from verteller.hosting.models import HostedGame, Player


def record_of(live: LiveGame) -> HostedGame:
    """Return the game's row as it is now."""
    return HostedGame.objects.get(pk=live.game_id)


def phase_of(live: LiveGame) -> str:
    """Return the name of the open phase, empty after the end."""
    with games.opened(record_of(live)) as game:
        return game.state.phase.name if game.state.phase else ""


def look(at: datetime) -> datetime | None:
    """Let the host give a sign of life and the narrator do what is due at that moment."""
    with clock.told_by(lambda: at):
        heartbeat.beat(at)
        return narrator.work(at)


def go_on(at: datetime = START) -> datetime:
    """Let the narrator do what comes next, at its own moment, and return that moment."""
    coming = look(at)
    assert coming is not None, "nothing is due"
    look(coming)
    return coming


def until(live: LiveGame, phase: str, at: datetime = START) -> datetime:
    """Let the clock run until *phase* is open, and return that moment."""
    for _ in range(400):
        if phase_of(live) == phase:
            return at
        at = go_on(at)
    raise AssertionError(f"{phase} was never opened")


def reader(live: LiveGame, name: str = "") -> Reader:
    """Return a player as a reader, or whoever looks on."""
    fresh = LiveGame.objects.select_related("game").get(pk=live.pk)
    if not name:
        return Reader(fresh)
    return Reader(fresh, Player.objects.get(game_id=live.game_id, name=name))


def square(live: LiveGame) -> list[Post]:
    """Return all posts of the square, in order."""
    return list(Post.objects.filter(live=live, room=SQUARE).order_by("number"))


def cues(live: LiveGame) -> list[str]:
    """Return the names of the cues of the square with what they are about, in order."""
    found = [post for post in square(live) if post.kind == PostKind.CUE]
    return [f"{post.detail['cue']} {post.detail.get('phase', '')}".strip() for post in found]


def heard(live: LiveGame, name: str = "", posts: Sequence[Post] | None = None) -> list[str]:
    """Return in words what a reader hears in the square, post by post."""
    words = worded_all(square(live) if posts is None else posts, reader(live, name))
    return [_text(each) for each in words]


def _text(each: dict[str, object]) -> str:
    paragraphs = each["paragraphs"]
    assert isinstance(paragraphs, list)
    lines = [str(each["text"])]
    for paragraph in paragraphs:
        lines += [paragraph["text"], *paragraph["lines"]]
    return " ".join(filter(None, lines))
