"""Until when something can be answered, in the reader's own zone, and how long that still is."""

from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final

from verteller.hosting import clock
from verteller.hosting.models import Status
from verteller.telling.words import words_of
from verteller.web.play.knowing import Known
from verteller.web.play.places import Place
from verteller.web.wording import language, say

MINUTE: Final = timedelta(minutes=1)
HOUR: Final = timedelta(hours=1)
DAY: Final = timedelta(days=1)


@dataclass(frozen=True, slots=True)
class Deadline:
    """
    When the open round closes.

    Args:
        at: The moment itself.
        when: The same in words, in the reader's zone.
        left: How long it still is, in words.
        milliseconds: The same in figures, for a page that counts down.
    """

    at: datetime
    when: str
    left: str
    milliseconds: str


def deadline_of(place: Place, known: Known) -> Deadline | None:
    """Return when the open round closes, if whoever looks may know of that round."""
    record = place.record
    if record.due_at is None or record.status not in (Status.SIGN_UP, Status.RUNNING):
        return None
    may_know = record.status == Status.SIGN_UP or (place.is_his and known.knows_deadline)
    if not may_know:
        return None
    when = words_of(language()).moment(record.due_at, place.time_zone)
    milliseconds = (record.due_at - clock.now()) // timedelta(milliseconds=1)
    return Deadline(record.due_at, when, left_until(record.due_at), str(milliseconds))


def left_until(at: datetime) -> str:
    """Return how long it still is: to the hour for days, to the minute for less."""
    left = at - clock.now()
    if left <= timedelta():
        return say("play-time-up")
    if left < MINUTE:
        return say("play-moment-left")
    step = HOUR if left >= DAY else MINUTE
    return say("play-left", length=words_of(language()).duration(left // step * step))
