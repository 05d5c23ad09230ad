/*
 * sim_mirror.c: logs, replayed (sim_mirror.h). What entries look like is told in src/server_core/entries.c; what they mean is worked out here
 * once more, from the rules alone.
 */
#include "sim_mirror.h"

#include <stdlib.h>
#include <string.h>

#include <nika/bits.h>
#include <nika/bytes.h>
#include <nika/justinian.h>

#include "sim_check.h"

/*
 * Finding.
 */

struct mirror *mirror_find(struct sim *sim, const char *table)
{
    struct mirror *mirror = sim->mirrors;
    while (mirror && strcmp(mirror->table, table) != 0)
        mirror = mirror->next;
    return mirror;
}

unsigned mirror_ply(const struct sim *sim, uint64_t number)
{
    for (const struct mirror *mirror = sim->mirrors; mirror; mirror = mirror->next)
        if (mirror->moments && mirror->number == number)
            return mirror->ply;
    return 0;
}

int mirror_seat(const struct mirror *mirror, uint64_t who)
{
    for (unsigned seat = 0; seat < mirror->setup.players; seat++)
        if (who && mirror->who[seat] == who)
            return (int)seat;
    return -1;
}

struct request *mirror_request(struct mirror *mirror, uint64_t who, const char *id)
{
    for (unsigned i = mirror->request_count; i-- > 0;)
        if (mirror->requests[i].who == who && strcmp(mirror->requests[i].id, id) == 0)
            return &mirror->requests[i];
    mirror->requests = sim_grow(mirror->requests, mirror->request_count, sizeof *mirror->requests);
    struct request *request = &mirror->requests[mirror->request_count++];
    struct nika_text text = nika_text(request->id, sizeof request->id);
    *request = (struct request){.who = who};
    nika_text_add(&text, id);
    return request;
}

void mirrors_free(struct sim *sim)
{
    while (sim->mirrors) {
        struct mirror *mirror = sim->mirrors;
        sim->mirrors = mirror->next;
        for (unsigned i = 0; i < mirror->count; i++)
            free(mirror->entries[i]);
        free(mirror->entries);
        free(mirror->sizes);
        free(mirror->moments);
        free(mirror->requests);
        free(mirror->notes);
        free(mirror);
    }
}

void mirror_forget(struct sim *sim, const char *table)
{
    struct mirror *mirror = mirror_find(sim, table);
    sim_count(sim, COUNT_CLOSED);
    if (!mirror || mirror->state != 'o')
        sim_fail(sim, "log", "table %s is forgotten, though it was played at", table);
    else
        mirror->forgotten = true;
}

void mirror_removed(struct sim *sim, const char *table)
{
    struct mirror *mirror = mirror_find(sim, table);
    sim_count(sim, COUNT_REMOVED);
    if (!mirror || mirror->state != 'f' || mirror->forgotten)
        sim_fail(sim, "archive", "table %s is removed, though its game is not over", table);
    else if (!mirror->archived)
        sim_fail(sim, "archive", "table %s is removed, and its game is not in the archive", table);
    else
        mirror->forgotten = true;
}

/* Whether an entry is the first one of a compacted log without what that restates of the talk, "said" and "talk". */
static bool is_silenced(const char *entry, const struct nika_op *op)
{
    const char *said = strstr(entry, ",\"said\":"), *end = said ? strstr(said, "],\"at\":") : NULL;
    const size_t before = said ? (size_t)(said - entry) : 0;
    return end && op->size == before + strlen(end + 1) && memcmp(op->value, entry, before) == 0 &&
           memcmp(op->value + before, end + 1, strlen(end + 1)) == 0;
}

/* Only what was said may be gone: everything else is as it was, in order, and the log is still that of a finished game. */
void mirror_rewritten(struct sim *sim, const struct nika_unit *unit)
{
    const struct nika_op *ops = unit->ops;
    struct mirror *mirror = mirror_find(sim, ops[0].table);
    unsigned old = 0, count = 0;
    sim_count(sim, COUNT_SILENCED);
    if (!mirror || mirror->state != 'f' || ops[unit->count - 1].kind != NIKA_OP_STATE ||
        ops[unit->count - 1].state != NIKA_LOG_OVER) {
        sim_fail(sim, "log", "table %s is written anew, though its game is not over", ops[0].table);
        return;
    }
    for (unsigned i = 2; i + 1 < unit->count; i++, old++, count++) {
        for (; old < mirror->count && strncmp(mirror->entries[old], "{\"say\":", 7) == 0; old++)
            free(mirror->entries[old]);
        const bool silenced = i == 2 && old < mirror->count && is_silenced(mirror->entries[old], &ops[i]);
        if (silenced) {
            memcpy(mirror->entries[old], ops[i].value, ops[i].size); /* it is shorter */
            mirror->entries[old][ops[i].size] = '\0';
            mirror->sizes[old] = ops[i].size;
        }
        if (old == mirror->count || ops[i].number != count || ops[i].size != mirror->sizes[old] ||
            memcmp(ops[i].value, mirror->entries[old], ops[i].size) != 0) {
            sim_fail(sim, "log", "table %s is written anew with another entry %u", mirror->table, count);
            return;
        }
        mirror->entries[count] = mirror->entries[old];
        mirror->sizes[count] = mirror->sizes[old];
    }
    for (; old < mirror->count; old++) {
        if (strncmp(mirror->entries[old], "{\"say\":", 7) != 0)
            sim_fail(sim, "log", "table %s is written anew without its entry %u", mirror->table, old);
        free(mirror->entries[old]);
    }
    mirror->count = count;
}

/*
 * Looking.
 */

static unsigned asked_seat(const struct mirror *mirror, const struct nika_world *world, struct nika_view *view)
{
    return nika_look_asked(&mirror->setup, world, view) ? view->seat : NIKA_WATCHER;
}

bool mirror_together(const struct mirror *mirror, unsigned ply)
{
    const struct nika_game *game = mirror->setup.game;
    struct nika_view view;
    struct nika_move next;
    const struct moment *moment = &mirror->moments[ply];
    return moment->settled && game->together && asked_seat(mirror, &moment->world, &view) != NIKA_WATCHER &&
           game->together(&mirror->setup, &view, &next);
}

void mirror_world(const struct mirror *mirror, unsigned ply, unsigned seat, struct nika_world *world)
{
    const struct nika_game *game = mirror->setup.game;
    struct nika_view view;
    struct nika_move next;
    *world = mirror->moments[ply].world;
    if (seat == NIKA_WATCHER || !mirror_together(mirror, ply))
        return;
    /* Those before it give the answer after which it is asked. */
    for (unsigned asked; (asked = asked_seat(mirror, world, &view)) != seat && asked != NIKA_WATCHER;)
        if (!game->together(&mirror->setup, &view, &next) ||
            game->apply(&mirror->setup, world, asked, next) != NIKA_ACCEPTED)
            return;
}

/*
 * Entries.
 */

static bool read_string(struct nika_json object, const char *key, char *text, size_t room)
{
    struct nika_json value;
    size_t size;
    return nika_json_get(object, key, &value) && nika_json_string(value, text, room, &size);
}

static bool read_seat(const struct mirror *mirror, struct nika_json object, const char *key, unsigned *seat)
{
    struct nika_json value;
    int64_t number;
    if (!nika_json_get(object, key, &value) || !nika_json_whole(value, 0, mirror->setup.players - 1, &number))
        return false;
    *seat = (unsigned)number;
    return true;
}

static uint64_t read_who(struct nika_json object)
{
    char digits[17];
    uint8_t bytes[8];
    uint64_t who = 0;
    if (!read_string(object, "who", digits, sizeof digits) || !nika_unhex(digits, strlen(digits), bytes, sizeof bytes))
        return 0;
    for (unsigned i = 0; i < 8; i++)
        who = who << 8 | bytes[i];
    return who;
}

static bool read_hash(struct nika_json object, const char *key, struct nika_hash *hash, char digits[TOKEN_MAX])
{
    return read_string(object, key, digits, TOKEN_MAX) &&
           nika_unhex(digits, strlen(digits), hash->bytes, sizeof hash->bytes);
}

static void stand_up(struct mirror *mirror, unsigned seat)
{
    mirror->who[seat] = 0;
    mirror->fair.people &= (uint8_t) ~(1u << seat);
    mirror->fair.silent &= (uint8_t) ~(1u << seat);
    mirror->fair.early &= (uint8_t) ~(1u << seat);
    memset(&mirror->fair.pledge[seat], 0, sizeof mirror->fair.pledge[seat]);
    memset(&mirror->fair.chance[seat], 0, sizeof mirror->fair.chance[seat]);
    mirror->names.of[seat][0] = '\0';
}

/* Whether a compacted log says of a seat what the whole one said: who sits there, and her contribution or pledge. */
static bool is_restated(const struct mirror *mirror, struct nika_json seat, unsigned number)
{
    struct nika_hash hash;
    char digits[TOKEN_MAX], name[NIKA_NAME_MAX];
    const bool early = read_hash(seat, "chance", &hash, digits), pledged = read_hash(seat, "pledge", &hash, digits);
    if (!mirror->who[number])
        return !early && !pledged; /* nobody, the computer, or kept for somebody */
    const struct nika_hash *known = early ? &mirror->fair.chance[number] : &mirror->fair.pledge[number];
    return (early || pledged) && read_who(seat) == mirror->who[number] && memcmp(&hash, known, sizeof hash) == 0 &&
           read_string(seat, "name", name, sizeof name) && strcmp(name, mirror->names.of[number]) == 0;
}

static bool open_entry(struct sim *sim, struct mirror *mirror, struct nika_json entry, struct nika_json value)
{
    const bool again = mirror->state == 'o';
    struct nika_problem problem;
    struct nika_json format, options, seats, seat, clock, increment;
    int64_t written;
    char digits[TOKEN_MAX], spectators[16] = "public", undo[8] = "free";
    if (!nika_json_get(value, "nika", &format) ||
        !nika_json_whole(format, NIKA_RECORD_FORMAT, NIKA_RECORD_FORMAT, &written) ||
        !nika_record_setup(value, NIKA_RECORD_FORMAT, &mirror->setup, &problem) ||
        !read_hash(entry, "secret", &mirror->fair.secret, digits) || !nika_json_get(entry, "options", &options))
        return false;
    memcpy(mirror->fair.table, mirror->table, sizeof mirror->table);
    mirror->fair.algorithm = NIKA_FAIR_2;
    mirror->commitment = nika_fair_commitment(mirror->table, &mirror->fair.secret);
    mirror->state = 'o';
    read_string(options, "spectators", spectators, sizeof spectators);
    mirror->spectators = spectators[0];
    read_string(options, "undo", undo, sizeof undo);
    mirror->undo = undo[0];
    mirror->listed = nika_json_get(options, "listed", &value) && nika_json_kind(value) == 't';
    if (nika_json_get(options, "clock", &clock) && nika_json_get(clock, "increment", &increment) &&
        nika_json_whole(increment, 0, 86400, &mirror->increment)) {
        mirror->increment *= 1000;
        mirror->live = true;
    }
    secrets_add(sim, SECRET_DEAL, digits, NULL, mirror);
    if (!nika_json_get(entry, "seats", &seats))
        return true;
    sim_count(sim, again ? COUNT_COMPACTED : COUNT_REMATCHES);
    struct nika_json_walk walk = nika_json_walk(seats);
    for (unsigned i = 0; nika_json_next(&walk, &seat) && i < mirror->setup.players; i++)
        if (again && !is_restated(mirror, seat, i))
            return false;
        else if (nika_json_get(seat, "level", &value))
            read_string(seat, "name", mirror->names.of[i], sizeof mirror->names.of[i]);
    return true;
}

static bool sit_entry(struct sim *sim, struct mirror *mirror, struct nika_json entry, unsigned seat)
{
    const uint64_t who = read_who(entry);
    char digits[TOKEN_MAX];
    const int old = mirror_seat(mirror, who);
    struct nika_json value;
    if (mirror->drawing)
        sim_fail(sim, "pledges", "table %s: somebody sits down after all pledges were fixed", mirror->table);
    if (mirror->state != 'o' || !who || (mirror->who[seat] && mirror->who[seat] != who))
        return false;
    if (old >= 0)
        stand_up(mirror, (unsigned)old);
    mirror->who[seat] = who;
    mirror->fair.people |= (uint8_t)(1u << seat);
    if (nika_json_get(entry, "chance", &value)) {
        if (!read_hash(entry, "chance", &mirror->fair.chance[seat], digits))
            return false;
        secrets_add(sim, SECRET_CHANCE, digits, NULL, mirror);
        mirror->fair.early |= (uint8_t)(1u << seat);
        mirror->fair.pledge[seat] = nika_fair_pledge(mirror->table, &mirror->fair.chance[seat]);
    } else {
        if (!read_hash(entry, "pledge", &mirror->fair.pledge[seat], digits))
            return false;
        mirror->fair.silent |= (uint8_t)(1u << seat);
    }
    return read_string(entry, "name", mirror->names.of[seat], sizeof mirror->names.of[seat]);
}

static int64_t read_at(struct nika_json entry)
{
    struct nika_json value;
    int64_t at = 0;
    if (nika_json_get(entry, "at", &value))
        nika_json_whole(value, 0, INT64_MAX / 4, &at);
    return at;
}

static bool draw_entry(struct sim *sim, struct mirror *mirror, struct nika_json entry)
{
    if (mirror->state != 'o' || mirror->drawing || !mirror->fair.silent)
        return false;
    for (unsigned seat = 0; seat < mirror->setup.players; seat++)
        if (!mirror->names.of[seat][0])
            return false;
    mirror->drawing = true;
    mirror->drawn_at = read_at(entry);
    sim_count(sim, COUNT_DRAWN);
    return true;
}

static bool reveal_entry(struct sim *sim, struct mirror *mirror, struct nika_json entry, unsigned seat)
{
    char digits[TOKEN_MAX];
    if (!mirror->drawing || !(mirror->fair.silent >> seat & 1) ||
        !read_hash(entry, "chance", &mirror->fair.chance[seat], digits))
        return false;
    const struct nika_hash pledge = nika_fair_pledge(mirror->table, &mirror->fair.chance[seat]);
    if (memcmp(&pledge, &mirror->fair.pledge[seat], sizeof pledge) != 0)
        sim_fail(sim, "pledges", "table %s: a contribution that was not pledged", mirror->table);
    secrets_add(sim, SECRET_CHANCE, digits, NULL, mirror);
    mirror->fair.silent &= (uint8_t) ~(1u << seat);
    return true;
}

static bool deal_entry(struct sim *sim, struct mirror *mirror, struct nika_json entry)
{
    enum { LEAST = 5000 }; /* milliseconds that everybody has to reveal her contribution */
    if (mirror->state != 'o')
        return false;
    if (mirror->fair.silent && (!mirror->drawing || read_at(entry) < mirror->drawn_at + LEAST))
        sim_fail(sim, "pledges", "table %s: dealt before all contributions were revealed", mirror->table);
    for (unsigned seat = 0; seat < mirror->setup.players; seat++)
        if (mirror->fair.silent >> seat & 1)
            sim_count(sim, COUNT_SILENT);
    mirror->drawing = false;
    mirror->state = 'r';
    nika_fair_deal(&mirror->fair, &mirror->setup, &mirror->deal, &mirror->number);
    mirror->moments = sim_grow(NULL, 0, sizeof *mirror->moments);
    mirror->moments[0] = (struct moment){.may_undo = NIKA_WATCHER, .settled = true};
    mirror->setup.game->begin(&mirror->setup, &mirror->deal, &mirror->moments[0].world);
    return true;
}

/* A request that an entry names must not be named by another one. */
static void note_request(struct sim *sim, struct mirror *mirror, struct nika_json entry, unsigned seat)
{
    char id[ID_MAX];
    if (!read_string(entry, "id", id, sizeof id))
        return;
    struct request *request = mirror_request(mirror, mirror->who[seat], id);
    if (request->made)
        sim_fail(sim, "twice", "table %s: request %s was granted twice", mirror->table, id);
    request->made = true;
    request->made_at = sim->now;
    request->ply = mirror->ply;
}

static bool add_move(struct sim *sim, struct mirror *mirror, unsigned seat, struct nika_json word, bool person,
                     bool settled)
{
    const struct nika_game *game = mirror->setup.game;
    struct moment now = mirror->moments[mirror->ply];
    char text[NIKA_WORD_MAX];
    size_t size;
    if (mirror->state != 'r' || !nika_json_string(word, text, sizeof text, &size) ||
        !game->parse(&mirror->setup, text, size, &now.move) ||
        game->apply(&mirror->setup, &now.world, seat, now.move) != NIKA_ACCEPTED)
        return false;
    now.moves++;
    now.seat = (uint8_t)seat;
    now.undo = now.left_told = false;
    now.settled = settled;
    now.answered = 0;
    const bool hides = !game->reveals(&mirror->setup, &mirror->moments[mirror->ply].world, &now.world, seat, now.move);
    now.may_undo = person && hides ? (uint8_t)seat : NIKA_WATCHER;
    mirror->moments = sim_grow(mirror->moments, mirror->ply + 1, sizeof *mirror->moments);
    mirror->moments[++mirror->ply] = now;
    sim_count(sim, COUNT_MOVES);
    return true;
}

static void note_end(struct sim *sim, struct mirror *mirror)
{
    struct nika_view view;
    struct nika_result result;
    nika_look(&mirror->setup, &mirror->moments[mirror->ply].world, NIKA_WATCHER, &view);
    if (!mirror->setup.game->result(&mirror->setup, &view, &result))
        return;
    mirror->state = 'f';
    sim_count(sim, COUNT_GAMES);
    sim_count(sim, mirror->setup.game == &nika_justinian ? COUNT_JUSTINIAN_2 + mirror->setup.players - 2
                                                         : COUNT_BYZANTZ_3 + mirror->setup.players - 3);
}

static bool move_entry(struct sim *sim, struct mirror *mirror, struct nika_json entry, struct nika_json value)
{
    struct nika_json id;
    unsigned seat;
    const bool person = nika_json_get(entry, "id", &id);
    if (!read_seat(mirror, entry, "seat", &seat) || mirror_together(mirror, mirror->ply) ||
        !add_move(sim, mirror, seat, value, person, true))
        return false;
    mirror->late &= ~(1u << seat);
    note_request(sim, mirror, entry, seat);
    note_end(sim, mirror);
    return true;
}

static bool answer_entry(struct sim *sim, struct mirror *mirror, struct nika_json entry)
{
    unsigned seat;
    if (mirror->state != 'r' || !read_seat(mirror, entry, "seat", &seat) || !mirror_together(mirror, mirror->ply))
        return false;
    mirror->moments[mirror->ply].answered |= (uint8_t)(1u << seat);
    note_request(sim, mirror, entry, seat);
    return true;
}

/* All answers to a question to all at once: as many of them are moves as the rules ask for. */
static bool resolve_entry(struct sim *sim, struct mirror *mirror, struct nika_json list)
{
    struct nika_json words[NIKA_SEATS_MAX] = {{NULL, 0}};
    struct nika_view view;
    struct nika_move next;
    unsigned count = 0;
    struct nika_json_walk walk = nika_json_walk(list);
    while (count < NIKA_SEATS_MAX && nika_json_next(&walk, &words[count]))
        count++;
    if (count != mirror->setup.players || !mirror_together(mirror, mirror->ply))
        return false;
    for (unsigned i = 0; i < count; i++) {
        const unsigned seat = asked_seat(mirror, &mirror->moments[mirror->ply].world, &view);
        if (seat == NIKA_WATCHER || !mirror->setup.game->together(&mirror->setup, &view, &next))
            break;
        if (!add_move(sim, mirror, seat, words[seat], false, false))
            return false;
    }
    mirror->moments[mirror->ply].settled = true;
    note_end(sim, mirror);
    return true;
}

static void add_note(struct mirror *mirror, unsigned seat, const char *what)
{
    mirror->notes = sim_grow(mirror->notes, mirror->note_count, sizeof *mirror->notes);
    struct story *note = &mirror->notes[mirror->note_count++];
    *note = (struct story){.moves = mirror->moments[mirror->ply].moves, .seat = seat};
    struct nika_text text = nika_text(note->what, sizeof note->what);
    nika_text_add(&text, what);
}

/* The computer plays for somebody, or no longer; or clocks go on. */
static bool auto_entry(struct sim *sim, struct mirror *mirror, struct nika_json entry, unsigned seat)
{
    struct nika_json value;
    char why[8] = "back";
    const bool on = nika_json_get(entry, "on", &value) && nika_json_kind(value) == 't';
    sim_count(sim, on ? COUNT_TAKEN_OVER : COUNT_TAKEN);
    if (mirror->state != 'r' || (on && !read_string(entry, "why", why, sizeof why)))
        return false;
    if ((mirror->automatic >> seat & 1) == on)
        return true;
    mirror->automatic ^= 1u << seat;
    if (on && nika_json_get(entry, "late", &value))
        mirror->late |= 1u << seat;
    mirror->automatic_at = sim->now;
    add_note(mirror, seat, why);
    return true;
}

static bool undo_entry(struct sim *sim, struct mirror *mirror, struct nika_json entry, unsigned seat)
{
    struct moment now = mirror->moments[mirror->ply];
    struct nika_json agreed;
    unsigned ply = mirror->ply;
    if (mirror->undo == 'n' ||
        (nika_json_get(entry, "agreed", &agreed) &&
         (mirror->question_ply != ply || !mirror->question_asked || mirror->question_asked & ~mirror->question_yes)))
        sim_fail(sim, "undo", "table %s: seat %u takes back without leave", mirror->table, seat);
    if (mirror->state != 'r' || now.may_undo != seat) {
        sim_fail(sim, "undo", "table %s: seat %u takes back what can't be taken back", mirror->table, seat);
        return true;
    }
    /* Where the game stood before the last move that was not taken back. */
    do
        ply--;
    while (mirror->moments[ply].moves != now.moves - 1);
    now = mirror->moments[ply];
    now.seat = (uint8_t)seat;
    now.undo = true;
    now.undone = ply + 1;
    now.left_told = false;
    now.settled = true;
    now.answered = 0;
    mirror->moments = sim_grow(mirror->moments, mirror->ply + 1, sizeof *mirror->moments);
    mirror->moments[++mirror->ply] = now;
    sim_count(sim, COUNT_UNDONE);
    add_note(mirror, seat, "undone");
    note_request(sim, mirror, entry, seat);
    return true;
}

static bool seat_entry(struct sim *sim, struct mirror *mirror, struct nika_json entry, const char *key)
{
    unsigned seat;
    if (!read_seat(mirror, entry, key, &seat))
        return false;
    if (strcmp(key, "sit") == 0)
        return sit_entry(sim, mirror, entry, seat);
    if (strcmp(key, "reveal") == 0)
        return reveal_entry(sim, mirror, entry, seat);
    if (strcmp(key, "undo") == 0)
        return undo_entry(sim, mirror, entry, seat);
    if (strcmp(key, "auto") == 0)
        return auto_entry(sim, mirror, entry, seat);
    if (mirror->drawing)
        sim_fail(sim, "pledges", "table %s: a seat changes after all pledges were fixed", mirror->table);
    if (mirror->state != 'o')
        return false;
    if (strcmp(key, "host") == 0)
        return true;
    stand_up(mirror, seat);
    if (strcmp(key, "seat") == 0) {
        read_string(entry, "name", mirror->names.of[seat], sizeof mirror->names.of[seat]);
        return true;
    }
    sim_count(sim, strcmp(key, "kick") == 0 ? COUNT_KICKED : COUNT_STOOD);
    return true;
}

/* Nobody says the same twice: clients number what they say. */
static void note_said(struct sim *sim, struct mirror *mirror, struct nika_json text)
{
    enum { BEGINS = 7 }; /* {"say": */
    mirror->said++;
    for (unsigned i = 0; i + 1 < mirror->count; i++)
        if (mirror->sizes[i] > BEGINS + text.size && strncmp(mirror->entries[i], "{\"say\":", BEGINS) == 0 &&
            memcmp(mirror->entries[i] + BEGINS, text.text, text.size) == 0)
            sim_fail(sim, "resent", "table %s: said twice: %.*s", mirror->table, (int)text.size, text.text);
}

static bool apply(struct sim *sim, struct mirror *mirror, struct nika_json entry)
{
    static const char *const of_seats[] = {"sit", "stand", "kick", "host", "seat", "undo", "auto", "reveal"};
    struct nika_json value = {"", 0};
    struct nika_json_walk walk = nika_json_walk(entry);
    if (!nika_json_next(&walk, &value))
        return false;
    if (nika_json_is(walk.key, "open"))
        return mirror->count == 1 && open_entry(sim, mirror, entry, value);
    if (mirror->count == 1 || mirror->forgotten || mirror->state == 'd')
        return false;
    for (unsigned i = 0; i < sizeof of_seats / sizeof of_seats[0]; i++)
        if (nika_json_is(walk.key, of_seats[i]))
            return seat_entry(sim, mirror, entry, of_seats[i]);
    if (nika_json_is(walk.key, "draw"))
        return draw_entry(sim, mirror, entry);
    if (nika_json_is(walk.key, "deal"))
        return deal_entry(sim, mirror, entry);
    if (nika_json_is(walk.key, "move"))
        return move_entry(sim, mirror, entry, value);
    if (nika_json_is(walk.key, "answer"))
        return answer_entry(sim, mirror, entry);
    if (nika_json_is(walk.key, "resolve"))
        return mirror->state == 'r' && resolve_entry(sim, mirror, value);
    if (nika_json_is(walk.key, "say"))
        note_said(sim, mirror, value);
    return nika_json_is(walk.key, "say") || nika_json_is(walk.key, "next");
}

static void append(struct mirror *mirror, const char *bytes, size_t size)
{
    mirror->entries = sim_grow(mirror->entries, mirror->count, sizeof *mirror->entries);
    mirror->sizes = sim_grow(mirror->sizes, mirror->count, sizeof *mirror->sizes);
    mirror->entries[mirror->count] = sim_allocate(size + 1);
    memcpy(mirror->entries[mirror->count], bytes, size);
    mirror->sizes[mirror->count++] = size;
}

void mirror_damage(struct sim *sim, struct mirror *mirror, const char *bytes, size_t size)
{
    append(mirror, bytes, size);
    mirror->state = 'd';
    sim_count(sim, COUNT_DAMAGED);
    sim_note(sim, "damage", 0, 0, mirror->table, strlen(mirror->table));
}

/* Whether clocks run anew from an entry on. Who takes over does that with live clocks only: then it says what was used. */
static bool moves_clocks(struct nika_json entry)
{
    struct nika_json value;
    if (nika_json_get(entry, "auto", &value))
        return nika_json_get(entry, "used", &value);
    return !nika_json_get(entry, "say", &value) && !nika_json_get(entry, "answer", &value);
}

/* A log that was forgotten begins again in the same write: it was compacted. */
static void restate(struct mirror *mirror)
{
    for (unsigned i = 0; i < mirror->count; i++)
        free(mirror->entries[i]);
    mirror->count = 0;
    mirror->forgotten = false;
}

void mirror_entry(struct sim *sim, const char *table, uint32_t number, const char *bytes, size_t size, int64_t since)
{
    struct mirror *mirror = mirror_find(sim, table);
    struct nika_json entry;
    size_t at;
    if (!mirror) {
        struct nika_text text;
        mirror = sim_allocate(sizeof *mirror);
        text = nika_text(mirror->table, sizeof mirror->table);
        nika_text_add(&text, table);
        mirror->next = sim->mirrors;
        sim->mirrors = mirror;
    }
    if (number == 0 && mirror->forgotten && mirror->state == 'o')
        restate(mirror);
    if (number != mirror->count) {
        sim_fail(sim, "log", "table %s: entry %u was kept as number %u", table, mirror->count, number);
        return;
    }
    append(mirror, bytes, size);
    sim_count(sim, COUNT_ENTRIES);
    if (nika_json_check(mirror->entries[number], size, &entry, &at) != NIKA_JSON_FINE || !apply(sim, mirror, entry))
        sim_fail(sim, "log", "table %s: entry %u can't be replayed: %.*s", table, number, (int)size, bytes);
    else if (moves_clocks(entry))
        mirror->kept_at = servers_uptime(sim);
    if (servers_uptime(sim) - since > mirror->latest)
        mirror->latest = servers_uptime(sim) - since;
    const unsigned most = sim->plan.settings.limits.values[NIKA_LIMIT_open_entries];
    if (mirror->state == 'o' && !mirror->drawing && most && mirror->count > most)
        sim_fail(sim, "bounded", "table %s: the log of an open table has %u entries", table, mirror->count);
}
