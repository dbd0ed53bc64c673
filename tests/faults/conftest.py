"""Tests of faults use databases of their own, each of its kind."""

from collections.abc import Iterator

import pytest
from django.test import override_settings
from pytest_django import DjangoDbBlocker

from tests.faults import databases
from tests.faults.databases import Database
from verteller.hosting.games import shelf

ON_BOTH = ("sqlite", "postgresql")


@pytest.fixture(scope="module", autouse=True)
def plain_trust() -> Iterator[None]:
    """Take a sender's word for it: what proves one has tests of its own."""
    with override_settings(VERTELLER_SENDER_PROOF=("from",)):
        yield


@pytest.fixture(scope="module", params=ON_BOTH)
def database(
    request: pytest.FixtureRequest,
    django_db_blocker: DjangoDbBlocker,
    tmp_path_factory: pytest.TempPathFactory,
) -> Iterator[Database]:
    """Yield a new database, which this process uses as long."""
    shelf.clear()
    with django_db_blocker.unblock():
        if request.param == "sqlite":
            with databases.sqlite(tmp_path_factory.mktemp("sqlite")) as lent:
                yield lent
        else:
            server: str = request.getfixturevalue("postgresql_url")
            with databases.postgresql(server) as lent:
                yield lent
    shelf.clear()
