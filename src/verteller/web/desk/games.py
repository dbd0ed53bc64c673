"""All games on one page, and each on one of its own."""

from collections.abc import Container
from dataclasses import dataclass
from datetime import datetime
from typing import Final
from urllib.parse import urlencode

from django.core.paginator import Page, Paginator
from django.db.models import Case as Choose
from django.db.models import Count, Q, QuerySet, Sum, Value, When
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe

from verteller.hosting import asking, clock, discretion, listing, unread
from verteller.hosting.fairness.reliability import Reliability
from verteller.hosting.listing import Attendance, PlayerLine, Progress
from verteller.hosting.masters import mastered
from verteller.hosting.models import Address, HostedGame, Participation, Player, Status
from verteller.hosting.names import folded
from verteller.web.desk import acts, logs
from verteller.web.desk.recorded import recorded
from verteller.web.desk.shared import Case, administrator, case_of
from verteller.web.public import PublicGame, public_game
from verteller.web.signing_in import for_masters, for_people
from verteller.web.wording import language, say

ON_ONE_PAGE: Final = 20

PHASES: Final = frozenset("thief cupid client grave sandman main potions late last_words".split())
"""Secret phases that have words; any other is called by its own name."""


@dataclass(frozen=True, slots=True)
class GameLine:
    """
    A game in the list, as far as its reader may know it.

    Args:
        progress: How far it is, for those who do not play.
    """

    public: PublicGame
    players: int
    plays: bool
    progress: Progress | None

    @property
    def phase(self) -> str:
        """What is going on, in words."""
        return phase_words(self.public, self.progress)

    @property
    def due_at(self) -> datetime | None:
        """When it closes, as far as that may be known."""
        return self.public.due_at


@dataclass(frozen=True, slots=True)
class PlayerRow:
    """
    A player on the page of his game.

    Args:
        reliability: How faithfully he played in games that are over for him, as far as the reader
            may know of them.
    """

    player: Player
    line: PlayerLine
    attendance: Attendance
    reliability: Reliability
    owes: bool
    flagged: bool
    acts: tuple[str, ...]
    may_stand_in: bool


@for_people
@require_safe
def overview(request: HttpRequest) -> HttpResponse:
    """
    List the games whose desk somebody has, those that are played first.

    For who has none, the page is not there.
    """
    person = administrator(request)
    desks = mastered(person)
    if not person.is_administrator and not desks.exists():
        raise Http404
    page = _page(request, desks)
    hidden = set(discretion.hidden_games(person).values_list("pk", flat=True))
    mine = set(Player.objects.filter(person=person).values_list("game_id", flat=True))
    lines = [
        GameLine(
            public=public_game(record, language()),
            players=record.counted,  # type: ignore[attr-defined]
            plays=record.pk in mine,
            progress=_progress(record, hidden=record.pk in hidden),
        )
        for record in page
    ]
    asked = {"q": request.GET.get("q", ""), "status": request.GET.get("status", "")}
    statuses = [(status.value, f"status-{status}".replace("_", "-")) for status in Status]
    context = {
        "lines": lines,
        "page": page,
        "page_query": f"{urlencode(asked)}&",
        "asked": asked,
        "statuses": statuses,
    }
    return render(request, "web/desk/games.html", context)


@for_masters
@require_safe
def game(request: HttpRequest, name: str) -> HttpResponse:
    """Show one game with its players, and what can be done."""
    case = case_of(request, name)
    record = case.record
    progress = _progress(record, hidden=not case.may_see_secrets)
    public = public_game(record, language())
    context = {
        "case": case,
        "game": public,
        "record": record,
        "phase": phase_words(public, progress),
        "due_at": record.due_at if case.may_see_secrets else public.due_at,
        "progress": progress,
        "rows": _rows(case, progress, out={each.name for each in public.exiled}),
        "acts": acts.fitting(case),
        "may_try": case.player is None and record.status == Status.RUNNING,
        "unread": unread.waiting(record).count() if case.may_see_secrets else 0,
        "asked": asking.waiting(record).count() if case.may_see_secrets else 0,
        "recorded": recorded(case),
        "may_have_log": logs.may_have_log(case),
    }
    return render(request, "web/desk/game.html", context)


def phase_words(public: PublicGame, progress: Progress | None) -> str:
    """Return what is going on: for those who may know it, also which round of the night."""
    if progress is None or not progress.phase or public.status != Status.RUNNING:
        return public.phase
    if progress.is_public:
        return public.phase
    known = progress.phase in PHASES
    name = say(f"round-{progress.phase}".replace("_", "-")) if known else progress.phase
    return say("phase-with-round", phase=public.phase, round=name)


def _page(request: HttpRequest, desks: QuerySet[HostedGame]) -> Page[HostedGame]:
    found: QuerySet[HostedGame] = desks.annotate(counted=Count("players"))
    status = request.GET.get("status", "")
    if status in Status.values:
        found = found.filter(status=status)
    wanted = folded(request.GET.get("q", ""))
    if wanted:
        found = found.filter(name_key__contains=wanted)
    rank = {Status.RUNNING: 0, Status.PAUSED: 1, Status.SIGN_UP: 2}
    order = Choose(*(When(status=each, then=Value(at)) for each, at in rank.items()), default=3)
    ordered = found.order_by(order, "-created_at", "-pk")
    return Paginator(ordered, ON_ONE_PAGE).get_page(request.GET.get("page"))


def _progress(record: HostedGame, *, hidden: bool) -> Progress | None:
    if hidden or record.is_over:
        return None
    return listing.progress(record)


def _rows(case: Case, progress: Progress | None, out: Container[str]) -> list[PlayerRow]:
    record = case.record
    owing = set(progress.owing) if progress else set()
    attendance = listing.attendance(record, clock.now(), with_secrets=case.may_see_secrets)
    lines = listing.list_players(record)
    players = {player.name: player for player in record.players.select_related("address")}
    reliable = _reliabilities(case)
    flagged = set(
        Address.objects.filter(players__game=record, unreachable_since__isnull=False).values_list(
            "email", flat=True
        )
    )
    is_played = record.status == Status.RUNNING
    return [
        PlayerRow(
            player=players[line.name],
            line=line,
            attendance=attendance.get(line.seat if line.seat is not None else -1, Attendance()),
            reliability=reliable.get(players[line.name].person_id, Reliability()),
            owes=line.name in owing,
            flagged=line.address in flagged,
            acts=acts.fitting_player(case, line, is_out=line.name in out),
            may_stand_in=case.player is None and is_played and line.seat is not None,
        )
        for line in lines
    ]


def _reliabilities(case: Case) -> dict[int, Reliability]:
    """
    Return by person how reliable the players have been; `reliability` for all of them at once.

    Games whose secrets are hidden from the reader do not count: who was asked how often at night
    tells of his role.
    """
    people = case.record.players.values("person")
    hidden = discretion.hidden_games(case.person).values("pk")
    # A game that was deleted is over, and hides nothing.
    open_to_him = Q(game__isnull=True) | ~Q(game__in=hidden)
    known = Participation.objects.filter(open_to_him, person__in=people).order_by()
    counted = known.values_list("person").annotate(Count("pk"), Sum("asked"), Sum("missed"))
    return {
        person: Reliability(games, asked or 0, missed or 0)
        for person, games, asked, missed in counted
    }
