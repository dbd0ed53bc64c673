"""Death (Morte): every two nights the Ghost kills a Villager."""

from verteller.rules.tempo_reale.paper import Night
from verteller.rules.tempo_reale.role import ALTERNATE, LIVING, Power, Supernatural


def strike(night: Night) -> None:
    """
    Kill the target if it is a Villager.

    Source: tempo reale, 3.7, N12, LTR-DEATHGHOST-01, LTR-FAIL-05.
    """
    for act in night.working("death"):
        if night.before.is_villager(act.target):
            night.kill(act.target, "ghost", "LTR-DEATHGHOST-01", [act])
        else:
            night.fail(act, "LTR-DEATHGHOST-01")


DEATH = Supernatural(
    "death",
    "Morte",
    Power(ALTERNATE, (LIVING,), "LTR-DEATHGHOST-01", first_night=False),
    "3.7, LTR-DEATHGHOST",
    mystic_only=True,
)
