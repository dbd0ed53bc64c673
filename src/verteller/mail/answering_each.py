"""Answering each: every answer of a mail by itself, and one reply that tells what came of all."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

from verteller.hosting import games, incoming, post, unread
from verteller.hosting.models import Kind, Player, Waits
from verteller.hosting.playing import Sitting, Together, answer_each_as_read
from verteller.mail.answering_sentences import Heard, Writer, hear, seen_by, told_of
from verteller.mail.answering_several import Meant, forms
from verteller.mail.composing import Sent
from verteller.mail.echoes import without_echoes
from verteller.mail.letters.examples import is_spoken
from verteller.mail.reading.question_words import has_question_words
from verteller.mail.said import Answered, Said, Understood, answerer_of, asked_of, people_of
from verteller.rules.errors import AnswerError, Refusal
from verteller.rules.facts import AnswerTaken, Choice, RoleTold, Seat
from verteller.rules.game import Game
from verteller.rules.log import Entry
from verteller.rules.views import View
from verteller.telling.sentences.meaning import Doubt, DoubtCode, Request

COUNTS: Final = {"lupus3": "vampire_hunter"}
"""
By rulebook, the role that a master tells once how many of a faction are left.

Source: Lupus 3.0, 6.4, LU3-VHUNTER-02, LU3-SYS-25.
"""


@dataclass(frozen=True)
class _Reading:
    """A mail as it was read: what it says, and who said it."""

    heard: Heard
    writer: Writer
    text: str


def answer_each(
    player: Player, said: Said, ours: Sequence[Sent], understood: Understood
) -> Answered:
    """
    Take the answers that a mail gives, each by itself, with one reply for all of it.

    What came of the others is told in the reply as well, and what else the mail asks.

    Args:
        ours: The mails that it may quote.

    Raises:
        HostingError, AnswerError: As `verteller.mail.answering.answer`; nothing of it counts.

    Source: tempo reale, LTR-SYS-06; Lupus 3.0, 4.4, LU3-SYS-05 to LU3-SYS-14.
    """
    read: list[_Reading] = []

    def choose(sitting: Sitting) -> list[tuple[str, Choice] | AnswerError]:
        reading = read_mail(player, said, ours, understood, sitting)
        read[:] = [reading]
        return [
            each.choice if isinstance(each.choice, AnswerError) else (each.question, each.choice)
            for each in reading.heard.meant
        ]

    together = answer_each_as_read(player, choose, said.at)
    return _Reply(player, said, read[0], understood).to(together)


def read_mail(
    player: Player, said: Said, ours: Sequence[Sent], understood: Understood, sitting: Sitting
) -> _Reading:
    """
    Return what a mail says, whose game is open.

    Raises:
        HostingError, AnswerError: It says nothing that could be acted upon, and why.
    """
    game = sitting.game
    names = game.started.players
    asked = game.asked(sitting.seat)
    answerer = answerer_of(player, asked, names, said)
    writer = Writer(answerer, people_of(player, names), seen_by(game, answerer))
    understood.several = about(writer)
    text = said.message.own_text
    if ours:
        text = without_echoes(said.message, ours, answerer.choices, answerer.is_answer)
    heard = hear(text, writer)
    if not asked and not heard.requests and not (heard.is_lost and is_spoken(answerer.rulebook)):
        # Raises with the reason, as far as the player may know it.
        asked_of(sitting)
    if not asked:
        heard.meant = []
    if heard.meant:
        said.refuse_late(sitting)
    return _Reading(heard, writer, text)


def about(writer: Writer) -> dict[str, Any]:
    """Return what is shown of how to answer: chosen by what the writer himself knows."""
    answerer = writer.answerer
    lines = has_question_words(answerer.rulebook)
    return {
        **({"forms": forms(answerer.asked)} if lines else {}),
        "role": writer.seen.role,
        "open": list(answerer.asked),
    }


@dataclass
class _Reply:
    """The one reply to a mail, in the making."""

    player: Player
    said: Said
    reading: _Reading
    understood: Understood

    def to(self, together: Together) -> Answered:
        """Tell what came of the answers, and of what was asked besides."""
        heard = self.reading.heard
        told = [_told(each, of) for each, of in zip(heard.meant, together.results, strict=True)]
        if together.receipt is not None:
            payload = {**_more(told), **self._besides()}
            self.understood.keep(self.player, self.said.at)
            if payload:
                together.receipt.payload |= payload
                together.receipt.save(update_fields=["payload"])
            return Answered("answer_taken", together.receipt)
        refused = [each for each in together.results if isinstance(each, AnswerError)]
        if refused:
            self.understood.several = {
                **about(self.reading.writer),
                **_details(heard.meant[0]),
                **_more(told),
                **self._besides(),
            }
            raise refused[0]
        return self._without_answers()

    def _without_answers(self) -> Answered:
        heard, writer = self.reading.heard, self.reading.writer
        besides = self._besides()
        if heard.is_lost and not is_spoken(writer.answerer.rulebook):
            self.understood.several |= besides
            raise AnswerError(Refusal.UNKNOWN_NAME, given=_near(self.reading))
        self.understood.keep(self.player, self.said.at)
        result = _result(heard)
        if incoming.has_had_enough(self.player.address.email, self.said.at):
            return Answered(result, None)
        payload = {**besides, "due_at": _due_at(self.player)}
        row = post.to_player(self.player, Kind.UNDERSTOOD, payload, at=self.said.at)
        (reply,) = post.save([row])
        return Answered(result, reply)

    def _besides(self) -> dict[str, Any]:
        """Return what the reply tells beside the answers, and note what waits for a master."""
        heard = self.reading.heard
        told: dict[str, Any] = {}
        doubts = list(self._doubts())
        if doubts:
            told["doubts"] = told_of(doubts)
        if Request.STATUS in heard.requests:
            told["status"] = self._status()
        if Request.HELP in heard.requests:
            told["help"] = True
        if Request.COUNT in heard.requests:
            told["count"] = self._count()
        if heard.is_lost:
            self.understood.waits.append((self.reading.text, Waits.UNREAD))
            told["lost"] = True
        return {"besides": {**told, **about(self.reading.writer)}} if told else {}

    def _doubts(self) -> Iterator[Doubt]:
        """Give the doubts worth telling: beside what was understood, not every aside."""
        heard = self.reading.heard
        for doubt in heard.doubts:
            is_aside = doubt.code is DoubtCode.NOT_UNDERSTOOD and not doubt.question
            if not (is_aside and (heard.meant or heard.requests or heard.is_lost)):
                yield doubt

    def _status(self) -> list[int]:
        """Return the receipts of what counts for him now, by their numbers in the log."""
        with games.opened(self.player.game) as game:
            return list(_receipts(game, self.reading.writer.answerer.seat))

    def _count(self) -> str:
        """
        Return what comes of asking how many of a faction are left.

        Only who was a Vampire Hunter from the start may, which he knows himself.

        Source: Lupus 3.0, 6.4, 6.8, LU3-VHUNTER-02, LU3-NECROPHILE-05, LU3-SYS-25.
        """
        writer = self.reading.writer
        if not may_count(writer.seen, writer.answerer.rulebook):
            return "not_yours"
        if unread.waits_for_count(self.player):
            return "waiting"
        self.understood.waits.append((self.reading.text, Waits.COUNT))
        return "used" if unread.has_had_count(self.player) else "passed_on"


def may_count(seen: View, rulebook: str) -> bool:
    """Tell whether somebody may ask a master for the count, from what he himself knows."""
    role = COUNTS.get(rulebook)
    told = (each.fact for each in seen.told)
    first = next((fact.role for fact in told if isinstance(fact, RoleTold)), "")
    return role is not None and first == seen.role == role and seen.seat not in seen.dead


def _receipts(game: Game, seat: Seat) -> Iterator[int]:
    """Give the numbers of the receipts that count for *seat*, in the order of the questions."""
    given = game.state.given.get(seat, {})
    found: dict[str, int] = {}
    for entry in reversed(game.log):
        content = entry.content
        if not isinstance(content, AnswerTaken) or content.to != (seat,):
            continue
        mine = given.get(content.question)
        if mine is not None and mine.choice == content.choice:
            found.setdefault(content.question, entry.number)
        if len(found) == len(given):
            break
    return (found[question] for question in given if question in found)


def _near(reading: _Reading) -> tuple[str, ...]:
    content = reading.writer.answerer.reader.content(reading.text)
    return tuple(miss.word for miss in content.found.near)


def _due_at(player: Player) -> str | None:
    return player.game.due_at.isoformat() if player.game.due_at else None


def _result(heard: Heard) -> str:
    """Return the recorded result of a mail that gave no answer."""
    if heard.is_lost:
        return str(DoubtCode.NOT_UNDERSTOOD)
    doubts = [str(heard.doubt)] if heard.doubt else []
    return next(iter([*doubts, *sorted(heard.requests)]), str(DoubtCode.NOT_UNDERSTOOD))


def _told(meant: Meant, result: Entry | AnswerError) -> dict[str, Any]:
    """Return what the reply tells of one answer."""
    if isinstance(result, Entry):
        return {"entry": result.number}
    given = list(result.given)
    code = {"code": str(result.code), "detail": result.detail, "given": given}
    return {**code, **_details(meant), "about": meant.question}


def _details(meant: Meant) -> dict[str, Any]:
    """Return what may be repeated; how lines are written, only where there are any."""
    told = meant.details()
    if not has_question_words(meant.answerer.rulebook):
        del told["forms"]
    return told


def _more(told: Sequence[dict[str, Any]]) -> dict[str, Any]:
    """Return all answers of a mail for its reply, where there are several."""
    return {"answers": list(told)} if len(told) > 1 else {}
