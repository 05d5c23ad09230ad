#!/usr/bin/env bash
# join.sh NIKA: the command line of nika join: what does not fit together, before anybody is called. Playing is tested by net/join.mjs, before a
# full screen by tui/test_tui_join.c.
# shellcheck source=tests/cli/kit.sh disable=SC1111
source "$(dirname "$0")/kit.sh"
export XDG_STATE_HOME=$PWD/state

here=http://127.0.0.1:9 # nobody listens there, and nobody is to be called

for words in '' "$here $here"; do
    # shellcheck disable=SC2086 # words
    run join $words
    check_usage 'name one server, or the link to a table: http://HOST:PORT, https://HOST/t/…'
done
for url in ftp://x http:// 'http://a b' http://x/t/12 http://x/other http://x:0 $'http://x\e[2J'; do
    run join "$url"
    check_exit 2
    check "“is no address” is not said" grep -q 'is neither the address of a server nor the link to a table' err
    check_clean err
done
for option in '--players 3' '--clock none' '--agents casual' '--spectators end' '--undo ask' '--edition it' '--set tie=clockwise' '--court x' '--grace 60' --no-memory --no-talk --listed --start; do
    # shellcheck disable=SC2086 # words
    run join "$here" $option
    check_usage "${option%% *} is only for a new table, with --create"
done
run join "$here/t/0123456789abcdef" --create byzantz
check_usage '--create needs the address of a server, not the link to a table'
run join "$here" --create chess
check_usage 'unknown game “chess”; available: justinian, byzantz, null'
run join "$here" --create byzantz --players 2
check_usage '--players needs a number from 3 to 6'
run join "$here" --create byzantz --edition it
check_exit 2
for clock in soon live live: live:5+1 live:600+ live:600+9999 live:600+10+3 days days:0 days:31 days:x; do
    run join "$here" --create byzantz --clock "$clock"
    check_usage '--clock needs none, live:SECONDS+SECONDS or days:DAYS'
done
run join "$here" --create byzantz --grace 5
check_usage '--grace needs a number from 10 to 86400'
run join "$here" --create byzantz --spectators everybody
check_usage '--spectators needs public, end or none'
run join "$here" --create byzantz --undo maybe
check_usage '--undo needs never, ask or free'
for levels in genius casual,casual,casual,casual '' 'casual,'; do
    run join "$here" --create byzantz --players 4 --agents "$levels"
    check_usage '--agents needs at most 3 levels, separated by commas: beginner, casual, skilled, expert, master'
done
for seat in G 6 -1 x AB ''; do
    run join "$here" --seat "$seat"
    check_usage '--seat needs a letter from A to F, or a number from 0 to 5'
done
run join "$here" --pace soon
check_usage 'unknown pace “soon”; available: none, fast, normal, slow, step'
for option in --autopilot --adviser; do
    run join "$here" "$option" nobody
    check_exit 2
    check_empty out
    check "“nobody” is not named" grep -q 'unknown computer player “nobody”' err
done
run join "$here" --account Ada <<<short
check_wrong 'A password has 8 to 128 characters.'
run join "$here" --account Ada </dev/null
check_exit 1
check "something was written" test ! -e state

finish
