"""Distributions of roles: those shipped, and those that administrators added."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from itertools import groupby
from typing import Final

from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import get_object_or_404, render
from django.urls import reverse
from django.views.decorators.http import require_http_methods

from verteller.hosting import clock, compositions, journal
from verteller.hosting.errors import HostingError
from verteller.hosting.models import Distribution
from verteller.rules.moves import Composition
from verteller.rules.registry import find_rulebook
from verteller.telling.words import LANGUAGES, words_of
from verteller.web.desk.shared import administrator, tell, why_refused
from verteller.web.signing_in import for_administrators
from verteller.web.wording import language, say

RULEBOOK: Final = "wakkerdam"
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
    """List all distributions by number of players, and add one."""
    typed, fault = request.POST.get("roles", "")[:LONGEST], ""
    if request.method == "POST":
        try:
            read = compositions.read_roles(typed.splitlines(), RULEBOOK, _role_words())
            compositions.add_distribution(read, RULEBOOK, clock.now())
        except HostingError as error:
            fault = why_refused(error)
        else:
            journal.note("admin_act", act="add_distribution", by=administrator(request).pk)
            tell(request, say("distribution-added", count=len(read.roles)))
            return HttpResponseRedirect(reverse("desk:distributions"))
    shown = sorted(_all(), key=lambda each: (each.players, each.number or 0))
    sizes = [(size, list(each)) for size, each in groupby(shown, key=lambda each: each.players)]
    context = {"sizes": sizes, "typed": typed, "fault": fault}
    return render(request, "web/desk/distributions.html", context, status=422 if fault else 200)


@for_administrators
@require_http_methods(["GET", "HEAD", "POST"])
def delete(request: HttpRequest, number: int) -> HttpResponse:
    """Ask whether an added distribution is to go, and remove it."""
    found = get_object_or_404(Distribution, pk=number)
    if request.method != "POST":
        shown = _shown(compositions.read_stored([_stored(found)])[0], found.pk)
        return render(request, "web/desk/distribution_delete.html", {"shown": shown})
    found.delete()
    journal.note("admin_act", act="delete_distribution", by=administrator(request).pk)
    tell(request, say("distribution-deleted"))
    return HttpResponseRedirect(reverse("desk:distributions"))


def _all() -> list[Shown]:
    shipped = [_shown(each) for each in compositions.shipped(RULEBOOK)]
    added = Distribution.objects.filter(rulebook=RULEBOOK)
    return shipped + [
        _shown(compositions.read_stored([_stored(each)])[0], each.pk) for each in added
    ]


def _stored(row: Distribution) -> Mapping[str, object]:
    return {"roles": row.roles, "mayor": row.mayor}


def _shown(composition: Composition, number: int | None = None) -> Shown:
    words = words_of(language())
    roles = [
        f"{count} × {words.say(f'role-{role}')}" if count > 1 else words.say(f"role-{role}")
        for role, count in compositions.counted(composition).items()
    ]
    return Shown(len(composition.roles), ", ".join(roles), composition.mayor, number)


@cache
def _role_words() -> Mapping[str, str]:
    """Return the roles' ids by their names in every language."""
    return {
        words_of(spoken).say(f"role-{role}"): role
        for spoken in LANGUAGES
        for role in find_rulebook(RULEBOOK).roles
    }
