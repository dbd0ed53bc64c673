"""What a story may name: nothing that its readers do not know at its moment."""

import pytest

from tests.telling.stories.test_shipped import mails, played
from tests.telling.stories.written import story
from verteller.rules.facts import EVERYONE, Seat, seen_by
from verteller.telling.stories import examine, remarks
from verteller.telling.stories.heard import FINAL_ROLE, Heard
from verteller.telling.stories.moments import DEAL, MOMENTS, find_moment
from verteller.telling.stories.private import private_parts
from verteller.telling.stories.public import public_parts

OF_THE_DEAD = [
    each for each in MOMENTS.values() if each.public and each.knows_roles == frozenset("b")
]
SILENT = [each for each in MOMENTS.values() if each.public and not each.knows_roles]


def codes(text: str, **fields: object) -> list[tuple[str, int, str]]:
    return [(each.code, each.line, each.word) for each in examine(story(text, **fields), "").faults]


@pytest.mark.parametrize("moment", SILENT, ids=lambda each: f"{each.key}.{each.name}")
def test_a_story_for_all_names_no_role_where_none_is_shown(moment: object) -> None:
    """Rules: WAK-SYS-51."""
    key, name = moment.key, moment.name  # type: ignore[attr-defined]

    assert codes("{% for x in a %}{{ x | rol }}{% endfor %}", key=key, moment=name) == [
        ("secret", 8, "a")
    ]


@pytest.mark.parametrize("moment", OF_THE_DEAD, ids=lambda each: f"{each.key}.{each.name}")
def test_a_story_for_all_names_the_roles_of_the_dead_and_of_nobody_living(moment: object) -> None:
    """Rules: WAK-STORY-02, WAK-SYS-51."""
    key, name = moment.key, moment.name  # type: ignore[attr-defined]
    every = "{% for x in {g} %}{{ x | rol }}{% endfor %}"

    assert codes(every.replace("{g}", "b"), key=key, moment=name) == []
    assert codes(every.replace("{g}", "a"), key=key, moment=name) == [("secret", 8, "a")]


def test_a_secret_is_found_wherever_it_hides() -> None:
    """In a condition, in a choice and in a loop; each group is named once, with its first line."""
    text = (
        "Een nacht.\n{% if a[0] | rol %}x{% endif %}\n"
        "{{ (a[0] | Rol) if b | aantal == 1 else 'niets' }}"
    )

    assert codes(text, a="1+") == [("secret", 10, "a")]


def test_a_story_for_one_reader_names_only_roles_he_learns() -> None:
    """Rules: WAK-SYS-51."""
    role = "{{ b[0] | rol }}"

    assert codes(role, key="seer", moment="role_seen", b=1) == []
    assert codes(role, key="cupid", moment="in_love", b=1) == [("secret", 9, "b")]
    assert codes("{{ a[0] | rol }}", key="deal", moment="any", a=1) == []
    assert codes("{{ a[0] | rol }}", key="werewolf", moment="woken", a=1) == [("secret", 9, "a")]


def test_a_deadline_is_named_to_all_only_where_all_are_asked() -> None:
    """At night a deadline would tell who is asked something. Rules: WAK-SYS-51."""
    assert codes("Tot {{ deadline }}.", key="pyre", moment="intro") == []
    assert codes("Tot {{ deadline }}.", moment="night") == [("not_public", 8, "deadline")]
    assert codes("Tot {{ deadline }}.", key="seer", moment="woken") == []


def test_what_a_story_may_name_is_what_players_of_whole_games_know() -> None:
    """
    Where a role is refused, there are games in which it is a secret at that moment.

    The end is left out: all roles are told in the same mail.

    Rules: WAK-STORY-02, WAK-SYS-51.
    """
    secret: dict[tuple[str, str, str], bool] = {}
    for seed in range(14):
        game = played(seed)
        heard = Heard(len(game.started.players), None)
        for told in mails(game, None)[::2]:
            if any(fact.kind == FINAL_ROLE for fact in told):
                break
            for part in public_parts([seen_by(fact, None) for fact in told], heard):
                for group, seats in (("a", part.a), ("b", part.b)):
                    place = (part.key, part.moments[0], group)
                    hidden = any(seat not in heard.shown for seat in seats)
                    secret[place] = secret.get(place, not seats) or hidden
    assert len(secret) > 20
    for (key, name, group), hidden in secret.items():
        moment = find_moment(key, name)
        assert moment is not None
        assert hidden or group in moment.knows_roles, (key, name, group)


def test_every_private_moment_that_names_a_role_is_one_in_which_it_is_told() -> None:
    """Rules: WAK-SYS-51."""
    for seed in range(14):
        game = played(seed)
        for number in range(len(game.started.players)):
            heard = Heard(len(game.started.players), Seat(number))
            for told in mails(game, Seat(number)):
                facts = [seen_by(fact, Seat(number)) for fact in told]
                if facts and facts[0].to == EVERYONE:
                    heard.hear_all(facts)
                    continue
                for part in private_parts(facts, heard):
                    moment = find_moment(part.key, part.moments[0])
                    assert moment is not None
                    roles = {**heard.shown, **dict(part.roles)}
                    if moment.shows_role or part.key == DEAL:
                        assert all(seat in roles for seat in (part.b or part.a))


def test_a_story_of_the_morning_that_names_a_killer_is_remarked_upon() -> None:
    """Nobody can know it, so it may well be untrue; the plain facts say nothing of it."""
    read = examine(story("Een nacht.\n\nDe weerwolven beten {{ b[0] }}; de heks zweeg.", b=1), "x")
    quiet = examine(story("De weerwolven huilen.", moment="night"), "x")
    assert read.story is not None
    assert quiet.story is not None

    assert [(each.code, each.line, each.word) for each in remarks(read.story)] == [
        ("tells_cause", 11, "weerwolven"),
        ("tells_cause", 11, "heks"),
    ]
    assert not any(each.is_fault for each in remarks(read.story))
    assert list(remarks(quiet.story)) == []


def test_all_faults_of_a_story_are_named_at_once_with_what_may_be_meant() -> None:
    """Rules: WAK-STORY-03."""
    text = story("{{ c[0] }}\n{{ b | nammen }}\n{{ b[0] | woord('x', 'y') }}\n{{ naam }}", b="1")
    text = text.replace("author:", "autor:").replace("moment: morning", "moment: mornin")

    found = [(each.line, each.code, each.word, each.hint) for each in examine(text, "").faults]

    assert found == [
        (4, "unknown_field", "autor", "author"),
        (6, "unknown_moment", "general.mornin", "general.morning"),
        (9, "unknown_word", "c", ""),
        (10, "unknown_filter", "nammen", "namen"),
        (11, "missing_form", "woord", ""),
        (12, "unknown_word", "naam", "a[0] | naam"),
    ]


@pytest.mark.parametrize(
    ("fields", "word"),
    [
        ({"key": "pyre", "moment": "result", "b": 2}, "b: 2"),
        ({"moment": "night", "b": "1+"}, "b: 1+"),
        ({"moment": "opening", "a": 0}, "a: 0"),
        ({"key": "deal", "moment": "seer", "b": 1}, "b: 1"),
    ],
)
def test_a_story_for_players_there_never_are_is_refused(
    fields: dict[str, object], word: str
) -> None:
    """Rules: WAK-STORY-04."""
    assert [(code, said) for code, _, said in codes("Een nacht.", **fields)] == [
        ("never_told", word)
    ]


@pytest.mark.parametrize("size", ["any", "0", "1+", "5", "30", "9+"])
def test_a_story_for_any_number_there_may_be_is_taken(size: str) -> None:
    """Rules: WAK-STORY-04."""
    assert codes("Een nacht.", a=size, b=size) == []
