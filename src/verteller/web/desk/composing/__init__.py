"""The desk before a game begins: it is made, its village composed, its players gathered."""
