"""What holds in every game of Wakkerdam, whatever is played."""

from collections.abc import Iterator
from itertools import takewhile
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from tests.rules.villages import LAW, facts, habits, people, play, villages
from tests.rules.wakkerdam.sisters import WAKKERDAM
from verteller.lab.strategies import Strategy
from verteller.rules.facts import (
    EVERYONE,
    NARRATOR,
    Asked,
    Dealt,
    Died,
    Fact,
    Mayor,
    PhaseClosed,
    PhaseOpened,
    RoleChanged,
    RoleShown,
    RoleTold,
    Seat,
    Tally,
    Votes,
    Won,
)
from verteller.rules.game import Game
from verteller.rules.log import standing
from verteller.rules.wakkerdam.facts import DayBroke, FinalRole, Founded
from verteller.rules.wakkerdam.village import Village

PUBLIC = {
    "seed_committed",
    "night_fell",
    "day_broke",
    "died",
    "role_shown",
    "sacrificed",
    "powers_lost",
    "mayor",
    "election_due",
    "marked",
    "locked_up",
    "phase_opened",
    "phase_closed",
    "votes",
    "tally",
    "pyre",
    "idiot_discovered",
    "guilty",
    "won",
    "final_role",
    "game_over",
    "seed_revealed",
    *("excused", "extended", "substituted", "left", "looked", "rewound", "strike"),
    *("announcement", "disqualified_because"),
}
"""What everybody may be told."""

HOLDERS = {
    "fellows": {"werewolf", "white_werewolf", "vampire", "piper"},
    "chosen": {"werewolf", "white_werewolf", "vampire", "piper"},
    "learned_role": {"seer", "fool"},
    "learned_conscience": {"priest"},
    "overheard": {"innocent_girl"},
    "victims": {"witch"},
    "potions_used": {"witch"},
}
"""What only holders of some roles may be told, of what they did or see."""

PRIVATE = {
    *HOLDERS,
    "role",
    "role_changed",
    "phase_opened",
    "phase_closed",
    "asked",
    "answer_taken",
    "missed_round",
    "in_love",
    "love_ended",
    "bodyguard_of",
    "has_bodyguard",
    "guard_ended",
    "enchanted",
    "asleep",
    "warned",
    "robbed",
    *("excused", "rewound", "advice", "reprimanded"),
}
"""What one or some players may be told."""


def told(game: Game) -> Iterator[tuple[Fact, Village]]:
    """Fold the game once more and yield every fact with the village as it was told in."""
    again = Game.fold(WAKKERDAM, game.log[:1])
    for entry in game.log[1:]:
        village = again.state
        assert isinstance(village, Village)
        if isinstance(entry.content, Fact):
            yield entry.content, village
        again.extend([entry])


@LAW
@given(data=st.data(), lots=people, habit=habits)
def test_every_kind_of_fact_goes_only_to_those_who_may_know_such_things(
    data: st.DataObject, lots: Random, habit: Strategy
) -> None:
    """Rules: WAK-GEN-02, WAK-SYS-51, WAK-WITCH-07, WAK-GIRL-01, WAK-DEATH-08."""
    game = play(WAKKERDAM, data.draw(villages(WAKKERDAM)), lots, habit)
    for fact, village in told(game):
        if fact.to == EVERYONE:
            assert fact.kind in PUBLIC
        elif fact.to != NARRATOR:
            assert fact.kind in PRIVATE
            holders = HOLDERS.get(fact.kind)
            for seat in fact.to:
                assert holders is None or village.roles[Seat(int(seat))] in holders


@LAW
@given(data=st.data(), lots=people, habit=habits)
def test_the_dead_are_told_in_private_of_their_own_last_choices_and_nothing_more(
    data: st.DataObject, lots: Random, habit: Strategy
) -> None:
    """A master may write to them. Rules: WAK-DEATH-03."""
    own = {"asked", "answer_taken", "missed_round", "phase_opened", "phase_closed", "rewound"}
    own.add("advice")
    game = play(WAKKERDAM, data.draw(villages(WAKKERDAM)), lots, habit)
    for fact, village in told(game):
        if isinstance(fact.to, tuple) and not all(map(village.is_living, fact.to)):
            assert fact.kind in own


@LAW
@given(data=st.data(), lots=people, habit=habits)
def test_a_role_is_always_dealt_with_its_team(
    data: st.DataObject, lots: Random, habit: Strategy
) -> None:
    """Rules: WAK-GEN-15."""
    game = play(WAKKERDAM, data.draw(villages(WAKKERDAM)), lots, habit)
    for fact in facts(game.log):
        if isinstance(fact, (Dealt, RoleTold, RoleChanged)):
            assert fact.faction == WAKKERDAM.roles[fact.role]


@LAW
@given(data=st.data(), lots=people, habit=habits)
def test_as_many_die_at_dawn_as_were_announced(
    data: st.DataObject, lots: Random, habit: Strategy
) -> None:
    """Rules: WAK-DEATH-08, WAK-INACT-10."""
    game = play(WAKKERDAM, data.draw(villages(WAKKERDAM)), lots, habit)
    stated = facts(game.log)
    for place, fact in enumerate(stated):
        if isinstance(fact, DayBroke):
            dawn = takewhile(lambda then: not isinstance(then, PhaseOpened), stated[place:])
            assert sum(1 for then in dawn if isinstance(then, Died)) == fact.deaths


@LAW
@given(data=st.data(), lots=people, habit=habits)
def test_only_checkpoints_make_players_dead_and_they_leave_nobody_dying(
    data: st.DataObject, lots: Random, habit: Strategy
) -> None:
    """Rules: WAK-DEATH-08, WAK-PHASE-11, WAK-PHASE-15."""
    game = play(WAKKERDAM, data.draw(villages(WAKKERDAM)), lots, habit)
    for fact, village in told(game):
        if isinstance(fact, Died):
            assert village.phase is None
        if isinstance(fact, PhaseOpened) and fact.phase in ("election", "pyre", "grave"):
            assert village.doomed == {}
        if isinstance(fact, PhaseOpened) and fact.phase in ("election", "grave"):
            assert not any(village.is_living(seat) for seat in village.inactive)


@LAW
@given(data=st.data(), lots=people, habit=habits)
def test_a_death_shows_the_role_the_dead_player_had(
    data: st.DataObject, lots: Random, habit: Strategy
) -> None:
    """Rules: WAK-DEATH-08."""
    started = data.draw(villages(WAKKERDAM))
    game = play(WAKKERDAM, started, lots, habit)
    shown = WAKKERDAM.options(started)["roles_shown"]
    died: Died | None = None
    for fact, village in told(game):
        if died is not None:
            assert isinstance(fact, RoleShown) == shown
        if died is not None and isinstance(fact, RoleShown):
            assert (fact.player, fact.role) == (died.player, village.roles[died.player])
        died = fact if isinstance(fact, Died) else None


@LAW
@given(data=st.data(), lots=people, habit=habits)
def test_the_dead_and_the_sleeping_are_asked_for_a_testament_and_nothing_else(
    data: st.DataObject, lots: Random, habit: Strategy
) -> None:
    """Rules: WAK-SAND-02, WAK-SAND-03, WAK-MAYOR-07, WAK-DEATH-01."""
    game = play(WAKKERDAM, data.draw(villages(WAKKERDAM)), lots, habit)
    for fact, village in told(game):
        if isinstance(fact, Asked) and fact.question != "testament":
            assert isinstance(fact.to, tuple)
            for seat in fact.to:
                assert village.is_living(seat)
                assert not (village.is_night and seat in village.asleep)


@LAW
@given(data=st.data(), lots=people, habit=habits)
def test_only_the_living_are_offered_save_to_a_grave_robber(
    data: st.DataObject, lots: Random, habit: Strategy
) -> None:
    """Rules: WAK-GRAVE-10, WAK-GEN-12, WAK-MAYOR-10."""
    game = play(WAKKERDAM, data.draw(villages(WAKKERDAM)), lots, habit)
    for fact, village in told(game):
        if isinstance(fact, Asked):
            for part in fact.parts:
                for option in part.options:
                    assert not isinstance(option, str)
                    assert village.is_living(option) == (fact.question != "grave_robber")
                    assert not (fact.question == "testament" and option in village.doomed)


@LAW
@given(data=st.data(), lots=people, habit=habits)
def test_a_pyre_vote_is_counted_as_it_was_cast_and_published_at_dusk(
    data: st.DataObject, lots: Random, habit: Strategy
) -> None:
    """Rules: WAK-PYRE-14, WAK-PYRE-18."""
    game = play(WAKKERDAM, data.draw(villages(WAKKERDAM)), lots, habit)
    secret: list[tuple[object, ...]] = []
    for fact in facts(standing(game.log)):
        match fact:
            case Votes(ballot="pyre", votes=told_votes) | Tally(ballot="pyre", counts=told_votes):
                if fact.to == NARRATOR:
                    secret.append(told_votes)
                else:
                    assert secret.pop(0) == told_votes
            case PhaseOpened(phase="grave" | "sandman" | "main" | "potions" | "late"):
                assert secret == []
            case _:
                pass


@LAW
@given(data=st.data(), lots=people, habit=habits)
def test_there_is_a_mayor_only_where_the_game_has_the_office(
    data: st.DataObject, lots: Random, habit: Strategy
) -> None:
    """Rules: WAK-MAYOR-01, WAK-MAYOR-04, WAK-MAYOR-05, WAK-MAYOR-06, WAK-PHASE-08."""
    game = play(WAKKERDAM, data.draw(villages(WAKKERDAM)), lots, habit)
    has_office = next(fact.mayor for fact in facts(game.log) if isinstance(fact, Founded))
    void = False
    for fact in facts(standing(game.log)):
        if fact.kind in ("mayor", "election_due") or getattr(fact, "phase", "") == "election":
            assert has_office
            assert not void
        if isinstance(fact, Mayor):
            void = fact.player is None


@LAW
@given(data=st.data(), lots=people, habit=habits)
def test_rounds_come_in_the_order_of_the_night_and_day(
    data: st.DataObject, lots: Random, habit: Strategy
) -> None:
    """Only a late round and last words may come again. Rules: WAK-PHASE-01, -02, -05, -16."""
    order = ["thief", "cupid", "client"]
    order += ["grave", "sandman", "main", "potions", "late", "election", "pyre", "last_words"]
    game = play(WAKKERDAM, data.draw(villages(WAKKERDAM)), lots, habit)
    last = (0, -1)
    for fact in facts(standing(game.log)):
        if isinstance(fact, PhaseOpened):
            here = (fact.number, order.index(fact.phase))
            assert here > last or (here == last and fact.phase in ("late", "last_words"))
            assert here[0] - last[0] <= 1
            assert not (fact.phase == "grave" and fact.number == 1)
            last = here


@LAW
@given(data=st.data(), lots=people, habit=habits)
def test_rounds_of_the_night_are_known_to_whoever_is_asked_in_them_alone(
    data: st.DataObject, lots: Random, habit: Strategy
) -> None:
    """Rules: WAK-PHASE-17, WAK-SYS-51."""
    game = play(WAKKERDAM, data.draw(villages(WAKKERDAM)), lots, habit)
    asked: set[Seat] = set()
    for fact in facts(standing(game.log)):
        match fact:
            case PhaseOpened():
                asked = set()
            case Asked(to=to) if isinstance(to, tuple):
                asked.update(to)
            case PhaseClosed(to=to) if to != EVERYONE:
                assert to == (tuple(sorted(asked)) or NARRATOR)
            case _:
                pass


@LAW
@given(data=st.data(), lots=people, habit=habits)
def test_the_final_list_is_the_truth(data: st.DataObject, lots: Random, habit: Strategy) -> None:
    """Rules: WAK-SYS-26."""
    game = play(WAKKERDAM, data.draw(villages(WAKKERDAM)), lots, habit)
    final = [fact for fact in facts(game.log) if isinstance(fact, FinalRole)]
    won = {seat for fact in facts(game.log) if isinstance(fact, Won) for seat in fact.players}
    if not game.state.over:
        assert not final
        return

    assert [fact.player for fact in final] == list(game.state.seats)
    assert [fact.role for fact in final] == game.state.roles
    assert [fact.faction for fact in final] == game.state.factions
    assert tuple(fact.player for fact in final if fact.alive) == game.state.living
    assert {fact.player for fact in final if fact.winner} == won
