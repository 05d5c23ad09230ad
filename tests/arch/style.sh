#!/usr/bin/env bash
# style.sh: TypeScript, JavaScript and CSS are written as biome.jsonc says. `make format` formats them.
set -euo pipefail
cd "$(dirname "$0")/../.."
exec web/node_modules/.bin/biome ci --colors=off --error-on-warnings
