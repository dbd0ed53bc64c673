"""A village of Düsterwald at a table: people by name, whose nights and days a test tells."""

from collections.abc import Iterable

from verteller.rules.duesterwald import RULEBOOK
from verteller.rules.duesterwald.village import Village
from verteller.rules.facts import Fact, Option, Seat
from verteller.rules.game import Game
from verteller.rules.moves import Act, Started

DUESTERWALD = RULEBOOK


class Table:
    """
    A game with *roles* by name, in seating order.

    Args:
        options: Settings that differ from the defaults.
        captain: Who is captain from the start, where there is to be no election.
    """

    def __init__(
        self,
        roles: dict[str, str],
        *,
        options: dict[str, str | int | bool] | None = None,
        captain: str | None = None,
        seed: str = "table",
    ) -> None:
        self.names = tuple(roles)
        self.started = Started(
            rulebook=DUESTERWALD.key,
            version=DUESTERWALD.version,
            players=self.names,
            seed=seed,
            options=tuple(sorted((options or {}).items())),
            deal=tuple(roles.values()),
            fixed=(("mayor", self.seat(captain)),) if captain else (),
        )
        self.game = Game.start(DUESTERWALD, self.started, at=0)

    @property
    def village(self) -> Village:
        """The narrator's truth."""
        assert isinstance(self.game.state, Village)
        return self.game.state

    def seat(self, name: str) -> Seat:
        """Return where *name* sits."""
        return Seat(self.names.index(name))

    def answer(self, name: str, *said: str, part: str = "target") -> None:
        """Let *name* answer the question he is asked with names or words."""
        (asked,) = self.game.asked(self.seat(name)).values()
        options: list[Option] = [self.seat(s) if s in self.names else s for s in said]
        choice = tuple((part, option) for option in options)
        self.game.answer(self.seat(name), asked.question, choice, at=1)

    def act(self, act: Act) -> None:
        """Carry out *act*."""
        self.game.act(act, at=1)

    def close(self) -> list[Fact]:
        """Close what is open and return what came of it."""
        return [e.content for e in self.game.close(at=2) if isinstance(e.content, Fact)]

    def until(self, phase: str) -> list[Fact]:
        """Close phases in which nobody does anything, until *phase* (``seer 2``) is open."""
        came: list[Fact] = []
        for _ in range(100):
            now = self.village.phase
            assert now is not None
            if f"{now.name} {now.number}" == phase:
                return came
            came += self.close()
        raise AssertionError(phase)

    def told(self, facts: Iterable[Fact], name: str) -> list[Fact]:
        """Return what *name* alone, or with a few others, is told in *facts*."""
        seat = self.seat(name)
        return [fact for fact in facts if isinstance(fact.to, tuple) and seat in fact.to]
