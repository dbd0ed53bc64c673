"""One game, played from a browser, by mail and on Matrix at once."""

from email.utils import parseaddr

import pytest
from django.test import Client

from tests.chat.evening import Evening
from tests.chat.matrix.conftest import Stage
from tests.chat.village import ENGLISH
from tests.mail.village import raw_mail
from verteller.hosting import clock, games
from verteller.hosting.accounts import BACKEND, account_of
from verteller.hosting.models import Outgoing
from verteller.hosting.people import address_of
from verteller.mail.composing import compose
from verteller.mail.routing import receive

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.timeout(300)]

ROLES = "werewolf werewolf seer villager villager villager villager villager"
CEM = "cem@example.net"


def moved_to_mail(evening: Evening, name: str) -> None:
    """Let somebody play by mail from now on."""
    address = address_of(CEM, ENGLISH, clock.now())
    player = evening.player(name)
    player.person, player.address, player.by_mail = address.person, address, True
    player.save()


def answers_by_mail(text: str) -> str:
    """Let Cem answer the last mail he was sent, and return what came of it."""
    sent = compose(Outgoing.objects.filter(to_email=CEM).latest("pk"))
    there = parseaddr(sent.reply_to[0])[1]
    raw = raw_mail(CEM, f"Re: {sent.subject}", text, to=there)
    return str(receive(raw, recipients=(there,), received_at=clock.now()).code)


def answers_by_button(evening: Evening, name: str, question: str, target: str) -> None:
    """Let somebody press the button with a name under a question."""
    client, page = Client(), f"/rooms/{evening.live.game.name}"
    client.force_login(account_of(evening.player(name).person), backend=BACKEND)
    questions = client.get(f"{page}/state/").json()["questions"]
    (asked,) = [each for each in questions if each["question"] == question]
    form = {"question": asked["question"], "sequence": asked["sequence"]}
    (part,) = asked["parts"]
    (value,) = [each["value"] for each in part["options"] if each["label"] == target]
    answer = client.post(f"{page}/answer/", {**form, part["part"]: value})
    assert answer.json().get("ok"), answer.content


def test_one_game_is_played_from_browser_mail_and_matrix_at_once(stage: Stage) -> None:
    """Rules: DUE-SYS-13, DUE-PAD-02, DUE-VOT-03, DUE-DAY-03."""
    evening = stage.evening(ROLES)
    ada = stage.linked(evening, "Ada")
    line, square = ada.room("Narrator"), ada.room("Village")
    moved_to_mail(evening, "Cem")

    ada.says(line, "Hana")
    ada.hears(line, "Hana")
    answers_by_button(evening, "Ben", "pack", "Hana")
    evening.until("seer")
    assert answers_by_mail("Ada") == "answer_taken"
    evening.until("accuse")
    ada.hears(square, "Hana")
    assert answers_by_mail("Ada") == "answer_taken"
    answers_by_button(evening, "Dora", "accuse", "Ben")
    evening.until("ballot")
    for name in ("Dora", "Emil", "Fritz"):
        answers_by_button(evening, name, "thumbs", "Ada")
    assert answers_by_mail("Ada") == "answer_taken"
    ada.thumbs(line, ada.event(line, "Accused: Ben"))
    ada.hears(line, "Ben", "condemn")
    evening.close()

    ada.room("Graveyard")
    with games.opened(evening.record) as game:
        dead = set(game.state.seats) - set(game.state.living)
        assert {game.state.names[seat] for seat in dead} == {"Ada", "Hana"}
