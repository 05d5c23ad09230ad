/*
 * hosts_show.c: prints a server's answers to its hosts (see hosts_show.h): one line for each person, table, ban or act, its
 * parts two spaces apart, ids first. Dates are in UTC.
 */
#include "hosts_show.h"

#include <stdio.h>
#include <string.h>
#include <time.h>

#include <nika/messages_serve.h>

#include "cli.h"

enum { PART_MAX = 4096, SILENCE = 5 /* seconds without the database, from which on it is said */ };

/* Prints a string or a number so that it can't harm a terminal. */
static void put_value(struct nika_json value)
{
    static char raw[PART_MAX], safe[2 * PART_MAX];
    struct nika_text text = nika_text(safe, sizeof safe);
    size_t size;
    if (nika_json_string(value, raw, sizeof raw, &size)) {
        nika_text_add_safely(&text, raw, size, sizeof safe - 8);
        fputs(safe, stdout);
    } else {
        printf("%.*s", (int)value.size, value.text);
    }
}

static void put_member(struct nika_json object, const char *key)
{
    struct nika_json value;
    if (nika_json_get(object, key, &value) && nika_json_kind(value) != 'n' && nika_json_kind(value) != '{')
        put_value(value);
}

/* A part of a line, if there is one: a missing name or reason leaves no gap. */
static void put_part(struct nika_json object, const char *key)
{
    struct nika_json value;
    if (!nika_json_get(object, key, &value) || nika_json_kind(value) != '"' || value.size <= 2)
        return;
    fputs("  ", stdout);
    put_value(value);
}

static void put_date(struct nika_json object, const char *key)
{
    struct nika_json value;
    int64_t ms = 0;
    struct tm parts;
    char text[32];
    if (!nika_json_get(object, key, &value) || !nika_json_whole(value, 0, INT64_C(253402300799000), &ms))
        return;
    const time_t seconds = (time_t)(ms / 1000);
    if (gmtime_r(&seconds, &parts) && strftime(text, sizeof text, "%Y-%m-%d %H:%M", &parts))
        fputs(text, stdout);
}

static bool is_true(struct nika_json object, const char *key)
{
    struct nika_json value;
    return nika_json_get(object, key, &value) && nika_json_kind(value) == 't';
}

static void put_words(struct nika_message message)
{
    fputs("  ", stdout);
    cli_print(stdout, message);
}

/* "  banned", with until when and why. */
static void put_ban(struct nika_json person, const char *key, struct nika_message message)
{
    struct nika_json ban, until;
    if (!nika_json_get(person, key, &ban) || nika_json_kind(ban) != '{')
        return;
    put_words(message);
    if (nika_json_get(ban, "until", &until) && nika_json_kind(until) == '0') {
        fputs(" – ", stdout);
        put_date(ban, "until");
    }
}

/* Calls a function for each element of a list. */
static void each(struct nika_json value, const char *key, void (*put)(struct nika_json element))
{
    struct nika_json list, element;
    if (!nika_json_get(value, key, &list))
        return;
    struct nika_json_walk walk = nika_json_walk(list);
    unsigned count = 0;
    for (; nika_json_next(&walk, &element); count++) {
        put(element);
        putchar('\n');
    }
    if (!count) {
        cli_print(stdout, msg_hosts_none());
        putchar('\n');
    }
}

static void put_person(struct nika_json person)
{
    put_member(person, "who");
    fputs("  ", stdout);
    put_member(person, "name");
    put_words(is_true(person, "host")      ? msg_hosts_word_host()
              : is_true(person, "account") ? msg_hosts_word_account()
                                           : msg_hosts_word_guest());
    if (is_true(person, "here"))
        put_words(msg_hosts_word_here());
    put_ban(person, "banned", msg_hosts_word_banned());
    put_ban(person, "muted", msg_hosts_word_muted());
}

void show_people(struct nika_json value)
{
    each(value, "people", put_person);
}

static void put_table(struct nika_json table)
{
    struct nika_json seats, seat, name;
    put_member(table, "table");
    fputs("  ", stdout);
    put_member(table, "state");
    fputs("  ", stdout);
    put_member(table, "game");
    fputs("  ", stdout);
    put_date(table, "opened");
    if (!nika_json_get(table, "seats", &seats))
        return;
    struct nika_json_walk walk = nika_json_walk(seats);
    for (const char *before = "  "; nika_json_next(&walk, &seat);)
        if (nika_json_get(seat, "name", &name)) {
            fputs(before, stdout);
            put_value(name);
            before = ", ";
        }
}

void show_tables(struct nika_json value)
{
    each(value, "tables", put_table);
}

static void put_listed_ban(struct nika_json ban)
{
    struct nika_json until;
    put_member(ban, "kind");
    put_part(ban, "who");
    put_part(ban, "network");
    put_part(ban, "name");
    fputs("  ", stdout);
    put_date(ban, "date");
    if (nika_json_get(ban, "until", &until) && nika_json_kind(until) == '0') {
        fputs(" – ", stdout);
        put_date(ban, "until");
    }
    put_part(ban, "why");
}

void show_bans(struct nika_json value)
{
    each(value, "bans", put_listed_ban);
}

static void put_line(struct nika_json line)
{
    fputs("    ", stdout);
    put_member(line, "name");
    fputs(": ", stdout);
    put_member(line, "text");
    putchar('\n');
}

static void put_report(struct nika_json report)
{
    struct nika_json by, about, talk, line, done;
    put_member(report, "id");
    fputs("  ", stdout);
    put_date(report, "date");
    fputs("  ", stdout);
    put_member(report, "table");
    fputs("  ", stdout);
    if (nika_json_get(report, "by", &by))
        put_member(by, "name");
    if (nika_json_get(report, "about", &about) && nika_json_kind(about) == '{') {
        fputs(" → ", stdout);
        put_member(about, "name");
        fputs(" (", stdout);
        put_member(about, "who");
        fputs(")", stdout);
    }
    if (nika_json_get(report, "done", &done) && nika_json_kind(done) == '{') {
        put_words(msg_hosts_word_done());
        put_part(done, "note");
    }
    fputs("\n  ", stdout);
    put_member(report, "text");
    putchar('\n');
    if (!nika_json_get(report, "talk", &talk))
        return;
    struct nika_json_walk walk = nika_json_walk(talk);
    while (nika_json_next(&walk, &line))
        put_line(line);
}

void show_reports(struct nika_json value)
{
    each(value, "reports", put_report);
}

/* Date, who, what; then whatever else there is, as name=value. */
static void put_entry(struct nika_json entry)
{
    struct nika_json value;
    struct nika_json_walk walk = nika_json_walk(entry);
    put_date(entry, "date");
    fputs("  ", stdout);
    put_member(entry, "by");
    fputs("  ", stdout);
    put_member(entry, "what");
    while (nika_json_next(&walk, &value)) {
        if (nika_json_is(walk.key, "date") || nika_json_is(walk.key, "by") || nika_json_is(walk.key, "what") ||
            nika_json_is(value, "") || nika_json_kind(value) == 'n')
            continue;
        fputs("  ", stdout);
        put_value(walk.key);
        putchar('=');
        if (nika_json_is(walk.key, "until"))
            put_date(entry, "until");
        else
            put_value(value);
    }
}

void show_audit(struct nika_json value)
{
    each(value, "entries", put_entry);
}

void show_limits(struct nika_json value)
{
    struct nika_json limits, limit;
    if (!nika_json_get(value, "limits", &limits))
        return;
    struct nika_json_walk walk = nika_json_walk(limits);
    while (nika_json_next(&walk, &limit)) {
        put_value(walk.key);
        fputs(" = ", stdout);
        put_value(limit);
        putchar('\n');
    }
}

static void put_node(struct nika_json node)
{
    put_member(node, "name");
    put_part(node, "address");
    put_part(node, "version");
    if (is_true(node, "leads"))
        put_words(msg_hosts_word_leads());
    if (is_true(node, "leaving"))
        put_words(msg_hosts_word_leaving());
    if (is_true(node, "here"))
        put_words(msg_hosts_word_this_server());
}

static void put_line_of_words(struct nika_message message)
{
    cli_print(stdout, message);
    putchar('\n');
}

/* The nodes; then what is wrong, if anything is. */
void show_nodes(struct nika_json value)
{
    struct nika_json heard;
    int64_t ms = 0;
    each(value, "nodes", put_node);
    if (!is_true(value, "served"))
        put_line_of_words(msg_hosts_nodes_wait());
    if (!nika_json_get(value, "heard", &heard))
        return;
    if (nika_json_kind(heard) == 'n')
        put_line_of_words(msg_hosts_database_never());
    else if (nika_json_whole(heard, 0, INT64_MAX, &ms) && ms >= INT64_C(1000) * SILENCE)
        put_line_of_words(msg_hosts_database_silent(ms / 1000));
}
