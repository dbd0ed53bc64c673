"""Two names for one choice: "both of them get my vote", "Ann or Bob, whichever"."""

from collections.abc import Sequence
from typing import Final

from verteller.telling.sentences.lexicon import Kind, Lexicon
from verteller.telling.sentences.meaning import DoubtCode
from verteller.telling.sentences.orders import Seats
from verteller.telling.sentences.reading import Reading, Tone
from verteller.telling.sentences.sayings import holds
from verteller.telling.sentences.sofar import SoFar
from verteller.telling.sentences.tokens import Sentence
from verteller.telling.sentences.topics import BESIDE

_ASIDE: Final = (Kind.REPORT, Kind.PAST, Kind.AUXILIARY, Kind.ASKING)
"""Beside two names they say what was done, or what others do."""
_PAIR: Final = 2
_ALONE: Final = (Kind.LEAD, Kind.TOWARDS, Kind.FILLER, Kind.ORIGIN, Kind.HARMLESS, Kind.MIGHT)
"""Beside a second name they say no more than that he may be chosen as well."""


class Choices:
    """
    Finds choices that are left to the narrator in one language.

    Args:
        lexicon: Its words; see `words/several.*.toml`.
    """

    def __init__(self, lexicon: Lexicon) -> None:
        sets, none = lexicon.sets, frozenset[str]()
        self._marks = sets.get("both", none) | sets.get("whichever", none)
        self._whichever = sets.get("whichever", none)
        self._halves = sets.get("halves", none)

    def take(self, so_far: SoFar, readings: Sequence[Reading], sentence: Sentence) -> set[int]:
        """
        Doubt what is ordered for two people of whom only one can be meant.

        Returns:
            The numbers of the clauses that say so.
        """
        found = self._offered(so_far, readings, sentence)
        usual = so_far.reader.usual
        silent = not (so_far.orders.by_question or so_far.bare) and len(so_far.named) > 1
        if not found and silent and usual and self._leaves_to_narrator(sentence):
            # "I could eat Ann, I could eat Bob. One of the two, you choose."
            readings[0].question = usual
            so_far.doubt(DoubtCode.CONTRADICTION, readings[0], sentence)
            return set(range(len(readings)))
        if not found:
            return set()
        first = readings[min(found)]
        first.question = _topic(so_far, readings, found)
        so_far.orders.drop(first.question)
        so_far.doubt(DoubtCode.CONTRADICTION, first, sentence)
        return set(found)

    def _offered(self, so_far: SoFar, readings: Sequence[Reading], sentence: Sentence) -> list[int]:
        """Return which clauses name the two, none if there are not two for one choice."""
        for number in range(len(readings)):
            if self._leaves_open(readings, number):
                run = self._run(readings, number)
                if self._is_choice(so_far, readings, run):
                    return [*run, *self._tail(readings, number)]
            if sentence.end != "?" and _adds(readings, number):
                run = [number - 1, number]
                if self._is_choice(so_far, readings, run):
                    return run
        return []

    def _leaves_open(self, readings: Sequence[Reading], number: int) -> bool:
        reading = readings[number]
        tokens = (*reading.clause.links, *reading.clause.tokens)
        if holds(tokens, self._halves):
            return reading.clause.has(Kind.CUE) or bool(reading.question)
        return holds(tokens, self._marks)

    def _tail(self, readings: Sequence[Reading], number: int) -> list[int]:
        """Return what follows the words that leave it open, as far as it names nobody."""
        tail = []
        for at in range(number, len(readings)):
            if at > number and (readings[at].persons or readings[at].is_named):
                break
            tail.append(at)
        return tail

    def _run(self, readings: Sequence[Reading], number: int) -> list[int]:
        """Return the clauses around the words that leave it open which name people."""
        run = [number] if readings[number].clause.persons else []
        question = readings[number].question if _says(readings[number]) else ""
        for at in range(number - 1, -1, -1):
            each = readings[at]
            other = _says(each) and question and each.question != question
            if not (run or _says(each) or each.clause.persons):
                # "Ann or Bob, oh well, flip a coin."
                continue
            if not each.clause.persons or other:
                break
            run.insert(0, at)
            question = question or (each.question if _says(each) else "")
        for at in range(number + 1, len(readings)):
            # "Both go to the stake, Ann and Bob", "half for Ann, half for Bob".
            if not readings[at].clause.persons or readings[at].is_named:
                break
            run.append(at)
        return run

    def _is_choice(self, so_far: SoFar, readings: Sequence[Reading], run: Sequence[int]) -> bool:
        """Tell whether clauses name two people for a question that takes one."""
        if not run:
            return False
        clauses = [readings[at] for at in run]
        questions = {each.question for each in clauses if _says(each)}
        if len(questions) > 1 or any(each.negated or each.foreign for each in clauses):
            return False
        question = _topic(so_far, readings, run)
        asked = so_far.reader.context.asked
        if question not in asked or question in BESIDE:
            return False
        if any(each.clause.has(*_ASIDE) for each in clauses):
            return False
        named: set[Seats] = {person.seats for each in clauses for person in each.clause.persons} - {
            so_far.writer
        }
        room = so_far.orders.room(question)
        if room > _PAIR or (room == _PAIR and not so_far.orders.wants_several(question)):
            return False
        # For a pair "Ann and Bob, or Ann and Carol" is a choice, "Ann and Bob" is none.
        return len(named) > room and (bool(questions) or _is_bare(clauses))

    def _leaves_to_narrator(self, sentence: Sentence) -> bool:
        """Tell whether a sentence only leaves to the narrator whom he takes: "you choose"."""
        named = any(token.seats for token in sentence.tokens)
        return not named and sentence.end != "?" and holds(sentence.tokens, self._whichever)


def _topic(so_far: SoFar, readings: Sequence[Reading], numbers: Sequence[int]) -> str:
    """Return which question clauses are about, by their words or by what stands before them."""
    said = next((readings[n].question for n in numbers if _says(readings[n])), "")
    first = min(numbers)
    if not said and first and _says(readings[first - 1]) and not readings[first - 1].persons:
        # "For mayor I'd take either Ann or Bob."
        said = readings[first - 1].question
    if not said and so_far.pending is not None:
        # "And mayor? Ann or Bob, you choose."
        said = so_far.pending.question
    return said or so_far.reader.usual


def _says(reading: Reading) -> bool:
    """Tell whether a clause has a word for the question it is about; "you choose" has none."""
    return bool(reading.question) and reading.is_named and not reading.foreign


def _is_bare(readings: Sequence[Reading]) -> bool:
    return all(each.tone is Tone.BARE for each in readings if each.clause.persons)


def _adds(readings: Sequence[Reading], number: int) -> bool:
    """Tell whether a clause only names another who may be chosen: "..., or Bob"."""
    if not number or any(each.clause.links_with(Kind.CONDITION) for each in readings[:number]):
        return False
    one, two = readings[number - 1], readings[number]
    linked = two.clause.links_with(Kind.OR, Kind.OTHERWISE)
    linked = linked and not two.clause.links_with(Kind.CORRECTION, Kind.CONDITION, Kind.BUT)
    alone = len(two.persons) == 1 and all(
        token.seats or token.has(*_ALONE) for token in two.clause.tokens
    )
    same = len(one.persons) == 1 and one.tone is not Tone.TOLD and not two.is_named
    return linked and alone and same and one.persons[0].seats != two.persons[0].seats
