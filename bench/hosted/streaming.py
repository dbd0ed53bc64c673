"""
The pages in a process of their own, which says how much memory it takes each time it is asked.

    python -m bench.hosted.streaming FILE

Prints the port, and then, for each line it reads, its memory in kB of 1,000 bytes.
"""

import gc
import os
import sys
from pathlib import Path
from threading import Thread


def main(file: str) -> None:
    """Serve until told to stop."""
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "verteller.settings")
    import django
    from django.db import connections

    django.setup()
    connections.settings["default"]["NAME"] = file
    from verteller.cli._signals import until_told_to_stop
    from verteller.cli._web import WebServer

    with until_told_to_stop() as stop, WebServer("127.0.0.1", 0) as web:
        print(web.port, flush=True)
        Thread(target=_answer, daemon=True).start()
        stop.wait()


def _answer() -> None:
    for _ in sys.stdin:
        gc.collect()
        pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
        print(pages * os.sysconf("SC_PAGE_SIZE") // 1_000, flush=True)


if __name__ == "__main__":
    main(sys.argv[1])
