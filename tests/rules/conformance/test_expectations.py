"""Each key of the table of expectations: what satisfies it, and what a failure says."""

from collections.abc import Iterator, Sequence

import pytest

from tests.rules.conformance.made_up import Bench, MadeUp, Phase, Table, ask, stating
from verteller.rules.conformance.playing import play
from verteller.rules.facts import (
    EVERYONE,
    NARRATOR,
    Asked,
    Audience,
    Dealt,
    Died,
    DiedOf,
    Fact,
    GameOver,
    InLove,
    LearnedConscience,
    Mayor,
    Overheard,
    Part,
    PowerOutcome,
    Pyre,
    Revived,
    Seat,
    Tally,
    Votes,
    Won,
)

ANN, BOB, NO, DAN = map(Seat, range(4))

NEWS: tuple[Fact, ...] = (
    DiedOf(to=NARRATOR, player=NO, cause="pyre"),
    DiedOf(to=NARRATOR, player=BOB, cause="heartbreak"),
    Died(to=EVERYONE, player=NO, cause="pyre"),
    Died(to=EVERYONE, player=BOB),
    Tally(to=NARRATOR, ballot="pyre", counts=((ANN, 9.0),)),
    Tally(to=EVERYONE, ballot="pyre", counts=((NO, 2.5), (BOB, 1.0))),
    Pyre(to=EVERYONE, player=None, reason="tie"),
    Votes(to=EVERYONE, ballot="pyre", votes=((ANN, NO), (NO, "blank"))),
    PowerOutcome(to=(ANN,), outcome="failed"),
    PowerOutcome(to=(DAN,), outcome="ok", target=ANN),
    LearnedConscience(to=(ANN,), about=NO, impure=True),
    InLove(to=(DAN,), with_=ANN),
    Overheard(to=(DAN, ANN), ballot="pack", counts=((BOB, 2.0), (ANN, 1.0)), blank=1, chosen=BOB),
    Mayor(to=EVERYONE, player=ANN, how="elected"),
    Dealt(to=NARRATOR, player=DAN, role="wolf", faction="wolves"),
)


@pytest.fixture
def news(bench: Bench) -> Bench:
    """A village in which all of that happens when the first night closes."""
    nothing = Revived(to=EVERYONE, player=BOB)
    first = Phase("night", 1, stating(ask(0, "pack", 1)), stating(*NEWS))
    bench.take(MadeUp(first, Phase("day", 1, stating(ask(0, "vote", 2)), stating(nothing))))
    return bench


@pytest.mark.parametrize(
    "expected",
    [
        "died: [No, Bob]",
        "died: [bob, NO]",
        "died: {No: pyre, Bob: Heartbreak}",
        "revived: []",
        "alive: [Ann]",
        "alive: []",
        "dead: [No]",
        "survivors: [Dan, Ann]",
        "role: {Dan: wolf, No: wolf}",
        "faction: {Dan: wolves, Ann: villagers}",
        "power: {Ann: failed, Dan: ok, Bob: none}",
        "power: {Bob: }",
        "told: {Ann: [{fact: power, outcome: failed}]}",
        "told: {Ann: [{fact: learned_conscience, about: No, impure: yes}]}",
        'told: {Ann: [{fact: learned_conscience, about: "no", impure: "yes"}]}',
        "told: {Dan: [{fact: in_love, with: Ann}, {fact: POWER, target: Ann}]}",
        "told: {Dan: [{fact: overheard, counts: {Ann: 1, Bob: 2}, blank: 1, chosen: Bob}]}",
        "told: {Dan: [{}]}",
        "not_told: {Bob: [{}], No: [{}]}",
        "not_told: {Dan: [{fact: overheard, counts: {Bob: 2}}, {fact: asked}]}",
        "not_told: {Ann: [{fact: power, outcome: ok}, {fact: died}]}",
        "announced: [{fact: died, player: No, cause: pyre}, {fact: died, player: Bob, cause: }]",
        "announced: [{fact: pyre, player: ~, reason: tie}]",
        "announced: [{fact: votes, votes: {No: blank, Ann: No}}]",
        "not_announced: [{fact: power}, {fact: died, cause: heartbreak}, {fact: votes, votes: {}}]",
        "tally: {Bob: 1, No: 2.5}",
        "mayor: Ann",
        "over: false",
        "over: no",
        "winners: []",
        "phase: day 1",
        "phase: Day",
        "one_of: [{died: []}, {mayor: Ann}]",
        "one_of: [{died: []}, {one_of: [{mayor: Ann}, {over: true}]}]",
    ],
)
def test_what_is_so_satisfies_its_key(news: Bench, expected: str) -> None:
    failure = news.play(f"- at: night\n  then: {{{expected}}}")

    if expected.startswith("one_of"):
        assert failure == "step 1 (night): one_of: expected each to occur, got [0, 1]"
    else:
        assert failure == ""


@pytest.mark.parametrize(
    ("expected", "failure"),
    [
        ("died: []", "died: expected [], got [Bob, No]"),
        ("died: [Ann]", "died: expected [Ann], got [Bob, No]"),
        (
            "died: {No: pyre, Bob: pyre}",
            "died: expected {No: pyre, Bob: pyre}, got {Bob: heartbreak, No: pyre}",
        ),
        ("revived: [Bob]", "revived: expected [Bob], got []"),
        ("alive: [Bob]", "alive: expected [Bob], got [Ann, Dan]"),
        ("dead: [Ann]", "dead: expected [Ann], got [Bob, No]"),
        ("survivors: [Ann]", "survivors: expected [Ann], got [Ann, Dan]"),
        ("role: {Dan: fool}", "role: expected {Dan: fool}, got {Dan: wolf}"),
        ("faction: {Ann: red}", "faction: expected {Ann: red}, got {Ann: villagers}"),
        ("power: {Ann: none}", "power: expected {Ann: none}, got {Ann: failed}"),
        (
            "told: {Bob: [{fact: power}]}",
            "told: expected {Bob: [{fact: power}]}, got {Bob: []}",
        ),
        (
            "told: {Dan: [{fact: in_love, with: Bob}]}",
            (
                "told: expected {Dan: [{fact: in_love, with: Bob}]}, got {Dan: [{fact: power, "
                "outcome: ok, target: Ann}, {fact: in_love, with: Ann}, {fact: overheard, "
                "ballot: pack, counts: {Bob: 2, Ann: 1}, blank: 1, chosen: Bob}]}"
            ),
        ),
        (
            "not_told: {Ann: [{fact: power}]}",
            (
                "not_told: expected no {Ann: [{fact: power}]}, "
                "got {Ann: [{fact: power, outcome: failed, target: null}]}"
            ),
        ),
        (
            "not_announced: [{fact: pyre}]",
            (
                "not_announced: expected no [{fact: pyre}], "
                "got [{fact: pyre, player: null, reason: tie}]"
            ),
        ),
        ("tally: {No: 2.5}", "tally: expected {No: 2.5}, got {No: 2.5, Bob: 1}"),
        ("mayor: none", "mayor: expected none, got Ann"),
        ("over: true", "over: expected true, got false"),
        ("winners: wolves", "winners: expected wolves, got none"),
        ("winners: [Ann]", "winners: expected [Ann], got []"),
        ("winners: Ann", "winners: expected Ann, got []"),
        ("phase: night 2", "phase: expected night 2, got day 1"),
    ],
)
def test_what_is_not_so_fails_its_key_in_one_line(news: Bench, expected: str, failure: str) -> None:
    found = news.play(f"- at: night\n  then: {{{expected}}}")

    assert found == f"step 1 (night 1): {failure}"


def test_an_announcement_that_is_missing_shows_what_was_announced(news: Bench) -> None:
    found = news.play("- at: night\n  then: {announced: [{fact: revived}]}")

    assert found.startswith("step 1 (night 1): announced: expected [{fact: revived}], got [{fact: ")


def test_expectations_look_at_the_last_closing_alone(news: Bench) -> None:
    after = "died: [], tally: {}, revived: [Bob], alive: [Bob], power: {Ann: none}"

    assert news.play(f"- at: night\n- at: day\n  then: {{{after}}}") == ""


def test_a_mayor_who_is_dead_holds_the_office_no_more(bench: Bench) -> None:
    elected = Mayor(to=EVERYONE, player=BOB, how="elected")
    rumour = Mayor(to=NARRATOR, player=ANN, how="fixed")
    first = Phase("day", 1, stating(ask(0, "vote", 1)), stating(elected, rumour))
    second = Phase("night", 1, stating(ask(0, "vote", 1)), stating(Died(to=EVERYONE, player=BOB)))
    bench.take(MadeUp(first, second))

    steps = "- at: day\n  then: {mayor: Bob}\n- at: night\n  then: {mayor: none}"

    assert bench.play(steps) == ""


class Ending(MadeUp):
    """Ends with the facts it was given."""

    key = "ending"
    won: Sequence[Fact] = ()

    def close(self, state: Table, closed: int) -> Iterator[Fact]:
        yield from self.won
        yield GameOver(to=EVERYONE)


@pytest.mark.parametrize(
    ("won", "expected"),
    [
        ([("wolves", (NO, DAN))], "winners: wolves"),
        ([("wolves", (NO, DAN))], "winners: [Dan, No]"),
        ([("villagers", (ANN,)), ("villagers", (BOB,))], "winners: [Ann, Bob]"),
        ([("villagers", (ANN,)), ("villagers", (BOB,))], "winners: Villagers"),
        ([("own", (ANN,))], "winners: Ann"),
        ([("draw", ())], "winners: []"),
        ([("draw", ())], "winners: draw"),
        ([("wolves", (NO,))], "over: true, phase: end"),
    ],
)
def test_winners_are_players_or_a_faction(
    bench: Bench, won: list[tuple[str, tuple[Seat, ...]]], expected: str
) -> None:
    rulebook = Ending(Phase("day", 1, stating(ask(0, "vote", 1))))
    rulebook.won = [Won(to=EVERYONE, faction=name, players=players) for name, players in won]
    bench.take(rulebook)
    text = bench.village(f"- at: end\n  check: {{{expected}}}").replace("made-up", "ending")

    assert play(bench.read(text)) is None


def test_a_question_can_be_looked_at_as_a_fact(bench: Bench) -> None:
    """Its parts are shown with names, and what is withheld from views stays withheld."""
    parts = (Part("heal", (BOB,), 0), Part("poison", (BOB, DAN), 0))
    to: Audience = (ANN,)
    bench.take(MadeUp(Phase("night", 1, stating(Asked(to=to, question="witch", parts=parts)))))
    steps = """
- at: night
  check:
    told:
      Ann:
      - fact: asked
        question: witch
        parts:
        - {name: poison, options: [Dan, Bob], least: 0, most: 1}
        - {name: heal, options: [Bob], least: 0, most: 1}
    announced: [{fact: phase_opened, sequence: 0}]
"""

    assert bench.play(steps) == ""
