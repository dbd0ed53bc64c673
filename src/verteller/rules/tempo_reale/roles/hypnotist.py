"""The hypnotist (Ipnotista): every two nights takes control of somebody's mind, for good."""

from collections.abc import Iterator

from verteller.rules.chance import shuffle
from verteller.rules.facts import NARRATOR, Fact
from verteller.rules.tempo_reale.facts import MindTaken
from verteller.rules.tempo_reale.paper import Night
from verteller.rules.tempo_reale.role import ALTERNATE, LIVING, NECROMANCERS, WHITE, Power, Role


def control(night: Night) -> Iterator[Fact]:
    """
    Take over the targets' minds, in a random order; the last to act on somebody has him.

    Nobody is told, neither the one controlled nor the one who loses him.

    Source: tempo reale, 3.7, 4.29 to 4.31, N8, LTR-HYPNOTIST-01 to -06.
    """
    working = {act.seat: act for act in night.working("hypnotist")}
    order = list(working)
    if len({act.target for act in working.values()}) < len(working):
        label = f"{night.village.night_label}: order of the hypnotists"
        order = yield from shuffle(night.village.chance, label, order)
    for act in (working[seat] for seat in order):
        yield MindTaken(
            to=NARRATOR,
            player=act.target,
            by=act.seat,
            rule="LTR-HYPNOTIST-01",
            because=(act.entry,),
        )


HYPNOTIST = Role(
    "hypnotist",
    "Ipnotista",
    NECROMANCERS,
    WHITE,
    False,
    "3.7, LTR-HYPNOTIST",
    Power(ALTERNATE, (LIVING,), "LTR-HYPNOTIST-01"),
    clan="minds",
)
