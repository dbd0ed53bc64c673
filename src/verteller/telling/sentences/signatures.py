"""
Signatures: a mail that is signed with another player's name is not its writer's will.

Who signs with his own name may add what he is: "Sophie White, solicitor" defends nobody.
"""

from collections.abc import Iterable, Sequence
from typing import Final

from verteller.telling.sentences.lexicon import Kind, Lexicon
from verteller.telling.sentences.tokens import Mark, Sentence, Token
from verteller.telling.sentences.topics import ELECT, SUCCESSOR, TESTAMENT, VOTE

_NOTHING: Final[frozenset[str]] = frozenset()
_TITLES: Final = (Kind.FILLER, Kind.LEAD, Kind.APART)
_SAYING: Final = (
    *(Kind.SELF, Kind.FIRST, Kind.NEGATION, Kind.CORRECTION, Kind.WANT, Kind.PLEASE, Kind.MUST),
    *(Kind.TOWARDS, Kind.INSTEAD, Kind.AND, Kind.OR, Kind.BE, Kind.WISH, Kind.PART, Kind.OPTION),
)
"""Words of what is more than a name with what its bearer is."""
_OFFICES: Final = frozenset({VOTE, ELECT, SUCCESSOR, TESTAMENT})
_LONGEST: Final = 7
"""Words of a signature."""


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


def without_own_signature(
    sentences: Sequence[Sentence], lexicon: Lexicon, role: str, writer: int
) -> list[Sentence]:
    """Return sentences without the writer's own name at the end, and what he says he is."""
    *before, last = sentences or [Sentence((), "", "")]
    named = [token for each in before for token in each.tokens if token.seats]
    others = any(writer not in token.seats for token in named)
    if before and _is_own(last, lexicon, role, writer, behind_others=others):
        return before
    return [*sentences]


def _is_own(
    sentence: Sentence, lexicon: Lexicon, role: str, writer: int, *, behind_others: bool
) -> bool:
    """Tell whether a sentence is the writer's name and nothing but what he is beside it."""
    tokens = sentence.tokens
    names = [token for token in tokens if token.seats]
    rest = [token for token in tokens if not token.seats]
    if len(names) != 1 or writer not in names[0].seats or sentence.end == "?":
        return False
    about = {entry.question for token in rest for entry in token.entries}
    does = any(token.has(Kind.VERB) and not token.is_capital for token in rest)
    if not rest or does or len(tokens) > _LONGEST or about & _OFFICES:
        return False
    if any(token.has(*_SAYING) and not token.has(*_TITLES) for token in rest):
        return False
    roles = lexicon.sets.get("roles", _NOTHING)
    is_bearer = any(f"{role} {word}" in roles for token in rest for word in token.words)
    labelled = any(isinstance(each, Mark) and each.text == ":" for each in sentence.items)
    if labelled or not tokens[0].seats:
        return behind_others and is_bearer
    return is_bearer or isinstance(sentence.items[1], Mark)


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
