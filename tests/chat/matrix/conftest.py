"""A bot, people with Matrix apps, and games for them."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from itertools import count
from pathlib import Path

import pytest

from tests.chat.matrix.people import People, people_on
from tests.servers.synapse import Synapse
from verteller.chat.matrix.account import Account
from verteller.chat.matrix.service import Service

_numbers = count(1)


@pytest.fixture
def number() -> int:
    """Return a number for the names of accounts, since one server has those of all tests."""
    return next(_numbers)


@pytest.fixture
def account(synapse: Synapse, number: int) -> Account:
    """Return a new account for the bot."""
    synapse.register(f"narrator{number}")
    return Account(synapse.url, f"narrator{number}", "secret")


@pytest.fixture
def people(synapse: Synapse, tmp_path: Path) -> Iterator[People]:
    """Yield people with apps that do not encrypt."""
    with people_on(synapse, tmp_path) as people:
        yield people


@pytest.fixture
def start(account: Account, tmp_path: Path) -> Iterator[Callable[[], Service]]:
    """Yield what starts the bot; it stops with the test."""
    with ExitStack() as stack:

        def started(*, encrypts: bool = False) -> Service:
            service = Service(account, tmp_path / "keys", encrypts=encrypts)
            stack.enter_context(service)
            assert service.ready.wait(30)
            return service

        yield started
