"""From what a file says to a `Scenario` that can be played, or to an error that helps."""

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from verteller.rules import registry
from verteller.rules.conformance import written as w
from verteller.rules.conformance.ledger import Ledger
from verteller.rules.conformance.reading import documents
from verteller.rules.conformance.scenario import Scenario, Village
from verteller.rules.conformance.shapes import Ground
from verteller.rules.conformance.steps import only, read_step
from verteller.rules.conformance.written import FormatError, Table, Word, Written
from verteller.rules.errors import SetupError
from verteller.rules.facts import Seat
from verteller.rules.moves import Started
from verteller.rules.rulebook import Rulebook

KEYS = ("rulebook", "title", "rules", "options", "players", "setup", "others", "seeds", "play")
"""What a scenario may say."""

SETUP = ("mayor",)
"""What may be fixed that is otherwise drawn by lot."""


class Checker:
    """
    Checks scenarios against their rulebooks and ledgers.

    Args:
        ledger: The ledger to take every rule id from; by default each rulebook's own.
    """

    def __init__(self, ledger: Ledger | None = None) -> None:
        self._given = ledger
        self._ledgers: dict[str, Ledger | None] = {}

    def scenarios(self, path: Path) -> Iterator[Scenario | FormatError]:
        """
        Read a file scenario by scenario; one that is wrong is yielded as its error.

        What follows a document that is no YAML cannot be read, so its error is the last.
        """
        found = documents(path)
        while True:
            try:
                document = next(found)
            except StopIteration:
                return
            except FormatError as error:
                yield error
                return
            try:
                yield self.scenario(document, str(path))
            except FormatError as error:
                yield error.within(str(path))

    def scenario(self, document: Table, file: str) -> Scenario:
        """
        Check one scenario.

        Raises:
            FormatError: With the line and the key at fault.
        """
        only(document, KEYS, "")
        rulebook = _rulebook(_required(document, "rulebook"))
        village, deal = _players(_required(document, "players"), rulebook)
        ground = Ground(rulebook, village)
        steps = _steps(_required(document, "play"))
        checked = Scenario(
            file=file,
            line=document.line,
            rulebook=rulebook,
            title=str(w.word(_required(document, "title"), "title")),
            rules=self._rules(_optional(document, "rules"), ground),
            options=_options(_optional(document, "options"), rulebook, deal),
            village=village,
            deal=deal,
            fixed=_fixed(_optional(document, "setup"), village),
            silent=_silent(_optional(document, "others")),
            seeds=_seeds(_optional(document, "seeds")),
            steps=tuple(read_step(step, ground, n) for n, step in enumerate(steps, start=1)),
            remarks=tuple(ground.remarks),
        )
        _validate(checked)
        return checked

    def _rules(self, written: Written | None, ground: Ground) -> tuple[str, ...]:
        if written is None:
            return ()
        named = w.words(written, "rules")
        ledger = self._ledger(ground.rulebook)
        if ledger is None:
            reason = f"there is no ledger of {ground.rulebook.key}; rule ids are not checked"
            ground.remark(written.line, "rules", reason)
        for rule in named:
            if ledger is not None and rule.text not in ledger.known:
                raise FormatError(rule.line, "rules", f"{ledger.name} has no rule {rule.text!r}")
        return tuple(rule.text for rule in named)

    def _ledger(self, rulebook: Rulebook[Any]) -> Ledger | None:
        if self._given is not None:
            return self._given
        if rulebook.key not in self._ledgers:
            self._ledgers[rulebook.key] = Ledger.of(rulebook)
        return self._ledgers[rulebook.key]


def registered(name: str) -> Rulebook[Any] | None:
    """Return the rulebook that a file calls *name*, spelled with hyphens or underscores."""
    known = registry.rulebooks()
    keys = (name, name.casefold().replace("-", "_"))
    return next((known[key] for key in keys if key in known), None)


def _required(document: Table, key: str) -> Written:
    value = document.get(key)
    if value is None:
        raise FormatError(document.line, key, "is missing")
    return value


def _optional(document: Table, key: str) -> Written | None:
    """Return what stands under *key*; nothing after the colon is as good as no key."""
    value = document.get(key)
    return None if isinstance(value, Word) and value.value is None else value


def _steps(written: Written) -> tuple[Written, ...]:
    steps = w.listing(written, "play").items
    if not steps:
        raise FormatError(written.line, "play", "expected at least one step")
    return steps


def _rulebook(written: Written) -> Rulebook[Any]:
    name = w.word(written, "rulebook")
    found = registered(name.text)
    if found is not None:
        return found
    known = ", ".join(registry.rulebooks())
    reason = f"no rulebook is called {name.text!r} (known: {known})"
    raise FormatError(name.line, "rulebook", reason)


def _players(written: Written, rulebook: Rulebook[Any]) -> tuple[Village, tuple[str, ...]]:
    names: list[str] = []
    roles: list[str] = []
    for name, value in w.table(written, "players"):
        key = f"players.{name.text}"
        role = w.word(value, key)
        if role.folded not in rulebook.roles:
            raise FormatError(role.line, key, f"{rulebook.key} has no role {role.text!r}")
        names.append(name.text)
        roles.append(role.folded)
    return Village(tuple(names)), tuple(roles)


def _options(
    written: Written | None, rulebook: Rulebook[Any], deal: tuple[str, ...]
) -> tuple[tuple[str, str | int | bool], ...]:
    if written is None:
        return ()
    chosen = {}
    for name, value in w.table(written, "options"):
        key = f"options.{name.text}"
        known = {setting.key for setting in rulebook.settings}
        if name.text not in known:
            reason = f"{rulebook.key} has no such option (known: {', '.join(sorted(known))})"
            raise FormatError(name.line, key, reason)
        chosen[name.text] = _option(name.text, w.word(value, key), rulebook, deal)
    return tuple(sorted(chosen.items()))


def _option(
    name: str, value: Word, rulebook: Rulebook[Any], deal: tuple[str, ...]
) -> str | int | bool:
    """Return the first reading of *value* that the rulebook takes: its YAML value or its text."""
    meant = value.value if isinstance(value.value, (str, int, bool)) else value.text
    for reading in (meant, value.text):
        started = Started(
            rulebook=rulebook.key,
            version=rulebook.version,
            players=tuple(map(str, range(len(deal)))),
            seed="",
            options=((name, reading),),
            deal=deal,
        )
        try:
            rulebook.options(started)
        except SetupError:
            continue
        return reading
    raise FormatError(value.line, f"options.{name}", f"cannot be {value.text!r}")


def _fixed(written: Written | None, village: Village) -> tuple[tuple[str, Seat], ...]:
    if written is None:
        return ()
    fixed = w.table(written, "setup")
    only(fixed, SETUP, "setup")
    return tuple(
        (name.text, village.seat(w.word(value, f"setup.{name.text}"), f"setup.{name.text}"))
        for name, value in fixed
    )


def _silent(written: Written | None) -> bool:
    known: Mapping[str, bool] = {"blank": False, "silent": True}
    if written is None:
        return False
    word = w.word(written, "others")
    if word.folded not in known:
        raise FormatError(word.line, "others", "expected blank or silent")
    return known[word.folded]


def _seeds(written: Written | None) -> int:
    if written is None:
        return 1
    number = w.word(written, "seeds").value
    if isinstance(number, bool) or not isinstance(number, int) or number < 1:
        raise FormatError(written.line, "seeds", "expected a number from 1 up")
    return number


def started(scenario: Scenario, seed: str) -> Started:
    """Return the first entry of a game of *scenario* under *seed*."""
    return Started(
        rulebook=scenario.rulebook.key,
        version=scenario.rulebook.version,
        players=scenario.village.names,
        seed=seed,
        options=scenario.options,
        deal=scenario.deal,
        fixed=scenario.fixed,
    )


def _validate(scenario: Scenario) -> None:
    try:
        scenario.rulebook.validate(started(scenario, "seed 1"))
    except SetupError as error:
        said = ", ".join(f"{name} {value}" for name, value in error.parameters.items())
        raise FormatError(scenario.line, "players", f"{error.code}: {said}") from error
