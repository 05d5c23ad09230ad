/*
 * check_end.c: what must be so in the end (sim_check.h).
 */
#include <string.h>

#include "sim_check.h"

/*
 * Records.
 */

/* The move of a record's line is the one that the log has. */
static bool same_move(const struct mirror *mirror, const struct nika_reader *reader, unsigned *ply)
{
    /* The next act that was not taken back: no later one goes back before it. */
    for (unsigned next = *ply + 1; next <= mirror->ply; next++) {
        bool stands = !mirror->moments[next].undo;
        for (unsigned later = next + 1; stands && later <= mirror->ply; later++)
            stands = mirror->moments[later].moves >= mirror->moments[next].moves;
        if (!stands)
            continue;
        *ply = next;
        return mirror->moments[next].seat == reader->seat && nika_move_same(mirror->moments[next].move, reader->move);
    }
    return false;
}

/* Who pledged and revealed what, and who did not, is what the log has. */
static bool same_proof(const struct nika_fair *one, const struct nika_fair *other)
{
    return one->algorithm == other->algorithm && strcmp(one->table, other->table) == 0 &&
           memcmp(&one->secret, &other->secret, sizeof one->secret) == 0 && one->people == other->people &&
           one->silent == other->silent && one->early == other->early &&
           memcmp(one->pledge, other->pledge, sizeof one->pledge) == 0 &&
           memcmp(one->chance, other->chance, sizeof one->chance) == 0;
}

/* What is wrong with a record, or NULL. */
static const char *fault_of_record(const struct mirror *mirror, const char *bytes, size_t size)
{
    struct nika_reader reader;
    struct nika_misfit misfit;
    struct nika_json header, value;
    struct nika_fair fair;
    unsigned ply = 0;
    size_t at;
    nika_reader_start(&reader);
    for (const char *end, *line = bytes; line < bytes + size; line = end + 1) {
        end = memchr(line, '\n', size - (size_t)(line - bytes));
        if (!end)
            return "its last line has no end";
        const enum nika_reading reading = nika_reader_line(&reader, line, (size_t)(end - line));
        if (reading == NIKA_READ_PROBLEM)
            return reader.problem.word;
        if (reading == NIKA_READ_MOVE && !same_move(mirror, &reader, &ply))
            return "a move that the log does not have";
        if (reading == NIKA_READ_HEADER &&
            (nika_json_check(line, (size_t)(end - line), &header, &at) != NIKA_JSON_FINE ||
             nika_fair_prove(header, &reader.setup, &reader.deal, &misfit) != NIKA_PROOF_HOLDS))
            return "its deal is not proved";
        if (reading == NIKA_READ_HEADER &&
            (!nika_json_get(header, "fair", &value) || !nika_fair_read(value, reader.setup.players, &fair, &misfit) ||
             !same_proof(&fair, &mirror->fair)))
            return "its proof is not what the log has";
    }
    if (!nika_reader_end(&reader))
        return reader.problem.word;
    return reader.state == NIKA_READER_AFTER_GAME && reader.ply == mirror->moments[mirror->ply].moves
               ? NULL
               : "it is not whole";
}

void check_record(struct sim *sim, struct mirror *mirror, const char *bytes, size_t size)
{
    const char *fault = fault_of_record(mirror, bytes, size);
    if (fault)
        sim_fail(sim, "records", "the record of table %s is wrong: %s", mirror->table, fault);
    mirror->records++;
    sim_count(sim, COUNT_RECORDS);
}

/*
 * The store.
 */

struct comparing {
    struct sim *sim;
    const struct mirror *mirror;
    unsigned count;
};

static bool compare_entry(void *context, const char *table, uint32_t number, const char *bytes, size_t size)
{
    struct comparing *comparing = context;
    const struct mirror *mirror = comparing->mirror;
    (void)table;
    if (number != comparing->count || number >= mirror->count || mirror->sizes[number] != size ||
        memcmp(mirror->entries[number], bytes, size) != 0)
        sim_fail(comparing->sim, "acknowledged", "table %s: entry %u is no longer what it was", mirror->table, number);
    comparing->count++;
    return true;
}

void check_logs(struct sim *sim)
{
    for (const struct mirror *mirror = sim->mirrors; mirror && !sim->failed; mirror = mirror->next) {
        struct comparing comparing = {.sim = sim, .mirror = mirror};
        const struct nika_store_reader reader = {.entry = compare_entry, .context = &comparing};
        enum nika_log_state state;
        bool found;
        if (!nika_store_log(sim->store, mirror->table, &state, &found, &reader) || found == mirror->forgotten ||
            (found && comparing.count != mirror->count))
            sim_fail(sim, "acknowledged", "table %s: entries are missing", mirror->table);
        else if (found && state != (mirror->state == 'f'   ? NIKA_LOG_OVER
                                    : mirror->state == 'd' ? NIKA_LOG_DAMAGED
                                                           : NIKA_LOG_LIVE))
            sim_fail(sim, "log", "table %s is in state %d", mirror->table, (int)state);
        for (unsigned i = 0; i < mirror->request_count; i++)
            if (mirror->requests[i].told == 'o' && !mirror->requests[i].made)
                sim_fail(sim, "acknowledged", "table %s: request %s was granted and is lost", mirror->table,
                         mirror->requests[i].id);
    }
}

static bool search_row(void *context, enum nika_row_kind kind, const char *key, const char *value, size_t size)
{
    (void)kind;
    secrets_search(context, NULL, key, strlen(key));
    secrets_search(context, NULL, value, size);
    return true;
}

void check_rows(struct sim *sim)
{
    const struct nika_store_reader reader = {.row = search_row, .context = sim};
    for (enum nika_row_kind kind = 0; kind < NIKA_ROW_KINDS; kind++)
        if (!nika_store_rows(sim->store, kind, "", NULL, false, UINT32_MAX, &reader))
            sim_fail(sim, "store", "its rows can't be read");
}

/*
 * Lists.
 */

void check_list(struct sim *sim, struct nika_json body)
{
    struct nika_json tables, value;
    char table[NIKA_TABLE_ID_MAX];
    if (!nika_json_get(body, "tables", &tables))
        return;
    struct nika_json_walk walk = nika_json_walk(tables);
    while (nika_json_next(&walk, &value)) {
        const struct fields fields = fields_of(value);
        const struct mirror *mirror =
            fields_copy(&fields, "table", table, sizeof table) ? mirror_find(sim, table) : NULL;
        if (!mirror || !mirror->listed || fields_get(&fields, "fair") || fields_get(&fields, "talk"))
            sim_fail(sim, "hidden", "listed, and should not be: %.*s", (int)value.size, value.text);
    }
}

/* Whether a game of the list is that of this table, with this result. */
static bool is_game(const struct mirror *mirror, int seat, const struct fields *game)
{
    char line[512];
    struct nika_text text = nika_text(line, sizeof line);
    struct nika_view view;
    struct nika_result result;
    struct nika_json expected;
    const struct nika_json *found = fields_get(game, "result");
    nika_look(&mirror->setup, &mirror->moments[mirror->ply].world, NIKA_WATCHER, &view);
    mirror->setup.game->result(&mirror->setup, &view, &result);
    nika_record_result(&mirror->setup, &result, &text);
    return fields_are(game, "table", mirror->table) && fields_are(game, "state", "over") &&
           fields_number(game, "seat") == seat && found &&
           nika_json_get((struct nika_json){line, text.size}, "result", &expected) && found->size == expected.size &&
           memcmp(found->text, expected.text, expected.size) == 0;
}

void check_games(struct sim *sim, const struct client *client, struct nika_json body)
{
    struct nika_json games, value;
    if (!sim->ending || !nika_json_get(body, "games", &games))
        return;
    for (const struct mirror *mirror = sim->mirrors; mirror; mirror = mirror->next) {
        const int seat = mirror_seat(mirror, client->who);
        bool listed = seat < 0 || mirror->state != 'f' || mirror->forgotten;
        struct nika_json_walk walk = nika_json_walk(games);
        while (!listed && nika_json_next(&walk, &value)) {
            const struct fields game = fields_of(value);
            listed = is_game(mirror, seat, &game);
        }
        if (!listed)
            sim_fail(sim, "records", "client %u does not find the game of table %s: %.*s", client->number,
                     mirror->table, (int)body.size, body.text);
        else if (seat >= 0)
            sim_count(sim, COUNT_GAMES_LISTED);
    }
}

/*
 * Tables.
 */

bool check_games_over(const struct sim *sim)
{
    for (const struct mirror *mirror = sim->mirrors; mirror; mirror = mirror->next)
        if (mirror->state == 'r')
            return false;
    return true;
}

void check_not_stuck(struct sim *sim)
{
    for (const struct mirror *mirror = sim->mirrors; mirror; mirror = mirror->next)
        if (mirror->state == 'r')
            sim_fail(sim, "stuck", "table %s does not go on after act %u", mirror->table, mirror->ply);
}

void check_memory(struct sim *sim)
{
    struct nika_server_core_figures figures;
    const struct server *server = server_serving(sim);
    if (!server)
        return;
    nika_server_core_figures(server->core, &figures);
    if (figures.connections || figures.tables_open || figures.tables_running || figures.tables_over ||
        figures.tables_damaged)
        sim_fail(sim, "memory",
                 "everybody is gone, but %u connections and %u open, %u running, %u finished tables are left",
                 (unsigned)figures.connections, (unsigned)figures.tables_open, (unsigned)figures.tables_running,
                 (unsigned)figures.tables_over);
}
