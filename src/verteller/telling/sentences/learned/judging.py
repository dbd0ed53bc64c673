"""What the second reader thinks of a letter: how likely each person is chosen, and for what."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np

from verteller.rules.facts import Asked, Option
from verteller.telling.sentences.learned.encoding import vectors_of
from verteller.telling.sentences.learned.items import MOST_ITEMS, Item
from verteller.telling.sentences.learned.network import (
    PERSONS,
    SOMEBODY,
    WORDS,
    WRITER,
    Answer,
    Array,
    Letter,
    Told,
    knowledge,
)
from verteller.telling.sentences.meaning import Context, Understanding

_EVERYBODYS: Final = frozenset({"vote", "elect", "successor", "suicide"})
"""Questions that are put to all roles alike."""


@dataclass(frozen=True)
class Thought:
    """
    What he thinks of one question.

    Args:
        persons: By seat: how likely somebody is not chosen, chosen for the first part, for the
            second. Only the writer and those whose names are in the letter.
        blank: How likely nobody is to be chosen, or a choice is withdrawn.
    """

    persons: Mapping[int, tuple[float, float, float]]
    blank: float


@dataclass(frozen=True)
class Judgement:
    """
    What he thinks of a letter.

    Args:
        thoughts: By question, for each that is open to the writer.
        replies: How likely each reply is the right one where nothing is carried out.
    """

    thoughts: Mapping[str, Thought]
    replies: Mapping[str, float]


def subject_of(question: str, role: str) -> str:
    """Return by which name what is learned about a question is kept."""
    return question if question in _EVERYBODYS else f"{question} {role}"


def persons_in(items: Sequence[Item], writer: int) -> list[int]:
    """Return who is named in a letter beside its writer, in the order of the text."""
    named = [item.seats[0] for item in items if len(item.seats) == 1 and item.seats[0] != writer]
    return list(dict.fromkeys(named))[: PERSONS - 1]


def marks_of(items: Sequence[Item], writer: int, persons: Mapping[int, int]) -> list[int]:
    """
    Return whose name each item is, as the network has it.

    Args:
        persons: The number of each person, by seat.
    """
    return [_mark(item.seats, writer, persons) for item in items]


def _mark(seats: Sequence[int], writer: int, persons: Mapping[int, int]) -> int:
    if not seats:
        return 0
    if len(seats) > 1:
        return SOMEBODY
    return WRITER if seats[0] == writer else persons.get(seats[0], SOMEBODY)


def traits_of(items: Sequence[Item], places: Mapping[str, int]) -> Array:
    """Return what the lexicon knows of each item, as zeros and ones, `(items, traits)`."""
    traits = np.zeros((len(items), len(places)), dtype=np.float32)
    for row, item in enumerate(items):
        for trait in sorted(item.traits):
            if trait in places:
                traits[row, places[trait]] = 1
    return traits


def can_judge(context: Context) -> bool:
    """Tell whether he has learned about all that is asked of the writer."""
    learned = knowledge()
    if context.rulebook not in learned.rulebooks or not context.asked:
        return False
    return all(
        subject_of(question, context.role) in learned.subjects and _is_about_people(asked)
        for question, asked in context.asked.items()
    )


def _is_about_people(asked: Asked) -> bool:
    """
    Tell whether people are chosen, in up to two parts, or there is but one thing to say.

    The second part may be what is not people: its words are found without him.
    """
    options: list[Sequence[Option]] = [part.options for part in asked.parts]
    if len(options) == 1 and len(options[0]) == 1:
        return True
    return len(options) <= 2 and all(isinstance(each, int) for each in options[0])


def told_of(
    understood: Understanding, question: str, asked: Asked, numbers: Mapping[int, int]
) -> Told:
    """
    Return what the grammar says about a question.

    Args:
        understood: All that it says.
        asked: The question.
        numbers: The number of each person, by seat; the writer's is 0.
    """
    persons = np.zeros(PERSONS, dtype=np.int64)
    command = next((each for each in understood.commands if each.question == question), None)
    if command is None:
        return Told(WORDS.index(_word(understood)), persons)
    parts = [part.name for part in asked.parts]
    for part, option in command.choice:
        seat = option if isinstance(option, int) else None
        number = 0 if seat is None else numbers.get(seat)
        if number is not None:
            persons[number] = 2 if part in parts[1:] else 1
    return Told(WORDS.index("chosen" if command.choice else "blank"), persons)


def _word(understood: Understanding) -> str:
    """Return what the grammar says beside a question that it has no answer to."""
    if understood.commands:
        return "elsewhere"
    if understood.doubts:
        return str(understood.doubts[0].code)
    return "request" if understood.requests else "not_understood"


def judge(
    items: Sequence[Item], context: Context, language: str, understood: Understanding
) -> Judgement | None:
    """
    Read a letter; None for one that is too long or empty.

    Args:
        items: Its words and marks.
        context: What the writer knows.
        language: Of the letter.
        understood: What the grammar says.
    """
    if not items or len(items) > MOST_ITEMS:
        return None
    learned = knowledge()
    writer = int(context.seat)
    persons = {seat: number for number, seat in enumerate(persons_in(items, writer), 1)}
    letter = Letter(
        vectors_of(items),
        np.array(marks_of(items, writer, persons), dtype=np.int64),
        traits_of(items, learned.traits),
        learned.languages.index(language),
    )
    numbers = {writer: 0, **persons}
    answers = {}
    for question, asked in context.asked.items():
        told = told_of(understood, question, asked, numbers)
        about = np.array([question in item.questions for item in items], dtype=np.float32)
        subject = learned.subjects[subject_of(question, context.role)]
        answers[question] = learned.answer(letter, subject, about, told)
    thoughts = {question: _thought(answer, numbers) for question, answer in answers.items()}
    replies = np.mean([answer.replies for answer in answers.values()], axis=0)
    return Judgement(thoughts, dict(zip(learned.replies, map(float, replies), strict=True)))


def _thought(answer: Answer, numbers: Mapping[int, int]) -> Thought:
    persons = {}
    for seat, number in numbers.items():
        none, first, second = map(float, answer.persons[number])
        persons[seat] = (none, first, second)
    return Thought(persons, answer.blank)
