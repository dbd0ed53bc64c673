"""Groups that vote together at night: the pack, the vampires, the pipers."""

from collections.abc import Iterator
from dataclasses import dataclass

from verteller.rules.ballots import Outcome, count
from verteller.rules.facts import Fact, Fellows, Seat
from verteller.rules.wakkerdam.attacks import Attack
from verteller.rules.wakkerdam.facts import Chosen
from verteller.rules.wakkerdam.role import question
from verteller.rules.wakkerdam.village import Village


@dataclass(frozen=True, slots=True)
class Ballot:
    """
    A group's ballot as it was counted.

    Args:
        name: ``pack``, ``vampires`` or ``pipers``.
        members: Who was asked, awake.
        outcome: The count; blank and missing votes count for nobody (WAK-WOLF-06).
        blank: How many votes were blank or missing.
        because: The entries of the votes.
    """

    name: str
    members: tuple[Seat, ...]
    outcome: Outcome
    blank: int
    because: tuple[int, ...]


def ask_group(
    village: Village,
    members: tuple[Seat, ...],
    *,
    group: str,
    key: str,
    options: tuple[Seat, ...],
    rule: str,
    most: int = 1,
) -> Iterator[Fact]:
    """Show the waking *members* to each other and ask them together. Source: WAK-PHASE-17."""
    if members and options:
        yield Fellows(to=members, group=group, players=members, rule="WAK-PHASE-17")
        yield from question(village, members, key, options, rule=rule, most=most)


def tally(village: Village, name: str, key: str) -> Ballot:
    """Count the group ballot on question *key*. Source: wakkerdam, WAK-WOLF-01, -06."""
    members = tuple(seat for seat, asked in sorted(village.was_asked.items()) if key in asked)
    answers = village.answers(key)
    votes = [(target, 1.0) for _, targets, _ in answers for target in targets]
    voters = sum(1 for _, targets, _ in answers if targets)
    because = tuple(entry for _, _, why in answers for entry in why)
    return Ballot(name, members, count(votes), len(members) - voters, because)


def tell(ballot: Ballot, rule: str) -> Iterator[Fact]:
    """Tell the group whom it chose, or that it was a tie or nobody. Source: AMB-67."""
    if ballot.members:
        yield Chosen(
            to=ballot.members,
            ballot=ballot.name,
            player=ballot.outcome.winner,
            reason=ballot.outcome.reason,
            rule=rule,
            because=ballot.because,
        )


def attack(ballot: Ballot, cause: str, rule: str) -> Iterator[Attack]:
    """Attack whom the ballot chose alone; a tie means nobody. Source: WAK-WOLF-01, -02."""
    if ballot.outcome.winner is not None:
        yield Attack(ballot.outcome.winner, cause, ballot.because, rule)
