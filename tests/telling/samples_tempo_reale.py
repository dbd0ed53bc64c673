"""One or more facts of every kind of tempo reale, and its questions, as a game would state them."""

from tests.telling.samples import ANN, BOB, CAS, DEE, EACH, ME
from verteller.rules.facts import (
    EVERYONE,
    NARRATOR,
    Asked,
    BecameGhost,
    Dawn,
    Defended,
    DiedOf,
    Fact,
    FactionSentenced,
    Fellows,
    GameOver,
    LearnedRole,
    Mayor,
    Part,
    PowerOutcome,
    PowerUsed,
    Pyre,
    RoleTold,
    Sentenced,
    Sunset,
    VisitedBy,
    Won,
)
from verteller.rules.tempo_reale.clans import RULES as CLANS
from verteller.rules.tempo_reale.facts import (
    AmnesiaLaid,
    Corrupted,
    MindTaken,
    NoPowerLeft,
    PhantomRose,
    PowerAssigned,
    RingBroken,
    RoleTaken,
    SavedByAdvocate,
    Scrutinised,
    VoteForced,
)
from verteller.rules.tempo_reale.powers.all import POWERS
from verteller.rules.tempo_reale.roles import FACTIONS

PUBLIC: tuple[Fact, ...] = (
    Dawn(to=EVERYONE, number=2),
    Sunset(to=EVERYONE, number=2),
    *(Pyre(to=EVERYONE, player=None, reason=reason) for reason in ("quorum", "spared", None)),
    *(Pyre(to=EVERYONE, player=seat) for seat in EACH),
    *(
        Mayor(to=EVERYONE, player=seat, how=how)
        for seat in (ANN, DEE)
        for how in ("lot", "fixed", "elected", "successor")
    ),
    Mayor(to=EVERYONE, player=None, how="lot"),
    *(
        Won(to=EVERYONE, faction=faction, players=players)
        for faction in sorted(set(FACTIONS.values()))
        for players in ((DEE,), (ANN, BOB), (ANN, DEE))
    ),
    Won(to=EVERYONE, faction="draw", players=()),
    GameOver(to=EVERYONE),
)

PRIVATE: tuple[Fact, ...] = (
    *(RoleTold(to=ME, role=role, faction=faction) for role, faction in FACTIONS.items()),
    *(
        Fellows(to=ME, group=clan, players=players)
        for clan in (*CLANS, "elves")
        for players in ((DEE,), (ANN, DEE))
    ),
    *(LearnedRole(to=ME, about=about, role="transformist") for about in (BOB, DEE)),
    *(PowerOutcome(to=ME, outcome=outcome, target=BOB) for outcome in ("ok", "failed")),
    VisitedBy(to=ME, player=BOB),
    *(BecameGhost(to=ME, power=power, necromancers=(ANN, CAS)) for power in POWERS),
    BecameGhost(to=ME, power="vision", necromancers=(ANN,)),
    BecameGhost(to=ME, power="vision", necromancers=()),
    PhantomRose(to=ME, player=BOB),
    NoPowerLeft(to=ME),
    Corrupted(to=ME, by=BOB),
    RoleTaken(to=ME, by=BOB),
)

NARRATORS: tuple[Fact, ...] = (
    *(PowerUsed(to=NARRATOR, player=ANN, power=power) for power in ("seer", *POWERS)),
    *(
        DiedOf(to=NARRATOR, player=ANN, cause=cause)
        for cause in ("wolves", "assassin", "ghost", "pyre")
    ),
    Defended(to=NARRATOR, player=ANN, by=BOB),
    AmnesiaLaid(to=NARRATOR, player=ANN, by=BOB),
    VoteForced(to=NARRATOR, player=ANN, vote=CAS, by=BOB),
    Scrutinised(to=NARRATOR, player=ANN, by=BOB),
    MindTaken(to=NARRATOR, player=ANN, by=BOB),
    *(PowerAssigned(to=NARRATOR, player=ANN, power=power) for power in POWERS),
    SavedByAdvocate(to=NARRATOR, player=ANN),
    RingBroken(to=NARRATOR, player=ANN),
    *(
        FactionSentenced(to=NARRATOR, faction=faction, public_reason="")
        for faction in ("villagers", "wolves", "necromancers")
    ),
    *(Sentenced(to=NARRATOR, player=ANN, cause=cause) for cause in ("disqualified", "left")),
)

FACTS: tuple[Fact, ...] = (*PUBLIC, *PRIVATE, *NARRATORS)

OTHERS = (ANN, BOB, CAS)
POWER = Asked(to=ME, question="power", parts=(Part("target", OTHERS),))
GHOSTLY = Asked(to=ME, question="power", parts=(Part("target", OTHERS), Part("second", EACH)))
AWAKENING = Asked(
    to=ME, question="power", parts=(Part("target", (ANN,)), Part("power", tuple(POWERS)))
)
QUESTIONS: tuple[Asked, ...] = (
    POWER,
    GHOSTLY,
    AWAKENING,
    *(Asked(to=ME, question=key, parts=(Part("target", EACH),)) for key in ("vote", "elect")),
    Asked(to=ME, question="successor", parts=(Part("target", OTHERS),), standing=True),
)
"""Every question, in all the forms it can have."""
