"""The manual as tests read it: pages, sections, tables, code, links, and the commands in them."""

import re
import shlex
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

import click
from markdown_it import MarkdownIt
from markdown_it.token import Token

from verteller.cli import main

ROOT: Final = Path(__file__).resolve().parents[2]
DOCS: Final = ROOT / "docs"
PAGES: Final = (*sorted(DOCS.rglob("*.md")), ROOT / "README.md", ROOT / "CONTRIBUTING.md")
PLAYERS: Final = {
    language: DOCS / "players" / f"wakkerdam.{language}.md" for language in ("nl", "en")
}
HOSTS, ADMINISTRATORS, DEVELOPERS = (
    DOCS / f"{name}.md" for name in ("hosts", "administrators", "developers")
)

_PARSER: Final = MarkdownIt("commonmark").enable("table")
_CALL: Final = re.compile(r"(?:^|\$ |bin/)verteller(?=\s)(?P<rest>.*)")


@dataclass(frozen=True, slots=True)
class Written:
    """
    A `verteller` command as a page shows it.

    Args:
        page: Where.
        path: The names of group and command.
        options: What begins with a dash.
    """

    page: str
    path: tuple[str, ...]
    options: tuple[str, ...]


def text_of(page: Path) -> str:
    """Return a page, every run of white space as one space."""
    return " ".join(page.read_text(encoding="utf-8").split())


@cache
def tokens(page: Path) -> tuple[Token, ...]:
    """Return a page as Markdown tokens."""
    return tuple(_PARSER.parse(page.read_text(encoding="utf-8")))


def rows(page: Path, heading: str) -> list[tuple[str, ...]]:
    """
    Return the body rows of all tables below *heading*, up to the next one, as Markdown.

    Raises:
        LookupError: The page has no such heading, or no table below it.
    """
    found: list[tuple[str, ...]] = []
    cells: list[str] = []
    here = in_body = False
    for before, token in zip((None, *tokens(page)), tokens(page), strict=False):
        if before is not None and before.type == "heading_open":
            here = token.content == heading
        in_body = (in_body or token.type == "tbody_open") and token.type != "tbody_close"
        if here and in_body and token.type == "tr_open":
            cells = []
        elif here and in_body and token.type == "inline":
            cells.append(token.content)
        elif here and in_body and token.type == "tr_close":
            found.append(tuple(cells))
    if not found:
        raise LookupError(f"{page.name} has no table below {heading!r}")
    return found


def codes(markdown: str) -> tuple[str, ...]:
    """Return what stands between backticks."""
    return tuple(re.findall(r"`([^`]+)`", markdown))


def anchors(page: Path) -> set[str]:
    """Return the anchors of a page's headings, as GitHub makes them."""
    found: set[str] = set()
    for before, token in zip(tokens(page), tokens(page)[1:], strict=False):
        if before.type == "heading_open":
            words = re.sub(r"[^\w\s-]", "", token.content.lower())
            found.add(words.replace(" ", "-"))
    return found


def links(page: Path) -> Iterator[str]:
    """Yield the targets of all links and pictures of a page."""
    for token in tokens(page):
        for child in token.children or ():
            if child.type == "link_open":
                yield str(child.attrs["href"])
            elif child.type == "image":
                yield str(child.attrs["src"])


def commands() -> dict[tuple[str, ...], click.Command]:
    """Return every command there is by its path, but for groups that do nothing themselves."""
    return dict(_commands(main, ()))


def options_of(command: click.Command) -> set[str]:
    """Return the long options a command takes, both sides of a switch."""
    return {
        name
        for parameter in command.params
        if isinstance(parameter, click.Option)
        for name in (*parameter.opts, *parameter.secondary_opts)
        if name.startswith("--")
    }


def written_commands(page: Path) -> list[Written]:
    """Return every `verteller` command that a page shows as code."""
    return [
        Written(page.name, *_split(found["rest"]))
        for line in _code(page)
        for found in [_CALL.search(line)]
        if found is not None
    ]


def _commands(
    group: click.Group, path: tuple[str, ...]
) -> Iterator[tuple[tuple[str, ...], click.Command]]:
    context = click.Context(group)
    for name in group.list_commands(context):
        command = group.get_command(context, name)
        assert command is not None, name
        if not isinstance(command, click.Group) or command.invoke_without_command:
            yield (*path, name), command
        if isinstance(command, click.Group):
            yield from _commands(command, (*path, name))


def _code(page: Path) -> Iterator[str]:
    for token in tokens(page):
        if token.type == "fence":
            yield from token.content.replace("\\\n", " ").splitlines()
        for child in token.children or ():
            if child.type == "code_inline":
                yield child.content


def _split(rest: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return the path and the options of what follows `verteller` on a line."""
    given = shlex.split(rest, comments=True)
    path: list[str] = []
    node: click.Command | None = main
    for word in given:
        if not isinstance(node, click.Group) or word.startswith("-"):
            break
        path.append(word)
        node = node.get_command(click.Context(node), word)
    options = tuple(word.partition("=")[0] for word in given if word.startswith("--"))
    return tuple(path), options
