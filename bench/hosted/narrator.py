"""
A narrator at rest: says how much memory it takes, in KiB, each time it reads a line.

    python -m bench.hosted.narrator FILE

Reads ``rest`` (two rounds of a worker with nothing to do) and ``look`` (somebody looks at the
page of every game).
"""

import gc
import os
import sys
from pathlib import Path


def main(file: str) -> None:
    """Take mail, look at the clock, and do what is read."""
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "verteller.settings")
    import django
    from django.db import connections

    django.setup()
    from verteller.hosting.home import home
    from verteller.mail.listener import Door, Place

    connections.settings["default"]["NAME"] = file
    with Door(home(), [Place("smtp")]):
        for line in sys.stdin:
            if line == "look\n":
                _look()
            _work()
            gc.collect()
            print(_resident(), flush=True)


def _work() -> None:
    """Do what a worker does, twice."""
    from verteller.hosting import clock, heartbeat
    from verteller.mail.sending import send_due

    for _ in range(2):
        heartbeat.tick(clock.now())
        send_due(clock.now())


def _look() -> None:
    from verteller.hosting.models import HostedGame
    from verteller.web.public import public_game

    for game in HostedGame.objects.iterator(chunk_size=20):
        public_game(game, "nl")


def _resident() -> int:
    """Return the memory this process holds, in KiB."""
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") // 1024


if __name__ == "__main__":
    main(sys.argv[1])
