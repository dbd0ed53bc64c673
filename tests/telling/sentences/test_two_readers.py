"""What is carried out when the grammar and the second reader have both read a letter."""

from collections.abc import Mapping

import pytest

from tests.telling.sentences.cases import context_of
from verteller.rules.facts import Choice, Seat
from verteller.telling.sentences.learned import consulting
from verteller.telling.sentences.learned.consulting import with_second_opinion
from verteller.telling.sentences.learned.judging import Judgement, Thought
from verteller.telling.sentences.loading import lexicon_of
from verteller.telling.sentences.meaning import Command, Context, Doubt, DoubtCode, Understanding

DANIEL, EMILY, GRACE = "Daniel Wolfe", "Emily Carter", "Grace Hunter"


def _town(role: str, *asked: str) -> Context:
    row = {"rulebook": "tempo_reale", "role": role, "village": "town", "asked": asked}
    return context_of(row, "en")


def _seat(name: str, context: Context) -> Seat:
    return Seat([person.name for person in context.people].index(name))


def _heard(
    text: str,
    context: Context,
    found: Mapping[str, str],
    thinks: Mapping[str, tuple[str, float]],
    monkeypatch: pytest.MonkeyPatch,
) -> Understanding:
    """
    Read *text*.

    Args:
        found: By question, whom the grammar finds.
        thinks: By question, whom the second reader takes to be chosen, and how likely that is.
    """
    thoughts = {question: Thought({}, 0.0) for question in context.asked}
    for question, (name, likely) in thinks.items():
        persons = {int(_seat(name, context)): (1 - likely, likely, 0.0)}
        thoughts[question] = Thought(persons, 0.0)
    monkeypatch.setattr(consulting, "judge", lambda *_: Judgement(thoughts, {"": 1.0}))
    commands = [
        Command(question, (("target", _seat(name, context)),), text)
        for question, name in found.items()
    ]
    doubts = [Doubt(DoubtCode.NOT_UNDERSTOOD, text, question) for question in thinks]
    understood = Understanding(
        tuple(commands), () if commands else tuple(doubts), has_sentences=True
    )
    lexicon = lexicon_of(context.rulebook, "en")
    return with_second_opinion(understood, text, context, lexicon)


def _done(understood: Understanding) -> dict[str, Choice]:
    return {command.question: command.choice for command in understood.commands}


def test_what_he_alone_sees_is_done_besides(monkeypatch: pytest.MonkeyPatch) -> None:
    """Rules: LU3-SYS-05."""
    town = _town("farmer", "vote", "elect")
    text = "Emily may burn and Grace may govern."
    thinks = {"vote": (EMILY, 0.9), "elect": (GRACE, 0.8)}

    heard = _heard(text, town, {"vote": EMILY}, thinks, monkeypatch)

    assert set(_done(heard)) == {"vote", "elect"}
    assert not heard.doubts


def test_what_he_leaves_out_is_told_of(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody is left in doubt of what was not done. Rules: LU3-SYS-10."""
    town = _town("farmer", "vote", "elect")
    text = "Emily burns, they say; Grace is my mayor."

    heard = _heard(
        text, town, {"vote": EMILY, "elect": GRACE}, {"elect": (GRACE, 0.95)}, monkeypatch
    )

    assert set(_done(heard)) == {"elect"}
    assert heard.doubts


def test_what_he_leaves_out_is_done_where_he_is_not_certain(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Rules: LU3-SYS-05."""
    town = _town("farmer", "vote", "elect")
    text = "I vote for Emily. Grace for mayor."

    heard = _heard(
        text, town, {"vote": EMILY, "elect": GRACE}, {"elect": (GRACE, 0.8)}, monkeypatch
    )

    assert set(_done(heard)) == {"vote", "elect"}


@pytest.mark.parametrize(("text", "is_done"), [("Emily burns.", 1), ("Emily burns tomorrow.", 0)])
def test_what_the_grammar_leaves_for_later_he_must_be_certain_of(
    text: str, is_done: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Rules: LU3-SYS-09."""
    town = _town("farmer", "vote", "elect")

    heard = _heard(text, town, {}, {"vote": (EMILY, 0.95)}, monkeypatch)

    assert len(heard.commands) == is_done


def test_the_power_that_goes_with_a_ghost_is_the_one_that_is_named(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """He finds who rises; the grammar's words tell with which power. Rules: LTR-NECROMANCER-01."""
    town = _town("necromancer", "power")

    heard = _heard(
        "Up with Daniel, and Confusion!", town, {}, {"power": (DANIEL, 0.9)}, monkeypatch
    )

    assert _done(heard) == {"power": (("target", _seat(DANIEL, town)), ("power", "confusion"))}


@pytest.mark.parametrize("text", ["Up with Daniel!", "Daniel: Confusion, or rather Amnesia?"])
def test_no_ghost_rises_without_a_power_or_with_two(
    text: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Rules: LTR-NECROMANCER-01."""
    town = _town("necromancer", "power")

    heard = _heard(text, town, {}, {"power": (DANIEL, 0.9)}, monkeypatch)

    assert not heard.commands
