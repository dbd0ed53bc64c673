"""The hunter (Cacciatore): every night aims at somebody, whom he kills if he is killed himself."""

from verteller.rules.lupus3.paper import Night, reason
from verteller.rules.lupus3.role import EVERY_NIGHT, LIVING, WHITE, Power, Role
from verteller.rules.lupus3.roles.bodyguard import guards

FIRE = ("wolves", "hunter")
"""The deaths at which a hunter shoots. Source: lupus 3.0, 6.11, LU3-HUNTER-01 to -03."""


def shoot(night: Night) -> None:
    """
    Let hunters whom the Wolves or other hunters kill shoot, one after another.

    Who dies of anything else does not; a suicide who is killed as well does.

    Source: lupus 3.0, 6.11, D7, LU3-HUNTER-01 to -03, LU3-AMB-33.
    """
    aiming = night.working("hunter")
    falling = [act for act in aiming if _is_shot(night, act.seat)]
    while falling:
        act = falling.pop(0)
        aiming.remove(act)
        if night.village.options["bodyguard"] != "all" or not guards(night, act.target):
            causes = night.dying[act.seat][1].because
            why = reason("LU3-HUNTER-01", [act])
            night.kill(act.target, "hunter", type(why)(why.rule, (*causes, *why.because)))
        falling = [each for each in aiming if _is_shot(night, each.seat)]


def _is_shot(night: Night, seat: int) -> bool:
    return any(dead == seat and cause in FIRE for dead, (cause, _) in night.dying.items())


HUNTER = Role(
    "hunter",
    "Cacciatore",
    WHITE,
    WHITE,
    "LU3-TABLE-11",
    Power(EVERY_NIGHT, (LIVING,), on_self=True),
    acquirable=True,
)
