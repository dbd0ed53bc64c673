"""What every test has at hand: private servers, and Hypothesis without a stopwatch."""

import os
from hashlib import sha256
from itertools import count

import pytest
from hypothesis import settings

from verteller.hosting import seeds

pytest_plugins = [
    "tests.servers.chromium",
    "tests.servers.dovecot",
    "tests.servers.postfix",
    "tests.servers.postgresql",
    "tests.servers.synapse",
]

# A busy machine is no fault of the code. On a build machine the same examples come every time,
# so that a red run means this change and not this morning's luck.
settings.register_profile("here", deadline=None, print_blob=True)
settings.register_profile("build", deadline=None, print_blob=True, derandomize=True)
settings.load_profile("build" if os.environ.get("CI") else "here")


LONGEST = (
    "tests/faults/test_sigkill.py",
    "tests/chat/test_room_evening_browser.py",
    "tests/web/test_whole_game_browser.py",
    "tests/faults/test_rooms_killed.py",
    "tests/cli/test_run.py",
    "tests/web/test_twins.py",
    "tests/faults/test_clock_jumps.py",
    "tests/web/test_live_browser.py",
    "tests/chat/test_room_browser.py",
    "tests/faults/test_locked_database.py",
    "tests/web/test_twins_timing.py",
    "tests/web/test_desk_browser.py",
    "tests/chat/test_lobby_browser.py",
    "tests/chat/matrix/test_rooms.py",
    "tests/chat/test_table_browser.py",
    "tests/web/test_browser.py",
    "tests/web/test_stories_browser.py",
    "tests/web/test_languages_browser.py",
)
"""Files that take long: run first, they leave no process with work while the others have none."""


WITHOUT_DATABASE = ("tests/hosting/", "tests/mail/", "tests/web/", "tests/chat/")
"""Where a test says by its fixtures or mark whether it touches the database at all."""


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """
    Let the longest files come first; within a file and among the rest the order stays.

    On PostgreSQL, where only what touches the database is run again, the rest is left out.
    """
    if os.environ.get("VERTELLER_DATABASE_URL"):
        again = [item for item in items if _may_touch_database(item)]
        config.hook.pytest_deselected(items=[item for item in items if item not in set(again)])
        items[:] = again
    place = {name: number for number, name in enumerate(LONGEST)}
    items.sort(key=lambda item: place.get(item.nodeid.split("::")[0], len(place)))


def _may_touch_database(item: pytest.Item) -> bool:
    wanted = {"db", "transactional_db", "live_server"} & set(getattr(item, "fixturenames", ()))
    marked = item.get_closest_marker("django_db") is not None
    return bool(wanted) or marked or not item.nodeid.startswith(WITHOUT_DATABASE)


@pytest.fixture(autouse=True)
def _same_seeds_every_time(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Draw the seeds of hosted games from the test's name: it plays the same game in every run."""
    drawn = count()

    def new_seed() -> str:
        return sha256(f"{request.node.nodeid} {next(drawn)}".encode()).hexdigest()

    monkeypatch.setattr(seeds, "new_seed", new_seed)
