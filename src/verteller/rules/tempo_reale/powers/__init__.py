"""The eight supernatural powers of Ghosts (Poteri soprannaturali degli Spettri)."""
