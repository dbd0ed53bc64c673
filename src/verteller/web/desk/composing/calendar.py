"""The page of a game's calendar: when its phases close, and how the coming turns would fall."""

from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from typing import Final
from zoneinfo import ZoneInfo

from babel.dates import format_datetime
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import render
from django.urls import reverse
from django.views.decorators.http import require_http_methods

from verteller.hosting import clock, scheduling
from verteller.hosting.calendar import Calendar, Span, read_calendar
from verteller.hosting.errors import Code, HostingError
from verteller.telling.words import date_pattern, find_zone
from verteller.web.desk.composing import calendars
from verteller.web.desk.composing.calendars import SIGN_UP, Wanted
from verteller.web.desk.composing.shared import note
from verteller.web.desk.shared import Case, case_of, tell, why_refused
from verteller.web.signing_in import for_masters
from verteller.web.wording import LOCALES, language, say

TURNS: Final = 10
"""So many coming turns are shown."""


@dataclass(frozen=True, slots=True)
class Line:
    """A coming turn in words; moments are those of the calendar's zone."""

    name: str
    opens: str
    closes: str


@for_masters
@require_http_methods(["GET", "HEAD", "POST"])
def calendar(request: HttpRequest, name: str) -> HttpResponse:
    """
    Show a game's calendar, try another one out, and let the game go by it.

    Source: tempo reale, LTR-SYS-01, LTR-SYS-03; wakkerdam, WAK-VOTE-12.
    """
    case = case_of(request, name)
    record = case.record
    now = scheduling.calendar_of(record)
    wanted, fault = _asked_for(request, now, record.rulebook), ""
    goes_by: Calendar | None = None
    if request.method == "POST" and not record.is_over:
        wanted = calendars.read(request.POST)
        try:
            goes_by = _read(wanted, case, now)
            if "keep" in request.POST:
                scheduling.set_calendar(record, _kept(goes_by, case), clock.now())
                note(case, "calendar")
                tell(request, say("calendar-kept", game=record.name))
                return HttpResponseRedirect(reverse("desk:calendar", args=[record.name]))
        except HostingError as error:
            fault = fault_words(error, record.name)
    context = {
        "case": case,
        "form": calendars.form(wanted, record.rulebook, now.zone or case.person.time_zone),
        "fault": fault,
        "presets": list(calendars.PRESETS),
        "is_tried": goes_by is not None,
        "zone": (goes_by or now).zone or case.person.time_zone,
        "lines": _lines(case, goes_by, now),
    }
    return render(
        request, "web/desk/composing/calendar.html", context, status=422 if fault else 200
    )


def fault_words(error: HostingError, game: str) -> str:
    """Return why a calendar is none."""
    if error.code is not Code.CALENDAR_UNFIT:
        return why_refused(error, game)
    try:
        value = str(error.parameters.get("value", ""))
        return say(f"calendar-fault-{error.parameters['fault']}".replace("_", "-"), value=value)
    except LookupError:
        return say("calendar-fault")


def _asked_for(request: HttpRequest, now: Calendar, rulebook: str) -> Wanted:
    preset = calendars.PRESETS.get(request.GET.get("preset", ""))
    return preset or calendars.shown(now, rulebook)


def _read(wanted: Wanted, case: Case, now: Calendar) -> Calendar:
    """Return the calendar that a form describes; a sign-up's deadline is not its business."""
    if wanted.kind == "own":
        return now
    record = case.record
    said = wanted.to_json(record.rulebook, record.speed)
    if SIGN_UP in now.phases:
        said["phases"][SIGN_UP] = now.phases[SIGN_UP].to_json()
    return scheduling.fitting(said, record.rulebook)


def _kept(calendar: Calendar, case: Case) -> Calendar | None:
    """Return what is stored: nothing where every phase lasts as long as the game's speed."""
    plain = read_calendar({"every": calendar.every.to_json()}) if not calendar.zone else None
    speed = scheduling.preset("each", speed=case.record.speed)
    phases = {name for name in calendar.phases if name != SIGN_UP}
    return None if plain == speed and not phases else calendar


def _lines(case: Case, goes_by: Calendar | None, now: Calendar) -> list[Line]:
    spans = scheduling.timetable(
        case.record,
        clock.now(),
        TURNS,
        calendar=goes_by,
        with_secrets=case.may_see_secrets,
    )
    zone = find_zone((goes_by or now).zone or case.person.time_zone)
    return [_line(span, zone) for span in spans]


def _line(span: Span, zone: ZoneInfo) -> Line:
    closes = "" if span.closes_at is None else _moment(span.closes_at, zone)
    return Line(turn_words(*span.turn), _moment(span.opened_at, zone), closes)


def turn_words(phase: str, number: int) -> str:
    """Return what a coming turn is called; of one that the game decides, just that."""
    for named in ("turn", "phase", "round"):
        with suppress(LookupError):
            return say(f"{named}-{phase or 'next'}".replace("_", "-"), number=number)
    return say("turn-other", phase=phase.replace("_", " "), number=number)


def _moment(at: datetime, zone: ZoneInfo) -> str:
    locale = LOCALES[language()].replace("-", "_")
    pattern = date_pattern("EEE d MMM, HH:mm", locale)
    return str(format_datetime(at, pattern, tzinfo=zone, locale=locale))
