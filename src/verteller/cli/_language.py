"""The language of the terminal."""

import os
from typing import TYPE_CHECKING, Final

import click

if TYPE_CHECKING:
    from verteller.telling.cast import Language

LANGUAGES: Final[tuple["Language", ...]] = ("nl", "en", "it", "de")
"""Those we speak; read from nowhere, so that the command line is there at once."""

language_option = click.option(
    "--language",
    type=click.Choice(LANGUAGES),
    help="Of the story; by default that of this machine.",
)


def spoken(chosen: str | None) -> "Language":
    """Return *chosen*, or what the machine speaks; English where that is none of ours."""
    locale = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG", "")
    wanted = (chosen or locale)[:2]
    return next((each for each in LANGUAGES if each == wanted), "en")
