/*
 * sim_server.c: the shell around a server core (sim_server.h), and what happens to servers: they crash, at any effect; they are told to end;
 * another one takes their place while they still run; their clocks jump.
 */
#include "sim_server.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "line.h"
#include "nodes.h"
#include "sim_check.h"
#include "sim_mirror.h"
#include "sim_script.h"

enum { CIRCLES_MAX = 20000 };

static const int64_t first_date = INT64_C(1794700800000); /* 15 November 2026 */

static void boot(struct sim *sim, struct server *server);

struct server *server_serving(struct sim *sim)
{
    const struct node *node = sim->plan.nodes ? node_leading(sim) : NULL;
    struct server *server = node ? node->server : &sim->servers[sim->serving];
    return server->core ? server : NULL;
}

int64_t server_now(const struct server *server)
{
    return (server->node ? node_now(server->node) : server->sim->now + server->leap) - server->born;
}

int64_t servers_uptime(const struct sim *sim)
{
    int64_t uptime = sim->ran;
    for (unsigned i = 0; i < SERVERS_MAX; i++)
        if (sim->servers[i].core)
            uptime += server_now(&sim->servers[i]);
    return uptime;
}

/*
 * Effects.
 */

static void fill_randomly(void *context, void *bytes, size_t size)
{
    const struct server *server = context;
    uint8_t *byte = bytes;
    for (size_t i = 0; i < size; i++)
        byte[i] = (uint8_t)(nika_rng_next(&server->sim->chance[CHANCE_HEART]) >> 56);
}

/* A turn, while it is thought about. */
struct thinking {
    uint64_t number;
    unsigned moves, seat;
    unsigned ply; /* of the log */
};

static void thought(struct sim *sim, struct due *due)
{
    struct server *server = due->whom;
    struct thinking thinking;
    if (server->node)
        server->node->thinking--;
    if (!server->core || server->incarnation != due->code)
        return;
    memcpy(&thinking, due->bytes, sizeof thinking);
    switch (scripts_think(sim, thinking.number, thinking.moves, thinking.seat, &due->move)) {
    case THOUGHT_SCRIPTED:
        due->yes = true;
        break;
    case THOUGHT_LATER: /* somebody else acts first: whoever thinks must not be quicker */
        if (mirror_ply(sim, thinking.number) == thinking.ply) {
            struct due *later = queue_put(sim, 50, thought, server);
            later->what = due->what;
            later->code = due->code;
            queue_carry(later, due->bytes, due->size);
            return;
        }
        due->yes = false;
        break;
    case THOUGHT_FREE:
        break;
    }
    server_step(server, &(struct nika_event){
                            .kind = NIKA_EVENT_THOUGHT, .ticket = due->what, .acts = due->yes, .move = due->move});
}

bool sim_answer_turn(struct sim *sim, const struct nika_turn *turn, struct nika_move *move)
{
    struct nika_agent cheap;
    *sim->turn = *turn;
    if (!one_in(&sim->chance[CHANCE_THOUGHT], 50) && nika_agent_named("heuristic", &cheap))
        sim->turn->agent = cheap;
    return nika_turn_answer(sim->turn, sim->workspace, move);
}

/* Thinks at once, and tells it after a while that has nothing to do with what was thought about. */
void server_think(struct server *server, nika_ticket ticket, const struct nika_turn *turn)
{
    struct sim *sim = server->sim;
    struct nika_rng *rng = &sim->chance[CHANCE_THOUGHT];
    const struct thinking thinking = {
        .number = turn->number, .moves = turn->ply, .seat = turn->view.seat, .ply = mirror_ply(sim, turn->number)};
    struct due *due =
        queue_put(sim, sim->plan.same_pace ? 5 : between(rng, 1, one_in(rng, 20) ? 400 : 40), thought, server);
    due->what = ticket;
    due->code = server->incarnation;
    queue_at(due, server->node);
    queue_carry(due, (const char *)&thinking, sizeof thinking);
    if (server->node)
        server->node->thinking++;
    if (!sim->plan.twins)
        due->yes = sim_answer_turn(sim, turn, &due->move);
}

/* A hash that is none, of a password: quick, and different for different ones. */
static void hash_of(const char *password, size_t size, char hash[32])
{
    uint64_t sum = UINT64_C(14695981039346656037);
    for (size_t i = 0; i < size; i++)
        sum = (sum ^ (uint8_t)password[i]) * UINT64_C(1099511628211);
    snprintf(hash, 32, "$fake$%016" PRIx64, sum);
}

static void hashed(struct sim *sim, struct due *due)
{
    struct server *server = due->whom;
    (void)sim;
    if (server->core && server->incarnation == due->code)
        server_step(server, &(struct nika_event){.kind = NIKA_EVENT_HASHED,
                                                 .ticket = due->what,
                                                 .matches = due->yes,
                                                 .bytes = due->bytes,
                                                 .size = due->size});
}

static void hash(struct server *server, const struct nika_effect *effect)
{
    struct sim *sim = server->sim;
    char made[32];
    struct due *due =
        queue_put(sim, sim->plan.same_pace ? 100 : between(&sim->chance[CHANCE_THOUGHT], 40, 300), hashed, server);
    hash_of(effect->bytes, effect->size, made);
    due->what = effect->ticket;
    due->code = server->incarnation;
    due->yes = effect->hash && strcmp(effect->hash, made) == 0;
    queue_at(due, server->node);
    queue_carry(due, made, effect->hash ? 0 : strlen(made));
}

static void do_effect(struct server *server, const struct nika_effect *effect)
{
    struct sim *sim = server->sim;
    struct link *link = server->node ? node_shadow(server, effect->connection) : line_find(sim, effect->connection);
    switch (effect->kind) {
    case NIKA_EFFECT_SEND:
        check_sent(server, link, effect->bytes, effect->size);
        if (server->node)
            node_effect(server, effect);
        else if (link)
            line_down(link, effect->bytes, effect->size);
        break;
    case NIKA_EFFECT_CLOSE:
        sim_note(sim, "closes", effect->connection, effect->code, "", 0);
        if (server->node)
            node_effect(server, effect);
        else if (link)
            line_closed_by_server(link, effect->code);
        break;
    case NIKA_EFFECT_RESPOND:
        check_response(server, link, effect);
        if (server->node)
            node_effect(server, effect);
        else if (link)
            line_respond(link, effect);
        break;
    case NIKA_EFFECT_CARRY:
        if (server->node)
            node_effect(server, effect);
        break;
    case NIKA_EFFECT_KEEP:
        disk_keep(server, effect->ticket, &effect->unit);
        break;
    case NIKA_EFFECT_LOAD:
    case NIKA_EFFECT_OLD:
        disk_load(server, effect);
        break;
    case NIKA_EFFECT_ARCHIVE:
        disk_archive(server, effect);
        break;
    case NIKA_EFFECT_THINK:
        if (!server->node || !node_thinks_away(server->node, effect))
            server_think(server, effect->ticket, effect->turn);
        break;
    case NIKA_EFFECT_HASH:
        hash(server, effect);
        break;
    case NIKA_EFFECT_LOG:
        check_log(server, effect);
        break;
    }
}

static void emit(void *context, const struct nika_effect *effect)
{
    struct server *server = context;
    if (server->crashing)
        server->ignored = true;
    else if (server->crash_in == 0 || --server->crash_in > 0)
        do_effect(server, effect);
    else {
        server->crashing = true;
        server->ignored = one_in(&server->sim->chance[CHANCE_FAULTS], 2);
        if (!server->ignored)
            do_effect(server, effect);
    }
}

/*
 * The end of a server, and the next one.
 */

void server_end(struct server *server)
{
    struct sim *sim = server->sim;
    sim->ran += server_now(server);
    nika_server_core_free(server->core);
    server->core = NULL;
    server->crashing = false;
    server->crash_in = 0;
    server->ready = false;
}

static void end_server(struct server *server)
{
    server_end(server);
    line_server_gone(server);
    disk_crash(server);
}

static void boot_again(struct sim *sim, struct due *due)
{
    struct server *server = due->whom;
    if (server->core || server != &sim->servers[sim->serving])
        return;
    if (!sim->servers[1 - sim->serving].core && !sim_calm(sim) && !sim->plan.twins)
        disk_damage(sim);
    boot(sim, server);
}

static void crash(struct server *server)
{
    struct sim *sim = server->sim;
    struct nika_rng *rng = &sim->chance[CHANCE_FAULTS];
    sim_note(sim, "crash", server->incarnation, server->ignored, "", 0);
    sim_count(sim, COUNT_CRASHES);
    if (server->ignored)
        sim_count(sim, COUNT_CRASHES_AMID);
    end_server(server);
    if (!server->replaced)
        queue_put(sim, one_in(rng, 10) ? between(rng, 60000, 7200000) : between(rng, 20, 8000), boot_again, server);
}

static void time_comes(struct sim *sim, struct due *due);

/* Has the server core told the time when it wants to be. */
static void set_timer(struct server *server)
{
    const int64_t next = nika_server_core_next(server->core), now = server_now(server);
    if (next == INT64_MAX)
        return;
    const int64_t delay = next > now ? next - now : 0;
    if (server->timer >= 0 && server->timer <= server->sim->now + delay)
        return;
    server->timer = server->sim->now + delay;
    struct due *due = queue_put(server->sim, delay, time_comes, server);
    due->what = ++server->timer_number;
    due->code = server->incarnation;
    queue_at(due, server->node);
}

static void time_comes(struct sim *sim, struct due *due)
{
    struct server *server = due->whom;
    (void)sim;
    if (!server->core || server->incarnation != due->code || server->timer_number != due->what)
        return;
    server->timer = -1;
    if (nika_server_core_next(server->core) <= server_now(server))
        server_step(server, &(struct nika_event){.kind = NIKA_EVENT_TIME});
    else
        set_timer(server);
}

void server_step(struct server *server, struct nika_event *event)
{
    struct sim *sim = server->sim;
    struct node *const node = server->node;
    if (node)
        node_enter(node);
    event->now = server_now(server);
    event->date = first_date + sim->now + sim->date_jump + (node ? node->date : 0);
    if (server->circling_at != sim->now)
        server->circling = 0;
    server->circling_at = sim->now;
    if (++server->circling > CIRCLES_MAX)
        sim_fail(sim, "circles", "more than %d steps at one tick", CIRCLES_MAX);
    server->stale = NULL;
    nika_server_core_step(server->core, event);
    check_step(server);
    if (server->crashing && node)
        node->dying = true;
    else if (server->crashing)
        crash(server);
    else if (event->kind != NIKA_EVENT_ENTRY && event->kind != NIKA_EVENT_ROW && !sim->failed)
        set_timer(server);
    if (node)
        node_exit(node);
}

void server_boot(struct sim *sim, struct server *server, struct node *node)
{
    const unsigned incarnation = ++sim->incarnations;
    struct nika_server_core_settings settings = sim->plan.settings;
    *server =
        (struct server){.sim = sim, .incarnation = incarnation, .timer = -1, .last = &server->first, .node = node};
    server->born = node ? node_now(node) : sim->now;
    settings.random = fill_randomly;
    settings.emit = emit;
    settings.context = server;
    settings.carries = node != NULL;
    settings.store_every = !node ? 0 : sim_calm(sim) ? 3600000 : 2000;
    sim_note(sim, "boot", incarnation, 0, "", 0);
    server->core = nika_server_core_new(&settings);
    if (!server->core)
        sim_fail(sim, "memory", "there is none for a server core");
}

static void boot(struct sim *sim, struct server *server)
{
    server_boot(sim, server, NULL);
    if (server->core)
        disk_boot(server);
}

/*
 * What happens to servers, now and then.
 */

void sim_plan_next(struct sim *sim, enum chance chance, int64_t each, void (*happen)(struct sim *, struct due *))
{
    if (each == 0)
        return;
    const int64_t delay = between(&sim->chance[chance], each / 4, each * 7 / 4);
    if (sim->now + delay < sim->plan.calm)
        queue_put(sim, delay, happen, NULL);
}

/* Plans the next one of something that happens about every so many milliseconds. */
static void plan_next(struct sim *sim, int64_t each, void (*happen)(struct sim *, struct due *))
{
    sim_plan_next(sim, CHANCE_FAULTS, each, happen);
}

static void crash_now(struct sim *sim, struct due *due)
{
    struct server *server = due->whom;
    if (server->core && server->incarnation == due->what && (server->replaced || !sim_calm(sim)))
        crash(server);
}

/* From now on nothing goes wrong: there is one server, and it stays. */
static void calm_comes(struct sim *sim, struct due *due)
{
    struct server *server = &sim->servers[sim->serving], *other = &sim->servers[1 - sim->serving];
    (void)due;
    server->crash_in = 0;
    if (other->core)
        crash(other);
    if (!server->core)
        boot(sim, server);
}

/* Told to end, it ends once nothing is under way; or after a while, as a service manager would have it. */
static void closing(struct sim *sim, struct due *due)
{
    struct server *server = due->whom;
    if (!server->core || server->incarnation != due->what)
        return;
    if (due->code > 0 && (!nika_server_core_at_rest(server->core) || server->first)) {
        struct due *again = queue_put(sim, 100, closing, server);
        again->what = due->what;
        again->code = due->code - 1;
        return;
    }
    sim_note(sim, "ended", server->incarnation, 0, "", 0);
    sim_count(sim, COUNT_CLOSINGS);
    end_server(server);
    queue_put(sim, between(&sim->chance[CHANCE_FAULTS], 20, 5000), boot_again, server);
}

static void crash_comes(struct sim *sim, struct due *due)
{
    struct nika_rng *rng = &sim->chance[CHANCE_FAULTS];
    struct server *server = server_serving(sim);
    (void)due;
    plan_next(sim, sim->plan.crash_each, crash_comes);
    if (!server || server->closing)
        return;
    if (one_in(rng, 6)) {
        struct due *end = queue_put(sim, 0, closing, server);
        end->what = server->incarnation;
        end->code = 60;
        server->closing = true;
        server_step(server, &(struct nika_event){.kind = NIKA_EVENT_CLOSING});
        return;
    }
    server->crash_in = (unsigned)between(rng, 1, one_in(rng, 2) ? 8 : 80);
    queue_put(sim, 3000, crash_now, server)->what = server->incarnation;
}

static void replacement_comes(struct sim *sim, struct due *due)
{
    struct nika_rng *rng = &sim->chance[CHANCE_FAULTS];
    struct server *old = server_serving(sim), *other = &sim->servers[1 - sim->serving];
    (void)due;
    plan_next(sim, sim->plan.second_each, replacement_comes);
    if (!old || old->closing || other->core)
        return;
    sim_count(sim, COUNT_REPLACED);
    sim_note(sim, "replaced", old->incarnation, 0, "", 0);
    old->replaced = true;
    queue_put(sim, between(rng, 1000, 40000), crash_now, old)->what = old->incarnation;
    sim->serving = 1 - sim->serving;
    boot(sim, other);
}

static void date_jumps(struct sim *sim, struct due *due)
{
    (void)due;
    plan_next(sim, sim->plan.date_each, date_jumps);
    sim->date_jump += between(&sim->chance[CHANCE_FAULTS], -200000000, 200000000);
    sim_count(sim, COUNT_DATE_JUMPS);
}

static void clock_leaps(struct sim *sim, struct due *due)
{
    struct nika_rng *rng = &sim->chance[CHANCE_FAULTS];
    struct server *server = server_serving(sim);
    (void)due;
    plan_next(sim, sim->plan.leap_each, clock_leaps);
    if (!server)
        return;
    server->leap += one_in(rng, 4) ? between(rng, 60000, 7200000) : between(rng, 100, 30000);
    sim_count(sim, COUNT_LEAPS);
    sim_note(sim, "leap", server->incarnation, (uint64_t)server->leap, "", 0);
    server_step(server, &(struct nika_event){.kind = NIKA_EVENT_TIME});
}

void servers_begin(struct sim *sim)
{
    if (!sim->plan.nodes) {
        plan_next(sim, sim->plan.crash_each, crash_comes);
        plan_next(sim, sim->plan.second_each, replacement_comes);
    }
    plan_next(sim, sim->plan.date_each, date_jumps);
    if (sim->plan.nodes) {
        nodes_begin(sim);
        return;
    }
    plan_next(sim, sim->plan.leap_each, clock_leaps);
    queue_put(sim, sim->plan.calm, calm_comes, NULL);
    boot(sim, &sim->servers[0]);
}

void servers_end(struct sim *sim)
{
    if (sim->plan.nodes)
        nodes_end(sim);
    for (unsigned i = 0; i < SERVERS_MAX && !sim->plan.nodes; i++)
        if (sim->servers[i].core)
            end_server(&sim->servers[i]);
}
