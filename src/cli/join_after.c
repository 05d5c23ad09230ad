/*
 * join_after.c: after a game on a server: fetches its record, verifies the deal, perhaps saves it, offers another game.
 */
#include <string.h>
#include <unistd.h>

#include <nika/messages_online.h>
#include <nika/messages_play.h>

#include "cli_join.h"

static void save(struct joining *joining, const struct nika_reply *record)
{
    struct cli_target target;
    if (!cli_open_target("join", joining->wanted.record, &target)) {
        joining->status = CLI_WRONG;
        return;
    }
    const bool written = fwrite(record->body, 1, record->size, target.file) == record->size;
    struct cli_path shown;
    if (cli_close_target(&target, written) && strcmp(joining->wanted.record, "-") != 0)
        join_say(joining, msg_record_kept_in(cli_shown(joining->wanted.record, &shown)));
    else if (!written)
        joining->status = CLI_WRONG;
}

/* Fetches the record, across reconnects. False if it is over. */
static bool fetch(struct joining *joining, struct nika_reply *record)
{
    const struct nika_mirror *mirror = nika_join_mirror(joining->join);
    char path[64];
    struct nika_text text = nika_text(path, sizeof path);
    nika_text_add(&text, "/api/tables/");
    nika_text_add(&text, mirror->table);
    nika_text_add(&text, "/record");
    while (mirror->state == NIKA_MIRROR_RUNNING) /* the server says by itself that it is over */
        if (!join_await(joining))
            return false;
    do
        if (!join_connected(joining) || !join_reply(joining, nika_join_fetch(joining->join, path), record))
            return false;
    while (record->state == NIKA_REPLY_LOST);
    if (record->state == NIKA_REPLY_FINE)
        return true;
    join_say(joining, nika_join_error(record->error, ""));
    return false;
}

static bool may_have_record(const struct nika_mirror *mirror)
{
    return mirror->sight.viewer != NIKA_WATCHER || mirror->options.spectators != NIKA_SPECTATORS_NONE;
}

/* Whether somebody wants another game; talk goes on meanwhile. */
static bool wants_rematch(struct joining *joining)
{
    struct nika_typed typed;
    struct nika_reply reply;
    char answers[NIKA_YES_OR_NO_MAX];
    nika_yes_or_no(joining->language, answers);
    while (join_line(joining, msg_online_ask_rematch(answers), &typed, NULL)) {
        const char *rest;
        const size_t size = nika_split_word(typed.bytes, &rest);
        if (nika_means(joining->language, msg_word_yes(), typed.bytes, size))
            return true;
        if (nika_means(joining->language, msg_word_no(), typed.bytes, size) ||
            nika_means(joining->language, msg_word_quit(), typed.bytes, size))
            return false;
        if (nika_means(joining->language, msg_online_word_say(), typed.bytes, size))
            join_granted(joining, nika_join_do(joining->join, "say", NIKA_WATCHER, "text", rest), &reply);
        else
            join_say(joining, msg_answer_yes_or_no(answers));
    }
    return false;
}

/* The table of the next game: one that is there already, or a new one. */
static bool find_next(struct joining *joining, char next[NIKA_TABLE_ID_MAX])
{
    const struct nika_mirror *mirror = nika_join_mirror(joining->join);
    struct nika_reply reply = {.state = NIKA_REPLY_LOST};
    while (!mirror->next[0] && reply.state == NIKA_REPLY_LOST)
        if (!join_connected(joining) ||
            !join_reply(joining, nika_join_do(joining->join, "rematch", NIKA_WATCHER, NULL, NULL), &reply))
            return false;
    if (!mirror->next[0] && reply.state == NIKA_REPLY_WRONG) {
        join_say(joining, nika_join_error(reply.error, reply.where));
        return false;
    }
    memcpy(next, mirror->next[0] ? mirror->next : reply.table, NIKA_TABLE_ID_MAX);
    return true;
}

bool join_after(struct joining *joining, char next[NIKA_TABLE_ID_MAX])
{
    const struct nika_mirror *mirror = nika_join_mirror(joining->join);
    struct nika_reply record;
    if (may_have_record(mirror) && fetch(joining, &record)) {
        const enum nika_verdict verdict = nika_join_prove(joining->join, record.body, record.size);
        nika_lines_put("\n");
        join_say(joining, nika_join_verdict(verdict));
        if (verdict != NIKA_VERDICT_FINE && verdict != NIKA_VERDICT_WATCHED && verdict != NIKA_VERDICT_SILENT)
            joining->status = CLI_WRONG;
        if (joining->wanted.record)
            save(joining, &record);
    }
    if (joining->stopped || mirror->sight.viewer == NIKA_WATCHER || joining->wanted.autopilot ||
        !wants_rematch(joining))
        return false;
    return find_next(joining, next);
}
