"""What masters do: compose, act for others, look ahead, disqualify, correct, end."""

import pytest

from tests.rules.lupus3.table import EVERYDAY, LUPUS3, Table
from verteller.rules.errors import AnswerError, Refusal
from verteller.rules.facts import (
    EVERYONE,
    Advice,
    Announcement,
    Defeated,
    Exiled,
    RoleTold,
    Seat,
    Won,
)
from verteller.rules.game import Game
from verteller.rules.log import line
from verteller.rules.moves import (
    Advised,
    Announced,
    Answered,
    Closed,
    Composition,
    Disqualified,
    DisqualifiedFaction,
    Ended,
    Rewound,
    Started,
)
from verteller.rules.views import view


def test_roles_are_dealt_at_random_and_nobody_is_told_another_s() -> None:
    """Rules: LU3-SYS-27, LU3-SYS-22."""
    holders = set()
    for number in range(30):
        started = Started(
            rulebook=LUPUS3.key,
            version=LUPUS3.version,
            players=("Ann", "Bob", "Cas"),
            seed=str(number),
            compositions=(Composition(("wolf", "young_vampire", "farmer")),),
        )
        game = Game.start(LUPUS3, started, at=0)
        told = [e.content for e in game.log if isinstance(e.content, RoleTold)]
        assert [fact.to for fact in told] == [(0,), (1,), (2,)]
        assert [fact.role for fact in told] == game.state.roles
        holders.add(game.state.roles.index("wolf"))
    assert holders == {0, 1, 2}


def test_a_master_is_warned_of_a_faction_that_could_not_last() -> None:
    """Rules: LU3-SYS-27."""
    assert LUPUS3.warnings(["farmer", "wolf", "young_vampire"]) == ()
    for roles in (["wolf", "young_vampire"], ["farmer", "wolf"], ["farmer", "young_vampire"]):
        assert LUPUS3.warnings(roles)


def test_a_preview_shows_the_dawn_and_changes_nothing() -> None:
    """Chance included: what is shown is what comes. Rules: LU3-SYS-27, LU3-SYS-28."""
    table = Table({**EVERYDAY, "Ki": "kidnapper", "Kj": "kidnapper"})
    table.answer("Ki", "power", "Kj")
    table.answer("Kj", "power", "Ki")
    before = list(table.game.log)

    shown = table.game.dry_run(at=2)

    assert table.game.log == before
    assert table.game.close(at=2) == shown


def test_the_same_seed_and_commands_give_the_same_game() -> None:
    """Rules: LU3-SYS-28."""

    def log(seed: str) -> list[str]:
        village = EVERYDAY | {"Dv": "soothsayer", "Ki": "kidnapper", "Kj": "kidnapper"}
        table = Table(village, seed=seed)
        table.night(Ki="Kj", Kj="Ki", YV="F1")
        table.day(F1="F2", F2="F1", Lu="F2", YV="F1", F3="Lu")
        table.night(Lu="F3")
        table.close()
        return [line(entry) for entry in table.game.log]

    assert log("one") == log("one")
    assert log("one") != log("two")


def test_a_replay_of_the_moves_gives_the_same_log() -> None:
    """Rules: LU3-SYS-28."""
    table = Table(EVERYDAY | {"Ex": "exorcist", "Ey": "exorcist"})
    table.night(Ex="F1", Ey="F1", YV="F1")
    table.day(F1="F2", F2="F1", Lu="F2", YV="F1")
    first = table.game.log[0].content
    assert isinstance(first, Started)
    again = Game.start(LUPUS3, first, at=0)
    for entry in table.game.log[1:]:
        match entry.content:
            case Answered(seat=seat, question=question, choice=choice, by=by):
                again.answer(seat, question, choice, at=entry.at, by=by)
            case Closed():
                again.close(at=entry.at)
            case _:
                pass

    assert [line(entry) for entry in again.log] == [line(entry) for entry in table.game.log]


def test_who_is_disqualified_is_asked_nothing_more_and_wins_nothing() -> None:
    """Rules: LU3-SYS-27."""
    table = Table(EVERYDAY, mayor="F4")
    table.game.act(Disqualified(seat=table.seat("F1")), at=1)
    table.close()

    assert table.game.asked(table.seat("F1")) == {}
    assert not table.village.is_living(table.seat("F1"))
    entries = table.game.act(Ended(factions=("white",)), at=3)
    (won,) = (e.content for e in entries if isinstance(e.content, Won))
    assert won.players == tuple(map(table.seat, ("F2", "F3", "F4")))
    assert table.village.over


def test_a_master_corrects_by_going_back() -> None:
    """Rules: LU3-SYS-27."""
    table = Table(EVERYDAY, mayor="F4")
    table.until("night 2")
    table.night(Lu="F1")
    closing = table.game.last_closing()
    assert closing is not None
    assert not table.village.is_living(table.seat("F1"))

    table.game.act(Rewound(to=closing - 1), at=3)

    assert table.village.is_living(table.seat("F1"))
    table.answer("Lu", "power", "F2")
    table.close()
    assert not table.village.is_living(table.seat("F2"))


def test_a_master_s_rulings_are_for_all_and_his_answers_for_who_asked() -> None:
    """Rules: LU3-SYS-24, LU3-GEN-02."""
    table = Table(EVERYDAY)
    table.game.act(Announced(text="A ritual needs all of the dead."), at=1)
    table.game.act(Advised(seat=Seat(4), question="May I lie?", answer="You may."), at=1)

    assert view(table.game.log, None).announcements == [
        Announcement(to=EVERYONE, text="A ritual needs all of the dead.", hint=False)
    ]
    for seat in table.village.seats:
        told = [each.fact for each in view(table.game.log, seat).told]
        assert [f.asked for f in told if isinstance(f, Advice)] == (
            ["May I lie?"] if seat == 4 else []
        )


def test_an_unknown_faction_cannot_win() -> None:
    """Rules: LU3-GEN-14, LU3-SYS-27."""
    table = Table(EVERYDAY)
    with pytest.raises(AnswerError) as refused:
        table.game.act(Ended(factions=("villagers",)), at=1)
    assert refused.value.code is Refusal.NOT_A_CHOICE


UNDEFINED = {
    "LU3-VOTE-01",
    "LU3-AMB-30",
    "LU3-MAYOR-01",
    "LU3-MAYOR-02",
    "LU3-AMB-22",
    "LU3-AMB-41",
    "LU3-AMB-06",
    "LU3-AMB-10",
    "LU3-AMB-02",
    "LU3-AMB-40",
    "LU3-AMB-32",
    "LU3-AMB-36",
    "LU3-AMB-37",
    "LU3-AMB-46",
    "LU3-AMB-35",
    "LU3-AMB-15",
    "LU3-AMB-19",
}


def test_what_the_source_leaves_open_is_an_option_with_the_ruling_as_default() -> None:
    """Rules: LU3-SYS-30, LU3-GEN-01."""
    settings = {setting.key: setting for setting in LUPUS3.settings}

    assert {setting.rule for setting in settings.values()} >= UNDEFINED
    assert all(setting.default in setting.allowed for setting in settings.values())
    defaults = {key: setting.default for key, setting in settings.items()}
    assert (defaults["first_night_wolves"], defaults["ritual"], defaults["suicide"]) == (
        False,
        "all",
        True,
    )
    assert (defaults["annulled_use"], defaults["clan_knowledge"]) == ("kept", "roles")


def test_a_faction_is_disqualified_in_one_act_and_goes_as_it_is_then() -> None:
    """Who was bitten meanwhile goes with the Reds. Rules: LU3-SYS-27, LU3-GEN-09."""
    table = Table(EVERYDAY, mayor="F4")
    table.game.act(DisqualifiedFaction(faction="red"), at=1)
    facts = table.night(YV="F1")

    gone = {table.names[fact.player] for fact in facts if isinstance(fact, Exiled)}
    assert gone == {"YV", "F1"}
    assert not [fact for fact in facts if isinstance(fact, Defeated)], "nobody is left to tell"
    for faction in ("red", "villagers"):
        with pytest.raises(AnswerError) as refused:
            table.game.act(DisqualifiedFaction(faction=faction), at=3)
        assert refused.value.code is Refusal.NOT_A_CHOICE
