#!/usr/bin/env bash
# Brings the .ts files up to date with the sources: update.sh [LUPDATE [OUTPUT_FOLDER]]. Translations that are there stay.
# solvers/ and model/base know no Qt: model/base/phrase.h has the names that lupdate takes for Qt's.
# English is the language of the sources; its file holds the plural forms only.
set -euo pipefail
lupdate="${1:-/usr/lib/qt6/bin/lupdate}"
output="$(realpath "${2:-$(dirname "$0")}")"
cd "$(dirname "$0")/.."
common=(-no-obsolete -locations none -no-ui-lines -source-language en_GB -I . model solvers app views -extensions "cpp,h"
    -tr-function-alias "Q_DECLARE_TR_FUNCTIONS+=CW_TR_CONTEXT,tr+=mark")
"$lupdate" "${common[@]}" -target-language de_DE -ts "$output/clusterwright_de.ts"
"$lupdate" "${common[@]}" -target-language en_GB -pluralonly -ts "$output/clusterwright_en.ts"
