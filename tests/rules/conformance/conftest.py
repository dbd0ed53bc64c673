"""A bench to try scenarios on."""

from pathlib import Path

import pytest

from tests.rules.conformance.made_up import Bench


@pytest.fixture
def bench(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Bench:
    return Bench(monkeypatch, tmp_path)
