"""Signing up: who gets in, under which name, and when it closes."""

from datetime import timedelta

import pytest

from tests.hosting.tiny import COMPOSITIONS
from tests.hosting.villages import (
    DAY,
    DUTCH,
    ENGLISH,
    NAMES,
    SECOND,
    START,
    administrator,
    fill,
    fresh,
    new_game,
    player,
    players,
    post,
    running_game,
)
from verteller.hosting import games, pausing, seeds, sweep
from verteller.hosting.administration import stop
from verteller.hosting.errors import Code, HostingError
from verteller.hosting.models import Address, HostedGame, Kind, Person, Player, Status
from verteller.hosting.people import Manners
from verteller.hosting.sign_up import close_sign_up, sign_up
from verteller.rules.facts import Dealt, Drawn, RoleTold

pytestmark = pytest.mark.django_db


def refused(game: HostedGame, email: str, name: str, manners: Manners = DUTCH) -> HostingError:
    with pytest.raises(HostingError) as caught:
        sign_up(game, email, name, manners, START)
    return caught.value


def test_a_sign_up_is_stored_and_confirmed_with_all_its_data() -> None:
    """Rules: WAK-SIGN-01, WAK-SIGN-02, WAK-SIGN-08, WAK-SYS-10."""
    game = new_game()

    reply = sign_up(game, "Bob@X.nl", " Bob ", ENGLISH, START)

    (bob,) = players(game)
    assert (bob.name, bob.gender, bob.address.email) == ("Bob", "man", "bob@x.nl")
    assert (reply.kind, reply.to_email, reply.language) == (Kind.SIGNED_UP, "bob@x.nl", "en")
    told = {key: reply.payload[key] for key in ("game", "name", "gender", "email", "time_zone")}
    assert told == {
        "game": "Zomer",
        "name": "Bob",
        "gender": "man",
        "email": "bob@x.nl",
        "time_zone": "Europe/London",
    }
    assert reply.payload["seed_sha256"] == game.seed_sha256


def test_administrators_hear_of_every_sign_up() -> None:
    """Rules: WAK-SYS-39."""
    administrator("one@x.nl")
    administrator("two@x.nl")

    sign_up(new_game(), "bob@x.nl", "Bob", DUTCH, START)

    notices = post(Kind.ADMIN_NOTICE)
    assert [notice.to_email for notice in notices] == ["one@x.nl", "two@x.nl"]
    assert {notice.payload["code"] for notice in notices} == {"signed_up"}
    assert {notice.payload["name"] for notice in notices} == {"Bob"}


def test_signing_up_again_from_the_same_address_replaces_the_old_data() -> None:
    """Rules: WAK-SIGN-03, WAK-SIGN-07, WAK-SYS-11."""
    game = new_game()
    sign_up(game, "bob@x.nl", "Bob", ENGLISH, START)

    sign_up(game, "BOB@x.nl", "Bobby", ENGLISH, START)
    reply = sign_up(game, "bob@x.nl", "BOBBY", DUTCH, START)

    (bob,) = players(game)
    assert (bob.name, bob.gender, bob.language) == ("BOBBY", "woman", "nl")
    assert reply.payload["replaced"] is True


def test_one_address_may_play_in_several_games_which_do_not_touch_each_other() -> None:
    """Rules: WAK-SIGN-12, WAK-SYS-02."""
    summer, winter = new_game("Zomer"), new_game("Winter")
    sign_up(summer, "bob@x.nl", "Bobby", DUTCH, START)

    sign_up(winter, "bob@x.nl", "Bob", DUTCH, START)

    assert [each.name for each in players(summer)] == ["Bobby"]
    assert [each.name for each in players(winter)] == ["Bob"]
    assert Person.objects.count() == Address.objects.count() == 1


def test_a_person_with_two_addresses_has_one_place_in_a_game() -> None:
    """Rules: WAK-SIGN-03, WAK-SIGN-12."""
    game = new_game()
    sign_up(game, "bob@x.nl", "Bob", DUTCH, START)
    Address.objects.create(person=Person.objects.get(), email="bob@work.nl")

    sign_up(game, "bob@work.nl", "Bob", DUTCH, START)

    (bob,) = players(game)
    assert bob.address.email == "bob@work.nl"


@pytest.mark.parametrize("name", ["BO BÉ", "bo be", "Bo-Be", "B’o Be", "Bo  Bè"])
def test_a_name_is_taken_whatever_its_case_and_accents(name: str) -> None:
    """Rules: WAK-SIGN-06, WAK-SIGN-07."""
    game = new_game()
    sign_up(game, "bob@x.nl", "Bo Bé", DUTCH, START)

    assert refused(game, "other@x.nl", name).code == Code.NAME_TAKEN
    assert len(players(game)) == 1


@pytest.mark.parametrize(
    "name", ["Bob2", "Bob!", "B@b", "", "Bob\u0430", "Bob <i>", "-Bob", "\u202eBob"]
)
def test_a_name_has_latin_letters_only(name: str) -> None:
    """Rules: WAK-SIGN-06."""
    assert refused(new_game(), "bob@x.nl", name).code == Code.NAME_NOT_LETTERS


@pytest.mark.parametrize("name", ["Jérôme", "Jan Piet", "Anne-Marie", "Siân O’Neill", "Øyvind"])
def test_accents_spaces_dashes_and_apostrophes_are_welcome_in_a_name(name: str) -> None:
    """Rules: WAK-SIGN-06, which took plain letters only; we take more."""
    sign_up(new_game(), "bob@x.nl", name, DUTCH, START)

    assert Player.objects.get().name == name


@pytest.mark.parametrize(
    "name",
    [
        *("blanco", "Witte", "BURGEMEESTER", "help", "config", "man", "vrouw", "anoniem"),
        *("blank", "white", "mayor", "woman", "Jan Blanco"),
    ],
)
def test_words_that_mean_something_in_a_mail_are_no_names(name: str) -> None:
    """Rules: WAK-SIGN-09."""
    assert refused(new_game(), "bob@x.nl", name).code == Code.NAME_RESERVED


def test_a_name_has_an_end() -> None:
    """Rules: WAK-SIGN-06."""
    assert refused(new_game(), "bob@x.nl", "B" * 41).code == Code.NAME_TOO_LONG


def test_gender_language_time_zone_and_address_must_make_sense() -> None:
    """Rules: WAK-SIGN-05, WAK-SYS-49."""
    game = new_game()
    ill_mannered = {
        Code.GENDER_UNCLEAR: Manners("person", "nl", "UTC"),
        Code.LANGUAGE_UNKNOWN: Manners("man", "xx", "UTC"),
        Code.TIME_ZONE_UNKNOWN: Manners("man", "nl", "../../etc/passwd"),
    }

    for code, manners in ill_mannered.items():
        assert refused(game, "bob@x.nl", "Bob", manners).code == code
    assert refused(game, "bob at x", "Bob").code == Code.ADDRESS_UNFIT
    assert not Person.objects.exists()


def test_sign_up_closes_speed_days_after_the_game_was_made() -> None:
    """Rules: WAK-SIGN-10."""
    game = new_game(speed=3 * DAY)
    fill(game, 5)
    assert game.due_at == game.sign_up_closes_at == START + 3 * DAY

    assert sweep.close_due(START + 3 * DAY) == []
    sweep.close_due(START + 3 * DAY + SECOND)

    assert fresh(game).status == Status.RUNNING
    assert fresh(game).due_at == START + 6 * DAY


def test_a_sign_up_after_the_closing_time_is_refused_even_before_the_deal() -> None:
    """Rules: WAK-SIGN-10."""
    game = new_game()
    sign_up(game, "ann@x.nl", "Ann", DUTCH, START + 2 * DAY)

    with pytest.raises(HostingError) as caught:
        sign_up(game, "bob@x.nl", "Bob", DUTCH, START + 2 * DAY + SECOND)

    assert caught.value.code == Code.SIGN_UP_CLOSED


def test_sign_up_closes_as_soon_as_the_last_place_is_taken() -> None:
    """Rules: WAK-SIGN-10."""
    game = new_game(most=4)
    fill(game, 4)

    assert fresh(game).status == Status.RUNNING
    assert refused(game, "late@x.nl", "Late").code == Code.SIGN_UP_CLOSED


def test_whoever_has_a_place_may_still_correct_his_data_in_a_game_that_waits_full() -> None:
    """Rules: WAK-SIGN-03, WAK-SIGN-10, WAK-SIGN-11."""
    game = new_game(most=4, compositions=COMPOSITIONS[:2])
    fill(game, 4)
    assert fresh(game).status == Status.PAUSED

    assert refused(game, "late@x.nl", "Late").code == Code.GAME_FULL
    assert refused(game, "ann@x.nl", "Anna").code == Code.GAME_PAUSED


def test_mail_to_games_that_are_paused_or_over_signs_nobody_up() -> None:
    """Rules: WAK-VOTE-27, WAK-SYS-32."""
    paused, stopped, begun = new_game("Een"), new_game("Twee"), running_game("Drie")
    pausing.pause(paused, START)
    stop(stopped, START)
    pausing.pause(begun, START)

    assert refused(paused, "bob@y.nl", "Bo").code == Code.GAME_PAUSED
    assert refused(stopped, "bob@y.nl", "Bo").code == Code.GAME_ENDED
    assert refused(begun, "bob@y.nl", "Bo").code == Code.GAME_PAUSED


def test_the_deal_draws_one_of_the_distributions_for_exactly_that_many_players(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Rules: WAK-COMP-01, WAK-COMP-02, WAK-COMP-05, WAK-COMP-06, WAK-SYS-45, WAK-SIGN-10."""
    drawn, wolves = set(), set()
    for number in range(12):
        monkeypatch.setattr(seeds, "new_seed", lambda number=number: f"seed {number}")
        game = running_game(f"Spel {number}", 5)
        with games.opened(game) as folded:
            facts = [entry.content for entry in folded.log]
            assert sorted(folded.state.roles) == ["farmer"] * 4 + ["wolf"]
        assert len(folded.started.compositions) == 2
        draws = {fact.label: fact for fact in facts if isinstance(fact, Drawn)}
        drawn.add(draws["distribution"].result)
        wolves |= {fact.player for fact in facts if isinstance(fact, Dealt) and fact.role == "wolf"}

    assert drawn == {("0",), ("1",)}
    assert len(wolves) > 2


def test_after_the_deal_everybody_gets_one_opening_and_one_private_role() -> None:
    """Rules: WAK-SYS-12, WAK-SYS-13, WAK-SYS-14."""
    game = running_game(count=4)

    news = post(Kind.NEWS, game)
    channels = sorted((row.to_email, row.payload["channel"]) for row in news)
    assert channels == sorted(
        (f"{name.lower()}@x.nl", channel) for name in NAMES[:4] for channel in ("public", "private")
    )
    with games.opened(game) as folded:
        spans = {(row.payload["first"], row.payload["last"]) for row in news}
        assert spans == {(1, len(folded.log))}
        told = [entry.content for entry in folded.log if isinstance(entry.content, RoleTold)]
    assert len(told) == 4


def test_players_sit_in_the_order_they_signed_up() -> None:
    """Rules: WAK-SIGN-10."""
    game = running_game(count=5)

    assert [each.seat for each in players(game)] == [0, 1, 2, 3, 4]
    with games.opened(game) as folded:
        assert folded.started.players == NAMES[:5]


def test_without_a_fitting_distribution_this_game_is_paused_and_others_go_on() -> None:
    """Rules: WAK-SIGN-11, WAK-SYS-39, WAK-SYS-50."""
    administrator()
    lacking = new_game("Klein", most=7, compositions=COMPOSITIONS[:2])
    other = new_game("Groot")
    fill(other, 5)
    fill(lacking, 4)

    sweep.close_due(START + 2 * DAY + SECOND)

    assert fresh(lacking).status == Status.PAUSED
    assert fresh(lacking).due_at is None
    assert fresh(other).status == Status.RUNNING
    (notice,) = [row for row in post(Kind.ADMIN_NOTICE) if row.payload["code"] == "not_dealt"]
    assert notice.payload["game"] == "Klein"
    assert (notice.payload["reason"], notice.payload["players"]) == ("no_composition", 4)
    assert len(post(Kind.GAME_PAUSED, lacking)) == 4


def test_with_too_few_players_the_game_waits_for_administrators() -> None:
    """Rules: WAK-SIGN-11, WAK-COMP-05."""
    administrator()
    game = new_game()
    fill(game, 2)

    close_sign_up(game, START)

    assert fresh(game).status == Status.PAUSED
    (notice,) = [row for row in post(Kind.ADMIN_NOTICE) if row.payload["code"] == "not_dealt"]
    assert notice.payload["reason"] == "player_count"


def test_a_paused_sign_up_opens_again_for_a_full_period() -> None:
    """Rules: WAK-SYS-32."""
    game = new_game()
    fill(game, 2)
    close_sign_up(game, START)

    pausing.resume(game, START + 5 * DAY)
    sign_up(game, "cor@x.nl", "Cor", DUTCH, START + 6 * DAY)
    sweep.close_due(START + 7 * DAY + SECOND)

    assert fresh(game).status == Status.RUNNING
    assert len(players(game)) == 3


def test_a_full_sign_up_that_is_resumed_closes_with_the_next_sweep() -> None:
    """Rules: WAK-SIGN-10, WAK-SYS-32."""
    game = new_game(most=4, compositions=COMPOSITIONS[:2])
    fill(game, 4)
    HostedGame.objects.filter(pk=game.pk).update(
        compositions=[{"roles": {"wolf": 1, "farmer": 3}, "mayor": False}]
    )

    pausing.resume(game, START + DAY)
    sweep.close_due(START + DAY + timedelta(seconds=1))

    assert fresh(game).status == Status.RUNNING


def test_closing_a_sign_up_twice_deals_once() -> None:
    """Rules: WAK-SIGN-10."""
    game = new_game()
    fill(game, 4)

    assert close_sign_up(game, START) is True
    length = fresh(game).length
    assert close_sign_up(game, START) is False
    assert fresh(game).length == length


def test_a_refused_sign_up_leaves_the_one_before_untouched() -> None:
    """Rules: WAK-SIGN-04, WAK-SYS-18."""
    game = new_game()
    fill(game, 2)

    assert refused(game, "ann@x.nl", "Bob").code == Code.NAME_TAKEN
    assert player(game, "Ann").address.email == "ann@x.nl"
