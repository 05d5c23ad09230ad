#!/usr/bin/env bash
# style.sh: TypeScript, JavaScript and CSS are written as biome.jsonc says (`make format` formats them), and no function of the page is
# too long (lines.mjs). No :has() in a style has an argument that any element can match: the browser would restyle the whole table for every
# element that comes to it.
set -euo pipefail
cd "$(dirname "$0")/../.."
web/node_modules/.bin/biome ci --colors=off --error-on-warnings
node tests/arch/lines.mjs
if grep -rnE ':has\(([^)]*[,>+~ ])? *[*:]' web/src --include='*.css'; then
    echo 'FAILED: each part of an argument of :has() must begin with a class, an attribute or an element'
    exit 1
fi
