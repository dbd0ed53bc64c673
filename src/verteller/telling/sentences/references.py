"""What is said in one sentence or clause about what another one says."""

from collections.abc import Sequence

from verteller.telling.sentences.assents import Assents
from verteller.telling.sentences.curiosity import Curiosity
from verteller.telling.sentences.favours import take_favours
from verteller.telling.sentences.reader import Reader
from verteller.telling.sentences.reading import Reading
from verteller.telling.sentences.tokens import Sentence


class References:
    """
    Knows what a mail last spoke of and asked, that a later clause may take up.

    Args:
        reader: Reads its clauses.
    """

    def __init__(self, reader: Reader) -> None:
        self._reader = reader
        self._assents = Assents(reader.lexicon, (int(reader.context.seat),))
        self._curiosity = Curiosity(reader)

    def take(self, readings: Sequence[Reading], sentence: Sentence) -> None:
        """Let favours be orders, and what somebody answers or demands be about what was said."""
        take_favours(readings, self._reader.lexicon)
        self._curiosity.take(readings, sentence)
        self._assents.take(readings, sentence, list(self._reader.context.asked))
