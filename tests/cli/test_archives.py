"""``verteller replay`` and ``verteller audit``: a finished game is told again and checked."""

import hashlib
import json
from pathlib import Path
from random import Random

import pytest

from tests.cli.conftest import Verteller
from verteller.lab.playing import play
from verteller.rules.game import Game
from verteller.rules.log import line
from verteller.rules.moves import Composition, Started
from verteller.rules.registry import find_rulebook

ROLES = ("werewolf", "werewolf", "seer", "witch", "hunter", "villager", "villager")
NAMES = ("Anna", "Bob", "Jan-Willem", "Daan", "Zoë", "Femke", "Gijs")


@pytest.fixture(scope="module")
def played() -> Game:
    """Play a whole game in the engine alone."""
    rulebook = find_rulebook("wakkerdam")
    started = Started(
        rulebook="wakkerdam",
        version=rulebook.version,
        players=NAMES,
        seed="moon",
        compositions=(Composition(ROLES, mayor=True),),
    )
    return play(rulebook, started, Random(7))


@pytest.fixture
def archive(played: Game, tmp_path: Path) -> Path:
    """Write the game's archive."""
    file = tmp_path / "game.jsonl"
    file.write_text("".join(f"{line(entry)}\n" for entry in played.log), encoding="utf-8")
    return file


def change(archive: Path, kind: str, field: str, value: object, nth: int = 0) -> int:
    """Change a field of the nth entry of a kind, and return its number."""
    lines = [json.loads(each) for each in archive.read_text(encoding="utf-8").splitlines()]
    entry = [each for each in lines if each["kind"] == kind][nth]
    entry[field] = value
    archive.write_text("".join(f"{json.dumps(each)}\n" for each in lines), encoding="utf-8")
    return int(entry["entry"])


def test_an_honest_archive_is_confirmed(verteller: Verteller, archive: Path) -> None:
    """Seal, draws and facts, a line for each."""
    result = verteller("audit", archive)

    assert result.exit_code == 0
    assert [each.split()[0:2] for each in result.output.splitlines()[1:]] == [
        ["ok", "seal:"],
        ["ok", "draws:"],
        ["ok", "facts:"],
    ]


def test_another_seed_breaks_the_seal(verteller: Verteller, archive: Path) -> None:
    """Whoever changes the seed afterwards is found out by what was published before the deal."""
    number = change(archive, "started", "seed", "sun") + 1

    result = verteller("audit", archive)

    assert result.exit_code == 1
    assert result.output.startswith("not ok  seal: entry ")
    assert number > 1


def test_a_new_seal_for_another_seed_does_not_help(verteller: Verteller, archive: Path) -> None:
    """With another seed the roles would have fallen otherwise."""
    change(archive, "started", "seed", "sun")
    change(archive, "seed_committed", "sha256", hashlib.sha256(b"sun").hexdigest())
    change(archive, "seed_revealed", "seed", "sun")

    result = verteller("audit", archive)

    assert result.exit_code == 1
    assert "not ok  draws: entry" in result.output


def test_a_changed_fact_is_named_with_both_its_versions(
    verteller: Verteller, archive: Path
) -> None:
    """The first line that differs, as it stands and as it ought to."""
    number = change(archive, "died", "player", 0 if not _first_dead_is_zero(archive) else 1)

    result = verteller("audit", archive)

    assert result.exit_code == 1
    assert f"not ok  facts: entry {number} differs" in result.output
    assert "in the archive" in result.output
    assert "played again" in result.output


def _first_dead_is_zero(archive: Path) -> bool:
    lines = [json.loads(each) for each in archive.read_text(encoding="utf-8").splitlines()]
    return next(bool(each["player"] == 0) for each in lines if each["kind"] == "died")


@pytest.mark.parametrize("text", ["", "hello\n", '{"number": 1}\n', "\x00\xff"])
def test_what_is_no_archive_is_told_apart_from_a_false_one(
    verteller: Verteller, tmp_path: Path, text: str
) -> None:
    """It cannot be read, which is another exit code."""
    file = tmp_path / "file"
    file.write_bytes(text.encode("latin-1"))

    for command in ("audit", "replay"):
        result = verteller(command, file)
        assert result.exit_code == 2
        assert len(result.output.splitlines()) == 1


def test_a_replay_tells_what_everyone_knew(verteller: Verteller, archive: Path) -> None:
    """Nights and days, deaths and votes, and no secret before the end."""
    text = verteller("replay", archive, "--language", "en").output

    before, _, after = text.partition("Day 1")
    assert "Night 1" in before
    assert "The roles, now that everything may be told" in after
    for secret in ("Who does the pack hunt", "You are a werewolf", "Awake with the pack"):
        assert secret not in text


def test_a_replay_as_one_player_tells_what_he_was_told(
    verteller: Verteller, archive: Path, played: Game
) -> None:
    """A wolf hears of his pack, and nobody else does."""
    wolf = NAMES[played.state.roles.index("werewolf")]
    seer = NAMES[played.state.roles.index("seer")]

    told = verteller("replay", archive, "--as", wolf.lower(), "--language", "nl").output
    other = verteller("replay", archive, "--as", seer, "--language", "nl").output

    assert "Je bent een weerwolf" in told
    assert "? Op wie jaagt de roedel vannacht?" in told
    assert "roedel" not in other
    assert "Je bent een ziener" in other


def test_a_replay_as_somebody_else_says_who_played(verteller: Verteller, archive: Path) -> None:
    """A name is read with or without its accents."""
    assert verteller("replay", archive, "--as", "zoe").exit_code == 0

    result = verteller("replay", archive, "--as", "Piet")
    assert result.exit_code == 2
    assert "there are Anna, Bob" in " ".join(result.output.split())
