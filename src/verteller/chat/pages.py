"""The page on which a live game is played: its first look, which a script then keeps up to date."""

from collections import Counter
from typing import Final
from urllib.parse import urlencode

from django.db.models import F, Window
from django.db.models.functions import RowNumber
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import render
from django.templatetags.static import static
from django.urls import reverse
from django.utils import translation
from django.views.decorators.http import require_POST, require_safe

from verteller.chat import timeline
from verteller.chat.access import Reader, person_of, reader_of, rooms_for
from verteller.chat.cues import captions
from verteller.chat.lobby.forms import speak
from verteller.chat.lobby.making import OFFERED
from verteller.chat.lobby.words import rulebook_name
from verteller.chat.models import Post
from verteller.chat.saying import LONGEST
from verteller.chat.state import Document, state_of
from verteller.chat.worded import worded_all
from verteller.chat.wording import say
from verteller.hosting.models import HostedGame, Language

MOST_AT_FIRST: Final = 60
"""Posts of each room that come with the page; who wants to read earlier ones fetches them."""

TONGUES: Final = (
    ("nl", "Nederlands"),
    ("en", "English"),
    ("it", "Italiano"),
    ("de", "Deutsch"),
)
"""The languages one can be told everything in, each by its own name."""


@require_safe
def room(request: HttpRequest, name: str) -> HttpResponse:
    """Show a game's rooms to whoever plays in it or looks on, and before the deal its lobby."""
    if person_of(request) is None:
        wanted = urlencode({"next": request.get_full_path()})
        return HttpResponseRedirect(f"{reverse('web:sign-in')}?{wanted}")
    reader = reader_of(request, name)
    record = reader.live.game
    if not record.length:
        return HttpResponseRedirect(reverse("rooms:lobby", args=[record.name]))
    with translation.override(reader.language):
        return render(request, "chat/room.html", {**_context(reader), **_of_host(request, reader)})


@require_POST
def choose_language(request: HttpRequest, name: str) -> HttpResponse:
    """Tell whoever asks everything in another language from now on."""
    reader = reader_of(request, name)
    wanted = request.POST.get("language", "")
    response = HttpResponseRedirect(reverse("rooms:room", args=[reader.live.game.name]))
    if wanted in Language.values:
        told = reader.player or person_of(request)
        if told is not None:
            told.language = wanted
            told.save(update_fields=["language"])
        speak(response, request, wanted)
    return response


def _context(reader: Reader) -> dict[str, object]:
    record = reader.live.game
    # Posts first: what comes in between is told again, and nothing is left out.
    posts = _last_of_each_room(reader)
    counted = Counter(post.room for post in posts)
    state = state_of(reader)
    first = {
        "posts": worded_all(posts, reader),
        "more": [room for room, count in counted.items() if count == MOST_AT_FIRST],
        "last": posts[-1].key if posts else "",
        "state": state,
        "again": reverse("rooms:again", args=[record.name]),
        "others": [(key, rulebook_name(key)) for key in _others(record.rulebook)],
    }
    return {
        "game": record.name,
        "base": reverse("rooms:room", args=[record.name]),
        "out": reverse("rooms:mine"),
        "plain": reverse("web:game", args=[record.name]),
        "cards": static("chat/cards/"),
        "cards_page": reverse("rooms:cards", args=[record.name]),
        "elsewhere": reverse("rooms:elsewhere", args=[record.name]) if reader.player else "",
        "tongues": TONGUES,
        "longest": LONGEST,
        "look": _look(state),
        "phase": _title(state),
        "time": _time(state),
        "first": first,
        "words": captions(),
    }


def _last_of_each_room(reader: Reader) -> list[Post]:
    """
    Return the last posts of all rooms of *reader*, in order.

    They come of one statement: between two of them a room could be added to that was read
    already, and the stream goes on from the last post of all.
    """
    rooms = rooms_for(reader, HostedGame.objects.get(pk=reader.live.game_id))
    back = Window(RowNumber(), partition_by=F("room"), order_by=F("number").desc())
    found = timeline.posts_for(reader.live, rooms).annotate(back=back)
    return list(found.filter(back__lte=MOST_AT_FIRST))


def _of_host(request: HttpRequest, reader: Reader) -> dict[str, object]:
    """Return the way to his own page for the host of the game."""
    person = person_of(request)
    if person is None or person.pk != reader.live.host_id:
        return {}
    return {"host_page": reverse("rooms:host", args=[reader.live.game.name])}


def _others(rulebook: str) -> list[str]:
    """Return what can be played next: by the same rules, and then by others."""
    return [rulebook, *(key for key in OFFERED if key != rulebook)]


def _look(state: Document) -> str:
    """Return what the sky is like when the page opens."""
    if state["over"]:
        return "over"
    return "night" if state["phase"] and state["phase"]["is_night"] else "day"


def _title(state: Document) -> str:
    phase = state["phase"]
    return str(phase["title"]) if phase else ""


def _time(state: Document) -> str:
    """Return which night or day it is."""
    phase = state["phase"]
    if not phase or state["over"]:
        return ""
    return say("room-night" if phase["is_night"] else "room-day", number=str(phase["number"]))
