"""One or more facts of every kind of Lupus in Tabula, and its questions, as a game states them."""

from tests.telling.samples import ANN, BOB, CAS, DEE, EACH, ME
from verteller.rules.facts import (
    EVERYONE,
    NARRATOR,
    Asked,
    Dawn,
    Died,
    DiedOf,
    Fact,
    Fellows,
    GameOver,
    LearnedWolf,
    Nominated,
    Part,
    Pyre,
    RoleChanged,
    RoleShown,
    RoleTold,
    Seat,
    Tally,
    Votes,
    Won,
)
from verteller.rules.tabula.facts import (
    CardsInPlay,
    Deadlock,
    EyesClosed,
    Floor,
    Glimpsed,
    Guarded,
    Imitated,
    NarratorKilled,
    NobodyKilled,
    OwlCalled,
    OwlPointed,
    Quarry,
    Speeches,
    StayedHuman,
    Turn,
    TurnPassed,
    Voted,
    VotingOrder,
)
from verteller.rules.tabula.roles import FACTIONS

SIDES = ("humans", "wolves", "werehamster")
BALLOTS = ("nominate", "ballot", "ballot_again")
LISTS: tuple[tuple[Seat, ...], ...] = ((ANN,), (DEE,), (ANN, BOB, DEE))

PUBLIC: tuple[Fact, ...] = (
    CardsInPlay(to=EVERYONE, roles=tuple(FACTIONS)),
    *(kind(to=EVERYONE, number=2) for kind in (EyesClosed, Dawn)),
    *(kind(to=EVERYONE) for kind in (NarratorKilled, NobodyKilled, GameOver)),
    *(Died(to=EVERYONE, player=seat, cause=cause) for seat in EACH for cause in (None, "pyre")),
    *(
        VotingOrder(to=EVERYONE, ballot=ballot, players=players)
        for ballot in BALLOTS
        for players in ((), *LISTS)
    ),
    *(
        kind(to=EVERYONE, ballot="ballot", player=seat)
        for kind in (Turn, TurnPassed)
        for seat in EACH
    ),
    *(
        Voted(to=EVERYONE, ballot="nominate", player=seat, vote=vote, count=count)
        for seat in EACH
        for vote in (ANN, DEE)
        for count in (1, 4)
    ),
    *(OwlCalled(to=EVERYONE, player=seat) for seat in (*EACH, None)),
    *(kind(to=EVERYONE, players=players) for kind in (Nominated, Speeches) for players in LISTS),
    *(Floor(to=EVERYONE, player=seat) for seat in EACH),
    Deadlock(to=EVERYONE, players=(ANN, DEE)),
    Pyre(to=EVERYONE, player=None, reason="nobody"),
    *(Pyre(to=EVERYONE, player=seat, reason=how) for seat in EACH for how in (None, "lot")),
    *(Votes(to=EVERYONE, ballot=each, votes=((ANN, BOB),)) for each in BALLOTS),
    *(Tally(to=EVERYONE, ballot=each, counts=((BOB, 3.0),)) for each in BALLOTS),
    RoleShown(to=EVERYONE, player=ANN, role="mythomaniac"),
    *(Imitated(to=EVERYONE, player=seat, role="seer") for seat in EACH),
    *(Won(to=EVERYONE, faction=side, players=won) for side in SIDES for won in LISTS),
    Won(to=EVERYONE, faction="draw", players=()),
)

PRIVATE: tuple[Fact, ...] = (
    *(RoleTold(to=ME, role=role, faction=faction) for role, faction in FACTIONS.items()),
    RoleChanged(to=ME, role="werewolf", faction="wolves"),
    *(
        Fellows(to=ME, group=group, players=players)
        for group in ("masons", "seers", "wolves")
        for players in ((DEE,), (ANN, DEE))
    ),
    *(LearnedWolf(to=ME, about=ANN, wolf=wolf) for wolf in (True, False)),
    StayedHuman(to=ME),
    *(Quarry(to=ME, player=seat) for seat in (None, CAS)),
)

HIDDEN: tuple[Fact, ...] = (
    Glimpsed(to=NARRATOR, player=ANN),
    Guarded(to=NARRATOR, player=ANN, by=BOB),
    OwlPointed(to=NARRATOR, player=ANN, by=BOB),
    *(DiedOf(to=NARRATOR, player=ANN, cause=cause) for cause in ("wolves", "seer", "pyre")),
)

FACTS = (*PUBLIC, *PRIVATE, *HIDDEN)

NAMED = (Part("target", (ANN, BOB, CAS, DEE)),)

QUESTIONS: tuple[Asked, ...] = (
    *(
        Asked(to=ME, question=question, parts=NAMED)
        for question in ("seer", "bodyguard", "owl", "mythomaniac")
    ),
    *(Asked(to=ME, question=each, parts=NAMED, blank=False) for each in ("werewolf", "vote")),
)
