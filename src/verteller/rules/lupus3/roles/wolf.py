"""The wolf (Lupo): every night but the first the Wolves kill somebody, if they agree."""

from verteller.rules.lupus3.paper import Night, reason
from verteller.rules.lupus3.role import BLACK, EVERY_NIGHT, LIVING, Power, Role
from verteller.rules.lupus3.roles.bodyguard import guards


def hunt(night: Night) -> None:
    """
    Let the one victim all Wolves who are out agree on die, unless a bodyguard protects it.

    Before a guarded door they are told that they failed, as anybody is; who disagree hear nothing.
    Nobody is spared for his faction, nor is a Wolf who names himself.

    Source: lupus 3.0, 4.1, 6.10, D7, LU3-WOLF-01 to -09, LU3-MAIL-03, LU3-AMB-02, -38, -39.
    """
    out = night.working("wolf")
    victims = {act.target for act in out}
    if len(victims) != 1:
        return
    victim = victims.pop()
    guarded = guards(night, victim)
    if not guarded:
        night.kill(victim, "wolves", reason("LU3-WOLF-01", out))
    elif night.village.options["wolves_told"]:
        for act in out:
            night.stopped[act.seat] = reason("LU3-WOLF-04", [act, *guarded])


WOLF = Role(
    "wolf",
    "Lupo",
    BLACK,
    BLACK,
    "LU3-TABLE-16",
    Power(EVERY_NIGHT, (LIVING,), on_self=True),
    clan="wolves",
    vampirisable=False,
)
