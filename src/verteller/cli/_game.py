"""What the commands on games have in common: a database at hand, and errors in one line."""

from datetime import datetime
from typing import TYPE_CHECKING, Any
from zoneinfo import ZoneInfo

import click

from verteller.cli._django import prepare
from verteller.cli._errors import told_in_one_line

if TYPE_CHECKING:
    from verteller.hosting.models import HostedGame


class GameGroup(click.Group):
    """A group whose commands find the database ready and whose refusals are told in a line."""

    def invoke(self, ctx: click.Context) -> Any:
        """Get the database ready, then run the command."""
        with told_in_one_line():
            return super().invoke(ctx)


class GameCommand(click.Command):
    """A command that needs the database."""

    def invoke(self, ctx: click.Context) -> Any:
        """Get the database ready, then run."""
        prepare()
        return super().invoke(ctx)


def find(name: str) -> "HostedGame":
    """
    Return the game called *name*.

    Raises:
        HostingError: ``unknown_game``.
    """
    from verteller.hosting.games import find_game

    return find_game(name)


def local(at: datetime | None) -> str:
    """Return a moment in this machine's own zone, to the second where it is near; "-" for none."""
    if at is None:
        return "-"
    return at.astimezone().strftime("%Y-%m-%d %H:%M:%S")


def iso(at: datetime | None) -> str | None:
    """Return a moment for other programs: in UTC, None when there is none."""
    return None if at is None else at.astimezone(ZoneInfo("UTC")).isoformat()
