"""The assassin (Assassino): every two nights but the first shoots one who calls at a house."""

from collections.abc import Iterator

from verteller.rules.chance import draw
from verteller.rules.facts import Fact
from verteller.rules.tempo_reale.paper import Night
from verteller.rules.tempo_reale.role import ALTERNATE, BLACK, LIVING, WOLVES, Power, Role
from verteller.rules.tempo_reale.visits import Streets


def shoot(night: Night, streets: Streets) -> Iterator[Fact]:
    """
    Kill one of the other living ones who acted on the target, each assassin by a lot of his own.

    Failed ones can be hit, kidnapped ones and images cannot; with nobody there he succeeds.

    Source: tempo reale, 3.7, 4.19, 4.40, 4.44 to 4.46, N12, LTR-ASSASSIN-01 to -08, LTR-AMB-50.
    """
    for act in night.working("assassin"):
        callers = sorted(streets.callers(act.target) - {act.seat})
        if callers:
            label = f"{night.village.night_label}: shot of assassin {act.seat} at {act.target}"
            victim = yield from draw(night.village.chance, label, callers)
            causes = [act, night.acts[victim]]
            night.kill(victim, "assassin", "LTR-ASSASSIN-02", causes)


ASSASSIN = Role(
    "assassin",
    "Assassino",
    WOLVES,
    BLACK,
    False,
    "3.7, LTR-ASSASSIN",
    Power(ALTERNATE, (LIVING,), "LTR-ASSASSIN-01", first_night=False),
    clan="henchmen",
)
