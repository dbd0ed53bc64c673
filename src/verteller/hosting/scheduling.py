"""Scheduling: the calendar of a game, its deadlines by it, and what a change of it brings."""

import json
from collections.abc import Collection, Iterator, Mapping
from dataclasses import replace
from datetime import date, datetime, timedelta
from functools import lru_cache
from itertools import islice
from typing import Any, Final

from verteller.hosting import alarms, games, journal, post
from verteller.hosting.calendar import (
    Calendar,
    CalendarError,
    Fault,
    Lasting,
    Rule,
    Span,
    Turn,
    Until,
    days_and_nights,
    each,
    five_days_a_week,
    read_calendar,
)
from verteller.hosting.calendar.presets import DUSK
from verteller.hosting.errors import Code, HostingError
from verteller.hosting.models import HostedGame, Kind, LogEntry, Status
from verteller.hosting.records import from_moment
from verteller.hosting.transactions import in_one_transaction
from verteller.rules.errors import SetupError
from verteller.rules.facts import EVERYONE, Audience, Seat, hears
from verteller.rules.registry import find_rulebook
from verteller.rules.rulebook import Rulebook

DAY: Final = "day"
SIGN_UP: Final = Turn("sign_up", 0)
ANY: Final = Turn("", 0)
"""Whichever phase comes next, where that is the game's to say."""

HALF_A_DAY: Final = timedelta(hours=12)
"""So long a round is open at least that closes in the evening, whenever it was opened."""

ZONE: Final = "Europe/Rome"
"""Whose clocks are meant unless somebody says otherwise. Source: tempo-reale, LTR-SYS-03."""

PRESETS: Final = ("each", "evenings", "nights", "five_days")
"""Calendars that can be had by name; see `preset`."""

_USUAL: Final[Mapping[str, str]] = {
    "tempo_reale": "five_days",
    "lupus3": "five_days",
}
"""By which of them the games of a rulebook go that name none; all others by `each`."""


def calendar_of(record: HostedGame) -> Calendar:
    """
    Return the calendar a game goes by: its own, or each phase for as long as its speed says.

    Raises:
        CalendarError: What is stored is none.
    """
    if record.calendar is None:
        return _each(record.speed)
    return _stored(json.dumps(record.calendar, sort_keys=True))


def fitting(value: object, rulebook: str) -> Calendar:
    """
    Return the calendar that *value*, JSON as Python has it, describes for games of a rulebook.

    Raises:
        HostingError: ``calendar_unfit`` with the ``fault``, ``where`` it is, and the parameters
            of the `CalendarError`.
    """
    try:
        return read_calendar(value, phases=_phases_of(rulebook) or None)
    except CalendarError as error:
        raise refusal_of(error) from error


def refusal_of(error: CalendarError) -> HostingError:
    """Return the refusal that tells of a calendar's fault."""
    found = {key: _plain(value) for key, value in error.parameters.items()}
    return HostingError(Code.CALENDAR_UNFIT, fault=str(error.fault), where=error.where, **found)


def preset(name: str, *, speed: timedelta, zone: str = ZONE) -> Calendar:
    """
    Return one of `PRESETS`.

    Those are ``each`` phase so long, each until one of the ``evenings`` at 22:00, ``nights`` until
    08:00 and days until 22:00, or ``five_days`` a week like that.

    Args:
        speed: How long the sign-up lasts, and with ``each`` every phase.

    Raises:
        HostingError: ``game_setting`` for a name that is none, ``calendar_unfit``.
    """
    try:
        if name == "each":
            return each(speed)
        if name in PRESETS:
            plain = five_days_a_week(zone) if name == "five_days" else days_and_nights(zone)
            if name == "evenings":
                plain = Calendar(Until(frozenset({DUSK}), least=HALF_A_DAY), {}, zone)
            named = {**plain.phases, SIGN_UP.phase: Lasting(speed)}
            return Calendar(plain.every, named, plain.zone)
    except CalendarError as error:
        raise refusal_of(error) from error
    raise HostingError(Code.GAME_SETTING, setting="calendar", value=name)


def without(calendar: Calendar, dates: Collection[date]) -> Calendar:
    """
    Return a calendar by which no day ends on *dates* either: it is stretched over them.

    Raises:
        HostingError: ``calendar_unfit`` (``hours_none``) where days do not end by hours;
            ``too_many_dates``.

    Source: tempo-reale, LTR-SYS-03.
    """

    def stretched(rule: Rule) -> Rule:
        return replace(rule, not_on=rule.not_on | set(dates)) if isinstance(rule, Until) else rule

    if not isinstance(calendar.rule(DAY, 0), Until):
        raise HostingError(Code.CALENDAR_UNFIT, fault=str(Fault.HOURS_NONE), where=DAY)
    try:
        named = {
            name: stretched(rule) if name.split()[0] == DAY else rule
            for name, rule in calendar.phases.items()
        }
        is_days = DAY not in named or calendar.every == calendar.phases[DAY]
        every = stretched(calendar.every) if is_days else calendar.every
        return Calendar(every, named, calendar.zone)
    except CalendarError as error:
        raise refusal_of(error) from error


def usual_calendar(rulebook: str, speed: timedelta) -> Calendar | None:
    """
    Return the calendar of a game that names none, or None for `each`, its *speed*.

    Source: tempo-reale, section 2.1, LTR-SYS-01, LTR-SYS-03; lupus 3.0, LU3-SYS-03.
    """
    usual = _USUAL.get(rulebook)
    return None if usual is None else preset(usual, speed=speed)


def turn_of(record: HostedGame) -> Turn:
    """
    Return which phase of a game is open, its sign-up before it has begun.

    A locked or freshly read record is meant. In a game that keeps no phase apart from another
    it need not be looked up, and is `ANY`.
    """
    if not record.length:
        return SIGN_UP
    if not calendar_of(record).phases:
        return ANY
    with games.opened(record) as game:
        phase = game.state.phase
        return Turn(phase.name, phase.number) if phase else ANY


def opened_at(record: HostedGame) -> datetime:
    """Return when the open phase began; of games before that was kept, what their log says."""
    if record.opened_at is not None:
        return record.opened_at
    if not record.length:
        return record.created_at
    entries = LogEntry.objects.filter(game=record, number=record.phase_entry)
    moment = entries.values_list("at", flat=True).first()
    return record.created_at if moment is None else from_moment(moment)


def deadline(record: HostedGame, turn: Turn, at: datetime) -> datetime | None:
    """Return when a phase of a game closes that opens at *at*; None if a master closes it."""
    return calendar_of(record).deadline(*turn, at)


def keeps_hours(record: HostedGame) -> bool:
    """Tell whether the open phase closes by the clock on the wall."""
    return record.calendar is not None and calendar_of(record).keeps_hours(*turn_of(record))


def names_hours(calendar: Calendar) -> bool:
    """Tell whether any phase closes by the clock on the wall."""
    return any(isinstance(clause.rule, Until) for clause in calendar.describe())


def spelled(calendar: Calendar, rulebook: str) -> dict[str, Any]:
    """
    Return what a calendar says in plain values, for a door to word.

    Returns:
        ``zone``, and ``clauses``, each with its ``phases``, whether it holds for all ``others``
        that there are in games of the rulebook, and its rule as a calendar's JSON has it.
    """
    phases = {SIGN_UP.phase, *_phases_of(rulebook)}
    has_others = len(phases) == 1 or not phases <= calendar.phases.keys()
    clauses = [
        {
            "phases": list(said.phases),
            "others": said.others and has_others,
            **said.rule.to_json(),
        }
        for said in calendar.describe()
    ]
    told = [each for each in clauses if each["phases"] or each["others"]]
    return {"zone": calendar.zone, "clauses": told}


def turns_from(rulebook: Rulebook[Any], first: Turn) -> Iterator[Turn]:
    """Give *first* and the turns after it, without end; `ANY` where the game decides."""
    cycle = rulebook.cycle
    turn = first
    while True:
        yield turn
        if not cycle or turn == ANY or (turn != SIGN_UP and turn.phase not in cycle):
            turn = ANY
        elif turn == SIGN_UP:
            turn = Turn(cycle[0], 1)
        else:
            place = cycle.index(turn.phase) + 1
            turn = Turn(cycle[place % len(cycle)], turn.number + place // len(cycle))


def timetable(
    record: HostedGame,
    now: datetime,
    turns: int,
    *,
    calendar: Calendar | None = None,
    with_secrets: bool = False,
) -> list[Span]:
    """
    Return the open phase and those that follow it if nobody ends one early.

    A game that stands still is reckoned as if it went on now. The list ends early where the
    calendar leaves it to a master, or to the game, what comes.

    Args:
        turns: So many at most.
        calendar: Another one than the game has, to see what it would bring (see `set_calendar`).
        with_secrets: Whether the reader may know of a phase that is not everybody's; without,
            there is no timetable while such a one is open.
    """
    if record.is_over:
        return []
    opened, audience = _open_turn(record)
    if audience != EVERYONE and not with_secrets:
        return []
    goes_by = calendar or calendar_of(record)
    coming = turns_from(find_rulebook(record.rulebook, record.rulebook_version), opened)
    coming = _foreseen(goes_by, islice(coming, turns))
    if record.status == Status.PAUSED:
        return list(goes_by.timetable(coming, now))
    due_at = record.due_at if calendar is None else _due_by(record, opened, calendar, now)
    spans = [Span(turn, opened_at(record), due_at) for turn in islice(coming, 1)]
    if due_at is not None:
        spans += goes_by.timetable(coming, due_at)
    return spans


@in_one_transaction
def set_calendar(
    game: HostedGame, calendar: Calendar | Mapping[str, Any] | None, at: datetime
) -> HostedGame:
    """
    Let a game go by another calendar from now on, its open phase too, and tell its players.

    That one closes when it would if it had been opened under this calendar; if that is over, as
    if it were opened now. Where it comes to the same, its deadline stays as it is, with what
    it was extended by. Only who knows of the phase is told until when it lasts.

    Args:
        calendar: Read already, or JSON; None for each phase as long as the game's speed says.

    Returns:
        The game's row.

    Raises:
        HostingError: ``game_ended``, or ``calendar_unfit``.

    Source: tempo-reale, LTR-SYS-03, LTR-SYS-04.
    """
    record = games.lock(game.pk)
    if record.is_over:
        raise HostingError(Code.GAME_ENDED, game=record.name)
    wanted = None
    if calendar is not None:
        given = calendar.to_json() if isinstance(calendar, Calendar) else calendar
        wanted = fitting(given, record.rulebook)
    stored = None if wanted is None else wanted.to_json()
    if stored == record.calendar:
        return record
    due_at = record.due_at
    if record.status in {Status.SIGN_UP, Status.RUNNING}:
        due_at = _due_by(record, _open_turn(record)[0], wanted or _each(record.speed), at)
    has_moved = due_at != record.due_at
    record.calendar, record.due_at = stored, due_at
    if not record.length and record.status == Status.SIGN_UP:
        record.sign_up_closes_at = due_at
    record.save(update_fields=["calendar", "due_at", "sign_up_closes_at"])
    if has_moved and due_at is not None:
        alarms.enqueue_alarm(record.pk, record.sequence, due_at)
    journal.note("calendar_changed", game=record.name)
    _tell(record, at)
    return record


def tell_deadline(
    record: HostedGame, kind: Kind, payload: Mapping[str, Any], *, at: datetime, key: str = "due_at"
) -> None:
    """Write to all players, and to those who know of the open phase until when it lasts."""
    audience = _open_turn(record)[1]
    players = (
        record.players.filter(on_list=True, by_mail=True).select_related("address").order_by("pk")
    )
    rows = []
    for player in players:
        seat = None if player.seat is None else Seat(player.seat)
        told = dict(payload)
        if record.due_at is not None and hears(audience, seat):
            told[key] = record.due_at.isoformat()
        rows.append(post.to_player(player, kind, told, at=at))
    post.save(rows)


def _tell(record: HostedGame, at: datetime) -> None:
    payload = {
        "code": "calendar_changed",
        "game": record.name,
        "calendar": spelled(calendar_of(record), record.rulebook),
    }
    tell_deadline(record, Kind.NOTICE, payload, at=at, key="until")


def _phases_of(rulebook: str) -> tuple[str, ...]:
    """Return the names of a rulebook's phases; none where it does not say."""
    try:
        return find_rulebook(rulebook).phases
    except SetupError:
        return ()


def _due_by(record: HostedGame, turn: Turn, calendar: Calendar, at: datetime) -> datetime | None:
    """Return when the open phase closes once a game goes by *calendar*."""
    since = opened_at(record)
    after = calendar.deadline(*turn, since)
    if after == calendar_of(record).deadline(*turn, since):
        return record.due_at
    return calendar.deadline(*turn, at) if after is not None and after <= at else after


def _open_turn(record: HostedGame) -> tuple[Turn, Audience]:
    """Return which phase is open, and who knows of it."""
    if not record.length:
        return SIGN_UP, EVERYONE
    with games.opened(record) as game:
        phase = game.state.phase
        return (Turn(phase.name, phase.number) if phase else ANY), game.state.phase_audience()


def _foreseen(calendar: Calendar, turns: Iterator[Turn]) -> Iterator[Turn]:
    """Give *turns* as far as the calendar can be asked about them."""
    has_names = any(name != SIGN_UP.phase for name in calendar.phases)
    for turn in turns:
        if turn == ANY and has_names:
            return
        yield turn


@lru_cache(maxsize=256)
def _each(speed: timedelta) -> Calendar:
    return each(speed)


@lru_cache(maxsize=256)
def _stored(calendar: str) -> Calendar:
    return read_calendar(json.loads(calendar))


def _plain(value: object) -> object:
    return value if isinstance(value, str | int | float | bool | None) else str(value)
