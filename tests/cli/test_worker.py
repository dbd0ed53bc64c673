"""The worker: mail that came in time is read before anything closes."""

from datetime import UTC, datetime

import pytest

from verteller.cli._worker import Worker
from verteller.hosting import heartbeat, sweep
from verteller.hosting.sweep import Due

OVERDUE = Due(game_id=1, sequence=1, due_at=datetime(2026, 1, 1, tzinfo=UTC))


class Mailbox:
    """A watched mailbox that notes when it is emptied."""

    def __init__(self, done: list[str], trouble: Exception | None = None) -> None:
        self._done = done
        self._trouble = trouble

    def drain(self) -> int:
        self._done.append("mail read")
        if self._trouble is not None:
            raise self._trouble
        return 0


def work(monkeypatch: pytest.MonkeyPatch, due: list[Due], trouble: Exception | None) -> list[str]:
    done: list[str] = []
    monkeypatch.setattr(sweep, "due", lambda now: due)
    monkeypatch.setattr(heartbeat, "tick", lambda now, fetched: done.append("closed"))
    worker = Worker(watching=[Mailbox(done, trouble)])  # type: ignore[list-item]
    worker.work()
    return done


@pytest.mark.django_db
def test_the_mailbox_is_emptied_before_anything_closes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Rules: WAK-SYS-06, WAK-VOTE-20."""
    assert work(monkeypatch, [OVERDUE], None) == ["mail read", "closed"]


@pytest.mark.django_db
def test_a_mail_server_that_is_away_stops_no_closing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Rules: WAK-SYS-50."""
    assert work(monkeypatch, [OVERDUE], OSError("away")) == ["mail read", "closed"]


@pytest.mark.django_db
def test_the_mailbox_is_left_alone_while_nothing_is_due(monkeypatch: pytest.MonkeyPatch) -> None:
    """Rules: WAK-SYS-06."""
    assert work(monkeypatch, [], None) == ["closed"]
