"""Letters: the raven puts his threat into words of his own, which are read out in the morning."""

import re
from datetime import datetime
from typing import Final

from verteller.chat.access import Reader
from verteller.chat.answering import Desk, Outcome, desk_of
from verteller.chat.knowing import Known
from verteller.chat.saying import tidied
from verteller.hosting import playing
from verteller.hosting.errors import HostingError
from verteller.hosting.transactions import in_one_transaction
from verteller.rules.errors import AnswerError
from verteller.rules.facts import Fact
from verteller.rules.log import Entry
from verteller.rules.moves import Worded

QUESTION: Final = "black_raven"
"""The question of whoever writes letters."""

LONGEST: Final = 500
"""Letters of a text that the rulebook takes. Source: duesterwald, DUE-RAV-04."""

_WRITTEN: Final = "letter_written"

_MARKED: Final = re.compile(
    r"(?:^|(?<=[\s.;,!?]))(?:droh)?(?:brief(?:text)?|text|letter|lettera|testo|tekst|dreigbrief)"
    r"\s*[:=]\s*(?P<text>.+)\Z",
    re.IGNORECASE | re.DOTALL,
)
_QUOTED: Final = re.compile(
    r"[„“”\"«»](?P<text>[^„“”\"«»]{3,})[“”\"«»]",
    re.DOTALL,
)


def parted(text: str) -> tuple[str, str]:
    """
    Return what of *text* is the letter's wording, and the rest; the first is empty for none.

    It stands behind "Letter:", in any of our languages, or between quotation marks.
    """
    for pattern in (_MARKED, _QUOTED):
        found = pattern.search(text)
        if found is not None:
            rest = f"{text[: found.start()]} {text[found.end() :]}".strip(" \n:;,")
            return unquoted(found["text"]), rest
    return "", text


def unquoted(text: str) -> str:
    """Return *text* without the quotation marks around all of it."""
    found = _QUOTED.fullmatch(text.strip())
    return (found["text"] if found else text).strip()


def write(desk: Desk, text: str) -> list[Entry]:
    """
    Take the words of a letter; later ones replace them as long as he is asked.

    All of it is one line, without anything that cannot be seen: nothing in it may pass for words
    of the narrator who reads it out.

    Returns:
        What came of it in the log.

    Raises:
        AnswerError: ``not_asked``, or ``not_allowed`` for an empty or too long text.
        HostingError: The game is not being played.

    Source: duesterwald, Der schwarze Rabe, DUE-RAV-04, DUE-SYS-24.
    """
    kept = " ".join(tidied(text).split())
    return playing.act(desk.record, Worded(seat=desk.seat, text=kept), desk.at)


@in_one_transaction
def send(reader: Reader, text: str, at: datetime) -> Outcome:
    """
    Take the words of a letter from a form, or say why not.

    Raises:
        HostingError: ``not_in_game`` for whoever has no seat there.
    """
    desk = desk_of(reader, at)
    try:
        added = write(desk, unquoted(text))
    except (AnswerError, HostingError) as error:
        return Outcome(desk.why_refused(error, None), str(error.code))
    told = [e.content for e in added if isinstance(e.content, Fact) and e.kind == _WRITTEN]
    return Outcome(" ".join(map(desk.teller.fact, told)))


def written(known: Known) -> str:
    """Return the words his letter has so far, since he was asked for one; empty for none."""
    since = known.asked_as.get(QUESTION)
    if since is None:
        return ""
    told = (fact for place, fact in known.told if place > since and fact.kind == _WRITTEN)
    return next((str(getattr(fact, "text", "")) for fact in reversed(list(told))), "")
