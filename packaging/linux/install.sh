#!/bin/sh
# Installs the game for the user who runs this, without root. Part of MonopolyQt-VERSION-linux.run.
#   install.sh [--no-start]     install.sh --uninstall (the games stay)
set -eu
id=io.github.monopoly_qt.MonopolyQt
prefix="${XDG_DATA_HOME:-$HOME/.local/share}"
place="$HOME/.local/opt/monopoly-qt"
mime=application-x-monopoly-qt-game

refresh() { # let the desktop see what changed; a desktop that lacks such a tool looks by itself
    if command -v update-mime-database > /dev/null; then update-mime-database "$prefix/mime" || true; fi
    if command -v update-desktop-database > /dev/null; then update-desktop-database -q "$prefix/applications" || true; fi
}

if [ "${1:-}" = --uninstall ]; then
    rm -rf "$place"
    rm -f "$HOME/.local/bin/monopoly-qt" "$prefix/applications/$id.desktop" "$prefix/mime/packages/$id.xml" \
        "$prefix/metainfo/$id.metainfo.xml"
    for icon in "$prefix"/icons/hicolor/*/apps/$id.* "$prefix"/icons/hicolor/*/mimetypes/$mime.*; do rm -f "$icon"; done
    refresh
    echo "Monopoly Qt is removed. Your saved games are kept."
    exit 0
fi

cd "$(dirname "$0")"
mkdir -p "$HOME/.local/opt" "$HOME/.local/bin" "$prefix"
rm -rf "$place.new"
cp -R app "$place.new"
cp install.sh "$place.new/uninstall.sh"
rm -rf "$place"
mv "$place.new" "$place"
cp -R share/. "$prefix/"
sed "s#^Exec=.*#Exec=\"$place/monopoly-qt\" %f#" "share/applications/$id.desktop" > "$prefix/applications/$id.desktop"
ln -sf "$place/monopoly-qt" "$HOME/.local/bin/monopoly-qt"
refresh
echo "Monopoly Qt is installed in $place."
echo "Start it from the menu of your desktop. To remove it: $place/uninstall.sh --uninstall"
if [ "${1:-}" != --no-start ] && [ -n "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ]; then
    nohup "$place/monopoly-qt" > /dev/null 2>&1 &
fi
