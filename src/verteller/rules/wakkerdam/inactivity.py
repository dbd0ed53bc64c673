"""Inactivity (Inactiviteit): rounds missed in a row, and what they lead to."""

from collections.abc import Iterator

from verteller.rules.facts import EVERYONE, NARRATOR, Fact, MissedRound, Strike
from verteller.rules.wakkerdam.facts import Inactive
from verteller.rules.wakkerdam.village import Village


def count_misses(village: Village, closed: int) -> Iterator[Fact]:
    """
    Count a miss for every living player who was asked in this round and answered nothing.

    At the strictness he is marked for the next checkpoint, whatever he does until then; at
    strictness 0 nobody ever is. Who is excused or has left misses nothing.

    Args:
        closed: Number of the entry that closed the round.

    Source: wakkerdam, Inactiviteit, WAK-INACT-01, -03, -07 to -09, WAK-VOTE-15.
    """
    strictness = int(village.options["strictness"])
    for seat in sorted(village.was_asked):
        if village.given.get(seat) or not village.is_living(seat) or village.is_away(seat):
            continue
        missed = village.missed.get(seat, 0) + 1
        yield MissedRound(
            to=(seat,), player=seat, in_a_row=missed, rule="WAK-INACT-01", because=(closed,)
        )
        if 0 < strictness <= missed and seat not in village.inactive:
            yield Inactive(
                to=NARRATOR,
                player=seat,
                cause="inactivity",
                rule="WAK-INACT-09",
                because=(closed,),
            )


def give_strikes(village: Village) -> Iterator[Fact]:
    """
    Announce who missed an election or pyre vote, where the group wants that.

    It is told when the votes are, and counts such rounds alone: a missed round of the night
    would tell of a role.
    """
    for seat, entry in sorted(village.unannounced.items()):
        in_a_row = village.strikes.get(seat, 0) + 1
        yield Strike(
            to=EVERYONE, player=seat, in_a_row=in_a_row, rule="WAK-INACT-01", because=(entry,)
        )
