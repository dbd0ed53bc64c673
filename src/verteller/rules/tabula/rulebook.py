"""The rulebook of Lupus in Tabula as the engine sees it."""

from collections.abc import Iterator, Sequence

from verteller.rules.dealing import draw_deal
from verteller.rules.errors import AnswerError, Refusal, SetupError
from verteller.rules.facts import EVERYONE, NARRATOR, Asked, Dealt, Fact, RoleTold, Seat
from verteller.rules.facts import SeedCommitted as Committed
from verteller.rules.moves import Act, Composition, Ended, Passed, Started
from verteller.rules.removals import sentence
from verteller.rules.rulebook import Limit, Rulebook
from verteller.rules.tabula import cards, lynching, night, voting, winning
from verteller.rules.tabula.discussion import DEFENCE, DISCUSSION
from verteller.rules.tabula.facts import CardsInPlay
from verteller.rules.tabula.options import SETTINGS
from verteller.rules.tabula.roles import FACTIONS, ROLES
from verteller.rules.tabula.village import Village
from verteller.rules.tabula.voting import BALLOT, BALLOT_AGAIN, NOMINATE, VOTE

POSITION = 3
"""So many players at least are in a position that is set up by hand, to play on from it."""


class Tabula(Rulebook[Village]):
    """The rules of the Dutch edition of 2005, with the ledger's rulings as defaults."""

    key = "tabula"
    version = "1"
    settings = SETTINGS
    roles = FACTIONS
    limits = (
        Limit(frozenset({"werewolf"}), 2, 3),
        Limit(frozenset({"seer"}), 1, 1),
        Limit(frozenset({"freemason"}), 2, 2, or_none=True),
        *(Limit(frozenset({key}), 0, 1) for key, role in ROLES.items() if role.cards == 1),
    )
    least = cards.LEAST
    most = cards.MOST
    secret_phases = frozenset(night.CALLS)
    phases = (*night.CALLS, DISCUSSION, NOMINATE, DEFENCE, BALLOT, BALLOT_AGAIN)

    def state(self, started: Started) -> Village:
        """Return an empty village."""
        return Village(started, self.options(started))

    def validate(self, started: Started) -> None:
        """
        Check also the cards, and that nothing is fixed beforehand.

        A deal by hand is a position in a game, so it may be one that no game begins with.

        Raises:
            SetupError: As everywhere, or ``fixed``, ``role_minimum``.

        Source: tabula, Voorbereiding, TAB-SET-01, TAB-CMP-01 to -05.
        """
        for key, seat in started.fixed:
            raise SetupError("fixed", key=key, seat=seat)
        if not started.deal:
            super().validate(started)
            return
        size = len(started.players)
        if not POSITION <= size <= self.most:
            raise SetupError("player_count", count=size, least=POSITION, most=self.most)
        if len({name.casefold() for name in started.players}) != size:
            raise SetupError("same_name", players=started.players)
        self.options(started)
        unknown = tuple(role for role in started.deal if role not in FACTIONS)
        if unknown:
            raise SetupError("unknown_role", roles=unknown)
        if len(started.deal) != size:
            raise SetupError("role_count", count=len(started.deal), players=size)

    def dealt(self, started: Started) -> tuple[Composition, ...]:
        """Return the distributions to draw from, all of them legal. Source: TAB-CMP-01 to -05."""
        found = super().dealt(started)
        strict = bool(self.options(started)["strict_minimums"])
        for composition in found:
            cards.check(composition.roles, strict=strict)
        return found

    def warnings(self, roles: Sequence[str]) -> tuple[str, ...]:
        """
        Return ``few_for_owl`` and the like for characters that want more players.

        Source: tabula, Speciale Personages, TAB-CMP-04, TAB-AMB-01.
        """
        return tuple(f"few_for_{role}" for role in cards.too_few_for(roles))

    def begin(self, state: Village) -> Iterator[Fact]:
        """
        Deal, show everybody his own card, say which are in play, and let night fall.

        Source: tabula, Voorbereiding, TAB-SET-07, -09, TAB-FLW-01, TAB-AMB-31.
        """
        yield Committed(to=EVERYONE, sha256=state.chance.commitment)
        roles = state.started.deal
        if not roles:
            roles = (yield from draw_deal(state, self.dealt(state.started))).roles
        for seat, role in zip(state.seats, roles, strict=True):
            faction, rule = FACTIONS[role], "TAB-SET-07"
            yield Dealt(to=NARRATOR, player=seat, role=role, faction=faction, rule=rule)
            yield RoleTold(to=(seat,), role=role, faction=faction, rule="TAB-SET-09")
        listed = tuple(key for key in ROLES for role in roles if role == key)
        yield CardsInPlay(to=EVERYONE, roles=listed, rule="TAB-SYS-07")
        yield from night.fall(state)

    def close(self, state: Village, closed: int) -> Iterator[Fact]:
        """Work out the phase that has just closed, and go on. Source: tabula, TAB-FLW-01, -04."""
        name = state.closed.name if state.closed else ""
        if name in night.CALLS:
            yield from night.resolve(state, name)
        elif name == DISCUSSION:
            yield from lynching.nominate(state)
        elif name == NOMINATE:
            yield from lynching.resolve_nomination(state)
        elif name == DEFENCE:
            yield from lynching.after_speech(state)
        else:
            yield from lynching.resolve_ballot(state, name)

    def answered(self, state: Village, seat: Seat, asked: Asked) -> Iterator[Fact]:
        """End a turn with its vote. Source: tabula, Het lynchen, TAB-NOM-03, TAB-AMB-32."""
        if asked.question == VOTE:
            yield from voting.voted(state, seat)

    def act(self, state: Village, act: Act, number: int) -> Iterator[Fact]:
        """
        Let a turn pass, have a player leave at the end of the coming dawn or day, or end the game.

        Source: tabula, TAB-SYS-36, -38.
        """
        match act:
            case Passed():
                yield from voting.passed(state, act, number)
            case Ended(factions=sides):
                unknown = tuple(each for each in sides if each not in FACTIONS.values())
                if unknown:
                    raise AnswerError(Refusal.NOT_A_CHOICE, given=unknown)
                yield from winning.abort(state, tuple(dict.fromkeys(sides)), (number,))
            case _:
                rule = "TAB-SYS-38"
                yield from sentence(state, act, number, (), rule=rule, faction_rule=rule)

    def why_not_asked(self, state: Village, seat: Seat) -> str:
        """Say ``exiled``, ``dead``, or nothing. Source: tabula, TAB-DAY-03."""
        return "exiled" if seat in state.exiled else super().why_not_asked(state, seat)


RULEBOOK = Tabula()
"""What the engine plays Lupus in Tabula by."""
