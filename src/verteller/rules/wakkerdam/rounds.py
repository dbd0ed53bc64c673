"""The rounds of Wakkerdam: when each is held, who is asked, what its closing brings about."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from verteller.rules.facts import Fact
from verteller.rules.wakkerdam import election, groups, late, pyre
from verteller.rules.wakkerdam.attacks import strike
from verteller.rules.wakkerdam.chains import wave
from verteller.rules.wakkerdam.inactivity import give_strikes
from verteller.rules.wakkerdam.roles import (
    FACTIONS,
    ROLES,
    client,
    cupid,
    fool,
    grave_robber,
    healer,
    hunter,
    innocent_girl,
    piper,
    priest,
    psychopath,
    raven,
    sandman,
    scapegoat,
    seer,
    sheriff,
    thief,
    warner,
    white_werewolf,
    witch,
)
from verteller.rules.wakkerdam.village import Village

Step = Callable[[Village], Iterator[Fact]]


@dataclass(frozen=True, slots=True)
class Round:
    """
    One waiting round.

    Args:
        name: As scenarios and logs call it.
        is_held: Whether it takes place at all. Source: wakkerdam, 3.1, WAK-PHASE-09.
        ask: States the questions when it opens.
        resolve: States what its closing brings about.
        public: Whether everybody knows that it is open.
    """

    name: str
    is_held: Callable[[Village], bool]
    ask: Step
    resolve: Step
    public: bool = False


def _in_play(village: Village, *roles: str) -> bool:
    """Tell whether a holder lives, asleep or doomed too; dead ones only by option. AMB-21."""
    if village.options["empty_rounds"]:
        return any(role in village.roles for role in roles)
    return next(village.holders(*roles), None) is not None


def _held_for(phase: str, *, from_night: int = 1) -> Callable[[Village], bool]:
    roles = tuple(role.key for role in ROLES.values() if role.phase == phase)
    return lambda village: village.night >= from_night and _in_play(village, *roles)


def _ask_roles(phase: str) -> Step:
    asks = [role.ask for role in ROLES.values() if role.phase == phase and role.ask]

    def ask(village: Village) -> Iterator[Fact]:
        for each in asks:
            yield from each(village)

    return ask


def _resolve_main(village: Village) -> Iterator[Fact]:
    """
    Work out the main round: readings, ballots, then all attacks at once.

    Source: wakkerdam, Fases, 3.1 N3.
    """
    yield from seer.look(village)
    yield from fool.look(village, tuple(FACTIONS))
    yield from priest.sprinkle(village)
    pack = groups.tally(village, "pack", "pack")
    vampires = groups.tally(village, "vampires", "vampire")
    yield from groups.tell(pack, "WAK-WOLF-01")
    yield from groups.tell(vampires, "WAK-VAMP-01")
    yield from innocent_girl.overhear(village, pack, vampires)
    attacks = (
        *groups.attack(pack, "wolves", "WAK-WOLF-01"),
        *groups.attack(vampires, "vampires", "WAK-VAMP-01"),
        *psychopath.attacks(village),
        *white_werewolf.attacks(village),
    )
    yield from strike(village, attacks, healer.protected(village))


def _resolve_potions(village: Village) -> Iterator[Fact]:
    yield from witch.brew(village)
    yield from piper.enchant(village)


def _is_late_held(village: Village) -> bool:
    """Held for living late roles once a night, and for whoever the last wave entitled."""
    if village.entitled_hunters() or (village.owes_testament() is not None and late.heirs(village)):
        return True
    return not late.is_repeat(village) and _in_play(village, "warner", "raven", "sheriff")


def _resolve_late(village: Village) -> Iterator[Fact]:
    """Source: wakkerdam, 3.1 N5: warnings, marks, lock-ups, testament; shots are a new wave."""
    shots = hunter.shots(village)
    yield from warner.warn(village)
    yield from raven.mark(village)
    yield from sheriff.lock_up(village)
    yield from late.write_testament(village)
    yield from wave(village, shots)


def _resolve_election(village: Village) -> Iterator[Fact]:
    yield from election.elect(village)
    yield from give_strikes(village)


def _ask_last_words(village: Village) -> Iterator[Fact]:
    if village.closed is not None and village.closed.name == "pyre":
        yield from scapegoat.ask(village)
    yield from hunter.ask(village)


def _is_last_words_held(village: Village) -> bool:
    first = village.closed is not None and village.closed.name == "pyre"
    return bool(village.entitled_hunters() or (first and scapegoat.entitled(village)))


def _resolve_last_words(village: Village) -> Iterator[Fact]:
    shots = hunter.shots(village)
    yield from scapegoat.give_guilt(village)
    yield from wave(village, shots)


THIEF = Round("thief", _held_for("thief", from_night=0), _ask_roles("thief"), thief.steal)
CUPID = Round("cupid", _held_for("cupid", from_night=0), _ask_roles("cupid"), cupid.link)
CLIENT = Round("client", _held_for("client", from_night=0), _ask_roles("client"), client.hire)
GRAVE = Round("grave", _held_for("grave", from_night=2), _ask_roles("grave"), grave_robber.rob)
SANDMAN = Round("sandman", _held_for("sandman"), _ask_roles("sandman"), sandman.put_to_sleep)
MAIN = Round("main", _held_for("main"), _ask_roles("main"), _resolve_main)
POTIONS = Round("potions", _held_for("potions"), _ask_roles("potions"), _resolve_potions)
LATE = Round("late", _is_late_held, late.ask, _resolve_late)
ELECTION = Round(
    "election", lambda v: v.office == "vacant", election.ask, _resolve_election, public=True
)
PYRE = Round("pyre", lambda v: True, pyre.ask, pyre.burn, public=True)
LAST_WORDS = Round("last_words", _is_last_words_held, _ask_last_words, _resolve_last_words)

INITIATION = (THIEF, CUPID, CLIENT)
NIGHT = (GRAVE, SANDMAN, MAIN, POTIONS, LATE)
DAY = (ELECTION, PYRE, LAST_WORDS)
ROUNDS = {each.name: each for each in (*INITIATION, *NIGHT, *DAY)}
"""Every round by its name, in the order of the day. Source: wakkerdam, WAK-PHASE-01, -02."""
