"""The pages from which a master prints letters, and gives players what they sign in with."""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime
from typing import Final

from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import get_object_or_404, render
from django.urls import reverse
from django.utils.http import content_disposition_header
from django.views.decorators.http import require_http_methods, require_POST

from verteller.hosting import clock
from verteller.hosting.models import HostedGame, Player
from verteller.web import codes
from verteller.web.desk.composing.shared import hidden_case, note
from verteller.web.desk.letters.paper import printed
from verteller.web.desk.letters.writing import Credentials, letters
from verteller.web.desk.shared import Case, tell, warn
from verteller.web.models import SignInCode
from verteller.web.outward import full_address
from verteller.web.signing_in import Asked, for_masters, mail_link
from verteller.web.wording import say

PDF: Final = "application/pdf"

AT_THE_DESK: Final = "desk"
"""Where links are asked for at the desk: a master may ask for forty players at once."""


@dataclass(frozen=True, slots=True)
class Line:
    """
    A player on these pages.

    Args:
        made_at: When his newest code was made, None if he has none.
        is_used: Whether he has signed in with it.
    """

    player: Player
    made_at: datetime | None
    is_used: bool


@for_masters
@require_http_methods(["GET", "HEAD", "POST"])
def write(request: HttpRequest, name: str) -> HttpResponse:
    """
    Ask whose letters are to be printed, and make them, with new codes to sign in with.

    The codes that were not used yet work no longer: of two letters, the last one counts.

    Source: tempo reale, 2.2, LTR-SYS-08, LTR-SYS-15, LTR-COMM-01, LTR-COMM-05.
    """
    case = _dealt(request, name)
    record = case.record
    chosen = _players(record)
    if request.method == "POST":
        marked = set(request.POST.getlist("player"))
        chosen = [player for player in chosen if str(player.pk) in marked]
        if chosen:
            return _pdf(request, case, chosen)
    fault = say("letters-none") if request.method == "POST" else ""
    context = {"case": case, "lines": _lines(record, _players(record)), "fault": fault}
    return render(request, "web/desk/letters/letters.html", context, status=422 if fault else 200)


@for_masters
@require_http_methods(["GET", "HEAD"])
def credentials(request: HttpRequest, name: str) -> HttpResponse:
    """
    Show who has something to sign in with, and offer to give it.

    Source: tempo reale, LTR-SYS-08, LTR-COMM-01.
    """
    case = hidden_case(request, name)
    context = {"case": case, "lines": _lines(case.record, _players(case.record))}
    return render(request, "web/desk/letters/credentials.html", context)


@for_masters
@require_POST
def make_code(request: HttpRequest, name: str, number: int) -> HttpResponse:
    """Make a new code for one player, and show it once."""
    case = hidden_case(request, name)
    player = get_object_or_404(Player, game=case.record, pk=number)
    code = codes.make_codes(case.record, [player], clock.now())[player.pk]
    note(case, "make_code", number=1)
    context = {"case": case, "player": player, "made": code, "place": _place(request)}
    return render(request, "web/desk/letters/code.html", context)


@for_masters
@require_POST
def send_link(request: HttpRequest, name: str, number: int) -> HttpResponse:
    """Mail a link to sign in with to one player."""
    case = hidden_case(request, name)
    players = Player.objects.select_related("address")
    player = get_object_or_404(players, game=case.record, pk=number)
    asked = Asked(player.address.email, AT_THE_DESK, clock.now())
    row = mail_link(asked, lambda token: full_address(request, "web:sign-in-link", token))
    note(case, "mail_link", number=1)
    if row is None:
        warn(request, say("link-not-sent", name=player.name))
    else:
        tell(request, say("link-sent", name=player.name))
    return HttpResponseRedirect(reverse("desk:credentials", args=[case.record.name]))


def _dealt(request: HttpRequest, name: str) -> Case:
    case = hidden_case(request, name)
    if not case.record.length:
        raise Http404
    return case


def _players(record: HostedGame) -> list[Player]:
    return list(record.players.select_related("address").order_by("seat", "signed_up_at", "pk"))


def _lines(record: HostedGame, players: Iterable[Player]) -> list[Line]:
    newest: dict[int, SignInCode] = {}
    known = SignInCode.objects.filter(game=record).order_by("made_at", "pk")
    for code in known:
        newest[code.person_id] = code
    lines = []
    for player in players:
        mine = newest.get(player.person_id)
        lines.append(Line(player, mine.made_at if mine else None, bool(mine and mine.used_at)))
    return lines


def _pdf(request: HttpRequest, case: Case, players: list[Player]) -> HttpResponse:
    record = case.record
    made = codes.make_codes(record, players, clock.now())
    place = _place(request)
    given = {player.pk: Credentials(place, made[player.pk]) for player in players}
    note(case, "print_letters", number=len(players))
    sheets = printed(letters(record, players, given), record.name)
    kept_as = content_disposition_header(as_attachment=True, filename=f"{record.name}.pdf")
    return HttpResponse(sheets, content_type=PDF, headers={"Content-Disposition": str(kept_as)})


def _place(request: HttpRequest) -> str:
    """Return where codes are typed, as people write addresses."""
    return full_address(request, "web:sign-in-code").partition("://")[2].rstrip("/")
