#!/usr/bin/env bash
# completions.sh: nika completions: what bash completes, in a real bash, and what zsh and fish do; every option that is offered exists, and
# every one that the help names is offered.
# shellcheck source=tests/cli/kit.sh disable=SC1111
source "$(dirname "$0")/kit.sh"

for shell in zsh fish; do
    if ! command -v "$shell" >/dev/null; then
        echo "FAILED: the shell “$shell” is needed"
        exit 1
    fi
done

for shell in bash zsh fish; do
    run completions "$shell"
    check_fine
    check_clean out
    cp out "script.$shell"
    check "$shell does not understand it" "$shell" -n "script.$shell"
    run completions "$shell" --lang ja
    check_fine
    check "$shell does not understand it in Japanese" "$shell" -n out
done
for words in '' tcsh 'bash zsh'; do
    # shellcheck disable=SC2086 # words
    run completions $words
    check_usage 'name one shell: bash, zsh, fish'
done

# completes LINE WORDS: what bash offers at the line's end.
# shellcheck disable=SC1091
source script.bash
check "bash does not use it" grep -q -- '-F _nika nika' <(complete -p nika)
completes() {
    local COMP_LINE=$1 COMP_POINT=${#1} COMPREPLY=()
    ran="completing “$1”"
    _nika || true
    offered="${COMPREPLY[*]}"
    check "“$offered” instead of “$2”" test "$offered" = "$2"
}
completes 'nika ver' verify
completes 'nika un' 'unban unmute'
completes 'nika --lang' --lang
completes 'nika --lang de mat' match
completes 'nika --lang ' "${languages[*]}"
completes 'nika help ma' 'manual match'
completes 'nika match ' 'justinian byzantz null'
completes 'nika match byz' byzantz
completes 'nika match byzantz --pl' '--players --plot'
completes 'nika match byzantz --players ' ''
completes 'nika match byzantz --agents ex' expert
completes 'nika match byzantz --agents=ex' expert
completes 'nika match byzantz --agents expert,ca' expert,casual
completes 'nika match byzantz --agents expert,anchor:exp' expert-1 # bash replaces what follows the colon
completes 'nika simulate justinian --edition ' 'en fr it ja'
completes 'nika simulate justinian --set tie=' 'clockwise latest-pass'
completes 'nika play --seats human,beg' human,beginner
completes 'nika play --pace s' 'slow step'
completes 'nika serve --pace ' ''
completes 'nika join http://x --create ju' justinian
completes 'nika verify --lang ' "${languages[*]}"
completes 'nika verify --js' --json
completes 'nika completions ' 'bash zsh fish'
completes 'nika ban --h' '--help --hours'
completes 'nika people --h' --help
completes 'nika reports --done' --done
completes 'nika verify ' '' # files: readline's own
# In a bash at a terminal, files too.
echo >games.nika
printf 'source script.bash\nnika verify gam\t\necho nika match --court gam\t\nexit\n' >typed
ran='completing at a terminal'
HOME=$PWD INPUTRC=/dev/null PS1='' script -qec "PATH=$(dirname "$NIKA"):$PATH bash --norc -i" /dev/null <typed >shown 2>&1 || true
check "files are not completed" grep -q 'nika verify games.nika' shown

# All options, both ways. What is typed ends with nonsense, so that nothing is done.
options_of() {
    COMP_LINE="nika $1 --" COMP_POINT=$((${#1} + 8))
    _nika || true
    printf '%s\n' "${COMPREPLY[@]}"
}
while read -r command; do
    options_of "$command" >offered
    "$NIKA" "$command" --help | { grep -oE '^ {2,6}--[a-z-]+' || true; } | tr -d ' ' | sort -u >helped
    [[ $command != people ]] || sed -i '/^--hours$\|^--why$/d' helped
    if [[ $command =~ ^(tables|close|ban|unban|bans|mute|unmute|reports|audit|limits|nodes|archive|export|erase|role)$ ]]; then
        : >helped # one help for them all
    fi
    ran="nika $command --help"
    check "not offered: $(comm -13 <(sort offered) helped | tr '\n' ' ')" test -z "$(comm -13 <(sort offered) helped)"
    while read -r option; do
        [[ $option =~ ^--(help|version|lang)$ ]] && continue
        word=$option
        ! grep -qF "'$command $option') " script.bash || word=$option=x
        run "$command" "$word" --nonsense
        check "there is no $option" grep -qF 'unknown option “--nonsense”' err
    done <offered
done < <(COMP_LINE='nika ' COMP_POINT=5; _nika || true; printf '%s\n' "${COMPREPLY[@]}" | grep -v '^-\|^help$')

# fish says what it would offer.
offers() {
    ran="fish completing “$1”"
    # shellcheck disable=SC2016 # for fish
    HOME=$PWD fish --no-config -c 'source script.fish; complete -C $argv[1]' "$1" | cut -f 1 >out
    check "fish offers something else than “$2”" test "$(tr '\n' ' ' <out)" = "$2 "
}
offers 'nika ver' verify
offers 'nika match --agents expert,ca' expert,casual
offers 'nika ban --h' '--help --hours'
offers 'nika verify gam' games.nika

finish
