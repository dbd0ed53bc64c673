"""
Letters on paper: a sheet of A4 a player, folded twice, so that its secrets lie inside.

The sheet is printed on one side. Its top third is the outside: who it is for. The two thirds
below it hold the rest; the bottom one is folded up over the middle, printed side to printed
side, and the top one backwards, so that only the name is to be seen.

The letters are drawn with fpdf2 in Roboto, of which only what is used goes into the file.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from importlib.resources import files
from typing import Final

from fpdf import FPDF
from fpdf.enums import Align, MethodReturnValue, XPos, YPos

from verteller.web.desk.letters.writing import Letter

WIDTH: Final = 210.0
HEIGHT: Final = 297.0
"""Millimetres of a sheet."""
THIRD: Final = HEIGHT / 3
MARGIN: Final = 22.0
INSIDE: Final = 9.0
"""So far from the edge of the inside nothing is printed."""
SIZES: Final = (11.0, 10.0, 9.0, 8.0, 7.0, 6.0)
"""Points; the largest is taken in which a letter fits on its sheet."""
LEADING: Final = 0.5
"""Millimetres of a line, for each point of its letters."""

INK: Final = (36, 30, 48)
SOFT: Final = (95, 87, 108)
ACCENT: Final = (90, 45, 145)

FONT: Final = "Roboto"
_STYLES: Final = {"": "Regular", "B": "Bold", "I": "Italic"}


@dataclass(frozen=True, slots=True)
class Line:
    """
    A piece of text of one kind.

    Args:
        scale: How large its letters are, measured by those of the running text.
        after: How much stays empty below it, in millimetres for each point of the running text.
        spaced: Whether its letters stand apart.
    """

    text: str
    scale: float = 1
    style: str = ""
    color: tuple[int, int, int] = INK
    after: float = 0
    spaced: bool = False


class Sheets(FPDF):
    """Sheets of letters, one a player."""

    def __init__(self, title: str) -> None:
        """
        Make a file without sheets yet.

        Args:
            title: Of the file; everybody may know it.
        """
        super().__init__(orientation="portrait", unit="mm", format="A4")
        folder = files("font_roboto") / "files"
        for style, name in _STYLES.items():
            self.add_font(FONT, style, str(folder / f"Roboto-{name}.ttf"))
        self.set_margins(MARGIN, MARGIN)
        self.set_auto_page_break(auto=False)
        self.set_title(title)
        self.set_creator("Verteller")

    def write_letter(self, letter: Letter) -> None:
        """Add a letter on a sheet of its own, in letters as large as fit on it."""
        self.add_page()
        self._folds()
        for top, lines in ((MARGIN, _address(letter)), (THIRD - INSIDE - 11, _how_to_fold(letter))):
            self.set_y(top)
            for line in lines:
                self._write(line, 10)
        inside = list(_inside(letter))
        room = HEIGHT - THIRD - 2 * INSIDE
        size = next((each for each in SIZES if self._height(inside, each) <= room), SIZES[-1])
        self.set_y(THIRD + INSIDE)
        for line in inside:
            self._write(line, size)

    def _folds(self) -> None:
        """Draw where the sheet is folded, with dashes at its edges alone."""
        self.set_draw_color(*SOFT)
        self.set_line_width(0.2)
        self.set_dash_pattern(dash=1.5, gap=1.5)
        for place in (THIRD, 2 * THIRD):
            self.line(5, place, 15, place)
            self.line(WIDTH - 15, place, WIDTH - 5, place)
        self.set_dash_pattern()

    def _write(self, line: Line, size: float) -> None:
        self._take(line, size)
        height = size * line.scale * LEADING
        self.multi_cell(0, height, line.text, align=Align.L, new_x=XPos.LMARGIN, new_y=YPos.NEXT)
        self.ln(line.after * size)

    def _height(self, lines: Sequence[Line], size: float) -> float:
        """Return how high *lines* stand in letters of so many points."""
        total = 0.0
        for line in lines:
            self._take(line, size)
            height = size * line.scale * LEADING
            found = self.multi_cell(
                0, height, line.text, align=Align.L, dry_run=True, output=MethodReturnValue.HEIGHT
            )
            assert isinstance(found, float | int)  # noqa: S101 - for the type checker
            total += found + line.after * size
        return total

    def _take(self, line: Line, size: float) -> None:
        """Take the pen for a line."""
        self.set_font(FONT, line.style, size * line.scale)
        self.set_text_color(*line.color)
        self.set_char_spacing(1 if line.spaced else 0)


def printed(letters: Sequence[Letter], title: str) -> bytes:
    """
    Return letters as a PDF, a page each, in their order.

    Args:
        title: Of the file; everybody may know it.

    Source: tempo reale, 2.2, LTR-COMM-05.
    """
    sheets = Sheets(title)
    for letter in letters:
        sheets.write_letter(letter)
    return bytes(sheets.output())


def _address(letter: Letter) -> Iterator[Line]:
    """Go through what is seen of a folded letter."""
    yield Line(letter.game, 1.2, color=SOFT)
    yield Line(letter.outside[0], 2.6, "B")


def _how_to_fold(letter: Letter) -> Iterator[Line]:
    for text in letter.outside[1:]:
        yield Line(text, 0.85, "I", SOFT)


def _inside(letter: Letter) -> Iterator[Line]:
    """Go through what lies inside."""
    yield Line(letter.title, color=SOFT)
    yield Line(letter.role, 2, "B", ACCENT)
    yield Line(letter.faction, 1.1, "B", after=0.15)
    yield Line(letter.story, after=0.35)
    if letter.told:
        yield Line(letter.known_title, 1.1, "B", after=0.05)
        for paragraph in letter.told:
            if paragraph.text:
                yield Line(paragraph.text, after=0.05)
            for text in paragraph.lines:
                yield Line(f"–  {text}")
        yield Line("", 0.6)
    yield Line(letter.advice_title, 1.1, "B", after=0.05)
    for text in letter.advice:
        yield Line(text, after=0.12)
    yield Line("", 0.4)
    yield Line(letter.signing_in_title, 1.1, "B", after=0.05)
    first, *others = letter.signing_in
    yield Line(first, after=0.15)
    yield Line(letter.code, 1.6, "B", after=0.15, spaced=True)
    for text in others:
        yield Line(text)
