"""One small function a page, the same for the whole page and for the part that refreshes."""
