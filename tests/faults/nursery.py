"""
Brings narrators into the world: a process that has everything loaded and forks on demand.

A new process would spend a second on imports; this way one is answering mail a few hundredths of
a second after it was asked for, with nothing in it that a new process would not have.

    python -m tests.faults.nursery PORT PATIENCE

It reads ``start AHEAD`` and ``bury`` and says ``born PID``, ``ready`` and ``gone STATUS``, each on
a line. AHEAD is by how many seconds the narrator's clock is ahead of the machine's, PATIENCE how
many seconds it waits for a database that somebody else has locked. At the end of its input the
nursery ends, and the narrator with it.
"""

import gc
import os
import signal
import sys
from collections.abc import Callable
from functools import partial

from tests.faults import narrator


def serve(live: Callable[[float], None]) -> None:
    """Do what the lines of standard input say, one narrator at a time."""
    pid = 0
    for line in sys.stdin:
        word, _, value = line.strip().partition(" ")
        if word == "start":
            pid = born(partial(live, float(value)))
        elif word == "bury":
            _, status = os.waitpid(pid, 0)
            pid = 0
            narrator.say(f"gone {os.waitstatus_to_exitcode(status)}")
    if pid:
        os.kill(pid, signal.SIGKILL)
        os.waitpid(pid, 0)


def born(live: Callable[[], None]) -> int:
    """Fork a narrator, say what its process is called, and return that."""
    pid = os.fork()
    if pid == 0:
        # What the child does, its parent must not see twice.
        sys.stdin.close()
        try:
            live()
        except BaseException:  # noqa: BLE001 - the child must not return into its parent's work
            sys.excepthook(*sys.exc_info())
            os._exit(1)
        os._exit(0)
    narrator.say(f"born {pid}")
    return pid


if __name__ == "__main__":
    port, patience = int(sys.argv[1]), float(sys.argv[2])
    narrator.load(patience)
    gc.freeze()
    serve(partial(narrator.live, port))
