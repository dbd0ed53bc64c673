"""Whose session has ended since he began to listen: he is sent nothing more."""

from collections.abc import Collection
from importlib import import_module
from time import monotonic
from typing import Any, Final

from django.conf import settings
from django.http import HttpRequest
from django.utils import timezone

from verteller.chat.hub import Listener

LOOKS: Final = 10.0
"""Seconds after which it is asked again who is still signed in."""


def session_of(request: HttpRequest) -> str:
    """Return the key of the session in which somebody asks, "" for none."""
    return request.session.session_key or ""


class Doorkeeper:
    """Finds now and then, with one statement, who has signed out or was signed out."""

    def __init__(self) -> None:
        self._looked = monotonic()

    def ended(self, listeners: Collection[Listener]) -> list[Listener]:
        """Return those whose session has ended, if it is time to ask; otherwise nobody."""
        if not listeners or monotonic() - self._looked < LOOKS:
            return []
        self._looked = monotonic()
        keys = {each.session for each in listeners}
        sessions = _sessions().filter(session_key__in=keys, expire_date__gt=timezone.now())
        open_ones = set(sessions.values_list("session_key", flat=True))
        return [each for each in listeners if each.session not in open_ones]


def _sessions() -> Any:
    store = import_module(settings.SESSION_ENGINE).SessionStore
    return store.get_model_class().objects
