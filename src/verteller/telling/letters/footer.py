"""What stands below every letter."""

from collections.abc import Sequence

from verteller.telling.letters.desk import Desk
from verteller.telling.paragraphs import Paragraph


def footer(desk: Desk, *, manual: str = "", authors: Sequence[str] = ()) -> Paragraph:
    """
    Give credit, and say where the manual is and how to ask for help.

    Args:
        manual: Where the rules and instructions are.
        authors: Who wrote the stories in the letter.

    Source: wakkerdam, WAK-SYS-09, WAK-STORY-07.
    """
    say = desk.say
    lines = [say("footer-authors", authors=desk.words.join(authors))] if authors else []
    lines.append(say("footer-credit"))
    if manual:
        lines.append(say("footer-manual", manual=manual))
    lines.append(say("footer-help", home=desk.home))
    return Paragraph("", tuple(lines))
