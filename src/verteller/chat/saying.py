"""Saying something in a room: who may, what is kept of it, and who listens in private."""

import re
import unicodedata
from collections.abc import Callable
from enum import StrEnum
from typing import Final

from django.http import HttpRequest, JsonResponse
from django.views.decorators.http import require_POST

from verteller.chat.access import Reader, reader_of, rooms_for
from verteller.chat.models import Post, PostKind
from verteller.chat.presence import stop_writing
from verteller.chat.rooms import LINE, Room
from verteller.chat.throttle import may_speak
from verteller.chat.timeline import add, said_before
from verteller.chat.wording import say as words
from verteller.hosting import clock, games
from verteller.hosting.durability import lightly
from verteller.hosting.models import HostedGame, Player
from verteller.hosting.transactions import in_one_transaction
from verteller.telling import vocabulary

LONGEST: Final = 2_000
"""Letters of one post."""

LONGEST_NONCE: Final = 40


class Code(StrEnum):
    """Why something is not said."""

    NO_ROOM = "no_room"
    """He has no such room, whether there is one or not."""
    SILENCE = "silence"
    """He may not write there now."""
    EMPTY = "empty"
    TOO_LONG = "too_long"
    """More than ``most`` letters."""
    TOO_FAST = "too_fast"
    """More than anybody reads; he may try again in a moment."""
    UNFIT = "unfit"
    """The page's own mark of what it sends is none."""


class NotSaid(Exception):
    """
    Something was not said; nothing has been changed.

    Args:
        code: Why.
        parameters: What the words need.
    """

    def __init__(self, code: Code, **parameters: int) -> None:
        super().__init__(str(code))
        self.code = code
        self.parameters = parameters


LineListener = Callable[[Reader, Post], None]
"""Is told of what a player says to the narrator, in the same transaction."""

_listeners: Final[list[LineListener]] = []


def on_line(listener: LineListener) -> None:
    """Let *listener* be told of whatever is said in a private line from now on."""
    if listener not in _listeners:
        _listeners.append(listener)


def say(reader: Reader, room: str, text: str, nonce: str = "") -> Post:
    """
    Say something in a room.

    Args:
        nonce: Drawn by the sender for this one post: sent twice, it is said once.

    Raises:
        NotSaid: He may not, or it is nothing that can be said; see `Code`.

    Source: duesterwald, DUE-NGT-01, DUE-DAY-01, -04, DUE-SYS-11, -13, -28, -29; tabula,
    TAB-DAY-03, -06, TAB-BAL-07, TAB-GHO-06, TAB-SYS-09, -22, -30.
    """
    player = reader.player
    if player is None:
        raise NotSaid(Code.NO_ROOM)
    if len(nonce) > LONGEST_NONCE:
        raise NotSaid(Code.UNFIT)
    kept = tidied(text)
    if not kept:
        raise NotSaid(Code.EMPTY)
    if len(kept) > LONGEST:
        raise NotSaid(Code.TOO_LONG, most=LONGEST)
    if not may_speak(reader.live, player):
        return _said_before(player, nonce, Code.TOO_FAST)
    if room.startswith(LINE):
        # What he says will be understood: the words for that are read before anything is locked.
        vocabulary.read(reader.live.game.rulebook, {reader.language})
        return _say(reader, player, room, kept, nonce)
    with lightly():
        return _say(reader, player, room, kept, nonce)


def _said_before(player: Player, nonce: str, otherwise: Code) -> Post:
    """Return what was said with *nonce*; what was taken once is not refused when it comes again."""
    earlier = said_before(player, nonce) if nonce else None
    if earlier is None:
        raise NotSaid(otherwise)
    return earlier


@in_one_transaction
def _say(reader: Reader, player: Player, room: str, text: str, nonce: str) -> Post:
    # The game's row first, as whoever answers for the player will want it too.
    record = games.lock_all([reader.live.game_id]).get(reader.live.game_id)
    found = None if record is None else _room(reader, record, room)
    if record is None or found is None or not found.may_write:
        return _said_before(player, nonce, Code.SILENCE if found else Code.NO_ROOM)
    earlier = said_before(player, nonce) if nonce else None
    if earlier is not None:
        return earlier
    place = record.length
    at = clock.now()
    post = add(
        reader.live,
        room,
        PostKind.TALK,
        player=player,
        text=text,
        first=place,
        last=place,
        nonce=nonce,
        at=at,
    )
    if found.kind == LINE:
        for listener in _listeners:
            listener(reader, post)
    else:
        stop_writing(player)
    return post


def _room(reader: Reader, record: HostedGame, key: str) -> Room | None:
    return next((room for room in rooms_for(reader, record) if room.key == key), None)


_INVISIBLE: Final = frozenset({"Cc", "Cf", "Co", "Cs", "Cn"})
_JOINER: Final = "\u200d"
"""What holds a picture of several together."""
_BLANK: Final = re.compile(
    r"[\s\u200d\u0300-\u036f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0f\uffa0]"
    r"|[\U000e0100-\U000e01ef]"
)
"""Letters of which nothing is seen where they stand alone, though they count as letters."""
_MANY_LINES: Final = re.compile(r"\n{3,}")
_MANY_MARKS: Final = re.compile(
    r"([\u0300-\u036f\u1ab0-\u1aff\u20d0-\u20ff]{3})[\u0300-\u036f\u1ab0-\u1aff\u20d0-\u20ff]+"
)


def tidied(text: str) -> str:
    """
    Return *text* without what cannot be seen, turns it round or piles up on other lines.

    Empty where nothing is left that can be seen.
    """
    composed = unicodedata.normalize("NFC", text.replace("\r\n", "\n").replace("\r", "\n"))
    seen = "".join(
        each
        for each in composed
        if each in f"\n{_JOINER}" or unicodedata.category(each) not in _INVISIBLE
    )
    if not _BLANK.sub("", seen):
        return ""
    few = _MANY_MARKS.sub(r"\1", seen)
    return _MANY_LINES.sub("\n\n", "\n".join(line.rstrip() for line in few.split("\n"))).strip()


@require_POST
def say_it(request: HttpRequest, name: str) -> JsonResponse:
    """Say what a form has: ``room``, ``text`` and ``nonce``; answer with the post's key."""
    reader = reader_of(request, name)
    form = request.POST
    try:
        post = say(reader, form.get("room", ""), form.get("text", ""), form.get("nonce", ""))
    except NotSaid as error:
        told = words(f"saying-{error.code.replace('_', '-')}", **error.parameters)
        return JsonResponse({"error": str(error.code), "words": told}, status=409)
    return JsonResponse({"key": post.key})
