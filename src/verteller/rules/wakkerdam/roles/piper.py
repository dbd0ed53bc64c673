"""The piper (Fluitspeler): enchants the village, two players a night."""

from collections.abc import Iterator

from verteller.rules.ballots import Outcome
from verteller.rules.facts import Enchanted, Fact, Seat
from verteller.rules.wakkerdam.facts import Chosen
from verteller.rules.wakkerdam.groups import ask_group, tally
from verteller.rules.wakkerdam.role import Role
from verteller.rules.wakkerdam.village import Village


def choices(village: Village) -> tuple[Seat, ...]:
    """The living who are neither enchanted nor pipers. Source: WAK-PIPER-07, -11, -12."""
    pipers = set(village.holders("piper"))
    return tuple(s for s in village.living if s not in village.enchanted and s not in pipers)


def ask(village: Village) -> Iterator[Fact]:
    """Wake the pipers together, two votes each. Source: wakkerdam, WAK-PIPER-01, -06."""
    yield from ask_group(
        village,
        village.awake("piper"),
        group="pipers",
        key="piper",
        options=choices(village),
        rule="WAK-PIPER-01",
        most=2,
    )


def led_astray(outcome: Outcome) -> tuple[Seat, ...]:
    """
    Return who is enchanted: two places, filled by leaders, then by a sole runner-up.

    Source: wakkerdam, Fluitspeler, WAK-PIPER-08, -09, AMB-24.
    """
    if len(outcome.leaders) != 1:
        return outcome.leaders if len(outcome.leaders) == 2 else ()
    second = outcome.runners_up()
    return (*outcome.leaders, *(second if len(second) == 1 else ()))


def enchant(village: Village) -> Iterator[Fact]:
    """
    Enchant whom the ballot chose and tell each by himself.

    Source: wakkerdam, Fluitspeler, WAK-PIPER-02, -04, -06, -13.
    """
    ballot = tally(village, "pipers", "piper")
    if not ballot.members:
        return
    enchanted = led_astray(ballot.outcome)
    # In seating order: who led the ballot is nobody's business.
    for seat in sorted(enchanted) or (None,):
        yield Chosen(
            to=ballot.members,
            ballot="pipers",
            player=seat,
            reason=None if enchanted else ballot.outcome.reason,
            rule="WAK-PIPER-06",
            because=ballot.because,
        )
    for seat in sorted(enchanted):
        yield Enchanted(to=(seat,), rule="WAK-PIPER-02", because=ballot.because)


PIPER = Role(
    "piper",
    "Fluitspeler",
    "pipers",
    phase="potions",
    ask=ask,
    deadly=True,
    source="Fluitspeler, WAK-PIPER",
)
