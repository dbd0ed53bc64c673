"""
Facts of Düsterwald alone: its calls, its night, and what the narrator keeps to himself.

Whatever is the narrator's truth says so; of all others the docstring says who hears it.
"""

from verteller.rules.facts import Fact, Option, Seat, fact


@fact
class RolesListed(Fact):
    """
    Everyone, or the narrator alone if the group plays so: which roles are in the game.

    In the rulebook's order, so that nothing follows from it about who has which.

    Source: duesterwald, Vorbereitung, DUE-SET-04, DUE-AMB-40.
    """

    roles: tuple[Option, ...]


@fact
class Nightfall(Fact):
    """
    Everyone: a night begins.

    Source: duesterwald, Vorbereitung, Nachtphase, DUE-SET-12, DUE-DAY-06.
    """

    number: int


@fact
class QuietNight(Fact):
    """
    Everyone: nobody has died in the night.

    Source: duesterwald, Tagphase, DUE-DAY-02.
    """


@fact
class ModelChosen(Fact):
    """
    The narrator's truth: whom the wild child (wildes Kind) looks up to.

    Source: duesterwald, Das wilde Kind, DUE-KID-01.
    """

    player: Seat
    model: Seat


@fact
class Shielded(Fact):
    """
    The narrator's truth: whom the protector (Beschützer) keeps from the wolves tonight.

    Source: duesterwald, Der Beschützer, DUE-PRO-01, -03.
    """

    player: Seat
    by: Seat


@fact
class Lodged(Fact):
    """
    The narrator's truth: with whom the village harlot (Dorfmatratze) sleeps tonight.

    Source: duesterwald, Dorfmatratze, DUE-HAR-01.
    """

    player: Seat
    host: Seat


@fact
class Prey(Fact):
    """
    The pack: whom it hunts tonight, or that it has not agreed on anybody.

    Source: duesterwald, Nachtphase, DUE-NGT-06, -07, DUE-WLF-05.
    """

    player: Seat | None


@fact
class Conversion(Fact):
    """
    The narrator's truth: the pack's victim is to become a wolf, and whether it does.

    Source: duesterwald, Der Urwolf, DUE-URW-02.
    """

    player: Seat
    by: Seat
    worked: bool


@fact
class WhiteHunt(Fact):
    """
    The narrator's truth: which wolf the white werewolf (weißer Werwolf) kills tonight.

    Source: duesterwald, Der weiße Werwolf, DUE-WHW-03.
    """

    player: Seat
    by: Seat


@fact
class PotionUsed(Fact):
    """
    The narrator's truth: a potion of the witch (Hexe) is spent, ``heal`` or ``poison``.

    Source: duesterwald, Die Hexe, DUE-WIT-02, -03.
    """

    player: Seat
    potion: str
    by: Seat


@fact
class ScentLost(Fact):
    """
    The fox (Fuchs): he has found no wolf and has lost his power.

    Source: duesterwald, Der Fuchs, DUE-FOX-04.
    """


@fact
class LetterWritten(Fact):
    """
    The raven (schwarzer Rabe): the words his letter has so far.

    Source: duesterwald, Der schwarze Rabe, DUE-RAV-04.
    """

    text: str


@fact
class LetterPinned(Fact):
    """
    The narrator's truth: at whose house a letter will hang in the morning.

    Source: duesterwald, Der schwarze Rabe, DUE-RAV-01.
    """

    player: Seat
    text: str | None


@fact
class Shot(Fact):
    """
    Everyone: whom the hunter (Jäger) shoots as he leaves the game.

    Source: duesterwald, Der Jäger, DUE-HUN-01, -04.
    """

    player: Seat
    target: Seat


@fact
class Tied(Fact):
    """
    Everyone: who shares the highest number of votes, in a ballot or an election (``captain``).

    Source: duesterwald, Tagphase, DUE-VOT-05, DUE-CAP-02.
    """

    ballot: str
    players: tuple[Seat, ...]


@fact
class Leaving(Fact):
    """
    The narrator's truth: a player is taken out at the end of the coming dawn or day.

    Source: duesterwald, DUE-SYS-42.
    """

    player: Seat
    cause: str
    public_reason: str = ""

    @property
    def lasts(self) -> bool:
        """A master's decision stands when a closing is undone."""
        return True


@fact
class Released(Fact):
    """
    The hearer is no longer in love, since the partner was taken out of the game.

    Source: duesterwald, Amor, DUE-LOV-02, DUE-SYS-42.
    """


@fact
class SideShown(Fact):
    """
    Everyone, after the end: whose side a player was on, and with whom he was in love.

    Only where the role does not say so already.

    Source: duesterwald, Der Wolfshund, DUE-DOG-04, DUE-SYS-45.
    """

    player: Seat
    faction: str
    lover: Seat | None
