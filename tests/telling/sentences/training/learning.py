"""The network that learns, with the weights of `learned.network` by the same names."""

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

from tests.telling.sentences.training.examples import REPLIES, Example
from verteller.telling.sentences.learned.encoding import WIDTH
from verteller.telling.sentences.learned.items import MOST_ITEMS
from verteller.telling.sentences.learned.judging import (
    marks_of,
    persons_in,
    subject_of,
    told_of,
    traits_of,
)
from verteller.telling.sentences.learned.network import PERSONS, SOMEBODY, UNTOLD, WORDS, Told

_SIZE: Final = 192
_LAYERS: Final = 3
_HEADS: Final = 4
_FORGET: Final = 0.15
"""How much of what is seen is left out at random while learning."""
_ASIDE: Final = 0.3
_BATCH: Final = 64
_RATE: Final = 1e-3
_RATE_ONWARD: Final = 4e-4
_LEFT_OUT: Final = 0.06
"""How many words are left out of each letter while learning."""
_UNASKED: Final = 0.15
"""How often the grammar is not asked about a letter."""
_UNASKED_OF_TALK: Final = 0.5
"""How often it is not asked about talk, by which it was mended."""
_UNKNOWN: Final = 0.3
"""Of how many words it is forgotten what the lexicon knows of them."""


@dataclass(frozen=True)
class Sample:
    """An example, read with one of the questions that were open to its writer."""

    example: Example
    question: str
    vectors: NDArray[np.float16]


@dataclass(frozen=True)
class Places:
    """The numbers by which the network knows questions, traits and languages."""

    subjects: Mapping[str, int]
    traits: Mapping[str, int]
    languages: Sequence[str]

    def subject(self, sample: Sample) -> int:
        """Return the number of a sample's question."""
        return self.subjects[subject_of(sample.question, sample.example.context.role)]


class Network(nn.Module):
    """A transformer over the words of a letter; see `learned.network` for what it says."""

    def __init__(self, places: Places) -> None:
        super().__init__()
        self.places = places
        size = _SIZE
        self.proj = nn.Linear(WIDTH, size)
        self.mark = nn.Embedding(PERSONS + 2, size)
        self.q = nn.Embedding(len(places.subjects), size)
        self.lang = nn.Embedding(len(places.languages), size)
        self.pos = nn.Embedding(MOST_ITEMS, size)
        self.word = nn.Embedding(len(WORDS), size)
        self.told = nn.Embedding(UNTOLD + 1, size)
        self.kd = nn.Linear(len(places.traits), size, bias=False)
        for each in (self.mark, self.q, self.lang, self.pos, self.kd, self.word, self.told):
            each.weight.data *= _ASIDE
        self.isq = nn.Parameter(torch.zeros(size))
        self.cls = nn.Parameter(torch.randn(size) * _ASIDE)
        self.slf = nn.Parameter(torch.randn(size) * _ASIDE)
        layer = nn.TransformerEncoderLayer(
            size, _HEADS, 2 * size, _FORGET, activation="relu", batch_first=True, norm_first=True
        )
        self.enc = nn.TransformerEncoder(layer, _LAYERS, enable_nested_tensor=False)
        self.forget = nn.Dropout(_FORGET)
        self.ln = nn.LayerNorm(size)
        self.slot = nn.Sequential(
            nn.Linear(3 * size, size), nn.ReLU(), nn.Dropout(_FORGET), nn.Linear(size, 3)
        )
        self.selfh = nn.Linear(size, 3)
        self.blank = nn.Linear(size, 1)
        self.rep = nn.Linear(size, len(REPLIES))

    def forward(self, batch: "Batch") -> tuple[Tensor, Tensor, Tensor]:
        """Return scores of persons `(letters, PERSONS, 3)`, blank `(letters,)` and replies."""
        count = len(batch.marks)
        words = self.proj(self.forget(batch.vectors)) + self.mark(batch.marks)
        words = words + self.pos.weight[: batch.marks.shape[1]]
        words = words + batch.about[..., None] * self.isq + self.kd(batch.traits)
        words = words + self.told(batch.told) * batch.named[..., None]
        question = self.q(batch.subjects) + self.lang(batch.languages) + self.word(batch.words)
        writer = self.slf + question + self.told(batch.writer)
        heads = torch.stack([self.cls + question, writer], 1)
        rows = torch.cat([heads, words + _ASIDE * question[:, None]], 1)
        ends = torch.cat([torch.zeros(count, 2, dtype=torch.bool), batch.ends], 1)
        rows = self.ln(self.enc(rows, src_key_padding_mask=ends))
        whole, writer, words = rows[:, 0], rows[:, 1], rows[:, 2:]
        persons = self._persons(words, batch.marks, whole)
        told = torch.cat([self.selfh(writer)[:, None], persons], 1)
        return told, self.blank(whole)[:, 0], self.rep(whole)

    def _persons(self, words: Tensor, marks: Tensor, whole: Tensor) -> Tensor:
        """Return the scores of all but the writer, by the words that are their names."""
        named = functional.one_hot(marks, PERSONS + 2)[..., 1:PERSONS].float()
        count = named.sum(1)
        mean = torch.einsum("btn,btd->bnd", named, words) / count.clamp(min=1)[..., None]
        most = (words[:, :, None] + (named[..., None] - 1) * 1e4).amax(1)
        most = torch.where(count[..., None] > 0, most, torch.zeros_like(most))
        beside = whole[:, None].expand(-1, PERSONS - 1, -1)
        scores: Tensor = self.slot(torch.cat([mean, most, beside], -1))
        return scores


@dataclass(frozen=True)
class Batch:
    """Samples side by side, and what should be said of them."""

    vectors: Tensor
    marks: Tensor
    traits: Tensor
    about: Tensor
    ends: Tensor
    subjects: Tensor
    languages: Tensor
    words: Tensor
    """What the grammar says of the question, by its place in `WORDS`."""
    told: Tensor
    """What it says of whom each word names."""
    named: Tensor
    """Whether each word names the writer or one of the persons, 0 or 1."""
    writer: Tensor
    """What it says of the writer."""
    chosen: Tensor
    """By person: 0, 1 or 2; -1 where nobody is."""
    blank: Tensor
    replies: Tensor
    """The number of the right reply, -1 where that is not known."""
    weights: Tensor


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
        torch.tensor([places.subject(sample) for sample in samples]),
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
    steering = torch.optim.AdamW(network.parameters(), lr=rate, weight_decay=0.05)
    pace: torch.optim.lr_scheduler.LRScheduler
    if onward:
        pace = torch.optim.lr_scheduler.LinearLR(steering, 1.0, 0.03, total_iters=steps)
    else:
        pace = torch.optim.lr_scheduler.OneCycleLR(steering, rate, total_steps=steps, pct_start=0.1)
    network.train()
    for _ in range(rounds):
        losses = []
        for some in _batches(samples, chance):
            loss = _loss(network, batch_of(some, network.places, chance))
            steering.zero_grad()
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
