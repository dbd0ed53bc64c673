"""A day worked out: the stake, the election, and the evening's report (S1 to S7)."""

from collections.abc import Generator, Iterator
from dataclasses import dataclass

from verteller.rules import assembly
from verteller.rules.assembly import Ballots
from verteller.rules.facts import (
    EVERYONE,
    NARRATOR,
    Condemned,
    Died,
    DiedOf,
    Fact,
    Mayor,
    Pyre,
    Seat,
    Sunset,
)
from verteller.rules.lupus3 import ending, letters
from verteller.rules.lupus3.facts import Elected, Spared
from verteller.rules.lupus3.night import show_role
from verteller.rules.lupus3.village import Village

SAVED_BY = {"niece": "LU3-NIECE-01", "advocate": "LU3-ADVOCATE-01"}
"""By which rule a condemned one does not burn. Source: lupus 3.0, 4.3, 6.6, S4."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """
    What comes of the stake.

    Args:
        condemned: Whom the assembly has condemned, if anybody.
        reason: Why nobody burns; None when the condemned does.
        rule: By which rule.
        because: The entries it came of.
    """

    condemned: Seat | None
    reason: str | None
    rule: str
    because: tuple[int, ...]

    @property
    def burnt(self) -> Seat | None:
        """Who dies at the stake."""
        return self.condemned if self.reason is None else None


def resolve(village: Village) -> Iterator[Fact]:
    """
    Work out the day that has just closed, in the order of the evening's report.

    Source: lupus 3.0, 4.3, 7, S1 to S7, LU3-SUNSET-01, -02, LU3-MAIL-08, -09.
    """
    in_play = ending.factions_in_play(village)
    stake, election = assembly.cast(village, "vote"), assembly.cast(village, "elect")
    chosen = _chosen(village, election)
    verdict = yield from _judge(village, stake, chosen)
    yield Sunset(to=EVERYONE, number=village.night, rule="LU3-SYS-02")
    yield from _execute(village, verdict)
    yield from assembly.publish(stake, "pyre", "LU3-VOTE-02")
    yield from _spare(verdict)
    takes_office = chosen is not None and chosen != verdict.burnt
    if election:
        yield Elected(to=EVERYONE, player=chosen, rule="LU3-MAIL-09")
        if takes_office:
            yield Mayor(to=EVERYONE, player=chosen, how="elected", rule="LU3-MAYOR-01")
        yield from assembly.publish(election, "election", "LU3-MAIL-09")
    close = yield from ending.settle(village, in_play, village.day_label)
    yield from ending.succeed(village, close, village.day_label)
    if verdict.burnt is not None:
        yield from letters.died(verdict.burnt, letters.SUNSET, verdict.because)
    if takes_office and chosen is not None:
        yield from letters.elected(chosen)
    yield from ending.conclude(village, close)


def _chosen(village: Village, election: Ballots) -> Seat | None:
    """
    Return who is elected: whom more than half of the living want.

    Source: lupus 3.0, S2, LU3-MAYOR-01.
    """
    if village.options["election"] == "most":
        return assembly.counted(election).winner
    return assembly.majority(election, village.living)


def _judge(village: Village, stake: Ballots, chosen: Seat | None) -> Generator[Fact, None, Verdict]:
    """
    Find whom the assembly condemns, and whether he is saved; in a tie the new mayor's vote decides.

    Source: lupus 3.0, 4.3, 6.6, S3, S4, LU3-VOTE-01, LU3-AMB-24, -30.
    """
    if not _is_valid(village, stake):
        return Verdict(None, "quorum", "LU3-VOTE-01", ())
    is_tied = len(assembly.counted(stake).leaders) > 1
    if is_tied and village.options["tie"] == "nobody":
        return Verdict(None, "tie", "LU3-VOTE-01", ())
    is_new = chosen is not None and village.options["tie_vote"] == "elected"
    mayor = chosen if is_new else village.mayor
    mayor = mayor if village.options["tie"] == "mayor" else None
    condemned, _ = yield from assembly.condemn(village, stake, mayor, village.day_label)
    given = (answers["vote"].entry for answers in village.given.values() if "vote" in answers)
    because = tuple(sorted(given))
    if _is_niece(village, condemned):
        return Verdict(condemned, "niece", SAVED_BY["niece"], because)
    advocates = village.advocates.get(condemned, ())
    if advocates:
        because = tuple(sorted((*advocates, *because)))
        return Verdict(condemned, "advocate", SAVED_BY["advocate"], because)
    return Verdict(condemned, None, "LU3-VOTE-01", because)


def _is_valid(village: Village, stake: Ballots) -> bool:
    """Tell whether enough of the living voted. Source: lupus 3.0, S3, LU3-VOTE-01, -02."""
    quorum = village.options["quorum"]
    if quorum == "none":
        return bool(stake)
    if quorum == "more_than_half":
        return 2 * len(stake) > len(village.living)
    return assembly.is_quorate(stake, village.living)


def _is_niece(village: Village, condemned: Seat) -> bool:
    """
    Tell whether the Niece of Mubarak is condemned, who is saved as long as she is that.

    Source: lupus 3.0, 4.3, 6.6, LU3-NIECE-01, -02, LU3-AMB-22.
    """
    is_spent = village.options["niece"] == "once" and condemned in village.saved
    return village.roles[condemned] == "mubarak_niece" and not is_spent


def _execute(village: Village, verdict: Verdict) -> Iterator[Fact]:
    """
    Say who is condemned and whether he burns (section 1).

    Source: lupus 3.0, 4.3, S4, LU3-MAIL-08, LU3-AMB-23.
    """
    rule, because = verdict.rule, verdict.because
    if verdict.condemned is not None:
        yield Condemned(to=EVERYONE, player=verdict.condemned, rule="LU3-MAIL-08", because=because)
    burnt = verdict.burnt
    yield Pyre(to=EVERYONE, player=burnt, reason=verdict.reason, rule=rule, because=because)
    if burnt is not None:
        yield DiedOf(to=NARRATOR, player=burnt, cause="pyre", rule=rule, because=because)
        yield Died(to=EVERYONE, player=burnt, cause="pyre", rule=rule, because=because)
        yield from show_role(village, burnt)


def _spare(verdict: Verdict) -> Iterator[Fact]:
    """
    Announce why the condemned does not burn: as the Niece alone, though an advocate saves him too.

    Source: lupus 3.0, 4.3, 6.6, LU3-MAIL-09, LU3-NIECE-01, LU3-ADVOCATE-03.
    """
    if verdict.condemned is not None and verdict.reason in SAVED_BY:
        yield Spared(
            to=EVERYONE,
            player=verdict.condemned,
            by=verdict.reason,
            rule=verdict.rule,
            because=verdict.because,
        )
