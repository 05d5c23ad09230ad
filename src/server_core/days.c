/*
 * days.c: somebody has played the deal of the day, and sends her moves. The game is played again here: her moves are judged,
 * and the others' are asked of the thread pool, which the browser and the terminal let think in just the same way. So a
 * client has nothing to claim: neither the deal, nor the others' moves, nor the result.
 *
 * Only a few games are played at a time, with one turn each at the pool, so that they are hardly felt at the tables; the
 * others wait, and only so many of one network.
 */
#include "days.h"

#include <stdlib.h>
#include <string.h>

#include <nika/bits.h>

#include "hosts.h"
#include "server_core_table.h"

enum {
    AT_ONCE = 2,      /* games that are played */
    WAITING_MAX = 64, /* in all */
    WAITING_EACH = 4, /* of one owner (holders_owner) */
    MOVES_MAX = 512   /* of a person, in a body of 4 KiB */
};

/* One of her moves, and how many there were before it. */
struct own_move {
    unsigned ply;
    struct nika_move move;
};

/* The game that is played again. */
struct again {
    _Alignas(max_align_t) uint8_t play[NIKA_PLAY_BYTES];
    struct nika_made moves[NIKA_PLAY_MOVES];
    struct nika_memory memories[NIKA_SEATS_MAX];
    struct nika_turn turn;
    struct nika_agent agent;
};

struct attempt {
    struct link link;
    nika_connection connection;
    uint64_t who, owner;
    char date[NIKA_DATE_MAX];
    struct nika_day day;
    struct own_move *moves;
    unsigned count, next;
    bool looked;         /* there is no result of hers yet */
    struct again *again; /* once it is played */
};

struct days {
    struct list attempts; /* struct attempt, in the order in which they came */
    unsigned count, playing;
};

static struct days *days_of(struct nika_server_core *core)
{
    if (!core->days)
        core->days = core_allocate(sizeof *core->days);
    return core->days;
}

static struct attempt *find(const struct nika_server_core *core, uint64_t who)
{
    for (struct link *link = core->days ? core->days->attempts.first : NULL; link; link = link->after)
        if (((struct attempt *)link)->who == who)
            return (struct attempt *)link;
    return NULL;
}

static void free_attempt(struct attempt *attempt)
{
    free(attempt->moves);
    free(attempt->again);
    free(attempt);
}

void days_end(struct nika_server_core *core)
{
    for (struct link *link = core->days ? core->days->attempts.first : NULL, *next; link; link = next) {
        next = link->after;
        free_attempt((struct attempt *)link);
    }
    free(core->days);
}

static void play_some(struct nika_server_core *core);

/* It is over with it, whatever the answer was. */
static void drop(struct nika_server_core *core, struct attempt *attempt)
{
    list_remove(&core->days->attempts, &attempt->link);
    core->days->count--;
    core->days->playing -= attempt->again != NULL;
    free_attempt(attempt);
    play_some(core);
}

static void fail(struct nika_server_core *core, struct attempt *attempt, unsigned status, const char *word)
{
    respond_error(core, attempt->connection, status, word);
    drop(core, attempt);
}

/*
 * The result.
 */

static void kept(struct nika_server_core *core, struct pending *pending, const struct nika_event *event)
{
    const struct day_result *result = pending->more;
    struct nika_text text = nika_text(core->answer, sizeof core->answer);
    struct nika_writer writer = nika_writer(&text);
    if (event->kept == NIKA_KEPT_CONFLICT) {
        respond_error(core, pending->connection, 409, "played-already");
        return;
    }
    if (event->kept != NIKA_KEPT) {
        respond_error(core, pending->connection, 503, "not-kept");
        return;
    }
    nika_write_open(&writer, '{');
    nika_write_key(&writer, "date");
    nika_write_word(&writer, result->date);
    days_write(result, &writer);
    nika_write_close(&writer, '}');
    respond(core, pending->connection, 200, &text, NULL);
}

/* The game is over, and all her moves were made. */
static void keep(struct nika_server_core *core, struct attempt *attempt, const struct nika_result *found)
{
    const struct person *person = hash_map_get(&core->people, attempt->who);
    const struct nika_play *play = (const struct nika_play *)(const void *)attempt->again->play;
    struct day_rows rows;
    struct nika_op ops[DAY_OPS];
    if (!person || !person->sessions || erasing_is(core, attempt->who)) {
        fail(core, attempt, 401, "not-signed-in");
        return;
    }
    struct day_result *result = core_allocate(sizeof *result);
    struct nika_text line = nika_text(result->line, sizeof result->line);
    result->who = attempt->who;
    result->game = attempt->day.setup.game->name;
    result->score = found->score[NIKA_DAY_SEAT];
    result->rank = found->rank[NIKA_DAY_SEAT];
    result->at = core->now;
    memcpy(result->date, attempt->date, sizeof result->date);
    memcpy(result->name, person->name, sizeof result->name);
    nika_course_line(play, NIKA_DAY_SEAT, &line);
    days_rows(result, &rows, ops);
    struct pending *pending = core_expect(core, kept);
    pending->connection = attempt->connection;
    pending->more = result;
    core_keep(core, pending, ops, DAY_OPS);
    drop(core, attempt);
}

/*
 * The game is played again.
 */

/* What was sent is no way to play it: after so many moves. */
static void refuse(struct nika_server_core *core, struct attempt *attempt, unsigned ply, nika_refusal refusal)
{
    struct nika_text text = nika_text(core->answer, sizeof core->answer);
    struct nika_writer writer = nika_writer(&text);
    nika_write_open(&writer, '{');
    nika_write_key(&writer, "error");
    nika_write_word(&writer, "refused");
    nika_write_key(&writer, "refusal");
    nika_write_word(&writer, attempt->day.setup.game->refusals[refusal]);
    nika_write_key(&writer, "ply");
    nika_write_whole(&writer, ply);
    nika_write_close(&writer, '}');
    respond(core, attempt->connection, 400, &text, NULL);
    drop(core, attempt);
}

static struct nika_play *play_of(struct attempt *attempt)
{
    return (struct nika_play *)(void *)attempt->again->play;
}

static void go_on(struct nika_server_core *core, struct attempt *attempt);

static void thought(struct nika_server_core *core, struct pending *pending, const struct nika_event *event)
{
    struct attempt *attempt = find(core, pending->who);
    if (core->closing)
        fail(core, attempt, 503, "closing");
    else if (!event->acts ||
             nika_play_make(play_of(attempt), attempt->again->turn.view.seat, event->move) != NIKA_ACCEPTED)
        fail(core, attempt, 503, "busy");
    else
        go_on(core, attempt);
}

static void ask(struct nika_server_core *core, struct attempt *attempt, unsigned seat)
{
    struct again *again = attempt->again;
    struct pending *pending = core_expect(core, thought);
    pending->who = attempt->who;
    pending->lost_freely = true;
    nika_turn_take(&again->turn, play_of(attempt), attempt->day.number, seat, &again->agent);
    core_emit(core, &(struct nika_effect){.kind = NIKA_EFFECT_THINK, .ticket = pending->ticket, .turn = &again->turn});
}

/* Makes her moves, up to one of the others', who is asked; or to the end. */
static void go_on(struct nika_server_core *core, struct attempt *attempt)
{
    struct nika_play *play = play_of(attempt);
    struct nika_result result;
    for (; attempt->next < attempt->count && attempt->moves[attempt->next].ply == nika_play_ply(play);
         attempt->next++) {
        const struct own_move *own = &attempt->moves[attempt->next];
        const nika_refusal refusal = nika_play_make(play, NIKA_DAY_SEAT, own->move);
        if (refusal != NIKA_ACCEPTED) {
            refuse(core, attempt, own->ply, refusal);
            return;
        }
    }
    const unsigned asked = nika_play_waiting(play).asked, others = asked & ~(1u << NIKA_DAY_SEAT);
    if (others && nika_play_ply(play) < NIKA_PLAY_MOVES)
        ask(core, attempt, nika_lowest_bit(others));
    else if (asked)
        fail(core, attempt, 400, "not-over");
    else if (attempt->next < attempt->count)
        refuse(core, attempt, attempt->moves[attempt->next].ply, NIKA_GAME_OVER);
    else if (nika_play_result(play, &result))
        keep(core, attempt, &result);
}

static void play(struct nika_server_core *core, struct attempt *attempt)
{
    const struct nika_setup *setup = &attempt->day.setup;
    struct again *again = attempt->again = core_allocate(sizeof *again);
    core->days->playing++;
    nika_agent_named(NIKA_DAY_LEVEL, &again->agent);
    nika_play_begin(play_of(attempt), setup, &attempt->day.deal);
    nika_play_lend(play_of(attempt), again->moves, NIKA_PLAY_MOVES);
    for (unsigned seat = 0; seat < setup->players; seat++)
        if (seat != NIKA_DAY_SEAT)
            nika_play_remember(play_of(attempt), seat, &again->memories[seat]);
    go_on(core, attempt);
}

/* The first that waits. What is done with one may be over at once, and then this comes again by itself. */
static void play_some(struct nika_server_core *core)
{
    for (struct link *link = core->days->attempts.first; link && core->days->playing < AT_ONCE; link = link->after) {
        struct attempt *attempt = (struct attempt *)link;
        if (attempt->looked && !attempt->again) {
            play(core, attempt);
            play_some(core);
            return;
        }
    }
}

/*
 * The request.
 */

bool days_is_open(const struct nika_server_core *core, const char *date)
{
    for (unsigned before = 0; before < 2; before++) {
        char day[RECORDS_DATE_MAX];
        records_date(core_date(core) - (int64_t)before * DAY, day);
        if (strcmp(day, date) == 0)
            return true;
    }
    return false;
}

static void looked(struct nika_server_core *core, struct pending *pending, const struct nika_event *event)
{
    struct attempt *attempt = find(core, pending->who);
    if (core->closing || !event->loaded->readable)
        fail(core, attempt, 503, core->closing ? "closing" : "busy");
    else if (event->loaded->count)
        fail(core, attempt, 409, "played-already");
    else {
        attempt->looked = true;
        play_some(core);
    }
}

static bool read_move(const struct nika_setup *setup, struct nika_json value, struct own_move *own)
{
    struct nika_json part;
    char word[NIKA_WORD_MAX];
    int64_t ply;
    size_t size;
    if (nika_json_kind(value) != '[' || nika_json_count(value) != 2)
        return false;
    struct nika_json_walk walk = nika_json_walk(value);
    if (!nika_json_next(&walk, &part) || !nika_json_whole(part, 0, NIKA_PLAY_MOVES - 1, &ply) ||
        !nika_json_next(&walk, &part) || !nika_json_string(part, word, sizeof word, &size))
        return false;
    own->ply = (unsigned)ply;
    return nika_parse_whole(setup, word, size, &own->move);
}

/* Her moves, in order. NULL if they are none. */
static struct own_move *read_moves(const struct nika_setup *setup, struct nika_json list, unsigned *count)
{
    struct nika_json value;
    *count = 0;
    if (nika_json_kind(list) != '[' || nika_json_count(list) > MOVES_MAX)
        return NULL;
    struct own_move *moves = core_allocate((nika_json_count(list) + 1) * sizeof *moves);
    for (struct nika_json_walk walk = nika_json_walk(list); nika_json_next(&walk, &value); (*count)++)
        if (!read_move(setup, value, &moves[*count]) || (*count && moves[*count].ply <= moves[*count - 1].ply)) {
            free(moves);
            return NULL;
        }
    return moves;
}

/* What is wrong with the body, as a member's name, or NULL. */
static const char *read_body(const struct nika_server_core *core, struct nika_json body, struct attempt *attempt)
{
    struct nika_json value;
    int64_t version;
    size_t size;
    if (!nika_json_get(body, "date", &value) || !nika_json_string(value, attempt->date, sizeof attempt->date, &size) ||
        !days_is_open(core, attempt->date) || !nika_day(attempt->date, &attempt->day))
        return "date";
    if (!nika_json_get(body, "players", &value) ||
        !nika_json_whole(value, NIKA_PLAYERS_VERSION, NIKA_PLAYERS_VERSION, &version))
        return "players";
    if (!nika_json_get(body, "moves", &value))
        return "moves";
    attempt->moves = read_moves(&attempt->day.setup, value, &attempt->count);
    return attempt->moves ? NULL : "moves";
}

/* Whether there is room for one more of this owner. */
static bool has_room(const struct days *days, const struct nika_server_core *core, uint64_t owner)
{
    unsigned same = 0;
    for (struct link *link = days->attempts.first; link; link = link->after)
        same += ((struct attempt *)link)->owner == owner;
    return days->count < WAITING_MAX && (same < WAITING_EACH || core->settings.no_rates);
}

/* The person who may send a result now; if there is none, that is answered. */
static const struct person *sender(struct nika_server_core *core, const struct nika_event *event)
{
    const struct session *session = signing_session(core, event);
    if (!session)
        return NULL;
    if (session->person->bot) {
        respond_error(core, event->connection, 403, "not-allowed");
        return NULL;
    }
    const int64_t wait = rate_limits_wait(core, event->address, "open");
    if (wait) {
        respond_slow_down(core, event->connection, wait);
        return NULL;
    }
    return session->person;
}

void days_post(struct nika_server_core *core, const struct nika_event *event)
{
    const struct person *person = sender(core, event);
    struct nika_json body;
    char key[NIKA_KEY_MAX];
    if (!person || !signing_body(core, event, &body))
        return;
    struct attempt *attempt = core_allocate(sizeof *attempt);
    attempt->connection = event->connection;
    attempt->who = person->who;
    attempt->owner = holders_owner(core, person->who);
    const char *wrong = read_body(core, body, attempt);
    const bool busy = find(core, person->who) || core->disk.full || !has_room(days_of(core), core, attempt->owner);
    if (wrong || busy) {
        if (wrong)
            respond_bad_value(core, event->connection, wrong);
        else
            respond_error(core, event->connection, 503, "busy");
        free_attempt(attempt);
        return;
    }
    list_add(&core->days->attempts, &attempt->link);
    core->days->count++;
    days_who_key(attempt->who, attempt->date, key);
    struct pending *pending = core_expect(core, looked);
    pending->who = attempt->who;
    core_emit(core,
              &(struct nika_effect){
                  .kind = NIKA_EFFECT_LOAD, .ticket = pending->ticket, .row = NIKA_ROW_DAY, .key = key, .number = 1});
}
