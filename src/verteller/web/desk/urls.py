"""The addresses of the desk."""

from django.urls import include, path

from verteller.web.desk import (
    acts,
    addresses,
    announcing,
    asking,
    distributions,
    games,
    handing_over,
    ladder,
    logs,
    mail,
    questions,
    standing_in,
    trying,
    unread,
)
from verteller.web.views import access

app_name = "desk"

urlpatterns = [
    path("", games.overview, name="games"),
    path("games/<str:name>/", games.game, name="game"),
    # Before those for any act by its name.
    path("", include("verteller.web.desk.composing.urls")),
    path("", include("verteller.web.desk.letters.urls")),
    path("games/<str:name>/ladder/", ladder.ladder, name="ladder"),
    path("games/<str:name>/dry-run/", trying.dry_run, name="dry-run"),
    path("games/<str:name>/access/", access.access, name="access"),
    path("games/<str:name>/announce/", announcing.announce, name="announce"),
    path("games/<str:name>/questions/", asking.asked, name="asked"),
    path("games/<str:name>/unread/", unread.unread, name="unread"),
    path("games/<str:name>/masters/", handing_over.masters_page, name="masters"),
    path("games/<str:name>/log/", logs.log, name="log"),
    path("games/<str:name>/players/<int:number>/stand-in/", standing_in.stand_in, name="stand-in"),
    path("games/<str:name>/<str:act>/", acts.act_on_game, name="act"),
    path("games/<str:name>/players/<int:number>/<str:act>/", acts.act_on_player, name="player-act"),
    path("in/", mail.incoming, name="incoming"),
    path("out/", mail.outgoing, name="outgoing"),
    path("questions/", questions.questions, name="questions"),
    path("questions/<int:number>/", questions.question, name="question"),
    path("questions/<int:number>/delete/", questions.delete, name="question-delete"),
    path("addresses/", addresses.addresses, name="addresses"),
    path("addresses/<int:number>/clear/", addresses.clear, name="address-clear"),
    path("distributions/", distributions.distributions, name="distributions"),
    path("distributions/<int:number>/delete/", distributions.delete, name="distribution-delete"),
]
