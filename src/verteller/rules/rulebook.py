"""What a rulebook is to the engine: a way to begin, to close a phase, and what may be set."""

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from verteller.rules.errors import AnswerError, SetupError
from verteller.rules.facts import Asked, Choice, Fact, Seat
from verteller.rules.moves import Act, Composition, Started
from verteller.rules.state import State

S = TypeVar("S", bound=State)


@dataclass(frozen=True, slots=True)
class Setting:
    """
    One option of a rulebook.

    Args:
        key: Its name in files and logs.
        default: The ledger's ruling.
        allowed: All values it may take; empty for any number from *least* up.
        least: The smallest number, where any may be set.
        rule: The rule ids or rulings it varies.
    """

    key: str
    default: str | int | bool
    allowed: tuple[str | int | bool, ...] = ()
    rule: str = ""
    least: int = 1

    def takes(self, value: str | int | bool) -> bool:
        """Tell whether *value* may be set; it is of the default's own type, so 1 is no yes."""
        if type(value) is not type(self.default):
            return False
        if self.allowed:
            return value in self.allowed
        return value >= self.least if isinstance(value, int) else bool(value)


@dataclass(frozen=True, slots=True)
class Limit:
    """
    How many players may have one of these roles from the start.

    Args:
        roles: All that are counted together.
        least: At least so many.
        most: At most so many; None for any number.
        or_none: Whether *least* holds only if anybody has one of them.
    """

    roles: frozenset[str]
    least: int = 0
    most: int | None = None
    or_none: bool = False

    def broken_by(self, roles: Sequence[str]) -> int:
        """Return how many players have one of them too many, negative for how many too few."""
        count = sum(1 for role in roles if role in self.roles)
        if self.most is not None and count > self.most:
            return count - self.most
        return 0 if self.or_none and not count else min(count - self.least, 0)


class Rulebook(ABC, Generic[S]):
    """
    A set of rules on this engine.

    Every method that states facts is a generator: the engine writes each fact into the log
    and folds it into the state before it asks for the next one.

    Attributes:
        key: Its name in files, logs and addresses (``wakkerdam``).
        version: Raised whenever equal moves would give another log.
        settings: Its options.
        roles: Faction of every role id.
        never_dealt: Roles that nobody has from the start.
        limits: How many may have which role from the start, where not any number may.
        aliases: Roles by other names that the rulebook's own text has for them.
        traits: What a role is besides, as its holder knows: a stable word for each property.
        least, most: How many players it takes.
        first_wins: Questions in which it matters who answers first; in all others the order of
            the answers changes nothing.
        disqualifies_factions: Whether a master may take out a whole faction in one act.
        disqualifies_dead: Whether he may take out the dead too, since they go on playing.
        secret_phases: Phases that everyone knows to be open, but not who is asked in them: a
            night that is one round for all.
        phases: The names of all its phases; empty if it does not say.
        cycle: Where always the same phases come one after another, as often as the game lasts:
            their names, the first of them with a new number each time. Empty where the game
            decides which come.
        one_report: Whether the news of a closing are one mail a player, what everybody hears
            and what he alone does together, in the order of the log.
        apart: The kind of private fact that begins a letter of its own beside such a report;
            empty for none.
    """

    key: str
    version: str
    settings: tuple[Setting, ...]
    roles: Mapping[str, str]
    never_dealt: frozenset[str] = frozenset()
    limits: tuple[Limit, ...] = ()
    aliases: Mapping[str, str] = {}
    traits: Mapping[str, Mapping[str, str]] = {}
    least: int = 3
    most: int = 1000
    first_wins: frozenset[str] = frozenset()
    disqualifies_factions: bool = False
    disqualifies_dead: bool = False
    secret_phases: frozenset[str] = frozenset()
    phases: tuple[str, ...] = ()
    cycle: tuple[str, ...] = ()
    one_report: bool = False
    apart: str = ""

    @abstractmethod
    def state(self, started: Started) -> S:
        """Return the state of a game before its first fact."""

    @abstractmethod
    def begin(self, state: S) -> Iterator[Fact]:
        """Deal (or take over the deal given) and open the first phase."""

    @abstractmethod
    def close(self, state: S, closed: int) -> Iterator[Fact]:
        """
        Work out the phase that has just closed and open the next one, or end the game.

        Args:
            state: The game; its `given` holds the final answers.
            closed: The number of the log entry that closed the phase.
        """

    def check(self, state: S, seat: Seat, asked: Asked, choice: Choice) -> None:
        """Refuse *choice* for reasons beyond the question itself (an `AnswerError`)."""

    def refused(
        self, state: S, seat: Seat, asked: Asked, choice: Choice, refusal: AnswerError
    ) -> AnswerError:
        """Return why *choice*, which is not offered, is refused; as a rule that is *refusal*."""
        return refusal

    def answered(self, state: S, seat: Seat, asked: Asked) -> Iterator[Fact]:
        """State what an answer brings about at once, before the phase closes."""
        yield from ()

    def act(self, state: S, act: Act, number: int) -> Iterator[Fact]:
        """
        Carry out *act*, which stands in the log as entry *number*.

        Those come here that each rulebook takes its own way, if at all: `Disqualified`,
        `DisqualifiedFaction`, `Left` and `Ended`. Reasons that are not public the engine tells.
        """
        yield from ()

    def warnings(self, roles: Sequence[str]) -> tuple[str, ...]:
        """Return stable words for what is odd about dealing *roles*, though it can be played."""
        return ()

    def why_not_asked(self, state: S, seat: Seat) -> str:
        """Return a stable word for why *seat* is not asked now, from what he may know."""
        return "" if state.is_living(seat) else "dead"

    def dealt(self, started: Started) -> tuple[Composition, ...]:
        """Return the distributions to draw from for this number of players, checked."""
        size = len(started.players)
        for composition in started.compositions:
            self._check_roles(composition.roles, size)
        return started.compositions

    def options(self, started: Started) -> dict[str, str | int | bool]:
        """
        Return the settings of a game with the defaults filled in.

        Raises:
            SetupError: ``unknown_option`` or ``option_value``.
        """
        chosen = {setting.key: setting.default for setting in self.settings}
        for key, value in started.options:
            setting = next((each for each in self.settings if each.key == key), None)
            if setting is None:
                raise SetupError("unknown_option", option=key)
            if not setting.takes(value):
                raise SetupError("option_value", option=key, value=value)
            chosen[key] = value
        return chosen

    def validate(self, started: Started) -> None:
        """
        Check that *started* describes a game of this rulebook.

        Raises:
            SetupError: ``player_count``, ``same_name``, ``unknown_role``, ``role_count``,
                ``role_limit``, ``no_composition``, or those of `options`.
        """
        size = len(started.players)
        if not self.least <= size <= self.most:
            raise SetupError("player_count", count=size, least=self.least, most=self.most)
        if len({name.casefold() for name in started.players}) != size:
            raise SetupError("same_name", players=started.players)
        self.options(started)
        if started.deal:
            self._check_roles(started.deal, size)
        elif not self.dealt(started):
            raise SetupError("no_composition", count=size)

    def _check_roles(self, roles: Sequence[str], size: int) -> None:
        dealt = self.roles.keys() - self.never_dealt
        unknown = tuple(role for role in roles if role not in dealt)
        if unknown:
            raise SetupError("unknown_role", roles=unknown)
        if len(roles) != size:
            raise SetupError("role_count", count=len(roles), players=size)
        for limit in self.limits:
            if limit.broken_by(roles):
                counted = tuple(sorted(limit.roles))
                raise SetupError("role_limit", roles=counted, least=limit.least, most=limit.most)
