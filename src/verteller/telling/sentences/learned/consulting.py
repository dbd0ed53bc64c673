"""
What becomes of a letter when the second reader has seen it, too.

The grammar goes first. What both say is carried out. What the second reader alone says is carried
out where he is sure; and what the grammar alone says is not where he thinks otherwise.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from verteller.rules.facts import Asked, Choice, Option, Seat
from verteller.telling.sentences.learned import encoding
from verteller.telling.sentences.learned.items import MOST_CHARACTERS, Item, items_of
from verteller.telling.sentences.learned.judging import Judgement, Thought, can_judge, judge
from verteller.telling.sentences.learned.network import knowledge
from verteller.telling.sentences.lexicon import Kind, Lexicon
from verteller.telling.sentences.meaning import (
    Command,
    Context,
    Doubt,
    DoubtCode,
    Request,
    Understanding,
)
from verteller.telling.sentences.orders import MOST_TEXT

SURE: Final = 0.75
"""How sure he must be of an order that the grammar does not find."""
CERTAIN: Final = 0.99
"""How sure he must be of one that its own words speak against."""
OBJECTING: Final = 0.9
"""How sure he must be that the grammar is mistaken."""
ANSWERING: Final = 0.9
"""How sure he must be of what to answer besides."""
_UNASKED: Final = frozenset({"successor", "suicide"})
"""Questions that stand open to everybody all the time."""
_PUTTING_OFF: Final = frozenset({Kind.LATER, Kind.MIGHT})
"""Words like "tomorrow" and "would"."""
_ASKED_FREELY: Final = frozenset({Request.STATUS, Request.HELP})
"""What may be asked as often as one likes; how many are left is asked but once."""


@dataclass(frozen=True)
class Opinion:
    """
    What he takes a letter to order.

    Args:
        choices: By question, for those that it answers.
        likely: How likely all of that is right, and nothing else ordered.
    """

    choices: Mapping[str, Choice]
    likely: float


def prepare(rulebook: str) -> None:
    """Load what he knows before anybody waits for it, if he knows *rulebook*."""
    if rulebook in knowledge().rulebooks:
        encoding.prepare()


def with_second_opinion(
    understood: Understanding, text: str, context: Context, lexicon: Lexicon
) -> Understanding:
    """
    Return what a letter means, when both have read it.

    Args:
        understood: What the grammar made of it.
        text: What the writer wrote himself.
        context: What he knows.
        lexicon: The words of his language.

    Source: lupus3, 4.4, LU3-SYS-05, LU3-SYS-09, LU3-SYS-10.
    """
    if len(text) > MOST_CHARACTERS or not can_judge(context):
        return understood
    items = items_of(text, context, lexicon)
    judgement = judge(items, context, lexicon.language, understood)
    if judgement is None:
        return understood
    quoted = text.strip()[:MOST_TEXT]
    opinion = opinion_of(judgement, items, context)
    sure = CERTAIN if _is_unlikely(opinion, understood, items, context) else SURE
    weighed = _weighed(understood, opinion, context, quoted, sure)
    return _answered(weighed, judgement, items, quoted)


def _is_unlikely(
    opinion: Opinion, understood: Understanding, items: Sequence[Item], context: Context
) -> bool:
    """
    Tell whether he must be all but certain.

    So he must of a letter that supposes something or has words for closed questions alone, of
    one in which the grammar knows the question and leaves it for its tense or mood, of what
    nobody is asked for and no word names, and where nobody is chosen.
    """
    about = {question for item in items for question in item.questions}
    if not all(opinion.choices.values()) or (_UNASKED & set(opinion.choices)) - about:
        return True
    if understood.commands:
        return False
    supposes = any(doubt.code is DoubtCode.CONDITION for doubt in understood.doubts)
    is_put_off = any(doubt.question for doubt in understood.doubts) and any(
        item.traits & _PUTTING_OFF for item in items
    )
    return supposes or is_put_off or (bool(about) and about.isdisjoint(context.asked))


def _weighed(
    understood: Understanding, opinion: Opinion, context: Context, text: str, sure: float
) -> Understanding:
    """Return what is ordered when both have been heard, and he must be so *sure*."""
    found = {each.question: each.choice for each in understood.commands}
    open_ones = {
        question: sorted(found[question]) for question in found if question in context.asked
    }
    said = {question: sorted(choice) for question, choice in opinion.choices.items()}
    if said == open_ones:
        return understood
    is_less = bool(set(open_ones) - set(said))
    doubts = (Doubt(DoubtCode.NOT_UNDERSTOOD, text),) if is_less else ()
    if opinion.choices and opinion.likely >= (max(sure, OBJECTING) if is_less else sure):
        commands = [Command(question, each, text) for question, each in opinion.choices.items()]
        return replace(understood, commands=tuple(commands), doubts=doubts)
    is_more = open_ones.items() <= said.items()
    if open_ones and not is_more and opinion.likely >= OBJECTING:
        doubt = Doubt(DoubtCode.NOT_UNDERSTOOD, text)
        return replace(understood, commands=(), doubts=(doubt,))
    return understood


def _answered(
    understood: Understanding, judgement: Judgement, items: Sequence[Item], text: str
) -> Understanding:
    """Return what a letter means, with a better answer than that it was not understood."""
    vague = all(doubt.code is DoubtCode.NOT_UNDERSTOOD for doubt in understood.doubts)
    if understood.commands or understood.requests or not vague:
        return understood
    reply = max(judgement.replies, key=lambda each: judgement.replies[each])
    if judgement.replies[reply] < ANSWERING:
        return understood
    if reply in _ASKED_FREELY:
        return replace(understood, doubts=(), requests=frozenset({Request(reply)}))
    doubt = _doubt(reply, items, text)
    return replace(understood, doubts=(doubt,)) if doubt else understood


def _doubt(reply: str, items: Sequence[Item], text: str) -> Doubt | None:
    """Return why nothing is carried out; None where the names in a letter belie it."""
    named = {seat for item in items for seat in item.seats}
    several = next((item.seats for item in items if len(item.seats) > 1), ())
    if reply == DoubtCode.AMBIGUOUS and several:
        candidates = tuple(Seat(seat) for seat in several)
        return Doubt(DoubtCode.AMBIGUOUS, text, candidates=candidates)
    holds = {
        DoubtCode.CONTRADICTION: len(named) > 1,
        DoubtCode.CONDITION: True,
        DoubtCode.NEGATED: True,
        DoubtCode.NOT_YOURS: True,
    }
    return Doubt(DoubtCode(reply), text) if reply in holds and holds[DoubtCode(reply)] else None


def opinion_of(judgement: Judgement, items: Sequence[Item], context: Context) -> Opinion:
    """Return what he takes a letter to order, whether he is sure of it or not."""
    choices: dict[str, Choice] = {}
    likely = 1.0
    words = frozenset(item.option for item in items if item.option)
    for question, asked in context.asked.items():
        choice, sure = _choice(judgement.thoughts[question], asked, int(context.seat), words)
        if choice is not None:
            choices[question] = choice
        likely = min(likely, sure)
    return Opinion(choices, likely)


def _choice(
    thought: Thought, asked: Asked, writer: int, words: frozenset[str]
) -> tuple[Choice | None, float]:
    """Return what is chosen for a question, None for nothing at all, and how likely that is."""
    if thought.blank > 1 / 2:
        return (), thought.blank
    sure = 1 - thought.blank
    chosen: tuple[list[int], list[int]] = ([], [])
    for seat, likely in thought.persons.items():
        part = max(range(3), key=lambda each: likely[each])
        sure = min(sure, likely[part])
        if part:
            chosen[part - 1].append(seat)
    if not (chosen[0] or chosen[1]):
        return None, sure
    only = asked.parts[0].options
    if len(asked.parts) == 1 and len(only) == 1 and isinstance(only[0], str):
        # The one thing that may be said is said of the writer.
        return (((only[0], only[0]),), sure) if chosen[0] == [writer] else (None, 0.0)
    choice = _sorted(chosen, asked, words)
    return choice, sure if choice else 0.0


def _sorted(chosen: Sequence[Sequence[int]], asked: Asked, words: frozenset[str]) -> Choice | None:
    """Return what is chosen, by the parts of the question; None if it does not take so much."""
    choice: list[tuple[str, Option]] = []
    if any(chosen[len(asked.parts) :]):
        return None
    for part, seats in zip(asked.parts, chosen, strict=False):
        is_people = all(isinstance(each, int) for each in part.options)
        # What is not people is what the letter has words for.
        said: list[Option] = [each for each in part.options if each in words]
        some = [Seat(seat) for seat in seats] if is_people else said
        if not part.least <= len(some) <= part.most or (seats and not is_people):
            return None
        choice += [(part.name, each) for each in some]
    return tuple(choice)
