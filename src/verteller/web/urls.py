"""The addresses of the pages."""

from django.contrib import admin
from django.urls import include, path
from django.views.i18n import set_language

from verteller.web import health, metrics
from verteller.web.live import pages as live
from verteller.web.passkeys import views as passkeys
from verteller.web.reading import pages as rules
from verteller.web.views import account, confirm, games, mailbox, sign_in

app_name = "web"

pages = (
    [
        path("", games.home, name="home"),
        path("live/", live.overview, name="live"),
        path("games/", games.all_games, name="games"),
        path("games/<str:name>/", games.game, name="game"),
        path("games/<str:name>/live/", live.game, name="game-live"),
        path("games/<str:name>/turns/<int:number>/", games.turn, name="game-turn"),
        path("games/<str:name>/people/", games.people, name="game-people"),
        path("rules/", rules.shelf, name="rules"),
        path("rules/<str:rulebook>/", rules.rulebook, name="rulebook"),
        path("demonstration/", games.demonstrate, name="demonstrate"),
        path("mailbox/", mailbox.people, name="people"),
        path("mailbox/open/", mailbox.open_other, name="open-mailbox"),
        path("mailbox/<str:address>/", mailbox.person, name="person"),
        path("mailbox/<str:address>/write/", mailbox.write, name="write"),
        path("mailbox/<str:address>/mail/<str:slug>/", mailbox.conversation, name="conversation"),
        path("mailbox/<str:address>/layout/<int:number>/", mailbox.layout, name="layout"),
        path("sign-in/", sign_in.ask, name="sign-in"),
        path("sign-in/code/", sign_in.type_code, name="sign-in-code"),
        path("sign-in/passkey/", passkeys.sign, name="sign-in-passkey"),
        path("sign-in/passkey/options/", passkeys.ask_to_sign, name="sign-in-passkey-options"),
        path("sign-in/<str:token>/", sign_in.open_link, name="sign-in-link"),
        path("sign-out/", sign_in.leave, name="sign-out"),
        path("confirm/<str:signed>/", confirm.confirm, name="confirm"),
        path("language/", set_language, name="language"),
    ],
    app_name,
)

of_oneself = (
    [
        path("", account.account, name="account"),
        path("language/", account.choose_language, name="language"),
        path("sessions/end/", account.end_session, name="session-end"),
        path("sessions/end-others/", account.end_other_sessions, name="sessions-end-others"),
        path("sessions/end-all/", account.end_all_sessions, name="sessions-end-all"),
        path("passkeys/options/", passkeys.ask_to_make, name="passkey-options"),
        path("passkeys/make/", passkeys.make, name="passkey-make"),
        path("passkeys/<int:number>/rename/", passkeys.rename, name="passkey-rename"),
        path("passkeys/<int:number>/remove/", passkeys.remove, name="passkey-remove"),
    ],
    "account",
)

urlpatterns = [
    path("", include(pages)),
    path("account/", include(of_oneself)),
    path("desk/", include("verteller.web.desk.urls")),
    path("play/", include("verteller.web.play.urls")),
    path("rooms/", include("verteller.chat.urls")),
    path("stories/", include("verteller.web.stories.urls")),
    path("table/", include("verteller.chat.table.urls")),
    path("admin/", admin.site.urls),
    path("metrics", metrics.metrics),
    path("health", health.health),
]

handler404 = "verteller.web.views.games.not_found"
