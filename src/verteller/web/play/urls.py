"""The addresses of the pages of whoever plays."""

from django.urls import path

from verteller.web.live import pages as live
from verteller.web.play import asking, pages

app_name = "play"

urlpatterns = [
    path("", pages.overview, name="games"),
    path("<str:name>/", pages.game, name="game"),
    path("<str:name>/live/", live.place, name="live"),
    path("<str:name>/questions/", asking.questions, name="questions"),
    path("<str:name>/told/", pages.told, name="told"),
    path("<str:name>/told/text/", pages.text, name="text"),
    path("<str:name>/told/<int:number>/", pages.told, name="turn"),
]
