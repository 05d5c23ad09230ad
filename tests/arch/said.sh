#!/usr/bin/env bash
# said.sh: every message is said somewhere: a key that nobody uses is a sentence in every language that nobody reads. The browser's areas are said by TypeScript,
# which spells every key whole and between quotes: a key put together from pieces could not be found, so there must be none. Those of the areas
# error, problem, rules and facts, and those about stores, are found by their words, and those of words by the text room; they have tests of
# their own.
set -euo pipefail
cd "$(dirname "$0")/../.."
page='learn|web_byzantz|web_justinian|web_online|web_replay|web'
keys=$(awk -F '"' '/^#: /{area=substr($0, 4)} /^msgctxt /{if (area !~ /^(error|problem|rules|words|facts|glossary)$/ && $2 !~ /\.you$/) print $2}' po/en.po |
    grep -v '^store_' | sort -u)
said=$({
    grep -rhoE '\b(msg|NIKA_MSG)_[a-z_0-9]+' src lab tools web --include='*.c' | sed -E 's/^(msg|NIKA_MSG)_//'
    grep -hoE '<!-- [a-z_]+ -->' web/public/index.html | tr -d '<!> -'
    grep -rhoE "(['\"])[a-z]+_[a-z_0-9]+\1" web/src data --include='*.ts' --include='*.tsx' --include='*.json' | tr -d "'\""
} | sort -u)
[[ $keys && $said ]]
unsaid=$(comm -23 <(echo "$keys") <(echo "$said"))
if [[ $unsaid ]]; then
    sed 's/^/nobody says /' <<<"$unsaid"
    exit 1
fi
if grep -rnE "\`($page)_[a-z_0-9]*\\$\{|['\"]($page)_([a-z_0-9]*_)?['\"] *\+" web/src --include='*.ts' --include='*.tsx'; then
    echo 'a key is put together from pieces'
    exit 1
fi
echo "$(wc -l <<<"$keys") messages are said"
