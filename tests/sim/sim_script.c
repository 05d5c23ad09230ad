/*
 * sim_script.c: twins (sim_script.h). The deals come in place of those that the server core makes: the program is linked so that
 * nika_fair_deal is first looked for here.
 */
#include "sim_script.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include <nika/justinian.h>

#include "line.h"

/*
 * Two deals.
 */

static void swap(struct nika_deal *deal, unsigned a, unsigned b)
{
    const uint8_t byte = deal->bytes[a];
    deal->bytes[a] = deal->bytes[b];
    deal->bytes[b] = byte;
}

/* What is the hider's changes places with what nobody sees. In Byzantz some of its four cards and of those that are removed;
 * in Justinian tokens of its hand and of its reserve, and its first card of some colors and the top one of the pile
 * (docs/record.md says where they lie). */
static void change(const struct script *script, struct nika_rng *rng, struct nika_deal *deal)
{
    const struct nika_setup *setup = &script->setup;
    const unsigned players = setup->players, seat = script->hider;
    struct nika_deal unshuffled;
    struct nika_pile piles[NIKA_PILES_MAX];
    const unsigned count = setup->game->piles(setup, &unshuffled, piles);
    if (setup->game != &nika_justinian) {
        const unsigned removed = players == 5 ? 2 : 4;
        for (unsigned i = 0; i < removed; i++)
            if (i == 0 || one_in(rng, 2))
                swap(deal, 4 * seat + i, 4 * players + i);
        return;
    }
    for (unsigned i = 0, tokens = 0; i < count; i++) {
        const unsigned first = piles[i].first, each = players == 2 ? 3 : 2;
        if (piles[i].count == JUSTINIAN_COUNSELORS) {
            if (one_in(rng, 2))
                swap(deal, first + each * seat, first + each * players);
        } else if (tokens++ == seat)
            for (unsigned token = 0; token < 6; token++)
                swap(deal, first + token, first + JUSTINIAN_DEALT + token);
    }
}

/* Whether nobody but the hider can tell them apart. */
static bool same_for_others(const struct script *script, const struct nika_world worlds[2])
{
    const struct nika_setup *setup = &script->setup;
    struct nika_view a, b;
    for (unsigned seat = 0; seat <= setup->players; seat++) {
        const unsigned looker = seat < setup->players ? seat : NIKA_WATCHER;
        if (looker == script->hider)
            continue;
        nika_look(setup, &worlds[0], looker, &a);
        nika_look(setup, &worlds[1], looker, &b);
        if (!nika_view_same(setup->game, &a, &b))
            return false;
    }
    return true;
}

/*
 * Moves for both.
 */

static bool try_moves(struct script *script, struct nika_world now[2], unsigned seat, bool together,
                      const struct nika_move moves[2])
{
    const struct nika_setup *setup = &script->setup;
    const struct nika_game *game = setup->game;
    struct nika_world then[2] = {now[0], now[1]};
    for (unsigned i = 0; i < 2; i++)
        if (game->apply(setup, &then[i], seat, moves[i]) != NIKA_ACCEPTED)
            return false;
    if (!same_for_others(script, then) || game->reveals(setup, &now[0], &then[0], seat, moves[0]) !=
                                              game->reveals(setup, &now[1], &then[1], seat, moves[1]))
        return false;
    script->acts[script->count++] =
        (struct scripted){.seat = (uint8_t)seat, .together = together, .moves = {moves[0], moves[1]}};
    now[0] = then[0];
    now[1] = then[1];
    return true;
}

/* How much a move is liked: the hider likes to put tokens that differ on Justinian's phase space, where they stay hidden,
 * the largest there are in the one game and the smallest in the other. */
static unsigned liking(const struct script *script, unsigned seat, const struct nika_move moves[2])
{
    if (script->setup.game != &nika_justinian || seat != script->hider || moves[0].verb != JUSTINIAN_PLACE ||
        moves[0].open != 0)
        return 0;
    const int large = abs(justinian_step_of(moves[0].hidden - 1)), small = abs(justinian_step_of(moves[1].hidden - 1));
    return large > small ? (unsigned)(large - small) : 0;
}

/* Whether they look alike to others, and differ only where that stays hidden for long. */
static bool go_together(const struct script *script, unsigned seat, const struct nika_move moves[2])
{
    if (moves[0].verb != moves[1].verb || moves[0].open != moves[1].open)
        return false;
    return moves[0].hidden == moves[1].hidden || (seat == script->hider && moves[0].open == 0);
}

static bool find_moves(struct script *script, struct nika_world now[2], unsigned seat, bool together,
                       struct nika_rng *rng)
{
    const struct nika_setup *setup = &script->setup;
    struct nika_move legal[2][NIKA_MOVES_MAX];
    unsigned counts[2];
    for (unsigned i = 0; i < 2; i++) {
        struct nika_view view;
        nika_look(setup, &now[i], seat, &view);
        counts[i] = setup->game->legal(setup, &view, legal[i]);
    }
    if (counts[0] == 0)
        return false;
    const unsigned from = nika_rng_below(rng, counts[0]);
    for (int like = one_in(rng, 3) ? 0 : 2; like >= 0; like--)
        for (unsigned i = 0; i < counts[0]; i++)
            for (unsigned j = 0; j < counts[1]; j++) {
                const struct nika_move moves[2] = {legal[0][(from + i) % counts[0]], legal[1][j]};
                if (go_together(script, seat, moves) && liking(script, seat, moves) >= (unsigned)like &&
                    try_moves(script, now, seat, together, moves)) {
                    script->acts[script->count - 1].differs = together && counts[0] != counts[1];
                    return true;
                }
            }
    return false;
}

/* One more act; false if there is none that keeps the secret. */
static bool next_act(struct script *script, struct nika_world now[2], struct nika_rng *rng)
{
    const struct nika_setup *setup = &script->setup;
    const struct nika_game *game = setup->game;
    struct nika_view view;
    if (!nika_look_asked(setup, &now[0], &view))
        return false;
    const unsigned asked = view.seat, free = game->waiting(setup, &view).free;
    const bool together = game->together && game->together(setup, &view, &script->decline);
    const unsigned other = nika_rng_below(rng, setup->players);
    if ((free >> other & 1) && script->clients[other] != SCRIPT_COMPUTER && one_in(rng, 3) &&
        find_moves(script, now, other, false, rng))
        return true;
    return find_moves(script, now, asked, together, rng);
}

void script_begin(struct script *script, const struct nika_setup *setup, struct nika_rng *rng)
{
    script->setup = *setup;
    script->setup.start = (uint8_t)nika_rng_below(rng, setup->players);
    script->number = nika_rng_next(rng);
    script->hider = nika_rng_below(rng, setup->players);
    script->helper = (script->hider + 1 + nika_rng_below(rng, setup->players - 1u)) % setup->players;
}

void script_make(struct script *script, struct nika_rng *rng)
{
    struct nika_world now[2];
    do {
        nika_deal(&script->setup, rng, &script->deals[0]);
        script->deals[1] = script->deals[0];
        change(script, rng, &script->deals[1]);
    } while (memcmp(&script->deals[0], &script->deals[1], sizeof script->deals[0]) == 0);
    for (unsigned i = 0; i < 2; i++)
        script->setup.game->begin(&script->setup, &script->deals[i], &now[i]);
    while (script->count < SCRIPT_MAX && next_act(script, now, rng)) {
    }
    /* A question to all is answered by all or not at all. */
    while (script->count > 0 && script->acts[script->count - 1].together)
        script->count--;
}

bool script_act(const struct script *script, unsigned twin, unsigned moves, unsigned seat, bool together,
                struct nika_move *move)
{
    for (unsigned i = moves; i < script->count; i++) {
        const struct scripted *act = &script->acts[i];
        if (act->seat == seat && act->together == together) {
            *move = act->moves[twin];
            return true;
        }
        if (!together || !act->together)
            break;
    }
    if (!together || moves >= script->count)
        return false;
    *move = script->decline; /* not needed any more, but nobody can know that */
    return true;
}

int64_t script_pace(const struct script *script, unsigned twin, unsigned seat)
{
    if (twin == 1 && seat == script->hider)
        seat = script->helper;
    else if (twin == 1 && seat == script->helper)
        seat = script->hider;
    return 100 + 200 * (int64_t)seat;
}

unsigned script_seat(const struct slot *slot, unsigned client)
{
    for (unsigned seat = 0; seat < slot->setup.players; seat++)
        if (slot->script->clients[seat] == client)
            return seat;
    return 0;
}

unsigned script_computers(const struct slot *slot)
{
    unsigned mask = 0;
    for (unsigned seat = 0; seat < slot->setup.players; seat++)
        if (slot->script->clients[seat] == SCRIPT_COMPUTER)
            mask |= 1u << seat;
    return mask;
}

/*
 * Dealing and thinking in their place.
 */

static _Thread_local struct sim *dealing;

void scripts_begin(struct sim *sim)
{
    dealing = sim;
}

/* The names that the linker gives to the function and to what stands in its place (--wrap). */
void __real_nika_fair_deal(const struct nika_fair *, struct nika_setup *, struct nika_deal *, uint64_t *);
void __wrap_nika_fair_deal(const struct nika_fair *, struct nika_setup *, struct nika_deal *, uint64_t *);

void __wrap_nika_fair_deal(const struct nika_fair *fair, struct nika_setup *setup, struct nika_deal *deal,
                           uint64_t *number)
{
    for (unsigned i = 0; dealing && i < dealing->slot_count; i++) {
        const struct script *script = dealing->slots[i].script;
        if (!script || strcmp(dealing->slots[i].table, fair->table) != 0)
            continue;
        setup->start = script->setup.start;
        *deal = script->deals[dealing->twin];
        *number = script->number;
        return;
    }
    __real_nika_fair_deal(fair, setup, deal, number);
}

enum scripted_thought scripts_think(struct sim *sim, uint64_t number, unsigned moves, unsigned seat,
                                    struct nika_move *move)
{
    for (unsigned i = 0; i < sim->slot_count; i++) {
        const struct script *script = sim->slots[i].script;
        if (!script || script->number != number)
            continue;
        const bool together = moves < script->count && script->acts[moves].together;
        return script_act(script, sim->twin, moves, seat, together, move) ? THOUGHT_SCRIPTED : THOUGHT_LATER;
    }
    return THOUGHT_FREE;
}

/*
 * Transcripts.
 */

/* Whether a client may notice the difference: the hider itself, and the one with whom it changes places. */
static bool may_notice(const struct sim *sim, const struct client *client)
{
    for (unsigned i = 0; i < sim->slot_count; i++) {
        const struct script *script = sim->slots[i].script;
        if (script && (script->clients[script->hider] == client->number ||
                       (sim->plan.same_pace && script->clients[script->helper] == client->number)))
            return true;
    }
    return false;
}

static void write_down(struct transcript *transcript, const struct sent *sent, const char *bytes)
{
    if (transcript->size + sent->size > transcript->room) {
        transcript->room = 2 * (transcript->size + sent->size);
        transcript->bytes = sim_enlarge(transcript->bytes, transcript->room);
    }
    if (sent->size)
        memcpy(transcript->bytes + transcript->size, bytes, sent->size);
    transcript->size += sent->size;
    transcript->sent = sim_grow(transcript->sent, transcript->count, sizeof *transcript->sent);
    transcript->sent[transcript->count++] = *sent;
}

void transcript_add(struct sim *sim, const struct link *link, const char *kind, const char *bytes, size_t size)
{
    struct transcript *transcript = sim->transcript;
    if (!transcript || sim->failed || may_notice(sim, link->client))
        return;
    const struct sent now = {sim->now, link->id, kind, transcript->size, size};
    if (sim->twin == 0) {
        write_down(transcript, &now, bytes);
        return;
    }
    if (sim->transcript_at == transcript->count) {
        sim_fail(sim, "twins", "client %u gets more than in the other game: %.*s", link->client->number, (int)size,
                 bytes);
        return;
    }
    const struct sent *then = &transcript->sent[sim->transcript_at++];
    sim_count(sim, COUNT_TWIN_MESSAGES);
    if (then->at != now.at || then->link != now.link || then->kind != now.kind || then->size != size ||
        (size && memcmp(transcript->bytes + then->from, bytes, size) != 0))
        sim_fail(sim, "twins",
                 "connection %" PRIu64 " (client %u) gets: %.*s\n  while in the other game, at %" PRId64
                 ", connection %" PRIu64 " got: %.*s",
                 link->id, link->client->number, (int)size, bytes, then->at, then->link, (int)then->size,
                 transcript->bytes + then->from);
}

void transcript_end(struct sim *sim)
{
    if (sim->transcript && sim->twin == 1 && !sim->failed && sim->transcript_at < sim->transcript->count)
        sim_fail(sim, "twins", "clients get less than in the other game: %zu messages of %zu", sim->transcript_at,
                 sim->transcript->count);
}

void transcript_free(struct transcript *transcript)
{
    free(transcript->sent);
    free(transcript->bytes);
    *transcript = (struct transcript){0};
}
