"""A village of lupus 3.0 at a table: people by name, whose nights and days a test tells."""

from collections.abc import Iterable

from verteller.rules.facts import Fact, Option, Seat
from verteller.rules.game import Game
from verteller.rules.lupus3 import RULEBOOK
from verteller.rules.lupus3.village import Village
from verteller.rules.moves import Started

LUPUS3 = RULEBOOK

EVERYDAY = {
    "Lu": "wolf",
    "YV": "young_vampire",
    "F1": "farmer",
    "F2": "farmer",
    "F3": "farmer",
    "F4": "farmer",
}
"""The village of the ledger's conventions, its mayor left out."""


class Table:
    """
    A game with *roles* by name, in seating order.

    Args:
        options: Settings that differ from the defaults.
        mayor: Who is mayor at first, where no lot is to decide.
    """

    def __init__(
        self,
        roles: dict[str, str],
        *,
        options: dict[str, str | int | bool] | None = None,
        mayor: str | None = None,
        seed: str = "table",
    ) -> None:
        self.names = tuple(roles)
        self.started = Started(
            rulebook=LUPUS3.key,
            version=LUPUS3.version,
            players=self.names,
            seed=seed,
            options=tuple(sorted((options or {}).items())),
            deal=tuple(roles.values()),
            fixed=(("mayor", self.seat(mayor)),) if mayor else (),
        )
        self.game = Game.start(LUPUS3, self.started, at=0)

    @property
    def village(self) -> Village:
        """The narrator's truth."""
        assert isinstance(self.game.state, Village)
        return self.game.state

    def seat(self, name: str) -> Seat:
        """Return where *name* sits."""
        return Seat(self.names.index(name))

    def night(self, **acts: str) -> list[Fact]:
        """Let them use their powers, each on whom he names; then close."""
        for name, said in acts.items():
            self.answer(name, "power", said)
        return self.close()

    def day(self, **votes: str) -> list[Fact]:
        """Let them vote for the stake; then close."""
        for name, said in votes.items():
            self.answer(name, "vote", said)
        return self.close()

    def answer(self, name: str, question: str, said: str) -> None:
        """Let *name* answer *question* with a name or a word."""
        asked = self.game.asked(self.seat(name))[question]
        option: Option = self.seat(said) if said in self.names else said
        choice = ((asked.parts[0].name, option),)
        self.game.answer(self.seat(name), question, choice, at=1)

    def close(self) -> list[Fact]:
        """Close what is open and return what came of it."""
        return [e.content for e in self.game.close(at=2) if isinstance(e.content, Fact)]

    def until(self, phase: str) -> None:
        """Close phases in which nobody does anything, until *phase* (``night 2``) is open."""
        for _ in range(20):
            now = self.village.phase
            assert now is not None
            if f"{now.name} {now.number}" == phase:
                return
            self.close()
        raise AssertionError(phase)

    def told(self, facts: Iterable[Fact], name: str) -> list[Fact]:
        """Return what *name* alone, or with a few others, is told in *facts*."""
        seat = self.seat(name)
        return [fact for fact in facts if isinstance(fact.to, tuple) and seat in fact.to]
