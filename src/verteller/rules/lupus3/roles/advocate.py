"""The Devil's advocate (Avvocato del Diavolo): keeps somebody from the coming day's stake."""

from collections.abc import Iterator

from verteller.rules.facts import NARRATOR, Defended, Fact
from verteller.rules.lupus3.paper import Night
from verteller.rules.lupus3.role import ALTERNATE, BLACK, LIVING, Power, Role


def plead(night: Night) -> Iterator[Fact]:
    """
    Mark the target for the coming day; several marks are as good as one.

    Source: lupus 3.0, 6.6, D4, LU3-ADVOCATE-01, -02.
    """
    for act in night.working("advocate"):
        yield Defended(
            to=NARRATOR,
            player=act.target,
            by=act.seat,
            rule="LU3-ADVOCATE-01",
            because=(act.entry,),
        )


ADVOCATE = Role(
    "advocate",
    "Avvocato del Diavolo",
    BLACK,
    BLACK,
    "LU3-TABLE-21",
    Power(ALTERNATE, (LIVING,)),
    clan="devils",
    acquirable=True,
)
