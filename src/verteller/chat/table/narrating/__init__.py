"""
The narrator of one table, as it runs in the browser of the phone that lies on it.

It is plain Python on the engine and on telling, without Django, network or clock: a page sends
what was touched and when, and gets back what to show and what to keep (see `door`).
"""
