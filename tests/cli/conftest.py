"""The commands' tests: a runner that fails on anything unforeseen, and nothing folded yet."""

from collections.abc import Callable, Iterator

import pytest
from click.testing import CliRunner, Result
from pytest_django import Settings

from verteller.cli import main
from verteller.hosting.games import shelf

Verteller = Callable[..., Result]


@pytest.fixture(autouse=True)
def empty_shelf(settings: Settings) -> Iterator[None]:
    """Forget the games folded for other tests, whose rows are gone."""
    settings.VERTELLER_ALARMS = False
    settings.VERTELLER_SENDER_PROOF = ("from",)
    shelf.clear()
    yield
    shelf.clear()


@pytest.fixture
def verteller() -> Verteller:
    """Run a command; what it raises besides its exit is a failure of the test."""

    def run(*arguments: object, given: str = "") -> Result:
        result = CliRunner().invoke(main, [str(each) for each in arguments], input=given)
        if result.exception is not None and not isinstance(result.exception, SystemExit):
            raise result.exception
        return result

    return run
