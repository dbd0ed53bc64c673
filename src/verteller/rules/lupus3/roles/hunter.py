"""The hunter (Cacciatore): every night aims at somebody, whom he kills if he is killed himself."""

from verteller.rules.lupus3.paper import Night, Reason
from verteller.rules.lupus3.role import EVERY_NIGHT, LIVING, WHITE, Power, Role
from verteller.rules.lupus3.roles.bodyguard import guards
from verteller.rules.powers import Act

FIRE = {"wolves": "LU3-HUNTER-01", "hunter": "LU3-HUNTER-02"}
"""The deaths at which a hunter shoots, and by which rule. Source: lupus 3.0, 6.11."""


def shoot(night: Night) -> None:
    """
    Let hunters whom the Wolves or other hunters kill shoot, one after another.

    Who dies of anything else does not; a suicide who is killed as well does.

    Source: lupus 3.0, 6.11, D7, LU3-HUNTER-01 to -03, LU3-AMB-33.
    """
    aiming = night.working("hunter")
    while firing := [act for act in aiming if _fires(night, act)]:
        aiming = [act for act in aiming if act not in firing]
        for act in firing:
            if night.village.options["bodyguard"] != "all" or not guards(night, act.target):
                cause, why = night.dying[act.seat]
                because = tuple(sorted({*why.because, act.entry}))
                night.kill(act.target, "hunter", Reason(FIRE[cause], because))


def _fires(night: Night, act: Act) -> bool:
    """Tell whether the Wolves or another hunter kill him who aims."""
    return act.seat in night.dying and night.dying[act.seat][0] in FIRE


HUNTER = Role(
    "hunter",
    "Cacciatore",
    WHITE,
    WHITE,
    "LU3-TABLE-11",
    Power(EVERY_NIGHT, (LIVING,), on_self=True),
    acquirable=True,
)
