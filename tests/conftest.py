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
]

# A busy machine is no fault of the code. On a build machine the same examples come every time,
# so that a red run means this change and not this morning's luck.
settings.register_profile("here", deadline=None, print_blob=True)
settings.register_profile("build", deadline=None, print_blob=True, derandomize=True)
settings.load_profile("build" if os.environ.get("CI") else "here")


LONGEST = (
    "tests/faults/test_sigkill.py",
    "tests/cli/test_run.py",
    "tests/faults/test_clock_jumps.py",
    "tests/web/test_live_browser.py",
    "tests/web/test_whole_game_browser.py",
    "tests/web/test_stories_browser.py",
    "tests/web/test_desk_browser.py",
    "tests/web/test_browser.py",
    "tests/faults/test_locked_database.py",
    "tests/web/test_twins_timing.py",
)
"""Files that take long: run first, they leave no process with work while the others have none."""


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Let the longest files come first; within a file and among the rest the order stays."""
    place = {name: number for number, name in enumerate(LONGEST)}
    items.sort(key=lambda item: place.get(item.nodeid.split("::")[0], len(place)))


@pytest.fixture(autouse=True)
def _same_seeds_every_time(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Draw the seeds of hosted games from the test's name: it plays the same game in every run."""
    drawn = count()

    def new_seed() -> str:
        return sha256(f"{request.node.nodeid} {next(drawn)}".encode()).hexdigest()

    monkeypatch.setattr(seeds, "new_seed", new_seed)
