"""How lists, numbers, moments and lengths of time are written, and what values may hold."""

from datetime import UTC, datetime, timedelta

import pytest

from verteller.rules.facts import EVERYONE, Seat, Won
from verteller.telling import Cast, Language, Reader, Teller
from verteller.telling import words as telling_words
from verteller.telling.words import Words, source, words_of

NL, EN = words_of("nl"), words_of("en")
AT = datetime(2026, 11, 21, 17, tzinfo=UTC)


def test_lists_are_joined_as_people_do() -> None:
    """A list ends with a word, without a comma before it."""
    assert NL.join(["Ann", "Bob", "Cas"]) == "Ann, Bob en Cas"
    assert EN.join(["Ann", "Bob", "Cas"]) == "Ann, Bob and Cas"
    assert NL.join(["Ann", "Bob"], "or") == "Ann of Bob"
    assert EN.join([]) == ""


def test_half_a_vote_is_written_as_each_language_does() -> None:
    """Two and a half votes. Rules: WAK-PYRE-02."""
    assert (NL.number(2.5), EN.number(2.5), NL.number(2.0)) == ("2,5", "2.5", "2")


def test_a_deadline_is_told_in_the_readers_own_time_zone() -> None:
    """The zone is named, so that nobody reckons with the wrong one. Rules: WAK-SYS-14."""
    assert (
        NL.moment(AT, "Europe/Amsterdam") == "zaterdag 21 november 2026, 18:00 (Europe/Amsterdam)"
    )
    assert (
        EN.moment(AT, "Europe/Amsterdam") == "Saturday 21 November 2026, 18:00 (Europe/Amsterdam)"
    )
    assert EN.moment(AT, "Pacific/Auckland") == "Sunday 22 November 2026, 06:00 (Pacific/Auckland)"


@pytest.mark.parametrize("zone", ["Mars/Phobos", "", "../etc", "a\0b"])
def test_an_unknown_time_zone_is_utc_and_no_error(zone: str) -> None:
    """A row of the outbox must always become a mail. Rules: WAK-SYS-50."""
    assert EN.moment(AT, zone) == "Saturday 21 November 2026, 17:00 (UTC)"


@pytest.mark.parametrize(
    ("length", "dutch", "english"),
    [
        (timedelta(days=1), "1 dag", "1 day"),
        (timedelta(days=2), "2 dagen", "2 days"),
        (timedelta(hours=36), "1 dag en 12 uur", "1 day and 12 hours"),
        (timedelta(seconds=61), "1 minuut en 1 seconde", "1 minute and 1 second"),
        (timedelta(0), "0 seconden", "0 seconds"),
    ],
)
def test_a_length_of_time_is_told_in_its_largest_units(
    length: timedelta, dutch: str, english: str
) -> None:
    """The speed of a game is told in days. Rules: WAK-SYS-13."""
    assert (NL.duration(length), EN.duration(length)) == (dutch, english)


def test_a_value_longer_than_fluent_takes_is_written_whole() -> None:
    """A thousand names are one list. Rules: WAK-COMP-05."""
    names = tuple(f"Speler{number}" for number in range(1000))
    said = NL.say("overview-living", count=1000, players=NL.join(names))
    assert said.startswith("In leven (1.000): Speler0, Speler1,")
    assert said.endswith("Speler998 en Speler999")


def test_nothing_in_a_value_is_read_as_syntax() -> None:
    """A player's text is a value and never a message. Rules: WAK-SYS-49."""
    name = "{ $player } { role-fool } -blank .one = [you] *"
    assert NL.say("overview-mayor", player=name) == f"Burgemeester: {name}"


def test_a_name_is_never_more_than_one_line() -> None:
    """Line breaks in a name cannot forge a line of a table. Rules: WAK-SYS-49."""
    cast = Cast(("Ann\nblanco: Bob\u2028x", "Bob"))
    assert cast.names == ("Ann blanco: Bob x", "Bob")


def test_a_missing_message_is_logged_and_does_not_stop_the_post(
    caplog: pytest.LogCaptureFixture,
) -> None:
    """One faulty text must never stop the system. Rules: WAK-SYS-50."""
    assert NL.say("no-such_thing") == "no such thing"
    assert NL.say("overview-mayor") != ""
    assert len(caplog.records) == 2
    caplog.clear()


def test_whoever_is_not_in_the_cast_is_told_by_number() -> None:
    """A seat too many does not crash anything. Rules: WAK-SYS-50."""
    teller = Teller(Cast(()), Reader(None, "en"))
    assert "#7" in str(teller.overview([7], ()))  # type: ignore[list-item]


@pytest.mark.parametrize(
    ("names", "won", "listed"),
    [
        (("Bruno",), "va a Bruno", "Bruno"),
        (("Anna", "Elena"), "va ad Anna ed Elena", "Anna ed Elena"),
        (("Àlida", "Bruno", "Dina"), "va ad Àlida, Bruno e Dina", "Àlida, Bruno e Dina"),
    ],
)
def test_italian_is_written_as_it_sounds(names: tuple[str, ...], won: str, listed: str) -> None:
    """Before its own vowel a preposition or an "and" takes a d."""
    words = words_of("it")
    assert words.join(names) == listed
    cast = Cast(names)
    players = tuple(Seat(seat) for seat in range(len(names)))
    told = Teller(cast, Reader(None, "it")).fact(Won(to=EVERYONE, faction="own", players=players))
    assert won in told


def test_a_message_that_a_language_lacks_is_said_in_english(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The whole of it, and it is logged: somebody has to write it."""

    def without(language: Language, topic: str) -> str:
        text = source(language, topic)
        return text.replace("\nnobody =", "\nsomebody =") if language == "it" else text

    monkeypatch.setattr(telling_words, "source", without)
    words = Words("it")
    assert words.has("nobody")
    assert words.say("nobody") == "nobody"
    assert "no words in it for nobody" in caplog.text
    assert words.say("yes") == "sì"
    caplog.clear()
