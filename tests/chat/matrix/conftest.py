"""A bot, people with Matrix apps, and games for them."""

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from itertools import count
from pathlib import Path
from threading import Event
from time import monotonic

import pytest
from django.conf import settings
from django.db import connection

from tests.chat.evening import Evening
from tests.chat.matrix.people import PATIENCE, People, Someone, people_on
from tests.chat.village import NAMES, live_game
from tests.servers.synapse import PASSWORD, Synapse
from verteller.chat.matrix.account import Account
from verteller.chat.matrix.linking import code_for
from verteller.chat.matrix.service import Service
from verteller.hosting import clock
from verteller.hosting.changes import changes

_numbers = count(1)

OWN_SETTINGS = """\
from verteller.settings import *
DATABASES["default"]["NAME"] = {name!r}
"""

UNHURRIED = {"every": 3600.0}
"""Phases end when the test says so."""


class Stage:
    """
    A narrator's bot, people with apps, and the games they play.

    Args:
        synapse: The server.
        folder: Where keys are kept.
        encrypts: Whether rooms are encrypted.
    """

    def __init__(self, synapse: Synapse, folder: Path, people: People, *, encrypts: bool) -> None:
        # One server has the accounts of all tests.
        self.number = next(_numbers)
        self.synapse = synapse
        self.people = people
        self.folder = folder
        self.encrypts = encrypts
        self.account = Account(synapse.url, f"narrator{self.number}", PASSWORD)
        self.bot = synapse.register(self.account.user)
        self._stack = ExitStack()

    def start(self) -> Service:
        """Let the bot go to work, until `stop`."""
        service = Service(self.account, self.folder / "matrix", encrypts=self.encrypts)
        self._stack.enter_context(service)
        assert service.ready.wait(PATIENCE)
        return service

    def start_process(self) -> "subprocess.Popen[bytes]":
        """Let the bot go to work in a process of its own, until it is ended or `stop`."""
        (self.folder / "settings_of_bot.py").write_text(
            OWN_SETTINGS.format(name=str(connection.settings_dict["NAME"]))
        )
        host = self.account.server.removeprefix("http://")
        process = subprocess.Popen(
            [Path(sys.executable).with_name("verteller"), "matrix"],
            env={
                **os.environ,
                "DJANGO_SETTINGS_MODULE": "settings_of_bot",
                "PYTHONPATH": str(self.folder),
                "VERTELLER_STATE_DIR": str(self.folder),
                "VERTELLER_SECRET_KEY": settings.SECRET_KEY,
                "VERTELLER_MATRIX_URL": f"http://{self.account.user}:{PASSWORD}@{host}",
                "VERTELLER_MATRIX_ENCRYPTION": str(int(self.encrypts)),
            },
            stdout=subprocess.DEVNULL,
        )
        self._stack.callback(_end, process)
        return process

    def stop(self) -> None:
        """Let it finish."""
        self._stack.close()

    def rooms_of_the_bot(self) -> set[str]:
        """Return all rooms that the bot is in, by its server."""
        return self.people.rooms_of(self.account.user)

    def evening(self, roles: str, rulebook: str = "duesterwald") -> Evening:
        """Begin a game by the clock on the wall; its first players have the *roles*."""
        names = NAMES[: len(roles.split())]
        game = f"Abend {self.number}"
        now = clock.now()
        live = live_game(rulebook, names, roles.split(), name=game, pace=UNHURRIED, at=now)
        return Evening(live, now)

    def comes(self, found: Callable[[], bool]) -> None:
        """Wait until *found* holds, looking whenever somebody else has committed something."""
        watched, never, deadline = changes(), Event(), monotonic() + PATIENCE
        while not found():
            assert monotonic() < deadline, "it does not come"
            watched.wait(never)

    def linked(self, evening: Evening, name: str) -> Someone:
        """Return somebody who has linked his account to a player by the code on his page."""
        someone = self.people.someone(f"{name.lower()}{self.number}")
        line = someone.writes_to(self.bot)
        someone.says(line, f"!link {code_for(evening.player(name), clock.now())}")
        someone.hears(line, name, evening.live.game.name)
        return someone


def _end(process: "subprocess.Popen[bytes]") -> None:
    process.terminate()
    process.wait(PATIENCE)


@pytest.fixture
def stage(synapse: Synapse, tmp_path: Path) -> Iterator[Stage]:
    """Yield a stage with the bot at work."""
    with people_on(synapse, tmp_path) as people:
        stage = Stage(synapse, tmp_path, people, encrypts=False)
        stage.start()
        yield stage
        stage.stop()


@pytest.fixture
def secret_stage(synapse: Synapse, tmp_path: Path) -> Iterator[Stage]:
    """Yield one whose rooms are encrypted, with the bot in a process of its own."""
    # In one process the library's stores can be used by one thread alone, and people have theirs.
    with people_on(synapse, tmp_path, encrypts=True) as people:
        stage = Stage(synapse, tmp_path, people, encrypts=True)
        stage.start_process()
        yield stage
        stage.stop()
