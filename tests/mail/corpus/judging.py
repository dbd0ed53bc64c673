"""Judging what was read from a sample mail against what its writer wrote."""

import json
from dataclasses import dataclass
from pathlib import Path

from verteller.mail.reading.message import read_message

CORPUS = Path(__file__).parent
QUOTED_VOTE = "VOORBEELD"
"""Every quoted original in the samples votes for this name."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """Where the text read from one sample differs from its writer's words."""

    sample: str
    leaked: tuple[str, ...]
    """Quoted lines that passed for the writer's own."""
    lost: tuple[str, ...]
    """The writer's lines that were cut."""
    left_over: tuple[str, ...]
    """Harmless lines that a mail program added."""


def judge_folder(name: str) -> tuple[Verdict, ...]:
    """Read every sample of a folder of the corpus and judge it by its `expected.json`."""
    folder = CORPUS / name
    expected = json.loads((folder / "expected.json").read_text(encoding="utf-8"))
    return tuple(_judge(folder / sample, expected[sample]) for sample in sorted(expected))


def _judge(path: Path, expected: str) -> Verdict:
    message = read_message(path.read_bytes())
    wanted, got = _lines(expected), _lines(message.own_text)
    extra = tuple(line for line in got if line not in wanted)
    quoted = tuple(line for line in extra if QUOTED_VOTE in line or _is_narrators(line))
    return Verdict(
        sample=f"{path.parent.name}/{path.name}",
        leaked=quoted,
        lost=tuple(line for line in wanted if line not in got),
        left_over=tuple(line for line in extra if line not in quoted),
    )


NARRATORS_WORDS = ("Het is nacht", "It is night", "Es ist Nacht", "È notte", "vóór 21:00")


def _is_narrators(line: str) -> bool:
    return any(words in line for words in NARRATORS_WORDS)


def _lines(text: str) -> list[str]:
    """Give the lines of a text that are not empty, white space collapsed."""
    lines = (" ".join(line.split()) for line in text.split("\n"))
    return [line for line in lines if line]


def figures(verdicts: tuple[Verdict, ...]) -> str:
    """Say in one line how many samples were read right, and what went wrong in the others."""
    right = sum(not (v.leaked or v.lost or v.left_over) for v in verdicts)
    return (
        f"{right} of {len(verdicts)} right, "
        f"quoted text leaked in {sum(bool(v.leaked) for v in verdicts)}, "
        f"own text lost in {sum(bool(v.lost) for v in verdicts)}, "
        f"a harmless line left over in {sum(bool(v.left_over) for v in verdicts)}"
    )
