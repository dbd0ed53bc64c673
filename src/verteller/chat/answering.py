"""Answering: what a player chooses with buttons is taken, or he is told why it is not."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import Final

from verteller.chat.access import Reader
from verteller.chat.hearing import known_in
from verteller.chat.knowing import Known
from verteller.chat.voice_lines import say
from verteller.chat.worded import wording_of
from verteller.hosting import games, playing
from verteller.hosting.errors import Code, HostingError
from verteller.hosting.models import HostedGame, Player
from verteller.hosting.transactions import in_one_transaction
from verteller.rules.errors import AnswerError, Refusal
from verteller.rules.facts import Asked, Choice, Option, Part, Seat
from verteller.rules.questions import BLANK, canonical
from verteller.telling.teller import Teller


@dataclass(frozen=True, slots=True)
class Given:
    """
    An answer as a form brings it.

    Args:
        question: The key of the question.
        sequence: Which of the facts told to the player asked it (see `Known`), so that an answer
            to an earlier round is none to this one.
        chosen: By part, the options as text.
        is_blank: Whether nobody was chosen, expressly.
    """

    question: str
    sequence: int
    chosen: Mapping[str, Sequence[str]] = field(default_factory=dict)
    is_blank: bool = False


@dataclass(frozen=True, slots=True)
class Outcome:
    """
    What came of an answer.

    Args:
        words: The receipt, or why it does not count, in the player's language.
        code: Empty when it counts; otherwise the stable code of the refusal.
    """

    words: str
    code: str = ""

    @property
    def is_taken(self) -> bool:
        """Whether it counts."""
        return not self.code


@dataclass(frozen=True, slots=True)
class Desk:
    """
    A player before the narrator, in a game whose row is locked.

    Args:
        player: His place, with a seat.
        known: What he knows.
        teller: Who words things for him.
        at: When what he says came in.
    """

    record: HostedGame
    player: Player
    seat: Seat
    known: Known
    teller: Teller
    at: datetime

    def put(self, asked: Asked, choice: Choice) -> str:
        """
        Give an answer for him, unless it is the one that counts already.

        Returns:
            The receipt, in words.

        Raises:
            AnswerError, HostingError: It is refused, and nothing has changed.
        """
        record, choice = self.record, canonical(asked, choice)
        if self.known.view.answers.get(asked.question) != choice:
            question, sequence = asked.question, record.sequence
            playing.answer(record, self.player, question, choice, self.at, sequence=sequence)
        return self.teller.receipt(asked.question, choice)

    def why_refused(self, error: AnswerError | HostingError, asked: Asked | None) -> str:
        """Return in words why something is refused; see `why_refused`."""
        return why_refused(error, asked, self.teller, self.record.name)


def desk_of(reader: Reader, at: datetime) -> Desk:
    """
    Lock a game and return one of its players before the narrator.

    Raises:
        HostingError: ``not_in_game`` for whoever has no seat there, or has it no longer.
    """
    record = games.lock(reader.live.game_id)
    player = seated(reader, record)
    if player is None or player.seat is None:
        raise HostingError(Code.NOT_IN_GAME, game=record.name)
    seat = Seat(player.seat)
    teller = wording_of(record).teller(seat, reader.language)
    return Desk(record, player, seat, known_in(record, seat), teller, at)


@in_one_transaction
def take(reader: Reader, given: Given, at: datetime) -> Outcome:
    """
    Take an answer from a player's form; sent twice it counts once.

    What is wrong with it is said to him alone and changes nothing.

    Raises:
        HostingError: ``not_in_game`` for whoever has no seat there.

    Source: duesterwald, DUE-NGT-03, -08, DUE-SYS-13; tabula, TAB-SYS-12, TAB-SYS-36.
    """
    desk = desk_of(reader, at)
    try:
        playing.refuse_unless_running(desk.record)
        asked = open_question(desk.known, given.question, given.sequence)
        return Outcome(desk.put(asked, choice_of(asked, given)))
    except (AnswerError, HostingError) as error:
        question = desk.known.view.questions.get(given.question)
        return Outcome(desk.why_refused(error, question), str(error.code))


def seated(reader: Reader, record: HostedGame) -> Player | None:
    """Return the reader's place as it is now; None if it is his no longer."""
    if reader.player is None:
        return None
    mine = record.players.filter(pk=reader.player.pk, person=reader.player.person_id)
    return mine.select_related("address").first()


def open_question(known: Known, question: str, sequence: int) -> Asked:
    """
    Return the question that an answer is meant for.

    Raises:
        AnswerError: ``not_asked``, or ``too_late`` if it was asked in an earlier round.
    """
    asked = known.view.questions.get(question)
    if asked is None or known.asked_as[question] < sequence:
        raise AnswerError(Refusal.NOT_ASKED)
    if known.asked_as[question] != sequence:
        raise AnswerError(Refusal.TOO_LATE)
    return asked


def choice_of(asked: Asked, given: Given) -> Choice:
    """
    Return what a form chooses.

    Raises:
        AnswerError: ``too_few`` when it chooses nothing at all, ``not_a_choice``,
            ``blank_and_name``.
    """
    picked = [
        (part.name, _option(part, text))
        for part in asked.parts
        for text in given.chosen.get(part.name, ())
    ]
    if given.is_blank and picked:
        raise AnswerError(Refusal.BLANK_AND_NAME)
    if not picked and not given.is_blank:
        raise AnswerError(Refusal.TOO_FEW)
    return tuple(picked) if picked else BLANK


def _option(part: Part, text: str) -> Option:
    found = next((option for option in part.options if str(option) == text), None)
    if found is None:
        raise AnswerError(Refusal.NOT_A_CHOICE)
    return found


STANDSTILL: Final[Mapping[str, str]] = {
    Code.GAME_PAUSED: "calls-paused",
    Code.GAME_ENDED: "calls-over",
    Code.NOT_STARTED: "calls-not-begun",
    Code.NOT_IN_GAME: "calls-not-begun",
}
"""Why nothing at all is asked."""

_WHY: Final[Mapping[str, str]] = {
    Refusal.TOO_FEW: "calls-refused-few",
    Refusal.TOO_MANY: "calls-refused-many",
    Refusal.BLANK_AND_NAME: "calls-refused-both",
    Refusal.BLANK_NOT_ALLOWED: "calls-refused-blank",
    Refusal.NOT_A_CHOICE: "calls-refused-choice",
    Refusal.REPEATED: "calls-refused-repeated",
    Refusal.NOT_ASKED: "calls-refused-asked",
    Refusal.TOO_LATE: "calls-refused-late",
    Refusal.NOT_ALLOWED: "calls-refused",
    **STANDSTILL,
}
"""The words of a refusal, short enough to stand beside a button."""


def why_refused(
    error: AnswerError | HostingError, asked: Asked | None, teller: Teller, game: str
) -> str:
    """
    Return in words why something is refused, in the teller's language.

    Args:
        asked: The question it was for, if that is open.
    """
    message = _WHY.get(str(error.code))
    if isinstance(error, AnswerError) and error.detail == "length":
        return say(teller.reader.language, "calls-refused-letter", most=int(str(error.given[0])))
    if message is None:
        parameters = getattr(error, "parameters", {})
        return teller.refusal(str(error.code), "", {"game": game, **parameters})
    parts = asked.parts if asked is not None else ()
    least = max(sum(part.least for part in parts), 1)
    most = max(sum(part.most for part in parts), 1)
    return say(teller.reader.language, message, least=least, most=most)
