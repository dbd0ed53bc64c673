"""
Sentences made of frames and powers: every way to say it, with everything that can be said.

    python -m tests.telling.sentences.frames [LANGUAGE ...] [--list] [--all] [--only TEXT]

A letter shows one way to order one thing. Frames cross all ways with all things: "I'd like to
{infinitive} tonight" with what every power does. `corpus/<language>/frames.yaml` has them:

- `names`: by village, first names that only one person there has.
- `powers`: who may do something (as in the letters), for which `question` (and `part`), and
  its `forms`: phrases by slot, with `{X}` for who is chosen.
- `orders`: frames that order it; `open`: frames that order nothing (`{Y}` is somebody else);
- `around`: talk beside an `{order}`, which is any of the forms in the slot `plain`.
- `each`: how many of the forms of a power one frame takes, in turn; without it all of them.
- `every`: for how many powers a frame is crossed with one, in turn, but with `--all`.
"""

import re
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any, Final

import yaml

from tests.telling.sentences.cases import CORPUS, LANGUAGES, context_of
from verteller.rules.facts import Seat
from verteller.telling.sentences import understand
from verteller.telling.sentences.meaning import Context

_SLOT: Final = re.compile(r"\{(\w+)\}")
_EXAMPLES: Final = 4


@dataclass(frozen=True)
class Said:
    """
    One sentence.

    Args:
        kind: `orders`, `open` or `around`.
        frame: Of which it was made, and of which `form`.
        means: What it orders, as question, part ("" for any) and name; nothing if it is open.
    """

    kind: str
    frame: str
    form: str
    text: str
    context: Context
    means: tuple[str, str, str] | None

    @property
    def got(self) -> list[tuple[str, str, str]]:
        """What is carried out."""
        people = self.context.people
        return [
            (each.question, part, option if isinstance(option, str) else people[option].name)
            for each in understand(self.text, self.context).commands
            for part, option in each.choice or (("", "nobody"),)
        ]

    def is_right(self, got: list[tuple[str, str, str]]) -> bool:
        """Tell whether just what is meant is carried out."""
        if self.means is None:
            return not got
        question, part, name = self.means
        return [(q, n) for q, _, n in got] == [(question, name)] and part in ("", got[0][1])


def sentences(language: str, *, whole: bool = False) -> Iterator[Said]:
    """
    Give the sentences of a language.

    Args:
        whole: Whether frames are crossed with powers that are not their turn as well.
    """
    path = CORPUS / language / "frames.yaml"
    table = yaml.safe_load(path.read_text(encoding="utf-8"))
    number = 0
    every = 1 if whole else table.get("every", 1)
    for kind in ("orders", "open", "around"):
        for turn, frame in enumerate(table.get(kind) or ()):
            for place, power in enumerate(table["powers"]):
                if (turn + place) % every:
                    continue
                players = _players(power, table["names"], language)
                forms = _forms(frame, kind, power["forms"])
                for form in _in_turn(forms, turn + place, table.get("each")):
                    number += 1
                    yield _said(Form(kind, frame, form, power), players, number)


@dataclass(frozen=True)
class Form:
    """What may be put into a frame."""

    kind: str
    frame: str
    form: str
    power: dict[str, Any]


@dataclass(frozen=True)
class Players:
    """Where somebody may write, and where those sit who may be named, by their names there."""

    context: Context
    seats: dict[str, Seat]


def _forms(frame: str, kind: str, forms: dict[str, list[str]]) -> list[str]:
    """Return what may stand in the one slot of *frame*, if the power has that."""
    slots = [slot for slot in _SLOT.findall(frame) if slot not in ("X", "Y")]
    return forms.get("plain" if kind == "around" else slots[0], [])


def _in_turn(forms: list[str], turn: int, count: int | None) -> list[str]:
    """Return *count* of the forms, others for each frame and power."""
    if count is None or count >= len(forms):
        return forms
    return [forms[(turn * count + step) % len(forms)] for step in range(count)]


def _players(power: dict[str, Any], names: dict[str, list[str]], language: str) -> Players:
    context = context_of(power, language)
    seats = {
        name: Seat(seat)
        for name in names[power["village"]]
        for seat, person in enumerate(context.people)
        if name in (person.name, person.name.split()[0], *person.nicknames)
    }
    return Players(context, seats)


def _said(form: Form, players: Players, number: int) -> Said:
    """Return a sentence about one, and perhaps another, of the players, written by a third."""
    names = list(players.seats)
    chosen, other, writer = (names[(number + step) % len(names)] for step in (0, 1, 2))
    text = _SLOT.sub(
        lambda slot: form.form if slot[1] not in ("X", "Y") else slot[0],
        form.frame,
    )
    text = text.replace("{X}", chosen).replace("{Y}", other)
    context = replace(players.context, seat=players.seats[writer])
    power, name = form.power, context.people[players.seats[chosen]].name
    means = (power["question"], power.get("part", ""), name)
    return Said(
        kind=form.kind,
        frame=form.frame,
        form=form.form,
        text=text[0].upper() + text[1:],
        context=context,
        means=None if form.kind == "open" else means,
    )


def main(arguments: list[str]) -> int:
    """Print what goes wrong, by frame and by form; return how much."""
    only = arguments[arguments.index("--only") + 1] if "--only" in arguments else ""
    wrong = 0
    for language in [each for each in arguments if each in LANGUAGES] or LANGUAGES:
        counts: Counter[str] = Counter()
        missed: dict[str, list[str]] = {}
        for said in sentences(language, whole="--all" in arguments):
            if only and only not in (said.frame, said.form, said.context.role):
                continue
            got = said.got
            counts[said.kind] += 1
            if said.is_right(got):
                continue
            bad = bool(got)
            wrong += bad
            counts[f"{said.kind} {'carried out wrongly' if bad else 'asked back'}"] += 1
            line = f"{'WRONG' if bad else 'miss'} {said.context.role}: {said.text!r} -> {got}"
            for key in (f"frame {said.frame!r}", f"form {said.form!r}"):
                missed.setdefault(f"{said.kind} {key}", []).append(line)
        for key, lines in sorted(missed.items(), key=lambda each: len(each[1])):
            shown = lines if "--list" in arguments else lines[:_EXAMPLES]
            print(f"{len(lines)} {key}", *shown, sep="\n    ")  # noqa: T201
        print(language, dict(sorted(counts.items())))  # noqa: T201
    return wrong


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
