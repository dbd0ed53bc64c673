"""Every test of hosting knows the tiny rulebooks and begins with nothing folded."""

from collections.abc import Iterator

import pytest

from tests.hosting.tiny import RULEBOOKS
from verteller.hosting.games import shelf
from verteller.rules import registry


@pytest.fixture(autouse=True)
def tiny_rulebooks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Install the tiny rulebooks beside the real ones."""
    for key, rulebook in RULEBOOKS.items():
        monkeypatch.setitem(registry.rulebooks(), key, rulebook)


@pytest.fixture(autouse=True)
def empty_shelf() -> Iterator[None]:
    """Forget the games folded for other tests, whose rows are gone."""
    shelf.clear()
    yield
    shelf.clear()
