"""
What is answered where nothing is carried out: which of several doubts fits a mail best.

That a choice hangs on something, or names somebody who does not live in the village, is said
rather than that it was not understood. Nothing is ever carried out for what is found here.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from verteller.telling.sentences.framing import is_framed
from verteller.telling.sentences.lexicon import GENERIC, Kind, Lexicon
from verteller.telling.sentences.meaning import Context, Doubt, DoubtCode, Understanding
from verteller.telling.sentences.orders import MOST_TEXT
from verteller.telling.sentences.tokens import Sentence, Token

_TOLD: Final = (
    *(Kind.NEGATION, Kind.REPORT, Kind.CONDITION, Kind.PAST, Kind.AUXILIARY, Kind.DOUBT),
    *(Kind.MIGHT, Kind.ASKING, Kind.LATER, Kind.KNOW),
)
"""Words of sentences that say nothing of what the writer does now."""
_NOTHING: Final[frozenset[str]] = frozenset()


def refined(
    understood: Understanding, sentences: Sequence[Sentence], context: Context, lexicon: Lexicon
) -> Understanding:
    """Return what a mail means, with doubts that say more than that it was not understood."""
    plain = all(doubt.code is DoubtCode.NOT_UNDERSTOOD for doubt in understood.doubts)
    if understood.requests or not plain:
        return understood
    done = {command.text for command in understood.commands}
    others = [sentence for sentence in sentences if sentence.text not in done]
    better = [
        *_hanging(sentences, lexicon),
        *_strangers(sentences, context, lexicon),
        *_foreign(others, context, lexicon),
    ]
    if understood.commands:
        better = [doubt for doubt in better if doubt.code is DoubtCode.NOT_YOURS]
    return replace(understood, doubts=tuple(better[:1])) if better else understood


def _hanging(sentences: Sequence[Sentence], lexicon: Lexicon) -> Iterator[Doubt]:
    """Give a doubt for each sentence by which a choice hangs on something: "it depends on"."""
    frames = lexicon.sets.get("depends", _NOTHING)
    if any(token.seats for sentence in sentences for token in sentence.tokens):
        for sentence in sentences:
            if is_framed([word for token in sentence.tokens for word in token.words], frames):
                yield Doubt(DoubtCode.CONDITION, sentence.text[:MOST_TEXT])


def _strangers(
    sentences: Sequence[Sentence], context: Context, lexicon: Lexicon
) -> Iterator[Doubt]:
    """Give a doubt for each sentence that uses the writer's power on somebody nobody knows."""
    for sentence in sentences:
        tokens = sentence.tokens
        question = next((each for token in tokens for each in _asked_by(token, context)), "")
        if not question or any(token.seats for token in tokens):
            continue
        names = lexicon.sets.get("given_names", _NOTHING)
        for at, token in enumerate(tokens):
            named = not names.isdisjoint(token.words)
            # "The shield is for Victoria", though a Victoria sponge is a word.
            if named and (token.is_strange or (at and token.is_capital)):
                yield Doubt(DoubtCode.UNKNOWN_NAME, sentence.text[:MOST_TEXT], question)


def _foreign(sentences: Sequence[Sentence], context: Context, lexicon: Lexicon) -> Iterator[Doubt]:
    """Give a doubt for each sentence in which the writer uses a power that is not his."""
    frames = lexicon.sets.get("powers", _NOTHING)
    for sentence in sentences:
        tokens = sentence.tokens
        told = any(token.has(*_TOLD) for token in tokens)
        own = any(
            context.role in entry.roles or entry.question in context.asked
            for token in tokens
            for entry in token.entries
        )
        named = any(token.seats for token in tokens)
        words = [word for token in tokens for word in token.words]
        if named and not (told or own or sentence.end == "?") and is_framed(words, frames):
            yield Doubt(DoubtCode.NOT_YOURS, sentence.text[:MOST_TEXT])


def _asked_by(token: Token, context: Context) -> Iterator[str]:
    """Give the questions open to the writer that a word is about."""
    for entry in token.entries:
        own = not entry.roles or context.role in entry.roles
        if own and entry.question in context.asked and entry.question != GENERIC:
            yield entry.question
