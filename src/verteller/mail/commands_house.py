"""Commands about what all games share: questions of players, distributions of roles, stories."""

from collections.abc import Mapping

from verteller.hosting import compositions
from verteller.hosting import help as requests
from verteller.hosting.errors import Code, HostingError
from verteller.mail.commands_common import (
    DELETING,
    USUAL_RULEBOOK,
    Command,
    Report,
    rulebook_called,
)
from verteller.mail.story_files import add_story, delete_story, list_stories
from verteller.rules.registry import find_rulebook
from verteller.telling.words import LANGUAGES, words_of


def answer_help(command: Command, report: Report) -> None:
    """Answer the question whose number the subject gives, or remove it. Source: WAK-SYS-36."""
    given = next(iter(command.words[1:]), "")
    number = int(given) if given.isascii() and given.isdigit() and len(given) < 16 else 0
    text = "\n".join(command.lines).strip()
    if not DELETING.isdisjoint(command.words[2:]):
        requests.delete_request(number)
    elif text:
        requests.answer_help(number, text, command.at)
    else:
        raise HostingError(Code.UNKNOWN_REQUEST, number=number)
    report.done.append(given)


def add_roles(command: Command, report: Report) -> None:
    """
    Add a distribution: a role a line, of the rulebook that the subject names behind the command.

    Source: wakkerdam, WAK-SYS-38, WAK-COMP-03 to -05; tempo reale, LTR-SYS-22.
    """
    rulebook = rulebook_called(" ".join(command.words[1:])) or USUAL_RULEBOOK
    composition = compositions.read_roles(command.items, rulebook, _role_words(rulebook))
    compositions.add_distribution(composition, rulebook, command.at)
    report.done.append(str(len(composition.roles)))


def change_stories(command: Command, report: Report) -> None:
    """
    Add the story in the body, or delete those that are named; list all with neither.

    Source: wakkerdam, WAK-SYS-37.
    """
    if not DELETING.isdisjoint(command.words[1:2]):
        in_subject = " ".join(command.words[2:])
        for name in (in_subject,) if in_subject else command.items:
            try:
                report.done.append(delete_story(name))
            except HostingError as error:
                report.refuse(name, error)
    elif command.items:
        report.done.append(add_story("\n".join(command.lines).strip("\n")))
    else:
        report.listed += [{"story": name} for name in list_stories()]


def _role_words(rulebook: str) -> Mapping[str, str]:
    """Return the roles' ids by their names in every language."""
    return {
        words_of(language, rulebook).say(f"role-{role}"): role
        for language in LANGUAGES
        for role in find_rulebook(rulebook).roles
    }
