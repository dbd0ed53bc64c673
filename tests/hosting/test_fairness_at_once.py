"""Two workers at the same moment remind everybody once."""

from functools import partial

import pytest

from tests.hosting.test_concurrency import at_once
from tests.hosting.test_fairness_reminders import NEAR
from tests.hosting.villages import post, running_game
from verteller.hosting.fairness.reminders import Rounds, remind_due
from verteller.hosting.models import Kind, Sending

pytestmark = pytest.mark.django_db(transaction=True)


def test_two_workers_at_once_send_one_reminder_a_person() -> None:
    for name in ("Een", "Twee"):
        running_game(name)

    raised = at_once(*(partial(remind_due, NEAR, Rounds()) for _ in range(3)))

    assert raised == []
    sent = [row.to_email for row in post(Kind.REMINDER) if row.status == Sending.QUEUED]
    assert sorted(sent) == ["ann@x.nl", "bob@x.nl", "cor@x.nl", "dee@x.nl"]
