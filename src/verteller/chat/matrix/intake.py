"""Intake: what somebody does on Matrix is done in his place, or he is told why it is not."""

from dataclasses import dataclass
from hashlib import sha256
from typing import Final

from verteller.chat.access import Reader
from verteller.chat.customs import LOBBY, SQUARE
from verteller.chat.matrix.linking import accounts
from verteller.chat.matrix.plan import SPACE
from verteller.chat.models import LiveGame, MatrixEvent, MatrixRoom
from verteller.chat.rooms import line_of
from verteller.chat.saying import Code, NotSaid
from verteller.chat.saying import say as say_it
from verteller.chat.thumbs import thumb
from verteller.chat.voice_lines import ACCUSED, say
from verteller.hosting import clock
from verteller.hosting.errors import HostingError
from verteller.hosting.transactions import in_one_transaction
from verteller.rules.facts import Seat

THUMB: Final = "thumb"
"""The detail of an event that is a thumb up: whose seat it was for."""

BY: Final = "by"
"""The detail of such an event that says who gave it."""


@dataclass(frozen=True, slots=True)
class Deed:
    """
    Something that somebody has done in a Matrix room.

    Args:
        address: The room's.
        event: The event that says so.
        user: Who.
    """

    address: str
    event: str
    user: str


@dataclass(frozen=True, slots=True)
class Outcome:
    """
    What came of a deed.

    Args:
        is_ours: Whether it was done in a room of a game.
        undo: Whether the event is to be taken back.
        words: What is said of it to whoever did it, in private; empty for nothing.
        tell: The address of the room in which he is told, empty if he has none.
    """

    is_ours: bool = True
    undo: bool = False
    words: str = ""
    tell: str = ""


NOT_OURS: Final = Outcome(is_ours=False)
DONE: Final = Outcome()


class TooFast(Exception):
    """He has said more than anybody reads; it may be tried again in a moment."""


@in_one_transaction
def take_words(deed: Deed, text: str) -> Outcome:
    """
    Say in a room of a game what somebody has said in the Matrix room for it; once an event.

    What he may not say is to be taken back there, too.

    Raises:
        TooFast: Nothing was done.

    Source: duesterwald, DUE-SYS-11, -13, -29; tabula, TAB-DAY-03, TAB-SYS-22.
    """
    found = _place(deed)
    if found is None or _is_known(deed):
        return NOT_OURS if found is None else DONE
    room, reader = found
    if reader is None:
        return Outcome(undo=True)
    place = room.room
    if place == SQUARE and not reader.live.game.length:
        place = LOBBY
    try:
        post = say_it(reader, place, text, _nonce(deed.event))
    except NotSaid as error:
        if error.code == Code.TOO_FAST:
            raise TooFast from error
        MatrixEvent.objects.create(room=room, event=deed.event)
        told = say(reader.language, f"saying-{error.code.replace('_', '-')}", **error.parameters)
        return Outcome(undo=place != line(reader), words=told, tell=_line_of(reader))
    MatrixEvent.objects.create(room=room, event=deed.event, post=post)
    return DONE


@in_one_transaction
def refuse(deed: Deed, message: str) -> Outcome:
    """Return what is said of a deed that cannot be done at all, by the name of the words for it."""
    found = _place(deed)
    if found is None:
        return NOT_OURS
    if _is_known(deed):
        return DONE
    room, reader = found
    MatrixEvent.objects.create(room=room, event=deed.event)
    if reader is None:
        return DONE
    return Outcome(words=say(reader.language, message), tell=_line_of(reader))


@in_one_transaction
def take_thumb(deed: Deed, on: str) -> Outcome:
    """
    Count a thumb up that somebody has put on the event *on*; on most it means nothing.

    Source: duesterwald, DUE-VOT-02, -03, DUE-SYS-29, -34.
    """
    found = _place(deed)
    if found is None or _is_known(deed):
        return NOT_OURS if found is None else DONE
    room, reader = found
    accused = MatrixEvent.objects.filter(event=on, room=room).first()
    seat = accused.detail.get(ACCUSED) if accused else None
    if reader is None or seat is None:
        return DONE
    detail = {THUMB: seat, BY: deed.user}
    MatrixEvent.objects.create(room=room, event=deed.event, detail=detail)
    return _thumbed(reader, seat, up=True)


@in_one_transaction
def take_back(deed: Deed, event: str) -> Outcome:
    """Take a thumb away again if *event* was one; what was said stays said."""
    found = _place(deed)
    if found is None or _is_known(deed):
        return NOT_OURS if found is None else DONE
    room, reader = found
    taken = MatrixEvent.objects.filter(event=event, room=room, detail__by=deed.user).first()
    if reader is None or taken is None:
        return DONE
    seat = taken.detail[THUMB]
    taken.detail = {}
    taken.save(update_fields=["detail"])
    MatrixEvent.objects.create(room=room, event=deed.event)
    others = MatrixEvent.objects.filter(room=room, detail__thumb=seat, detail__by=deed.user)
    return DONE if others.exists() else _thumbed(reader, seat, up=False)


def _thumbed(reader: Reader, seat: int, *, up: bool) -> Outcome:
    try:
        came = thumb(reader, Seat(seat), clock.now(), up=up)
    except HostingError:
        return Outcome(undo=up)
    if came.is_taken:
        return DONE
    return Outcome(undo=up, words=came.words, tell=_line_of(reader))


def _is_known(deed: Deed) -> bool:
    return MatrixEvent.objects.filter(event=deed.event).exists()


def _place(deed: Deed) -> tuple[MatrixRoom, Reader | None] | None:
    """Return the room of a deed and as whom it was done; None for a room that is no game's."""
    room = MatrixRoom.objects.filter(address=deed.address).exclude(room=SPACE).first()
    if room is None:
        return None
    live = LiveGame.objects.select_related("game").get(pk=room.live_id)
    account = accounts(live).filter(user=deed.user).first()
    return room, None if account is None else Reader(live, account.player)


def line(reader: Reader) -> str:
    """Return the key of a reader's private line; empty while he has no seat."""
    return "" if reader.seat is None else line_of(reader.seat)


def _line_of(reader: Reader) -> str:
    found = MatrixRoom.objects.filter(live=reader.live, room=line(reader)).first()
    return found.address if found else ""


def _nonce(event: str) -> str:
    """Return by what a post is known that an event has become."""
    return f"m{sha256(event.encode()).hexdigest()[:32]}"
