#!/bin/sh
# Sees to the real servers and the browser that the tests use: installs what is missing as root,
# and says in one line what is missing otherwise. The tests start them, and fail without them.
set -eu

cd "$(dirname "$0")/.."
PATH=$PATH:/usr/sbin:/sbin
missing=""

setup/synapse.sh ||
    echo "verteller: tests on Matrix will fail for want of Synapse" >&2

# need PACKAGE SIGN...: the package is there when a program or a file pattern finds something.
need() {
    package=$1
    shift
    for sign in "$@"; do
        # A pattern that matches nothing stays as it is, and then is no file either.
        for path in $(command -v "$sign" || true) $sign; do
            [ ! -e "$path" ] || return 0
        done
    done
    missing="$missing $package"
}

need postgresql initdb "/usr/lib/postgresql/*/bin/initdb"
need postfix postfix
need dovecot-imapd /usr/lib/dovecot/imap /usr/libexec/dovecot/imap
need dovecot-lmtpd /usr/lib/dovecot/lmtp /usr/libexec/dovecot/lmtp
need chromium-headless-shell chromium-headless-shell
need libatomic1 "/usr/lib*/libatomic.so.1" "/usr/lib*/*/libatomic.so.1" # Playwright's driver

[ "$(id -u)" = 0 ] ||
    echo "verteller: Postfix is started by root alone: its tests will fail for anybody else" >&2
[ -n "$missing" ] || exit 0
if [ "$(id -u)" != 0 ]; then
    echo "verteller: tests will fail for want of servers: as root, apt-get install$missing" >&2
    exit 0
fi
if ! command -v apt-get >/dev/null; then
    echo "verteller: tests will fail for want of servers; install:$missing" >&2
    exit 0
fi
echo "verteller: installing$missing"
# shellcheck disable=SC2086 # the packages are separate words
setup/packages.sh $missing
