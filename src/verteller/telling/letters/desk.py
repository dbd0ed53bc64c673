"""What every letter is written with: the reader's language and clock, and the home address."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any

from verteller.telling.calendars import calendar_lines
from verteller.telling.cast import Language
from verteller.telling.paragraphs import Paragraph
from verteller.telling.words import Value, Words, aware, words_of


@dataclass(frozen=True, slots=True)
class Letter:
    """
    A mail's words.

    Args:
        subject: One line. It names the game wherever there is one, so that an answer to it
            finds the game by itself, and never a player, a role or a keyword.
        paragraphs: The body, without the footer.
    """

    subject: str
    paragraphs: tuple[Paragraph, ...]


@dataclass(frozen=True, slots=True)
class Desk:
    """
    Where the letters to one reader are written.

    Args:
        language: His.
        time_zone: The IANA name of his zone, for every moment that is named.
        home: The address all mail goes to and comes from. Source: wakkerdam, WAK-SYS-03.
        rulebook: Key of the rulebook of the game they are about, for the words of its own.
    """

    language: Language
    time_zone: str
    home: str
    rulebook: str = ""

    @property
    def words(self) -> Words:
        """The words of his language."""
        return words_of(self.language, self.rulebook)

    def say(self, message: str, attribute: str = "", /, **variables: Value) -> str:
        """Return the words of *message*; see `Words.say`."""
        return self.words.say(message, attribute, **variables)

    def line(self, label: str, value: str) -> str:
        """Return a line of a list: what *label* is called, and its value."""
        return self.say("line", label=self.say(f"label-{label}"), value=value)

    def moment(self, at: datetime) -> str:
        """Return a moment in the reader's time zone."""
        return self.words.moment(aware(at), self.time_zone)


@dataclass(frozen=True, slots=True, kw_only=True)
class Terms:
    """
    What a game is played under, as far as a letter tells it; None is left out.

    Args:
        speed: How long a round lasts, where no calendar says otherwise.
        calendar: When rounds close (see `calendar_lines`).
        addresses: To whom the pages show everybody's mail address, empty for nobody.
        strictness: So many rounds missed in a row make a player inactive.
        theme: In which surroundings it is told.
        players: How many there are.
        most: How many there can be.
        mayor: Whether the village elects a mayor, where that is not left to chance.
        rungs: What there is for the absent, by name.
        least_reliability: Answered rounds in a hundred that are asked for at sign-up.
    """

    speed: timedelta
    strictness: int
    theme: str = ""
    players: int | None = None
    most: int | None = None
    mayor: bool | None = None
    rungs: tuple[str, ...] = ()
    least_reliability: int | None = None
    calendar: Mapping[str, Any] | None = None
    addresses: str = ""

    def lines(self, game: str, desk: Desk) -> tuple[str, ...]:
        """Return the terms as a list. Source: wakkerdam, WAK-SYS-13, WAK-SYS-30."""
        number = desk.words.number
        lines = [desk.line("game", game)]
        if self.players is not None:
            lines.append(desk.line("players", number(self.players)))
        if self.most is not None:
            lines.append(desk.line("most", number(self.most)))
        if self.theme:
            lines.append(desk.line("theme", desk.say("theme-name", theme=self.theme)))
        if self.calendar is None:
            lines.append(desk.line("speed", desk.words.duration(self.speed)))
        else:
            lines += calendar_lines(self.calendar, desk.words)
        strictness = desk.say("strictness-value", strictness=self.strictness)
        lines.append(desk.line("strictness", strictness))
        if self.mayor is not None:
            lines.append(desk.line("mayor", desk.say("mayor-yes" if self.mayor else "mayor-no")))
        if self.least_reliability:
            lines.append(desk.say("rung-least", least=self.least_reliability))
        lines += [desk.say(f"rung-{rung}") for rung in self.rungs]
        if self.addresses:
            lines.append(desk.say(f"addresses-{self.addresses}"))
        return tuple(lines)
