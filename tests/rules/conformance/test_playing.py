"""How a scenario is played: which phase a step means, when it closes, who answers what."""

from collections.abc import Iterator

import pytest

from tests.rules.conformance.made_up import Bench, MadeUp, Phase, Table, ask, stating
from verteller.rules.conformance.playing import play as play_scenario
from verteller.rules.conformance.run import Counts, Run
from verteller.rules.facts import (
    EVERYONE,
    NARRATOR,
    Asked,
    Choice,
    DiedOf,
    Fact,
    Fellows,
    GameOver,
    Marked,
    Part,
    Robbed,
    Seat,
    Victims,
    Warned,
    Withdrawn,
)
from verteller.rules.moves import Act, Answered, Closed, Passed
from verteller.rules.state import State

ANN, BOB, NO, DAN = map(Seat, range(4))


def votes(state: State) -> list[Fact]:
    """Ask everybody for a vote."""
    return [ask(seat, "vote", 0, 1, 2, 3) for seat in range(4)]


def closings(run: Run) -> int:
    return sum(isinstance(entry.content, Closed) for entry in run.game.log)


def run_of(bench: Bench, play: str, rest: str = "") -> Run:
    """Play *play* to its end and return the run."""
    scenario = bench.read(bench.village(play, rest))
    run = Run(scenario, "seed 1")
    for number, step in enumerate(scenario.steps, start=1):
        run.advance(step.at)
        run.step(step, number, Counts())
    return run


def test_a_step_goes_forward_to_its_phase_and_closes_those_before_it(bench: Bench) -> None:
    bench.take(MadeUp(Phase("night", 1, votes), Phase("day", 1, votes), rounds=3))

    assert closings(run_of(bench, "- at: day 2\n  check: {phase: day 2}")) == 3
    assert closings(run_of(bench, "- at: day\n  check: {phase: day 1}")) == 1
    assert closings(run_of(bench, "- at: Night 3\n- at: DAY\n  check: {phase: Day 3}")) == 5


def test_a_phase_without_a_number_is_the_present_one_if_it_bears_the_name(bench: Bench) -> None:
    bench.take(MadeUp(Phase("night", 1, votes), Phase("day", 1, votes), rounds=3))

    play = "- at: night\n  then: {phase: day 1}\n- at: day\n- at: day 1\n- at: night"

    assert closings(run_of(bench, play)) == 2


def test_several_steps_answer_in_the_same_phase_before_it_closes(bench: Bench) -> None:
    bench.take(MadeUp(Phase("night", 1, votes), rounds=2))

    run = run_of(
        bench, "- at: night 1\n  answers: {Ann: Bob}\n- at: night 1\n  answers: {Bob: Ann}"
    )

    assert run.game.state.choice(ANN, "vote") == (("target", 1),)
    assert run.game.state.choice(BOB, "vote") == (("target", 0),)
    assert closings(run) == 0


def test_a_phase_that_opens_anew_keeps_its_number_and_is_a_new_one(bench: Bench) -> None:
    again = Phase("late", 1, stating(ask(1, "shoot", 2)))
    bench.take(MadeUp(Phase("late", 1, stating(ask(0, "shoot", 1))), again))

    play = (
        "- at: late\n  asked: [Ann]\n  then: {phase: late 1}\n"
        "- at: late\n  asked: [Bob]\n  then: {over: true}"
    )

    assert bench.play(play) == ""


def test_phases_in_which_nobody_is_asked_are_passed_over(bench: Bench) -> None:
    """What they bring about belongs to the closing before."""
    standing = ask(0, "suicide", "yes", standing=True)
    robbed = stating(Robbed(to=(BOB,)))
    call = Phase("call", 1, closing=robbed)
    always = Phase("rest", 1, stating(standing), stating(Warned(to=(BOB,))))
    bench.take(MadeUp(call, Phase("night", 1, votes), call, always, Phase("day", 1, votes)))

    play = """
- at: night
  check: {told: {Bob: [{fact: role}, {fact: robbed}]}}
- at: night 1
  then:
    phase: day 1
    told: {Bob: [{fact: robbed}, {fact: warned}]}
"""

    assert bench.play(play) == ""
    assert "expected rest, got end" in bench.play("- at: rest")


def test_what_is_told_when_the_next_phase_opens_belongs_to_the_closing(bench: Bench) -> None:
    pack = Fellows(to=(ANN,), group="pack", players=(ANN, NO))
    victims = Victims(to=(DAN,), players=(BOB,))
    late = Phase("late", 1, stating(pack, victims, ask(3, "heal", 1)))
    bench.take(MadeUp(Phase("night", 1, votes), late))

    play = """
- at: night
  then:
    told:
      Ann: [{fact: fellows, players: [No, Ann]}]
      Dan: [{fact: victims, players: [Bob]}]
    not_told: {Bob: [{}]}
"""

    assert bench.play(play) == ""


def test_then_and_check_look_back_to_the_last_closing(bench: Bench) -> None:
    first = Phase("night", 1, votes, stating(Marked(to=EVERYONE, player=BOB)))
    bench.take(MadeUp(first, Phase("day", 1, votes), Phase("dusk", 1, votes)))

    play = """
- at: night
  check: {told: {Ann: [{fact: role, role: farmer}]}, not_announced: [{fact: marked}]}
- at: night
  then: {announced: [{fact: marked}], not_told: {Ann: [{fact: role}]}}
- at: day
  check: {announced: [{fact: marked}]}
- at: day
  then: {not_announced: [{fact: marked}]}
"""

    assert bench.play(play) == ""


def test_a_step_without_then_closes_unchecked(bench: Bench) -> None:
    bench.take(MadeUp(Phase("night", 1, votes), Phase("day", 1, votes)))

    assert bench.play("- at: night\n- at: day\n- at: end\n  check: {over: yes}") == ""


def test_a_step_may_leave_its_parts_empty(bench: Bench) -> None:
    bench.take(MadeUp(Phase("night", 1, votes), Phase("day", 1, votes)))
    play = "- at: night\n  answers:\n  then:\n- at: day\n  check: {phase: day 1}"

    assert bench.play(play, "options:\nsetup:\nrules:") == ""


def test_a_phase_that_never_opens_fails_its_step(bench: Bench) -> None:
    bench.take(MadeUp(Phase("night", 1, votes), rounds=2))

    assert bench.play("- at: day 1") == "step 1 (day 1): at: expected day 1, got end"


def test_a_game_that_does_not_end_fails_after_a_hundred_rounds(bench: Bench) -> None:
    bench.take(MadeUp(Phase("night", 1, votes), rounds=10_000))

    assert bench.play("- at: end") == "step 1 (end): at: expected end, got night 102"
    assert bench.play("- at: night 1\n  then: {}\n- at: night 1").endswith("got night 103")


def test_others_answer_blank_to_every_question_not_mentioned(bench: Bench) -> None:
    asked = stating(ask(0, "pack", 1), ask(0, "alone", 1), ask(1, "pack", 0), ask(2, "pack", 0))
    bench.take(MadeUp(Phase("night", 1, asked), rounds=2))

    run = run_of(bench, "- at: night 1\n  answers: {Ann: Bob, No: silent}\n  then: {}")

    given = [e.content for e in run.game.log if isinstance(e.content, Answered)]
    assert [(each.seat, each.question, len(each.choice)) for each in given] == [
        (ANN, "pack", 1),
        (ANN, "alone", 0),
        (BOB, "pack", 0),
    ]


def test_others_who_may_not_be_blank_give_no_answer(bench: Bench) -> None:
    """After a blank that may not be repeated, or where blank is never accepted."""
    asked = stating(ask(0, "heal", 1, repeated=()), ask(1, "vote", 0, blank=False))
    bench.take(MadeUp(Phase("night", 1, asked)))

    run = run_of(bench, "- at: night\n  then: {over: true}")

    assert not [each for each in run.game.log if isinstance(each.content, Answered)]


def test_silent_others_answer_nothing(bench: Bench) -> None:
    bench.take(MadeUp(Phase("night", 1, votes)))

    run = run_of(bench, "- at: night\n  answers: {Bob: Ann}\n  then: {}", "others: silent")

    given = [e.content for e in run.game.log if isinstance(e.content, Answered)]
    assert [each.seat for each in given] == [BOB]


def test_others_leave_standing_questions_alone(bench: Bench) -> None:
    asked = stating(ask(0, "suicide", "yes", standing=True), ask(1, "vote", 0))
    bench.take(MadeUp(Phase("day", 1, asked)))

    run = run_of(bench, "- at: day\n  asked: [Bob]\n  then: {}")

    given = [e.content for e in run.game.log if isinstance(e.content, Answered)]
    assert [each.question for each in given] == ["vote"]


class InTurn(MadeUp):
    """Asks one player after another; an answer ends a turn."""

    key = "in_turn"

    def answered(self, state: State, seat: Seat, asked: Asked) -> Iterator[Fact]:
        yield Withdrawn(to=(seat,), question="vote")
        if seat < DAN:
            yield ask(seat + 1, "vote", 0, 1, 2, 3)


def test_others_answer_as_their_turns_come(bench: Bench) -> None:
    bench.take(InTurn(Phase("nominate", 1, stating(ask(0, "vote", 0, 1, 2, 3)))))
    play = (
        "- at: nominate\n  asked: [Ann]\n  refused: {Bob: {answer: Ann, because: not_asked}}\n"
        "  answers: {Ann: Bob, Bob: Ann}\n- at: nominate\n  asked: [No]\n  then: {over: true}"
    )
    text = bench.village(play).replace("made-up", "in-turn")

    scenario = bench.read(text)
    run = Run(scenario, "seed 1")
    for number, step in enumerate(scenario.steps, start=1):
        run.step(step, number, Counts())

    given = [e.content for e in run.game.log if isinstance(e.content, Answered)]
    assert [each.seat for each in given] == [ANN, BOB, NO, DAN]


class Passing(InTurn):
    """Refuses blank, and lets a turn pass when its time is up."""

    key = "passing"

    def act(self, state: State, act: Act, number: int) -> Iterator[Fact]:
        assert isinstance(act, Passed)
        if "vote" in state.asked.get(act.seat, {}):
            yield from self.answered(state, act.seat, state.asked[act.seat]["vote"])


@pytest.mark.parametrize("before", ["", "Ann: silent, "])
def test_where_blank_is_refused_a_turn_that_is_not_mentioned_passes(
    bench: Bench, before: str
) -> None:
    first = ask(0, "vote", 0, 1, 2, 3, blank=False)
    bench.take(Passing(Phase("nominate", 1, stating(first))))
    play = f"- at: nominate\n  answers: {{{before}No: Ann}}\n- at: nominate\n  asked: [Dan]"

    scenario = bench.read(bench.village(play).replace("made-up", "passing"))
    run = Run(scenario, "seed 1")
    for number, step in enumerate(scenario.steps, start=1):
        run.step(step, number, Counts())

    moves = [e.content for e in run.game.log if isinstance(e.content, Answered | Passed)]
    assert [each.seat for each in moves if isinstance(each, Answered)][-1] == NO
    assert any(isinstance(each, Passed) for each in moves)


def test_masters_acts_come_first_and_answer_for_players(bench: Bench) -> None:
    bench.take(MadeUp(Phase("day", 1, votes), rounds=2))
    play = "- at: day 1\n  master: [{answer: {Bob: {vote: Ann}}}, {disqualify: Dan}]\n  then: {}"

    run = run_of(bench, play)

    first = next(e.content for e in run.game.log if isinstance(e.content, Answered))
    assert (first.seat, first.by) == (BOB, "master")
    died = [e.content for e in run.game.log if isinstance(e.content, DiedOf)]
    assert [fact.player for fact in died] == [DAN]


def test_a_master_ends_the_game_and_then_closes_nothing_more(bench: Bench) -> None:
    bench.take(MadeUp(Phase("day", 1, votes)))

    assert (
        bench.play("- at: day\n  master: [{end: wolves}]\n  then: {over: true, phase: end}") == ""
    )
    failure = bench.play("- at: end\n  master: [{end: [wolves, villagers]}]")
    assert failure == "step 1 (end): master: expected {end: [wolves, villagers]}, got too_late"


@pytest.mark.parametrize(
    ("step", "failure"),
    [
        ("asked: [Ann, Bob]", "asked: expected [Ann, Bob], got [Ann]"),
        ("asked_some: [Bob]", "asked_some: expected [Bob], got [Ann]"),
        ("not_asked: [Ann]", "not_asked: expected none of [Ann], got [Ann]"),
        (
            "refused: {Ann: {answer: Bob, because: repeated}}",
            "refused: expected {Ann: repeated}, got {Ann: taken}",
        ),
        (
            "refused: {Bob: {answer: Ann, because: repeated}}",
            "refused: expected {Bob: repeated}, got {Bob: not_asked}",
        ),
        ("answers: {Ann: Ann}", "answers: expected {Ann: Ann}, got {Ann: not_a_choice}"),
        ("answers: {Bob: Ann}", "answers: expected {Bob: Ann}, got {Bob: not_asked}"),
        (
            "choices: {Ann: {pack: [Bob]}}",
            "choices: expected {Ann: {pack: [Bob]}}, got {Ann: {pack: [Bob, Dan]}}",
        ),
        ("choices: {Ann: [No]}", "choices: expected {Ann: [No]}, got {Ann: [Bob, Dan]}"),
        (
            "choices: {Bob: {pack: [Ann]}}",
            "choices: expected {Bob: {pack: [Ann]}}, got {Bob: {pack: not_asked}}",
        ),
    ],
)
def test_a_step_that_does_not_hold_says_what_was_expected_and_what_was_so(
    bench: Bench, step: str, failure: str
) -> None:
    bench.take(MadeUp(Phase("night", 1, stating(ask(0, "pack", 1, 3)))))

    assert bench.play(f"- at: night\n  {step}") == f"step 1 (night 1): {failure}"


@pytest.mark.parametrize(
    "choices",
    [
        "{Ann: {pack: [DAN, bob]}}",
        "{Ann: [Bob, Dan]}",
        "{Ann: {target: [Bob, Dan]}}",
        "{Ann: {pack: {target: [Bob, Dan]}}}",
        "{No: {poison: [Bob, Dan], heal: [Bob]}}",
        "{No: {witch: {poison: [Dan, Bob], heal: [Bob]}}}",
        "{No: {witch: [Bob, Dan]}}",
        "{Dan: {side: [wolf, Villager]}}",
        "{Bob: {seer: [Dan]}}",
    ],
)
def test_choices_are_compared_as_sets_question_by_question(bench: Bench, choices: str) -> None:
    both = (Part("heal", (BOB,), 0), Part("poison", (BOB, DAN), 0))
    asked = stating(
        ask(0, "pack", 1, 3),
        Asked(to=(NO,), question="witch", parts=both),
        ask(3, "side", "wolf", "villager"),
        ask(1, "seer", 2, 3, repeated=(("target", NO),)),
    )
    bench.take(MadeUp(Phase("night", 1, asked)))

    assert bench.play(f"- at: night\n  choices: {choices}") == ""


def test_what_the_rulebook_would_refuse_as_taken_is_no_choice(bench: Bench) -> None:
    pair = stating(ask(0, "cupid", 0, 1, 2, 3, least=2, most=2))
    rulebook = MadeUp(Phase("cupid", 1, pair))
    rulebook.taken = {BOB}
    bench.take(rulebook)

    assert bench.play("- at: cupid\n  choices: {Ann: {cupid: [Ann, No, Dan]}}") == ""


class Leaky(MadeUp):
    """Changes its state though it refuses."""

    key = "leaky"

    def check(self, state: Table, seat: Seat, asked: Asked, choice: Choice) -> None:
        state.living = (ANN,)
        super().check(state, seat, asked, choice)


def test_a_refusal_that_changes_the_game_fails(bench: Bench) -> None:
    rulebook = Leaky(Phase("cupid", 1, stating(ask(0, "cupid", 1))))
    rulebook.taken = {BOB}
    bench.take(rulebook)
    play = "- at: cupid\n  refused: {Ann: {answer: Bob, because: not_a_choice}}"

    scenario = bench.read(bench.village(play).replace("made-up", "leaky"))

    assert "and the game unchanged" in str(play_scenario(scenario))


def test_a_rulebook_that_breaks_fails_the_scenario_alone(bench: Bench) -> None:
    def broken(state: State) -> list[Fact]:
        raise KeyError("bed")

    bench.take(MadeUp(Phase("night", 1, votes, broken)))

    failure = bench.play("- at: night\n  then: {died: []}")

    assert failure == "step 1 (night 1): play: expected the rulebook to go on, got KeyError: 'bed'"


ONE_OF = "- at: night\n  then:\n    one_of: [{died: [Ann]}, {died: [Bob]}]\n"


def test_of_alternatives_exactly_one_holds_in_every_run_and_each_in_some(bench: Bench) -> None:
    rulebook = MadeUp(Phase("night", 1, votes))
    rulebook.drawn = ("a", "b")
    bench.take(rulebook)

    assert bench.play(ONE_OF, "seeds: 40") == ""
    assert bench.play(f"{ONE_OF}    shares: true", "seeds: 40") == ""
    alone = bench.play(ONE_OF)
    assert alone.startswith("step 1 (night): one_of: expected each to occur, got [")


def test_an_alternative_that_never_occurs_fails(bench: Bench) -> None:
    rulebook = MadeUp(Phase("night", 1, votes))
    rulebook.drawn = ("a",)
    bench.take(rulebook)

    failure = bench.play(ONE_OF, "seeds: 5")

    assert failure == "step 1 (night): one_of: expected each to occur, got [5, 0]"


def test_a_run_in_which_none_or_both_hold_fails_with_its_seed(bench: Bench) -> None:
    rulebook = MadeUp(Phase("night", 1, votes))
    rulebook.drawn = ("a", "b", "c")
    bench.take(rulebook)

    failure = bench.play(ONE_OF, "seeds: 40")

    assert "one_of: expected exactly one of 2, got 0 of them (seed " in failure
    both = "- at: night\n  then: {one_of: [{over: true}, {over: true}]}"
    assert "got 2 of them" in bench.play(both)


def test_unequal_shares_fail(bench: Bench) -> None:
    def mostly_ann(state: State) -> list[Fact]:
        player = BOB if state.chance.number("skew", 10) == 0 else ANN
        return [DiedOf(to=NARRATOR, player=player, cause="skew")]

    bench.take(MadeUp(Phase("night", 1, votes, mostly_ann)))

    failure = bench.play(f"{ONE_OF}    shares: true", "seeds: 100")

    assert failure.startswith("step 1 (night): shares: expected equal shares, got [")
    assert bench.play(ONE_OF, "seeds: 100") == ""


def test_a_failure_under_many_seeds_names_the_seed(bench: Bench) -> None:
    bench.take(MadeUp(Phase("night", 1, votes)))

    failure = bench.play("- at: night\n  then: {died: [Ann]}", "seeds: 3")

    assert failure == "step 1 (night 1): died: expected [Ann], got [] (seed 1)"


def test_the_mayor_of_the_set_up_is_handed_to_the_rulebook(bench: Bench) -> None:
    bench.take(MadeUp(Phase("day", 1, votes)))

    assert bench.play("- at: day\n  check: {mayor: bob}", "setup: {mayor: Bob}") == ""
    failure = bench.play("- at: day\n  check: {mayor: Bob}")
    assert failure == "step 1 (day 1): mayor: expected Bob, got none"


def test_a_game_that_is_over_at_once_can_still_be_looked_at(bench: Bench) -> None:
    bench.take(MadeUp(Phase("day", 1, votes), rounds=0))
    play = "- at: end\n  refused: {Ann: {answer: Bob, because: too_late}}\n  check: {over: true}"

    assert bench.play(play) == ""
    assert isinstance(run_of(bench, play).game.log[-2].content, GameOver)
