"""Letters about absence: what came of a wish, and the hand-over of a seat."""

from typing import Any

from verteller.hosting.games import read_entries
from verteller.mail.layout import Block, blocks_of
from verteller.mail.letters.prompts import prompt_blocks
from verteller.mail.letters.reports import section_blocks
from verteller.mail.letters.writing import Body, Subject, Writing, laid_out
from verteller.rules.facts import Seat
from verteller.rules.views import View, view
from verteller.telling import Paragraph, Teller, letters, refusal


def also(writing: Writing) -> list[Block]:
    """Write what came of the other things that a mail wished for."""
    told = writing.payload.get("also", ())
    return blocks_of(Paragraph(_told(writing, each)) for each in told)


def hand_over(writing: Writing) -> tuple[Subject, Body]:
    """
    Write to whoever takes over a seat what the seat was told, all of it and nothing else.

    The village as it stands and the questions that are open come last. What is written is a
    fold of the log up to one entry, so it always reads the same.
    """
    record, player = writing.row.game, writing.row.player
    if record is None or player is None or player.seat is None:
        raise ValueError("a hand-over of no seat")
    known = view(read_entries(record, 1, writing.payload["last"]), Seat(player.seat))
    teller = writing.teller()
    open_now = list(known.questions.values())
    subject, blocks = laid_out(
        letters.hand_over(
            writing.desk,
            game=record.name,
            player=teller.name(Seat(player.seat)),
            paragraphs=(),
            is_asked=bool(open_now),
        )
    )
    *begun, following = blocks
    told = section_blocks(teller.sections([each.fact for each in known.told]))
    village = blocks_of([_overview(known, teller)])
    asked = prompt_blocks(writing, teller, open_now)
    return subject, [*begun, *told, *village, following, *asked]


def _overview(known: View, teller: Teller) -> Paragraph:
    everybody = [Seat(seat) for seat in range(len(teller.cast.names))]
    gone = {*known.dead, *known.exiled}
    living = [seat for seat in everybody if seat not in gone]
    dead = [(seat, known.shown.get(seat)) for seat in known.dead if seat not in known.exiled]
    return teller.overview(living, dead, known.mayor, known.exiled)


def _told(writing: Writing, told: dict[str, Any]) -> str:
    if told["code"] != "refused":
        return letters.told(writing.desk, code=told["code"], parameters=told)
    said = {"game": writing.game, **told}
    why, detail = str(told["why"]), str(told.get("detail", ""))
    if writing.row.player is not None:
        return writing.teller().refusal(why, detail, said)
    return refusal(why, detail, said, writing.language)
