"""Calendars in words: when each phase closes, in every language."""

import pytest

from verteller.telling import Language, refusal
from verteller.telling.calendars import calendar_lines, calendar_phrase, phase_name
from verteller.telling.letters import Desk, Terms, admin_notice, notice
from verteller.telling.words import words_of

LANGUAGES: tuple[Language, ...] = ("nl", "en", "it", "de")
FIVE_DAYS = {
    "zone": "Europe/Rome",
    "clauses": [
        {"phases": ["night"], "others": False, "until": ["08:00"]},
        {"phases": ["sign_up"], "others": False, "lasts": "2d"},
        {
            "phases": ["day"],
            "others": False,
            "until": ["22:00"],
            "on": ["mon", "tue", "wed", "thu", "sun"],
            "not_on": ["2018-04-01", "2018-04-02"],
        },
    ],
}
EACH = {"zone": None, "clauses": [{"phases": [], "others": True, "lasts": "1d12h"}]}
FAULTS = (
    *("not_an_object", "unknown_key", "rule_missing", "rule_unclear", "phase_unclear"),
    *("phase_unknown", "length_unclear", "length_range", "hour_unclear", "hours_none"),
    *("weekday_unknown", "weekdays_none", "date_unclear", "too_many_dates", "zone_missing"),
    "zone_unknown",
)


def test_each_rule_has_a_line_of_its_own() -> None:
    """Rules: LTR-SYS-01, LTR-SYS-03."""
    assert calendar_lines(FIVE_DAYS, words_of("en")) == (
        "Nights: until 08:00",
        "Sign-up: 2 days",
        (
            "Days: until 22:00, on Monday, Tuesday, Wednesday, Thursday and Sunday only, but not on"
            " 1 April 2018 and 2 April 2018"
        ),
        "The hours are those of the clock in Europe/Rome.",
    )
    assert calendar_lines(FIVE_DAYS, words_of("nl"))[0] == "Nachten: tot 08:00 uur"


def test_one_rule_for_all_is_one_line() -> None:
    """Rules: WAK-VOTE-12."""
    assert calendar_lines(EACH, words_of("nl")) == ("Elke ronde: 1 dag en 12 uur",)
    assert calendar_phrase(EACH, words_of("en")) == "every round: 1 day and 12 hours"


def test_what_holds_for_the_rest_is_said_of_the_rest() -> None:
    """Also where it holds for a phase by name. Rules: LTR-SYS-01."""
    others = {"phases": ["night 1"], "others": True, "waits": True}
    calendar = {"zone": None, "clauses": [{**EACH["clauses"][0], "others": False}, others]}  # type: ignore[index]

    lines = calendar_lines(calendar, words_of("en"))

    assert lines[-1] == "Night 1 and all other rounds: until a game master closes it"


def test_a_long_list_of_holidays_is_counted_and_not_told() -> None:
    """Rules: LTR-SYS-03."""
    dates = [f"2026-05-{day:02}" for day in range(1, 31)]
    rule = {"phases": [], "others": True, "until": ["20:00", "08:00"], "least": "12h"}
    said = calendar_phrase({"zone": "UTC", "clauses": [{**rule, "not_on": dates}]}, words_of("en"))

    assert said.startswith("every round: until 20:00 or 08:00, but not on 1 May 2026, ")
    assert said.endswith("12 May 2026 and 18 other dates, and never shorter than 12 hours")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_words_of_its_own_for_a_calendar(language: Language) -> None:
    """Rules: LTR-SYS-01."""
    words = words_of(language)
    lines = calendar_lines(FIVE_DAYS, words)

    assert len(lines) == 4
    assert all("calendar" not in line for line in lines)
    assert phase_name("night", words, 3) != phase_name("day", words, 3)
    assert phase_name("sign_up", words) in lines[1].lower() or language == "de"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fault_of_a_calendar_is_told_differently(language: Language) -> None:
    """Rules: LTR-SYS-03."""
    found = {"where": "every.until", "value": "25:00", "most": 400}
    said = {refusal("calendar_unfit", "", {**found, "fault": fault}, language) for fault in FAULTS}

    assert len(said) == len(FAULTS)
    assert refusal("calendar_unfit", language=language) not in said


def test_the_terms_of_a_game_tell_its_calendar() -> None:
    """Rules: WAK-SYS-13, LTR-SYS-01."""
    from datetime import timedelta

    desk = Desk("en", "Europe/Rome", "home@example.org")
    terms = Terms(speed=timedelta(days=2), strictness=0, calendar=FIVE_DAYS)

    assert "Nights: until 08:00" in terms.lines("Lupus", desk)
    assert not any("2 days" in line and "Sign-up" not in line for line in terms.lines("L", desk))


@pytest.mark.parametrize("language", LANGUAGES)
def test_players_are_told_of_new_times_and_of_the_deadline_they_may_know(
    language: Language,
) -> None:
    """Rules: LTR-SYS-03."""
    desk = Desk(language, "Europe/Rome", "home@example.org")
    told = {"game": "Lupus", "code": "calendar_changed", "calendar": FIVE_DAYS}

    without = notice(desk, code="calendar_changed", parameters=told)
    having = notice(
        desk,
        code="calendar_changed",
        parameters={**told, "until": "2026-03-03T21:00:00+00:00"},
    )

    assert len(without.paragraphs) == 2
    assert len(having.paragraphs) == 3
    assert "22:00" in having.paragraphs[-1].text
    assert "Lupus" in having.subject


@pytest.mark.parametrize("code", ["hours_kept", "hours_kept_mail"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_masters_are_told_that_an_hour_was_kept(code: str, language: Language) -> None:
    """Rules: LTR-SYS-04."""
    desk = Desk(language, "Europe/Rome", "home@example.org")

    letter = admin_notice(desk, code=code, parameters={"game": "Lupus", "lost_minutes": 180})

    assert "Lupus" in letter.paragraphs[0].text
    assert any("180" in line for line in letter.paragraphs[0].lines)
