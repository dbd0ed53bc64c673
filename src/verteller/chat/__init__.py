"""Games that happen now: rooms in the browser, one screen on a table, and Matrix."""
