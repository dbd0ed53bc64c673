"""Files that are wrong say where and how; odd spellings are read as a player means them."""

from pathlib import Path

import pytest

from tests.rules.conformance.made_up import Bench
from verteller.rules.conformance.reading import documents, files
from verteller.rules.conformance.written import FormatError, Table, Word

VOTE = "- at: vote 1\n  then: {died: []}"

HEAD = "rulebook: made-up\ntitle: a case\nplayers: {Ann: farmer, Bob: farmer, Cas: wolf}\n"


@pytest.mark.parametrize(
    ("text", "line", "key", "reason"),
    [
        ("", 1, "", "no scenario"),
        ("- a\n- b\n", 1, "", "a table of keys"),
        ("a: b\nc: d: e\n", 2, "", "not allowed"),
        ("title: one\n\ntitle: two\n", 3, "title", "twice"),
        ("play:\n- {Ann: x, ann: y}\n", 2, "play.1.ann", "twice"),
        ("a: !!python/object:os.system x\n", 1, "a", "no meaning"),
        ("a: &a\n  b: *a\n", 1, "a.b", "contains itself"),
        ("? [a, b]\n: c\n", 1, "", "single word"),
        ("rulebook: chess\n", 1, "rulebook", "no rulebook is called 'chess' (known: made_up)"),
        ("rulebook: made_up\nplayer: {}\n", 2, "player", "unknown key"),
        (HEAD + "options: {colour: red}\nplay: []\n", 5, "play", "at least one step"),
        (HEAD + "options:\n  colour: red\nplay: [{at: vote}]\n", 5, "options.colour", "no such"),
        (HEAD + "options: {weight: 3}\nplay: [{at: vote}]\n", 4, "options.weight", "cannot be '3'"),
        (HEAD + "setup: {king: Ann}\nplay: [{at: vote}]\n", 4, "setup.king", "unknown key"),
        (HEAD + "others: quiet\nplay: [{at: vote}]\n", 4, "others", "blank or silent"),
        (HEAD + "seeds: 0\nplay: [{at: vote}]\n", 4, "seeds", "from 1 up"),
        (HEAD + "play:\n- then: {died: []}\n", 5, "play.1.at", "is missing"),
        (HEAD + "play:\n- at: vote one\n", 5, "play.1.at", "is no phase"),
        (HEAD + "play:\n- at: vote\n  than: {}\n", 6, "play.1.than", "unknown key"),
        (HEAD + "play:\n- at: vote\n  then: {}\n  check: {}\n", 5, "play.1.check", "either"),
        (HEAD + "play:\n- at: vote\n  answers:\n    Zed: Ann\n", 7, "play.1.answers.Zed", "'Zed'"),
        (HEAD + "play:\n- at: vote\n  answers: {Ann: }\n", 6, "play.1.answers.Ann", "a name"),
        (HEAD + "play:\n- at: vote\n  then:\n    dies: []\n", 7, "play.1.then.dies", "unknown"),
        (HEAD + "play:\n- at: vote\n  then: {died: [Zed]}\n", 6, "play.1.then.died", "'Zed'"),
        (HEAD + "play:\n- at: vote\n  then: {over: maybe}\n", 6, "play.1.then.over", "true or"),
        (
            HEAD + "play:\n- at: vote\n  then: {tally: {Ann: x}}\n",
            6,
            "play.1.then.tally.Ann",
            "number",
        ),
        (
            HEAD + "play:\n- at: vote\n  then: {role: {Ann: elf}}\n",
            6,
            "play.1.then.role.Ann",
            "elf",
        ),
        (
            HEAD + "play:\n- at: vote\n  then: {power: {Ann: no}}\n",
            6,
            "play.1.then.power.Ann",
            "ok",
        ),
        (HEAD + "play:\n- at: vote\n  then: {shares: true}\n", 6, "play.1.then.shares", "one_of"),
        (HEAD + "play:\n- at: vote\n  then: {one_of: [{}]}\n", 6, "play.1.then.one_of", "two"),
        (
            HEAD + "play:\n- at: vote\n  refused: {Ann: {answer: Bob, because: cheek}}\n",
            6,
            "play.1.refused.Ann.because",
            "no refusal is called 'cheek'",
        ),
        (
            HEAD + "play:\n- at: vote\n  then: {told: {Ann: [{}, {fact: died, player: Zed}]}}\n",
            6,
            "play.1.then.told.Ann.2.player",
            "'Zed'",
        ),
        (
            HEAD + "play:\n- at: vote\n  master: [{kick: Ann}]\n",
            6,
            "play.1.master.1.kick",
            "unknown key",
        ),
    ],
)
def test_a_file_that_is_wrong_says_where_and_how(
    bench: Bench, text: str, line: int, key: str, reason: str
) -> None:
    error = bench.error(text)

    assert (error.line, error.key) == (line, key), error
    assert reason in error.reason
    assert str(error).startswith(f"{error.file}:{line}: ")
    assert error.file.endswith("case.yaml")


def test_an_unknown_role_is_an_error_at_its_player(bench: Bench) -> None:
    text = "rulebook: made_up\ntitle: t\nplayers:\n  Ann: farmer\n  Bob: elf\nplay: [{at: vote}]\n"

    error = bench.error(text)

    assert (error.line, error.key) == (5, "players.Bob")
    assert "made_up has no role 'elf'" in error.reason


def test_a_village_the_rulebook_refuses_cannot_be_read(bench: Bench) -> None:
    error = bench.error("rulebook: made_up\ntitle: t\nplayers: {Ann: wolf}\nplay: [{at: vote}]\n")

    assert "player_count" in error.reason


def test_one_wrong_scenario_does_not_hide_the_others_of_its_file(bench: Bench) -> None:
    from verteller.rules.conformance.checking import Checker

    good = bench.village(VOTE)
    path = bench.file(f"{good}---\n{good.replace('a case', 'b')}tittle: c\n---\n{good}")

    found = [type(each).__name__ for each in Checker().scenarios(path)]

    assert found == ["Scenario", "FormatError", "Scenario"]


def test_names_stay_as_they_are_written(tmp_path: Path) -> None:
    path = tmp_path / "a.yaml"
    path.write_text("No: yes\n7: 012\nNull: ~\n1:30: 2024-01-01\n")

    (table,) = documents(path)

    assert [key.text for key, _ in table] == ["No", "7", "Null", "1:30"]
    assert [str(value) for _, value in table] == ["yes", "012", "~", "2024-01-01"]


def test_a_date_is_a_word() -> None:
    assert Word("2024-01-01", "2024-01-01", 1).truth is None


def test_what_aliases_point_to_is_read_once(tmp_path: Path) -> None:
    """Many aliases of aliases must not grow beyond what stands in the file."""
    lines = ["a0: &a0 [x, x]"]
    lines += [f"a{n}: &a{n} [*a{n - 1}, *a{n - 1}]" for n in range(1, 60)]
    path = tmp_path / "many.yaml"
    path.write_text("\n".join(lines))

    (table,) = documents(path)

    assert isinstance(table, Table)
    assert len(table.items) == 60


def test_a_folder_stands_for_its_scenario_files_in_order(tmp_path: Path) -> None:
    (tmp_path / "sub").mkdir()
    for name in ("b.yaml", "a.yml", "sub/c.yaml", "notes.md"):
        (tmp_path / name).write_text("")

    assert [path.name for path in files(tmp_path)] == ["a.yml", "b.yaml", "c.yaml"]


def test_a_path_that_leads_nowhere_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(FormatError, match="no such file"):
        files(tmp_path / "none.yaml")


def test_bytes_that_are_no_text_are_an_error(tmp_path: Path) -> None:
    path = tmp_path / "bad.yaml"
    path.write_bytes(b"title: \xff\xfe\n")

    with pytest.raises(FormatError):
        list(documents(path))


def test_an_unknown_fact_is_remarked_upon_but_played(bench: Bench) -> None:
    play = "- at: vote\n  then: {not_told: {Ann: [{fact: no_such_fact}, {fact: robbed, by: Bob}]}}"

    scenario = bench.read(bench.village(play))

    first, second = scenario.remarks
    assert "no fact is called 'no_such_fact'" in first
    assert "the fact 'robbed' has no field 'by'" in second


def test_an_option_is_read_as_the_rulebook_wants_it(bench: Bench) -> None:
    scenario = bench.read(bench.village(VOTE, "options: {weight: 2, mayor: yes}"))

    assert scenario.options == (("mayor", True), ("weight", "2"))
