"""``verteller game``: games are made, shown and steered, and what is wrong is told in one line."""

import json
from datetime import timedelta
from pathlib import Path

import pytest

from tests.cli.conftest import Verteller
from tests.mail.village import new_village as make_village
from tests.mail.village import running_village, signed_up
from verteller.cli._errors import MESSAGES, say
from verteller.hosting.errors import Code
from verteller.hosting.models import HostedGame, Kind, Outgoing, Status
from verteller.hosting.sweep import close_due

pytestmark = pytest.mark.django_db

ROLES = ("werewolf", "seer", "villager", "villager", "villager")


def game(name: str = "WW5") -> HostedGame:
    """Return the game's row, read anew."""
    return HostedGame.objects.get(name=name)


def test_a_game_is_made_with_everything_that_was_asked_for(verteller: Verteller) -> None:
    """Every setting finds its way into the game."""
    result = verteller(
        *("game", "new", "Wolvendam", "--roles", "werewolf,seer,3xvillager", "--mayor"),
        *(
            "--speed",
            "12h",
            "--strictness",
            3,
            "--language",
            "en",
            "--option",
            "mayor_weight=double",
        ),
    )

    assert result.exit_code == 0
    made = game("Wolvendam")
    assert (made.most, made.speed, made.strictness) == (5, timedelta(hours=12), 3)
    assert (made.mayor, made.language, made.options) == (True, "en", {"mayor_weight": "double"})
    assert made.compositions == [
        {"mayor": False, "roles": {"seer": 1, "villager": 3, "werewolf": 1}}
    ]
    assert made.seed_sha256 in result.output
    assert made.seed not in result.output


def test_a_game_that_is_told_nothing_has_the_usual_settings(verteller: Verteller) -> None:
    """Eighteen seats, two days, strictness two.

    Rules: WAK-SYS-30.
    """
    verteller("game", "new", "Zomer")

    made = game("Zomer")
    assert (made.most, made.speed, made.strictness) == (18, timedelta(days=2), 2)


def test_roles_can_be_listed_in_a_file(verteller: Verteller, tmp_path: Path) -> None:
    """A role a line, with a number before it and a remark behind it if need be."""
    listed = tmp_path / "roles.txt"
    listed.write_text("2 werewolf  # the pack\nseer\n\n4 villager\nmayor\n", encoding="utf-8")

    verteller("game", "new", "Zomer", "--roles", f"@{listed}")

    assert game("Zomer").most == 7
    assert game("Zomer").compositions[0]["mayor"] is True


def test_several_lists_of_roles_are_drawn_from(verteller: Verteller) -> None:
    """Nobody knows beforehand which of them it will be."""
    verteller(
        *("game", "new", "Zomer", "--roles", "werewolf,4xvillager"),
        *("--roles", "werewolf,seer,3xvillager"),
    )

    assert len(game("Zomer").compositions) == 2


def test_people_are_invited_when_the_game_is_made_or_later(verteller: Verteller) -> None:
    """An invitation is a mail in the outbox."""
    verteller("game", "new", "Zomer", "--invite", "ann@x.nl", "--invite", "bob@x.nl")
    result = verteller("game", "invite", "zomer", "cor@x.nl", "--text", "Doe mee!")

    invited = Outgoing.objects.filter(kind=Kind.INVITATION).values_list("to_email", flat=True)
    assert sorted(invited) == ["ann@x.nl", "bob@x.nl", "cor@x.nl"]
    assert "1 invited" in result.output


@pytest.mark.parametrize(
    ("arguments", "line"),
    [
        (("pause", "Nergens"), "there is no game called “Nergens”"),
        (("new", "WW5"), "there is a game called “WW5” already"),
        (("new", "Zomer", "--roles", "wolf"), "there is no role called “wolf”"),
        (("new", "Help"), "“Help” cannot name a game"),
        (("new", "Zomer", "--invite", "nobody"), "“nobody” is no mail address"),
        (("new", "Zomer", "--seats", "2"), "the setting most cannot be 2"),
        (("new", "Zomer", "--rulebook", "chess"), "setting rulebook cannot be chess"),
        (("resume", "WW5"), "WW5 is not paused"),
        (("delete", "WW5", "--yes"), "WW5 is not over"),
        (("unlist", "WW5", "Anna"), "Anna is alive; only the dead leave the list"),
        (("unlist", "WW5", "Zus"), "that is no player of WW5"),
        (("archive", "WW5", "x"), "WW5 is not over, and its archive tells every role"),
        (("show", "WW5", "--reveal"), "WW5 is not over; --reveal --yes shows every role"),
        (("new", "Zomer", "--option", "colour=red"), "there is no setting 'colour'"),
        (("new", "Zomer", "--option", "self_vote=maybe"), "self_vote takes true or false"),
        (("new", "Zomer", "--speed", "soon"), "'soon' is no length of time"),
        (("new", "Zomer", "--speed", "0s"), "'0s' is no time at all"),
        (("new", "Zomer", "--roles", "@nowhere"), "there is no file nowhere"),
    ],
)
def test_what_is_wrong_is_told_in_one_line(
    verteller: Verteller, arguments: tuple[str, ...], line: str
) -> None:
    """And nothing has been changed."""
    running_village(*ROLES)

    result = verteller("game", *arguments)

    assert result.exit_code != 0
    assert line in result.output.splitlines()[-1]
    assert HostedGame.objects.count() == 1
    assert game().status == Status.RUNNING


@pytest.mark.parametrize("code", Code)
def test_every_refusal_of_a_service_has_words(code: Code) -> None:
    """No code reaches the terminal bare."""
    assert code in MESSAGES


def test_a_code_nobody_foresaw_is_told_all_the_same() -> None:
    """A plugin's refusal is better told plainly than not at all."""
    assert say("moon_missing", {"night": 3}) == "moon missing (night 3)"


def test_games_are_listed_in_columns_and_as_json(verteller: Verteller) -> None:
    """For people under each other, for programs by name."""
    running_village(*ROLES)
    make_village(name="Een heel lange naam")

    lines = verteller("game", "list").output.splitlines()
    listed = json.loads(verteller("game", "list", "--json").output)

    column = lines[0].index("STATUS")
    assert {line[column:].split()[0] for line in lines[1:]} == {"running", "sign-up"}
    assert {each["game"]: each["players"] for each in listed} == {
        "WW5": 5,
        "Een heel lange naam": 0,
    }


def test_a_list_without_games_says_how_to_make_one(verteller: Verteller) -> None:
    """Nobody is left before an empty screen."""
    assert "verteller game new" in verteller("game", "list").output


def test_nothing_shows_a_living_players_role(verteller: Verteller) -> None:
    """The organiser may be playing too.

    Rules: WAK-SYS-01.
    """
    village = running_village(*ROLES)

    for arguments in (("show", "WW5"), ("show", "WW5", "--json"), ("players", "WW5"), ("list",)):
        text = verteller("game", *arguments).output
        assert "werewolf" not in text.lower()
        assert village.game.seed not in text


def test_roles_are_revealed_to_a_host_who_insists(verteller: Verteller) -> None:
    """Of a game under way only with a second word."""
    village = running_village(*ROLES)
    (wolf,) = village.holders("werewolf")

    shown = json.loads(verteller("game", "show", "WW5", "--reveal", "--yes", "--json").output)

    assert [each["name"] for each in shown["people"] if each["role"] == "werewolf"] == [wolf]


def test_players_are_listed_with_address_and_state(verteller: Verteller) -> None:
    """Name, gender, address, alive or dead, on the list or not.

    Rules: WAK-SYS-34.
    """
    running_village(*ROLES)

    lines = verteller("game", "players", "WW5").output.splitlines()

    assert lines[1].split() == ["Anna", "woman", "nl", "anna@x.nl", "alive", "on", "the", "list"]


def test_a_game_is_paused_taken_up_again_and_stopped(verteller: Verteller) -> None:
    """Several games at once if need be."""
    running_village(*ROLES)
    make_village(name="Zomer")

    verteller("game", "pause", "WW5", "zomer")
    assert {game().status, game("Zomer").status} == {Status.PAUSED}

    verteller("game", "resume", "WW5")
    assert game().status == Status.RUNNING

    verteller("game", "stop", "WW5", given="n\n")
    assert game().status == Status.RUNNING
    verteller("game", "stop", "WW5", given="y\n")
    assert game().status == Status.STOPPED


def test_a_wrong_name_among_several_changes_none(verteller: Verteller) -> None:
    """What cannot be done as a whole is not begun."""
    running_village(*ROLES)

    result = verteller("game", "pause", "WW5", "Nergens")

    assert result.exit_code == 1
    assert game().status == Status.RUNNING


def test_closing_ends_the_sign_up_and_then_each_round(verteller: Verteller) -> None:
    """A host who knows that all have answered need not wait."""
    signed_up(make_village(*ROLES), 5)

    verteller("game", "close", "WW5")
    assert game().status == Status.RUNNING
    before = game().sequence
    result = verteller("game", "close", "WW5")

    assert game().sequence == before + 1
    assert "the next round lasts until" in result.output


def test_closing_a_sign_up_nobody_can_play_says_so(verteller: Verteller) -> None:
    """The game is paused then, and the line says why."""
    signed_up(make_village(*ROLES), 2)

    assert "could not begin and is paused" in verteller("game", "close", "WW5").output


def test_a_game_that_is_over_is_archived_and_can_be_deleted(
    verteller: Verteller, tmp_path: Path
) -> None:
    """The archive is written whole, and not over another file unless one insists."""
    village = running_village(*ROLES)
    while not village.game.is_over:
        close_due((village.game.due_at or village.now) + timedelta(seconds=1))
    file = tmp_path / "game.jsonl"

    assert verteller("game", "archive", "WW5", file).exit_code == 0
    assert len(file.read_text(encoding="utf-8").splitlines()) == village.game.length
    assert "is there already" in verteller("game", "archive", "WW5", file).output
    assert verteller("game", "archive", "WW5", file, "--force").exit_code == 0
    assert [path.name for path in tmp_path.iterdir()] == ["game.jsonl"]
    assert verteller("audit", file).exit_code == 0

    Outgoing.objects.update(status="sent")
    verteller("game", "delete", "WW5", "--yes")
    assert not HostedGame.objects.exists()
