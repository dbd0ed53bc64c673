"""What every test has at hand: private servers, and Hypothesis without a stopwatch."""

import os

from hypothesis import settings

pytest_plugins = [
    "tests.servers.chromium",
    "tests.servers.dovecot",
    "tests.servers.postfix",
    "tests.servers.postgresql",
]

# A busy machine is no fault of the code. On a build machine the same examples come every time,
# so that a red run means this change and not this morning's luck.
settings.register_profile("here", deadline=None, print_blob=True)
settings.register_profile("build", deadline=None, print_blob=True, derandomize=True)
settings.load_profile("build" if os.environ.get("CI") else "here")
