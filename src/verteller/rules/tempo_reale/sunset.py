"""A day worked out: the mayor's election, the vote for the stake, and what follows (S1 to S9)."""

from collections.abc import Iterator

from verteller.rules import assembly
from verteller.rules.facts import (
    EVERYONE,
    NARRATOR,
    Died,
    DiedOf,
    Fact,
    Mayor,
    Pyre,
    Sunset,
)
from verteller.rules.tempo_reale.ballots import Ballots, cast, effective
from verteller.rules.tempo_reale.ending import conclude, factions_in_play
from verteller.rules.tempo_reale.facts import SavedByAdvocate
from verteller.rules.tempo_reale.roles import phantom
from verteller.rules.tempo_reale.village import Village

CONDEMNED_BY = {"votes": "LTR-VOTE-07", "mayor": "LTR-VOTE-08", "lot": "LTR-VOTE-09"}
"""The rules by which somebody is condemned. Source: tempo reale, 3.3, 3.10, S6."""


def resolve(village: Village) -> Iterator[Fact]:
    """
    Work out the day that has just closed.

    Source: tempo reale, 3.3, S1 to S9, LTR-VOTE-01 to -15, LTR-TIME-06.
    """
    in_play = factions_in_play(village)
    yield Sunset(to=EVERYONE, number=village.night, rule="LTR-TIME-06")
    yield from _elect(village)
    ballots = yield from effective(village, cast(village, "vote"))
    yield from assembly.publish(ballots, "pyre", "LTR-VOTE-11")
    if assembly.is_quorate(ballots, village.living):
        yield from _burn(village, ballots)
    else:
        yield Pyre(to=EVERYONE, player=None, reason="quorum", rule="LTR-VOTE-06")
    yield from conclude(village, in_play, village.day_label)


def _elect(village: Village) -> Iterator[Fact]:
    """
    Make a mayor of whoever has the votes of more than half of the living, as they were cast.

    Source: tempo reale, 3.10, 4.33, S1, LTR-MAYOR-06 to -08, -10, LTR-AMB-43.
    """
    ballots = cast(village, "elect")
    yield from assembly.publish(ballots, "election", "LTR-MAYOR-10")
    elected = assembly.majority(ballots, village.living)
    if elected is not None:
        yield Mayor(to=EVERYONE, player=elected, how="elected", rule="LTR-MAYOR-07")


def _burn(village: Village, ballots: Ballots) -> Iterator[Fact]:
    """
    Condemn whoever leads, in a tie whom the mayor's vote stands for; an advocate may save him.

    Who is saved is not named.

    Source: tempo reale, 3.3, 3.10, 4.9, S6 to S8, LTR-VOTE-07 to -09, -13, LTR-ADVOCATE-02, -03,
    LTR-MAYOR-02, -08, LTR-PHANTOM-02.
    """
    condemned, how = yield from assembly.condemn(village, ballots, village.mayor, village.day_label)
    rule = CONDEMNED_BY[how]
    because = _because(village)
    advocates = village.advocates.get(condemned)
    if advocates:
        saved = tuple(sorted(mark.entry for mark in advocates))
        rule = "LTR-ADVOCATE-02"
        yield SavedByAdvocate(to=NARRATOR, player=condemned, rule=rule, because=saved)
        yield Pyre(to=EVERYONE, player=None, reason="spared", rule="LTR-ADVOCATE-03")
        return
    yield Pyre(to=EVERYONE, player=condemned, rule=rule, because=because)
    yield DiedOf(to=NARRATOR, player=condemned, cause="pyre", rule=rule, because=because)
    yield Died(to=EVERYONE, player=condemned, cause="pyre", rule=rule, because=because)
    yield from phantom.rise(village, [condemned], village.day_label, because)


def _because(village: Village) -> tuple[int, ...]:
    """Return the entries the vote came of: the ballots cast, and the votes that Ghosts forced."""
    given = (answers["vote"].entry for answers in village.given.values() if "vote" in answers)
    forced = (mark.entry for mark in village.forced.values())
    return tuple(sorted({*given, *forced}))
