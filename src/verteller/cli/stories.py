"""``verteller stories``: checks stories, lists them, and shows one filled in."""

from collections import Counter
from collections.abc import Iterable, Sequence
from datetime import timedelta
from pathlib import Path
from typing import TYPE_CHECKING, Final

import click

from verteller.cli._django import prepare, state_option
from verteller.cli._tables import print_table

if TYPE_CHECKING:
    from verteller.telling.cast import Language
    from verteller.telling.stories import Library, Preview, Problem
    from verteller.telling.stories.preview import Genders

FAULTY: Final = 1
MOST_SIZES: Final = 6
"""So many sizes of a moment without a story are named in a line."""

_files = click.argument("files", nargs=-1, type=click.Path(exists=True, path_type=Path))
_theme = click.option("--theme", help="Look at this theme alone.")
_language = click.option(
    "--language", type=click.Choice(["nl", "en"]), help="Look at this language alone."
)


@click.group()
def command() -> None:
    """Check stories, list them, and see one filled in as its readers would get it."""


@command.command()
@_files
@_theme
@_language
@state_option
def check(files: tuple[Path, ...], theme: str | None, language: "Language | None") -> None:
    """
    Check stories: FILES, or folders of them; without any, everything this installation tells.

    Names every fault with its line: unknown placeholders, gender words without all their forms,
    secrets in a mail to many. Of whole themes it also names the moments that have no story, and
    those that are told from the theme default.

    Exits with 1 when a story cannot be told or a moment has none.
    """
    problems = _of_files(files) if files else _of_everything(theme, language)
    faults = sum(problem.is_fault for problem in problems)
    if not faults:
        click.secho("No faults.", fg="green")
    raise SystemExit(FAULTY if faults else 0)


def _of_files(files: Iterable[Path]) -> "list[Problem]":
    from verteller.telling.stories import Story, remarks
    from verteller.telling.stories.library import read_file

    problems: list[Problem] = []
    number = 0
    for path in _found(files):
        number += 1
        found = read_file(path, str(path))
        problems += remarks(found) if isinstance(found, Story) else found
    _print_faults(problems)
    click.echo(f"{number} {_plural('story', 'stories', number)} looked at.")
    return problems


def _of_everything(theme: str | None, language: "Language | None") -> "list[Problem]":
    from verteller.telling.stories import missing_moments, remarks
    from verteller.telling.stories.story import LANGUAGES

    library = _library()
    from verteller.mail.stories import faults_of_accepted

    themes = [each for each in library.themes if theme in (None, each)]
    if not themes:
        raise click.BadParameter(f"no story is of the theme {theme!r}", param_hint="--theme")
    languages = [each for each in LANGUAGES if language in (None, each)]
    told = [each for each in library.stories if each.theme in themes and each.language in languages]
    faults = sorted([*library.problems, *faults_of_accepted()])
    problems = list(_of(faults, themes, languages, theme))
    problems += [remark for story in told for remark in remarks(story)]
    _print_faults(problems)
    counted = Counter((story.theme, story.language) for story in told)
    for each in themes:
        for tongue in languages:
            missing = list(missing_moments(library, [each], [tongue]))
            _print_theme(each, tongue, counted[each, tongue], missing)
            problems += missing
    return problems


def _of(
    problems: "Iterable[Problem]",
    themes: Sequence[str],
    languages: "Sequence[Language]",
    theme: str | None,
) -> "Iterable[Problem]":
    """Go through the problems of files in the folders of these themes and languages."""
    for problem in problems:
        folder, _, rest = problem.file.partition("/")
        is_theme = theme is None or folder in themes
        if is_theme and rest.partition("/")[0] in languages:
            yield problem


def _print_faults(problems: "Sequence[Problem]") -> None:
    from verteller.telling.stories.wording import tell_fault

    for file in dict.fromkeys(problem.file for problem in problems):
        click.secho(file, bold=True)
        for problem in problems:
            if problem.file == file:
                text = tell_fault(problem.code, problem.word, problem.hint, "en")
                label = "fault " if problem.is_fault else "remark"
                line = f"line {problem.line}: " if problem.line else ""
                click.echo(f"  {click.style(label, fg=_colour(problem))}  {line}{text}")


def _print_theme(
    theme: str, language: "Language", stories: int, missing: "Sequence[Problem]"
) -> None:
    """Say which moments a theme does not tell in a language, sizes together."""
    head = f"{theme}, {'Dutch' if language == 'nl' else 'English'}"
    number = f"{stories} {_plural('story', 'stories', stories)}"
    click.echo(f"{click.style(head, bold=True)}: {number}")
    for code, label in (("no_story", "no story    "), ("falls_back", "from default")):
        sizes: dict[str, list[str]] = {}
        for problem in missing:
            if problem.code == code:
                moment, _, size = problem.word.partition(" ")
                sizes.setdefault(moment, []).append(size.strip("()"))
        style = {"fg": "red"} if code == "no_story" else {"dim": True}
        for moment, found in sizes.items():
            shown = "; ".join(found[:MOST_SIZES]) + ("; …" if len(found) > MOST_SIZES else "")
            click.echo(f"  {click.style(label, **style)}  {moment}  {click.style(shown, dim=True)}")


def _colour(problem: "Problem") -> str:
    return "red" if problem.is_fault else "yellow"


def _plural(one: str, more: str, number: int) -> str:
    return one if number == 1 else more


def _found(files: Iterable[Path]) -> Iterable[Path]:
    for path in files:
        if path.is_dir():
            yield from sorted(each for each in path.rglob("*.md") if each.is_file())
        else:
            yield path


def _library() -> "Library":
    """Return all stories of this installation: shipped, from its folder, and accepted ones."""
    prepare()
    from verteller.mail.stories import narration

    return narration().library


@command.command("list")
@_theme
@_language
@click.option("--moment", metavar="KEY.MOMENT", help="List this moment alone: general.morning.")
@state_option
def list_stories(theme: str | None, language: "Language | None", moment: str | None) -> None:
    """List the stories this installation tells."""
    rows = [
        (story.theme, story.language, f"{story.key}.{story.moment}", story.a, story.b,
         story.day or "any", story.author, story.file)
        for story in _library().stories
        if theme in (None, story.theme)
        and language in (None, story.language)
        and moment in (None, f"{story.key}.{story.moment}", story.key)
    ]  # fmt: skip
    print_table(("theme", "language", "moment", "a", "b", "day", "author", "file"), rows)


@command.command()
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.option("--cast", metavar="N", type=click.IntRange(0, 1000), help="Players in group A.")
@click.option("--others", metavar="N", type=click.IntRange(0, 1000), help="Players in group B.")
@click.option(
    "--genders",
    type=click.Choice(["mixed", "man", "woman", "neither"]),
    default="mixed",
    show_default=True,
    help="How all of them are spoken of.",
)
def preview(file: Path, cast: int | None, others: int | None, genders: str) -> None:
    """
    Show the mail in which the story in FILE would stand, filled in for a made-up cast.

    Numbers that its moment never comes with become the nearest that it does.
    """
    from verteller.hosting import clock
    from verteller.telling.stories import Story, StoryError, Wishes
    from verteller.telling.stories import preview as fill_in
    from verteller.telling.stories.library import read_file

    story = read_file(file, str(file))
    if not isinstance(story, Story):
        _print_faults(story)
        raise SystemExit(FAULTY)
    deadline = clock.now().replace(minute=0, second=0, microsecond=0) + timedelta(days=2)
    chosen = _genders(genders)
    try:
        _print_mail(fill_in(story, Wishes(a=cast, b=others, genders=chosen, deadline=deadline)))
    except StoryError as error:
        raise click.ClickException(error.code.replace("_", " ")) from error


def _genders(chosen: str) -> "Genders":
    for genders in ("man", "woman", "neither"):
        if genders == chosen:
            return genders
    return "mixed"


def _print_mail(shown: "Preview") -> None:
    from verteller.mail.layout import RULE, blocks_of, story_block, wrap

    click.secho(f"A: {shown.a}  B: {shown.b}", dim=True)
    click.secho(shown.subject, bold=True)
    story = story_block(shown.story.text, shown.story.html)
    for block in (story, RULE, *blocks_of(shown.summary)):
        click.echo(f"\n{block.plain}")
    click.echo("\n-- ")
    for line in shown.footer:
        click.secho(wrap(line), dim=True)
