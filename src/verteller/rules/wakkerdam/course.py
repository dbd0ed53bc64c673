"""The course of a game: rounds one after another, with dawn and dusk between (Fases)."""

from collections.abc import Iterator

from verteller.rules.facts import EVERYONE, NARRATOR, Asked, Audience, Fact, PhaseOpened, Seat
from verteller.rules.wakkerdam import checkpoints, election, pyre, winning
from verteller.rules.wakkerdam.chains import wave
from verteller.rules.wakkerdam.facts import DayBroke, NightFell
from verteller.rules.wakkerdam.inactivity import give_strikes
from verteller.rules.wakkerdam.roles.werewolf import promote_cubs
from verteller.rules.wakkerdam.rounds import DAY, INITIATION, LATE, NIGHT, Round
from verteller.rules.wakkerdam.village import Village


def open_round(village: Village, held: Round) -> Iterator[Fact]:
    """
    Open a round: who knows of it, then what those who are asked must know, then questions.

    A round of the night is known to whoever is asked in it and to nobody else; it lasts as
    long when nobody is (WAK-PHASE-09).
    """
    stated = tuple(held.ask(village))
    asked: set[Seat] = set()
    for fact in stated:
        if isinstance(fact, Asked) and isinstance(fact.to, tuple):
            asked.update(fact.to)
    to: Audience = EVERYONE if held.public else (tuple(sorted(asked)) or NARRATOR)
    number = max(village.night, 1)
    yield PhaseOpened(
        to=to,
        phase=held.name,
        number=number,
        sequence=village.sequence + 1,
        rule="WAK-PHASE-02",
    )
    yield from stated


def go_on(village: Village, rounds: tuple[Round, ...]) -> Iterator[Fact]:
    """
    Open the first of *rounds* that is held, or pass on to the next part of the game.

    Source: wakkerdam, Fases, WAK-PHASE-01, -02, -09, -15.
    """
    for held in rounds:
        if held is LATE and village.wave == 0:
            # The night's first wave: whoever is still hit, now that the elixirs have worked.
            yield from wave(village, dict(village.hits))
        if held.is_held(village):
            yield from open_round(village, held)
            return
    if rounds and rounds[-1] is INITIATION[-1]:
        yield from nightfall(village)
    elif rounds and rounds[-1] is LATE:
        yield from daybreak(village)
    else:
        yield from dusk(village)


def after(village: Village, closed: Round) -> Iterator[Fact]:
    """Go on after *closed*; a late round or last words may be held again (WAK-PHASE-16)."""
    for part in (INITIATION, NIGHT, DAY):
        if closed in part:
            here = part.index(closed)
            again = here == len(part) - 1 and closed is not INITIATION[-1]
            rest = part[here:] if again else part[here + 1 :]
            if not rest:
                yield from nightfall(village)
            elif rest[0].name == "pyre":
                yield from open_vote(village)
            else:
                yield from go_on(village, rest)


def nightfall(village: Village) -> Iterator[Fact]:
    """Begin the next night: cubs grow up, then its rounds. Source: wakkerdam, 3.1 N0."""
    yield NightFell(to=EVERYONE, number=village.night + 1, rule="WAK-PHASE-01")
    yield from promote_cubs(village)
    yield from go_on(village, NIGHT)


def daybreak(village: Village) -> Iterator[Fact]:
    """Make the night's deaths final and begin the day. Source: wakkerdam, 3.1 D0."""
    deaths = set(village.doomed) | {s for s in village.inactive if village.is_living(s)}
    yield DayBroke(to=EVERYONE, number=village.night, deaths=len(deaths), rule="WAK-PHASE-11")
    yield from checkpoints.finish(village, f"dawn {village.night}")
    yield from election.succeed(village)
    yield from winning.end(village)
    if village.over:
        return
    if DAY[0].is_held(village):
        yield from open_round(village, DAY[0])
    else:
        yield from open_vote(village)


def open_vote(village: Village) -> Iterator[Fact]:
    """Open the pyre vote, with what weighs on it. Source: wakkerdam, 3.1 D2."""
    yield from pyre.announce(village)
    yield from open_round(village, DAY[1])


def dusk(village: Village) -> Iterator[Fact]:
    """Publish the vote and make the day's deaths final. Source: wakkerdam, 3.1 D4."""
    yield from pyre.publish(village)
    yield from give_strikes(village)
    yield from checkpoints.finish(village, f"dusk {village.night}")
    yield from pyre.announce_guilt(village)
    yield from winning.end(village)
    if not village.over:
        yield from nightfall(village)
