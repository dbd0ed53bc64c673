"""What a player's mail said, on its way from being read to being answered."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from functools import lru_cache
from typing import Any

from verteller.hosting import unread
from verteller.hosting.models import Outgoing, Player, Waits
from verteller.hosting.names import folded
from verteller.hosting.playing import Sitting
from verteller.hosting.records import to_moment
from verteller.mail.answering_several import Answerer
from verteller.mail.destinations import subject_beside
from verteller.mail.reading.message import IncomingMessage
from verteller.mail.reading.name_index import Also
from verteller.mail.reading.names import Found
from verteller.mail.reading.question_words import has_question_words
from verteller.mail.reading.words import ALWAYS_READ
from verteller.rules.errors import AnswerError, Refusal
from verteller.rules.facts import Asked, Seat
from verteller.rules.questions import choices
from verteller.telling.sentences.meaning import Person


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

    def refuse_late(self, sitting: Sitting) -> None:
        """Refuse what was meant for the phase before, which closed while it was on its way."""
        if to_moment(self.at) < sitting.game.log[sitting.record.phase_entry - 1].at:
            raise AnswerError(Refusal.TOO_LATE)


@dataclass(frozen=True, slots=True)
class Answered:
    """
    What came of a mail from a player.

    Args:
        result: A stable word: ``answer_taken``, or what it was understood as besides.
        reply: The receipt or the reply, None where its writer has had enough of them.
    """

    result: str
    reply: Outgoing | None


@dataclass(slots=True)
class Understood:
    """
    What the words of a refusal can say about an answer; filled as far as reading came.

    Args:
        waits: What of a mail is to wait for a master though the rest is refused, and why.
    """

    asked: Asked | None = None
    found: Found | None = None
    several: dict[str, Any] = field(default_factory=dict)
    waits: list[tuple[str, Waits]] = field(default_factory=list)

    def details(self) -> dict[str, Any]:
        """Return what may be repeated to the writer: his own choices, and near misses."""
        if self.asked is None or self.found is None:
            return self.several
        return {**details(self.asked, self.found), **self.several}

    def keep(self, player: Player, at: datetime) -> None:
        """Let wait for a master what is to."""
        for text, why in self.waits:
            unread.keep(player, text, at, why=why)


def details(asked: Asked, found: Found) -> dict[str, Any]:
    """Return what may be repeated of a question to whoever was asked it."""
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


def asked_of(sitting: Sitting) -> Mapping[str, Asked]:
    """
    Return what is open to whoever sits there.

    Raises:
        AnswerError: Nothing is, and why, as far as the player may know it.
    """
    asked = sitting.game.asked(sitting.seat)
    if not asked:
        sitting.game.read(sitting.seat, None, ())
    return asked


def languages_of(player: Player) -> frozenset[str]:
    """Return whose words for blank and the like count in a player's mail."""
    return frozenset({*ALWAYS_READ, str(player.language), str(player.game.language)})


def answerer_of(
    player: Player, asked: Mapping[str, Asked], names: Sequence[str], said: Said | None = None
) -> Answerer:
    """
    Return how the bare names and lines of a player are read.

    Args:
        names: Of all players, in seating order.
        said: The mail, where there is one.
    """
    game = player.game
    return Answerer(
        rulebook=game.rulebook,
        asked=asked,
        name=player.name,
        names=names,
        languages=languages_of(player),
        prompted=said.question if said else 0,
        subject=subject_beside(said.message.subject, game.name) if said else "",
        seat=Seat(player.seat or 0),
        also=also_called(people_of(player, names), parts=has_question_words(game.rulebook)),
    )


def people_of(player: Player, names: Sequence[str]) -> tuple[Person, ...]:
    """Return everybody of a player's game in seating order, with what they are called."""
    return _people(player.game_id, player.game.seed_sha256, tuple(names))


# Nicknames stay as they are from the deal on; before it nobody answers anything.
@lru_cache(maxsize=256)
def _people(game_id: int, _seal: str, names: tuple[str, ...]) -> tuple[Person, ...]:
    rows = Player.objects.filter(game_id=game_id, seat__isnull=False)
    called = dict(rows.values_list("seat", "nicknames"))
    return tuple(Person(name, tuple(called.get(seat) or ())) for seat, name in enumerate(names))


@lru_cache(maxsize=256)
def also_called(people: tuple[Person, ...], *, parts: bool) -> tuple[Also, ...]:
    """
    Return by which other words bare names are found.

    Args:
        parts: Whether a first name, a surname, or both turned round will do.

    Source: Lupus 3.0, LU3-SYS-08.
    """
    whole = {folded(person.name) for person in people}
    return tuple(
        (seat, called)
        for seat, person in enumerate(people)
        for called in (*person.nicknames, *(_parts(person.name) if parts else ()))
        if folded(called) not in whole
    )


def _parts(name: str) -> Iterator[str]:
    first, *rest = name.split()
    if rest:
        last = " ".join(rest)
        yield from (first, last, f"{last} {first}")
