"""The time of day, in one place where a test can replace it."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime


def _told_by_machine() -> datetime:
    return datetime.now(UTC)


_source: Callable[[], datetime] = _told_by_machine


def now() -> datetime:
    """Return the present moment, aware, in UTC."""
    return _source()


@contextmanager
def told_by(source: Callable[[], datetime]) -> Iterator[None]:
    """Let *source* tell the time in this whole process while the context lasts."""
    global _source  # noqa: PLW0603 - the one place that time comes from
    before, _source = _source, source
    try:
        yield
    finally:
        _source = before
