"""The innocent girl (Onschuldige Meisje): overhears the ballots of the night."""

from collections.abc import Iterator

from verteller.rules.facts import Fact, Overheard
from verteller.rules.wakkerdam.groups import Ballot
from verteller.rules.wakkerdam.role import Role
from verteller.rules.wakkerdam.village import Village


def overhear(village: Village, *ballots: Ballot) -> Iterator[Fact]:
    """
    Tell each waking girl the numbers of each ballot that was held, and no voter.

    Source: wakkerdam, Onschuldige Meisje, WAK-GIRL-01 to -04, WAK-SAND-09.
    """
    for girl in village.awake("innocent_girl"):
        for ballot in ballots:
            if ballot.members:
                yield Overheard(
                    to=(girl,),
                    ballot=ballot.name,
                    counts=ballot.outcome.counts,
                    blank=ballot.blank,
                    chosen=ballot.outcome.winner,
                    rule="WAK-GIRL-01",
                    because=ballot.because,
                )


INNOCENT_GIRL = Role(
    "innocent_girl", "Onschuldige Meisje", "villagers", source="Onschuldige Meisje, WAK-GIRL"
)
