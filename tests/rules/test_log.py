"""The log on paper: one line an entry, equal entries as equal bytes."""

import json

from verteller.rules.facts import (
    EVERYONE,
    NARRATOR,
    Asked,
    Died,
    Drawn,
    GameRewound,
    Instant,
    Part,
    PlayerExcused,
    Seat,
)
from verteller.rules.log import Entry, line, standing
from verteller.rules.moves import Answered, Closed, Composition, Excused, Rewound, Started
from verteller.rules.wakkerdam.facts import Inactive

A, B = Seat(0), Seat(1)


def test_a_line_is_json_with_sorted_keys_and_no_spaces() -> None:
    closed = Entry(7, 1_700_000_000_123, Closed(sequence=3))

    assert line(closed) == '{"at":1700000000123,"entry":7,"kind":"closed","sequence":3}'


def test_a_fact_is_written_with_audience_rule_and_reasons() -> None:
    asked = Asked(
        to=(A,),
        rule="WAK-HEAL-01",
        because=(4,),
        question="healer",
        parts=(Part("target", (A, B)),),
        repeated=(("target", B),),
    )

    assert json.loads(line(Entry(9, 0, asked))) == {
        "entry": 9,
        "at": 0,
        "kind": "asked",
        "to": [0],
        "rule": "WAK-HEAL-01",
        "because": [4],
        "question": "healer",
        "parts": [{"name": "target", "options": [0, 1], "least": 1, "most": 1}],
        "blank": True,
        "repeated": [["target", 1]],
        "standing": False,
    }


def test_the_start_is_written_whole() -> None:
    started = Started(
        rulebook="wakkerdam",
        version="1",
        players=("Zoë", "Jörg"),
        seed="s",
        options=(("mayor", True), ("strictness", 3)),
        compositions=(Composition(("seer", "werewolf"), mayor=True),),
        fixed=(("mayor", A),),
    )

    written = json.loads(line(Entry(1, 0, started)))

    assert written["players"] == ["Zoë", "Jörg"]
    assert written["options"] == [["mayor", True], ["strictness", 3]]
    assert written["compositions"] == [{"roles": ["seer", "werewolf"], "mayor": True}]
    assert written["fixed"] == [["mayor", 0]]


def test_letters_are_written_as_they_are() -> None:
    started = Started(rulebook="x", version="1", players=("Zoë", "Łukasz"), seed="s")

    assert '["Zoë","Łukasz"]' in line(Entry(1, 0, started))


def test_equal_entries_are_equal_lines() -> None:
    one = Entry(3, 5, Drawn(to=NARRATOR, label="tie", options=(A, "x"), result=(A,)))
    other = Entry(3, 5, Drawn(result=(A,), options=(A, "x"), label="tie", to=NARRATOR))

    assert line(one) == line(other)


def test_an_entry_knows_its_kind_and_whether_it_came_from_outside() -> None:
    move = Entry(2, 0, Answered(seat=A, question="vote", choice=()))
    fact = Entry(3, 0, Drawn(to=NARRATOR, label="tie", options=(A,), result=(A,)))

    assert (move.kind, move.is_move) == ("answered", True)
    assert (fact.kind, fact.is_move) == ("drawn", False)


def numbers(*contents: object) -> list[int]:
    """Return which of *contents* still stand, counted from 1."""
    entries = [Entry(number, 0, content) for number, content in enumerate(contents, 1)]  # type: ignore[arg-type]
    return [entry.number for entry in standing(entries)]


DIED = Died(to=EVERYONE, player=A)


def test_a_log_in_which_nothing_was_undone_stands_as_it_is() -> None:
    assert numbers(DIED, Closed(sequence=1), DIED) == [1, 2, 3]


def test_what_came_after_the_entry_rewound_to_does_not_stand() -> None:
    undone = GameRewound(to=EVERYONE, upto=1)

    assert numbers(DIED, Closed(sequence=1), DIED, Rewound(to=1), undone, DIED) == [1, 5, 6]


def test_a_later_rewinding_may_go_before_an_earlier_one() -> None:
    first, second = GameRewound(to=EVERYONE, upto=2), GameRewound(to=EVERYONE, upto=1)

    assert numbers(DIED, DIED, DIED, first, DIED, second) == [1, 6]


def test_what_is_about_people_stands_with_the_act_it_came_of() -> None:
    """A master's decision too; what a closing brought does not. Rules: WAK-ADMIN-01."""
    excused = PlayerExcused(to=EVERYONE, player=A, until=Instant(9))
    masters, rules = (
        Inactive(to=NARRATOR, player=A, cause=cause) for cause in ("disqualified", "inactivity")
    )
    undone = GameRewound(to=EVERYONE, upto=0)

    assert numbers(Excused(seat=A, until=9), excused, masters, rules, undone) == [1, 2, 3, 5]


def test_part_of_a_log_tells_what_stands_as_well_as_the_whole() -> None:
    """A door that reads some kinds only needs the rewindings beside them."""
    entries = [Entry(4, 0, DIED), Entry(9, 0, DIED), Entry(20, 0, GameRewound(to=EVERYONE, upto=5))]

    assert [entry.number for entry in standing(entries)] == [4, 20]
