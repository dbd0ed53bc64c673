"""Answering by mail: free words become the answer to one open question."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any, Final

from verteller.hosting import games
from verteller.hosting.errors import Code, HostingError
from verteller.hosting.models import HostedGame, Player, Status
from verteller.hosting.playing import Taken, answer_with
from verteller.hosting.records import to_moment
from verteller.mail.destinations import subject_keywords
from verteller.mail.echoes import without_echoes
from verteller.mail.reading.message import IncomingMessage
from verteller.mail.reading.names import Found, find_names
from verteller.mail.reading.words import Keyword, find_keywords
from verteller.rules.errors import AnswerError, Refusal
from verteller.rules.facts import Asked, Seat
from verteller.rules.moves import Moment
from verteller.rules.questions import choices
from verteller.rules.views import view

MARKED: Final[Mapping[Keyword, str]] = {Keyword.WHITE: "alone", Keyword.MAYOR: "testament"}
"""
Which question an answer is for when the mail has a keyword.

Source: wakkerdam, WAK-XWHITE-02, WAK-XMAYOR-02.
"""

WHITE_WEREWOLF: Final = "white_werewolf"
PACK: Final = "pack"
PRIVATE_BALLOT: Final = "private_ballot"
"""The detail of a refusal: the word for a ballot that is not held. Source: WAK-XWHITE-04."""


@dataclass(frozen=True, slots=True)
class Said:
    """
    A mail to a game as it came in.

    Args:
        message: The mail.
        at: When it was received.
    """

    message: IncomingMessage
    at: datetime


@dataclass(slots=True)
class Understood:
    """What the words of a refusal can say about an answer; filled as far as reading came."""

    details: dict[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class _Standing:
    """What the sender's place in the open phase is."""

    names: tuple[str, ...]
    asked: Mapping[str, Asked]
    sequence: int
    opened_at: Moment


def answer(player: Player, said: Said, understood: Understood) -> Taken:
    """
    Take what a player's mail says as the answer to the question it is for.

    Args:
        player: Who wrote it, with his game.
        understood: Is told what could be read, for the words of a refusal.

    Raises:
        HostingError: ``game_paused``, ``game_ended`` and the like.
        AnswerError: Everything that is wrong with the answer itself.

    Source: wakkerdam, WAK-VOTE-01 to -10, -16 to -23, WAK-XWHITE, WAK-XMAYOR.
    """
    game = player.game
    _refuse_halted(game)
    standing = _standing_of(game, Seat(player.seat or 0))
    if to_moment(said.at) < standing.opened_at:
        # Meant for the phase before, which closed while the mail was on its way to us.
        raise AnswerError(Refusal.TOO_LATE)
    text = without_echoes(said.message, player.pk, standing.names)
    words = find_keywords(text)
    marks = words | subject_keywords(said.message.subject, game.name)
    question = _question(standing, marks, player)
    found = find_names(text, standing.names)
    understood.details |= _details(standing.asked[question], found)
    options = _options(found, is_blank=Keyword.BLANK in words)
    return answer_with(game, player, question, options, said.at, sequence=standing.sequence)


def _refuse_halted(game: HostedGame) -> None:
    """Refuse at once what is not read at all. Source: wakkerdam, WAK-VOTE-27."""
    if game.status == Status.PAUSED:
        raise HostingError(Code.GAME_PAUSED, game=game.name)
    if game.is_over:
        raise HostingError(Code.GAME_ENDED, game=game.name)


def _standing_of(record: HostedGame, seat: Seat) -> _Standing:
    with games.opened(record) as game:
        asked = dict(game.asked(seat))
        if not asked:
            # Raises with the reason, as far as the player may know it.
            game.read(seat, None, ())
        return _Standing(
            names=game.started.players,
            asked=asked,
            sequence=record.sequence,
            opened_at=game.log[record.phase_entry - 1].at,
        )


def _believes_to_be(player: Player, role: str) -> bool:
    with games.opened(player.game) as game:
        return view(game.log, Seat(player.seat or 0)).role == role


def _question(standing: _Standing, marks: frozenset[Keyword], player: Player) -> str:
    """
    Return which open question a mail with these keywords answers.

    Source: wakkerdam, WAK-XWHITE-01 to -04, WAK-XMAYOR-02 to -04 (AMB-59, AMB-61).
    """
    for word, question in MARKED.items():
        if word in marks and question in standing.asked:
            return question
    # Folding his view takes time, so it is done only for who writes that word.
    is_pack_vote = PACK in standing.asked and Keyword.WHITE in marks
    if is_pack_vote and _believes_to_be(player, WHITE_WEREWOLF):
        raise AnswerError(Refusal.NOT_ASKED, detail=PRIVATE_BALLOT)
    unmarked = [question for question in standing.asked if question not in MARKED.values()]
    return next(iter(unmarked or standing.asked))


def _details(asked: Asked, found: Found) -> dict[str, Any]:
    """Return what a refusal may repeat to its reader: his own choices, and near misses."""
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
