"""The addresses by which a room asks how things stand, answers, votes and writes letters."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from django.http import HttpRequest, JsonResponse, QueryDict
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_POST, require_safe
from limits import RateLimitItemPerSecond

from verteller.chat.access import Reader, reader_of
from verteller.chat.answering import Given, Outcome, take
from verteller.chat.floor import finish
from verteller.chat.letters import send
from verteller.chat.state import state_of
from verteller.chat.thumbs import thumb
from verteller.chat.voice_lines import say
from verteller.hosting import clock
from verteller.hosting.errors import HostingError
from verteller.hosting.throttling import limiter
from verteller.rules.facts import Seat

REFUSED: Final = 409
FORBIDDEN: Final = 403
TOO_FAST: Final = 429

_OURS: Final = frozenset({"question", "sequence", "blank", "csrfmiddlewaretoken"})
_YES: Final = frozenset({"1", "true", "yes", "on"})
LONGEST_NUMBER: Final = 9
"""Digits."""

AT_ONCE: Final = RateLimitItemPerSecond(10, multiples=5)
"""So many answers of one player may come in five seconds."""


@never_cache
@require_safe
def state(request: HttpRequest, name: str) -> JsonResponse:
    """Return how the game stands for whoever asks; see `state_of`."""
    return JsonResponse(state_of(reader_of(request, name)))


@never_cache
@require_POST
def answer(request: HttpRequest, name: str) -> JsonResponse:
    """Take an answer: ``question``, ``sequence``, and a field for each part or ``blank``."""
    reader = reader_of(request, name)
    form = request.POST
    given = Given(
        question=form.get("question", ""),
        sequence=_number(form.get("sequence", "")),
        chosen=_chosen(form),
        is_blank=form.get("blank", "") in _YES,
    )
    return _answered(reader, lambda: take(reader, given, clock.now()))


@never_cache
@require_POST
def thumbs(request: HttpRequest, name: str) -> JsonResponse:
    """Put a thumb up on one of the accused, or take it away: ``player`` and ``up``."""
    reader = reader_of(request, name)
    player = Seat(_number(request.POST.get("player", "")))
    up = request.POST.get("up", "") in _YES
    return _answered(reader, lambda: thumb(reader, player, clock.now(), up=up))


@never_cache
@require_POST
def letter(request: HttpRequest, name: str) -> JsonResponse:
    """Take the words of the raven's letter: ``text``."""
    reader = reader_of(request, name)
    text = request.POST.get("text", "")
    return _answered(reader, lambda: send(reader, text, clock.now()))


@never_cache
@require_POST
def finished(request: HttpRequest, name: str) -> JsonResponse:
    """End one's speech: ``sequence``, of the phase in which one has the floor."""
    reader = reader_of(request, name)
    sequence = _number(request.POST.get("sequence", ""))
    return _answered(reader, lambda: finish(reader, sequence, clock.now()))


def _answered(reader: Reader, give: Callable[[], Outcome]) -> JsonResponse:
    """Give an answer for a player, unless there are more than anybody gives."""
    language = reader.language
    if reader.player is None:
        return _refused("no_seat", say(language, "calls-not-begun"), FORBIDDEN)
    if not limiter.hit(AT_ONCE, "answers", str(reader.player.pk)):
        return _refused("too_fast", say(language, "calls-refused"), TOO_FAST)
    try:
        outcome = give()
    except HostingError as error:
        return _refused(str(error.code), say(language, "calls-not-begun"), FORBIDDEN)
    if not outcome.is_taken:
        return _refused(outcome.code, outcome.words, REFUSED)
    return JsonResponse({"ok": True, "words": outcome.words})


def _refused(code: str, words: str, status: int) -> JsonResponse:
    return JsonResponse({"error": code, "words": words}, status=status)


def _number(text: str) -> int:
    """Return a number that a form has; one that nothing has where it has none."""
    fits = text.isascii() and text.isdigit() and len(text) <= LONGEST_NUMBER
    return int(text) if fits else -1


def _chosen(form: QueryDict) -> Mapping[str, Sequence[str]]:
    """Return what a form has besides our own fields: by part, what was chosen."""
    return {key: form.getlist(key) for key in form if key not in _OURS}
