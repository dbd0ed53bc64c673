"""A letter as the second reader sees it: a row of words, names and marks."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from verteller.telling.sentences.cleaning import plain
from verteller.telling.sentences.lexicon import Kind, Lexicon
from verteller.telling.sentences.meaning import Context
from verteller.telling.sentences.people import people_of
from verteller.telling.sentences.spelling import without_signs
from verteller.telling.sentences.tokens import Token, sentences_of

MOST_ITEMS: Final = 120
"""Words and marks of a letter; the second reader says nothing of a longer one."""
MOST_CHARACTERS: Final = 1500
"""How long a text may be that is cut into words for him at all."""
_MARK: Final = re.compile(r"[^\w\s]+|\n")


@dataclass(frozen=True, slots=True)
class Item:
    """
    A word, a phrase that the lexicon knows as one, a name or a mark.

    Args:
        text: As it was written.
        seats: Who is called so.
        is_soft: A name that is a word too.
        traits: What the lexicon knows of it, by the names of `Kind`; "genitive" beside them.
        questions: Which questions it is about, for the writer's role.
        option: What may be chosen for a question beside people, if it is a word for that.
    """

    text: str
    seats: tuple[int, ...] = ()
    is_soft: bool = False
    traits: frozenset[str] = frozenset()
    questions: frozenset[str] = frozenset()
    option: str = ""


def items_of(text: str, context: Context, lexicon: Lexicon) -> list[Item]:
    """
    Cut a text into words and marks.

    Args:
        text: What the writer wrote himself.
        context: What he knows.
        lexicon: The words of his language.
    """
    clean = without_signs(plain(text), lexicon.language)
    people = people_of(tuple(context.people))
    items: list[Item] = []
    at = 0
    for sentence in sentences_of(clean, lexicon, people):
        for token in sentence.tokens:
            items += _marks(clean[at : token.start])
            items.append(_item(token, context.role))
            at = max(at, token.end)
    items += _marks(clean[at:])
    return items


def _marks(gap: str) -> Iterator[Item]:
    return (Item(found.group()) for found in _MARK.finditer(gap))


def _item(token: Token, role: str) -> Item:
    traits = {str(kind) for kind in token.kinds}
    if token.is_genitive:
        traits.add("genitive")
    own = [entry for entry in token.entries if not entry.roles or role in entry.roles]
    about = frozenset(entry.question for entry in own if entry.question)
    option = next((entry.key for entry in own if entry.kind is Kind.OPTION), "")
    return Item(token.text, token.seats, token.is_soft, frozenset(traits), about, option)
