"""The sunset where orders are forced, and what exile undoes."""

from itertools import permutations

import pytest

from tests.rules.tempo_reale.table import Table
from verteller.rules import chance
from verteller.rules.facts import Defended, Votes
from verteller.rules.tempo_reale.facts import MindTaken, Scrutinised, VoteForced

BOOK = {
    "A": "scrutineer",
    "B": "scrutineer",
    "C": "scrutineer",
    "X": "farmer",
    "Y": "farmer",
    "Z": "farmer",
    "P": "wolf",
    "Q": "necromancer",
    "R": "farmer",
}


def effective(order: tuple[str, ...], monkeypatch: pytest.MonkeyPatch) -> dict[str, str]:
    """Play the example of 4.38 with the scrutineers in this *order*."""
    table = Table(BOOK)
    table.night(A="X", B="Y", C="Z")
    places = sorted("XYZ")
    targets = dict(zip("ABC", "XYZ", strict=True))
    forced = [places.index(targets[name]) for name in order]
    monkeypatch.setattr(chance.Chance, "order", lambda self, label, size: forced)
    facts = table.day(A="Y", B="X", C="X", P="X", Q="Y", R="Z")
    monkeypatch.undo()
    votes = next(f for f in facts if isinstance(f, Votes) and f.ballot == "pyre")
    return {table.names[voter]: table.names[int(vote)] for voter, vote in votes.votes}


@pytest.mark.parametrize("order", list(permutations("ABC")))
def test_the_book_s_example_of_three_scrutineers(
    order: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    """
    In the order C, B, A everything ends on Y; in the order C, A, B on X.

    Rules: LTR-SCRUTINEER-03, LTR-SCRUTINEER-05.
    """
    cast = {"A": "Y", "B": "X", "C": "X", "P": "X", "Q": "Y", "R": "Z"}
    goes = {"A": ("X", "Y"), "B": ("Y", "X"), "C": ("Z", "X")}
    expected = dict(cast)
    for name in order:
        source, goal = goes[name]
        expected = {who: goal if vote == source else vote for who, vote in expected.items()}

    votes = effective(order, monkeypatch)

    assert votes == expected
    if order[0] == "C":
        assert set(votes.values()) == {"Y" if order == ("C", "B", "A") else "X"}


def test_what_lasts_for_a_day_is_gone_by_night_and_a_mind_is_not() -> None:
    """Rules: LTR-ADVOCATE-04, LTR-HYPNOTIST-02."""
    table = Table(
        {
            "Ada": "advocate",
            "Hyp": "hypnotist",
            "Sam": "scrutineer",
            "Lou": "wolf",
            "Nec": "necromancer",
            "Flo": "farmer",
            "Fay": "farmer",
        }
    )
    facts = table.night(Ada="Flo", Hyp="Flo", Sam="Fay")
    kinds = {type(fact) for fact in facts}
    assert {Defended, MindTaken, Scrutinised} <= kinds
    assert VoteForced not in kinds
    village = table.village
    assert (set(village.advocates), set(village.scrutiny)) == ({5}, {6})

    table.day()

    assert (village.advocates, village.scrutiny) == ({}, {})
    assert set(village.minds) == {5}


def test_what_the_exiled_laid_upon_others_ends_with_them() -> None:
    """Rules: LTR-WIN-05."""
    table = Table(
        {
            "Hyp": "hypnotist",
            "Sam": "scrutineer",
            "Lou": "wolf",
            "Nec": "necromancer",
            "Flo": "farmer",
            "Fay": "farmer",
            "Fen": "farmer",
        }
    )
    table.night(Hyp="Flo", Sam="Fay")

    table.day(Lou="Nec", Flo="Fay", Fay="Nec", Fen="Nec", Sam="Nec", Hyp="Nec")

    assert (table.village.minds, table.village.scrutiny) == ({}, {})
    assert table.village.exiled == {0, 1, 3}
