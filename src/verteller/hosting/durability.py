"""How much a commit waits for: for the disk as a rule, for less where people talk."""

from collections.abc import Iterator
from contextlib import contextmanager

from django.db import connections
from django.db.utils import DEFAULT_DB_ALIAS

from verteller.hosting.executing import execute
from verteller.hosting.sqlite.base import DatabaseWrapper


@contextmanager
def lightly() -> Iterator[None]:
    """
    Let transactions within be committed without waiting for the disk.

    Others see at once what they wrote, and it outlives every process here, killed or not. Only a
    power cut may take the last second of it, from its end: whatever is committed as usual takes
    to the disk all that was committed before, and the host's sign of life is, every second.

    For talk, which hundreds hear at the same moment, and never for what somebody decides. On
    PostgreSQL, whose server may crash while we go on, and within a transaction it changes nothing.
    """
    here = connections[DEFAULT_DB_ALIAS]
    if not isinstance(here, DatabaseWrapper) or here.in_atomic_block:
        yield
        return
    # Nor does whoever talks bring the log into the database when it has become long.
    execute("PRAGMA wal_autocheckpoint=0", (), here)
    here.wait_for_disk(yes=False)
    try:
        yield
    finally:
        here.wait_for_disk(yes=True)
        execute("PRAGMA wal_autocheckpoint=1000", (), here)
