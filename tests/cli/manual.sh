#!/usr/bin/env bash
# manual.sh: nika manual: a page for each command and for the program, in every language, made of the help: nothing of it is lost, and man
# and mandoc have nothing to complain about.
# shellcheck source=tests/cli/kit.sh disable=SC1111
source "$(dirname "$0")/kit.sh"

for program in man mandoc lexgrog; do
    if ! command -v "$program" >/dev/null; then
        echo "FAILED: the program “$program” (packages man-db and mandoc) is needed"
        exit 1
    fi
done

run manual pages/deep
check_fine
check_empty out
cd pages/deep
mapfile -t names < <(cd man1 && ls)
check "fewer pages than commands" test "${#names[@]}" -gt 30
: >out
: >err

# The options that a page, or a help, names.
options_of_page() {
    sed 's/\\-/-/g' "$1" | { grep -oE -e '--[a-z][a-z-]*' || true; } | sort -u
}
options_of_help() {
    # shellcheck disable=SC2086 # the program itself has no command
    "$NIKA" $1 --help --lang "$2" | { grep -oE -e '--[a-z][a-z-]*' || true; } | sort -u
}

for language in "${languages[@]}"; do
    folder_of=$language/man1
    [[ $language != en ]] || folder_of=man1
    ran="nika manual, in $language"
    check "not the same pages in $language" cmp -s <(printf '%s\n' "${names[@]}") <(ls "$folder_of")
    for name in "${names[@]}"; do
        page=$folder_of/$name command=${name#nika} command=${command#-} command=${command%.1}
        ran="$page"
        check "not UTF-8" iconv -f UTF-8 -t UTF-16 "$page" -o /dev/null
        (cd "${folder_of%man1}." && mandoc -T lint -W error "man1/$name") >complaints 2>&1 || true
        check "mandoc complains: $(head -n 1 complaints)" test ! -s complaints
        if [[ $(head -c 4 "$page") == .so\  ]]; then
            check "it refers to no page" test -s "$folder_of/$(sed 's:.*/::' "$page")"
            continue
        fi
        check "not its name" grep -qE "^nika${command:+\\\\-}${command:-}[, ].*\\\\- [^ ]" "$page"
        check "another version" grep -qF "\"$("$NIKA" --version)\"" <(grep '^\.TH' "$page")
        check "not the options of the help" cmp -s <(options_of_page "$page") <(options_of_help "$command" "$language")
        # Each item has its name and its text, and there are as many as in English: so a translation can be taken apart, too.
        # shellcheck disable=SC2016 # for awk
        check "an item without text" awk '
            after == 1 && !/^\\fB/ { wrong = 1 } after == 2 && (/^\./ || !/./) { wrong = 1 }
            { after = $0 == ".TP" ? 1 : after ? after + 1 : 0 } END { exit wrong }' "$page"
        check "not as many items as in English" test "$(count '^\.TP$' "$page")" -eq "$(count '^\.TP$' "man1/$name")"
        check "not as many sections as in English" test "$(count '^\.SH' "$page")" -eq "$(count '^\.SH' "man1/$name")"
    done
    # What man shows, and whether it warns; a few pages, since each takes a while.
    for name in nika nika-serve nika-people; do
        ran="man $folder_of/$name.1"
        LC_ALL=C.UTF-8 MANWIDTH=80 timeout 20 man --warnings -E UTF-8 -l "$PWD/$folder_of/$name.1" </dev/null >shown 2>complaints || fail "man fails"
        # Lines of Japanese have no spaces: groff says so, and breaks them all the same.
        [[ $language != ja ]] || sed -i "/can't break line$/d" complaints
        check "man complains: $(head -n 1 complaints)" test ! -s complaints
        check "the name is not shown" grep -q "^ *${name}[, ]" shown
        check "the title is not shown" grep -q "^${name^^}(1)" shown
    done
done
ran='nika manual'
check "nobody finds nika-match" grep -qxF 'man1/nika-match.1: "nika-match - compare computer players"' <(lexgrog man1/nika-match.1)
check "no usage" grep -qF '\fBnika\fR \fBsimulate\fR \fIGAME\fR \fB\-\-players\fR \fIN\fR' man1/nika-simulate.1
check "an option is lost" grep -qxF '\fB\-\-sprt\fR \fILOW\fR,\fIHIGH\fR' man1/nika-match.1
check "the commands for hosts have no page" grep -qF 'nika\-people, nika\-tables, nika\-close' man1/nika-people.1

cd ../..
for words in '' 'one two'; do
    # shellcheck disable=SC2086 # words
    run manual $words
    check_usage 'name one folder'
done
echo >file
run manual ''
check_usage 'name one folder'
run manual file
check_exit 1
check "the file is gone" test -s file

finish
