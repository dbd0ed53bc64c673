"""Tables in the terminal: aligned, without lines, fit to be piped on."""

import json
from collections.abc import Iterable, Sequence
from typing import Any

import click


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
