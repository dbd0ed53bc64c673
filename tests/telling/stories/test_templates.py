"""What a story may say between braces, and what is refused."""

import pytest

from verteller.telling.stories.errors import StoryFault
from verteller.telling.stories.people import Group, Insertions, Person
from verteller.telling.stories.rendering import render
from verteller.telling.stories.templates import LONGEST_STORY, fill, inspect

SURE = {"a": 1, "b": 2}

ATTACKS = {
    "a number too big to work out": ("{{ 9**9**9 }}", "**"),
    "a text too long to keep": ("{{ 'a' * 999999999 }}", "*"),
    "texts glued together": ("{{ 'a' ~ 'b' }}", "~"),
    "a formatted text": ("{{ '%999999999s' | format(1) }}", "format"),
    "a class": ("{{ a.__class__ }}", "__class__"),
    "a class by another road": ("{{ a | attr('__class__') }}", "attr"),
    "a class by its name in brackets": ("{{ a['__class__'] }}", "a[__class__]"),
    "all classes": ("{{ ''.__class__.__mro__[1].__subclasses__() }}", "__subclasses__"),
    "a call": ("{{ lipsum(1000) }}", "lipsum"),
    "a method": ("{{ a.names.upper() }}", "upper"),
    "a range": ("{% for x in range(99999999) %}{{ x }}{% endfor %}", "range"),
    "a global": ("{{ cycler }}", "cycler"),
    "the template itself": ("{{ self }}", "self"),
    "another file": ("{% include '/etc/passwd' %}", "include"),
    "another template": ("{% import 'x' as y %}", "import"),
    "a parent": ("{% extends 'x' %}", "extends"),
    "a macro": ("{% macro f() %}{{ f() }}{% endmacro %}", "macro"),
    "a variable of its own": ("{% set x = 1 %}", "assign"),
    "a loop in a loop": (
        "{% for x in a %}{% for y in a %}{{ y }}{% endfor %}{% endfor %}",
        "for",
    ),
    "a loop that calls itself": ("{% for x in a recursive %}{{ loop(x) }}{% endfor %}", "for"),
    "the inside of a loop": ("{% for x in a %}{{ loop.cycle }}{% endfor %}", "cycle"),
    "a new meaning for a word": ("{% for a in b %}{{ a }}{% endfor %}", "a"),
    "a test": ("{% if a is defined %}x{% endif %}", "defined"),
    "a list": ("{{ [1, 2] }}", "list"),
    "a fraction": ("{{ 1e999 }}", "inf"),
    "a negation": ("{{ -1 }}", "-"),
    "something inside something": ("{% if 'x' in a %}y{% endif %}", "in"),
    "nothing to say": ("{{ 'x' if a | aantal == 3 }}", "if"),
    "deep nesting": ("{{ " + "(" * 1500 + "a[0]" + ")" * 1500 + " }}", "((("),
    "a forged name": ("\ue0000\ue001", "U+E000"),
    "a bell": ("\x07", "U+0007"),
}


@pytest.mark.parametrize(("attack", "word"), ATTACKS.values(), ids=ATTACKS)
def test_an_attack_is_refused_with_its_line_and_word(attack: str, word: str) -> None:
    """Rules: WAK-SYS-41, WAK-SYS-49."""
    refusal = inspect(f"Een nacht.\n\n{attack}\n", SURE, line=8).faults[0]

    assert refusal.word == word
    assert refusal.code in ("not_allowed", "unknown_word", "unknown_filter")
    assert refusal.line == (8 if attack.startswith("{{ (((") else 10)


MISTAKES = {
    "a word nobody knows": ("{{ c[0] }}", "unknown_word", "c"),
    "a filter nobody knows": ("{{ a[0] | upper }}", "unknown_filter", "upper"),
    "a player who may not be there": ("{{ b[2] }}", "no_such_player", "b[2]"),
    "a gender word for men and women only": (
        "{{ a[0] | woord('bakker', 'bakster') }}",
        "missing_form",
        "woord",
    ),
    "a gender word that is empty for neither": (
        "{{ a[0] | woord('bakker', 'bakster', '') }}",
        "missing_form",
        "woord",
    ),
    "one form too many": ("{{ a[0] | woord('x', 'y', 'z', 'q') }}", "wrong_use", "woord"),
    "a name as a form": ("{{ a[0] | woord(a[0], 'y', 'z') }}", "wrong_use", "woord"),
    "a group as if it were a player": ("{{ a | woord('x', 'y', 'z') }}", "wrong_use", "woord"),
    "a player as if he were a group": ("{{ a[0] | namen }}", "wrong_use", "namen"),
    "a group without a filter": ("{{ a }}", "wrong_use", "a"),
    "a loop over one player": ("{% for x in a[0] %}{% endfor %}", "wrong_use", "for"),
    "a player compared with a number": ("{% if a[0] > 1 %}x{% endif %}", "wrong_use", "a"),
    "a brace left open": ("{{ a[0] ", "syntax", None),
    "a block left open": ("{% if a %}", "syntax", None),
}


@pytest.mark.parametrize(("text", "code", "word"), MISTAKES.values(), ids=MISTAKES)
def test_a_mistake_is_named_with_its_line_and_word(text: str, code: str, word: str | None) -> None:
    """Rules: WAK-STORY-03."""
    (refusal,) = inspect(f"Een nacht.\n{text}", SURE, line=3).faults

    assert (refusal.code, refusal.line) == (code, 4)
    assert word is None or refusal.word == word


def test_a_story_too_long_to_read_is_refused() -> None:
    """Rules: WAK-SYS-49."""
    assert [fault.code for fault in inspect("x" * 4_001, SURE).faults] == ["too_long"]


def test_a_story_that_comes_out_endless_is_stopped() -> None:
    """Rules: WAK-SYS-41."""
    people = Group((Person("Ann", "woman"),) * 1000, "")
    text = "{% for x in a %}" + "Nog een keer. " * 250 + "{% endfor %}"
    assert inspect(text, SURE).faults == ()

    with pytest.raises(StoryFault, match="too_long"):
        fill(text, {"a": people})
    assert LONGEST_STORY < 1000 * 14 * 250


def people(insertions: Insertions) -> dict[str, object]:
    """Return a baker of each kind and a group of two, with their roles."""
    ann = Person(insertions.token("Ann"), "woman", insertions.token("een heks"))
    bob = Person(insertions.token("Bob"), "man", insertions.token("Cupido"))
    cas = Person(insertions.token("Cas"), "neither")
    names = f"{ann} en {bob}"
    return {"a": Group((ann, bob, cas), ""), "b": Group((ann, bob), names), "dag": 3}


FILLED = {
    "a name": ("{{ a[0] }} en {{ a[1] | naam }}", "Ann en Bob"),
    "a gender word": (
        "{% for x in a %}{{ x | woord('bakker', 'bakster', 'wie bakt') }} {% endfor %}",
        "bakster bakker wie bakt",
    ),
    "a pronoun, or the name": (
        "{% for x in a %}{{ x | Hij }} zag {{ x | hem }}, {{ x | zijn }} kat. {% endfor %}",
        "Zij zag haar, haar kat. Hij zag hem, zijn kat. Cas zag Cas, diens kat.",
    ),
    "an English pronoun, or the name": (
        "{% for x in a %}{{ x | He }} saw {{ x | him }}, {{ x | his }} cat. {% endfor %}",
        "She saw her, her cat. He saw him, his cat. Cas saw Cas, their cat.",
    ),
    "roles": ("{{ b[0] | rol }}, {{ b[1] | role }}", "een heks, Cupido"),
    "a list of names": ("{{ b | namen }}", "Ann en Bob"),
    "a number": ("{{ b | aantal }}{% if b | aantal > 1 %} doden{% endif %}", "2 doden"),
    "the day": ("Dag {{ dag }}", "Dag 3"),
    "a choice": ("{{ 'één' if b | aantal == 1 else 'meer' }}", "meer"),
    "what is left when there is nobody": (
        "{% if not b %}niemand{% elif b and a %}beide{% endif %}",
        "beide",
    ),
    "commas but no last one": (
        "{% for x in b %}{{ x }}{% if not loop.last %}, {% endif %}{% endfor %}",
        "Ann, Bob",
    ),
}


@pytest.mark.parametrize(("text", "expected"), FILLED.values(), ids=FILLED)
def test_a_placeholder_is_filled(text: str, expected: str) -> None:
    """Rules: WAK-STORY-02, WAK-STORY-03, WAK-SYS-41."""
    insertions = Insertions()
    assert inspect(text, {"a": 3, "b": 2}).faults == ()
    assert render(fill(text, people(insertions)), insertions).text == expected


def test_markdown_becomes_text_and_html() -> None:
    """Rules: WAK-SYS-41."""
    shown = render("Een *zeer* lange\nnacht.\n\n- een\n- twee", Insertions())

    assert shown.text == "Een zeer lange nacht.\n\n  * een\n  * twee"
    assert "<em>zeer</em>" in shown.html
    assert "<li>een</li>" in shown.html


@pytest.mark.parametrize(
    "name",
    [
        "<script>alert(1)</script>",
        "[klik](javascript:alert(1))",
        "**Ann**",
        "# Ann",
        "1. Ann",
        "- Ann",
        "`Ann`",
        "&lt;b&gt; &amp; co",
        'Ann\'s "hond" \\* _x_',
        "![x](http://x.example/x.png)",
        "\ue0001\ue001",
        "{{ 9**9 }}",
    ],
)
def test_a_name_is_never_markdown_nor_html_nor_a_template(name: str) -> None:
    """Rules: WAK-SYS-49."""
    insertions = Insertions()
    insertions.token("een ander")
    person = Person(insertions.token(name), "neither")
    text = fill("{{ a[0] }} slaapt.", {"a": Group((person,), "")})

    shown = render(text, insertions)

    assert shown.text == f"{name} slaapt."
    tags = shown.html.replace("<p>", "").replace("</p>", "")
    assert "<" not in tags
    assert ">" not in tags


@pytest.mark.parametrize(
    "text",
    [
        "<script>alert(1)</script>",
        "<b onclick='x()'>x</b>",
        "[x](javascript:alert(1))",
        "[x](https://evil.example)",
        "![x](https://evil.example/x.png)",
        "<https://evil.example>",
        "&#xE000;7&#xE001;",
    ],
)
def test_an_author_can_neither_link_nor_load_nor_run_anything(text: str) -> None:
    """Rules: WAK-SYS-49."""
    shown = render(text, Insertions())

    inside = shown.html.removeprefix("<p>").removesuffix("</p>")
    assert "<" not in inside
    assert "href" not in inside
