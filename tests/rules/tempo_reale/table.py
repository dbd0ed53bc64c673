"""A village of tempo reale at a table: people by name, whose nights and days a test tells."""

from collections.abc import Iterable

from verteller.rules.facts import Fact, Option, Seat
from verteller.rules.game import Game
from verteller.rules.moves import Started
from verteller.rules.tempo_reale import RULEBOOK
from verteller.rules.tempo_reale.village import Village

TEMPO_REALE = RULEBOOK


class Table:
    """
    A game with *roles* by name, in seating order.

    Args:
        options: Settings that differ from the defaults.
        fixed: What is not drawn by lot, by name (``mayor``, ``proposition 0 wolf``).
    """

    def __init__(
        self,
        roles: dict[str, str],
        *,
        options: dict[str, str | int | bool] | None = None,
        fixed: Iterable[tuple[str, str]] = (),
        seed: str = "table",
    ) -> None:
        self.names = tuple(roles)
        self.started = Started(
            rulebook=TEMPO_REALE.key,
            version=TEMPO_REALE.version,
            players=self.names,
            seed=seed,
            options=tuple(sorted((options or {}).items())),
            deal=tuple(roles.values()),
            fixed=tuple((key, self.seat(name)) for key, name in fixed),
        )
        self.game = Game.start(TEMPO_REALE, self.started, at=0)

    @property
    def village(self) -> Village:
        """The narrator's truth."""
        assert isinstance(self.game.state, Village)
        return self.game.state

    def seat(self, name: str) -> Seat:
        """Return where *name* sits."""
        return Seat(self.names.index(name))

    def night(self, **acts: str) -> list[Fact]:
        """Let them act, each ``target``, ``target second`` or ``target power``; then close."""
        for name, said in acts.items():
            self.answer(name, "power", said)
        return self.close()

    def answer(self, name: str, question: str, said: str) -> None:
        """Let *name* answer *question* with names or words, in the order of its parts."""
        asked = self.game.asked(self.seat(name))[question]
        options: list[Option] = [
            self.seat(word) if word in self.names else word for word in said.split()
        ]
        parts = [part.name for part in asked.parts]
        choice = tuple(zip(parts, options, strict=True))
        self.game.answer(self.seat(name), question, choice, at=1)

    def day(self, **votes: str) -> list[Fact]:
        """Let them vote for the stake; then close."""
        for name, said in votes.items():
            self.answer(name, "vote", said)
        return self.close()

    def close(self) -> list[Fact]:
        """Close what is open and return what came of it."""
        return [e.content for e in self.game.close(at=2) if isinstance(e.content, Fact)]

    def told(self, facts: Iterable[Fact], name: str) -> list[Fact]:
        """Return what *name* alone, or with a few others, is told in *facts*."""
        seat = self.seat(name)
        return [fact for fact in facts if isinstance(fact.to, tuple) and seat in fact.to]
