"""The rules of each rulebook, to be read by whoever plays: text with lists from the catalogues."""
