"""The wolf (Lupo): every night but the first the Wolves kill a Villager, if they agree."""

from verteller.rules.tempo_reale.paper import Night
from verteller.rules.tempo_reale.role import BLACK, EVERY_NIGHT, LIVING, WOLVES, Power, Role
from verteller.rules.tempo_reale.roles.keepers import keeping


def hunt(night: Night) -> None:
    """
    Let the common target die if it is a Villager whom no bodyguard protects.

    Wolves who name different characters all fail, though one of them be stopped; one who is
    kidnapped is as if he had not acted.

    Source: tempo reale, 3.7, 4.3, N12, LTR-WOLF-01 to -06, -08, LTR-BODYGUARD-02, LTR-FAIL-05.
    """
    pack = night.using("wolf")
    if len({act.target for act in pack}) > 1:
        for act in pack:
            night.fail(act, "LTR-WOLF-03", pack)
        return
    for act in pack:
        guards = keeping(night, "bodyguard", act.target)
        if not night.before.is_villager(act.target):
            night.fail(act, "LTR-WOLF-04")
        elif guards:
            night.fail(act, "LTR-BODYGUARD-02", guards)
    working = night.working("wolf")
    for act in working:
        night.kill(act.target, "wolves", "LTR-WOLF-02", working)


WOLF = Role(
    "wolf",
    "Lupo",
    WOLVES,
    BLACK,
    False,
    "3.7, LTR-WOLF",
    Power(EVERY_NIGHT, (LIVING,), "LTR-WOLF-01", first_night=False),
    clan="wolves",
)
