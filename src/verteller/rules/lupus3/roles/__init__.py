"""The roles that can appear, a module for each or for a few that go together."""
