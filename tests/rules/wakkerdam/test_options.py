"""What a group may set in a game of Wakkerdam, and what each setting changes."""

import pytest

from tests.rules.wakkerdam.sisters import WAKKERDAM
from tests.rules.wakkerdam.table import Table, only
from verteller.rules.facts import (
    EVERYONE,
    NARRATOR,
    Condemned,
    Died,
    Mayor,
    Pyre,
    RoleShown,
    Tally,
    Victims,
    Warned,
    Won,
)
from verteller.rules.game import Game
from verteller.rules.moves import Composition, Started
from verteller.rules.wakkerdam.facts import Founded
from verteller.rules.wakkerdam.options import SETTINGS

Options = dict[str, str | int | bool]

SEVEN = {
    "ann": "werewolf",
    "bob": "villager",
    "cas": "villager",
    "dan": "villager",
    "eva": "villager",
    "fay": "villager",
    "gus": "villager",
}


def burning(table: Table, **votes: str) -> Pyre:
    """Hold the first pyre vote and return how it ended."""
    table.until("pyre 1")
    table.all_say(**votes)
    return only(table.close(), Pyre)


def test_every_option_is_documented_with_the_ruling_it_varies() -> None:
    """Rules: WAK-SYS-04."""
    for setting in SETTINGS:
        assert setting.rule.startswith(("AMB-", "WAK-"))
        assert setting.takes(setting.default)


def test_the_defaults_are_the_ledgers_rulings() -> None:
    assert {setting.key: setting.default for setting in WAKKERDAM.settings} == {
        "mayor": False,
        "strictness": 2,
        "strikes": False,
        "speed": 2,
        "mayor_weight": "half",
        "stacking": False,
        "election_tie": "void",
        "witch_sees": "with_elixir",
        "white_nights": "even",
        "empty_rounds": False,
        "scapegoat_guilt": "tie",
        "roles_shown": True,
        "dead_win": True,
        "self_vote": True,
    }


@pytest.mark.parametrize(("mayor", "first"), [(False, "pyre 1"), (True, "election 1")])
def test_mayor_a_village_that_wants_one_elects_one_on_the_first_day(
    mayor: bool, first: str
) -> None:
    """Rules: WAK-MAYOR-01, WAK-MAYOR-02, WAK-PHASE-14."""
    table = Table(SEVEN, options={"mayor": mayor})
    table.close()

    assert table.phase == first


@pytest.mark.parametrize("strictness", [1, 2, 3])
def test_strictness_so_many_rounds_missed_in_a_row_make_a_player_inactive(strictness: int) -> None:
    """Rules: WAK-INACT-02, WAK-INACT-03."""
    table = Table(SEVEN, options={"strictness": strictness})
    for day in range(1, strictness + 1):
        assert "bob" in table.living()
        table.until(f"pyre {day}")
        table.close(silent=["bob"])

    assert "bob" not in table.living()
    assert table.village.causes == {table.seat("bob"): "inactivity"}


@pytest.mark.parametrize("speed", [1, 2, 7])
def test_speed_is_the_hosts_and_changes_nothing_in_the_rules(speed: int) -> None:
    """Rules: WAK-VOTE-12, WAK-PHASE-03."""
    table = Table(SEVEN, options={"speed": speed})

    assert table.village.options["speed"] == speed
    assert table.phase == "main 1"


@pytest.mark.parametrize(("weight", "counted"), [("half", 1.5), ("double", 2.0)])
def test_mayor_weight_a_mayors_vote_counts_half_a_vote_more_or_a_whole_one(
    weight: str, counted: float
) -> None:
    """Rules: WAK-PYRE-02, WAK-PYRE-09, AMB-01."""
    table = Table(SEVEN, options={"mayor_weight": weight}, mayor="gus")
    table.until("pyre 1")
    table.all_say(gus="ann", bob="cas", dan="cas")
    facts = table.close()

    tally = next(fact for fact in facts if isinstance(fact, Tally) and fact.to == EVERYONE)
    assert dict(tally.counts)[table.seat("ann")] == counted
    assert only(facts, Pyre).reason == (None if weight == "half" else "tie")


WARNERS = {**SEVEN, "eva": "warner", "fay": "warner", "gus": "raven", "hal": "raven"}


@pytest.mark.parametrize(("stacking", "times", "vote"), [(False, 1, 2.0), (True, 2, 3.0)])
def test_stacking_several_warnings_of_one_player_add_up(
    stacking: bool, times: int, vote: float
) -> None:
    """Rules: WAK-PYRE-03, WAK-WARN-01, AMB-03."""
    table = Table(WARNERS, options={"stacking": stacking})
    table.until("late 1")
    table.all_say(eva="bob", fay="bob")
    table.until("pyre 1")
    table.says("bob", "ann")
    table.close()

    assert len(table.told("bob", Warned)) == times
    assert table.told("cas", Tally)[-1].counts == ((table.seat("ann"), vote),)


@pytest.mark.parametrize(("stacking", "standing"), [(False, 2.0), (True, 4.0)])
def test_stacking_several_marks_on_one_player_add_up(stacking: bool, standing: float) -> None:
    """Rules: WAK-PYRE-04, WAK-RAVEN-08, AMB-03."""
    table = Table(WARNERS, options={"stacking": stacking})
    table.until("late 1")
    table.all_say(gus="bob", hal="bob")
    table.until("pyre 1")
    table.close()

    assert table.told("cas", Tally)[-1].counts == ((table.seat("bob"), standing),)


def test_election_tie_leaves_the_office_void_by_default() -> None:
    """Rules: WAK-MAYOR-05, AMB-05."""
    table = Table(SEVEN, options={"mayor": True})
    table.until("election 1")
    table.all_say(bob="cas", cas="bob")

    mayor = only(table.close(), Mayor)

    assert (mayor.player, mayor.how) == (None, "tie")
    assert table.village.office == "void"


def test_election_tie_may_be_settled_by_lot() -> None:
    """Rules: AMB-05."""
    elected = set()
    for seed in range(20):
        table = Table(SEVEN, options={"mayor": True, "election_tie": "lot"}, seed=f"lot {seed}")
        table.until("election 1")
        table.all_say(bob="cas", cas="bob", dan="dan", eva="cas", fay="bob")
        mayor = only(table.close(), Mayor)
        assert mayor.player is not None
        assert mayor.how == "lot"
        elected.add(table.names[mayor.player])

    assert elected == {"bob", "cas"}


def test_election_tie_settled_by_lot_still_needs_a_vote() -> None:
    """Rules: WAK-MAYOR-06."""
    table = Table(SEVEN, options={"mayor": True, "election_tie": "lot"})
    table.until("election 1")

    mayor = only(table.close(), Mayor)

    assert (mayor.player, mayor.how) == (None, "nobody")


@pytest.mark.parametrize("sees", ["with_elixir", "always"])
def test_witch_sees_the_victims_while_she_has_the_elixir_or_always(sees: str) -> None:
    """Rules: WAK-WITCH-07, AMB-12."""
    table = Table({**SEVEN, "gus": "witch"}, options={"witch_sees": sees})
    table.says("ann", "bob")
    table.until("potions 1")
    table.says("gus", "bob", to="witch")
    table.until("main 2")
    table.says("ann", "cas")
    table.until("potions 2")

    told = [fact.players for fact in table.told("gus", Victims)]
    assert told[:1] == [table.seats("bob")]
    assert told[1:] == ([table.seats("cas")] if sees == "always" else [])


def test_a_witch_who_sees_always_is_offered_the_same_poison_as_one_who_does_not() -> None:
    """The list of choices tells nothing by itself. Rules: WAK-GEN-12, WAK-WITCH-08."""
    offered = []
    for sees in ("with_elixir", "always"):
        table = Table({**SEVEN, "gus": "witch"}, options={"witch_sees": sees})
        table.says("ann", "bob")
        table.until("potions 1")
        table.says("gus", "bob", to="witch")
        table.until("main 2")
        table.says("ann", "cas")
        table.until("potions 2")
        offered.append(table.asked("gus").parts)

    assert offered[0] == offered[1]


@pytest.mark.parametrize(("nights", "alone"), [("even", [2, 4]), ("odd", [1, 3])])
def test_white_nights_the_white_werewolf_is_alone_every_even_or_odd_night(
    nights: str, alone: list[int]
) -> None:
    """Rules: WAK-PHASE-06, WAK-WHITE-03, AMB-20."""
    table = Table({**SEVEN, "gus": "white_werewolf"}, options={"white_nights": nights})
    asked = []
    for night in range(1, 5):
        table.until(f"main {night}")
        if "alone" in table.game.asked(table.seat("gus")):
            asked.append(night)

    assert asked == alone


@pytest.mark.parametrize(("empty", "then"), [(False, "main 2"), (True, "sandman 2")])
def test_empty_rounds_are_held_where_all_who_act_in_them_are_dead(empty: bool, then: str) -> None:
    """Rules: WAK-PHASE-09, AMB-21."""
    table = Table({**SEVEN, "gus": "sandman"}, options={"empty_rounds": empty})
    table.until("pyre 1")
    table.all_say(ann="gus", bob="gus")
    table.close()

    assert "gus" not in table.living()
    assert table.phase == then


def test_an_empty_round_is_known_to_nobody() -> None:
    """Rules: WAK-PHASE-09, WAK-SYS-51."""
    table = Table({**SEVEN, "gus": "sandman"}, options={"empty_rounds": True})
    table.until("pyre 1")
    table.all_say(ann="gus", bob="gus")
    table.close()

    assert table.village.phase_audience() == NARRATOR
    assert table.village.asked == {}


@pytest.mark.parametrize("guilt", ["tie", "always"])
def test_scapegoat_guilt_is_given_when_burned_on_a_tie_or_whenever_burned(guilt: str) -> None:
    """Rules: WAK-SCAPE-02, WAK-SCAPE-04, AMB-31."""
    table = Table({**SEVEN, "gus": "scapegoat"}, options={"scapegoat_guilt": guilt})
    table.until("pyre 1")
    table.all_say(ann="gus", bob="gus")

    condemned = only(table.close(), Condemned)

    assert (condemned.player, condemned.reason) == (table.seat("gus"), None)
    assert table.phase == ("last_words 1" if guilt == "always" else "main 2")


@pytest.mark.parametrize("shown", [True, False])
def test_roles_shown_at_death_or_only_at_the_end(shown: bool) -> None:
    """Rules: WAK-DEATH-08, AMB-45."""
    table = Table({**SEVEN, "gus": "seer"}, options={"roles_shown": shown})
    table.until("pyre 1")
    table.all_say(ann="gus", bob="gus")
    facts = table.close()

    assert only(facts, Died).player == table.seat("gus")
    assert [fact.role for fact in facts if isinstance(fact, RoleShown)] == ["seer"] * shown


def test_an_idiot_is_shown_also_where_the_roles_of_the_dead_are_not() -> None:
    """Rules: WAK-IDIOT-02."""
    table = Table({**SEVEN, "gus": "village_idiot"}, options={"roles_shown": False})
    table.until("pyre 1")
    table.all_say(ann="gus", bob="gus")

    assert only(table.close(), RoleShown).player == table.seat("gus")


@pytest.mark.parametrize("dead_win", [True, False])
def test_dead_win_with_their_team_or_the_living_alone(dead_win: bool) -> None:
    """Rules: WAK-WIN-13, AMB-51."""
    table = Table(SEVEN, options={"dead_win": dead_win})
    table.says("ann", "bob")
    table.until("pyre 1")
    table.all_say(cas="ann", dan="ann")

    won = only(table.close(), Won)

    assert won.faction == "villagers"
    assert table.called(won.players) == [
        *(["bob"] if dead_win else []),
        "cas",
        "dan",
        "eva",
        "fay",
        "gus",
    ]


@pytest.mark.parametrize("self_vote", [True, False])
def test_self_vote_a_player_may_vote_for_himself_at_the_pyre_or_not(self_vote: bool) -> None:
    """Rules: WAK-PYRE-18, AMB-57."""
    table = Table(SEVEN, options={"self_vote": self_vote})
    table.until("pyre 1")

    offered = table.called(seat for seat in table.asked("bob").parts[0].options)  # type: ignore[misc]

    assert ("bob" in offered) == self_vote
    assert {"ann", "cas", "gus"} <= set(offered)


def test_without_self_votes_everybody_is_still_asked() -> None:
    """Rules: WAK-PYRE-01."""
    table = Table(SEVEN, options={"self_vote": False})
    table.until("pyre 1")

    assert sorted(table.village.asked) == list(table.village.living)
    assert burning(table, ann="bob", cas="bob").player == table.seat("bob")


@pytest.mark.parametrize("mayor", [True, False])
def test_a_drawn_distribution_decides_for_itself_whether_there_is_a_mayor(mayor: bool) -> None:
    """Rules: WAK-SYS-46, WAK-MAYOR-01."""
    started = Started(
        rulebook="wakkerdam",
        version=WAKKERDAM.version,
        players=("Ann", "Bob", "Cas"),
        seed="s",
        options=(("mayor", not mayor),),
        compositions=(Composition(("villager", "villager", "werewolf"), mayor),),
    )

    log = Game.start(WAKKERDAM, started, at=0).log

    assert only((entry.content for entry in log), Founded).mayor == mayor
