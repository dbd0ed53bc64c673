"""Daylight: since when it has been shown who is there, as everybody hears the game's course."""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final

from verteller.chat.customs import customs_of
from verteller.chat.rooms import Whereabouts
from verteller.hosting.records import from_moment
from verteller.rules.log import Entry
from verteller.rules.moves import Started

THERE: Final = timedelta(seconds=40)
"""So long after a page was open last somebody still counts as being there."""

REFRESHED: Final = 15.0
"""Seconds after which it is written down again who is there."""

SETTLED: Final = THERE + timedelta(seconds=REFRESHED)
"""
So long after dawn nothing new is shown, and no sign is noted: whoever has his page open at the
first moment of the day may have it open because his role was called last.
"""


@dataclass(frozen=True, slots=True)
class Light:
    """
    A time in which it is shown who is there.

    Args:
        since: When it began.
        before: Up to when signs had been noted before that.
    """

    since: datetime
    before: datetime

    def is_settled(self, now: datetime) -> bool:
        """Tell whether signs of somebody are noted again."""
        return now >= self.since + SETTLED

    def counts(self, seen_at: datetime, now: datetime) -> bool:
        """
        Tell whether somebody whose last sign was noted at *seen_at* is shown as being there.

        Whoever was there at nightfall is, until enough time has passed for his first sign by day.
        """
        if seen_at < self.since:
            was_there = seen_at > self.before - THERE
            return was_there and now < self.since + SETTLED + THERE
        return seen_at > now - THERE


class Daylight:
    """
    The times in which it is shown who is there, folded from what everybody hears.

    Args:
        first: The log's first entry: up to the deal all are shown in the lobby.
    """

    def __init__(self, first: Entry) -> None:
        if not isinstance(first.content, Started):
            raise TypeError("a log begins with how the game was started")
        customs = customs_of(first.content.rulebook)
        self._by_day = (customs.talk or frozenset()) | customs.floor
        self._everybody = Whereabouts(first.content, None)
        self._before = first.at
        self._since: int | None = None

    def after(self, entries: Iterable[Entry]) -> "Daylight":
        """Take in further *entries* of the log, and return itself."""
        for entry in entries:
            self._everybody.after([entry])
            phase = self._everybody.phase
            # Between two phases it stays as it is.
            if phase or self._everybody.is_over:
                self._turn(entry.at, is_light=not phase or phase in self._by_day)
        return self

    def _turn(self, at: int, *, is_light: bool) -> None:
        if is_light and self._since is None:
            self._since = at
        elif not is_light and self._since is not None:
            # In a shorter time no sign was noted.
            if from_moment(at) > from_moment(self._since) + SETTLED:
                self._before = at
            self._since = None

    def light(self, ended_at: datetime | None = None) -> Light | None:
        """
        Return the time in which it is shown who is there, if it lasts now.

        Args:
            ended_at: When the game was stopped, of which the log need not tell.
        """
        # Another thread may take in more meanwhile.
        began, before = self._since, self._before
        since = ended_at if began is None else from_moment(began)
        return None if since is None else Light(since, from_moment(before))
