"""The authors' pages: write a story, see it as its readers would, hand it in, have it accepted."""
