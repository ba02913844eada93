#!/usr/bin/env bash
# Builds the Debian package from a build folder, unpacks it and runs the programs from there: smoke.sh BUILD VERSION
# Nothing is installed, and no network is used.
set -euo pipefail
build="$(realpath "$1")"
version="$2"
work="$(mktemp -d)"
trap 'rm -rf "$work"' EXIT

fail() {
    echo "smoke: $*" >&2
    exit 1
}

cpack --config "$build/CPackConfig.cmake" -G DEB -B "$work/package" >"$work/cpack.log" 2>&1 || {
    cat "$work/cpack.log" >&2
    fail "cpack failed"
}
packages=("$work"/package/*.deb)
[ ${#packages[@]} -eq 1 ] && [ -f "${packages[0]}" ] || fail "not one package: ${packages[*]}"
deb="${packages[0]}"
[ "$(dpkg-deb -f "$deb" Package)" = clusterwright ] || fail "package name"
[[ "$(dpkg-deb -f "$deb" Version)" == "$version"* ]] || fail "package version"
root="$work/root"
dpkg-deb -x "$deb" "$root"

# The programs, from a place of their own, with a home of their own and nothing else of this session.
mkdir -p "$work/home"
mkdir -m 700 "$work/runtime"
packaged() {
    local program="$1"
    shift
    env -i HOME="$work/home" XDG_RUNTIME_DIR="$work/runtime" PATH=/usr/bin:/bin LC_ALL=C.UTF-8 QT_QPA_PLATFORM=offscreen \
        "$root/usr/bin/$program" "$@"
}
[[ "$(packaged clusterwright-cli --version)" == *" $version" ]] || fail "clusterwright-cli --version"
[[ "$(packaged clusterwright --version)" == *" $version" ]] || fail "clusterwright --version"
packaged clusterwright-cli templates | grep -q superpod-h100 || fail "templates lacks superpod-h100"
packaged clusterwright-cli new lab -o "$work/lab.cwp" >/dev/null
packaged clusterwright-cli info "$work/lab.cwp" --json >"$work/info.json"
python3 - "$work/info.json" <<'END' || fail "info of the generated project"
import json, sys
counts = json.load(open(sys.argv[1]))["counts"]
assert counts["gpus"] > 0 and counts["racks"] > 0 and counts["cables"] > 0, counts
END
# The editor opens the project in its window, with the plugins of the system and the resources of the package: it says
# nothing, and runs until it is told to end.
set +e
env -i HOME="$work/home" XDG_RUNTIME_DIR="$work/runtime" PATH=/usr/bin:/bin LC_ALL=C.UTF-8 QT_QPA_PLATFORM=offscreen \
    timeout --signal=TERM 5 "$root/usr/bin/clusterwright" "$work/lab.cwp" >"$work/editor.log" 2>&1
ended=$?
set -e
[ "$ended" -eq 124 ] || fail "the editor ended by itself ($ended): $(cat "$work/editor.log")"
! grep -v 'propagateSizeHints' "$work/editor.log" | grep . || fail "the editor complained"
packaged clusterwright-cli --help --lang de | grep -q 'Aufruf: clusterwright-cli' || fail "no German texts"

# Dependencies: the package of every library that the programs name is declared; what those libraries load in turn is in
# the declared packages' own dependencies; the plugins that Qt loads while it runs are declared.
declared="$(dpkg-deb -f "$deb" Depends | tr ',|' '\n\n' | sed 's/(.*//; s/:.*//; s/[[:space:]]//g' | sort -u)"
package_of() {
    local file owner
    file="$(realpath "$1")"
    owner="$(dpkg -S "$file" 2>/dev/null || dpkg -S "${file#/usr}" 2>/dev/null)" || return 1
    owner="${owner%%:*}"
    echo "${owner%%,*}"
}
declares() {
    grep -qxF "$1" <<<"$declared"
}
closure="$(dpkg-query -W -f '${Package}\t${Pre-Depends}, ${Depends}\n' | awk -F '\t' -v start="${declared//$'\n'/ }" '
    { needs[$1] = needs[$1] "," $2 }
    END {
        n = split(start, queue, " ")
        for (i = 1; i <= n; ++i) {
            if (queue[i] in seen) continue
            seen[queue[i]] = 1
            print queue[i]
            m = split(needs[queue[i]], list, /[,|]/)
            for (j = 1; j <= m; ++j) {
                gsub(/\(.*|:.*|[ \t]/, "", list[j])
                if (list[j] != "" && !(list[j] in seen)) queue[++n] = list[j]
            }
        }
    }')"
for program in clusterwright clusterwright-cli; do
    libraries="$(ldd "$root/usr/bin/$program")"
    ! grep 'not found' <<<"$libraries" || fail "$program: library not found"
    named="$(readelf -d "$root/usr/bin/$program" | sed -n 's/.*(NEEDED).*\[\(.*\)\]/\1/p')"
    [ -n "$named" ] || fail "$program names no library"
    while read -r library arrow path _; do
        [ "$arrow" = "=>" ] && [ -e "$path" ] || continue
        package="$(package_of "$path")" || fail "$program: $path belongs to no package"
        if grep -qxF "$library" <<<"$named"; then
            declares "$package" || fail "$program needs $library, but $package is not declared"
        else
            grep -qxF "$package" <<<"$closure" || fail "$program loads $library, but nothing declared needs $package"
        fi
    done <<<"$libraries"
done
plugins="$(qtpaths6 --query QT_INSTALL_PLUGINS 2>/dev/null || /usr/lib/qt6/bin/qtpaths --query QT_INSTALL_PLUGINS)"
for plugin in sqldrivers/libqsqlite.so imageformats/libqsvg.so platforms/libqxcb.so platforms/libqoffscreen.so; do
    package="$(package_of "$plugins/$plugin")" || fail "$plugin belongs to no package"
    declares "$package" || fail "$plugin is needed, but $package is not declared"
done

# What the desktop reads.
share="$root/usr/share"
desktop-file-validate "$share/applications/clusterwright.desktop" || fail "desktop entry"
xmllint --noout "$share"/mime/packages/clusterwright.xml "$share"/metainfo/*.xml "$share"/icons/hicolor/scalable/*/*.svg ||
    fail "XML"
if command -v appstreamcli >/dev/null; then
    appstreamcli validate --no-net "$share"/metainfo/*.xml || fail "AppStream metainfo"
fi
type="$(sed -n 's/^MimeType=\(.*\);$/\1/p' "$share/applications/clusterwright.desktop")"
grep -q "type=\"$type\"" "$share/mime/packages/clusterwright.xml" || fail "the desktop entry opens another MIME type"
icon="$(sed -n 's/^Icon=//p' "$share/applications/clusterwright.desktop")"
[ -s "$share/icons/hicolor/scalable/apps/$icon.svg" ] || fail "no icon $icon"
[ -s "$share/doc/clusterwright/copyright" ] || fail "no licence"
if command -v update-mime-database >/dev/null; then
    update-mime-database "$share/mime" 2>"$work/mime.log" || fail "MIME database: $(cat "$work/mime.log")"
    grep -q ':\*\.cwp' "$share/mime/globs2" || fail "*.cwp has no MIME type"
fi
echo "smoke: $(basename "$deb") $(dpkg-deb -f "$deb" Installed-Size) KiB, $(wc -l <<<"$declared") declared dependencies"
