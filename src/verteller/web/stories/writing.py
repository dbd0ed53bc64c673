"""Writing: begin a story, keep it, hand it in, take it back, throw it away."""

from typing import Final

from django.conf import settings
from django.contrib import messages
from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import render
from django.urls import reverse
from django.utils.module_loading import import_string
from django.views.decorators.http import require_http_methods, require_POST

from verteller.hosting import authoring, clock
from verteller.hosting.authoring import AuthoringError, Filing
from verteller.hosting.models.stories import WrittenStory
from verteller.web.outward import full_address
from verteller.web.signing_in import for_people, visitor
from verteller.web.stories.forms import Beginning, Company, Text
from verteller.web.stories.moments import starting_sizes
from verteller.web.stories.pages import show
from verteller.web.stories.shelf import filing_of, find, is_his
from verteller.web.stories.trying import try_out
from verteller.web.wording import language, say

REFUSED: Final = 422


@for_people
@require_http_methods(["GET", "HEAD", "POST"])
def begin(request: HttpRequest) -> HttpResponse:
    """Ask what a story is to be about, and begin it."""
    person = visitor(request)
    form = Beginning(request.POST or None, initial={"language": language(), "theme": "default"})
    if not form.is_valid():
        return _ask(request, form)
    text = _first_text(**form.cleaned_data)
    filing = filing_of(text, Filing("default", language(), "story"))
    try:
        story = authoring.begin(person, filing, text, clock.now())
    except AuthoringError as error:
        return _ask(request, form, say(f"story-refused-{error.code}"))
    return HttpResponseRedirect(reverse("stories:story", args=[story.pk]))


def _ask(request: HttpRequest, form: Beginning, fault: str = "") -> HttpResponse:
    themes = import_string(settings.VERTELLER_THEMES)()
    status = REFUSED if form.is_bound else 200
    context = {"form": form, "themes": themes, "fault": fault}
    return render(request, "web/stories/new.html", context, status=status)


def _first_text(theme: str, language: str, author: str, moment: str) -> str:
    key, _, name = moment.partition(".")
    fields = {
        "theme": _quoted(theme),
        "language": language,
        "author": _quoted(author),
        "key": key,
        "moment": name,
        **starting_sizes(key, name),
    }
    front = "".join(f"{field}: {value}\n" for field, value in fields.items())
    return f"---\n{front}---\n{say('story-first-line')}\n"


def _quoted(value: str) -> str:
    """Return a field's value so that no sign in it means anything to YAML."""
    is_plain = value.replace("-", "").replace(" ", "").isalnum()
    return value if is_plain else "'" + value.replace("'", "''") + "'"


@for_people
@require_POST
def write(request: HttpRequest, number: int) -> HttpResponse:
    """Do with the visitor's story what the button says that he has pressed."""
    story = find(request, number)
    if not is_his(story, visitor(request)):
        raise Http404
    act = _ACTS.get(request.POST.get("act", "keep"), _keep)
    try:
        return act(request, story)
    except WrittenStory.DoesNotExist as error:
        raise Http404 from error
    except AuthoringError as error:
        fault = say(f"story-refused-{error.code}")
        return show(request, story, request.POST.get("text"), fault=fault, status=REFUSED)


def _rewrite(request: HttpRequest, story: WrittenStory) -> WrittenStory:
    form = Text(request.POST)
    if not form.is_valid():
        raise AuthoringError("too_long")
    text = form.cleaned_data["text"].replace("\r\n", "\n")
    stem = story.name.rpartition("-")[0]
    filing = filing_of(text, Filing(story.theme, story.language, stem))
    return authoring.rewrite(story, filing, text, clock.now())


def _keep(request: HttpRequest, story: WrittenStory) -> HttpResponse:
    _rewrite(request, story)
    messages.success(request, say("story-kept"))
    return _back(story)


def _look(request: HttpRequest, story: WrittenStory) -> HttpResponse:
    """Show a preview without script; nothing is kept."""
    return show(request, story, request.POST.get("text", "")[: authoring.LONGEST_TEXT])


def _submit(request: HttpRequest, story: WrittenStory) -> HttpResponse:
    kept = _rewrite(request, story)
    if not try_out(kept.text, Company(request.POST), clock.now()).can_be_told:
        return show(request, kept, fault=say("story-refused-faulty"), status=REFUSED)
    link = full_address(request, "stories:story", kept.pk)
    authoring.submit(kept, clock.now(), link)
    messages.success(request, say("story-submitted"))
    return _back(story)


def _take_back(request: HttpRequest, story: WrittenStory) -> HttpResponse:
    authoring.take_back(story, clock.now())
    messages.success(request, say("story-taken-back"))
    return _back(story)


def _discard(request: HttpRequest, story: WrittenStory) -> HttpResponse:
    authoring.discard(story)
    messages.success(request, say("story-discarded"))
    return HttpResponseRedirect(reverse("stories:all"))


def _back(story: WrittenStory) -> HttpResponse:
    return HttpResponseRedirect(reverse("stories:story", args=[story.pk]))


_ACTS: Final = {
    "keep": _keep,
    "look": _look,
    "submit": _submit,
    "take-back": _take_back,
    "discard": _discard,
}
