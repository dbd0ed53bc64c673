"""Distributions of roles: those shipped, and those that administrators added."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from itertools import groupby
from typing import Final
from urllib.parse import urlencode

from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import get_object_or_404, render
from django.urls import reverse
from django.views.decorators.http import require_http_methods

from verteller.hosting import clock, composing, compositions, journal
from verteller.hosting.errors import HostingError
from verteller.hosting.models import Distribution
from verteller.rules.moves import Composition
from verteller.rules.registry import rulebooks
from verteller.telling.words import LANGUAGES, words_of
from verteller.web.desk.composing.rulebooks import role_words, rulebook_name
from verteller.web.desk.shared import administrator, tell, why_refused
from verteller.web.signing_in import for_administrators
from verteller.web.wording import say

LONGEST: Final = 20_000
"""Characters of a list that are read."""


@dataclass(frozen=True, slots=True)
class Shown:
    """A distribution in words; *number* is that of an added one, None of a shipped one."""

    players: int
    roles: str
    mayor: bool
    number: int | None = None


@for_administrators
@require_http_methods(["GET", "HEAD", "POST"])
def distributions(request: HttpRequest) -> HttpResponse:
    """List all distributions of a rulebook by number of players, and add one."""
    rulebook = request.GET.get("rulebook", "")
    if rulebook not in rulebooks():
        rulebook = Distribution._meta.get_field("rulebook").get_default()
    typed, fault = request.POST.get("roles", "")[:LONGEST], ""
    if request.method == "POST":
        try:
            read = compositions.read_roles(typed.splitlines(), rulebook, _role_words(rulebook))
            compositions.add_distribution(read, rulebook, clock.now())
        except HostingError as error:
            fault = why_refused(error)
        else:
            journal.note("admin_act", act="add_distribution", by=administrator(request).pk)
            tell(request, say("distribution-added", count=len(read.roles)))
            return HttpResponseRedirect(_address(rulebook))
    shown = sorted(_all(rulebook), key=lambda each: (each.players, each.number or 0))
    sizes = [(size, list(each)) for size, each in groupby(shown, key=lambda each: each.players)]
    context = {
        "rulebook": rulebook,
        "rulebooks": [(key, rulebook_name(key)) for key in rulebooks()],
        "has_mayor": composing.has_mayor_choice(rulebook),
        "sizes": sizes,
        "typed": typed,
        "fault": fault,
    }
    return render(request, "web/desk/distributions.html", context, status=422 if fault else 200)


@for_administrators
@require_http_methods(["GET", "HEAD", "POST"])
def delete(request: HttpRequest, number: int) -> HttpResponse:
    """Ask whether an added distribution is to go, and remove it."""
    found = get_object_or_404(Distribution, pk=number)
    if request.method != "POST":
        read = compositions.read_stored([_stored(found)])[0]
        shown = _shown(found.rulebook, read, found.pk)
        return render(request, "web/desk/distribution_delete.html", {"shown": shown})
    found.delete()
    journal.note("admin_act", act="delete_distribution", by=administrator(request).pk)
    tell(request, say("distribution-deleted"))
    return HttpResponseRedirect(_address(found.rulebook))


def _address(rulebook: str) -> str:
    return f"{reverse('desk:distributions')}?{urlencode({'rulebook': rulebook})}"


def _all(rulebook: str) -> list[Shown]:
    shipped = [_shown(rulebook, each) for each in compositions.shipped(rulebook)]
    added = Distribution.objects.filter(rulebook=rulebook)
    return shipped + [
        _shown(rulebook, compositions.read_stored([_stored(each)])[0], each.pk) for each in added
    ]


def _stored(row: Distribution) -> Mapping[str, object]:
    return {"roles": row.roles, "mayor": row.mayor}


def _shown(rulebook: str, composition: Composition, number: int | None = None) -> Shown:
    roles = role_words(rulebook, composition)
    return Shown(len(composition.roles), roles, composition.mayor, number)


@cache
def _role_words(rulebook: str) -> Mapping[str, str]:
    """Return the roles' ids by their names in every language."""
    return {
        words_of(spoken, rulebook).say(f"role-{role}"): role
        for spoken in LANGUAGES
        for role in compositions.dealt_roles(rulebook)
    }
