"""A mail as a row of pieces: what stands between two marks, with the sentence it belongs to."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Final

from verteller.telling.sentences.lexicon import Kind
from verteller.telling.sentences.tokens import Mark, Sentence, Token

_LEFT_OPEN: Final = "\u2026"


class Swapped(Sentence):
    """A sentence that names who is put in the place of whom another mail named."""


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
    """

    number: int
    tokens: list[Token]
    mark: Mark | None = None
    end: str = ""
    is_last: bool = False
    is_amended: bool = False
    is_swapped: bool = False
    is_aside: bool = False

    @property
    def names(self) -> list[Token]:
        """Whom it names."""
        return [token for token in self.tokens if is_name(token)]


def is_name(token: Token) -> bool:
    """Tell whether a token names somebody: "Hope", but not "hope" where that is a verb too."""
    return bool(token.seats) and not token.is_slip and (not token.is_soft or token.is_capital)


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
    for (number, _), row in groupby(pieces, key=lambda piece: (piece.number, piece.is_aside)):
        items: list[Token | Mark] = []
        is_amended, is_swapped = False, False
        for piece in row:
            if items and piece.mark is not None:
                items.append(piece.mark)
            items += piece.tokens
            is_amended = is_amended or piece.is_amended
            is_swapped = is_swapped or piece.is_swapped
        if not items:
            continue
        before = sentences[number]
        end = "." if is_amended and before.end == _LEFT_OPEN else before.end
        kind = Swapped if is_swapped else Sentence
        yield kind(tuple(items), end, before.text)


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
