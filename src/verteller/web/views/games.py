"""The games: an overview, and of each what happened, turn by turn, and who takes part."""

from collections.abc import Hashable
from typing import Final, TypeAlias
from urllib.parse import urlencode

from django.core.paginator import Page, Paginator
from django.db.models import QuerySet
from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import render
from django.urls import reverse
from django.views.decorators.http import require_POST, require_safe

from verteller.hosting.errors import HostingError
from verteller.hosting.games import find_game
from verteller.hosting.masters import is_open_to
from verteller.hosting.models import HostedGame, Player, Status
from verteller.hosting.names import folded
from verteller.web import house, participants, turning
from verteller.web.house import DemonstrationError
from verteller.web.known import Chapter
from verteller.web.mailboxes import Owner
from verteller.web.pieces import PagePiece, answer, piece
from verteller.web.public import PublicGame, public_game, public_games
from verteller.web.reading.text import readable
from verteller.web.signing_in import signed_in
from verteller.web.strangers import kept_for_strangers
from verteller.web.templatetags.words import moment
from verteller.web.wording import language, say

MOST_UNDER_WAY: Final = 20
MOST_OVER: Final = 12
"""Games that the overview shows; the list of all games has the others."""

A_PAGE: Final = 20

ENDED: Final = (Status.STOPPED, Status.FINISHED)

STATES: Final = {
    "open": (Status.SIGN_UP,),
    "running": (Status.RUNNING, Status.PAUSED),
    "over": ENDED,
}
"""What the list of all games can be narrowed to."""

Overview: TypeAlias = tuple[list[PublicGame], list[PublicGame], bool]
"""The games under way, the last that are over, and whether there are others."""


@require_safe
def home(request: HttpRequest) -> HttpResponse:
    """Show the games under way and the last ones that are over."""
    return _home(request)


def _home(request: HttpRequest, fault: str = "", status: int = 200) -> HttpResponse:
    running, over, more = seen = _overview()
    busy = _is_busy()
    guest = _guest() if busy and house.has_mailbox() else None
    has_demonstration = house.current().demonstration is not None
    shown: dict[str, Hashable]
    shown = {"busy": busy, "guest": guest, "has_demonstration": has_demonstration}
    pieces = [
        piece("games", "web/_home.html", running=_cards(running), more=more, **shown),
        piece("over", "web/_over.html", over=_cards(over)),
    ]
    context = {
        **shown,
        "stream": reverse("web:live"),
        "least": house.LEAST_PLAYERS,
        "most": house.MOST_PLAYERS,
        "fault": fault,
        "asked_for": request.POST,
    }
    stamp = _stamp_of(seen, guest)
    if status != 200:
        context |= {"pieces": pieces, "stamp": stamp, "is_part": False}
        return render(request, "web/home.html", context, status=status)
    return answer(request, "web/home.html", context, pieces=pieces, stamp=stamp)


def home_stamp() -> str:
    """Return what changes whenever the overview does."""
    guest = _guest() if _is_busy() and house.has_mailbox() else None
    return _stamp_of(_overview(), guest)


@require_safe
def all_games(request: HttpRequest) -> HttpResponse:
    """List all games, the newest first; they can be searched by name and by how they stand."""
    wanted, state = request.GET.get("q", "").strip()[:60], request.GET.get("state", "")
    found = _with_players(
        HostedGame.objects.filter(by_invitation=False).order_by("-created_at", "-pk")
    )
    if state in STATES:
        found = found.filter(status__in=STATES[state])
    if wanted:
        found = found.filter(name_key__contains=folded(wanted))
    page: Page[HostedGame] = Paginator(found, A_PAGE).get_page(request.GET.get("page"))
    games = public_games(list(page), language())
    shown = piece("all-games", "web/_all_games.html", games=_cards(games), is_search=bool(wanted))
    asked = {key: value for key, value in (("q", wanted), ("state", state)) if value}
    context = {
        "page": page,
        "page_query": f"{urlencode(asked)}&" if asked else "",
        "asked": {"q": wanted, "state": state},
        "states": tuple(STATES),
    }
    return answer(request, "web/games.html", context, pieces=[shown], stamp=shown.stamp)


@require_safe
@kept_for_strangers
def game(request: HttpRequest, name: str) -> HttpResponse:
    """Show how a game stands, and the turn under way."""
    record, found = _find(request, name)
    latest = found.latest
    pieces = [
        _status(found),
        _now(found),
        piece("news", "web/_news.html", hints=found.hints, announcements=found.announcements),
        piece("village", "web/_village.html", game=_people(found)),
        _turn("latest", found, latest),
    ]
    context = {
        "game": found,
        "has_rules": found.rulebook in readable(),
        "record": record,
        "stream": reverse("web:game-live", args=[name]),
    }
    return answer(
        request,
        "web/game.html",
        context,
        pieces=pieces,
        stamp=found.stamp,
        changed_at=found.told_at,
    )


@require_safe
@kept_for_strangers
def turn(request: HttpRequest, name: str, number: int) -> HttpResponse:
    """Show one turn: what everybody was told, with its votes as tables."""
    record, found = _find(request, name)
    chapter = found.chapter(number)
    if chapter is None:
        raise Http404
    neighbours = turning.around(number, found.turns)
    shown = [_status(found), _turn("turn", found, chapter), _others(found, neighbours)]
    is_last = number == found.turns - 1
    context = {
        "game": found,
        "has_rules": found.rulebook in readable(),
        "record": record,
        "chapter": chapter,
        "stream": reverse("web:game-live", args=[name]) if is_last and not found.is_over else "",
    }
    stamp = turning.digest(*(each.stamp for each in shown)) if not is_last else found.stamp
    return answer(
        request, "web/turn.html", context, pieces=shown, stamp=stamp, changed_at=found.told_at
    )


@require_safe
def people(request: HttpRequest, name: str) -> HttpResponse:
    """List who takes part, with their addresses where the rules of the game publish those."""
    record, found = _find(request, name)
    listed = participants.listed(record, found, request)
    context = {
        "game": found,
        "has_rules": found.rulebook in readable(),
        "record": record,
        "listed": listed,
    }
    response = answer(request, "web/people.html", context, pieces=[], stamp="", changed_at=None)
    # For the village, not for whoever gathers addresses.
    response.headers["X-Robots-Tag"] = "noindex, noarchive"
    return response


@require_POST
def demonstrate(request: HttpRequest) -> HttpResponse:
    """Begin a demonstration, with a seat for whoever asks if a name was given."""
    demonstration = house.current().demonstration
    if demonstration is None:
        raise Http404
    players = request.POST.get("players", "")
    number = int(players) if players.isdecimal() and len(players) < 4 else 0
    try:
        demonstration.start(number, request.POST.get("name", "").strip(), language())
    except DemonstrationError as error:
        fault = say(
            f"demonstration-fault-{error.code}",
            least=house.LEAST_PLAYERS,
            most=house.MOST_PLAYERS,
        )
        return _home(request, fault, 422)
    return HttpResponseRedirect(reverse("web:home"))


def not_found(
    request: HttpRequest,
    exception: Exception,  # noqa: ARG001 - Django gives it by name
) -> HttpResponse:
    """Say that there is no such page."""
    return render(request, "web/not_found.html", status=404)


def _find(request: HttpRequest, name: str) -> tuple[HostedGame, PublicGame]:
    try:
        record = find_game(name)
    except HostingError as error:
        raise Http404 from error
    if record.by_invitation and not is_open_to(signed_in(request), record):
        raise Http404
    return record, public_game(record, language())


def _status(found: PublicGame) -> PagePiece:
    """Return how the game stands: the first piece of its pages, beside its name."""
    return piece("status", "web/_status.html", words=found.status_words)


def _now(found: PublicGame) -> PagePiece:
    due = moment(found.due_at, full=True) if found.due_at else ""
    until = found.due_at.isoformat() if found.due_at else ""
    return piece(
        "now",
        "web/_now.html",
        phase=found.phase,
        due=due,
        until=until,
        winners=found.winners,
        mayor=found.mayor,
    )


def _people(found: PublicGame) -> turning.Standing:
    return turning.Standing(found.status, found.seats, found.living, found.killed, found.exiled)


def _turn(name: str, found: PublicGame, chapter: Chapter | None) -> PagePiece:
    return piece(
        name,
        "web/_turn.html",
        game=found.name,
        chapter=chapter,
        begun=moment(chapter.at, full=True) if chapter else "",
        turns=found.turns,
        is_latest=name == "latest",
    )


def _others(found: PublicGame, neighbours: turning.Neighbours) -> PagePiece:
    headings = tuple(
        (place, chapter.heading)
        for place in neighbours.listed
        if (chapter := found.chapter(place)) is not None
    )
    return piece("turns", "web/_turns.html", game=found.name, around=neighbours, headings=headings)


def _is_busy() -> bool:
    """Tell whether a demonstration is under way."""
    demonstration = house.current().demonstration
    return demonstration is not None and demonstration.is_busy


def _stamp_of(seen: Overview, guest: Owner | None) -> str:
    running, over, more = seen
    stamps = (game.stamp for game in (*running, *over))
    return turning.digest(_is_busy(), guest and guest.address, more, *stamps)


def _guest() -> Owner | None:
    """Return the newcomer who plays now, if one does."""
    playing = Player.objects.filter(
        game__status__in=(Status.SIGN_UP, Status.RUNNING),
        address__email__endswith=f"@{house.GUEST_DOMAIN}",
    )
    player = playing.select_related("address").order_by("-pk").first()
    return Owner(player.address.email, player.name) if player else None


def _overview() -> Overview:
    """Return the games under way, the last that are over, and whether there are others."""
    listed = HostedGame.objects.filter(by_invitation=False)
    under_way = listed.exclude(status__in=ENDED).order_by("-created_at", "-pk")
    over = listed.filter(status__in=ENDED).order_by("-ended_at", "-pk")
    running = list(_with_players(under_way)[: MOST_UNDER_WAY + 1])
    ended = list(_with_players(over)[: MOST_OVER + 1])
    more = len(running) > MOST_UNDER_WAY or len(ended) > MOST_OVER
    running, ended = running[:MOST_UNDER_WAY], ended[:MOST_OVER]
    found = public_games([*running, *ended], language())
    return found[: len(running)], found[len(running) :], more


def _with_players(found: QuerySet[HostedGame]) -> QuerySet[HostedGame]:
    return found.prefetch_related("players")


def _cards(found: list[PublicGame]) -> tuple[turning.Card, ...]:
    return tuple(turning.card(each) for each in found)
