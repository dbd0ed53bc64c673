"""Signatures: a mail that is signed with another player's name is not its writer's will."""

from collections.abc import Iterable, Sequence
from typing import Final

from verteller.telling.sentences.lexicon import Kind, Lexicon
from verteller.telling.sentences.tokens import Mark, Sentence, Token

_NOTHING: Final[frozenset[str]] = frozenset()
_TITLES: Final = (Kind.FILLER, Kind.LEAD, Kind.APART)


def signature_of_another(sentences: Sequence[Sentence], lexicon: Lexicon, writer: int) -> str:
    """Return the sentence with another player's name behind "signed", "" where there is none."""
    signing = lexicon.sets.get("signing", _NOTHING)
    before: Token | Mark = Mark(",")
    items = [(item, each) for each in sentences for item in (Mark("."), *each.items)]
    for at, (item, sentence) in enumerate(items):
        if isinstance(item, Token) and isinstance(before, Mark) and " ".join(item.words) in signing:
            name = _name(each for each, _ in items[at + 1 : at + 6])
            if name is not None and writer not in name.seats:
                return sentence.text
        before = item
    return ""


def _name(items: Iterable[Token | Mark]) -> Token | None:
    """Return the name that *items* begin with, but for marks and titles."""
    for item in items:
        if isinstance(item, Mark):
            continue
        if item.seats:
            return item
        if not item.has(*_TITLES):
            return None
    return None
