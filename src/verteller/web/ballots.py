"""What was told in one turn, piece by piece: paragraphs, and votes as tables."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from verteller.rules.facts import Fact, Seat, Tally, Votes
from verteller.telling.ballots import tell_votes
from verteller.telling.paragraphs import Paragraph
from verteller.telling.teller import Teller
from verteller.web.wording import say

_WORDED: Final = ("blank", "missing")
"""Words that stand for no vote and have words of their own."""


@dataclass(frozen=True, slots=True)
class Row:
    """A line of a table: a voter and his preference, or a player and what he got."""

    name: str
    value: str


@dataclass(frozen=True, slots=True)
class Ballot:
    """
    A vote of which everybody is told, as tables.

    Args:
        kind: What it was about (``pyre``, ``election``).
        caption: The same in words; empty where a title says so already.
        votes: Who voted for whom, in the order of the seats; empty where that is secret.
        totals: Who got how many, the most first.
        told: The same as lines of text.

    Source: tempo reale, LTR-SYS-09, LTR-SYS-11, LTR-VOTE-11, LTR-MAYOR-10; wakkerdam, WAK-PYRE-15.
    """

    kind: str
    caption: str
    votes: tuple[Row, ...]
    totals: tuple[Row, ...]
    told: Paragraph


@dataclass(frozen=True, slots=True)
class Title:
    """The heading of a report's section, over the pieces up to the next one."""

    title: str


Piece: TypeAlias = Paragraph | Ballot | Title


def pieces(facts: Sequence[Fact], teller: Teller) -> Iterator[Piece]:
    """
    Return *facts* in words, in their order, every vote as a table.

    Where the rulebook has reports, they are in sections.

    Source: lupus 3.0, 4.2, 4.3, LU3-SYS-16, LU3-SYS-18.
    """
    for section in teller.sections(facts):
        if section.title:
            yield Title(section.title)
        if any(isinstance(fact, Votes | Tally) for fact in section.facts):
            yield from _with_tables(section.facts, teller, has_title=bool(section.title))
        else:
            yield from section.paragraphs


def _with_tables(facts: Sequence[Fact], teller: Teller, *, has_title: bool) -> Iterator[Piece]:
    run: list[Fact] = []
    done: set[int] = set()
    for place, fact in enumerate(facts):
        if place in done:
            continue
        if not isinstance(fact, Votes | Tally):
            run.append(fact)
            continue
        yield from teller.facts(run)
        run = []
        votes, tally = (fact, None) if isinstance(fact, Votes) else (None, fact)
        for later in range(place + 1, len(facts)):
            other = facts[later]
            if votes and isinstance(other, Tally) and other.ballot == votes.ballot:
                tally = other
                done.add(later)
                break
        yield _ballot(votes, tally, teller, has_title=has_title)
    yield from teller.facts(run)


def _ballot(votes: Votes | None, tally: Tally | None, teller: Teller, *, has_title: bool) -> Ballot:
    kind = votes.ballot if votes else tally.ballot if tally else ""
    cast = votes.votes if votes else ()
    rows = tuple(Row(teller.name(voter), _option(option, teller)) for voter, option in cast)
    known = kind in {"pyre", "election"}
    caption = say(f"ballot-{kind}" if known else "ballot-other")
    return Ballot(
        kind=kind,
        caption="" if has_title else caption,
        votes=rows,
        totals=tuple(_totals(votes, tally, teller)),
        told=tell_votes(votes, tally, teller.voice),
    )


def _totals(votes: Votes | None, tally: Tally | None, teller: Teller) -> Iterable[Row]:
    """Return what each got: as it was counted, or else as many as voted for him."""
    counts: dict[Seat, float] = dict(tally.counts) if tally else {}
    if tally is None and votes is not None:
        for _, option in votes.votes:
            if not isinstance(option, str):
                counts[option] = counts.get(option, 0) + 1
    number = teller.voice.words.number
    for seat in sorted(counts, key=lambda seat: (-counts[seat], seat)):
        yield Row(teller.name(seat), number(counts[seat]))


def _option(option: Seat | str, teller: Teller) -> str:
    if option in _WORDED:
        return say(f"ballot-{option}")
    return teller.voice.option(option)
