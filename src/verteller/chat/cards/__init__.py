"""Cards: what each role is, with a picture of it."""
