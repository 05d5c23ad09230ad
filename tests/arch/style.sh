#!/usr/bin/env bash
# style.sh: TypeScript, JavaScript and CSS are written as biome.jsonc says (`make format` formats them), and no function of the page is
# too long (lines.mjs).
set -euo pipefail
cd "$(dirname "$0")/../.."
web/node_modules/.bin/biome ci --colors=off --error-on-warnings
node tests/arch/lines.mjs
