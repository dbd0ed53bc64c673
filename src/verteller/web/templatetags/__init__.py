"""Tags for our templates."""
