"""``verteller matrix``: an account is linked, and a bot without one is told what it lacks."""

import pytest

from tests.chat.village import lobby, player
from tests.cli.conftest import Verteller

pytestmark = pytest.mark.django_db


def test_a_host_links_an_account_to_a_player(verteller: Verteller) -> None:
    live = lobby()

    result = verteller("matrix", "link", live.game.name, "Ada", "@ann:example.org")

    assert result.exit_code == 0, result.output
    assert player(live, "Ada").matrix.user == "@ann:example.org"


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("matrix",), "VERTELLER_MATRIX_URL"),
        (("matrix", "--matrix", "http://a:b@example.org"), "only https://"),
        (("matrix", "link", "Abend", "Ada", "ann@example.org"), "is no account on Matrix"),
        (("matrix", "link", "Morgen", "Ada", "@ann:example.org"), "no live game"),
        (("matrix", "link", "Abend", "Zoe", "@ann:example.org"), "nobody in Abend"),
    ],
)
def test_what_cannot_be_is_refused_in_one_line(
    verteller: Verteller, words: tuple[str, ...], told: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("VERTELLER_MATRIX_URL", raising=False)
    lobby()

    result = verteller(*words)

    assert result.exit_code == 1
    assert told in result.output
