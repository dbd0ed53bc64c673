"""The stalker and the voyeur: every two nights one follows somebody, the other watches a house."""

from verteller.rules.facts import Visited, Visitors
from verteller.rules.lupus3.paper import Night
from verteller.rules.lupus3.role import ALTERNATE, BOTH, LIVING, WHITE, Power, Role
from verteller.rules.movements import Movements


def movements(night: Night) -> Movements:
    """
    Return who went where tonight: all actions but the annulled, those that failed otherwise too.

    Rituals, suicides and visions are none.

    Source: lupus 3.0, 6.1.4, 6.1.5, D9, LU3-DAWN-10, -11, LU3-RITUAL-01, LU3-WOLF-02,
    LU3-VAMPIRE-03.
    """
    return Movements(
        {a.seat: a.target for a in night.acts.values() if a.seat not in night.annulled}
    )


def watch(night: Night) -> None:
    """
    Tell stalkers on whom their target acted, and voyeurs who acted on theirs.

    Source: lupus 3.0, 6.13, D9, LU3-STALKER-01, -02, LU3-VOYEUR-01 to -03, LU3-DAWN-12, LU3-AMB-43.
    """
    seen = movements(night)
    for act in night.working("stalker"):
        to, about, because = (act.seat,), act.target, (act.entry,)
        players = seen.whereabouts(about)
        rule = "LU3-STALKER-02"
        night.answer(act, Visited(to=to, about=about, players=players, rule=rule, because=because))
    for act in night.working("voyeur"):
        to, about, because = (act.seat,), act.target, (act.entry,)
        players = seen.seen_at(about, act.seat)
        rule = "LU3-VOYEUR-03"
        night.answer(act, Visitors(to=to, about=about, players=players, rule=rule, because=because))


STALKER = Role(
    "stalker",
    "Stalker",
    WHITE,
    WHITE,
    "LU3-TABLE-07",
    Power(ALTERNATE, (LIVING,)),
    acquirable=True,
)
VOYEUR = Role(
    "voyeur",
    "Voyeur",
    WHITE,
    WHITE,
    "LU3-TABLE-06",
    Power(ALTERNATE, BOTH),
    acquirable=True,
)
