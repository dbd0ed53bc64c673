"""``verteller run``: one process with everything in it, and a whole game played by mail."""

import os
import re
import secrets
import signal
import smtplib
import socket
import sqlite3
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.request import urlopen

import pytest

from tests.servers.machine import free_port

PROGRAM = Path(sys.executable).with_name("verteller")


def environment(state: Path) -> dict[str, str]:
    """Return the surroundings of a process that keeps everything in *state*."""
    inherited = {key: value for key, value in os.environ.items() if "VERTELLER" not in key}
    return {
        **inherited,
        "VERTELLER_STATE_DIR": str(state),
        "LANG": "C.UTF-8",
        "PYTHONUNBUFFERED": "1",
        "PYTHONWARNINGS": "",
    }


@contextmanager
def running(state: Path, *arguments: str) -> Iterator[subprocess.Popen[str]]:
    """Run the program beside the test, and end it with the test at the latest."""
    command = [str(PROGRAM), "run", "--port", "0", "--mail-port", "0", *arguments]
    process = subprocess.Popen(
        command,
        env=environment(state),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        encoding="utf-8",
    )
    try:
        yield process
    finally:
        process.kill()
        process.wait()
        if process.stdout:
            process.stdout.close()


def read_until(process: subprocess.Popen[str], pattern: str) -> list[str]:
    """Read what the process says up to the first line with *pattern* in it."""
    lines: list[str] = []
    assert process.stdout
    for line in process.stdout:
        lines.append(line.rstrip())
        if re.search(pattern, line):
            return lines
        if "demonstration has failed" in line:
            break
    pytest.fail("\n".join([f"it ended without {pattern!r}:", *lines]), pytrace=False)


def verteller(state: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run another command over the same state."""
    return subprocess.run(
        [str(PROGRAM), *arguments],
        env=environment(state),
        check=False,
        capture_output=True,
        text=True,
        encoding="utf-8",
    )


def rows(state: Path, query: str) -> list[tuple[object, ...]]:
    """Ask the database what is in it."""
    connection = sqlite3.connect(state / "verteller.sqlite3")
    try:
        return connection.execute(query).fetchall()
    finally:
        connection.close()


@pytest.fixture(scope="module")
def tables(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """Return a database with nothing in it; to make one takes seconds."""
    state = tmp_path_factory.mktemp("tables")
    assert verteller(state, "migrate").returncode == 0
    return (state / "verteller.sqlite3").read_bytes()


@pytest.fixture
def state(tmp_path: Path, tables: bytes) -> Path:
    """Return a folder in which a narrator has been before, and has left nothing."""
    (tmp_path / "verteller.sqlite3").write_bytes(tables)
    return tmp_path


@pytest.mark.timeout(400)
def test_a_village_plays_a_whole_game_by_mail_while_one_watches(tmp_path: Path) -> None:
    """From sign-up to victory on stdout; the archive it leaves behind stands every check."""
    with running(tmp_path, "--players", "6") as process:
        said = read_until(process, "verteller audit")
        text = "\n".join(said)

        assert "Night 1" in said
        assert "Day 1" in said
        assert "The game is over. The dead may speak again." in text
        (pages,) = re.findall(r"^games +(\S+)$", text, re.MULTILINE)
        with urlopen(pages) as answer:  # noqa: S310 - our own page
            assert "Wolvendam" in answer.read().decode()

        process.send_signal(signal.SIGTERM)
        assert process.wait(timeout=60) == 0

    (archive,) = (tmp_path / "archives").iterdir()
    assert verteller(tmp_path, "audit", str(archive)).returncode == 0
    assert verteller(tmp_path, "replay", str(archive), "--language", "nl").returncode == 0
    results = [code for (code,) in rows(tmp_path, "select result from hosting_incoming")]
    assert results.count("signed_up") == 6
    assert results.count("answer_taken") > 6
    assert not rows(tmp_path, "select * from hosting_outgoing where status != 'sent'")


def test_a_game_that_was_broken_off_goes_on_after_the_restart(state: Path) -> None:
    """Killed at once in the middle of a night, it is finished by the next process."""
    with running(state, "--players", "5") as process:
        read_until(process, "^Night 1")
        process.kill()

    with running(state) as process:
        said = read_until(process, "verteller audit")

    assert "Wolvendam goes on where it was left" in said
    assert rows(state, "select name, status from hosting_hostedgame") == [("Wolvendam", "finished")]
    (archive,) = (state / "archives").iterdir()
    assert verteller(state, "audit", str(archive)).returncode == 0


def test_a_seat_waits_in_the_mailbox(state: Path) -> None:
    """The terminal says where the newcomer's mail is, and it is there."""
    with running(state, "--players", "5", "--seat", "Sofie") as process:
        said = read_until(process, "^Night 1")

        (mailbox,) = (line.split(": ", 1)[1] for line in said if line.startswith("Your mail"))
        with urlopen(mailbox) as answer:  # noqa: S310 - our own page
            assert "Sofie" in answer.read().decode()
        process.send_signal(signal.SIGINT)
        assert process.wait(timeout=60) == 0


def test_the_mail_door_takes_a_strangers_sign_up(state: Path) -> None:
    """
    Without a demonstration the house is open all the same: any mail program can write to it.

    A stranger says once more that his address is his own.
    """
    home = "verteller@verteller.localhost"
    with running(state, "--no-demo") as process:
        said = read_until(process, "Ctrl-C stops")
        (port,) = re.findall(r"SMTP at 127.0.0.1 port (\d+)", "\n".join(said))
        verteller(state, "game", "new", "Zomer")
        write(int(port), home, "Zomer", "Ann, vrouw")
        assert "ann@x.nl" not in verteller(state, "game", "players", "Zomer").stdout
        subject, reply_to = mailed(state, "ann@x.nl")
        assert subject == "[Zomer] Was jij dit?"
        write(int(port), reply_to, f"Re: {subject}", "ja")
        assert "ann@x.nl" in verteller(state, "game", "players", "Zomer").stdout
        process.send_signal(signal.SIGTERM)
        assert process.wait(timeout=60) == 0


def write(port: int, to: str, subject: str, text: str) -> None:
    """Let Ann write to the narrator, as any mail program would."""
    with smtplib.SMTP("127.0.0.1", port) as door:
        door.sendmail(
            "ann@x.nl",
            to,
            f"From: ann@x.nl\r\nTo: {to}\r\nSubject: {subject}\r\n"
            f"Message-ID: <{secrets.token_hex(8)}@x.nl>\r\n\r\n{text}\r\n",
        )


def mailed(state: Path, address: str) -> tuple[str, str]:
    """Wait for a mail, and return its subject and where an answer goes."""
    until = time.monotonic() + 30
    pause = threading.Event()
    query = f"select subject, reply_to from hosting_mailboxmessage where to_email = '{address}'"  # noqa: S608 - ours
    while not (found := rows(state, query)) and time.monotonic() < until:
        pause.wait(0.05)
    ((subject, reply_to),) = found
    return str(subject), str(reply_to)


@pytest.mark.parametrize("option", ["--port", "--mail-port"])
def test_a_busy_port_is_told_in_one_line(tmp_path: Path, option: str) -> None:
    """Before anything else is begun."""
    port = free_port()
    with socket.create_server(("127.0.0.1", port)):
        result = verteller(tmp_path, "run", option, str(port))

    assert result.returncode == 1
    (line,) = result.stderr.splitlines()
    assert f"port {port} of 127.0.0.1 cannot be used" in line
    assert option in line
    assert not list(tmp_path.iterdir())


def test_a_seat_nobody_can_have_is_refused_in_one_line(state: Path) -> None:
    """A name that means something else in a mail is no name."""
    result = verteller(
        state, "run", "--port", "0", "--mail-port", "0", "--seat", "blanco", "--players", "5"
    )

    assert result.returncode == 1
    assert "nobody can be called 'blanco'" in result.stderr.splitlines()[-1]


@pytest.mark.parametrize(
    ("arguments", "line"),
    [
        ((), "no mail can come in"),
        (("--imap", "imaps://u:secret@mail.example"), "no mail can go out"),
        (("--listen", "http://x:1"), "no mail can go out"),
    ],
)
def test_serving_without_mail_is_refused_in_one_line(
    state: Path, arguments: tuple[str, ...], line: str
) -> None:
    """Who hosts for real people needs mail both ways; no password is ever repeated."""
    result = verteller(state, "serve", "--port", "0", *arguments)

    assert result.returncode == 1
    assert line in result.stderr
    assert "secret" not in result.stderr


def test_serving_names_the_pages_of_administrators_both(
    capsys: pytest.CaptureFixture[str],
) -> None:
    """The desk needs no account of Django's."""
    from verteller.cli import serve

    serve._greet("http://127.0.0.1:8000/", ["imap mail.example"])

    lines = [line.split() for line in capsys.readouterr().out.splitlines()]
    assert ["desk", "http://127.0.0.1:8000/desk/"] in lines
    assert ["database", "http://127.0.0.1:8000/admin/"] in lines


def test_djangos_own_commands_are_at_hand(tmp_path: Path) -> None:
    """Tables are made and checked without another program."""
    assert verteller(tmp_path, "migrate").returncode == 0
    assert verteller(tmp_path, "manage", "migrate", "--check").returncode == 0
    assert "createsuperuser" in verteller(tmp_path, "manage").stdout
