"""What rests and does nothing: the writer's own role, or what he uses, or somebody else's."""

from typing import Final

from verteller.telling.sentences.grammar import Clause
from verteller.telling.sentences.lexicon import GENERIC, POWER, Entry, Kind, Lexicon
from verteller.telling.sentences.tokens import Token
from verteller.telling.sentences.wordfiles import phrases_in

_STAYING: Final = (Entry(Kind.FILLER),)
_RESTING: Final = (Entry(Kind.PASS),)
_BEFORE: Final = (Kind.FILLER, Kind.LEAD, Kind.MINE)

_ABSTAINS: Final = ("mich", "enthalt", "abstain", "astengo", "astenersi", "onthoud", "me")
_FROM: Final = frozenset(
    "einer eines jeder jedes jeglicher jegliches jeden weiterer weiteren des from da dal dai dalla"
    " dallo dagli dalle van".split()
)
"""Before what somebody abstains from."""
_BALLOT: Final = frozenset(
    "stimme stimmen wahl abstimmung vote voting ballot voto votare votazione votazioni stem"
    " stemmen stemming rogo burning election".split()
)
"""What to abstain from is to choose nobody."""
_THEIRS: Final = frozenset(
    "sein seine seinen seinem ihr ihre ihren ihrem deren dessen his her their zijn haar hun z'n"
    " d'r".split()
)
"""Before what is somebody else's: "his gift I pick up"."""


def take_rest(clause: Clause, lexicon: Lexicon) -> None:
    """Let a verb in front of what rests do so as well: "heute Nacht bleibt der Sack leer"."""
    tokens = [token for token in clause.tokens if token.kinds != {Kind.FILLER}]
    noun = next((at for at, token in enumerate(tokens) if token.has(Kind.CUE)), 0)
    if not noun or noun + 1 == len(tokens) or len(tokens[0].words) > 1:
        return
    if not all(token.has(*_BEFORE) for token in tokens[1:noun]):
        return
    behind = [word for token in tokens[noun + 1 :] for word in token.words]
    resting = phrases_in(f"rests.{lexicon.language}", "pass")
    if " ".join((tokens[0].words[0], *behind)) in resting:
        tokens[0].learn(_STAYING)
        tokens[-1].learn(_RESTING)


def may_be_of_others(token: Token, lexicon: Lexicon) -> bool:
    """Tell whether what rests may be anything: "has the night off", "stays shut"."""
    between = lexicon.sets.get("between", frozenset())
    resting = phrases_in(f"rests.{lexicon.language}", "pass")
    spread = " ".join(word for word in token.words if word not in between)
    return not resting.isdisjoint({" ".join(token.words), spread})


def is_own(clause: Clause, lexicon: Lexicon, role: str) -> bool:
    """Tell whether a clause is about the writer's role, or what he uses: "the devil", "my gun"."""
    tokens = [token for token in clause.tokens if not token.has(*_BEFORE)]
    if not tokens:
        return False
    first = tokens[0]
    if first.has(Kind.FIRST):
        return True
    roles = lexicon.sets.get("roles", frozenset()) | lexicon.sets.get("bearers", frozenset())
    if first.words[0] in _THEIRS:
        return False
    name = " ".join(first.words)
    if not roles.isdisjoint({f"{role} {name}", f"* {name}"}):
        return True
    return any(
        entry.kind is Kind.CUE
        and (role in entry.roles or (not entry.roles and entry.question in (POWER, GENERIC)))
        for entry in first.entries
    )


def abstains_from_thing(clause: Clause, token: Token) -> bool:
    """Tell whether the writer abstains from something else: "ich enthalte mich einer Aussage"."""
    if not token.has(Kind.ABSTAIN):
        return False
    at = next(at for at, each in enumerate(clause.tokens) if each is token)
    after = [each for each in clause.tokens[at + 1 :] if each.kinds != {Kind.FILLER}]
    if len(after) < 2 or not token.words[-1].startswith(_ABSTAINS):
        return False
    of = _FROM.isdisjoint(after[0].words)
    return not of and _BALLOT.isdisjoint(word for each in after[1:3] for word in each.words)
