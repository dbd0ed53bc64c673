"""
What the second reader has learned: a small transformer, run in plain NumPy.

It reads a letter with one question in mind, and says for each person in it how likely he is chosen
by it, how likely it leaves the question blank, and what else may be answered.
"""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

Array = NDArray[np.float32]

KNOWLEDGE: Final = Path(__file__).with_name("knowledge.npz")
PERSONS: Final = 10
"""People whom he tells apart: the writer is the first of them."""
WRITER: Final = PERSONS
"""The mark of the writer's own name."""
SOMEBODY: Final = PERSONS + 1
"""The mark of a name that several have, or of one person too many."""
WORDS: Final = (
    "unasked", "chosen", "blank", "elsewhere", "request", "ambiguous", "unknown_name", "condition",
    "negated", "contradiction", "not_yours", "not_understood",
)  # fmt: skip
"""
What the grammar may say about a question: that it was not asked, that somebody is chosen or nobody,
that another question is answered or something asked of the narrator; else its doubt.
"""
UNTOLD: Final = 3
"""What stands for each person where the grammar was not asked."""
HEADS: Final = 4
"""Of each layer; those of the training."""
ASIDE: Final = 0.3
"""How much the question counts in each word beside what it counts for the whole letter."""
_TINY: Final = 1e-5


class Letter(NamedTuple):
    """
    A letter, prepared for the network.

    Args:
        vectors: What each word means, `(words, width)`.
        marks: Whose name each word is: 0 nobody's, 1 to 9 a person's, `WRITER` or `SOMEBODY`.
        traits: What the lexicon knows of each, `(words, traits)`, zeros and ones.
        language: Its place among the languages.
    """

    vectors: Array
    marks: NDArray[np.int64]
    traits: Array
    language: int


class Told(NamedTuple):
    """
    What the grammar says about a question.

    Args:
        word: Which of `WORDS` sums it up, by its place.
        persons: By person: 0 not chosen, 1 for the first part of the question, 2 for the second;
            3 where the grammar was not asked, `(PERSONS,)`.
    """

    word: int
    persons: NDArray[np.int64]


class Answer(NamedTuple):
    """
    What it says about one question.

    Args:
        persons: By person: how likely he is not chosen, chosen for the first part of the
            question, for the second, `(PERSONS, 3)`.
        blank: How likely the question is left blank, withdrawn or, where there is but one option,
            answered by it.
        replies: How likely each of `Knowledge.replies` is what to answer besides.
    """

    persons: Array
    blank: float
    replies: Array


@dataclass(frozen=True)
class Knowledge:
    """
    All that has been learned.

    Args:
        networks: The weights of some networks by name; the mean of them speaks.
        subjects: The number of each question, with the role it is put to where that matters.
        traits: The places of what the lexicon may know of a word.
        languages: Codes, in order.
        replies: What may be answered besides, "" for nothing.
        rulebooks: Whose letters there were to learn from.
    """

    networks: Sequence[Mapping[str, Array]]
    subjects: Mapping[str, int]
    traits: Mapping[str, int]
    languages: Sequence[str]
    replies: Sequence[str]
    rulebooks: frozenset[str]

    def answer(self, letter: Letter, subject: int, about: Array, told: Told) -> Answer:
        """
        Read *letter* with a question in mind.

        Args:
            letter: At least one word.
            subject: Which question, one of the values of `subjects`.
            about: Whether each word is about that question, `(words,)`, zeros and ones.
            told: What the grammar says about it.
        """
        answers = [_Network(each).answer(letter, subject, about, told) for each in self.networks]
        return Answer(
            np.mean([answer.persons for answer in answers], axis=0),
            sum(answer.blank for answer in answers) / len(answers),
            np.mean([answer.replies for answer in answers], axis=0),
        )


@cache
def knowledge() -> Knowledge:
    """Load what has been learned."""
    with np.load(KNOWLEDGE, allow_pickle=False) as stored:
        about = json.loads(str(stored["about"]))
        arrays = {key: stored[key].astype(np.float32) for key in stored.files if "/" in key}
    networks: list[dict[str, Array]] = [{} for _ in range(about["networks"])]
    for key, array in arrays.items():
        number, _, name = key.partition("/")
        networks[int(number)][name] = array
    places = {trait: place for place, trait in enumerate(about["traits"])}
    return Knowledge(
        networks=networks,
        subjects=about["subjects"],
        traits=places,
        languages=about["languages"],
        replies=about["replies"],
        rulebooks=frozenset(about["rulebooks"]),
    )


class _Network:
    """One network; the names of its weights are those of the training."""

    def __init__(self, weights: Mapping[str, Array]) -> None:
        self._weights = weights

    def answer(self, letter: Letter, subject: int, about: Array, told: Told) -> Answer:
        """Read a letter; see `Knowledge.answer`."""
        of = self._weights
        question = of["q.weight"][subject] + of["lang.weight"][letter.language]
        question = question + of["word.weight"][told.word]
        named = of["told.weight"][told.persons]
        words = self._linear("proj", letter.vectors) + of["mark.weight"][letter.marks]
        words += of["pos.weight"][: len(words)]
        words += about[:, None] * of["isq"] + letter.traits @ of["kd.weight"].T
        words[letter.marks == WRITER] += named[0]
        for person in range(1, PERSONS):
            words[letter.marks == person] += named[person]
        writer = of["slf"] + question + named[0]
        rows = np.vstack([of["cls"] + question, writer, words + ASIDE * question])
        for layer in range(sum(name.endswith("in_proj_weight") for name in of)):
            rows = self._layer(f"enc.layers.{layer}", rows)
        rows = self._norm("ln", rows)
        return Answer(
            _likely(self._persons(rows, letter.marks)),
            float(1 / (1 + np.exp(-self._linear("blank", rows[0])[0]))),
            _likely(self._linear("rep", rows[0])),
        )

    def _persons(self, rows: Array, marks: NDArray[np.int64]) -> Array:
        whole, writer, words = rows[0], rows[1], rows[2:]
        told = [self._linear("selfh", writer)]
        for person in range(1, PERSONS):
            own = words[marks == person]
            parts = (own.mean(0), own.max(0)) if len(own) else (0 * whole, 0 * whole)
            told.append(self._hidden("slot", np.concatenate([*parts, whole])))
        return np.stack(told)

    def _layer(self, name: str, rows: Array) -> Array:
        rows = rows + self._attend(f"{name}.self_attn", self._norm(f"{name}.norm1", rows))
        inner = np.maximum(self._linear(f"{name}.linear1", self._norm(f"{name}.norm2", rows)), 0)
        return rows + self._linear(f"{name}.linear2", inner)

    def _attend(self, name: str, rows: Array) -> Array:
        of = self._weights
        mixed = rows @ of[f"{name}.in_proj_weight"].T + of[f"{name}.in_proj_bias"]
        count, width = rows.shape
        shape = (count, 3, HEADS, width // HEADS)
        query, key, value = mixed.reshape(shape).transpose(1, 2, 0, 3)
        scores = query @ key.transpose(0, 2, 1) / np.sqrt(np.float32(width // HEADS))
        seen = _likely(scores) @ value
        return self._linear(f"{name}.out_proj", seen.transpose(1, 0, 2).reshape(count, width))

    def _hidden(self, name: str, row: Array) -> Array:
        return self._linear(f"{name}.3", np.maximum(self._linear(f"{name}.0", row), 0))

    def _linear(self, name: str, rows: Array) -> Array:
        of = self._weights
        product: Array = rows @ of[f"{name}.weight"].T + of[f"{name}.bias"]
        return product

    def _norm(self, name: str, rows: Array) -> Array:
        of = self._weights
        centred = rows - rows.mean(-1, keepdims=True)
        spread = np.sqrt((centred**2).mean(-1, keepdims=True) + _TINY)
        normed: Array = centred / spread * of[f"{name}.weight"] + of[f"{name}.bias"]
        return normed


def _likely(scores: Array) -> Array:
    """Turn scores into likelihoods that add up to one (softmax along the last axis)."""
    grown = np.exp(scores - scores.max(-1, keepdims=True))
    likely: Array = grown / grown.sum(-1, keepdims=True)
    return likely
