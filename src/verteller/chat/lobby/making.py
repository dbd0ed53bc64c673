"""Pages of nobody's game yet: which live games are mine, and making another."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from django.conf import settings
from django.db.models import Q
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import render
from django.urls import NoReverseMatch, reverse
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods, require_safe

from verteller.chat.lobby import options, words
from verteller.chat.lobby.again import next_name
from verteller.chat.lobby.forms import Newcomer, newcomer, read_newcomer, speak
from verteller.chat.lobby.joining import join
from verteller.chat.lobby.opening import LivePlan, has_reading, open_live
from verteller.chat.lobby.refusals import LobbyError
from verteller.chat.lobby.visiting import GAMES, GUESTS, enter, refuse_too_many, visitor
from verteller.chat.models import LiveGame
from verteller.chat.pace import PRESET, PRESETS, USUAL
from verteller.chat.wording import language, say
from verteller.hosting import clock
from verteller.hosting.errors import Code, HostingError
from verteller.hosting.guests import new_guest
from verteller.hosting.models import HostedGame, Language, Person
from verteller.hosting.names import folded
from verteller.hosting.transactions import in_one_transaction

OFFERED: Final = ("duesterwald", "tabula")
"""The rulebooks whose nights the narrator calls aloud."""

TAKEN: Final = frozenset({"new", "join", "watch", "back", "table", "matrix"})
"""Names that no game can have, since pages have them."""

KNOWN_ONLY: Final = "known"
"""Under this setting only those open games who are signed in already."""

MOST_LISTED: Final = 40


@dataclass(frozen=True, slots=True)
class Wish:
    """
    What the form says of a game.

    Args:
        plays: Whether its host plays too.
        speaks: Whether the narrator speaks aloud.
        reads: Whether there is time to read one's card before the first night.
    """

    name: str
    rulebook: str
    language: str
    pace: str = USUAL
    plays: bool = True
    speaks: bool = True
    reads: bool = True
    options: Mapping[str, str | int | bool] = field(default_factory=dict)


@never_cache
@require_safe
def mine(request: HttpRequest) -> HttpResponse:
    """List the live games somebody has a part in, and offer to open one."""
    person = visitor(request)
    games: list[LiveGame] = []
    if person is not None:
        his = Q(game__players__person=person) | Q(spectators__person=person) | Q(host=person)
        found = LiveGame.objects.filter(his).select_related("game").distinct()
        games = list(found.order_by("-created_at", "-pk")[:MOST_LISTED])
    context = {
        "under_way": [each for each in games if not each.game.is_over],
        "over": [each for each in games if each.game.is_over],
        "table": _address("table:table"),
        "may_open": _may_open(person),
    }
    return render(request, "chat/lobby_mine.html", context)


@never_cache
@require_http_methods(["GET", "HEAD", "POST"])
def new(request: HttpRequest) -> HttpResponse:
    """Ask what a live game is to be, and open its lobby; whoever asks is its host."""
    person = visitor(request)
    if not _may_open(person):
        return HttpResponseRedirect(f"{reverse('web:sign-in')}?next={reverse('rooms:new')}")
    rulebook = request.GET.get("rulebook", "")
    wish = _first(rulebook if rulebook in OFFERED else OFFERED[0])
    host, fault = newcomer(person), ""
    if request.method == "POST":
        wish, host = _read(request.POST, wish), read_newcomer(request.POST, host, "own")
        try:
            return _open(request, person, wish, host)
        except (LobbyError, HostingError) as error:
            fault = words.why_not(error)
    context = {
        "wish": wish,
        "form": host,
        "fault": fault,
        "rulebooks": [(key, words.rulebook_name(key)) for key in OFFERED],
        "rulebook_text": say(f"lobby-rulebook-{wish.rulebook}.text"),
        "paces": words.paces(wish.rulebook),
        "options": options.options_of(wish.rulebook, wish.options),
        "has_reading": has_reading(wish.rulebook),
        "languages": Language.choices,
        "genders": words.genders(),
    }
    return render(request, "chat/new.html", context, status=422 if fault else 200)


def _open(request: HttpRequest, person: Person | None, wish: Wish, host: Newcomer) -> HttpResponse:
    live = _make(request, person, wish, host)
    enter(request, live.host)
    response = HttpResponseRedirect(reverse("rooms:lobby", args=[live.game.name]))
    speak(response, request, host.language)
    return response


@in_one_transaction
def _make(request: HttpRequest, person: Person | None, wish: Wish, host: Newcomer) -> LiveGame:
    at = clock.now()
    if folded(wish.name) in TAKEN:
        raise HostingError(Code.GAME_NAME_TAKEN, given=wish.name)
    plan = LivePlan(
        name=wish.name,
        rulebook=wish.rulebook,
        language=wish.language,
        pace={PRESET: wish.pace},
        options=wish.options,
        speaks=wish.speaks,
        reads=wish.reads,
    )
    is_new = person is None
    person = person or new_guest(host.manners, at).person
    live = open_live(plan, person, at)
    if wish.plays:
        join(live, person, host.name, host.manners, at, by_mail=host.by_mail)
    # What is refused for another reason does not count, and this undoes everything.
    refuse_too_many(request, "games", GAMES)
    if is_new:
        refuse_too_many(request, "guests", GUESTS)
    return live


def _first(rulebook: str) -> Wish:
    """Return the form as it is at first, with a name that no game has."""
    names = [name.strip() for name in say("lobby-names").split("|")]
    name = names[LiveGame.objects.count() % len(names)]
    if HostedGame.objects.filter(name_key=folded(name)).exists():
        name = next_name(name)
    return Wish(name, rulebook, language())


def _read(given: Mapping[str, str], before: Wish) -> Wish:
    spoken, pace = given.get("language", ""), given.get("pace", "")
    return Wish(
        name=given.get("game", "")[:120],
        rulebook=before.rulebook,
        language=spoken if spoken in Language.values else before.language,
        pace=pace if pace in PRESETS else USUAL,
        plays="plays" in given,
        speaks="speaks" in given,
        reads="reads" in given,
        options=options.read_options(before.rulebook, given),
    )


def _may_open(person: Person | None) -> bool:
    """Tell whether somebody may open games here."""
    return person is not None or settings.VERTELLER_ROOMS != KNOWN_ONLY


def _address(page: str) -> str:
    try:
        return reverse(page)
    except NoReverseMatch:
        return ""
