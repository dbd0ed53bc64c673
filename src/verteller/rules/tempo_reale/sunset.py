"""A day worked out: the mayor's election, the vote for the stake, and what follows (S1 to S9)."""

from collections.abc import Generator, Iterator

from verteller.rules.ballots import Outcome, count
from verteller.rules.chance import draw
from verteller.rules.facts import (
    EVERYONE,
    NARRATOR,
    Died,
    DiedOf,
    Fact,
    Mayor,
    Pyre,
    Seat,
    Sunset,
    Tally,
    Votes,
)
from verteller.rules.tempo_reale.ballots import Ballots, cast, effective
from verteller.rules.tempo_reale.ending import conclude, factions_in_play
from verteller.rules.tempo_reale.facts import SavedByAdvocate
from verteller.rules.tempo_reale.roles import phantom
from verteller.rules.tempo_reale.village import Village


def resolve(village: Village) -> Iterator[Fact]:
    """
    Work out the day that has just closed.

    Source: tempo reale, 3.3, S1 to S9, LTR-VOTE-01 to -15, LTR-TIME-06.
    """
    in_play = factions_in_play(village)
    yield Sunset(to=EVERYONE, number=village.night, rule="LTR-TIME-06")
    yield from _elect(village)
    ballots = yield from effective(village, cast(village, "vote"))
    outcome = yield from _publish(ballots, "pyre", "LTR-VOTE-11")
    if 2 * len(ballots) < len(village.living):
        yield Pyre(to=EVERYONE, player=None, reason="quorum", rule="LTR-VOTE-06")
    else:
        yield from _burn(village, ballots, outcome)
    yield from conclude(village, in_play, village.day_label)


def _publish(ballots: Ballots, ballot: str, rule: str) -> Generator[Fact, None, Outcome]:
    """
    Publish who votes for whom and how many votes each one has, whatever comes of it.

    Source: tempo reale, 3.3, S8, LTR-VOTE-06, -11, LTR-TIME-06, LTR-SYS-11, LTR-AMB-39.
    """
    outcome = count((vote, 1.0) for vote in ballots.values())
    yield Votes(to=EVERYONE, ballot=ballot, votes=tuple(sorted(ballots.items())), rule=rule)
    yield Tally(to=EVERYONE, ballot=ballot, counts=outcome.counts, rule=rule)
    return outcome


def _elect(village: Village) -> Iterator[Fact]:
    """
    Make a mayor of whoever has the votes of more than half of the living, as they were cast.

    Source: tempo reale, 3.10, 4.33, S1, LTR-MAYOR-06 to -08, -10, LTR-AMB-43.
    """
    outcome = yield from _publish(cast(village, "elect"), "election", "LTR-MAYOR-10")
    for seat, votes in outcome.counts:
        if 2 * votes > len(village.living):
            yield Mayor(to=EVERYONE, player=seat, how="elected", rule="LTR-MAYOR-07")


def _burn(village: Village, ballots: Ballots, outcome: Outcome) -> Iterator[Fact]:
    """
    Condemn whoever leads, in a tie whom the mayor's vote stands for; an advocate may save him.

    Who is saved is not named.

    Source: tempo reale, 3.3, 3.10, 4.9, S6 to S8, LTR-VOTE-07 to -09, -13, LTR-ADVOCATE-02, -03,
    LTR-MAYOR-02, -08, LTR-PHANTOM-02.
    """
    condemned, rule = yield from _condemned(village, ballots, outcome)
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


def _condemned(
    village: Village, ballots: Ballots, outcome: Outcome
) -> Generator[Fact, None, tuple[Seat, str]]:
    leaders = outcome.leaders
    if len(leaders) == 1:
        return leaders[0], "LTR-VOTE-07"
    choice = None if village.mayor is None else ballots.get(village.mayor)
    if choice is not None and choice in leaders:
        return choice, "LTR-VOTE-08"
    lot: Seat = yield from draw(village.chance, f"{village.day_label}: tie at the stake", leaders)
    return lot, "LTR-VOTE-09"


def _because(village: Village) -> tuple[int, ...]:
    """Return the entries the vote came of: the ballots cast, and the votes that Ghosts forced."""
    given = (answers["vote"].entry for answers in village.given.values() if "vote" in answers)
    forced = (mark.entry for mark in village.forced.values())
    return tuple(sorted({*given, *forced}))
