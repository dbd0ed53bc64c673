"""
How well players' letters are understood.

    python -m tests.telling.sentences.score PART [NN] [--list] [language ...]

PART is seen, later, fresh, lessons, kept or held_out. NN is the number of a file, where only that
one is to be scored. Letters of the held-out half that were not understood are only listed with
`--list`.
"""

import sys
import time

from tests.telling.sentences.cases import LANGUAGES, Verdict, tally


def main(arguments: list[str]) -> int:
    """Print figures per language, and what was missed; return how many went wrong."""
    parts = ("seen", "later", "fresh", "lessons", "kept", "held_out")
    half = next((each for each in arguments if each in parts), "seen")
    number = next((each for each in arguments if each.isdigit()), "*")
    languages = [each for each in arguments if each in LANGUAGES] or LANGUAGES
    wrong = 0
    for language in languages:
        start = time.perf_counter()
        counts, missed = tally(half, language, number)
        took = time.perf_counter() - start
        wrong += counts["wrong"]
        if half != "held_out" or "--list" in arguments:
            for verdict in missed:
                _show(verdict)
        total = counts["all"]
        rate = counts["right"] / total if total else 0.0
        each = 1000 * took / max(1, total)
        print(  # noqa: T201
            f"{language}: {counts['right']} of {total} ({rate:.1%}),"
            f" {counts['wrong']} wrong commands, {each:.1f} ms each"
        )
    return wrong


def _show(verdict: Verdict) -> None:
    case = verdict.case
    mark = "WRONG" if verdict.is_wrong else "miss"
    meant = f"{case.means} {case.reply}".strip()
    got = f"{verdict.got} {' '.join(sorted(verdict.replies))}"
    role = f"{case.context.rulebook}/{case.context.role} {' '.join(case.context.asked)}"
    text = case.text.strip().replace("\n", "\n    ")
    print(f"{mark} {case.key} [{role}]\n    {text}\n  -> {meant}\n  .. {got}")  # noqa: T201


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
