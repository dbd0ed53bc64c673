"""Scenario files: from YAML to words, lists and tables that know the line they stand on."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, TypeAlias

import yaml

from verteller.rules.conformance.written import FormatError, Listing, Scalar, Table, Word, Written

# The C parser reads the same language some ten times faster, where PyYAML was built with it.
Loader: TypeAlias = Any
LOADER: Loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)

SCALARS = {f"tag:yaml.org,2002:{name}" for name in ("str", "int", "float", "bool", "null")}
DATE = "tag:yaml.org,2002:timestamp"


def files(path: Path) -> list[Path]:
    """
    Return the scenario files that *path* stands for, sorted: itself, or all in a folder.

    Raises:
        FormatError: When there is nothing there.
    """
    if path.is_dir():
        return sorted(each for each in path.rglob("*") if each.suffix in (".yaml", ".yml"))
    if not path.is_file():
        raise FormatError(1, "", "no such file or folder", str(path))
    return [path]


def documents(path: Path) -> Iterator[Table]:
    """
    Read the scenarios of a file one by one, unchecked.

    Raises:
        FormatError: When the file is no YAML, holds anything but tables, or is empty.
    """
    try:
        content = path.read_bytes()
    except OSError as error:
        raise FormatError(1, "", error.strerror or "cannot be read", str(path)) from error
    count = 0
    for written in _documents(content, str(path)):
        count += 1
        if not isinstance(written, Table):
            raise FormatError(written.line, "", "a scenario is a table of keys", str(path))
        yield written
    if not count:
        raise FormatError(1, "", "there is no scenario in this file", str(path))


def _documents(content: bytes, file: str) -> Iterator[Written]:
    try:
        loader = LOADER(content)
        while loader.check_node():
            node = loader.get_node()
            if node.tag != "tag:yaml.org,2002:null":
                yield _Conversion(loader).written(node, "")
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        line = mark.line + 1 if mark else 1
        raise FormatError(line, "", error.problem or "not YAML", file) from error
    except (yaml.YAMLError, UnicodeError) as error:
        raise FormatError(1, "", f"not YAML: {error}".split("\n")[0], file) from error
    except FormatError as error:
        raise error.within(file) from None


class _Conversion:
    """Turns the nodes of one document; one that several aliases point to is turned once."""

    def __init__(self, loader: Loader) -> None:
        self.loader = loader
        self.done: dict[int, Written] = {}
        self.open: set[int] = set()

    def written(self, node: yaml.Node, key: str) -> Written:
        if id(node) in self.open:
            raise FormatError(node.start_mark.line + 1, key, "contains itself")
        if id(node) not in self.done:
            self.open.add(id(node))
            self.done[id(node)] = self._turn(node, key)
            self.open.remove(id(node))
        return self.done[id(node)]

    def _turn(self, node: yaml.Node, key: str) -> Written:
        line = node.start_mark.line + 1
        if isinstance(node, yaml.MappingNode):
            return Table(tuple(self._pairs(node, key)), line)
        if isinstance(node, yaml.SequenceNode):
            items = enumerate(node.value, start=1)
            return Listing(tuple(self.written(item, _path(key, n)) for n, item in items), line)
        return Word(str(node.value), self._scalar(node, key), line)

    def _pairs(self, node: yaml.MappingNode, key: str) -> Iterator[tuple[Word, Written]]:
        seen: set[str] = set()
        for name, value in node.value:
            line = name.start_mark.line + 1
            if not isinstance(name, yaml.ScalarNode):
                raise FormatError(line, key, "a key is a single word")
            path = _path(key, name.value)
            if name.value.casefold() in seen:
                raise FormatError(line, path, "this key stands here twice")
            seen.add(name.value.casefold())
            yield Word(name.value, self._scalar(name, path), line), self.written(value, path)

    def _scalar(self, node: yaml.Node, key: str) -> Scalar:
        if node.tag == DATE:
            return str(node.value)
        if node.tag not in SCALARS:
            raise FormatError(node.start_mark.line + 1, key, f"the tag {node.tag!r} has no meaning")
        try:
            value: Scalar = self.loader.construct_object(node)
        except ValueError:
            raise FormatError(node.start_mark.line + 1, key, "not a value") from None
        return value


def _path(key: str, last: object) -> str:
    return f"{key}.{last}" if key else str(last)
