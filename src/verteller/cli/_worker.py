"""The worker: closes what is due, sends what waits, and gives a sign of life."""

import logging
import threading
from types import TracebackType
from typing import Final

from django.db import close_old_connections

SWEEP_SECONDS: Final = 1.0
"""Between two looks at the clock and at the outbox."""

EAGER_SECONDS: Final = 0.1
"""The same where somebody watches."""

logger = logging.getLogger(__name__)


class Worker:
    """
    Does in a thread what no door does, as a context: at work while the block runs.

    Args:
        eager: Whether it looks so often that somebody can watch.
        alone: Whether no other process sends mail, so that what is claimed was left behind.
    """

    def __init__(self, *, eager: bool = False, alone: bool = True) -> None:
        """Prepare."""
        self._pause = EAGER_SECONDS if eager else SWEEP_SECONDS
        self._alone = alone
        self._stop = threading.Event()
        self._thread = threading.Thread(target=self.run, name="worker", daemon=True)

    def __enter__(self) -> "Worker":
        """Catch up with the clock before any door opens, then go to work."""
        from verteller.hosting import clock, heartbeat
        from verteller.mail.sending import release_claims

        heartbeat.tick(clock.now())
        if self._alone:
            release_claims(clock.now())
        self._thread.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """Finish what is in hand and go home."""
        self._stop.set()
        self._thread.join(timeout=10)

    def run(self) -> None:
        """Work until told to stop."""
        while not self._stop.is_set():
            try:
                self.work()
            except Exception:
                # Nothing that goes wrong once may end it: the next round tries again.
                logger.exception("the worker stumbled")
                self._stop.wait(SWEEP_SECONDS)
            finally:
                close_old_connections()
            self._stop.wait(self._pause)
        close_old_connections()

    def work(self) -> None:
        """Do what is due now."""
        from verteller.hosting import clock, heartbeat
        from verteller.mail.sending import AT_ONCE, send_due

        heartbeat.tick(clock.now())
        while send_due(clock.now()).tried >= AT_ONCE and not self._stop.is_set():
            pass
