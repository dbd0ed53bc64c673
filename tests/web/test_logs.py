"""The log of a host who may be a player: whole games at DEBUG, and no secret in any line."""

import io
import json
import logging
import re
from collections.abc import Iterator
from datetime import timedelta
from email.utils import parseaddr
from typing import Any

import pytest

from tests.mail.test_whole_game import play
from tests.mail.village import NAMES, Village, address_of, post_of
from tests.web.conftest import Church
from tests.web.desk import at_the_desk, by_night, confirm, playing
from verteller.hosting.discreet import JsonLineFormatter, LineFormatter
from verteller.hosting.models import LogEntry, MailboxMessage, Outgoing
from verteller.mail.sending import send_due
from verteller.rules.registry import find_rulebook
from verteller.settings import logging_settings
from verteller.telling.words import LANGUAGES, words_of

pytestmark = pytest.mark.django_db(transaction=True)

SECRET_ROUNDS = "thief cupid client grave sandman main potions late last_words".split()


class Journal:
    """What a host would read, in both forms."""

    def __init__(self) -> None:
        self.handlers = []
        for formatter in (JsonLineFormatter(), LineFormatter()):
            handler = logging.StreamHandler(io.StringIO())
            handler.setFormatter(formatter)
            self.handlers.append(handler)

    @property
    def text(self) -> str:
        """All of it."""
        return "".join(handler.stream.getvalue() for handler in self.handlers)

    def events(self, name: str) -> list[dict[str, Any]]:
        """Return the events of that name."""
        lines = self.handlers[0].stream.getvalue().splitlines()
        return [said for said in map(json.loads, lines) if said.get("event") == name]


@pytest.fixture
def journal() -> Iterator[Journal]:
    """Log as the settings say for DEBUG."""
    chosen = logging_settings("DEBUG", "json")
    levels = {"": chosen["root"]["level"]}
    levels |= {name: each["level"] for name, each in chosen["loggers"].items()}
    before = {name: logging.getLogger(name).level for name in levels}
    kept = Journal()
    for name, level in levels.items():
        logging.getLogger(name).setLevel(level)
    for handler in kept.handlers:
        logging.getLogger().addHandler(handler)
    yield kept
    for handler in kept.handlers:
        logging.getLogger().removeHandler(handler)
    for name, level in before.items():
        logging.getLogger(name).setLevel(level)


def holds_no_secret(text: str) -> None:
    """Look for roles, players, addresses, secret rounds, mails and whatever the log withholds."""
    rulebook = find_rulebook("wakkerdam")
    names = {words_of(each).say(f"role-{role}") for each in LANGUAGES for role in rulebook.roles}
    secrets = {*rulebook.roles, *names, *NAMES, *map(address_of, NAMES), *SECRET_ROUNDS}
    for secret in secrets:
        assert not re.search(rf"(?<![\w.]){re.escape(secret)}(?![\w.])", text, re.IGNORECASE), (
            secret
        )
    assert "@" not in text
    for mail in MailboxMessage.objects.all():
        for line in [mail.subject, *mail.text.splitlines()]:
            assert len(line) < 12 or line.strip() not in text
    seeds = LogEntry.objects.filter(kind="started").values_list("body", flat=True)
    for body in seeds:
        assert json.loads(bytes(body))["seed"] not in text


def test_a_whole_game_leaves_no_secret_in_the_log(journal: Journal) -> None:
    """Rules: WAK-SYS-49, WAK-SYS-51."""
    play(1)

    assert len(journal.events("phase_closed")) > 4
    taken = [each for each in journal.events("mail_received") if each["result"] == "answer_taken"]
    assert len(taken) > 10
    assert len(journal.events("mail_sent")) == Outgoing.objects.filter(status="sent").count()
    assert journal.events("phase_closed")[0]["game"] == "WW5"
    holds_no_secret(journal.text)


def test_what_goes_wrong_is_told_without_whose_mail_it_was(
    journal: Journal, monkeypatch: pytest.MonkeyPatch, church: Church
) -> None:
    """Rules: WAK-SYS-49, WAK-SYS-50."""
    from verteller.mail import answering

    class Refusing:
        def open(self) -> None:
            pass

        def close(self) -> None:
            pass

        def send_messages(self, mails: list[Any]) -> int:
            raise OSError(f"550 5.1.1 <{parseaddr(mails[0].to[0])[1]}> unknown")

    def broken(*_: object) -> None:
        raise KeyError("werewolf")

    village = by_night()
    monkeypatch.setattr(answering, "answer", broken)
    village.mail("Anna", "Bob is de weerwolf, zeker weten")
    send_due(village.now + timedelta(hours=1), Refusing())

    assert "KeyError" in journal.text
    assert "has to wait" in journal.text
    holds_no_secret(journal.text)


def test_what_administrators_do_is_in_the_log(journal: Journal, church: Church) -> None:
    """Rules: WAK-SYS-51, WAK-ADMIN-01."""
    village: Village = by_night()
    desk = at_the_desk()
    confirm(desk, "games/WW5/extend/", hours="1")
    desk.get("/desk/games/WW5/dry-run/")
    confirm(playing(village), "games/WW5/look/")

    assert [each["act"] for each in journal.events("admin_act")] == ["extend", "dry_run", "look"]
    assert post_of("news")
    holds_no_secret(journal.text)
