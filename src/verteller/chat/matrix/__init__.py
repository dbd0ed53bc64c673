"""The same rooms on Matrix: a bot brings people in and carries words both ways."""
