"""Answering by mail: free words become the answer to one open question."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from functools import partial
from typing import Any, Final, NoReturn

from verteller.hosting import games
from verteller.hosting.errors import Code, HostingError
from verteller.hosting.models import HostedGame, Player, Status
from verteller.hosting.playing import Sitting, Taken, answer_as_read
from verteller.hosting.records import to_moment
from verteller.mail.composing import Sent
from verteller.mail.destinations import subject_keywords
from verteller.mail.echoes import mails_quoted, without_echoes
from verteller.mail.reading.message import IncomingMessage
from verteller.mail.reading.names import Found, find_names
from verteller.mail.reading.words import Keyword, find_keywords
from verteller.mail.tokens import question_mark
from verteller.rules.errors import AnswerError, Refusal
from verteller.rules.facts import Asked, Seat
from verteller.rules.questions import choices
from verteller.rules.views import view

MARKED: Final[Mapping[Keyword, str]] = {Keyword.WHITE: "alone", Keyword.MAYOR: "testament"}
"""
Which question an answer is for when the mail has a keyword.

Source: wakkerdam, WAK-XWHITE-02, WAK-XMAYOR-02.
"""

WHITE_WEREWOLF: Final = "white_werewolf"
PACK: Final = "pack"
OLD_PROMPT: Final = "old_prompt"
"""The detail of a refusal: the mail that was answered is of a phase that is over."""
PRIVATE_BALLOT: Final = "private_ballot"
"""The detail of a refusal: the word for a ballot that is not held. Source: WAK-XWHITE-04."""


@dataclass(frozen=True, slots=True)
class Said:
    """
    A mail to a game as it came in.

    Args:
        message: The mail.
        at: When it was received.
        question: What stands for the question it was asked (see `question_mark`), 0 if for none.
    """

    message: IncomingMessage
    at: datetime
    question: int = 0


@dataclass(slots=True)
class Understood:
    """What the words of a refusal can say about an answer; filled as far as reading came."""

    asked: Asked | None = None
    found: Found | None = None

    def details(self) -> dict[str, Any]:
        """Return what may be repeated to the writer: his own choices, and near misses."""
        if self.asked is None or self.found is None:
            return {}
        return _details(self.asked, self.found)


def answer(player: Player, said: Said, understood: Understood) -> Taken:
    """
    Take what a player's mail says as the answer to the question it is for.

    Args:
        player: Who wrote it, with his game, whose row is locked.
        understood: Is told what could be read, for the words of a refusal.

    Raises:
        HostingError: ``game_paused``, ``game_ended`` and the like.
        AnswerError: Everything that is wrong with the answer itself.

    Source: wakkerdam, WAK-VOTE-01 to -10, -16 to -23, WAK-XWHITE, WAK-XMAYOR.
    """
    game = player.game
    _refuse_halted(game)
    # Composing what he was sent takes the game as well, so it comes before the game is opened.
    ours = mails_quoted(said.message, player.pk)
    return answer_as_read(player, partial(_read, said, ours, understood), said.at)


def _read(
    said: Said, ours: Sequence[Sent], understood: Understood, sitting: Sitting
) -> tuple[str, tuple[Seat, ...]]:
    """Return which question a mail answers, and whom it names."""
    asked = _asked_of(sitting)
    if to_moment(said.at) < sitting.game.log[sitting.record.phase_entry - 1].at:
        # Meant for the phase before, which closed while the mail was on its way to us.
        raise AnswerError(Refusal.TOO_LATE)
    names = sitting.game.started.players
    text = without_echoes(said.message, ours, names)
    words = find_keywords(text)
    marks = words | subject_keywords(said.message.subject, sitting.record.name)
    question = _question(asked, marks, sitting, said.question)
    found = find_names(text, names)
    understood.asked, understood.found = asked[question], found
    return question, _options(found, is_blank=Keyword.BLANK in words)


def refuse_stale(player: Player) -> NoReturn:
    """
    Say to a player who answers a mail of a phase that is over why nothing is done.

    Who is asked nothing at present is told that, as if he had answered any other mail.

    Raises:
        HostingError, AnswerError: Always one of them; see `answer`.

    Source: wakkerdam, WAK-VOTE-14, WAK-VOTE-20.
    """
    _refuse_halted(player.game)
    with games.opened(player.game) as game:
        seat = Seat(player.seat or 0)
        if not game.asked(seat):
            # Raises with the reason, as far as the player may know it.
            game.read(seat, None, ())
        raise AnswerError(Refusal.TOO_LATE, detail=OLD_PROMPT)


def _refuse_halted(game: HostedGame) -> None:
    """Refuse at once what is not read at all. Source: wakkerdam, WAK-VOTE-27."""
    if game.status == Status.PAUSED:
        raise HostingError(Code.GAME_PAUSED, game=game.name)
    if game.is_over:
        raise HostingError(Code.GAME_ENDED, game=game.name)


def _asked_of(sitting: Sitting) -> Mapping[str, Asked]:
    asked = sitting.game.asked(sitting.seat)
    if not asked:
        # Raises with the reason, as far as the player may know it.
        sitting.game.read(sitting.seat, None, ())
    return asked


def _believes_to_be(sitting: Sitting, role: str) -> bool:
    return view(sitting.game.log, sitting.seat).role == role


def _question(
    asked: Mapping[str, Asked], marks: frozenset[Keyword], sitting: Sitting, prompted: int
) -> str:
    """
    Return which open question a mail with these keywords answers.

    Without any it answers what the mail asked that it answers (*prompted*), if that is open.

    Source: wakkerdam, WAK-XWHITE-01 to -04, WAK-XMAYOR-02 to -04 (AMB-59, AMB-61).
    """
    for word, question in MARKED.items():
        if word in marks and question in asked:
            return question
    # Folding his view takes time, so it is done only for who writes that word.
    is_pack_vote = PACK in asked and Keyword.WHITE in marks
    if is_pack_vote and _believes_to_be(sitting, WHITE_WEREWOLF):
        raise AnswerError(Refusal.NOT_ASKED, detail=PRIVATE_BALLOT)
    if prompted:
        named = (question for question in asked if question_mark(question) == prompted)
        if (open_one := next(named, None)) is not None:
            return open_one
    unmarked = [question for question in asked if question not in MARKED.values()]
    return next(iter(unmarked or asked))


def _details(asked: Asked, found: Found) -> dict[str, Any]:
    offered = dict.fromkeys(option for part in asked.parts for option in choices(asked, part))
    near = [place for miss in found.near for place in miss.suggestions]
    near += [place for case in found.ambiguous for place in case.candidates]
    suggested = [place for place in dict.fromkeys(near) if place not in found.names]
    return {
        "question": asked.question,
        "choices": list(offered),
        "suggestions": suggested[:5],
        "least": sum(part.least for part in asked.parts),
        "most": sum(part.most for part in asked.parts),
    }


def _options(found: Found, *, is_blank: bool) -> tuple[Seat, ...]:
    """
    Return the players named, none for blank.

    Raises:
        AnswerError: ``blank_and_name`` (E8), or ``unknown_name`` when nothing was found (E6).

    Source: wakkerdam, WAK-VOTE-04, -08, -10, -17, -18.
    """
    named = tuple(Seat(place) for place in found.names)
    if is_blank and named:
        raise AnswerError(Refusal.BLANK_AND_NAME, given=named)
    if found.ambiguous and not is_blank:
        written = tuple(case.word for case in found.ambiguous)
        raise AnswerError(Refusal.UNKNOWN_NAME, detail="ambiguous", given=written)
    if not named and not is_blank:
        raise AnswerError(Refusal.UNKNOWN_NAME, given=tuple(miss.word for miss in found.near))
    return named
