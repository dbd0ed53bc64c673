#!/bin/sh
# Makes .venv from uv.lock, with nothing but a Python 3.11 or newer at hand.
#
#   setup/python.sh run       what playing needs
#   setup/python.sh develop   that, and what testing needs
#
# PYTHON names the interpreter, when it is not to be the first fit one on the path.
set -eu

cd "$(dirname "$0")/.."
wanted=${1:-develop}
oldest_uv=0.13.0

die() {
    echo "verteller: $*" >&2
    exit 1
}

is_fit() {
    "$1" -c 'import sys; raise SystemExit(sys.version_info < (3, 11))' 2>/dev/null
}

find_python() {
    if [ -n "${PYTHON:-}" ]; then
        is_fit "$PYTHON" || die "$PYTHON is not Python 3.11 or newer"
        command -v "$PYTHON"
        return
    fi
    for name in python3 python3.11 python3.12 python3.13 python3.14 python; do
        if is_fit "$name"; then
            command -v "$name"
            return
        fi
    done
    die "Python 3.11 or newer is missing: apt-get install python3"
}

# The uv on the path will do if it reads our lock file; otherwise one is kept in .tools.
find_uv() {
    for candidate in uv .tools/uv/bin/uv; do
        found=$(command -v "$candidate" 2>/dev/null) || continue
        version=$("$found" --version 2>/dev/null | cut -d' ' -f2) || continue
        [ -n "$version" ] || continue
        lower=$(printf '%s\n' "$oldest_uv" "$version" | sort -V | head -n 1)
        if [ "$lower" = "$oldest_uv" ]; then
            echo "$found"
            return
        fi
    done
    return 1
}

in_environment() {
    "$python" -m venv .tools/uv && .tools/uv/bin/python -m pip install --quiet uv
}

# Where Debian's Python has pip but no venv: a folder of our own is no business of the system's.
in_folder() {
    "$python" -m pip --version && "$python" -m pip install --quiet --target .tools/uv uv
}

# Debian keeps the part that makes environments in a package of its own.
from_debian() {
    [ "$(id -u)" = 0 ] && command -v apt-get && setup/packages.sh python3-venv
}

install_uv() {
    mkdir -p .tools
    for way in in_environment in_folder from_debian; do
        rm -rf .tools/uv
        $way >>.tools/setup.log 2>&1 || continue
        [ "$way" != from_debian ] || in_environment >>.tools/setup.log 2>&1 || continue
        if uv=$(find_uv); then
            return
        fi
    done
    explain_missing_uv
}

explain_missing_uv() {
    if "$python" -c 'import ensurepip' 2>/dev/null || "$python" -m pip --version >/dev/null 2>&1; then
        die "uv could not be installed, is the network there? The details are in .tools/setup.log"
    fi
    die "Python's venv module is missing: as root, apt-get install python3-venv"
}

python=$(find_python)
uv=$(find_uv) || { echo "verteller: fetching uv into .tools"; install_uv; }

# The interpreter at hand is the one to use, and the machine's certificates are the ones to trust.
export UV_PYTHON_DOWNLOADS=never
[ -n "${SSL_CERT_FILE:-}" ] || export UV_SYSTEM_CERTS=1
unset VIRTUAL_ENV UV_PROJECT_ENVIRONMENT || true

case $wanted in
    run) groups="--no-dev --inexact" ;;
    develop) groups="" ;;
    *) die "setup/python.sh takes run or develop, not $wanted" ;;
esac

echo "verteller: fetching libraries into .venv"
# shellcheck disable=SC2086 # the options are separate words
"$uv" sync --quiet --frozen --python "$python" $groups ||
    die "the libraries could not be installed; uv's words stand above"
# The table plays in the browser; a machine without the network says so and does without.
"$python" setup/pyodide.py || :
touch ".venv/.for-$wanted"
[ "$wanted" = run ] || touch .venv/.for-run
