"""Vocabulary: the words by which sentences are understood, read before anybody waits for them."""

import gc
from collections.abc import Iterable
from threading import Lock, Thread
from typing import Final

from verteller.telling.cast import Language
from verteller.telling.sentences import prepare
from verteller.telling.sentences.loading import lexicon_of

_begun: Final[set[str]] = set()
_lock: Final = Lock()


def read(rulebook: str, languages: Iterable[Language]) -> None:
    """
    Read the words of some languages for games of *rulebook*, if this process has not yet.

    That takes a second or more: nobody is to hold the database in the meantime.
    """
    for language in languages:
        lexicon = lexicon_of(rulebook, language)
        # Worked out with the first use, too.
        _ = lexicon.single_words, lexicon.first_words, lexicon.verbs


def read_soon(rulebooks: Iterable[str]) -> None:
    """Read all words for games of *rulebooks*, once, while others go on with their work."""
    with _lock:
        wanted = [rulebook for rulebook in rulebooks if rulebook not in _begun]
        _begun.update(wanted)
    if wanted:
        Thread(target=_read, args=(wanted,), name="vocabulary", daemon=True).start()


def _read(rulebooks: Iterable[str]) -> None:
    prepare(rulebooks)
    # Words stay for good: whoever collects garbage is not to look through half a million of them.
    gc.freeze()
