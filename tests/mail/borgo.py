"""A village of Lupus 3.0 whose people have first names, surnames and nicknames, and write so."""

from datetime import timedelta

from tests.mail.village import Village, new_village
from verteller.hosting import games
from verteller.hosting.models import Player
from verteller.hosting.sign_up import close_sign_up
from verteller.mail.routing import Result
from verteller.rules.facts import Choice

PEOPLE = (
    "Marta Rossi, detta Titti, donna",
    "Luca Bianchi, uomo",
    "Giulia Verdi, donna",
    "Paolo Rossi, uomo",
    "Anna De Luca, donna",
    "Sara Fiore, donna",
    "Bruno Leone, detto Nuno, uomo",
    "Niccolò Conti, uomo",
)
ROLES = (
    *("wolf", "seer", "bodyguard", "vampire_hunter"),
    *("farmer", "necrophile", "exorcist", "expansive"),
)


class Borgo(Village):
    """One game, whose players write from addresses by their first names."""

    def writes(self, name: str, text: str) -> Result:
        """Let a player write to the narrator."""
        self.now += timedelta(seconds=1)
        return self.mail(self.player(name).address.email, text)

    def chosen(self, name: str, question: str) -> Choice | None:
        """Return what a player has chosen so far, None where he has given no answer."""
        with games.opened(self.game) as game:
            given = game.state.given.get(self.seat(name), {}).get(question)
            return None if given is None else given.choice

    def named(self, name: str, question: str) -> str | None:
        """Return whom a player has chosen, empty where he takes that back."""
        choice = self.chosen(name, question)
        if choice is None:
            return None
        with games.opened(self.game) as game:
            return "".join(game.state.names[int(option)] for _, option in choice)


def borgo(roles: tuple[str, ...] = ROLES, **changes: object) -> Borgo:
    """Make a game of Lupus 3.0 in Italian and open its first night."""
    settings = {"rulebook": "lupus3", "language": "it", "strictness": 0, **changes}
    new_village(*roles, name="Borgo", **settings)  # type: ignore[arg-type]
    village = Borgo("Borgo")
    for line in PEOPLE[: len(roles)]:
        first = line.split()[0].lower().replace("ò", "o")
        assert village.mail(f"{first}@x.it", line).code == "signed_up"
    close_sign_up(village.game, village.now)
    return village


def everybody(village: Village) -> list[str]:
    """Return all names in seating order."""
    return list(
        Player.objects.filter(game=village.game).order_by("seat").values_list("name", flat=True)
    )
