"""A made-up player: reads his mail, knows what he has been told, and answers what he is asked."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Final

from verteller.cli.demo import letters
from verteller.cli.demo.people import Person
from verteller.hosting import games
from verteller.hosting.models import HostedGame, Player
from verteller.lab.strategies import purposeful, random_legal
from verteller.mail.models import MailboxMessage
from verteller.rules.facts import Asked, Seat
from verteller.rules.views import View, view
from verteller.web.house import House
from verteller.web.letters import write

MOST_TRIES: Final = 8
"""Answers to one question before he lets it be, should all be refused."""


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

    def sign_up(self, house: House, game: str) -> None:
        """Write to the narrator that he wants to play."""
        person = self.person
        write(house, person.address, person.name, letters.sign_up(person), subject=game)

    def read(self, house: House, record: HostedGame, news: Sequence[MailboxMessage]) -> int:
        """
        Read new mail and answer every question in it that still stands open.

        He decides by what he has been told himself and by nothing else.

        Returns:
            How many answers he wrote.
        """
        player = record.players.filter(address__email=self.person.address).first()
        if player is None or player.seat is None or not record.length:
            return 0
        answered = {mail.in_reply_to for mail in news}
        self.waiting = {at: sent for at, sent in self.waiting.items() if sent not in answered}
        with games.opened(record) as game:
            known = view(game.log, Seat(player.seat))
            names = game.started.players
        places = _places(known)
        count = 0
        for key, asked in known.questions.items():
            if asked.standing or key in known.answers:
                continue
            count += self._answer(house, player, news[-1], asked, (places[key], names))
        return count

    def _answer(
        self,
        house: House,
        player: Player,
        mail: MailboxMessage,
        asked: Asked,
        where: tuple[int, Sequence[str]],
    ) -> int:
        place, names = where
        tries = self.tried.get(place, 0)
        if place in self.waiting or tries >= MOST_TRIES:
            return 0
        strategy = purposeful if tries < MOST_TRIES // 2 else random_legal
        choice = strategy(asked, self.lots)
        person = self.person
        text = letters.answer(person, asked, choice, names, self.lots)
        sent = write(
            house, person.address, player.name, text, answered=mail, language=person.language
        )
        self.tried[place] = tries + 1
        self.waiting[place] = sent.message_id
        return 1


def _places(known: View) -> dict[str, int]:
    """Return where in the view each question that is open was asked last."""
    return {told.fact.question: told.number for told in known.told if isinstance(told.fact, Asked)}
