"""Handing over: who has the desk of a game, beside the administrators."""

from dataclasses import dataclass

from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import render
from django.urls import reverse
from django.views.decorators.http import require_http_methods

from verteller.hosting import clock, masters, post
from verteller.hosting.errors import Code, HostingError
from verteller.hosting.fairness.substitutes import address_for
from verteller.hosting.models import Address, Kind, Person
from verteller.hosting.transactions import in_one_transaction
from verteller.web.desk.shared import Case, case_of, tell, why_refused
from verteller.web.outward import full_address
from verteller.web.signing_in import for_masters
from verteller.web.wording import say

MOST_DIGITS = 9


@dataclass(frozen=True, slots=True)
class Master:
    """
    Somebody who has the desk of a game.

    Args:
        plays: Whether he plays in it, and so sees no secrets there.
        may_go: Whether whoever looks may take the desk from him.
    """

    person: Person
    email: str
    plays: bool
    is_me: bool
    may_go: bool


@for_masters
@require_http_methods(["GET", "HEAD", "POST"])
def masters_page(request: HttpRequest, name: str) -> HttpResponse:
    """
    Show who the masters of a game are, appoint another, and step down.

    An administrator can dismiss any; he has the desk in any case. Who plays and has not looked
    appoints nobody.

    Source: tempo reale, 2.2.
    """
    case = case_of(request, name)
    fault = ""
    if request.method == "POST":
        try:
            words = (
                _dismiss(request, case) if "dismiss" in request.POST else _appoint(request, case)
            )
        except HostingError as error:
            fault = why_refused(error, case.record.name)
        else:
            tell(request, words)
            return _onwards(case)
    context = {
        "case": case,
        "masters": _masters(case),
        "address": request.POST.get("address", ""),
        "fault": fault,
    }
    return render(request, "web/desk/masters.html", context, status=422 if fault else 200)


def _onwards(case: Case) -> HttpResponse:
    """Show the page again, or what is left to whoever has stepped down."""
    if masters.is_master(case.person, case.record):
        return HttpResponseRedirect(reverse("desk:masters", args=[case.record.name]))
    has_others = masters.mastered(case.person).exists()
    return HttpResponseRedirect(reverse("desk:games" if has_others else "web:home"))


def _masters(case: Case) -> list[Master]:
    held = masters.masters_of(case.record)
    rows = Address.objects.filter(person__in=held).order_by("-pk")
    addresses = dict(rows.values_list("person_id", "email"))
    players = set(case.record.players.filter(person__in=held).values_list("person_id", flat=True))
    return [
        Master(
            person=person,
            email=addresses.get(person.pk, ""),
            plays=person.pk in players,
            is_me=person == case.person,
            may_go=person == case.person or case.person.is_administrator,
        )
        for person in held
    ]


@in_one_transaction
def _appoint(request: HttpRequest, case: Case) -> str:
    # In a second mailbox of his, who plays would see all that is hidden from him here.
    if case.may_look:
        raise HostingError(Code.PLAYS_HIMSELF, game=case.record.name)
    at = clock.now()
    address = address_for(request.POST.get("address", ""), case.record.language, at)
    masters.appoint(case.record, address.person, at, by=case.person)
    link = full_address(request, "desk:game", case.record.name)
    payload = {"code": "appointed", "game": case.record.name, "link": link}
    language = address.person.language
    row = post.to_address(address.email, language, Kind.NOTICE, payload, at=at, game=case.record)
    post.save([row])
    return say("masters-appointed", address=address.email)


def _dismiss(request: HttpRequest, case: Case) -> str:
    number = request.POST["dismiss"]
    is_number = number.isdecimal() and len(number) <= MOST_DIGITS
    rights = (each for each in _masters(case) if is_number and each.person.pk == int(number))
    gone = next((each for each in rights if each.may_go), None)
    if gone is None:
        raise HostingError(Code.NO_MASTER, game=case.record.name)
    masters.dismiss(case.record, gone.person, clock.now(), by=case.person)
    return say("masters-stepped-down" if gone.is_me else "masters-dismissed", address=gone.email)
