"""Taking a mail with several answers apart: which of its lines is about which question."""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from verteller.mail.reading.name_index import Also
from verteller.mail.reading.names import Found, find_names, readable
from verteller.mail.reading.question_words import CONJUNCTIONS, FILLERS, Lexicon, Phrase
from verteller.telling.folding import Word, words_of

LONGEST_PHRASE: Final = 3
"""Words that a word of a question or an option may have."""
MOST_LINES: Final = 200
"""Lines in which the words of questions are sought; what follows is about none."""

_BULLET: Final = re.compile(r"^\s*(?:[-*\u2022\u00b7>]|\d{1,2}[.)])\s+")
_COLON: Final = re.compile(r"[*_\s]*[:=]")
_MARK: Final = re.compile(r"[,;.:|/&+()!?\u2022-]")


@dataclass(frozen=True)
class Content:
    """
    What a text chooses.

    Args:
        found: The names in it.
        options: Keys of the options in words, in the order of the text.
        is_blank: Whether it has a word for nobody.
    """

    found: Found
    options: tuple[str, ...]
    is_blank: bool

    @property
    def is_empty(self) -> bool:
        """Whether it chooses nothing, and not blank either."""
        found = self.found
        return not (found.names or found.ambiguous or self.options or self.is_blank)


@dataclass(frozen=True)
class Pieces:
    """
    A text by what it is about.

    Args:
        about: The lines about each question named, in the order of the text.
        bare: All other lines.
        unclear: Lines that may be about either of two questions.
    """

    about: Mapping[str, str]
    bare: str
    unclear: tuple[str, ...]


@dataclass(frozen=True)
class Reader:
    """
    What is needed to read the answers to one game.

    Args:
        names: Of all players.
        options: Keys of options by the words for them.
        also: What else the players are called.
    """

    names: Sequence[str]
    lexicon: Lexicon
    options: Mapping[Phrase, str]
    also: tuple[Also, ...] = ()

    def content(self, text: str) -> Content:
        """Return what *text* chooses; a word within a name is none."""
        plain = readable(text)
        found = find_names(plain, self.names, self.also)
        words = words_of(plain)
        taken = _covered(words, found)
        options = _find(words, taken, self.options)
        nobody = _find(words, taken, dict.fromkeys(self.lexicon.nobody, ""))
        return Content(found, tuple(dict.fromkeys(each.meaning for each in options)), bool(nobody))

    def question_in(self, text: str) -> str:
        """Return the one question that *text* has a word for; empty for none or several."""
        words = words_of(readable(text))
        named = {each.meaning for each in _find(words, set(), self.lexicon.labels)}
        return named.pop() if len(named) == 1 else ""

    def is_form(self, line: str) -> bool:
        """Tell whether *line* begins with a word for a question and a colon behind it."""
        plain = _BULLET.sub("", readable(line))
        first = next(iter(_labels(plain, self)), None)
        return first is not None and first.starts and bool(_COLON.match(plain, first.end))

    def pieces(self, text: str) -> Pieces:
        """
        Say which lines of *text* are about which question.

        A line with a word for one question is about that one, wherever the word stands. One with
        words for several is cut before each, if each begins what is said about it; otherwise it
        is unclear. A word on a line of its own is a heading: it is for the lines below it.
        """
        taking = _Taking(self)
        for number, line in enumerate(readable(text).split("\n")):
            if number < MOST_LINES:
                taking.line(line)
            else:
                taking.bare.append(line)
        about = {question: "\n".join(lines) for question, lines in taking.about.items()}
        return Pieces(about, "\n".join(taking.bare), tuple(taking.unclear))


@dataclass(frozen=True, slots=True)
class _Match:
    """A phrase found: what it means, and its first word's number and the one after its last."""

    meaning: str
    first: int
    end: int


@dataclass(frozen=True, slots=True)
class _Label:
    """A word for a question in a line."""

    question: str
    at: int
    """Where it begins, in characters."""
    end: int
    """Where it ends."""
    starts: bool
    """Whether the line begins with it."""
    parted: bool
    """Whether an answer can begin here."""


@dataclass
class _Taking:
    """What has been read of a text so far."""

    reader: Reader
    about: dict[str, list[str]] = field(default_factory=dict)
    bare: list[str] = field(default_factory=list)
    unclear: list[str] = field(default_factory=list)
    heading: str = ""

    def line(self, line: str) -> None:
        """Take in the next line."""
        line = _BULLET.sub("", line)
        labels = _labels(line, self.reader)
        questions = list(dict.fromkeys(label.question for label in labels))
        if not questions:
            self._without_label(line)
            return
        self.heading = ""
        if len(questions) > 1:
            self._cut(line, labels)
            return
        is_empty = self.reader.content(line).is_empty
        if is_empty and not labels[0].starts:
            # Talk about a question, not an answer to it.
            self.bare.append(line)
            return
        self._put(questions[0], line)
        self.heading = questions[0] if is_empty else ""

    def _without_label(self, line: str) -> None:
        if not self.heading:
            self.bare.append(line)
        elif line.strip():
            self._put(self.heading, line)
        elif not self.reader.content("\n".join(self.about[self.heading])).is_empty:
            self.heading = ""

    def _cut(self, line: str, labels: Sequence[_Label]) -> None:
        """Take a line apart that has words for several questions."""
        begins = [
            label
            for number, label in enumerate(labels)
            if not number or label.question != labels[number - 1].question
        ]
        ends = [label.at for label in begins[1:]] + [len(line)]
        texts = [line[label.at : end] for label, end in zip(begins, ends, strict=True)]
        if begins[0].starts and all(label.parted for label in begins[1:]):
            contents = [self.reader.content(text) for text in texts]
            if not any(content.is_empty for content in contents):
                for label, text in zip(begins, texts, strict=True):
                    self._put(label.question, text)
                return
        if self.reader.content(line).is_empty:
            self.bare.append(line)
        else:
            self.unclear.append(line.strip())

    def _put(self, question: str, text: str) -> None:
        self.about.setdefault(question, []).append(text)


def _labels(line: str, reader: Reader) -> list[_Label]:
    words = words_of(line)
    lexicon = reader.lexicon
    if lexicon.first_words.isdisjoint(word.folded for word in words):
        # Most lines; names need not be sought in them one by one.
        return []
    taken = _covered(words, find_names(line, reader.names, reader.also))
    labels: list[_Label] = []
    for match in _find(words, taken, lexicon.labels):
        starts, parted = _place(line, words, match.first)
        own = tuple(word.folded for word in words[match.first : match.end])
        if parted or own in lexicon.within:
            at, end = words[match.first].start, words[match.end - 1].end
            labels.append(_Label(match.meaning, at, end, starts, parted))
    return labels


def _place(line: str, words: Sequence[Word], at: int) -> tuple[bool, bool]:
    """Say whether the line begins with word *at*, and whether an answer can begin there."""
    while at:
        gap = line[words[at - 1].end : words[at].start]
        before = words[at - 1].folded
        if _MARK.search(gap) or before in CONJUNCTIONS:
            return False, True
        if before not in FILLERS:
            return False, False
        at -= 1
    return True, True


def _find(words: Sequence[Word], taken: set[int], meanings: Mapping[Phrase, str]) -> list[_Match]:
    """Return the phrases among *words*, the longest first where several begin alike."""
    return list(_finding(words, taken, meanings))


def _finding(
    words: Sequence[Word], taken: set[int], meanings: Mapping[Phrase, str]
) -> Iterator[_Match]:
    at = 0
    while at < len(words):
        for length in range(min(LONGEST_PHRASE, len(words) - at), 0, -1):
            said = tuple(word.folded for word in words[at : at + length])
            if said in meanings and taken.isdisjoint(range(at, at + length)):
                yield _Match(meanings[said], at, at + length)
                at += length
                break
        else:
            at += 1


def _covered(words: Sequence[Word], found: Found) -> set[int]:
    """Return the numbers of the words that belong to a name; both are in the text's order."""
    taken: set[int] = set()
    number = 0
    for mention in found.mentions:
        while number < len(words) and words[number].start < mention.start:
            number += 1
        while number < len(words) and words[number].start < mention.end:
            taken.add(number)
            number += 1
    return taken
