"""Vocabulary: the words by which sentences are understood, read before anybody waits for them."""

import gc
from collections.abc import Iterable
from threading import Lock, Thread
from typing import Final

from verteller.telling.cast import Language
from verteller.telling.sentences import learned, prepare
from verteller.telling.sentences.loading import lexicon_of

_begun: Final[set[str]] = set()
_read_whole: Final[set[str]] = set()
_lock: Final = Lock()
_reading: Final = Lock()


def read(rulebook: str, languages: Iterable[Language]) -> None:
    """
    Read the words of some languages for games of *rulebook*, if this process has not yet.

    That takes a second or more: nobody is to hold the database in the meantime.
    """
    for language in languages:
        lexicon = lexicon_of(rulebook, language)
        # Worked out with the first use, too.
        _ = lexicon.single_words, lexicon.first_words, lexicon.verbs
    learned.prepare(rulebook)


def read_whole(rulebook: str) -> None:
    """
    Read the words of all languages for games of *rulebook*, if this process has not yet.

    In which of them a mail is written is told by their words. It takes some seconds.
    """
    if rulebook not in _read_whole:
        with _reading:
            # Of several who need it at the same time, one reads and the others wait.
            if rulebook not in _read_whole:
                prepare([rulebook])
                # They stay for good: whoever collects garbage is not to look through them.
                gc.freeze()
                _read_whole.add(rulebook)


def read_soon(rulebooks: Iterable[str]) -> None:
    """Read all words for games of *rulebooks*, once, while others go on with their work."""
    with _lock:
        wanted = [rulebook for rulebook in rulebooks if rulebook not in _begun]
        _begun.update(wanted)
    if wanted:
        Thread(target=_read, args=(wanted,), name="vocabulary", daemon=True).start()


def _read(rulebooks: Iterable[str]) -> None:
    for rulebook in rulebooks:
        read_whole(rulebook)
