"""One or more facts of every kind, a question of every key, as a game would state them."""

from verteller.rules.facts import (
    EVERYONE,
    NARRATOR,
    AdministratorLooked,
    Advice,
    Announcement,
    AnswerTaken,
    Asked,
    Asleep,
    BecameGhost,
    BodyguardOf,
    Condemned,
    Dealt,
    Died,
    DiedOf,
    DisqualifiedBecause,
    Drawn,
    Duration,
    Enchanted,
    Exiled,
    Fact,
    FactionDefeated,
    FactionDisqualified,
    Fellows,
    GameOver,
    GameRewound,
    Guilty,
    HasBodyguard,
    InLove,
    Instant,
    LearnedAura,
    LearnedConscience,
    LearnedMystic,
    LearnedRole,
    LockedUp,
    Marked,
    Mayor,
    MissedRound,
    Overheard,
    Part,
    PhaseClosed,
    PhaseOpened,
    PlayerExcused,
    PlayerLeft,
    PlayerSubstituted,
    PowerOutcome,
    Proposition,
    Pyre,
    Reprimanded,
    Revived,
    Robbed,
    RoleChanged,
    RoleShown,
    RoleTold,
    Seat,
    SeedCommitted,
    SeedRevealed,
    Strike,
    Tally,
    TimeExtended,
    Victims,
    Visited,
    VisitedBy,
    VisitorCount,
    Visitors,
    Votes,
    Warned,
    Withdrawn,
    Won,
)
from verteller.rules.wakkerdam.facts import (
    BondEnded,
    BurdensLifted,
    Chosen,
    DayBroke,
    Doomed,
    ElectionDue,
    FinalRole,
    Founded,
    GuardEnded,
    GuiltPlaced,
    Hit,
    IdiotDiscovered,
    Inactive,
    LockPlaced,
    LoveEnded,
    MarkPlaced,
    NightFell,
    PotionsUsed,
    PowersLost,
    Sacrificed,
    Saved,
    Survived,
    TestamentWritten,
)
from verteller.telling import Cast

ANN, BOB, CAS, DEE = Seat(0), Seat(1), Seat(2), Seat(3)
CAST = Cast(("Ann", "Bob", "Cas", "Dee"), ("woman", "man", "neither", "woman"))
ME = (DEE,)

DEATHS = ("pyre", "sacrifice", "hunter", "heartbreak", "inactivity", "left", "disqualified", None)
EXILES = ("disqualified", "left", "defeat")
BLOWS = ("wolves", "vampires", "psychopath", "white_wolf", "witch", "pyre", "hunter")
TEAMS = ("villagers", "wolves", "vampires", "pipers", "own")
BONDS = ("lovers", "client_and_bodyguard", "combination")
EACH = (ANN, BOB, CAS, DEE)
SUNDAY = 1_736_097_120_000
"""5 January 2025, 17:12 in Greenwich."""


def _about(seat: Seat) -> tuple[Fact, ...]:
    """Return everything that can be told publicly about one player."""
    return (
        *(Died(to=EVERYONE, player=seat, cause=cause) for cause in DEATHS),
        Revived(to=EVERYONE, player=seat),
        RoleShown(to=EVERYONE, player=seat, role="witch"),
        *(
            Pyre(to=EVERYONE, player=seat, reason=reason)
            for reason in (None, "scapegoat", "acquitted")
        ),
        *(
            Mayor(to=EVERYONE, player=seat, how=how)
            for how in ("elected", "testament", "lot", "fixed")
        ),
        Marked(to=EVERYONE, player=seat),
        LockedUp(to=EVERYONE, player=seat),
        IdiotDiscovered(to=EVERYONE, player=seat),
        Sacrificed(to=EVERYONE, player=seat, client=ANN if seat != ANN else BOB),
        *(PlayerExcused(to=EVERYONE, player=seat, until=Instant(t)) for t in (0, SUNDAY)),
        *(Exiled(to=EVERYONE, player=seat, cause=cause) for cause in EXILES),
        *(PlayerSubstituted(to=EVERYONE, player=seat, given=each) for each in (True, False)),
        DisqualifiedBecause(to=EVERYONE, player=seat, reason="Insults."),
        PlayerLeft(to=EVERYONE, player=seat),
        AdministratorLooked(to=EVERYONE, player=seat),
        *(Strike(to=EVERYONE, player=seat, in_a_row=count) for count in (1, 2)),
        MissedRound(to=ME, player=seat, in_a_row=1),
        MissedRound(to=ME, player=seat, in_a_row=2),
    )


PUBLIC: tuple[Fact, ...] = (
    SeedCommitted(to=EVERYONE, sha256="9f86d081"),
    NightFell(to=EVERYONE, number=1),
    *(DayBroke(to=EVERYONE, number=2, deaths=deaths) for deaths in (0, 1, 3)),
    *(fact for seat in EACH for fact in _about(seat)),
    Sacrificed(to=EVERYONE, player=BOB, client=DEE),
    Sacrificed(to=EVERYONE, player=CAS, client=DEE),
    *(Pyre(to=EVERYONE, player=None, reason=r) for r in ("tie", "nobody", "acquitted", None)),
    *(Mayor(to=EVERYONE, player=None, how=how) for how in ("tie", "nobody", "vacant")),
    ElectionDue(to=EVERYONE, reason="testament"),
    *(TimeExtended(to=EVERYONE, by=Duration(129_600_000), wished=each) for each in (True, False)),
    AdministratorLooked(to=EVERYONE, player=None),
    *(Announcement(to=EVERYONE, text="There are no vampires.", hint=h) for h in (True, False)),
    *(Advice(to=ME, asked=asked, answer="No.") for asked in ("May I vote twice?", None)),
    Reprimanded(to=ME, reason="Letters were shown."),
    *(
        FactionDisqualified(to=EVERYONE, faction=faction, players=(ANN, BOB), reason=reason)
        for faction in ("villagers", "wolves", "necromancers", "vampires")
        for reason in ("They met in secret.", None)
    ),
    GameRewound(to=EVERYONE, upto=0),
    PowersLost(to=EVERYONE),
    *(
        FactionDefeated(to=EVERYONE, faction=faction, players=players)
        for faction in ("wolves", "necromancers", "elves")
        for players in ((ANN,), (BOB, DEE))
    ),
    Guilty(to=EVERYONE, players=(ANN, DEE)),
    Guilty(to=EVERYONE, players=()),
    Votes(
        to=EVERYONE,
        ballot="pyre",
        votes=((ANN, BOB), (BOB, "blank"), (CAS, BOB), (DEE, "missing")),
    ),
    Tally(to=EVERYONE, ballot="pyre", counts=((ANN, 2.0), (BOB, 2.5))),
    Votes(to=EVERYONE, ballot="election", votes=((ANN, "blank"),)),
    *(Won(to=EVERYONE, faction=team, players=(ANN, DEE)) for team in (*TEAMS, *BONDS, "elves")),
    Won(to=EVERYONE, faction="own", players=(DEE,)),
    Won(to=EVERYONE, faction="own", players=(ANN,)),
    Won(to=EVERYONE, faction="draw", players=()),
    FinalRole(
        to=EVERYONE,
        player=ANN,
        role="werewolf",
        faction="wolves",
        alive=True,
        lover=BOB,
        bodyguard=CAS,
        mayor=False,
        winner=True,
    ),
    FinalRole(
        to=EVERYONE,
        player=BOB,
        role="fool",
        faction="villagers",
        alive=False,
        lover=None,
        bodyguard=None,
        mayor=False,
        winner=False,
    ),
    GameOver(to=EVERYONE),
    SeedRevealed(to=EVERYONE, seed="2bd806c9"),
)

PRIVATE: tuple[Fact, ...] = (
    *(RoleTold(to=ME, role="healer", faction=team) for team in (*TEAMS, "elves")),
    RoleChanged(to=ME, role="innocent_girl", faction="villagers"),
    *(
        Fellows(to=ME, group=group, players=players)
        for group in ("pack", "vampires", "pipers", "elves")
        for players in ((DEE,), (ANN, BOB, DEE))
    ),
    LearnedRole(to=ME, about=BOB, role="white_werewolf"),
    LearnedConscience(to=ME, about=BOB, impure=True),
    LearnedConscience(to=ME, about=BOB, impure=False),
    *(
        PowerOutcome(to=ME, outcome=outcome, target=target)
        for outcome in ("success", "failure", "other")
        for target in (None, BOB, DEE)
    ),
    Overheard(to=ME, ballot="pack", counts=((ANN, 2.0), (BOB, 1.0)), blank=1, chosen=ANN),
    Overheard(to=ME, ballot="vampires", counts=((DEE, 1.0),), blank=0, chosen=DEE),
    Overheard(to=ME, ballot="elves", counts=(), blank=2, chosen=None),
    InLove(to=ME, with_=CAS),
    BodyguardOf(to=ME, player=ANN),
    HasBodyguard(to=ME, player=ANN),
    Enchanted(to=ME),
    Asleep(to=ME),
    Warned(to=ME),
    Robbed(to=ME),
    Victims(to=ME, players=(ANN, DEE)),
    Victims(to=ME, players=()),
    *(
        Chosen(to=ME, ballot=ballot, player=player, reason=reason)
        for ballot in ("pack", "vampires", "pipers", "elves")
        for player, reason in ((BOB, None), (None, "tie"), (None, "nobody"))
    ),
    *(
        PotionsUsed(to=ME, healed=healed, poisoned=poisoned)
        for healed in (None, ANN, DEE)
        for poisoned in (None, BOB)
    ),
    *(Proposition(to=ME, about=about, role="witch") for about in (BOB, DEE)),
    *(LearnedAura(to=ME, about=a, aura=aura) for a in (BOB, DEE) for aura in ("white", "black")),
    *(LearnedMystic(to=ME, about=a, mystic=is_so) for a in (BOB, DEE) for is_so in (True, False)),
    *(Visited(to=ME, about=BOB, players=players) for players in ((), (ANN,), (DEE,))),
    *(Visitors(to=ME, about=BOB, players=players) for players in ((), (ANN,), (CAS, DEE))),
    *(VisitorCount(to=ME, about=BOB, count=count) for count in (0, 1, 2)),
    VisitedBy(to=ME, player=CAS),
    *(
        BecameGhost(to=ME, power=power, necromancers=players)
        for power in ("vision", "elvishness")
        for players in ((), (ANN,), (ANN, BOB))
    ),
    LoveEnded(to=ME),
    GuardEnded(to=ME),
    AnswerTaken(to=ME, player=DEE, question="seer", choice=(("target", BOB),)),
    Withdrawn(to=ME, question="vote"),
)

NARRATORS: tuple[Fact, ...] = (
    Drawn(to=NARRATOR, label="pyre 1: scapegoat", options=(ANN, BOB), result=(BOB,)),
    Drawn(to=NARRATOR, label="role", options=("seer", "witch"), result=("seer",)),
    Dealt(to=NARRATOR, player=ANN, role="fool", faction="villagers"),
    *(DiedOf(to=NARRATOR, player=ANN, cause=cause) for cause in (*BLOWS, "elves")),
    Founded(to=NARRATOR, mayor=True),
    Founded(to=NARRATOR, mayor=False),
    Hit(to=NARRATOR, player=ANN, cause="wolves"),
    Doomed(to=NARRATOR, player=ANN, cause="heartbreak", wave=1, root="wolves"),
    Saved(to=NARRATOR, player=ANN),
    *(Survived(to=NARRATOR, player=ANN, reason=r) for r in ("protected", "extra_life", "elves")),
    BondEnded(to=NARRATOR, client=ANN),
    MarkPlaced(to=NARRATOR, player=ANN),
    LockPlaced(to=NARRATOR, player=ANN),
    GuiltPlaced(to=NARRATOR, players=(ANN, BOB)),
    GuiltPlaced(to=NARRATOR, players=()),
    BurdensLifted(to=NARRATOR),
    Condemned(to=NARRATOR, player=ANN),
    Condemned(to=NARRATOR, player=None, reason="tie"),
    TestamentWritten(to=NARRATOR, player=ANN),
    TestamentWritten(to=NARRATOR, player=None),
    Inactive(to=NARRATOR, player=ANN, cause="inactivity"),
    Inactive(to=NARRATOR, player=ANN, cause="disqualified"),
)

UNWORDED: tuple[Fact, ...] = (
    PhaseOpened(to=EVERYONE, phase="pyre", number=1, sequence=0),
    PhaseClosed(to=EVERYONE, sequence=0),
    Asked(to=ME, question="vote", parts=(Part("target", (ANN, BOB)),)),
)

FACTS: tuple[Fact, ...] = (*PUBLIC, *PRIVATE, *NARRATORS, *UNWORDED)


def _asked(question: str, least: int = 1, most: int = 1) -> Asked:
    return Asked(to=ME, question=question, parts=(Part("target", EACH, least, most),))


QUESTIONS: tuple[Asked, ...] = (
    *(
        _asked(key)
        for key in (
            *("thief", "client", "grave_robber", "sandman", "healer", "seer", "priest", "harlot"),
            *("seductress", "psychopath", "raven", "sheriff", "warner", "pack", "vampire"),
            *("alone", "shoot", "testament", "elect", "vote"),
        )
    ),
    _asked("cupid", 2, 2),
    _asked("magician", 2, 2),
    _asked("piper", 1, 2),
    _asked("guilt", 1, 4),
    Asked(
        to=ME,
        question="witch",
        parts=(Part("heal", (ANN, DEE), 0, 1), Part("poison", (BOB, CAS), 0, 1)),
    ),
)
"""Every question of Wakkerdam, with as many choices as its rules allow."""
