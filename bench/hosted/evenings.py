"""
The rooms in a process of their own, with the narrator and all else that a host has.

    python -m bench.hosted.evenings FILE

Prints the port, and serves until told to stop.
"""

import os
import sys


def main(file: str) -> None:
    """Serve until told to stop."""
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "verteller.settings")
    import django
    from django.db import connections

    django.setup()
    connections.settings["default"]["NAME"] = file
    from verteller.cli._signals import until_told_to_stop
    from verteller.cli._web import WebServer
    from verteller.cli._worker import Worker

    with until_told_to_stop() as stop, Worker(), WebServer("127.0.0.1", 0) as web:
        print(web.port, flush=True)
        stop.wait()


if __name__ == "__main__":
    main(sys.argv[1])
