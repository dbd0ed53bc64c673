"""The laboratory: made-up players and whole games played out by the engine alone."""
