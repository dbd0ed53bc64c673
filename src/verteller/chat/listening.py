"""Listening: what a player writes to the narrator in his private line, and what he hears back."""

from collections.abc import Iterator, Sequence
from typing import Final, cast

from verteller.chat import floor, letters
from verteller.chat.access import Reader
from verteller.chat.answering import STANDSTILL, Desk, desk_of
from verteller.chat.models import Post, PostKind
from verteller.chat.naming import Namer
from verteller.chat.timeline import Draft, add_all
from verteller.chat.voice_lines import REPLY, say
from verteller.hosting import playing
from verteller.hosting.errors import HostingError
from verteller.hosting.transactions import in_one_transaction
from verteller.rules.errors import AnswerError
from verteller.rules.facts import Asked, Choice
from verteller.rules.questions import arrange, canonical
from verteller.telling.cast import Language
from verteller.telling.sentences import understand
from verteller.telling.sentences.meaning import (
    Context,
    Doubt,
    DoubtCode,
    Person,
    Request,
    Understanding,
)

LONGEST_QUOTED: Final = 120
"""Letters of what somebody wrote that are said again."""


def listen(reader: Reader, post: Post) -> None:
    """
    Understand what a player has said in his line, do it, and answer him there.

    What is taken the log tells him of; the narrator himself says why something is not.

    Source: duesterwald, DUE-NGT-03, -08, DUE-SYS-13, -24; tabula, TAB-SYS-12, -36.
    """
    heard(reader, post.text, post)


@in_one_transaction
def heard(reader: Reader, text: str, post: Post) -> list[Post]:
    """Do what *text* says, and return the narrator's replies to it."""
    try:
        desk = desk_of(reader, post.at)
        playing.refuse_unless_running(desk.record)
    except HostingError as error:
        return _replies(reader, post, [_standstill(reader, error)])
    ear = Ear(desk, _languages(desk, reader))
    return _replies(reader, post, list(ear.replies(text)))


class Ear:
    """
    The narrator's ear for one player at one moment.

    Args:
        desk: The player before him.
        languages: The player's and the game's.
    """

    def __init__(self, desk: Desk, languages: Sequence[Language]) -> None:
        self.desk = desk
        self.languages = languages
        self.asked = desk.known.view.questions
        players = desk.record.players.filter(seat__isnull=False).order_by("seat")
        self.people = tuple(Person(each.name, tuple(each.nicknames)) for each in players)

    def replies(self, text: str) -> Iterator[str]:
        """Do what *text* says, and yield what is to be said to it besides the receipts."""
        if floor.holder(self.desk.known) == self.desk.seat:
            yield from self._finish(text)
            return
        if not self.asked:
            yield self._say("calls-nothing-asked")
            return
        wording, rest = "", text
        if letters.QUESTION in self.asked:
            wording, rest = letters.parted(text)
        if wording:
            yield from self._write(wording)
        if rest.strip():
            yield from self._answer(rest)

    def _finish(self, text: str) -> Iterator[str]:
        """End his speech, if he has said everything; others do not speak now, and ask nothing."""
        if floor.has_finished(text, self.languages):
            floor.give_back(self.desk)
        else:
            yield self._say("calls-floor-how")

    def _write(self, wording: str) -> Iterator[str]:
        """Take the words of a letter; the log tells him what it will say."""
        try:
            letters.write(self.desk, wording)
        except (AnswerError, HostingError) as error:
            yield self.desk.why_refused(error, None)

    def _answer(self, text: str) -> Iterator[str]:
        """Take *text* as names, or else as sentences."""
        usual = self._usual()
        namer = Namer(self.desk.record.rulebook, self.people, self.desk.seat, self.languages)
        voice = self.desk.teller.voice
        named = namer.named(text, usual, voice) or namer.worded(text, usual, voice)
        if named is None:
            yield from self._understood(understand(text, self._context(usual)), text)
        elif named.doubtful:
            yield self._doubted(Doubt(DoubtCode.AMBIGUOUS, text, "", named.doubtful))
        else:
            yield from self._put(usual, arrange(usual, named.options))

    def _understood(self, said: Understanding, text: str) -> Iterator[str]:
        for command in said.commands:
            asked = self.asked.get(command.question)
            if asked is None:
                yield self._say("calls-not-yours", text=_quoted(command.text))
            else:
                yield from self._put(asked, _fitted(asked, command.choice))
        telling = [each for each in said.doubts if each.code is not DoubtCode.NOT_UNDERSTOOD]
        for doubt in telling:
            yield self._doubted(doubt)
        yield from self._requested(said.requests)
        if not (said.commands or telling or said.requests):
            yield f"{self._say('calls-unclear', text=_quoted(text))} {self._how()}"

    def _put(self, asked: Asked, choice: Choice) -> Iterator[str]:
        """Give an answer; yield why it is refused, or the receipt where the log has none."""
        counts = self.desk.known.view.answers.get(asked.question)
        try:
            receipt = self.desk.put(asked, choice)
        except (AnswerError, HostingError) as error:
            yield self.desk.why_refused(error, asked)
        else:
            if counts == canonical(asked, choice):
                yield receipt

    def _doubted(self, doubt: Doubt) -> str:
        people = [self.desk.teller.name(seat) for seat in doubt.candidates]
        names = self.desk.teller.voice.words.join(people)
        message = _DOUBTS.get(doubt.code, "calls-unclear")
        if not names and message in _WITH_PEOPLE:
            message = "calls-unclear"
        return self._say(message, text=_quoted(doubt.text), people=names)

    def _requested(self, requests: frozenset[Request]) -> Iterator[str]:
        if Request.STATUS in requests:
            yield self._say("calls-still-open", questions=" ".join(self._standing()))
        if Request.HELP in requests:
            yield self._how()
        if Request.COUNT in requests:
            yield self._say("calls-count")

    def _standing(self) -> Iterator[str]:
        """Yield each open question with the answer that counts so far."""
        teller, answers = self.desk.teller, self.desk.known.view.answers
        for key in self.asked:
            title = teller.voice.question(key)
            if key in answers:
                yield f"{title} {teller.choice(key, answers[key])}"
            else:
                yield self._say("calls-no-answer-yet", question=title)

    def _how(self) -> str:
        """Say how to answer what is asked."""
        is_final = not all(asked.blank for asked in self.asked.values())
        how = self._say("calls-how-turn" if is_final else "calls-how")
        if letters.QUESTION in self.asked:
            return f"{how} {self._say('calls-letter-how')}"
        return how

    def _usual(self) -> Asked:
        """Return the question that words are for which name none: the first that is owed."""
        owed = [asked for asked in self.asked.values() if not asked.standing]
        return (owed or list(self.asked.values()))[0]

    def _context(self, usual: Asked) -> Context:
        desk = self.desk
        return Context(
            rulebook=desk.record.rulebook,
            role=desk.known.view.role,
            seat=desk.seat,
            asked=self.asked,
            people=self.people,
            languages=frozenset(self.languages),
            usual=usual.question,
        )

    def _say(self, message: str, **variables: str) -> str:
        return say(self.desk.teller.reader.language, message, **variables)


_DOUBTS: Final = {
    DoubtCode.AMBIGUOUS: "calls-ambiguous",
    DoubtCode.UNKNOWN_NAME: "calls-unknown-name",
    DoubtCode.CONDITION: "calls-condition",
    DoubtCode.NEGATED: "calls-negated",
    DoubtCode.CONTRADICTION: "calls-contradiction",
    DoubtCode.NOT_YOURS: "calls-not-yours",
}
_WITH_PEOPLE: Final = frozenset({"calls-ambiguous", "calls-contradiction"})


def _fitted(asked: Asked, choice: Choice) -> Choice:
    """Return a choice by the question's own parts."""
    known = {part.name for part in asked.parts}
    if all(name in known for name, _ in choice):
        return choice
    return arrange(asked, [option for _, option in choice])


def _quoted(text: str) -> str:
    """Return what somebody wrote in one line, as long as it is said again."""
    line = " ".join(text.split())
    return line if len(line) <= LONGEST_QUOTED else f"{line[:LONGEST_QUOTED]}…"


def _languages(desk: Desk, reader: Reader) -> tuple[Language, ...]:
    game = cast("Language", desk.record.language)
    return tuple(dict.fromkeys((reader.language, game)))


def _standstill(reader: Reader, error: HostingError) -> str:
    """Say why nothing can be answered just now."""
    message = STANDSTILL.get(str(error.code), "calls-refused")
    return say(reader.language, message)


def _replies(reader: Reader, post: Post, texts: Sequence[str]) -> list[Post]:
    """Post what the narrator says, in the room he was spoken to in."""
    drafts = [
        Draft(post.room, PostKind.CUE, post.first, post.last, text=text, detail={"cue": REPLY})
        for text in texts
    ]
    return add_all(reader.live, drafts, at=post.at) if drafts else []
