"""The order of what is told: sections of the two reports, then letters; failures all alike."""

from collections.abc import Iterable

from tests.rules.lupus3.table import EVERYDAY, LUPUS3, Table
from verteller.rules.facts import EVERYONE, Dawn, Fact, PowerOutcome, Seat, Sunset
from verteller.rules.lupus3.facts import Notice
from verteller.rules.views import view

MORNING = {"died": 1, "revived": 2, "mayor": 4, "scream": 5}
EVENING = {
    "condemned": 1,
    "pyre": 1,
    "died": 1,
    "votes pyre": 2,
    "tally pyre": 2,
    "spared niece": 3,
    "spared advocate": 4,
    "elected": 5,
    "mayor elected": 5,
    "votes election": 6,
    "tally election": 6,
    "mayor successor": 7,
    "mayor lot": 7,
}
OUTCOMES = {"power", "learned_aura", "learned_role", "learned_faction", "visited", "visitors"}


def name_of(fact: Fact, known: dict[str, int]) -> str:
    """Return how *known* calls a fact: by its kind, with what tells such facts apart."""
    for field in ("ballot", "by", "how"):
        if f"{fact.kind} {getattr(fact, field, '')}" in known:
            return f"{fact.kind} {getattr(fact, field)}"
    return fact.kind


def sections(facts: Iterable[Fact], seat: Seat, known: dict[str, int]) -> list[int]:
    """Return the sections of what *seat* hears, in the order of the facts."""
    heard = [f for f in facts if f.to == EVERYONE or (isinstance(f.to, tuple) and seat in f.to)]
    found = []
    for fact in heard:
        if isinstance(fact, Notice):
            break
        if fact.kind in OUTCOMES:
            found.append(3)
        elif name_of(fact, known) in known:
            found.append(known[name_of(fact, known)])
    return found


def morning() -> tuple[Table, list[Fact]]:
    """A dawn with a death, a return, a reading, a succession and a scream."""
    village = EVERYDAY | {"Me": "messiah", "Se": "seer", "Ga": "farmer", "F5": "farmer"}
    table = Table(village, mayor="F4")
    table.answer("F4", "successor", "F2")
    table.until("day 1")
    table.day(**dict.fromkeys(("Lu", "YV", "F1", "F2", "F3", "F4"), "Ga"))
    table.answer("Ga", "ritual", "F3")
    return table, table.night(Lu="F4", Me="Ga", Se="F1", YV="F1")


def test_a_dawn_tells_its_five_sections_in_their_order() -> None:
    """Who has no answer has four. Rules: LU3-SYS-16, LU3-MAIL-05, LU3-MAIL-06, LU3-SYS-01."""
    table, facts = morning()

    assert isinstance(facts[[f.kind for f in facts].index("dawn")], Dawn)
    assert dict.fromkeys(sections(facts, table.seat("Se"), MORNING)) == dict.fromkeys(range(1, 6))
    assert sections(facts, table.seat("F3"), MORNING) == [1, 2, 4, 5]
    order = sections(facts, table.seat("Se"), MORNING)
    assert order == sorted(order)


def test_letters_come_after_the_report_transformation_before_death() -> None:
    """Rules: LU3-SYS-17, LU3-MAIL-07, LU3-DAWN-09."""
    table, facts = morning()
    kinds = [fact.kind for fact in facts if fact.to != "narrator"]
    assert kinds.index("notice") > max(kinds.index("scream"), kinds.index("mayor"))
    letters = {
        (name, f.of)
        for name in table.names
        for f in table.told(facts, name)
        if isinstance(f, Notice)
    }
    assert letters == {("F4", "death"), ("Ga", "resurrection"), ("F1", "vampire")}

    table = Table(EVERYDAY, mayor="F4")
    table.until("night 2")
    facts = table.night(YV="F1", Lu="F1")
    assert [f.of for f in table.told(facts, "F1") if isinstance(f, Notice)] == ["vampire", "death"]


def test_a_quiet_dawn_tells_nothing_but_its_number() -> None:
    """Rules: LU3-SYS-16, LU3-SYS-01, LU3-MAIL-06."""
    table = Table(EVERYDAY, mayor="F4")
    facts = table.close()
    public = [fact for fact in facts if fact.to == EVERYONE]

    assert [fact.kind for fact in public] == ["phase_closed", "dawn", "phase_opened"]
    assert [fact.number for fact in public if isinstance(fact, Dawn)] == [1]


def test_a_sunset_tells_its_sections_in_their_order() -> None:
    """A niece saved, and an election. Rules: LU3-SYS-18, LU3-MAIL-08, LU3-MAIL-09."""
    village = EVERYDAY | {"Ni": "mubarak_niece", "Ad": "advocate"}
    table = Table(village, mayor="F4")
    table.night(Ad="Ni")
    for name in ("F1", "F2", "F3", "F4", "Lu"):
        table.answer(name, "elect", "F1")
    facts = table.day(**dict.fromkeys(("F1", "F2", "F3", "F4"), "Ni"))

    order = sections(facts, table.seat("F2"), EVENING)
    assert order == sorted(order)
    assert set(order) == {1, 2, 3, 5, 6}, "never the third and the fourth"
    assert [f.number for f in facts if isinstance(f, Sunset)] == [1]
    assert [f.of for f in table.told(facts, "F1") if isinstance(f, Notice)] == ["election"]


def test_a_sunset_at_which_a_mayor_burns_ends_with_the_succession() -> None:
    """Rules: LU3-SYS-18, LU3-SYS-19, LU3-MAIL-08, LU3-MAIL-09, LU3-MAIL-10."""
    table = Table(EVERYDAY, mayor="F4")
    table.until("day 1")
    table.answer("F1", "elect", "F1")
    facts = table.day(**dict.fromkeys(("F1", "F2", "F3"), "F4"))

    order = sections(facts, table.seat("F2"), EVENING)
    assert order == sorted(order)
    assert set(order) == {1, 2, 5, 6, 7}
    assert [f.of for f in table.told(facts, "F4") if isinstance(f, Notice)] == ["death"]


def test_everybody_living_or_dead_hears_the_same_public_sections() -> None:
    """Rules: LU3-SYS-20."""
    table, _ = morning()
    table.close()

    def public(seat: Seat | None) -> list[Fact]:
        heard = [each.fact for each in view(table.game.log, seat).told]
        return [fact for fact in heard if fact.to == EVERYONE]

    assert [public(seat) for seat in table.village.seats] == [public(None)] * len(table.names)


def test_every_failure_by_opposition_is_the_same_but_for_player_and_target() -> None:
    """Rules: LU3-SYS-21, LU3-MAIL-01, LU3-MAIL-02, LU3-MAIL-03."""
    village = EVERYDAY | {
        "Ki": "kidnapper",
        "Se": "seer",
        "Ex": "exorcist",
        "Sa": "seer",
        "Bg": "bodyguard",
        "Kj": "kidnapper",
        "Ez": "exorcist",
        "Kl": "kidnapper",
    }
    table = Table(village, mayor="F4")
    table.until("night 2")
    facts = table.night(
        Ki="Se", Se="F1", Ex="F2", Sa="F2", Bg="F3", Lu="F3", Kj="F2", Ez="F4", Kl="Ez"
    )

    failed = {name: table.told(facts, name) for name in ("Se", "Sa", "Lu", "Kj", "Ez")}
    for name, told in failed.items():
        outcomes = [fact for fact in told if isinstance(fact, PowerOutcome)]
        assert [fact.outcome for fact in outcomes] == ["failed"], name
        assert [fact.kind for fact in told if fact.kind not in ("asked", "power")] == []
    seen = {name: view(table.game.log, table.seat(name)).told[-3:] for name in failed}
    kinds = {name: [each.fact.kind for each in told] for name, told in seen.items()}
    assert len({tuple(each) for each in kinds.values()}) == 1


def test_a_report_is_one_mail_and_a_letter_another() -> None:
    """Rules: LU3-SYS-16, LU3-SYS-17."""
    assert LUPUS3.one_report
    assert LUPUS3.apart == "notice"
