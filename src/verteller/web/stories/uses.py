"""What may stand between braces, shown beside a story that is being written."""

from dataclasses import dataclass
from typing import Final

from verteller.web.wording import say


@dataclass(frozen=True, slots=True)
class Use:
    """
    Something that may stand in a story.

    Args:
        code: As it is written in the story's language. meaning: In the visitor's.
    """

    code: str
    meaning: str


_USES: Final = (
    ("name", "{{ b[0] }}", "{{ b[0] }}"),
    ("names", "{{ b | namen }}", "{{ b | names }}"),
    ("count", "{{ b | aantal }}", "{{ b | count }}"),
    (
        "word",
        '{{ b[0] | woord("bakker", "bakster", "wie bakt") }}',
        '{{ b[0] | word("son", "daughter", "child") }}',
    ),
    ("pronouns", "{{ b[0] | hij }}, hem, zijn, Hij, Zijn", "{{ b[0] | he }}, him, his, He, His"),
    ("role", "{{ b[0] | rol }}, {{ b[0] | Rol }}", "{{ b[0] | role }}, {{ b[0] | Role }}"),
    ("day", "{{ dag }}", "{{ day }}"),
    ("deadline", "{{ deadline }}", "{{ deadline }}"),
    (
        "if",
        "{% if b | aantal == 1 %} … {% else %} … {% endif %}",
        "{% if b | count == 1 %} … {% else %} … {% endif %}",
    ),
    (
        "for",
        "{% for wie in b %} {{ wie }} … {% endfor %}",
        "{% for one in b %} {{ one }} … {% endfor %}",
    ),
)


def uses(spoken: str) -> list[Use]:
    """Return what may stand in a story of this language."""
    return [
        Use(dutch if spoken == "nl" else english, say(f"story-use-{name}"))
        for name, dutch, english in _USES
    ]
