"""The results of votes as tables: who voted for whom, and what it came to."""

from collections.abc import Iterable
from typing import Final

from verteller.rules.facts import Overheard, Seat, Tally, Votes
from verteller.telling.paragraphs import Paragraph
from verteller.telling.variables import describe_seat
from verteller.telling.voice import Voice

_WORDED: Final = ("blank", "missing")
"""Words that stand for no vote, in the order in which they are listed."""


def tell_votes(votes: Votes | None, tally: Tally | None, voice: Voice) -> Paragraph:
    """
    Return the table of a ballot: most votes first, then blank and missing votes.

    Nothing but names and totals is shown: that a vote weighs more because its voter was warned
    must not be told.

    Args:
        votes: Who voted for whom, if that is known.
        tally: What each player got, if that is known.

    Source: wakkerdam, WAK-PYRE-14, WAK-PYRE-15, WAK-MAYOR-11 (AMB-58).
    """
    ballot = votes.ballot if votes else tally.ballot if tally else ""
    voters: dict[Seat, list[Seat]] = {}
    rest: dict[str, list[Seat]] = {}
    for voter, option in votes.votes if votes else ():
        if isinstance(option, str):
            rest.setdefault(option, []).append(voter)
        else:
            voters.setdefault(option, []).append(voter)
    totals = dict(tally.counts) if tally else {}
    named = {*voters, *totals}
    order = sorted(named, key=lambda s: (-totals.get(s, 0), -len(voters.get(s, ())), s))
    lines = [_line(seat, voters.get(seat, []), totals.get(seat), voice) for seat in order]
    if not lines:
        lines.append(voice.say("votes-none"))
    lines += _without_vote(rest, voice)
    return Paragraph(voice.say("votes-title", ballot=ballot), tuple(lines))


def _line(seat: Seat, voters: list[Seat], total: float | None, voice: Voice) -> str:
    player, names = voice.cast.name(seat), _row(voters, voice)
    if total is None:
        return voice.say("votes-for", player=player, voters=names)
    if not voters:
        return voice.say("votes-without-voters", player=player, total=voice.words.number(total))
    said = voice.words.number(total)
    return voice.say("votes-for-total", player=player, voters=names, total=said)


def _without_vote(rest: dict[str, list[Seat]], voice: Voice) -> Iterable[str]:
    for word in (*_WORDED, *sorted(set(rest) - set(_WORDED))):
        if word in rest:
            names = _row(rest[word], voice)
            if word in _WORDED:
                yield voice.say(f"votes-{word}", voters=names)
            else:
                yield voice.say("votes-word", word=voice.spell(word), voters=names)


def _row(seats: Iterable[Seat], voice: Voice) -> str:
    return ", ".join(voice.cast.name_all(seats))


def tell_overheard(fact: Overheard, voice: Voice) -> Paragraph:
    """
    Return a ballot as somebody overheard it: numbers and no voter.

    Source: wakkerdam, WAK-GIRL-01 to -03 (AMB-26).
    """
    order = sorted(fact.counts, key=lambda count: (-count[1], count[0]))
    lines = [
        voice.say("overheard-count", player=voice.cast.name(seat), votes=_whole(votes))
        for seat, votes in order
    ]
    if fact.blank:
        lines.append(voice.say("overheard-blank", blank=fact.blank))
    chosen = describe_seat("chosen", fact.chosen, voice)
    lines.append(voice.say("overheard-chosen", **chosen))
    return Paragraph(voice.say("overheard", ballot=fact.ballot), tuple(lines))


def _whole(votes: float) -> int | float:
    """Return a whole number as such, so that its plural is found."""
    return int(votes) if float(votes).is_integer() else votes
