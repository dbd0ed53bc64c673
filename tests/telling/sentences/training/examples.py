"""What there is to learn from: every labelled text of the corpus, but for the held-out half."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from tests.telling.sentences import (
    cases,
    frames,
    test_caution,
    test_roundabout,
    test_suppositions,
)
from verteller.mail.reading.quotes import cut_quotes
from verteller.telling.sentences.learned.items import MOST_ITEMS, Item, items_of
from verteller.telling.sentences.loading import lexicon_of
from verteller.telling.sentences.meaning import Context, Understanding
from verteller.telling.sentences.understanding import by_grammar

REPLIES: Final = (
    "", "ambiguous", "unknown_name", "condition", "negated", "contradiction", "not_yours",
    "not_understood", "status", "help", "count",
)  # fmt: skip
LESSONS: Final = "lessons"
"""Letters by which the grammar was never mended, so that its faults show in them."""
_FRAME: Final = "frames"
_FRAMES: Final = 8
"""One in so many sentences made of frames: they are many, and much alike."""
_TALKING: Final = frozenset({"idle", "open", "talk", "afterthoughts"})
"""Where next to nothing is ordered: what is learned there counts more, lest talk be obeyed."""
_COMMON: Final = frozenset(f"lessons{number:02}" for number in range(6, 20))
"""Lessons with the mixture of the seen letters, which is that of real mail: they count more."""
_SECOND: Final = frozenset({"second", "poison"})
"""Parts of a question that come second."""
_SENTENCE, _LETTER, _COMMON_LETTER, _TALK = 0.5, 1.0, 2.0, 5.0


@dataclass(frozen=True)
class Example:
    """
    One text with what it means.

    Args:
        source: Where it stands: a half and the number of a file, or a kind.
        chosen: By question and seat, for which part, 1 or 2, somebody is chosen; where there is
            but one thing to say, it is said of the writer.
        blank: The questions that are left blank, or whose answer is withdrawn.
        untold: Questions that it answers with what is nobody.
        reply: What is answered besides, None where that is not labelled.
        understood: What the grammar says, None for letters by which it was mended.
        weight: How much it counts.
    """

    source: str
    key: str
    language: str
    context: Context
    items: tuple[Item, ...]
    chosen: Mapping[str, Mapping[int, int]]
    blank: frozenset[str]
    untold: frozenset[str]
    reply: str | None
    understood: Understanding | None
    weight: float


def examples(language: str) -> Iterator[Example]:
    """Give all texts of a language."""
    yield from _letters(language)
    yield from _talk(language)
    yield from _afterthoughts(language)
    for context, text, chosen in cases.pairs_in(language):
        means = {next(iter(context.asked)): _whole(chosen, context)} if chosen else {}
        yield from _example("pairs", "", text, context, means, None)
    for number, said in enumerate(frames.sentences(language)):
        if number % _FRAMES == 0:
            means = _of_frame(said.means) if said.means else {}
            yield from _example(_FRAME, "", said.text, said.context, means, None)


def _letters(language: str) -> Iterator[Example]:
    for half in ("seen", "later", "fresh", LESSONS):
        for path in cases.files(half, language):
            for case in cases.cases_in(path, language):
                text = cut_quotes(case.text)
                yield from _example(
                    f"{half}{path.stem}", case.key, text, case.context, case.means, case.reply
                )


def _talk(language: str) -> Iterator[Example]:
    """Give what orders nothing, and what orders something in the same words."""
    for kind in ("idle", "open"):
        for context, text in cases.talk_in(language, kind):
            yield from _example(kind, "", text, context, {}, None)
    for context, text in _specified(language, test_caution.TALK, test_suppositions.OPEN):
        yield from _example("talk", "", text, context, {}, None)
    for context, text in _specified(language, test_caution.ORDERS, test_suppositions.MET):
        yield from _example("talk", "", text, context, _by_grammar(text, context), None)
    for speaks, village, role, text in test_roundabout.TALK:
        if speaks == language:
            context = test_roundabout.writer(language, village, role)
            yield from _example("talk", "", text, context, {}, None)


def _specified(
    language: str, said: Sequence[tuple[str, str, str]], supposed: Mapping[str, Sequence[str]]
) -> Iterator[tuple[Context, str]]:
    """Give sentences by which tests specify what is obeyed, with who says them."""
    for speaks, role, text in said:
        if speaks == language:
            yield test_caution.writer(language, role), text
    for text in supposed[language]:
        yield test_suppositions.writer(language), text


def _afterthoughts(language: str) -> Iterator[Example]:
    """Give plain orders with what takes them back behind them, and with what does not."""
    for context, text in cases.afterthoughts_in(language, "undone"):
        yield from _example("afterthoughts", "", text, context, {}, None)
    for context, text in cases.afterthoughts_in(language, "kept"):
        yield from _example("afterthoughts", "", text, context, _by_grammar(text, context), None)


def _by_grammar(text: str, context: Context) -> dict[str, Any]:
    """Return what the grammar takes a plain order to mean, which is known to be right."""
    understood, _ = by_grammar(text, context)
    return {
        command.question: context.people[int(command.choice[0][1])].name
        for command in understood.commands
    }


def _whole(name: str, context: Context) -> str:
    """Return the whole name of whom a sentence calls by his first one."""
    return next(
        person.name
        for person in context.people
        if name in (person.name, person.name.split()[0], *person.nicknames)
    )


def _of_frame(means: tuple[str, str, str]) -> dict[str, Any]:
    question, part, name = means
    return {question: {part: name} if part else name}


def _example(  # noqa: PLR0917 - one field each
    source: str, key: str, text: str, context: Context, means: dict[str, Any], reply: str | None
) -> Iterator[Example]:
    (language,) = context.languages
    items = items_of(text, context, lexicon_of(context.rulebook, language))[:MOST_ITEMS]
    if not items:
        return
    names = [person.name for person in context.people]
    chosen: dict[str, dict[int, int]] = {}
    blank, untold = set(), set()
    for question, part, said in _said(means):
        if said in names:
            place = 2 if part in _SECOND else 1
            chosen.setdefault(question, {})[names.index(said)] = place
        elif said == "yes":
            chosen.setdefault(question, {})[int(context.seat)] = 1
        elif said == cases.BLANK:
            blank.add(question)
        else:
            untold.add(question)
    # What is not people is found by its words, without him.
    untold -= set(chosen)
    yield Example(
        source, key, language, context, tuple(items), chosen, frozenset(blank), frozenset(untold),
        reply, by_grammar(text, context)[0] if _is_told(source) else None, _weight(source, reply),
    )  # fmt: skip


def _is_told(source: str) -> bool:
    """
    Tell whether he hears what the grammar says: not of letters by which it was mended.

    Of talk and of frames he hears it all the same, now and then: they are so plain that it is
    right about others like them, too.
    """
    return source.startswith(LESSONS) or source in _TALKING | {_FRAME}


def _weight(source: str, reply: str | None) -> float:
    if source in _TALKING:
        return _TALK
    if source in _COMMON:
        return _COMMON_LETTER
    return _SENTENCE if reply is None else _LETTER


def _said(means: dict[str, Any]) -> Iterator[tuple[str, str, str]]:
    """Give all that is ordered: question, part ("" for the only one) and name or option."""
    for question, said in means.items():
        parts = said if isinstance(said, dict) else {"": said}
        for part, some in parts.items():
            for each in some if isinstance(some, list) else [some]:
                yield question, part, str(each)
