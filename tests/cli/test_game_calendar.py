"""``verteller game calendar``: by what a game is played, shown and changed."""

import json
from datetime import timedelta
from pathlib import Path

import pytest

from tests.cli.conftest import Verteller
from verteller.hosting.calendar import Lasting, five_days_a_week
from verteller.hosting.models import Heartbeat, HostedGame
from verteller.hosting.scheduling import calendar_of

pytestmark = pytest.mark.django_db

ROLES = ("--roles", "necromancer,wolf,3xfarmer")
LUPUS = ("game", "new", "Lupus", "--rulebook", "tempo_reale", *ROLES)


def game(name: str = "Lupus") -> HostedGame:
    """Return the game's row, read anew."""
    return HostedGame.objects.get(name=name)


def test_a_game_has_the_calendar_of_its_rulebook(verteller: Verteller) -> None:
    """Rules: LTR-SYS-01, LTR-SYS-03."""
    made = verteller(*LUPUS, "--not-on", "2026-12-25")

    assert "Nights: until 08:00" in made.output
    assert "not on 25 December 2026" in made.output
    assert calendar_of(game()).rule("night", 1) == five_days_a_week().rule("night", 1)
    assert calendar_of(game()).rule("sign_up", 0) == Lasting(timedelta(days=2))
    shown = verteller("game", "show", "Lupus").output
    assert "Sign-up: 2 days" in shown
    assert "calendar" in verteller("game", "list").output


def test_a_game_of_lupus3_has_the_five_day_week_and_is_told_what_is_odd_about_its_roles(
    verteller: Verteller,
) -> None:
    """Rules: LU3-SYS-03, LU3-SYS-27."""
    odd = ("--roles", "witch,young_vampire,4xfarmer")
    made = verteller("game", "new", "Borgo", "--rulebook", "lupus3", *odd).output
    listed = json.loads(
        verteller("game", "new", "Paese", "--rulebook", "lupus3", *odd, "--json").output
    )

    for turn in ("night", "day"):
        assert calendar_of(game("Borgo")).rule(turn, 1) == five_days_a_week().rule(turn, 1)
    assert listed["warnings"] == ["no_wolf"]
    (note,) = [line for line in made.splitlines() if line.startswith("note")]
    assert "no_wolf" not in note
    assert "The rules say" not in note


def test_a_speed_alone_is_the_length_of_every_round(verteller: Verteller) -> None:
    """Rules: WAK-VOTE-12."""
    verteller(*LUPUS, "--speed", "3m")
    verteller("game", "new", "Zomer", "--speed", "1d")

    assert calendar_of(game()).rule("night", 1) == Lasting(timedelta(minutes=3))
    assert game("Zomer").calendar is None


def test_the_turns_to_come_are_printed(verteller: Verteller) -> None:
    """Rules: LTR-SYS-01, LTR-SYS-05."""
    verteller(*LUPUS)

    lines = verteller("game", "calendar", "Lupus", "--turns", 4).output.splitlines()

    assert [line.split("  ")[0] for line in lines[-4:]] == [
        "sign-up",
        "night 1",
        "day 1",
        "night 2",
    ]
    assert lines[-3].endswith("08:00")
    assert lines[-2].endswith("22:00")


def test_a_calendar_is_set_by_name_by_a_file_and_with_dates(
    verteller: Verteller, tmp_path: Path
) -> None:
    """Rules: LTR-SYS-03."""
    verteller(*LUPUS)
    file = tmp_path / "calendar.json"
    file.write_text(json.dumps({"every": {"until": "20:00"}, "zone": "Europe/Rome"}))

    verteller("game", "calendar", "Lupus", "--set", file, "--zone", "Europe/Amsterdam")
    assert game().calendar == {"zone": "Europe/Amsterdam", "every": {"until": ["20:00"]}}
    verteller("game", "calendar", "Lupus", "--not-on", "2026-12-25")
    assert calendar_of(game()).to_json()["every"]["not_on"] == ["2026-12-25"]
    told = json.loads(verteller("game", "calendar", "Lupus", "--set", "each", "--json").output)
    assert told["calendar"] == {"every": {"lasts": "2d"}}
    assert [each["phase"] for each in told["turns"][:2]] == ["sign_up", "night"]


@pytest.mark.parametrize(
    ("said", "why"),
    [
        ('{"every": {"until": "25:00"}, "zone": "UTC"}', "“25:00” is no hour (at “every.until”)"),
        ('{"every": {"until": "22:00"}}', "Hours need a time zone"),
        (
            '{"every": {"lasts": "1d"}, "phases": {"dusk": {"waits": true}}}',
            "no round called “dusk”",
        ),
        ("{", "is no JSON"),
    ],
)
def test_what_is_no_calendar_is_told_in_one_line(
    verteller: Verteller, tmp_path: Path, said: str, why: str
) -> None:
    """Rules: LTR-SYS-03."""
    verteller(*LUPUS)
    file = tmp_path / "calendar.json"
    file.write_text(said)

    result = verteller("game", "calendar", "Lupus", "--set", file)

    assert result.exit_code != 0
    assert why in result.output
    assert calendar_of(game()).zone == "Europe/Rome"


@pytest.mark.parametrize(
    ("options", "why"),
    [
        (("--set", "sometimes"), "each, evenings, nights, five-days"),
        (("--not-on", "Christmas"), "no date like 2026-12-25"),
        (("--set", "nights", "--zone", "Europe/Atlantis"), "Europe/Atlantis"),
        (("--zone", "Europe/Rome"), "it goes with --set"),
    ],
)
def test_options_that_make_no_calendar_are_refused(
    verteller: Verteller, options: tuple[str, ...], why: str
) -> None:
    """Rules: LTR-SYS-03."""
    verteller(*LUPUS)

    result = verteller("game", "calendar", "Lupus", *options)

    assert result.exit_code != 0
    assert why in result.output


def test_days_and_nights_are_refused_where_a_rulebook_has_none(verteller: Verteller) -> None:
    """Rounds of Wakkerdam can close in the evening. Rules: WAK-VOTE-12."""
    refused = verteller("game", "new", "Zomer", "--calendar", "nights")
    made = verteller("game", "new", "Zomer", "--not-on", "2026-12-25")

    assert "no round called “day”" in refused.output
    assert "All other rounds: until 22:00" in made.output


def test_a_command_leaves_no_sign_of_life(verteller: Verteller) -> None:
    """Only who takes mail in says so. Rules: WAK-SYS-06."""
    verteller(*LUPUS)

    assert not Heartbeat.objects.exists()
