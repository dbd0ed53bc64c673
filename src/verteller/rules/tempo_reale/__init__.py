"""Lupus in tempo reale: nights in which powers stop each other, days in which votes are moved."""

from verteller.rules.tempo_reale.rulebook import RULEBOOK

__all__ = ["RULEBOOK"]
