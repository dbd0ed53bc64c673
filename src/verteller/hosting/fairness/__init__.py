"""Fairness to the absent: a ladder of milder means than being taken out of the game."""
