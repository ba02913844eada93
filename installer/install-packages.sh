#!/usr/bin/env bash
# Installs the Debian 12 packages that building, running and testing need; does nothing when all are there.
set -euo pipefail
packages=(
    build-essential cmake ninja-build ccache mold pkg-config
    qt6-base-dev qt6-charts-dev libqt6opengl6-dev qt6-svg-dev qt6-l10n-tools qt6-tools-dev qt6-tools-dev-tools qt6-translations-l10n
    libqt6sql6-sqlite libgl1-mesa-dev
    libeigen3-dev libspectra-dev libmetis-dev libyaml-cpp-dev libxlsxwriter-dev libzip-dev zlib1g-dev
    nlohmann-json3-dev librapidcheck-dev
    python3 python3-openpyxl python3-yaml python3-jsonschema python3-scipy
    clang-format-14
    fonts-noto-core dpkg-dev fakeroot desktop-file-utils libxml2-utils poppler-utils
)
missing=()
for p in "${packages[@]}"; do
    [ "$(dpkg-query -W -f='${db:Status-Status}' "$p" 2>/dev/null)" = installed ] || missing+=("$p")
done
[ ${#missing[@]} -eq 0 ] && exit 0
as_root=()
[ "$(id -u)" -eq 0 ] || as_root=(sudo)
echo "Installing: ${missing[*]}" >&2
"${as_root[@]}" apt-get update -qq
"${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${missing[@]}"
