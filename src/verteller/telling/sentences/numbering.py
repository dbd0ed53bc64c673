"""
Answers that are numbered, and what the numbers stand for: "1: Ann. 2: Bob. (1 is the stake)".

What a number stands for is only known where the mail says so; the other one of two is then left
for the other vote.
"""

from collections.abc import Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, replace
from typing import Final

from verteller.telling.sentences.lexicon import Entry, Kind
from verteller.telling.sentences.pieces import is_said
from verteller.telling.sentences.tokens import Mark, Sentence, Token
from verteller.telling.sentences.topics import ELECT, VOTE

_BOTH: Final = frozenset({VOTE, ELECT})
_PAIR: Final = 2
_NEAR: Final = 6
"""Words and marks behind a number among which the answer is sought."""

_LABELS: Final = frozenset(
    "vraag frage question domanda nr nummer number numero no point punt punkt punto q zu op".split()
)
"""Words before a number that say no more."""

Items = Sequence[Token | Mark]


@dataclass(frozen=True, slots=True)
class _Numbered:
    """A number with all that stands behind it up to the next one."""

    number: Token
    items: Items
    first: int
    """Which sentence of the mail it stands in."""
    last: int
    """In which one what stands behind it ends."""

    @property
    def name(self) -> int | None:
        """Where it is answered: by a name, or by nobody's."""
        for at, item in enumerate(self.items[:_NEAR]):
            if isinstance(item, Token) and (is_said(item) or item.has(Kind.NOBODY, Kind.ABSTAIN)):
                return at
        return None

    def cues(self, first: int, end: int | None) -> list[str]:
        """Return which votes are spoken of in a part of it, in their order."""
        return list(dict.fromkeys(_votes(self.items[first:end])))


def with_numbers_named(sentences: Sequence[Sentence], asked: AbstractSet[str]) -> list[Sentence]:
    """Return sentences with numbered answers as orders for the vote that each number is for."""
    rows = list(_rows(sentences))
    answers = {row.number.text: row for row in rows if row.name is not None}
    if not asked >= _BOTH or len(answers) != _PAIR or len(rows) < _PAIR:
        return list(sentences)
    meant = _meanings(rows, list(answers.values()))
    if set(meant) != set(answers) or set(meant.values()) != _BOTH:
        return list(sentences)
    touched = {at for row in rows for at in range(row.first, row.last + 1)}
    answered = [_order(row, meant[number], sentences) for number, row in answers.items()]
    before = [each for at, each in enumerate(sentences) if at not in touched and at < min(touched)]
    after = [each for at, each in enumerate(sentences) if at not in touched and at > min(touched)]
    return [*before, *answered, *after]


def _rows(sentences: Sequence[Sentence]) -> Iterator[_Numbered]:
    """Give the numbers of a mail with what stands behind each of them."""
    number: Token | None = None
    items: list[Token | Mark] = []
    first = last = 0
    for at, sentence in enumerate(sentences):
        if number is not None and any(isinstance(each, Token) for each in items):
            yield _Numbered(number, items, first, last)
            number = None
        for item in sentence.items:
            if isinstance(item, Token) and item.text.isdigit() and len(item.text) == 1:
                if number is not None:
                    yield _Numbered(number, _without_label(items), first, at)
                number, items, first = item, [], at
            elif number is not None:
                items.append(item)
            last = at
    if number is not None:
        yield _Numbered(number, items, first, last)


def _without_label(items: list[Token | Mark]) -> Items:
    """Return what stands behind a number without the words before the next: "and question"."""
    end = len(items)
    while end:
        item = items[end - 1]
        label = isinstance(item, Token) and (
            item.has(Kind.LEAD, Kind.TOWARDS, Kind.AND) or not _LABELS.isdisjoint(item.words)
        )
        if isinstance(item, Token) and (is_said(item) or not label):
            break
        end -= 1
    return items[:end]


def _meanings(rows: Sequence[_Numbered], answers: Sequence[_Numbered]) -> Mapping[str, str]:
    """Return which vote each number is for, as far as that is said."""
    meant: dict[str, str] = {}
    for row in rows:
        cues = row.cues(0, row.name)
        number = row.number.text
        if len(cues) > 1 or (cues and meant.get(number, cues[0]) != cues[0]):
            return {}
        if cues:
            meant[number] = cues[0]
    last = answers[-1]
    order = last.cues((last.name or 0) + 1, None)
    if not meant and set(order) == _BOTH:
        # Behind two numbers stands "(that's stake first, then mayor)".
        return dict(zip((row.number.text for row in answers), order, strict=True))
    if len(meant) == 1:
        (number, vote), *_ = meant.items()
        others = [row.number.text for row in answers if row.number.text != number]
        meant.update(dict.fromkeys(others, next(iter(_BOTH - {vote}))))
    return meant


def _order(row: _Numbered, vote: str, sentences: Sequence[Sentence]) -> Sentence:
    """Return the sentence that a numbered answer is."""
    at = row.name or 0
    label = _meaning(row.number, vote)
    end = next((n for n in range(at + 1, len(row.items)) if _opens(row.items[n])), None)
    text = sentences[row.last].text
    return Sentence((label, Mark(":"), *row.items[at:end]), ".", text)


def _meaning(token: Token, question: str) -> Token:
    """Return a token that belongs to *question*."""
    named = replace(token)
    named.learn((Entry(Kind.CUE, question),))
    return named


def _opens(item: Token | Mark) -> bool:
    return isinstance(item, Mark) and item.text == "("


def _votes(items: Items) -> Iterator[str]:
    for item in items:
        if isinstance(item, Token) and not is_said(item):
            yield from (
                entry.question
                for entry in item.entries
                if entry.kind is Kind.CUE and entry.question in _BOTH
            )
