/*
 * check_views.c: every view that is sent is held against the log (check.h).
 */
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include <nika/bytes.h>

#include "check.h"
#include "line.h"

enum { CLOCK_SLACK = 20 }; /* milliseconds */

bool check_members(struct sim *sim, struct nika_json object, const char *const *members)
{
    struct nika_json value;
    struct nika_json_walk walk = nika_json_walk(object);
    while (nika_json_next(&walk, &value)) {
        unsigned i = 0;
        while (members[i] && !nika_json_is(walk.key, members[i]))
            i++;
        if (!members[i]) {
            sim_fail(sim, "messages", "a member %.*s that nobody needs: %.*s", (int)walk.key.size, walk.key.text,
                     (int)object.size, object.text);
            return false;
        }
    }
    return true;
}

static int64_t number_of(struct nika_json object, const char *key)
{
    struct nika_json value;
    int64_t number = -1;
    if (nika_json_get(object, key, &value))
        nika_json_whole(value, 0, INT64_MAX, &number);
    return number;
}

static bool truth(struct nika_json object, const char *key)
{
    struct nika_json value;
    return nika_json_get(object, key, &value) && nika_json_kind(value) == 't';
}

/* Whether a message's view is what this seat sees of this world after so many moves. */
static bool same_view(const struct link *link, const struct mirror *mirror, const struct nika_world *world,
                      unsigned seat, unsigned moves, struct nika_json view)
{
    struct sim *sim = link->client->sim;
    const struct nika_game *game = mirror->setup.game;
    struct nika_view seen;
    nika_look(&mirror->setup, world, seat, &seen);
    sim_count(sim, COUNT_VIEWS);
    if (seat == NIKA_WATCHER)
        sim_count(sim, COUNT_WATCHED);
    if (link->json) {
        struct nika_text text = nika_text(sim->line, NIKA_LINE_MAX);
        nika_record_view(&mirror->setup, &mirror->names, &seen, moves, &text);
        sim_count(sim, COUNT_JSON_VIEWS);
        return view.size == text.size && memcmp(view.text, text.bytes, text.size) == 0;
    }
    uint8_t code[NIKA_CODE_MAX];
    char text[2 * NIKA_CODE_MAX];
    const size_t size = nika_base64(code, game->encode(&mirror->setup, &seen, code), text);
    return view.size == size + 2 && view.text[0] == '"' && memcmp(view.text + 1, text, size) == 0;
}

/* Whose eyes a connection has; says so if it may not look at all. */
static unsigned eyes(const struct link *link, const struct mirror *mirror)
{
    const int seat = mirror_seat(mirror, link->who);
    if (seat < 0 && mirror->spectators != 'p' && !(mirror->spectators == 'e' && mirror->state == 'f'))
        sim_fail(link->client->sim, "hidden", "a watcher is shown a table without spectators");
    return seat >= 0 ? (unsigned)seat : NIKA_WATCHER;
}

/* While clocks run, they run no faster than the time that servers were up; what an act brought goes if it is taken back. A
 * server that has started again counts from when the last entry was judged. */
static void check_clock(const struct link *link, struct mirror *mirror, unsigned ply, struct nika_json message)
{
    struct sim *sim = link->client->sim;
    const int64_t now = servers_uptime(sim);
    const int64_t then =
        mirror->left_by != link->incarnation && mirror->since < mirror->left_at ? mirror->since : mirror->left_at;
    struct nika_json clock, list, value;
    if (!nika_json_get(message, "clock", &clock) || !nika_json_get(clock, "left", &list))
        return;
    struct nika_json_walk walk = nika_json_walk(list);
    for (unsigned seat = 0; seat < mirror->setup.players && nika_json_next(&walk, &value); seat++) {
        int64_t left;
        if (!nika_json_whole(value, 0, INT64_MAX, &left))
            continue;
        const int64_t least =
            mirror->left[seat] - (now - then) - mirror->increment * (ply - mirror->left_ply) - CLOCK_SLACK;
        sim_count(sim, COUNT_CLOCKS);
        if (mirror->left_known && ply >= mirror->left_ply && left < least)
            sim_fail(sim, "clocks",
                     "seat %u had %" PRId64 " ms, servers were up for %" PRId64 " ms since, and it has %" PRId64, seat,
                     mirror->left[seat], now - then, left);
        mirror->left[seat] = left;
    }
    mirror->left_known = true;
    mirror->left_by = link->incarnation;
    mirror->left_at = now;
    mirror->left_ply = ply;
}

static void check_act(struct link *link, const struct mirror *mirror, const struct moment *moment, unsigned viewer,
                      struct nika_json message)
{
    const struct nika_game *game = mirror->setup.game;
    struct nika_json value;
    char word[NIKA_WORD_MAX];
    if (moment->undo || number_of(message, "seat") != moment->seat) {
        sim_fail(link->client->sim, "views", "an act of somebody else: %.*s", (int)message.size, message.text);
        return;
    }
    game->say(&mirror->setup, nika_move_seen(moment->move, moment->seat, viewer), word);
    if (!nika_json_get(message, "move", &value) || !nika_json_is(value, word))
        sim_fail(link->client->sim, "views", "another move than %s: %.*s", word, (int)message.size, message.text);
}

void check_news(struct link *link, struct mirror *mirror, const char *is, struct nika_json message)
{
    static const char *const members[] = {"is",   "table",    "ply",   "moves", "seat", "move",
                                          "view", "together", "clock", "undo",  NULL};
    struct sim *sim = link->client->sim;
    struct nika_world world;
    struct nika_json view;
    const int64_t ply = number_of(message, "ply");
    if (!check_members(sim, message, members))
        return;
    if (!mirror->moments || ply < 0 || ply > mirror->ply) {
        sim_fail(sim, "persist", "shown before it was kept: %.*s", (int)message.size, message.text);
        return;
    }
    const struct moment *moment = &mirror->moments[ply];
    const unsigned viewer = eyes(link, mirror);
    const bool together = mirror_together(mirror, (unsigned)ply);
    mirror_world(mirror, (unsigned)ply, viewer, &world);
    if (together)
        sim_count(sim, COUNT_TOGETHER);
    if (number_of(message, "moves") != moment->moves || truth(message, "together") != together)
        sim_fail(sim, "views", "not as the log has it: %.*s", (int)message.size, message.text);
    else if (!nika_json_get(message, "view", &view) || !same_view(link, mirror, &world, viewer, moment->moves, view))
        sim_fail(sim, "views", "seat %u is shown another view than the log gives after act %" PRId64 ": %.*s", viewer,
                 ply, (int)message.size, message.text);
    else if (strcmp(is, "act") == 0)
        check_act(link, mirror, moment, viewer, message);
    else if (strcmp(is, "undone") == 0 && (!moment->undo || number_of(message, "seat") != moment->seat))
        sim_fail(sim, "views", "nothing was taken back: %.*s", (int)message.size, message.text);
    if (truth(message, "undo") && moment->may_undo != viewer)
        sim_fail(sim, "undo", "seat %u could take back what can't be taken back", viewer);
    if (!link->server->replaced && !sim->time_is_off)
        check_clock(link, mirror, (unsigned)ply, message);
}

/*
 * The past.
 */

/* The moves that stand after so many acts, as the plies after each. */
static unsigned line_at(const struct mirror *mirror, unsigned ply, unsigned *plies)
{
    unsigned count = 0;
    plies[0] = 0;
    for (unsigned i = 1; i <= ply; i++)
        if (mirror->moments[i].undo)
            count--;
        else
            plies[++count] = i;
    return count;
}

static bool same_past(const struct link *link, const struct mirror *mirror, unsigned viewer, const unsigned *plies,
                      unsigned count, struct nika_json answer)
{
    struct nika_json value, acts, act;
    const int64_t from = number_of(answer, "from");
    unsigned at = (unsigned)from;
    if (from < 0 || from > count || !nika_json_get(answer, "first", &value) || !nika_json_get(answer, "acts", &acts) ||
        !same_view(link, mirror, &mirror->moments[plies[at]].world, viewer, at, value))
        return false;
    struct nika_json_walk walk = nika_json_walk(acts);
    while (nika_json_next(&walk, &act)) {
        char word[NIKA_WORD_MAX];
        if (++at > count)
            return false;
        const struct moment *moment = &mirror->moments[plies[at]];
        mirror->setup.game->say(&mirror->setup, nika_move_seen(moment->move, moment->seat, viewer), word);
        if (number_of(act, "seat") != moment->seat || !nika_json_get(act, "move", &value) ||
            !nika_json_is(value, word) || !nika_json_get(act, "view", &value) ||
            !same_view(link, mirror, &moment->world, viewer, at, value))
            return false;
    }
    return truth(answer, "more") == (at < count);
}

void check_past(struct link *link, struct mirror *mirror, struct nika_json answer)
{
    struct sim *sim = link->client->sim;
    const unsigned viewer = eyes(link, mirror);
    /* Some acts may be on the disk but not known to the server yet. */
    const unsigned behind_most = link->server->replaced || mirror->ply < 8 ? mirror->ply : 8;
    sim_count(sim, COUNT_PASTS);
    if (!mirror->moments) {
        sim_fail(sim, "persist", "a past before the game has begun");
        return;
    }
    unsigned *plies = sim_allocate((mirror->ply + 2) * sizeof *plies);
    bool same = false;
    for (unsigned behind = 0; !same && behind <= behind_most; behind++)
        same = same_past(link, mirror, viewer, plies, line_at(mirror, mirror->ply - behind, plies), answer);
    free(plies);
    if (!same)
        sim_fail(sim, "views", "another past than the log has: %.*s", (int)answer.size, answer.text);
}

/*
 * Tables.
 */

static void check_seats(struct sim *sim, struct nika_json seats)
{
    static const char *const members[] = {"kind", "who", "name", "here", "auto", "chance", "level", NULL};
    struct nika_json seat;
    struct nika_json_walk walk = nika_json_walk(seats);
    while (nika_json_next(&walk, &seat))
        check_members(sim, seat, members);
}

void check_table(struct link *link, struct mirror *mirror, struct nika_json message)
{
    static const char *const members[] = {"is",    "table",   "state", "game",       "players", "start", "rules",
                                          "court", "options", "host",  "commitment", "seats",   "you",   "watchers",
                                          "ply",   "talk",    "next",  "fair",       NULL};
    struct sim *sim = link->client->sim;
    const int seat = mirror_seat(mirror, link->who);
    struct nika_json value;
    char digits[TOKEN_MAX];
    link->entered |= 1u << link_slot(sim, mirror->table);
    check_members(sim, message, members);
    if (nika_json_get(message, "seats", &value))
        check_seats(sim, value);
    if (nika_json_get(message, "fair", &value) && mirror->state != 'f')
        sim_fail(sim, "hidden", "the proof of a deal before the end");
    if (number_of(message, "ply") > (int64_t)mirror->ply)
        sim_fail(sim, "persist", "a table ahead of its log: %.*s", (int)message.size, message.text);
    nika_hex(mirror->commitment.bytes, sizeof mirror->commitment.bytes, digits);
    if (!nika_json_get(message, "commitment", &value) || !nika_json_is(value, digits))
        sim_fail(sim, "views", "another commitment than at the beginning: %.*s", (int)message.size, message.text);
    if (nika_json_get(message, "state", &value) && (nika_json_is(value, "running") || nika_json_is(value, "over")) &&
        number_of(message, "you") != seat)
        sim_fail(sim, "views", "client %u has seat %d: %.*s", link->client->number, seat, (int)message.size,
                 message.text);
    if (nika_json_is(value, "over") && mirror->state != 'f')
        sim_fail(sim, "persist", "over, but not in the log: %.*s", (int)message.size, message.text);
}
