"""Deciding: an administrator accepts a story, or refuses it with a remark."""

from datetime import datetime

from django.contrib import messages
from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect
from django.urls import reverse
from django.views.decorators.http import require_POST

from verteller.hosting import authoring, clock
from verteller.hosting.authoring import AuthoringError
from verteller.hosting.models.stories import WrittenStory
from verteller.web.signing_in import for_administrators, visitor
from verteller.web.stories.forms import Company, Decision
from verteller.web.stories.pages import show
from verteller.web.stories.shelf import find, is_before
from verteller.web.stories.trying import try_out
from verteller.web.stories.writing import REFUSED
from verteller.web.wording import say


@for_administrators
@require_POST
def decide(request: HttpRequest, number: int) -> HttpResponse:
    """Accept a story, which is told from then on, or refuse it; its author hears of it."""
    story = find(request, number)
    if not is_before(story, visitor(request)):
        raise Http404
    form = Decision(request.POST)
    if not form.is_valid():
        return show(request, story, fault=say("story-refused-undecided"), status=REFUSED)
    try:
        _decide(story, **form.cleaned_data)
    except WrittenStory.DoesNotExist as error:
        raise Http404 from error
    except AuthoringError as error:
        fault = say(f"story-refused-{error.code}")
        return show(request, find(request, number), fault=fault, status=REFUSED)
    is_accepted = form.cleaned_data["verdict"] == "accept"
    messages.success(request, say("story-accepted") if is_accepted else say("story-refused"))
    return HttpResponseRedirect(reverse("stories:all"))


def _decide(story: WrittenStory, verdict: str, remark: str, seen: str) -> None:
    now = clock.now()
    if verdict == "refuse":
        authoring.refuse(story, remark, now)
        return
    # What could be told when it was handed in may not be any more after an upgrade.
    if not try_out(story.text, Company({}), now).can_be_told:
        raise AuthoringError("faulty")
    try:
        seen_at = datetime.fromisoformat(seen)
    except ValueError:
        raise AuthoringError("changed") from None
    authoring.accept(story, seen_at, remark, now)
