"""The addresses of the rooms, below ``rooms/``."""

from django.urls import include, path

from verteller.chat import history, presence, saying, stream

app_name = "rooms"

urlpatterns = [
    path("<str:name>/stream/", stream.stream, name="stream"),
    path("<str:name>/history/", history.history, name="history"),
    path("<str:name>/say/", saying.say_it, name="say"),
    path("<str:name>/typing/", presence.typing, name="typing"),
    path("", include("verteller.chat.lobby.urls")),
    path("", include("verteller.chat.matrix.urls")),
    path("", include("verteller.chat.turn_urls")),
    path("", include("verteller.chat.page_urls")),
]
