"""Names that stand alone behind what is said first: "so Bob it is", "deshalb Ann", "and Ann, you".

Such a name is chosen, or somebody is only called by it before he is told something.
"""

from typing import Final

from verteller.telling.sentences.grammar import Clause
from verteller.telling.sentences.lexicon import Kind
from verteller.telling.sentences.reading import Reading
from verteller.telling.sentences.shapes import ALSO
from verteller.telling.sentences.tokens import Sentence

_WHO_AND_WHEN: Final = 3
"""Words of a clause that says who it is, and for when."""
_TONIGHT: Final = frozenset({("tonight",), ("tonight", "then"), ("for", "tonight")})
_NOW: Final = frozenset({"tonight", "today", "then"})
_SO_BE_IT: Final = frozenset({("it", "is"), ("dan", "maar")})
"""Last words with which somebody settles on a name."""
_THEREFORE: Final = frozenset(
    {
        *(("deshalb",), ("darum",), ("deswegen",), ("daher",), ("folglich",), ("ergo",)),
        *(("demnach",), ("hence",), ("therefore",), ("thus",), ("daarom",), ("vandaar",)),
        *(("dus",), ("derhalve",), ("quindi",), ("dunque",), ("percio",), ("pertanto",)),
    }
)
"""Before a name they say that he is chosen for what stands before it."""
_SO: Final = frozenset({("also",), ("also", "dann"), ("so",)})
"""They do so where a sentence begins with them."""
_CONCEDED_BY: Final = frozenset({",", ":"})
_CONCEDING: Final = frozenset(
    {
        *(("but", "fine"), ("but", "ok"), ("but", "okay"), ("but", "alright"), ("but", "well")),
        *(("aber", "gut"), ("aber", "bitte"), ("also", "gut"), ("na", "gut"), ("nun", "gut")),
        *(("aber", "ok"), ("aber", "okay"), ("aber", "na", "gut"), ("maar", "goed")),
        *(("maar", "vooruit"), ("maar", "oke"), ("nou", "goed"), ("maar", "nou", "goed")),
        *(("ma", "si"), ("massi",), ("ma", "si", "dai"), ("e", "si"), ("si", "dai"), ("dai", "si")),
        *(("ma", "vabbe"), ("ma", "va", "bene"), ("ma", "ok"), ("e", "va", "bene")),
    }
)
"""Words with which a writer puts up with having to choose one."""
_YOU: Final = frozenset(
    "you you're your you'd you'll youre du dich dir dein deine je jij jou jouw jullie tu ti te tuo"
    " tua leggi ihr euch".split()
)
"""Behind a name and a comma they say that it is spoken to."""


def is_settled_on(reading: Reading, sentence: Sentence) -> bool:
    """Tell whether a clause says who it is in the end: "..., so Bob it is"."""
    clause = reading.clause
    said = any(token.has(Kind.REPORT) for token in sentence.tokens)
    ends = bool(clause.tokens) and clause.tokens[-1].words in _SO_BE_IT
    ends = ends or _is_the_one(clause) or is_conceded(clause, sentence)
    # "Bob tonight, my stop is next".
    ends = ends or _is_concluded(clause, sentence)
    other = (Kind.ASKING, Kind.OTHERS, Kind.PLEASE)
    today = any(token.words in _TONIGHT for token in clause.tokens) and not any(
        token.has(*other) or (token.seats and token not in clause.tokens)
        for token in sentence.tokens
    )
    linked = clause.links_with(Kind.CONDITION, Kind.THAT, Kind.OR)
    return (ends or (today and not clause.links)) and not said and not linked


def _is_the_one(clause: Clause) -> bool:
    """Tell whether a clause says no more than that it is somebody: "Bob's the one tonight"."""
    words = [word for token in clause.tokens for word in token.words]
    while words[-1:] and words[-1] in _NOW:
        words.pop()
    rest = [token for token in clause.tokens if not token.seats]
    return words[-2:] == ["the", "one"] and all(
        token.has(Kind.LEAD, Kind.FILLER, Kind.BE) for token in rest
    )


def is_conceded(clause: Clause, sentence: Sentence) -> bool:
    """Tell whether a name ends a sentence behind a concession: "I want all, but fine: Bob"."""
    tokens = sentence.tokens
    alone = len(clause.tokens) == 1 and clause.mark in _CONCEDED_BY and tokens[-1].seats
    words = tuple(word for token in tokens[-3:-1] for word in token.words)
    said = any(words[-len(each) :] == each for each in _CONCEDING)
    return bool(alone) and said and tokens[-1] is clause.tokens[0] and sentence.end != "?"


def is_he_tonight(clause: Clause) -> bool:
    """Tell whether a clause says that it is somebody for tonight: "it's Bob tonight"."""
    tokens = clause.tokens
    named = len(tokens) == _WHO_AND_WHEN and bool(tokens[1].seats)
    return named and tokens[0].has(Kind.IT_IS) and tokens[2].words in _TONIGHT


def is_spoken_to(reading: Reading, sentence: Sentence) -> bool:
    """Tell whether somebody is only called before he is told something: "and Ann, if you read"."""
    clause, tokens = reading.clause, sentence.tokens
    at = next(at for at, each in enumerate(tokens) if each is clause.tokens[-1])
    after = tokens[at + 1 : at + 3]
    # "Ann I want to save, and Bob too, but you only get one."
    also = any(not ALSO.isdisjoint(token.words) for token in clause.tokens)
    called = len(clause.persons) == 1 and not also
    return called and any(not _YOU.isdisjoint(each.words) for each in after)


def _is_concluded(clause: Clause, sentence: Sentence) -> bool:
    """Tell whether a name at the end of a sentence is what follows from it: "deshalb Ann"."""
    links = [link.words for link in clause.links]
    tokens = sentence.tokens
    last = bool(tokens) and bool(clause.tokens) and tokens[-1] is clause.tokens[-1]
    if not links or not last or sentence.end == "?":
        return False
    first = tokens[0].words == links[0]
    # "Meine Schwester, also Ann" only says who she is.
    follows = links[-1] in _THEREFORE or (first and links[0] in _SO)
    idle = (Kind.FILLER, Kind.LEAD, Kind.BUT, Kind.CORRECTION)
    return follows and all(token.seats or token.has(*idle) for token in clause.tokens)
