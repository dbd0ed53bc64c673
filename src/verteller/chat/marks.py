"""
Marks: the moments at which the narrator says how much time is left to talk or to choose.

They are the reminders that DUE-SYS-40 asks for. Ruling: by day only. At night a step is short, its
call is the prompt, and a reminder that came to those alone who have not answered yet would ring in
the hand of whoever is awake; one that came to all would only lengthen the step in their ears.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final

from django.db import transaction

from verteller.chat.models import LiveGame, Post, PostKind
from verteller.chat.rooms import SQUARE
from verteller.chat.timeline import add
from verteller.chat.voice_lines import LEFT
from verteller.hosting import games
from verteller.hosting.models import HostedGame, Status

SECONDS: Final = {
    "accuse": (60, 30, 10),
    "discussion": (60, 30, 10),
    "captain": (10,),
    "ballot": (10,),
    "defence": (10,),
    "tie": (10,),
}
"""How many seconds before their end phases of the day are told so; by night nothing is said."""

MISSED: Final = timedelta(seconds=2)
"""What was to be said longer ago is not said any more."""


@dataclass(frozen=True, slots=True)
class Mark:
    """
    A moment at which it is said that so many seconds are left.

    Args:
        sequence: The phase's.
    """

    at: datetime
    seconds: int
    sequence: int

    @property
    def nonce(self) -> str:
        """What tells it from all others of its game, so that it is said once."""
        return f"{LEFT}:{self.sequence}:{self.seconds}:{int(self.at.timestamp())}"


def marks_of(record: HostedGame, phase: str) -> Iterator[Mark]:
    """
    Yield the marks of the open phase.

    A phase that is not twice as long as what is left has none: everybody has just heard of it.

    Source: duesterwald, DUE-SYS-33; tabula, TAB-NOM-01, TAB-SYS-23, TAB-SYS-27.
    """
    if record.due_at is None or record.opened_at is None:
        return
    length = record.due_at - record.opened_at
    for seconds in SECONDS.get(phase, ()):
        left = timedelta(seconds=seconds)
        at = record.due_at - left
        if 2 * left < length:
            yield Mark(at, seconds, record.sequence)


@transaction.atomic
def announce(live: LiveGame, mark: Mark) -> bool:
    """Say in the square how much time is left, if the phase is still open and nobody has yet."""
    record = games.lock(live.game_id)
    if record.sequence != mark.sequence or record.status != Status.RUNNING:
        return False
    if Post.objects.filter(live=live, nonce=mark.nonce).exists():
        return False
    detail = {"cue": LEFT, "seconds": mark.seconds}
    place = record.length
    add(
        live,
        SQUARE,
        PostKind.CUE,
        first=place,
        last=place,
        at=mark.at,
        detail=detail,
        nonce=mark.nonce,
    )
    return True
