"""
Sentences in a mail: what they order, what they leave open, and what they ask of the narrator.

Lines with a word for their question in front ("Vote: Anna") and bare names are read as they
always are; sentences are understood by what their writer himself knows.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from verteller.mail.answering_several import Answerer, Meant, read_several
from verteller.mail.letters.examples import is_spoken
from verteller.mail.reading.question_words import phrase
from verteller.mail.reading.quotes import cut_quotes
from verteller.rules.errors import AnswerError, Refusal
from verteller.rules.facts import Asked, Choice
from verteller.rules.game import Game
from verteller.rules.questions import arrange
from verteller.rules.views import View, view
from verteller.telling.folding import fold, normal
from verteller.telling.sentences import understand
from verteller.telling.sentences.meaning import (
    Command,
    Context,
    Doubt,
    DoubtCode,
    Person,
    Request,
    Understanding,
)

NEVER_DONE: Final = frozenset({DoubtCode.NEGATED, DoubtCode.CONDITION})
"""Doubts about what must not be done though the name of a player stands in it."""

_DENYING: Final = re.compile(
    r"\b(?:niet|geen|nooit|nee|als|indien|tenzij|mits|mocht|not|never|no|if|unless|non|mai|se"
    r"|qualora|purche|nicht|kein\w*|nie|nein|wenn|falls|sofern|ausser)\b|n't\b"
)
"""Words that may deny what stands beside them, or make it depend on something."""

LONGEST_QUOTED: Final = 160
"""Letters of a sentence that are said again."""


@dataclass(frozen=True)
class Writer:
    """
    Who has written a mail, and all that may be used to understand it.

    Args:
        answerer: How his bare names and lines are read.
        people: All players in seating order.
        seen: What he knows.
    """

    answerer: Answerer
    people: tuple[Person, ...]
    seen: View

    def context(self) -> Context:
        """Return what sentences are understood by."""
        answerer = self.answerer
        usual = answerer.usual_question(answerer.reader) if answerer.asked else None
        return Context(
            rulebook=answerer.rulebook,
            role=self.seen.role,
            seat=answerer.seat,
            asked=answerer.asked,
            people=self.people,
            languages=answerer.languages,
            usual=usual or "",
        )

    def understood(self, text: str) -> Understanding:
        """Return what the writer's own sentences in *text* mean."""
        # What he quotes has been cut already, where it is marked as mail programs do.
        return understand(cut_quotes(text), self.context())


@dataclass
class Heard:
    """
    What a mail says.

    Args:
        meant: The answers it gives, each question once.
        doubts: What was not carried out.
        requests: What it asks of the narrator.
        is_speech: Whether it says anything beyond bare names and lines.
    """

    meant: list[Meant] = field(default_factory=list)
    doubts: list[Doubt] = field(default_factory=list)
    requests: frozenset[Request] = frozenset()
    is_speech: bool = False

    @property
    def is_lost(self) -> bool:
        """Whether it speaks, and nothing in it could be acted upon or asked about."""
        unclear = all(doubt.code is DoubtCode.NOT_UNDERSTOOD for doubt in self.doubts)
        return self.is_speech and not self.meant and not self.requests and unclear

    @property
    def doubt(self) -> DoubtCode | None:
        """The first doubt that says more than that nothing was understood; else the first."""
        codes = [doubt.code for doubt in self.doubts]
        telling = (code for code in codes if code is not DoubtCode.NOT_UNDERSTOOD)
        return next(telling, codes[0] if codes else None)


def hear(text: str, writer: Writer) -> Heard:
    """
    Return what *text* says.

    Where the same question is answered more than once, the last answer counts.

    Raises:
        HostingError, AnswerError: It has nothing but names or lines, which could mean more than
            one question, or say nothing; see `read_several`.

    Source: Lupus 3.0, 4.4, LU3-SYS-05, LU3-SYS-07, LU3-SYS-09, LU3-MAIL-11.
    """
    answerer = writer.answerer
    forms, rest = _parted(text, answerer)
    said = writer.understood(rest)
    if answerer.asked and _are_names_meant(rest, said, answerer):
        return _of_any_names(text, rest, writer, said)
    if not _is_speech(said):
        if not answerer.asked:
            return Heard()
        return _of_forms(text, writer, []) if forms else _of_names(text, writer, said)
    heard = _of_forms("\n".join(forms), writer, said.commands) if forms else Heard()
    heard.meant = _last_of_each([*heard.meant, *_ordered(said, writer)], text)
    heard.doubts += said.doubts
    heard.requests = said.requests
    heard.is_speech = True
    return heard


def chooses_in_words(text: str, writer: Writer) -> bool:
    """Tell whether the sentences of *text* order anything, or leave open what they order."""
    said = writer.understood(text)
    orders = [doubt for doubt in said.doubts if doubt.code is not DoubtCode.NOT_UNDERSTOOD]
    return bool(said.commands or orders)


def ordered(command: Command, writer: Writer) -> Meant:
    """Return a command as an answer; refused where its question is not open."""
    answerer = writer.answerer
    content = answerer.reader.content(command.text)
    if command.question not in answerer.asked:
        refused = AnswerError(Refusal.NOT_ASKED, detail="another")
        return Meant(command.question, refused, content, answerer, command.text)
    choice = _fitted(answerer.asked[command.question], command.choice)
    return Meant(command.question, choice, content, answerer, command.text)


def _fitted(asked: Asked, choice: Choice) -> Choice:
    """Return a choice by the question's own parts."""
    known = {part.name for part in asked.parts}
    if all(name in known for name, _ in choice):
        return choice
    return arrange(asked, [option for _, option in choice])


def may_deny(text: str) -> bool:
    """Tell whether *text* has a word that may deny what it says, or make it depend on something."""
    return _DENYING.search(fold(normal(text))) is not None


def told_of(doubts: Sequence[Doubt]) -> list[dict[str, Any]]:
    """Return doubts in plain values, for the words of the reply."""
    return [
        {
            "doubt": str(doubt.code),
            "text": " ".join(doubt.text.split())[:LONGEST_QUOTED],
            "question": doubt.question,
            "candidates": [int(seat) for seat in doubt.candidates],
        }
        for doubt in doubts
    ]


def seen_by(game: Game, answerer: Answerer) -> View:
    """Return what a writer knows."""
    return view(game.log, answerer.seat)


def _is_speech(said: Understanding) -> bool:
    is_denied = any(doubt.code in NEVER_DONE for doubt in said.doubts)
    return said.has_sentences or bool(said.requests) or is_denied


def _parted(text: str, answerer: Answerer) -> tuple[list[str], str]:
    """
    Return the lines of *text* that begin with a word for a question and a colon, and the rest.

    Bare names below such a word that stands alone belong to it.
    """
    forms: list[str] = []
    rest: list[str] = []
    is_heading = False
    for line in text.split("\n"):
        if answerer.reader.is_form(line):
            forms.append(line)
            is_heading = answerer.reader.content(line).is_empty
        elif is_heading and line.strip():
            forms.append(line)
        else:
            is_heading = False
            rest.append(line)
    return forms, "\n".join(rest)


def _are_names_meant(text: str, said: Understanding, answerer: Answerer) -> bool:
    """Tell whether any name in *text* counts, as players of such a game are told."""
    if phrase(text) in answerer.reader.lexicon.nobody:
        return True
    return said.is_empty and not is_spoken(answerer.rulebook)


def _unclear(text: str) -> Heard:
    """Return that names stand in a *text* beside words that may deny them."""
    line = next(line for line in text.split("\n") if may_deny(line))
    return Heard(doubts=[Doubt(DoubtCode.NEGATED, line.strip())], is_speech=True)


def _of_any_names(text: str, rest: str, writer: Writer, said: Understanding) -> Heard:
    """
    Return what the names in *text* say, wherever they stand, if nothing may deny them.

    Args:
        rest: What of it are no lines with a word for their question in front.
    """
    if may_deny(rest) and writer.answerer.reader.content(rest).found.names:
        return _unclear(rest)
    try:
        return _of_forms(text, writer, [])
    except AnswerError as error:
        if error.given or not said.has_sentences or error.code is not Refusal.UNKNOWN_NAME:
            raise
    return Heard(is_speech=True)


def _of_names(text: str, writer: Writer, said: Understanding) -> Heard:
    """Return what bare names say; a doubt about them says more than that there are none."""
    try:
        return Heard(read_several(text, writer.answerer))
    except AnswerError:
        if not said.commands and not said.doubts:
            raise
    return Heard(list(_ordered(said, writer)), list(said.doubts))


def _of_forms(text: str, writer: Writer, commands: Sequence[Command]) -> Heard:
    """Return what lines with a word in front say, but for what they say is not to be done."""
    doubts: list[Doubt] = []
    kept: list[str] = []
    for line in text.split("\n"):
        if _is_denied(line, writer.answerer):
            doubts.append(Doubt(DoubtCode.NEGATED, line.strip()))
        else:
            kept.append(line)
    left = "\n".join(kept)
    if not left.strip() and (doubts or commands):
        return Heard([], doubts, is_speech=bool(doubts))
    return Heard(read_several(left, writer.answerer), doubts, is_speech=bool(doubts))


def _is_denied(line: str, answerer: Answerer) -> bool:
    """Tell whether a *line* with a word for its question in front names whom it does not mean."""
    if not answerer.reader.is_form(line):
        return False
    behind = re.split(r"[:=]", line, maxsplit=1)[-1]
    return may_deny(behind) and bool(answerer.reader.content(behind).found.names)


def _ordered(said: Understanding, writer: Writer) -> Iterator[Meant]:
    return (ordered(command, writer) for command in said.commands)


def _last_of_each(meant: Sequence[Meant], text: str) -> list[Meant]:
    """Return of each question the answer that stands last in *text*."""
    places: Mapping[int, int] = {number: _place(each, text) for number, each in enumerate(meant)}
    in_order = sorted(range(len(meant)), key=lambda number: (places[number], number))
    last = {meant[number].question: meant[number] for number in in_order}
    return [each for each in meant if last[each.question] is each]


def _place(meant: Meant, text: str) -> int:
    """Return where an answer stands; one of which that is not known, at the beginning."""
    return text.find(meant.text) if meant.text else -1
