"""Letters apart: which private facts are told beside a report, and by which letter."""

from verteller.hosting.news import set_apart
from verteller.rules.facts import (
    EVERYONE,
    Asked,
    Died,
    Fact,
    Part,
    PhaseOpened,
    RoleChanged,
    RoleTold,
    Seat,
    SeedCommitted,
)
from verteller.rules.facts.private import Asleep, Enchanted
from verteller.rules.log import Entry

ANN, BOB = Seat(0), Seat(1)
NOTICE = Enchanted.kind


def entries(*facts: Fact) -> list[Entry]:
    """Return facts as the entries of a log, counted from 1."""
    return [Entry(number, 0, fact) for number, fact in enumerate(facts, 1)]


def becomes(seat: Seat, role: str) -> Fact:
    return RoleChanged(to=(seat,), role=role, faction="black")


def test_a_letter_has_the_private_facts_to_its_reader_that_follow_its_notice() -> None:
    """Nothing of before it, and nothing that others hear. Rules: LU3-SYS-17."""
    told = entries(
        becomes(ANN, "seer"),
        Enchanted(to=(ANN,)),
        becomes(ANN, "wolf"),
        becomes(BOB, "witch"),
        Died(to=EVERYONE, player=BOB),
        Asleep(to=(ANN,)),
    )

    assert set_apart(told, NOTICE) == {ANN: [[2, 3, 6]]}


def test_every_notice_begins_a_letter_for_each_of_its_readers() -> None:
    """Rules: LU3-SYS-17, LU3-SYS-19, LU3-SYS-23."""
    told = entries(
        Enchanted(to=(ANN, BOB)),
        becomes(BOB, "wolf"),
        Enchanted(to=(ANN,)),
        becomes(ANN, "witch"),
    )

    assert set_apart(told, NOTICE) == {ANN: [[1], [3, 4]], BOB: [[1, 2]]}


def test_questions_and_the_phase_that_opens_are_in_no_letter() -> None:
    """Rules: LU3-SYS-17."""
    told = entries(
        Enchanted(to=(ANN,)),
        Asked(to=(ANN,), question="suicide", parts=(Part("answer", ("yes",)),)),
        PhaseOpened(to=EVERYONE, phase="night", number=2, sequence=3),
        RoleTold(to=(ANN,), role="wolf", faction="black"),
    )

    assert set_apart(told, NOTICE) == {ANN: [[1]]}


def test_a_rulebook_without_letters_has_none() -> None:
    """Rules: LU3-SYS-17."""
    told = entries(SeedCommitted(to=EVERYONE, sha256="0"), Enchanted(to=(ANN,)))

    assert set_apart(told, "") == {}
