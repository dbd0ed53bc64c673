"""Who looked at a game's private pages: for its masters, as far as they do not play in it."""

from typing import Final

from django.core.paginator import Paginator
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe

from verteller.web.access import KEPT
from verteller.web.desk.shared import case_of
from verteller.web.models import Access
from verteller.web.signing_in import for_masters

ON_ONE_PAGE: Final = 50


@for_masters
@require_safe
def access(request: HttpRequest, name: str) -> HttpResponse:
    """
    List visits to a game's private pages, the newest first.

    A master who plays would learn from it who reads at night, so for him there is no such page.

    Source: tempo reale, LTR-SYS-39.
    """
    case = case_of(request, name)
    if case.player is not None:
        raise Http404
    players = list(case.record.players.order_by("name_key").values_list("pk", "name"))
    chosen = request.GET.get("player", "")
    rows = Access.objects.filter(game=case.record).select_related("player")
    if chosen in {str(key) for key, _ in players}:
        rows = rows.filter(player=int(chosen))
    else:
        chosen = ""
    page = Paginator(rows.order_by("-at", "-pk"), ON_ONE_PAGE).get_page(request.GET.get("page"))
    context = {
        "record": case.record,
        "page": page,
        "query": f"player={chosen}&" if chosen else "",
        "players": [(str(key), known) for key, known in players],
        "chosen": chosen,
        "days": KEPT.days,
    }
    return render(request, "web/desk/access.html", context)
