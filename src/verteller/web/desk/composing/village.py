"""Composing a village: the roles that are dealt, kept from everybody who plays."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import render
from django.urls import reverse
from django.views.decorators.http import require_http_methods

from verteller.hosting import clock, composing, compositions, masters
from verteller.hosting.errors import HostingError
from verteller.hosting.models import HostedGame
from verteller.rules.moves import Composition
from verteller.web.desk.composing.rulebooks import (
    role_words,
    rulebook_name,
    rulebook_note,
    sides,
    warning_words,
)
from verteller.web.desk.composing.shared import hidden_case, note, number_of
from verteller.web.desk.shared import Case, tell, why_refused
from verteller.web.signing_in import for_masters
from verteller.web.wording import say


@dataclass(slots=True)
class Draft:
    """
    A village on the form.

    Args:
        counts: How many of each role.
        place: Of the kept village that it would replace; None for a new one.
        warnings: What is odd about it, in words, where that is still to be confirmed.
        fault: Why it was not kept.
    """

    counts: dict[str, int] = field(default_factory=dict)
    mayor: bool = False
    place: int | None = None
    warnings: list[str] = field(default_factory=list)
    fault: str = ""

    @property
    def size(self) -> int:
        """For how many players it is."""
        return sum(self.counts.values())

    @property
    def composition(self) -> Composition:
        """The village itself."""
        roles = tuple(role for role in sorted(self.counts) for _ in range(self.counts[role]))
        return Composition(roles, self.mayor)


@dataclass(frozen=True, slots=True)
class Kept:
    """A village that the game can draw from, in words."""

    place: int
    size: int
    roles: str
    mayor: bool
    fits: bool


@for_masters
@require_http_methods(["GET", "HEAD", "POST"])
def village(request: HttpRequest, name: str) -> HttpResponse:
    """
    Show the villages that a game can draw from, and compose one.

    Source: tempo reale, 3.6, LTR-SYS-22, LTR-SYS-23, LTR-GEN-04, LTR-GEN-07.
    """
    case = hidden_case(request, name)
    masters.note_reading(case.record, case.person, clock.now())
    if request.method != "POST":
        return _page(request, case, _asked_for(request.GET, case.record))
    draft = Draft()
    try:
        if "drop" in request.POST:
            composing.drop_composition(case.record, number_of(request.POST, "drop") or 0)
            done = "composition-dropped"
        else:
            draft = _read(request.POST, case.record)
            compositions.check(draft.composition, case.record.rulebook)
            draft.warnings = _warnings(case.record, draft)
            if draft.warnings and "sure" not in request.POST:
                return _page(request, case, draft, status=422)
            composing.keep_composition(case.record, draft.composition, instead_of=draft.place)
            done = "composition-kept"
    except HostingError as error:
        draft.fault, draft.warnings = why_refused(error, case.record.name), []
        return _page(request, case, draft, status=422)
    return _done(request, case, "compose", done)


@for_masters
@require_http_methods(["GET", "HEAD", "POST"])
def hints(request: HttpRequest, name: str) -> HttpResponse:
    """
    Write the hints on the village that everybody gets when the game begins.

    Source: tempo reale, 3.6, LTR-SYS-24, LTR-GEN-06.
    """
    case = hidden_case(request, name)
    typed, fault = "\n".join(case.record.hints), ""
    if request.method == "POST":
        typed = request.POST.get("hints", "")[:20_000]
        try:
            composing.set_hints(case.record, typed.splitlines())
        except HostingError:
            most, longest = composing.MOST_HINTS, composing.LONGEST_HINT
            fault = say("hints-fault", most=most, longest=longest)
            if case.record.length:
                fault = say("village-dealt")
        else:
            return _done(request, case, "hints", "hints-kept")
    context = {"case": case, "typed": typed, "fault": fault, "dealt": bool(case.record.length)}
    return render(request, "web/desk/composing/hints.html", context, status=422 if fault else 200)


def _done(request: HttpRequest, case: Case, act: str, message: str) -> HttpResponse:
    note(case, act)
    tell(request, say(message))
    return HttpResponseRedirect(reverse("desk:village", args=[case.record.name]))


def _page(request: HttpRequest, case: Case, draft: Draft, status: int = 200) -> HttpResponse:
    record = case.record
    outlook = composing.outlook(record)
    size = number_of(request.GET, "size") or draft.size or outlook.players or record.most
    context = {
        "case": case,
        "record": record,
        "rulebook": rulebook_name(record.rulebook),
        "note": rulebook_note(record.rulebook),
        "outlook": outlook,
        "dealt": bool(record.length),
        "kept": _kept(record, outlook.players),
        "draft": draft,
        "sides": sides(record.rulebook, draft.counts),
        "size": size,
        "presets": _presets(record, size),
        "has_mayor": composing.has_mayor_choice(record.rulebook),
    }
    return render(request, "web/desk/composing/village.html", context, status=status)


def _kept(record: HostedGame, players: int) -> list[Kept]:
    return [
        Kept(
            place=place,
            size=len(each.roles),
            roles=role_words(record.rulebook, each),
            mayor=each.mayor,
            fits=len(each.roles) == players,
        )
        for place, each in enumerate(composing.own_compositions(record))
    ]


def _presets(record: HostedGame, size: int) -> list[str]:
    library = compositions.library(record.rulebook, size)
    return [role_words(record.rulebook, each) for each in library]


def _asked_for(asked: Mapping[str, str], record: HostedGame) -> Draft:
    """Return the form as its address fills it in: with a preset, a kept village, or nothing."""
    place, preset = number_of(asked, "edit"), number_of(asked, "preset")
    if place is not None:
        kept = composing.own_compositions(record)
        return _draft(kept[place], place) if place < len(kept) else Draft()
    size = number_of(asked, "size") or 0
    library = compositions.library(record.rulebook, size) if preset is not None else ()
    return _draft(library[preset]) if preset is not None and preset < len(library) else Draft()


def _draft(composition: Composition, place: int | None = None) -> Draft:
    return Draft(compositions.counted(composition), composition.mayor, place)


def _read(given: Mapping[str, str], record: HostedGame) -> Draft:
    """Return the form as it came back."""
    typed = {
        role: number_of(given, f"role-{role}") or 0
        for role in compositions.dealt_roles(record.rulebook)
    }
    counts = {role: min(count, compositions.MOST) for role, count in typed.items() if count}
    has_mayor = composing.has_mayor_choice(record.rulebook) and "mayor" in given
    return Draft(counts, has_mayor, number_of(given, "place"))


def _warnings(record: HostedGame, draft: Draft) -> list[str]:
    """Return in words what is odd about a village. Source: tempo reale, LTR-SYS-23."""
    found = composing.warnings(record.rulebook, draft.composition)
    return [warning_words(record.rulebook, each) for each in found]
