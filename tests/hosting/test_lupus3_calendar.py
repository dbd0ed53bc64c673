"""The turns of Lupus 3.0 by the calendar: its nights come first, its weekend is one day."""

from datetime import timedelta

import pytest

from tests.hosting.calendars import DAY, SECOND, on_the_wall, open_phase, played, rome
from tests.hosting.villages import fresh
from verteller.hosting import pausing, sweep
from verteller.hosting.playing import close_phase

pytestmark = pytest.mark.django_db

SUNDAY = rome("2026-03-01 22:00")


def test_night_1_falls_on_sunday_and_day_5_lasts_from_friday_to_sunday() -> None:
    """
    Each turn closes by itself at its hour, in a game for which no calendar was named.

    Rules: LU3-T-144, LU3-SYS-02, LU3-SYS-03, LU3-SYS-04, LU3-GEN-03.
    """
    game = played(SUNDAY, None, rulebook="lupus3")

    seen = {}
    for _ in range(10):
        record = fresh(game)
        assert record.opened_at is not None
        assert record.due_at is not None
        seen[open_phase(record)] = on_the_wall(record.opened_at), on_the_wall(record.due_at)
        assert sweep.close_due(record.due_at) == []
        assert len(sweep.close_due(record.due_at + SECOND)) == 1

    assert list(seen)[:4] == ["night 1", "day 1", "night 2", "day 2"]
    assert seen["night 1"] == ("2026-03-01 22:00", "2026-03-02 08:00")
    assert seen["day 1"] == ("2026-03-02 08:00", "2026-03-02 22:00")
    assert seen["day 5"] == ("2026-03-06 08:00", "2026-03-08 22:00")


def test_a_master_ends_a_turn_early_or_holds_it() -> None:
    """Rules: LU3-T-144, LU3-SYS-04, LU3-SYS-27."""
    game = played(SUNDAY, rulebook="lupus3")
    close_phase(game, 1, SUNDAY + timedelta(hours=1))
    assert open_phase(game) == "day 1"

    pausing.pause(fresh(game), SUNDAY + timedelta(hours=2))
    due_at = fresh(game).due_at or SUNDAY + 2 * DAY
    assert sweep.close_due(due_at + DAY) == []
    assert open_phase(game) == "day 1"
