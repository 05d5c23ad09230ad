/*
 * entries.c: the entries of a table's write-ahead log: their format, and the one function that applies them. A table's
 * state is the result of its entries. Live play and replay after a restart use the same function, and nothing but an
 * entry may change state that has to survive a restart.
 *
 * An entry is a JSON object whose first member names its kind. Every entry has "at", the server core's time in
 * milliseconds. With live clocks, entries that change the game also have "used": how long the running clocks ran since
 * the previous entry. "id" is the request's id (its idempotency key), in entries made by a person.
 *
 *   {"open":{"game":…,"players":…,"rules":…},"options":{…},"host":WHO,"name":…,"secret":HEX,"date":MS}
 *        a rematch also has "seats": per seat {"who":…,"name":…} if reserved for a person, or {"level":…,"name":…}.
 *        In place of a log that has become long (compaction.c): also {} for an open seat, "pledge" or
 *        "chance" for a person who sits there, "kicked":[{"who":WHO,"from":MARK},…], "talk":[{"say":…,"seat":…,"who":…,"name":…},…] and "said", the number of
 *        the first of these lines
 *   {"sit":SEAT,"who":WHO,"name":…,"pledge":HEX}      takes the seat, and leaves any other; clients of before there
 *                                                     were pledges: with "chance", the contribution itself. "bot":true
 *                                                     if that person is a bot; so in the seats above
 *   {"stand":SEAT}
 *   {"seat":SEAT,"level":…,"name":…}                  a computer player; without a level: nobody
 *   {"kick":SEAT,"from":MARK}                         "from": what stands for her network (kick_mark), if it is known
 *   {"host":SEAT}                                     the person in this seat becomes host
 *   {"draw":true}                                     closes the seats: persons are asked for what they have pledged
 *   {"reveal":SEAT,"chance":HEX}
 *   {"deal":DATE}                                     deals: from the secret and what the persons contributed
 *   {"start":DATE}                                    the same in logs of before there were pledges
 *   {"move":WORD,"seat":SEAT,"id":…}                  the computer's moves have no "id", but "players", the version of
 *                                                     the computer players (NIKA_PLAYERS_VERSION); so does "resolve"
 *   {"answer":WORD,"seat":SEAT,"id":…}                to a simultaneous question: secret, the last one counts
 *   {"resolve":[WORD,…]}                              each seat's answer; the rules decide how many of them are moves
 *   {"undo":SEAT,"id":…}                              or, if the others were asked, "agreed"
 *   {"auto":SEAT,"on":true}                           the computer starts or stops playing for a person. If nothing
 *                                                     changes by that: stopped clocks run again. "late": the computer
 *                                                     makes her pending decision anyway. "why": "left", "time", "gone"
 *   {"say":TEXT,"seat":SEAT,"who":WHO,"name":…}       without a seat: a spectator; older ones have no "who"
 *   {"next":TABLE}                                    the rematch
 *   {"close":DATE}                                    a host of the server has ended the game
 */
#include <stdlib.h>
#include <string.h>

#include <nika/bits.h>
#include <nika/bytes.h>

#include "server_core_table.h"

/*
 * Writing.
 */

void entry_begin(struct draft *draft, const char *key)
{
    draft->text = nika_text(draft->bytes, sizeof draft->bytes);
    draft->writer = nika_writer(&draft->text);
    nika_write_open(&draft->writer, '{');
    nika_write_key(&draft->writer, key);
}

void entry_end(const struct nika_server_core *core, struct draft *draft)
{
    nika_write_key(&draft->writer, "at");
    nika_write_whole(&draft->writer, core->now);
    nika_write_close(&draft->writer, '}');
}

void entry_write_id(uint64_t id, const char *key, struct nika_writer *writer)
{
    char digits[NIKA_TABLE_ID_MAX];
    core_id_text(id, digits);
    nika_write_key(writer, key);
    nika_write_word(writer, digits);
}

void entry_write_bot(bool bot, struct nika_writer *writer)
{
    if (!bot)
        return;
    nika_write_key(writer, "bot");
    nika_write_bool(writer, true);
}

void entry_write_hash(const struct nika_hash *hash, const char *key, struct nika_writer *writer)
{
    nika_write_key(writer, key);
    entry_write_digits(hash, writer);
}

void entry_write_digits(const struct nika_hash *hash, struct nika_writer *writer)
{
    char digits[2 * NIKA_FAIR_BYTES + 1];
    nika_hex(hash->bytes, NIKA_FAIR_BYTES, digits);
    nika_write_word(writer, digits);
}

/*
 * Reading.
 */

bool entry_read_id(struct nika_json object, const char *key, uint64_t *id)
{
    struct nika_json value;
    char digits[NIKA_TABLE_ID_MAX];
    size_t size;
    return nika_json_get(object, key, &value) && nika_json_string(value, digits, sizeof digits, &size) &&
           core_id_read(digits, size, id);
}

bool entry_read_hash(struct nika_json object, const char *key, struct nika_hash *hash)
{
    struct nika_json value;
    char digits[2 * NIKA_FAIR_BYTES + 1];
    size_t size;
    return nika_json_get(object, key, &value) && nika_json_string(value, digits, sizeof digits, &size) &&
           nika_unhex(digits, size, hash->bytes, NIKA_FAIR_BYTES);
}

bool entry_read_seat(struct nika_json object, const char *key, unsigned players, unsigned *seat)
{
    struct nika_json value;
    int64_t number;
    if (!nika_json_get(object, key, &value) || !nika_json_whole(value, 0, (int64_t)players - 1, &number))
        return false;
    *seat = (unsigned)number;
    return true;
}

static bool read_text(struct nika_json object, const char *key, char *text, size_t room)
{
    struct nika_json value;
    size_t size;
    return nika_json_get(object, key, &value) && nika_json_string(value, text, room, &size);
}

static bool read_time(struct nika_json object, const char *key, int64_t *time)
{
    struct nika_json value;
    return nika_json_get(object, key, &value) && nika_json_whole(value, 0, INT64_MAX / 4, time);
}

static bool read_move(const struct table *table, struct nika_json value, struct nika_move *move)
{
    char word[NIKA_WORD_MAX];
    size_t size;
    return nika_json_string(value, word, sizeof word, &size) && nika_parse_whole(&table->setup, word, size, move);
}

/*
 * Idempotency: ids of requests that were granted.
 */

/* FNV-1a is enough: a client that finds two ids with the same hash fools only itself. */
static uint64_t hash_of(const char *id)
{
    uint64_t hash = UINT64_C(0xCBF29CE484222325);
    for (; *id; id++)
        hash = (hash ^ (uint8_t)*id) * UINT64_C(0x100000001B3);
    return hash;
}

/*
 * A granted request is 48 bits of its id's hash and the low 16 bits of the ply that its answer reported. The rest of
 * that follows from the table's ply, since fewer than 65,536 acts have been made.
 */
enum { PLY_BITS = 16 };

bool entry_granted(const struct table *table, const struct seat *seat, const char *id, uint32_t *ply)
{
    const uint64_t hash = hash_of(id);
    const unsigned known = seat->granted_count < IDS_KEPT ? seat->granted_count : IDS_KEPT;
    for (unsigned i = 0; i < known; i++)
        if (seat->granted[i] >> PLY_BITS == hash >> PLY_BITS) {
            *ply = table->ply - (uint16_t)(table->ply - seat->granted[i]);
            return true;
        }
    return false;
}

/* Remembers the id of an entry's request, and the ply its answer reported, so that a repeated request gets it again. */
static void grant(struct table *table, struct seat *seat, struct nika_json entry)
{
    char id[REQUEST_ID_MAX];
    if (!read_text(entry, "id", id, sizeof id))
        return;
    if (!seat->granted)
        seat->granted = core_allocate(IDS_KEPT * sizeof *seat->granted);
    seat->granted[seat->granted_count++ % IDS_KEPT] =
        hash_of(id) >> PLY_BITS << PLY_BITS | (table->ply & ((1u << PLY_BITS) - 1));
}

/*
 * Before the game.
 */

static void empty_seat(struct seat *seat)
{
    *seat = (struct seat){.kind = SEAT_OPEN};
}

static bool read_person(const struct nika_server_core *core, struct nika_json object, struct seat *seat)
{
    if (!entry_read_id(object, "who", &seat->who) || !read_text(object, "name", seat->name, sizeof seat->name))
        return false;
    struct nika_json bot;
    seat->bot = nika_json_get(object, "bot", &bot);
    erasing_name(core, seat->who, seat->name, sizeof seat->name);
    return true;
}

static bool read_computer(struct nika_json object, struct seat *seat)
{
    struct nika_agent agent;
    return read_text(object, "level", seat->level, sizeof seat->level) && nika_agent_named(seat->level, &agent) &&
           read_text(object, "name", seat->name, sizeof seat->name);
}

static enum seat_kind seat_kind_of(struct nika_json seat)
{
    struct nika_json value;
    if (nika_json_get(seat, "level", &value))
        return SEAT_COMPUTER;
    if (!nika_json_get(seat, "who", &value))
        return SEAT_OPEN;
    return nika_json_get(seat, "pledge", &value) || nika_json_get(seat, "chance", &value) ? SEAT_PERSON : SEAT_KEPT;
}

/* The seats of a rematch, or of a log that was compacted. */
static bool read_seats(const struct nika_server_core *core, struct table *table, struct nika_json list)
{
    struct nika_json value;
    unsigned number = 0;
    if (nika_json_kind(list) != '[' || nika_json_count(list) != table->setup.players)
        return false;
    struct nika_json_walk walk = nika_json_walk(list);
    for (; nika_json_next(&walk, &value); number++) {
        struct seat *seat = &table->seats[number];
        seat->kind = seat_kind_of(value);
        seat->gone_since = core->now;
        if (seat->kind == SEAT_COMPUTER ? !read_computer(value, seat) : seat->kind && !read_person(core, value, seat))
            return false;
        if (seat->kind == SEAT_PERSON && !drawing_read_pledge(value, seat))
            return false;
    }
    return true;
}

static void add_kicked(struct table *table, uint64_t who, struct nika_json entry)
{
    table->kicked = core_grow(table->kicked, table->kicked_count, KICKED_MAX, sizeof *table->kicked);
    struct kicked *last = &table->kicked[table->kicked_count++];
    last->who = who;
    if (!entry_read_id(entry, "from", &last->from))
        last->from = 0;
}

/* Who was kicked, and what was said, before the log was compacted. */
static bool read_kicked(struct table *table, struct nika_json entry)
{
    struct nika_json list, value;
    uint64_t who;
    if (!nika_json_get(entry, "kicked", &list))
        return true;
    struct nika_json_walk walk = nika_json_walk(list);
    while (nika_json_next(&walk, &value)) {
        if (!entry_read_id(value, "who", &who) || table->kicked_count == KICKED_MAX)
            return false;
        add_kicked(table, who, value);
    }
    return true;
}

static bool apply_say(struct nika_server_core *core, struct table *table, struct nika_json entry,
                      struct nika_json value, bool shown);

static bool read_talk(struct nika_server_core *core, struct table *table, struct nika_json entry)
{
    struct nika_json list, line, text, first;
    int64_t number;
    if (!nika_json_get(entry, "talk", &list))
        return true;
    if (!nika_json_get(entry, "said", &first) || !nika_json_whole(first, 0, INT32_MAX, &number))
        return false;
    table->talk_first = (unsigned)number;
    struct nika_json_walk walk = nika_json_walk(list);
    while (nika_json_next(&walk, &line))
        if (!nika_json_get(line, "say", &text) || !apply_say(core, table, line, text, false))
            return false;
    return true;
}

/* As a record's header has it. Tables that were opened before there was a second format do not name theirs. */
static bool read_setup(struct nika_json value, struct nika_setup *setup)
{
    struct nika_problem problem;
    struct nika_json named;
    int64_t format = NIKA_RECORD_FIRST;
    return (!nika_json_get(value, "nika", &named) ||
            nika_json_whole(named, NIKA_RECORD_FIRST, NIKA_RECORD_FORMAT, &format)) &&
           nika_record_setup(value, (unsigned)format, setup, &problem);
}

static bool apply_open(struct nika_server_core *core, struct table *table, struct nika_json entry,
                       struct nika_json value)
{
    struct nika_json options, seats;
    uint64_t host;
    char name[PERSON_NAME_MAX];
    if (table->entries || !read_setup(value, &table->setup) || !nika_json_get(entry, "options", &options) ||
        nika_options_read(options, NIKA_UNDO_FREE, &table->options) || !entry_read_id(entry, "host", &host) ||
        !read_text(entry, "name", name, sizeof name) || !entry_read_hash(entry, "secret", &table->secret) ||
        !read_time(entry, "date", &table->opened_date) ||
        (nika_json_get(entry, "seats", &seats) && !read_seats(core, table, seats)) || !read_kicked(table, entry) ||
        !read_talk(core, table, entry))
        return false;
    table_host(core, table, host, name);
    table_state(core, table, TABLE_OPEN);
    return true;
}

/* The host has left: the lowest seat with a person takes over. */
static void find_host(struct nika_server_core *core, struct table *table)
{
    for (unsigned seat = 0; seat < table->setup.players; seat++)
        if (table->seats[seat].kind == SEAT_PERSON) {
            table_host(core, table, table->seats[seat].who, table->seats[seat].name);
            return;
        }
}

static bool apply_sit(struct nika_server_core *core, struct table *table, struct nika_json entry, unsigned number)
{
    struct seat *seat = &table->seats[number], *old;
    struct seat taken = {.kind = SEAT_PERSON};
    if (!table_is_open(table) || !read_person(core, entry, &taken) || !drawing_read_pledge(entry, &taken) ||
        (seat->kind != SEAT_OPEN && seat->who != taken.who))
        return false;
    while ((old = table_seat_of(table, taken.who)))
        empty_seat(old);
    taken.gone_since = core->now;
    *seat = taken;
    table_count_seats(core, table);
    table_count_here(core, table);
    return true;
}

static bool apply_stand(struct nika_server_core *core, struct table *table, struct nika_json entry, unsigned number,
                        bool kicked)
{
    struct seat *seat = &table->seats[number];
    const uint64_t who = seat->who;
    if (!table_is_open(table) || seat->kind != SEAT_PERSON || (kicked && table->kicked_count == KICKED_MAX))
        return false;
    empty_seat(seat);
    if (kicked)
        add_kicked(table, who, entry);
    if (who == table->host)
        find_host(core, table);
    table_count_seats(core, table);
    table_count_here(core, table);
    return true;
}

static bool apply_seat(struct nika_server_core *core, struct table *table, struct nika_json entry, unsigned number)
{
    struct seat *seat = &table->seats[number];
    struct nika_json level;
    if (!table_is_open(table) || seat->kind == SEAT_PERSON)
        return false;
    empty_seat(seat);
    if (nika_json_get(entry, "level", &level)) {
        seat->kind = SEAT_COMPUTER;
        if (!read_computer(entry, seat))
            return false;
    }
    table_count_here(core, table);
    return true;
}

static bool apply_host(struct nika_server_core *core, struct table *table, unsigned number)
{
    const struct seat *seat = &table->seats[number];
    if (!table_is_open(table) || seat->kind != SEAT_PERSON)
        return false;
    table_host(core, table, seat->who, seat->name);
    table_count_here(core, table);
    return true;
}

/*
 * The game.
 */

/* Records whom the game waits for now. `mover` has just acted; if it is asked again, this is a new question. */
static void note_waiting(struct nika_server_core *core, struct table *table, int64_t at, unsigned mover)
{
    const struct nika_waiting waiting = nika_play_waiting(table->play);
    const uint8_t before = table->together ? 0 : table->asked; /* after a simultaneous question every question is new */
    table->together = (uint8_t)nika_play_together(table->play);
    table->asked = table->together ? table->together : waiting.asked;
    table->answered = 0;
    table->thought_answered = 0;
    table->version++;
    table->changed_at = at;
    table->question_at = at;
    for (unsigned number = 0; number < table->setup.players; number++) {
        struct seat *seat = &table->seats[number];
        if ((table->asked & ~before) >> number & 1 || number == mover || table->together)
            seat->asked_since = at;
        else if (table->asked >> number & 1)
            continue; /* the same question as before */
        seat->late = false;
    }
    if (!waiting.asked) {
        table->over_at = at;
        table_state(core, table, TABLE_OVER);
        table_count_here(core, table); /* some may become spectators now */
    }
}

static bool apply_deal(struct nika_server_core *core, struct table *table, struct nika_json entry, enum entry_kind kind,
                       int64_t at)
{
    struct nika_fair fair;
    struct nika_deal deal;
    const bool pledged = kind == ENTRY_DEAL;
    if (table->state != TABLE_OPEN || (!pledged && table->drawing) ||
        !read_time(entry, pledged ? "deal" : "start", &table->started_date))
        return false;
    for (unsigned number = 0; number < table->setup.players; number++) {
        struct seat *seat = &table->seats[number];
        if ((seat->kind != SEAT_PERSON && seat->kind != SEAT_COMPUTER) ||
            (seat->kind == SEAT_PERSON && !seat->revealed && !table->drawing && !NIKA_FAULT_IS(DEALT_EARLY)))
            return false;
        seat->left = table->options.bank * SECOND;
    }
    table->algorithm = pledged ? NIKA_FAIR_2 : NIKA_FAIR_1;
    table->drawing = false;
    drawing_fair(table, &fair);
    if (NIKA_FAULT_IS(STAND_IN_CHOSEN))
        fair.silent = 0;
    nika_fair_deal(&fair, &table->setup, &deal, &table->number);
    table->play = core_allocate(nika_play_bytes());
    nika_play_begin(table->play, &table->setup, &deal);
    table_state(core, table, TABLE_RUNNING);
    note_waiting(core, table, at, NIKA_WATCHER);
    return true;
}

/* Makes room for one more move. */
static void make_room(struct table *table)
{
    const unsigned room = nika_play_room(table->play);
    if (nika_play_ply(table->play) < room)
        return;
    const unsigned more = room ? 2 * room : MOVES_FIRST;
    struct nika_made *moves = core_allocate(more * sizeof *moves), *old = table->moves;
    nika_play_lend(table->play, moves, more);
    table->moves = moves;
    free(old);
}

static bool make_move(struct table *table, unsigned seat, struct nika_move move)
{
    make_room(table);
    if (nika_play_make(table->play, seat, move) != NIKA_ACCEPTED)
        return false;
    table->ply++;
    return true;
}

static bool apply_move(struct nika_server_core *core, struct table *table, struct nika_json entry,
                       struct nika_json value, int64_t at, bool shown)
{
    struct nika_json id;
    struct nika_move move;
    unsigned number;
    const struct before before = undo_before(table, at);
    if (table->state != TABLE_RUNNING || table->together ||
        !entry_read_seat(entry, "seat", table->setup.players, &number) || !read_move(table, value, &move) ||
        !make_move(table, number, move))
        return false;
    struct seat *seat = &table->seats[number];
    const bool by_person = nika_json_get(entry, "id", &id);
    if (!by_person) {
        table->undo_floor = nika_play_ply(table->play);
        records_computer_moved(table, number, entry);
    }
    undo_keep(table, by_person && nika_play_can_undo(table->play, number) ? &before : NULL);
    if (table->asked >> number & 1) {
        enum { AFTER_COMPUTER = 30000 }; /* the least time a player gets after the computer decided something for her */
        seat->left += table->options.increment * SECOND;
        if (!by_person && seat->left < AFTER_COMPUTER)
            seat->left = AFTER_COMPUTER;
    }
    grant(table, seat, entry);
    note_waiting(core, table, at, number);
    if (shown) {
        core->figures.moves++;
        show_act(core, table, number, move, true);
    }
    return true;
}

static bool apply_answer(struct table *table, struct nika_json entry, struct nika_json value)
{
    struct nika_move move;
    unsigned number;
    if (table->state != TABLE_RUNNING || !entry_read_seat(entry, "seat", table->setup.players, &number) ||
        !(table->together >> number & 1) || !read_move(table, value, &move))
        return false;
    if (!table->answers)
        table->answers = core_allocate(NIKA_SEATS_MAX * sizeof *table->answers);
    table->answers[number] = move;
    table->answered |= (uint8_t)(1u << number);
    grant(table, &table->seats[number], entry);
    return true;
}

/* Applies all answers in the order of the rules, as far as they are needed. */
static bool apply_resolve(struct nika_server_core *core, struct table *table, struct nika_json entry,
                          struct nika_json list, int64_t at, bool shown)
{
    struct nika_json word[NIKA_SEATS_MAX] = {{NULL, 0}}, value;
    struct nika_move move;
    unsigned count = 0, left = table->together;
    struct nika_json_walk walk = nika_json_walk(list);
    if (table->state != TABLE_RUNNING || !left || nika_json_count(list) != table->setup.players)
        return false;
    while (nika_json_next(&walk, &value))
        word[count++] = value;
    while (left) {
        const unsigned number = nika_lowest_bit(nika_play_waiting(table->play).asked);
        if (!(left >> number & 1))
            return false;
        left &= ~(1u << number);
        if (!read_move(table, word[number], &move) || !make_move(table, number, move))
            return false;
        if (!(table->answered >> number & 1))
            records_computer_moved(table, number, entry);
        left &= nika_play_together(table->play);
        if (!left) {
            undo_keep(table, NULL);
            note_waiting(core, table, at, NIKA_WATCHER);
        }
        if (shown) {
            core->figures.moves++;
            show_act(core, table, number, move, !left);
        }
    }
    return true;
}

static bool apply_undo(struct nika_server_core *core, struct table *table, struct nika_json entry, unsigned number,
                       int64_t at, bool shown)
{
    struct nika_json agreed;
    if (!undo_possible(table, number))
        return false;
    const int64_t own = table->asked >> number & 1 ? at - table->seats[number].asked_since : 0;
    nika_play_undo(table->play, nika_play_ply(table->play) - 1);
    table->ply++;
    grant(table, &table->seats[number], entry);
    note_waiting(core, table, at, number);
    undo_restore(table, number, at, own, nika_json_get(entry, "agreed", &agreed));
    if (shown) {
        core->figures.undos++;
        show_undone(core, table, number);
    }
    note_add(core, table, NOTE_UNDONE, number, shown);
    return true;
}

static bool apply_auto(struct nika_server_core *core, struct table *table, struct nika_json entry, unsigned number,
                       int64_t at, bool shown)
{
    struct seat *seat = &table->seats[number];
    struct nika_json on, late;
    const bool was_computer = table_is_computer(table, number);
    if (table->state != TABLE_RUNNING || seat->kind != SEAT_PERSON || !nika_json_get(entry, "on", &on))
        return false;
    if (seat->automatic == (nika_json_kind(on) == 't'))
        return true; /* this affects the clocks only */
    seat->automatic = !seat->automatic;
    if (seat->automatic && nika_json_get(entry, "late", &late))
        seat->late = true;
    seat->gone_since = at; /* a player who takes her seat back while offline gets the grace period again */
    if (table_is_computer(table, number) != was_computer) {
        table->version++;
        table->shown_at = at; /* so that the computer's thinking time reveals nothing */
    }
    core->figures.taken_over += shown && seat->automatic;
    note_add(core, table, seat->automatic ? note_of_reason(entry) : NOTE_BACK, number, shown);
    return true;
}

/*
 * Other entries.
 */

static bool apply_say(struct nika_server_core *core, struct table *table, struct nika_json entry,
                      struct nika_json value, bool shown)
{
    struct nika_json seat;
    unsigned number = NIKA_WATCHER;
    uint64_t who;
    char name[PERSON_NAME_MAX], text[TALK_MAX];
    size_t size;
    if (!read_text(entry, "name", name, sizeof name) || !nika_json_string(value, text, sizeof text, &size) ||
        (nika_json_get(entry, "seat", &seat) && !entry_read_seat(entry, "seat", table->setup.players, &number)))
        return false;
    if (!entry_read_id(entry, "who", &who))
        who = number == NIKA_WATCHER ? 0 : table->seats[number].who;
    erasing_name(core, who, name, sizeof name);
    erasing_text(core, who, text, sizeof text);
    size = strlen(text);
    table->talk = core_grow(table->talk, table->talk_count, TALK_KEPT, sizeof *table->talk);
    struct said *said = &table->talk[table->talk_count % TALK_KEPT];
    const size_t name_size = strlen(name) + 1;
    char *both = core_enlarge(table->talk_count < TALK_KEPT ? NULL : said->name, name_size + size + 1);
    memcpy(both, name, name_size);
    memcpy(both + name_size, text, size + 1);
    *said = (struct said){.number = table->talk_first + table->talk_count,
                          .seat = (uint8_t)number,
                          .who = who,
                          .name = both,
                          .text = both + name_size};
    table->talk_count++;
    if (shown)
        show_said(core, table, said);
    return true;
}

static bool apply_close(struct nika_server_core *core, struct table *table)
{
    if (table->state != TABLE_RUNNING)
        return false;
    table_state(core, table, TABLE_CLOSED);
    core->figures.tables_closed++;
    return true;
}

/* Charges the running clocks with the time used, and restarts them now. */
static void charge(struct table *table, struct nika_json entry, int64_t at)
{
    int64_t used;
    if (!read_time(entry, "used", &used))
        return;
    for (unsigned running = clocks_running(table); running; running &= running - 1) {
        int64_t *left = &table->seats[nika_lowest_bit(running)].left;
        *left = *left > used ? *left - used : 0;
    }
    table->changed_at = at;
    table->stopped_at = 0;
}

static enum entry_kind kind_of(struct nika_json key)
{
    static const char *const keys[] = {
        [ENTRY_OPEN] = "open", [ENTRY_SIT] = "sit",         [ENTRY_STAND] = "stand", [ENTRY_SEAT] = "seat",
        [ENTRY_KICK] = "kick", [ENTRY_START] = "start",     [ENTRY_MOVE] = "move",   [ENTRY_ANSWER] = "answer",
        [ENTRY_UNDO] = "undo", [ENTRY_RESOLVE] = "resolve", [ENTRY_AUTO] = "auto",   [ENTRY_SAY] = "say",
        [ENTRY_NEXT] = "next", [ENTRY_HOST] = "host",       [ENTRY_DRAW] = "draw",   [ENTRY_REVEAL] = "reveal",
        [ENTRY_DEAL] = "deal", [ENTRY_CLOSE] = "close",
    };
    for (unsigned kind = ENTRY_OPEN; kind < sizeof keys / sizeof keys[0]; kind++)
        if (nika_json_is(key, keys[kind]))
            return (enum entry_kind)kind;
    return ENTRY_WRONG;
}

enum entry_kind entry_kind(struct nika_json entry)
{
    struct nika_json value;
    struct nika_json_walk walk = nika_json_walk(entry);
    return nika_json_kind(entry) == '{' && nika_json_next(&walk, &value) ? kind_of(walk.key) : ENTRY_WRONG;
}

/* Kinds whose value is a seat number. */
static bool apply_at_seat(struct nika_server_core *core, struct table *table, struct nika_json entry,
                          enum entry_kind kind, int64_t at, bool shown)
{
    static const char *const keys[] = {
        [ENTRY_SIT] = "sit",   [ENTRY_STAND] = "stand", [ENTRY_SEAT] = "seat", [ENTRY_KICK] = "kick",
        [ENTRY_UNDO] = "undo", [ENTRY_AUTO] = "auto",   [ENTRY_HOST] = "host", [ENTRY_REVEAL] = "reveal"};
    unsigned seat;
    if (!entry_read_seat(entry, keys[kind], table->setup.players, &seat))
        return false;
    switch (kind) {
    case ENTRY_SIT:
        return apply_sit(core, table, entry, seat);
    case ENTRY_STAND:
    case ENTRY_KICK:
        return apply_stand(core, table, entry, seat, kind == ENTRY_KICK);
    case ENTRY_SEAT:
        return apply_seat(core, table, entry, seat);
    case ENTRY_HOST:
        return apply_host(core, table, seat);
    case ENTRY_REVEAL:
        return drawing_apply_reveal(table, entry, seat);
    case ENTRY_UNDO:
        return apply_undo(core, table, entry, seat, at, shown);
    default:
        return apply_auto(core, table, entry, seat, at, shown);
    }
}

static bool apply(struct nika_server_core *core, struct table *table, struct nika_json entry, enum entry_kind kind,
                  struct nika_json value, int64_t at, bool shown)
{
    switch (kind) {
    case ENTRY_OPEN:
        return apply_open(core, table, entry, value);
    case ENTRY_SIT:
    case ENTRY_STAND:
    case ENTRY_SEAT:
    case ENTRY_KICK:
    case ENTRY_HOST:
    case ENTRY_REVEAL:
    case ENTRY_UNDO:
    case ENTRY_AUTO:
        return apply_at_seat(core, table, entry, kind, at, shown);
    case ENTRY_DRAW:
        return drawing_apply_draw(table, at);
    case ENTRY_START:
    case ENTRY_DEAL:
        return apply_deal(core, table, entry, kind, at);
    case ENTRY_MOVE:
        return apply_move(core, table, entry, value, at, shown);
    case ENTRY_ANSWER:
        return apply_answer(table, entry, value);
    case ENTRY_RESOLVE:
        return apply_resolve(core, table, entry, value, at, shown);
    case ENTRY_SAY:
        return apply_say(core, table, entry, value, shown);
    case ENTRY_NEXT:
        return entry_read_id(entry, "next", &table->next);
    case ENTRY_CLOSE:
        return apply_close(core, table);
    case ENTRY_WRONG:
        break;
    }
    return false;
}

enum entry_kind entry_apply(struct nika_server_core *core, struct table *table, struct nika_json entry, bool shown)
{
    struct nika_json value;
    int64_t at;
    struct nika_json_walk walk = nika_json_walk(entry);
    if (nika_json_kind(entry) != '{' || !nika_json_next(&walk, &value) || !read_time(entry, "at", &at))
        return ENTRY_WRONG;
    const enum entry_kind kind = kind_of(walk.key);
    if (kind == ENTRY_WRONG || (kind != ENTRY_OPEN && !table->entries))
        return ENTRY_WRONG;
    core_ran_until(core, at);
    if (shown)
        at = core->now; /* nobody's clock runs before the question is shown, however long the write took */
    charge(table, entry, at);
    if (!apply(core, table, entry, kind, value, at, shown))
        return ENTRY_WRONG;
    table->entries++;
    return kind;
}
