"""
Pronouns that stand in a picture for the only one named: "Look at Bob. He's supper", "his neck".

A picture wants a name, and who tells first why he chooses somebody names him there. Where nobody
else was named so far, and he not long ago, "he", "him" and "his" are his name in what may be a
picture; whatever is no picture is left as it was written.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from verteller.telling.sentences.lexicon import Kind, Lexicon
from verteller.telling.sentences.orders import Seats
from verteller.telling.sentences.tokens import Mark, Sentence, Token

_FARTHEST: Final = 2
"""Sentences up to which somebody is still spoken of behind the one that names him."""
_NOUN: Final = (Kind.CUE, Kind.THING, Kind.PART)
_NOTHING: Final[frozenset[str]] = frozenset()


class StandIns:
    """
    Knows who alone was named in a mail so far.

    Args:
        lexicon: The pronouns of its language; see `words/references.*.toml`.
        writer: Where its writer sits, who names himself in passing.
    """

    def __init__(self, lexicon: Lexicon, writer: int) -> None:
        self._him = lexicon.sets.get("stands_for", _NOTHING)
        self._his = lexicon.sets.get("stands_for_owner", _NOTHING)
        self._others = lexicon.sets.get("stands_for_none", _NOTHING)
        self._writer = writer
        self._names: dict[Seats, Token] = {}
        self._ago = 0
        self._is_clear = bool(self._him)

    def hear(self, sentence: Sentence) -> None:
        """Note who is named in a sentence, and whether others are spoken of as well."""
        named = [token for token in sentence.tokens if self._names_another(token)]
        self._names.update((token.seats, token) for token in named)
        self._ago = 0 if named else self._ago + 1
        others = any(self._is_other(token) for token in sentence.tokens)
        owners = any(map(_is_owner, sentence.tokens, sentence.tokens[1:]))
        self._is_clear = self._is_clear and not (others or owners)

    def items(self, sentence: Sentence) -> tuple[list[Token | Mark], list[int]]:
        """Return what a sentence says with the name for its pronouns, and where these stood."""
        name = self._only()
        said: list[Token | Mark] = []
        places: list[int] = []
        if name is None or any(self._names_another(token) for token in sentence.tokens):
            return said, places
        for at, item in enumerate(sentence.items):
            pieces = self._pieces(item, name, sentence.items[at + 1 : at + 2])
            if len(pieces) > 1 or pieces[0] is not item:
                places += range(len(said), len(said) + len(pieces))
            said += pieces
        return said, places

    def _is_other(self, token: Token) -> bool:
        """Tell whether somebody without a name is spoken of: "his mother", "the dog"."""
        kin = token.has(Kind.KIN) or not self._others.isdisjoint(token.words)
        return kin and not token.seats

    def _only(self) -> Token | None:
        """Return the name of the only one spoken of, if that was not long ago."""
        if not self._is_clear or len(self._names) != 1 or self._ago >= _FARTHEST:
            return None
        seats, name = next(iter(self._names.items()))
        return name if len(seats) == 1 and not name.is_slip else None

    def _names_another(self, token: Token) -> bool:
        """Tell whether a word is the name of somebody other than the writer."""
        sure = not token.is_soft or token.is_capital
        return bool(token.seats) and self._writer not in token.seats and sure

    def _pieces(
        self, item: Token | Mark, name: Token, after: Sequence[Token | Mark]
    ) -> list[Token | Mark]:
        """Return the words of an item with a name for the pronoun in it, or the item itself."""
        if isinstance(item, Mark) or item.seats:
            return [item]
        at = next((at for at, word in enumerate(item.words) if self._stands(word)), None)
        if at is None:
            return [item]
        last = at + 1 == len(item.words)
        # "Her" may be either.
        own = item.words[at] in self._his
        own = own and (item.words[at] not in self._him or not last or any(map(_is_noun, after)))
        before, behind = item.words[:at], item.words[at + 1 :]
        stand_in = replace(name, start=item.start, end=item.end, is_genitive=own, is_soft=False)
        pieces: list[Token | Mark] = [_word(item, word) for word in before]
        # What "he's" is short for stands behind the name as "is" does.
        return [*pieces, stand_in, *(_word(item, "is" if word == "s" else word) for word in behind)]

    def _stands(self, word: str) -> bool:
        return word in self._him or word in self._his


def _is_noun(item: Token | Mark) -> bool:
    """Tell whether a word behind a pronoun may be a thing of somebody's."""
    return isinstance(item, Token) and not item.seats and (item.is_strange or item.has(*_NOUN))


def _is_owner(item: Token, after: Token) -> bool:
    """Tell whether somebody is only named for whom or what is his: "Bob's mother"."""
    talk = after.is_strange or after.kinds == {Kind.THING}
    return bool(item.seats) and item.is_genitive and not after.seats and talk


def _word(item: Token, word: str) -> Token:
    """Return one word of a phrase, as it stands there."""
    return replace(item, text=word, words=(word,), exact=word, entries=())
