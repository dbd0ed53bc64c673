"""The timeline: what was said in all rooms of a game, and what of it somebody may read."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from secrets import token_urlsafe
from typing import Final

from django.db import transaction
from django.db.models import Q, QuerySet

from verteller.chat.access import Reader, rooms_for
from verteller.chat.models import LiveGame, Post, PostKind
from verteller.chat.rooms import Room
from verteller.chat.wakes import wake
from verteller.chat.worded import worded
from verteller.hosting.executing import execute
from verteller.hosting.models import HostedGame, Player
from verteller.hosting.statements import Prepared, insert

__all__ = [
    "Draft",
    "Reader",
    "add",
    "add_all",
    "earlier",
    "is_for",
    "latest",
    "posts_for",
    "said_before",
    "visible",
    "worded",
]

MOST: int = 200
"""Posts that are handed out at a time."""


@dataclass(frozen=True, slots=True)
class Draft:
    """
    A post that is to be added; its values are those of `Post`.

    Args:
        first, last: The entries of the log that it tells of; of all other posts both are the
            log's length at that moment.
    """

    room: str
    kind: PostKind
    first: int
    last: int
    player: Player | None = None
    text: str = ""
    detail: Mapping[str, object] = field(default_factory=dict)
    nonce: str = ""


def new_key() -> str:
    """Draw the key of a post: it tells nothing of how many others there are."""
    return token_urlsafe(16)


def add(  # noqa: PLR0913 - what a post has
    live: LiveGame,
    room: str,
    kind: PostKind,
    *,
    first: int,
    last: int,
    at: datetime,
    player: Player | None = None,
    text: str = "",
    detail: Mapping[str, object] | None = None,
    nonce: str = "",
) -> Post:
    """
    Add a post to a room, and wake those who read it once it is committed.

    Args:
        room: The room's key; whether the sender may write there is the caller's to know.
        first, last: As of a `Draft`.
        nonce: The sender's own; if he has used it before, nothing is added.

    Returns:
        The post, or the earlier one with the same nonce.
    """
    draft = Draft(room, kind, first, last, player, text, detail or {}, nonce)
    return add_all(live, [draft], at=at)[0]


def add_all(live: LiveGame, drafts: Sequence[Draft], *, at: datetime) -> list[Post]:
    """
    Add several posts in their order, with few statements.

    The row of *live* is locked until the transaction under way ends, so that posts are committed
    in the order of their numbers. Who locks the game's own row as well does that before.
    """
    with transaction.atomic(savepoint=False):
        number = _counted(live, len(drafts)) - len(drafts)
        found = [
            _said(draft) or _post(live, draft, number + 1 + n, at) for n, draft in enumerate(drafts)
        ]
        insert([post for post in found if post._state.adding])
        wake(live.game_id)
    return found


def _counted(live: LiveGame, more: int) -> int:
    """Count so many posts more, lock the row, and return how many there are."""
    return int(execute(_COUNT, [more, live.pk]).rows[0][0])


_COUNT: Final = "UPDATE chat_livegame SET posted = posted + %s WHERE id = %s RETURNING posted"


def _said(draft: Draft) -> Post | None:
    """Return the post that was sent before with the same nonce."""
    if draft.player is None or not draft.nonce:
        return None
    return said_before(draft.player, draft.nonce)


def said_before(player: Player, nonce: str) -> Post | None:
    """Return the post that *player* sent with *nonce*, if he has used it."""
    return _with_nonce.one(player.pk, nonce)


_with_nonce: Final = Prepared(
    lambda player, nonce: Post.objects.filter(player_id=player, nonce=nonce), int, str
)


def _post(live: LiveGame, draft: Draft, number: int, at: datetime) -> Post:
    return Post(
        live=live,
        number=number,
        key=new_key(),
        room=draft.room,
        kind=draft.kind,
        player=draft.player,
        text=draft.text,
        detail=dict(draft.detail),
        first=draft.first,
        last=draft.last,
        nonce=draft.nonce,
        at=at,
    )


def is_for(post: Post, rooms: Sequence[Room]) -> bool:
    """Tell whether a post stands in one of *rooms*, from where on it is read there."""
    return any(post.room == room.key and post.first >= room.since for room in rooms)


def posts_for(live: LiveGame, rooms: Sequence[Room]) -> QuerySet[Post]:
    """Return the posts of *rooms* that may be read by whoever has them, in order."""
    mine = Q(pk__in=())
    for room in rooms:
        mine |= Q(room=room.key, first__gte=room.since)
    found = Post.objects.filter(mine, live=live).select_related("player")
    return found.order_by("number")


def visible(reader: Reader, after: str = "", most: int = MOST) -> list[Post]:
    """
    Return the first *most* posts that *reader* may read, in order.

    Args:
        after: The key of a post of this game: only later ones; any other text: all.
    """
    found = posts_for(reader.live, rooms_for(reader, _fresh(reader)))
    return list(found.filter(number__gt=place_of(reader.live, after))[:most])


def latest(reader: Reader, most: int = MOST) -> list[Post]:
    """Return the last *most* posts that *reader* may read, in order."""
    found = posts_for(reader.live, rooms_for(reader, _fresh(reader)))
    return list(found.reverse()[:most])[::-1]


def earlier(reader: Reader, room: str, before: str = "", most: int = MOST) -> list[Post] | None:
    """
    Return the last *most* posts of one room before the one with the key *before*, in order.

    None where *reader* has no such room, whether there is one or not.
    """
    mine = [each for each in rooms_for(reader, _fresh(reader)) if each.key == room]
    if not mine:
        return None
    found = posts_for(reader.live, mine)
    if before:
        found = found.filter(number__lt=place_of(reader.live, before))
    return list(found.reverse()[:most])[::-1]


def place_of(live: LiveGame, key: str) -> int:
    """
    Return the number of the post with *key* in this game, 0 if there is none.

    It may stand in a room that whoever asks cannot read any more: he knows the key from then.
    """
    found = Post.objects.filter(live=live, key=key).values_list("number", flat=True).first()
    return found or 0


def _fresh(reader: Reader) -> HostedGame:
    """Return the game's row as it is now."""
    return HostedGame.objects.get(pk=reader.live.game_id)
