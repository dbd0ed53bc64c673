"""The network that learns, with the weights of `learned.network` by the same names."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn import functional

from tests.telling.sentences.training.examples import REPLIES
from verteller.telling.sentences.learned.encoding import WIDTH
from verteller.telling.sentences.learned.items import MOST_ITEMS
from verteller.telling.sentences.learned.network import ASIDE, HEADS, PERSONS, UNTOLD, WORDS

_SIZE: Final = 192
_LAYERS: Final = 3
_FORGET: Final = 0.12
"""How much of what is seen is left out at random while learning."""
_BYTE: Final = 256


@dataclass(frozen=True)
class Places:
    """The numbers by which the network knows questions, traits and languages."""

    subjects: Mapping[str, int]
    traits: Mapping[str, int]
    languages: Sequence[str]


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


class Forget(nn.Module):
    """Leaves out some of what is seen while learning, as `nn.Dropout` does, but fast on a CPU."""

    def __init__(self, drawn: np.random.Generator) -> None:
        super().__init__()
        self._drawn = drawn

    def forward(self, seen: Tensor) -> Tensor:
        """Return what is not left out, made so much greater that the sum stays about the same."""
        if not self.training:
            return seen
        lots = np.frombuffer(self._drawn.bytes(seen.numel()), dtype=np.uint8)
        kept = torch.from_numpy(lots.reshape(seen.shape) >= _BYTE * _FORGET)
        return seen * kept / (1 - _FORGET)


class Network(nn.Module):
    """A transformer over the words of a letter; see `learned.network` for what it says."""

    def __init__(self, places: Places, seed: int) -> None:
        super().__init__()
        self.places = places
        torch.manual_seed(seed)
        forget = Forget(np.random.default_rng(seed))
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
            each.weight.data *= ASIDE
        self.isq = nn.Parameter(torch.zeros(size))
        self.cls = nn.Parameter(torch.randn(size) * ASIDE)
        self.slf = nn.Parameter(torch.randn(size) * ASIDE)
        layer = nn.TransformerEncoderLayer(
            size, HEADS, 2 * size, 0.0, activation="relu", batch_first=True, norm_first=True
        )
        self.enc = nn.TransformerEncoder(layer, _LAYERS, enable_nested_tensor=False)
        for each in self.enc.layers:
            each.dropout = each.dropout1 = each.dropout2 = forget
        self.ln = nn.LayerNorm(size)
        self.slot = nn.Sequential(nn.Linear(3 * size, size), nn.ReLU(), forget, nn.Linear(size, 3))
        self.selfh = nn.Linear(size, 3)
        self.blank = nn.Linear(size, 1)
        self.rep = nn.Linear(size, len(REPLIES))

    def forward(self, batch: Batch) -> tuple[Tensor, Tensor, Tensor]:
        """Return scores of persons `(letters, PERSONS, 3)`, blank `(letters,)` and replies."""
        count = len(batch.marks)
        words = self.proj(batch.vectors) + self.mark(batch.marks)
        words = words + self.pos.weight[: batch.marks.shape[1]]
        words = words + batch.about[..., None] * self.isq + self.kd(batch.traits)
        words = words + self.told(batch.told) * batch.named[..., None]
        question = self.q(batch.subjects) + self.lang(batch.languages) + self.word(batch.words)
        writer = self.slf + question + self.told(batch.writer)
        heads = torch.stack([self.cls + question, writer], 1)
        rows = torch.cat([heads, words + ASIDE * question[:, None]], 1)
        ends = torch.cat([torch.zeros(count, 2, dtype=torch.bool), batch.ends], 1)
        rows = self.ln(self.enc(rows, src_key_padding_mask=ends))
        whole, writer, words = rows[:, 0], rows[:, 1], rows[:, 2:]
        persons = self._persons(words, batch.marks, whole)
        told = torch.cat([self.selfh(writer)[:, None], persons], 1)
        return told, self.blank(whole)[:, 0], self.rep(whole)

    def _persons(self, words: Tensor, marks: Tensor, whole: Tensor) -> Tensor:
        """Return the scores of all but the writer, by the words that are their names."""
        is_name = (marks > 0) & (marks < PERSONS)
        # Names alone, side by side: few words are any.
        first = torch.argsort((~is_name).byte(), dim=1, stable=True)
        first = first[:, : max(1, int(is_name.sum(1).max()))]
        words = torch.gather(words, 1, first[..., None].expand(-1, -1, words.shape[-1]))
        marks = torch.gather(marks, 1, first)
        named = functional.one_hot(marks, PERSONS + 2)[..., 1:PERSONS].float()
        count = named.sum(1)
        mean = torch.einsum("btn,btd->bnd", named, words) / count.clamp(min=1)[..., None]
        most = (words[:, :, None] + (named[..., None] - 1) * 1e4).amax(1)
        most = torch.where(count[..., None] > 0, most, torch.zeros_like(most))
        beside = whole[:, None].expand(-1, PERSONS - 1, -1)
        scores: Tensor = self.slot(torch.cat([mean, most, beside], -1))
        return scores
