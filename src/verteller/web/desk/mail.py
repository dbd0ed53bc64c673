"""Post in and out: what became of every mail, with a search."""

from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta
from typing import Any, Final, TypeVar

from django.db.models import Model, Q, QuerySet
from django.http import HttpRequest, HttpResponse, QueryDict
from django.shortcuts import render
from django.views.decorators.http import require_safe

from verteller.hosting import discretion
from verteller.hosting.models import Incoming, Kind, Outgoing, Sending
from verteller.hosting.names import folded
from verteller.web.desk.shared import administrator
from verteller.web.signing_in import for_administrators

M = TypeVar("M", bound=Model)

ON_ONE_PAGE: Final = 50
LONGEST: Final = 200
"""Characters of a search that are looked at."""


@dataclass(frozen=True, slots=True)
class Search:
    """What somebody looks for; empty is anything. Days are those of UTC, both included."""

    address: str = ""
    subject: str = ""
    game: str = ""
    result: str = ""
    kind: str = ""
    first: date | None = None
    last: date | None = None

    @classmethod
    def read(cls, given: QueryDict) -> "Search":
        """Read the fields of the form; a day that is none is any."""
        words = {
            name: given.get(name, "").strip()[:LONGEST]
            for name in ("address", "subject", "game", "result", "kind")
        }
        return cls(**words, first=_day(given.get("first", "")), last=_day(given.get("last", "")))

    def of_game(self) -> Q:
        """Return the condition on the game."""
        return Q(game__name_key__contains=folded(self.game)) if self.game else Q()

    def within(self, field: str) -> Q:
        """Return the condition on when it was."""
        condition = Q()
        if self.first:
            condition &= Q(**{f"{field}__gte": _begin(self.first)})
        if self.last:
            condition &= Q(**{f"{field}__lt": _begin(self.last + timedelta(days=1))})
        return condition


@dataclass(frozen=True, slots=True)
class Line:
    """A mail in the list; who wants to stay unknown does."""

    row: Any
    is_anonymous: bool


@for_administrators
@require_safe
def incoming(request: HttpRequest) -> HttpResponse:
    """List what came in with its results."""
    search = Search.read(request.GET)
    unknown = Incoming.objects.filter(discretion.anonymous_mail()).values("pk")
    found = Incoming.objects.filter(discretion.mail_seen_by(administrator(request)))
    found = found.filter(search.of_game(), search.within("received_at"))
    if search.address:
        found = found.filter(sender__icontains=search.address).exclude(pk__in=unknown)
    if search.subject:
        found = found.filter(subject__icontains=search.subject).exclude(pk__in=unknown)
    if search.result:
        found = found.filter(result__icontains=search.result)
    rows, older = _some(found.select_related("game"), request)
    hidden = _hidden(rows, Incoming.objects.filter(discretion.anonymous_mail()))
    lines = [Line(row, row.pk in hidden) for row in rows]
    context = {"lines": lines, "older": older, "newest": _newest(request), "search": search}
    return render(request, "web/desk/incoming.html", context)


@for_administrators
@require_safe
def outgoing(request: HttpRequest) -> HttpResponse:
    """List what goes out and how far it has come."""
    search = Search.read(request.GET)
    anonymous = Outgoing.objects.filter(discretion.anonymous_post())
    found = Outgoing.objects.filter(discretion.post_seen_by(administrator(request)))
    found = found.filter(search.of_game(), search.within("created_at"))
    if search.address:
        found = found.filter(to_email__icontains=search.address)
        found = found.exclude(pk__in=anonymous.values("pk"))
    if search.result in Sending.values:
        found = found.filter(status=search.result)
    if search.kind in Kind.values:
        found = found.filter(kind=search.kind)
    rows, older = _some(found.select_related("game"), request)
    hidden = _hidden(rows, anonymous)
    context = {
        "lines": [Line(row, row.pk in hidden) for row in rows],
        "older": older,
        "newest": _newest(request),
        "search": search,
        "statuses": [(each.value, f"sending-{each}") for each in Sending],
        "kinds": [(each.value, f"kind-{each}".replace("_", "-")) for each in Kind],
    }
    return render(request, "web/desk/outgoing.html", context)


def _some(found: QuerySet[M], request: HttpRequest) -> tuple[list[M], str]:
    """Return a page of the newest, and the query that shows older ones, empty at the end."""
    before = request.GET.get("before", "")
    if before.isascii() and before.isdigit() and len(before) < 19:
        found = found.filter(pk__lt=int(before))
    rows = list(found.order_by("-pk")[: ON_ONE_PAGE + 1])
    if len(rows) <= ON_ONE_PAGE:
        return rows, ""
    rows = rows[:ON_ONE_PAGE]
    query = request.GET.copy()
    query["before"] = str(rows[-1].pk)
    return rows, query.urlencode()


def _newest(request: HttpRequest) -> str:
    """Return the query that shows the newest again."""
    query = request.GET.copy()
    query.pop("before", None)
    return query.urlencode()


def _hidden(rows: list[M], anonymous: QuerySet[M]) -> set[Any]:
    numbers = [row.pk for row in rows]
    return set(anonymous.filter(pk__in=numbers).values_list("pk", flat=True))


def _begin(day: date) -> datetime:
    return datetime.combine(day, time.min, UTC)


def _day(given: str) -> date | None:
    try:
        day = date.fromisoformat(given)
    except ValueError:
        return None
    # The day after the last one there is cannot be counted.
    return day if day < date.max else None
