"""How the network is taught: what it is shown, in what order, and what it should have said."""

import math
import random
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn
from torch.nn import functional
from torch.nn.attention import SDPBackend, sdpa_kernel

from tests.telling.sentences.training.examples import REPLIES, Example
from tests.telling.sentences.training.model import Batch, Network, Places
from verteller.telling.sentences.learned.encoding import WIDTH
from verteller.telling.sentences.learned.judging import (
    marks_of,
    persons_in,
    subject_of,
    told_of,
    traits_of,
)
from verteller.telling.sentences.learned.network import PERSONS, SOMEBODY, UNTOLD, Told

_BATCH: Final = 128
_RATE: Final = 1e-3
_RATE_ONWARD: Final = 3e-4
_RISING: Final = 0.08
"""For what part of the time the rate rises, before it falls."""
_LEFT_OUT: Final = 0.06
"""How many words are left out of each letter while learning."""
_UNASKED: Final = 0.15
"""How often the grammar is not asked about a letter."""
_UNASKED_OF_TALK: Final = 0.5
"""How often it is not asked about talk and frames, by which it was mended."""
_UNKNOWN: Final = 0.3
"""Of how many words it is forgotten what the lexicon knows of them."""


@dataclass(frozen=True)
class Sample:
    """An example, read with one of the questions that were open to its writer."""

    example: Example
    question: str
    vectors: NDArray[np.float16]


def batch_of(samples: Sequence[Sample], places: Places, chance: random.Random) -> Batch:
    """Put samples side by side; the numbers of people, and what is left out, are drawn."""
    longest = max(len(sample.example.items) for sample in samples)
    shape = (len(samples), longest)
    vectors = np.zeros((*shape, WIDTH), dtype=np.float32)
    traits = np.zeros((*shape, len(places.traits)), dtype=np.float32)
    about = np.zeros(shape, dtype=np.float32)
    marks = np.zeros(shape, dtype=np.int64)
    ends = np.ones(shape, dtype=bool)
    chosen = np.full((len(samples), PERSONS), -1)
    words = np.zeros(len(samples), dtype=np.int64)
    told = np.zeros(shape, dtype=np.int64)
    writers = np.zeros(len(samples), dtype=np.int64)
    for row, sample in enumerate(samples):
        items = sample.example.items
        writer = int(sample.example.context.seat)
        count = len(items)
        numbers = chance.sample(range(1, PERSONS), PERSONS - 1)
        persons = dict(zip(persons_in(items, writer), numbers, strict=False))
        vectors[row, :count] = sample.vectors
        traits[row, :count] = traits_of(items, places.traits)
        about[row, :count] = [sample.question in item.questions for item in items]
        marks[row, :count] = marks_of(items, writer, persons)
        ends[row, :count] = False
        said = _told(sample, {writer: 0, **persons}, chance)
        words[row], writers[row] = said.word, said.persons[0]
        told[row] = np.array([*said.persons, said.persons[0], 0])[marks[row]]
        meant = sample.example.chosen.get(sample.question, {})
        for seat, number in {writer: 0, **persons}.items():
            chosen[row, number] = meant.get(seat, 0)
    drawn = np.random.default_rng(chance.getrandbits(32))
    vectors[(drawn.random(shape) < _LEFT_OUT) & (marks == 0)] = 0
    about *= drawn.random(shape) > _UNKNOWN
    traits *= drawn.random((*shape, 1)) > _UNKNOWN
    texts = [sample.example for sample in samples]
    replies = [REPLIES.index(each.reply) if each.reply is not None else -1 for each in texts]
    return Batch(
        torch.from_numpy(vectors),
        torch.from_numpy(marks),
        torch.from_numpy(traits),
        torch.from_numpy(about),
        torch.from_numpy(ends),
        torch.tensor([_subject(sample, places) for sample in samples]),
        torch.tensor([places.languages.index(each.language) for each in texts]),
        torch.from_numpy(words),
        torch.from_numpy(told),
        torch.from_numpy(((marks > 0) & (marks != SOMEBODY)).astype(np.float32)),
        torch.from_numpy(writers),
        torch.from_numpy(chosen),
        torch.tensor([float(each.question in each.example.blank) for each in samples]),
        torch.tensor(replies),
        torch.tensor([each.weight for each in texts]),
    )


def _subject(sample: Sample, places: Places) -> int:
    return places.subjects[subject_of(sample.question, sample.example.context.role)]


def _told(sample: Sample, numbers: Mapping[int, int], chance: random.Random) -> Told:
    """Return what the grammar says of a sample's question; now and then it is not asked."""
    understood = sample.example.understood
    unasked = _UNASKED if sample.example.key else _UNASKED_OF_TALK
    if understood is None or chance.random() < unasked:
        return Told(0, np.full(PERSONS, UNTOLD))
    asked = sample.example.context.asked[sample.question]
    return told_of(understood, sample.question, asked, numbers)


def learn(
    samples: Sequence[Sample], network: Network, rounds: int, seed: int, *, onward: bool
) -> Iterator[float]:
    """
    Teach *network* the *samples*; give the loss of each round.

    Args:
        rounds: How often each sample is seen.
        seed: Of all that is drawn.
        onward: Whether it has learned before, and is to lose none of it.
    """
    chance = random.Random(seed)
    steps = rounds * math.ceil(len(samples) / _BATCH) + 1
    rate = _RATE_ONWARD if onward else _RATE
    matrices = [each for each in network.parameters() if each.dim() > 1]
    rest = [each for each in network.parameters() if each.dim() <= 1]
    groups = [{"params": matrices, "weight_decay": 0.05}, {"params": rest, "weight_decay": 0.0}]
    steering = torch.optim.AdamW(groups, lr=rate, betas=(0.9, 0.98))
    pace: torch.optim.lr_scheduler.LRScheduler
    if onward:
        pace = torch.optim.lr_scheduler.LinearLR(steering, 1.0, 0.03, total_iters=steps)
    else:
        pace = torch.optim.lr_scheduler.OneCycleLR(
            steering, rate, total_steps=steps, pct_start=0.08
        )
    network.train()
    for _ in range(rounds):
        losses = []
        for some in _batches(samples, chance):
            batch = batch_of(some, network.places, chance)
            steering.zero_grad()
            # The plain way to attend is the fastest one where there is no GPU.
            with sdpa_kernel(SDPBackend.MATH):
                with torch.autocast("cpu", dtype=torch.bfloat16):
                    loss = _loss(network, batch)
                loss.backward()
            nn.utils.clip_grad_norm_(network.parameters(), 1.0)
            steering.step()
            pace.step()
            losses.append(loss.item())
        yield sum(losses) / len(losses)


def _batches(samples: Sequence[Sample], chance: random.Random) -> list[list[Sample]]:
    """Put samples of about one length together, in an order that is drawn."""
    mixed = chance.sample(samples, len(samples))
    mixed.sort(key=lambda sample: len(sample.example.items) + 6 * chance.random())
    batches = [mixed[start : start + _BATCH] for start in range(0, len(mixed), _BATCH)]
    chance.shuffle(batches)
    return batches


def _loss(network: Network, batch: Batch) -> Tensor:
    persons, blank, replies = network(batch)
    each = functional.cross_entropy(
        persons.reshape(-1, 3),
        batch.chosen.reshape(-1).clamp(min=0),
        reduction="none",
        label_smoothing=0.02,
    ).reshape(batch.chosen.shape)
    loss: Tensor = ((each * (batch.chosen >= 0)).sum(1) * batch.weights).mean()
    left = functional.binary_cross_entropy_with_logits(blank, batch.blank, reduction="none")
    loss = loss + 0.5 * (left * batch.weights).mean()
    told = batch.replies >= 0
    if told.any():
        loss = loss + 0.3 * functional.cross_entropy(replies[told], batch.replies[told])
    return loss
