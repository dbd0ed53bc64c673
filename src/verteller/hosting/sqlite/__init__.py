"""Django's SQLite, but for when a commit waits for the disk; see `base`."""
