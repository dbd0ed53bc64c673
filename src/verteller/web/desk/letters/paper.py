"""
Letters on paper: a sheet of A4 a player, folded twice, so that its secrets lie inside.

The sheet is printed on one side. Its top third is the outside: who it is for. The two thirds
below it hold the rest; the bottom one is folded up over the middle, printed side to printed
side, and the top one backwards, so that only the name is to be seen.

The letters are drawn with fpdf2 in Roboto, of which only what is used goes into the file.
"""

from collections.abc import Sequence
from importlib.resources import files
from typing import Final

from fpdf import FPDF
from fpdf.enums import Align, XPos, YPos

from verteller.telling.paragraphs import Paragraph
from verteller.web.desk.letters.writing import Letter

WIDTH: Final = 210.0
HEIGHT: Final = 297.0
"""Millimetres of a sheet."""
THIRD: Final = HEIGHT / 3
MARGIN: Final = 22.0
INSIDE: Final = 9.0
"""So far from a fold nothing is printed above or below it."""
SIZES: Final = (11.0, 10.0, 9.0, 8.0, 7.0)
"""Points; the largest is taken in which a letter fits on its sheet."""
LEADING: Final = 0.5
"""Millimetres of a line, for each point of its letters."""
INK: Final = (36, 30, 48)
SOFT: Final = (95, 87, 108)
ACCENT: Final = (90, 45, 145)

FONT: Final = "Roboto"
_STYLES: Final = {"": "Regular", "B": "Bold", "I": "Italic"}


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
        for size in SIZES:
            with self.offset_rendering() as trial:
                fits = Sheets._draw(trial, letter, size) <= HEIGHT - INSIDE  # type: ignore[arg-type]
            if fits or size == SIZES[-1]:
                self._draw(letter, size)
                return

    def _draw(self, letter: Letter, size: float) -> float:
        """Draw a letter, and return how far down its text goes."""
        self.add_page()
        self._outside(letter)
        self._folds()
        self.set_y(THIRD + INSIDE)
        self._say(letter.title, size, color=SOFT)
        self._say(letter.role, size * 1.9, style="B", color=ACCENT)
        self._say(letter.faction, size * 1.1, style="B", after=size * 0.15)
        self._say(letter.story, size, after=size * 0.3)
        if letter.told:
            self._say(letter.known_title, size * 1.1, style="B", after=size * 0.05)
            for paragraph in letter.told:
                self._paragraph(paragraph, size)
            self.ln(size * 0.2)
        self._say(letter.advice_title, size * 1.1, style="B", after=size * 0.05)
        for line in letter.advice:
            self._say(line, size, after=size * 0.1)
        self.ln(size * 0.15)
        self._signing_in(letter, size)
        return float(self.get_y())

    def _outside(self, letter: Letter) -> None:
        self.set_y(MARGIN)
        self._say(letter.game, 12, color=SOFT)
        self._say(letter.outside[0], 26, style="B", color=INK)
        self.set_y(THIRD - INSIDE - 14)
        for line in letter.outside[1:]:
            self._say(line, 8.5, style="I", color=SOFT)

    def _folds(self) -> None:
        """Draw where the sheet is folded, with dashes at its edges alone."""
        self.set_draw_color(*SOFT)
        self.set_line_width(0.2)
        self.set_dash_pattern(dash=1.5, gap=1.5)
        for place in (THIRD, 2 * THIRD):
            self.line(5, place, 15, place)
            self.line(WIDTH - 15, place, WIDTH - 5, place)
        self.set_dash_pattern()

    def _signing_in(self, letter: Letter, size: float) -> None:
        self._say(letter.signing_in_title, size * 1.1, style="B", after=size * 0.05)
        first, *others = letter.signing_in
        self._say(first, size, after=size * 0.15)
        self.set_font(FONT, "B", size * 1.55)
        self.set_char_spacing(1)
        self._say(letter.credentials.code, size * 1.55, style="B", after=size * 0.15)
        self.set_char_spacing(0)
        for line in others:
            self._say(line, size)

    def _paragraph(self, paragraph: Paragraph, size: float) -> None:
        if paragraph.text:
            self._say(paragraph.text, size, after=size * 0.05)
        for line in paragraph.lines:
            self._say(f"–  {line}", size)

    def _say(
        self,
        text: str,
        size: float,
        *,
        style: str = "",
        color: tuple[int, int, int] = INK,
        after: float = 0,
    ) -> None:
        if not text:
            return
        self.set_font(FONT, style, size)
        self.set_text_color(*color)
        self.multi_cell(0, size * LEADING, text, align=Align.L, new_x=XPos.LMARGIN, new_y=YPos.NEXT)
        if after:
            self.ln(after)


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
