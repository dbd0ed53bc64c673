"""The addresses of the lobby, below ``rooms/``."""

from django.urls import path

from verteller.chat.cards import pages as cards
from verteller.chat.lobby import entering, hosting_page, making, pages, villages

urlpatterns = [
    path("", making.mine, name="mine"),
    path("new/", making.new, name="new"),
    path("join/<str:invitation>/", entering.join_by_link, name="join"),
    path("watch/<str:watching>/", entering.watch_by_link, name="watch"),
    path("back/<str:token>/", entering.come_back, name="back"),
    path("<str:name>/lobby/", pages.lobby, name="lobby"),
    path("<str:name>/lobby/act/", pages.act, name="act"),
    path("<str:name>/lobby/roles/", villages.village, name="roles"),
    path("<str:name>/elsewhere/", entering.elsewhere, name="elsewhere"),
    path("<str:name>/host/", hosting_page.host, name="host"),
    path("<str:name>/again/", pages.again, name="again"),
    path("<str:name>/cards/", cards.cards, name="cards"),
]
