#!/bin/sh
# Makes .venv with the program and what it needs: `setup.sh play` to play, `setup.sh dev` to test and check as well.
# System packages are installed only when they are missing, which takes root or sudo.
set -eu
cd "$(dirname "$0")/.."
what=${1:-play}
stamp=.venv/.ready-$what

say() { printf '%s\n' "$*" >&2; }

# Qt's window and sound libraries, fonts, and for tests a screen of their own and the accessibility bus.
packages="libegl1 libgl1 libopengl0 libxkbcommon0 libxkbcommon-x11-0 libxcb-cursor0 libxcb-icccm4 libxcb-image0
libxcb-keysyms1 libxcb-randr0 libxcb-render-util0 libxcb-shape0 libxcb-shm0 libxcb-sync1 libxcb-util1 libxcb-xfixes0
libxcb-xkb1 libx11-xcb1 libdbus-1-3 libfontconfig1 libfreetype6 libpulse0 libwayland-client0 libwayland-cursor0
libwayland-egl1 libgssapi-krb5-2 fonts-dejavu-core"
[ "$what" = dev ] && packages="$packages xvfb xauth dbus at-spi2-core git"

find_python() {
    for candidate in python3 python3.13 python3.12 python3.11; do
        if command -v "$candidate" >/dev/null 2>&1 &&
            "$candidate" -c 'import sys; sys.exit(not (3, 11) <= sys.version_info[:2] <= (3, 13))' 2>/dev/null; then
            printf '%s' "$candidate"
            return
        fi
    done
}

as_root() {
    if [ "$(id -u)" = 0 ]; then "$@"; elif command -v sudo >/dev/null 2>&1; then sudo "$@"; else
        say "Some system packages are missing: $missing"
        say "Please install them as root (apt-get install $missing), then try again."
        exit 1
    fi
}

if command -v dpkg-query >/dev/null 2>&1; then
    python=$(find_python)
    [ -n "$python" ] || packages="$packages python3"
    missing=""
    for package in $packages; do
        dpkg-query -W -f '${Status}' "$package" 2>/dev/null | grep -q 'install ok installed' || missing="$missing $package"
    done
    # A Python that can't make an environment with pip in it needs Debian's package for that.
    if [ ! -x .venv/bin/python ] && ! { [ -n "$python" ] && "$python" -c 'import ensurepip, venv' 2>/dev/null; }; then
        missing="$missing python3-venv"
    fi
    if [ -n "$missing" ]; then
        say "Installing system packages:$missing"
        as_root env DEBIAN_FRONTEND=noninteractive apt-get -qq update
        # shellcheck disable=SC2086  # a list of words
        as_root env DEBIAN_FRONTEND=noninteractive apt-get -qq install -y --no-install-recommends $missing >/dev/null
    fi
fi

python=$(find_python)
if [ -z "$python" ]; then
    say "Python 3.11, 3.12 or 3.13 is needed and was not found."
    exit 1
fi
if [ -f "$stamp" ] && [ ! pyproject.toml -nt "$stamp" ] && .venv/bin/python -c '' 2>/dev/null; then
    exit 0
fi
.venv/bin/python -c '' 2>/dev/null || "$python" -m venv --clear .venv
say "Installing the program's libraries into .venv (once, about a minute)"
target=.
[ "$what" = dev ] && target='.[dev]'
.venv/bin/python -m pip install -q --disable-pip-version-check --root-user-action=ignore -e "$target" >&2
touch "$stamp"
