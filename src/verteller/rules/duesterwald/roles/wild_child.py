"""The wild child (wildes Kind): becomes a wolf when its model dies."""

from collections.abc import Iterator

from verteller.rules.duesterwald.facts import ModelChosen
from verteller.rules.duesterwald.role import CITIZENS, Role, become_wolf
from verteller.rules.duesterwald.role import ask as ask_for
from verteller.rules.duesterwald.village import Village
from verteller.rules.facts import NARRATOR, Fact


def ask(village: Village) -> Iterator[Fact]:
    """Ask for another player as a model. Source: duesterwald, DUE-KID-01, -05."""
    child = village.holder("wild_child")
    if child is not None:
        yield from ask_for(child, "model", village.others(child), rule="DUE-KID-01")


def resolve(village: Village) -> Iterator[Fact]:
    """Keep the model in mind; without one the child never turns. Source: DUE-KID-01, AMB-37."""
    child = village.holder("wild_child")
    if child is not None:
        for model in village.named(child, "model"):
            why = village.because(child, "model")
            yield ModelChosen(
                to=NARRATOR, player=child, model=model, rule="DUE-KID-01", because=why
            )


def turn(village: Village) -> Iterator[Fact]:
    """
    Make the living child a werewolf if its model is dead now, before anything else is looked at.

    Source: duesterwald, Das wilde Kind, DUE-KID-02 to -04, DUE-AMB-11, -12.
    """
    child = village.holder("wild_child")
    model = None if child is None else village.models.get(child)
    if child is None or model is None or village.is_wolf(child):
        return
    if model in village.fell and model not in village.removed:
        yield from become_wolf(village, child, "DUE-KID-02", (village.fell[model],))


WILD_CHILD = Role("wild_child", "Das wilde Kind", CITIZENS, "Das wilde Kind, DUE-KID")
