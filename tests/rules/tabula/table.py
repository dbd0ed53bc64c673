"""A village of Lupus in Tabula round a table: seats by number, as in the ledger's fixtures."""

from verteller.rules.facts import Fact, Seat, hears
from verteller.rules.game import Game
from verteller.rules.moves import Passed, Started
from verteller.rules.tabula import RULEBOOK
from verteller.rules.tabula.village import Village

F8 = ("werewolf", "werewolf", "seer", *("villager",) * 5)
F12 = (*F8[:3], "medium", "possessed", "bodyguard", "owl", *("villager",) * 5)
F16 = (
    *("werewolf", "werewolf", "werewolf", "seer", "medium", "possessed", "bodyguard", "owl"),
    *("freemason", "freemason", "werehamster", "mythomaniac", *("villager",) * 4),
)
"""The fixtures of section 7; seat *n* is counted from 1."""


def started(roles: tuple[str, ...], *, seed: str = "table", **options: str | int | bool) -> Started:
    """Return how a game with *roles*, in seating order, begins."""
    return Started(
        rulebook=RULEBOOK.key,
        version=RULEBOOK.version,
        players=tuple(f"Player {number}" for number in range(1, len(roles) + 1)),
        seed=seed,
        options=tuple(sorted(options.items())),
        deal=roles,
    )


class Table:
    """A game with *roles*, in seating order, whose seats are counted from 1."""

    def __init__(
        self, roles: tuple[str, ...], *, seed: str = "table", **options: str | int | bool
    ) -> None:
        self.game = Game.start(RULEBOOK, started(roles, seed=seed, **options), at=0)

    @property
    def village(self) -> Village:
        """The narrator's truth."""
        assert isinstance(self.game.state, Village)
        return self.game.state

    @property
    def phase(self) -> str:
        """The open phase and its number."""
        phase = self.village.phase
        return f"{phase.name} {phase.number}" if phase else "end"

    def until(self, phase: str) -> list[Fact]:
        """Close what is open until *phase* is, and return what came of it all."""
        said: list[Fact] = []
        while self.phase != phase:
            said += self.close()
        return said

    def answer(self, number: int, target: int) -> None:
        """Let the player on seat *number* answer his only question."""
        self.game.answer(Seat(number - 1), None, (("target", Seat(target - 1)),), at=1)

    def passing(self, number: int) -> None:
        """Let the turn of seat *number* pass."""
        self.game.act(Passed(seat=Seat(number - 1)), at=1)

    def close(self) -> list[Fact]:
        """Close the open phase and return what came of it."""
        return [e.content for e in self.game.close(at=1) if isinstance(e.content, Fact)]

    def asked(self) -> list[int]:
        """Return the seats that are asked now."""
        return [seat + 1 for seat in sorted(self.village.asked) if self.village.asked[seat]]

    def told(self, number: int) -> list[Fact]:
        """Return what the player on seat *number* has heard so far."""
        facts = (entry.content for entry in self.game.log)
        return [
            each for each in facts if isinstance(each, Fact) and hears(each.to, Seat(number - 1))
        ]

    def public(self) -> list[Fact]:
        """Return what everybody has heard so far."""
        facts = (entry.content for entry in self.game.log)
        return [each for each in facts if isinstance(each, Fact) and each.to == "everyone"]
