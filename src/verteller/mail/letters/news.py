"""Letters about what happened: news, the opening, how the village stands."""

from collections.abc import Mapping, Sequence
from typing import Final

from verteller.hosting.news import LETTER, PUBLIC, REPORT
from verteller.mail.letters import reports
from verteller.mail.letters.prompts import prompt_blocks
from verteller.mail.letters.village import opening, overview
from verteller.mail.letters.writing import Body, Subject, Writing, laid_out
from verteller.mail.news import moment_before, news_of
from verteller.rules.facts import Fact, PhaseOpened
from verteller.telling import Language, letters

PHASES: Final[Mapping[Language, Mapping[str, str]]] = {
    "nl": {"election": ", de verkiezing", "pyre": ", de brandstapel"},
    "en": {"election": ", the election", "pyre": ", the pyre"},
    "it": {"election": ", l’elezione", "pyre": ", il rogo"},
    "de": {"election": ", die Wahl", "pyre": ", der Scheiterhaufen"},
}
"""What the subject of a mail to all says of its phase; never a keyword."""


def news(writing: Writing) -> tuple[Subject, Body]:
    """Write what happened, how the village stands, and what the reader is asked."""
    writers = {REPORT: reports.report, LETTER: reports.letter}
    return writers.get(str(writing.payload["channel"]), _by_channel)(writing)


def _by_channel(writing: Writing) -> tuple[Subject, Body]:
    told = news_of(writing.row)
    in_public = writing.payload["channel"] == PUBLIC
    is_opening = in_public and writing.payload["first"] == 1
    teller = writing.teller(to_all=in_public)
    paragraphs = teller.facts(told.facts)
    if in_public and not is_opening:
        paragraphs.append(overview(writing, teller))
    letter = letters.news(
        writing.desk,
        game=writing.game,
        facts=[*moment_before(writing.row), *told.facts],
        paragraphs=paragraphs,
        channel="public" if in_public else "private",
    )
    subject, blocks = laid_out(letter)
    if in_public:
        subject += _phase(told.facts, writing.language)
    if is_opening:
        subject, begun = laid_out(opening(writing))
        blocks = [*begun, *blocks]
    return subject, [*blocks, *prompt_blocks(writing, teller, told.questions)]


def _phase(facts: Sequence[Fact], language: Language) -> str:
    """Return what a subject says of the phase that is open, so that each is a conversation."""
    opened = [fact.phase for fact in facts if isinstance(fact, PhaseOpened)]
    return PHASES[language].get(opened[-1], "") if opened else ""
