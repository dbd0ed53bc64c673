"""The desk before a game: made, composed and dealt in the browser, kept from whoever plays."""

import re
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext

from tests.mail.village import NAMES, START, Village, administrator, new_village, post_of
from tests.web.conftest import Church
from tests.web.desk import at_the_desk, page, playing, signed_in_as
from verteller.hosting import composing, compositions, games, masters
from verteller.hosting.errors import Code, HostingError
from verteller.hosting.models import HostedGame, Kind, Person, Status
from verteller.hosting.people import Manners, address_of
from verteller.hosting.sign_up import sign_up
from verteller.rules.facts import Proposition
from verteller.rules.registry import find_rulebook

pytestmark = pytest.mark.django_db

ROLES = ("wolf", "necromancer", "seer", "soothsayer", "farmer", "farmer", "farmer")
GAME = "games/WW5/"


@pytest.fixture(autouse=True)
def clock(church: Church) -> Church:
    """Let the tests tell the time."""
    return church


def words(shown: str) -> str:
    """Return a page's text, on one line."""
    return " ".join(re.sub(r"<[^>]+>", " ", shown.partition("<main")[2]).split())


def gathering(count: int = 7, **changes: object) -> Village:
    """Return a game of the second rulebook that takes sign-ups, of whom *count* are there."""
    village = new_village(rulebook="tempo_reale", most=45, **changes)  # type: ignore[arg-type]
    return gathered(village, count)


def gathered(village: Village, count: int) -> Village:
    """Let so many people sign up."""
    for name in NAMES[village.game.players.count() : count]:
        manners = Manners("neither", "en", "Europe/Rome")
        sign_up(village.game, f"{name.lower()}@x.nl", name, manners, village.now)
    return village


def counted(*roles: str) -> dict[str, object]:
    """Return the form of a village as a browser sends it."""
    return {f"role-{role}": roles.count(role) for role in roles}


def sent(desk: Client, path: str, **given: object) -> Any:
    """Send a form, and return the page that follows."""
    return desk.post(f"/desk/{GAME}{path}", given, follow=True)


def calendar_of(record: HostedGame, part: str = "phases") -> dict[str, Any]:
    """Return a part of the calendar that is kept with a game."""
    found: dict[str, Any] = (record.calendar or {})[part]
    return found


def text_of(response: Any) -> str:
    """Return what a page says."""
    return words(response.content.decode())


def wanted(**changes: object) -> dict[str, object]:
    """Return the form of a new game as a browser sends it."""
    form: dict[str, object] = {
        "name": "Bosco",
        "language": "it",
        "theme": "default",
        "least": "8",
        "most": "40",
        "closes": "2026-05-10T20:00",
        "zone": "Europe/Rome",
        "kind": "hours",
        "dawn": "08:00",
        "dusk": "22:00",
        "dates": "2026-05-20",
        "evening": ["mon", "tue", "wed", "thu", "sun"],
        "option-nobody_alive": "undefeated",
        "option-corpse_told": "on",
    }
    return {**form, **changes}


def make(desk: Client, changes: dict[str, object] | None = None) -> Any:
    """Make a game of the second rulebook in the browser."""
    return desk.post("/desk/new/?rulebook=tempo_reale", wanted(**(changes or {})), follow=True)


def test_an_administrator_makes_a_game_and_becomes_its_master() -> None:
    """Rules: WAK-SYS-30, LTR-SYS-22."""
    person = administrator()
    desk = signed_in_as(person)
    assert "Corpses" not in page(desk, "new/?rulebook=tempo_reale")

    shown = text_of(make(desk))

    record = HostedGame.objects.get(name="Bosco")
    assert "Bosco takes sign-ups now, and you are its game master." in shown
    assert masters.masters_of(record) == [person]
    assert (record.rulebook, record.language) == ("tempo_reale", "it")
    assert (record.least, record.most) == (8, 40)
    assert record.options == {
        "nobody_alive": "undefeated",
        "corpse_told": True,
        "clan_roles": False,
    }
    # Eight in the evening in Rome is six by UTC in May.
    assert record.sign_up_closes_at == record.due_at == datetime(2026, 5, 10, 18, tzinfo=UTC)
    assert calendar_of(record)["day"]["not_on"] == ["2026-05-20"]


@pytest.mark.parametrize(
    ("changes", "fault"),
    [
        ({"name": ""}, "name"),
        ({"closes": "2020-01-01T20:00"}, "still to come"),
        ({"zone": "Rome"}, "no time zone: Rome"),
        ({"most": "3"}, "cannot be fewer"),
        ({"least": "some"}, "whole number"),
        ({"dates": "Easter"}, "no date: Easter"),
        ({"option-nobody_alive": "everybody"}, "nobody_alive"),
    ],
)
def test_a_game_that_cannot_be_is_not_made_and_the_form_stays_filled_in(
    changes: dict[str, object], fault: str
) -> None:
    """Rules: WAK-SYS-30."""
    response = make(at_the_desk(), changes)

    assert response.status_code == 422
    assert fault in text_of(response)
    assert 'value="Europe/Rome"' in response.content.decode() or "zone" in changes
    assert not HostedGame.objects.exists()


def test_every_option_of_every_rulebook_is_explained_in_every_language() -> None:
    """Rules: WAK-SYS-30."""
    desk = at_the_desk()
    for rulebook in ("wakkerdam", "tempo_reale", "lupus3", "duesterwald", "tabula"):
        for language in ("nl", "en", "it", "de"):
            url = f"/desk/new/?rulebook={rulebook}"
            shown = desk.get(url, headers={"Accept-Language": language}).content.decode()
            for setting in find_rulebook(rulebook).settings:
                assert f">{setting.key.replace('_', ' ')}<" not in shown
            # A label and an explanation of each, and words for all its values.
            assert not re.findall(r'-text"> *<span class="rule"', shown)
            assert language == "en" or not re.findall(r'<option value="(\w{4,})"[^>]*>\1<', shown)


def test_only_administrators_make_games_and_masters_alone_prepare_them() -> None:
    """Rules: LTR-GEN-04."""
    village = gathering()
    master = signed_in_as(Person.objects.create(created_at=START))
    masters.appoint(village.game, Person.objects.latest("pk"), START)
    player = signed_in_as(village.player("Anna").person)

    page(master, "new/", status=404)
    for part in ("village/", "hints/", "players/", "calendar/", "deal/", "credentials/"):
        page(master, GAME + part)
        page(player, GAME + part, status=404)
        assert player.post(f"/desk/{GAME}{part}").status_code == 404
        assert Client().get(f"/desk/{GAME}{part}").status_code == 302


def test_a_master_who_plays_never_sees_the_village() -> None:
    """Rules: LTR-GEN-04, LTR-SYS-22."""
    village = gathering()
    sent(at_the_desk(), "village/", **counted(*ROLES))
    desk = playing(village)

    for part in ("village/", "hints/", "letters/", "credentials/"):
        page(desk, GAME + part, status=404)
        assert desk.post(f"/desk/{GAME}{part}", counted("wolf")).status_code in {404, 405}
    for part in ("", "players/", "deal/", "calendar/"):
        shown = page(desk, GAME + part)
        assert f"/{GAME}village/" not in shown
        assert "omposed" not in words(shown)
        assert "ecromancer" not in shown
    assert len(village.game.compositions) == 1


@pytest.mark.parametrize("act", ["compose", "make_code", "read"])
def test_who_has_prepared_a_game_signs_up_for_it_no_more(act: str) -> None:
    """Nor does a master who has read what another has composed. Rules: LTR-GEN-04."""
    village = gathering()
    desk = at_the_desk()
    guest = address_of("gast@x.nl", Manners("neither", "en", "Europe/Rome"), START).person
    if act == "compose":
        sent(desk, "village/", **counted(*ROLES))
        sent(desk, "village/", drop="0")
    elif act == "make_code":
        sent(desk, f"credentials/{village.player('Anna').pk}/code/")
    else:
        masters.appoint(village.game, guest, START)
        sent(desk, "village/", **counted(*ROLES))
        for _ in range(2):
            page(signed_in_as(guest), GAME + "village/")
        assert village.game.master_acts.filter(act=masters.SEEN).count() == 1

    with pytest.raises(HostingError) as refused:
        sign_up(
            village.game,
            "gast@x.nl" if act == "read" else "beheer@x.nl",
            "Xaver",
            Manners("neither", "en", "Europe/Rome"),
            village.now,
        )
    assert refused.value.code == Code.KNOWS_VILLAGE


def test_a_village_is_composed_kept_changed_and_taken_away() -> None:
    """Rules: LTR-SYS-22, LTR-T-226."""
    village = gathering()
    desk = at_the_desk()
    shown = page(desk, GAME + "village/")
    assert "For 7 players" not in shown.partition("<form")[0]
    assert "Ghost" not in re.findall(r"<label[^>]*>([^<]+)</label>", shown)

    shown = text_of(sent(desk, "village/", **counted(*ROLES)))
    assert "The village is kept." in shown
    assert "3 × Farmer, Soothsayer, Seer, Wolf, Necromancer fits" in shown

    page_again = page(desk, GAME + "village/?edit=0")
    assert re.search(r'name="role-farmer"[^>]* value="3"', page_again)
    sent(desk, "village/", place="0", **counted(*ROLES[:-1]))
    (kept,) = composing.own_compositions(village.game)
    assert len(kept.roles) == 6
    assert "not for 7 players" in words(page(desk, GAME + "village/"))

    sent(desk, "village/", drop="0")
    assert not village.game.compositions


def test_a_village_that_is_odd_is_kept_once_that_is_confirmed() -> None:
    """Rules: LTR-SYS-23, LTR-T-226."""
    village = gathering()
    desk = at_the_desk()
    odd = counted("wolf", "farmer", "farmer", "seer")

    response = sent(desk, "village/", **odd)
    assert response.status_code == 422
    assert "There is nobody on the necromancers’ side." in text_of(response)
    assert "There is no necromancer: that side is out" in text_of(response)
    assert re.search(r'name="role-farmer"[^>]* value="2"', response.content.decode())
    assert not village.game.compositions

    sent(desk, "village/", sure="on", **odd)
    assert len(village.game.compositions) == 1


@pytest.mark.parametrize(
    "given",
    [
        {},
        {"role-wolf": "1000", "role-farmer": "1"},
        {"role-wolf": "2"},
        {"role-ghost": "5"},
        {"role-x": "9"},
    ],
)
def test_what_is_no_village_is_refused(given: dict[str, object]) -> None:
    """Rules: LTR-GEN-07, LTR-SYS-22."""
    village = gathering()
    response = sent(at_the_desk(), "village/", sure="on", **given)

    assert response.status_code == 422
    assert not village.game.compositions


def test_a_preset_fills_the_form_in_and_is_dealt_where_nothing_is_composed() -> None:
    """Rules: WAK-COMP-01, LTR-SYS-22."""
    village = gathering(8)
    desk = at_the_desk()

    shown = page(desk, GAME + "village/?size=20&preset=0")
    total = re.search(r"<output[^>]*>(\d+)</output>", shown)
    assert total
    assert total[1] == "20"
    assert "For 8 players one village is ready" in words(shown)
    sent(desk, "deal/")
    assert village.game.status == Status.RUNNING


@pytest.mark.parametrize(
    ("rulebook", "most"),
    [("tempo_reale", 45), ("wakkerdam", 35), ("lupus3", 40), ("duesterwald", 12), ("tabula", 24)],
)
def test_every_village_that_is_shipped_can_be_dealt_without_a_warning(
    rulebook: str, most: int
) -> None:
    """From 8 players up there is one. Rules: LTR-SYS-22, LTR-SYS-23, LTR-GEN-07, LU3-SYS-27."""
    shipped = compositions.shipped(rulebook)
    for village in shipped:
        compositions.check(village, rulebook)
        assert not composing.warnings(rulebook, village)

    sizes = {len(village.roles) for village in shipped}
    assert sizes >= set(range(8, most + 1))


def test_a_village_of_the_first_rulebook_may_have_a_mayor() -> None:
    """Rules: WAK-SYS-46, WAK-MAYOR-01."""
    village = gathered(new_village(), 5)
    desk = at_the_desk()
    assert 'name="mayor"' in page(desk, GAME + "village/")

    sent(desk, "village/", mayor="on", **counted("werewolf", "seer", *["villager"] * 3))

    (kept,) = composing.own_compositions(village.game)
    assert kept.mayor
    gathering(0, name="WW6")
    assert 'name="mayor"' not in page(desk, "games/WW6/village/")


def test_hints_are_public_and_nothing_else_of_the_village_is() -> None:
    """Rules: LTR-SYS-24, LTR-GEN-04, LTR-GEN-06, LTR-T-226."""
    village = gathering()
    desk = at_the_desk()
    sent(desk, "village/", **counted(*ROLES))

    sent(desk, "hints/", hints="Wolves are  fewer than 3.\n\nThere is a soothsayer.\n")
    assert village.game.hints == ["Wolves are fewer than 3.", "There is a soothsayer."]
    public = Client().get("/games/WW5/").content.decode()
    assert "There is a soothsayer." in public
    assert "Necromancer" not in public

    assert sent(desk, "hints/", hints="x" * 301).status_code == 422
    sent(desk, "deal/")
    assert sent(desk, "hints/", hints="").status_code == 422
    assert len(village.game.hints) == 2


def test_the_deal_is_asked_about_and_what_came_of_it_is_said() -> None:
    """Rules: WAK-SIGN-10, LTR-GEN-05, LTR-SOOTHSAYER-03."""
    village = gathering()
    desk = at_the_desk()
    assert "There is no village for 7 players" in words(page(desk, GAME + "deal/"))
    sent(desk, "village/", **counted(*ROLES))
    shown = words(page(desk, GAME + "deal/"))
    assert "7 players take part." in shown
    assert "The village that you composed" in shown

    shown = text_of(sent(desk, "deal/"))

    assert "The roles of WW5 have been dealt" in shown
    with games.opened(village.game) as game:
        assert sorted(game.state.roles) == sorted(ROLES)
        # Nobody prepared any, so they are drawn: two true, two false.
        told = [e.content for e in game.log if isinstance(e.content, Proposition)]
        true = [each for each in told if game.state.roles[each.about] == each.role]
        assert (len(told), len(true)) == (4, 2)
    assert "can be changed here any more" in words(page(desk, GAME + "village/"))
    assert sent(desk, "village/", **counted(*ROLES)).status_code == 422


def test_a_deal_that_cannot_be_pauses_the_game_and_says_so() -> None:
    """Rules: WAK-SYS-39."""
    village = gathering(3)
    shown = text_of(sent(at_the_desk(), "deal/"))

    assert "could not be dealt, so the game is paused" in shown
    assert village.game.status == Status.PAUSED


def test_people_are_invited_signed_up_and_taken_off() -> None:
    """Rules: WAK-SYS-30, WAK-SIGN-02."""
    village = gathering(2)
    desk = at_the_desk()

    shown = text_of(sent(desk, "players/", act="invite", addresses="p@x.nl, q@x.nl\nr@x.nl"))
    assert "3 invitations are on their way." in shown
    assert len(post_of(Kind.INVITATION)) == 3
    assert sent(desk, "players/", act="invite", addresses="nobody").status_code == 422

    zita = {"name": "Zita", "address": "zita@x.it", "gender": "woman", "language": "it"}
    shown = text_of(sent(desk, "players/", act="add", zone="Europe/Rome", **zita))
    assert "Zita takes part." in shown
    player = village.player("Zita")
    assert (player.language, player.gender, player.time_zone) == ("it", "woman", "Europe/Rome")
    again = sent(desk, "players/", act="add", zone="Europe/Rome", **{**zita, "address": "z@x.it"})
    assert again.status_code == 422
    assert "Zita" in text_of(again)

    path = f"players/{player.pk}/take-off/"
    assert "Take Zita off the list of WW5?" in words(page(desk, GAME + path))
    assert "Zita does not take part any more." in text_of(sent(desk, path))
    assert village.game.players.count() == 2
    assert post_of(Kind.NOTICE, "zita@x.it")


def test_the_last_place_taken_by_hand_deals_the_roles() -> None:
    """Rules: WAK-SIGN-10."""
    village = gathered(new_village(*ROLES, rulebook="tempo_reale", most=7), 6)
    zita = {"name": "Zita", "address": "zita@x.it", "gender": "woman", "language": "it"}
    sent(at_the_desk(), "players/", act="add", zone="Europe/Rome", **zita)

    assert village.game.status == Status.RUNNING
    page(at_the_desk("b@x.nl"), GAME + "players/", status=404)


def test_no_page_asks_the_database_more_often_for_more_players(
    django_assert_max_num_queries: Any,
) -> None:
    """What is asked for three players is enough for ten. Rules: LTR-SYS-22."""
    village, desk = gathering(3), at_the_desk()
    parts = ("players/", "village/", "credentials/", "deal/", "calendar/")
    counted_for_three = {}
    for part in parts:
        with CaptureQueriesContext(connection) as queries:
            page(desk, GAME + part)
        counted_for_three[part] = len(queries)
    gathered(village, 10)

    for part in parts:
        with django_assert_max_num_queries(counted_for_three[part]):
            page(desk, GAME + part)


def hours(**changes: object) -> dict[str, object]:
    """Return the form of a calendar of days and nights, as a browser sends it."""
    form: dict[str, object] = {
        "kind": "hours",
        "zone": "Europe/Rome",
        "dawn": "08:00",
        "dusk": "22:00",
        "evening": ["mon", "tue", "wed", "thu", "sun"],
    }
    return {**form, **changes}


def test_a_calendar_is_tried_out_before_it_is_kept() -> None:
    """The weekend is one long day, and a holiday makes it longer. Rules: LTR-SYS-01, LTR-SYS-03."""
    village = gathering(calendar=None)
    desk = at_the_desk()
    before = (village.game.calendar, village.game.due_at)

    shown = text_of(sent(desk, "calendar/", **{"try": "yes"}, **hours(evening=["tue"])))
    assert "What would come of it" in shown
    assert shown.count("Night ") >= 4
    assert "Tue" in shown
    assert (village.game.calendar, village.game.due_at) == before

    sent(desk, "calendar/", keep="yes", **hours(dates="2026-04-01"))
    phases = calendar_of(village.game)
    assert phases["day"]["not_on"] == ["2026-04-01"]
    assert phases["night"] == {"until": ["08:00"]}
    assert village.game.due_at == before[1]
    again = page(desk, GAME + "calendar/")
    assert "2026-04-01" in again
    assert re.search(r'value="hours" checked', again)


@pytest.mark.parametrize(
    ("given", "fault"),
    [
        ({"evening": []}, "Mark at least one day of the week."),
        ({"dusk": "25:00"}, "no hour of the clock: 25:00"),
        ({"zone": ""}, "which time zone"),
        ({"dates": "soon"}, "no date: soon"),
        ({"kind": "each", "length": "x", "unit": "d"}, "whole number"),
    ],
)
def test_what_is_no_calendar_is_refused_in_words(given: dict[str, object], fault: str) -> None:
    """Rules: LTR-SYS-03."""
    village = gathering()
    before = village.game.calendar
    response = sent(at_the_desk(), "calendar/", keep="yes", **hours(**given))

    assert response.status_code == 422
    assert fault in text_of(response)
    assert village.game.calendar == before


def test_a_calendar_of_equal_lengths_is_kept_and_a_masters_hand_too() -> None:
    """Rules: WAK-VOTE-12."""
    village = gathered(new_village(), 3)
    desk = at_the_desk()
    assert 'name="dawn"' not in page(desk, GAME + "calendar/")

    sent(desk, "calendar/", keep="yes", kind="each", length="3", unit="m")
    assert calendar_of(village.game, "every") == {"lasts": "3m"}
    assert re.search(r'id="length"[^>]* value="3"', page(desk, GAME + "calendar/"))
    sent(desk, "calendar/", keep="yes", kind="waits")
    assert calendar_of(village.game, "every") == {"waits": True}
    assert "closed by hand" in words(page(desk, GAME + "calendar/"))
    sent(desk, "calendar/", keep="yes", kind="each", length="2", unit="d")
    assert village.game.calendar is None
    assert village.game.speed == timedelta(days=2)


def test_distributions_of_every_rulebook_are_on_the_desk() -> None:
    """Rules: WAK-SYS-38, LTR-SYS-22."""
    desk = at_the_desk()
    shown = page(desk, "distributions/?rulebook=tempo_reale")
    assert "Necromancer" in shown
    assert "Village Idiot" not in shown

    given = {"roles": "2 wolf\nNegromante\nnecromancer\n4 contadino\nveggente"}
    response = desk.post("/desk/distributions/?rulebook=tempo_reale", given, follow=True)
    assert "A distribution for 9 players has been added." in text_of(response)
    assert "2 × Necromancer" in text_of(response)
    assert (
        desk.post("/desk/distributions/?rulebook=tempo_reale", {"roles": "5 ghost"}).status_code
        == 422
    )
    assert "Village Idiot" in page(desk, "distributions/")
