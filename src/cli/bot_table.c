/*
 * bot_table.c: a bot at a server, one table at a time: finds a table where bots may sit and that its rules allow, sits
 * down, plays, and goes on to the rematch or to another table.
 *
 * The join room does the rest: it reconnects, resends, reveals contributions to the deal, and asks the bot as the pilot
 * of its seat.
 */
#include <poll.h>
#include <string.h>

#include <nika/games.h>
#include <nika/messages_cli.h>

#include "cli_bot.h"

#define LOOK_PAUSE 3.0     /* seconds between two looks at the list of tables */
#define START_PATIENCE 900 /* for a game to start */
#define REMATCH_PATIENCE 60
#define RESULT_PATIENCE 30 /* for the last moves of a game that is over: it may have ended while the bot was offline */
#define AGREE_PATIENCE 5   /* for the server's answer to an agreement */
#define LEAVE_PATIENCE 2

static void say(struct nika_message message)
{
    char line[1024];
    struct nika_text text = nika_text(line, sizeof line);
    cli_say(&text, message);
    nika_text_add_char(&text, '\n');
    fputs(line, stdout);
    fflush(stdout);
}

/* The link to the table. */
struct link_text {
    char bytes[NIKA_ORIGIN_MAX + 32];
};

static struct link_text link_of(const struct bot_slot *slot)
{
    struct link_text link;
    struct nika_text text = nika_text(link.bytes, sizeof link.bytes);
    nika_text_add(&text, slot->all->place.origin);
    nika_text_add(&text, "/t/");
    nika_text_add(&text, slot->table);
    return link;
}

/*
 * Tables that others of us have, or that did not want us.
 */

static bool take(struct bot_slot *slot, const char *table)
{
    struct botting *all = slot->all;
    bool free = true;
    pthread_mutex_lock(&all->lock);
    for (unsigned i = 0; i < BOT_TABLES_MAX; i++)
        free = free && (i == slot->number || strcmp(all->taken[i], table) != 0);
    for (unsigned i = 0; i < BOT_AVOIDED_MAX; i++)
        free = free && strcmp(all->avoided[i], table) != 0;
    if (free)
        nika_text_copy(all->taken[slot->number], NIKA_TABLE_ID_MAX, table);
    pthread_mutex_unlock(&all->lock);
    return free;
}

static void go_to(struct bot_slot *slot, const char *table)
{
    nika_text_copy(slot->table, sizeof slot->table, table);
    slot->seated = slot->over = slot->told_over = slot->sitting = false;
    slot->agreed = 0;
    slot->request = 0;
    slot->since = cli_seconds();
    atomic_store(&slot->command.faults, 0); /* they are counted by game */
    nika_join_enter(slot->join, table);
}

/* Leaves the table; `avoids`: and does not come back. */
static void leave(struct bot_slot *slot, bool avoids)
{
    struct botting *all = slot->all;
    nika_join_exit(slot->join);
    pthread_mutex_lock(&all->lock);
    if (avoids)
        memcpy(all->avoided[all->avoided_count++ % BOT_AVOIDED_MAX], slot->table, NIKA_TABLE_ID_MAX);
    all->taken[slot->number][0] = '\0';
    pthread_mutex_unlock(&all->lock);
    slot->table[0] = '\0';
    if (all->place.table[0])
        atomic_store(&all->stop, true); /* it came for this table alone */
}

/* There is no seat for us. Who came for this table alone is told why. */
static void give_up(struct bot_slot *slot, const char *error, const char *where)
{
    if (slot->all->place.table[0]) {
        cli_wrong("bot", nika_join_error(error, where));
        atomic_store(&slot->all->failed, true);
    }
    leave(slot, true);
}

/*
 * Looking for a table.
 */

static bool is_wanted_host(const struct bot_rules *rules, const struct nika_mirror *mirror)
{
    if (rules->host_count == 0)
        return true;
    for (unsigned seat = 0; seat < mirror->sight.setup.players; seat++)
        if (strcmp(mirror->seats[seat].who, mirror->host) == 0)
            for (unsigned i = 0; i < rules->host_count; i++)
                if (strcmp(rules->hosts[i], mirror->seats[seat].name) == 0)
                    return true;
    return false;
}

/* Our own seat at a table, or one that is kept for us, or else an open one; NIKA_WATCHER if there is none. */
static unsigned find_seat(const struct nika_join *join, const struct nika_mirror *mirror, bool ours_only)
{
    unsigned open = NIKA_WATCHER;
    for (unsigned seat = mirror->sight.setup.players; seat-- > 0;) {
        const struct nika_mirror_seat *at = &mirror->seats[seat];
        if ((at->kind == NIKA_SEAT_PERSON || at->kind == NIKA_SEAT_KEPT) && strcmp(at->who, nika_join_who(join)) == 0)
            return seat;
        if (at->kind == NIKA_SEAT_OPEN)
            open = seat;
    }
    return ours_only ? (unsigned)NIKA_WATCHER : open;
}

/* Whether a table of a list is one to sit down at. One's own tables are, whatever the rules say now. */
static bool fits(const struct bot_slot *slot, const struct nika_mirror *mirror)
{
    const struct bot_rules *rules = &slot->all->rules;
    const struct nika_setup *setup = &mirror->sight.setup;
    if (find_seat(slot->join, mirror, true) != NIKA_WATCHER)
        return mirror->state == NIKA_MIRROR_OPEN || mirror->state == NIKA_MIRROR_RUNNING;
    unsigned game = 0;
    while (nika_games[game] && nika_games[game] != setup->game)
        game++;
    return mirror->state == NIKA_MIRROR_OPEN && !mirror->drawing && mirror->options.bots && rules->games >> game & 1 &&
           setup->players >= rules->players_min && setup->players <= rules->players_max &&
           is_wanted_host(rules, mirror) && find_seat(slot->join, mirror, false) != NIKA_WATCHER;
}

/* Goes to the first table of a list that fits. */
static void choose(struct bot_slot *slot, const struct nika_reply *reply)
{
    struct nika_json body, tables, value, id;
    size_t at, size;
    if (nika_json_check(reply->body, reply->size, &body, &at) != NIKA_JSON_FINE ||
        !nika_json_get(body, "tables", &tables))
        return;
    struct nika_json_walk walk = nika_json_walk(tables);
    while (!slot->table[0] && nika_json_next(&walk, &value)) {
        struct nika_mirror mirror;
        char table[NIKA_TABLE_ID_MAX];
        if (!nika_json_get(value, "table", &id) || !nika_json_string(id, table, sizeof table, &size))
            continue;
        nika_mirror_begin(&mirror, table);
        const bool good = nika_mirror_message(&mirror, value, 0) && mirror.laid && fits(slot, &mirror);
        nika_mirror_end(&mirror);
        if (good && take(slot, table))
            go_to(slot, table);
    }
}

static void look(struct bot_slot *slot)
{
    struct nika_reply reply;
    if (slot->all->place.table[0]) {
        go_to(slot, slot->all->place.table);
        return;
    }
    if (slot->request) {
        if (!nika_join_reply(slot->join, slot->request, &reply))
            return;
        slot->request = 0;
        slot->mine = reply.state == NIKA_REPLY_FINE ? !slot->mine : slot->mine;
        if (reply.state == NIKA_REPLY_FINE)
            choose(slot, &reply);
        if (slot->table[0])
            return;
    }
    if (cli_seconds() < slot->next_look)
        return;
    /* In turn: one's own tables, where one may have sat before the program was started, and those of others. */
    slot->request = nika_join_fetch(slot->join, slot->mine ? "/api/tables" : "/api/mine");
    slot->next_look = cli_seconds() + LOOK_PAUSE / 2;
}

/*
 * At a table.
 */

/* Before the game: sits down, waits, or gives up. */
static void wait_for_start(struct bot_slot *slot, const struct nika_mirror *mirror)
{
    struct nika_reply reply;
    const bool seated = mirror->sight.viewer != NIKA_WATCHER;
    if (seated && !slot->seated)
        say(msg_cli_bot_sat(link_of(slot).bytes));
    if (slot->seated && !seated) { /* removed by the host */
        say(msg_cli_bot_left(link_of(slot).bytes));
        leave(slot, true);
        return;
    }
    slot->seated = seated;
    if (seated && cli_seconds() > slot->since + START_PATIENCE) {
        nika_join_do(slot->join, "stand", NIKA_WATCHER, NULL, NULL);
        say(msg_cli_bot_left(link_of(slot).bytes));
        leave(slot, true);
        return;
    }
    if (seated || mirror->drawing)
        return;
    if (slot->sitting && !nika_join_reply(slot->join, slot->request, &reply))
        return;
    const unsigned seat = find_seat(slot->join, mirror, false);
    if (slot->sitting && reply.state == NIKA_REPLY_WRONG && strcmp(reply.error, "seat-taken") != 0) {
        give_up(slot, reply.error, reply.where);
        return;
    }
    if (seat == NIKA_WATCHER) {
        give_up(slot, "seat-taken", "");
        return;
    }
    if (!mirror->options.bots && find_seat(slot->join, mirror, true) == NIKA_WATCHER) {
        if (slot->all->place.table[0] && !atomic_exchange(&slot->all->failed, true))
            cli_wrong("bot", msg_cli_bot_not_admitted("--bots"));
        leave(slot, true);
        return;
    }
    slot->request = nika_join_sit(slot->join, seat);
    slot->sitting = true;
}

static void wait_for_rematch(struct bot_slot *slot, const struct nika_mirror *mirror)
{
    struct nika_result result;
    const bool is_only = slot->all->place.table[0]; /* it came for this game alone */
    if (!slot->over) {
        slot->over = true;
        slot->since = cli_seconds();
    }
    if (!slot->told_over && nika_join_is_whole(slot->join) &&
        mirror->sight.setup.game->result(&mirror->sight.setup, &mirror->sight.now, &result)) {
        slot->told_over = true;
        slot->since = cli_seconds();
        say(msg_cli_bot_over(link_of(slot).bytes, result.rank[mirror->sight.viewer], mirror->sight.setup.players,
                             result.score[mirror->sight.viewer]));
    }
    if (mirror->next[0] && slot->told_over && !is_only) {
        char next[NIKA_TABLE_ID_MAX];
        memcpy(next, mirror->next, sizeof next);
        if (take(slot, next)) {
            go_to(slot, next);
            return;
        }
    }
    if (cli_seconds() > slot->since + (!slot->told_over ? RESULT_PATIENCE : is_only ? 0 : REMATCH_PATIENCE))
        leave(slot, false);
}

/* Somebody asks whether a move may be taken back: it may. Said again only if the server seems not to have heard it. */
static void agree(struct bot_slot *slot, const struct nika_mirror *mirror)
{
    const struct nika_source source = nika_join_source(slot->join);
    const bool said =
        slot->agreed > 0 && slot->agreed_ply == mirror->undo_ply && cli_seconds() < slot->agreed + AGREE_PATIENCE;
    if (!(mirror->undo_open >> mirror->sight.viewer & 1) || said)
        return;
    slot->agreed = cli_seconds();
    slot->agreed_ply = mirror->undo_ply;
    source.online->order(source.context, NIKA_ORDER_AGREE, "");
}

static void attend_table(struct bot_slot *slot)
{
    const struct nika_mirror *mirror = nika_join_mirror(slot->join);
    if (*nika_join_shut(slot->join)) {
        give_up(slot, nika_join_shut(slot->join), "");
        return;
    }
    switch (mirror->state) {
    case NIKA_MIRROR_UNKNOWN:
        break;
    case NIKA_MIRROR_OPEN:
        wait_for_start(slot, mirror);
        break;
    case NIKA_MIRROR_RUNNING:
        if (mirror->sight.viewer == NIKA_WATCHER) /* it began without us */
            give_up(slot, "not-open", "");
        else
            agree(slot, mirror);
        break;
    case NIKA_MIRROR_OVER:
        if (mirror->sight.viewer == NIKA_WATCHER)
            give_up(slot, "not-open", "");
        else
            wait_for_rematch(slot, mirror);
        break;
    case NIKA_MIRROR_CLOSED:
        give_up(slot, "no-such-table", "");
        break;
    case NIKA_MIRROR_DAMAGED:
        give_up(slot, "damaged", "");
        break;
    }
}

/*
 * The loop.
 */

/* Nobody reads the news. */
static void ignore(void *context, enum nika_manner manner, struct nika_message message)
{
    (void)context, (void)manner, (void)message;
}

/* Milliseconds that are left on one's clock, less what the way to the server may take; many without a clock. */
static int64_t clock_left(void *context)
{
    enum { MARGIN = 500, LEAST = 100, NO_LIMIT = 1 << 30 };
    const struct bot_slot *slot = context;
    const struct nika_mirror *mirror = nika_join_mirror(slot->join);
    const unsigned you = mirror->sight.viewer;
    if (you == NIKA_WATCHER || !(mirror->running >> you & 1))
        return NO_LIMIT; /* nor when all are asked at once: then no clock runs */
    const int64_t left = nika_join_time_left(slot->join, you);
    return left < 0 ? NO_LIMIT : left < MARGIN + LEAST ? LEAST : left - MARGIN;
}

static void name_players(struct bot_slot *slot)
{
    const struct nika_mirror *mirror = nika_join_mirror(slot->join);
    for (unsigned seat = 0; seat < NIKA_SEATS_MAX; seat++)
        nika_text_copy(slot->bot.names.of[seat], NIKA_NAME_MAX, mirror->seats[seat].name);
}

static void attend(struct bot_slot *slot, int patience)
{
    struct pollfd wake = {.fd = nika_join_wake(slot->join), .events = POLLIN};
    poll(&wake, 1, patience);
    name_players(slot);
    nika_join_attend(slot->join);
    nika_join_news(slot->join, (struct nika_listener){ignore, NULL});
    const enum bot_end end = atomic_load(&slot->command.end);
    if (end != BOT_GOES_ON && !atomic_exchange(&slot->all->failed, true))
        cli_wrong("bot", bots_say_end(end, atomic_load(&slot->command.error), slot->agent.name));
    if (nika_join_state(slot->join) == NIKA_JOIN_FAILED && !atomic_exchange(&slot->all->failed, true)) {
        const char *problem = nika_join_problem(slot->join), *why = nika_join_why(slot->join);
        cli_wrong("bot", nika_join_error(*why && strcmp(problem, "unreachable") == 0 ? why : problem, ""));
    }
    if (atomic_load(&slot->all->failed))
        atomic_store(&slot->all->stop, true);
}

static bool has_left(const struct nika_mirror *mirror)
{
    const unsigned you = mirror->sight.viewer;
    return you == NIKA_WATCHER || (mirror->state == NIKA_MIRROR_RUNNING && mirror->seats[you].automatic);
}

/* Leaves the table as a person would: the seat is free again, or the computer plays on. */
static void say_goodbye(struct bot_slot *slot)
{
    const struct nika_mirror *mirror = nika_join_mirror(slot->join);
    const double until = cli_seconds() + LEAVE_PATIENCE;
    if (!slot->table[0] || nika_join_state(slot->join) != NIKA_JOIN_READY || mirror->sight.viewer == NIKA_WATCHER ||
        (mirror->state != NIKA_MIRROR_OPEN && mirror->state != NIKA_MIRROR_RUNNING))
        return;
    if (mirror->state == NIKA_MIRROR_OPEN) {
        nika_join_do(slot->join, "stand", NIKA_WATCHER, NULL, NULL);
    } else {
        const struct nika_source source = nika_join_source(slot->join);
        source.online->order(source.context, NIKA_ORDER_LEAVE, "");
    }
    say(msg_cli_bot_left(link_of(slot).bytes));
    while (!has_left(mirror) && cli_seconds() < until)
        attend(slot, 50);
}

void *bot_slot_run(void *context)
{
    enum { PATIENCE = 200 }; /* milliseconds */
    struct bot_slot *slot = context;
    struct botting *all = slot->all;
    struct nika_join_settings settings = all->settings;
    slot->command = *all->command;
    bot_begin(&slot->bot, &slot->command);
    slot->bot.limit = clock_left;
    slot->bot.limit_context = slot;
    nika_agent_outside(all->command->text, &slot->bot.outside, &slot->agent);
    settings.pilot = &slot->agent;
    if (slot->number > 0 && settings.state) { /* the first one has signed in */
        settings.password = NULL;
        settings.new_account = false;
    }
    slot->join = nika_join_new(&settings);
    if (!slot->join) {
        cli_wrong("bot", msg_cli_no_memory());
        atomic_store(&all->failed, true);
        atomic_store(&all->stop, true);
        return NULL;
    }
    while (!atomic_load(&all->stop)) {
        attend(slot, PATIENCE);
        if (nika_join_state(slot->join) != NIKA_JOIN_READY)
            continue;
        if (!atomic_exchange(&slot->ready, true) && slot->number == 0)
            say(msg_cli_bot_ready(nika_join_name(slot->join), all->place.origin));
        if (slot->table[0])
            attend_table(slot);
        else
            look(slot);
    }
    say_goodbye(slot);
    bot_free(&slot->bot);
    nika_join_free(slot->join);
    return NULL;
}
