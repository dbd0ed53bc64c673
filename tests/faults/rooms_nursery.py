"""
Brings servers of rooms into the world, as the nursery does narrators; see there.

    python -m tests.faults.rooms_nursery PORT PATIENCE
"""

import gc
import signal
import sys
from functools import partial

from tests.faults import narrator
from tests.faults.nursery import serve


def load(patience: float) -> None:
    """Read all that pages need, and touch no database."""
    narrator.load(patience)
    import verteller.chat.stream
    import verteller.chat.urls
    import verteller.cli._web
    import verteller.web.asgi
    import verteller.web.urls  # noqa: F401
    from verteller.telling.words import words_of

    words_of("en", "duesterwald").has("refused")


def live(port: int, _ahead: float) -> None:
    """Serve the pages at *port* until told to stop."""
    from verteller.cli._web import WebServer

    signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGTERM})
    with WebServer("127.0.0.1", port):
        narrator.say("ready")
        signal.sigwait({signal.SIGTERM})


if __name__ == "__main__":
    port, patience = int(sys.argv[1]), float(sys.argv[2])
    load(patience)
    gc.freeze()
    serve(partial(live, port))
