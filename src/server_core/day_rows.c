/*
 * day_rows.c: the rows of results of the deal of the day (days.h says what they are): how they are written, read, shown to
 * people, and removed. Nobody is shown the results of others before she has one of her own, as long as she can have one;
 * and nobody is shown those of somebody who is banned.
 */
#include <stdlib.h>
#include <string.h>

#include "days.h"
#include "hosts.h"
#include "server_core_table.h"

enum {
    EACH = 50, /* results of an answer */
    AFTER_MAX = DAY_SCORE_DIGITS + NIKA_TABLE_ID_MAX + 1
};

static const char date_prefix[] = "date/", who_prefix[] = "who/", at_key[] = "at";

/*
 * Keys and values.
 */

void days_who_key(uint64_t who, const char *date, char key[NIKA_KEY_MAX])
{
    char id[NIKA_TABLE_ID_MAX];
    struct nika_text text = nika_text(key, NIKA_KEY_MAX);
    core_id_text(who, id);
    nika_text_add(&text, who_prefix);
    nika_text_add(&text, id);
    nika_text_add_char(&text, '/');
    nika_text_add(&text, date);
}

static void date_key(const struct day_result *result, char key[NIKA_KEY_MAX])
{
    char id[NIKA_TABLE_ID_MAX];
    struct nika_text text = nika_text(key, NIKA_KEY_MAX);
    core_id_text(result->who, id);
    nika_text_add(&text, date_prefix);
    nika_text_add(&text, result->date);
    nika_text_add_char(&text, '/');
    records_digits(&text, result->score + DAY_SCORE_ZERO, DAY_SCORE_DIGITS);
    nika_text_add_char(&text, '/');
    nika_text_add(&text, id);
}

void days_write(const struct day_result *result, struct nika_writer *writer)
{
    nika_write_key(writer, "name");
    nika_write_word(writer, result->name);
    nika_write_key(writer, "game");
    nika_write_word(writer, result->game);
    nika_write_key(writer, "score");
    nika_write_whole(writer, result->score);
    nika_write_key(writer, "rank");
    nika_write_whole(writer, result->rank);
    nika_write_key(writer, "line");
    nika_write_word(writer, result->line);
}

void days_rows(const struct day_result *result, struct day_rows *rows, struct nika_op ops[DAY_OPS])
{
    struct nika_text text = nika_text(rows->value, sizeof rows->value);
    struct nika_writer writer = nika_writer(&text);
    nika_write_open(&writer, '{');
    days_write(result, &writer);
    nika_write_key(&writer, at_key);
    nika_write_whole(&writer, result->at);
    nika_write_close(&writer, '}');
    days_who_key(result->who, result->date, rows->who_key);
    date_key(result, rows->date_key);
    ops[0] = (struct nika_op){
        .kind = NIKA_OP_ADD, .row = NIKA_ROW_DAY, .key = rows->who_key, .value = rows->value, .size = text.size};
    ops[1] = ops[0];
    ops[1].kind = NIKA_OP_PUT;
    ops[1].key = rows->date_key;
}

bool days_copy(const struct nika_loaded_item *item, struct nika_writer *writer)
{
    struct nika_json row, value;
    size_t at;
    if (nika_json_check(item->bytes, item->size, &row, &at) != NIKA_JSON_FINE || nika_json_kind(row) != '{')
        return false;
    struct nika_json_walk walk = nika_json_walk(row);
    nika_write_open(writer, '{');
    while (nika_json_next(&walk, &value)) {
        char key[16];
        size_t size;
        if (!nika_json_string(walk.key, key, sizeof key, &size) || strcmp(key, at_key) == 0)
            continue;
        nika_write_key(writer, key);
        nika_write_json(writer, value);
    }
    return true;
}

/*
 * Those of a date are shown.
 */

struct showing {
    nika_connection connection;
    char date[NIKA_DATE_MAX];
    char after[AFTER_MAX];   /* SCORE/WHO of the last one of the page before; "" at first */
    char own[DAY_VALUE_MAX]; /* the result of who asks; "" without one */
};

static void write_own(const struct showing *showing, struct nika_writer *writer)
{
    const struct nika_loaded_item own = {.bytes = showing->own, .size = strlen(showing->own)};
    nika_write_key(writer, "own");
    if (days_copy(&own, writer))
        nika_write_close(writer, '}');
    else
        nika_write_null(writer);
}

static void page_loaded(struct nika_server_core *core, struct pending *pending, const struct nika_event *event)
{
    const struct showing *showing = pending->more;
    const struct nika_loaded *rows = event->loaded;
    const size_t before = strlen(date_prefix) + strlen(showing->date) + 1, score = DAY_SCORE_DIGITS + 1;
    const char *next = NULL;
    if (!rows->readable) {
        respond_error(core, showing->connection, 503, "busy");
        return;
    }
    struct page page;
    page_begin(&page, "results", (size_t)(EACH + 2) * (DAY_VALUE_MAX + 64));
    for (unsigned i = 0; i < rows->count && i < EACH; i++) {
        const struct nika_loaded_item *item = &rows->items[i];
        const char *id = item->key + before + score;
        uint64_t who;
        if (strlen(item->key) <= before + score || !core_id_read(id, strlen(id), &who)) {
            core_log(core, "bad-row", 0, NULL);
            continue;
        }
        next = item->key + before;
        if (erasing_is(core, who) || bans_find(core, BAN_PERSON, who) || !days_copy(item, &page.writer))
            continue;
        nika_write_key(&page.writer, "who");
        nika_write_word(&page.writer, id);
        nika_write_close(&page.writer, '}');
    }
    nika_write_close(&page.writer, ']');
    nika_write_key(&page.writer, "date");
    nika_write_word(&page.writer, showing->date);
    write_own(showing, &page.writer);
    nika_write_key(&page.writer, "next");
    if (rows->count > EACH && next)
        nika_write_word(&page.writer, next);
    else
        nika_write_null(&page.writer);
    nika_write_close(&page.writer, '}');
    respond(core, showing->connection, 200, &page.text, NULL);
    free(page.bytes);
}

/* Goes on with what is shown, which the new pending operation takes over. */
static struct pending *next_step(struct nika_server_core *core, struct pending *before,
                                 void (*then)(struct nika_server_core *, struct pending *, const struct nika_event *))
{
    struct pending *pending = core_expect(core, then);
    pending->more = before->more;
    before->more = NULL;
    return pending;
}

static void load_page(struct nika_server_core *core, struct pending *before)
{
    const struct pending *pending = next_step(core, before, page_loaded);
    const struct showing *showing = pending->more;
    char prefix[NIKA_KEY_MAX], after[NIKA_KEY_MAX];
    struct nika_text text = nika_text(prefix, sizeof prefix), full = nika_text(after, sizeof after);
    nika_text_add(&text, date_prefix);
    nika_text_add(&text, showing->date);
    nika_text_add_char(&text, '/');
    nika_text_add(&full, prefix);
    nika_text_add(&full, showing->after);
    core_emit(core, &(struct nika_effect){.kind = NIKA_EFFECT_LOAD,
                                          .ticket = pending->ticket,
                                          .row = NIKA_ROW_DAY,
                                          .key = prefix,
                                          .after = *showing->after ? after : NULL,
                                          .number = EACH + 1});
}

static void own_loaded(struct nika_server_core *core, struct pending *pending, const struct nika_event *event)
{
    struct showing *showing = pending->more;
    const struct nika_loaded *rows = event->loaded;
    if (!rows->readable) {
        respond_error(core, showing->connection, 503, "busy");
        return;
    }
    if (rows->count)
        nika_text_copy(showing->own, sizeof showing->own, rows->items[0].bytes);
    if (!rows->count && days_is_open(core, showing->date))
        respond_error(core, showing->connection, 403, "not-over");
    else
        load_page(core, pending);
}

/* The parameters of the query; what is wrong is named. */
static const char *read_query(const struct nika_server_core *core, const char *query, struct showing *showing)
{
    const struct nika_json date = hosts_parameter(query, "date"), after = hosts_parameter(query, "after");
    char today[RECORDS_DATE_MAX];
    int64_t days;
    uint64_t who;
    records_date(core_date(core), today);
    if (!date.size)
        nika_text_copy(showing->date, sizeof showing->date, today);
    else if (date.size >= sizeof showing->date)
        return "date";
    else
        memcpy(showing->date, date.text, date.size);
    if (!nika_day_number(showing->date, &days) || strcmp(showing->date, today) > 0)
        return "date";
    if (after.size) {
        const size_t score = DAY_SCORE_DIGITS + 1;
        if (after.size != AFTER_MAX - 1 || strspn(after.text, "0123456789") != DAY_SCORE_DIGITS ||
            after.text[score - 1] != '/' || !core_id_read(after.text + score, after.size - score, &who))
            return "after";
        memcpy(showing->after, after.text, after.size);
    }
    return NULL;
}

void days_get(struct nika_server_core *core, const struct nika_event *event)
{
    const struct person *person = people_by_token(core, event->http->token, strlen(event->http->token));
    struct showing *showing = core_allocate(sizeof *showing);
    struct pending begun = {.more = showing};
    char key[NIKA_KEY_MAX];
    showing->connection = event->connection;
    const char *wrong = read_query(core, event->http->query, showing);
    if (wrong)
        respond_bad_value(core, event->connection, wrong);
    else if (!person && days_is_open(core, showing->date))
        respond_error(core, event->connection, 403, "not-over");
    else if (!person)
        load_page(core, &begun);
    else {
        days_who_key(person->who, showing->date, key);
        const struct pending *pending = next_step(core, &begun, own_loaded);
        core_emit(
            core,
            &(struct nika_effect){
                .kind = NIKA_EFFECT_LOAD, .ticket = pending->ticket, .row = NIKA_ROW_DAY, .key = key, .number = 1});
    }
    free(begun.more);
}

/*
 * Removing.
 */

/* Both rows of a result, from the key and the value of either; and when it came. False if it is none. */
static bool keys_of(const struct nika_loaded_item *item, char who_key[NIKA_KEY_MAX], char day_key[NIKA_KEY_MAX],
                    int64_t *came)
{
    struct day_result result = {.who = 0};
    struct nika_json row, value, time;
    int64_t score;
    size_t at;
    const bool by_date = strncmp(item->key, date_prefix, strlen(date_prefix)) == 0;
    const char *date = by_date ? item->key + strlen(date_prefix) : strrchr(item->key, '/') + 1;
    const char *who = by_date ? strrchr(item->key, '/') + 1 : item->key + strlen(who_prefix);
    if (strlen(date) < NIKA_DATE_MAX - 1 || strlen(who) < NIKA_TABLE_ID_MAX - 1 ||
        !core_id_read(who, NIKA_TABLE_ID_MAX - 1, &result.who) ||
        nika_json_check(item->bytes, item->size, &row, &at) != NIKA_JSON_FINE || !nika_json_get(row, "score", &value) ||
        !nika_json_whole(value, INT16_MIN, INT16_MAX, &score) || !nika_json_get(row, at_key, &time) ||
        !nika_json_whole(time, 0, INT64_MAX / 2, came))
        return false;
    memcpy(result.date, date, NIKA_DATE_MAX - 1);
    result.score = (int)score;
    days_who_key(result.who, result.date, who_key);
    date_key(&result, day_key);
    return true;
}

/* A row that can't be read goes by itself. */
unsigned days_remove(struct nika_server_core *core, const struct nika_loaded *rows, int64_t before,
                     struct pending *(*expect)(struct nika_server_core *core))
{
    char(*keys)[NIKA_KEY_MAX] = core_allocate((size_t)DAY_OPS * (rows->count + 1) * sizeof *keys);
    struct nika_op *ops = core_allocate((size_t)DAY_OPS * (rows->count + 1) * sizeof *ops);
    unsigned count = 0;
    for (unsigned i = 0; i < rows->count; i++) {
        int64_t came = 0;
        if (!keys_of(&rows->items[i], keys[count], keys[count + 1], &came)) {
            nika_text_copy(keys[count], sizeof *keys, rows->items[i].key);
            keys[count + 1][0] = '\0';
        }
        for (unsigned op = 0; came <= before && op < DAY_OPS && keys[count][0]; op++, count++)
            ops[count] = (struct nika_op){.kind = NIKA_OP_DROP, .row = NIKA_ROW_DAY, .key = keys[count]};
    }
    if (count)
        core_keep(core, expect(core), ops, count);
    free(ops);
    free(keys);
    return count;
}

void days_load(struct nika_server_core *core, const struct pending *pending, uint64_t who, int64_t date_before)
{
    char key[NIKA_KEY_MAX] = "date/", after[NIKA_KEY_MAX] = "date/", date[RECORDS_DATE_MAX];
    struct nika_text text = nika_text(after + strlen(date_prefix), sizeof after - strlen(date_prefix));
    records_date(date_before > 0 ? date_before : 0, date);
    nika_text_add(&text, date);
    if (who)
        days_who_key(who, "", key);
    core_emit(core, &(struct nika_effect){.kind = NIKA_EFFECT_LOAD,
                                          .ticket = pending->ticket,
                                          .row = NIKA_ROW_DAY,
                                          .key = key,
                                          .after = who ? NULL : after,
                                          .number = DAYS_REMOVED});
}
