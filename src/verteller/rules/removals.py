"""
Masters who take players out, and players who give up, in games of nights and days.

Whoever has to go does so at the end of the coming dawn or sunset, the dead too.

Source: tempo reale, 2.2, 2.3, LTR-SYS-28, -29, LTR-AMB-47; lupus 3.0, LU3-SYS-27.
"""

from collections.abc import Iterator, Sequence

from verteller.rules.errors import AnswerError, Refusal
from verteller.rules.facts import (
    EVERYONE,
    NARRATOR,
    DisqualifiedBecause,
    Exiled,
    Fact,
    FactionDisqualified,
    FactionSentenced,
    PlayerLeft,
    Seat,
    Sentenced,
)
from verteller.rules.moves import Act, Disqualified, DisqualifiedFaction, Left
from verteller.rules.town import Town


def sentence(
    town: Town, act: Act, number: int, in_play: Sequence[str], *, rule: str, faction_rule: str
) -> Iterator[Fact]:
    """
    Have players exiled at the end of the coming dawn or sunset.

    Args:
        number: Where the act stands in the log.
        in_play: The factions that can be taken out as a whole.
        rule, faction_rule: By which rule one goes, and by which a faction.

    Raises:
        AnswerError: ``not_a_choice`` for who or what does not play, ``not_allowed`` for who has to
            go already.
    """
    because = (number,)
    match act:
        case Disqualified(seat=seat, public_reason=reason):
            _refuse_unless_playing(town, seat)
            if town.sentenced.get(seat, ("", 0))[0] == "disqualified":
                raise AnswerError(Refusal.NOT_ALLOWED, detail="disqualified", given=(seat,))
            yield Sentenced(
                to=NARRATOR,
                player=seat,
                cause="disqualified",
                public_reason=reason.strip(),
                rule=rule,
                because=because,
            )
        case DisqualifiedFaction(faction=faction, public_reason=reason):
            if faction not in in_play:
                raise AnswerError(Refusal.NOT_A_CHOICE, given=(faction,))
            if faction in town.condemned:
                raise AnswerError(Refusal.NOT_ALLOWED, detail="disqualified", given=(faction,))
            yield FactionSentenced(
                to=NARRATOR,
                faction=faction,
                public_reason=reason.strip(),
                rule=faction_rule,
                because=because,
            )
        case Left(seat=seat):
            _refuse_unless_playing(town, seat)
            if seat in town.left:
                raise AnswerError(Refusal.NOT_ALLOWED, detail="left", given=(seat,))
            yield PlayerLeft(to=EVERYONE, player=seat, rule=rule, because=because)


def _refuse_unless_playing(town: Town, seat: Seat) -> None:
    if not 0 <= seat < len(town.names) or seat in town.exiled:
        raise AnswerError(Refusal.NOT_A_CHOICE, given=(seat,))


def expel(town: Town, rule: str, faction_rule: str) -> Iterator[Fact]:
    """
    Exile whom a master has disqualified, one by one and by factions, and who has given up.

    A faction's members are those it has now: who was drawn into it last night goes with it, and
    who left it stays.

    Source: tempo reale, 2.2, 2.3, LTR-SYS-28, -29, LTR-AMB-47.
    """
    for seat, (cause, entry) in sorted(town.sentenced.items()):
        why = town.reasons.get(seat, "")
        yield Exiled(to=EVERYONE, player=seat, cause=cause, rule=rule, because=(entry,))
        if why:
            yield DisqualifiedBecause(
                to=EVERYONE, player=seat, reason=why, rule=rule, because=(entry,)
            )
    for faction, (why, entry) in sorted(town.condemned.items()):
        yield from _expel_faction(town, faction, why, entry, faction_rule)


def _expel_faction(town: Town, faction: str, why: str, entry: int, rule: str) -> Iterator[Fact]:
    players, because = town.members(faction), (entry,)
    yield FactionDisqualified(
        to=EVERYONE,
        faction=faction,
        players=players,
        reason=why or None,
        rule=rule,
        because=because,
    )
    for seat in players:
        if seat not in town.exiled:
            cause = "disqualified"
            yield Exiled(to=EVERYONE, player=seat, cause=cause, rule=rule, because=because)
