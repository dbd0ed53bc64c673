"""Making a game: everything that is agreed before anybody signs up."""

from collections.abc import Callable, Mapping, Sequence
from datetime import datetime, timedelta
from typing import Any, Final

from django.conf import settings
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import render
from django.urls import reverse
from django.utils.module_loading import import_string
from django.views.decorators.http import require_http_methods

from verteller.hosting import administration, clock, composing, journal, masters, scheduling
from verteller.hosting.administration import Plan
from verteller.hosting.calendar import CalendarError
from verteller.hosting.calendar.hours import find_zone, moment
from verteller.hosting.errors import Code, HostingError
from verteller.hosting.models import HostedGame, Language, Person
from verteller.hosting.transactions import in_one_transaction
from verteller.rules.registry import find_rulebook, rulebooks
from verteller.web.desk.composing import calendars
from verteller.web.desk.composing.calendar import fault_words
from verteller.web.desk.composing.calendars import Wanted
from verteller.web.desk.composing.rulebooks import (
    options_of,
    read_options,
    rulebook_name,
    rulebook_text,
)
from verteller.web.desk.composing.shared import number_of
from verteller.web.desk.shared import administrator, tell
from verteller.web.signing_in import for_administrators
from verteller.web.wording import language, say

USUAL_SPEED: Final = timedelta(days=2)
FIELDS: Final = ("name", "language", "theme", "least", "most", "closes", "mayor", "strictness")


@for_administrators
@require_http_methods(["GET", "HEAD", "POST"])
def new(request: HttpRequest) -> HttpResponse:
    """
    Ask what a game is to be, and make it; whoever makes it becomes its master.

    Source: wakkerdam, WAK-SYS-30; tempo reale, LTR-SYS-22.
    """
    person, now = administrator(request), clock.now()
    rulebook = request.GET.get("rulebook", "")
    if rulebook not in rulebooks():
        rulebook = next(iter(rulebooks()))
    typed, wanted, fault = _usual(rulebook, person, now), _usual_calendar(rulebook), ""
    options: Mapping[str, str | int | bool] = {}
    if request.method == "POST":
        typed = {key: request.POST.get(key, "")[:80] for key in FIELDS}
        wanted = calendars.read(request.POST)
        options = read_options(rulebook, request.POST)
        try:
            record = _make(_Order(rulebook, typed, wanted, dict(options)), person, now)
        except HostingError as error:
            fault = _fault(error, typed["name"])
        else:
            journal.note("admin_act", act="new_game", game=record.name, by=person.pk)
            tell(request, say("new-done", game=record.name))
            return HttpResponseRedirect(reverse("desk:players", args=[record.name]))
    book = find_rulebook(rulebook)
    context = {
        "rulebook": rulebook,
        "rulebooks": [(key, rulebook_name(key)) for key in rulebooks()],
        "rulebook_text": rulebook_text(rulebook),
        "typed": typed,
        "fault": fault,
        "languages": Language.choices,
        "themes": _themes(),
        "least": book.least,
        "most": book.most,
        "has_mayor": composing.has_mayor_choice(rulebook),
        "has_strictness": any(each.key == "strictness" for each in book.settings),
        "options": options_of(rulebook, options),
        "form": calendars.form(wanted, rulebook, person.time_zone),
    }
    return render(request, "web/desk/composing/new.html", context, status=422 if fault else 200)


class _Order:
    """What the form says."""

    def __init__(
        self,
        rulebook: str,
        typed: Mapping[str, str],
        wanted: Wanted,
        options: dict[str, str | int | bool],
    ) -> None:
        self.rulebook, self.typed, self.wanted, self.options = rulebook, typed, wanted, options

    def number(self, key: str) -> int:
        """Return a number as it is typed."""
        found = number_of(self.typed, key)
        if found is None:
            raise HostingError(Code.GAME_SETTING, setting=key, value=self.typed[key])
        return found

    def closes_at(self, zone: str, now: datetime) -> datetime:
        """Return until when people can sign up, by the clocks of *zone*."""
        try:
            clocks = find_zone(zone)
            typed = datetime.fromisoformat(self.typed["closes"]).replace(tzinfo=None)
            at = moment(typed.date(), typed.time().replace(second=0), clocks)
        except CalendarError as error:
            raise scheduling.refusal_of(error) from error
        except (ValueError, OverflowError):
            at = now
        if at <= now:
            raise HostingError(Code.GAME_SETTING, setting="closes_at", value=self.typed["closes"])
        return at

    def plan(self) -> Plan:
        """Return the game as hosting makes it."""
        speed = self._speed()
        said = self.wanted.to_json(self.rulebook, speed)
        goes_by = scheduling.fitting(said, self.rulebook)
        plain = self.wanted.kind == "each"
        return Plan(
            name=self.typed["name"],
            rulebook=self.rulebook,
            language=self.typed["language"],
            most=self.number("most"),
            least=self.number("least"),
            speed=speed,
            calendar=scheduling.preset("each", speed=speed) if plain else goes_by,
            strictness=self.number("strictness") if self.typed["strictness"] else 0,
            mayor={"yes": True, "no": False}.get(self.typed["mayor"]),
            theme=self.typed["theme"],
            options=self.options,
        )

    def _speed(self) -> timedelta:
        if self.wanted.kind != "each":
            return USUAL_SPEED
        length = number_of({"length": self.wanted.length}, "length")
        if not length:
            raise HostingError(Code.GAME_SETTING, setting="length", value=self.wanted.length)
        return length * calendars.UNITS[self.wanted.unit]


@in_one_transaction
def _make(order: _Order, person: Person, now: datetime) -> HostedGame:
    zone = order.wanted.zone.strip() or person.time_zone
    closes_at = order.closes_at(zone, now)
    record = administration.create_game(order.plan(), now, by=person)
    composing.close_at(record, closes_at, now)
    masters.appoint(record, person, now, by=person)
    return record


def _usual(rulebook: str, person: Person, now: datetime) -> dict[str, str]:
    book = find_rulebook(rulebook)
    closes = (now + timedelta(days=7)).astimezone(find_zone(person.time_zone))
    return {
        "name": "",
        "language": language(),
        "theme": "default",
        "least": str(max(book.least, 5)),
        "most": str(min(book.most, 18)),
        "closes": f"{closes:%Y-%m-%dT20:00}",
        "mayor": "",
        "strictness": "2",
    }


def _usual_calendar(rulebook: str) -> Wanted:
    """Return the form as games of the rulebook usually have it."""
    usual = scheduling.usual_calendar(rulebook, USUAL_SPEED)
    return Wanted() if usual is None else calendars.shown(usual, rulebook)


def _fault(error: HostingError, game: str) -> str:
    """Return what is wrong with the form."""
    if error.code is Code.GAME_SETTING and error.parameters.get("setting") in {
        *("closes_at", "length", "least", "most", "strictness")
    }:
        return say(f"new-fault-{error.parameters['setting']}".replace("_", "-"))
    return fault_words(error, game)


def _themes() -> Sequence[str]:
    themes: Callable[[], Sequence[Any]] = import_string(settings.VERTELLER_THEMES)
    return sorted(map(str, themes()), key=lambda theme: (theme != "default", theme))
