"""The mail door: reading what players send, and writing to them."""
