"""Verdicts about a sender: the host's own server's, or our own, and nobody else's."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.mail.signing import COVERED, Names, signed
from tests.mail.village import raw_mail
from verteller.mail.verdicts import is_aligned, is_signed, is_vouched_for

OURS = "mx.play.example.net"
ANNA = "anna@post.x.nl"
PASSES = (
    "dmarc=pass (p=reject) header.from=post.x.nl",
    "dkim=pass header.d=post.x.nl header.s=one",
    "dkim=pass header.d=x.nl",
    "dkim=pass header.i=@mail.x.nl",
    "spf=pass (mx: domain of bounce@x.nl designates 192.0.2.1) smtp.mailfrom=bounce@x.nl",
    "spf=pass smtp.mailfrom=x.nl",
    "spf=fail smtp.mailfrom=evil.example; dkim=pass header.d=x.nl; dmarc=none",
    "dkim=fail header.d=x.nl; dkim=pass header.d=x.nl; dmarc=pass header.from=post.x.nl;",
)
NOT_ENOUGH = (
    "none",
    "dmarc=fail header.from=post.x.nl; dkim=pass header.d=x.nl",
    "dmarc=pass header.from=evil.example",
    "dmarc=pass",
    "dkim=pass header.d=evil.example",
    "dkim=fail header.d=x.nl",
    "dkim=neutral header.d=x.nl; spf=softfail smtp.mailfrom=x.nl",
    "dkim=pass",
    "dkim=pass header.d=nl",
    "dkim=pass header.d=notx.nl",
    "spf=pass smtp.mailfrom=evil.example",
    "spf=pass smtp.helo=x.nl",
    "arc=pass header.d=x.nl",
    "dkim=pass header.d=x.nl header.d=evil.example",
    'spf=pass smtp.mailfrom="dkim=pass header.d=x.nl;"@evil.example',
    "spf=none (dkim=pass header.d=x.nl)",
    "dkim=pass header.d=x.nl ((((",
)


def mail(**headers: str) -> bytes:
    return raw_mail(ANNA, "WW5", "Bob", Date="Mon, 02 Mar 2026 20:00:00 +0000", **headers)


def on_top(raw: bytes, *fields: str) -> bytes:
    """Put *fields* above a mail as servers on its way do, the last one to come on top."""
    above = [*reversed(fields)]
    return "".join(f"{each}\r\n" for each in above).encode() + raw


def verdict(found: str, server: str = OURS) -> str:
    return f"Authentication-Results: {server}; {found}"


@pytest.mark.parametrize("found", PASSES)
def test_a_pass_of_our_own_server_for_the_domain_in_from_counts(found: str) -> None:
    assert is_vouched_for(on_top(mail(), verdict(found)), ANNA, OURS)


@pytest.mark.parametrize("found", NOT_ENOUGH)
def test_what_does_not_speak_for_the_domain_in_from_does_not_count(found: str) -> None:
    assert not is_vouched_for(on_top(mail(), verdict(found)), ANNA, OURS)


def test_what_servers_add_on_the_way_may_stand_above_the_verdict() -> None:
    received = "Received: from a by b; Mon, 02 Mar 2026 20:00:00 +0000"
    raw = on_top(mail(), verdict(PASSES[0]), received, "Delivered-To: verteller@play.example.net")
    assert is_vouched_for(raw, ANNA, OURS)
    folded = raw.replace(b"; dmarc", b";\r\n\tdmarc")
    assert is_vouched_for(folded, ANNA, OURS)


@pytest.mark.parametrize(
    "server", ["mx.evil.example", f"{OURS}.evil.example", f"({OURS}) evil", ""]
)
def test_a_verdict_under_another_name_does_not_count(server: str) -> None:
    assert not is_vouched_for(on_top(mail(), verdict(PASSES[0], server)), ANNA, OURS)


def test_a_forged_verdict_below_ours_is_ignored() -> None:
    raw = on_top(mail(), verdict(PASSES[0]), verdict("dmarc=fail header.from=post.x.nl"))
    assert not is_vouched_for(raw, ANNA, OURS)
    assert not is_vouched_for(on_top(mail(), verdict(PASSES[0]), verdict("none")), ANNA, OURS)


def test_a_forged_verdict_below_one_of_ours_that_cannot_be_read_is_ignored() -> None:
    raw = on_top(mail(), verdict(PASSES[0]), verdict("dkim=pass (("))
    assert not is_vouched_for(raw, ANNA, OURS)


def test_a_forged_verdict_above_ours_under_another_name_is_ignored() -> None:
    forged = verdict("dmarc=pass header.from=post.x.nl", "mx.evil.example")
    assert is_vouched_for(on_top(mail(), verdict(PASSES[0]), forged), ANNA, OURS)
    assert not is_vouched_for(on_top(mail(), verdict("dmarc=fail"), forged), ANNA, OURS)


def test_a_verdict_among_what_the_sender_wrote_is_ignored() -> None:
    raw = mail()
    head, _, body = raw.partition(b"\n\n")
    forged = head + b"\n" + verdict(PASSES[0]).encode() + b"\n\n" + body
    assert not is_vouched_for(forged, ANNA, OURS)


def test_without_a_name_of_our_server_no_verdict_counts() -> None:
    assert not is_vouched_for(on_top(mail(), verdict(PASSES[0], "")), ANNA, "")
    assert not is_vouched_for(on_top(mail(), verdict(PASSES[0])), ANNA, "")


@given(st.text(max_size=200))
def test_whatever_stands_in_a_verdict_does_no_harm(text: str) -> None:
    rubbish = "".join(letter for letter in text if letter.isprintable())
    raw = on_top(mail(), verdict(rubbish), f"Authentication-Results: {rubbish}")
    assert not is_vouched_for(raw, "anna@no-such-domain.example", OURS)


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("x.nl", "x.nl", True),
        ("X.NL.", "mail.x.nl", True),
        ("a.example.co.uk", "b.example.co.uk", True),
        ("a.co.uk", "b.co.uk", False),
        ("anna.github.io", "bob.github.io", False),
        ("münchen.de", "xn--mnchen-3ya.de", True),
        ("x.nl", "nl", False),
        ("", "", False),
        ("a..b", "a..b", False),
    ],
)
def test_domains_are_one_when_one_organisation_registered_them(
    one: str, other: str, *, same: bool
) -> None:
    assert is_aligned(one, other) is same


def test_a_mail_signed_by_its_domain_is_known() -> None:
    names = Names(frozenset({"x.nl"}))
    assert is_signed(signed(mail(), "x.nl"), ANNA, dnsfunc=names)


def test_a_mail_without_a_signature_is_not() -> None:
    assert not is_signed(mail(), ANNA, dnsfunc=Names(frozenset({"x.nl"})))


def test_one_right_signature_among_several_is_enough() -> None:
    names = Names(frozenset({"x.nl", "list.example"}))
    assert is_signed(signed(signed(mail(), "x.nl"), "list.example"), ANNA, dnsfunc=names)


def test_a_mail_changed_on_the_way_is_not() -> None:
    raw = signed(mail(), "x.nl")
    names = Names(frozenset({"x.nl"}))
    assert not is_signed(raw.replace(b"Bob", b"Eva"), ANNA, dnsfunc=names)
    assert not is_signed(raw.replace(b"WW5", b"WW6"), ANNA, dnsfunc=names)


def test_another_domain_s_signature_says_nothing_of_the_sender() -> None:
    names = Names(frozenset({"evil.example"}))
    assert not is_signed(signed(mail(), "evil.example"), ANNA, dnsfunc=names)


def test_a_signature_whose_key_nobody_publishes_counts_for_nothing() -> None:
    assert not is_signed(signed(mail(), "x.nl"), ANNA, dnsfunc=Names())


def test_a_signature_that_leaves_out_the_subject_or_part_of_the_text_counts_for_nothing() -> None:
    """Or somebody could put an old mail of another's under a new subject."""
    names = Names(frozenset({"x.nl"}))
    without = tuple(each for each in COVERED if each != b"subject")
    assert not is_signed(signed(mail(), "x.nl", without), ANNA, dnsfunc=names)
    assert not is_signed(signed(mail(), "x.nl", length=True), ANNA, dnsfunc=names)


def test_a_policy_that_wants_the_very_same_domain_is_kept_to() -> None:
    strict = {"x.nl": "v=DMARC1; p=reject; adkim=s"}
    names = Names(frozenset({"x.nl", "post.x.nl"}), strict)
    assert not is_signed(signed(mail(), "x.nl"), ANNA, dnsfunc=names)
    assert is_signed(signed(mail(), "post.x.nl"), ANNA, dnsfunc=names)
    relaxed = Names(names.domains, {"x.nl": "v=DMARC1; p=reject"})
    assert is_signed(signed(mail(), "x.nl"), ANNA, dnsfunc=relaxed)
