"""Answering by mail: free words become the answer to one open question."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from functools import partial
from typing import Any, Final, NoReturn

from verteller.hosting import games
from verteller.hosting.errors import Code, HostingError
from verteller.hosting.models import HostedGame, Player, Status
from verteller.hosting.playing import Sitting, Taken, answer_as_read, answer_each_as_read
from verteller.hosting.records import to_moment
from verteller.mail.answering_several import Answerer, Meant, chooses, forms, read_several
from verteller.mail.composing import Sent
from verteller.mail.destinations import subject_beside, subject_keywords
from verteller.mail.echoes import mails_quoted, without_echoes
from verteller.mail.reading.message import IncomingMessage
from verteller.mail.reading.names import Found, find_names
from verteller.mail.reading.question_words import has_question_words
from verteller.mail.reading.words import ALWAYS_READ, Keyword, find_keywords
from verteller.mail.tokens import question_mark
from verteller.rules.errors import AnswerError, Refusal
from verteller.rules.facts import Asked, Choice, Seat
from verteller.rules.log import Entry
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
    several: dict[str, Any] = field(default_factory=dict)

    def details(self) -> dict[str, Any]:
        """Return what may be repeated to the writer: his own choices, and near misses."""
        if self.asked is None or self.found is None:
            return self.several
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
    if has_question_words(game.rulebook):
        return _answer_several(player, said, ours, understood)
    read = partial(_read, said, ours, understood, _languages(player))
    return answer_as_read(player, read, said.at)


def is_answer(text: str, player: Player, names: Sequence[str]) -> bool:
    """
    Tell whether *text* chooses somebody beside its writer, or nobody.

    Args:
        names: Of all players of his game, in seating order.
    """
    game = player.game
    if game.length and has_question_words(game.rulebook):
        with games.opened(game) as folded:
            asked = dict(folded.asked(Seat(player.seat or 0)))
        return chooses(text, _answerer(player, asked, names))
    if Keyword.BLANK in find_keywords(text, _languages(player)):
        return True
    found = find_names(text, names)
    others = {names[place] for place in found.names} - {player.name}
    return bool(others or found.ambiguous)


def _answer_several(
    player: Player, said: Said, ours: Sequence[Sent], understood: Understood
) -> Taken:
    """
    Take the answers that a mail gives, each by itself, with one receipt for all.

    What came of the others is told in the reply as well.
    """
    meant: list[Meant] = []

    def read(sitting: Sitting) -> list[tuple[str, Choice] | AnswerError]:
        asked = _asked_of(sitting)
        _refuse_late(said, sitting)
        names = sitting.game.started.players
        answerer = _answerer(player, asked, names, said)
        understood.several = {"forms": forms(asked)}
        text = said.message.own_text
        if ours:
            text = without_echoes(said.message, ours, answerer.choices, answerer.is_answer)
        meant[:] = read_several(text, answerer)
        return [
            each.choice if isinstance(each.choice, AnswerError) else (each.question, each.choice)
            for each in meant
        ]

    together = answer_each_as_read(player, read, said.at)
    told = [_told(each, result) for each, result in zip(meant, together.results, strict=True)]
    taken = next((each for each in together.results if isinstance(each, Entry)), None)
    if taken is None or together.receipt is None:
        (refused, *_) = (each for each in together.results if isinstance(each, AnswerError))
        understood.several = {**meant[0].details(), **_more(told)}
        raise refused
    if len(told) > 1:
        together.receipt.payload |= _more(told)
        together.receipt.save(update_fields=["payload"])
    return Taken(taken, together.receipt)


def _told(meant: Meant, result: Entry | AnswerError) -> dict[str, Any]:
    """Return what the reply tells of one answer."""
    if isinstance(result, Entry):
        return {"entry": result.number}
    given = list(result.given)
    code = {"code": str(result.code), "detail": result.detail, "given": given}
    return {**code, **meant.details(), "about": meant.question}


def _more(told: Sequence[dict[str, Any]]) -> dict[str, Any]:
    """Return all answers of a mail for its reply, where there are several."""
    return {"answers": list(told)} if len(told) > 1 else {}


def _answerer(
    player: Player, asked: Mapping[str, Asked], names: Sequence[str], said: Said | None = None
) -> Answerer:
    game = player.game
    return Answerer(
        rulebook=game.rulebook,
        asked=asked,
        name=player.name,
        names=names,
        languages=_languages(player),
        prompted=said.question if said else 0,
        subject=subject_beside(said.message.subject, game.name) if said else "",
    )


def _languages(player: Player) -> frozenset[str]:
    """Return whose words for blank and the like count in a player's mail."""
    return frozenset({*ALWAYS_READ, str(player.language), str(player.game.language)})


def _refuse_late(said: Said, sitting: Sitting) -> None:
    """Refuse what was meant for the phase before, which closed while the mail was on its way."""
    if to_moment(said.at) < sitting.game.log[sitting.record.phase_entry - 1].at:
        raise AnswerError(Refusal.TOO_LATE)


def _read(
    said: Said,
    ours: Sequence[Sent],
    understood: Understood,
    languages: frozenset[str],
    sitting: Sitting,
) -> tuple[str, tuple[Seat, ...]]:
    """Return which question a mail answers, and whom it names."""
    asked = _asked_of(sitting)
    _refuse_late(said, sitting)
    names = sitting.game.started.players
    text = without_echoes(said.message, ours, names)
    words = find_keywords(text, languages)
    marks = words | subject_keywords(said.message.subject, sitting.record.name, languages)
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
