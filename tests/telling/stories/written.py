"""Stories written for a test, and mails told by them."""

from collections.abc import Sequence
from pathlib import Path

from verteller.rules.chance import Chance
from verteller.rules.facts import Fact, Seat
from verteller.telling.cast import Cast, Language, Reader
from verteller.telling.stories import Introduction, Narration

CAST = Cast(
    ("Ann", "Bob", "Cas", "Dee", "Eva", "Fay"),
    ("woman", "man", "neither", "woman", "woman", "woman"),
)
ANN, BOB, CAS, DEE, EVA, FAY = (Seat(number) for number in range(6))


def story(text: str, **fields: object) -> str:
    """Return a story's file: a morning in the Dutch default, unless told otherwise."""
    usual: dict[str, object] = {
        "theme": "default",
        "language": "nl",
        "author": "Schrijver",
        "key": "general",
        "moment": "morning",
    }
    front = "".join(f"{name}: {value}\n" for name, value in {**usual, **fields}.items())
    return f"---\n{front}---\n{text}\n"


def shelve(themes: Path, name: str, text: str, **fields: object) -> Path:
    """Put a story into a folder of themes, and return its file."""
    folder = themes / str(fields.get("theme", "default")) / str(fields.get("language", "nl"))
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / f"{name}.md"
    file.write_text(story(text, **fields), encoding="utf-8")
    return file


def tell(
    facts: Sequence[Fact],
    *folders: Path,
    before: Sequence[Fact] = (),
    seat: Seat | None = FAY,
    language: Language = "nl",
    theme: str = "default",
    seed: str = "seed",
    label: str = "mail 1",
    cast: Cast = CAST,
) -> Introduction:
    """Tell one mail to one reader, by the stories in *folders* or by those that are shipped."""
    narration = Narration(folders) if folders else Narration()
    return narration.introduce(
        facts,
        cast,
        Reader(seat, language),
        before=before,
        theme=theme,
        chance=Chance(seed),
        label=label,
    )
