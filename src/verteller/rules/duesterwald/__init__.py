"""Düsterwald: the German game in a chat room (Regeln für Werwolf)."""

from verteller.rules.duesterwald.rulebook import RULEBOOK

__all__ = ["RULEBOOK"]
