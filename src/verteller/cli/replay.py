"""``verteller replay``: retells a game in the terminal, as everyone or as one player saw it."""

from collections.abc import Iterator, Sequence
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import TYPE_CHECKING

import click

from verteller.cli import _archives
from verteller.cli._language import language_option, spoken
from verteller.cli._tables import print_wrapped

if TYPE_CHECKING:
    from verteller.rules.facts import Fact, Seat
    from verteller.telling.cast import Language
    from verteller.telling.paragraphs import Paragraph
    from verteller.telling.teller import Teller
    from verteller.web.chapters import Part


@click.command()
@_archives.argument
@click.option("--as", "name", metavar="NAME", help="As this player saw it, and nothing else.")
@language_option
def command(*, archive: Path, name: str | None, language: str | None) -> None:
    """
    Retell the game in ARCHIVE.

    Without --as it is told as everyone could know it.
    """
    entries = _archives.read(archive)
    from django.utils import translation

    from verteller.rules.moves import Started
    from verteller.rules.views import view
    from verteller.telling.cast import Cast, Reader
    from verteller.telling.teller import Teller
    from verteller.web.chapters import parts

    started = entries[0].content
    names = started.players if isinstance(started, Started) else ()
    rulebook = started.rulebook if isinstance(started, Started) else ""
    seat = None if name is None else _seat(name, names)
    tongue: Language = spoken(language)
    teller = Teller(Cast(names), Reader(seat, tongue), rulebook)
    with translation.override(tongue):
        for part in parts(view(entries, seat).told):
            _tell(part, teller)


def _seat(name: str, names: Sequence[str]) -> "Seat":
    from verteller.hosting.names import folded
    from verteller.rules.facts import Seat

    for seat, each in enumerate(names):
        if folded(each) == folded(name):
            return Seat(seat)
    players = ", ".join(names)
    raise click.BadParameter(f"nobody is called {name!r}; there are {players}", param_hint="--as")


def _tell(part: "Part", teller: "Teller") -> None:
    from verteller.web.wording import say

    paragraphs = list(_paragraphs(part.facts, teller))
    if not paragraphs:
        return
    at = (datetime(1970, 1, 1, tzinfo=UTC) + timedelta(milliseconds=part.at)).astimezone()
    heading = click.style(say(f"chapter-{part.kind}", number=part.number), bold=True)
    click.echo(f"\n{heading}  {click.style(f'{at:%Y-%m-%d %H:%M}', dim=True)}")
    for paragraph in paragraphs:
        print_wrapped(paragraph.text)
        for line in paragraph.lines:
            print_wrapped(line, indent="    ", dim=True)


def _paragraphs(facts: "Sequence[Fact]", teller: "Teller") -> "Iterator[Paragraph]":
    """Tell a chapter's facts; a question is told by its title, where it was asked."""
    from verteller.rules.facts import Asked
    from verteller.telling.paragraphs import Paragraph

    run: list[Fact] = []
    for fact in facts:
        if not isinstance(fact, Asked):
            run.append(fact)
            continue
        yield from teller.facts(run)
        run.clear()
        yield Paragraph(f"? {teller.question(fact, None).title}")
    yield from teller.facts(run)
