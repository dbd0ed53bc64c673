"""
Who was meant before and who is now: "so far my vote was with Bob, from now on it's with Carol".

What was so before is told in any words, as long as they are about a question; what is so now need
say no more than the time and the name. Both together choose whom the second one names.
"""

from collections.abc import Iterator, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from typing import Final

from verteller.telling.sentences.lexicon import GENERIC, Kind, Lexicon
from verteller.telling.sentences.pieces import Swapped, is_said
from verteller.telling.sentences.sayings import covered
from verteller.telling.sentences.tokens import Mark, Sentence, Token
from verteller.telling.sentences.topics import ELECT, SUCCESSOR

_IDLE: Final = (
    *(Kind.FILLER, Kind.LEAD, Kind.TOWARDS, Kind.ORIGIN, Kind.IT_IS, Kind.HARMLESS, Kind.BE),
    *(Kind.AND, Kind.BUT, Kind.FIRST, Kind.MINE, Kind.PLEASE, Kind.WANT),
)
"""Words beside a time and a name that say nothing else."""
_OPEN: Final = (
    *(Kind.CONDITION, Kind.OTHERWISE, Kind.OR, Kind.NEGATION),
    *(Kind.NOBODY, Kind.NOTHING, Kind.ABSTAIN, Kind.WITHDRAW, Kind.LATER, Kind.ASKING),
    *(Kind.PART, Kind.OPTION, Kind.EXCEPT, Kind.INSTEAD, Kind.CORRECTION, Kind.RETRACT),
)
"""Words of what is left open, denied or put off."""
_WEIGHED: Final = (Kind.DOUBT, Kind.MIGHT)
"""Words of what is only thought of now; "first I wanted" is not."""
_OTHERS_DO: Final = (Kind.OTHERS, Kind.REPORT)
"""Words of what was done by others, or is only said."""
_ABOUT: Final = (Kind.VERB, Kind.CUE, Kind.WISH)
_JOINTS: Final = (Kind.AND, Kind.BUT)
_FARTHEST_TIME: Final = 2
"""Words before the time or the name with which something new begins."""
_MOST_REGRET: Final = 12
"""Words with which it is told what came of a choice."""
_MOST: Final = 24
"""Words that may be said of one time."""


@dataclass(slots=True)
class _Part:
    """What is said of one time, in a sentence or a part of one."""

    tokens: list[Token]
    name: Token
    number: int
    times: AbstractSet[int]
    is_then: bool
    is_now: bool
    question: str | None = None


class Turning:
    """
    Knows how somebody says that he has turned from one to another.

    Args:
        lexicon: The words of his language; see `words/changes.*.toml`.
        role: What he is.
        asked: The questions that are open to him.
        usual: The question that names alone are for.
        writer: Where he sits.
    """

    def __init__(
        self, lexicon: Lexicon, role: str, asked: AbstractSet[str], usual: str, writer: int
    ) -> None:
        none: frozenset[str] = frozenset()
        self._then = lexicon.sets.get("then_times", none)
        self._now = lexicon.sets.get("now_times", none)
        self._regrets = lexicon.sets.get("regrets", none)
        self._turns: frozenset[str] = lexicon.sets.get("turn_words", none)
        self._role = role
        self._asked = asked
        self._usual = usual
        self._writer = writer

    def turned(self, sentences: Sequence[Sentence]) -> list[Sentence]:
        """Return sentences with those put together that say who was meant and who is now."""
        kept: list[Sentence] = []
        before: list[_Part] = []
        told = False
        for number, sentence in enumerate(sentences):
            parts = list(self._parts(sentence, number))
            kept.append(sentence)
            if not parts:
                # One sentence that only tells may stand between them.
                before = [] if told or not before or not self._is_told(sentence) else before
                told = bool(before)
                continue
            row, told = [*before, *parts], False
            if (turn := self._turn(row)) is not None:
                del kept[len(kept) - (number - row[0].number + 1) :]
                kept.append(turn.swapped(sentence))
                before = []
            else:
                before = row if all(each.is_then for each in row) else []
                before = before or (parts if all(each.is_then for each in parts) else [])
        return kept

    def _is_told(self, sentence: Sentence) -> bool:
        """Tell whether a sentence orders nothing and leaves nothing open."""
        fit = not any(token.has(*_OPEN) or token.seats for token in sentence.tokens)
        about = any(True for token in sentence.tokens for _ in self._asked_by(token))
        return sentence.end != "?" and fit and not about

    def _turn(self, row: Sequence[_Part]) -> "_Turn | None":
        """Return who is meant now, if all before him were at another time."""
        *before, last = row
        if not before or not last.is_now or last.is_then or last.question is None:
            return None
        if not all(each.is_then and not each.is_now for each in before):
            return None
        if any(set(each.name.seats) & set(last.name.seats) for each in before):
            return None
        questions = {each.question for each in row} - {""}
        if None in questions or len(questions) > 1:
            return None
        known = {word for each in before for token in each.tokens for word in token.words}
        said = (token for at, token in enumerate(last.tokens) if at not in last.times)
        if not all(self._is_idle(token, last, known) for token in said):
            return None
        return _Turn(last.name, next(iter(questions), None) or self._usual)

    def _parts(self, sentence: Sentence, number: int) -> Iterator[_Part]:
        """Give what a sentence says of each time, nothing if it is not made of that."""
        if sentence.end == "?":
            return
        for tokens in self._split(sentence):
            names = [token for token in tokens if is_said(token)]
            if len({token.seats for token in names}) != 1 or len(tokens) > _MOST:
                return
            if len(names[0].seats) != 1 or self._writer in names[0].seats:
                return
            then, now = covered(tokens, self._then), covered(tokens, self._now)
            # "Until now" has a "now" in it.
            part = _Part(tokens, names[0], number, then | now, bool(then), bool(now - then))
            part.question = self._question(part)
            if not (part.is_then or part.is_now):
                return
            yield part

    def _split(self, sentence: Sentence) -> list[list[Token]]:
        """Return the tokens of a sentence, parted where one time ends and the other begins."""
        parts: list[list[Token]] = [[]]
        reasons = False
        for at, item in enumerate(sentence.items):
            joins = isinstance(item, Mark) or item.has(*_JOINTS)
            joins = joins and any(map(is_said, parts[-1]))
            if joins and self._begins_time(sentence, at + 1):
                parts.append([])
                reasons = False
            elif joins and self._tells_reason(sentence.items[at:]):
                # "It was to be Bob, but he is moving to Spain, so now it's Carol."
                reasons = True
            elif isinstance(item, Token) and not reasons:
                parts[-1].append(item)
        return parts

    def _tells_reason(self, items: Sequence[Token | Mark]) -> bool:
        """Tell whether behind a mark a reason is told, and somebody else is named then."""
        first = next((item for item in items if isinstance(item, Token)), None)
        if first is None or not first.has(Kind.BUT, Kind.REASON, Kind.LATER, Kind.AND):
            return False
        names = [at for at, item in enumerate(items) if isinstance(item, Token) and is_said(item)]
        if first.has(Kind.AND):
            return not names and self._is_regret(items)
        if first.has(Kind.LATER):
            # "Last night Ann, tonight Bob, tomorrow we'll see."
            return not names
        if len(names) != 1:
            return False
        told = [item for item in items[: names[0]] if isinstance(item, Token)]
        return not any(token.has(Kind.CONDITION, Kind.OR, Kind.OTHERWISE) for token in told)

    def _is_regret(self, items: Sequence[Token | Mark]) -> bool:
        """Tell whether it is told what came of a choice: "and look where that got us"."""
        told = [item for item in items if isinstance(item, Token)]
        idle = not covered(told, self._now) and len(told) <= _MOST_REGRET
        return idle and bool(covered(told, self._regrets))

    def _begins_time(self, sentence: Sentence, at: int) -> bool:
        """Tell whether a time is said from *at* on, before or behind a name."""
        after: list[Token] = []
        for item in sentence.items[at:]:
            if isinstance(item, Mark) and any(map(is_said, after)):
                break
            if isinstance(item, Token):
                after.append(item)
        times = covered(after, self._now | self._then)
        names = [at for at, token in enumerate(after) if is_said(token)]
        return bool(times and names) and min(*times, *names) <= _FARTHEST_TIME

    def _question(self, part: _Part) -> str | None:
        """Return what is said of a time is about, "" if that is not said, None if it is open."""
        rest = [
            token
            for at, token in enumerate(part.tokens)
            if at not in part.times and token is not part.name
        ]
        unfit = (*_OPEN, *(_OTHERS_DO if part.is_then else _WEIGHED))
        if any(token.has(*unfit) and not self._is_turn(token) for token in rest):
            return None
        found = {
            question
            for token in part.tokens
            if not (token is part.name or self._is_turn(token))
            for question in self._asked_by(token)
        }
        for strong in (SUCCESSOR, ELECT):
            if strong in found:
                return strong
        if found == {GENERIC}:
            # "So it's Carol now" is for what was spoken of.
            return "" if part.is_now else self._usual
        found -= {GENERIC}
        if len(found) == 1:
            return found.pop()
        idle = all(token.has(*_IDLE) or self._is_turn(token) or is_said(token) for token in rest)
        return "" if idle and not found else None

    def _asked_by(self, token: Token) -> Iterator[str]:
        """Give the questions a word belongs to, of those that are open."""
        for entry in token.entries:
            own = not entry.roles or self._role in entry.roles
            if entry.kind in _ABOUT and own and (entry.question in self._asked | {GENERIC}):
                yield entry.question

    def _is_idle(self, token: Token, part: _Part, known: AbstractSet[str]) -> bool:
        """Tell whether a word says no more of whom is meant now than was said before."""
        if token is part.name or token.has(*_IDLE) or self._is_turn(token):
            return True
        return all(word in known for word in token.words) or any(self._asked_by(token))

    def _is_turn(self, token: Token) -> bool:
        return all(word in self._turns for word in token.words)


@dataclass(frozen=True, slots=True)
class _Turn:
    """Who is meant now, and for what."""

    name: Token
    question: str

    def swapped(self, sentence: Sentence) -> Swapped:
        """Return the sentence that chooses him."""
        return Swapped((self.name,), ".", sentence.text, self.question)
