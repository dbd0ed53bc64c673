"""Amnesia: every night the Ghost lets somebody forget to vote."""

from verteller.rules.facts import NARRATOR
from verteller.rules.tempo_reale.facts import AmnesiaLaid
from verteller.rules.tempo_reale.paper import Night
from verteller.rules.tempo_reale.role import EVERY_NIGHT, LIVING, Power, Supernatural


def cloud(night: Night) -> None:
    """
    Make the target's stake vote of the coming day void.

    Source: tempo reale, 3.7, LTR-AMNESIA-01.
    """
    for act in night.working("amnesia"):
        mark = AmnesiaLaid(
            to=NARRATOR,
            player=act.target,
            by=act.seat,
            rule="LTR-AMNESIA-01",
            because=(act.entry,),
        )
        night.marks.append(mark)


AMNESIA = Supernatural(
    "amnesia",
    "Amnesia",
    Power(EVERY_NIGHT, (LIVING,), "LTR-AMNESIA-01"),
    "3.7, LTR-AMNESIA",
)
