"""Words that are written in a hurry or in dialect, and those they stand for."""

from collections.abc import Iterable, Iterator, Mapping

from verteller.telling.folding import Word, words_of
from verteller.telling.sentences.people import People


def spelt_out(words: Iterable[Word], respelt: Mapping[str, str], people: People) -> Iterator[Word]:
    """
    Give *words* as they are spelt in full, one perhaps as several: "cannae" is "can't", so "can t".

    Args:
        respelt: What they stand for, by how they are written.
        people: Whose names are left as they are.
    """
    for word in words:
        full = respelt.get(word.folded)
        if full is None or people.named((word.folded,)):
            yield word
            continue
        start = word.start
        for at, piece in enumerate(words_of(full)):
            yield piece._replace(text="" if at else word.text, start=start, end=word.end)
            # What follows takes no room in the text.
            start = word.end
