"""The day: the captain's election, the accusation, the ballot and its tie (Tagphase)."""

from collections.abc import Iterator

from verteller.rules.ballots import Outcome, count
from verteller.rules.chance import draw
from verteller.rules.duesterwald.facts import Tied
from verteller.rules.duesterwald.roles.black_raven import WEIGHT
from verteller.rules.duesterwald.village import Village
from verteller.rules.facts import (
    EVERYONE,
    Asked,
    Fact,
    Mayor,
    Nominated,
    Part,
    PhaseOpened,
    Pyre,
    Tally,
    Votes,
)


def open_phase(village: Village, phase: str, rule: str) -> Iterator[Fact]:
    """Open a phase of the day, which everybody knows of."""
    yield PhaseOpened(
        to=EVERYONE,
        phase=phase,
        number=village.night,
        sequence=village.sequence + 1,
        rule=rule,
    )


def _entries(village: Village, question: str) -> tuple[int, ...]:
    return tuple(
        sorted(entry for seat in village.seats for entry in village.because(seat, question))
    )


def _publish(
    village: Village, question: str, ballot: str, outcome: Outcome, rule: str
) -> Iterator[Fact]:
    """Tell everybody who voted for whom, and how many votes there are. Source: 1.5."""
    why = _entries(village, question)
    votes = tuple(
        (voter, target) for voter in village.seats for target in village.named(voter, question)
    )
    yield Votes(to=EVERYONE, ballot=ballot, votes=votes, rule=rule, because=why)
    yield Tally(to=EVERYONE, ballot=ballot, counts=outcome.counts, rule=rule, because=why)


# The captain.


def open_election(village: Village) -> Iterator[Fact]:
    """
    Ask all the living for a captain: one of them all, or of those who were tied.

    Source: duesterwald, Tagphase, DUE-CAP-01, -02, DUE-AMB-32.
    """
    yield from open_phase(village, "captain", "DUE-CAP-01")
    options = village.tied if village.runs_off else village.living
    part = Part("target", options)
    yield Asked(to=village.living, question="elect", parts=(part,), rule="DUE-CAP-02")


def elect(village: Village) -> Iterator[Fact]:
    """
    Give the office to who leads; after a tie there is one run-off, after another a lot.

    No vote at all is a tie of everybody who could be elected.

    Source: duesterwald, Tagphase, DUE-CAP-01, -02, DUE-AMB-32.
    """
    outcome = count(
        (target, 1.0) for seat in village.living for target in village.named(seat, "elect")
    )
    yield from _publish(village, "elect", "captain", outcome, "DUE-CAP-02")
    why = _entries(village, "elect")
    leaders = outcome.leaders or (village.tied if village.runs_off else village.living)
    if len(leaders) > 1 and not village.runs_off:
        yield Tied(to=EVERYONE, ballot="captain", players=leaders, rule="DUE-CAP-02", because=why)
        return
    captain, how = leaders[0], "elected"
    if len(leaders) > 1:
        captain, how = (yield from draw(village.chance, _label(village, "captain"), leaders)), "lot"
    yield Mayor(to=EVERYONE, player=captain, how=how, rule="DUE-CAP-01", because=why)


def _label(village: Village, what: str) -> str:
    return f"day {village.night}: {what}"


# The accusation.


def open_discussion(village: Village) -> Iterator[Fact]:
    """
    Let the living discuss and accuse, each as many as he likes and himself too.

    Source: duesterwald, Tagphase, DUE-DAY-05, DUE-ORD-15, DUE-VIL-02, DUE-AMB-34.
    """
    yield from open_phase(village, "accuse", "DUE-DAY-05")
    part = Part("target", village.living, 1, len(village.living))
    yield Asked(to=village.living, question="accuse", parts=(part,), rule="DUE-VOT-02")


def accuse(village: Village) -> Iterator[Fact]:
    """
    Announce who stands accused: whoever was named, and who has the letter.

    Source: duesterwald, Tagphase, DUE-VOT-02, DUE-AMB-22, -34.
    """
    named = {target for seat in village.living for target in village.named(seat, "accuse")}
    if village.letter is not None and village.is_living(village.letter):
        named.add(village.letter)
    if named:
        why, accused = _entries(village, "accuse"), tuple(sorted(named))
        yield Nominated(to=EVERYONE, players=accused, rule="DUE-VOT-02", because=why)
    else:
        yield Pyre(to=EVERYONE, player=None, reason="nobody", rule="DUE-VOT-04")


# The ballot.


def open_ballot(village: Village) -> Iterator[Fact]:
    """
    Ask each of the living against whom of the accused he is; never against his partner.

    Source: duesterwald, Tagphase, Amor, DUE-VOT-01 to -03, DUE-LOV-03, DUE-AMB-29, -33.
    """
    yield from open_phase(village, "ballot", "DUE-VOT-01")
    single = village.options["votes_per_player"] == "1"
    for seat in village.living:
        options = village.votable(seat, village.accused)
        if options:
            part = Part("target", options, 1, 1 if single else len(options))
            yield Asked(to=(seat,), question="thumbs", parts=(part,), rule="DUE-VOT-03")


def tally(village: Village) -> Iterator[Fact]:
    """
    Count the thumbs, two more against who has the letter, and condemn who has the most.

    Source: duesterwald, Tagphase, DUE-VOT-03 to -05, DUE-RAV-03, DUE-AMB-33, -50.
    """
    thumbs = ((target, 1.0) for seat in village.living for target in village.named(seat, "thumbs"))
    bonus = {} if village.letter is None else {village.letter: WEIGHT}
    outcome = count(thumbs, bonus)
    yield from _publish(village, "thumbs", "ballot", outcome, "DUE-VOT-03")
    why = _entries(village, "thumbs")
    if len(outcome.leaders) > 1:
        players = outcome.leaders
        yield Tied(to=EVERYONE, ballot="ballot", players=players, rule="DUE-VOT-05", because=why)
    else:
        reason = outcome.reason
        yield Pyre(
            to=EVERYONE, player=outcome.winner, reason=reason, rule="DUE-VOT-04", because=why
        )


def open_tie(village: Village) -> Iterator[Fact]:
    """
    Ask the captain for one of the tied, not his partner as long as there is another.

    Source: duesterwald, Tagphase, DUE-CAP-03, DUE-VOT-05, DUE-AMB-29, -32.
    """
    yield from open_phase(village, "tie", "DUE-VOT-05")
    if village.captain is not None:
        part = Part("target", village.votable(village.captain, village.tied))
        yield Asked(
            to=(village.captain,),
            question="decide",
            parts=(part,),
            blank=False,
            rule="DUE-CAP-03",
        )


def decide(village: Village) -> Iterator[Fact]:
    """
    Condemn whom the captain names, without an answer one of the tied by lot.

    Source: duesterwald, Tagphase, DUE-CAP-03, DUE-VOT-05, DUE-AMB-32, -37.
    """
    captain = village.captain
    named = () if captain is None else village.named(captain, "decide")
    condemned, how = (named[0], "captain") if named else (None, "lot")
    if condemned is None:
        condemned = yield from draw(village.chance, _label(village, "tie"), village.tied)
    why = _entries(village, "decide")
    yield Pyre(to=EVERYONE, player=condemned, reason=how, rule="DUE-VOT-05", because=why)
