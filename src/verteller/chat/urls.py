"""The addresses of the rooms, below ``rooms/``."""

from importlib import import_module

from django.urls import URLPattern, URLResolver, include, path

from verteller.chat import history, presence, saying, stream

app_name = "rooms"

_PARTS = (
    "verteller.chat.lobby.urls",
    "verteller.chat.table.urls",
    "verteller.chat.matrix.urls",
    "verteller.chat.turn_urls",
    "verteller.chat.page_urls",
)
"""Those of the lobby, the table, Matrix, of what is asked and answered, and of the room itself."""


def _is_written(part: str) -> bool:
    """Tell whether a part is there with all that it needs."""
    try:
        import_module(part)
    except (ImportError, SyntaxError):
        return False
    return True


urlpatterns: list[URLPattern | URLResolver] = [
    path("<str:name>/stream/", stream.stream, name="stream"),
    path("<str:name>/history/", history.history, name="history"),
    path("<str:name>/say/", saying.say_it, name="say"),
    path("<str:name>/typing/", presence.typing, name="typing"),
    *(path("", include(part)) for part in _PARTS if _is_written(part)),
]
