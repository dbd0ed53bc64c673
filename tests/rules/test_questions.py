"""Questions: what may be chosen, how names find their part, and in which order faults are told."""

from typing import Any

import pytest

from verteller.rules.errors import AnswerError, Refusal
from verteller.rules.facts import Asked, Choice, Option, Part, Seat
from verteller.rules.questions import BLANK, arrange, canonical, check, choices

A, B, C, D, E = (Seat(seat) for seat in range(5))


def question(*parts: Part, **settings: Any) -> Asked:
    """Ask seat 9 something."""
    return Asked(to=(Seat(9),), question="power", parts=parts, **settings)


ONE = question(Part("target", (A, B, C)))
PAIR = question(Part("target", (A, B, C, D), 2, 2))
WITCH = question(Part("heal", (A, B), 0, 1), Part("poison", (C, D), 0, 1))
OVERLAPPING = question(Part("heal", (A, B), 0, 1), Part("poison", (A, B, C), 0, 1))


def target(*options: Option) -> Choice:
    """Choose *options* as the target."""
    return tuple(("target", option) for option in options)


def refusal(asked: Asked, choice: Choice) -> tuple[Refusal, tuple[object, ...]] | None:
    """Return code and fault of a refusal, None when *choice* is accepted."""
    try:
        check(asked, choice)
    except AnswerError as refused:
        return refused.code, refused.given
    return None


@pytest.mark.parametrize(
    ("asked", "choice"),
    [
        (ONE, target(A)),
        (ONE, BLANK),
        (PAIR, target(A, D)),
        (WITCH, (("heal", A),)),
        (WITCH, (("poison", C),)),
        (WITCH, (("heal", B), ("poison", D))),
        (WITCH, BLANK),
        (question(Part("target", ("yes",))), target("yes")),
        (question(Part("target", (A, B, C), 1, 3)), target(A, B, C)),
    ],
)
def test_what_is_offered_is_accepted(asked: Asked, choice: Choice) -> None:
    """Rules: WAK-VOTE-06, WAK-GEN-01."""
    assert refusal(asked, choice) is None


@pytest.mark.parametrize(
    ("asked", "choice", "code", "given"),
    [
        (ONE, target(A, B), Refusal.TOO_MANY, (A, B)),
        (PAIR, target(A), Refusal.TOO_FEW, (A,)),
        (PAIR, target(A, B, C), Refusal.TOO_MANY, (A, B, C)),
        (ONE, target(D), Refusal.NOT_A_CHOICE, (D,)),
        (ONE, target("yes"), Refusal.NOT_A_CHOICE, ("yes",)),
        (PAIR, target(A, E), Refusal.NOT_A_CHOICE, (E,)),
        (WITCH, (("heal", C),), Refusal.NOT_A_CHOICE, (C,)),
        (ONE, (("poison", A),), Refusal.NOT_ASKED, (A,)),
        (question(Part("target", (A,)), blank=False), BLANK, Refusal.BLANK_NOT_ALLOWED, ()),
        (question(Part("target", (A,)), repeated=BLANK), BLANK, Refusal.REPEATED, ()),
        (question(Part("target", (A, B)), repeated=target(A)), target(A), Refusal.REPEATED, (A,)),
    ],
)
def test_each_fault_has_its_own_code_and_names_what_is_wrong(
    asked: Asked, choice: Choice, code: Refusal, given: tuple[object, ...]
) -> None:
    """Rules: WAK-VOTE-04, WAK-VOTE-05, WAK-VOTE-06, WAK-VOTE-09, WAK-GEN-03."""
    assert refusal(asked, choice) == (code, given)


def test_faults_are_told_in_a_fixed_order() -> None:
    """An unknown part before the number, the number before who it is, repetition last."""
    asked = question(Part("target", (A, B)), repeated=target(A))

    assert refusal(asked, (("elsewhere", E), *target(D, E))) == (Refusal.NOT_ASKED, (E,))
    assert refusal(asked, target(D, E)) == (Refusal.TOO_MANY, (D, E))
    assert refusal(asked, target(D)) == (Refusal.NOT_A_CHOICE, (D,))
    assert refusal(asked, target(A)) == (Refusal.REPEATED, (A,))


def test_a_repeated_pair_is_refused_in_either_order_and_a_changed_one_is_not() -> None:
    """Rules: WAK-MAGIC-04."""
    asked = question(Part("target", (A, B, C), 2, 2), repeated=target(A, B))

    assert refusal(asked, canonical(asked, target(B, A))) == (Refusal.REPEATED, (A, B))
    assert refusal(asked, canonical(asked, target(C, A))) is None


def test_a_single_choice_that_may_not_be_repeated_is_not_offered() -> None:
    """Rules: WAK-GEN-11, WAK-GEN-03."""
    asked = question(Part("target", (A, B, C)), repeated=target(B))

    assert choices(asked, asked.parts[0]) == (A, C)


def test_of_a_pair_that_may_not_be_repeated_each_is_still_offered() -> None:
    """Rules: WAK-MAGIC-04."""
    asked = question(Part("target", (A, B, C), 2, 2), repeated=target(A, B))

    assert choices(asked, asked.parts[0]) == (A, B, C)


def test_after_blank_everything_is_offered() -> None:
    """Rules: WAK-GEN-03."""
    asked = question(Part("target", (A, B)), repeated=BLANK)

    assert choices(asked, asked.parts[0]) == (A, B)


def test_names_alone_go_to_the_first_part_that_offers_them() -> None:
    """Rules: WAK-WITCH-08, AMB-13."""
    assert arrange(WITCH, [D, A]) == (("heal", A), ("poison", D))
    assert arrange(WITCH, [C]) == (("poison", C),)


def test_a_part_that_is_full_leaves_a_name_to_the_next_that_offers_it() -> None:
    """Rules: WAK-WITCH-08."""
    assert arrange(OVERLAPPING, [A, B]) == (("heal", A), ("poison", B))


def test_too_many_names_for_every_part_are_refused_where_they_were_offered() -> None:
    """Rules: WAK-WITCH-08, WAK-VOTE-06."""
    arranged = arrange(WITCH, [A, B])

    assert arranged == (("heal", A), ("heal", B))
    assert refusal(WITCH, arranged) == (Refusal.TOO_MANY, (A, B))


def test_what_no_part_offers_goes_to_the_first_to_be_refused() -> None:
    assert arrange(WITCH, [E]) == (("heal", E),)
    assert refusal(WITCH, arrange(WITCH, [E])) == (Refusal.NOT_A_CHOICE, (E,))


def test_the_same_name_twice_counts_once() -> None:
    """Rules: WAK-VOTE-17."""
    assert arrange(ONE, [A, A, A]) == target(A)
    assert canonical(PAIR, target(B, A, B)) == target(A, B)


def test_no_names_are_blank() -> None:
    assert arrange(ONE, []) == BLANK


def test_a_choice_stands_in_the_order_of_parts_and_seats_with_words_last() -> None:
    asked = question(Part("heal", (A, B)), Part("target", (A, "yes", B), 0, 3))
    given = (("target", "yes"), ("target", B), ("target", A), ("heal", B))

    assert canonical(asked, given) == (("heal", B), ("target", A), ("target", B), ("target", "yes"))


def test_refusals_have_stable_codes() -> None:
    """Scenarios, doors and stored results go by these words."""
    assert {str(code) for code in Refusal} == {
        "unknown_name",
        "too_many",
        "too_few",
        "not_a_choice",
        "repeated",
        "not_asked",
        "blank_not_allowed",
        "blank_and_name",
        "too_late",
        "not_in_game",
        "not_allowed",
    }
