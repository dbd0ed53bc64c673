"""The villager (Dorfbewohner), who has no power."""

from verteller.rules.duesterwald.role import CITIZENS, Role

VILLAGER = Role("villager", "Dorfbewohner", CITIZENS, "Einfacher Dorfbewohner, DUE-VIL")
"""Sleeps at night and takes part by day. Source: duesterwald, DUE-VIL-01, -02."""
