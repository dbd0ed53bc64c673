"""A village at a table: people by name, moved from round to round as a test tells it."""

from collections.abc import Iterable
from typing import TypeVar

from tests.rules.wakkerdam.sisters import WAKKERDAM
from verteller.rules.facts import Asked, Fact, Seat
from verteller.rules.game import Game
from verteller.rules.moves import Started
from verteller.rules.questions import BLANK
from verteller.rules.views import view
from verteller.rules.wakkerdam.village import Village

F = TypeVar("F", bound=Fact)

MOST = 200
"""After so many rounds the one waited for will not come."""


class Table:
    """
    A game of Wakkerdam with *roles* by name, in seating order.

    Whoever is asked and says nothing is blank, where he may be, when the round closes.

    Args:
        options: Settings that differ from the defaults.
        mayor: Who holds the office from the start, if anybody.
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
        started = Started(
            rulebook="wakkerdam",
            version=WAKKERDAM.version,
            players=self.names,
            seed=seed,
            options=tuple(sorted((options or {}).items())),
            deal=tuple(roles.values()),
            fixed=() if mayor is None else (("mayor", self.seat(mayor)),),
        )
        self.game = Game.start(WAKKERDAM, started, at=0)

    @property
    def village(self) -> Village:
        """The narrator's truth."""
        assert isinstance(self.game.state, Village)
        return self.game.state

    @property
    def phase(self) -> str:
        """The open round by name and number; empty after the end."""
        phase = self.village.phase
        return f"{phase.name} {phase.number}" if phase else ""

    def seat(self, name: str) -> Seat:
        """Return where *name* sits."""
        return Seat(self.names.index(name))

    def seats(self, *names: str) -> tuple[Seat, ...]:
        """Return where *names* sit."""
        return tuple(self.seat(name) for name in names)

    def called(self, seats: Iterable[Seat]) -> list[str]:
        """Return who sits in *seats*."""
        return [self.names[seat] for seat in seats]

    def says(self, name: str, *choice: str, to: str | None = None) -> None:
        """Let *name* answer question *to* (by default his first) by naming people, or blank."""
        asked, made = self.game.read(self.seat(name), to, self.seats(*choice))
        self.game.answer(self.seat(name), asked.question, made, at=1)

    def all_say(self, **choices: str) -> None:
        """Let several people answer their first question with one name each."""
        for name, choice in choices.items():
            self.says(name, choice)

    def asked(self, name: str, question: str | None = None) -> Asked:
        """Return what *name* is asked now; by default his first question."""
        mine = self.game.asked(self.seat(name))
        return mine[question] if question else next(iter(mine.values()))

    def close(self, *, silent: Iterable[str] = ()) -> list[Fact]:
        """
        Let whoever has not answered be blank, close the round, and return what came of it.

        Args:
            silent: Who says nothing at all.
        """
        kept = set(self.seats(*silent))
        for seat in self.village.seats:
            for question, asked in tuple(self.game.asked(seat).items()):
                given = question in self.village.given.get(seat, {})
                if not given and seat not in kept and asked.repeated != BLANK:
                    self.game.answer(seat, question, BLANK, at=1)
        closing = self.game.close(at=2)
        return [entry.content for entry in closing if isinstance(entry.content, Fact)]

    def until(self, phase: str) -> None:
        """Close rounds until *phase* (``main 2``) is open."""
        for _ in range(MOST):
            if self.phase == phase:
                return
            self.close()
        raise AssertionError(f"{phase} never came")

    def told(self, name: str, kind: type[F]) -> list[F]:
        """Return all facts of *kind* that *name* was ever told."""
        heard = [told.fact for told in view(self.game.log, self.seat(name)).told]
        return [fact for fact in heard if isinstance(fact, kind)]

    def living(self) -> list[str]:
        """Return who lives."""
        return self.called(self.village.living)


def only(facts: Iterable[object], kind: type[F]) -> F:
    """Return the one fact of *kind* among *facts*."""
    found = [fact for fact in facts if isinstance(fact, kind)]
    assert len(found) == 1, found
    return found[0]
