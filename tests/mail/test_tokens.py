"""Tokens in reply addresses: short enough, unreadable, and none but ours."""

import timeit

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pytest_django import Settings

from verteller.hosting.home import Home
from verteller.mail.tokens import (
    MOST_HOME,
    MOST_LOCAL,
    BounceToken,
    HeldToken,
    HelpToken,
    InvitationToken,
    SeatToken,
    Token,
    address_mark,
    question_mark,
    reply_address,
    seal,
    tokens_in,
    unseal,
)
from verteller.rules.registry import find_rulebook

HOME = Home("verteller@play.example.net")
NUMBERS = st.integers(0, 2**28 - 1)
SEATS = st.builds(
    SeatToken, NUMBERS, NUMBERS, sequence=st.integers(0, 2**14 - 1), question=st.integers(0, 65535)
)
TOKENS: st.SearchStrategy[Token] = st.one_of(
    SEATS,
    st.builds(HeldToken, st.integers(0, 2**60)),
    st.builds(InvitationToken, NUMBERS, st.emails().map(address_mark)),
    st.builds(HelpToken, NUMBERS, NUMBERS),
    st.builds(BounceToken, st.integers(0, 2**60)),
)
SEAT = SeatToken(player=41, person=17, sequence=9, question=question_mark("seer"))


@given(TOKENS)
def test_what_was_sealed_comes_out_again(token: Token) -> None:
    assert unseal(seal(token)) == token


@given(TOKENS)
def test_a_token_survives_programs_that_change_small_letters_into_capitals(token: Token) -> None:
    assert unseal(seal(token).upper()) == token
    assert tokens_in([reply_address(HOME, token).upper()], HOME) == (token,)


@given(TOKENS)
def test_every_token_fits_before_the_at_of_the_longest_home_address(token: Token) -> None:
    home = Home(f"{'v' * MOST_HOME}@example.net")
    local = reply_address(home, token).partition("@")[0]
    assert len(local) <= MOST_LOCAL
    assert "+" in local


def test_an_address_that_would_be_too_long_is_left_as_it_is() -> None:
    home = Home(f"{'v' * 40}@example.net")
    assert reply_address(home, SEAT) == home.address


@given(TOKENS, st.data())
def test_a_token_with_one_letter_changed_is_none(token: Token, data: st.DataObject) -> None:
    sealed = seal(token)
    # The last letter may hold bits that mean nothing.
    place = data.draw(st.integers(0, len(sealed) - 2))
    other = data.draw(
        st.sampled_from("abcdefghijklmnopqrstuvwxyz234567").filter(sealed[place].__ne__)
    )
    assert unseal(sealed[:place] + other + sealed[place + 1 :]) is None


@given(TOKENS, st.integers(0, 60))
def test_a_truncated_token_is_none(token: Token, length: int) -> None:
    sealed = seal(token)
    assert unseal(sealed[: min(length, len(sealed) - 1)]) is None


@given(st.text(max_size=80))
def test_whatever_somebody_writes_there_is_no_token(text: str) -> None:
    assert unseal(text) is None
    assert tokens_in([f"verteller+{text}@play.example.net"], HOME) == ()


@given(st.binary(max_size=40))
def test_octets_that_were_not_sealed_by_us_are_no_token(octets: bytes) -> None:
    import base64

    assert unseal(base64.b32encode(octets).decode().rstrip("=")) is None


def test_another_installation_s_token_is_none(settings: Settings) -> None:
    settings.SECRET_KEY = "another"
    sealed = seal(SEAT)
    settings.SECRET_KEY = "ours"
    assert unseal(sealed) is None


def test_the_same_mail_always_bears_the_same_address() -> None:
    assert reply_address(HOME, SEAT) == reply_address(HOME, SEAT)


def test_a_token_s_length_does_not_tell_whether_something_is_asked() -> None:
    asked = SeatToken(41, 17, 9, question_mark("pack"))
    assert len(seal(asked)) == len(seal(SeatToken(41, 17, 9)))


def test_a_token_tells_nothing_of_what_it_names() -> None:
    """Neither the player nor the question stands in it, and one number more changes all of it."""
    one, other = seal(SEAT), seal(SeatToken(41, 17, 10, SEAT.question))
    assert "seer" not in one
    assert sum(a == b for a, b in zip(one, other, strict=True)) < len(one) / 2


def test_no_two_questions_have_the_same_mark() -> None:
    rulebook = find_rulebook("wakkerdam")
    questions = {*rulebook.roles, "pack", "vampire", "piper", "alone", "witch", "shoot"}
    questions |= {"testament", "guilt", "elect", "vote", "healer", "grave_robber"}
    assert len({question_mark(each) for each in questions}) == len(questions)
    assert 0 not in {question_mark(each) for each in questions}


def test_only_addresses_of_ours_are_looked_at() -> None:
    sealed = seal(SEAT)
    assert tokens_in([f"verteller+{sealed}@elsewhere.example"], HOME) == ()
    assert tokens_in([f"somebody+{sealed}@play.example.net"], HOME) == ()
    assert tokens_in([f"verteller+{sealed}@PLAY.example.net"] * 2, HOME) == (SEAT,)


@pytest.mark.parametrize("count", [100])
def test_a_mail_with_countless_addresses_costs_next_to_nothing(count: int) -> None:
    many = [f"verteller+{'a' * number}@play.example.net" for number in range(count)]
    assert tokens_in([*many, reply_address(HOME, SEAT)], HOME) == ()


def test_deciding_a_token_takes_less_than_fifty_microseconds() -> None:
    address = reply_address(HOME, SEAT)
    best = min(timeit.repeat(lambda: tokens_in([address], HOME), number=200, repeat=5)) / 200
    assert best < 50e-6
