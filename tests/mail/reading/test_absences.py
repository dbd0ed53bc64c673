"""Wishes about one's absence: what counts as one, and which day is meant."""

from datetime import date, timedelta

import pytest

from verteller.mail.reading.absences import Want, Wishes, read_wishes
from verteller.mail.reading.days import Unclear, read_day, read_length

TODAY = date(2026, 11, 21)
"""A Saturday."""
NAMES = ("Anna", "Bob", "Stop", "Mei")


def read(text: str, *, names: tuple[str, ...] = (), language: str = "nl") -> Wishes:
    return read_wishes(text, names=names, today=TODAY, language=language)


def wants(text: str, *, names: tuple[str, ...] = ()) -> list[Want]:
    return [wish.want for wish in read(text, names=names).at_line_starts]


@pytest.mark.parametrize(
    ("text", "day"),
    [
        ("zondag", date(2026, 11, 22)),
        ("komende vrijdag", date(2026, 11, 27)),
        ("volgende week zondag", date(2026, 11, 29)),
        ("morgen", date(2026, 11, 22)),
        ("the day after tomorrow", date(2026, 11, 23)),
        ("3 december", date(2026, 12, 3)),
        ("3 dec.", date(2026, 12, 3)),
        ("December 3rd", date(2026, 12, 3)),
        ("donderdag 3 december", date(2026, 12, 3)),
        ("3 december 2026", date(2026, 12, 3)),
        ("1 mei", date(2027, 5, 1)),
        ("2026-12-03", date(2026, 12, 3)),
        ("3-12-2026", date(2026, 12, 3)),
        ("3/12", date(2026, 12, 3)),
        ("de 15e", date(2026, 12, 15)),
        ("the 15th", date(2026, 12, 15)),
        ("a domenica", date(2026, 11, 22)),
        ("dopodomani", date(2026, 11, 23)),
        ("venerdì della prossima settimana", date(2026, 11, 27)),
        ("al 3 dicembre", date(2026, 12, 3)),
        ("al 15", date(2026, 12, 15)),
        ("Sonntag", date(2026, 11, 22)),
        ("übermorgen", date(2026, 11, 23)),
        ("Freitag nächster Woche", date(2026, 11, 27)),
        ("zum 3. Dezember", date(2026, 12, 3)),
        ("zum 15.", date(2026, 12, 15)),
        ("1. März", date(2027, 3, 1)),
    ],
)
def test_a_day_is_read_as_people_write_it_and_lies_ahead(text: str, day: date) -> None:
    assert read_day(text, TODAY, "nl") == day


@pytest.mark.parametrize(
    "text",
    [
        *("zaterdag", "volgende zondag", "zondag 3 december", "maandag of dinsdag", "31 februari"),
        *("zondag om 18:00", "kerst", "volgende week", "3", "de 32e", "31-02", "", "ik terug ben"),
        "3 of 4 december",
    ],
)
def test_what_could_be_several_days_is_none(text: str) -> None:
    assert isinstance(read_day(text, TODAY, "nl"), Unclear)


def test_day_and_month_in_figures_are_clear_in_english_only_when_they_are_no_months_both() -> None:
    assert isinstance(read_day("3/4", TODAY, "en"), Unclear)
    assert read_day("3/14", TODAY, "en") == date(2027, 3, 14)
    assert read_day("14/3", TODAY, "en") == date(2027, 3, 14)


def test_a_length_is_a_number_of_days_or_weeks() -> None:
    assert read_length("2 weken") == timedelta(days=14)
    assert read_length("ten days") == timedelta(days=10)
    assert read_length("een week") == timedelta(days=7)
    for wrong in ("0 dagen", "week", "2 weken of zo", "2 maanden"):
        assert read_length(wrong) is None


@pytest.mark.parametrize(
    ("text", "want"),
    [
        ("weg tot zondag", Want.AWAY),
        ("Ik ben weg t/m 3 december.", Want.AWAY),
        ("Hoi, ik ben er niet tot maandag", Want.AWAY),
        ("2 weken weg", Want.AWAY),
        ("I'm away until Friday", Want.AWAY),
        ("away for ten days", Want.AWAY),
        ("Weer terug!", Want.BACK),
        ("I’m back", Want.BACK),
        ("Uitstel graag", Want.MORE_TIME),
        ("more time please", Want.MORE_TIME),
        ("invaller", Want.SUBSTITUTE),
        ("I can substitute", Want.SUBSTITUTE),
        ("Ik stop ermee.", Want.QUIT),
        ("i quit", Want.QUIT),
        ("stop definitief", Want.QUIT_FOR_GOOD),
        ("Quit for good!", Want.QUIT_FOR_GOOD),
        ("geen herinneringen", Want.NO_REMINDERS),
        ("reminders again", Want.REMINDERS),
    ],
)
def test_a_wish_is_a_clause_that_says_nothing_else(text: str, want: Want) -> None:
    assert wants(text) == [want]
    assert wants(f"Hoi\n{text}\nGroetjes") == [want]


@pytest.mark.parametrize(
    "text",
    [
        *("Bob", "blanco", "Ik ga weg", "stop", "definitief", "Het is tijd", "ik stop niet"),
        "Hij zei: weg tot zondag is niets voor mij",
        "Terug naar de stemming: ik kies Bob",
        "> weg tot zondag en dan nog wat",
        "Daan stopt",
    ],
)
def test_anything_else_is_no_wish(text: str) -> None:
    assert wants(text) == []


def test_a_players_name_is_never_a_wish() -> None:
    assert wants("Ik stop", names=NAMES) == []
    assert wants("stop definitief", names=NAMES) == []
    assert wants("weg tot 3 mei", names=NAMES) == []
    assert wants("I quit", names=NAMES) == [Want.QUIT]


def test_a_wish_within_a_line_counts_only_where_the_mail_is_nothing_else() -> None:
    found = read("Beste verteller. Weg tot zondag", names=NAMES)

    assert found.at_line_starts == ()
    assert [wish.want for wish in found.anywhere] == [Want.AWAY]


def test_what_is_left_of_a_mail_is_the_answer_in_it() -> None:
    found = read("Bob\nweg tot zondag, groetjes\nuitstel", names=NAMES)

    assert [wish.want for wish in found.at_line_starts] == [Want.AWAY, Want.MORE_TIME]
    assert found.rest.split() == ["Bob", "groetjes"]


@pytest.mark.parametrize(
    ("text", "want"),
    [
        ("Sono via fino a domenica", Want.AWAY),
        ("assente fino al 3 dicembre, grazie", Want.AWAY),
        ("Sarò via per due settimane.", Want.AWAY),
        ("Non ci sono fino a lunedì", Want.AWAY),
        ("Sono tornata!", Want.BACK),
        ("Per favore, più tempo", Want.MORE_TIME),
        ("mi ritiro", Want.QUIT),
        ("Smetto definitivamente", Want.QUIT_FOR_GOOD),
        ("posso subentrare", Want.SUBSTITUTE),
        ("niente promemoria", Want.NO_REMINDERS),
        *(("assente per 2 settimane", Want.AWAY), ("2 Wochen weg", Want.AWAY)),
        *(("weg bis 3. Dezember", Want.AWAY), ("riserva", Want.SUBSTITUTE)),
        *(("Ersatz", Want.SUBSTITUTE), ("Aufschub", Want.MORE_TIME)),
        *(("mi ritiro definitivamente", Want.QUIT_FOR_GOOD), ("wieder da", Want.BACK)),
        *(("endgültig aufhören", Want.QUIT_FOR_GOOD), ("sono di nuovo qui", Want.BACK)),
        *(("wieder Erinnerungen", Want.REMINDERS), ("di nuovo promemoria", Want.REMINDERS)),
        ("Ich bin bis Sonntag weg", Want.AWAY),
        ("Ich bin weg bis Sonntag", Want.AWAY),
        ("Abwesend bis zum 3. Dezember", Want.AWAY),
        ("nicht da für zwei Wochen", Want.AWAY),
        ("Ich bin wieder da", Want.BACK),
        ("Bitte mehr Zeit", Want.MORE_TIME),
        ("Ich höre auf.", Want.QUIT),
        ("Ich höre endgültig auf", Want.QUIT_FOR_GOOD),
        ("Ich springe ein", Want.SUBSTITUTE),
        ("keine Erinnerungen mehr, bitte", Want.NO_REMINDERS),
    ],
)
def test_wishes_are_read_in_italian_and_german(text: str, want: Want) -> None:
    found = read(text).at_line_starts
    assert [wish.want for wish in found] == [want]
    assert not any(isinstance(wish.until, Unclear) for wish in found)
