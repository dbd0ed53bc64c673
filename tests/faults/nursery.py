"""
Brings narrators into the world: a process that has everything loaded and forks on demand.

A new process would spend a second on imports; this way one is answering mail a few hundredths of
a second after it was asked for, with nothing in it that a new process would not have.

    python -m tests.faults.nursery PORT

It reads ``start`` and ``bury`` and says ``born PID``, ``ready`` and ``gone STATUS``, each on a
line. At the end of its input it ends, and the narrator with it.
"""

import gc
import os
import signal
import sys
from collections.abc import Callable

from tests.faults import narrator


def serve(live: Callable[[], None]) -> None:
    """Do what the lines of standard input say, one narrator at a time."""
    pid = 0
    for line in sys.stdin:
        if line == "start\n":
            pid = born(live)
        elif line == "bury\n":
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
        except BaseException:
            sys.excepthook(*sys.exc_info())
            os._exit(1)
        os._exit(0)
    narrator.say(f"born {pid}")
    return pid


if __name__ == "__main__":
    narrator.load()
    gc.freeze()
    port = int(sys.argv[1])
    serve(lambda: narrator.live(port))
