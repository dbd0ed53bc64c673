"""Archives as files: read whole, with what is wrong told in one line."""

from pathlib import Path
from typing import TYPE_CHECKING

import click

from verteller.cli._django import prepare

if TYPE_CHECKING:
    from verteller.rules.log import Entry

UNREADABLE = 2

argument = click.argument(
    "archive", type=click.Path(exists=True, dir_okay=False, path_type=Path), metavar="ARCHIVE"
)


class UnreadableError(click.ClickException):
    """A file that is no archive; the command ends with 2."""

    exit_code = UNREADABLE


def read(archive: Path) -> "list[Entry]":
    """
    Return the entries of an archive.

    Raises:
        UnreadableError: It is none, or breaks off.
    """
    prepare(migrate=False)
    from verteller.hosting.archive import read_archive
    from verteller.rules.errors import LogError
    from verteller.rules.moves import Started

    try:
        with archive.open(encoding="utf-8") as lines:
            entries = list(read_archive(lines))
    except LogError as error:
        raise UnreadableError(f"{archive}, entry {error.number}: {error.reason}") from error
    except UnicodeDecodeError as error:
        raise UnreadableError(f"{archive} is no archive: it is not text") from error
    if not entries or not isinstance(entries[0].content, Started):
        raise UnreadableError(f"{archive} is no archive: it does not tell how a game began")
    return entries
