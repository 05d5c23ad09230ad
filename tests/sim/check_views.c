/*
 * check_views.c: every view that is sent is held against the log (sim_check.h).
 */
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include <nika/bytes.h>

#include "line.h"
#include "sim_check.h"

enum { CLOCK_SLACK = 20 }; /* milliseconds */

bool check_members(struct sim *sim, const struct fields *fields, const char *const *members)
{
    const char *other = fields_other(fields, members);
    if (other)
        sim_fail(sim, "messages", "a member %s that nobody needs: %.*s", other, (int)fields->whole.size,
                 fields->whole.text);
    return !other;
}

/* Whether a seat has given its answer, though the rules ask it. */
enum answered { NOT_ANSWERED, ANSWERED, MAY_HAVE_ANSWERED };

/*
 * Whether a message's view is what this seat sees of this world after so many moves. As JSON it also says whether the
 * seat still has to answer. The server may learn a moment later than the log that it has.
 */
static bool same_view(const struct link *link, const struct mirror *mirror, const struct nika_world *world,
                      unsigned seat, unsigned moves, enum answered answered, struct nika_json view)
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
        (answered == ANSWERED ? nika_record_view_answered : nika_record_view)(&mirror->setup, &mirror->names, &seen,
                                                                              moves, &text);
        sim_count(sim, COUNT_JSON_VIEWS);
        if (view.size == text.size && memcmp(view.text, text.bytes, text.size) == 0)
            return true;
        return answered == MAY_HAVE_ANSWERED && same_view(link, mirror, world, seat, moves, ANSWERED, view);
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

/* With days for each decision, who takes back has what was left of them before; meanwhile all of them were shown. */
static bool days_went_back(const struct mirror *mirror, unsigned ply)
{
    bool undone = false;
    for (unsigned i = mirror->left_ply + 1; i <= ply; i++)
        undone = undone || mirror->moments[i].undo;
    return undone && !mirror->live;
}

/* While clocks run, they run no faster than the time that servers were up; what an act brought goes if it is taken back. A
 * server that has started again counts from when entries were judged, not from when they were kept and shown;
 * and not how long clocks stood still because nothing could be kept. */
static void check_clock(const struct link *link, struct mirror *mirror, unsigned ply, const struct fields *message)
{
    struct sim *sim = link->client->sim;
    const int64_t now = servers_uptime(sim);
    const bool again = mirror->left_by != link->incarnation;
    const int64_t latest = mirror->latest > sim->latest ? mirror->latest : sim->latest;
    const int64_t late = again ? CLOCK_SLACK + latest : CLOCK_SLACK;
    /* What a node learns late that was kept makes later entries late as well. */
    const int64_t before = sim->plan.nodes ? 60000 : 0;
    struct nika_json list, value;
    const struct nika_json *clock = fields_get(message, "clock");
    if (!clock || !nika_json_get(*clock, "left", &list))
        return;
    struct nika_json_walk walk = nika_json_walk(list);
    for (unsigned seat = 0; seat < mirror->setup.players && nika_json_next(&walk, &value); seat++) {
        int64_t left;
        if (!nika_json_whole(value, 0, INT64_MAX, &left))
            continue;
        const int64_t least =
            mirror->left[seat] - (now - mirror->left_at) - late - mirror->increment * (ply - mirror->left_ply);
        sim_count(sim, COUNT_CLOCKS);
        if (mirror->left_known && ply >= mirror->left_ply && left < least && !days_went_back(mirror, ply) &&
            !(again && sim->trouble >= 0 && sim->trouble >= mirror->left_kept - before))
            sim_fail(sim, "clocks",
                     "seat %u had %" PRId64 " ms, servers were up for %" PRId64 " ms since, and it has %" PRId64, seat,
                     mirror->left[seat], now - mirror->left_at, left);
        mirror->left[seat] = left;
    }
    mirror->left_known = true;
    mirror->left_by = link->incarnation;
    mirror->left_at = now;
    mirror->left_kept = mirror->kept_at;
    mirror->left_ply = ply;
}

static void check_act(struct link *link, const struct mirror *mirror, const struct moment *moment, unsigned viewer,
                      const struct fields *message)
{
    const struct nika_game *game = mirror->setup.game;
    char word[NIKA_WORD_MAX];
    game->say(&mirror->setup, nika_move_seen(moment->move, moment->seat, viewer), word);
    if (moment->undo || fields_number(message, "seat") != moment->seat || !fields_are(message, "move", word))
        sim_fail(link->client->sim, link->server->replaced ? "shown" : "views",
                 "not the act that the log has, %s of seat %u: %.*s", word, moment->seat, (int)message->whole.size,
                 message->whole.text);
}

void check_news(struct link *link, struct mirror *mirror, const char *is, const struct fields *message)
{
    static const char *const members[] = {"is",   "table",    "ply",   "moves", "seat",       "move",
                                          "view", "together", "clock", "undo",  "takes_over", NULL};
    struct sim *sim = link->client->sim;
    struct nika_world world;
    const struct nika_json whole = message->whole, *view = fields_get(message, "view");
    const int64_t ply = fields_number(message, "ply");
    if (!check_members(sim, message, members))
        return;
    if (!mirror->moments || ply < 0 || ply > mirror->ply) {
        sim_fail(sim, check_shown(link), "shown before it was kept: %.*s", (int)whole.size, whole.text);
        return;
    }
    const struct moment *moment = &mirror->moments[ply];
    const unsigned viewer = eyes(link, mirror);
    const bool together = mirror_together(mirror, (unsigned)ply);
    const enum answered answered = !moment->settled                                           ? ANSWERED
                                   : viewer != NIKA_WATCHER && moment->answered >> viewer & 1 ? MAY_HAVE_ANSWERED
                                                                                              : NOT_ANSWERED;
    const char *other = link->server->replaced ? "shown" : "views";
    mirror_world(mirror, (unsigned)ply, viewer, &world);
    if (together)
        sim_count(sim, COUNT_TOGETHER);
    if (fields_number(message, "moves") != moment->moves || fields_truth(message, "together") != together)
        sim_fail(sim, other, "not as the log has it: %.*s", (int)whole.size, whole.text);
    else if (!view || !same_view(link, mirror, &world, viewer, moment->moves, answered, *view))
        sim_fail(sim, other, "seat %u is shown another view than the log gives after act %" PRId64 ": %.*s", viewer,
                 ply, (int)whole.size, whole.text);
    else if (strcmp(is, "act") == 0)
        check_act(link, mirror, moment, viewer, message);
    else if (strcmp(is, "undone") == 0 && (!moment->undo || fields_number(message, "seat") != moment->seat))
        sim_fail(sim, "views", "nothing was taken back: %.*s", (int)whole.size, whole.text);
    if (fields_truth(message, "undo") && moment->may_undo != viewer)
        sim_fail(sim, "undo", "seat %u could take back what can't be taken back", viewer);
    if (!link->server->replaced && !sim->time_is_off) {
        check_clocks_back(link, mirror, (unsigned)ply, is, message);
        check_clock(link, mirror, (unsigned)ply, message);
    }
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
                      unsigned count, const struct fields *answer)
{
    const struct nika_json *first = fields_get(answer, "first"), *acts = fields_get(answer, "acts");
    const int64_t from = fields_number(answer, "from");
    struct nika_json value;
    unsigned at = (unsigned)from;
    if (from < 0 || from > count || !first || !acts ||
        !same_view(link, mirror, &mirror->moments[plies[at]].world, viewer, at, NOT_ANSWERED, *first))
        return false;
    struct nika_json_walk walk = nika_json_walk(*acts);
    while (nika_json_next(&walk, &value)) {
        const struct fields act = fields_of(value);
        const struct nika_json *view = fields_get(&act, "view");
        char word[NIKA_WORD_MAX];
        if (++at > count)
            return false;
        const struct moment *moment = &mirror->moments[plies[at]];
        mirror->setup.game->say(&mirror->setup, nika_move_seen(moment->move, moment->seat, viewer), word);
        if (fields_number(&act, "seat") != moment->seat || !fields_are(&act, "move", word) || !view ||
            !same_view(link, mirror, &moment->world, viewer, at, NOT_ANSWERED, *view))
            return false;
    }
    return fields_truth(answer, "more") == (at < count);
}

void check_past(struct link *link, struct mirror *mirror, const struct fields *answer)
{
    struct sim *sim = link->client->sim;
    const unsigned viewer = eyes(link, mirror);
    /* Some acts may be on the disk but not known to the server yet. */
    const unsigned behind_most = link->server->replaced || mirror->ply < 8 ? mirror->ply : 8;
    sim_count(sim, COUNT_PASTS);
    if (!mirror->moments) {
        sim_fail(sim, check_shown(link), "a past before the game has begun");
        return;
    }
    unsigned *plies = sim_allocate((mirror->ply + 2) * sizeof *plies);
    bool same = false;
    for (unsigned behind = 0; !same && behind <= behind_most; behind++)
        same = same_past(link, mirror, viewer, plies, line_at(mirror, mirror->ply - behind, plies), answer);
    free(plies);
    if (!same)
        sim_fail(sim, "views", "another past than the log has: %.*s", (int)answer->whole.size, answer->whole.text);
}

/*
 * Tables.
 */

static void check_seats(struct sim *sim, struct nika_json seats)
{
    static const char *const members[] = {"kind", "who", "name", "here", "auto", "chance", "level", "bot", NULL};
    struct nika_json seat;
    struct nika_json_walk walk = nika_json_walk(seats);
    while (nika_json_next(&walk, &seat)) {
        const struct fields fields = fields_of(seat);
        check_members(sim, &fields, members);
    }
}

/* While contributions are revealed, everybody is shown the pledges that the log has, and no other. */
static void check_drawing(struct sim *sim, const struct mirror *mirror, struct nika_json drawing)
{
    struct nika_json list, value;
    unsigned seat = 0;
    bool same = nika_json_get(drawing, "pledges", &list) && nika_json_count(list) == mirror->setup.players;
    struct nika_json_walk walk = nika_json_walk(list);
    for (; same && nika_json_next(&walk, &value); seat++) {
        char digits[TOKEN_MAX];
        nika_hex(mirror->fair.pledge[seat].bytes, sizeof mirror->fair.pledge[seat].bytes, digits);
        same = mirror->fair.people >> seat & 1 ? nika_json_is(value, digits) : nika_json_kind(value) == 'n';
    }
    if (!same)
        sim_fail(sim, "pledges", "other pledges than the log has: %.*s", (int)drawing.size, drawing.text);
    else if (!mirror->drawing && mirror->state == 'o')
        sim_fail(sim, "persist", "seats are closed, but not in the log: %s", mirror->table);
}

void check_table(struct link *link, struct mirror *mirror, const struct fields *message)
{
    static const char *const members[] = {"is",    "table", "state",      "game",      "players", "start",
                                          "rules", "court", "windows",    "options",   "host",    "commitment",
                                          "seats", "you",   "watchers",   "ply",       "talk",    "next",
                                          "fair",  "notes", "takes_over", "algorithm", "drawing", NULL};
    struct sim *sim = link->client->sim;
    const struct nika_json whole = message->whole, *seats = fields_get(message, "seats");
    const int seat = mirror_seat(mirror, link->who);
    char commitment[TOKEN_MAX], state[16];
    if (!(link->entered >> link_slot(sim, mirror->table) & 1))
        link->entered_at[link_slot(sim, mirror->table)] = sim->now;
    link->entered |= 1u << link_slot(sim, mirror->table);
    check_members(sim, message, members);
    if (seats)
        check_seats(sim, *seats);
    if (fields_get(message, "drawing"))
        check_drawing(sim, mirror, *fields_get(message, "drawing"));
    if (fields_get(message, "fair") && mirror->state != 'f')
        sim_fail(sim, "hidden", "the proof of a deal before the end");
    if (fields_get(message, "notes") && fields_number(message, "notes") > (int64_t)mirror->note_count)
        sim_fail(sim, check_shown(link), "a story ahead of its log: %.*s", (int)whole.size, whole.text);
    if (fields_number(message, "ply") > (int64_t)mirror->ply)
        sim_fail(sim, check_shown(link), "a table ahead of its log: %.*s", (int)whole.size, whole.text);
    nika_hex(mirror->commitment.bytes, sizeof mirror->commitment.bytes, commitment);
    fields_copy(message, "state", state, sizeof state);
    if (!fields_are(message, "commitment", commitment) && strcmp(state, "damaged") != 0)
        sim_fail(sim, "views", "another commitment than at the beginning: %.*s", (int)whole.size, whole.text);
    if (strcmp(state, "damaged") == 0 && mirror->state != 'd')
        sim_fail(sim, "log", "a table is told to be damaged, and is not: %s", mirror->table);
    const bool over = strcmp(state, "over") == 0;
    if ((over || strcmp(state, "running") == 0) && fields_number(message, "you") != seat)
        sim_fail(sim, "views", "client %u has seat %d: %.*s", link->client->number, seat, (int)whole.size, whole.text);
    if (over && mirror->state != 'f')
        sim_fail(sim, check_shown(link), "over, but not in the log: %.*s", (int)whole.size, whole.text);
}
