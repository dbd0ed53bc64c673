"""
Going through names until one is left: "Ann? No. Bob? Not him either. Then Carol it is".

Each name is said as a question and refused by what follows, or refused at once ("no to Ann"); the
last one is chosen. Where nobody is left, nobody is.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from verteller.telling.sentences.lexicon import Kind, Lexicon
from verteller.telling.sentences.pieces import Swapped, is_said, replace_name
from verteller.telling.sentences.sayings import covered
from verteller.telling.sentences.tokens import Mark, Sentence, Token
from verteller.telling.sentences.topics import BESIDE, ELECT

_IDLE: Final = (
    *(Kind.FILLER, Kind.LEAD, Kind.TOWARDS, Kind.ORIGIN, Kind.AND, Kind.BUT, Kind.IT_IS),
    *(Kind.OR, Kind.HARMLESS),
)
_UNFIT: Final = (
    *(Kind.CONDITION, Kind.OTHERWISE, Kind.WITHDRAW, Kind.LATER, Kind.MIGHT, Kind.REPORT),
    *(Kind.ABSTAIN, Kind.PASS, Kind.PART, Kind.OPTION),
)
"""What an answer that only refuses has not in it."""
_UNSETTLED: Final = (
    *(Kind.NEGATION, Kind.DOUBT, Kind.MIGHT, Kind.REPORT, Kind.PAST, Kind.LATER, Kind.OTHERS),
    *(Kind.CONDITION, Kind.OTHERWISE, Kind.OR, Kind.ABSTAIN, Kind.WITHDRAW),
)
"""Words of what is no order yet."""
_THEN: Final = frozenset({"then", "dann", "dan", "allora", "so"})
"""First words of what follows from an answer."""
_PAIR: Final = 2
_MOST_ASKED: Final = 4
"""Words of a question that is no more than a name."""
_MOST_ANSWERED: Final = 9
"""Words that may be said of somebody who is refused."""
_MOST_CONCLUDED: Final = 12
"""Words with which the last one is chosen."""
_ENOUGH: Final = 2
"""Names after which any answer refuses, as somebody goes through the village."""


class Rejecting:
    """
    Knows how somebody refuses one after the other.

    Args:
        lexicon: The words of his language; see `words/changes.*.toml`.
        usual: The question that names alone are for.
        writer: Where he sits.
    """

    def __init__(self, lexicon: Lexicon, usual: str, writer: int) -> None:
        none: frozenset[str] = frozenset()
        self._rejecting = lexicon.sets.get("rejecting", none)
        self._affirming = lexicon.sets.get("affirming", none)
        self._concluding = lexicon.sets.get("concluding", none)
        self._usual = usual
        self._writer = writer

    def settled(self, sentences: Sequence[Sentence]) -> list[Sentence]:
        """Return sentences with who is left in the place of all that refuse the others."""
        if any(_is_about_another(token) for each in sentences for token in each.tokens):
            return list(sentences)
        kept: list[Sentence] = []
        at = 0
        while at < len(sentences):
            end, name = self._chain(sentences, at)
            if name is None and (right := self._instead(kept, sentences[at])) is not None:
                # "Bob. Oh, is he dead already? Then Carol."
                first = kept[-_PAIR]
                items = (
                    replace_name(item, right) if isinstance(item, Token) and item.seats else item
                    for item in first.items
                )
                kept[-_PAIR:] = [replace(first, items=tuple(items))]
                at += 1
            elif name is None:
                kept.append(sentences[at])
                at += 1
            else:
                kept.append(Swapped((name,), ".", sentences[end - 1].text))
                at = end
        return kept

    def _instead(self, kept: Sequence[Sentence], sentence: Sentence) -> Token | None:
        """Return who is chosen instead of whom a question made doubtful that names nobody."""
        if len(kept) < _PAIR or kept[-1].end != "?" or kept[-_PAIR].end == "?":
            return None
        names = [token for token in kept[-_PAIR].tokens if is_said(token)]
        tokens = [token for token in kept[-_PAIR].tokens if not is_said(token)]
        doubted = kept[-1].tokens
        first = sentence.tokens[:1]
        concludes = bool(first) and not _THEN.isdisjoint(first[0].words)
        if not concludes or len(names) != 1 or any(is_said(token) for token in doubted):
            return None
        own = any(token.has(Kind.FIRST, Kind.MINE, Kind.PLEASE) for token in doubted)
        open_ones = any(token.has(*_UNSETTLED) for token in tokens)
        return None if own or open_ones else self._left(sentence, names)

    def _chain(self, sentences: Sequence[Sentence], at: int) -> tuple[int, Token | None]:
        """Return where a row of refusals from *at* on ends, and who is chosen behind it."""
        refused: list[Token] = []
        flatly = True
        while at < len(sentences):
            end, names, is_flat = self._refusal(sentences, at)
            if end == at:
                break
            refused += names
            flatly = flatly and is_flat
            at = end
        if not refused or at >= len(sentences) or not (flatly or len(refused) >= _ENOUGH):
            return at, None
        return at + 1, self._left(sentences[at], refused)

    def _refusal(self, sentences: Sequence[Sentence], at: int) -> tuple[int, Sequence[Token], bool]:
        """Return where a refusal from *at* on ends, whom it refuses, and whether flatly."""
        sentence = sentences[at]
        names = [token for token in sentence.tokens if is_said(token)]
        if not names or any(self._writer in token.seats for token in names):
            return at, (), False
        if sentence.end != "?":
            return (at + 1, names, True) if self._refuses_all(sentence) else (at, (), False)
        rest = [token for token in sentence.tokens if not is_said(token)]
        alone = len(names) == 1 and len(sentence.tokens) <= _MOST_ASKED
        if not alone or not all(token.has(*_IDLE) for token in rest):
            return at, (), False
        answers = at + 1
        is_flat = False
        while answers < len(sentences) and self._answers(sentences[answers]):
            is_flat = is_flat or self._is_refusal(sentences[answers].tokens)
            answers += 1
        return (answers, names, is_flat) if answers > at + 1 else (at, (), False)

    def _answers(self, sentence: Sentence) -> bool:
        """Tell whether a sentence only says why somebody is not chosen."""
        tokens = sentence.tokens
        if sentence.end == "?" or not 0 < len(tokens) <= _MOST_ANSWERED:
            return False
        if any(is_said(token) or token.has(*_UNFIT) or self._is_asked(token) for token in tokens):
            return False
        refusing = covered(tokens, self._rejecting)
        affirming = covered(tokens, self._affirming) - refusing
        return not affirming

    def _is_asked(self, token: Token) -> bool:
        """Tell whether a word belongs to what is asked: "Ann? Gets my vote"."""
        kinds = (Kind.CUE, Kind.WISH, Kind.VERB)
        return any(entry.kind in kinds and entry.question == self._usual for entry in token.entries)

    def _is_refusal(self, tokens: Sequence[Token]) -> bool:
        """Tell whether tokens say "no" and nothing else of their own."""
        refusing = covered(tokens, self._rejecting)
        return bool(refusing) and all(
            at in refusing or token.has(*_IDLE) for at, token in enumerate(tokens)
        )

    def _refuses_all(self, sentence: Sentence) -> bool:
        """Tell whether a sentence refuses each of those it names: "Ann no, Bob no"."""
        piece: list[Token] = []
        pieces = [piece]
        for item in sentence.items:
            if isinstance(item, Mark):
                piece = []
                pieces.append(piece)
            else:
                piece.append(item)
        return all(
            sum(map(is_said, each)) == 1
            and self._is_refusal([token for token in each if not is_said(token)])
            for each in pieces
            if each
        )

    def _left(self, sentence: Sentence, refused: Sequence[Token]) -> Token | None:
        """Return who is chosen by a sentence behind refusals, if that is all it does."""
        tokens = sentence.tokens
        names = [token for token in tokens if is_said(token)]
        if sentence.end == "?" or len({token.seats for token in names}) != 1:
            return None
        name = names[0]
        others = {seat for token in refused for seat in token.seats}
        if len(name.seats) != 1 or self._writer in name.seats or name.seats[0] in others:
            return None
        concluding = covered(tokens, self._concluding)
        known = all(
            is_said(token) or at in concluding or token.has(*_IDLE)
            for at, token in enumerate(tokens)
        )
        return name if known and concluding and len(tokens) <= _MOST_CONCLUDED else None


def _is_about_another(token: Token) -> bool:
    """Tell whether a word belongs to a question beside the one that names alone are for."""
    return any(
        entry.kind in (Kind.CUE, Kind.VERB) and entry.question in (ELECT, *BESIDE)
        for entry in token.entries
        if not token.has(Kind.LIGHT)
    )
