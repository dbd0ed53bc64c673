"""The private Dovecot takes mail by LMTP and tells IMAP clients of it."""

import imaplib
from email.message import EmailMessage

import pytest
from imap_tools import AND, MailboxLoginError, MailBoxUnencrypted

from tests.servers.dovecot import Dovecot


def mail(subject: str) -> EmailMessage:
    message = EmailMessage()
    message["From"] = "anna@example.org"
    message["To"] = "dorp+token@play.example.net"
    message["Subject"] = subject
    message.set_content("Ik stem Bob.\n")
    return message


def mailbox(dovecot: Dovecot, user: str) -> MailBoxUnencrypted:
    box = MailBoxUnencrypted("127.0.0.1", dovecot.imap_port, timeout=20)
    box.login(user, dovecot.password)
    return box


def test_delivered_mail_can_be_read_flagged_and_moved(dovecot: Dovecot) -> None:
    dovecot.deliver("lezer", mail("Stem"))

    with mailbox(dovecot, "lezer") as box:
        (found,) = list(box.fetch(AND(seen=False), mark_seen=False))
        assert (found.subject, found.text.strip()) == ("Stem", "Ik stem Bob.")
        box.folder.create("Taken")
        assert found.uid is not None
        box.move(found.uid, "Taken")
        assert list(box.fetch()) == []
        box.folder.set("Taken")
        assert [message.subject for message in box.fetch()] == ["Stem"]


def test_an_address_s_detail_does_not_change_whose_box_it_is(dovecot: Dovecot) -> None:
    dovecot.deliver("dorp+token", mail("Met sleutel"))

    with mailbox(dovecot, "dorp@play.example.net") as box:
        assert [message.subject for message in box.fetch()] == ["Met sleutel"]


def test_a_client_in_idle_hears_of_new_mail(dovecot: Dovecot) -> None:
    with mailbox(dovecot, "wachter") as box, box.idle as idle:
        dovecot.deliver("wachter", mail("Wakker worden"))
        heard = idle.poll(timeout=20)

    assert any(b"EXISTS" in line for line in heard)


def test_a_client_thrown_out_is_told_so(dovecot: Dovecot) -> None:
    box = mailbox(dovecot, "gast")
    box.idle.start()

    dovecot.drop_connections("gast")

    assert any(b"BYE" in line for line in box.idle.poll(timeout=20))
    with pytest.raises(imaplib.IMAP4.abort):
        box.idle.stop()
    box.client.shutdown()


def test_a_wrong_password_is_refused(dovecot: Dovecot) -> None:
    box = MailBoxUnencrypted("127.0.0.1", dovecot.imap_port, timeout=20)
    with pytest.raises(MailboxLoginError, match="AUTHENTICATIONFAILED"):
        box.login("lezer", "guess")
    box.client.shutdown()
