"""The rulebook of Lupus in tempo reale as the engine sees it."""

from collections.abc import Iterator, Sequence

from verteller.rules import office
from verteller.rules.dealing import draw_deal
from verteller.rules.errors import AnswerError, Refusal, SetupError
from verteller.rules.facts import (
    EVERYONE,
    Fact,
    PhaseOpened,
    Seat,
    SeedCommitted,
)
from verteller.rules.moves import (
    Act,
    Ended,
    Started,
)
from verteller.rules.removals import sentence
from verteller.rules.rulebook import Rulebook
from verteller.rules.tempo_reale import clans, night, sunset
from verteller.rules.tempo_reale.becoming import deal
from verteller.rules.tempo_reale.ending import FACTIONS as SIDES
from verteller.rules.tempo_reale.ending import LEADERS, factions_in_play, win
from verteller.rules.tempo_reale.options import SETTINGS
from verteller.rules.tempo_reale.questions import ask_day, ask_night
from verteller.rules.tempo_reale.roles import FACTIONS, ROLES, TRAITS, soothsayer
from verteller.rules.tempo_reale.village import GHOST, Village

SENTENCE = "proposition"
"""What is prepared for a soothsayer is fixed as ``proposition SEAT ROLE`` about a seat."""


class TempoReale(Rulebook[Village]):
    """The rules of the seventh edition, 27 February 2018, with the ledger's rulings as defaults."""

    key = "tempo_reale"
    version = "1"
    settings = SETTINGS
    roles = FACTIONS
    never_dealt = frozenset({GHOST})
    traits = TRAITS
    least = 3
    most = 1000
    disqualifies_factions = True
    disqualifies_dead = True
    secret_phases = frozenset({"night"})
    phases = cycle = ("night", "day")

    def state(self, started: Started) -> Village:
        """Return an empty village."""
        return Village(started, self.options(started), ROLES)

    def validate(self, started: Started) -> None:
        """
        Check also what is fixed beforehand: the mayor, and sentences for soothsayers.

        Raises:
            SetupError: ``fixed`` for what cannot be fixed, ``propositions`` for sentences that
                are not four with two true ones.

        Source: tempo reale, LTR-SYS-26.
        """
        super().validate(started)
        size = len(started.players)
        for key, seat in started.fixed:
            if not 0 <= seat < size or (key != "mayor" and _prepared_for(key) is None):
                raise SetupError("fixed", key=key, seat=seat)
        for seat, sentences in _prepared(started).items():
            if not started.deal or started.deal[seat : seat + 1] != ("soothsayer",):
                raise SetupError("fixed", key=SENTENCE, seat=seat)
            soothsayer.check(sentences, started.deal)

    def warnings(self, roles: Sequence[str]) -> tuple[str, ...]:
        """
        Return what a master should know of before he deals these roles.

        That is ``no_villagers``, ``no_wolves``, ``no_necromancers`` for factions without a member,
        ``no_wolf`` and ``no_necromancer`` for those that are out at the first dawn.

        Source: tempo reale, LTR-SYS-23.
        """
        sides = {FACTIONS[role] for role in roles}
        missing = [f"no_{side}" for side in SIDES if side not in sides]
        leaders = [f"no_{leader}" for leader, _ in LEADERS.values() if leader not in roles]
        return (*missing, *leaders)

    def begin(self, state: Village) -> Iterator[Fact]:
        """
        Deal, tell everybody what he knows from the start, draw a mayor, and let night fall.

        Source: tempo reale, 3.2, 3.6, 3.10, LTR-GEN-02 to -05, LTR-MAYOR-01, LTR-SYS-05, -25.
        """
        yield SeedCommitted(to=EVERYONE, sha256=state.chance.commitment)
        roles = state.started.deal
        if not roles:
            roles = (yield from draw_deal(state, self.dealt(state.started))).roles
        for seat, role in zip(state.seats, roles, strict=True):
            yield from deal(seat, role, FACTIONS[role])
        yield from clans.introduce(state)
        yield from _foretell(state)
        yield from office.begin(state, "LTR-MAYOR-01")
        yield from _open(state, "night", 1)

    def close(self, state: Village, closed: int) -> Iterator[Fact]:
        """Work out the night or the day, and go on. Source: tempo reale, 3.1, LTR-TIME-04, -05."""
        is_night = state.closed is not None and state.closed.name == "night"
        yield from (night if is_night else sunset).resolve(state)
        if not state.over:
            phase, number = ("day", state.night) if is_night else ("night", state.night + 1)
            yield from _open(state, phase, number)

    def act(self, state: Village, act: Act, number: int) -> Iterator[Fact]:
        """
        Have players exiled at the end of the coming dawn or sunset, or end the game.

        The dead can be disqualified too; who gives up is exiled in the same way.

        Source: tempo reale, 2.2, 2.3, 3.1, LTR-SYS-28 to -30, LTR-WIN-07, LTR-AMB-47.
        """
        if isinstance(act, Ended):
            unknown = tuple(each for each in act.factions if each not in SIDES)
            if unknown:
                raise AnswerError(Refusal.NOT_A_CHOICE, given=unknown)
            yield from win(state, tuple(dict.fromkeys(act.factions)), "LTR-WIN-07", (number,))
            return
        in_play = factions_in_play(state)
        yield from sentence(
            state, act, number, in_play, rule="LTR-SYS-28", faction_rule="LTR-SYS-29"
        )

    def why_not_asked(self, state: Village, seat: Seat) -> str:
        """
        Say ``exiled``, ``dead``, or nothing.

        Source: tempo reale, 3.1, 3.5, LTR-SYS-18, -19.
        """
        return "exiled" if seat in state.exiled else super().why_not_asked(state, seat)


def _open(village: Village, phase: str, number: int) -> Iterator[Fact]:
    """Open the next night or day and ask everybody. Source: tempo reale, LTR-SYS-06."""
    rule = "LTR-TIME-04" if phase == "night" else "LTR-TIME-05"
    yield PhaseOpened(
        to=EVERYONE, phase=phase, number=number, sequence=village.sequence + 1, rule=rule
    )
    yield from ask_night(village) if phase == "night" else ask_day(village)


def _foretell(village: Village) -> Iterator[Fact]:
    """
    Give every soothsayer his sentences, prepared or made up.

    Source: tempo reale, 4.10, LTR-SOOTHSAYER-03.
    """
    prepared = _prepared(village.started)
    for seat in village.holders("soothsayer"):
        sentences = prepared.get(seat)
        if sentences is None:
            sentences = yield from soothsayer.make_up(village, seat)
        yield from soothsayer.tell(seat, sentences)


def _prepared(started: Started) -> dict[Seat, list[soothsayer.Sentence]]:
    """Return the sentences that are fixed, by the soothsayer they are for."""
    found: dict[Seat, list[soothsayer.Sentence]] = {}
    for key, about in started.fixed:
        sentence = _prepared_for(key)
        if sentence is not None:
            found.setdefault(sentence[0], []).append((about, sentence[1]))
    return found


def _prepared_for(key: str) -> soothsayer.Sentence | None:
    words = key.split()
    if len(words) != 3 or words[0] != SENTENCE or not words[1].isdecimal():
        return None
    return (Seat(int(words[1])), words[2]) if words[2] in FACTIONS else None


RULEBOOK = TempoReale()
