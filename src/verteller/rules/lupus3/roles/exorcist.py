"""The exorcist (Esorcista): every night shields somebody, living or dead, from all others."""

from verteller.rules.lupus3.role import BLACK, BOTH, EVERY_NIGHT, Power, Role
from verteller.rules.powers import Act


def beats(exorcist: Act, other: Act, is_better: bool) -> bool:
    """
    Tell whether the shield makes *other* fail, an exorcist or a kidnapper.

    Args:
        is_better: Whether *exorcist* is more skilled, where both are exorcists.

    Source: lupus 3.0, 6.2, D1, LU3-EXORCIST-02, -04, -05, -07.
    """
    return other.target == exorcist.target and (other.power != "exorcist" or is_better)


EXORCIST = Role(
    "exorcist",
    "Esorcista",
    BLACK,
    BLACK,
    "LU3-TABLE-19",
    Power(EVERY_NIGHT, BOTH, on_self=True),
    clan="possessed",
    mystic=True,
    acquirable=True,
)
"""What the shield stops is in `verteller.rules.lupus3.blocking`."""
