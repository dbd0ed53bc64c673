"""Django's admin: games are run from it, and it tells no player what he must not know."""

import re

import pytest
from django.contrib import admin
from django.contrib.auth.models import User
from django.test import Client
from django.urls import reverse
from django_tasks_db.models import DBTaskResult

from tests.hosting.villages import (
    DAY,
    DUTCH,
    START,
    administrator,
    fresh,
    new_game,
    player,
    post,
    running_game,
    wolf,
)
from verteller.hosting import clock
from verteller.hosting.administration import stop
from verteller.hosting.help import request_help
from verteller.hosting.incoming import Arrived, Outcome, record_incoming
from verteller.hosting.models import HelpRequest, HostedGame, Kind, Person, Status
from verteller.hosting.playing import answer
from verteller.hosting.sign_up import sign_up

pytestmark = [pytest.mark.django_db, pytest.mark.urls("tests.hosting.urls")]

CHANGELISTS = (
    "hostedgame",
    "player",
    "person",
    "distribution",
    "outgoing",
    "incoming",
    "helprequest",
)


def admin_of(email: str) -> Client:
    """Return the browser of a superuser whose account has that address."""
    client = Client()
    account = User.objects.create(username="admin", email=email, is_staff=True, is_superuser=True)
    client.force_login(account)
    return client


def page(client: Client, name: str, *args: object) -> str:
    response = client.get(reverse(f"admin:hosting_{name}", args=args))
    assert response.status_code == 200
    return str(response.content.decode())


def do(client: Client, action: str, *games: HostedGame) -> str:
    chosen = {"action": action, "_selected_action": [game.pk for game in games]}
    response = client.post(reverse("admin:hosting_hostedgame_changelist"), chosen, follow=True)
    assert response.status_code == 200
    found = re.findall(r'<li class="(?:success|error|info)">(.*?)</li>', response.content.decode())
    return " ".join(found)


def test_every_list_can_be_opened() -> None:
    """Rules: WAK-SYS-28, WAK-SYS-34, WAK-ADMIN-01."""
    administrator()
    running_game()
    request_help("ann@x.nl", "Hoe?", START, language="nl")
    client = admin_of("admin@x.nl")

    for name in CHANGELISTS:
        assert "</html>" in page(client, f"{name}_changelist")


def test_games_are_paused_resumed_closed_and_stopped_by_actions() -> None:
    """Rules: WAK-SYS-31, WAK-SYS-32, WAK-SYS-33, WAK-ADMIN-01."""
    game, waiting = running_game(), new_game("Winter")
    for name in ("Ann", "Bob", "Cor"):
        sign_up(waiting, f"{name}@x.nl", name, DUTCH, START)
    client = admin_of("admin@x.nl")

    with clock.told_by(lambda: START + DAY):
        do(client, "pause", game)
        assert fresh(game).status == Status.PAUSED
        assert "game_paused" in do(client, "pause", game)
        do(client, "resume", game)
        assert fresh(game).due_at == START + 3 * DAY
        do(client, "close_now", game, waiting)
        assert (fresh(game).sequence, fresh(waiting).sequence) == (2, 1)
        assert "not_ended" in do(client, "delete_ended", game)
        do(client, "stop", game)
        assert "game_ended" in do(client, "close_now", game)
        assert "mail_waiting" in do(client, "delete_ended", game)

    assert fresh(game).status == Status.STOPPED


def test_an_administrator_who_does_not_play_may_see_the_roles() -> None:
    """Rules: WAK-SYS-28, WAK-ADMIN-01."""
    administrator()
    game = running_game()

    shown = page(admin_of("admin@x.nl"), "hostedgame_change", game.pk)

    assert f"{wolf(game).name}: wolf" in shown
    assert game.seed not in shown


@pytest.mark.parametrize("email", ["ann@x.nl", "ANN@x.nl", "nobody@x.nl", ""])
def test_an_administrator_who_plays_or_may_play_sees_no_secret_of_the_game(email: str) -> None:
    """Rules: WAK-SYS-51, WAK-HELP-02, WAK-SYS-01."""
    game = running_game()
    ann = player(game, "Ann")
    answer(game, ann, "vote", (), START)
    record_incoming(
        Arrived("<1@x.nl>", "v@x.nl", "bob@x.nl", "Zomer stiekem", START),
        Outcome("answer_taken", game=game),
    )
    client = admin_of(email)

    shown = page(client, "hostedgame_change", game.pk)
    outbox, inbox = (page(client, f"{name}_changelist") for name in ("outgoing", "incoming"))

    for secret in ("wolf", "farmer", game.seed, "due_at"):
        assert secret not in shown
    assert "answer_taken to" not in outbox
    assert "news to" not in outbox
    assert "stiekem" not in inbox
    row = post(Kind.ANSWER_TAKEN)[0]
    denied = client.get(reverse("admin:hosting_outgoing_change", args=[row.pk]))
    assert denied.status_code != 200


def test_what_has_ended_is_secret_no_longer() -> None:
    """Rules: WAK-SYS-26, WAK-SYS-28."""
    game = running_game()
    stop(game, START)

    client = admin_of("ann@x.nl")

    assert f"{wolf(game).name}: wolf" in page(client, "hostedgame_change", game.pk)
    assert "news to" in page(client, "outgoing_changelist")


def test_alarms_which_count_the_phases_of_all_games_are_shown_to_nobody() -> None:
    """Rules: WAK-SYS-51."""
    assert not admin.site.is_registered(DBTaskResult)


def test_mail_about_no_game_is_seen_by_all_administrators() -> None:
    """Rules: WAK-SYS-08, WAK-SYS-28."""
    running_game()
    unknown = Arrived("<1@x.nl>", "v@x.nl", "stranger@x.nl", "hallo", START)
    record_incoming(unknown, Outcome("unknown_game"))

    assert "unknown_game" in page(admin_of("ann@x.nl"), "incoming_changelist")


def test_that_a_fellow_player_wrote_at_all_is_not_told_to_one_who_plays_too() -> None:
    """Rules: WAK-SYS-51, WAK-HELP-02."""
    running_game()
    for number, (subject, result) in enumerate(
        [("hallo", "unknown_game"), ("[Zomer] Nacht 2", "automatic_reply"), ("Hulp", "help")]
    ):
        mail = Arrived(f"<{number}@x.nl>", "v@x.nl", "bob@x.nl", subject, START)
        record_incoming(mail, Outcome(result))

    playing = page(admin_of("ann@x.nl"), "incoming_changelist")

    assert '<td class="field-subject">Hulp' in playing
    assert "hallo" not in playing
    assert "Nacht 2" not in playing


def test_who_asked_anonymously_stays_unknown() -> None:
    """Rules: WAK-HELP-03."""
    request_help("bob@x.nl", "Hoe?", START, language="nl", anonymous=True)
    request_help("cor@x.nl", "Wie?", START, language="nl")
    hidden, known = HelpRequest.objects.order_by("number")
    client = admin_of("admin@x.nl")

    shown = page(client, "helprequest_changelist")
    one = page(client, "helprequest_change", hidden.number)

    assert "bob@x.nl" not in shown + one
    assert "bob@x.nl" not in page(client, "outgoing_changelist")
    assert "cor@x.nl" in shown
    assert "cor@x.nl" in page(client, "helprequest_change", known.number)


def test_people_are_made_administrators_here() -> None:
    """Rules: WAK-SYS-27, WAK-ADMIN-02."""
    client = admin_of("admin@x.nl")
    form = {
        "language": "nl",
        "gender": "neither",
        "time_zone": "Europe/Amsterdam",
        "is_administrator": "on",
        "addresses-TOTAL_FORMS": "1",
        "addresses-INITIAL_FORMS": "0",
        "addresses-0-email": " Nieuw@X.nl",
    }

    with clock.told_by(lambda: START):
        client.post(reverse("admin:hosting_person_add"), form)

    person = Person.objects.get()
    assert (person.is_administrator, person.created_at) == (True, START)
    assert person.main_address == "nieuw@x.nl"
    assert str(person) == "nieuw@x.nl"


def test_nobody_writes_a_log_or_a_mail_by_hand() -> None:
    """Rules: WAK-SYS-04, WAK-SYS-48."""
    game = running_game()
    client = admin_of("admin@x.nl")

    for name in ("hostedgame", "player", "outgoing", "incoming", "helprequest"):
        assert client.get(reverse(f"admin:hosting_{name}_add")).status_code == 403
    changed = client.post(
        reverse("admin:hosting_hostedgame_change", args=[game.pk]), {"name": "Anders"}
    )
    assert changed.status_code == 403
    assert fresh(game).name == "Zomer"
