"""Mails to everybody: of which parts they are made, and who is in them."""

from collections.abc import Sequence

from tests.telling.stories.written import ANN, BOB, CAS, DEE, EVA, FAY
from verteller.rules.facts import (
    EVERYONE,
    Died,
    Fact,
    Guilty,
    LockedUp,
    Marked,
    Mayor,
    PhaseOpened,
    Pyre,
    RoleShown,
    Seat,
    SeedCommitted,
    Votes,
    Won,
)
from verteller.rules.wakkerdam.facts import (
    DayBroke,
    ElectionDue,
    FinalRole,
    IdiotDiscovered,
    NightFell,
    PowersLost,
    Sacrificed,
)
from verteller.telling.stories.heard import Heard, Part
from verteller.telling.stories.public import public_parts


def parts(*facts: Fact, before: Sequence[Fact] = ()) -> list[Part]:
    heard = Heard(6, FAY)
    heard.hear_all(before)
    return list(public_parts(facts, heard))


def named(found: Sequence[Part]) -> list[str]:
    return [f"{part.key}.{part.moments[0]}" for part in found]


def died(player: Seat, cause: str | None = None, role: str = "villager") -> tuple[Fact, Fact]:
    return (
        Died(to=EVERYONE, player=player, cause=cause),
        RoleShown(to=EVERYONE, player=player, role=role),
    )


def dawn(deaths: int = 0) -> Fact:
    return DayBroke(to=EVERYONE, number=2, deaths=deaths)


def opened(phase: str) -> Fact:
    return PhaseOpened(to=EVERYONE, phase=phase, number=2, sequence=9)


NIGHT = NightFell(to=EVERYONE, number=3)


def test_the_first_mail_opens_the_game_and_its_first_night() -> None:
    """Rules: WAK-STORY-07."""
    found = parts(SeedCommitted(to=EVERYONE, sha256="0"), NightFell(to=EVERYONE, number=1))

    assert named(found) == ["general.opening", "general.night"]
    assert found[0].a == (ANN, BOB, CAS, DEE, EVA, FAY)


def test_a_morning_is_told_of_the_living_and_of_who_was_found_dead() -> None:
    """Rules: WAK-STORY-03, WAK-STORY-07."""
    found = parts(dawn(2), *died(BOB), *died(DEE), opened("pyre"), before=died(ANN, "pyre"))

    assert named(found) == ["general.morning", "pyre.intro"]
    assert (found[0].a, found[0].b) == ((CAS, EVA, FAY), (BOB, DEE))
    assert (found[1].a, found[1].b) == ((CAS, EVA, FAY), (BOB, DEE))


def test_a_morning_with_a_chain_tells_each_kind_of_death_once() -> None:
    """Rules: WAK-STORY-07."""
    found = parts(
        dawn(5),
        *died(ANN),
        *died(BOB, "heartbreak"),
        *died(CAS, "hunter"),
        *died(DEE, "heartbreak"),
        *died(EVA, "inactivity"),
        opened("pyre"),
    )

    assert named(found) == [
        "general.morning_chain",
        "cupid.heartbreak",
        "hunter.dead",
        "general.removed",
        "pyre.intro",
    ]
    assert [part.b for part in found] == [(ANN,), (BOB, DEE), (CAS,), (EVA,), (ANN, BOB, CAS, DEE)]
    assert {part.a for part in found} == {(FAY,)}


def test_a_morning_on_which_only_the_inactive_go_is_no_quiet_one() -> None:
    """Rules: WAK-STORY-07, WAK-STORY-08."""
    found = parts(dawn(1), *died(ANN, "inactivity"))

    assert named(found) == ["general.morning_chain", "general.removed"]
    assert found[0].b == ()


def test_succession_names_the_new_mayor_and_then_the_old_one() -> None:
    """Rules: WAK-STORY-07."""
    elected = Mayor(to=EVERYONE, player=ANN, how="elected")
    found = parts(
        dawn(1),
        *died(ANN),
        Mayor(to=EVERYONE, player=BOB, how="testament"),
        opened("pyre"),
        before=[elected],
    )

    assert named(found) == ["general.morning", "mayor.succession", "pyre.intro"]
    assert (found[1].b, found[1].is_ordered) == ((BOB, ANN), True)


def test_an_election_is_called_in_place_of_a_dead_mayor_or_for_the_first_time() -> None:
    """Rules: WAK-STORY-07."""
    elected = Mayor(to=EVERYONE, player=ANN, how="elected")
    first = parts(dawn(), opened("election"))
    again = parts(
        dawn(1),
        *died(ANN),
        ElectionDue(to=EVERYONE, reason="testament"),
        opened("election"),
        before=[elected],
    )

    assert named(first) == named(again) == ["general.morning", "mayor.election_intro"]
    assert (first[1].b, again[1].b) == ((), (ANN,))


def test_after_an_election_come_its_result_the_marks_the_cells_and_the_pyre() -> None:
    """Rules: WAK-STORY-07."""
    found = parts(
        Votes(to=EVERYONE, ballot="election", votes=()),
        Mayor(to=EVERYONE, player=DEE, how="elected"),
        Marked(to=EVERYONE, player=ANN),
        Marked(to=EVERYONE, player=BOB),
        LockedUp(to=EVERYONE, player=CAS),
        opened("pyre"),
    )

    assert named(found) == [
        "mayor.election_result",
        "raven.announced",
        "sheriff.announced",
        "pyre.intro",
    ]
    assert [part.b for part in found] == [(DEE,), (ANN, BOB), (CAS,), ()]


def test_an_office_that_is_void_is_a_result_without_a_mayor() -> None:
    """Rules: WAK-STORY-07."""
    found = parts(Mayor(to=EVERYONE, player=None, how="tie"))

    assert (named(found), found[0].b) == (["mayor.election_result"], ())


def test_a_mayor_who_is_there_from_the_start_is_no_election() -> None:
    """Rules: WAK-STORY-08."""
    assert parts(Mayor(to=EVERYONE, player=ANN, how="fixed")) == []


def test_who_burns_alone_is_told_with_the_result() -> None:
    """Rules: WAK-STORY-07."""
    found = parts(Pyre(to=EVERYONE, player=ANN), *died(ANN, "pyre"), NIGHT)

    assert named(found) == ["pyre.result", "general.night"]
    assert (found[0].a, found[0].b) == ((BOB, CAS, DEE, EVA, FAY), (ANN,))


def test_a_pyre_with_a_chain_leaves_it_to_the_next_parts_who_dies() -> None:
    """Rules: WAK-STORY-07."""
    found = parts(
        Pyre(to=EVERYONE, player=ANN),
        Sacrificed(to=EVERYONE, player=BOB, client=ANN),
        *died(BOB, "sacrifice"),
        *died(CAS, "heartbreak"),
        *died(DEE, "hunter"),
        Guilty(to=EVERYONE, players=(EVA,)),
        NIGHT,
    )

    assert named(found) == [
        "pyre.result_chain",
        "client.bodyguard_dies",
        "cupid.heartbreak",
        "hunter.dead",
        "scapegoat.guilt_announced",
        "general.night",
    ]
    assert (found[1].b, found[1].is_ordered) == ((BOB, ANN), True)
    assert found[-1].a == (ANN, EVA, FAY)


def test_who_is_taken_out_makes_no_chain_of_a_pyre() -> None:
    """Rules: WAK-STORY-07."""
    found = parts(Pyre(to=EVERYONE, player=ANN), *died(ANN, "pyre"), *died(BOB, "inactivity"))

    assert named(found) == ["pyre.result", "general.removed"]


def test_a_pyre_that_stays_cold_has_a_story() -> None:
    """Rules: WAK-STORY-07."""
    found = parts(Pyre(to=EVERYONE, player=None, reason="tie"), NIGHT)

    assert named(found) == ["pyre.no_victim", "general.night"]


def test_an_idiot_is_discovered_instead_of_burned() -> None:
    """Rules: WAK-STORY-07."""
    found = parts(
        Pyre(to=EVERYONE, player=None, reason="acquitted"),
        IdiotDiscovered(to=EVERYONE, player=ANN),
        RoleShown(to=EVERYONE, player=ANN, role="village_idiot"),
    )

    assert (named(found), found[0].b) == (["village_idiot.discovered"], (ANN,))


def test_a_scapegoat_burns_with_a_story_of_his_own() -> None:
    """Rules: WAK-STORY-07."""
    alone = parts(Pyre(to=EVERYONE, player=ANN, reason="scapegoat"), *died(ANN, "pyre"))
    chain = parts(
        Pyre(to=EVERYONE, player=ANN, reason="scapegoat"),
        *died(ANN, "pyre"),
        *died(BOB, "heartbreak"),
    )

    assert named(alone) == ["scapegoat.burned"]
    assert named(chain) == ["scapegoat.burned_chain", "cupid.heartbreak"]


def test_the_elder_is_told_by_night_and_by_day_as_far_as_roles_are_shown() -> None:
    """Rules: WAK-STORY-07."""
    lost = PowersLost(to=EVERYONE)
    night = parts(dawn(1), *died(ANN, role="village_elder"), lost)
    day = parts(Pyre(to=EVERYONE, player=ANN), Died(to=EVERYONE, player=ANN, cause="pyre"), lost)

    assert named(night) == ["general.morning", "village_elder.dead_by_night"]
    assert named(day) == ["pyre.result", "village_elder.dead_by_day"]
    assert (night[1].b, day[1].b) == ((ANN,), ())


def final(player: Seat, role: str, *, alive: bool, winner: bool) -> Fact:
    return FinalRole(
        to=EVERYONE,
        player=player,
        role=role,
        faction="",
        alive=alive,
        lover=None,
        bodyguard=None,
        mayor=False,
        winner=winner,
    )


def test_a_victory_follows_the_last_deaths_with_winners_and_living_losers() -> None:
    """Rules: WAK-STORY-07."""
    found = parts(
        dawn(1),
        *died(ANN),
        Won(to=EVERYONE, faction="pipers", players=(BOB, CAS)),
        *(
            final(seat, "villager", alive=seat != ANN, winner=seat in (BOB, CAS))
            for seat in (ANN, BOB, CAS, DEE)
        ),
    )

    assert named(found) == ["general.morning", "victory.pipers"]
    assert (found[1].a, found[1].b) == ((BOB, CAS), (DEE,))


def test_who_wins_alone_is_told_by_his_role() -> None:
    """Rules: WAK-STORY-07."""
    for role in ("psychopath", "white_werewolf"):
        found = parts(
            Won(to=EVERYONE, faction="own", players=(ANN,)),
            final(ANN, role, alive=True, winner=True),
        )
        assert named(found) == [f"victory.{role}"]


def test_several_victories_at_once_are_one_story() -> None:
    """Rules: WAK-STORY-07."""
    found = parts(
        Won(to=EVERYONE, faction="villagers", players=(ANN,)),
        Won(to=EVERYONE, faction="lovers", players=(BOB, CAS)),
    )

    assert (named(found), found[0].a) == (["victory.combination"], (ANN, BOB, CAS))


def test_a_draw_is_a_victory_of_nobody() -> None:
    """Rules: WAK-STORY-07."""
    assert named(parts(Won(to=EVERYONE, faction="draw", players=()))) == ["victory.draw"]


def test_a_mail_over_several_moments_tells_each_of_who_lived_then() -> None:
    """Rules: WAK-STORY-07."""
    found = parts(
        Pyre(to=EVERYONE, player=ANN),
        *died(ANN, "pyre"),
        NIGHT,
        dawn(1),
        *died(BOB),
        opened("pyre"),
    )

    assert named(found) == ["pyre.result", "general.night", "general.morning", "pyre.intro"]
    assert [len(part.a) for part in found] == [5, 5, 4, 4]


def test_what_only_some_hear_of_the_dead_is_no_part_of_a_mail_to_all() -> None:
    """Rules: WAK-SYS-51."""
    hint = RoleShown(to=(FAY,), player=ANN, role="village_elder")
    lost = PowersLost(to=EVERYONE)

    found = parts(dawn(1), Died(to=EVERYONE, player=ANN), lost, before=[hint])

    assert found[1].b == ()
