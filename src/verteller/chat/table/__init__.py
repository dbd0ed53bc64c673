"""One screen on a table: a whole game without a network, once it has been loaded."""
