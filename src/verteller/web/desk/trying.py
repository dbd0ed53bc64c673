"""The dry run: what would happen if the open phase closed now, for a master who does not play."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import cast

from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import render
from django.urls import reverse
from django.views.decorators.http import require_safe

from verteller.hosting import clock, mastering
from verteller.hosting.errors import HostingError
from verteller.hosting.models import HostedGame
from verteller.hosting.news import SILENT
from verteller.rules.errors import AnswerError
from verteller.rules.facts import EVERYONE, NARRATOR, Asked, Fact, Seat, hears, seen_by
from verteller.rules.log import Entry
from verteller.telling.cast import Cast, Gender, Reader
from verteller.telling.paragraphs import Paragraph
from verteller.telling.teller import Teller
from verteller.web.desk.shared import case_of, warn, why_refused
from verteller.web.signing_in import for_masters
from verteller.web.wording import language


@dataclass(frozen=True, slots=True)
class Heard:
    """What one player would be told besides what all are told."""

    name: str
    paragraphs: tuple[Paragraph, ...]


@for_masters
@require_safe
def dry_run(request: HttpRequest, name: str) -> HttpResponse:
    """Show what closing the open phase would bring about; nothing is changed by looking."""
    case = case_of(request, name)
    if case.player is not None:
        raise Http404
    try:
        entries = mastering.dry_run(case.record, case.person, clock.now())
    except (HostingError, AnswerError) as error:
        warn(request, why_refused(error, case.record.name))
        return HttpResponseRedirect(reverse("desk:game", args=[case.record.name]))
    facts = [entry.content for entry in entries if isinstance(entry.content, Fact)]
    everybody = Teller(_cast(case.record), Reader(None, language()), case.record.rulebook)
    context = {
        "case": case,
        "public": _told(None, [fact for fact in facts if fact.to == EVERYONE], everybody),
        "private": _private(facts, everybody),
        "asked": _asked(entries, everybody.cast),
    }
    return render(request, "web/desk/dry_run.html", context)


def _cast(record: HostedGame) -> Cast:
    rows = list(record.players.order_by("seat").values_list("name", "gender"))
    genders = tuple(cast("Gender", gender) for _, gender in rows)
    return Cast(tuple(name for name, _ in rows), genders)


def _told(seat: Seat | None, facts: Sequence[Fact], everybody: Teller) -> tuple[Paragraph, ...]:
    teller = replace(everybody, reader=Reader(seat, everybody.reader.language))
    news = [fact for fact in facts if fact.kind not in SILENT and not isinstance(fact, Asked)]
    told = teller.facts([seen_by(fact, seat) for fact in news])
    return tuple(each for each in told if each.text or each.lines)


def _private(facts: Sequence[Fact], everybody: Teller) -> list[Heard]:
    heard = []
    for number, name in enumerate(everybody.cast.names):
        seat = Seat(number)
        mine = [fact for fact in facts if fact.to not in (EVERYONE, NARRATOR)]
        told = _told(seat, [fact for fact in mine if hears(fact.to, seat)], everybody)
        if told:
            heard.append(Heard(name, told))
    return heard


def _asked(entries: Sequence[Entry], players: Cast) -> tuple[str, ...]:
    """Return who would be asked next."""
    seats = {
        seat
        for entry in entries
        if isinstance(entry.content, Asked) and not entry.content.standing
        for seat in (() if isinstance(entry.content.to, str) else entry.content.to)
    }
    return tuple(players.names[seat] for seat in sorted(seats))
