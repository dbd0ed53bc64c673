#!/bin/sh
# Installs Debian packages, as root, without a question and without starting a server.
#
#   setup/packages.sh PACKAGE...
set -eu

cd "$(dirname "$0")/.."
mkdir -p .tools
log=.tools/packages.log
policy=/usr/sbin/policy-rc.d

# A server that is installed for tests is not one that this machine now offers to the world.
if [ ! -e "$policy" ]; then
    printf '#!/bin/sh\nexit 101\n' >"$policy"
    chmod 755 "$policy"
    trap 'rm -f "$policy"' EXIT
    trap 'exit 130' HUP INT TERM
fi

export DEBIAN_FRONTEND=noninteractive
patience="-o Acquire::Retries=3 -o DPkg::Lock::Timeout=300"

# shellcheck disable=SC2086 # the options are separate words
if ! {
    apt-get $patience --quiet update &&
        apt-get $patience --quiet --yes --no-install-recommends \
            -o Dpkg::Options::=--force-confdef -o Dpkg::Options::=--force-confold install "$@"
} </dev/null >"$log" 2>&1; then
    tail -n 5 "$log" >&2
    echo "verteller: could not install $*; the details are in $log" >&2
    exit 1
fi
