"""Words with which a letter says what comes next: "as for the mayor", "when the others sleep"."""

from collections.abc import Sequence
from collections.abc import Set as AbstractSet
from typing import Final

from verteller.telling.sentences.lexicon import Entry, Kind, Lexicon
from verteller.telling.sentences.tokens import Mark, Sentence, Token
from verteller.telling.sentences.topics import ALONE, PACK

_FILLING: Final = (Entry(Kind.FILLER),)
_LEADS: Final = (Kind.LEAD, Kind.TOWARDS, Kind.ORIGIN, Kind.MINE, Kind.FILLER)
_LINKING: Final = (Kind.AND, Kind.BUT, Kind.REASON, Kind.THAT, Kind.FILLER, Kind.LATER)
"""Words behind which a heading may begin."""
_LONGEST_NOUN: Final = 4
"""Tokens that may stand behind "as for", up to the noun that says what it is about."""
_LONGEST_TIME: Final = 8
"""Tokens that may say when something is done."""


class Headings:
    """
    Knows the headings of one language.

    Args:
        lexicon: Its words; see `words/several.*.toml`.
    """

    def __init__(self, lexicon: Lexicon) -> None:
        sets, none = lexicon.sets, frozenset[str]()
        self._openers = sets.get("heading_openers", none)
        self._bracing = sets.get("heading_bracing", none)
        self._closers = sets.get("heading_closers", none)
        self._alone = sets.get("alone_labels", none)
        self._whens = sets.get("whens", none)
        self._asleep = sets.get("asleep", none)
        self._hunting = sets.get("hunting", none)

    def take(self, sentence: Sentence, asked: AbstractSet[str]) -> None:
        """
        Let the words of a heading be no more than that.

        Args:
            asked: The questions that are open.
        """
        items = sentence.items
        for at, item in enumerate(items):
            if isinstance(item, Mark):
                continue
            if at == 0 or isinstance(before := items[at - 1], Mark) or before.has(*_LINKING):
                self._take_topic(items, at)
                if ALONE in asked:
                    self._take_label(items, at)
            if item.words[0] in self._whens or " ".join(item.words[:2]) in self._whens:
                self._take_time(items, at, asked)

    def _take_topic(self, items: Sequence[Token | Mark], at: int) -> None:
        """Let "as for the mayor" and "wat de burgemeester betreft" only say what follows."""
        opening = _phrase(items, at, self._openers | self._bracing)
        if not opening:
            return
        first = at + len(opening)
        noun = first
        while noun < len(items) and _leads(items[noun]) and noun < first + _LONGEST_NOUN:
            noun += 1
        if noun >= len(items) or not _is_noun(items[noun]):
            return
        closing = _phrase(items, noun + 1, self._closers)
        if not closing and _phrase(items, at, self._bracing):
            return
        for token in (*opening, *closing):
            token.learn(_FILLING)

    def _take_label(self, items: Sequence[Token | Mark], at: int) -> None:
        """Let "just me:" be about whom the white werewolf kills alone."""
        label = _phrase(items, at, self._alone)
        end = items[at + len(label)] if at + len(label) < len(items) else None
        marked = isinstance(end, Mark) and end.text in ":=>\u2192-"
        if label and (marked or (isinstance(end, Token) and end.has(Kind.BE))):
            _learn(label, ALONE)

    def _take_time(self, items: Sequence[Token | Mark], at: int, asked: AbstractSet[str]) -> None:
        """Let "when the others are asleep" suppose nothing: it only says when."""
        said: list[Token] = []
        for item in items[at : at + _LONGEST_TIME]:
            if isinstance(item, Mark) or item.seats:
                break
            said.append(item)
        for words, question in ((self._asleep, ALONE), (self._hunting, PACK)):
            # "When all sleep" may be one phrase that supposes nothing, and then is left as it is.
            least = 0 if question in asked else 1
            for end in range(len(said), least, -1):
                if self._says_when(said[:end], words):
                    _learn(said[:end], question if ALONE in asked else "")
                    return

    def _says_when(self, said: Sequence[Token], words: AbstractSet[str]) -> bool:
        """Tell whether tokens are a word for "when", and one of *words*."""
        flat = [word for token in said for word in token.words]
        return any(
            " ".join(flat[:at]) in self._whens and " ".join(flat[at:]) in words for at in (1, 2)
        )


def _phrase(items: Sequence[Token | Mark], at: int, phrases: AbstractSet[str]) -> list[Token]:
    """Return the tokens at *at* that make up one of *phrases*, none if there is none."""
    said: list[Token] = []
    found: list[Token] = []
    for item in items[at : at + _LONGEST_NOUN]:
        if isinstance(item, Mark) or item.seats:
            break
        said.append(item)
        if " ".join(word for token in said for word in token.words) in phrases:
            found = [*said]
    return found


def _leads(item: Token | Mark) -> bool:
    return isinstance(item, Token) and not item.seats and item.has(*_LEADS) and not _is_noun(item)


def _is_noun(item: Token | Mark) -> bool:
    """Tell whether a word is one that belongs to a question, and no name."""
    if isinstance(item, Mark) or item.seats:
        return False
    # Also German "wenn's ums Verbrennen geht".
    return item.has(Kind.CUE, Kind.PART) or (item.is_capital and item.has(Kind.VERB, Kind.WISH))


def _learn(tokens: Sequence[Token], question: str) -> None:
    for token in tokens:
        token.learn(_FILLING)
    if question:
        tokens[-1].learn((Entry(Kind.CUE, question),))
