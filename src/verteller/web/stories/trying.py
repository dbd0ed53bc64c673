"""A story as it is written now: what is wrong with it, and the mail it would stand in."""

from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final

from verteller.hosting.home import home
from verteller.telling.stories import Preview, StoryError, Wishes, examine, preview, remarks
from verteller.telling.stories.moments import Moment
from verteller.telling.stories.reading import Examined
from verteller.telling.stories.wording import tell_fault
from verteller.web.stories.forms import Company
from verteller.web.stories.moments import Circle, circles
from verteller.web.wording import language

MOST_FAULTS: Final = 20
"""So many are shown at once; who has put those right sees the others."""
LONGEST_EXCERPT: Final = 60
ROUND: Final = timedelta(days=2)


@dataclass(frozen=True, slots=True)
class Fault:
    """
    Something to put right, or a remark.

    Args:
        line: Where, from 1; 0 for the story as a whole. text: What.
        excerpt: What stands there.
        is_remark: Whether the story can be told all the same.
    """

    line: int
    text: str
    excerpt: str = ""
    is_remark: bool = False


@dataclass(frozen=True, slots=True)
class Trial:
    """
    What came of trying a story out.

    Args:
        examined: What was read.
        faults: What is wrong with it, and what is worth knowing.
        mail: The mail; None while it cannot be told.
        circles: The groups of its moment.
    """

    examined: Examined
    faults: tuple[Fault, ...]
    mail: Preview | None
    circles: tuple[Circle, ...] = ()

    @property
    def moment(self) -> Moment | None:
        """When it would be told."""
        return self.examined.moment

    @property
    def can_be_told(self) -> bool:
        """Whether it can be handed in."""
        return self.mail is not None

    @property
    def wrong(self) -> int:
        """How many faults there are, remarks left out."""
        return sum(not fault.is_remark for fault in self.faults)


def try_out(text: str, company: Company, at: datetime) -> Trial:
    """Check a story and fill it in."""
    text = text.replace("\r\n", "\n")
    examined = examine(text, "")
    lines = text.split("\n")
    moment = examined.moment
    groups = tuple(circles(moment, language())) if moment else ()
    faults = [
        Fault(fault.line, _words(fault.code, fault.word, fault.hint), _excerpt(lines, fault.line))
        for fault in examined.faults[:MOST_FAULTS]
    ]
    if examined.story is None:
        return Trial(examined, tuple(faults), None, groups)
    a, b, genders = company.chosen
    deadline = (at + ROUND).replace(minute=0, second=0, microsecond=0)
    wishes = Wishes(a=a, b=b, genders=genders, deadline=deadline, home=home().address)
    faults += [
        Fault(each.line, _words(each.code, each.word), _excerpt(lines, each.line), is_remark=True)
        for each in remarks(examined.story)
    ]
    try:
        mail = preview(examined.story, wishes)
    except StoryError as error:
        faults.append(Fault(0, _words(error.code, "")))
        return Trial(examined, tuple(faults), None, groups)
    return Trial(examined, tuple(faults), mail, groups)


def _words(code: str, word: str, hint: str = "") -> str:
    text = tell_fault(code, word, hint, language())
    return text[:1].upper() + text[1:] + ("" if text.endswith("?") else ".")


def _excerpt(lines: list[str], number: int) -> str:
    line = lines[number - 1].strip() if 0 < number <= len(lines) else ""
    return f"{line[:LONGEST_EXCERPT]}…" if len(line) > LONGEST_EXCERPT else line
