"""The log on paper: one line an entry, equal entries as equal bytes."""

import json

from verteller.rules.facts import NARRATOR, Asked, Drawn, Part, Seat
from verteller.rules.log import Entry, line
from verteller.rules.moves import Answered, Closed, Composition, Started

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
