"""The private pages of whoever plays: his games, what he is asked, what he was ever told."""
