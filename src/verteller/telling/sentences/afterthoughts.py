"""What stands behind an order, names nobody else, and takes it back: "not today", "says Bob"."""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Final

from verteller.telling.sentences.conditions import UNLESS
from verteller.telling.sentences.lexicon import Kind, Lexicon
from verteller.telling.sentences.reading import Reading, Tone
from verteller.telling.sentences.sayings import holds
from verteller.telling.sentences.tokens import Sentence, Token

_ASIDE: Final = (Kind.FILLER, Kind.AND, Kind.BUT, Kind.CORRECTION)
"""Words around an afterthought that say nothing themselves."""
_LONGEST_TAIL: Final = 12
"""Words that may be said in all where nothing else is said."""
_NO: Final = frozenset(
    {
        *(("no",), ("nope",), ("nah",), ("oh", "no"), ("no", "wait"), ("nein",), ("nee",)),
        *(("ach", "was"), ("ach", "nein"), ("ach", "ne"), ("ach", "nee"), ("oh", "nee")),
    }
)
_THEY: Final = frozenset(
    "he she they he's she's they're he'd she'd they'd er sie der die hij zij ze".split()
)
"""Behind a "no" they tell something of whom was named, which speaks against him."""
_SHORTEST_OBJECTION: Final = 3
_JOINING: Final = frozenset({"", "/"})
"""Marks before a clause that do not part it from the one before."""
_LONGEST_HALF: Final = {"it": 5}
_LONGEST_HALF_ELSEWHERE: Final = 6
"""Words behind "if" that nothing need follow; Italian has none for "he" and "I"."""


class Afterthoughts:
    """
    Knows the afterthoughts of one language.

    Args:
        lexicon: Its words; see `words/afterthoughts.*.toml`.
    """

    def __init__(self, lexicon: Lexicon) -> None:
        sets = lexicon.sets
        none: frozenset[str] = frozenset()
        self._undone = sets.get("undone", none)
        self._alone = sets.get("undone_alone", none) | sets.get("put_off", none)
        self._ascribed = sets.get("ascribed", none)
        self._wholly = sets.get("ascribed_wholly", none)
        self._longest = _LONGEST_HALF.get(lexicon.language, _LONGEST_HALF_ELSEWHERE)
        self._void = sets.get("void", none)
        self._headings = sets.get("headings", none)
        self._either = sets.get("either", none)
        self._polite = sets.get("polite_conditions", none)

    def take_back(self, readings: Sequence[Reading], sentence: Sentence, *, answers: bool) -> bool:
        """
        Tell whether a sentence, or what it ends with, takes back what was ordered before it.

        Args:
            answers: Whether it follows a question, so that "no" is about that.
        """
        if sentence.end == "?" or any(_is_about_itself(reading) for reading in readings):
            return False
        if not answers and _objects(sentence):
            return True
        marked = (n for n, each in enumerate(readings) if not n or each.clause.mark not in _JOINING)
        tails = (readings[n:] for n in marked)
        if any(self._is_tail(tail, answers=answers) for tail in tails):
            return True
        return holds(_behind_names(_unopposed(readings, sentence)), self._undone)

    def _is_tail(self, readings: Sequence[Reading], *, answers: bool) -> bool:
        tokens = [token for each in readings for token in (*each.clause.links, *each.clause.tokens)]
        if len(tokens) > _LONGEST_TAIL:
            return False
        named = [token for token in tokens if token.seats]
        if named:
            return len(named) == 1 and self._ascribes(tokens, named[0])
        return not answers and any(words in self._alone for words in _cores(tokens))

    def leaves_choice(self, readings: Sequence[Reading]) -> bool:
        """Tell whether it is left to others who of those named is chosen: "one of the two"."""
        clauses = [each.clause for each in readings]
        cores = [words for each in clauses for words in _cores((*each.links, *each.tokens))]
        return any(words in self._either for words in cores)

    def voiding(self, sentence: Sentence) -> str:
        """Return what says that nothing in the mail is meant, "" if it does not: "just a test"."""
        void = sentence.end != "?" and holds(sentence.tokens, self._void)
        return sentence.text if void else ""

    def take_apart(self, readings: Sequence[Reading]) -> None:
        """Take what stands behind a heading like "test:" or "tomorrow:" for no order."""
        for before, reading in pairwise(readings):
            heading = (*before.clause.links, *before.clause.tokens)
            if reading.clause.mark == ":" and _words(heading) in self._headings:
                for each in readings:
                    each.tone = Tone.TOLD

    def is_condition(self, readings: Sequence[Reading]) -> bool:
        """Tell whether a sentence is half a one, and says when something holds: "if he lives"."""
        first = readings[0].clause
        links = [at for at, link in enumerate(first.links) if link.has(Kind.CONDITION)]
        if not links or first.links_with(Kind.THAT, Kind.REASON):
            return False
        words = first.links[links[0]].words
        # "Unless" never has what follows from it behind it; "if" may.
        strong = len(words) > 1 or words[0] in UNLESS
        rest = readings[1:]
        if any(each.persons or each.clause.mark or not strong for each in rest):
            return False
        words = tuple(word for token in first.tokens for word in token.words)
        if not strong and (len(words) > self._longest or first.has(Kind.FIRST, Kind.OWN_END)):
            # "If she's a ghost I don't want her meddling" is a whole one.
            return False
        return not self._is_polite((*first.links[links[0] + 1 :], *first.tokens))

    def _is_polite(self, tokens: Sequence[Token]) -> bool:
        return len(tokens) <= _LONGEST_TAIL and any(
            words in self._polite for words in _cores(tokens)
        )

    def _ascribes(self, tokens: Sequence[Token], name: Token) -> bool:
        """Tell whether an order is only what somebody says: "says Bob", "that's what Bob says"."""
        at = next(at for at, token in enumerate(tokens) if token is name)
        before = set(_cores(tokens[:at]))
        if any(f"{words} ".startswith(f"{each} ") for words in before for each in self._wholly):
            return True
        rest = [token for token in tokens[at + 1 :] if not token.has(*_ASIDE)]
        return not rest and not before.isdisjoint(self._ascribed)


def _objects(sentence: Sentence) -> bool:
    """Tell whether a sentence is a "no" and what speaks against it: "no, she's got the flu"."""
    said = [token for token in sentence.tokens if token.kinds != {Kind.FILLER}]
    kinds = (Kind.NEGATION, Kind.NOTHING, Kind.NOBODY, Kind.MUST)
    if len(said) < _SHORTEST_OBJECTION or any(token.seats for token in said):
        return False
    no, who, *rest = said
    return no.words in _NO and who.words[0] in _THEY and not any(each.has(*kinds) for each in rest)


def _is_about_itself(reading: Reading) -> bool:
    """Tell whether a clause says what it is that is taken back, or not known yet."""
    if not reading.question or reading.persons:
        return False
    return reading.blank or reading.withdraws or reading.is_named


def _unopposed(readings: Sequence[Reading], sentence: Sentence) -> Sequence[Token]:
    """Return the tokens that no "but" follows: "my son wrote that, but it's right"."""
    clauses = [each.clause for each in readings]
    opposed = [
        number
        for number, clause in enumerate(clauses)
        if number and clause.tokens and clause.links_with(Kind.BUT)
    ]
    if not opposed:
        return sentence.tokens
    behind = clauses[opposed[-1] :]
    return [token for clause in behind for token in (*clause.links, *clause.tokens)]


def _behind_names(tokens: Sequence[Token]) -> Sequence[Token]:
    """Return the tokens behind the last name."""
    last = max((at for at, token in enumerate(tokens) if token.seats), default=-1)
    return tokens[last + 1 :]


def _cores(tokens: Sequence[Token]) -> Iterator[str]:
    """Give what tokens say, with and without what says nothing before and behind it."""
    last = len(tokens)
    while last:
        first = 0
        while first < last:
            yield _words(tokens[first:last])
            if not tokens[first].has(*_ASIDE):
                break
            first += 1
        if not tokens[last - 1].has(*_ASIDE):
            break
        last -= 1


def _words(tokens: Sequence[Token]) -> str:
    return " ".join(word for token in tokens for word in token.words)
