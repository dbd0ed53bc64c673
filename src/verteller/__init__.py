"""Verteller: the narrator that every game of Werewolf needs and nobody has to be."""

__version__ = "0.1.0"
