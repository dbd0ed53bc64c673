"""The rulebook of Düsterwald as the engine sees it."""

from collections.abc import Iterator, Sequence

from verteller.rules.dealing import draw_deal
from verteller.rules.duesterwald import course, night, ready, winning
from verteller.rules.duesterwald.facts import Leaving, RolesListed
from verteller.rules.duesterwald.options import SETTINGS
from verteller.rules.duesterwald.role import CITIZENS, WOLVES
from verteller.rules.duesterwald.roles import ALIASES, ANY_NUMBER, FACTIONS, ROLES, black_raven
from verteller.rules.duesterwald.village import Village
from verteller.rules.errors import AnswerError, Refusal, SetupError
from verteller.rules.facts import (
    EVERYONE,
    NARRATOR,
    Asked,
    Audience,
    Choice,
    Dealt,
    Fact,
    Mayor,
    PlayerLeft,
    RoleTold,
    Seat,
    SeedCommitted,
)
from verteller.rules.moves import Act, Disqualified, Ended, Left, Started, Worded
from verteller.rules.rulebook import Limit, Rulebook

STARTING_WOLVES = frozenset(key for key, faction in FACTIONS.items() if faction == WOLVES)

LIMITS = (
    *(Limit(frozenset({role}), most=1) for role in ROLES if role not in ANY_NUMBER),
    Limit(frozenset({"sibling"}), least=2, or_none=True),
    Limit(STARTING_WOLVES, least=1),
    Limit(frozenset(ROLES) - STARTING_WOLVES, least=1),
)
"""What may be dealt together. Source: duesterwald, DUE-SYS-10, DUE-SIB-03, DUE-AMB-43."""

MANY_SIBLINGS = 3
"""More than so many are odd. Source: duesterwald, Die Geschwister, DUE-SIB-03."""


class Duesterwald(Rulebook[Village]):
    """The rules for the village of Düsterwald, with the ledger's rulings as defaults."""

    key = "duesterwald"
    version = "1"
    settings = SETTINGS
    roles = FACTIONS
    limits = LIMITS
    aliases = ALIASES
    least = 3
    most = 1000
    secret_phases = frozenset({*night.BY_NAME, "shot", "ballot"})
    phases = (ready.READY, *night.BY_NAME, "shot", "captain", "accuse", "ballot", "tie")

    def state(self, started: Started) -> Village:
        """Return an empty village."""
        return Village(started, self.options(started))

    def validate(self, started: Started) -> None:
        """Check also what is fixed beforehand: the captain alone can be, and must be a player."""
        super().validate(started)
        for key, seat in started.fixed:
            if key != "mayor" or not 0 <= seat < len(started.players):
                raise SetupError("fixed", key=key, seat=seat)

    def warnings(self, roles: Sequence[str]) -> tuple[str, ...]:
        """Say ``many_siblings`` above three. Source: DUE-SIB-03, DUE-AMB-43."""
        return ("many_siblings",) if roles.count("sibling") > MANY_SIBLINGS else ()

    def begin(self, state: Village) -> Iterator[Fact]:
        """
        Deal, tell everybody his role, list the roles, and let the first night fall.

        With ``ready_word`` there is time to read before.

        Source: duesterwald, Vorbereitung, DUE-SET-04 to -08, -11, -12, DUE-AMB-40,
        DUE-SYS-09.
        """
        yield SeedCommitted(to=EVERYONE, sha256=state.chance.commitment)
        roles = state.started.deal
        if not roles:
            roles = (yield from draw_deal(state, self.dealt(state.started))).roles
        for seat, role in zip(state.seats, roles, strict=True):
            faction = FACTIONS[role]
            yield Dealt(to=NARRATOR, player=seat, role=role, faction=faction, rule="DUE-SET-06")
            yield RoleTold(to=(seat,), role=role, faction=faction, rule="DUE-SET-07")
        listed = tuple(role for role in ROLES for _ in range(roles.count(role)))
        audience: Audience = EVERYONE if state.options["public_composition"] else NARRATOR
        yield RolesListed(to=audience, roles=listed, rule="DUE-SET-04")
        for _, seat in state.started.fixed:
            yield Mayor(to=EVERYONE, player=seat, how="fixed", rule="DUE-CAP-01")
        yield from ready.ask(state) if state.options["ready_word"] else night.begin(state)

    def close(self, state: Village, closed: int) -> Iterator[Fact]:
        """Work out the phase that has closed, and go on. Source: duesterwald, 3.1."""
        if state.closed is not None:
            yield from course.after(state, state.closed.name)

    def refused(
        self, state: Village, seat: Seat, asked: Asked, choice: Choice, refusal: AnswerError
    ) -> AnswerError:
        """Tell the urwolf that it is not possible, rather than not offered. Source: AMB-06."""
        if asked.question == "convert" and choice == (("target", "yes"),):
            return AnswerError(Refusal.NOT_ALLOWED, detail="no_conversion")
        return refusal

    def act(self, state: Village, act: Act, number: int) -> Iterator[Fact]:
        """
        Take somebody out at the next checkpoint, end the game, or take a letter's words.

        Source: duesterwald, DUE-SYS-42, DUE-RAV-04.
        """
        because, rule = (number,), "DUE-SYS-42"
        match act:
            case Worded(seat=seat, text=text):
                yield from black_raven.write(state, seat, text, number)
            case Disqualified(seat=seat, public_reason=reason):
                self._refuse_unless_living(state, seat)
                if state.leaving.get(seat, ("", 0))[0] == "disqualified":
                    raise AnswerError(Refusal.NOT_ALLOWED, detail="disqualified", given=(seat,))
                yield Leaving(
                    to=NARRATOR,
                    player=seat,
                    cause="disqualified",
                    public_reason=reason.strip(),
                    rule=rule,
                    because=because,
                )
            case Left(seat=seat):
                self._refuse_unless_living(state, seat)
                if seat in state.left:
                    raise AnswerError(Refusal.NOT_ALLOWED, detail="left", given=(seat,))
                yield PlayerLeft(to=EVERYONE, player=seat, rule=rule, because=because)
            case Ended(factions=factions):
                yield from self._ended(state, tuple(dict.fromkeys(factions)), because)

    def _refuse_unless_living(self, state: Village, seat: Seat) -> None:
        if not 0 <= seat < len(state.names) or not state.is_living(seat):
            raise AnswerError(Refusal.NOT_A_CHOICE, given=(seat,))

    def _ended(
        self, state: Village, factions: tuple[str, ...], because: tuple[int, ...]
    ) -> Iterator[Fact]:
        unknown = tuple(each for each in factions if each not in (CITIZENS, WOLVES))
        if unknown:
            raise AnswerError(Refusal.NOT_A_CHOICE, given=unknown)
        rule = "DUE-SYS-42"
        verdicts = [winning.Verdict(each, winning.team(state, each), rule) for each in factions]
        nobody = winning.Verdict("draw", (), rule)
        yield from winning.win(state, tuple(verdicts) or (nobody,), because)


RULEBOOK = Duesterwald()
"""Under its entry point in ``verteller.rulebooks``."""
