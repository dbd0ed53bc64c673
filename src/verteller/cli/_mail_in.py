"""How mail comes in where real people play: by IMAP, or from a mail server by LMTP or SMTP."""

import threading
from contextlib import ExitStack
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import click

if TYPE_CHECKING:
    from verteller.mail.configuration import ImapAccount
    from verteller.mail.imap import Watcher
    from verteller.mail.listener import Place

imap_option = click.option(
    "--imap",
    "imap_urls",
    multiple=True,
    envvar="VERTELLER_IMAP_URL",
    metavar="URL",
    help="A mailbox to watch: imaps://user:password@host/INBOX; best given by the variable.",
    show_envvar=True,
)
listen_option = click.option(
    "--listen",
    "places",
    multiple=True,
    envvar="VERTELLER_LISTEN",
    metavar="URL",
    help="Where mail is handed over: lmtp://127.0.0.1:2424 or smtp://0.0.0.0:25.",
    show_envvar=True,
)


def watchers(imap_urls: tuple[str, ...]) -> "list[Watcher]":
    """
    Return a watcher for every mailbox; none is connected yet.

    Raises:
        click.ClickException: An address cannot be read.
    """
    from verteller.hosting.home import home
    from verteller.mail.imap import Watcher

    return [Watcher(_account(url), home()) for url in imap_urls]


def open_doors(stack: ExitStack, watching: "list[Watcher]", places: tuple[str, ...]) -> list[str]:
    """
    Open every door for mail and return a line about each.

    Raises:
        click.ClickException: A place cannot be used, or its address cannot be read.
    """
    from verteller.hosting import clock, outages
    from verteller.hosting.home import home
    from verteller.mail.identity import say_what_proves
    from verteller.mail.listener import Door
    from verteller.rules.registry import rulebooks
    from verteller.telling.sentences import prepare

    say_what_proves()
    listened = [_place(url) for url in places]
    outages.mail_comes_by(
        fetching=bool(watching), listening=bool(listened), alone=False, at=clock.now()
    )
    # The first mail does not wait for it, unless it comes sooner.
    threading.Thread(target=prepare, args=(rulebooks(),), name="words", daemon=True).start()
    if listened:
        stack.enter_context(Door(home(), listened))
    for watcher in watching:
        stack.enter_context(_Watching(watcher))
    lines = [f"{each.protocol} at {each.host} port {each.port}" for each in listened]
    return lines + [str(watcher) for watcher in watching]


class _Watching:
    """A watcher in a thread of its own, as a context."""

    def __init__(self, watcher: "Watcher") -> None:
        self._stop = threading.Event()
        self._thread = threading.Thread(
            target=watcher.run, args=(self._stop,), name="imap", daemon=True
        )

    def __enter__(self) -> None:
        """Begin to watch."""
        self._thread.start()

    def __exit__(self, *_: object) -> None:
        """Stop, as soon as the server lets go."""
        self._stop.set()
        self._thread.join(timeout=10)


def _account(url: str) -> "ImapAccount":
    from verteller.mail.configuration import imap_account

    try:
        return imap_account(url)
    except ValueError as error:
        # The address itself may hold a password, so it is not repeated.
        raise click.ClickException(f"the mailbox to watch cannot be read: {error}") from error


def _place(url: str) -> "Place":
    from verteller.cli._ports import check_free
    from verteller.mail.listener import Place

    parts = urlsplit(url)
    try:
        port = parts.port
    except ValueError:
        port = None
    if parts.scheme not in {"smtp", "lmtp"} or not parts.hostname or port is None:
        raise click.ClickException(f"{url} is no place to listen: write lmtp://127.0.0.1:2424")
    check_free(parts.hostname, port, "--listen")
    return Place(parts.scheme, parts.hostname, port)
