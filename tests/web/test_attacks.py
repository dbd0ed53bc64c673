"""Attacks on the pages: what a visitor, a robot or a player who administers might try."""

import re

import pytest
from django.contrib.auth.models import User
from django.test import Client
from pytest_django import Settings

from tests.mail.village import Village, administrator, post_of, running_village
from tests.web.authors import FILING, GOOD, author
from tests.web.conftest import Church
from tests.web.desk import at_the_desk, by_night, confirm, page, playing, signed_in_as
from tests.web.play import playing_as
from verteller.hosting import authoring
from verteller.hosting.holding import link
from verteller.hosting.models import HeldMail, Kind, LogEntry, Outgoing, Person, Sending, Status
from verteller.hosting.models.stories import Submission, WrittenStory
from verteller.telling.stories import examine
from verteller.telling.stories.rendering import TAGS

pytestmark = pytest.mark.django_db


@pytest.fixture
def clock(church: Church) -> Church:
    """Let the desk's time be the tests' own."""
    return church


@pytest.fixture
def held(settings: Settings, church: Church) -> str:
    """Let somebody write in Anna's name, and return where she is asked whether it was she."""
    village = running_village("werewolf", "villager", "villager", "seer", "healer")
    village.close_until("pyre")
    settings.VERTELLER_SENDER_PROOF = ("token",)
    settings.VERTELLER_URL = "https://play.example.net"
    church.now = village.now
    village.mail("Anna", "blanco")
    return link(HeldMail.objects.get().pk).removeprefix("https://play.example.net")


ROBOTS = ("get", "head", "options")


@pytest.mark.parametrize("method", ROBOTS)
def test_a_robot_that_follows_links_confirms_nothing(held: str, method: str) -> None:
    """As mail servers do that look for viruses behind each link. Rules: WAK-SYS-49."""
    client = Client(enforce_csrf_checks=True)
    for query in ("", "?answer=yes", "?answer=yes&confirm=1"):
        getattr(client, method)(held + query)
    assert HeldMail.objects.get().confirmed_at is None
    assert Village().choice("Anna", "vote") is None


def test_a_form_on_another_site_confirms_nothing(held: str) -> None:
    client = Client(enforce_csrf_checks=True)
    client.get(held)
    assert client.post(held, {"answer": "yes"}).status_code == 403
    assert HeldMail.objects.get().confirmed_at is None


def test_the_page_tells_no_other_site_its_address(held: str) -> None:
    response = Client().get(held)
    assert response.headers["Referrer-Policy"] == "same-origin"
    assert "no-store" in response.headers["Cache-Control"]
    assert not re.search(r'(?:src|href|action)="(?:https?:)?//', response.content.decode())


def test_links_to_other_held_mails_cannot_be_counted_out(held: str) -> None:
    number, _, signature = held.rstrip("/").rpartition("/")[2].partition(".")
    for guess in (f"{int(number) + 1}.{signature}", f"{number}.{signature[:-1]}", number, "1."):
        assert Client().get(f"/confirm/{guess}/").status_code == 404


def test_the_sign_in_page_reads_the_same_whoever_asks_and_however_often(church: Church) -> None:
    """Neither its words nor its length tell who plays here."""
    administrator()
    seen = set()
    for address in ("beheer@x.nl", "beheer@x.nl", "beheer@x.nl", "beheer@x.nl", "nobody@x.nl"):
        response = Client().post("/sign-in/", {"address": address})
        text = response.content.decode().replace(address, "@")
        seen.add((response.status_code, re.sub(r'value="\w{64}"', "", text)))
    assert len(seen) == 1
    assert len(post_of(Kind.SIGN_IN, "beheer@x.nl")) == 3
    (unsent,) = post_of(Kind.SIGN_IN, "nobody@x.nl")
    assert (unsent.status, unsent.payload["link"]) == (Sending.WITHHELD, "")


@pytest.mark.parametrize(
    "wanted",
    [
        "//evil.example/",
        "https://evil.example/",
        "/\\evil.example",
        "javascript:alert(1)",
        "\t//e.x",
        "/" + "evil" * 200,
    ],
)
def test_a_sign_in_leads_to_no_other_site(church: Church, wanted: str) -> None:
    administrator()
    Client().post("/sign-in/", {"address": "beheer@x.nl", "next": wanted})
    (row,) = post_of(Kind.SIGN_IN)
    link = str(row.payload["link"])
    assert "evil" not in link
    path = link.partition("/sign-in/")[2]
    response = Client().post(f"/sign-in/{path}", {"next": wanted})
    assert response.status_code == 302
    assert response.headers["Location"] == "/"


def test_a_made_up_host_gets_no_link(church: Church, settings: Settings) -> None:
    """Or whoever asks in another's name would be sent his token."""
    settings.ALLOWED_HOSTS = ["testserver"]
    administrator()
    response = Client().post("/sign-in/", {"address": "beheer@x.nl"}, headers={"host": "evil.x"})
    assert response.status_code == 400
    assert not post_of(Kind.SIGN_IN)


def test_what_players_do_writes_no_link_of_their_making_into_a_masters_mail(
    settings: Settings,
) -> None:
    """Where every name leads to the pages, the host's own stands in mails."""
    settings.ALLOWED_HOSTS, settings.VERTELLER_URL = ["*"], "https://wolf.example"
    village = by_night()
    administrator()
    asker = playing_as(village, "Anna")
    asker.post("/play/WW5/questions/", {"text": "Is it you?"}, headers={"host": "evil.x"})
    (row,) = (row for row in post_of(Kind.NOTICE) if row.payload["code"] == "asked")
    assert row.payload["link"] == "https://wolf.example/desk/games/WW5/questions/"


DARK = ("werewolf", "seer", "witch", "villager", "villager", "villager")


@pytest.mark.parametrize("act", ["close", "rewind"])
def test_who_plays_cannot_count_the_secret_rounds_of_a_night(act: str) -> None:
    """Closing them one by one, or trying to undo one that may have come. Rules: WAK-SYS-51."""
    village = by_night(*DARK)
    desk = playing(village)
    assert village.open_phase() == "main"
    assert f"/{act}/" not in page(desk, "games/WW5/")
    page(desk, f"games/WW5/{act}/", status=404)
    assert desk.post(f"/desk/games/WW5/{act}/").status_code == 404
    assert village.open_phase() == "main"


def test_who_plays_may_close_what_everybody_knows_of(clock: Church) -> None:
    village = by_night(*DARK)
    desk = playing(village)
    village.close_until("pyre")
    clock.follow(village)
    assert "/close/" in page(desk, "games/WW5/")
    confirm(desk, "games/WW5/close/")
    assert village.open_phase() != "pyre"


def test_who_plays_and_has_looked_may_close_by_night(clock: Church) -> None:
    """Everybody has been told that he did. Rules: WAK-SYS-51."""
    village = by_night(*DARK)
    desk = playing(village)
    clock.follow(village)
    confirm(desk, "games/WW5/look/")
    confirm(desk, "games/WW5/close/")
    assert village.open_phase() == "potions"


def test_nor_can_he_by_the_other_administration(clock: Church) -> None:
    """Django's own pages. Rules: WAK-SYS-51."""
    village = by_night(*DARK)
    clock.follow(village)
    person = village.player("Anna").person
    account = User.objects.create_superuser("anna", "anna@x.nl", "secret")
    client = Client()
    client.force_login(account)
    given = {"action": "close_now", "_selected_action": [village.game.pk]}
    said = client.post("/admin/hosting/hostedgame/", given, follow=True).content.decode()
    assert "plays_himself" in said
    assert village.open_phase() == "main"
    assert person.addresses.filter(email=account.email).exists()


def test_whoever_plays_sees_no_secret_on_any_page_of_the_desk() -> None:
    """Roles, seed, rounds, who owes, and post. Rules: WAK-SYS-51."""
    village = by_night(*DARK)
    desk = playing(village)
    seer = village.holder("seer")
    village.mail(seer, village.others(seer)[0])
    village.close()
    seed = village.game.seed
    pages = ("", "games/WW5/", "games/WW5/ladder/", "in/", "out/", "addresses/", "questions/")
    searches = (
        "in/?result=answer",
        "out/?kind=answer_taken",
        "in/?game=WW5",
        f"in/?address={seer}",
    )
    for path in (*pages, *searches):
        shown = page(desk, path)
        assert seed not in shown
        assert "potions" not in shown
        assert "answer_taken" not in shown.partition('id="found"')[2].partition("</main")[0]


@pytest.mark.parametrize("path", ["/metrics", "/health"])
def test_neither_metrics_nor_health_name_a_game_a_player_or_an_address(path: str) -> None:
    village = by_night(*DARK)
    village.mail("Anna", "wat?")
    text = Client(REMOTE_ADDR="127.0.0.1").get(path, headers={"host": "localhost"}).content.decode()
    for secret in ("WW5", "Anna", "x.nl", village.game.seed, "witch", "potions"):
        assert secret not in text


def test_a_player_sees_nothing_of_the_desk_nor_of_others_stories() -> None:
    village = by_night(*DARK)
    mine = signed_in_as(village.player("Anna").person)
    other = village.player("Bob").person
    draft = WrittenStory.objects.create(
        author=other, name="x-1", theme="default", language="nl", text="---", changed_at=village.now
    )
    for path in ("", "games/WW5/", "out/", "in/", "games/WW5/dry-run/", "nothing/"):
        assert mine.get(f"/desk/{path}").status_code == 404
    assert mine.get(f"/stories/{draft.pk}/").status_code == 404
    WrittenStory.objects.update(status=Submission.SUBMITTED)
    assert mine.get(f"/stories/{draft.pk}/").status_code == 404
    assert mine.post(f"/stories/{draft.pk}/accept/").status_code in {403, 404, 405}
    draft.refresh_from_db()
    assert draft.status == Submission.SUBMITTED


TRICKS = (
    "{{ a.__class__ }}",
    "{{ a[0].__class__.__mro__ }}",
    "{{ ''.join(['a']) }}",
    "{{ 9**9**9 }}",
    "{{ self._TemplateReference__context }}",
    "{{ loop.cycle.__globals__ }}",
    "{% include '/etc/passwd' %}",
    "{% import 'os' as os %}",
    "{% set x = 1 %}{{ x }}",
    "{% for p in a %}{% for q in a %}{{ q | name }}{% endfor %}{% endfor %}",
    "{{ a | attr('__class__') }}",
    "{{ a[0] | name | map('x') }}",
    "{{ (a, b) }}",
    "{{ a[-1] | name }}",
    "{% raw %}{% endraw %}{{ lipsum }}",
    "{{ cycler }}",
    "{% macro m() %}{% endmacro %}{{ m() }}",
    "{% filter upper %}x{% endfilter %}",
)


@pytest.mark.parametrize("trick", TRICKS)
def test_no_story_gets_out_of_its_sandbox(trick: str) -> None:
    """Rules: WAK-SYS-41, WAK-SYS-49."""
    front = GOOD.rpartition("---\n")[0] + "---\n"
    assert examine(f"{front}{{{{ b[0] | name }}}} slaapt.", "").story is not None
    assert examine(front + trick.replace("a[", "b["), "").story is None


def test_an_author_cannot_flood_the_administrators(church: Church) -> None:
    """By handing the same story in and taking it back, again and again. Rules: WAK-SYS-49."""
    administrator()
    story = authoring.begin(author(), FILING, GOOD, church.now)
    for _ in range(authoring.MOST_NOTICES + 10):
        authoring.submit(story, church.now)
        authoring.take_back(story, church.now)
    told = [each for each in post_of(Kind.ADMIN_NOTICE) if "story" in each.payload]
    assert len(told) == authoring.MOST_NOTICES


def test_a_story_shows_no_html_and_leads_nowhere() -> None:
    """Rules: WAK-SYS-49."""
    assert not TAGS & {"a", "img", "script", "style", "iframe", "form"}


def test_who_is_no_administrator_any_more_is_shown_out_at_once() -> None:
    desk = at_the_desk()
    page(desk, "")
    Person.objects.update(is_administrator=False)
    page(desk, "", status=404)


def test_an_act_of_yesterday_s_page_does_nothing_to_a_game_that_has_ended(clock: Church) -> None:
    village = by_night(*DARK)
    desk = at_the_desk()
    page(desk, "games/WW5/close/")
    village.game.__class__.objects.update(status=Status.STOPPED)
    before = LogEntry.objects.count()
    desk.post("/desk/games/WW5/close/")
    assert LogEntry.objects.count() == before
    assert Outgoing.objects.filter(kind=Kind.FINAL).count() == 0
