"""The lynching (Het lynchen): nomination, defence, second ballot, and what comes of them."""

from collections.abc import Iterator

from verteller.rules.ballots import Outcome
from verteller.rules.chance import draw
from verteller.rules.facts import (
    EVERYONE,
    NARRATOR,
    Died,
    DiedOf,
    Fact,
    Nominated,
    Pyre,
    Seat,
)
from verteller.rules.removals import expel
from verteller.rules.tabula import discussion, night, voting, winning
from verteller.rules.tabula.facts import Deadlock, OwlCalled, Speeches
from verteller.rules.tabula.roles import owl
from verteller.rules.tabula.village import Village


def nominate(village: Village) -> Iterator[Fact]:
    """
    Ask everybody in turn whom to lynch; in the variant with ghosts the dead as well.

    Source: tabula, Het lynchen, 'Spook' variant, TAB-NOM-01, TAB-GHO-02, TAB-AMB-28, -33.
    """
    voters = (*village.living, *(village.dead() if village.options["ghosts"] else ()))
    yield from voting.open_ballot(village, voting.NOMINATE, voters, "TAB-NOM-01")


def nominees(outcome: Outcome, called: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """
    Return who is nominated, in the order of the speeches.

    The two with most votes are, more of them on ties. Whom the owl calls becomes the second
    nominee: those with the second highest number drop out, unless he is one of them already.

    Args:
        outcome: The count of the first vote.
        called: Whom the owl calls.

    Source: tabula, Het lynchen, Uil, TAB-NOM-04, -05, TAB-OWL-04, -05, TAB-AMB-12, -14, -17, -29.
    """
    leaders = outcome.leaders
    second = outcome.runners_up() if len(leaders) == 1 else ()
    added = tuple(seat for seat in called if seat not in (*leaders, *second))
    if not leaders:
        return ()
    return (*leaders, *added) if added else (*leaders, *second)


def resolve_nomination(village: Village) -> Iterator[Fact]:
    """
    Count the first vote, have the owl's choice announced, and let the nominees speak.

    Source: tabula, Het lynchen, Uil, TAB-NOM-03 to -06, TAB-OWL-03, TAB-AMB-14, -18.
    """
    yield from voting.publish(village, voting.NOMINATE)
    outcome, why = voting.counted(village), voting.entries(village)
    called = owl.calls(village)
    if village.is_in_play(owl.OWL.key):
        for player in called or (None,):
            yield OwlCalled(to=EVERYONE, player=player, rule="TAB-OWL-03")
    speakers = nominees(outcome, called)
    if not speakers:
        yield Pyre(to=EVERYONE, player=None, reason="nobody", rule="TAB-DAY-05")
        yield from end_day(village)
        return
    seated = tuple(sorted(speakers))
    yield Nominated(to=EVERYONE, players=seated, rule="TAB-NOM-04", because=why)
    yield from _hear(village, speakers)


def _hear(village: Village, speakers: tuple[Seat, ...]) -> Iterator[Fact]:
    yield Speeches(to=EVERYONE, players=speakers, rule="TAB-NOM-06")
    yield from discussion.give_floor(village, speakers[0])


def after_speech(village: Village) -> Iterator[Fact]:
    """
    Let the next nominee speak; after the last, vote, unless he is the only one.

    Source: tabula, Het lynchen, TAB-NOM-06, TAB-BAL-01, -02, -05, TAB-AMB-12, -15.
    """
    speaker = discussion.next_speaker(village)
    if speaker is not None:
        yield from discussion.give_floor(village, speaker)
    elif len(village.nominees) == 1:
        (only,) = village.nominees
        yield from lynch(village, only, None, ())
    else:
        ballot = voting.BALLOT_AGAIN if village.tied else voting.BALLOT
        voters = tuple(seat for seat in village.living if seat not in village.nominees)
        yield from voting.open_ballot(village, ballot, voters, "TAB-BAL-02")


def resolve_ballot(village: Village, ballot: str) -> Iterator[Fact]:
    """
    Lynch who has most votes; repeat a tie once, then draw among those who share it.

    If nobody votes, all nominees share it.

    Source: tabula, Het lynchen, TAB-BAL-04 to -06, TAB-AMB-15, -16.
    """
    yield from voting.publish(village, ballot)
    leaders, why = voting.counted(village).leaders or village.nominees, voting.entries(village)
    if len(leaders) == 1:
        yield from lynch(village, leaders[0], None, why)
    elif ballot == voting.BALLOT:
        yield Deadlock(to=EVERYONE, players=leaders, rule="TAB-BAL-05", because=why)
        yield from _hear(village, village.speakers)
    else:
        label = f"day {village.night}: tie in the second ballot"
        lot = yield from draw(village.chance, label, leaders)
        yield from lynch(village, lot, "lot", why)


def lynch(village: Village, seat: Seat, reason: str | None, why: tuple[int, ...]) -> Iterator[Fact]:
    """
    Lynch *seat*; nothing is said of his card.

    Args:
        reason: ``lot`` if he was drawn.
        why: The entries of the votes.

    Source: tabula, Het lynchen, TAB-BAL-04, -06 to -08.
    """
    rule = "TAB-BAL-04" if reason is None else "TAB-BAL-06"
    because = (village.nominated, *why)
    yield Pyre(to=EVERYONE, player=seat, reason=reason, rule=rule, because=because)
    yield DiedOf(to=NARRATOR, player=seat, cause="pyre", rule=rule, because=because)
    yield Died(to=EVERYONE, player=seat, cause="pyre", rule=rule, because=because)
    yield from end_day(village)


def end_day(village: Village) -> Iterator[Fact]:
    """
    End the game if it is won; otherwise a new night begins.

    Source: tabula, Het lynchen, Het einde van het spel, TAB-BAL-09, TAB-FLW-04.
    """
    yield from expel(village, "TAB-SYS-38", "TAB-SYS-38")
    yield from winning.end(village)
    if not village.over:
        yield from night.fall(village)
