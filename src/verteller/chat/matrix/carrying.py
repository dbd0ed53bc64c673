"""What is to be carried to a Matrix room, and the memory of what has been."""

from dataclasses import dataclass

from django.db import transaction
from django.db.models import Q, QuerySet
from django.utils.crypto import salted_hmac

from verteller.chat.access import Reader
from verteller.chat.matrix.content import Content, content_of
from verteller.chat.matrix.plan import is_line, rooms_in
from verteller.chat.models import LiveGame, MatrixEvent, MatrixRoom, Post
from verteller.chat.rooms import SQUARE
from verteller.chat.voice_lines import ACCUSED
from verteller.chat.worded import wording_of
from verteller.hosting.models import Player

HISTORY = 50
"""So many earlier posts at most are carried into a new room."""

AT_ONCE = 50
"""So many posts are worded at a time."""


@dataclass(frozen=True, slots=True)
class Load:
    """
    A post to carry.

    Args:
        post: The post.
        content: What it is on Matrix; None if there is nothing to say, or it came from there.
        accused: Whose seat a thumb on it is a vote against; None where thumbs mean nothing.
    """

    post: Post
    content: Content | None
    accused: int | None = None


def loads(
    room: MatrixRoom, length: int, before: int | None = None, *, votes: bool = False
) -> list[Load]:
    """
    Return the next posts to carry into a room, in order.

    Each of the accused comes into the private line of whoever may vote, too: thumbs that everybody
    saw would tell what the count alone may tell, and one that is taken away again, who loves whom.

    Args:
        length: How long the log may have been at most when they were posted.
        before: Only those that were posted before this entry; somebody new comes in with it.
        votes: Whether he whose line it is can give thumbs now.

    Source: duesterwald, DUE-VOT-02, -03, DUE-SYS-34, -36, DUE-AMB-29.
    """
    found = _posts(room).filter(number__gt=room.sent, last__lte=length)
    if before is not None:
        found = found.filter(first__lt=before)
    posts = list(found.select_related("player").order_by("number")[:AT_ONCE])
    from_there = set(
        MatrixEvent.objects.filter(room=room, post__in=posts).values_list("post_id", flat=True)
    )
    if not posts:
        return []
    reader = _reader(room)
    wording = wording_of(reader.live.game)
    found_loads = []
    for post in posts:
        accused = post.detail.get(ACCUSED) if is_line(room.room) else None
        is_needless = post.pk in from_there or (accused is not None and not votes)
        content = None if is_needless else content_of(wording.of(post, reader))
        found_loads.append(Load(post, content, accused if votes else None))
    return found_loads


def has_loads(room: MatrixRoom) -> bool:
    """Tell whether something waits to be carried into a room."""
    return _posts(room).filter(number__gt=room.sent).exists()


def _posts(room: MatrixRoom) -> QuerySet[Post]:
    here = Q(room__in=rooms_in(room.room))
    if is_line(room.room):
        here |= Q(room=SQUARE, detail__has_key=ACCUSED)
    return Post.objects.filter(here, live_id=room.live_id)


def _reader(room: MatrixRoom) -> Reader:
    """Return for whom the posts of a room are worded: whoever's line it is, or everybody."""
    live = LiveGame.objects.select_related("game").get(pk=room.live_id)
    if not is_line(room.room):
        return Reader(live)
    seat = int(room.room.partition(":")[2])
    return Reader(live, Player.objects.get(game_id=live.game_id, seat=seat))


@transaction.atomic
def carried(room: MatrixRoom, load: Load, event: str) -> MatrixRoom:
    """
    Remember that a post stands in a room, and return the room as it is remembered.

    Args:
        event: The event that it is there; empty if nothing was sent.
    """
    if event:
        detail = {} if load.accused is None else {ACCUSED: load.accused}
        MatrixEvent.objects.get_or_create(
            event=event, defaults={"room": room, "post": load.post, "detail": detail}
        )
    MatrixRoom.objects.filter(pk=room.pk, sent__lt=load.post.number).update(sent=load.post.number)
    room.sent = load.post.number
    return room


def transaction_of(room: MatrixRoom, post: Post, about: str = "") -> str:
    """Return under what the server knows a post again when it is sent a second time."""
    return salted_hmac("verteller.matrix.post", f"{room.pk} {post.key} {about}").hexdigest()


def tag_of(live: LiveGame, room: str) -> str:
    """Return by what a room is known again that was made, but not remembered."""
    return salted_hmac("verteller.matrix.room", f"{live.pk} {room}").hexdigest()[:32]


def remember(live: LiveGame, room: str, address: str) -> MatrixRoom:
    """Remember a room that was made; of what was said before, the last posts are carried there."""
    made, _ = MatrixRoom.objects.get_or_create(live=live, room=room, defaults={"address": address})
    numbers = _posts(made).order_by("-number").values_list("number", flat=True)
    last_left_out = next(iter(numbers[HISTORY : HISTORY + 1]), 0)
    if last_left_out > made.sent:
        made.sent = last_left_out
        made.save(update_fields=["sent"])
    return made
