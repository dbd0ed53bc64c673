"""Letters on paper for the players, and the codes with which they sign in."""
