"""Reports: all that one closing brought a reader in one mail, and the letters beside it."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final

from verteller.mail.layout import RULE, Block, blocks_of, heading
from verteller.mail.letters.prompts import prompt_blocks
from verteller.mail.letters.village import opening, overview
from verteller.mail.letters.writing import Body, Subject, Writing
from verteller.mail.news import News, moment_before, news_of
from verteller.rules.facts import EVERYONE, Fact, GameOver, PhaseOpened, SeedCommitted
from verteller.telling import Language, Teller, letters
from verteller.telling.sections import Section

OPENED: Final[Mapping[str, Mapping[Language, str]]] = {
    "night": {
        "it": "notte {number}",
        "en": "night {number}",
        "nl": "nacht {number}",
        "de": "Nacht {number}",
    },
    "end": {"it": "la fine", "en": "the end", "nl": "het einde", "de": "das Ende"},
}
"""What a report's subject says besides the turn it tells of: the night it opens, or the end."""


def report(writing: Writing) -> tuple[Subject, Body]:
    """
    Write a morning's or an evening's report, section by section, and what can be written now.

    What everybody hears is told everybody in the same words.

    Source: lupus 3.0, 4.2, 4.3, LU3-SYS-01, LU3-SYS-16, LU3-SYS-18, LU3-SYS-20, LU3-MAIL-05,
    LU3-MAIL-08.
    """
    told = news_of(writing.row)
    teller = writing.teller()
    questions = prompt_blocks(writing, teller, told.questions)
    if writing.payload["first"] == 1:
        return _subject(writing, told, teller), _opening(writing, told, questions)
    blocks = list(section_blocks(_sections(told.facts, writing)))
    is_over = any(isinstance(fact, GameOver) for fact in told.facts)
    # After the end there is a list of how everybody ended, in a mail of its own.
    if not is_over and any(fact.to == EVERYONE for fact in told.facts):
        blocks += [RULE, *blocks_of([overview(writing, writing.teller(to_all=True))])]
    return _subject(writing, told, teller), [*blocks, *questions]


def _opening(writing: Writing, told: News, questions: Body) -> Body:
    """
    Return the start mail: what the reader is and knows, and below it what goes for all.

    Source: lupus 3.0, 2.3, LU3-SYS-22.
    """
    sealed = [fact for fact in told.facts if fact.kind == SeedCommitted.kind]
    others = [fact for fact in told.facts if fact.kind != SeedCommitted.kind]
    first, *rest = blocks_of(opening(writing).paragraphs)
    known = section_blocks(_sections(others, writing))
    seal = section_blocks(_sections(sealed, writing))
    return [first, *known, *questions, RULE, *rest, *seal]


def letter(writing: Writing) -> tuple[Subject, Body]:
    """
    Write a separate letter; its subject says when it was, and nothing else.

    Source: lupus 3.0, 4.2, 4.3, LU3-SYS-01, LU3-SYS-17, LU3-SYS-19, LU3-MAIL-07, LU3-MAIL-10.
    """
    told = news_of(writing.row)
    facts = [*moment_before(writing.row), *told.facts]
    subject = letters.news(
        writing.desk, game=writing.game, facts=facts, paragraphs=(), channel="private"
    ).subject
    return subject, list(section_blocks(writing.teller().sections(told.facts)))


def section_blocks(sections: Iterable[Section]) -> Iterator[Block]:
    """Lay out sections, each below its heading if it has one."""
    for section in sections:
        if section.title:
            yield heading(section.title)
        yield from blocks_of(section.paragraphs)


def _sections(facts: Sequence[Fact], writing: Writing) -> Iterator[Section]:
    """Give what a reader heard in sections, and what all hear in the words that all read."""
    own = writing.teller().sections(facts)
    common = writing.teller(to_all=True).sections(facts)
    for mine, everybodys in zip(own, common, strict=True):
        is_public = all(fact.to == EVERYONE for fact in mine.facts)
        yield everybodys if is_public else mine


def _subject(writing: Writing, told: News, teller: Teller) -> Subject:
    """
    Return the subject: of which turn it tells, and which one it opens.

    Source: lupus 3.0, 2.1, LU3-SYS-01.
    """
    title = teller.report_title(told.facts)
    if not title:
        facts = [*moment_before(writing.row), *told.facts]
        return letters.news(writing.desk, game=writing.game, facts=facts, paragraphs=()).subject
    parts = [title, *_opened(told.facts, teller.voice.words.language)]
    return f"{writing.game}: {', '.join(parts)}"


def _opened(facts: Sequence[Fact], language: Language) -> Iterator[str]:
    for fact in facts:
        if isinstance(fact, GameOver):
            yield OPENED["end"][language]
        elif isinstance(fact, PhaseOpened) and fact.phase in OPENED:
            yield OPENED[fact.phase][language].format(number=fact.number)
