"""
Postfix: a private mail server that hands our domain's mail to a listener of ours by LMTP.

Nothing leaves the machine: mail to the players' domain is swallowed, mail to any other comes back
to its sender as a real bounce.
"""

import contextlib
import json
import shutil
import smtplib
from collections.abc import Iterator
from dataclasses import dataclass
from email.message import EmailMessage
from pathlib import Path
from typing import Any

import pytest

from tests.servers.machine import find_program, free_port, is_root, private_folder, run

DOMAIN = "play.example.net"
PLAYERS = "x.nl"
"""Where made-up players live, without a mailbox."""

MAIN = """\
compatibility_level = 3.6
queue_directory = {folder}/queue
data_directory = {folder}/data
maillog_file = {folder}/mail.log
maillog_file_prefixes = {folder}

myhostname = mail.example.net
mydestination =
mynetworks = 127.0.0.0/8
inet_interfaces = 127.0.0.1
inet_protocols = ipv4
smtpd_peername_lookup = no
disable_dns_lookups = yes
lmtp_host_lookup = native
smtp_host_lookup = native
alias_maps =
alias_database =
biff = no
message_size_limit = 20480000

recipient_delimiter = +
virtual_mailbox_domains = {domain}
virtual_transport = lmtp:inet:127.0.0.1:{lmtp_port}
transport_maps = inline:{{ {players}=discard: }}
default_transport = nowhere

# A listener that was away is tried again within seconds.
queue_run_delay = 1s
minimal_backoff_time = 1s
maximal_backoff_time = 2s
lmtp_connection_cache_on_demand = no
"""

# No chroot: the private folder has no /etc. Kept to the services this instance needs.
MASTER = """\
127.0.0.1:{smtp_port} inet n - n - - smtpd
pickup    unix  n       -       n       60      1       pickup
cleanup   unix  n       -       n       -       0       cleanup
qmgr      unix  n       -       n       300     1       qmgr
rewrite   unix  -       -       n       -       -       trivial-rewrite
bounce    unix  -       -       n       -       0       bounce
defer     unix  -       -       n       -       0       bounce
trace     unix  -       -       n       -       0       bounce
verify    unix  -       -       n       -       1       verify
flush     unix  n       -       n       1000?   0       flush
proxymap  unix  -       -       n       -       -       proxymap
showq     unix  n       -       n       -       -       showq
error     unix  -       -       n       -       -       error
nowhere   unix  -       n       n       -       -       pipe user=nobody argv=/bin/sh -c {{exit 67}}
retry     unix  -       -       n       -       -       error
discard   unix  -       -       n       -       -       discard
lmtp      unix  -       -       n       -       -       lmtp
smtp      unix  -       -       n       -       -       smtp
anvil     unix  -       -       n       -       1       anvil
scache    unix  -       -       n       -       1       scache
postlog   unix-dgram n  -       n       -       1       postlogd
"""


@dataclass(frozen=True, slots=True)
class Postfix:
    """
    A running Postfix of our own.

    Attributes:
        smtp_port: Where it takes mail on 127.0.0.1.
        lmtp_port: Where it hands over mail for *domain*; a test listens there. While nobody
            does, mail waits in the queue and is tried again every second.
        domain: The only domain that is delivered, with `+` before an address's detail.
        log: What it did, line by line.
        folder: Its configuration, for `postfix -c`, `postconf -c` and the like.
    """

    smtp_port: int
    lmtp_port: int
    domain: str
    log: Path
    folder: Path

    def send(self, message: EmailMessage) -> None:
        """Hand a message over by SMTP, to the recipients its headers name."""
        with smtplib.SMTP("127.0.0.1", self.smtp_port, timeout=10) as connection:
            connection.send_message(message)

    def queue(self) -> list[dict[str, Any]]:
        """Return the messages waiting, as `postqueue -j` describes them."""
        lines = run(self._program("postqueue"), "-c", self.folder, "-j").splitlines()
        # What is on its way from one queue to another is listed in both.
        waiting = {message["queue_id"]: message for message in map(json.loads, lines)}
        return list(waiting.values())

    def flush(self) -> None:
        """Try everything in the queue again now."""
        run(self._program("postqueue"), "-c", self.folder, "-f")

    def empty(self) -> None:
        """Throw away everything in the queue, so that the next test starts without it."""
        run(self._program("postsuper"), "-c", self.folder, "-d", "ALL")

    @staticmethod
    def _program(name: str) -> Path:
        return find_program(name, package="postfix")


@contextlib.contextmanager
def postfix_server() -> Iterator[Postfix]:
    """Run a Postfix; only root can, for Postfix changes users all the time."""
    postfix = find_program("postfix", package="postfix")
    if not is_root():
        pytest.fail("postfix can be started by root alone: run the tests as root", pytrace=False)
    with private_folder("postfix") as folder:
        (folder / "queue").mkdir()
        (folder / "data").mkdir()
        shutil.chown(folder / "data", "postfix")
        server = Postfix(free_port(), free_port(), DOMAIN, folder / "mail.log", folder)
        (folder / "main.cf").write_text(
            MAIN.format(folder=folder, domain=DOMAIN, players=PLAYERS, lmtp_port=server.lmtp_port)
        )
        (folder / "master.cf").write_text(MASTER.format(smtp_port=server.smtp_port))
        run(postfix, "-c", folder, "start")
        try:
            yield server
        finally:
            run(postfix, "-c", folder, "stop")


@pytest.fixture(scope="session")
def postfix() -> Iterator[Postfix]:
    """Yield a private Postfix; it starts with the first test that asks for it."""
    with postfix_server() as server:
        yield server
