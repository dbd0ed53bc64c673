"""``verteller serve``: hosts games for real people, with pages, mail and worker in one process."""

from contextlib import ExitStack

import click

from verteller.cli import _django
from verteller.cli._mail_in import imap_option, listen_option, open_doors, watchers
from verteller.cli._matrix import encryption_option, matrix_option, open_matrix
from verteller.cli._ports import check_free
from verteller.cli._signals import until_told_to_stop


@click.command()
@click.option("--host", default="127.0.0.1", show_default=True)
@click.option("--port", type=click.IntRange(0, 65535), default=8000, show_default=True)
@imap_option
@listen_option
@matrix_option
@encryption_option
@click.option("--no-worker", is_flag=True, help="Others do that: verteller worker.")
@_django.state_option
def command(
    *,
    host: str,
    port: int,
    imap_urls: tuple[str, ...],
    places: tuple[str, ...],
    matrix_url: str | None,
    encrypts: bool,
    no_worker: bool,
) -> None:
    """
    Host games for real people.

    Mail comes in by --imap or --listen and goes out by the server that VERTELLER_SMTP_URL
    names. Any number of such processes may share one PostgreSQL (VERTELLER_DATABASE_URL).
    """
    check_free(host, port, "--port")
    _django.prepare()
    _check_mail(imap_urls, places)
    from verteller.cli._web import WebServer
    from verteller.cli._worker import Worker

    with until_told_to_stop() as stop, ExitStack() as stack:
        watching = watchers(imap_urls)
        if not no_worker:
            alone, listening = _django.is_embedded(), bool(places)
            stack.enter_context(Worker(alone=alone, watching=watching, listening=listening))
        doors = open_doors(stack, watching, places)
        doors += open_matrix(stack, matrix_url, encrypts=encrypts)
        web = stack.enter_context(WebServer(host, port))
        _greet(f"http://{host}:{web.port}/", doors)
        stop.wait()


def _check_mail(imap_urls: tuple[str, ...], places: tuple[str, ...]) -> None:
    from django.conf import settings

    from verteller.hosting.home import MAILBOX_BACKEND

    if not (imap_urls or places):
        raise click.ClickException("no mail can come in: give --imap or --listen")
    if settings.EMAIL_BACKEND == MAILBOX_BACKEND:
        raise click.ClickException(
            "no mail can go out: set VERTELLER_SMTP_URL, like smtp://user:password@host:587"
        )


def _greet(pages: str, doors: list[str]) -> None:
    from verteller.cli._tables import print_pairs
    from verteller.hosting.home import home

    click.secho("Verteller hosts games.", bold=True)
    print_pairs(
        [
            ("games", pages),
            ("desk", f"{pages}desk/"),
            ("database", f"{pages}admin/"),
            ("mail to", home().address),
            *(("mail in", door) for door in doors),
        ]
    )
