"""The manual for story writers says what there is, and its examples can be told."""

import re
from datetime import UTC, datetime
from typing import Final

from tests.docs import manual
from verteller.telling.stories import Wishes, examine, preview
from verteller.telling.stories.moments import MOMENTS, Moment
from verteller.telling.stories.reading import OPTIONAL, REQUIRED
from verteller.telling.stories.templates import LONGEST_SOURCE
from verteller.telling.stories.vocabulary import FILTERS, LOOP_WORDS, PLACEHOLDERS
from verteller.telling.stories.wording import moment_title
from verteller.web.stories.moments import circles

PAGE: Final = manual.DOCS / "stories.md"
TABLES: Final = {
    True: "Moments that everybody reads",
    False: "Moments that one player or group reads",
}


def _row(moment: Moment) -> tuple[str, ...]:
    people = {each.name: f"{each.people} ({each.sizes})" for each in circles(moment, "en")}
    named = [f"roles of {' and '.join(sorted(moment.knows_roles))}"] if moment.knows_roles else []
    if moment.public and moment.has_deadline:
        named.append("deadline")
    return (
        f"`{moment.key}` `{moment.name}`",
        moment_title(moment.key, moment.name, "en"),
        people.get("a", "–"),
        people.get("b", "–"),
        ", ".join(named),
    )


def test_the_tables_of_moments_are_those_of_the_code() -> None:
    """Rules: WAK-STORY-03, WAK-STORY-07."""
    for public, heading in TABLES.items():
        told = [_row(each) for each in MOMENTS.values() if each.public is public]
        assert manual.rows(PAGE, heading) == told


def test_the_fields_are_those_of_the_code() -> None:
    """Rules: WAK-STORY-04."""
    named = [code for row in manual.rows(PAGE, "Fields") for code in manual.codes(row[0])]
    needed = [
        code for row in manual.rows(PAGE, "Fields") if not row[1] for code in manual.codes(row[0])
    ]

    assert sorted(named) == sorted((*REQUIRED, *OPTIONAL))
    assert sorted(needed) == sorted(REQUIRED)
    assert f"{LONGEST_SOURCE:,} characters" in manual.text_of(PAGE)


def test_every_word_that_can_stand_between_braces_is_there() -> None:
    """Rules: WAK-STORY-02, WAK-STORY-03."""
    table = " ".join(cell for row in manual.rows(PAGE, "Between braces") for cell in row)
    words = {*FILTERS, *PLACEHOLDERS, *(f"loop.{word}" for word in LOOP_WORDS)} - {"a"}

    assert [word for word in words if not re.search(rf"\b{re.escape(word)}\b", table)] == []


def test_the_example_can_be_told() -> None:
    """Rules: WAK-SYS-37."""
    (example,) = re.findall(r"```markdown\n(.*?)```", PAGE.read_text(), flags=re.DOTALL)
    examined = examine(example, "")

    assert examined.story is not None, examined.faults
    shown = preview(examined.story, Wishes(deadline=datetime(2026, 3, 4, tzinfo=UTC)))
    assert "The gulls are screaming" in shown.story.text


def test_every_code_between_braces_works() -> None:
    """Each line of the table, put into a story of its own."""
    front = "---\ntheme: x\nlanguage: en\nauthor: A\nkey: general\nmoment: morning\nb: 1+\n---\n"
    tried = 0
    for row in manual.rows(PAGE, "Between braces"):
        for code in manual.codes(row[0]):
            if code.startswith("{"):
                tried += 1
                example = code.replace("\\|", "|")
                assert examine(front + example + " x", "").faults == (), example
    assert tried > 8
