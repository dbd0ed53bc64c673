"""The addresses of the pages before a game begins."""

from django.urls import path

from verteller.web.desk.composing import calendar, gathering, making, village

urlpatterns = [
    path("new/", making.new, name="new"),
    path("games/<str:name>/players/", gathering.players, name="players"),
    path("games/<str:name>/players/<int:number>/take-off/", gathering.take_off, name="take-off"),
    path("games/<str:name>/village/", village.village, name="village"),
    path("games/<str:name>/hints/", village.hints, name="hints"),
    path("games/<str:name>/deal/", gathering.deal, name="deal"),
    path("games/<str:name>/calendar/", calendar.calendar, name="calendar"),
]
