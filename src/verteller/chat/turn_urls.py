"""The addresses of what is asked and answered, below ``rooms/``."""

from django.urls import path

from verteller.chat import turn_views

urlpatterns = [
    path("<str:name>/state/", turn_views.state, name="state"),
    path("<str:name>/answer/", turn_views.answer, name="answer"),
    path("<str:name>/thumb/", turn_views.thumbs, name="thumb"),
    path("<str:name>/letter/", turn_views.letter, name="letter"),
    path("<str:name>/finished/", turn_views.finished, name="finished"),
]
