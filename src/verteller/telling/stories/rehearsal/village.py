"""Made-up moments that everybody reads."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from verteller.rules.facts import (
    EVERYONE,
    Asked,
    Died,
    Fact,
    Guilty,
    LockedUp,
    Marked,
    Mayor,
    Part,
    PhaseOpened,
    Pyre,
    RoleShown,
    Seat,
    SeedCommitted,
    Won,
)
from verteller.telling.stories.rehearsal.stage import (
    Facts,
    Rehearsal,
    Seats,
    died,
    moment,
    seats,
    stated,
)

SEAL: Final = "0f1e2d3c4b5a69788796a5b4c3d2e1f00f1e2d3c4b5a69788796a5b4c3d2e1f0"


@dataclass(frozen=True, slots=True)
class Village:
    """
    A village at a public moment.

    Args:
        a: How many are alive after it. b: How many are in its group B.
    """

    a: int
    b: int
    day: int

    def dead(self, extra: int = 0) -> tuple[Seats, Seats]:
        """Return group B and some others, all of whom die."""
        return seats(self.a, self.b), seats(self.a + self.b, extra)

    def made(self, facts: Sequence[Fact], *, dead: int = 0, before: Facts = ()) -> Rehearsal:
        """Return the rehearsal in which so many have died."""
        return Rehearsal(max(self.a + dead, 1), Seat(0), tuple(facts), before)

    def dawn(self, *deaths: Fact) -> Facts:
        """Return a morning with some deaths."""
        count = sum(isinstance(fact, Died) for fact in deaths)
        return (moment("day_broke", self.day, count), *deaths)


def _opening(village: Village) -> Rehearsal:
    return village.made([SeedCommitted(to=EVERYONE, sha256=SEAL), moment("night_fell", 1)])


def _night(village: Village) -> Rehearsal:
    return village.made([moment("night_fell", village.day)])


def _morning(village: Village) -> Rehearsal:
    found, _ = village.dead()
    return village.made(village.dawn(*died(found)), dead=len(found))


def _morning_with(cause: str) -> Callable[[Village], Rehearsal]:
    """Make the morning on which group B is found, and somebody follows them."""

    def made(village: Village) -> Rehearsal:
        found, others = village.dead(1)
        facts = village.dawn(*died(found), *died(others, cause))
        return village.made(facts, dead=len(found) + 1)

    return made


def _morning_followed(cause: str) -> Callable[[Village], Rehearsal]:
    """Make the morning on which somebody is found, and group B follows him."""

    def made(village: Village) -> Rehearsal:
        followers, found = village.dead(1)
        facts = village.dawn(*died(found), *died(followers, cause))
        return village.made(facts, dead=len(followers) + 1)

    return made


def _pyre_followed(village: Village) -> Rehearsal:
    followers, (burned,) = village.dead(1)
    facts = [Pyre(to=EVERYONE, player=burned), *died([burned], "pyre"), *died(followers)]
    return village.made(facts, dead=len(followers) + 1)


def _pyre_intro(village: Village) -> Rehearsal:
    found, _ = village.dead()
    asks = _asked_all("pyre", "vote", village)
    return village.made([*village.dawn(*died(found)), *asks], dead=len(found))


def _asked_all(phase: str, question: str, village: Village) -> Facts:
    target = Part(name="target", options=seats(0, village.a))
    return (
        PhaseOpened(to=EVERYONE, phase=phase, number=village.day, sequence=0),
        Asked(to=(Seat(0),), question=question, parts=(target,)),
    )


def _burned(*, alone: bool, reason: str | None = None) -> Callable[[Village], Rehearsal]:
    def made(village: Village) -> Rehearsal:
        (burned,), others = village.dead(0 if alone else 1)
        role = reason or "villager"
        deaths = [*died([burned], "pyre", role), *died(others, "heartbreak")]
        return village.made(
            [Pyre(to=EVERYONE, player=burned, reason=reason), *deaths], dead=1 + len(others)
        )

    return made


def _unburned(village: Village) -> Rehearsal:
    return village.made([Pyre(to=EVERYONE, player=None, reason="tie")])


def _succession(village: Village) -> Rehearsal:
    new, old = Seat(0), seats(village.a, village.b - 1)
    before = tuple(Mayor(to=EVERYONE, player=seat, how="elected") for seat in old)
    heir = Mayor(to=EVERYONE, player=new, how="testament")
    return village.made([*village.dawn(*died(old)), heir], dead=len(old), before=before)


def _election_intro(village: Village) -> Rehearsal:
    old, _ = village.dead()
    before = tuple(Mayor(to=EVERYONE, player=seat, how="elected") for seat in old)
    facts = [*village.dawn(*died(old)), *_asked_all("election", "elect", village)]
    return village.made(facts, dead=len(old), before=before)


def _election_result(village: Village) -> Rehearsal:
    chosen = Seat(0) if village.b else None
    return village.made(
        [Mayor(to=EVERYONE, player=chosen, how="elected" if village.b else "nobody")]
    )


def _bodyguard(village: Village) -> Rehearsal:
    client, guard = Seat(0), Seat(village.a)
    facts = [
        Pyre(to=EVERYONE, player=client),
        stated("sacrificed", player=guard, client=client),
        *died([guard], "sacrifice"),
    ]
    return village.made(facts, dead=1)


def _announced(kind: type[Marked | LockedUp]) -> Callable[[Village], Rehearsal]:
    def made(village: Village) -> Rehearsal:
        return village.made(
            [*village.dawn(), *(kind(to=EVERYONE, player=seat) for seat in seats(0, village.b))]
        )

    return made


def _guilt(village: Village) -> Rehearsal:
    return village.made([Guilty(to=EVERYONE, players=seats(0, village.b))])


def _idiot(village: Village) -> Rehearsal:
    facts = [
        Pyre(to=EVERYONE, player=None, reason="acquitted"),
        stated("idiot_discovered", player=Seat(0)),
        RoleShown(to=EVERYONE, player=Seat(0), role="village_idiot"),
    ]
    return village.made(facts)


def _elder(*, by_day: bool) -> Callable[[Village], Rehearsal]:
    def made(village: Village) -> Rehearsal:
        elders, others = village.dead(0 if village.b else 1)
        # Where roles are not shown, somebody has died and nobody knows that it was the elder.
        unknown = [Died(to=EVERYONE, player=seat, cause=None) for seat in others]
        deaths = [*died(elders, None, "village_elder"), *unknown]
        lost = stated("powers_lost")
        first = (elders or others)[0]
        begin = (Pyre(to=EVERYONE, player=first),) if by_day else village.dawn(*deaths)[:1]
        return village.made([*begin, *deaths, lost], dead=len(elders) + len(others))

    return made


PUBLIC: Final[Mapping[tuple[str, str], Callable[[Village], Rehearsal]]] = {
    ("general", "opening"): _opening,
    ("general", "morning"): _morning,
    ("general", "morning_chain"): _morning_with("heartbreak"),
    ("general", "chain_death"): _pyre_followed,
    ("general", "removed"): _morning_followed("inactivity"),
    ("general", "night"): _night,
    ("pyre", "intro"): _pyre_intro,
    ("pyre", "result"): _burned(alone=True),
    ("pyre", "result_chain"): _burned(alone=False),
    ("pyre", "no_victim"): _unburned,
    ("mayor", "succession"): _succession,
    ("mayor", "election_intro"): _election_intro,
    ("mayor", "election_result"): _election_result,
    ("cupid", "heartbreak"): _morning_followed("heartbreak"),
    ("hunter", "dead"): _morning_followed("hunter"),
    ("client", "bodyguard_dies"): _bodyguard,
    ("raven", "announced"): _announced(Marked),
    ("sheriff", "announced"): _announced(LockedUp),
    ("scapegoat", "burned"): _burned(alone=True, reason="scapegoat"),
    ("scapegoat", "burned_chain"): _burned(alone=False, reason="scapegoat"),
    ("scapegoat", "guilt_announced"): _guilt,
    ("village_idiot", "discovered"): _idiot,
    ("village_elder", "dead_by_night"): _elder(by_day=False),
    ("village_elder", "dead_by_day"): _elder(by_day=True),
}
"""Who makes which public moment up; victories apart."""


_LONE_WINNERS: Final = {
    "psychopath": "psychopath",
    "white_werewolf": "white_werewolf",
    "own": "harlot",
}
_WINNING_ROLES: Final = {"wolves": "werewolf", "vampires": "vampire", "pipers": "piper"}


def victory(name: str, winners: Seats, losers: Seats) -> Facts:
    """Return the end of a game: who has won, and what everybody was."""
    role = _LONE_WINNERS.get(name) or _WINNING_ROLES.get(name, "villager")
    factions = {"combination": ("lovers", "pipers")}.get(
        name, ("own" if name in _LONE_WINNERS else name,)
    )
    won = [Won(to=EVERYONE, faction=faction, players=winners) for faction in factions]
    final = [
        stated(
            "final_role",
            player=seat,
            role=role if seat in winners else "villager",
            faction=factions[0],
            alive=True,
            lover=None,
            bodyguard=None,
            mayor=False,
            winner=seat in winners,
        )
        for seat in (*winners, *losers)
    ]
    return (*won, *final)
