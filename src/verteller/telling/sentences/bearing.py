"""
What the writer says he is to somebody who was just named: "ich bin ihr Schatten".

A noun for who has his power stands behind "his" or "her", and it is written out whose: "der
Schatten von Bob". So it is left open where several were named, or nobody.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from verteller.telling.sentences.lexicon import Entry, Kind, Lexicon
from verteller.telling.sentences.pieces import is_name
from verteller.telling.sentences.tokens import Mark, Sentence, Token

_HIS: Final = frozenset(
    "sein seine seinen seinem ihr ihre ihren ihrem zijn haar z'n d'r zn dr".split()
)
_OF: Final = {"de": "von", "nl": "van"}
_BEING: Final = frozenset(
    "bin werde werd spiele spiel mache mach bleibe bleib ben word speel blijf".split()
)
"""Verbs with which the writer says what he is."""
_OPEN: Final = (
    *(Kind.REPORT, Kind.DOUBT, Kind.MIGHT, Kind.NEGATION, Kind.PAST, Kind.KNOW, Kind.WHETHER),
    *(Kind.ASKING, Kind.THAT),
)
"""Words with which it is only told, weighed or denied."""
_NOTHING: Final[frozenset[str]] = frozenset()


def with_bearers_written_out(
    sentences: Sequence[Sentence], lexicon: Lexicon, role: str, writer: int
) -> list[Sentence]:
    """Return sentences with the name of whose shadow, guard and so on the writer is to be."""
    roles = lexicon.sets.get("roles", _NOTHING) | lexicon.sets.get("bearers", _NOTHING)
    bearers = {each.partition(" ")[2] for each in roles if each.split()[0] == role}
    if not bearers or lexicon.language not in _OF:
        return list(sentences)
    return list(_written_out(sentences, lexicon.language, bearers, writer))


def _written_out(
    sentences: Sequence[Sentence], language: str, bearers: set[str], writer: int
) -> Iterator[Sentence]:
    before: list[Token] = []
    for sentence in sentences:
        at = _place(sentence, bearers)
        named = [token for token in sentence.tokens if is_name(token)]
        about = [*named, *([] if named else before)]
        seats = {token.seats for token in about if writer not in token.seats}
        told = any(token.has(*_OPEN) for token in sentence.tokens if not token.seats)
        if at is not None and len(seats) == 1 and sentence.end != "?" and not told:
            yield _with_owner(sentence, at, about[0], language)
        else:
            yield sentence
        before = named or before


def _place(sentence: Sentence, bearers: set[str]) -> int | None:
    """Return where "his" stands before what the writer says he is."""
    items = sentence.items
    own = any(
        token.has(Kind.FIRST) or not _BEING.isdisjoint(token.words) for token in sentence.tokens
    )
    for at in range(len(items) - 1):
        his, noun = items[at], items[at + 1]
        if isinstance(his, Mark) or isinstance(noun, Mark) or his.seats or noun.seats:
            continue
        near = {word for each in items[max(0, at - 4) : at] for word in _words(each)}
        is_his = len(his.words) == 1 and his.words[0] in _HIS
        if own and is_his and noun.words[-1] in bearers and not _BEING.isdisjoint(near):
            return at
    return None


def _words(item: Token | Mark) -> tuple[str, ...]:
    return () if isinstance(item, Mark) else item.words


def _with_owner(sentence: Sentence, at: int, name: Token, language: str) -> Sentence:
    """Return a sentence with "of Bob" behind the noun in the place of "his" before it."""
    items = sentence.items
    his, noun = items[at], items[at + 1]
    if isinstance(his, Mark) or isinstance(noun, Mark):
        return sentence
    of = replace(his, text=_OF[language], words=(_OF[language],), exact=_OF[language])
    of.learn((Entry(Kind.LEAD), Entry(Kind.ORIGIN)))
    owner = replace(name, start=noun.end, end=noun.end, is_genitive=False)
    return replace(sentence, items=(*items[:at], noun, of, owner, *items[at + 2 :]))
