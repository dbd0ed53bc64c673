"""The embedded narrator as ``verteller run`` starts it, without pages and made-up players."""

import os
import signal
from datetime import UTC, datetime, timedelta


def load(patience: float) -> None:
    """
    Read all that a narrator needs, and touch no database.

    Args:
        patience: Seconds to wait for a database that somebody else has locked.
    """
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "verteller.settings")
    import django

    django.setup()
    _be_patient(patience)
    import verteller.cli._worker
    import verteller.hosting.heartbeat
    import verteller.mail.listener
    import verteller.mail.sending  # noqa: F401
    from verteller.hosting.people import fit_address
    from verteller.mail.composing import render
    from verteller.mail.letters import Written
    from verteller.mail.reading.message import read_message
    from verteller.rules.registry import rulebooks
    from verteller.telling.sentences import prepare
    from verteller.telling.words import words_of

    rulebooks()
    prepare(["wakkerdam"])
    # Compiles patterns that take longer than many a narrator is to live.
    fit_address("anna@x.nl")
    read_message(b"From: anna@x.nl\n\nAnna\n")
    for language in ("nl", "en"):
        words_of(language).has("refused")
        render(Written("", "", (), ()), language)


def _be_patient(seconds: float) -> None:
    from django.db import connections

    entry = connections.settings["default"]
    if entry["ENGINE"].endswith("sqlite"):
        entry["OPTIONS"] |= {"timeout": seconds}
    else:
        entry["OPTIONS"] |= {"options": f"-c lock_timeout={seconds * 1000:.0f}"}


def live(port: int, ahead: float) -> None:
    """
    Take mail at *port*, close phases and send mail until told to stop.

    Args:
        ahead: By how many seconds the clock is ahead of the machine's.
    """
    from verteller.cli._worker import Worker
    from verteller.hosting import clock
    from verteller.hosting.home import home
    from verteller.mail.listener import Door, Place

    # Waited for and not handled: a handler may be put off until a thread that sleeps wakes up.
    signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGTERM})
    with (
        clock.told_by(lambda: datetime.now(UTC) + timedelta(seconds=ahead)),
        Worker(eager=True),
        Door(home(), [Place("smtp", "127.0.0.1", port)]),
    ):
        say("ready")
        signal.sigwait({signal.SIGTERM})


def say(word: str) -> None:
    """Say one line, at once and whole."""
    os.write(1, f"{word}\n".encode())
