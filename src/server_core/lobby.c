/*
 * lobby.c: requests before and after the game: open a table, sit down, fill seats, start, chat, ask for a rematch.
 */
#include <string.h>

#include "server_core_table.h"

static void refuse(struct nika_server_core *core, const struct request *request, const char *word)
{
    reply_error(core, request->connection->id, request->id, word);
}

static uint64_t who_asks(const struct request *request)
{
    return request->connection->person->who;
}

/* Whether the host has yet to start the game; if not, the request is answered. */
static bool is_open(struct nika_server_core *core, const struct table *table, const struct request *request)
{
    if (!table_is_open(table))
        refuse(core, request, "not-open");
    return table_is_open(table);
}

/* The same, and the host is the one who asks. */
static bool is_hosts(struct nika_server_core *core, const struct table *table, const struct request *request)
{
    if (!is_open(core, table, request))
        return false;
    if (table->host == who_asks(request))
        return true;
    refuse(core, request, "not-host");
    return false;
}

/* The seat that a request names; if there is none, the request is answered and false returned. */
static bool named_seat(struct nika_server_core *core, const struct table *table, const struct request *request,
                       unsigned *seat)
{
    struct nika_json value;
    if (entry_read_seat(request->body, "seat", table->setup.players, seat))
        return true;
    if (nika_json_get(request->body, "seat", &value) && nika_json_kind(value) == '0')
        refuse(core, request, "no-such-seat");
    else
        reply_bad_value(core, request->connection->id, request->id, "seat");
    return false;
}

/*
 * Opening.
 */

/* Whether somebody has as many of something as one person may have, or all from her address may have together. */
static bool has_enough(struct nika_server_core *core, const struct request *request, unsigned held,
                       enum nika_limit per_person, enum nika_limit per_address)
{
    if (held < limit_of(core, per_person))
        return holders_full(core, request->connection->address, per_address);
    limit_reached(core, per_person);
    return true;
}

/* Limits on tables: whether there may be one more; if not, the request is answered. */
static bool may_open(struct nika_server_core *core, const struct request *request, bool listed)
{
    const struct person *person = request->connection->person;
    const bool many = core->figures.tables_open + core->figures.tables_running >= limit_of(core, NIKA_LIMIT_max_tables);
    if (has_enough(core, request, person->tables, NIKA_LIMIT_tables_per_person, NIKA_LIMIT_tables_per_address) ||
        (listed &&
         has_enough(core, request, person->listed, NIKA_LIMIT_listed_per_person, NIKA_LIMIT_listed_per_address))) {
        refuse(core, request, "too-many");
        return false;
    }
    if (core->disk.full) {
        refuse(core, request, "busy");
        return false;
    }
    const int64_t wait = rate_limits_wait(core, request->connection->address, "open");
    if (wait) {
        core->figures.slow_downs++;
        reply_slow_down(core, request->connection->id, request->id, wait);
        return false;
    }
    if (many && !tables_make_room(core)) { /* nobody's table is closed for a request that is refused anyway */
        limit_reached(core, NIKA_LIMIT_max_tables);
        refuse(core, request, "too-many");
        return false;
    }
    return true;
}

void lobby_begin_open(const struct nika_setup *setup, const struct nika_table_options *options, uint64_t host,
                      const char *name, const struct nika_hash *secret, int64_t date, struct draft *draft)
{
    entry_begin(draft, "open");
    nika_write_open(&draft->writer, '{');
    nika_write_key(&draft->writer, "nika");
    nika_write_whole(&draft->writer, NIKA_RECORD_FORMAT);
    nika_write_key(&draft->writer, "game");
    nika_write_word(&draft->writer, setup->game->name);
    nika_write_key(&draft->writer, "players");
    nika_write_whole(&draft->writer, setup->players);
    nika_record_rules(setup, &draft->writer);
    nika_write_close(&draft->writer, '}');
    nika_write_key(&draft->writer, "options");
    nika_options_write(options, &draft->writer);
    entry_write_id(host, "host", &draft->writer);
    nika_write_key(&draft->writer, "name");
    nika_write_word(&draft->writer, name);
    entry_write_hash(secret, "secret", &draft->writer);
    nika_write_key(&draft->writer, "date");
    nika_write_whole(&draft->writer, date);
}

/* The first entry of a new table, up to what all have in common. */
static void begin_open(struct nika_server_core *core, const struct nika_setup *setup,
                       const struct nika_table_options *options, const struct person *host, struct draft *draft)
{
    struct nika_hash secret;
    core->settings.random(core->settings.context, secret.bytes, sizeof secret.bytes);
    lobby_begin_open(setup, options, host->who, host->name, &secret, core_date(core), draft);
}

void lobby_open(struct nika_server_core *core, const struct request *request)
{
    struct nika_setup setup;
    struct nika_problem problem;
    struct nika_table_options options;
    struct nika_json value = {"{}", 2};
    struct draft draft;
    if (!nika_record_setup(request->body, NIKA_RECORD_FORMAT, &setup, &problem)) {
        reply_bad_value(core, request->connection->id, request->id, problem.misfit.where);
        return;
    }
    nika_json_get(request->body, "options", &value);
    const char *wrong = nika_options_read(value, NIKA_UNDO_ASK, &options);
    if (wrong) {
        reply_bad_value(core, request->connection->id, request->id, wrong);
        return;
    }
    if (request->connection->entered_count == ENTERED_MAX) {
        refuse(core, request, "too-many");
        return;
    }
    if (!may_open(core, request, options.listed))
        return;
    begin_open(core, &setup, &options, request->connection->person, &draft);
    entry_end(core, &draft);
    struct table *table = table_new(core, core_random_number(core));
    commit_entry(core, table, request, &draft, NULL, 0);
}

/* Everybody moves one seat on: computer players are seated at once, persons get a reservation. */
static void write_rotated(const struct table *table, struct nika_writer *writer)
{
    const unsigned players = table->setup.players;
    nika_write_key(writer, "seats");
    nika_write_open(writer, '[');
    for (unsigned number = 0; number < players; number++) {
        const struct seat *seat = &table->seats[(number + players - 1) % players];
        nika_write_open(writer, '{');
        if (seat->kind == SEAT_PERSON) {
            entry_write_id(seat->who, "who", writer);
        } else {
            nika_write_key(writer, "level");
            nika_write_word(writer, seat->level);
        }
        nika_write_key(writer, "name");
        nika_write_word(writer, seat->name);
        entry_write_bot(seat->bot, writer);
        nika_write_close(writer, '}');
    }
    nika_write_close(writer, ']');
}

static void reply_next(struct nika_server_core *core, const struct table *table, nika_connection connection,
                       const char *id)
{
    struct nika_text text;
    struct nika_writer writer = reply_begin(core, id, &text);
    entry_write_id(table->next, "table", &writer);
    reply_end(core, connection, &writer);
}

/* The look-up of the rematch is done. A rematch that was closed before it started makes room for another. */
static void next_loaded(struct nika_server_core *core, struct pending *pending, const struct nika_event *event)
{
    struct table *table = table_there(core, pending->table);
    struct request request = {.connection = core_connection(core, pending->connection), .body = {"{}", 2}};
    if (!request.connection)
        return;
    if (!table || !event->loaded->readable) {
        reply_error(core, pending->connection, pending->id, table ? "busy" : "no-such-table");
        return;
    }
    if (table->next == pending->who && !event->loaded->found)
        table->next = 0;
    if (table->next) {
        reply_next(core, table, pending->connection, pending->id);
        return;
    }
    memcpy(request.id, pending->id, sizeof request.id);
    if (!commit_waits(core, table, "rematch", &request))
        lobby_rematch(core, table, &request);
    table_settle(core, table);
}

static void look_up_next(struct nika_server_core *core, const struct table *table, const struct request *request)
{
    char id[NIKA_TABLE_ID_MAX];
    struct pending *pending = core_expect(core, next_loaded);
    pending->table = table->id;
    pending->who = table->next;
    pending->connection = request->connection->id;
    memcpy(pending->id, request->id, sizeof pending->id);
    core_id_text(table->next, id);
    core_emit(core, &(struct nika_effect){.kind = NIKA_EFFECT_LOAD, .ticket = pending->ticket, .table = id});
}

void lobby_rematch(struct nika_server_core *core, struct table *table, const struct request *request)
{
    struct draft first, next;
    if (table->state != TABLE_OVER) {
        refuse(core, request, "not-over");
        return;
    }
    if (!table_seat_of(table, who_asks(request))) {
        refuse(core, request, "not-seated");
        return;
    }
    if (table->next && table_there(core, table->next)) {
        reply_next(core, table, request->connection->id, request->id);
        return;
    }
    if (table->next) {
        look_up_next(core, table, request);
        return;
    }
    if (!may_open(core, request, table->options.listed))
        return;
    struct table *opened = table_new(core, core_random_number(core));
    begin_open(core, &table->setup, &table->options, request->connection->person, &first);
    write_rotated(table, &first.writer);
    entry_end(core, &first);
    entry_begin(&next, "next");
    nika_write_word(&next.writer, opened->id_text);
    entry_end(core, &next);
    commit_keep_rematch(core, table, request, &next, opened, &first);
}

/*
 * Seats.
 */

/* Whether somebody was kicked: she herself, or a guest from her network who has no seat yet. */
static bool is_kicked(struct nika_server_core *core, struct table *table, const struct request *request)
{
    const struct person *person = request->connection->person;
    const bool stays = person->account || person->who == table->host || table_seat_of(table, person->who);
    const uint64_t from =
        stays || !table->kicked_count ? 0 : kick_mark(core, kick_network(core, request->connection->address));
    for (unsigned i = 0; i < table->kicked_count; i++)
        if (table->kicked[i].who == person->who || (from && table->kicked[i].from == from))
            return true;
    return false;
}

/* Whether somebody else at the table has a name that looks like this guest's. Names of accounts are their own. */
static bool is_mistakable(const struct nika_server_core *core, const struct table *table, const struct person *guest)
{
    const uint64_t looks = names_looks(core, guest->name);
    for (unsigned i = 0; i < table->setup.players; i++) {
        const struct seat *seat = &table->seats[i];
        if ((seat->kind == SEAT_PERSON || seat->kind == SEAT_KEPT) && seat->who != guest->who &&
            names_looks(core, seat->name) == looks)
            return true;
    }
    return false;
}

/* Whether she sits there already, with the same contribution and under the same name. */
static bool sits_so(const struct seat *seat, const struct person *person, const struct seat *pledged)
{
    return seat->kind == SEAT_PERSON && seat->who == person->who && seat->bot == person->bot &&
           strcmp(seat->name, person->name) == 0 && seat->early == pledged->early &&
           memcmp(&seat->chance, &pledged->chance, sizeof seat->chance) == 0;
}

void lobby_sit(struct nika_server_core *core, struct table *table, const struct request *request)
{
    const struct person *person = request->connection->person;
    struct seat pledged = {.kind = SEAT_PERSON};
    struct draft draft;
    unsigned number;
    if (!is_open(core, table, request) || !named_seat(core, table, request, &number))
        return;
    if (!drawing_read_pledge(request->body, &pledged)) {
        reply_bad_value(core, request->connection->id, request->id, "pledge");
        return;
    }
    const struct seat *seat = &table->seats[number];
    if (is_kicked(core, table, request)) {
        refuse(core, request, "kicked");
        return;
    }
    if (seat->kind != SEAT_OPEN && seat->who != person->who) {
        refuse(core, request, "seat-taken");
        return;
    }
    if (person->bot && !table->options.bots) {
        refuse(core, request, "not-allowed");
        return;
    }
    if (!person->account && is_mistakable(core, table, person)) {
        refuse(core, request, "name-taken");
        return;
    }
    if (sits_so(seat, person, &pledged)) {
        reply_fine(core, request->connection->id, request->id);
        return;
    }
    const struct seat *before = table_seat_of(table, person->who);
    if (!(before && before->kind == SEAT_PERSON) &&
        has_enough(core, request, person->waiting, NIKA_LIMIT_seats_per_person, NIKA_LIMIT_seats_per_address)) {
        refuse(core, request, "too-many");
        return;
    }
    entry_begin(&draft, "sit");
    nika_write_whole(&draft.writer, number);
    entry_write_id(person->who, "who", &draft.writer);
    nika_write_key(&draft.writer, "name");
    nika_write_word(&draft.writer, person->name);
    entry_write_bot(person->bot, &draft.writer);
    entry_write_hash(&pledged.chance, pledged.early ? "chance" : "pledge", &draft.writer);
    entry_end(core, &draft);
    commit_entry(core, table, request, &draft, NULL, 0);
}

/* An entry that consists of a seat only. */
static void keep_seat(struct nika_server_core *core, struct table *table, const struct request *request,
                      const char *key, unsigned seat)
{
    struct draft draft;
    entry_begin(&draft, key);
    nika_write_whole(&draft.writer, seat);
    entry_end(core, &draft);
    commit_entry(core, table, request, &draft, NULL, 0);
}

/* Whether one person sits alone at the table. */
static bool is_alone(const struct table *table, uint64_t who)
{
    for (unsigned seat = 0; seat < table->setup.players; seat++)
        if (table->seats[seat].kind == SEAT_PERSON && table->seats[seat].who != who)
            return false;
    return true;
}

void lobby_stand(struct nika_server_core *core, struct table *table, const struct request *request)
{
    const uint64_t who = who_asks(request);
    const struct seat *seat = table_seat_of(table, who);
    if (!is_open(core, table, request))
        return;
    if (!seat || seat->kind != SEAT_PERSON)
        refuse(core, request, "not-seated");
    else if (who == table->host && is_alone(table, who))
        commit_forget(core, table, request);
    else
        keep_seat(core, table, request, "stand", table_seat_number(table, seat));
}

/* A computer player's name that nobody at the table has. There are more names than seats. */
static const char *name_computer(const struct table *table, unsigned number)
{
    static const char *const old[] = {"Zoe", "Leo", "Irene", "Roman", "Anna", "Michael", "Helena", "Marcian"};
    unsigned next = 0, seat = 0;
    while (seat < table->setup.players) {
        const struct seat *other = &table->seats[seat++];
        if (seat - 1 != number && other->kind != SEAT_OPEN && strcmp(other->name, old[next]) == 0) {
            next++;
            seat = 0;
        }
    }
    return old[next];
}

void lobby_seat(struct nika_server_core *core, struct table *table, const struct request *request)
{
    struct nika_json value = {"", 0};
    struct draft draft;
    char level[NIKA_AGENT_NAME_MAX] = "";
    unsigned number;
    if (!is_hosts(core, table, request) || !named_seat(core, table, request, &number))
        return;
    if (!nika_json_get(request->body, "player", &value) ||
        !(nika_json_is(value, "open") || nika_option_level(value, level))) {
        reply_bad_value(core, request->connection->id, request->id, "player");
        return;
    }
    if (table->seats[number].kind == SEAT_PERSON) {
        refuse(core, request, "seat-taken");
        return;
    }
    if (level[0] ? table->seats[number].kind == SEAT_COMPUTER && strcmp(table->seats[number].level, level) == 0
                 : table->seats[number].kind == SEAT_OPEN) { /* it is so already */
        reply_fine(core, request->connection->id, request->id);
        return;
    }
    entry_begin(&draft, "seat");
    nika_write_whole(&draft.writer, number);
    if (level[0]) {
        nika_write_key(&draft.writer, "level");
        nika_write_word(&draft.writer, level);
        nika_write_key(&draft.writer, "name");
        nika_write_word(&draft.writer, name_computer(table, number));
    }
    entry_end(core, &draft);
    commit_entry(core, table, request, &draft, NULL, 0);
}

void lobby_kick(struct nika_server_core *core, struct table *table, const struct request *request)
{
    unsigned number;
    struct draft draft;
    if (!is_hosts(core, table, request) || !named_seat(core, table, request, &number))
        return;
    const struct seat *seat = &table->seats[number];
    if (seat->kind != SEAT_PERSON) {
        refuse(core, request, "not-seated");
    } else if (seat->who == table->host) {
        refuse(core, request, "not-allowed");
    } else if (table->kicked_count == KICKED_MAX) {
        refuse(core, request, "too-many");
    } else {
        /* People in one room with the host have one address: a kick among them concerns one person. */
        const bool together = seat->from == kick_network(core, request->connection->address);
        const uint64_t from = together ? 0 : kick_mark(core, seat->from);
        entry_begin(&draft, "kick");
        nika_write_whole(&draft.writer, number);
        if (from)
            entry_write_id(from, "from", &draft.writer);
        entry_end(core, &draft);
        commit_entry(core, table, request, &draft, NULL, 0);
    }
}

void lobby_start(struct nika_server_core *core, struct table *table, const struct request *request)
{
    if (!is_hosts(core, table, request))
        return;
    for (unsigned seat = 0; seat < table->setup.players; seat++)
        if (table->seats[seat].kind != SEAT_PERSON && table->seats[seat].kind != SEAT_COMPUTER) {
            refuse(core, request, "not-full");
            return;
        }
    drawing_start(core, table, request);
}

int lobby_successor(const struct table *table)
{
    for (unsigned seat = 0; !table->host_here && seat < table->setup.players; seat++)
        if (table->seats[seat].kind == SEAT_PERSON && table->seats[seat].here)
            return (int)seat;
    return -1;
}

void lobby_pass_on(struct nika_server_core *core, struct table *table, unsigned seat)
{
    keep_seat(core, table, NULL, "host", seat);
}

int lobby_deserted(const struct nika_server_core *core, const struct table *table, int64_t *when)
{
    const int64_t kept = (int64_t)limit_of(core, NIKA_LIMIT_seat_minutes) * MINUTE;
    *when = INT64_MAX;
    for (unsigned number = 0; table->options.clock != NIKA_CLOCK_DAYS && number < table->setup.players; number++) {
        const struct seat *seat = &table->seats[number];
        if (seat->kind != SEAT_PERSON || seat->here || seat->who == table->host)
            continue;
        if (core->now >= seat->gone_since + kept)
            return (int)number;
        *when = seat->gone_since + kept < *when ? seat->gone_since + kept : *when;
    }
    return -1;
}

void lobby_give_up(struct nika_server_core *core, struct table *table, unsigned seat)
{
    keep_seat(core, table, NULL, "stand", seat);
}

void lobby_close(struct nika_server_core *core, struct table *table, const struct request *request)
{
    if (is_hosts(core, table, request))
        commit_forget(core, table, request);
}

/*
 * Chat.
 */

/* Whether this person may chat here now, within the rate limit; if not, the request is answered. */
static bool may_talk(struct nika_server_core *core, struct table *table, const struct request *request, bool seated)
{
    const int64_t each = MINUTE / limit_of(core, NIKA_LIMIT_talk_per_minute);
    struct person *person = request->connection->person;
    const bool may_watch = table->state == TABLE_OPEN || (table->state == TABLE_OVER && show_may_watch(table));
    if (!table->options.talk || (!seated && !may_watch)) {
        refuse(core, request, "not-allowed");
        return false;
    }
    if (is_kicked(core, table, request)) {
        refuse(core, request, "kicked");
        return false;
    }
    const int64_t wait =
        core->settings.no_rates ? 0 : rate_wait(&person->talk, core->now, each, limit_of(core, NIKA_LIMIT_talk_burst));
    if (wait) {
        limit_reached(core, NIKA_LIMIT_talk_burst);
        core->figures.slow_downs++;
        reply_slow_down(core, request->connection->id, request->id, wait);
    }
    return !wait;
}

void lobby_say(struct nika_server_core *core, struct table *table, const struct request *request)
{
    enum { LETTERS = 200 };
    const struct seat *seat = table_seat_of(table, who_asks(request));
    const bool seated = seat && seat->kind == SEAT_PERSON;
    struct nika_json value;
    char said[NIKA_MESSAGE_MAX], bytes[TALK_MAX];
    struct nika_text clean = nika_text(bytes, sizeof bytes);
    size_t size;
    struct draft draft;
    if (!nika_json_get(request->body, "text", &value) || !nika_json_string(value, said, sizeof said, &size) ||
        !names_clean(said, size, LETTERS, &clean)) {
        reply_bad_value(core, request->connection->id, request->id, "text");
        return;
    }
    if (bans_refuse_talk(core, request) || !may_talk(core, table, request, seated))
        return;
    entry_begin(&draft, "say");
    nika_write_word(&draft.writer, bytes);
    if (seated) {
        nika_write_key(&draft.writer, "seat");
        nika_write_whole(&draft.writer, table_seat_number(table, seat));
    }
    entry_write_id(request->connection->person->who, "who", &draft.writer);
    nika_write_key(&draft.writer, "name");
    nika_write_word(&draft.writer, request->connection->person->name);
    entry_end(core, &draft);
    const bool long_over = table->state == TABLE_OVER && core->now > table->over_at + DAY;
    const bool full = table->state != TABLE_OPEN && table->entries > limit_of(core, NIKA_LIMIT_table_entries);
    if (!long_over && !full && !NIKA_FAULT_IS(SAID_EARLY)) {
        commit_entry(core, table, request, &draft, NULL, 0);
        return;
    }
    /*
     * The talk of a game that has been over for long is delivered, not stored: the log is to stay as it is. So is talk
     * when there has been too much of it: nobody can make others fall silent.
     */
    reply_fine(core, request->connection->id, request->id);
    entry_apply(core, table, (struct nika_json){draft.bytes, draft.text.size}, true);
    table->entries--;
}

void lobby_mute(struct nika_server_core *core, struct table *table, const struct request *request)
{
    const uint64_t who = who_asks(request);
    struct nika_json value;
    if (!nika_json_get(request->body, "on", &value) || (nika_json_kind(value) != 't' && nika_json_kind(value) != 'f')) {
        reply_bad_value(core, request->connection->id, request->id, "on");
        return;
    }
    const bool mutes = table_mutes(table, who), on = nika_json_kind(value) == 't';
    if (on && !mutes && table->muted_count == MUTED_MAX) {
        refuse(core, request, "too-many");
        return;
    }
    if (on && !mutes) {
        table->muted = core_grow(table->muted, table->muted_count, MUTED_MAX, sizeof *table->muted);
        table->muted[table->muted_count++] = who;
    }
    for (unsigned i = 0; !on && i < table->muted_count; i++)
        if (table->muted[i] == who)
            table->muted[i--] = table->muted[--table->muted_count];
    reply_fine(core, request->connection->id, request->id);
}
