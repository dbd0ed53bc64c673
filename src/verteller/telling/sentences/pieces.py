"""A mail as a row of pieces: what stands between two marks, with the sentence it belongs to."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import groupby
from typing import Final

from verteller.telling.sentences.lexicon import Kind
from verteller.telling.sentences.tokens import Mark, Sentence, Token

_ORDINARY: Final = frozenset({Kind.ORDINARY})
_LEFT_OPEN: Final = "\u2026"


@dataclass(frozen=True, slots=True)
class Swapped(Sentence):
    """
    A sentence that names who is put in the place of whom another one, or another mail, named.

    Args:
        question: For what he is chosen, "" for what names alone are for.
    """

    question: str = ""


@dataclass(slots=True)
class Piece:
    """
    Tokens between two marks.

    Args:
        number: Which sentence of the mail they belong to.
        mark: The mark before them in it.
        end: With what the sentence ends, where they are its last; "" elsewhere.
        is_last: Whether they are its last.
        is_amended: Whether another name was put in it.
        is_swapped: Whether it names who is put in somebody's place that another mail named.
        is_aside: Whether it is set apart from its sentence.
        question: For what that one is chosen, "" where it is not said.
    """

    number: int
    tokens: list[Token]
    mark: Mark | None = None
    end: str = ""
    is_last: bool = False
    is_amended: bool = False
    is_swapped: bool = False
    is_aside: bool = False
    question: str = ""

    @property
    def names(self) -> list[Token]:
        """Whom it names."""
        return [token for token in self.tokens if is_name(token)]


def is_name(token: Token) -> bool:
    """Tell whether a token names somebody: "Hope", but not "hope" where that is a verb too."""
    return bool(token.seats) and not token.is_slip and (not token.is_soft or token.is_capital)


def is_said(token: Token) -> bool:
    """Tell whether a token names somebody where little else is said: "last round: hope"."""
    return is_name(token) or (bool(token.seats) and token.kinds <= _ORDINARY and not token.is_slip)


def pieces_of(sentences: Iterable[Sentence]) -> Iterator[Piece]:
    """Give the pieces of a mail, in order."""
    for number, sentence in enumerate(sentences):
        piece = Piece(number, [])
        for item in sentence.items:
            if isinstance(item, Token):
                piece.tokens.append(item)
            else:
                if piece.tokens:
                    yield piece
                    piece = Piece(number, [])
                piece.mark = item
        piece.end, piece.is_last = sentence.end, True
        yield piece


def sentences_from(pieces: Sequence[Piece], sentences: Sequence[Sentence]) -> Iterator[Sentence]:
    """
    Put pieces together again to sentences.

    Args:
        sentences: What the pieces were made of.
    """
    for (number, _, is_swapped), run in groupby(pieces, key=_place):
        row = list(run)
        items: list[Token | Mark] = []
        for piece in row:
            if items and piece.mark is not None:
                items.append(piece.mark)
            items += piece.tokens
        if not items:
            continue
        before = sentences[number]
        is_amended = any(piece.is_amended for piece in row)
        end = "." if is_amended and before.end == _LEFT_OPEN else before.end
        if is_swapped:
            yield Swapped(tuple(items), end, before.text, row[0].question)
        else:
            yield replace(before, items=tuple(items), end=end)


def _place(piece: Piece) -> tuple[int, bool, bool]:
    return piece.number, piece.is_aside, piece.is_swapped


def put_in_place(piece: Piece, wrong: Sequence[int], right: Token) -> None:
    """Put *right* wherever somebody of *wrong* is named in a piece."""
    for at, token in enumerate(piece.tokens):
        if set(wrong) & set(token.seats):
            piece.tokens[at] = replace_name(token, right)
            piece.is_amended = True


def replace_name(token: Token, right: Token) -> Token:
    """Return the name *right* as it would stand where *token* does."""
    return Token(
        text=right.text,
        words=right.words,
        exact=right.exact,
        start=token.start,
        end=token.end,
        seats=right.seats,
        is_capital=True,
        is_quoted=token.is_quoted,
        is_genitive=token.is_genitive,
    )


def has_any(tokens: Iterable[Token], *kinds: Kind) -> bool:
    """Tell whether one of *tokens* that is no name may be a word of one of *kinds*."""
    return any(token.has(*kinds) for token in tokens if not is_name(token))
