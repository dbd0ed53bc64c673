"""The address of the room in which a live game is played."""

from django.urls import path

from verteller.chat import pages

urlpatterns = [
    path("<str:name>/", pages.room, name="room"),
    path("<str:name>/tongue/", pages.choose_language, name="tongue"),
]
