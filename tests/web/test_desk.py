"""The desk: games are looked after on it, and it tells no player what he must not know."""

import re
from datetime import timedelta

import pytest
from django.test import Client

from tests.mail.village import (
    DAY,
    START,
    Village,
    administrator,
    new_village,
    post_of,
    signed_up,
)
from tests.web.conftest import Church
from tests.web.desk import ROLES, at_the_desk, by_night, confirm, page, playing, signed_in_as
from verteller.hosting.fairness.substitutes import address_for, offer_to_substitute
from verteller.hosting.models import (
    HostedGame,
    Kind,
    LogEntry,
    Participation,
    Person,
    Status,
)
from verteller.hosting.models.absence import Ending
from verteller.hosting.sign_up import close_sign_up
from verteller.mail.news import village_standing
from verteller.rules.registry import find_rulebook
from verteller.web.public import public_game

pytestmark = pytest.mark.django_db


@pytest.fixture(autouse=True)
def clock(church: Church) -> Church:
    """Let the tests tell the time."""
    return church


def words(shown: str) -> str:
    """Return a page's text, on one line."""
    return " ".join(re.sub(r"<[^>]+>", " ", shown.partition("<main")[2]).split())


def asked_now(village: Village) -> list[str]:
    """Return who is asked anything now."""
    return [name for name in village.others() if village.questions(name)]


PAGES = (
    "",
    "in/",
    "out/",
    "questions/",
    "addresses/",
    "distributions/",
    "games/WW5/",
    "games/WW5/ladder/",
    "games/WW5/dry-run/",
    "games/WW5/stop/",
)


def test_the_desk_is_for_administrators_alone(client: Client) -> None:
    """Rules: WAK-SYS-28."""
    village = by_night()
    player = signed_in_as(village.player("Anna").person)
    desk = at_the_desk()

    for path in PAGES:
        assert client.get(f"/desk/{path}").status_code == 302
        page(player, path, status=404)
        assert player.post(f"/desk/{path}").status_code in {404, 405}
        page(desk, path)


def test_every_page_has_words_in_both_languages() -> None:
    """Rules: WAK-SYS-41."""
    by_night()
    desk = at_the_desk()

    for path in PAGES:
        for language in ("nl", "en"):
            response = desk.get(f"/desk/{path}", headers={"Accept-Language": language})
            assert f'<html lang="{language}">' in response.content.decode()


def test_who_does_not_play_sees_which_round_is_open_and_who_is_still_to_answer() -> None:
    """Rules: WAK-SYS-28, WAK-ADMIN-01."""
    village = by_night()
    desk = at_the_desk()
    (wolf, seer) = (village.holder("werewolf"), village.holder("seer"))
    assert wolf in asked_now(village)

    before = words(page(desk, "games/WW5/"))
    village.mail(seer, village.others(seer)[0])
    after = words(page(desk, "games/WW5/"))

    assert "Night 1: the village sleeps · the main round" in before
    still = re.search(r"Still to answer(?: \(\d\))?: ([\w, ]+) What you can do", before)
    assert still is not None
    assert {wolf, seer} <= set(still[1].split(", "))
    still = re.search(r"Still to answer(?: \(\d\))?: ([\w, ]+) What you can do", after)
    assert still is not None
    assert seer not in still[1].split(", ")
    assert wolf in words(page(desk, ""))


def test_what_is_owed_and_who_has_which_role_is_on_no_page() -> None:
    """Rules: WAK-SYS-51."""
    by_night()
    desk = at_the_desk()

    for path in ("", "games/WW5/", "out/", "in/"):
        shown = words(page(desk, path)).lower()
        for role in find_rulebook("wakkerdam").roles:
            if role not in {"client", "cupid", "thief"}:
                assert role not in shown.split()


def test_who_plays_sees_neither_the_round_nor_who_is_to_answer_nor_the_post() -> None:
    """Rules: WAK-SYS-51, WAK-HELP-02, WAK-SYS-01."""
    village = by_night()
    desk = playing(village)
    village.mail(village.holder("seer"), village.others(village.holder("seer"))[0])

    game, games = page(desk, "games/WW5/"), page(desk, "")
    posts = page(desk, "out/") + page(desk, "in/")

    assert "You play in this game as Anna" in words(game)
    for shown in (game, games):
        assert "main round" not in shown
        assert "Still to answer" not in shown
        assert "<time" not in shown.partition('id="settings-title"')[0].partition("<main")[2]
    assert "WW5" not in posts.partition('id="found"')[2].partition("</main")[0]
    page(desk, "games/WW5/dry-run/", status=404)


def test_a_secret_round_that_closes_leaves_no_trace_on_the_page_of_one_who_plays() -> None:
    """Rules: WAK-SYS-51."""
    village = by_night("werewolf", "seer", "witch", "villager", "villager", "villager")
    desk = playing(village)
    paths = ("", "games/WW5/", "games/WW5/extend/", "games/WW5/pause/", "games/WW5/stop/")

    def shown() -> list[str]:
        return [re.sub(r'value="\w{64}"', "", page(desk, path)) for path in paths]

    before = shown()
    village.mail(village.holder("seer"), village.others(village.holder("seer"))[0])
    assert shown() == before
    village.close()

    assert village.open_phase() == "potions"
    assert shown() == before


def test_who_plays_can_look_anyway_and_everybody_is_told() -> None:
    """Rules: WAK-SYS-51, WAK-ADMIN-01."""
    village = by_night()
    desk = playing(village)
    news = len(post_of(Kind.NEWS))

    asked = words(page(desk, "games/WW5/look/"))
    assert "Every player is told that you looked" in asked
    confirm(desk, "games/WW5/look/")

    mark = LogEntry.objects.get(kind="looked")
    assert f'"player":{village.seat("Anna")}' in bytes(mark.body).decode()
    assert len(post_of(Kind.NEWS)) == news + 6
    shown = words(page(desk, "games/WW5/"))
    assert "the main round" in shown
    assert "have looked behind the scenes" in shown
    assert "WW5" in page(desk, "out/").partition('id="found"')[2]
    # The dry run stays for those who do not play at all.
    page(desk, "games/WW5/dry-run/", status=404)
    page(desk, "games/WW5/look/", status=404)


def test_what_one_player_looked_at_another_does_not_see() -> None:
    """Rules: WAK-SYS-51."""
    village = by_night()
    confirm(playing(village), "games/WW5/look/")

    assert "main round" not in page(playing(village, "Bob"), "games/WW5/")


def test_games_are_paused_resumed_extended_closed_and_stopped(clock: Church) -> None:
    """Rules: WAK-SYS-31, WAK-SYS-32, WAK-SYS-33, WAK-ADMIN-01."""
    village = by_night()
    desk = at_the_desk()
    due = village.game.due_at
    assert due is not None

    assert "WW5 is paused." in confirm(desk, "games/WW5/pause/")
    assert village.game.status == Status.PAUSED
    assert "WW5 goes on." in confirm(desk, "games/WW5/resume/")
    confirm(desk, "games/WW5/extend/", hours="36")
    assert village.game.due_at == due + timedelta(hours=36)
    sequence = village.game.sequence
    confirm(desk, "games/WW5/close/")
    assert village.game.sequence == sequence + 1
    confirm(desk, "games/WW5/stop/")
    assert village.game.status == Status.STOPPED
    assert "waiting to be sent" in confirm(desk, "games/WW5/delete/")
    assert HostedGame.objects.filter(name="WW5").exists()


def test_the_last_closing_is_undone_and_the_round_gets_its_full_time_again(clock: Church) -> None:
    """Rules: WAK-ADMIN-01, WAK-SYS-32."""
    village = by_night()
    desk = at_the_desk()
    seer = village.holder("seer")
    village.mail(seer, village.others(seer)[0])
    chosen = village.choice(seer, "seer")
    assert "No closing has happened" in confirm(desk, "games/WW5/rewind/")
    village.close()
    clock.now = village.now + timedelta(hours=3)
    reminders = len(post_of(Kind.REMINDER))

    assert "has been undone" in confirm(desk, "games/WW5/rewind/")

    assert village.open_phase() == "main"
    assert village.choice(seer, "seer") == chosen
    assert village.game.due_at == clock.now + 2 * DAY
    told = post_of(Kind.REMINDER)[reminders:]
    asked = asked_now(village)
    assert sorted(row.player.name for row in told if row.player) == sorted(asked)


def test_what_was_undone_is_so_no_more_on_the_public_page_and_in_mails(clock: Church) -> None:
    """Rules: WAK-SYS-22, WAK-STORY-07."""
    village = by_night()
    wolf = village.holder("werewolf")
    prey = village.holders("villager")[0]
    village.mail(wolf, prey)
    before = public_game(village.game, "en")
    village.close()
    clock.now = village.now
    assert [each.name for each in public_game(village.game, "en").dead] == [prey]

    confirm(at_the_desk(), "games/WW5/rewind/")

    after = public_game(village.game, "en")
    assert (after.phase, after.dead, after.living) == (before.phase, (), before.living)
    assert after.due_at is None
    standing = village_standing(village.game.pk, village.game.length)
    assert (standing.dead, standing.shown) == ([], {})
    assert prey in village.others()


def test_what_was_closed_meanwhile_is_not_closed_twice_nor_undone(clock: Church) -> None:
    """Rules: WAK-SYS-50."""
    village = by_night()
    desk = at_the_desk()
    page(desk, "games/WW5/close/")
    page(desk, "games/WW5/rewind/")
    village.close()
    clock.now = village.now
    sequence = village.game.sequence

    closed = desk.post("/desk/games/WW5/close/", follow=True).content.decode()
    undone = desk.post("/desk/games/WW5/rewind/", follow=True).content.decode()

    assert "Nothing is open in WW5 just now" in closed
    assert "nothing was undone" in undone
    assert village.game.sequence == sequence


def test_a_button_pressed_twice_does_it_once() -> None:
    """Rules: WAK-SYS-50."""
    village = by_night()
    desk = at_the_desk()
    page(desk, "games/WW5/extend/")
    due = village.game.due_at

    desk.post("/desk/games/WW5/extend/", {"hours": "1"})
    again = desk.post("/desk/games/WW5/extend/", {"hours": "1"})

    assert again.status_code == 422
    assert village.game.due_at == (due and due + timedelta(hours=1))


def test_an_extension_is_a_whole_number_of_hours() -> None:
    """Rules: WAK-ADMIN-01."""
    village = by_night()
    desk = at_the_desk()
    due = village.game.due_at
    page(desk, "games/WW5/extend/")

    for hours in ("", "0", "-1", "1.5", "99999", "²"):
        assert desk.post("/desk/games/WW5/extend/", {"hours": hours}).status_code == 422
        assert village.game.due_at == due
    # The page that said so can be used at once.
    desk.post("/desk/games/WW5/extend/", {"hours": "1"})
    assert village.game.due_at == (due and due + timedelta(hours=1))


def test_a_player_is_removed_and_the_dead_are_taken_off_the_list() -> None:
    """Rules: WAK-SYS-35, WAK-ADMIN-01."""
    village = by_night()
    desk = at_the_desk()
    name = village.holders("villager")[0]
    goner = village.player(name).pk

    assert f"{name} is removed from WW5." in confirm(desk, f"games/WW5/players/{goner}/remove/")
    assert LogEntry.objects.filter(kind="disqualified").exists()
    village.close_until("pyre")
    assert "Off the list" in page(desk, "games/WW5/")
    confirm(desk, f"games/WW5/players/{goner}/unlist/")

    assert not village.player(name).on_list
    page(desk, "games/WW5/players/999999/remove/", status=404)
    page(desk, f"games/WW5/players/{goner}/promote/", status=404)


def test_a_seat_is_handed_over_to_whoever_offered_or_to_another_address(clock: Church) -> None:
    """Rules: WAK-ADMIN-01, WAK-SYS-51."""
    village = by_night()
    desk = at_the_desk()
    number = village.player("Bob").pk
    path = f"games/WW5/players/{number}/substitute/"
    offered = address_for("willing@x.nl", "nl", START)
    offer_to_substitute(village.game, offered, START)

    assert "willing@x.nl" in page(desk, path)
    refused = confirm(desk, path, address="beheer@x.nl")
    assert 'class="message error"' in refused
    assert village.player("Bob").address.email == "bob@x.nl"
    confirm(desk, path, volunteer="willing@x.nl")

    assert village.player("Bob").address.email == "willing@x.nl"
    assert [row.to_email for row in post_of(Kind.HAND_OVER)] == ["willing@x.nl"]
    wrong = words(confirm(desk, path, address="nonsense"))
    assert village.player("Bob").address.email == "willing@x.nl"
    assert "That is no mail address." in wrong


def test_who_plays_puts_nobody_in_a_place_before_he_has_looked() -> None:
    """In a second mailbox of his he would read all that the seat knows. Rules: WAK-SYS-51."""
    village = by_night()
    desk = playing(village)
    path = f"games/WW5/players/{village.player('Bob').pk}/substitute/"

    assert path not in page(desk, "games/WW5/")
    page(desk, path, status=404)
    assert desk.post(f"/desk/{path}", {"address": "anna@elders.nl"}).status_code == 404
    confirm(desk, "games/WW5/look/")
    confirm(desk, path, address="anna@elders.nl")

    assert village.player("Bob").address.email == "anna@elders.nl"


def test_the_dry_run_says_what_would_happen_and_changes_nothing() -> None:
    """Rules: WAK-ADMIN-01."""
    village = by_night()
    desk = at_the_desk()
    wolf, seer = village.holder("werewolf"), village.holder("seer")
    prey = village.others(wolf, seer, village.holder("healer"))[0]
    village.mail(wolf, prey)
    length = village.game.length

    shown = words(page(desk, "games/WW5/dry-run/"))

    assert "What only some would hear" in shown
    assert village.game.length == length
    assert LogEntry.objects.filter(game=village.game).count() == length
    assert village.open_phase() == "main"


def test_every_act_asks_first_and_a_link_alone_does_nothing() -> None:
    """Rules: WAK-SYS-50."""
    village = by_night()
    desk = at_the_desk()
    length = village.game.length

    for act in ("pause", "extend", "close", "rewind", "stop"):
        assert "Not now" in page(desk, f"games/WW5/{act}/")
    page(desk, "games/WW5/look/", status=404)
    page(desk, "games/WW5/explode/", status=404)
    page(desk, "games/nowhere/", status=404)

    assert village.game.length == length
    assert village.game.status == Status.RUNNING


def test_another_site_can_press_no_button() -> None:
    """Rules: WAK-SYS-49."""
    village = by_night()
    person = administrator()
    known = signed_in_as(person)
    strict = Client(enforce_csrf_checks=True)
    strict.cookies = known.cookies

    assert strict.post("/desk/games/WW5/stop/").status_code == 403
    assert village.game.status == Status.RUNNING


def test_games_are_found_by_name_and_state() -> None:
    """Rules: WAK-SYS-34."""
    by_night()
    by_night(name="Zomer")
    desk = at_the_desk()

    assert "Zomer" not in page(desk, "?q=ww").partition('id="games"')[2]
    assert "WW5" not in page(desk, "?status=paused").partition('id="games"')[2]
    assert "No such games." in page(desk, "?q=winter")


def test_the_ladder_for_the_absent_is_set_before_and_after_the_deal() -> None:
    """Rules: WAK-INACT-02."""
    from tests.mail.village import new_village

    village = by_night()
    new = new_village("villager", "villager", "werewolf", name="Winter")
    desk = at_the_desk()
    wanted = {"strikes": "on", "excuses": "on", "strictness": "0", "least_reliability": "80"}

    for name in ("WW5", "Winter"):
        desk.post(f"/desk/games/{name}/ladder/", wanted)

    assert new.game.fairness == {
        "reminders": False,
        "strikes": True,
        "excuses": True,
        "substitutes": False,
        "leaving": False,
    }
    assert (new.game.strictness, new.game.least_reliability) == (0, 80)
    # What the players were told at the start stays so.
    assert "strikes" not in village.game.fairness
    assert village.game.strictness == 50
    wrong = desk.post("/desk/games/WW5/ladder/", {**wanted, "least_reliability": "101"})
    assert wrong.status_code == 422


def test_who_missed_how_much_is_for_those_who_do_not_play(clock: Church) -> None:
    """Rules: WAK-INACT-01, WAK-SYS-51."""
    village = by_night()
    village.close_until("pyre")
    village.close()
    clock.now = START + 9 * DAY

    assert "rounds missed" in page(at_the_desk(), "games/WW5/")
    assert "rounds missed" not in page(playing(village), "games/WW5/")


def took_part(person: Person, asked: int, missed: int, record: HostedGame | None = None) -> None:
    Participation.objects.create(
        person=person, game=record, asked=asked, missed=missed, ending=Ending.PLAYED, ended_at=START
    )


def test_how_reliable_people_were_stands_beside_them_in_sign_up_and_later() -> None:
    """Rules: WAK-INACT-01, WAK-SIGN-01."""
    village = signed_up(new_village(*ROLES), 6)
    took_part(village.player("Anna").person, 9, 2)
    took_part(village.player("Anna").person, 3, 0)
    took_part(village.player("Bob").person, 4, 0)
    desk = at_the_desk()

    for _ in range(2):
        shown = page(desk, "games/WW5/")
        assert re.findall(r"reliability: (\d+)%", shown) == ["83", "100"]
        close_sign_up(village.game, village.now)


def test_the_reliability_that_a_player_sees_tells_nothing_of_a_game_he_plays_in() -> None:
    """Rounds of the night are counted in it as well. Rules: WAK-SYS-51."""
    village = by_night()
    took_part(village.player("Bob").person, 9, 9, village.game)
    took_part(village.player("Bob").person, 4, 1)

    assert "reliability: 23%" in page(at_the_desk(), "games/WW5/")
    assert "reliability: 75%" in page(playing(village), "games/WW5/")


def test_the_desk_sends_the_strict_headers() -> None:
    """Rules: WAK-SYS-49."""
    by_night()

    response = at_the_desk().get("/desk/games/WW5/")

    assert "unsafe" not in response.headers["Content-Security-Policy"]
    assert "no-store" in response.headers["Cache-Control"]
    assert "style=" not in response.content.decode()
    assert "onclick" not in response.content.decode()
