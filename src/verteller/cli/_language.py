"""The language of the terminal."""

import os
from typing import TYPE_CHECKING

import click

if TYPE_CHECKING:
    from verteller.telling.cast import Language

language_option = click.option(
    "--language",
    type=click.Choice(["nl", "en"]),
    help="Of the story; by default that of this machine.",
)


def spoken(chosen: str | None) -> "Language":
    """Return *chosen*, or what the machine speaks: Dutch or English."""
    locale = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG", "")
    return "nl" if (chosen or locale).startswith("nl") else "en"
