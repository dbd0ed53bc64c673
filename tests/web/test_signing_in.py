"""Signing in by a mailed link: once, for a quarter of an hour, and without telling who plays."""

import re
from datetime import timedelta
from typing import Any
from urllib.parse import urlsplit

import pytest
from django.contrib.auth.models import User
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext

from tests.mail.village import START, administrator, post_of, running_village
from tests.web.conftest import Church
from verteller.hosting import throttling
from verteller.hosting.models import Kind, Outgoing, Person, Sending
from verteller.mail.composing import compose
from verteller.web import signing_in

pytestmark = pytest.mark.django_db

ASKED = {"address": "beheer@x.nl"}


@pytest.fixture(autouse=True)
def nobody_has_asked(church: Church) -> None:
    """Forget who asked for links in other tests."""
    throttling.limiter.storage.reset()


def ask(client: Client, address: str = "beheer@x.nl", **further: str) -> str:
    response = client.post("/sign-in/", {"address": address, **further}, REMOTE_ADDR="192.0.2.7")
    assert response.status_code == 200
    return page_of(response)


def page_of(response: Any) -> str:
    """Return a page without what differs every time."""
    return re.sub(r'name="csrfmiddlewaretoken" value="\w+"', "", response.content.decode())


def path_of(link: str) -> str:
    parts = urlsplit(link)
    return f"{parts.path}?{parts.query}" if parts.query else parts.path


def newest_link() -> str:
    return path_of(post_of(Kind.SIGN_IN)[-1].payload["link"])


def links() -> list[Outgoing]:
    """Return the mails with links that are to be sent."""
    return [row for row in post_of(Kind.SIGN_IN) if row.status != Sending.WITHHELD]


def is_signed_in(client: Client) -> bool:
    return "Sign out" in client.get("/").content.decode()


def test_a_mailed_link_signs_in_once(client: Client) -> None:
    """The second use finds it gone, whoever tries."""
    administrator()
    ask(client)
    link = newest_link()

    assert "beheer@x.nl" in client.get(link).content.decode()
    assert client.post(link).status_code == 302
    assert is_signed_in(client)
    assert Client().post(link).status_code == 410


def test_looking_at_the_link_uses_nothing_up(client: Client) -> None:
    """A program that looks at the links in a mail signs nobody in and spoils nothing."""
    administrator()
    ask(client)
    link = newest_link()

    for _ in range(3):
        scanner = Client()
        assert scanner.get(link).status_code == 200
        assert not is_signed_in(scanner)
    client.post(link)

    assert is_signed_in(client)


def test_the_answer_is_the_same_whether_the_address_is_known_or_not(client: Client) -> None:
    """Nobody learns who plays here."""
    administrator()

    known = ask(client).replace("beheer@x.nl", "")
    unknown = ask(client, "stranger@x.nl").replace("stranger@x.nl", "")

    assert [row.to_email for row in links()] == ["beheer@x.nl"]
    assert known == unknown


def test_every_player_can_sign_in_and_the_mail_is_in_his_language(client: Client) -> None:
    """An account is made when it is first needed, with no password to guess."""
    running_village("werewolf", "seer", "villager", "villager")
    assert not User.objects.exists()

    ask(client, "Anna@X.nl")

    mail = compose(post_of(Kind.SIGN_IN)[0])
    assert mail.subject == "Je link om je aan te melden"
    assert post_of(Kind.SIGN_IN)[0].payload["link"] in str(mail.body)
    account = Person.objects.get(addresses__email="anna@x.nl").user
    assert account is not None
    assert not account.has_usable_password()
    assert not account.is_staff


def test_an_account_with_a_password_for_the_database_is_not_opened_by_mail(client: Client) -> None:
    """Django's own admin stays behind its password."""
    person = administrator()
    person.user = User.objects.create(username="root", is_staff=True, is_superuser=True)
    person.save()

    ask(client)

    assert links() == []
    assert [row.payload["link"] for row in post_of(Kind.SIGN_IN)] == [""]


def test_a_link_is_too_old_after_a_quarter_of_an_hour(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It lasts as long as the mail says."""
    administrator()
    ask(client)
    link = newest_link()
    later = signing_in.LASTS.total_seconds() + 1
    from sesame import tokens_v2

    real = tokens_v2.time.time
    monkeypatch.setattr(tokens_v2.time, "time", lambda: real() + later)

    assert client.get(link).status_code == 410
    assert client.post(link).status_code == 410
    assert not is_signed_in(client)


def test_a_forged_link_signs_nobody_in(client: Client) -> None:
    """A letter changed is a link to nowhere."""
    administrator()
    ask(client)
    link = newest_link().rstrip("/")
    changed = f"{link[:-1]}{'A' if link[-1] != 'A' else 'B'}/"

    assert client.post(changed).status_code == 410
    assert client.post("/sign-in/ü€/").status_code == 410
    assert not is_signed_in(client)


def test_an_address_gets_only_a_few_links_within_the_time_one_lasts(
    client: Client, church: Church
) -> None:
    """Nobody's mailbox is filled by somebody else's typing."""
    administrator()
    for _ in range(6):
        ask(client)
    assert len(post_of(Kind.SIGN_IN)) == signing_in.MOST_LINKS

    church.now = START + timedelta(minutes=16)
    ask(client)

    assert len(post_of(Kind.SIGN_IN)) == signing_in.MOST_LINKS + 1


@pytest.mark.parametrize("place", ["192.0.2.{}", "2001:db8:1:2::{}"])
def test_one_network_can_ask_only_so_often(client: Client, place: str) -> None:
    """Of IPv6, the network that a home gets counts as one; the answer stays the same."""
    administrator()
    least = place.format(1)
    first = ""
    for number in range(throttling.FROM_ONE_PLACE.amount):
        address = f"nobody{number}@x.nl"
        where = place.format(number + 1) if ":" in place else least
        response = client.post("/sign-in/", {"address": address}, REMOTE_ADDR=where)
        first = first or page_of(response).replace(address, "")

    where = place.format(99) if ":" in place else least
    response = client.post("/sign-in/", ASKED, REMOTE_ADDR=where)

    assert page_of(response).replace("beheer@x.nl", "") == first
    assert links() == []
    client.post("/sign-in/", ASKED, REMOTE_ADDR="198.51.100.1")
    assert len(links()) == 1


@pytest.mark.parametrize("place", ["127.0.0.1", "::1", "172.18.0.2", "fd00::2", "", "testclient"])
def test_a_proxy_that_does_not_say_for_whom_it_asks_keeps_nobody_out(
    client: Client, place: str
) -> None:
    """All visitors have its address then; each mailbox still gets a few links only."""
    administrator()
    for number in range(throttling.FROM_ONE_PLACE.amount + 1):
        throttling.limiter.hit(throttling.FROM_A_PROXY, "link", throttling.network_of(place))
        limit = throttling.limit_of(throttling.network_of(place))
        assert limit is throttling.FROM_A_PROXY, number

    client.post("/sign-in/", ASKED, REMOTE_ADDR=place)

    assert len(links()) == 1


def statements(client: Client, address: str, place: str) -> list[str]:
    """Return what the database is asked for one request: the first word of each statement."""
    with CaptureQueriesContext(connection) as asked:
        client.post("/sign-in/", {"address": address}, REMOTE_ADDR=place)
    return [each["sql"].split()[0] for each in asked]


def test_the_same_work_is_done_whether_the_address_is_known_or_not(client: Client) -> None:
    """The time that an answer takes tells nobody who plays here."""
    administrator()
    staff = administrator("root@x.nl")
    staff.user = User.objects.create(username="root", is_staff=True)
    staff.save()
    unknown = statements(client, "stranger@x.nl", "192.0.2.1")

    first = statements(client, "beheer@x.nl", "192.0.2.2")
    again = statements(client, "beheer@x.nl", "192.0.2.3")
    protected = statements(client, "root@x.nl", "192.0.2.4")

    assert unknown.count("INSERT") == 2
    assert again == protected == unknown
    assert [each for each in first if each != "ROLLBACK"] == [
        each for each in unknown if each != "ROLLBACK"
    ]


def test_too_much_is_too_much_for_an_address_nobody_has_as_well(
    client: Client, church: Church
) -> None:
    """And what is noted of it is forgotten after a day."""
    for _ in range(5):
        ask(client, "stranger@x.nl")
    assert len(post_of(Kind.SIGN_IN, "stranger@x.nl")) == signing_in.MOST_LINKS
    assert not Person.objects.exists()
    assert not User.objects.exists()

    church.now = START + timedelta(days=1, minutes=1)
    ask(client, "other@x.nl")

    assert [row.to_email for row in post_of(Kind.SIGN_IN)] == ["other@x.nl"]


def test_an_address_gets_ten_links_a_day_at_most_until_one_is_used(
    client: Client, church: Church
) -> None:
    """Whoever types the address of another fills no mailbox with hundreds of mails."""
    person = administrator()
    for hour in range(20):
        church.now = START + timedelta(hours=hour)
        ask(client)
    assert len(links()) == signing_in.MOST_A_DAY

    User.objects.filter(person=person).update(last_login=START + timedelta(hours=19))
    ask(client)
    assert len(links()) == signing_in.MOST_A_DAY + 1

    church.now = START + timedelta(days=2)
    ask(client)
    assert len(links()) == signing_in.MOST_A_DAY + 2


def test_the_link_leads_on_to_the_page_that_was_wanted_and_to_no_other_site(
    client: Client,
) -> None:
    """An address elsewhere is not followed."""
    administrator()

    assert client.get("/desk/").headers["Location"] == "/sign-in/?next=%2Fdesk%2F"
    ask(client, next="/desk/")
    assert client.post(newest_link(), {"next": "/desk/"}).headers["Location"] == "/desk/"
    ask(client, next="https://evil.example/")
    assert "evil" not in newest_link()
    response = client.post(newest_link(), {"next": "//evil.example/"})
    assert response.headers["Location"] == "/"


def test_signing_out_ends_the_session(client: Client) -> None:
    """By a press of a button, not by following a link."""
    administrator()
    ask(client)
    client.post(newest_link())

    assert client.get("/sign-out/").status_code == 405
    assert is_signed_in(client)
    client.post("/sign-out/")

    assert not is_signed_in(client)


def test_the_cookie_is_kept_from_scripts_and_from_other_sites(client: Client) -> None:
    """Served over HTTPS it is never sent without."""
    administrator()
    ask(client)
    link = newest_link()

    cookie = client.post(link, secure=True).cookies["sessionid"]

    assert (cookie["httponly"], cookie["samesite"], cookie["secure"]) == (True, "Lax", True)
    ask(client)
    plain = client.post(newest_link()).cookies["sessionid"]
    assert not plain["secure"]


def test_for_whoever_is_no_administrator_the_desk_is_not_there(client: Client) -> None:
    """And rights that were taken away are gone at once."""
    person = administrator()
    ask(client)
    client.post(newest_link())
    assert client.get("/desk/").status_code == 200

    person.is_administrator = False
    person.save(update_fields=["is_administrator"])

    assert client.get("/desk/").status_code == 404


def test_an_address_that_is_none_is_said_to_be_none(client: Client) -> None:
    """Whoever mistypes is not left waiting."""
    response = client.post("/sign-in/", {"address": "nobody"})

    assert response.status_code == 422
    assert "That is no mail address." in response.content.decode()
