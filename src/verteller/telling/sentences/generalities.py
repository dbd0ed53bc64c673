"""What is said of anybody who does something: "I shoot anyone that touches Bob"."""

from typing import Final

from verteller.telling.sentences.reading import Reading

_ANY: Final = frozenset(
    "iedereen ieder degene diegene elkeen anyone anybody everyone everybody whoever".split()
)
_WHO: Final = frozenset({"die", "wie", "who", "that"})
"""Words behind which stands what such people do."""


def set_anybody_apart(reading: Reading) -> None:
    """Set apart who is named to say whom it is done to: "I shoot anyone that touches Bob"."""
    tokens = reading.clause.tokens
    first = next((at for at, each in enumerate(tokens) if not _ANY.isdisjoint(each.words)), None)
    if first is None:
        return
    that = [at for at, each in enumerate(tokens) if at > first and each.words[0] in _WHO]
    named = [each for each in reading.persons if that and tokens.index(each.token) > that[0]]
    reading.apart += named
    reading.persons = [each for each in reading.persons if each not in named]
