"""Lupus 3.0: fixed priorities at night, rituals of the dead, reports with their sections."""

from verteller.rules.lupus3.rulebook import RULEBOOK

__all__ = ["RULEBOOK"]
