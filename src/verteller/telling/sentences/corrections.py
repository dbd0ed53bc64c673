"""What a correction is made of: "no, wait", "fat fingers", "make that", "that's final"."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from verteller.telling.sentences.lexicon import Kind, Lexicon
from verteller.telling.sentences.pieces import Piece
from verteller.telling.sentences.tokens import Token

MARK: Final = "marks"
SOFT: Final = "soft"
FRAME: Final = "frames"
LEADING: Final = "leads"
EXCUSE: Final = "excuses"
TAIL: Final = "tails"
WRONG: Final = "wrong"
REMOVE: Final = "removed"
VOID: Final = "void"
ASKED: Final = "asked"
RECORDED: Final = "recorded"
PARDON: Final = "pardons"
_LOOSE: Final = "loose"
_DENIED: Final = "denied"
_IDLY: Final = "idly"
EVIDENCE: Final = frozenset({MARK, FRAME, EXCUSE, WRONG, REMOVE, VOID})
"""What of these shows that something is corrected; an apology alone may be for anything."""
_SETS: Final = (
    VOID,
    ASKED,
    PARDON,
    RECORDED,
    _LOOSE,
    SOFT,
    MARK,
    LEADING,
    FRAME,
    EXCUSE,
    TAIL,
    WRONG,
    REMOVE,
)
"""What a phrase does in a correction."""
_IDLE: Final = (
    *(Kind.FILLER, Kind.LEAD, Kind.TOWARDS, Kind.ORIGIN, Kind.IT_IS, Kind.HARMLESS),
    *(Kind.AND, Kind.BUT),
)
_LONGEST_EXCUSE: Final = 12
"""Words that may be said in a correction of which we know nothing."""
_UNFIT: Final = (
    *(Kind.CONDITION, Kind.OTHERWISE, Kind.OR, Kind.NOBODY, Kind.ABSTAIN),
    *(Kind.PASS, Kind.NOTHING, Kind.WITHDRAW, Kind.DOUBT, Kind.MIGHT, Kind.PART, Kind.OPTION),
    *(Kind.WHETHER, Kind.PLEASE),
)
"""Words of what is more than an excuse."""
_NOT: Final = frozenset({"not", "non", "niet", "nicht"})

Phrases = Mapping[str, Sequence[tuple[tuple[str, ...], frozenset[str]]]]


@dataclass(slots=True)
class Said:
    """
    What a row of pieces says that may be a correction.

    Args:
        known: Words of what was said before, which may be said again.
        names: Who is named, each with whether it is said that he is not meant.
        done: What the phrases in it do.
        is_whole: Whether there is nothing else in it.
        loose: Pieces of it that seem to be excuses of which we know nothing.
    """

    known: frozenset[str] = frozenset()
    names: list[tuple[Token, bool]] = field(default_factory=list)
    done: set[str] = field(default_factory=set)
    is_whole: bool = True
    loose: list[Piece] = field(default_factory=list)


class Corrections:
    """
    Knows the corrections of one language.

    Args:
        lexicon: Its words; see `words/amends.*.toml`.
    """

    def __init__(self, lexicon: Lexicon) -> None:
        known: dict[tuple[str, ...], set[str]] = {}
        for name in _SETS:
            for phrase in lexicon.sets.get(f"amend_{name}", ()):
                known.setdefault(tuple(phrase.split()), set()).add(name)
        phrases: dict[str, list[tuple[tuple[str, ...], frozenset[str]]]] = {}
        for words in sorted(known, key=lambda each: (-len(each), each)):
            phrases.setdefault(words[0], []).append((words, frozenset(known[words])))
        self._phrases: Phrases = phrases

    @property
    def are_none(self) -> bool:
        """Whether none are known."""
        return not self._phrases

    def tells_recorded(self, pieces: Sequence[Piece]) -> bool:
        """Tell whether it is said who is written down so far: "you have me down for Bob"."""
        rows = [[word for token in each.tokens for word in token.words] for each in pieces]
        return any(RECORDED in self._phrase(row, at)[1] for row in rows for at in range(len(row)))

    def has_pardon(self, tokens: Iterable[Token]) -> bool:
        """Tell whether pardon is begged somewhere among tokens, and nothing put right by "no"."""
        words = [word for token in tokens for word in token.words]
        found = [self._phrase(words, at)[1] for at in range(len(words))]
        return any(PARDON in does for does in found) and not any(MARK in does for does in found)

    def are_idle(self, tokens: Sequence[Token]) -> bool:
        """Tell whether tokens say nothing of their own beside a name."""
        said = Said()
        return self._takes_in(Piece(0, list(tokens)), said) and not said.names

    def are_idle_phrases(self, tokens: Sequence[Token]) -> bool:
        """Tell whether tokens say nothing but what may be said in a correction."""
        said = Said()
        return self._takes_in(Piece(0, list(tokens)), said) or not tokens

    def scan(self, piece: Piece, said: Said) -> None:
        """Take in what a piece says."""
        before = (len(said.names), set(said.done))
        if self._takes_in(piece, said) or not said.is_whole:
            return
        # "My cat walked over the keyboard."
        said.names, said.done = said.names[: before[0]], before[1]
        words = sum(len(token.words) for token in piece.tokens)
        unfit = any(token.seats or token.has(*_UNFIT) for token in piece.tokens)
        said.is_whole = words <= _LONGEST_EXCUSE and not unfit and piece.end != "?"
        said.loose.append(piece)

    def _takes_in(self, piece: Piece, said: Said) -> bool:
        """Take in what a piece says, and tell whether every word of it is known."""
        tokens = piece.tokens
        flat = [(word, at) for at, token in enumerate(tokens) for word in token.words]
        words = [word for word, _ in flat]
        place, denied, wrongly, parted = 0, False, False, False
        while place < len(flat):
            at = flat[place][1]
            token = tokens[at]
            begins = not place or flat[place - 1][1] != at
            length, does = self._phrase(words, place)
            if begins and token.seats and length <= len(token.words):
                if parted and said.names:
                    # "Take Ann and Bob" puts nobody in another's place.
                    return False
                if not wrongly:
                    said.names.append((token, denied))
                denied, wrongly, parted = False, False, True
                place += len(token.words)
            elif length:
                self._note(does, said, at_end=place + length == len(flat))
                denied = denied or REMOVE in does
                wrongly, parted = WRONG in does, False
                place += length
            elif not begins or not (done := _done_by(token, said, parted=parted)):
                return False
            else:
                said.done |= done & {MARK}
                denied = denied or _DENIED in done
                parted = parted and done == {_IDLY} and not token.has(Kind.BUT)
                place += len(token.words)
        return not denied

    def _note(self, does: frozenset[str], said: Said, *, at_end: bool) -> None:
        """Note what a phrase does; a "no" behind a name at the end of a piece denies him."""
        if TAIL in does and len(does) > 1 and not (at_end and said.names):
            does -= {TAIL}
        said.done |= does
        if MARK in does and at_end and said.names and not said.names[-1][1]:
            said.names[-1] = (said.names[-1][0], True)

    def _phrase(self, words: Sequence[str], place: int) -> tuple[int, frozenset[str]]:
        """Return how many words the longest phrase at *place* has, and what it does."""
        for phrase, does in self._phrases.get(words[place], ()):
            if tuple(words[place : place + len(phrase)]) == phrase:
                return len(phrase), does
        return 0, frozenset()


def _done_by(token: Token, said: Said, *, parted: bool) -> frozenset[str]:
    """
    Return what a word does in a correction that is in none of its phrases, nothing if unknown.

    Args:
        parted: Whether nothing but idle words stands between a name and it.
    """
    if len(token.words) == 1 and token.words[0] in _NOT:
        return frozenset({_DENIED})
    if token.has(Kind.CORRECTION, Kind.RETRACT) and (parted or not token.has(Kind.LEAD)):
        # "Ann meant that too."
        return frozenset() if parted else frozenset({MARK})
    idle = token.has(*_IDLE) or said.known.issuperset(token.words)
    return frozenset({_IDLY}) if idle else frozenset()
