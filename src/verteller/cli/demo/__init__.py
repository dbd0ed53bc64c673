"""A village of made-up players who sign up, read their mail and answer it, all by SMTP."""
