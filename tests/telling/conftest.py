"""Every test of telling fails when a catalogue lacked a word or a variable on the way."""

from collections.abc import Iterator

import pytest


@pytest.fixture(autouse=True)
def no_missing_words(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    yield
    faults = [
        record.getMessage()
        for record in caplog.get_records("call")
        if record.name == "verteller.telling.words"
    ]
    assert faults == []
