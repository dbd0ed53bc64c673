"""Log lines that give nothing away."""

import json
import logging
import sys

import pytest
from django.db import OperationalError

from verteller.hosting import journal
from verteller.hosting.discreet import JsonLineFormatter, LineFormatter, discreet
from verteller.settings import logging_settings

FORMATTERS = [LineFormatter, JsonLineFormatter]


def record(message: str, *values: object, **further: object) -> logging.LogRecord:
    """Return a record as a logger makes it."""
    made = logging.LogRecord("verteller.test", logging.WARNING, "x.py", 1, message, values, None)
    made.__dict__.update(further)
    return made


@pytest.mark.parametrize("formatter", FORMATTERS)
def test_an_address_is_told_by_a_code_always_the_same(formatter: type[logging.Formatter]) -> None:
    """Rules: WAK-SYS-49."""
    lines = [
        formatter().format(record("mail to %s waits: 550 <%s>", email, email.upper()))
        for email in ("ann.de-wit+x@mail.example.org", "bob@x.nl")
    ]

    for line in lines:
        assert "@" not in line
        assert "wit" not in line.lower()
        first, second = (piece[:10] for piece in line.split("address:")[1:])
        assert first == second
    assert lines[0] != lines[1]


def test_a_link_that_signs_somebody_in_is_of_no_use() -> None:
    """Rules: WAK-SYS-49."""
    assert discreet("error at /sign-in/AAAbb-c/?next=/") == "error at /sign-in/…/?next=/"
    assert "secret" not in discreet("GET https://x.nl/confirm/secret:seal")


@pytest.mark.parametrize("formatter", FORMATTERS)
def test_of_an_error_kind_and_place_are_told_but_not_its_words(
    formatter: type[logging.Formatter],
) -> None:
    """Rules: WAK-SYS-49, WAK-SYS-51."""
    try:
        raise KeyError("werewolf")  # noqa: TRY301 - that is what is to be logged
    except KeyError:
        line = formatter().format(record("the worker stumbled", exc_info=sys.exc_info()))

    assert "werewolf" not in line
    assert "KeyError" in line
    assert "test_discreet.py" in line


def test_trouble_with_the_machine_is_told_in_full() -> None:
    """A host must be able to see what is wrong with his disk."""
    try:
        raise OperationalError("database or disk is full")  # noqa: TRY301 - as above
    except OperationalError:
        line = LineFormatter().format(record("the worker stumbled", exc_info=sys.exc_info()))

    assert "database or disk is full" in line


def test_a_line_of_json_has_an_event_s_fields_and_no_other() -> None:
    """Rules: WAK-SYS-49."""
    made = record("x", event="mail_sent", kind="news", role="werewolf", request="GET /")

    said = json.loads(JsonLineFormatter().format(made))

    assert said.keys() == {"at", "level", "logger", "message", "event", "kind"}
    assert (said["event"], said["kind"], said["level"]) == ("mail_sent", "news", "WARNING")


def test_an_event_says_nothing_that_nobody_has_thought_about() -> None:
    """Rules: WAK-SYS-51."""
    with pytest.raises(ValueError, match="role"):
        journal.note("dealt", role="werewolf")


@pytest.mark.parametrize(("form", "expected"), [("json", "Json"), ("line", "discreet.Line")])
def test_the_form_of_the_log_is_chosen_and_libraries_never_do_more_than_warn(
    form: str, expected: str
) -> None:
    """At finer levels some of them repeat whole mails."""
    chosen = logging_settings("DEBUG", form)

    assert expected in chosen["formatters"]["discreet"]["()"]
    assert chosen["root"]["level"] == "WARNING"
    assert chosen["loggers"]["verteller"]["level"] == "DEBUG"
    assert chosen["loggers"]["django"]["level"] == "WARNING"
