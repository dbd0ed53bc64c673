"""The worker reminds by itself, and looks every now and then only."""

from datetime import timedelta

import pytest

from tests.mail.village import running_village
from verteller.cli._worker import Worker
from verteller.hosting import clock
from verteller.hosting.models import Kind, Outgoing

pytestmark = pytest.mark.django_db


def test_a_worker_at_work_reminds_who_owes_an_answer_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Rules: WAK-USE-04."""
    village = running_village("werewolf", "villager", "villager", "villager", "villager")
    village.close_until("pyre")
    due = village.game.due_at
    assert due is not None
    monkeypatch.setattr(clock, "now", lambda: due - timedelta(hours=1))
    worker = Worker()

    for _ in range(3):
        worker.work()

    reminded = Outgoing.objects.filter(kind=Kind.REMINDER).values_list("to_email", flat=True)
    assert sorted(reminded) == [f"{name.lower()}@x.nl" for name in sorted(village.others())]
