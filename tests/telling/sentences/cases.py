"""The corpus of players' letters: how it is read, and whether one is understood rightly."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import chain, islice
from pathlib import Path
from typing import Any, Final

import yaml

from verteller.mail.reading.quotes import cut_quotes
from verteller.rules.facts import Asked, Part, Seat
from verteller.telling.sentences import understand
from verteller.telling.sentences.meaning import Context, DoubtCode, Person, Understanding

CORPUS: Final = Path(__file__).parent / "corpus"
LANGUAGES: Final = ("it", "nl", "de", "en")
BLANK: Final = "blank"
_STANDING: Final = frozenset({"suicide", "successor", "ritual", "testament"})
_NUMBERS: Final = {"cupid": (2, 2), "guilt": (1, 11), "magician": (2, 2), "piper": (1, 2)}
_GHOST_POWERS: Final = (
    "amnesia", "confusion", "corruption", "hypnosis", "illusion", "death", "concealment", "vision",
)  # fmt: skip
_TWO: Final = frozenset({"confusion", "hypnosis", "illusion"})


@dataclass(frozen=True)
class Case:
    """One letter with what it means."""

    key: str
    text: str
    context: Context
    means: dict[str, Any]
    reply: str


@dataclass(frozen=True)
class Verdict:
    """What came of a letter."""

    case: Case
    got: dict[str, Any]
    replies: frozenset[str]

    @property
    def is_wrong(self) -> bool:
        """Whether something would be done that its writer did not mean."""
        return any(self.case.means.get(question) != got for question, got in self.got.items())

    @property
    def is_right(self) -> bool:
        """Whether everything was understood, and nothing else."""
        if self.got != self.case.means:
            return False
        return not self.case.reply or self.case.reply in self.replies


@cache
def villages() -> dict[str, tuple[Person, ...]]:
    """Return the people of each village."""
    table = yaml.safe_load((CORPUS / "villages.yaml").read_text(encoding="utf-8"))
    return {
        key: tuple(
            Person(each["name"], (each["nickname"],) if "nickname" in each else ())
            for each in village["people"]
        )
        for key, village in table.items()
    }


def cases_in(path: Path, language: str) -> Iterator[Case]:
    """Give the letters of one file."""
    for row in yaml.safe_load(path.read_text(encoding="utf-8")) or ():
        for letter in _letters(row):
            context = context_of(letter, language)
            means, reply = letter["means"] or {}, letter.get("reply", "")
            yield Case(letter["id"], letter["text"], context, means, reply)


def _letters(row: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Give one letter, or all of a group: what one writer may say to choose whom."""
    if "said" not in row:
        yield row
        return
    for number, (text, chosen) in enumerate(row["said"].items(), 1):
        means = {} if chosen is None else {row["question"]: chosen}
        yield {**row, "id": f"{row['id']}-{number:02}", "text": text, "means": means}


def talk_in(language: str, kind: str) -> Iterator[tuple[Context, str]]:
    """Give what orders nothing (*kind* is `idle` or `open`), each with the player who says it."""
    for row in _groups(language, kind):
        context = context_of(row, language)
        yield from ((context, text) for text in row["talk"])


def pairs_in(language: str) -> Iterator[tuple[Context, str, str]]:
    """Give sentences with two names, each with its writer and who is chosen, "" for nobody."""
    for row in _groups(language, "pairs"):
        context = context_of(row, language)
        yield from ((context, text, chosen or "") for text, chosen in row["said"].items())


def afterthoughts_in(language: str, kind: str) -> Iterator[tuple[Context, str]]:
    """Give a plain order with talk behind it that takes it back (`undone`) or not (`kept`)."""
    for row in _groups(language, "afterthoughts"):
        context = context_of(row, language)
        order = row["order"]
        for said in row[kind]:
            yield context, f"{order} {said}"
            yield context, f"{order[:-1]}... {said}"
            yield context, f"{order}\n\n{said}"


def _groups(language: str, kind: str) -> list[dict[str, Any]]:
    path = CORPUS / language / f"{kind}.yaml"
    groups: list[dict[str, Any]] = yaml.safe_load(path.read_text(encoding="utf-8"))
    return groups


def context_of(row: dict[str, Any], language: str) -> Context:
    """Return who writes *row*, in what village; the last of it where nobody is named."""
    people = villages()[row["village"]]
    names = [person.name for person in people]
    return Context(
        rulebook=row["rulebook"],
        role=row["role"],
        seat=Seat(names.index(row.get("writer", names[-1]))),
        asked={key: _asked(key, row, len(people)) for key in row["asked"]},
        people=people,
        languages=frozenset({language}),
    )


def judge(case: Case) -> Verdict:
    """Read one letter."""
    understood = understand(cut_quotes(case.text), case.context)
    return Verdict(case, _meant(case, understood), _replies(understood))


def chosen_by(understood: Understanding, context: Context) -> list[str]:
    """Return the names of all who are chosen."""
    return [
        context.people[int(option)].name
        for command in understood.commands
        for _, option in command.choice
    ]


def files(half: str, language: str, number: str = "*") -> list[Path]:
    """Return the files of a part of the corpus (`seen`, `later`, `fresh`, ...)."""
    return sorted((CORPUS / language / half).glob(f"{number}.yaml"))


def tally(
    half: str, language: str, number: str = "*", *, every: int = 1
) -> tuple[Counter[str], list[Verdict]]:
    """
    Return how many letters were read, rightly and wrongly, and those not read rightly.

    Args:
        number: The number of a file, `*` for all.
        every: Of how many letters one is read.
    """
    counts: Counter[str] = Counter()
    missed = []
    paths = files(half, language, number)
    letters = chain.from_iterable(cases_in(path, language) for path in paths)
    for case in islice(letters, 0, None, every):
        verdict = judge(case)
        counts["all"] += 1
        counts["right"] += verdict.is_right
        counts["wrong"] += verdict.is_wrong
        if not verdict.is_right:
            missed.append(verdict)
    return counts, missed


def _asked(question: str, row: dict[str, Any], people: int) -> Asked:
    seats = tuple(Seat(number) for number in range(people))
    parts: tuple[Part, ...]
    if question == "witch":
        parts = (Part("heal", seats, 0, 1), Part("poison", seats, 0, 1))
    elif question == "suicide":
        parts = (Part("yes", ("yes",)),)
    elif question == "power" and row["rulebook"] == "tempo_reale":
        parts = (Part("target", seats),)
        meant = (row.get("means") or {}).get("power")
        if row["role"] == "necromancer":
            parts = (*parts, Part("power", _GHOST_POWERS))
        elif row["role"] in _TWO or (isinstance(meant, dict) and "second" in meant):
            parts = (*parts, Part("second", seats))
    else:
        least, most = _NUMBERS.get(question, (1, 1))
        parts = (Part("target", seats, least, most),)
    return Asked(to=(), question=question, parts=parts, standing=question in _STANDING)


def _meant(case: Case, understood: Understanding) -> dict[str, Any]:
    """Return commands as the corpus writes them."""
    names = [person.name for person in case.context.people]
    meant: dict[str, Any] = {}
    for command in understood.commands:
        said = [
            (part, option if isinstance(option, str) else names[option])
            for part, option in command.choice
        ]
        expected = case.means.get(command.question)
        if not said:
            meant[command.question] = BLANK
        elif isinstance(expected, dict) or len({part for part, _ in said}) > 1:
            meant[command.question] = dict(said)
        elif len(said) == 1:
            meant[command.question] = said[0][1]
        else:
            chosen = [option for _, option in said]
            same = isinstance(expected, list) and sorted(expected) == sorted(chosen)
            meant[command.question] = expected if same else chosen
    return meant


def _replies(understood: Understanding) -> frozenset[str]:
    replies = {str(doubt.code) for doubt in understood.doubts}
    replies |= {str(request) for request in understood.requests}
    return frozenset(replies or {str(DoubtCode.NOT_UNDERSTOOD)})
