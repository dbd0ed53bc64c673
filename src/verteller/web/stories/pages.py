"""The list of stories, and a story with its preview."""

from typing import Any, Final

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_POST, require_safe

from verteller.hosting import authoring, clock
from verteller.hosting.models.stories import Submission, WrittenStory
from verteller.web.signing_in import for_people, visitor
from verteller.web.stories.forms import GENDERS, MOST_PLAYERS, Company
from verteller.web.stories.shelf import (
    OPEN,
    find,
    is_before,
    is_his,
    lines,
    status_words,
    title_of,
)
from verteller.web.stories.trying import try_out
from verteller.web.stories.uses import uses
from verteller.web.wording import say

MOST_DECIDED: Final = 50


@for_people
@require_safe
def overview(request: HttpRequest) -> HttpResponse:
    """Show the visitor's stories, and to an administrator those that wait."""
    person = visitor(request)
    mine = person.stories.order_by("-changed_at", "-pk")
    context: dict[str, Any] = {"mine": lines(mine)}
    if person.is_administrator:
        context |= {
            "waiting": lines(authoring.waiting()),
            "decided": lines(authoring.decided()[:MOST_DECIDED]),
        }
    return render(request, "web/stories/all.html", context)


@for_people
@require_safe
def story(request: HttpRequest, number: int) -> HttpResponse:
    """Show a story: to its author for writing, to an administrator for deciding."""
    return show(request, find(request, number))


def show(
    request: HttpRequest,
    found: WrittenStory,
    text: str | None = None,
    *,
    fault: str = "",
    status: int = 200,
) -> HttpResponse:
    """
    Return the page of a story.

    Args:
        text: What its author has typed, where that has not been kept.
        fault: Why something was not done.
    """
    person = visitor(request)
    text = found.text if text is None else text
    trial = try_out(text, Company(request.POST), clock.now())
    context = {
        "story": found,
        "text": text,
        "title": title_of(found, trial.examined),
        "trial": trial,
        "is_mine": is_his(found, person),
        "is_open": is_his(found, person) and found.status in OPEN,
        "can_be_taken_back": is_his(found, person)
        and found.status in (Submission.SUBMITTED, Submission.ACCEPTED),
        "can_be_accepted": is_before(found, person) and found.status == Submission.SUBMITTED,
        "can_be_refused": is_before(found, person)
        and found.status in (Submission.SUBMITTED, Submission.ACCEPTED),
        "seen": found.changed_at.isoformat(),
        "status": status_words(found),
        "uses": uses(found.language),
        "genders": [(each, say(f"story-genders-{each}")) for each in GENDERS],
        "most": MOST_PLAYERS,
        "wishes": request.POST,
        "fault": fault,
    }
    return render(request, "web/stories/story.html", context, status=status)


@for_people
@require_POST
def preview(request: HttpRequest, number: int) -> HttpResponse:
    """Show what a story looks like as it is written now; nothing is kept."""
    found = find(request, number)
    can_write = is_his(found, visitor(request)) and found.status in OPEN
    text = request.POST.get("text", "") if can_write else found.text
    trial = try_out(text[: authoring.LONGEST_TEXT], Company(request.POST), clock.now())
    context = {"trial": trial, "story": found, "is_part": True}
    return render(request, "web/stories/_preview.html", context)
