"""Composing the village of a live game: the host says which roles are dealt."""

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import groupby

from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import render
from django.urls import reverse
from django.utils import translation
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods

from verteller.chat.access import Reader, person_of, reader_of
from verteller.chat.cards.deck import picture_of
from verteller.chat.lobby import gathering, words
from verteller.chat.lobby.numbers import number_of
from verteller.chat.lobby.refusals import LobbyError, Reason
from verteller.chat.wording import language
from verteller.hosting import composing, compositions
from verteller.hosting.errors import HostingError
from verteller.hosting.models import HostedGame
from verteller.rules.moves import Composition
from verteller.rules.registry import find_rulebook
from verteller.telling.words import words_of


@dataclass(frozen=True, slots=True)
class Line:
    """A role on the form, with how many of it there are."""

    key: str
    name: str
    picture: str
    count: int


@dataclass(frozen=True, slots=True)
class Side:
    """The roles of one faction on the form."""

    name: str
    roles: tuple[Line, ...]

    @property
    def count(self) -> int:
        """How many players belong to it."""
        return sum(role.count for role in self.roles)


@never_cache
@require_http_methods(["GET", "HEAD", "POST"])
def village(request: HttpRequest, name: str) -> HttpResponse:
    """
    Show the roles that can be dealt, for the host to say how many of each there are.

    Source: duesterwald, DUE-SYS-01, DUE-SYS-02, DUE-SYS-10; tabula, TAB-SYS-02 to -04.
    """
    reader, person = reader_of(request, name), person_of(request)
    record = reader.live.game
    if person is None or reader.live.host_id != person.pk or record.length:
        raise Http404
    count = record.players.count()
    with translation.override(reader.language):
        if request.method != "POST":
            return _page(request, reader, _at_first(record, count, request.GET))
        counts = _read(request.POST, record)
        try:
            odd = _keep(request, reader, counts)
        except (LobbyError, HostingError) as error:
            return _page(request, reader, counts, fault=words.why_not(error))
        if odd:
            return _page(request, reader, counts, odd=odd)
    return HttpResponseRedirect(reverse("rooms:lobby", args=[record.name]))


def _keep(request: HttpRequest, reader: Reader, counts: Mapping[str, int]) -> list[str]:
    """Keep the village, or return the words for what is odd about it and not confirmed yet."""
    if "usual" in request.POST:
        gathering.set_village(reader.live, None)
        return []
    rulebook = reader.live.game.rulebook
    if sum(counts.values()) > reader.live.game.most:
        told = {"detail": "player_count", "rulebook": rulebook, "roles": ()}
        raise LobbyError(Reason.ROLES_UNFIT, **told, least=0, most=None)
    composition = _composition(counts)
    refusal = gathering.why_undealt(reader.live.game, composition)
    if refusal is not None:
        raise refusal
    found = composing.warnings(rulebook, composition)
    if found and "sure" not in request.POST:
        return [f"warning-{rulebook}-{each}" for each in found]
    gathering.set_village(reader.live, composition)
    return []


def _page(
    request: HttpRequest,
    reader: Reader,
    counts: Mapping[str, int],
    *,
    fault: str = "",
    odd: list[str] | None = None,
) -> HttpResponse:
    record = reader.live.game
    context = {
        "game": record.name,
        "rulebook": words.rulebook_name(record.rulebook),
        "sides": sides(record.rulebook, counts),
        "total": sum(counts.values()),
        "players": record.players.count(),
        "sizes": _sizes(record),
        "own": bool(composing.own_compositions(record)),
        "fault": fault,
        "odd": odd or [],
    }
    status = 422 if fault or odd else 200
    return render(request, "chat/lobby_roles.html", context, status=status)


def sides(rulebook: str, counts: Mapping[str, int]) -> list[Side]:
    """Return every role that can be dealt, by faction, both in the rulebook's order."""
    said = words_of(language(), rulebook)
    factions = find_rulebook(rulebook).roles
    order = list(dict.fromkeys(factions.values()))
    dealt = sorted(compositions.dealt_roles(rulebook), key=lambda role: order.index(factions[role]))
    return [
        Side(
            said.say(f"faction-{faction}"),
            tuple(
                Line(
                    role,
                    said.say(f"role-{role}"),
                    picture_of(role),
                    counts.get(role, 0),
                )
                for role in roles
            ),
        )
        for faction, roles in groupby(dealt, key=factions.__getitem__)
    ]


def _at_first(record: HostedGame, count: int, asked: Mapping[str, str]) -> Mapping[str, int]:
    """Return the village that is kept for so many, or the usual one, or nothing."""
    size = number_of(asked.get("size", ""))
    if 0 < size <= record.most:
        usual = compositions.library(record.rulebook, size)
        return compositions.counted(usual[0]) if usual else {}
    for each in (count, *_sizes(record)):
        found = gathering.villages_for(record, each) or compositions.library(record.rulebook, each)
        if found:
            return compositions.counted(found[0])
    return {}


def _sizes(record: HostedGame) -> list[int]:
    """Return for how many players there are usual villages."""
    return [
        size
        for size in range(record.least, record.most + 1)
        if compositions.library(record.rulebook, size)
    ]


def _read(given: Mapping[str, str], record: HostedGame) -> dict[str, int]:
    counts = {}
    for role in compositions.dealt_roles(record.rulebook):
        count = number_of(given.get(f"role-{role}", ""))
        if count:
            counts[role] = min(count, record.most + 1)
    return counts


def _composition(counts: Mapping[str, int]) -> Composition:
    return Composition(tuple(role for role in sorted(counts) for _ in range(counts[role])))
