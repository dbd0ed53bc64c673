"""What letters say of the whole village: how a game begins, and who is still alive."""

from typing import cast

from verteller.hosting.administration import describe
from verteller.hosting.fairness.ladder import rungs_of
from verteller.mail.letters.writing import Writing
from verteller.mail.news import village_standing
from verteller.rules.facts import Seat
from verteller.telling import Gender, Paragraph, Teller, letters
from verteller.telling.letters import Letter, Participant, Terms


def opening(writing: Writing) -> Letter:
    """Return what everybody is told at the start. Source: wakkerdam, WAK-SYS-12, WAK-SYS-13."""
    record = writing.row.game
    if record is None:
        raise ValueError("an opening without a game")
    players = writing.players()
    terms = Terms(
        speed=record.speed,
        strictness=record.strictness,
        theme=record.theme,
        players=len(players),
        mayor=record.mayor,
        rungs=rungs_of(record),
        calendar=describe(record)["calendar"],
    )
    village = [
        Participant(
            player.name,
            cast("Gender", player.gender),
            player.address.email,
            tuple(player.nicknames),
        )
        for player in players
    ]
    return letters.opening(writing.desk, game=record.name, terms=terms, players=village)


def overview(writing: Writing, teller: Teller) -> Paragraph:
    """Return how the village stood after what a row tells. Source: wakkerdam, WAK-STORY-07."""
    standing = village_standing(writing.row.game_id or 0, writing.payload["last"])
    everybody = [Seat(seat) for seat in range(len(teller.cast.names))]
    gone = {*standing.dead, *standing.exiled}
    living = [seat for seat in everybody if seat not in gone]
    dead = [
        (seat, standing.shown.get(seat)) for seat in standing.dead if seat not in standing.exiled
    ]
    return teller.overview(living, dead, standing.mayor, standing.exiled)
