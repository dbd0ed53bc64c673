"""A referee who knows the rules of lupus 3.0 by heart: what a night and a day must bring about."""

from collections import Counter
from dataclasses import dataclass, field
from functools import cached_property

from verteller.rules.facts import (
    DiedOf,
    Drawn,
    Fact,
    LearnedAura,
    LearnedFaction,
    LearnedMystic,
    LearnedRole,
    PowerOutcome,
    Revived,
    Seat,
    Visited,
    VisitedBy,
    Visitors,
)
from verteller.rules.lupus3.facts import (
    Acquired,
    NotAcquired,
    Notice,
    RitualFailed,
    Spared,
    Vision,
)
from verteller.rules.lupus3.village import Village

WHITES = "farmer seer bodyguard medium messiah voyeur stalker mage necrophile expansive hunter \
vampire_hunter soothsayer mubarak_niece mason".split()
BLACKS = "wolf witch possessed exorcist devil advocate kidnapper".split()
REDS = "necromancer young_vampire old_vampire vampirised".split()
BLACK_AURAS = {*BLACKS, "mubarak_niece"} - {"possessed"}
MYSTICS = set("seer medium messiah mage soothsayer witch exorcist devil necromancer".split())
NEVER_BITTEN = {"wolf", "witch", "vampire_hunter", *REDS}
ACQUIRABLE = set(
    "seer bodyguard medium voyeur stalker mage expansive hunter vampire_hunter witch exorcist "
    "devil advocate kidnapper".split()
)
VAMPIRES = ("young_vampire", "old_vampire")


def aura_of(role: str) -> str:
    """Return the colour a role is seen in."""
    return "red" if role in REDS else "black" if role in BLACK_AURAS else "white"


@dataclass
class Village0:
    """Everybody as the day before left him."""

    roles: list[str]
    factions: list[str]
    living: set[Seat]
    dead: set[Seat]

    @classmethod
    def of(cls, village: Village) -> "Village0":
        """Copy *village*."""
        living = set(village.living)
        dead = set(village.seats) - living - village.exiled
        return cls(list(village.roles), list(village.factions), living, dead)


def chosen(village: Village, question: str) -> dict[Seat, Seat]:
    """Return who named whom."""
    found: dict[Seat, Seat] = {}
    for seat, answers in village.given.items():
        if question in answers and answers[question].choice:
            ((_, option),) = answers[question].choice
            found[seat] = Seat(int(option)) if question != "suicide" else seat
    return found


@dataclass
class Night:
    """
    What a night must bring about.

    Args:
        before: The village at the end of the night, before anything of it.
        skill: Exorcists and Kidnappers, the most skilled of each first.
        began_as: Everybody's role at the start of the game.
        doomed: Whether the last wolf died since the last dawn.
    """

    before: Village
    skill: dict[str, tuple[Seat, ...]]
    began_as: list[str]
    doomed: bool
    deeds: dict[Seat, Seat] = field(init=False)
    was: Village0 = field(init=False)

    def __post_init__(self) -> None:
        self.was = Village0.of(self.before)
        asked = chosen(self.before, "power")
        self.deeds = {seat: at for seat, at in asked.items() if seat in self.was.living}

    def of(self, *roles: str) -> dict[Seat, Seat]:
        """Return the deeds of those who had one of *roles* and were not stopped."""
        return {b: t for b, t in self.valid.items() if self.was.roles[b] in roles}

    def beats(self, one: Seat, other: Seat) -> bool:
        """Tell whether *other* fails if *one* succeeds: the four rows of D1."""
        at, there = self.deeds[one], self.deeds[other]
        kinds = self.was.roles[one], self.was.roles[other]
        if one == other:
            return False
        if kinds == ("exorcist", "kidnapper"):
            return at == there
        if kinds == ("exorcist", "exorcist"):
            order = self.skill["exorcist"]
            return at == there and order.index(one) < order.index(other)
        return at == other and (kinds[1] == "kidnapper" or there != other)

    @cached_property
    def succeeding(self) -> set[Seat]:
        """The exorcists and kidnappers whose action holds."""
        open_ = {s for s in self.deeds if self.was.roles[s] in ("exorcist", "kidnapper")}
        ranked = [s for kind in ("exorcist", "kidnapper") for s in self.skill.get(kind, ())]
        won: set[Seat] = set()
        while open_:
            free = {s for s in open_ if not any(self.beats(o, s) for o in open_)}
            if free:
                won |= free
                open_ -= free | {s for s in open_ if any(self.beats(f, s) for f in free)}
                continue
            first = next(seat for seat in ranked if seat in open_)
            won.add(first)
            beaten = {s for s in open_ if self.beats(first, s) or self.beats(s, first)}
            open_ -= beaten | {first}
        return won

    def is_shielded(self, target: Seat, but_for: Seat | None = None) -> bool:
        """Tell whether an exorcist other than *but_for* holds his hand over *target*."""
        return any(
            self.deeds[each] == target
            for each in self.succeeding
            if self.was.roles[each] == "exorcist" and each != but_for
        )

    def is_annulled(self, by: Seat) -> bool:
        """Tell whether what *by* does never was."""
        if self.was.roles[by] in ("exorcist", "kidnapper"):
            return by not in self.succeeding
        kidnapped = any(
            self.deeds[each] == by
            for each in self.succeeding
            if self.was.roles[each] == "kidnapper"
        )
        return kidnapped or self.is_shielded(self.deeds[by], but_for=by)

    @cached_property
    def valid(self) -> dict[Seat, Seat]:
        """Who really acts on whom."""
        return {by: at for by, at in self.deeds.items() if not self.is_annulled(by)}

    @cached_property
    def failed(self) -> set[Seat]:
        """Who is told that he failed."""
        wolves = self.of("wolf")
        agreed = len(set(wolves.values())) == 1
        guarded = agreed and set(wolves.values()) <= set(self.of("bodyguard").values())
        stopped = {by for by in self.deeds if by not in self.valid}
        barren = {by for by, at in self.of("necrophile").items() if not self.is_acquirable(at)}
        return stopped | barren | (set(wolves) if guarded else set())

    def is_acquirable(self, at: Seat) -> bool:
        """Tell whether a necrophile can take what *at* had."""
        return self.was.roles[at] in ACQUIRABLE

    def aura(self, seat: Seat) -> str:
        """Return the aura as it appears tonight."""
        turns = sum(1 for at in self.of("witch").values() if at == seat)
        own = aura_of(self.was.roles[seat])
        return own if turns % 2 == 0 else {"white": "black", "black": "white"}.get(own, own)

    def readings(self, by: Seat) -> list[tuple[str, object]]:
        """Return what *by* must be told of what he read."""
        at = self.valid[by]
        there = [b for b, t in self.valid.items() if t == at and b not in (at, by)]
        went = {self.valid[at]} - {at} if at in self.valid else set()
        faction = self.was.factions[at]
        told: dict[str, list[tuple[str, object]]] = {
            "seer": [("aura", self.aura(at))],
            "medium": [("aura", self.aura(at))],
            "mage": [("mystic", self.was.roles[at] in MYSTICS)],
            "vampire_hunter": [("faction", "red" if faction == "red" else "not_red")],
            "devil": [
                ("role", self.began_as[at]),
                ("role", self.was.roles[at]),
                ("faction", faction),
            ],
            "stalker": [("went", went)],
            "voyeur": [("came", set(there))],
        }
        return told.get(self.was.roles[by], [])

    @cached_property
    def acquired(self) -> dict[Seat, str]:
        """Which role the necrophiles have now who took one."""
        takers = self.of("necrophile").items()
        return {by: self.was.roles[at] for by, at in takers if self.is_acquirable(at)}

    @cached_property
    def after(self) -> Village0:
        """The village at dawn, the dead of this night among the living still."""
        roles, factions = list(self.was.roles), list(self.was.factions)
        for by, role in self.acquired.items():
            roles[by] = role
        out = self.of(*VAMPIRES)
        if len(set(out.values())) == 1:
            (bitten,) = set(out.values())
            for vampire in out:
                roles[vampire] = "old_vampire"
            if roles[bitten] not in NEVER_BITTEN:
                roles[bitten], factions[bitten] = "young_vampire", "red"
        for risen in self.raised:
            roles[risen], factions[risen] = "vampirised", "red"
        return Village0(roles, factions, self.was.living, self.was.dead)

    @cached_property
    def bitten(self) -> set[Seat]:
        """Who has become a vampire."""
        same = self.was.roles
        turned = {s for s in self.was.living if self.after.roles[s] == "young_vampire"}
        return {seat for seat in turned if same[seat] != "young_vampire"}

    @cached_property
    def aged(self) -> set[Seat]:
        """The old vampires who die of their bite."""
        out = self.of(*VAMPIRES)
        agreed = len(set(out.values())) == 1
        return {v for v in out if agreed and self.was.roles[v] == "old_vampire"}

    @cached_property
    def slain(self) -> set[Seat]:
        """Whom wolves and hunters kill."""
        wolves, guarded = self.of("wolf"), set(self.of("bodyguard").values())
        victims = set(wolves.values())
        found = victims - guarded if len(victims) == 1 else set()
        hunters = self.of("hunter")
        while True:
            shot = {at for by, at in hunters.items() if by in found} - found
            if not shot:
                return found
            found |= shot

    @cached_property
    def raised(self) -> set[Seat]:
        """Who rises as vampirised."""
        wanted = set(self.of("necromancer").values())
        return {seat for seat in wanted if self.was.roles[seat] not in NEVER_BITTEN}

    @cached_property
    def risen(self) -> set[Seat]:
        """Whoever rises."""
        return self.raised | set(self.of("messiah").values())

    @cached_property
    def collapsing(self) -> set[Seat]:
        """The blacks who die with their faction at this dawn."""
        alive = (self.was.living - self.slain - self.aged - self.suicides) | self.risen
        return {s for s in alive if self.doomed and self.after.factions[s] == "black"}

    @cached_property
    def suicides(self) -> set[Seat]:
        """Who asked for his own death."""
        return set(chosen(self.before, "suicide")) & self.was.living

    @cached_property
    def dead(self) -> set[Seat]:
        """Everybody who dies at this dawn."""
        return self.slain | self.aged | self.suicides | self.collapsing

    @cached_property
    def named(self) -> dict[Seat, Seat]:
        """Whom the dead named for their ritual."""
        return {s: at for s, at in chosen(self.before, "ritual").items() if s in self.was.dead}

    @property
    def screaming(self) -> Seat | None:
        """Who screams tonight."""
        everybody = bool(self.was.dead) and set(self.named) == self.was.dead
        targets = set(self.named.values())
        if not everybody or len(targets) != 1 or self.is_shielded(next(iter(targets))):
            return None
        return next(iter(targets))


def told(came: list[Fact], seat: Seat) -> list[tuple[str, object]]:
    """Return all readings *seat* was given, in order."""
    found: list[tuple[str, object]] = []
    for fact in came:
        if fact.to != (seat,):
            continue
        match fact:
            case LearnedAura(aura=aura):
                found.append(("aura", aura))
            case LearnedMystic(mystic=mystic):
                found.append(("mystic", mystic))
            case LearnedRole(role=role):
                found.append(("role", role))
            case LearnedFaction(faction=faction):
                found.append(("faction", faction))
            case Visited(players=players):
                found.append(("went", set(players)))
            case Visitors(players=players):
                found.append(("came", set(players)))
            case _:
                pass
    return found


def hearers(came: list[Fact], kind: type[Fact]) -> Counter[Seat]:
    """Count how often each player is told something of *kind*."""
    return Counter(
        Seat(int(seat))
        for fact in came
        if isinstance(fact, kind) and isinstance(fact.to, tuple)
        for seat in fact.to
    )


def letters(came: list[Fact], of: str) -> set[Seat]:
    """Return who gets a letter about *of*."""
    return set(hearers([f for f in came if isinstance(f, Notice) and f.of == of], Notice))


def judge_night(night: Night, now: Village, came: list[Fact]) -> None:
    """Compare everything that came of a night with what has to."""
    causes = {fact.player: fact.cause for fact in came if isinstance(fact, DiedOf)}
    assert set(causes) == night.dead
    assert {f.player for f in came if isinstance(f, Revived)} == night.risen
    for seat in now.seats:
        assert (now.roles[seat], now.factions[seat]) == (
            night.after.roles[seat],
            night.after.factions[seat],
        )
    outcomes = {f.to[0]: f.outcome for f in came if isinstance(f, PowerOutcome)}
    failed = {Seat(int(seat)) for seat, outcome in outcomes.items() if outcome == "failed"}
    assert failed == night.failed
    for by in night.deeds:
        expected = night.readings(by) if by in night.valid else []
        assert told(came, by) == expected, (by, night.was.roles[by])
        if expected:
            assert outcomes[by] == "ok"
    judge_rest(night, came)


def judge_rest(night: Night, came: list[Fact]) -> None:
    """Compare letters, calls, rituals and what necrophiles hear."""
    took, missed = hearers(came, Acquired), hearers(came, NotAcquired)
    takers = night.of("necrophile")
    assert (set(took), set(missed)) == (set(night.acquired), set(takers) - set(night.acquired))
    called = Counter((f.player, f.to) for f in came if isinstance(f, VisitedBy))
    calls = {(by, (at,)) for by, at in night.of("expansive").items() if by != at}
    assert calls <= set(called)
    screams = [fact for fact in came if fact.kind == "scream"]
    assert len(screams) == (1 if night.screaming is not None else 0)
    losers = set(night.named) if night.screaming is None else set()
    assert hearers(came, RitualFailed) == Counter(losers)
    assert letters(came, "vampire") == night.bitten
    assert letters(came, "raised") == night.raised
    assert letters(came, "resurrection") == night.risen - night.raised
    assert letters(came, "death") == night.dead
    farmers = {s for s in night.was.living if night.was.roles[s] == "farmer"}
    seen = [fact for fact in came if isinstance(fact, Vision)]
    assert {Seat(int(f.to[0])) for f in seen} <= farmers
    assert all(fact.to != (fact.about,) for fact in seen)


def is_by_lot(came: list[Fact], options: set[Seat]) -> bool:
    """Tell whether a lot fell among just these."""
    return any(isinstance(f, Drawn) and set(f.options) == options for f in came)


@dataclass
class Day:
    """
    What a day must bring about.

    Args:
        before: The village when the day closed.
        marked: Whom advocates defended the night before.
        mayor: Who held the office.
    """

    before: Village
    marked: set[Seat]
    mayor: Seat | None

    @cached_property
    def elected(self) -> Seat | None:
        """Whom more than half of the living want."""
        ballots = Counter(chosen(self.before, "elect").values())
        half = len(self.before.living) / 2
        return next((seat for seat, count in ballots.items() if count > half), None)

    @cached_property
    def condemned(self) -> set[Seat]:
        """Who may be condemned: nobody, one, or those among whom a lot falls."""
        votes = chosen(self.before, "vote")
        if not votes or 2 * len(votes) < len(self.before.living):
            return set()
        counts = Counter(votes.values())
        tied = {seat for seat, count in counts.items() if count == max(counts.values())}
        decider = self.elected if self.elected is not None else self.mayor
        wish = votes.get(decider) if decider is not None else None
        return {wish} if wish in tied and wish is not None else tied

    def saved_by(self, seat: Seat) -> str | None:
        """Tell what saves *seat* from the stake."""
        if self.before.roles[seat] == "mubarak_niece":
            return "niece"
        return "advocate" if seat in self.marked else None


def judge_day(day: Day, now: Village, came: list[Fact]) -> None:
    """Compare everything that came of a day with what has to."""
    burnt = {fact.player for fact in came if isinstance(fact, DiedOf)}
    spared = {fact.player: fact.by for fact in came if isinstance(fact, Spared)}
    condemned = burnt | set(spared)
    assert len(condemned) == (1 if day.condemned else 0)
    assert condemned <= day.condemned
    for seat in condemned:
        assert spared.get(seat) == day.saved_by(seat)
    if len(day.condemned) > 1:
        assert is_by_lot(came, day.condemned)
    takes_office = day.elected is not None and day.elected not in burnt
    mayor = day.elected if takes_office else day.mayor
    if mayor is not None and now.is_living(mayor):
        assert now.mayor == mayor
    assert letters(came, "death") == burnt
