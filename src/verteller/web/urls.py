"""The addresses of the pages."""

from django.contrib import admin
from django.urls import include, path
from django.views.i18n import set_language

from verteller.web import health, metrics
from verteller.web.views import confirm, games, mailbox, sign_in

app_name = "web"

pages = (
    [
        path("", games.home, name="home"),
        path("games/<str:name>/", games.game, name="game"),
        path("demonstration/", games.demonstrate, name="demonstrate"),
        path("mailbox/", mailbox.people, name="people"),
        path("mailbox/open/", mailbox.open_other, name="open-mailbox"),
        path("mailbox/<str:address>/", mailbox.person, name="person"),
        path("mailbox/<str:address>/write/", mailbox.write, name="write"),
        path("mailbox/<str:address>/mail/<str:slug>/", mailbox.conversation, name="conversation"),
        path("mailbox/<str:address>/layout/<int:number>/", mailbox.layout, name="layout"),
        path("sign-in/", sign_in.ask, name="sign-in"),
        path("sign-in/<str:token>/", sign_in.open_link, name="sign-in-link"),
        path("sign-out/", sign_in.leave, name="sign-out"),
        path("confirm/<str:signed>/", confirm.confirm, name="confirm"),
        path("language/", set_language, name="language"),
    ],
    app_name,
)

urlpatterns = [
    path("", include(pages)),
    path("desk/", include("verteller.web.desk.urls")),
    path("play/", include("verteller.web.play.urls")),
    path("stories/", include("verteller.web.stories.urls")),
    path("admin/", admin.site.urls),
    path("metrics", metrics.metrics),
    path("health", health.health),
]

handler404 = "verteller.web.views.games.not_found"
