/*
 * plan.c: what a run is like: who is there, what is played, and what goes wrong, all of it drawn from the seed. In about one run
 * of four everything happens twice (sim_script.h).
 */
#include <stdio.h>
#include <string.h>

#include <nika/games.h>

#include "client.h"
#include "sim_script.h"

/* Odds within these bounds, or, every third time, never. */
static unsigned odds(struct nika_rng *rng, unsigned least, unsigned most)
{
    const unsigned drawn = (unsigned)between(rng, least, most);
    return one_in(rng, 3) ? 0 : drawn;
}

static void plan_faults(struct plan *plan, struct nika_rng *rng)
{
    plan->break_ = odds(rng, 40, 400);
    plan->half_open = odds(rng, 2, 6);
    plan->delay = odds(rng, 30, 300);
    plan->twice = odds(rng, 4, 30);
    plan->slow_reader = odds(rng, 100, 800);
    plan->full = odds(rng, 60, 400);
    plan->error = odds(rng, 40, 300);
    plan->slow_disk = odds(rng, 20, 150);
    plan->unreadable = odds(rng, 2, 8);
    plan->damage = odds(rng, 3, 12);
    plan->absent = odds(rng, 200, 2500);
    plan->crash_each = odds(rng, 6000, 60000);
    plan->date_each = odds(rng, 10000, 90000);
    plan->leap_each = odds(rng, 20000, 120000);
    plan->second_each = odds(rng, 30000, 120000);
    plan->settings.version = "simulated";
    plan->settings.pace = between(rng, 1, 60);
    plan->settings.together_least = between(rng, 5, 300);
    plan->settings.together_most = between(rng, 3000, 30000);
    plan->settings.idle_most = between(rng, 20000, 120000);
    plan->settings.no_rates = one_in(rng, 2);
    plan->settings.secure = one_in(rng, 2);
    if (one_in(rng, 2))
        plan->settings.limits.values[NIKA_LIMIT_open_entries] = (unsigned)between(rng, 4, 10);
}

static void plan_client(struct sim *sim, unsigned number)
{
    static const char *const names[] = {"Ada",
                                        "Bo",
                                        "Cy",
                                        "D\xc3\xa9"
                                        "d\xc3\xa9",
                                        "Eve",
                                        "Fu",
                                        "Gil",
                                        "Huy",
                                        "I\xc3\xb1"
                                        "es",
                                        "Jo",
                                        "Kim",
                                        "L\xc3\xb6w"};
    struct nika_rng *rng = &sim->chance[CHANCE_PLAN];
    struct client *client = &sim->clients[number];
    client->sim = sim;
    client->number = number;
    nika_rng_seed(&client->rng, sim->seed, CHANCE_OF_CLIENTS + number);
    nika_rng_seed(&client->line, sim->seed, CHANCE_OF_LINES + number);
    snprintf(client->name, sizeof client->name, "%s %u", names[number], number);
    snprintf(client->password, sizeof client->password, "Passwort-%u", number);
    snprintf(client->address, sizeof client->address, "192.0.2.%u", number + 1);
    client->json = one_in(rng, 8);
    client->browser = one_in(rng, 2);
    client->wants_account = one_in(rng, 3);
    client->twice = one_in(rng, 3);
    for (unsigned i = 0; i < SLOTS_MAX; i++) {
        client->sights[i].you = -1;
        client->sights[i].agree_at = INT64_MAX;
    }
}

static void plan_options(struct slot *slot, struct nika_rng *rng)
{
    static const char *const spectators[] = {"public", "end", "none"};
    char clock[80] = "{\"kind\":\"none\"}";
    const unsigned kind = nika_rng_below(rng, 4), watching = one_in(rng, 2) ? 0 : nika_rng_below(rng, 3);
    const unsigned bank = 20 + nika_rng_below(rng, 100), increment = nika_rng_below(rng, 5);
    const unsigned grace = 10 + nika_rng_below(rng, 30);
    const bool listed = one_in(rng, 2);
    static const char *const undoing[] = {"free", "ask", "ask", "never"};
    const char *undo = undoing[nika_rng_below(rng, 4)];
    if (kind == 1 || kind == 2)
        snprintf(clock, sizeof clock, "{\"kind\":\"live\",\"bank\":%u,\"increment\":%u}", bank, increment);
    else if (kind == 3)
        snprintf(clock, sizeof clock, "{\"kind\":\"days\",\"days\":1}");
    snprintf(slot->options, sizeof slot->options,
             "{\"clock\":%s,\"grace\":%u,\"level\":\"beginner\",\"spectators\":\"%s\",\"listed\":%s,\"undo\":\"%s\"}",
             clock, grace, spectators[watching], listed ? "true" : "false", undo);
}

/* A game with some of its rules. */
static void plan_setup(struct nika_setup *setup, struct nika_rng *rng)
{
    const struct nika_game *game = nika_game_named(one_in(rng, 2) ? "byzantz" : "justinian");
    const unsigned players = (unsigned)between(rng, game->players_min, game->players_max);
    nika_setup_init(setup, game, players, 0);
    if (game->edition_count)
        nika_setup_edition(setup, game->editions[nika_rng_below(rng, game->edition_count)].name);
    for (unsigned i = 0; i < game->switch_count; i++)
        if (one_in(rng, 4))
            nika_setup_switch(setup, game->switches[i].name, game->switches[i].values[1]);
    if (game->board && one_in(rng, 6)) {
        uint16_t numbers[NIKA_BOARD_MAX];
        for (unsigned i = 0; i < (unsigned)game->board->rows * game->board->columns; i++)
            numbers[i] = (uint16_t)(setup->board[i] + 7);
        nika_setup_board(setup, numbers);
    }
    if (game->windows && one_in(rng, 6)) {
        uint16_t numbers[NIKA_WINDOWS_MAX];
        for (unsigned i = 0; i < (unsigned)game->windows->rows * game->windows->columns; i++)
            numbers[i] = (uint16_t)nika_rng_below(rng, game->windows->most + 1u);
        nika_setup_windows(setup, numbers);
    }
}

static void plan_slot(struct sim *sim)
{
    struct nika_rng *rng = &sim->chance[CHANCE_PLAN];
    struct slot *slot = &sim->slots[sim->slot_count++];
    unsigned people = 1;
    plan_setup(&slot->setup, rng);
    plan_options(slot, rng);
    slot->host = nika_rng_below(rng, sim->plan.clients);
    slot->players = UINT32_C(1) << slot->host;
    for (unsigned i = 0; i < sim->plan.clients; i++) {
        const bool wants = !one_in(rng, 3), watches = one_in(rng, 3);
        if (i == slot->host)
            continue;
        if (wants && people < slot->setup.players) {
            slot->players |= UINT32_C(1) << i;
            people++;
        } else if (watches)
            slot->watchers |= UINT32_C(1) << i;
    }
}

/* A table of twins: everybody has a place of his own. */
static void plan_script(struct sim *sim)
{
    struct nika_rng *rng = &sim->chance[CHANCE_SCRIPT];
    struct script *script = &sim->scripts[0];
    struct slot *slot = &sim->slots[sim->slot_count++];
    unsigned client = 0;
    do /* mostly a game in which all are asked at once */
        plan_setup(&slot->setup, rng);
    while (!slot->setup.game->together && !one_in(rng, 3));
    plan_options(slot, rng);
    script_begin(script, &slot->setup, rng);
    slot->script = script;
    for (unsigned seat = 0; seat < slot->setup.players; seat++) {
        const bool must = sim->plan.same_pace && (seat == script->hider || seat == script->helper);
        const bool computer = !must && client > 0 && one_in(rng, 3);
        script->clients[seat] = (uint8_t)(computer ? SCRIPT_COMPUTER : client);
        if (!computer)
            slot->players |= UINT32_C(1) << client++;
    }
    script_make(script, rng);
    slot->host = 0;
    if (one_in(rng, 2))
        slot->watchers = UINT32_C(1) << client++;
    sim->plan.clients = client;
}

/* In about half of the runs that are not made twice, several nodes share a database. */
static void plan_nodes(struct sim *sim)
{
    struct nika_rng *rng = &sim->chance[CHANCE_NODES];
    struct plan *plan = &sim->plan;
    const bool several = one_in(rng, 2);
    if (plan->twins || sim->only == ONLY_ONE || !(several || sim->only == ONLY_NODES))
        return;
    plan->nodes = (unsigned)between(rng, 2, NODES_MAX);
    plan->lease = (unsigned)between(rng, 600, 5000);
    plan->slow_wire = odds(rng, 100, 2000);
    plan->lost_answer = odds(rng, 10, 100);
    plan->kill_each = odds(rng, 15000, 60000);
    plan->stop_each = odds(rng, 20000, 90000);
    plan->leave_each = odds(rng, 15000, 60000);
    plan->cut_each = odds(rng, 15000, 60000);
    plan->wire_each = odds(rng, 8000, 60000);
    plan->database_each = odds(rng, 30000, 120000);
}

void plan_make(struct sim *sim)
{
    struct nika_rng *rng = &sim->chance[CHANCE_PLAN];
    struct plan *plan = &sim->plan;
    plan_faults(plan, rng);
    plan->settings.sleep_always = sim->seed % 2 == 0;
    plan->settings.keep_games = sim->seed % 3 == 0 ? 2 : 0;
    plan->settings.keep_talk = sim->seed % 3 < 2 ? 1 : 0;
    plan->settings.archives = true;
    plan->twins = one_in(rng, 4) && sim->only != ONLY_NODES;
    plan->same_pace = plan->twins && one_in(rng, 3);
    plan->calm = between(rng, 60000, 200000);
    plan->clients = (unsigned)between(rng, 2, 8);
    const unsigned tables = (unsigned)between(rng, 1, 4);
    if (plan->same_pace) { /* nothing goes wrong, and questions to all end by the clock */
        const struct nika_server_core_settings settings = plan->settings;
        *plan = (struct plan){.twins = true, .same_pace = true, .calm = plan->calm, .settings = settings};
        plan->settings.together_least = 3000;
        plan->settings.together_most = 30000;
    }
    plan_nodes(sim);
    if (plan->twins)
        plan_script(sim);
    for (unsigned i = 0; i < CLIENTS_MAX; i++)
        plan_client(sim, i);
    for (unsigned i = 0; i < tables && !plan->twins; i++)
        plan_slot(sim);
}

void plan_rematch(struct sim *sim, const struct slot *slot, const char *table)
{
    for (unsigned i = 0; i < sim->slot_count; i++)
        if (strcmp(sim->slots[i].table, table) == 0)
            return;
    if (sim->slot_count == SLOTS_MAX)
        return;
    struct slot *next = &sim->slots[sim->slot_count++];
    *next = *slot;
    snprintf(next->table, sizeof next->table, "%s", table);
    next->script = NULL;
    next->dead = false;
}
