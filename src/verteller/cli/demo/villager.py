"""A made-up player: reads his mail, knows what he has been told, and answers what he is asked."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import datetime
from random import Random
from typing import Final

from verteller.cli.demo import letters
from verteller.cli.demo.people import Person
from verteller.hosting import games
from verteller.hosting.models import HostedGame, MailboxMessage
from verteller.hosting.records import from_moment
from verteller.lab.strategies import purposeful, random_legal
from verteller.rules.facts import Asked, Choice, Seat
from verteller.rules.views import View, view
from verteller.telling.cast import Cast, Reader
from verteller.telling.voice import Voice
from verteller.telling.words import words_of
from verteller.web.chapters import BEGINNINGS
from verteller.web.house import GUEST_DOMAIN, House
from verteller.web.letters import write

POLITE_FOR: Final = 2
"""Nights and days in which nobody chooses the newcomer, who is still finding his way."""

POLITE_TRIES: Final = 12
"""How often somebody thinks again before he chooses the newcomer after all."""

MOST_TRIES: Final = 8
"""Answers to one question before he lets it be, should all be refused."""


@dataclass(frozen=True, slots=True)
class Situation:
    """
    What a player knows when he answers, and nothing that he has not been told.

    Args:
        names: Of all players, in seating order.
        newcomer: The newcomer's seat, None if nobody is new.
        since: When the phase that is open began.
    """

    known: View
    names: Sequence[str]
    newcomer: Seat | None
    since: datetime

    @property
    def is_early(self) -> bool:
        """Whether the game has only just begun."""
        days = (getattr(told.fact, "number", 0) for told in self.known.told if _begins(told.fact))
        return max(days, default=0) <= POLITE_FOR

    def place(self, asked: Asked) -> int:
        """Return where in his own memory a question that is open was asked."""
        told = (each for each in reversed(self.known.told) if isinstance(each.fact, Asked))
        return next(each.number for each in told if each.fact == asked)


@dataclass(slots=True)
class Villager:
    """
    One made-up player.

    Attributes:
        tried: How often he has answered a question, by the place of the question in his view.
        waiting: The message ids of answers he has heard nothing of yet, by that place.
    """

    person: Person
    lots: Random
    tried: dict[int, int] = field(default_factory=dict)
    waiting: dict[int, str] = field(default_factory=dict)

    def sign_up(self, house: House, invitation: MailboxMessage) -> None:
        """Answer an invitation with all that the narrator must know to let him play."""
        person = self.person
        text = letters.sign_up(person)
        write(
            house,
            person.address,
            person.name,
            text,
            answered=invitation,
            language=person.language,
        )

    def read(self, house: House, record: HostedGame, news: Sequence[MailboxMessage]) -> int:
        """
        Read new mail and answer every question that still stands open.

        Returns:
            How many answers he wrote.
        """
        answered = {mail.in_reply_to for mail in news}
        self.waiting = {at: sent for at, sent in self.waiting.items() if sent not in answered}
        situation = self._situation(record)
        if situation is None:
            return 0
        known = situation.known
        open_now = [asked for key, asked in known.questions.items() if key not in known.answers]
        return sum(self._answer(house, asked, situation) for asked in open_now)

    def _situation(self, record: HostedGame) -> Situation | None:
        player = record.players.filter(address__email=self.person.address).first()
        if player is None or player.seat is None or not record.length:
            return None
        newcomer = record.players.filter(address__email__endswith=f"@{GUEST_DOMAIN}").first()
        seat = newcomer.seat if newcomer else None
        with games.opened(record) as game:
            return Situation(
                known=view(game.log, Seat(player.seat)),
                names=game.started.players,
                newcomer=None if seat is None else Seat(seat),
                since=from_moment(game.log[record.phase_entry - 1].at),
            )

    def _answer(self, house: House, asked: Asked, situation: Situation) -> bool:
        """Answer one question, unless it needs none; tell whether he did."""
        place = situation.place(asked)
        if asked.standing or place in self.waiting or self.tried.get(place, 0) >= MOST_TRIES:
            return False
        choice = self._choose(asked, situation, tries=self.tried.get(place, 0))
        prompt = self._prompt(asked, situation)
        if choice is None or prompt is None:
            return False
        person = self.person
        text = letters.answer(person, asked, choice, situation.names, self.lots)
        sent = write(
            house,
            person.address,
            person.name,
            text,
            answered=prompt,
            language=person.language,
        )
        self.tried[place] = self.tried.get(place, 0) + 1
        self.waiting[place] = sent.message_id
        return True

    def _prompt(self, asked: Asked, situation: Situation) -> MailboxMessage | None:
        """Return the newest mail that asks him this, None while it is on its way."""
        voice = Voice(Cast(()), Reader(None, self.person.language), words_of(self.person.language))
        mails = MailboxMessage.objects.filter(
            to_email=self.person.address,
            received_at__gte=situation.since,
            text__contains=voice.question(asked.question),
        )
        return mails.defer("raw", "html").order_by("-pk").first()

    def _choose(self, asked: Asked, situation: Situation, *, tries: int) -> Choice | None:
        strategy = purposeful if tries < MOST_TRIES // 2 else random_legal
        choice = strategy(asked, self.lots)
        thoughts = POLITE_TRIES if situation.newcomer is not None and situation.is_early else 0
        for _ in range(thoughts):
            if choice is None or situation.newcomer not in {option for _, option in choice}:
                break
            choice = strategy(asked, self.lots)
        return choice


def _begins(fact: object) -> bool:
    return getattr(fact, "kind", "") in BEGINNINGS
