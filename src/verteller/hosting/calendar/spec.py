"""A calendar as a whole: which rule holds for a phase, and the moments that follow from it."""

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime, time, timedelta
from types import MappingProxyType
from typing import Any, Final, NamedTuple
from zoneinfo import ZoneInfo

from verteller.hosting.calendar.errors import CalendarError, Fault
from verteller.hosting.calendar.hours import find_zone, smallest_gap
from verteller.hosting.calendar.parts import Lasting, Rule, Until

USUAL_LEAST: Final = timedelta(hours=1)
_PHASE: Final = re.compile(r"[a-z][a-z0-9_]{0,39}(?: (?:0|[1-9][0-9]{0,5}))?")


class Turn(NamedTuple):
    """One phase of a game: its name and the number of its night or day."""

    phase: str
    number: int


@dataclass(frozen=True, slots=True)
class Span:
    """A turn and the time it takes; ``closes_at`` is None when it waits for a master."""

    turn: Turn
    opened_at: datetime
    closes_at: datetime | None


@dataclass(frozen=True, slots=True)
class Clause:
    """
    Phases for which one rule holds, for a door to word.

    Args:
        phases: Their names, with a number where only that one is meant (``night 1``).
        others: Whether it holds for all phases that no other clause names, too.
        rule: What is said of them.
    """

    phases: tuple[str, ...]
    others: bool
    rule: Rule


@dataclass(frozen=True, slots=True)
class Calendar:
    """
    When the phases of a game close.

    Args:
        every: What holds for all phases that are not named.
        phases: What holds for those that are, by name (``night``, ``sign_up``) or by name and
            number (``night 1``), which comes first.
        zone: Whose clocks are meant; may be left out where nothing is open until an hour.

    Raises:
        CalendarError: ``phase_unclear``, ``zone_missing`` or ``zone_unknown``.
    """

    every: Rule
    phases: Mapping[str, Rule] = field(default_factory=dict, hash=False)
    zone: str | None = None

    def __post_init__(self) -> None:
        for name in self.phases:
            if not _PHASE.fullmatch(name):
                raise CalendarError(Fault.PHASE_UNCLEAR, where="phases", value=name)
        ordered = {name: self.phases[name] for name in sorted(self.phases)}
        object.__setattr__(self, "phases", MappingProxyType(ordered))
        if self.zone is not None:
            self._in_zone()
        elif self._hours():
            raise CalendarError(Fault.ZONE_MISSING, where="zone")

    def rule(self, phase: str, number: int) -> Rule:
        """Return what holds for a phase: what is said of that one, of its name, or of all."""
        of_name = self.phases.get(phase, self.every)
        return self.phases.get(f"{phase} {number}", of_name)

    def keeps_hours(self, phase: str, number: int) -> bool:
        """Tell whether the phase closes by the clock on the wall."""
        return isinstance(self.rule(phase, number), Until)

    def deadline(self, phase: str, number: int, opened_at: datetime) -> datetime | None:
        """
        Return when a phase that opened at *opened_at* closes; always later than that.

        Args:
            phase: Its name, ``sign_up`` for a sign-up.
            number: Of its night or day, 0 for a sign-up.
            opened_at: Aware. The nominal moment: where the phase before closed late, its deadline.

        Returns:
            The last moment at which an answer is in time, in UTC; None when a master closes it.

        Source: tempo-reale, LTR-SYS-01, LTR-SYS-03; wakkerdam, WAK-VOTE-12.
        """
        opened_at = _utc(opened_at)
        rule = self.rule(phase, number)
        if isinstance(rule, Lasting):
            return opened_at + rule.length
        if isinstance(rule, Until):
            return rule.closing(opened_at, self.usual_least, self._in_zone())
        return None

    def closes_at(
        self, phase: str, number: int, due_at: datetime, now: datetime, grace: timedelta
    ) -> datetime:
        """
        Return the moment at which a phase that is overdue at *now* closes, and the next one opens.

        With hours that is the deadline, however late, so that whatever was missed is carried out
        in order. With lengths it is the deadline too, unless the next phase would lose a
        twentieth of its time or more than *grace* by that; then it is *now*.

        Source: tempo-reale, LTR-SYS-04; wakkerdam, WAK-VOTE-12.
        """
        rule = self.rule(phase, number)
        if isinstance(rule, Until):
            return _utc(due_at)
        length = rule.length if isinstance(rule, Lasting) else timedelta()
        return _utc(now if now - due_at > min(grace, length / 20) else due_at)

    def given_back(self, phase: str, number: int, due_at: datetime, lost: timedelta) -> datetime:
        """Return the deadline after *lost* time is given back: with hours, the one it was."""
        return _utc(due_at) if self.keeps_hours(phase, number) else _utc(due_at) + lost

    def postponed(self, phase: str, number: int, due_at: datetime, by: timedelta) -> datetime:
        """Return the deadline after players wished for more time: with hours, the next one."""
        rule = self.rule(phase, number)
        if isinstance(rule, Until):
            return rule.closing(_utc(due_at), self.usual_least, self._in_zone())
        return _utc(due_at) + by

    def timetable(self, turns: Iterable[Turn], opened_at: datetime) -> Iterator[Span]:
        """
        Go through *turns*, of which the first opens at *opened_at*, as they come if all is well.

        It ends with the last of them, or with the first that waits for a master.
        """
        opened_at = _utc(opened_at)
        for turn in turns:
            closes_at = self.deadline(*turn, opened_at)
            yield Span(turn, opened_at, closes_at)
            if closes_at is None:
                return
            opened_at = closes_at

    def missed(
        self, turns: Iterable[Turn], due_at: datetime, now: datetime, grace: timedelta
    ) -> list[datetime]:
        """
        Return when the phases close that were missed, in order.

        Args:
            turns: The open phase and those that follow it; what follows is the rulebook's to say.
            due_at: When the open phase was to close.
            now: The present moment; what is due just now is not missed yet.
            grace: As for `closes_at`.

        Source: tempo-reale, LTR-SYS-04.
        """
        found: list[datetime] = []
        deadline: datetime | None = due_at
        for turn in turns:
            if found:
                deadline = self.deadline(*turn, found[-1])
            if deadline is None or deadline >= now:
                break
            found.append(self.closes_at(*turn, deadline, now, grace))
        return found

    def describe(self) -> tuple[Clause, ...]:
        """Return what it says, equal rules together and the rule for all others last."""
        rules = dict.fromkeys([*self.phases.values(), self.every])
        clauses = [
            Clause(
                tuple(name for name, said in self.phases.items() if said == rule),
                others=rule == self.every,
                rule=rule,
            )
            for rule in rules
        ]
        return tuple(sorted(clauses, key=lambda clause: clause.others))

    def to_json(self) -> dict[str, Any]:
        """Return it as JSON that `read_calendar` reads; equal calendars give equal JSON."""
        found: dict[str, Any] = {} if self.zone is None else {"zone": self.zone}
        found["every"] = self.every.to_json()
        if self.phases:
            found["phases"] = {name: rule.to_json() for name, rule in self.phases.items()}
        return found

    @property
    def usual_least(self) -> timedelta:
        """How long a phase with hours is open at least, where its rule does not say."""
        hours = self._hours()
        return min(USUAL_LEAST, smallest_gap(hours) / 2) if hours else USUAL_LEAST

    def _hours(self) -> set[time]:
        rules = (self.every, *self.phases.values())
        return {hour for rule in rules if isinstance(rule, Until) for hour in rule.hours}

    def _in_zone(self) -> ZoneInfo:
        try:
            return find_zone(self.zone)
        except CalendarError as error:
            raise error.within("zone") from None


def _utc(at: datetime) -> datetime:
    if at.tzinfo is None:
        raise ValueError("a moment without a time zone")
    return at.astimezone(UTC)
