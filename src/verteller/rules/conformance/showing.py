"""Facts as a scenario writes them: names for seats, tables for pairs; and whether one fits."""

import types
from dataclasses import fields, is_dataclass
from functools import cache
from typing import Any, TypeAlias, Union, get_args, get_origin, get_type_hints

from verteller.rules.conformance.scenario import Village
from verteller.rules.conformance.written import Listing, Table, Word, Written
from verteller.rules.facts import Fact, Seat

Shown: TypeAlias = str | int | float | bool | list["Shown"] | dict[str, "Shown"] | None

UNSHOWN = {"to", "rule", "because"}
"""Fields that say nothing of what happened."""

COURSE = {"phase_opened", "phase_closed", "asked", "withdrawn", "answer_taken"}
"""How a game goes on; an expectation that names no fact does not mean these."""


@cache
def hints(kind: Any) -> dict[str, Any]:
    """Return the types of a dataclass's fields by the name a scenario gives them."""
    found = get_type_hints(kind)
    return {
        item.name.rstrip("_"): found[item.name] for item in fields(kind) if item.name not in UNSHOWN
    }


def shown(fact: Fact, village: Village) -> dict[str, Shown]:
    """Return *fact* as a scenario writes it, its kind under ``fact``."""
    return {"fact": fact.kind, **_fields(fact, village)}


def _fields(content: Any, village: Village) -> dict[str, Shown]:
    kind: Any = type(content)
    spelled = {item.name.rstrip("_"): item.name for item in fields(content)}
    return {
        name: _show(getattr(content, spelled[name]), hint, village)
        for name, hint in hints(kind).items()
    }


def _show(value: Any, hint: Any, village: Village) -> Shown:
    if hint is Seat:
        name: Shown = village.names[value]
        return name
    if get_origin(hint) in (Union, types.UnionType):
        return _show(value, _member(value, get_args(hint)), village)
    if get_origin(hint) is tuple and isinstance(value, tuple):
        return _show_tuple(value, get_args(hint), village)
    if is_dataclass(value):
        return _fields(value, village)
    if value is None or isinstance(value, (str, int, float)):
        plain: Shown = value
        return plain
    return str(value)


def _member(value: Any, members: tuple[Any, ...]) -> Any:
    """Return which member of a union *value* belongs to; a number that may be a seat is one."""
    if value is None or isinstance(value, (str, bool)):
        return type(value)
    if isinstance(value, tuple):
        return next((each for each in members if get_origin(each) is tuple), type(value))
    return Seat if Seat in members else type(value)


def _show_tuple(value: tuple[Any, ...], members: tuple[Any, ...], village: Village) -> Shown:
    if len(members) != 2 or members[1] is not Ellipsis:
        return [_show(item, hint, village) for item, hint in zip(value, members, strict=True)]
    hint = members[0]
    pair = get_args(hint)
    if get_origin(hint) is tuple and len(pair) == 2 and pair[1] is not Ellipsis:
        return _show_pairs(value, pair, village)
    ordered = sorted(value) if hint is Seat else value
    return [_show(item, hint, village) for item in ordered]


def _show_pairs(value: tuple[Any, ...], pair: tuple[Any, ...], village: Village) -> Shown:
    table: dict[str, Shown] = {}
    several: set[str] = set()
    for left, right in value:
        name, item = str(_show(left, pair[0], village)), _show(right, pair[1], village)
        if name not in table:
            table[name] = item
            continue
        earlier = table[name]
        table[name] = (
            [*earlier, item]
            if name in several and isinstance(earlier, list)
            else [
                earlier,
                item,
            ]
        )
        several.add(name)
    return table


def fits(expected: Written, actual: Shown) -> bool:
    """Tell whether *actual* is what was written; lists may stand in any order."""
    if isinstance(expected, Word):
        return not isinstance(actual, (list, dict)) and _same(expected, actual)
    if isinstance(expected, Listing):
        return isinstance(actual, list) and _same_items(expected, actual)
    if not isinstance(actual, dict):
        return not expected.items and actual == []
    folded = {name.casefold(): value for name, value in actual.items()}
    return len(folded) == len(expected.items) and all(
        key.folded in folded and fits(value, folded[key.folded]) for key, value in expected
    )


def _same(expected: Word, actual: str | float | None) -> bool:
    if actual is None:
        return expected.value is None
    if isinstance(actual, bool):
        return expected.truth is actual
    if isinstance(actual, str):
        return actual.casefold() in expected.readings
    number = expected.value
    return (
        isinstance(number, (int, float))
        and not isinstance(number, bool)
        and abs(number - actual) < 1e-9
    )


def _same_items(expected: Listing, actual: list[Shown]) -> bool:
    left = list(actual)
    for item in expected.items:
        place = next((n for n, each in enumerate(left) if fits(item, each)), None)
        if place is None:
            return False
        del left[place]
    return not left


def holds(expected: Table, fact: dict[str, Shown]) -> bool:
    """Tell whether *fact* has at least the fields that were written."""
    if expected.get("fact") is None and fact["fact"] in COURSE:
        return False
    return all(key.folded in fact and fits(value, fact[key.folded]) for key, value in expected)


def text(value: Shown) -> str:
    """Return *value* as one line of YAML."""
    match value:
        case None:
            return "null"
        case bool():
            return "true" if value else "false"
        case float():
            return f"{value:g}"
        case list():
            return f"[{', '.join(map(text, value))}]"
        case dict():
            return f"{{{', '.join(f'{key}: {text(item)}' for key, item in value.items())}}}"
        case _:
            return str(value)
