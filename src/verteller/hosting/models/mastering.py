"""What masters did: who, when and what, beside the logs, which know no people."""

from django.db import models

from verteller.hosting.models.games import HostedGame, Player
from verteller.hosting.models.people import Person


class MasterAct(models.Model):
    """
    Something that was done about one game at its desk.

    Without a ``person`` the host did it himself. ``player`` is whom in the game it was about, and
    ``whom`` whose desk it is from then on, or not any more.

    Source: tempo reale, 2.2, LTR-SYS-27, LTR-SYS-39.
    """

    game = models.ForeignKey(HostedGame, models.CASCADE, related_name="master_acts")
    person = models.ForeignKey(Person, models.PROTECT, null=True, related_name="master_acts")
    act = models.CharField(max_length=30)
    player = models.ForeignKey(Player, models.CASCADE, null=True, related_name="+")
    whom = models.ForeignKey(Person, models.PROTECT, null=True, related_name="+")
    at = models.DateTimeField()

    class Meta:
        indexes = (models.Index(fields=["game", "at"], name="hosting_master_acts"),)

    def __str__(self) -> str:
        """Say what was done in which game."""
        return f"{self.act} in {self.game}"
