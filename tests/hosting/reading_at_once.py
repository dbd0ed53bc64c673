"""
Reads the first entry of every kind in several threads at once, again and again.

    python -m tests.hosting.reading_at_once ROUNDS

It is a process of its own, since what it looks for ends the whole process.
"""

import sys
import threading
from contextlib import suppress

import msgspec

from verteller.hosting import records
from verteller.rules.facts import KINDS
from verteller.rules.moves import MOVES
from verteller.rules.registry import rulebooks

THREADS = 3


def read(together: threading.Barrier) -> None:
    """Read an entry of every kind, each at the same time as the other threads."""
    for kind in [*MOVES, *KINDS]:
        together.wait()
        with suppress(msgspec.ValidationError):
            records.decode(kind, b"{}")


def forget() -> None:
    """Let no kind have been read yet."""
    records._decoder.cache_clear()
    for content in [*MOVES.values(), *KINDS.values()]:
        with suppress(AttributeError):
            del content.__msgspec_cache__  # type: ignore[union-attr]


if __name__ == "__main__":
    rulebooks()
    sys.setswitchinterval(1e-6)
    for _ in range(int(sys.argv[1])):
        forget()
        together = threading.Barrier(THREADS)
        threads = [threading.Thread(target=read, args=(together,)) for _ in range(THREADS)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
