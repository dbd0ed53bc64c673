"""Understanding sentences: what players order, ask and leave open in their own words."""

from collections.abc import Iterable

from verteller.telling.sentences import learned
from verteller.telling.sentences.lexicon import LANGUAGES
from verteller.telling.sentences.loading import lexicon_of
from verteller.telling.sentences.understanding import understand

__all__ = ["prepare", "understand"]


def prepare(rulebooks: Iterable[str]) -> None:
    """
    Read the words for games of *rulebooks*, which takes seconds, before anybody waits for it.

    Args:
        rulebooks: Their keys.
    """
    for rulebook in rulebooks:
        for language in LANGUAGES:
            lexicon = lexicon_of(rulebook, language)
            # Worked out with the first use, too.
            _ = lexicon.single_words, lexicon.first_words, lexicon.verbs
        learned.prepare(rulebook)
