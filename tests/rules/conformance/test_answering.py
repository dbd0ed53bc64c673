"""What a scenario's words mean as an answer."""

import pytest

from tests.rules.conformance.made_up import Bench, MadeUp, Phase, ask, stating
from verteller.rules.conformance.playing import play
from verteller.rules.conformance.run import Counts, Run
from verteller.rules.facts import Asked, Fact, Part, Seat

HEAL_AND_POISON = Asked(
    to=(Seat(0),),
    question="witch",
    parts=(
        Part("heal", (Seat(1),), 0),
        Part("poison", (Seat(1), Seat(2), Seat(3)), 0),
    ),
)

POWER = Asked(
    to=(Seat(0),),
    question="power",
    parts=(
        Part("target", (Seat(1), Seat(2))),
        Part("second", (Seat(1), Seat(2)), 0),
        Part("power", ("vision", "growl"), 0),
    ),
)


def taken(bench: Bench, written: str, *facts: Fact) -> dict[str, object]:
    """Return what the engine took when Ann (or whoever is named) answers *written*."""
    bench.take(MadeUp(Phase("late", opening=stating(*facts))))
    scenario = bench.read(bench.village(f"- at: late\n  answers: {{{written}}}"))
    run = Run(scenario, "seed 1")
    run.step(scenario.steps[0], 1, Counts())
    return {
        question: given.choice
        for answers in run.game.state.given.values()
        for question, given in answers.items()
    }


@pytest.mark.parametrize(
    ("written", "choice"),
    [
        ("Ann: Bob", (("target", 1),)),
        ("ann: bOB", (("target", 1),)),
        ("Ann: [Bob]", (("target", 1),)),
        ("Ann: blank", ()),
        ("Ann: []", ()),
        ("Ann: [blank]", ()),
        ("Ann: No", (("target", 2),)),
        ("Ann: {pack: No}", (("target", 2),)),
        ("Ann: {target: no}", (("target", 2),)),
        ("Ann: {pack: {target: Bob}}", (("target", 1),)),
        ("Ann: {farmer: Bob}", (("target", 1),)),
        ("Ann: {pack: blank}", ()),
    ],
)
def test_one_question_is_answered_in_many_spellings(
    bench: Bench, written: str, choice: tuple[object, ...]
) -> None:
    assert taken(bench, written, ask(0, "pack", 1, 2)) == {"pack": choice}


@pytest.mark.parametrize(
    ("written", "choice"),
    [
        ("Ann: {heal: Bob, poison: Dan}", (("heal", 1), ("poison", 3))),
        ("Ann: {poison: Dan}", (("poison", 3),)),
        ("Ann: {heal: blank, poison: Dan}", (("poison", 3),)),
        ("Ann: {heal: Bob, poison: silent}", (("heal", 1),)),
        ("Ann: {heal: blank}", ()),
        ("Ann: [Dan, Bob]", (("heal", 1), ("poison", 3))),
        ("Ann: {witch: [Bob, No]}", (("heal", 1), ("poison", 2))),
        ("Ann: {witch: {poison: Bob}}", (("poison", 1),)),
    ],
)
def test_a_question_of_several_parts_takes_a_table_of_them(
    bench: Bench, written: str, choice: tuple[object, ...]
) -> None:
    assert taken(bench, written, HEAL_AND_POISON) == {"witch": choice}


@pytest.mark.parametrize(
    ("written", "choice"),
    [
        ("Ann: {target: Bob, power: vision}", (("target", 1), ("power", "vision"))),
        ("Ann: {power: {target: Bob, power: Vision}}", (("target", 1), ("power", "vision"))),
        ("Ann: {target: Bob, second: No}", (("target", 1), ("second", 2))),
        ("Ann: {power: Bob}", (("target", 1),)),
        ("Ann: Bob", (("target", 1),)),
    ],
)
def test_a_part_named_like_its_question_is_told_apart_by_what_stands_beside_it(
    bench: Bench, written: str, choice: tuple[object, ...]
) -> None:
    assert taken(bench, written, POWER) == {"power": choice}


def test_several_questions_are_answered_at_once_and_the_default_is_the_first_owed(
    bench: Bench,
) -> None:
    facts = (
        ask(0, "suicide", "yes", standing=True),
        ask(0, "pack", 1, 2),
        ask(0, "alone", 1, 2),
    )

    assert taken(bench, "Ann: Bob", *facts) == {"pack": (("target", 1),)}
    assert taken(bench, "Ann: {pack: Bob, alone: No}", *facts) == {
        "pack": (("target", 1),),
        "alone": (("target", 2),),
    }
    assert taken(bench, "Ann: {target: Bob}", *facts) == {"pack": (("target", 1),)}
    assert taken(bench, "Ann: {pack: silent, alone: No}", *facts) == {"alone": (("target", 2),)}
    assert taken(bench, "Ann: {suicide: yes}", *facts) == {"suicide": (("target", "yes"),)}
    assert taken(bench, "Ann: silent", *facts) == {}


@pytest.mark.parametrize(
    ("written", "choice"),
    [
        ('Ann: {convert: "yes"}', (("target", "yes"),)),
        ("Ann: yes", (("target", "yes"),)),
        ("Ann: on", (("target", "yes"),)),
        ("Ann: off", ()),
        ('Ann: {convert: "NO"}', (("target", "no"),)),
    ],
)
def test_a_consent_is_a_yes_in_any_spelling(
    bench: Bench, written: str, choice: tuple[object, ...]
) -> None:
    """Somebody here is called No; what that name means is settled by what is offered."""
    words = ("yes", "no") if "NO" in written else ("yes",)

    assert taken(bench, written, ask(0, "convert", *words)) == {"convert": choice}


def test_a_no_is_blank_where_only_a_yes_is_offered(bench: Bench) -> None:
    bench.take(MadeUp(Phase("late", opening=stating(ask(0, "convert", "yes", blank=False)))))
    text = bench.village(
        "- at: late\n  refused: {Ann: {answer: no, because: blank_not_allowed}}"
    ).replace("No: wolf", "Cas: wolf")

    assert play(bench.read(text)) is None


def test_a_no_that_is_offered_is_a_choice(bench: Bench) -> None:
    assert taken(bench, 'Ann: "no"', ask(0, "side", "yes", "no")) == {"side": (("target", "no"),)}


@pytest.mark.parametrize(
    ("answer", "because"),
    [
        ("Zed", "unknown_name"),
        ("[Bob, Zed]", "unknown_name"),
        ("[blank, Bob]", "blank_and_name"),
        ("{target: [Bob, blank]}", "blank_and_name"),
        ("[Bob, No]", "too_many"),
        ("Dan", "not_a_choice"),
        ("wolf", "not_a_choice"),
        ("{alone: Bob}", "not_asked"),
        ("{fool: Bob}", "not_asked"),
        ("{pack: {heal: Bob}}", "not_asked"),
        ("blank", "blank_not_allowed"),
    ],
)
def test_what_cannot_be_taken_is_refused_with_its_code(
    bench: Bench, answer: str, because: str
) -> None:
    bench.take(MadeUp(Phase("late", opening=stating(ask(0, "pack", 1, 2, blank=False)))))
    steps = f"- at: late\n  refused: {{Ann: {{answer: {answer}, because: {because}}}}}"

    assert bench.play(steps) == ""


def test_a_word_that_was_once_offered_is_later_no_choice(bench: Bench) -> None:
    power, spent = ask(0, "power", "vision", "growl"), ask(0, "power", "growl")
    phases = (Phase("night", 1, stating(power)), Phase("night", 2, stating(spent)))
    bench.take(MadeUp(*phases))
    steps = "- at: night 2\n  refused: {Ann: {answer: vision, because: not_a_choice}}"

    assert bench.play(steps) == ""


def test_a_role_has_no_say_over_questions_of_an_office(bench: Bench) -> None:
    """The dead mayor who is a fool writes his testament; ``fool`` does not mean that."""
    bench.take(MadeUp(Phase("late", opening=stating(ask(3, "testament", 1)))))
    steps = "- at: late\n  refused: {Dan: {answer: {fool: Bob}, because: not_asked}}"

    assert bench.play(steps) == ""


def test_who_is_not_in_the_village_is_refused_as_not_in_the_game(bench: Bench) -> None:
    bench.take(MadeUp(Phase("late", opening=stating(ask(0, "pack", 1)))))
    steps = "- at: late\n  refused: {Zed: {answer: Bob, because: not_in_game}}"

    assert bench.play(steps) == ""


def test_of_several_answers_none_is_given_when_one_is_refused(bench: Bench) -> None:
    facts = (ask(0, "pack", 1, 2), ask(0, "alone", 1))
    bench.take(MadeUp(Phase("late", opening=stating(*facts))))
    answer = "{pack: No, alone: Dan}"
    steps = f"- at: late\n  refused: {{Ann: {{answer: {answer}, because: not_a_choice}}}}"

    assert bench.play(steps) == ""


@pytest.mark.parametrize(
    ("answer", "because"), [("Bob", "not_asked"), ("[yes, Bob]", "not_asked"), ("yes", "")]
)
def test_a_standing_question_is_not_meant_by_a_name_it_does_not_offer(
    bench: Bench, answer: str, because: str
) -> None:
    owed, standing = ask(1, "vote", 0), ask(0, "suicide", "yes", standing=True)
    bench.take(MadeUp(Phase("day", opening=stating(standing, owed))))
    refused = f"refused: {{Ann: {{answer: {answer}, because: {because}}}}}"
    taken = f"answers: {{Ann: {answer}}}"

    assert bench.play(f"- at: day\n  {refused if because else taken}") == ""


def test_a_part_that_has_nobody_to_be_used_on_is_not_asked(bench: Bench) -> None:
    parts = (Part("heal", (), 0), Part("poison", (Seat(1),), 0))
    asked = Asked(to=(Seat(0),), question="witch", parts=parts)
    bench.take(MadeUp(Phase("late", opening=stating(asked))))
    steps = "- at: late\n  refused: {Ann: {answer: {heal: Bob}, because: not_asked}}"

    assert bench.play(steps) == ""
    assert taken(bench, "Ann: {heal: blank, poison: Bob}", asked) == {"witch": (("poison", 1),)}


def test_silence_is_possible_where_nothing_is_asked(bench: Bench) -> None:
    asked = ask(0, "pack", 1)

    assert taken(bench, "Ann: {pack: Bob, alone: silent}, Bob: silent, Dan: {pack: silent}", asked)


def test_a_roles_own_question_goes_before_its_packs(bench: Bench) -> None:
    """A white werewolf's role means the choice that is his alone."""
    facts = (ask(0, "pack", 1), ask(0, "alone", 2))

    assert taken(bench, "Ann: {farmer: No}", *facts) == {"alone": (("target", 2),)}
    assert taken(bench, "Ann: {target: Bob}", *facts) == {"pack": (("target", 1),)}
