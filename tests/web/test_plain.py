"""A mail's plain text on a page: lines broken to fit are whole again, lists are lists."""

from verteller.web.plain import Passage, passages

LONG = "This sentence was broken after some seventy characters because lines have"


def read(text: str) -> list[Passage]:
    """Return the passages of a text."""
    return list(passages(text))


def test_lines_broken_to_fit_are_joined() -> None:
    """A phone is not wide enough for lines of seventy characters."""
    assert read(f"{LONG}\nan end, and here it goes on.") == [
        Passage("text", (f"{LONG} an end, and here it goes on.",))
    ]


def test_a_line_that_ends_early_ends_there() -> None:
    """Who ends a short line means it."""
    assert read("Hello Ann,\nI vote Bob.") == [Passage("text", ("Hello Ann,", "I vote Bob."))]


def test_an_underlined_line_is_a_heading() -> None:
    """As the narrator writes them."""
    assert read("Who must burn?\n==============\n\nChoose.") == [
        Passage("heading", ("Who must burn?",)),
        Passage("text", ("Choose.",)),
    ]


def test_a_list_is_a_list_and_its_broken_items_are_whole() -> None:
    """Every choice stands on a line of its own, however long it is."""
    assert read("- Ann\n- Bob, who was\n  a baker") == [
        Passage("list", ("Ann", "Bob, who was a baker"))
    ]


def test_what_stands_below_two_dashes_is_the_signature() -> None:
    """And a rule is a rule, a quotation a quotation."""
    assert read("Bob\n\n* * *\n\n> who?\n-- \nVerteller\n") == [
        Passage("text", ("Bob",)),
        Passage("rule", ()),
        Passage("quote", ("who?",)),
        Passage("signature", ("Verteller",)),
    ]


def test_no_text_has_no_passages() -> None:
    """An empty mail is shown empty."""
    assert read("\n \n") == []
