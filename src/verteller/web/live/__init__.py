"""Live pages: a stream that says when there is something new for whoever looks, and never what."""
