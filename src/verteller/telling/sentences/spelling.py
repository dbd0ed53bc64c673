"""Words that are written in a hurry or in dialect, and those they stand for."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Final

from verteller.telling.folding import Word, words_of
from verteller.telling.sentences.people import People

_NO_MORE: Final = re.compile(r"\b(non|nn|nun)(\s+\w+)\s\+(?=\s)", re.IGNORECASE)
"""An Italian "no more" written with a sign: "nn seguo + Luca"."""


def without_signs(text: str, language: str) -> str:
    """Return a text with the signs that stand for words in it written out."""
    return _NO_MORE.sub(r"\1\2 piu", text) if language == "it" else text


@dataclass
class Spellings:
    """How words and phrases are written in a hurry or in dialect, and what they stand for."""

    full: dict[str, str] = field(default_factory=dict)
    """By how it is written, folded, its words with a space between them: `2nite`, `nun o`."""
    longest: dict[str, int] = field(default_factory=dict)
    """How many words the longest has that begins with one."""

    def add(self, written: str, full: str) -> None:
        """Let what is *written* so stand for what it is in *full*."""
        words = [word.folded for word in words_of(written)]
        if not words:
            return
        self.full[" ".join(words)] = full
        self.longest[words[0]] = max(len(words), self.longest.get(words[0], 0))

    def __contains__(self, word: str) -> bool:
        return word in self.full

    def __getitem__(self, word: str) -> str:
        return self.full[word]

    def get(self, word: str) -> str:
        """Return what *word* stands for, itself if for nothing else."""
        return self.full.get(word, word)


def spellings_of(full: Mapping[str, str]) -> Spellings:
    """Arrange what words stand for, by how they are written."""
    spellings = Spellings()
    for written, meant in full.items():
        spellings.add(written, meant)
    return spellings


def spelt_out(text: str, words: Sequence[Word], spellings: Spellings, people: People) -> list[Word]:
    """
    Return *words* as they are spelt in full, one perhaps as several: "cannae" is "can't".

    Args:
        text: What they are from.
        spellings: What they stand for.
        people: Whose names are left as they are.
    """
    spelt: list[Word] = []
    at = 0
    while at < len(words):
        if named := _named(words, at, people):
            spelt.extend(words[at : at + named])
            at += named
            continue
        length = _written(text, words, at, spellings, people)
        run = words[at : at + max(length, 1)]
        at += len(run)
        if not length:
            spelt.extend(run)
            continue
        full = spellings[" ".join(word.folded for word in run)]
        start, end = run[0].start, run[-1].end
        for piece in words_of(full):
            # What follows takes no room in the text.
            shown = text[start:end] if start == run[0].start else ""
            spelt.append(piece._replace(text=shown, start=start, end=end))
            start = end
    return spelt


def _named(words: Sequence[Word], at: int, people: People) -> int:
    """Return of how many words the longest name at word *at* is."""
    for length in range(min(people.longest, len(words) - at), 0, -1):
        if people.named([word.folded for word in words[at : at + length]]):
            return length
    return 0


def _written(
    text: str, words: Sequence[Word], at: int, spellings: Spellings, people: People
) -> int:
    """Return of how many words the longest run at word *at* is that stands for others."""
    most = min(spellings.longest.get(words[at].folded, 0), len(words) - at)
    for length in range(most, 0, -1):
        run = words[at : at + length]
        if " ".join(word.folded for word in run) not in spellings:
            continue
        gaps = (text[one.end : two.start] for one, two in pairwise(run))
        named = any(people.named((word.folded,)) for word in run)
        if not named and not any(gap.strip(" '-\u2019") for gap in gaps):
            return length
    return 0
