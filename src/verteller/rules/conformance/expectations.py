"""What a scenario expects: one small function for each key of the table."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import TypeAlias

from verteller.rules.conformance import shapes
from verteller.rules.conformance.scenario import END, Expected, Village
from verteller.rules.conformance.showing import COURSE, Shown, fits, holds, shown, text
from verteller.rules.conformance.written import Listing, Table, Word, Written, word
from verteller.rules.facts import (
    EVERYONE,
    DiedOf,
    Fact,
    Mayor,
    PowerOutcome,
    Revived,
    Seat,
    Tally,
    Won,
    hears,
    seen_by,
)
from verteller.rules.game import Game
from verteller.rules.log import Entry, standing


@dataclass(frozen=True, slots=True)
class Seen:
    """The game as it is now, and the entries that are looked at."""

    game: Game
    village: Village
    entries: tuple[Entry, ...]

    @property
    def facts(self) -> list[Fact]:
        """The facts among the entries."""
        return [each.content for each in self.entries if isinstance(each.content, Fact)]

    def told(self, seat: Seat) -> list[dict[str, Shown]]:
        """Return what *seat* alone, or with some others, was told."""
        mine = [fact for fact in self.facts if fact.to != EVERYONE and hears(fact.to, seat)]
        return [shown(seen_by(fact, seat), self.village) for fact in mine]

    @property
    def announced(self) -> list[dict[str, Shown]]:
        """What everybody was told."""
        everyones = [fact for fact in self.facts if fact.to == EVERYONE]
        return [shown(seen_by(fact, None), self.village) for fact in everyones]

    def names(self, seats: Iterable[Seat]) -> list[Shown]:
        """Return the names of *seats* in seating order."""
        return [self.village.names[seat] for seat in sorted(set(seats))]


@dataclass(frozen=True, slots=True)
class Difference:
    """What was expected under a key, and what there was."""

    key: str
    expected: str
    got: str


Finding: TypeAlias = tuple[str, str] | None
"""What was expected and what there was, as text; None when they agree."""

Holds: TypeAlias = Callable[[Written, Seen], Finding]


@dataclass(frozen=True, slots=True)
class Key:
    """A key of the table: the shape of its values, and how it is looked up."""

    shape: shapes.Shape
    finding: Holds


KEYS: dict[str, Key] = {}
"""The table of expectations."""


def _key(name: str, shape: shapes.Shape) -> Callable[[Holds], Holds]:
    def enter(finding: Holds) -> Holds:
        KEYS[name] = Key(shape, finding)
        return finding

    return enter


def difference(expected: Expected, seen: Seen) -> Difference | None:
    """Return the first of the expected items that does not hold; alternatives are left out."""
    for key, written in expected.items:
        found = KEYS[key].finding(written, seen)
        if found is not None:
            return Difference(key, *found)
    return None


def satisfies(expected: Expected, seen: Seen) -> bool:
    """Tell whether everything expected holds, and exactly one of the alternatives if any."""
    holding = [satisfies(each, seen) for each in expected.alternatives]
    return difference(expected, seen) is None and (not holding or sum(holding) == 1)


@_key("died", shapes.names_or_causes)
def _died(written: Written, seen: Seen) -> Finding:
    causes = {fact.player: fact.cause for fact in seen.facts if isinstance(fact, DiedOf)}
    if not isinstance(written, Table):
        return _same_names(written, causes, seen)
    return _same_table(written, {name: causes[seat] for seat, name in _named(causes, seen)})


@_key("revived", shapes.names)
def _revived(written: Written, seen: Seen) -> Finding:
    return _same_names(written, (f.player for f in seen.facts if isinstance(f, Revived)), seen)


@_key("alive", shapes.names)
def _alive(written: Written, seen: Seen) -> Finding:
    return _among(written, seen.game.state.living, seen)


@_key("dead", shapes.names)
def _dead(written: Written, seen: Seen) -> Finding:
    state = seen.game.state
    return _among(written, set(state.seats) - set(state.living) - state.exiled, seen)


@_key("survivors", shapes.names)
def _survivors(written: Written, seen: Seen) -> Finding:
    return _same_names(written, seen.game.state.living, seen)


@_key("role", shapes.roles)
def _role(written: Written, seen: Seen) -> Finding:
    return _of_each(written, seen, lambda seat: seen.game.state.roles[seat])


@_key("faction", shapes.words_by_name)
def _faction(written: Written, seen: Seen) -> Finding:
    return _of_each(written, seen, lambda seat: seen.game.state.factions[seat])


@_key("power", shapes.outcomes)
def _power(written: Written, seen: Seen) -> Finding:
    def outcome(seat: Seat) -> str:
        told = (f for f in seen.facts if isinstance(f, PowerOutcome) and hears(f.to, seat))
        return ([fact.outcome for fact in told] or ["none"])[-1]

    return _of_each(written, seen, outcome)


@_key("told", shapes.facts_by_name)
def _told(written: Written, seen: Seen) -> Finding:
    for name, wanted, facts in _by_hearer(written, seen):
        if not any(holds(wanted, fact) for fact in facts):
            return f"{{{name}: [{wanted}]}}", text({name.text: _telling(facts)})
    return None


@_key("not_told", shapes.facts_by_name)
def _not_told(written: Written, seen: Seen) -> Finding:
    for name, unwanted, facts in _by_hearer(written, seen):
        found: list[Shown] = [fact for fact in facts if holds(unwanted, fact)]
        if found:
            return f"no {{{name}: [{unwanted}]}}", text({name.text: found})
    return None


@_key("announced", shapes.facts)
def _announced(written: Written, seen: Seen) -> Finding:
    for wanted in _tables(written):
        if not any(holds(wanted, fact) for fact in seen.announced):
            return f"[{wanted}]", text(_telling(seen.announced))
    return None


@_key("not_announced", shapes.facts)
def _not_announced(written: Written, seen: Seen) -> Finding:
    for unwanted in _tables(written):
        found: list[Shown] = [fact for fact in seen.announced if holds(unwanted, fact)]
        if found:
            return f"no [{unwanted}]", text(found)
    return None


@_key("tally", shapes.counts)
def _tally(written: Written, seen: Seen) -> Finding:
    last = next((fact for fact in reversed(seen.facts) if isinstance(fact, Tally)), None)
    got: Shown = shown(last, seen.village)["counts"] if last else {}
    return _same_table(written, got if isinstance(got, dict) else {})


@_key("mayor", shapes.name_or_none)
def _mayor(written: Written, seen: Seen) -> Finding:
    log = [entry.content for entry in standing(seen.game.log)]
    public = (fact for fact in reversed(log) if isinstance(fact, Mayor) and fact.to == EVERYONE)
    last = next(public, None)
    living = seen.game.state.living
    mayor = last.player if last and last.player in living else None
    name = word(written, "mayor")
    expected = None if shapes.is_none(name, seen.village) else seen.village.find(name.text)
    if expected == mayor:
        return None
    return str(name), "none" if mayor is None else seen.village.names[mayor]


@_key("over", shapes.yes_or_no)
def _over(written: Written, seen: Seen) -> Finding:
    expected = word(written, "over").truth
    over = seen.game.state.over
    return None if expected is over else (text(expected), text(over))


@_key("winners", shapes.winners)
def _winners(written: Written, seen: Seen) -> Finding:
    won = [entry.content for entry in seen.game.log if isinstance(entry.content, Won)]
    players = {seat for fact in won for seat in fact.players}
    factions = list(dict.fromkeys(fact.faction for fact in won))
    if isinstance(written, Listing):
        return _same_names(written, players, seen)
    name = word(written, "winners")
    if seen.village.find(name.text) is not None and name.folded not in factions:
        return _same_names(written, players, seen)
    return None if factions == [name.folded] else (str(name), " ".join(factions) or "none")


@_key("phase", shapes.phase)
def _phase(written: Written, seen: Seen) -> Finding:
    name = word(written, "phase")
    phase = seen.game.state.phase
    got = f"{phase.name} {phase.number}" if phase else END
    expected = shapes.read_phase(name, "", "phase")
    agrees = expected.is_(phase.name, phase.number) if phase else expected.name == END
    return None if agrees else (str(name), got)


def _same_names(written: Written, seats: Iterable[Seat], seen: Seen) -> Finding:
    got = set(seats)
    if seen.village.seats(written, "") == got:
        return None
    return str(written), text(seen.names(got))


def _among(written: Written, seats: Iterable[Seat], seen: Seen) -> Finding:
    got = set(seats)
    return None if seen.village.seats(written, "") <= got else (str(written), text(seen.names(got)))


def _same_table(written: Written, got: dict[str, Shown]) -> Finding:
    return None if fits(written, got) else (str(written), text(got))


def _of_each(written: Written, seen: Seen, of: Callable[[Seat], str]) -> Finding:
    seats = [(name, seen.village.seat(name, "")) for name, _ in _pairs(written)]
    got: dict[str, Shown] = {name.text: of(seat) for name, seat in seats}
    right = all(_reads(value, str(got[name.text])) for name, value in _pairs(written))
    return None if right else (str(written), text(got))


def _reads(written: Written, got: str) -> bool:
    """Tell whether *written* is the word *got*; an empty value is ``none``."""
    said = word(written, "")
    return got.casefold() in said.readings or (said.value is None and got == "none")


def _named(seats: Iterable[Seat], seen: Seen) -> list[tuple[Seat, str]]:
    return [(seat, seen.village.names[seat]) for seat in sorted(seats)]


def _by_hearer(
    written: Written, seen: Seen
) -> Iterable[tuple[Word, Table, list[dict[str, Shown]]]]:
    for name, facts in _pairs(written):
        told = seen.told(seen.village.seat(name, ""))
        for fact in _tables(facts):
            yield name, fact, told


def _telling(facts: list[dict[str, Shown]]) -> list[Shown]:
    """Leave out how the game goes on, which would bury what was told."""
    return [fact for fact in facts if fact["fact"] not in COURSE]


def _tables(written: Written) -> list[Table]:
    items = written.items if isinstance(written, Listing) else ()
    return [item for item in items if isinstance(item, Table)]


def _pairs(written: Written) -> tuple[tuple[Word, Written], ...]:
    return written.items if isinstance(written, Table) else ()
