"""
Powers that prevent powers (D1, D2): which exorcists and kidnappers succeed, and whom they annul.

Who is beaten by nobody who succeeds, succeeds; so whoever is beaten by one who fails is free. Only
in a ring, where each waits for another, skill decides.
"""

from collections.abc import Collection, Iterator, Mapping

from verteller.rules.facts import NARRATOR, Fact, PowerUsed, Seat
from verteller.rules.lupus3.paper import Night
from verteller.rules.lupus3.roles import exorcist, kidnapper
from verteller.rules.lupus3.skills import SKILLED
from verteller.rules.powers import Act

MANY = 3
"""From so many kidnappers on the source lets them act in the order of skill."""

BEATEN = {
    ("exorcist", "kidnapper"): "LU3-EXORCIST-04",
    ("exorcist", "exorcist"): "LU3-EXORCIST-05",
    ("kidnapper", "exorcist"): "LU3-EXORCIST-03",
    ("kidnapper", "kidnapper"): "LU3-KIDNAPPER-02",
}
"""By which rule one makes another fail. Source: lupus 3.0, 6.2."""


def settle(night: Night) -> Iterator[Fact]:
    """
    Decide who of the exorcists and kidnappers succeeds, annul what they prevent, and note all uses.

    Source: lupus 3.0, 6.1.1, 6.2, D1, D2, LU3-DAWN-01, -05, LU3-GEN-04, LU3-KIDNAPPER-04.
    """
    blockers = {act.seat: act for act in night.working(*SKILLED)}
    beats = _arrows(night, blockers)
    working = resolve(beats, _by_skill(night, blockers))
    for seat, act in blockers.items():
        if seat not in working:
            beaters = [blockers[each] for each in beats if seat in beats[each] and each in working]
            by = beaters[0].power if beaters else act.power
            night.annul(act, BEATEN[by, act.power] if beaters else "LU3-EXORCIST-08", beaters)
    _annul(night, [blockers[seat] for seat in sorted(working)])
    yield from _use(night)


def _annul(night: Night, working: list[Act]) -> None:
    """
    Annul the actions of the kidnapped, and of all others on the shielded.

    Source: lupus 3.0, 4.1, 6.1.1, D2, LU3-EXORCIST-01, LU3-KIDNAPPER-01, LU3-AMB-07, -08.
    """
    night.shields = {act.target: act for act in working if act.power == "exorcist"}
    kidnapped = {act.target: act for act in working if act.power == "kidnapper"}
    for act in night.acts.values():
        if act.power in SKILLED:
            continue
        if act.seat in kidnapped:
            night.annul(act, "LU3-KIDNAPPER-01", [kidnapped[act.seat]])
        shield = night.shields.get(act.target)
        is_spared = act.seat == act.target and not night.village.options["shield_on_self"]
        if shield is not None and not is_spared:
            night.annul(act, "LU3-EXORCIST-01", [shield])


def _use(night: Night) -> Iterator[Fact]:
    """
    Note every use, so that the power rests; an annulled one was none.

    Source: lupus 3.0, 2.2, 6.1.1, LU3-GEN-04, LU3-KIDNAPPER-04, LU3-AMB-10, -11.
    """
    keeps = night.village.options["annulled_use"] == "kept"
    for act in night.acts.values():
        if not (keeps and act.seat in night.annulled):
            yield PowerUsed(
                to=NARRATOR,
                player=act.seat,
                power=act.power,
                rule="LU3-GEN-04",
                because=(act.entry,),
            )


def _arrows(night: Night, blockers: Mapping[Seat, Act]) -> dict[Seat, set[Seat]]:
    """
    Return whom each exorcist and kidnapper beats among them, if he succeeds.

    Source: lupus 3.0, 6.2, D1, LU3-EXORCIST-02 to -07, LU3-KIDNAPPER-02, -03, LU3-AMB-06.
    """
    rank = {seat: place for place, seat in enumerate(_by_skill(night, blockers))}
    arrows: dict[Seat, set[Seat]] = {seat: set() for seat in blockers}
    for one in blockers.values():
        for other in blockers.values():
            if one is other:
                continue
            if one.power == "exorcist":
                is_better = rank[one.seat] < rank[other.seat]
                beats = exorcist.beats(one, other, is_better)
            else:
                beats = kidnapper.beats(one, other)
            if beats:
                arrows[one.seat].add(other.seat)
    kidnappers = [seat for seat, act in blockers.items() if act.power == "kidnapper"]
    if night.village.options["kidnapper_chains"] == "skill" and len(kidnappers) >= MANY:
        _put_in_order(arrows, kidnappers, rank)
    return arrows


def _put_in_order(
    arrows: dict[Seat, set[Seat]], kidnappers: list[Seat], rank: Mapping[Seat, int]
) -> None:
    """Let those of the kidnappers come too late who aim at a more skilled one who succeeds."""
    for seat in kidnappers:
        for other in [each for each in arrows[seat] if each in kidnappers]:
            if rank[other] < rank[seat]:
                arrows[seat].discard(other)
                arrows[other].add(seat)


def _by_skill(night: Night, blockers: Mapping[Seat, Act]) -> list[Seat]:
    """Return the exorcists, then the kidnappers, each by their hidden skill. Source: D1."""
    return [
        seat
        for power in SKILLED
        for seat in night.village.skill.get(power, ())
        if seat in blockers and blockers[seat].power == power
    ]


def resolve(beats: Mapping[Seat, Collection[Seat]], by_skill: list[Seat]) -> set[Seat]:
    """
    Decide who succeeds.

    One all of whose beaters have failed succeeds, and they fail whom he beats. Where nobody is
    left who waits for none, the first by skill in a ring on which nobody outside it bears
    succeeds; those fail whom he beats, and those who would have beaten him come too late.

    Args:
        beats: Whom each beats if he succeeds; nobody himself.
        by_skill: All of them, in the order in which rings are broken.

    Source: lupus 3.0, 6.2, D1, LU3-GEN-08, LU3-EXORCIST-08, LU3-KIDNAPPER-03, LU3-AMB-06.
    """
    undecided = list(by_skill)
    working: set[Seat] = set()
    while undecided:
        free = [seat for seat in undecided if not _beaters(beats, seat, undecided)]
        winner = free[0] if free else _first_in_ring(beats, undecided)
        working.add(winner)
        losers = {*beats[winner], *_beaters(beats, winner, undecided)}
        undecided = [seat for seat in undecided if seat != winner and seat not in losers]
    return working


def _beaters(
    beats: Mapping[Seat, Collection[Seat]], seat: Seat, among: Collection[Seat]
) -> set[Seat]:
    return {each for each in among if seat in beats[each]}


def _first_in_ring(beats: Mapping[Seat, Collection[Seat]], undecided: list[Seat]) -> Seat:
    """Return the first who is beaten, also through others, by none whom he does not beat so."""
    upstream = {seat: _upstream(beats, seat, undecided) for seat in undecided}
    return next(
        seat for seat in undecided if all(seat in upstream[each] for each in upstream[seat])
    )


def _upstream(
    beats: Mapping[Seat, Collection[Seat]], seat: Seat, undecided: list[Seat]
) -> set[Seat]:
    """Return all who beat *seat*, and who beat those, and so on."""
    found: set[Seat] = set()
    queue = [seat]
    while queue:
        new = _beaters(beats, queue.pop(), undecided) - found
        found |= new
        queue += new
    return found
