"""What seems to be so tonight (N5): readings of the confused and the bewitched are not true."""

from dataclasses import dataclass

from verteller.rules.tempo_reale.paper import Night
from verteller.rules.tempo_reale.role import BLACK, WHITE


@dataclass(frozen=True, slots=True)
class Appearances:
    """
    Aura, mysticism and role of every character as readings find them tonight.

    Source: tempo reale, N5, N7, 4.41, LTR-CONFUSION-02, -03.
    """

    auras: tuple[str, ...]
    mystics: tuple[bool, ...]
    roles: tuple[str, ...]

    @classmethod
    def of(cls, night: Night) -> "Appearances":
        """
        Let confusion show another's data, then every witch turn an aura.

        Source: tempo reale, N5, 4.11, 4.42, LTR-WITCH-01 to -03, LTR-CONFUSION-02, LTR-AMB-11.
        """
        before = night.before
        auras, mystics, roles = list(before.auras), list(before.mystics), list(before.roles)
        for act in night.working("confusion"):
            shown = act.other
            auras[act.target] = before.auras[shown]
            mystics[act.target] = before.mystics[shown]
            roles[act.target] = before.roles[shown]
        for act in night.working("witch"):
            auras[act.target] = turned(auras[act.target])
        return cls(tuple(auras), tuple(mystics), tuple(roles))


def turned(aura: str) -> str:
    """Return the other colour."""
    return BLACK if aura == WHITE else WHITE
