"""The messiah (Messia): once in a game brings a dead one back to life."""

from verteller.rules.tempo_reale.paper import Night
from verteller.rules.tempo_reale.role import DEAD, ONCE, VILLAGERS, WHITE, Power, Role


def resurrect(night: Night) -> None:
    """
    Let the dead one live again from the coming day on; a Ghost stays dead.

    Source: tempo reale, 3.7, 4.26, N10, LTR-MESSIAH-01 to -06.
    """
    for act in night.working("messiah"):
        if night.before.is_ghost(act.target):
            night.fail(act, "LTR-MESSIAH-03")
        else:
            because = (*night.returning.get(act.target, ()), act.entry)
            night.returning[act.target] = tuple(sorted(because))


MESSIAH = Role(
    "messiah",
    "Messia",
    VILLAGERS,
    WHITE,
    True,
    "3.7, LTR-MESSIAH",
    Power(ONCE, (DEAD,), "LTR-MESSIAH-01"),
)
