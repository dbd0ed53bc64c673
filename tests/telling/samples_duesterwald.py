"""One or more facts of every kind of Düsterwald, and its questions, as a game would state them."""

from tests.telling.samples import ANN, BOB, CAS, DEE, EACH, ME
from verteller.rules.duesterwald.facts import (
    Conversion,
    Leaving,
    LetterPinned,
    LetterWritten,
    Lodged,
    ModelChosen,
    Nightfall,
    PotionUsed,
    Prey,
    QuietNight,
    Released,
    RolesListed,
    ScentLost,
    Shielded,
    Shot,
    SideShown,
    Tied,
    WhiteHunt,
)
from verteller.rules.duesterwald.roles import FACTIONS
from verteller.rules.facts import (
    EVERYONE,
    NARRATOR,
    Asked,
    Dawn,
    Died,
    DiedOf,
    Fact,
    FactionChanged,
    Fellows,
    GameOver,
    Growl,
    InLove,
    LearnedNeighbourhood,
    LearnedRole,
    Letter,
    Mayor,
    Nominated,
    Part,
    Pyre,
    RoleChanged,
    RoleShown,
    RoleTold,
    Seat,
    Tally,
    Victims,
    Votes,
    Won,
)

SIDES = ("citizens", "wolves")
CAUSES = (None, "pyre", "hunter", "left", "disqualified")

PUBLIC: tuple[Fact, ...] = (
    RolesListed(to=EVERYONE, roles=("villager", "werewolf", "werewolf", "seer")),
    *(kind(to=EVERYONE, number=2) for kind in (Nightfall, Dawn)),
    QuietNight(to=EVERYONE),
    *(Died(to=EVERYONE, player=seat, cause=cause) for seat in EACH for cause in CAUSES),
    *(Shot(to=EVERYONE, player=seat, target=ANN) for seat in (BOB, DEE)),
    Shot(to=EVERYONE, player=BOB, target=DEE),
    Growl(to=EVERYONE),
    *(Letter(to=EVERYONE, player=seat, text=text) for seat in EACH for text in (None, "Beware")),
    *(Tied(to=EVERYONE, ballot=ballot, players=(ANN, DEE)) for ballot in ("captain", "ballot")),
    *(
        Mayor(to=EVERYONE, player=seat, how=how)
        for seat in EACH
        for how in ("lot", "elected", "fixed")
    ),
    *(Nominated(to=EVERYONE, players=players) for players in ((ANN,), (ANN, BOB, DEE))),
    *(Votes(to=EVERYONE, ballot=each, votes=((ANN, BOB),)) for each in ("captain", "ballot")),
    *(Tally(to=EVERYONE, ballot=each, counts=((BOB, 3.0),)) for each in ("captain", "ballot")),
    Pyre(to=EVERYONE, player=None, reason="nobody"),
    *(
        Pyre(to=EVERYONE, player=seat, reason=how)
        for seat in EACH
        for how in (None, "captain", "lot")
    ),
    RoleShown(to=EVERYONE, player=ANN, role="wolfhound"),
    *(
        Won(to=EVERYONE, faction=faction, players=(ANN, BOB))
        for faction in (*SIDES, "lovers", "white_werewolf")
    ),
    Won(to=EVERYONE, faction="draw", players=()),
    *(
        SideShown(to=EVERYONE, player=seat, faction=side, lover=lover)
        for seat in (ANN, DEE)
        for side in SIDES
        for lover in (None, CAS)
    ),
    GameOver(to=EVERYONE),
)

PRIVATE: tuple[Fact, ...] = (
    *(RoleTold(to=ME, role=role, faction=faction) for role, faction in FACTIONS.items()),
    RoleChanged(to=ME, role="werewolf", faction="wolves"),
    FactionChanged(to=ME, faction="wolves"),
    *(
        Fellows(to=ME, group=group, players=players)
        for group in ("pack", "siblings")
        for players in ((DEE,), (ANN, DEE))
        if group == "pack" or len(players) > 1
    ),
    InLove(to=ME, with_=ANN),
    Released(to=ME),
    *(Prey(to=ME, player=seat) for seat in (None, ANN)),
    *(Victims(to=ME, players=players) for players in ((), (ANN,), (DEE,))),
    LearnedRole(to=ME, about=ANN, role="bear_tamer"),
    *(
        LearnedNeighbourhood(to=ME, about=seat, wolf=wolf)
        for seat in (ANN, DEE)
        for wolf in (True, False)
    ),
    ScentLost(to=ME),
    LetterWritten(to=ME, text="Beware"),
)

NARRATORS: tuple[Fact, ...] = (
    ModelChosen(to=NARRATOR, player=ANN, model=BOB),
    Shielded(to=NARRATOR, player=ANN, by=BOB),
    Lodged(to=NARRATOR, player=ANN, host=BOB),
    *(Conversion(to=NARRATOR, player=ANN, by=BOB, worked=worked) for worked in (True, False)),
    WhiteHunt(to=NARRATOR, player=ANN, by=BOB),
    *(PotionUsed(to=NARRATOR, player=ANN, potion=of, by=BOB) for of in ("heal", "poison")),
    *(LetterPinned(to=NARRATOR, player=ANN, text=text) for text in (None, "Beware")),
    *(Leaving(to=NARRATOR, player=ANN, cause=cause) for cause in ("disqualified", "left")),
    *(
        DiedOf(to=NARRATOR, player=ANN, cause=cause)
        for cause in ("wolves", "white_wolf", "witch", "hunter", "heartbreak", "pyre")
    ),
)

FACTS: tuple[Fact, ...] = (*PUBLIC, *PRIVATE, *NARRATORS)


def _asked(question: str, *options: Seat | str, most: int = 1) -> Asked:
    return Asked(to=ME, question=question, parts=(Part("target", options, 1, most),))


QUESTIONS: tuple[Asked, ...] = (
    Asked(to=ME, question="cupid", parts=(Part("target", EACH, 2, 2),)),
    _asked("side", "wolf", "villager"),
    *(_asked(question, ANN, BOB) for question in ("model", "village_harlot", "pack")),
    *(_asked(question, *EACH) for question in ("protector", "fox", "black_raven", "elect")),
    *(_asked(question, ANN, BOB) for question in ("white_werewolf", "seer", "shoot", "decide")),
    _asked("ready", "yes"),
    *(_asked("convert", *words) for words in (("yes", "no"), ("no",))),
    Asked(to=ME, question="witch", parts=(Part("heal", (ANN,), 0), Part("poison", (BOB,), 0))),
    *(_asked(question, *EACH, most=len(EACH)) for question in ("accuse", "thumbs")),
)
"""Every question, in all the forms it can have."""
