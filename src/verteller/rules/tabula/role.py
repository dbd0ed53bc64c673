"""What a character is, how its phase is called, and how its holder is asked."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from verteller.rules.facts import Asked, Fact, Part, Seat
from verteller.rules.tabula.village import Village

Step = Callable[[Village], Iterator[Fact]]


def nothing(village: Village) -> Iterator[Fact]:
    """State nothing."""
    yield from ()


def every_night(village: Village) -> bool:
    """Tell that tonight is as good as any."""
    return True


def from_the_second(village: Village) -> bool:
    """Tell whether this is the second night or a later one."""
    return village.night >= 2


@dataclass(frozen=True, slots=True)
class Call:
    """
    The phase in which a character is called at night.

    It takes place whenever it is scheduled and the card is in play, also for nobody: for the dead,
    and for who has nothing to decide.

    Args:
        name: As scenarios and logs call the phase.
        role: Whose phase it is.
        rule: The rule by which he is called.
        is_scheduled: Whether he is called in this night at all.
        wake: States what he is shown and asked when the phase opens.
        resolve: States what comes of it when the phase closes.

    Source: tabula, De nachtfase, Opmerking, TAB-SEE-05, TAB-AMB-05.
    """

    name: str
    role: str
    rule: str
    wake: Step
    resolve: Step = nothing
    is_scheduled: Callable[[Village], bool] = every_night


@dataclass(frozen=True, slots=True)
class Role:
    """
    One of the characters.

    Args:
        key: Its id (``bodyguard``).
        dutch: The rulebook's own word (``Lijfwacht``).
        faction: Whose victory it shares from the start.
        cards: How many cards there are of it.
        least: For how many players at least it is recommended.
        source: Heading of the rulebook and prefix of the rule ids.

    Source: tabula, Inhoud, Speciale Personages, TAB-SET-03, TAB-CMP-04.
    """

    key: str
    dutch: str
    faction: str
    cards: int
    least: int
    source: str


def ask(
    seats: tuple[Seat, ...],
    question: str,
    options: tuple[Seat, ...],
    *,
    rule: str,
    blank: bool = True,
) -> Iterator[Fact]:
    """Ask *seats* for one of *options*; nobody is asked when there are none."""
    if seats and options:
        part = Part("target", options)
        yield Asked(to=seats, question=question, parts=(part,), blank=blank, rule=rule)
