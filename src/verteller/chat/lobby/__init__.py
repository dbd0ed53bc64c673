"""The lobby: where those who were invited gather, choose seats and say that they are ready."""
