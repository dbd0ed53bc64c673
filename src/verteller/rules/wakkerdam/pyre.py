"""The pyre vote (Brandstapelstemming): the village burns one of its own."""

from collections.abc import Generator, Iterator
from dataclasses import replace

from verteller.rules.ballots import Outcome, count
from verteller.rules.chance import draw
from verteller.rules.facts import (
    EVERYONE,
    NARRATOR,
    Asked,
    Condemned,
    Fact,
    Guilty,
    LockedUp,
    Marked,
    Part,
    Pyre,
    RoleShown,
    Seat,
    Tally,
    Votes,
)
from verteller.rules.wakkerdam.blows import Blow
from verteller.rules.wakkerdam.chains import wave
from verteller.rules.wakkerdam.election import ballot
from verteller.rules.wakkerdam.facts import BurdensLifted, IdiotDiscovered
from verteller.rules.wakkerdam.village import Village


def announce(village: Village) -> Iterator[Fact]:
    """Tell everybody who is marked and who is locked up. Source: WAK-RAVEN-07, WAK-SHER-08."""
    for seat in village.living:
        if seat in village.marked:
            why = village.marked[seat]
            yield Marked(to=EVERYONE, player=seat, rule="WAK-RAVEN-07", because=why)
    for seat in village.living:
        if seat in village.locked:
            why = village.locked[seat]
            yield LockedUp(to=EVERYONE, player=seat, rule="WAK-SHER-08", because=why)


def candidates(village: Village) -> tuple[Seat, ...]:
    """Return who may be voted for. Source: wakkerdam, WAK-PYRE-05 to -07."""
    return tuple(
        seat
        for seat in village.living
        if seat not in village.locked and seat not in village.discovered
    )


def ask(village: Village) -> Iterator[Fact]:
    """Ask every living player who may vote. Source: wakkerdam, WAK-PYRE-01, -05 to -07, -18."""
    voters = tuple(seat for seat in village.living if not village.is_barred(seat))
    options = candidates(village)
    if not options:
        return
    if village.options["self_vote"]:
        part = Part("target", options)
        yield from _ask(voters, part)
        return
    for voter in voters:
        part = Part("target", tuple(seat for seat in options if seat != voter))
        if part.options:
            yield from _ask((voter,), part)


def _ask(voters: tuple[Seat, ...], part: Part) -> Iterator[Fact]:
    if voters:
        yield Asked(to=voters, question="vote", parts=(part,), rule="WAK-PYRE-01")


def weight(village: Village, voter: Seat) -> float:
    """
    Return how much a vote counts: one, one more if warned, half a vote more for the mayor.

    Source: wakkerdam, Brandstapelstemming, WAK-PYRE-02, -03, AMB-01 to -03.
    """
    more = village.warned.get(voter, 0)
    if not village.options["stacking"]:
        more = min(more, 1)
    office = 0.5 if village.options["mayor_weight"] == "half" else 1.0
    return 1.0 + more + (office if voter == village.mayor else 0.0)


def marks(village: Village) -> dict[Seat, float]:
    """Return the votes that stand against the marked. Source: WAK-PYRE-04, WAK-RAVEN-04, -08."""
    standing = candidates(village)
    return {
        seat: 2.0 * (len(times) if village.options["stacking"] else 1)
        for seat, times in village.marked.items()
        if seat in standing
    }


def burn(village: Village) -> Iterator[Fact]:
    """
    Count the votes and doom whom they condemn; what weighed on this vote ends with it.

    The result is published at dusk.

    Source: wakkerdam, Brandstapelstemming, WAK-PYRE-08 to -13, -17, -19, -20.
    """
    answers = village.answers("vote")
    why = tuple(entry for _, _, entries in answers for entry in entries)
    votes = [
        (target, weight(village, voter)) for voter, targets, _ in answers for target in targets
    ]
    outcome = count(votes, marks(village))
    rule = "WAK-PYRE-14"
    cast = ballot(village, "vote")
    yield Votes(to=NARRATOR, ballot="pyre", votes=cast, rule=rule, because=why)
    yield Tally(to=NARRATOR, ballot="pyre", counts=outcome.counts, rule=rule, because=why)
    condemned = yield from _condemn(village, outcome)
    yield replace(condemned, because=why)
    yield BurdensLifted(to=NARRATOR, rule="WAK-PYRE-19")
    if condemned.player is not None and condemned.reason != "acquitted":
        yield from wave(village, {condemned.player: Blow("pyre", why)})


def _condemn(village: Village, outcome: Outcome) -> Generator[Fact, None, Condemned]:
    """Return who burns: the leader, unless acquitted, or on a tie a scapegoat."""
    if outcome.winner is not None:
        acquitted = village.roles[outcome.winner] == "village_idiot"
        return Condemned(
            to=NARRATOR,
            player=outcome.winner,
            reason="acquitted" if acquitted else None,
            rule="WAK-IDIOT-01" if acquitted else "WAK-PYRE-08",
        )
    scapegoats = tuple(village.holders("scapegoat"))
    if not scapegoats:
        rule = "WAK-PYRE-11" if outcome.leaders else "WAK-PYRE-12"
        return Condemned(to=NARRATOR, player=None, reason=outcome.reason, rule=rule)
    burning = scapegoats[0]
    if len(scapegoats) > 1:
        label = f"pyre {village.night}: scapegoat"
        burning = yield from draw(village.chance, label, scapegoats)
    rule = "WAK-SCAPE-03" if len(scapegoats) > 1 else "WAK-PYRE-10"
    return Condemned(to=NARRATOR, player=burning, reason="scapegoat", rule=rule)


def publish(village: Village) -> Iterator[Fact]:
    """Tell everybody, at dusk, how the vote ended. Source: WAK-PYRE-14, -15, -20."""
    if village.count is not None:
        for counted in village.count:
            yield replace(counted, to=EVERYONE)
    condemned = village.condemned
    if condemned is None:
        return
    acquitted = condemned.reason == "acquitted"
    yield Pyre(
        to=EVERYONE,
        player=None if acquitted else condemned.player,
        reason=condemned.reason,
        rule=condemned.rule,
        because=condemned.because,
    )
    if acquitted and condemned.player is not None:
        idiot, why = condemned.player, condemned.because
        yield IdiotDiscovered(to=EVERYONE, player=idiot, rule="WAK-IDIOT-02", because=why)
        yield RoleShown(to=EVERYONE, player=idiot, role="village_idiot", rule="WAK-IDIOT-02")


def announce_guilt(village: Village) -> Iterator[Fact]:
    """Tell everybody, at dusk, whom the scapegoat made guilty. Source: WAK-SCAPE-05, AMB-71."""
    players = tuple(seat for seat in village.living if seat in village.new_guilt)
    if players:
        why = tuple(sorted({village.new_guilt[seat] for seat in players}))
        yield Guilty(to=EVERYONE, players=players, rule="WAK-SCAPE-05", because=why)
