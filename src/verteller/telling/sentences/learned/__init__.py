"""
A second reader, who has learned from labelled letters what words and names together mean.

He sees a letter after the grammar: adds what he is sure of, and objects to what he thinks mistaken.
What he knows stands in `knowledge.npz`; `tests/telling/sentences/training` tells how it came there.
"""

from verteller.telling.sentences.lexicon import Lexicon
from verteller.telling.sentences.meaning import Context, Understanding


def prepare(rulebook: str) -> None:
    """Load what he knows before anybody waits for it, if he knows *rulebook*."""
    from verteller.telling.sentences.learned import consulting

    consulting.prepare(rulebook)


def with_second_opinion(
    understood: Understanding, text: str, context: Context, lexicon: Lexicon
) -> Understanding:
    """
    Return what a letter means, when he has read it, too.

    Args:
        understood: What the grammar made of it.
        text: What the writer wrote himself.
        context: What he knows.
        lexicon: The words of his language.

    Source: lupus3, 4.4, LU3-SYS-05, LU3-SYS-09, LU3-SYS-10.
    """
    if not understood.has_sentences:
        # Names and words for options are read by themselves.
        return understood
    from verteller.telling.sentences.learned import consulting

    return consulting.with_second_opinion(understood, text, context, lexicon)
