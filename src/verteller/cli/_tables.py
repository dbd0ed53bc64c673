"""Text and tables in the terminal: aligned, without lines, fit to be piped on."""

import json
import shutil
import textwrap
from collections.abc import Iterable, Sequence
from typing import Any, Final

import click

WIDEST: Final = 96
"""Characters of a line of prose, however wide the terminal is."""


def print_table(head: Sequence[str], rows: Iterable[Sequence[object]]) -> None:
    """Print *rows* under *head*, every column as wide as its widest cell."""
    cells = [[str(cell) for cell in row] for row in rows]
    lines = [list(head), *cells]
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
    for number, line in enumerate(lines):
        text = "  ".join(cell.ljust(width) for cell, width in zip(line, widths, strict=True))
        click.secho(text.rstrip(), bold=number == 0)


def print_pairs(pairs: Iterable[tuple[str, object]]) -> None:
    """Print each name with its value behind it, the values under each other."""
    known = [(name, str(value)) for name, value in pairs]
    width = max((len(name) for name, _ in known), default=0)
    for name, value in known:
        click.echo(f"{click.style(name.ljust(width), dim=True)}  {value}".rstrip())


def print_json(value: Any) -> None:
    """Print plain values as JSON for other programs."""
    click.echo(json.dumps(value, ensure_ascii=False, indent=2, default=str))


def print_wrapped(text: str, *, indent: str = "  ", dim: bool = False) -> None:
    """Print prose, wrapped and indented; nothing for no text."""
    width = min(shutil.get_terminal_size().columns, WIDEST)
    if text:
        wrapped = textwrap.fill(
            text, width, initial_indent=indent, subsequent_indent=indent, break_long_words=False
        )
        click.secho(wrapped, dim=dim)
