"""The desk: the pages on which administrators look after games, post and questions."""
