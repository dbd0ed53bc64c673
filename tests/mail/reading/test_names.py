"""Players' names in free text."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from verteller.mail.reading.names import find_names

PLAYERS = (
    *("Jan", "Jan Piet", "Bob", "Carla", "Jérôme", "Anne-Marie", "O'Brien", "Anna", "Agent 007"),
    *("René", "Rene", "Łukasz", "Groß", "Жюль", "राम", "J.R. Vos"),
)


def named(text: str) -> list[str]:
    return [PLAYERS[place] for place in find_names(text, PLAYERS).names]


def suggested(text: str) -> dict[str, list[str]]:
    near = find_names(text, PLAYERS).near
    return {miss.word: [PLAYERS[place] for place in miss.suggestions] for miss in near}


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("Ik stem op Bob.", ["Bob"]),
        ("BOB!", ["Bob"]),
        ("bob", ["Bob"]),
        ("Nou, volgens mij is (Bob) het, of niet?", ["Bob"]),
        ("Mijn keuzes:\n-Carla\n- Bob", ["Carla", "Bob"]),
        ("Carla,Bob/Anna", ["Carla", "Bob", "Anna"]),
        ("@Bob", ["Bob"]),
        ("Ik weet het niet.", []),
        ("", []),
    ],
)
def test_a_name_counts_anywhere_in_the_body_in_any_case(text: str, names: list[str]) -> None:
    """Rules: WAK-VOTE-02, WAK-VOTE-16, WAK-VOTE-17."""
    assert named(text) == names


def test_a_name_at_the_end_of_the_mail_counts_like_any_other() -> None:
    """Rules: WAK-VOTE-03."""
    assert named("Ik stem op Bob.\n\nGroetjes, Anna") == ["Bob", "Anna"]


@pytest.mark.parametrize("text", ["", "Ik weet het niet.", "Op wie zal ik stemmen?"])
def test_a_text_without_a_name_gives_none(text: str) -> None:
    """Rules: WAK-VOTE-04."""
    assert named(text) == []


def test_too_many_names_are_all_reported() -> None:
    """Rules: WAK-VOTE-04."""
    assert named("Bob, Carla of Anna") == ["Bob", "Carla", "Anna"]


def test_a_name_written_twice_counts_once() -> None:
    """Rules: WAK-VOTE-17."""
    assert named("Bob! Bob! bob!") == ["Bob"]


@pytest.mark.parametrize("text", ["Bobby", "kabob", "Carlas", "Janneke", "Bob2", "bób's2"])
def test_a_name_inside_a_longer_word_is_no_name(text: str) -> None:
    """Rules: WAK-VOTE-17."""
    assert named(text) == []


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("jerome", "Jérôme"),
        ("JÉRÔME", "Jérôme"),
        ("Je\u0301ro\u0302me", "Jérôme"),
        ("Bób", "Bob"),
        ("lukasz", "Łukasz"),
        ("GROSS", "Groß"),
        ("\uff22\uff4f\uff42", "Bob"),
        ("B\u00adob", "Bob"),
        ("жюль", "Жюль"),
        ("राम", "राम"),
    ],
)
def test_accents_make_no_difference_either_way(text: str, name: str) -> None:
    """Rules: WAK-USE-02."""
    assert named(text) == [name]


def test_the_longest_name_wins() -> None:
    assert named("ik kies jan piet") == ["Jan Piet"]
    assert named("ik kies Jan") == ["Jan"]
    assert named("Jan, Piet") == ["Jan"]
    assert named("Jan en Jan Piet") == ["Jan", "Jan Piet"]


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("anne marie", ["Anne-Marie"]),
        ("Anne–Marie", ["Anne-Marie"]),
        ("Anne\nMarie", ["Anne-Marie"]),
        ("Anne\n\nMarie", []),
        ("Anne, Marie", []),
        ("O’Brien", ["O'Brien"]),
        ("agent\u00a0007", ["Agent 007"]),
        ("j.r. vos", ["J.R. Vos"]),
        ("Jan-Piet", ["Jan Piet"]),
    ],
)
def test_names_of_several_words_are_found(text: str, names: list[str]) -> None:
    assert named(text) == names


@pytest.mark.parametrize("text", ["Anna's stem", "Anna’s", "d'Anna", "dell’Anna", "Anna'S"])
def test_an_apostrophe_at_a_name_does_not_hide_it(text: str) -> None:
    assert named(text) == ["Anna"]


def test_names_joined_by_a_hyphen_are_names_only_when_all_of_them_are() -> None:
    assert named("Bob-Carla") == ["Bob", "Carla"]
    assert named("Bob-Klaas") == []
    assert suggested("Bob-Klaas") == {"Bob-Klaas": ["Bob"]}


@pytest.mark.parametrize("text", ["bob@example.org", "http://bob.example/carla", "www.bob.example"])
def test_a_name_inside_an_address_is_no_vote(text: str) -> None:
    assert named(f"Zie {text} voor meer") == []


def test_the_exact_spelling_decides_between_names_that_differ_by_an_accent() -> None:
    assert named("RENÉ") == ["René"]
    assert named("rene") == ["Rene"]


def test_a_spelling_between_two_names_is_ambiguous() -> None:
    found = find_names("Renè", PLAYERS)

    assert found.names == ()
    assert [(some.word, some.candidates) for some in found.ambiguous] == [
        ("Renè", (PLAYERS.index("René"), PLAYERS.index("Rene")))
    ]


def test_a_name_broken_by_a_line_is_ambiguous_when_its_beginning_is_a_name_too() -> None:
    found = find_names("Ik stem op Jan\nPiet", PLAYERS)

    assert found.names == ()
    assert [some.candidates for some in found.ambiguous] == [(1, 0)]


@pytest.mark.parametrize(
    ("text", "suggestions"),
    [
        ("Ik stem op Bop", {"Bop": ["Bob"]}),
        ("Crala", {"Crala": ["Carla"]}),
        ("O'Briens", {"O'Briens": ["O'Brien"]}),
        ("Jerrome", {"Jerrome": ["Jérôme"]}),
        ("ann marie", {"ann marie": ["Anne-Marie"]}),
        ("agent 008", {"agent 008": ["Agent 007"]}),
        ("Marie", {"Marie": ["Anne-Marie"]}),
        ("ik stem op niemand", {}),
        ("xyzzy", {}),
    ],
)
def test_a_near_miss_is_reported_with_what_may_be_meant(
    text: str, suggestions: dict[str, list[str]]
) -> None:
    assert named(text) == []
    assert suggested(text) == suggestions


def test_a_name_that_is_found_is_no_near_miss() -> None:
    assert suggested("Bob en Carla") == {}


def test_every_player_of_the_game_is_looked_for_dead_or_alive() -> None:
    """The caller passes all names; none is left out. Rules: WAK-VOTE-18."""
    many = tuple(f"Speler {number}" for number in range(1_000))

    assert find_names("speler 999 en speler 0", many).names == (999, 0)


def test_no_names_and_names_without_letters_do_no_harm() -> None:
    assert find_names("Bob", ()).names == ()
    assert find_names("Bob !!!", ("!!!", "", "Bob")).names == (2,)


@given(st.text(), st.lists(st.text(max_size=12), max_size=6))
def test_any_text_and_any_names_are_read_without_error(text: str, names: list[str]) -> None:
    """Rules: WAK-SYS-50."""
    found = find_names(text, names)

    assert len(set(found.names)) == len(found.names)
    assert all(0 <= place < len(names) for place in found.names)


LETTERS = st.text(alphabet="abcdefgéèüßøłжक", min_size=2, max_size=8)


@given(st.lists(LETTERS, min_size=1, max_size=5, unique_by=str.casefold), st.data())
def test_whoever_is_written_as_he_is_called_is_found_or_ambiguous(
    names: list[str], data: st.DataObject
) -> None:
    """Rules: WAK-VOTE-02."""
    chosen = data.draw(st.sampled_from(names))

    found = find_names(f"Ik stem op {chosen}, denk ik.", names)

    places = {*found.names, *(place for some in found.ambiguous for place in some.candidates)}
    assert names.index(chosen) in places
