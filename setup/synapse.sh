#!/bin/sh
# Makes .tools/synapse, an environment of its own for the Matrix server that the tests talk to:
# what Synapse needs is not to bind what we need. setup/synapse.txt pins it; made by
#
#   echo matrix-synapse==VERSION | uv pip compile --universal --python-version 3.11 --no-header --no-annotate -
set -eu

cd "$(dirname "$0")/.."
place=.tools/synapse
made=$place/.made-of
[ ! -e "$made" ] || ! cmp -s setup/synapse.txt "$made" || exit 0

# The uv that setup/python.sh has used, and the same interpreter.
uv=$(command -v uv 2>/dev/null || echo .tools/uv/bin/uv)
export UV_PYTHON_DOWNLOADS=never
[ -n "${SSL_CERT_FILE:-}" ] || export UV_SYSTEM_CERTS=1
unset VIRTUAL_ENV UV_PROJECT_ENVIRONMENT || true

echo "verteller: fetching Synapse into $place"
mkdir -p .tools
rm -rf "$place"
if ! {
    "$uv" venv --quiet --python .venv/bin/python "$place" &&
        "$uv" pip install --quiet --python "$place/bin/python" --requirement setup/synapse.txt
} >.tools/synapse.log 2>&1; then
    tail -n 5 .tools/synapse.log >&2
    echo "verteller: Synapse could not be installed; the details are in .tools/synapse.log" >&2
    exit 1
fi
cp setup/synapse.txt "$made"
