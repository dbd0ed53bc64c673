"""What telling hands to a door: plain text in paragraphs, without any layout."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Paragraph:
    """
    A paragraph, and the lines that belong below it.

    Args:
        text: One or more sentences; empty when there are lines alone.
        lines: Short lines (a table's rows, a list's items), each on a line of its own.
        quoted: The lines are somebody else's free text and are to be shown as such.
    """

    text: str
    lines: tuple[str, ...] = ()
    quoted: bool = False

    def __str__(self) -> str:
        """Return it as plain text, a line of its own for each line."""
        mark = "> " if self.quoted else "  "
        return "\n".join(
            [*([self.text] if self.text else []), *(mark + line for line in self.lines)]
        )


def quotation(text: str, free_text: str) -> Paragraph:
    """Return *text* with somebody's *free_text* below it, line by line."""
    return Paragraph(text, tuple(line.rstrip() for line in free_text.strip().splitlines()), True)
