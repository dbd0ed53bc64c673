"""Dovecot: a private IMAP server, with LMTP to fill its boxes."""

import contextlib
import grp
import os
import pwd
import smtplib
from collections.abc import Iterator
from dataclasses import dataclass
from email.message import EmailMessage
from pathlib import Path

import pytest

from tests.servers.machine import (
    find_program,
    free_port,
    is_root,
    private_folder,
    run,
    unprivileged_user,
)

PASSWORD = "secret"

# Every name is a user: the box is made when it is first used. Mail to anna+token@anywhere
# is anna's. Dovecot's parser wants one setting a line.
CONFIGURATION = """\
protocols = imap lmtp
listen = 127.0.0.1
base_dir = {folder}/run
state_dir = {folder}/state
log_path = {folder}/dovecot.log
ssl = no
disable_plaintext_auth = no
auth_username_format = %n
recipient_delimiter = +
mail_location = maildir:{folder}/boxes/%u
mail_max_userip_connections = 100
first_valid_uid = 1
first_valid_gid = 1
passdb {{
  driver = static
  args = password={password}
}}
userdb {{
  driver = static
  args = uid={uid} gid={gid} home={folder}/boxes/%u
}}
service imap-login {{
  {chroot}
  inet_listener imap {{
    port = {imap_port}
  }}
  inet_listener imaps {{
    port = 0
  }}
}}
service lmtp {{
  inet_listener lmtp {{
    address = 127.0.0.1
    port = {lmtp_port}
  }}
}}
"""

# Without root nobody's rights can be changed, so every part runs as ourselves.
WITHOUT_ROOT = """\
default_internal_user = {user}
default_internal_group = {group}
default_login_user = {user}
service anvil {{
  chroot =
}}
"""


@dataclass(frozen=True, slots=True)
class Dovecot:
    """
    A running Dovecot of our own.

    Attributes:
        imap_port: Where it speaks IMAP on 127.0.0.1, without TLS.
        lmtp_port: Where it takes mail for its boxes.
        password: Everybody's password; any user name exists.
        log: What it did, line by line.
        folder: Its configuration and boxes.
    """

    imap_port: int
    lmtp_port: int
    password: str
    log: Path
    folder: Path

    def deliver(self, user: str, message: EmailMessage | bytes) -> None:
        """Put a message into *user*'s inbox by LMTP; it is stored when this returns."""
        raw = message if isinstance(message, bytes) else message.as_bytes()
        with smtplib.LMTP("127.0.0.1", self.lmtp_port) as connection:
            connection.sendmail("", [f"{user}@example.net"], raw)

    def drop_connections(self, user: str) -> None:
        """Throw *user*'s IMAP clients out, as a server being restarted does."""
        doveadm = find_program("doveadm", package="dovecot-imapd")
        run(doveadm, "-c", self.folder / "dovecot.conf", "kick", user)


@contextlib.contextmanager
def dovecot_server() -> Iterator[Dovecot]:
    """Run a Dovecot with empty boxes."""
    dovecot = find_program("dovecot", package="dovecot-imapd")
    parts = ["/usr/lib/dovecot", "/usr/libexec/dovecot"]
    find_program("imap", package="dovecot-imapd", folders=parts)
    find_program("lmtp", package="dovecot-lmtpd", folders=parts)
    owner = pwd.getpwnam(unprivileged_user("mail"))
    with private_folder("dovecot") as folder:
        (folder / "boxes").mkdir()
        os.chown(folder / "boxes", owner.pw_uid, owner.pw_gid)
        server = Dovecot(free_port(), free_port(), PASSWORD, folder / "dovecot.log", folder)
        configuration = folder / "dovecot.conf"
        configuration.write_text(_configuration(server, owner))
        run(dovecot, "-c", configuration)
        try:
            yield server
        finally:
            run(dovecot, "-c", configuration, "stop")


def _configuration(server: Dovecot, owner: pwd.struct_passwd) -> str:
    text = CONFIGURATION.format(
        folder=server.folder,
        password=server.password,
        uid=owner.pw_uid,
        gid=owner.pw_gid,
        imap_port=server.imap_port,
        lmtp_port=server.lmtp_port,
        chroot="" if is_root() else "chroot =",
    )
    if is_root():
        return text
    group = grp.getgrgid(owner.pw_gid).gr_name
    return text + WITHOUT_ROOT.format(user=owner.pw_name, group=group)


@pytest.fixture(scope="session")
def dovecot() -> Iterator[Dovecot]:
    """Yield a private Dovecot; it starts with the first test that asks for it."""
    with dovecot_server() as server:
        yield server
