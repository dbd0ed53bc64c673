"""All supernatural powers by their ids."""

from verteller.rules.tempo_reale.powers.amnesia import AMNESIA
from verteller.rules.tempo_reale.powers.concealment import CONCEALMENT
from verteller.rules.tempo_reale.powers.confusion import CONFUSION
from verteller.rules.tempo_reale.powers.corruption import CORRUPTION
from verteller.rules.tempo_reale.powers.death import DEATH
from verteller.rules.tempo_reale.powers.hypnosis import HYPNOSIS
from verteller.rules.tempo_reale.powers.illusion import ILLUSION
from verteller.rules.tempo_reale.powers.vision import VISION
from verteller.rules.tempo_reale.role import Supernatural

POWERS: dict[str, Supernatural] = {
    power.key: power
    for power in (
        AMNESIA,
        CONFUSION,
        CORRUPTION,
        HYPNOSIS,
        ILLUSION,
        DEATH,
        CONCEALMENT,
        VISION,
    )
}
"""In the rulebook's order. Source: tempo reale, 3.7, LTR-NECROMANCER-06."""
