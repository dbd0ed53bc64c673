"""Hypnosis (Ipnosi): every two nights the Ghost decides where somebody's vote goes."""

from verteller.rules.facts import NARRATOR
from verteller.rules.tempo_reale.facts import VoteForced
from verteller.rules.tempo_reale.paper import Night
from verteller.rules.tempo_reale.role import ALTERNATE, LIVING, Power, Supernatural


def force(night: Night) -> None:
    """
    Let the target vote for the second one in the coming day.

    Source: tempo reale, 3.7, LTR-HYPNOSIS-01.
    """
    for act in night.working("hypnosis"):
        mark = VoteForced(
            to=NARRATOR,
            player=act.target,
            vote=act.other,
            by=act.seat,
            rule="LTR-HYPNOSIS-01",
            because=(act.entry,),
        )
        night.marks.append(mark)


HYPNOSIS = Supernatural(
    "hypnosis",
    "Ipnosi",
    Power(ALTERNATE, (LIVING,), "LTR-HYPNOSIS-01", second=(LIVING,)),
    "3.7, LTR-HYPNOSIS",
)
