"""Letters about taking part: invitations, confirmations, farewells."""

from datetime import timedelta

from verteller.mail.letters.writing import Body, Subject, Writing, laid_out
from verteller.telling import letters
from verteller.telling.letters import Participant, Terms


def invitation(writing: Writing) -> tuple[Subject, Body]:
    """Write what game one may join, and on what terms."""
    payload = writing.payload
    terms = Terms(
        speed=timedelta(seconds=payload["speed_seconds"]),
        strictness=payload["strictness"],
        theme=payload["theme"],
        most=payload["most"],
        mayor=payload["mayor"],
        rungs=tuple(payload.get("rungs", ())),
        least_reliability=payload.get("least_reliability"),
        calendar=payload.get("calendar"),
        addresses=payload.get("addresses", ""),
    )
    return laid_out(
        letters.invitation(
            writing.desk,
            game=writing.game,
            terms=terms,
            closes_at=writing.moment("closes_at"),
            note=payload.get("text", ""),
        )
    )


def signed_up(writing: Writing) -> tuple[Subject, Body]:
    """Write as whom one has been signed up."""
    payload = writing.payload
    nicknames = tuple(payload.get("nicknames", ()))
    player = Participant(payload["name"], payload["gender"], payload["email"], nicknames)
    return laid_out(
        letters.signed_up(
            writing.desk,
            game=writing.game,
            player=player,
            language=payload["language"],
            time_zone=payload["time_zone"],
            closes_at=writing.moment("closes_at"),
            replaced=bool(payload.get("replaced")),
            seed_sha256=payload.get("seed_sha256", ""),
            addresses=payload.get("addresses", ""),
        )
    )


def sign_up_refused(writing: Writing) -> tuple[Subject, Body]:
    """Write what is wrong with a sign-up."""
    said = {"game": writing.game, **writing.payload}
    code = str(writing.payload["code"])
    return laid_out(letters.sign_up_refused(writing.desk, code=code, parameters=said))


def left_list(writing: Writing) -> tuple[Subject, Body]:
    """Write that one is no longer invited."""
    return laid_out(letters.left_list(writing.desk, game=writing.game))
