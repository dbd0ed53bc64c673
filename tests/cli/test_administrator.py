"""``verteller administrator``: rights given, listed and taken away on the command line."""

import pytest
from click.testing import CliRunner

from verteller.cli import main
from verteller.hosting.administrators import recognise

pytestmark = pytest.mark.django_db


def told(*words: str, typed: str = "") -> tuple[int, str]:
    result = CliRunner().invoke(main, ["administrator", *words], input=typed)
    return result.exit_code, result.output


def test_an_administrator_is_added_listed_and_taken_away() -> None:
    """Any number of people may have the right. Rules: WAK-SYS-27, WAK-ADMIN-02."""
    assert told("add", "ann@example.org", "--language", "en")[0] == 0
    assert told("add", "bob@example.org")[0] == 0
    assert told("list") == (0, "ann@example.org  en\nbob@example.org  nl\n")

    assert told("remove", "bob@example.org")[0] == 0
    assert told("list") == (0, "ann@example.org  en\n")


def test_the_password_opens_commands_by_mail_and_is_never_shown() -> None:
    """Rules: WAK-ADMIN-04, WAK-SYS-29, WAK-SYS-49."""
    told("add", "ann@example.org")

    code, output = told("password", typed="moon river\nmoon river\n")

    assert code == 0
    assert "moon" not in output
    assert recognise("ann@example.org", "moon river") is not None
    assert recognise("ann@example.org", "moonriver") is None


@pytest.mark.parametrize(
    "words",
    [
        ("add", "no address"),
        ("remove", "who@example.org"),
        ("add", "a@b.nl", "--time-zone", "Mars"),
    ],
)
def test_what_cannot_be_is_refused_in_one_line(words: tuple[str, ...]) -> None:
    code, output = told(*words)

    assert code == 1
    assert len(output.strip().splitlines()) == 1
    assert output.startswith("Error: ")
