"""The embedded narrator as ``verteller run`` starts it, without pages and made-up players."""

import os
import signal
import threading


def load() -> None:
    """Read all that a narrator needs, and touch no database."""
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "verteller.settings")
    import django

    django.setup()
    import verteller.cli._worker
    import verteller.hosting.heartbeat
    import verteller.mail.listener
    import verteller.mail.sending  # noqa: F401
    from verteller.mail.composing import render
    from verteller.mail.letters import Written
    from verteller.rules.registry import rulebooks
    from verteller.telling.words import words_of

    rulebooks()
    for language in ("nl", "en"):
        words_of(language).has("refused")
        render(Written("", "", (), ()), language)


def live(port: int) -> None:
    """Take mail at *port*, close phases and send mail until told to stop."""
    from verteller.cli._worker import Worker
    from verteller.mail.configuration import home
    from verteller.mail.listener import Door, Place

    stop = threading.Event()
    signal.signal(signal.SIGTERM, lambda *_: stop.set())
    with Worker(eager=True), Door(home(), [Place("smtp", "127.0.0.1", port)]):
        say("ready")
        stop.wait()


def say(word: str) -> None:
    """Say one line, at once and whole."""
    os.write(1, f"{word}\n".encode())
