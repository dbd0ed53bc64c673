"""The bot on Matrix, where a host has an account for it."""

from contextlib import ExitStack
from typing import TYPE_CHECKING

import click

from verteller.cli import _django

if TYPE_CHECKING:
    from verteller.chat.matrix.service import Service

matrix_option = click.option(
    "--matrix",
    "matrix_url",
    envvar="VERTELLER_MATRIX_URL",
    metavar="URL",
    help="The bot's account: https://name:password@matrix.example.org; best given by the variable.",
    show_envvar=True,
)
encryption_option = click.option(
    "--matrix-encryption/--no-matrix-encryption",
    "encrypts",
    envvar="VERTELLER_MATRIX_ENCRYPTION",
    help="Whether rooms on Matrix are encrypted from end to end.",
    show_envvar=True,
)


def open_matrix(stack: ExitStack, url: str | None, *, encrypts: bool) -> list[str]:
    """
    Let the bot go to work if it has an account, and return a line about it.

    Raises:
        click.ClickException: The account is not named rightly, or the library is missing.
    """
    if not url:
        return []
    service, line = _service(url, encrypts=encrypts)
    stack.enter_context(service)
    return [line]


def _service(url: str, *, encrypts: bool) -> "tuple[Service, str]":
    from verteller.chat.matrix.account import Misnamed, account_from

    try:
        account = account_from(url)
    except Misnamed as error:
        raise click.ClickException(f"the account on Matrix: {error}") from error
    try:
        from verteller.chat.matrix.service import Service
    except ModuleNotFoundError as error:
        raise click.ClickException(
            f"{error.name} is missing: install verteller with its extra [matrix]"
        ) from error
    folder = _django.state_dir() / "matrix"
    return Service(account, folder, encrypts=encrypts), f"Matrix as {account}"
