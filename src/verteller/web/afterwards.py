"""
Afterwards: what is written because a page was looked at, once its reader has it.

A page that is only read is to wait for nobody who writes, and how long it takes is not to tell
who wrote. So what is to be noted of a visit waits in a queue until some request has been answered.
"""

import logging
from collections.abc import Callable
from queue import Empty, SimpleQueue
from typing import Final

from django.core.signals import request_finished
from django.db import DatabaseError

logger = logging.getLogger(__name__)

_waiting: Final[SimpleQueue[Callable[[], object]]] = SimpleQueue()


def do_afterwards(work: Callable[[], object]) -> None:
    """Do *work* when an answer has gone out; it is no part of the answer, and may be lost."""
    _waiting.put(work)


def catch_up(**_signal: object) -> None:
    """Do what waits."""
    while True:
        try:
            work = _waiting.get_nowait()
        except Empty:
            return
        try:
            work()
        except DatabaseError:
            # A busy database keeps no reader waiting; what was to be noted is not.
            logger.warning("a visit could not be noted", exc_info=True)


def forget() -> None:
    """Drop what waits, as a process does that ends."""
    while not _waiting.empty():
        _waiting.get_nowait()


def listen() -> None:
    """Begin to listen for answers that have gone out."""
    request_finished.connect(catch_up, dispatch_uid="verteller.web.afterwards")
