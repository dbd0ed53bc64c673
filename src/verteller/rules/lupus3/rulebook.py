"""The rulebook of Lupus 3.0 as the engine sees it."""

from collections.abc import Iterator, Sequence

from verteller.rules import office
from verteller.rules.dealing import draw_deal
from verteller.rules.errors import AnswerError, Refusal, SetupError
from verteller.rules.facts import (
    EVERYONE,
    NARRATOR,
    Dealt,
    Fact,
    PhaseOpened,
    RoleTold,
    Seat,
    SeedCommitted,
)
from verteller.rules.lupus3 import clans, night, skills, sunset
from verteller.rules.lupus3.ending import factions_in_play, win
from verteller.rules.lupus3.options import SETTINGS
from verteller.rules.lupus3.questions import ask_day, ask_night
from verteller.rules.lupus3.role import BLACK, RED
from verteller.rules.lupus3.role import FACTIONS as SIDES
from verteller.rules.lupus3.roles import FACTIONS, ROLES, TRAITS, soothsayer
from verteller.rules.lupus3.village import Village
from verteller.rules.moves import Act, Ended, Started
from verteller.rules.removals import sentence
from verteller.rules.rulebook import Rulebook


class Lupus3(Rulebook[Village]):
    """The technical rules of 2 May 2012, with the ledger's rulings as defaults."""

    key = "lupus3"
    version = "1"
    settings = SETTINGS
    roles = FACTIONS
    traits = TRAITS
    least = 3
    most = 1000
    disqualifies_factions = True
    disqualifies_dead = True
    secret_phases = frozenset({"night"})
    phases = cycle = ("night", "day")
    one_report = True
    apart = "notice"

    def state(self, started: Started) -> Village:
        """Return an empty village."""
        return Village(started, self.options(started), ROLES)

    def validate(self, started: Started) -> None:
        """
        Check also what is fixed beforehand: the mayor, and orders of skill.

        Those are fixed as ``exorcist 1`` or ``kidnapper 2``, from the most skilled on, for all
        holders of the power.

        Raises:
            SetupError: ``fixed`` for what cannot be fixed.

        Source: lupus 3.0, LU3-SYS-26, -27.
        """
        super().validate(started)
        for key, seat in started.fixed:
            is_known = key == "mayor" or skills.rank_of(key) is not None
            if not is_known or not 0 <= seat < len(started.players):
                raise SetupError("fixed", key=key, seat=seat)
        for power, order in skills.ranks(started).items():
            holders = [Seat(each) for each, role in enumerate(started.deal) if role == power]
            if sorted(order) != holders:
                raise SetupError("fixed", key=power, seat=order[0])

    def warnings(self, roles: Sequence[str]) -> tuple[str, ...]:
        """
        Return what a master should know of before he deals these roles.

        That is ``no_white``, ``no_black``, ``no_red`` for factions without a member, ``no_wolf``
        for Blacks who are out at the first dawn, ``no_vampire`` for Reds who can bite nobody, and
        ``vampirised_dealt``.

        Source: lupus 3.0, LU3-SYS-27, LU3-AMB-34.
        """
        sides = {FACTIONS[role] for role in roles}
        found = [f"no_{side}" for side in SIDES if side not in sides]
        if BLACK in sides and "wolf" not in roles:
            found.append("no_wolf")
        if RED in sides and not {"young_vampire", "old_vampire"} & set(roles):
            found.append("no_vampire")
        if "vampirised" in roles:
            found.append("vampirised_dealt")
        return tuple(found)

    def begin(self, state: Village) -> Iterator[Fact]:
        """
        Deal, draw what is hidden, tell everybody what he knows, draw a mayor, and let night fall.

        Source: lupus 3.0, 2.1, 2.3, 6.2, Table, LU3-SYS-22, -26, -28, LU3-GEN-03, LU3-MAYOR-01.
        """
        yield SeedCommitted(to=EVERYONE, sha256=state.chance.commitment)
        roles = state.started.deal
        if not roles:
            roles = (yield from draw_deal(state, self.dealt(state.started))).roles
        for seat, role in zip(state.seats, roles, strict=True):
            yield from _deal(seat, role)
        yield from skills.draw_orders(state)
        yield from clans.introduce(state)
        yield from soothsayer.foretell(state)
        yield from office.begin(state, "LU3-MAYOR-01")
        yield from _open(state, "night", 1)

    def close(self, state: Village, closed: int) -> Iterator[Fact]:
        """Work out the night or the day, and go on. Source: lupus 3.0, 2.1, LU3-SYS-01, -02."""
        is_night = state.closed is not None and state.closed.name == "night"
        yield from (night if is_night else sunset).resolve(state)
        if not state.over:
            phase, number = ("day", state.night) if is_night else ("night", state.night + 1)
            yield from _open(state, phase, number)

    def act(self, state: Village, act: Act, number: int) -> Iterator[Fact]:
        """
        Have players exiled at the end of the coming dawn or sunset, or end the game.

        Source: lupus 3.0, LU3-SYS-27; tempo reale, 2.2, 2.3, LTR-SYS-28 to -30.
        """
        if isinstance(act, Ended):
            unknown = tuple(each for each in act.factions if each not in SIDES)
            if unknown:
                raise AnswerError(Refusal.NOT_A_CHOICE, given=unknown)
            yield from win(state, tuple(dict.fromkeys(act.factions)), "LU3-SYS-27", (number,))
            return
        in_play, rule = factions_in_play(state), "LU3-SYS-27"
        yield from sentence(state, act, number, in_play, rule=rule, faction_rule=rule)

    def why_not_asked(self, state: Village, seat: Seat) -> str:
        """Say ``exiled``, ``dead``, or nothing. Source: lupus 3.0, LU3-SYS-13."""
        return "exiled" if seat in state.exiled else super().why_not_asked(state, seat)


def _deal(seat: Seat, role: str) -> Iterator[Fact]:
    """Give *seat* his first role and tell him. Source: lupus 3.0, Table, LU3-SYS-22."""
    faction = FACTIONS[role]
    yield Dealt(to=NARRATOR, player=seat, role=role, faction=faction, rule=ROLES[role].rule)
    yield RoleTold(to=(seat,), role=role, faction=faction, rule="LU3-SYS-22")


def _open(village: Village, phase: str, number: int) -> Iterator[Fact]:
    """Open the next night or day and ask everybody. Source: lupus 3.0, 2.1, LU3-GEN-03."""
    yield PhaseOpened(
        to=EVERYONE,
        phase=phase,
        number=number,
        sequence=village.sequence + 1,
        rule="LU3-GEN-03",
    )
    yield from ask_night(village) if phase == "night" else ask_day(village)


RULEBOOK = Lupus3()
