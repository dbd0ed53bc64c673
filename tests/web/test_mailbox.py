"""The built-in mailbox: everybody's mail lies open, and an answer really goes by SMTP."""

import re
from collections.abc import Callable
from datetime import timedelta

import pytest
from django.test import Client
from pytest_django import Settings

from tests.mail.village import Village, new_village, running_village, signed_up
from tests.web.conftest import Church
from verteller.hosting.models import Incoming, MailboxMessage
from verteller.web.house import House
from verteller.web.models import Written

pytestmark = pytest.mark.django_db

ROLES = ("werewolf", "villager", "villager", "villager", "villager")
Post = Callable[[Village], None]


def page(client: Client, path: str) -> str:
    """Return a page in English."""
    response = client.get(path, headers={"Accept-Language": "en"})
    assert response.status_code == 200, path
    return response.content.decode()


def conversations(client: Client, address: str) -> dict[str, str]:
    """Return the paths of somebody's conversations by their subjects."""
    text = page(client, f"/mailbox/{address}/")
    links = re.findall(r'id="conversation-\w+" href="([^"]+)"[^>]*>(.*?)</a>', text, re.DOTALL)
    return {" ".join(re.sub(r"<[^>]+>", " ", words).split()): path for path, words in links}


def conversation(client: Client, address: str, words: str) -> str:
    """Return the path of the conversation whose line in the list has *words* in it."""
    found = conversations(client, address)
    return next(path for line, path in found.items() if words in line)


@pytest.fixture
def wolves(post: Post, church: Church) -> Village:
    """Return a village at night, whose mail has been delivered."""
    village = running_village(*ROLES)
    church.follow(village)
    post(village)
    return village


@pytest.mark.parametrize("path", ["", "anna@x.nl/", "anna@x.nl/write/", "anna@x.nl/layout/1/"])
def test_without_a_demonstration_nobodys_mail_can_be_read(
    client: Client, settings: Settings, wolves: Village, path: str
) -> None:
    """The mailbox is off unless it is switched on; then it is as if it did not exist."""
    settings.VERTELLER_MAILBOX = False

    assert client.get(f"/mailbox/{path}").status_code == 404
    assert "Mailbox" not in page(client, "/")


def test_people_are_listed_with_what_they_have_not_read(client: Client, wolves: Village) -> None:
    """Everybody's unread mails are counted; what has been shown is read."""
    text = page(client, "/mailbox/")
    assert "3 unread" in text

    for path in conversations(client, "anna@x.nl").values():
        page(client, path)

    assert not MailboxMessage.objects.filter(to_email="anna@x.nl", is_read=False).exists()
    assert "3 unread" in page(client, "/mailbox/")


def test_a_line_of_the_list_follows_what_the_page_shows(client: Client, wolves: Village) -> None:
    """Lines are kept from page to page: as new, as read, as open, and in each language."""
    (wolf,) = wolves.holders("werewolf")
    address = f"{wolf.lower()}@x.nl"
    mailbox = f"/mailbox/{address}/"
    path = conversation(client, address, "Nacht 1")
    link = f'href="{path}"'

    def line(text: str) -> str:
        return next(each for each in text.split("<li") if link in each)

    assert "Unread" in line(page(client, mailbox))
    dutch = client.get(mailbox, headers={"Accept-Language": "nl"}).content.decode()
    assert "Unread" not in line(dutch)
    assert "Ongelezen" in line(dutch)
    assert 'aria-current="true"' in line(page(client, path))
    assert "aria-current" not in line(page(client, mailbox))
    assert "Unread" not in line(page(client, mailbox))


def test_the_page_says_that_everybodys_mail_lies_open(client: Client, wolves: Village) -> None:
    """Nobody is to take the demonstration for a safe place."""
    assert "everybody&#x27;s mail lies open" in page(client, "/mailbox/anna@x.nl/")


def test_a_mail_is_shown_as_text_with_its_choices_in_a_list(
    client: Client, wolves: Village
) -> None:
    """The text's own lists and headings become those of the page."""
    (wolf,) = wolves.holders("werewolf")

    text = page(
        client,
        conversation(client, f"{wolf.lower()}@x.nl", "Nacht 1"),
    )

    for name in wolves.others(wolf):
        assert f"<li>{name}</li>" in text
    assert "<h3>Op wie jaagt de roedel vannacht?</h3>" in text


def test_a_mails_own_layout_can_neither_run_nor_load_anything(
    client: Client, wolves: Village
) -> None:
    """It is shown in a frame of its own, whose policy forbids everything but looking."""
    mail = MailboxMessage.objects.filter(to_email="anna@x.nl").latest("pk")

    response = client.get(f"/mailbox/anna@x.nl/layout/{mail.pk}/")

    policy = response.headers["Content-Security-Policy"]
    assert "sandbox" in policy
    assert "allow-scripts" not in policy
    assert "default-src 'none'" in policy
    assert response.content.decode() == mail.html


def test_a_mails_layout_is_found_in_its_own_mailbox_only(client: Client, wolves: Village) -> None:
    """Somebody else's address does not open it."""
    mail = MailboxMessage.objects.filter(to_email="anna@x.nl").latest("pk")

    assert client.get(f"/mailbox/bob@x.nl/layout/{mail.pk}/").status_code == 404


def test_a_hostile_mail_is_only_text(client: Client, wolves: Village) -> None:
    """Whatever a mail says, on our page it is nothing but letters."""
    mail = MailboxMessage.objects.filter(to_email="anna@x.nl").latest("pk")
    mail.subject = mail.text = "<img src=x onerror=alert(1)>"
    mail.save()

    for path in ("/mailbox/anna@x.nl/", conversation(client, "anna@x.nl", "&lt;img")):
        assert "<img src=x" not in page(client, path)


class TestAnswering:
    """What is written on the page goes to the narrator like any mail."""

    pytestmark = pytest.mark.django_db(transaction=True)

    def test_an_answer_goes_by_smtp_and_counts(
        self, client: Client, wolves: Village, mail_door: House
    ) -> None:
        """The wolf's answer is taken, though all of the prompt is quoted below it.

        Rules: WAK-VOTE-28.
        """
        (wolf,) = wolves.holders("werewolf")
        address, victim = f"{wolf.lower()}@x.nl", wolves.others(wolf)[0]
        path = conversation(client, address, "Nacht 1")
        number = re.search(r'name="answers" value="(\d+)"', page(client, path))
        assert number

        response = client.post(
            f"/mailbox/{address}/write/",
            {
                "answers": number[1],
                "conversation": path.split("/")[-2],
                "text": f"Ik kies {victim}",
            },
        )

        assert response.status_code == 302
        assert response.headers["Location"] == f"{path}#newest"
        assert wolves.choice(wolf, "pack") == [victim]
        assert Incoming.objects.latest("pk").result == "answer_taken"

    def test_answer_and_receipt_stand_in_the_conversation(
        self, client: Client, wolves: Village, mail_door: House, post: Post, church: Church
    ) -> None:
        """A prompt, what was answered and what was understood are read together."""
        (wolf,) = wolves.holders("werewolf")
        address, victim = f"{wolf.lower()}@x.nl", wolves.others(wolf)[0]
        path = conversation(client, address, "Nacht 1")
        number = re.search(r'name="answers" value="(\d+)"', page(client, path))
        assert number
        client.post(
            f"/mailbox/{address}/write/",
            {"answers": number[1], "conversation": path.split("/")[-2], "text": victim},
        )
        church.now += timedelta(minutes=1)
        post(wolves)

        text = page(client, path)

        assert text.count("<article") == 3
        assert "Genoteerd" in text.split("<article")[3]

    def test_a_newcomer_joins_from_any_address(
        self, client: Client, mail_door: House, church: Church
    ) -> None:
        """Who opens a mailbox and writes a sign-up is in the game.

        Rules: WAK-SIGN-01.
        """
        village = signed_up(new_village(), 2)

        response = client.post("/mailbox/open/", {"address": "Nieuw@Guest.example"})
        assert response.headers["Location"] == "/mailbox/nieuw@guest.example/"
        response = client.post(
            "/mailbox/nieuw@guest.example/write/", {"subject": "WW5", "text": "Sofie, vrouw"}
        )

        assert response.status_code == 302
        assert village.player("Sofie").address.email == "nieuw@guest.example"
        assert Written.objects.get().subject == "WW5"

    def test_a_subject_cannot_smuggle_a_header_in(
        self, client: Client, mail_door: House, church: Church
    ) -> None:
        """A line break in a subject is a space."""
        signed_up(new_village(), 2)

        client.post(
            "/mailbox/nieuw@guest.example/write/",
            {"subject": "WW5\r\nBcc: anna@x.nl", "text": "Sofie, vrouw"},
        )

        assert Written.objects.get().subject == "WW5 Bcc: anna@x.nl"

    def test_a_door_that_refuses_is_quoted(
        self, client: Client, mail_door: House, settings: Settings, church: Church
    ) -> None:
        """What the mail door says is shown, and what was written is kept."""
        settings.VERTELLER_HOME_ADDRESS = "other@elsewhere.example"

        response = client.post(
            "/mailbox/sofie@guest.example/write/",
            {"subject": "WW5", "text": "Sofie, vrouw"},
            headers={"Accept-Language": "en"},
        )

        assert response.status_code == 422
        text = response.content.decode()
        assert "refused the message: 5.7.1" in text
        assert "Sofie, vrouw</textarea>" in text
        assert not Written.objects.exists()


def test_a_closed_door_is_told_and_the_text_is_kept(client: Client) -> None:
    """Nothing that was typed is lost when nothing can be sent."""
    response = client.post(
        "/mailbox/sofie@guest.example/write/",
        {"subject": "WW5", "text": "Sofie, vrouw"},
        headers={"Accept-Language": "nl"},
    )

    assert response.status_code == 422
    text = response.content.decode()
    assert "de brievenbus van de verteller is dicht" in text
    assert "Sofie, vrouw</textarea>" in text


def test_an_empty_message_is_not_sent(client: Client) -> None:
    """The page says what is missing."""
    response = client.post("/mailbox/sofie@guest.example/write/", {"subject": "WW5", "text": " "})

    assert response.status_code == 422


def test_what_is_no_address_opens_no_mailbox(client: Client) -> None:
    """The page says so and keeps what was typed."""
    response = client.post("/mailbox/open/", {"address": "no address"})

    assert response.status_code == 422
    assert 'value="no address"' in response.content.decode()


def test_nothing_can_be_written_from_another_site() -> None:
    """A form that did not come from our page is refused."""
    careful = Client(enforce_csrf_checks=True)

    for path in ("/mailbox/sofie@guest.example/write/", "/mailbox/open/", "/demonstration/"):
        assert careful.post(path, {"text": "x", "address": "a@x.nl"}).status_code == 403


def test_a_page_that_asks_again_is_told_only_what_is_new(
    client: Client, wolves: Village, post: Post
) -> None:
    """A new mail brings the lists anew, and the conversation it belongs to."""
    (wolf,) = wolves.holders("werewolf")
    address = f"{wolf.lower()}@x.nl"
    path = conversation(client, address, "Nacht 1")
    again = re.search(r'id="refresh" hx-get="([^"]+)"', page(client, path))
    assert again
    asked = again[1].replace("&amp;", "&")
    part = {"HX-Request": "true", "Accept-Language": "en"}
    assert client.get(asked, headers=part).status_code == 204

    wolves.mail(wolf, wolves.others(wolf)[0])
    post(wolves)
    text = client.get(asked, headers=part).content.decode()

    assert "A new message has come." in text
    assert text.count('hx-swap-oob="true"') == 3
    assert "Genoteerd" in text
