"""Letters about what happened: news, the opening, how the village stands."""

from collections.abc import Mapping, Sequence
from typing import Final, cast

from verteller.hosting.administration import describe
from verteller.hosting.fairness.ladder import rungs_of
from verteller.mail.letters.prompts import prompt_blocks
from verteller.mail.letters.writing import Body, Subject, Writing, laid_out
from verteller.mail.news import PUBLIC, moment_before, news_of, village_standing
from verteller.rules.facts import Fact, PhaseOpened, Seat
from verteller.telling import Gender, Language, Paragraph, Teller, letters
from verteller.telling.letters import Participant, Terms

PHASES: Final[Mapping[Language, Mapping[str, str]]] = {
    "nl": {"election": ", de verkiezing", "pyre": ", de brandstapel"},
    "en": {"election": ", the election", "pyre": ", the pyre"},
    "it": {"election": ", l’elezione", "pyre": ", il rogo"},
    "de": {"election": ", die Wahl", "pyre": ", der Scheiterhaufen"},
}
"""What the subject of a mail to all says of its phase; never a keyword."""


def news(writing: Writing) -> tuple[Subject, Body]:
    """Write what happened, how the village stands, and what the reader is asked."""
    told = news_of(writing.row)
    in_public = writing.payload["channel"] == PUBLIC
    is_opening = in_public and writing.payload["first"] == 1
    teller = writing.teller(to_all=in_public)
    paragraphs = teller.facts(told.facts)
    if in_public and not is_opening:
        paragraphs.append(_overview(writing, teller))
    letter = letters.news(
        writing.desk,
        game=writing.game,
        facts=[*moment_before(writing.row), *told.facts],
        paragraphs=paragraphs,
        channel="public" if in_public else "private",
    )
    subject, blocks = laid_out(letter)
    if in_public:
        subject += _phase(told.facts, writing.language)
    if is_opening:
        subject, opening = _opening(writing)
        blocks = [*opening, *blocks]
    return subject, [*blocks, *prompt_blocks(writing, teller, told.questions)]


def _phase(facts: Sequence[Fact], language: Language) -> str:
    """Return what a subject says of the phase that is open, so that each is a conversation."""
    opened = [fact.phase for fact in facts if isinstance(fact, PhaseOpened)]
    return PHASES[language].get(opened[-1], "") if opened else ""


def _opening(writing: Writing) -> tuple[Subject, Body]:
    """Write what everybody is told at the start. Source: wakkerdam, WAK-SYS-12, WAK-SYS-13."""
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
        Participant(player.name, cast("Gender", player.gender), player.address.email)
        for player in players
    ]
    return laid_out(letters.opening(writing.desk, game=record.name, terms=terms, players=village))


def _overview(writing: Writing, teller: Teller) -> Paragraph:
    standing = village_standing(writing.row.game_id or 0, writing.payload["last"])
    everybody = [Seat(seat) for seat in range(len(teller.cast.names))]
    gone = {*standing.dead, *standing.exiled}
    living = [seat for seat in everybody if seat not in gone]
    dead = [
        (seat, standing.shown.get(seat)) for seat in standing.dead if seat not in standing.exiled
    ]
    return teller.overview(living, dead, standing.mayor, standing.exiled)
