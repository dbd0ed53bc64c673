"""
Passkeys: signing in with a key that one's own machine keeps, so that no mail has to be waited for.

A key is asked for only where a browser can have one: under a name (not a number) of ours, over
HTTPS or on this machine. Everything works without.
"""
