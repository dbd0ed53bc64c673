"""Metrics and health: what a host sees of his machine, and no player's secret in it."""

from datetime import timedelta
from typing import Any

import pytest
from django.db import OperationalError
from django.test import Client
from prometheus_client.parser import text_string_to_metric_families
from pytest_django import Settings

from tests.docs import manual
from tests.mail.village import NAMES, START, new_village, post_of
from tests.web.conftest import Church
from tests.web.desk import by_night
from verteller.hosting import heartbeat
from verteller.hosting.incoming import Arrived, Outcome, record_incoming
from verteller.hosting.models import Direction, Kind, Outage, Sending
from verteller.rules.registry import find_rulebook
from verteller.web import metrics

pytestmark = pytest.mark.django_db

HERE = {"REMOTE_ADDR": "127.0.0.1", "HTTP_HOST": "127.0.0.1:8000"}


@pytest.fixture(autouse=True)
def clock(church: Church, monkeypatch: pytest.MonkeyPatch) -> Church:
    """Let the tests tell the time, and count mail from nothing."""
    monkeypatch.setattr(metrics, "_registry", metrics.new_registry())
    return church


def text(client: Client, **further: str) -> str:
    response = client.get("/metrics", **{**HERE, **further})  # type: ignore[arg-type]
    assert response.status_code == 200
    return str(response.content.decode())


def value(client: Client, name: str, **labels: str) -> float:
    for family in text_string_to_metric_families(text(client)):
        for sample in family.samples:
            if sample.name == name and sample.labels == labels:
                return float(sample.value)
    raise LookupError(name)


def arrive(number: int, result: str) -> None:
    mail = Arrived(f"<{number}@x.nl>", "v@x.nl", "ann@x.nl", "Zomer", START)
    record_incoming(mail, Outcome(result))


def test_games_mail_and_the_worker_are_counted(client: Client, clock: Church) -> None:
    """Rules: WAK-SYS-50."""
    village = by_night()
    new_village(name="Winter")
    heartbeat.beat(START)
    failed = post_of(Kind.NEWS)[0]
    failed.status = Sending.FAILED
    failed.save()
    due = village.game.due_at
    assert due is not None
    clock.now = due + timedelta(seconds=90)

    assert value(client, "verteller_games", status="running") == 1
    assert value(client, "verteller_games", status="sign_up") == 1
    assert value(client, "verteller_games", status="paused") == 0
    assert value(client, "verteller_due_lag_seconds") == 90
    waiting = value(client, "verteller_outbox", status="queued")
    assert waiting > 6
    assert value(client, "verteller_outbox", status="failed") == 1
    age = (clock.now - START).total_seconds()
    assert value(client, "verteller_outbox_oldest_seconds") == age
    assert value(client, "verteller_worker_heartbeat_age_seconds") == age
    assert value(client, "process_resident_memory_bytes") > 0


def test_mail_that_came_in_is_counted_on_by_what_became_of_it(
    client: Client, clock: Church
) -> None:
    """Rules: WAK-SYS-50."""
    arrive(1, "answer_taken")
    arrive(2, "unknown_name")
    assert value(client, "verteller_incoming_total", result="taken") == 1
    arrive(3, "signed_up")
    clock.now += timedelta(hours=1)

    assert value(client, "verteller_incoming_total", result="taken") == 2
    assert value(client, "verteller_incoming_total", result="refused") == 1
    assert value(client, "verteller_incoming_total", result="held") == 0


def test_nobody_sees_at_what_minute_an_answer_came_in(client: Client, clock: Church) -> None:
    """On a host with one game that would tell when who is awake writes. Rules: WAK-SYS-51."""
    before = value(client, "verteller_incoming_total", result="taken")
    arrive(1, "answer_taken")
    clock.now += timedelta(minutes=59)
    assert value(client, "verteller_incoming_total", result="taken") == before

    clock.now += timedelta(minutes=1)

    assert value(client, "verteller_incoming_total", result="taken") == before + 1


def test_every_result_of_the_manual_has_its_class() -> None:
    """Rules: WAK-SYS-50."""
    rows = manual.rows(manual.ADMINISTRATORS, "What a result means")
    refusals = {code for row in rows if row[0].startswith("`E") for code in manual.codes(row[1])}
    others = {code for row in rows if row[0].startswith("`") for code in manual.codes(row[0])}
    classes = {code: metrics.class_of(code) for code in others if not code.startswith("E")}

    assert {metrics.class_of(code) for code in refusals} == {"refused"}
    taken = {code for code, became in classes.items() if became == "taken"}
    assert taken >= {"answer_taken", "signed_up", "help", "command", "confirmed", "excused"}
    assert classes["command_without_right"] == classes["too_large"] == "refused"
    assert classes["own_mail"] == classes["bounce_late"] == "automatic"
    assert classes["automatic_reply"] == "automatic"
    assert (classes["held"], classes["error"]) == ("held", "error")


def test_servers_that_are_away_are_counted(client: Client) -> None:
    """Rules: WAK-SYS-50."""
    Outage.objects.create(direction=Direction.OUT, server="smtp.example.org", began_at=START)

    assert value(client, "verteller_outages", direction="out") == 1
    assert value(client, "verteller_outages", direction="in") == 0


def test_no_metric_names_a_game_a_player_or_a_role(client: Client) -> None:
    """Rules: WAK-SYS-51."""
    by_night()

    shown = text(client)

    assert "WW5" not in shown
    for secret in (*NAMES[:6], *find_rulebook("wakkerdam").roles, "main", "@"):
        assert f'"{secret}"' not in shown
        assert secret == "main" or f" {secret}" not in shown


@pytest.mark.parametrize(
    "changed",
    [
        {"REMOTE_ADDR": "192.0.2.1"},
        {"REMOTE_ADDR": ""},
        {"HTTP_X_FORWARDED_FOR": "192.0.2.1"},
        {"HTTP_FORWARDED": "for=192.0.2.1"},
        {"HTTP_HOST": "play.example.org"},
    ],
)
def test_metrics_are_for_this_machine_alone(
    changed: dict[str, str], client: Client, settings: Settings
) -> None:
    """A proxy on this machine asks for the whole world."""
    settings.ALLOWED_HOSTS = ["*"]

    response = client.get("/metrics", **{**HERE, **changed})  # type: ignore[arg-type]

    assert response.status_code == 403


def test_another_machine_is_let_in_by_the_token(client: Client, settings: Settings) -> None:
    """Without one set, no token is right."""
    elsewhere: dict[str, Any] = {"REMOTE_ADDR": "192.0.2.1"}

    def status(**headers: str) -> int:
        return client.get("/metrics", **elsewhere, **headers).status_code  # type: ignore[arg-type]

    assert status(HTTP_AUTHORIZATION="Bearer ") == 403
    settings.VERTELLER_METRICS_TOKEN = "moonlight"
    assert status(HTTP_AUTHORIZATION="Bearer moonlight") == 200
    assert status(HTTP_AUTHORIZATION="Bearer sunlight") == 403
    assert status(HTTP_AUTHORIZATION="moonlight") == 403
    assert status() == 403


def test_metrics_cost_as_many_questions_for_many_games_as_for_few(
    client: Client, django_assert_max_num_queries: Any
) -> None:
    """Rules: WAK-SYS-50."""
    for number in range(5):
        new_village(name=f"Dorp {number}")

    with django_assert_max_num_queries(12):
        text(client)


def health(client: Client) -> tuple[int, dict[str, str]]:
    response = client.get("/health")
    return response.status_code, response.json()["checks"]


def test_all_is_well_while_the_worker_lives_and_mail_goes(client: Client) -> None:
    """Rules: WAK-SYS-50."""
    by_night()
    heartbeat.beat(START)

    assert health(client) == (
        200,
        dict.fromkeys(("database", "worker", "outbox", "mail_in", "mail_out"), "ok"),
    )


def test_what_is_wrong_is_said_by_its_name(client: Client, clock: Church) -> None:
    """Rules: WAK-SYS-50."""
    by_night()
    heartbeat.beat(START)
    Outage.objects.create(direction=Direction.IN, server="imap.example.org", began_at=START)
    assert health(client)[0] == 200
    clock.now = START + timedelta(minutes=16)

    status, checks = health(client)

    assert status == 503
    ill = {name for name, found in checks.items() if found == "fault"}
    assert ill == {"worker", "outbox", "mail_in"}


def test_a_database_that_is_away_is_a_fault_and_no_crash(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Rules: WAK-SYS-50."""
    from verteller.web import health as page

    def broken(_now: object) -> bool:
        raise OperationalError("gone")

    monkeypatch.setattr(page, "CHECKS", dict.fromkeys(page.CHECKS, broken))

    status, checks = health(client)

    assert status == 503
    assert set(checks.values()) == {"fault"}


def test_the_health_page_tells_nothing_but_health(client: Client) -> None:
    """Rules: WAK-SYS-51."""
    by_night()

    shown = client.get("/health").content.decode()

    assert not any(letter.isdigit() for letter in shown)
    assert "WW5" not in shown
