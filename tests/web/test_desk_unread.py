"""What was not understood, at the desk: read, entered by hand, answered, set aside."""

import re

import pytest
from django.test import Client

from tests.mail.borgo import Borgo, borgo
from tests.mail.village import START, post_of
from tests.web.conftest import Church
from tests.web.desk import at_the_desk, page, playing, signed_in_as
from tests.web.test_desk import words
from verteller.hosting import games, mastering, unread
from verteller.hosting.fairness.substitutes import address_for
from verteller.hosting.masters import appoint
from verteller.hosting.models import Kind, MasterAct, Settled, UnreadMail
from verteller.mail import news
from verteller.mail.composing import compose

pytestmark = pytest.mark.django_db

POEM = "Nel mezzo del cammin <b>di nostra vita</b>"
PAGE = "games/Borgo/unread/"


@pytest.fixture
def night(church: Church) -> Borgo:
    """Open the first night of a village in which a poem has come in."""
    for read in (news._entries, news._earlier, news._is_phase_public):
        read.cache_clear()
    village = borgo()
    church.now = village.now
    village.writes(village.holder("bodyguard"), POEM)
    return village


@pytest.fixture
def master(night: Borgo) -> Client:
    """Give somebody who plays nowhere the desk of the game."""
    person = address_for("gast@x.nl", "en", START).person
    appoint(night.game, person, START)
    return signed_in_as(person)


def send(client: Client, path: str, **given: object) -> str:
    """Send a form of the desk and return the page that follows, as text."""
    response = client.post(f"/desk/{path}", given, follow=True)
    assert response.status_code in {200, 422}
    return words(response.content.decode())


def test_what_was_not_understood_waits_at_the_desk_of_its_game(
    night: Borgo, master: Client
) -> None:
    """Rules: LU3-T-139, LU3-SYS-11."""
    shown = page(master, PAGE)

    assert "Nel mezzo del cammin &lt;b&gt;" in shown
    assert night.holder("bodyguard") in shown
    assert "Not understood 1" in words(page(master, "games/Borgo/"))


def test_a_master_enters_what_was_meant(night: Borgo, master: Client) -> None:
    """The receipt goes to the player, and nothing waits any more. Rules: LU3-T-139, LU3-SYS-27."""
    player = night.player(night.holder("bodyguard"))
    target = night.others(player.name)[0]
    (path,) = re.findall(
        r'href="/desk/(games/Borgo/players/\d+/stand-in/\?unread=\d+)"', page(master, PAGE)
    )
    form = page(master, path)
    assert "Nel mezzo del cammin" in form
    sent = {
        "question": "power",
        "asked": re.findall(r'name="asked" value="(\d+)"', form)[0],
        "part-target": f"seat-{int(night.seat(target))}",
    }

    assert "is noted." in send(master, path, **sent)

    assert night.named(player.name, "power") == target
    assert UnreadMail.objects.get().settled == Settled.ENTERED
    assert post_of(Kind.ANSWER_TAKEN, player.address.email)
    assert "No message is waiting" in words(page(master, PAGE))


def test_a_mail_of_one_player_stands_beside_no_other_s_forms(night: Borgo, master: Client) -> None:
    mail = unread.waiting(night.game).get()
    other = night.player(night.holder("seer"))

    page(master, f"games/Borgo/players/{other.pk}/stand-in/?unread={mail.pk}", status=404)
    page(master, f"games/Borgo/players/{other.pk}/stand-in/?unread=x", status=404)


def test_a_master_answers_or_sets_aside_and_the_second_one_is_too_late(
    night: Borgo, master: Client
) -> None:
    """Rules: LU3-SYS-11, LU3-SYS-24."""
    poet = night.holder("bodyguard")
    mail = unread.waiting(night.game).get()
    answer = {"about": mail.pk, "text": "Bello, ma chi proteggi?"}

    assert "Write something" in send(master, PAGE, about=mail.pk, text=" ")
    assert f"{poet} has your answer." in send(master, PAGE, **answer)
    assert "already dealt with" in send(master, PAGE, **answer)
    last = post_of(Kind.NEWS, night.player(poet).address.email)[-1]
    assert "Bello, ma chi proteggi?" in str(compose(last).body)

    night.writes(poet, "Tanto gentile e tanto onesta pare la donna mia")
    aside = {"about": unread.waiting(night.game).get().pk, "act": "set-aside"}
    assert "has been set aside" in send(master, PAGE, **aside)
    assert "already dealt with" in send(master, PAGE, **aside)
    assert not unread.waiting(night.game)
    assert list(MasterAct.objects.values_list("act", flat=True)) == [
        "appoint",
        "answer",
        "set_mail_aside",
    ]


def test_the_count_is_there_for_the_one_question_and_ticked_off_with_its_answer(
    night: Borgo, master: Client
) -> None:
    """Rules: LU3-T-025, LU3-SYS-25, LU3-VHUNTER-02."""
    hunter = night.holder("vampire_hunter")
    assert "Reds still alive" not in words(page(master, PAGE))
    night.writes(hunter, "Quanti Rossi restano?")
    with games.opened(night.game) as game:
        reds = game.state.factions.count("red")

    shown = words(page(master, PAGE))
    assert f"Reds still alive: {reds}." in shown
    mail = unread.waiting(night.game).get(why="count")
    send(master, PAGE, about=mail.pk, text=str(reds))

    assert UnreadMail.objects.get(pk=mail.pk).settled == Settled.USED
    night.writes(hunter, "Quanti Rossi restano?")
    assert f"{hunter} has already used this question." in words(page(master, PAGE))


def test_a_stranger_s_mail_can_be_set_aside_and_not_answered(night: Borgo, master: Client) -> None:
    """Rules: LU3-SYS-06, LU3-T-141."""
    unread.waiting(night.game).delete()
    night.mail("straniero@y.it", "Voto Bianchi")
    mail = unread.waiting(night.game).get()

    assert "From straniero@y.it, an address that does not take part" in words(page(master, PAGE))
    assert master.post(f"/desk/{PAGE}", {"about": mail.pk, "text": "Ciao"}).status_code == 404
    assert "has been set aside" in send(master, PAGE, about=mail.pk, act="set-aside")


def test_who_plays_sees_nothing_of_it_unless_all_know_that_he_looks(night: Borgo) -> None:
    """Rules: LU3-SYS-11."""
    name = night.holder("farmer")
    client = playing(night, name)
    page(client, PAGE, status=404)
    assert "unread" not in page(client, "games/Borgo/")
    mail = unread.waiting(night.game).get()
    page(client, f"games/Borgo/players/{mail.player_id}/stand-in/?unread={mail.pk}", status=404)

    mastering.look(night.game, night.player(name).person, night.now)

    assert "Nel mezzo" in page(client, PAGE)


def test_an_administrator_has_the_page_and_a_stranger_has_not(night: Borgo) -> None:
    assert "Nel mezzo" in page(at_the_desk(), PAGE)
    page(signed_in_as(address_for("v@x.nl", "en", START).person), PAGE, status=404)
    page(at_the_desk(), "games/Nessuno/unread/", status=404)
