"""
What a writer puts right himself: the name he means is put where the wrong one stood.

"I vote for Bob. No, wait, Carol" is read as "I vote for Carol": whatever the first sentence
orders, tells or asks, it does of her. So nothing is ordered by a correction itself, and what is
said around it - that the fingers were too fat, that he was yesterday's - need say nothing else.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from typing import Final

from verteller.telling.sentences.corrections import (
    ASKED,
    EVIDENCE,
    EXCUSE,
    FRAME,
    LEADING,
    MARK,
    REMOVE,
    SOFT,
    TAIL,
    VOID,
    WRONG,
    Corrections,
    Said,
)
from verteller.telling.sentences.lexicon import Kind
from verteller.telling.sentences.orders import Seats
from verteller.telling.sentences.pieces import (
    Piece,
    has_any,
    is_name,
    pieces_of,
    put_in_place,
    sentences_from,
)
from verteller.telling.sentences.tokens import Sentence, Token
from verteller.telling.sentences.topics import ELECT, SUCCESSOR

_LONGEST_RUN: Final = 9
"""Pieces that a correction may have."""
_FARTHEST_NAME: Final = 2
"""Words before a name with which what is said of him begins."""
_OPEN: Final = (Kind.CONDITION, Kind.OTHERWISE, Kind.OR)
"""Words behind which nothing is settled."""
_LONGEST_REASON: Final = 12
"""Words with which it is said why somebody is not meant."""
_PROPOSING: Final = (Kind.WISH, Kind.WANT, Kind.PLEASE, Kind.PART, Kind.OPTION)
"""Words of what is more than a reason."""
_UNFIT: Final = (
    *(Kind.NEGATION, Kind.PAST, Kind.AUXILIARY, Kind.REPORT, Kind.DOUBT, Kind.LATER),
    *(Kind.INSTEAD, Kind.WITHDRAW),
)
"""Words of what only tells, weighs or denies, where another name would be as good as none."""
_ASKED_FOR: Final = (Kind.CUE, Kind.WISH, Kind.PLEASE, Kind.PART, Kind.OPTION, Kind.RETRACT)
"""Words of what is no mere apology."""
_ORDERING: Final = (Kind.VERB, Kind.CUE, Kind.WISH, Kind.PART)
_PLAIN: Final = (Kind.FILLER, Kind.LEAD, Kind.TOWARDS, Kind.ORIGIN, Kind.WANT, Kind.PLEASE)


class Amending:
    """
    Puts right what one writer corrects.

    Args:
        corrections: Knows what they are made of in his language.
        writer: Where he sits, whose name at the end is no correction.
        is_for_one: Whether what he is asked takes one name, so that another one replaces it.
    """

    def __init__(self, corrections: Corrections, writer: int, *, is_for_one: bool) -> None:
        self._corrections = corrections
        self._writer = writer
        self._is_for_one = is_for_one
        self._pieces: list[Piece] = []
        self._last = 0
        self._is_chain = False
        self._wrong: Seats = ()

    def amended(self, sentences: Sequence[Sentence]) -> list[Sentence]:
        """Return the sentences of a mail with all corrections made."""
        coming = list(pieces_of(sentences))
        if self._corrections.are_none or not any(each.names for each in coming):
            return list(sentences)
        self._pieces, self._last, self._is_chain = [], 0, False
        at = 0
        while at < len(coming):
            length = self._correction(coming, at)
            if not length:
                self._pieces.append(coming[at])
            if length or coming[at].names:
                self._last = coming[at + max(length - 1, 0)].number
            self._is_chain = self._is_chain or length > 0
            at += length or 1
        if not any(each.is_amended for each in self._pieces):
            return list(sentences)
        return list(sentences_from(self._pieces, sentences))

    def _correction(self, coming: Sequence[Piece], at: int) -> int:
        """Make the correction that begins with piece *at*; return how many pieces it has."""
        if coming[at].number - self._last > 1 or not coming[at].tokens:
            return 0
        said = Said(self._words_before())
        for end in range(at, min(at + _LONGEST_RUN, len(coming))):
            piece = coming[end]
            if MARK in said.done and self._is_about_wrong(piece):
                # Of "No, Carol's all bones: Bob" what only tells why.
                continue
            self._corrections.scan(piece, said)
            # "The elixir for Ann, the other one for Bob" corrects nothing.
            other = not self._is_for_one and self._is_other_part(piece, said)
            if other or not said.is_whole:
                return 0
            if piece.end == "?" and said.names and ASKED not in said.done:
                if self._is_echo(said) or REMOVE in said.done:
                    continue
                return 0
            if self._is_made(said, coming, end) and (
                right := self._make(said, coming[at : end + 1])
            ):
                self._put_before(said.loose, right)
                return end + 1 - at + self._rest(coming, end + 1, right)
        return 0

    def _is_other_part(self, piece: Piece, said: Said) -> bool:
        """Tell whether a piece names a part, other than one put right: "no wait, the poison"."""
        parts = [token for token in piece.tokens if token.has(Kind.PART) and not is_name(token)]
        again = MARK in said.done and all(said.known.issuperset(each.words) for each in parts)
        return bool(parts) and not again

    def _is_about_wrong(self, piece: Piece) -> bool:
        """Tell whether a piece says why those are not meant who were named before."""
        named = {token.seats for token in piece.names}
        if not named or not named <= self._named() or len(piece.tokens) <= len(piece.names) + 1:
            return False
        first = next(at for at, token in enumerate(piece.tokens) if token.seats)
        told = first < _FARTHEST_NAME and len(piece.tokens) <= _LONGEST_REASON
        return told and piece.end != "?" and not has_any(piece.tokens, *_OPEN, *_PROPOSING)

    def _is_echo(self, said: Said) -> bool:
        """Tell whether the wrong name is only said again: "Bob? What am I saying"."""
        named = {token.seats for each in self._pieces for token in self._others(each)}
        return all(token.seats in named for token, _ in said.names)

    def _is_made(self, said: Said, coming: Sequence[Piece], at: int) -> bool:
        """Tell whether somebody is named, and nobody else in what follows of the sentence."""
        if not said.names:
            return False
        if at + 1 == len(coming) or coming[at].is_last:
            return True
        after = coming[at + 1]
        # "No, Carol, Bob is my friend": the wrong one may be named in what follows.
        named = self._named() | {token.seats for token, _ in said.names}
        others = any(token.seats not in named for token in after.names)
        return not (others or has_any(after.tokens[:1], *_OPEN))

    def _words_before(self) -> frozenset[str]:
        """Return the words of the last sentence, which may be said again with another name."""
        number = self._pieces[-1].number if self._pieces else 0
        last = (each for each in self._pieces[-_LONGEST_RUN:] if each.number == number)
        return frozenset(word for token in _tokens(last) for word in token.words)

    def _make(self, said: Said, run: Sequence[Piece]) -> Token | None:
        """Put the right name in the place of the wrong one, and return it if that is clear."""
        piece = run[-1]
        denied = {token.seats for token, is_denied in said.names if is_denied}
        others = {token.seats: token for token, is_denied in said.names if not is_denied}
        wrong = next(iter(denied)) if len(denied) == 1 else self._only_one()
        wrong = wrong or self._last_named(said)
        right = [token for seats, token in others.items() if not set(seats) & set(wrong)]
        if len(denied) > 1 or len(right) != 1 or self._writer in right[0].seats:
            return None
        again = self._is_chain and (SOFT in said.done or (not said.done and piece.mark is None))
        if not (said.done & EVIDENCE or again or len(others) > 1 or denied):
            return None
        # "Bob. No, Ann. Forget Ann. Carl": the row of corrections goes on.
        goes_on = self._is_chain and bool(denied) and not said.loose and VOID not in said.done
        if (said.loose or said.done & {REMOVE, VOID}) and not (_is_framed(said) or goes_on):
            return None
        places = self._places(wrong) if wrong else []
        self._wrong = wrong
        for each in places:
            put_in_place(each, wrong, right[0])
        if not places and self._swaps(said, wrong):
            question = _recorded_question([*self._pieces, *run])
            swapped = replace(piece, tokens=[right[0]], is_amended=True, is_swapped=True)
            self._pieces.append(replace(swapped, question=question))
            return right[0]
        return right[0] if places else None

    def _swaps(self, said: Said, wrong: Seats) -> bool:
        """Tell whether somebody is put in the place of whom another mail named."""
        if not self._is_for_one:
            return False
        if not self._named():
            return bool(said.done & {REMOVE, VOID})
        told = self._named() == {wrong} and FRAME in said.done
        return told and self._corrections.tells_recorded(self._pieces)

    def _put_before(self, loose: Sequence[Piece], right: Token) -> None:
        """Put what else was said before the sentence put right: it takes nothing back any more."""
        number = next(each.number for each in self._pieces if right.seats in _seats(each))
        at = next(at for at, each in enumerate(self._pieces) if each.number == number)
        self._pieces[at:at] = [replace(each, is_aside=True) for each in loose]

    def _only_one(self) -> Seats:
        """Return who alone was named so far, nobody if several were or none."""
        seats = self._named()
        return next(iter(seats)) if len(seats) == 1 else ()

    def _last_named(self, said: Said) -> Seats:
        """
        Return who was named last, if a plain "no" behind him may be about nobody else.

        "I hypnotise Ann. She votes for Bob. No, for Carol" leaves Ann as she is.
        """
        if self._is_for_one or MARK not in said.done or said.loose or len(said.names) != 1:
            return ()
        if not self._pieces or said.done & {REMOVE, VOID, WRONG, ASKED}:
            return ()
        number = self._pieces[-1].number
        last = [each for each in self._pieces if each.number == number]
        named = {token.seats for each in last for token in self._others(each)}
        return named.pop() if len(named) == 1 else ()

    def _named(self) -> set[Seats]:
        return {token.seats for each in self._pieces for token in self._others(each)}

    def _places(self, wrong: Seats) -> list[Piece]:
        """Return where somebody was named, nothing if that is in several sentences or denied."""
        named = [
            each
            for each in self._pieces
            if any(set(token.seats) & set(wrong) for token in self._others(each))
        ]
        numbers = {each.number for each in named}
        sentence = [each for each in self._pieces if each.number in numbers]
        if len(numbers) != 1 or has_any(_tokens(sentence), *_UNFIT, *_OPEN):
            return []
        if not has_any(_tokens(sentence), *_ORDERING) and not all(map(_is_plain, sentence)):
            # "Bob looks rather sweet": nobody is chosen yet.
            return []
        return [] if any(each.end == "?" for each in sentence) else named

    def _others(self, piece: Piece) -> list[Token]:
        """Return who is named in a piece but for the writer."""
        return [token for token in piece.names if self._writer not in token.seats]

    def _rest(self, coming: Sequence[Piece], at: int, name: Token) -> int:
        """Return how many pieces from *at* on only excuse or confirm a correction."""
        first = at
        if not coming[at - 1].is_last and _is_reason(coming[at], name):
            at += 1
        while at < len(coming):
            said = Said()
            self._corrections.scan(coming[at], said)
            same = coming[at].number == coming[at - 1].number
            known = said.done <= {EXCUSE, TAIL, WRONG, *([SOFT] if same else [])} and not said.loose
            again = all(set(token.seats) <= set(name.seats) for token, _ in said.names)
            consoled = self._is_consoled(coming, at)
            if not consoled and (not (said.is_whole and known and again) or coming[at].end == "?"):
                break
            if not (said.done or said.names or consoled):
                break
            at += 1
        return at - first

    def _is_consoled(self, coming: Sequence[Piece], at: int) -> bool:
        """
        Tell whether a piece only begs pardon of whom was named by mistake: "sorry, Ann".

        Words of pardon stand beside him in its sentence, and nothing that may order anything.
        """
        piece = coming[at]
        row = [each for each in coming if each.number == piece.number]
        named = {token.seats for token in piece.names}
        if not self._wrong or piece.end == "?" or not named <= {self._wrong}:
            return False
        if {token.seats for each in row[row.index(piece) :] for token in each.names} - {
            self._wrong
        }:
            return False
        if any(has_any(each.tokens, *_OPEN, *_ASKED_FOR) for each in row[row.index(piece) :]):
            return False
        return self._corrections.has_pardon(_tokens(row)) and self._wrong in _named_in(row)


def _is_reason(piece: Piece, right: Token) -> bool:
    """Tell whether a piece says why the wrong one is not chosen: "I need Bob alive"."""
    named = {token.seats for token in piece.names}
    own = has_any(piece.tokens, Kind.FIRST, Kind.MINE, Kind.NEGATION, *_OPEN)
    office = any(entry.question == ELECT for token in piece.tokens for entry in token.entries)
    first = next((at for at, token in enumerate(piece.tokens) if token.seats), _FARTHEST_NAME)
    about = len(named) == 1 and right.seats not in named and first < _FARTHEST_NAME
    return about and piece.is_last and piece.end != "?" and not (own or office)


def _recorded_question(pieces: Sequence[Piece]) -> str:
    """Return what somebody was chosen for who is put in a place: "as mayor I had Bob"."""
    said = {
        entry.question
        for token in _tokens(pieces)
        for entry in token.entries
        if entry.kind is Kind.CUE and entry.question in (ELECT, SUCCESSOR)
    }
    return said.pop() if len(said) == 1 else ""


def _named_in(row: Iterable[Piece]) -> set[Seats]:
    return {token.seats for each in row for token in each.names}


def _is_framed(said: Said) -> bool:
    """Tell whether words for what is right stand beside a name, and are no mere verb."""
    weak = said.done & {MARK, SOFT, EXCUSE, REMOVE, VOID}
    return bool(said.done & ({FRAME, LEADING} if weak else {FRAME}))


def _seats(piece: Piece) -> list[Seats]:
    return [token.seats for token in piece.tokens]


def _is_plain(piece: Piece) -> bool:
    return all(token.seats or token.has(*_PLAIN, Kind.CORRECTION) for token in piece.tokens)


def _tokens(pieces: Iterable[Piece]) -> Iterator[Token]:
    return (token for piece in pieces for token in piece.tokens)
