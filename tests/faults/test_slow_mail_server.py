"""A mail server that takes its time keeps nobody from closing phases."""

import threading
from datetime import datetime
from pathlib import Path

import pytest
from pytest_django import DjangoDbBlocker

from tests.faults import databases
from tests.faults.post_office import ACCEPTED, Copy, PostOffice, open_at
from tests.mail.village import running_village
from tests.servers.machine import free_port
from verteller.cli._worker import Worker
from verteller.hosting import clock, heartbeat
from verteller.hosting.models import HostedGame

PATIENCE = 15.0


def test_a_phase_closes_on_time_while_the_mail_server_keeps_us_waiting(
    tmp_path: Path,
    django_db_blocker: DjangoDbBlocker,
    settings: object,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    port = free_port()
    for name, value in {
        "EMAIL_BACKEND": "django.core.mail.backends.smtp.EmailBackend",
        "EMAIL_HOST": "127.0.0.1",
        "EMAIL_PORT": port,
        "EMAIL_USE_TLS": False,
        "EMAIL_USE_SSL": False,
        "VERTELLER_ALARMS": False,
    }.items():
        setattr(settings, name, value)
    come, go, closed = threading.Event(), threading.Event(), threading.Event()

    def slow(_: Copy) -> str:
        come.set()
        go.wait(PATIENCE * 2)
        return ACCEPTED

    ticked = heartbeat.tick

    def tick(now: datetime, **known: bool) -> object:
        done = ticked(now, **known)
        if done:
            closed.set()
        return done

    monkeypatch.setattr(heartbeat, "tick", tick)
    with django_db_blocker.unblock(), databases.sqlite(tmp_path), open_at(PostOffice(slow), port):
        village = running_village("werewolf", "villager", "villager", "seer", language="nl")
        HostedGame.objects.update(due_at=clock.now() + clock.now().resolution)
        HostedGame.objects.update(due_at=None)
        with Worker(eager=True):
            assert come.wait(PATIENCE)
            HostedGame.objects.filter(pk=village.game.pk).update(due_at=clock.now())
            try:
                assert closed.wait(PATIENCE)
            finally:
                go.set()
