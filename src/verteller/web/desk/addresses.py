"""Addresses at which mail cannot be delivered."""

from dataclasses import dataclass
from datetime import datetime

from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import get_object_or_404, render
from django.urls import reverse
from django.views.decorators.http import require_http_methods, require_safe

from verteller.hosting import bounces, clock, discretion, journal
from verteller.hosting.models import Address
from verteller.web.desk.shared import administrator, tell
from verteller.web.signing_in import for_administrators
from verteller.web.wording import say


@dataclass(frozen=True, slots=True)
class Flagged:
    """
    An address from which mail came back.

    Args:
        since: None for one who plays with its owner: it would tell when he was written to.
    """

    address: Address
    games: tuple[str, ...]
    since: datetime | None


@for_administrators
@require_safe
def addresses(request: HttpRequest) -> HttpResponse:
    """List the addresses that mail comes back from."""
    person = administrator(request)
    found = Address.objects.filter(unreachable_since__isnull=False).select_related("person")
    rows = [
        Flagged(
            address,
            tuple(
                address.players.filter(game__status__in=discretion.UNDER_WAY)
                .order_by("game__name")
                .values_list("game__name", flat=True)
            ),
            None if discretion.plays_with(person, address.person) else address.unreachable_since,
        )
        for address in found.order_by("email")
    ]
    return render(request, "web/desk/addresses.html", {"rows": rows})


@for_administrators
@require_http_methods(["GET", "HEAD", "POST"])
def clear(request: HttpRequest, number: int) -> HttpResponse:
    """Ask whether an address works again, and note it."""
    address = get_object_or_404(Address, pk=number, unreachable_since__isnull=False)
    if request.method != "POST":
        return render(request, "web/desk/address_clear.html", {"address": address})
    bounces.reached(address.email, clock.now())
    journal.note("admin_act", act="clear_address", by=administrator(request).pk)
    tell(request, say("address-cleared", address=address.email))
    return HttpResponseRedirect(reverse("desk:addresses"))
