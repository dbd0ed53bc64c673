"""``verteller audit``: plays an archive again and confirms seed, draws and facts."""

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import click

from verteller.cli import _archives
from verteller.cli._errors import told_in_one_line

if TYPE_CHECKING:
    from verteller.hosting.archive import Difference
    from verteller.rules.log import Entry

DIFFERENT = 1


@click.command()
@_archives.argument
@click.option("--quiet", is_flag=True, help="Say nothing when all is well.")
def command(*, archive: Path, quiet: bool) -> None:
    """
    Play ARCHIVE again from its seed and compare it, line by line.

    It confirms that the seed is the one sealed before the deal, that every lot was drawn from
    it, and that every fact follows from the moves by the rules. Exits with 1 when something
    does not, with the first line that differs, and with 2 when the file cannot be read.
    """
    entries = _archives.read(archive)
    with told_in_one_line():
        broken = _broken_seal(entries)
        difference = None if broken else _replayed(entries)
    if broken is not None:
        click.echo(f"not ok  seal: {broken}")
        raise SystemExit(DIFFERENT)
    if difference is not None:
        _tell(difference, entries)
        raise SystemExit(DIFFERENT)
    if not quiet:
        _confirm(archive, entries)


def _replayed(entries: "Sequence[Entry]") -> "Difference | None":
    from verteller.hosting.archive import audit

    return audit(entries)


def _broken_seal(entries: "Sequence[Entry]") -> str | None:
    """Return what is wrong with the seed's seal, None when nothing is."""
    from verteller.rules.chance import Chance
    from verteller.rules.facts import SeedCommitted, SeedRevealed
    from verteller.rules.moves import Started

    started = entries[0].content
    seed = started.seed if isinstance(started, Started) else ""
    seals = [each for each in entries if isinstance(each.content, SeedCommitted)]
    if not seals:
        return "no seal was published"
    for entry in entries:
        match entry.content:
            case SeedCommitted(sha256=sha256) if sha256 != Chance(seed).commitment:
                return f"entry {entry.number} seals another seed than the game was played with"
            case SeedRevealed(seed=revealed) if revealed != seed:
                return f"entry {entry.number} reveals another seed than the game was played with"
            case _:
                pass
    return None


def _tell(difference: "Difference", entries: "Sequence[Entry]") -> None:
    kind = _kind(entries[difference.number - 1]) if difference.number <= len(entries) else "facts"
    click.echo(f"not ok  {kind}: entry {difference.number} differs")
    click.echo(f"  in the archive  {difference.archived or '(nothing)'}")
    click.echo(f"  played again    {difference.replayed or '(nothing)'}")


def _kind(entry: "Entry") -> str:
    from verteller.rules.facts import Drawn

    if entry.is_move:
        return "moves"
    return "draws" if isinstance(entry.content, Drawn) else "facts"


def _confirm(archive: Path, entries: "Sequence[Entry]") -> None:
    from verteller.rules.facts import Drawn, GameOver
    from verteller.rules.moves import Started

    started = entries[0].content
    moves = sum(entry.is_move for entry in entries)
    draws = sum(isinstance(entry.content, Drawn) for entry in entries)
    over = any(isinstance(entry.content, GameOver) for entry in entries)
    if isinstance(started, Started):
        players = len(started.players)
        state = "played to its end" if over else "not over yet"
        click.echo(f"{archive}: {started.rulebook} {started.version}, {players} players, {state}")
    click.echo("ok  seal: the seed is the one that was sealed before the deal")
    click.echo(f"ok  draws: all {draws} follow from the seed")
    click.echo(f"ok  facts: all {len(entries) - moves} follow from the {moves} moves")
