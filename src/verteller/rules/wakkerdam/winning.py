"""Winning (Winnen): who has won at a checkpoint, bonds of love and service included."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from verteller.rules.facts import EVERYONE, Fact, GameOver, Seat, Won
from verteller.rules.wakkerdam.facts import FinalRole
from verteller.rules.wakkerdam.roles import ROLES
from verteller.rules.wakkerdam.village import Village

EVIL = frozenset(role.key for role in ROLES.values() if role.deadly)
"""Roles that keep the Burgers from winning. Source: wakkerdam, WAK-WIN-01."""

Circle = frozenset[Seat]
"""Players who can only win together."""


def _villagers(village: Village, left: set[Seat], seat: Seat) -> bool:
    return not any(village.roles[other] in EVIL for other in left)


def _wolves(village: Village, left: set[Seat], seat: Seat) -> bool:
    return all(village.roles[other] in ("werewolf", "cub") for other in left)


def _vampires(village: Village, left: set[Seat], seat: Seat) -> bool:
    return all(village.roles[other] == "vampire" for other in left)


def _pipers(village: Village, left: set[Seat], seat: Seat) -> bool:
    return all(village.roles[o] == "piper" or o in village.enchanted for o in left)


def _own(village: Village, left: set[Seat], seat: Seat) -> bool:
    return left <= {seat}


CONDITIONS: dict[str, Callable[[Village, set[Seat], Seat], bool]] = {
    "villagers": _villagers,
    "wolves": _wolves,
    "vampires": _vampires,
    "pipers": _pipers,
    "own": _own,
}
"""What must hold of the living who count, by team. Source: wakkerdam, WAK-WIN-01 to -05, -15."""


def is_mixed(village: Village, one: Seat, other: Seat) -> bool:
    """Tell whether two players are of different teams; two of team Own always are."""
    mine, theirs = village.factions[one], village.factions[other]
    return mine != theirs or mine == "own"


def circle(village: Village, seat: Seat) -> Circle:
    """
    Return Z(seat): everybody whose conditions *seat* must fulfil to win.

    Source: wakkerdam, Winnen, WAK-WIN-06, -10, -18, -19, AMB-55.
    """
    found, waiting = {seat}, [seat]
    guards = {**village.last_bonds, **village.bonds}
    while waiting:
        member = waiting.pop()
        lover = village.lovers.get(member)
        bound = [] if lover is None or not village.is_living(lover) else [lover]
        bound += [c for c, g in guards.items() if g == member and village.is_living(c)]
        for other in bound:
            if other not in found and is_mixed(village, member, other):
                found.add(other)
                waiting.append(other)
    return frozenset(found)


def fulfilled(village: Village, members: Circle) -> bool:
    """Tell whether the conditions of all *members*' teams hold, leaving a bond out of account."""
    left = set(village.living) - (members if len(members) > 1 else set())
    return all(CONDITIONS[village.factions[seat]](village, left, seat) for seat in members)


def _circles(village: Village, seat: Seat) -> Iterator[Circle]:
    """Yield the circles by which a living player may win. Source: WAK-WIN-11, -19."""
    own = circle(village, seat)
    yield own
    for client in sorted(own):
        guard = village.bonds.get(client)
        if guard is not None and village.is_living(guard) and is_mixed(village, client, guard):
            yield own | circle(village, guard)


@dataclass(frozen=True, slots=True)
class Verdict:
    """Who has won: the teams that win as such, and everybody who wins by a bond."""

    teams: dict[str, tuple[Seat, ...]]
    bonds: dict[str, tuple[Seat, ...]]


def judge(village: Village) -> Verdict | None:
    """
    Return who has won at this checkpoint, or None when the game goes on.

    Source: wakkerdam, Winnen, WAK-WIN-01 to -19.
    """
    if not village.living:
        return Verdict({}, {})
    alone: set[str] = set()
    winners: set[Seat] = set()
    for seat in village.living:
        circles = tuple(_circles(village, seat))
        if any(fulfilled(village, members) for members in circles):
            winners.add(seat)
            if len(circles[0]) == 1 and fulfilled(village, circles[0]):
                alone.add(village.factions[seat])
    if not winners:
        return None
    winners |= {seat for seat in village.seats if _dead_win(village, seat, alone)}
    return _verdict(village, winners, alone)


def _dead_win(village: Village, seat: Seat, alone: set[str]) -> bool:
    """Tell whether a dead player shares the victory. Source: WAK-WIN-13, AMB-51."""
    team = village.factions[seat]
    if village.is_living(seat) or team == "own" or not village.options["dead_win"]:
        return False
    lover = village.lovers.get(seat)
    if lover is not None and is_mixed(village, seat, lover):
        return False
    members = circle(village, seat)
    if len(members) > 1:
        return fulfilled(village, members)
    return team in alone


def _verdict(village: Village, winners: set[Seat], alone: set[str]) -> Verdict:
    teams: dict[str, tuple[Seat, ...]] = {}
    bonds: dict[str, list[Seat]] = {}
    for seat in sorted(winners):
        team = village.factions[seat]
        if team in alone and len(circle(village, seat)) == 1:
            teams[team] = (*teams.get(team, ()), seat)
        else:
            bonds.setdefault(_bond(village, winners, seat), []).append(seat)
    return Verdict(teams, {key: tuple(seats) for key, seats in sorted(bonds.items())})


def _bond(village: Village, winners: set[Seat], seat: Seat) -> str:
    """Name the bond by which *seat* wins. Source: wakkerdam, WAK-STORY-07, victory."""
    lover = village.lovers.get(seat)
    loves = lover is not None and lover in winners and is_mixed(village, seat, lover)
    guards = {**village.last_bonds, **village.bonds}
    serves = any(seat in pair and set(pair) <= winners for pair in guards.items())
    if loves and serves:
        return "combination"
    return "lovers" if loves else "client_and_bodyguard"


def end(village: Village) -> Iterator[Fact]:
    """
    End the game if somebody has won or nobody lives.

    Source: wakkerdam, Winnen, WAK-WIN-16, -17, WAK-SYS-26.
    """
    verdict = judge(village)
    if verdict is None:
        return
    won = {**verdict.teams, **verdict.bonds}
    for faction, players in won.items():
        yield Won(to=EVERYONE, faction=faction, players=players, rule=_rule(faction))
    if not won:
        yield Won(to=EVERYONE, faction="draw", players=(), rule="WAK-WIN-16")
    yield from reveal(village, {seat for players in won.values() for seat in players})


def reveal(village: Village, winners: set[Seat]) -> Iterator[Fact]:
    """Show every player's role and bonds and end the game. Source: wakkerdam, WAK-SYS-26."""
    for seat in village.seats:
        yield FinalRole(
            to=EVERYONE,
            player=seat,
            role=village.roles[seat],
            faction=village.factions[seat],
            alive=village.is_living(seat),
            lover=village.lovers.get(seat),
            bodyguard=village.hired.get(seat),
            mayor=seat == village.mayor,
            winner=seat in winners,
            rule="WAK-SYS-26",
        )
    yield GameOver(to=EVERYONE, rule="WAK-WIN-17")


def _rule(faction: str) -> str:
    numbers = {"villagers": 1, "wolves": 2, "vampires": 3, "pipers": 4, "own": 5, "lovers": 6}
    return f"WAK-WIN-{19 if faction == 'combination' else numbers.get(faction, 10):02}"
