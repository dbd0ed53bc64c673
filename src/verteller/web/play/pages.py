"""The pages: my games, a game with what is asked of me, and everything I was ever told."""

from dataclasses import dataclass
from typing import Final

from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import render
from django.urls import reverse
from django.utils.http import content_disposition_header
from django.views.decorators.http import require_http_methods, require_safe

from verteller.hosting import clock
from verteller.hosting.errors import HostingError
from verteller.hosting.throttling import ANSWERS, limiter
from verteller.rules.errors import AnswerError
from verteller.web.play.answering import Returned, take, why_refused
from verteller.web.play.forms import slug_of
from verteller.web.play.knowing import known_at, teller_of
from verteller.web.play.places import Place, place_of, places_of
from verteller.web.play.showing import Refused, Sight
from verteller.web.play.turns import Report, reports
from verteller.web.signing_in import for_people, visitor
from verteller.web.wording import say

MOST_OVER: Final = 20
"""Games that are over which the list still shows."""


NOTHING_NEW: Final = 204
TOO_OFTEN: Final = "play-refused-often"


@dataclass(frozen=True, slots=True)
class Neighbours:
    """The turns before and after the one that is shown; None where there is none."""

    earlier: int | None
    later: int | None


@for_people
@require_safe
def overview(request: HttpRequest) -> HttpResponse:
    """List the games of whoever is signed in, with what he owes and until when."""
    places = places_of(visitor(request))
    under_way = [place for place in places if place.is_his and not place.record.is_over]
    over = [place for place in places if place not in under_way]
    context = {"sights": [_sight(place) for place in under_way], "over": over[:MOST_OVER]}
    return render(request, "web/play/games.html", context)


@for_people
@require_http_methods(["GET", "HEAD", "POST"])
def game(request: HttpRequest, name: str) -> HttpResponse:
    """Show a game to a player, and take his answers."""
    place = place_of(visitor(request), name)
    if request.method != "POST":
        return _show_anew(request, _sight(place))
    posted = {key: request.POST.getlist(key) for key in request.POST}
    question = request.POST.get("question", "")
    returned = Returned(question, request.POST.get("asked", ""), posted, clock.now())
    if not limiter.hit(ANSWERS, "answer", str(place.person.pk)):
        sight = Sight(place, known_at(place), teller_of(place), Refused(returned, say(TOO_OFTEN)))
        return _show(request, sight, status=429)
    try:
        take(place, returned)
    except (HostingError, AnswerError) as error:
        # Read anew: the round may have closed, or the seat may be somebody else's.
        sight = _sight(place_of(place.person, name))
        words = why_refused(error, returned, sight.known, sight.teller, place.record.name)
        sight = Sight(sight.place, sight.known, sight.teller, Refused(returned, words))
        return _show(request, sight, status=422)
    if request.headers.get("HX-Request"):
        sight = _sight(place_of(place.person, name))
        said = [each.receipt for each in sight.questions if each.key == question]
        return _show(request, sight, said=" ".join(said) or say("play-noted"))
    page = reverse("play:game", args=[place.record.name])
    return HttpResponseRedirect(f"{page}#receipt-{slug_of(question)}")


@for_people
@require_safe
def told(request: HttpRequest, name: str, number: int | None = None) -> HttpResponse:
    """Show what a player was told in one turn, the newest if none is named, and list all."""
    sight = _sight(place_of(visitor(request), name))
    turns = sight.turns
    if number is not None and number >= len(turns):
        raise Http404
    shown = turns[-1 if number is None else number]
    context = {
        "sight": sight,
        "record": sight.record,
        "turn": shown,
        "reports": reports(shown, sight.teller)[::-1],
        "turns": turns[::-1],
        "neighbours": Neighbours(
            shown.place - 1 if shown.place else None,
            shown.place + 1 if shown.place + 1 < len(turns) else None,
        ),
    }
    return render(request, "web/play/told.html", context)


@for_people
@require_safe
def text(request: HttpRequest, name: str) -> HttpResponse:
    """Hand out everything a player was ever told as plain text, in the order it was told."""
    sight = _sight(place_of(visitor(request), name))
    lines = [say("play-text-title", game=sight.record.name), ""]
    for turn in sight.turns:
        lines += [turn.heading, "=" * len(turn.heading), ""]
        for report in reports(turn, sight.teller):
            lines += _report_lines(report)
    file = f"{sight.record.name}.txt"
    disposition = content_disposition_header(as_attachment=True, filename=file)
    return HttpResponse(
        "\n".join(lines),
        content_type="text/plain; charset=utf-8",
        headers={"Content-Disposition": disposition},
    )


def _report_lines(report: Report) -> list[str]:
    lines = [f"[{report.when}]"]
    for section in report.sections:
        lines += [section.title, "-" * len(section.title)] if section.title else []
        lines += [line for paragraph in section.paragraphs for line in (str(paragraph), "")]
    return lines


def _sight(place: Place) -> Sight:
    return Sight(place, known_at(place), teller_of(place))


def _show_anew(request: HttpRequest, sight: Sight) -> HttpResponse:
    """Show a game, or to a page that is open already the parts that have changed."""
    if not request.headers.get("HX-Request"):
        return _show(request, sight)
    if request.GET.get("stamp") == sight.stamp:
        return HttpResponse(status=NOTHING_NEW)
    context = {"sight": sight, "record": sight.record, "is_part": True}
    return render(request, "web/play/_parts.html", context)


def _show(request: HttpRequest, sight: Sight, *, said: str = "", status: int = 200) -> HttpResponse:
    """Show a game: all of it, or to a page that has sent a form the part that changes."""
    is_part = bool(request.headers.get("HX-Request"))
    context = {"sight": sight, "record": sight.record, "said": said, "is_part": is_part}
    template = "web/play/_game.html" if is_part else "web/play/game.html"
    # A part that says what is wrong is to be shown like any other.
    return render(request, template, context, status=200 if is_part else status)
