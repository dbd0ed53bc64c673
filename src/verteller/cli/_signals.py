"""The end: Ctrl-C and SIGTERM stop the process at once and in order."""

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Final

LOOK_UP: Final = 0.5
"""Seconds after which a waiting main thread looks up."""


class Stop(threading.Event):
    """Set by SIGINT or SIGTERM."""

    def wait(self, timeout: float | None = None) -> bool:
        """
        Wait until told to stop, or for *timeout* seconds.

        Python runs a signal's handler in the main thread, but the signal may have come to
        another one, which does not wake the main thread from a wait without an end.
        """
        if timeout is not None:
            return super().wait(timeout)
        while not super().wait(LOOK_UP):
            pass
        return True


@contextmanager
def until_told_to_stop() -> Iterator[Stop]:
    """Yield an event that is set by SIGINT or SIGTERM while the block runs."""
    stop = Stop()

    def told(_number: int, _frame: FrameType | None) -> None:
        stop.set()

    before = {each: signal.signal(each, told) for each in (signal.SIGINT, signal.SIGTERM)}
    try:
        yield stop
    finally:
        for each, handler in before.items():
            signal.signal(each, handler)
