"""The ``verteller`` command: every module in here offers its command as ``command``."""

from importlib import import_module
from pkgutil import iter_modules

import click

from verteller import __version__


class Commands(click.Group):
    """
    A group that finds its commands in this package and loads only the one that is called.

    A module ``made_up.py`` offers ``verteller made-up``; a package, or a module whose name
    begins with an underscore, offers nothing.
    """

    def list_commands(self, ctx: click.Context) -> list[str]:
        """Return the names of all commands, sorted."""
        names = {module.name for module in iter_modules(__path__) if not module.ispkg}
        found = {name.replace("_", "-") for name in names if not name.startswith("_")}
        return sorted(found | set(super().list_commands(ctx)))

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """Load the command called *cmd_name*, None when there is no such module."""
        if cmd_name not in self.list_commands(ctx):
            return None
        given = super().get_command(ctx, cmd_name)
        if given is not None:
            return given
        module = import_module(f"{__name__}.{cmd_name.replace('-', '_')}")
        command: click.Command = module.command
        return command


@click.group(cls=Commands)
@click.version_option(__version__, prog_name="verteller")
def main() -> None:
    """Host games of Werewolf, look into them, and check the rules they are played by."""
