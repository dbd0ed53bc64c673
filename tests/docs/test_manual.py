"""The manual says what there is, and nothing that is not."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

import pytest
import yaml

from tests.docs import manual
from tests.docs.manual import ADMINISTRATORS, DEVELOPERS, HOSTS, PAGES, PLAYERS, ROOT, Written
from verteller.hosting.admin import HostedGameAdmin
from verteller.hosting.refusals import BY_CODE, BY_DETAIL, BY_REFUSAL
from verteller.mail.commands import _COMMANDS as MAIL_COMMANDS
from verteller.rules.registry import find_rulebook
from verteller.rules.rulebook import Setting
from verteller.telling import Language
from verteller.telling.words import words_of

SOURCES: Final = ROOT / "src" / "verteller"
WAKKERDAM: Final = find_rulebook("wakkerdam")
LANGUAGES: Final[tuple[Language, ...]] = ("nl", "en")
COMMANDS: Final = manual.commands()
WRITTEN: Final = [each for page in PAGES for each in manual.written_commands(page)]
VARIABLE: Final = re.compile(r"VERTELLER_[A-Z_]+")
ROLE: Final = re.compile(r"^- \*\*(.+?)\*\*", re.MULTILINE)


@cache
def _variables() -> frozenset[str]:
    """Return the environment variables that the code reads, where it names them."""
    return frozenset(_named())


def _named() -> Iterator[str]:
    for file in SOURCES.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            for given in _looked_up(node):
                if isinstance(given, ast.Constant) and VARIABLE.fullmatch(str(given.value)):
                    yield str(given.value)


def _looked_up(node: ast.AST) -> Iterator[ast.expr]:
    """Yield what *node* looks up: `environ.get(...)`, `environ[...]`, an option's `envvar`."""
    match node:
        case ast.Call(func=ast.Attribute(value=of), args=[name, *_]) if _is_environment(of):
            yield name
        case ast.Subscript(value=of, slice=name) if _is_environment(of):
            yield name
        case ast.keyword(arg="envvar", value=name):
            yield name


def _is_environment(of: ast.expr) -> bool:
    name = of.attr if isinstance(of, ast.Attribute) else getattr(of, "id", "")
    return name in {"environ", "environment"}


def _setting(setting: Setting) -> str:
    return setting.key


@pytest.fixture(scope="module")
def variables() -> dict[str, tuple[str, ...]]:
    """Return the rows of the table of variables by name."""
    return {manual.codes(row[0])[0]: row for row in manual.rows(HOSTS, "Settings")}


def test_every_environment_variable_is_in_the_hosts_table_and_no_other(
    variables: dict[str, tuple[str, ...]],
) -> None:
    assert set(variables) == _variables()


@pytest.mark.parametrize("paper", PAGES, ids=lambda paper: paper.name)
def test_no_page_names_a_variable_that_the_code_does_not_read(paper: Path) -> None:
    assert set(VARIABLE.findall(manual.text_of(paper))) <= _variables()


def _reference() -> dict[tuple[str, ...], set[str]]:
    return {
        tuple(manual.codes(row[0])[0].split()[1:]): set(manual.codes(row[2]))
        for row in manual.rows(HOSTS, "All commands")
    }


def test_every_command_is_in_the_reference_and_no_other() -> None:
    assert set(_reference()) == set(COMMANDS)


@pytest.mark.parametrize("path", COMMANDS, ids=" ".join)
def test_a_command_s_options_are_in_the_reference_and_no_others(path: tuple[str, ...]) -> None:
    assert _reference()[path] == manual.options_of(COMMANDS[path])


@pytest.mark.parametrize("written", WRITTEN, ids=lambda each: f"{each.page}-{' '.join(each.path)}")
def test_a_command_that_a_page_shows_exists_with_its_options(written: Written) -> None:
    fitting = [path for path in COMMANDS if path[: len(written.path)] == written.path]
    assert fitting, written
    takes_others = COMMANDS[fitting[0]].context_settings.get("ignore_unknown_options")
    if written.options and not takes_others:
        known = manual.options_of(COMMANDS[fitting[0]]) | {"--help", "--version"}
        assert set(written.options) <= known


def test_the_refusals_are_those_of_the_code_each_with_its_results() -> None:
    """Rules: WAK-SYS-18."""
    kinds: dict[str, set[str]] = {}
    for code, kind in BY_CODE.items():
        kinds.setdefault(kind, set()).add(str(code))
    for refusal, kind in BY_REFUSAL.items():
        kinds.setdefault(kind, set()).add(str(refusal))
    for (refusal, _), kind in BY_DETAIL.items():
        kinds.setdefault(kind, set()).add(str(refusal))
    table = {
        manual.codes(row[0])[0]: set(manual.codes(row[1]))
        for row in manual.rows(ADMINISTRATORS, "What a result means")
        if row[0].startswith("`E")
    }
    assert table == kinds
    assert set(table) == {f"E{number}" for number in range(1, 14)}


def test_every_command_by_mail_is_in_the_table_and_no_other() -> None:
    shown = {
        code.split()[1]
        for row in manual.rows(ADMINISTRATORS, "By mail")
        for code in manual.codes(row[0])
        if code.startswith("config ")
    }
    assert shown == set(MAIL_COMMANDS)


def test_every_notice_to_administrators_is_explained_by_its_title() -> None:
    """Rules: WAK-SYS-39."""
    words = words_of("en")
    titles = {
        words.say(f"notice-{code}", "title")
        for code in ("signed_up", "game_won", "not_dealt", "program_error", "mail_failed")
    } | {words.say("notice-mail_set_aside", "title")}
    assert titles == {row[0] for row in manual.rows(ADMINISTRATORS, "What the narrator tells you")}


@pytest.mark.parametrize("action", HostedGameAdmin.actions)
def test_an_action_of_the_admin_is_named_as_it_is_there(action: str) -> None:
    """Rules: WAK-SYS-28."""
    description = getattr(HostedGameAdmin, action).short_description
    assert f"*{description}*" in manual.text_of(ADMINISTRATORS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_players_manual_explains_every_role_and_no_other(language: Language) -> None:
    """Rules: WAK-SYS-04."""
    first = words_of(language).say("faction-villagers")
    page = PLAYERS[language].read_text(encoding="utf-8")
    section = page.split(f"\n### {first}\n", 1)[1].split("\n## ", 1)[0]
    named = {name.casefold() for name in ROLE.findall(section)}
    assert named == {words_of(language).say(f"role-{role}").casefold() for role in WAKKERDAM.roles}


def test_the_hosts_table_of_roles_has_every_id_and_both_names() -> None:
    shown = {
        (manual.codes(row[at])[0], row[at + 1], row[at + 2])
        for row in manual.rows(HOSTS, "Distributions of roles")
        for at in range(0, len(row), 3)
        if row[at]
    }
    assert shown == {
        (role, words_of("nl").say(f"role-{role}"), words_of("en").say(f"role-{role}"))
        for role in WAKKERDAM.roles
    }


def test_the_sizes_of_the_shipped_distributions_are_as_stated() -> None:
    """Rules: WAK-COMP-01, WAK-COMP-05."""
    file = SOURCES / "hosting" / "distributions" / "wakkerdam.yaml"
    sizes = {sum(each["roles"].values()) for each in yaml.safe_load(file.read_text("utf-8"))}
    assert sizes == set(range(min(sizes), max(sizes) + 1))
    assert f"every number from {min(sizes)} to {max(sizes)}" in manual.text_of(HOSTS)


def _options() -> dict[str, tuple[str, ...]]:
    rows = manual.rows(HOSTS, "Options of Wakkerdam")
    return {manual.codes(row[0])[0]: row for row in rows}


def test_the_options_of_the_rulebook_are_all_in_the_table_and_no_others() -> None:
    assert set(_options()) == {setting.key for setting in WAKKERDAM.settings}


@pytest.mark.parametrize("setting", WAKKERDAM.settings, ids=_setting)
def test_an_option_is_shown_with_its_default_values_and_ruling(setting: Setting) -> None:
    _, default, values, _, ruling = _options()[setting.key]
    spelt = {str(each).lower() for each in setting.allowed}
    assert manual.codes(default) == (str(setting.default).lower(),)
    assert set(manual.codes(values)) == spelt
    assert ruling == setting.rule


@pytest.mark.parametrize("paper", PAGES, ids=lambda paper: paper.name)
def test_every_link_leads_somewhere(paper: Path) -> None:
    broken = [link for link in manual.links(paper) if not _leads_somewhere(paper, link)]
    assert broken == []


def _leads_somewhere(page: Path, link: str) -> bool:
    if re.match(r"[a-z]+:", link):
        return True
    path, _, anchor = link.partition("#")
    target = (page.parent / path).resolve() if path else page
    if not target.exists():
        return False
    return not anchor or anchor in manual.anchors(target)


def test_the_contents_lead_to_every_page_of_the_manual() -> None:
    contents = manual.DOCS / "README.md"
    linked = {
        (contents.parent / link.partition("#")[0]).resolve() for link in manual.links(contents)
    }
    pages = {page for page in PAGES if page.is_relative_to(manual.DOCS)} - {contents}
    assert pages <= linked


@pytest.mark.parametrize(
    ("language", "promise"),
    [
        ("nl", "zet er liever niet in welke rol je hebt"),
        ("en", "it is better not to mention your role"),
    ],
)
def test_players_are_advised_not_to_mention_their_role_when_they_ask_for_help(
    language: Language, promise: str
) -> None:
    """Rules: WAK-HELP-02."""
    assert promise in manual.text_of(PLAYERS[language])


@pytest.mark.parametrize(
    ("language", "promise"),
    [
        ("nl", "een van hen antwoordt binnen twee dagen. Beheerders kennen het spel"),
        ("en", "one of them answers within two days. Administrators know the game"),
    ],
)
def test_players_are_promised_an_answer_within_two_days_from_who_knows_the_game(
    language: Language, promise: str
) -> None:
    """Rules: WAK-ADMIN-03."""
    assert promise in manual.text_of(PLAYERS[language])


@pytest.mark.parametrize("promise", ["answer a question **within two days**", "not programming"])
def test_administrators_are_told_that_they_promise_so_and_need_not_program(promise: str) -> None:
    """Rules: WAK-ADMIN-03."""
    assert promise in manual.text_of(ADMINISTRATORS)


@pytest.mark.parametrize(
    ("language", "promise"),
    [
        ("nl", "**Zoek geen gaten.**"),
        ("nl", "om vals te spelen, vertel het dan alleen aan de beheerders"),
        ("en", "**Do not look for holes.**"),
        ("en", "or a way to cheat, tell only the administrators"),
    ],
)
def test_players_are_asked_to_report_holes_discreetly_and_not_to_look_for_them(
    language: Language, promise: str
) -> None:
    """Rules: WAK-USE-03, WAK-SYS-48."""
    assert promise in manual.text_of(PLAYERS[language])


@pytest.mark.parametrize(
    ("language", "promise"),
    [
        ("nl", "Alles wat op zijn adres binnenkomt, wordt gelezen als een keuze."),
        ("en", "Everything that arrives at its address is read as a choice."),
    ],
)
def test_players_are_asked_to_keep_discussion_off_the_narrator_s_address(
    language: Language, promise: str
) -> None:
    """Rules: WAK-USE-01."""
    assert promise in manual.text_of(PLAYERS[language])


@pytest.mark.parametrize(
    ("language", "promise"),
    [
        ("nl", "**Twijfel je? Stem dan eerst blanco** en verander het later."),
        ("en", "**In doubt? Vote blank first** and change it later."),
    ],
)
def test_players_in_doubt_are_advised_to_vote_blank_first(language: Language, promise: str) -> None:
    """Rules: WAK-USE-04."""
    assert promise in manual.text_of(PLAYERS[language])


@pytest.mark.parametrize(
    ("language", "promise"),
    [
        ("nl", "Tijdens een spel veranderen ze niet, en deze handleiding is wat geldt."),
        ("en", "They do not change during a game, and this manual is what counts."),
    ],
)
def test_the_rules_are_fixed_and_the_manual_is_the_reference(
    language: Language, promise: str
) -> None:
    """Rules: WAK-SYS-04."""
    assert promise in manual.text_of(PLAYERS[language])


@pytest.mark.parametrize(
    ("language", "promise"),
    [
        ("nl", "De toerist, de pokerspeler, de kluizenaar, gebeurteniskaarten, spelvarianten en"),
        ("nl", "**Ideeën voor later zijn nog geen regels.**"),
        ("en", "The tourist, the poker player, the hermit, event cards, variants of the game and"),
        ("en", "**Ideas for later are not rules yet.**"),
    ],
)
def test_ideas_for_later_are_no_rules(language: Language, promise: str) -> None:
    """Rules: WAK-EXT-01."""
    assert promise in manual.text_of(PLAYERS[language])


@pytest.mark.parametrize("idea", ["tourist", "poker_player", "hermit"])
def test_an_idea_for_later_is_no_role(idea: str) -> None:
    """Rules: WAK-EXT-01, WAK-SYS-47."""
    assert idea not in WAKKERDAM.roles


@pytest.mark.parametrize(
    ("language", "word", "other"), [("nl", "witte", "burgemeester"), ("en", "white", "mayor")]
)
def test_players_learn_the_words_that_tell_two_choices_apart(
    language: Language, word: str, other: str
) -> None:
    """Rules: WAK-XWHITE-02, WAK-XMAYOR-02."""
    text = manual.text_of(PLAYERS[language])
    assert f"`{word}`" in text
    assert f"`{other}`" in text


def test_the_developers_page_names_folders_that_are_there() -> None:
    folders = [
        ROOT / code
        for row in manual.rows(DEVELOPERS, "Tests and campaigns")
        for code in manual.codes(row[0])
    ]
    packages = [
        SOURCES / code
        for row in manual.rows(DEVELOPERS, "The map")
        for code in manual.codes(row[0])
    ]
    assert [path for path in (*folders, *packages) if not path.is_dir()] == []
