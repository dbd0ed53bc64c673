"""Somebody's own wish for an office: "Ann would love to be mayor" elects nobody."""

from typing import Final

from verteller.telling.sentences.grammar import Clause
from verteller.telling.sentences.lexicon import Kind

_WOULD: Final = frozenset(
    "would d ware waere wurde wuerde hatte haette zou was wordt wou had vorrebbe farebbe".split()
)
"""Verbs that say together with "gladly" what somebody would like."""
_GLADLY: Final = frozenset(
    "love like happily gladly enjoy relish gern gerne liebend graag dolgraag liefst volentieri"
    " piacerebbe".split()
)
_ASPIRES: Final = frozenset(
    "dreams hopes fancies longs aspires yearns craves covets dying itching angling campaigning"
    " traumt hofft strebt bewirbt kandidiert lechzt spekuliert giert"
    " droomt hoopt ambieert solliciteert aast azt sogna ambisce spera aspira brama smania".split()
)
"""Verbs of wanting, behind somebody's name."""
_I: Final = frozenset("i ik ich".split())
_NEAR: Final = 3
"""Words behind a name among which such a verb stands."""


def is_ambition(clause: Clause) -> bool:
    """Tell whether somebody who is named first in a clause would like what it says himself."""
    first = clause.tokens[0] if clause.tokens else None
    led = first is not None and first.has(Kind.LEAD) and not first.has(Kind.TOWARDS)
    named = clause.tokens[int(led) : int(led) + 1]
    if not named or not named[0].seats or clause.has(Kind.FIRST) or _speaks_of_himself(clause):
        return False
    after = clause.tokens[int(led) + 1 :]
    near = {word for token in after[:_NEAR] if not token.seats for word in token.words}
    if near & _ASPIRES:
        return True
    glad = {word for token in after if not token.seats for word in token.words}
    return bool(near & _WOULD and glad & _GLADLY)


def _speaks_of_himself(clause: Clause) -> bool:
    """Tell whether the writer is in a phrase: "den Bob hätte ich gern brennen sehen"."""
    return any(not _I.isdisjoint(token.words) for token in clause.tokens if not token.seats)
