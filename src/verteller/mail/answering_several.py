"""Several answers in one mail: which questions it answers, and each answer with what."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from typing import Any, Final

from verteller.hosting.errors import Code, HostingError
from verteller.mail.reading.name_index import Also, index_of
from verteller.mail.reading.near_misses import near_misses
from verteller.mail.reading.pieces import Content, Reader
from verteller.mail.reading.question_words import Phrase, lexicon, phrase
from verteller.mail.tokens import question_mark
from verteller.rules.errors import AnswerError, Refusal
from verteller.rules.facts import Asked, Choice, Option, Part, Seat
from verteller.rules.questions import arrange, canonical, choices
from verteller.telling import Cast, Language
from verteller.telling import Reader as Listener
from verteller.telling.voice import Voice
from verteller.telling.words import LANGUAGES, words_of

ANOTHER: Final = "another"
"""The detail of a refusal: there are questions, but not the one that was answered."""
INCOMPLETE: Final = "incomplete"
"""The detail of a refusal: something is named, but not all that the question takes."""
MOST_SUGGESTED: Final = 5


@dataclass(frozen=True)
class Answerer:
    """
    Who answers, and what there is to know for reading him.

    Args:
        asked: The questions open to him.
        names: Of all players, in seating order.
        languages: His and the game's.
        prompted: What stands for the question his mail answers (see `question_mark`), 0 for none.
        subject: What the subject says beside the game's name.
        seat: Where he sits.
        also: What else the players are called, by their places among the names.
    """

    rulebook: str
    asked: Mapping[str, Asked]
    name: str
    names: Sequence[str]
    languages: frozenset[str]
    prompted: int = 0
    subject: str = ""
    seat: Seat = field(default=Seat(0))
    also: tuple[Also, ...] = ()

    @cached_property
    def reader(self) -> Reader:
        """How his words are read."""
        keys = {
            option
            for asked in self.asked.values()
            for part in asked.parts
            for option in part.options
            if isinstance(option, str)
        }
        options = option_words(self.rulebook, tuple(sorted(keys)))
        words = lexicon(self.rulebook, self.languages)
        return Reader(self.names, words, options, self.also)

    def is_answer(self, line: str) -> bool:
        """Tell whether *line* says which question it answers."""
        return bool(self.reader.question_in(line))

    @property
    def choices(self) -> list[str]:
        """All that a line of his may consist of: names, and options in words."""
        keys = sorted(set(self.reader.options.values()))
        called = (_called(key, of, self.rulebook) for key in keys for of in LANGUAGES)
        return [*self.names, *called]

    def usual_question(self, reader: Reader) -> str | None:
        """
        Return the question that words are for which name none; None where it is not clear.

        That is the one in the subject, the one that the mail answered was about, the only one
        that is owed, or the only one.
        """
        if named := reader.question_in(self.subject):
            return named
        if self.prompted:
            for question in self.asked:
                if question_mark(question) == self.prompted:
                    return question
        owed = [question for question, each in self.asked.items() if not each.standing]
        candidates = owed or list(self.asked)
        return candidates[0] if len(candidates) == 1 else None


@dataclass(frozen=True, slots=True)
class Meant:
    """
    One answer as it was understood.

    Args:
        choice: What is chosen, or why that cannot be told.
        content: What was read.
        answerer: Whose answer it is.
        text: The words that say it, where that is a sentence.
    """

    question: str
    choice: Choice | AnswerError
    content: Content
    answerer: Answerer
    text: str = ""

    def details(self) -> dict[str, Any]:
        """Return what may be repeated to the writer of a refused answer: his own choices."""
        open_now = {"forms": forms(self.answerer.asked)}
        asked = self.answerer.asked.get(self.question)
        if asked is None:
            return {"about": self.question, **open_now}
        parts = asked.parts
        offered = dict.fromkeys(each for part in parts for each in choices(asked, part))
        return {
            "question": self.question,
            "forms": {self.question: open_now["forms"][self.question]},
            "choices": list(offered),
            "suggestions": list(_suggestions(asked, self.content, self.answerer)),
            "least": sum(part.least for part in parts),
            "most": sum(part.most for part in parts),
        }


def read_several(text: str, answerer: Answerer) -> list[Meant]:
    """
    Return the answers that *text* gives, at least one, in the order of the text.

    What is said about no question in particular goes to the usual one (see
    `Answerer.usual_question`). The writer's own name alone on a line below answers with words of
    their own is how he ends his mail.

    Raises:
        HostingError: ``several_questions``: it could mean more than one.
        AnswerError: ``unknown_name``: it says nothing.
    """
    reader = answerer.reader
    pieces = reader.pieces(text)
    about = dict(pieces.about)
    usual = answerer.usual_question(reader)
    bare = _without_signature(pieces.bare, answerer.name) if about else pieces.bare
    said = reader.content(bare)
    if pieces.unclear:
        raise _unclear(answerer, pieces.unclear[0])
    if not said.is_empty:
        if usual is None:
            raise _unclear(answerer, _first_line(bare, reader))
        about[usual] = "\n".join(filter(None, (about.get(usual), bare)))
    elif not about:
        if usual is None:
            near = tuple(miss.word for miss in said.found.near)
            raise AnswerError(Refusal.UNKNOWN_NAME, given=near)
        about[usual] = bare
    return [_meant(question, reader.content(of), answerer) for question, of in about.items()]


def chooses(text: str, answerer: Answerer) -> bool:
    """Tell whether *text* answers anything, beside its writer's name."""
    reader = answerer.reader
    pieces = reader.pieces(text)
    bare = _without_signature(pieces.bare, answerer.name)
    about = [reader.content(of) for of in pieces.about.values()]
    return bool(pieces.unclear) or not all(
        content.is_empty for content in (reader.content(bare), *about)
    )


@lru_cache(maxsize=64)
def option_words(rulebook: str, keys: tuple[str, ...]) -> Mapping[Phrase, str]:
    """Return options in words by what they are called, in every language."""
    found = {phrase(key): key for key in keys}
    for language in LANGUAGES:
        for key in keys:
            found[phrase(_called(key, language, rulebook))] = key
    return found


def _called(option: str, language: Language, rulebook: str) -> str:
    return Voice(Cast(()), Listener(None, language), words_of(language, rulebook)).option(option)


def _meant(question: str, content: Content, answerer: Answerer) -> Meant:
    asked = answerer.asked.get(question)
    if asked is None:
        not_asked = AnswerError(Refusal.NOT_ASKED, detail=ANOTHER)
        return Meant(question, not_asked, content, answerer)
    try:
        return Meant(question, _choice(asked, content), content, answerer)
    except AnswerError as refused:
        return Meant(question, refused, content, answerer)


def _choice(asked: Asked, content: Content) -> Choice:
    """
    Return what is chosen, sorted by the question's parts.

    Raises:
        AnswerError: ``blank_and_name``, ``unknown_name`` or ``too_few``.
    """
    found = content.found
    named = [Seat(place) for place in found.names]
    chosen: tuple[Option, ...] = (*named, *content.options)
    if content.is_blank and (chosen or found.ambiguous):
        raise AnswerError(Refusal.BLANK_AND_NAME, given=chosen)
    if found.ambiguous:
        written = tuple(case.word for case in found.ambiguous)
        raise AnswerError(Refusal.UNKNOWN_NAME, detail="ambiguous", given=written)
    if content.is_blank:
        return ()
    if not chosen:
        raise AnswerError(Refusal.UNKNOWN_NAME, given=tuple(miss.word for miss in found.near))
    pairs = [*_in_order(asked, content), *_in_words(asked, content.options)]
    counts = [(part, sum(name == part.name for name, _ in pairs)) for part in asked.parts]
    if any(count < part.least for part, count in counts):
        raise AnswerError(Refusal.TOO_FEW, detail=INCOMPLETE, given=chosen)
    return canonical(asked, pairs)


def _in_order(asked: Asked, content: Content) -> Iterable[tuple[str, Option]]:
    """
    Return the players named with the part each is for: the first for the first, and so on.

    One who is named more than once, and nobody else, is meant for every part. Where nobody is
    offered in two parts, whoever is named says himself for which he is.
    """
    parts = [part for part in asked.parts if not _is_of_words(part)]
    seats = [Seat(place) for place in content.found.names]
    if len(parts) == 1 or not seats or _is_told_apart(parts):
        return arrange(asked, seats)
    if len(seats) == 1 and len(content.found.mentions) > 1:
        seats *= len(parts)
    last = len(parts) - 1
    return [(parts[min(number, last)].name, seat) for number, seat in enumerate(seats)]


def _is_told_apart(parts: Sequence[Part]) -> bool:
    """Tell whether no option stands in two of *parts* (a witch's two potions)."""
    options = [option for part in parts for option in part.options]
    return len(set(options)) == len(options)


def _in_words(asked: Asked, options: Sequence[str]) -> Iterable[tuple[str, Option]]:
    return arrange(asked, options)


def _is_of_words(part: Part) -> bool:
    return all(isinstance(option, str) for option in part.options)


def _suggestions(asked: Asked, content: Content, answerer: Answerer) -> tuple[Option, ...]:
    """Return what the writer may have meant by words that are no name and no option."""
    found = content.found
    near = [place for miss in found.near for place in miss.suggestions]
    near += [place for case in found.ambiguous for place in case.candidates]
    seats: list[Option] = [Seat(place) for place in near if place not in found.names]
    keys = [
        option
        for part in asked.parts
        for option in part.options
        if isinstance(option, str) and option not in content.options
    ]
    called = [
        (_called(key, language, answerer.rulebook), key) for key in keys for language in LANGUAGES
    ]
    index = index_of(tuple(name for name, _ in called))
    misses = near_misses(found.unmatched, index) if called else ()
    words: list[Option] = [called[place][1] for miss in misses for place in miss.suggestions]
    return tuple(dict.fromkeys((*seats, *words)))[:MOST_SUGGESTED]


def _without_signature(text: str, name: str) -> str:
    """Take out of *text* the lines that are nothing but its writer's own *name*."""
    own = phrase(name)
    return "\n".join(line for line in text.split("\n") if phrase(line) != own)


def _first_line(text: str, reader: Reader) -> str:
    """Return the first line of *text* that chooses somebody."""
    lines = (line.strip() for line in text.split("\n"))
    return next((line for line in lines if not reader.content(line).is_empty), "")


def _unclear(answerer: Answerer, line: str) -> HostingError:
    return HostingError(Code.SEVERAL_QUESTIONS, given=line, forms=forms(answerer.asked))


def forms(asked: Mapping[str, Asked]) -> dict[str, list[str]]:
    """Return of each question what an answer to it consists of: ``name``, or a part's own key."""
    return {
        question: [part.name if _is_of_words(part) else "name" for part in each.parts]
        for question, each in asked.items()
    }
