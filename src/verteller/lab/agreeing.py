"""How made-up players choose who have agreed beforehand, as people do who know each other."""

from collections.abc import Collection
from random import Random

from verteller.lab.strategies import Strategy
from verteller.rules.facts import Asked, Choice
from verteller.rules.questions import canonical, choices


def agreeing(strategy: Strategy, rules: Collection[str]) -> Strategy:
    """
    Return how somebody chooses who chooses by *strategy*, but together with others where he can.

    Whoever is asked under one of *rules* takes what ranks first in an order that all of them
    have in mind, another one whenever the number of choices has changed by two; never himself.

    Args:
        rules: What the ids of the rules begin with under which is asked what is to be agreed on.
    """

    def choose(asked: Asked, lots: Random) -> Choice | None:
        if not asked.rule.startswith(tuple(rules)):
            return strategy(asked, lots)
        pairs = []
        for part in asked.parts:
            offered = [each for each in choices(asked, part) if each not in asked.to]
            # Everyone's own name is missing from what he takes, so one more or less is none.
            order = {each: Random(f"{len(offered) // 2} {each}").random() for each in offered}
            pairs += [(part.name, min(order, key=order.__getitem__))] if order else []
        choice = canonical(asked, pairs)
        return choice if choice and choice != asked.repeated else strategy(asked, lots)

    return choose
