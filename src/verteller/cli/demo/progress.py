"""What happens in the village, told in the terminal as everybody may know it."""

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Protocol

import click

from verteller.cli._tables import print_wrapped
from verteller.cli.demo.people import Person
from verteller.hosting.models import HostedGame
from verteller.telling.cast import Language
from verteller.web.public import PublicGame, public_game


class Progress(Protocol):
    """Who wants to know how a demonstration goes."""

    def began(self, game: HostedGame, players: int, guest: Person | None) -> None:
        """Sign-up is open."""

    def resumed(self, game: HostedGame) -> None:
        """A game is taken up again that was under way before."""

    def told(self, game: HostedGame) -> None:
        """Something may have happened."""

    def counted(self, read: int, written: int) -> None:
        """So many mails were read, and so many written."""

    def ended(self, game: HostedGame) -> None:
        """The game is over."""

    def failed(self) -> None:
        """The village has come to a standstill."""


@dataclass(slots=True)
class Terminal:
    """
    Lines in the terminal.

    Args:
        language: Of the story.
        mailbox: Where the pages with somebody's mail are, by address.
        on_end: What else is to be done with a game that is over; returns a line to print.
    """

    language: Language
    mailbox: Callable[[str], str]
    on_end: Callable[[HostedGame], str]
    _chapter: str = ""
    _paragraphs: int = 0
    _read: int = 0
    _written: int = 0
    _since: float = field(default_factory=time.monotonic)

    def began(self, game: HostedGame, players: int, guest: Person | None) -> None:
        """Say which game begins."""
        self._chapter, self._paragraphs, self._read, self._written = "", 0, 0, 0
        self._since = time.monotonic()
        click.echo()
        click.secho(f"{game.name}: {players} players sign up by mail", bold=True)
        if guest is not None:
            click.secho(f"Your mail waits here: {self.mailbox(guest.address)}", fg="yellow")

    def resumed(self, game: HostedGame) -> None:
        """Say which game goes on."""
        click.echo()
        click.secho(f"{game.name} goes on where it was left", bold=True)

    def told(self, game: HostedGame) -> None:
        """Print what everybody has been told since the last time."""
        public = public_game(game, self.language)
        for chapter in public.chapters[self._known_chapters(public) :]:
            if chapter.heading != self._chapter:
                self._chapter, self._paragraphs = chapter.heading, 0
                click.echo()
                click.secho(chapter.heading, bold=True)
            for paragraph in chapter.paragraphs[self._paragraphs :]:
                print_wrapped(paragraph.text)
                for line in paragraph.lines:
                    print_wrapped(line, indent="    ", dim=True)
            self._paragraphs = len(chapter.paragraphs)

    def counted(self, read: int, written: int) -> None:
        """Count the mails."""
        self._read += read
        self._written += written

    def ended(self, game: HostedGame) -> None:
        """Say how it ended and what can be done with it."""
        self.told(game)
        seconds = time.monotonic() - self._since
        click.echo()
        click.secho(
            f"{game.name} is over after {seconds:.0f} seconds:"
            f" {self._read} mails read, {self._written} answers sent by SMTP.",
            bold=True,
        )
        click.echo(self.on_end(game))

    def failed(self) -> None:
        """Say that nothing more will come."""
        click.secho("The demonstration has failed; the log above says why.", fg="red", err=True)

    def _known_chapters(self, public: PublicGame) -> int:
        headings = [chapter.heading for chapter in public.chapters]
        return headings.index(self._chapter) if self._chapter in headings else 0
