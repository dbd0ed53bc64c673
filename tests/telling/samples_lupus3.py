"""One or more facts of every kind of Lupus 3.0, and its questions, as a game would state them."""

from tests.telling.samples import ANN, BOB, CAS, DEE, EACH, ME
from verteller.rules.facts import (
    EVERYONE,
    NARRATOR,
    Asked,
    Condemned,
    Dawn,
    Defeated,
    Defended,
    Died,
    DiedOf,
    Fact,
    FactionChanged,
    FactionSentenced,
    Fellows,
    GameOver,
    LearnedAura,
    LearnedFaction,
    LearnedMystic,
    LearnedRole,
    Mayor,
    Part,
    PowerOutcome,
    PowerUsed,
    Proposition,
    Pyre,
    Revived,
    RoleChanged,
    RoleTold,
    Scream,
    Seat,
    SecondaryGoal,
    Sentenced,
    Sunset,
    Visited,
    VisitedBy,
    Visitors,
    Won,
)
from verteller.rules.lupus3.clans import CLANS
from verteller.rules.lupus3.facts import (
    Acquired,
    Collapsed,
    Elected,
    FactionLost,
    GoalAssigned,
    NotAcquired,
    Notice,
    RitualFailed,
    SecondaryResult,
    SkillOrder,
    Spared,
    Vision,
)
from verteller.rules.lupus3.questions import YES
from verteller.rules.lupus3.roles import FACTIONS, ROLES

SIDES = ("white", "black", "red")
NOTICES = ("vampire", "death", "resurrection", "raised", "election", "defeat")

PUBLIC: tuple[Fact, ...] = (
    *(Dawn(to=EVERYONE, number=2), Sunset(to=EVERYONE, number=2)),
    *(Died(to=EVERYONE, player=seat, cause=cause) for seat in EACH for cause in (None, "pyre")),
    *(fact(to=EVERYONE, player=seat) for fact in (Revived, Scream) for seat in EACH),
    *(Condemned(to=EVERYONE, player=seat) for seat in EACH),
    *(
        Pyre(to=EVERYONE, player=None, reason=why)
        for why in ("quorum", "tie", "niece", "advocate", None)
    ),
    *(Pyre(to=EVERYONE, player=seat) for seat in EACH),
    *(Spared(to=EVERYONE, player=seat, by=by) for seat in EACH for by in ("niece", "advocate")),
    *(Elected(to=EVERYONE, player=seat) for seat in (*EACH, None)),
    *(
        Mayor(to=EVERYONE, player=seat, how=how)
        for seat in EACH
        for how in ("lot", "fixed", "elected", "successor")
    ),
    Mayor(to=EVERYONE, player=None, how="vacant"),
    *(
        Won(to=EVERYONE, faction=faction, players=players)
        for faction in SIDES
        for players in ((DEE,), (ANN, BOB), (ANN, DEE))
    ),
    Won(to=EVERYONE, faction="draw", players=()),
    *(
        SecondaryResult(to=EVERYONE, player=seat, faction=faction, reached=reached)
        for seat in (ANN, DEE)
        for faction in SIDES
        for reached in (True, False)
    ),
    GameOver(to=EVERYONE),
)

PRIVATE: tuple[Fact, ...] = (
    *(RoleTold(to=ME, role=role, faction=faction) for role, faction in FACTIONS.items()),
    RoleChanged(to=ME, role="kidnapper", faction="white"),
    *(
        Fellows(to=ME, group=clan, players=players)
        for clan in (*CLANS, "elves")
        for players in ((DEE,), (ANN, DEE), (ANN, BOB, DEE))
    ),
    Proposition(to=ME, about=ANN, role="wolf"),
    *(PowerOutcome(to=ME, outcome=how, target=BOB) for how in ("ok", "failed")),
    *(PowerOutcome(to=ME, outcome=how, target=DEE) for how in ("ok", "failed")),
    *(LearnedAura(to=ME, about=seat, aura=aura) for seat in EACH for aura in SIDES),
    *(LearnedMystic(to=ME, about=seat, mystic=mystic) for seat in EACH for mystic in (True, False)),
    *(
        LearnedFaction(to=ME, about=seat, faction=faction)
        for seat in EACH
        for faction in (*SIDES, "not_red")
    ),
    *(LearnedRole(to=ME, about=seat, role="mubarak_niece") for seat in EACH),
    *(
        kind(to=ME, about=ANN, players=players)
        for kind in (Visited, Visitors)
        for players in ((), (BOB,), (BOB, DEE), (DEE,))
    ),
    *(VisitedBy(to=ME, player=seat) for seat in (BOB, DEE)),
    Acquired(to=ME, about=BOB, role="stalker"),
    NotAcquired(to=ME, about=BOB),
    Vision(to=ME, about=BOB, role="old_vampire"),
    RitualFailed(to=ME),
    *(Notice(to=ME, of=of) for of in NOTICES),
    *(kind(to=ME, faction=side) for kind in (FactionChanged, Defeated) for side in SIDES),
    *(SecondaryGoal(to=ME, faction=side) for side in SIDES),
)

NARRATORS: tuple[Fact, ...] = (
    *(PowerUsed(to=NARRATOR, player=ANN, power=role) for role in ROLES),
    *(
        DiedOf(to=NARRATOR, player=ANN, cause=cause)
        for cause in ("wolves", "hunter", "vampirism", "suicide", "defeat", "pyre")
    ),
    Defended(to=NARRATOR, player=ANN, by=BOB),
    SkillOrder(to=NARRATOR, power="exorcist", players=(CAS, ANN)),
    *(FactionLost(to=NARRATOR, faction=side) for side in SIDES),
    *(GoalAssigned(to=NARRATOR, player=ANN, faction=side) for side in SIDES),
    Collapsed(to=NARRATOR, faction="black"),
    *(FactionSentenced(to=NARRATOR, faction=side, public_reason="") for side in SIDES),
    *(Sentenced(to=NARRATOR, player=ANN, cause=cause) for cause in ("disqualified", "left")),
)

FACTS: tuple[Fact, ...] = (*PUBLIC, *PRIVATE, *NARRATORS)


def _asked(question: str, *options: Seat | str, standing: bool = False) -> Asked:
    return Asked(to=ME, question=question, parts=(Part("target", options),), standing=standing)


QUESTIONS: tuple[Asked, ...] = (
    *(_asked(question, *EACH) for question in ("power", "vote", "elect")),
    _asked("ritual", ANN, BOB, standing=True),
    _asked("successor", ANN, BOB, standing=True),
    _asked("suicide", YES, standing=True),
)
"""Every question, in all the forms it can have."""
