"""The kidnapper (Sequestratore): every two nights takes somebody away, as if he had not acted."""

from verteller.rules.lupus3.role import ALTERNATE, BLACK, LIVING, Power, Role
from verteller.rules.powers import Act


def beats(kidnapper: Act, other: Act) -> bool:
    """
    Tell whether *other*, an exorcist or a kidnapper, is taken away.

    An exorcist who shields himself cannot be.

    Source: lupus 3.0, 6.2, D1, LU3-KIDNAPPER-01, -02, LU3-EXORCIST-02, -03.
    """
    shields_himself = other.power == "exorcist" and other.target == other.seat
    return other.seat == kidnapper.target and not shields_himself


KIDNAPPER = Role(
    "kidnapper",
    "Sequestratore",
    BLACK,
    BLACK,
    "LU3-TABLE-22",
    Power(ALTERNATE, (LIVING,)),
    acquirable=True,
)
