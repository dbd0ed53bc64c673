"""The mayor (Burgemeester): elected by all, or named in a testament."""

from collections.abc import Generator, Iterator

from verteller.rules.ballots import Outcome, count
from verteller.rules.chance import draw
from verteller.rules.facts import EVERYONE, Asked, Fact, Mayor, Part, Seat, Tally, Votes
from verteller.rules.wakkerdam.facts import ElectionDue
from verteller.rules.wakkerdam.village import Village


def ask(village: Village) -> Iterator[Fact]:
    """Ask every living player; everybody may be elected. Source: WAK-MAYOR-03, -12."""
    part = Part("target", village.living)
    yield Asked(to=village.living, question="elect", parts=(part,), rule="WAK-MAYOR-03")


def elect(village: Village) -> Iterator[Fact]:
    """
    Count one vote each and give the office, or void it for ever.

    Source: wakkerdam, Burgemeesterverkiezing, WAK-MAYOR-04 to -06, -11, -12.
    """
    answers = village.answers("elect")
    why = tuple(entry for _, _, entries in answers for entry in entries)
    outcome = count((target, 1.0) for _, targets, _ in answers for target in targets)
    votes = ballot(village, "elect")
    rule = "WAK-MAYOR-11"
    yield Votes(to=EVERYONE, ballot="election", votes=votes, rule=rule, because=why)
    yield Tally(to=EVERYONE, ballot="election", counts=outcome.counts, rule=rule, because=why)
    winner, how = outcome.winner, "elected"
    if winner is None:
        winner, how = yield from _without_majority(village, outcome)
    rule = {"elected": "WAK-MAYOR-04", "nobody": "WAK-MAYOR-06"}.get(how, "WAK-MAYOR-05")
    yield Mayor(to=EVERYONE, player=winner, how=how, rule=rule, because=why)


def _without_majority(
    village: Village, outcome: Outcome
) -> Generator[Fact, None, tuple[Seat | None, str]]:
    """Return no mayor and why, or one by lot where the group wants that. Source: AMB-05."""
    if village.options["election_tie"] == "lot" and outcome.leaders:
        label = f"election {village.night}: mayor"
        winner = yield from draw(village.chance, label, outcome.leaders)
        return winner, "lot"
    return None, outcome.reason or "tie"


def ballot(village: Village, question: str) -> tuple[tuple[Seat, Seat | str], ...]:
    """List what everybody asked has voted, ``blank`` and ``missing`` included, by seat."""
    votes: list[tuple[Seat, Seat | str]] = []
    for seat, asked in sorted(village.was_asked.items()):
        if question in asked:
            given = village.given.get(seat, {}).get(question)
            targets = village.targets(seat, question)
            votes.append((seat, targets[0] if targets else "blank" if given else "missing"))
    return tuple(votes)


def succeed(village: Village) -> Iterator[Fact]:
    """
    Give the office to whom the testament names, or call an election.

    Somebody named who does not live at dawn counts as nobody.

    Source: wakkerdam, Burgemeesterverkiezing, WAK-MAYOR-08, -09, -13, -16.
    """
    testament = village.testament
    if testament is None:
        return
    heir, entry = testament
    why = (entry,)
    if heir is not None and village.is_living(heir):
        yield Mayor(to=EVERYONE, player=heir, how="testament", rule="WAK-MAYOR-08", because=why)
    else:
        rule = "WAK-MAYOR-09" if heir is None else "WAK-MAYOR-13"
        yield ElectionDue(to=EVERYONE, reason="testament", rule=rule, because=why)
