"""The letter to whoever takes over a seat: all that the seat was told, from the beginning."""

from collections.abc import Sequence

from verteller.telling.letters.desk import Desk, Letter
from verteller.telling.paragraphs import Paragraph


def hand_over(
    desk: Desk, *, game: str, player: str, paragraphs: Sequence[Paragraph], is_asked: bool
) -> Letter:
    """
    Hand a seat over: under which name one plays, what has been told there, what is to be done.

    Args:
        player: The seat's name, which stays.
        paragraphs: What the seat was told (see `Teller.facts`) and how the village stands.
        is_asked: Whether questions follow below.
    """
    say = desk.say
    return Letter(
        say("hand_over", "subject", game=game),
        (
            Paragraph(say("hand_over", game=game, player=player)),
            Paragraph(say("hand_over", "secret")),
            Paragraph(say("hand_over", "told")),
            *paragraphs,
            Paragraph(say("hand_over", "asked" if is_asked else "not-asked")),
        ),
    )
