"""The lobby's pages: coming in with a name alone, what hosts may do and others may not."""

import re
from collections.abc import Iterator
from datetime import timedelta

import pytest
from django.db.models import QuerySet
from django.test import Client
from limits import RateLimitItemPerHour
from pytest_django import Settings

from tests.chat.village import ENGLISH, NAMES, START, live_game, lobby, person, player, players
from verteller.chat.lobby import entering, gathering, joining, links, tidying
from verteller.chat.lobby.beginning import begin
from verteller.chat.lobby.tidying import tidy
from verteller.chat.models import LiveGame, Presence
from verteller.chat.pace import seconds_of
from verteller.hosting import administration, clock, throttling
from verteller.hosting.accounts import BACKEND, account_of
from verteller.hosting.guests import is_guest
from verteller.hosting.models import HostedGame, Outgoing, Person, Player
from verteller.hosting.people import address_of
from verteller.rules.moves import Composition

pytestmark = pytest.mark.django_db

ROLES = "werewolf werewolf seer witch cupid wolfhound bear_tamer villager".split()
LOBBY = "/rooms/Abend/lobby/"
ACT = f"{LOBBY}act/"


@pytest.fixture(autouse=True)
def evening() -> Iterator[None]:
    """Let it be evening, and nobody have tried anything yet."""
    throttling.limiter.storage.reset()
    with clock.told_by(lambda: START):
        yield
    throttling.limiter.storage.reset()


def browser(somebody: Person) -> Client:
    client = Client()
    client.force_login(account_of(somebody), backend=BACKEND)
    return client


def text(response: object) -> str:
    content: bytes = getattr(response, "content", b"")
    return re.sub(r"\s+", " ", content.decode())


def test_a_stranger_opens_a_game_with_a_name_and_others_come_in_by_its_link() -> None:
    """Nobody has an account or a mail address. Rules: DUE-SYS-02, TAB-SYS-01."""
    host, guest = Client(), Client()
    form = host.get("/rooms/new/?rulebook=tabula")
    assert "Lupus in Tabula" in text(form)
    answer = host.post(
        "/rooms/new/?rulebook=tabula",
        {
            "name": "Ada",
            "gender": "woman",
            "own": "de",
            "zone": "Europe/Berlin",
            "game": "Neumond",
            "language": "en",
            "pace": "brisk",
            "plays": "on",
            "option-ghosts": "on",
            "option-first_night_kills_narrator": "on",
        },
    )
    assert answer.headers["Location"] == "/rooms/Neumond/lobby/"
    live = LiveGame.objects.get()
    assert (live.game.rulebook, live.game.options, live.speaks) == (
        "tabula",
        {"ghosts": True},
        False,
    )
    assert live.pace == {"preset": "brisk"}
    ada = players(live)[0]
    assert (ada.name, ada.gender, ada.language, ada.time_zone) == (
        *("Ada", "woman", "de", "Europe/Berlin"),
    )
    assert is_guest(live.host)

    page = text(host.get("/rooms/Neumond/lobby/"))
    (link,) = set(re.findall(r"/rooms/join/[\w-]+/", page))
    assert "<svg" in page
    assert "Ada lädt dich" in text(guest.get(link, headers={"Accept-Language": "de"}))
    refused = guest.post(link, {"name": "Ada", "gender": "man", "language": "nl"})
    assert (refused.status_code, "heet al iemand" in text(refused)) == (422, False)
    came = guest.post(link, {"name": "Ben", "gender": "man", "language": "nl", "zone": "Mars"})
    assert came.headers["Location"] == "/rooms/Neumond/lobby/"
    assert came.cookies["django_language"].value == "nl"
    assert "In de lobby" in text(guest.get("/rooms/Neumond/lobby/"))
    assert player(live, "Ben").by_mail is False
    assert guest.get(link).headers["Location"] == "/rooms/Neumond/lobby/"
    assert not Outgoing.objects.exists()


def test_who_is_known_is_asked_whether_mail_comes_too() -> None:
    live = lobby(names=("Ada",))
    known = browser(address_of("ben@x.nl", ENGLISH, START).person)
    link = f"/rooms/join/{live.invitation}/"
    assert 'name="by_mail"' in text(known.get(link))
    assert 'name="by_mail"' not in text(Client().get(link))
    known.post(link, {"name": "Ben", "gender": "man", "language": "en", "by_mail": "on"})
    assert player(live, "Ben").by_mail is True
    changed = known.post(link, {"name": "Benno", "gender": "man", "language": "en"})
    assert changed.status_code == 302
    assert player(live, "Benno").by_mail is False


def test_strangers_find_no_lobby_and_no_game_by_its_name() -> None:
    """Neither do those who play elsewhere. Rules: DUE-SYS-06."""
    live = lobby()
    elsewhere = browser(players(lobby(name="Anderswo"))[0].person)
    pages = ("lobby/", "lobby/roles/", "elsewhere/", "cards/")
    for visitor in (Client(), elsewhere):
        for page in pages:
            assert visitor.get(f"/rooms/Abend/{page}").status_code == 404, page
        assert visitor.post(ACT, {"act": "begin"}).status_code == 404
        for secret in ("join/x", "watch/x", f"join/{live.watching}", f"watch/{live.invitation}"):
            assert visitor.get(f"/rooms/{secret}/").status_code == 404
        assert "Abend" not in text(visitor.get("/rooms/"))
        assert "Abend" not in text(visitor.get("/"))
        assert "Abend" not in text(visitor.get("/games/"))
        assert visitor.get("/games/Abend/").status_code == 404
    assert "Abend" in text(browser(live.host).get("/rooms/"))


@pytest.mark.parametrize("act", ["remove", "seats", "draw", "lot", "begin"])
def test_what_is_the_hosts_nobody_else_does(act: str) -> None:
    live = lobby()
    before = [(each.pk, each.seat) for each in players(live)]
    sent = {"act": act, "player": before[2][0], "seat": [before[1][0]]}
    answer = browser(person(live, "Ben")).post(ACT, sent, headers={"X-Part": "yes"})
    assert (answer.status_code, "Only the host can do that." in text(answer)) == (422, True)
    assert [(each.pk, each.seat) for each in players(live)] == before
    assert LiveGame.objects.get().seats == []


def test_the_host_seats_removes_and_begins() -> None:
    """Rules: DUE-SYS-01, DUE-SYS-08."""
    live = lobby(names=(*NAMES, "Ida"))
    host, ben = browser(live.host), browser(person(live, "Ben"))
    order = [each.pk for each in reversed(players(live))]
    part = host.post(ACT, {"act": "seats", "seat": order}, headers={"X-Part": "yes"})
    assert part.status_code == 200
    assert "<html" not in text(part)
    assert re.findall(r'data-name="(\w+)"', text(part)) == ["Ida", *reversed(NAMES)]
    assert host.post(ACT, {"act": "draw"}).status_code == 302
    assert sorted(LiveGame.objects.get().seats) == sorted(order)
    host.post(ACT, {"act": "lot"})
    assert LiveGame.objects.get().seats == []
    host.post(ACT, {"act": "remove", "player": player(live, "Ida").pk})
    assert [each.name for each in players(live)] == list(NAMES)
    assert ben.post(ACT, {"act": "ready"}).status_code == 302
    assert Presence.objects.get(player=player(live, "Ben")).is_ready
    refused = host.post(ACT, {"act": "begin"}, headers={"X-Part": "yes"})
    assert "Not ready yet: Ada, Cem, Dora" in text(refused)
    begun = host.post(ACT, {"act": "begin", "anyhow": "yes"}, headers={"X-Part": "yes"})
    assert (begun.status_code, begun.headers["X-Go"]) == (204, "/rooms/Abend/")
    assert HostedGame.objects.get(name="Abend").length > 0
    assert ben.get(LOBBY).headers["Location"] == "/rooms/Abend/"
    late = Client().get(f"/rooms/join/{live.invitation}/")
    assert "has begun already" in text(late)


def test_the_lobby_says_what_will_be_dealt_unless_nobody_may_know() -> None:
    """Rules: DUE-SYS-02, TAB-SYS-02, TAB-SYS-07."""
    open_one = lobby()
    shown = text(browser(open_one.host).get(LOBBY))
    assert "Bear Tamer" in shown
    assert "Fox" not in shown
    secret = lobby(name="Nebel", options={"public_composition": False})
    hidden = text(browser(secret.host).get("/rooms/Nebel/lobby/"))
    assert "Which roles are dealt is not told." in hidden
    assert "Bear Tamer" not in hidden
    cards = text(browser(open_one.host).get("/rooms/Abend/cards/"))
    assert cards.count('class="playing-card"') == 7


def test_the_host_composes_and_is_warned_of_what_is_odd() -> None:
    """Rules: DUE-SYS-01, DUE-SYS-10, DUE-AMB-43, TAB-SYS-03."""
    live = lobby("tabula", name="Tisch")
    host, page = browser(live.host), "/rooms/Tisch/lobby/roles/"
    assert browser(person(live, "Ben")).get(page).status_code == 404
    assert 'name="role-seer"' in text(host.get(page))
    nine = {"role-villager": "5", "role-werewolf": "2", "role-seer": "1"}
    broken = host.post(page, {**nine, "role-werewolf": "3"})
    assert (broken.status_code, "Werewolf: from 2 to 2 must be dealt." in text(broken)) == (
        422,
        True,
    )
    join_more = {**nine, "role-owl": "1"}
    odd = host.post(page, join_more)
    assert (odd.status_code, "from 12 players on" in text(odd)) == (422, True)
    assert host.post(page, {**join_more, "sure": "on"}).status_code == 302
    assert text(host.get("/rooms/Tisch/lobby/")).count("at least 9 are needed") > 0
    assert host.post(page, {"usual": "yes"}).status_code == 302
    assert HostedGame.objects.get(name="Tisch").compositions == []


def test_a_link_shown_to_its_owner_carries_him_to_another_device_once() -> None:
    live = live_game(roles=ROLES)
    ben = player(live, "Ben")
    shown = text(browser(ben.person).get("/rooms/Abend/elsewhere/"))
    (link,) = set(re.findall(r"/rooms/back/[\w:.-]+/", shown))
    phone = Client()
    assert "Go on as Ben" in text(phone.get(link))
    assert phone.get("/rooms/Abend/cards/").status_code == 404
    assert phone.post(link).headers["Location"] == "/rooms/Abend/"
    assert phone.get("/rooms/Abend/cards/").status_code == 200
    again = Client().post(link)
    assert (again.status_code, "works no longer" in text(again)) == (422, True)


def test_a_link_to_another_device_is_soon_too_old(monkeypatch: pytest.MonkeyPatch) -> None:
    live = live_game(roles=ROLES)
    token = links.token_back(player(live, "Ben"))
    monkeypatch.setattr("time.time", lambda: START.timestamp() + 10**9)
    assert Client().get(f"/rooms/back/{token}/").status_code == 422


def test_who_looks_on_has_no_line_no_lobby_acts_and_no_link_back() -> None:
    """Rules: DUE-SYS-39, TAB-SYS-35."""
    live = live_game(roles=ROLES)
    visitor = Client()
    link = f"/rooms/watch/{live.watching}/"
    assert "nobody’s secrets" in text(visitor.get(link))
    assert visitor.post(link).headers["Location"] == "/rooms/Abend/"
    assert visitor.get("/rooms/Abend/cards/").status_code == 200
    assert visitor.get("/rooms/Abend/elsewhere/").status_code == 404
    assert visitor.get(link).status_code == 302


def test_the_host_halts_the_game_goes_on_takes_somebody_out_and_breaks_off() -> None:
    """He learns nothing by it, and nobody else can do it."""
    live = live_game("tabula", roles=["werewolf", "werewolf", "seer", *["villager"] * 5])
    page, host = "/rooms/Abend/host/", browser(live.host)
    ben = browser(person(live, "Ben"))
    assert (ben.get(page).status_code, ben.post(page, {"act": "end"}).status_code) == (404, 404)
    shown = text(host.get(page))
    assert not re.search("Werewolf|Seer|Villager", shown)
    assert "rooms/Abend/host/" in text(host.get("/rooms/Abend/"))
    assert "rooms/Abend/host/" not in text(ben.get("/rooms/Abend/"))

    def status() -> str:
        return HostedGame.objects.get(name="Abend").status

    assert host.post(page, {"act": "pause"}).status_code == 302
    assert (status(), "is paused" in text(host.get(page))) == ("paused", True)
    assert host.post(page, {"act": "remove", "player": player(live, "Hana").pk}).status_code == 422
    host.post(page, {"act": "resume"})
    assert status() == "running"
    assert host.post(page, {"act": "remove", "player": "x"}).status_code == 422
    assert host.post(page, {"act": "remove", "player": player(live, "Hana").pk}).status_code == 302
    assert host.post(page, {"act": "end"}).status_code == 302
    assert status() == "finished"
    assert host.post(page, {"act": "shout"}).status_code == 404
    assert not Outgoing.objects.exists()


def test_lobbies_in_which_nothing_began_and_forgotten_guests_go() -> None:
    """Whoever has an address stays, and so does a game that was played."""
    lobby(name="Vergessen")
    live_game(roles=ROLES)
    known = address_of("ida@x.nl", ENGLISH, START).person
    assert tidy(START + timedelta(days=2)) == 0
    assert tidy(START + timedelta(days=4)) == 1
    assert [each.game.name for each in LiveGame.objects.all()] == ["Abend"]
    assert Person.objects.count() == 17
    assert tidy(START + timedelta(days=31)) == 0
    assert set(Person.objects.all()) == {known, *(each.person for each in Player.objects.all())}


def test_again_is_a_button_for_everybody_who_played() -> None:
    live = live_game(roles=ROLES)
    ben = browser(person(live, "Ben"))
    assert ben.post("/rooms/Abend/again/").headers["Location"] == "/rooms/Abend/"
    administration.stop(live.game, START)
    answer = ben.post("/rooms/Abend/again/", {"rulebook": "tabula"})
    assert answer.headers["Location"] == "/rooms/Abend 2/lobby/".replace(" ", "%20")
    ada = browser(live.host)
    assert ada.post("/rooms/Abend/again/").headers["Location"] == answer.headers["Location"]
    assert "Ben" in text(ada.get("/rooms/Abend 2/lobby/"))


def test_guests_and_games_are_made_so_often_from_one_place(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    live = lobby(names=("Ada",))
    link = f"/rooms/join/{live.invitation}/"
    monkeypatch.setattr(entering, "GUESTS", RateLimitItemPerHour(2))
    for name, status in (("Ben", 302), ("Cem", 302), ("Dora", 422)):
        assert Client(REMOTE_ADDR="192.0.2.9").post(link, {"name": name}).status_code == status
    assert Client(REMOTE_ADDR="192.0.2.10").post(link, {"name": "Emil"}).status_code == 302
    assert [each.name for each in players(live)] == ["Ada", "Ben", "Cem", "Emil"]
    settings.VERTELLER_ROOMS = "known"
    assert Client().get("/rooms/new/").headers["Location"].startswith("/sign-in/")
    assert Client().get(link).status_code == 200


def test_a_village_for_another_number_is_kept_beside_the_first() -> None:
    live = lobby()
    eight = Composition(tuple(sorted(ROLES)))
    nine = Composition(tuple(sorted([*ROLES, "villager"])))
    for each in (eight, nine, eight):
        gathering.set_village(live, each)
    record = HostedGame.objects.get(pk=live.game_id)
    assert gathering.villages_for(record, 8) == (eight,)
    assert gathering.villages_for(record, 9) == (nine,)
    assert gathering.villages_for(record, 10) == ()


def tabula_form(**typed: str) -> dict[str, str]:
    """Return the form of a game of tabula as a browser sends it."""
    sent = {"name": "Ada", "gender": "woman", "own": "en", "game": "Neumond", "plays": "on"}
    return {**sent, "language": "en", "pace": "brisk", **typed}


@pytest.mark.parametrize("typed", ["abc", "inf", "-5", "999999999", "9" * 5000, "5", "86401"])
def test_a_length_that_no_discussion_can_have_is_refused_and_shown_again(typed: str) -> None:
    """Rules: TAB-NOM-01."""
    sent = tabula_form(**{"option-discussion_seconds": typed})
    answer = Client().post("/rooms/new/?rulebook=tabula", sent)
    assert (answer.status_code, LiveGame.objects.count()) == (422, 0)
    assert f"“{typed[:40]}” is not possible there." in text(answer)
    assert 'max="86400" placeholder="by the pace" id="option-discussion_seconds"' in text(answer)


@pytest.mark.parametrize(("typed", "seconds"), [("180", 180), ("90", 90), ("", 108)])
def test_the_length_of_the_discussion_is_what_was_typed_or_what_the_pace_says(
    typed: str, seconds: int
) -> None:
    """Rules: TAB-NOM-01."""
    sent = tabula_form(**{"option-discussion_seconds": typed})
    assert Client().post("/rooms/new/?rulebook=tabula", sent).status_code == 302
    live = LiveGame.objects.select_related("game").get()
    length = seconds_of("tabula", live.pace, "discussion", live.game.options)
    assert (length, "discussion_seconds" in live.game.options) == (seconds, bool(typed))


IMPOSTORS = ("Narrator", "Der Erzähler", "Erzaehlerin", "SpieIleitung", "Spiel-Leiter", "Verteller")


@pytest.mark.parametrize("name", [*IMPOSTORS, "De Spelleider", "Il Narratore", "Gastgeber", "Host"])
def test_nobody_is_called_as_the_narrator_is_in_a_game_played_live(name: str) -> None:
    """Rules: WAK-SIGN-09."""
    live = lobby()
    answer = Client().post(f"/rooms/join/{live.invitation}/", {"name": name, "language": "en"})
    assert answer.status_code == 422
    assert f"“{name}” means something else" in text(answer)
    assert len(players(live)) == len(NAMES)


def test_a_name_that_only_resembles_the_narrators_is_anybodys() -> None:
    live = lobby(names=("Ada",))
    for name in ("Horst", "Ghost", "Nora Torn"):
        joining.join(live, None, name, ENGLISH, START)
    assert [each.name for each in players(live)] == ["Ada", "Horst", "Ghost", "Nora Torn"]


def test_who_called_himself_the_narrator_by_mail_keeps_the_game_from_beginning() -> None:
    live = lobby()
    Player.objects.filter(pk=player(live, "Ben").pk).update(name="Narrator")
    answer = browser(live.host).post(ACT, {"act": "begin", "anyhow": "yes"})
    assert (answer.status_code, "“Narrator” means something else" in text(answer)) == (422, True)
    assert HostedGame.objects.get(name="Abend").length == 0


@pytest.mark.parametrize("number", ["9" * 5000, "9" * 30, "²", "٣", "-1", ""])
def test_a_number_of_no_player_is_refused_however_long_it_is(number: str) -> None:
    live = lobby()
    host = browser(live.host)
    assert host.post(ACT, {"act": "remove", "player": number}).status_code == 422
    assert host.post(ACT, {"act": "seats", "seat": [number]}).status_code == 422
    assert host.post(f"{LOBBY}roles/", {"role-villager": number}).status_code == 422
    assert host.get(f"{LOBBY}roles/?size={number}").status_code == 200
    begin(live, START)
    assert host.post("/rooms/Abend/host/", {"act": "remove", "player": number}).status_code == 422


def test_more_roles_than_a_game_has_room_for_are_not_even_laid_out(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Rules: DUE-SYS-01."""
    live = lobby()
    monkeypatch.setattr(gathering, "why_undealt", lambda *_: pytest.fail("was laid out"))
    sent = {"role-villager": "9999", "role-werewolf": "9999"}
    answer = browser(live.host).post(f"{LOBBY}roles/", sent)
    assert (answer.status_code, "cannot be dealt together" in text(answer)) == (422, True)


def test_a_lobby_that_begins_while_it_is_tidied_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    lobby(name="Vergessen")
    live = lobby()
    locked = tidying._locked

    def begun(games: QuerySet[HostedGame]) -> list[int]:
        found = locked(games)
        begin(live, START)
        return found

    monkeypatch.setattr(tidying, "_locked", begun)
    assert tidy(START + timedelta(days=4)) == 1
    assert [each.game.name for each in LiveGame.objects.all()] == ["Abend"]


def test_only_who_plays_or_hosts_is_shown_the_link_that_lets_people_in() -> None:
    live = lobby()
    watcher = Client()
    watcher.post(f"/rooms/watch/{live.watching}/")
    for visitor, sees in ((browser(live.host), True), (browser(person(live, "Ben")), True)):
        assert (live.invitation in text(visitor.get(LOBBY))) is sees
    shown = watcher.get(LOBBY)
    assert (shown.status_code, "Ben" in text(shown)) == (200, True)
    assert live.invitation not in text(shown)
    assert 'class="qr"' not in text(shown)


def test_a_link_the_host_renews_no_longer_lets_in_whom_he_has_removed() -> None:
    live = lobby()
    host, hana = browser(live.host), browser(person(live, "Hana"))
    ben = browser(person(live, "Ben"))
    assert ben.post(ACT, {"act": "renew"}).status_code == 422
    assert 'value="renew"' not in text(ben.get(LOBBY))
    assert 'value="renew"' in text(host.get(LOBBY))
    host.post(ACT, {"act": "remove", "player": player(live, "Hana").pk})
    assert host.post(ACT, {"act": "renew"}).status_code == 302
    fresh = LiveGame.objects.get().invitation
    assert (fresh != live.invitation, fresh in text(host.get(LOBBY))) == (True, True)
    assert hana.get(f"/rooms/join/{live.invitation}/").status_code == 404
    assert hana.get(LOBBY).status_code == 404
    assert Client().get(f"/rooms/join/{fresh}/").status_code == 200
    assert ben.get(LOBBY).status_code == 200
