"""The devil (Diavolo): every night reads the soul of somebody living."""

from verteller.rules.facts import LearnedFaction, LearnedRole
from verteller.rules.lupus3.paper import Night
from verteller.rules.lupus3.role import BLACK, EVERY_NIGHT, LIVING, Power, Role


def read(night: Night) -> None:
    """
    Learn the role at the start, the present role and the present faction; nothing in between.

    Source: lupus 3.0, 6.5, D4, LU3-DEVIL-01, -02, LU3-AMB-28.
    """
    for act in night.working("devil"):
        to, because, about = (act.seat,), (act.entry,), act.target
        rule = "LU3-DEVIL-01"
        first, now = night.village.began_as[about], night.before.roles[about]
        faction = night.before.factions[about]
        night.answer(
            act,
            LearnedRole(to=to, about=about, role=first, rule=rule, because=because),
            LearnedRole(to=to, about=about, role=now, rule=rule, because=because),
            LearnedFaction(to=to, about=about, faction=faction, rule=rule, because=because),
        )


DEVIL = Role(
    "devil",
    "Diavolo",
    BLACK,
    BLACK,
    "LU3-TABLE-20",
    Power(EVERY_NIGHT, (LIVING,), on_self=True),
    clan="devils",
    mystic=True,
    acquirable=True,
)
