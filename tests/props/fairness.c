/*
 * fairness.c: computer players know no more than their seat does.
 *
 * Games are played, and now and then a seat is put before its decision twice: in the world as it is, and in a twin that
 * differs from it only in what the seat may not know. With the same memory and the same random numbers every kind of
 * player must think the same, to the last bit: its move, all candidates with their values, how long it thought, what it
 * remembers and how many random numbers it drew. The same goes for acting out of turn.
 *
 * A test that cannot fail is worth nothing, so players that peek are tried first, and each must be caught.
 *
 *     fairness [PAIRS]
 */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <nika/bits.h>
#include <nika/lab.h>
#include <nika/simulate.h>

#include "../../src/ai/ai_internal.h"
#include "../../src/play/play_internal.h"
#include "tables.h"

enum {
    PAIRS = 6000,    /* of worlds that really differ, for each kind of player, unless said otherwise */
    TWINS = 1,       /* of one position */
    LOOK_ONE_IN = 6, /* moves of a game */
    ITERATIONS = 16,
    KINDS_MAX = 24,
    SEED = 5
};

/* What came out of one question. */
struct answer {
    struct nika_thought thought;
    bool acts; /* out of turn; the move is the thought's */
    struct nika_memory memory;
    struct nika_rng rng;
};

/* A kind of player, and what was seen of it. */
struct kind {
    struct nika_agent agent;
    uint64_t pairs;        /* of decisions in differing worlds */
    uint64_t freed, spoke; /* of questions whether to act out of turn, and how often it did */
};

struct fairness {
    struct nika_setup setup;
    struct kind *kinds;
    unsigned kind_count;
    uint64_t wanted; /* decisions are looked at until every kind has so many pairs */
    struct nika_memory memory[NIKA_SEATS_MAX];
    struct nika_rng rng; /* of the test itself */
    unsigned ply;
    bool unfair;
    char failure[400];
};

/* The world behind the question that is being asked: only the players that peek look at it. */
static const struct nika_world *peeked;
static size_t peeked_size;

/* Two workspaces, so that leftovers of earlier thoughts differ. */
static struct nika_workspace workspaces[2];
static struct nika_bench bench;

/*
 * Asking twice.
 */
static void ask(const struct fairness *fairness, const struct nika_agent *agent, const struct nika_world *world,
                unsigned seat, bool free, struct nika_rng rng, unsigned which, struct answer *answer)
{
    struct nika_view view;
    memset(&answer->thought, which ? 0x33 : 0xcc, sizeof answer->thought);
    memset(&view, which ? 0x33 : 0xcc, sizeof view);
    nika_look(&fairness->setup, world, seat, &view);
    answer->memory = fairness->memory[seat];
    answer->rng = rng;
    answer->acts = false;
    const struct nika_question question = {.setup = &fairness->setup,
                                           .view = &view,
                                           .memory = &answer->memory,
                                           .budget = {.iterations = ITERATIONS},
                                           .rng = &answer->rng,
                                           .workspace = &workspaces[which]};
    peeked = world;
    peeked_size = nika_world_size(fairness->setup.game);
    if (!free || nika_acts_out_of_turn(agent))
        nika_think(agent, &question, &answer->thought);
    answer->acts = free && nika_acts_out_of_turn(agent) && !answer->thought.waits;
}

/* Bit by bit: two numbers that are equal may still have been come by in different ways. */
static bool same_candidate(const struct nika_candidate *a, const struct nika_candidate *b)
{
    return nika_move_same(a->move, b->move) && memcmp(&a->prior, &b->prior, sizeof a->prior) == 0 &&
           memcmp(&a->points, &b->points, sizeof a->points) == 0 && memcmp(&a->win, &b->win, sizeof a->win) == 0 &&
           memcmp(&a->utility, &b->utility, sizeof a->utility) == 0 && a->visits == b->visits;
}

/* What is different in two answers; NULL if nothing is. */
static const char *difference(const struct answer *a, const struct answer *b, bool free)
{
    if (a->acts != b->acts)
        return "whether it acts";
    if ((!free || a->acts) && !nika_move_same(a->thought.move, b->thought.move))
        return "the move";
    if (memcmp(&a->rng, &b->rng, sizeof a->rng) != 0)
        return "the random numbers drawn";
    if (memcmp(&a->memory, &b->memory, sizeof a->memory) != 0)
        return "the memory";
    if (free)
        return NULL;
    if (a->thought.iterations != b->thought.iterations || a->thought.decisions != b->thought.decisions)
        return "how long it thought";
    if (a->thought.count != b->thought.count)
        return "the number of candidates";
    for (unsigned i = 0; i < a->thought.count; i++)
        if (!same_candidate(&a->thought.candidates[i], &b->thought.candidates[i]))
            return "a candidate";
    return NULL;
}

static void complain(struct fairness *fairness, const struct kind *kind, unsigned seat, const char *what)
{
    char table[128];
    fairness->unfair = true;
    snprintf(fairness->failure, sizeof fairness->failure, "%s: %s, ply %u, seat %u: two worlds, and not the same: %s",
             kind->agent.name, tables_say(&fairness->setup, table), fairness->ply, seat, what);
}

/* Asks a kind of player in a world and its twins; only twins that differ are given. */
static void compare(struct fairness *fairness, struct kind *kind, const struct nika_world *world,
                    const struct nika_world *twins, unsigned count, unsigned seat, bool free)
{
    struct answer here, there;
    struct nika_rng rng;
    if (count == 0 || (!free && kind->pairs >= fairness->wanted))
        return;
    nika_rng_seed(&rng, nika_rng_next(&fairness->rng), 0);
    ask(fairness, &kind->agent, world, seat, free, rng, 0, &here);
    for (unsigned i = 0; i < count && !fairness->unfair; i++) {
        ask(fairness, &kind->agent, &twins[i], seat, free, rng, 1, &there);
        const char *what = difference(&here, &there, free);
        if (what)
            complain(fairness, kind, seat, what);
        kind->pairs += !free;
        kind->freed += free;
        kind->spoke += there.acts;
    }
}

/* Puts all kinds of players in a seat's place. */
static void examine(struct fairness *fairness, const struct nika_world *world, unsigned seat, bool free)
{
    const struct nika_game *game = fairness->setup.game;
    struct nika_world twins[TWINS];
    struct nika_view view;
    unsigned count = 0;
    nika_look(&fairness->setup, world, seat, &view);
    for (unsigned i = 0; i < TWINS; i++) {
        memset(&twins[count], 0, sizeof twins[count]);
        game->imagine(&fairness->setup, &view, &fairness->rng, &twins[count]);
        count += !nika_world_same(game, world, &twins[count]);
    }
    for (unsigned i = 0; i < fairness->kind_count && !fairness->unfair; i++)
        compare(fairness, &fairness->kinds[i], world, twins, count, seat, free);
}

/* Before a move of a game. */
static void before_move(void *context, const struct nika_play *play, unsigned mover, struct nika_move move)
{
    struct fairness *fairness = context;
    const struct nika_setup *setup = &play->setup;
    const struct nika_world *world = &play->world;
    struct nika_view view;
    nika_look(setup, world, NIKA_WATCHER, &view);
    const struct nika_waiting waiting = setup->game->waiting(setup, &view);
    if (nika_rng_below(&fairness->rng, LOOK_ONE_IN) == 0)
        for (unsigned free = waiting.free; free && !fairness->unfair; free &= free - 1)
            examine(fairness, world, nika_lowest_bit(free), true);
    if (waiting.asked >> mover & 1 && nika_rng_below(&fairness->rng, LOOK_ONE_IN) == 0 && !fairness->unfair)
        examine(fairness, world, mover, false);
    for (unsigned seat = 0; seat < setup->players; seat++) {
        nika_look(setup, world, seat, &view);
        struct nika_memory twin = fairness->memory[seat];
        struct nika_move other = move;
        other.hidden = ~move.hidden;
        nika_remember(setup, &view, mover, move, &fairness->memory[seat]);
        nika_remember(setup, &view, mover, other, &twin);
        if (seat != mover && memcmp(&twin, &fairness->memory[seat], sizeof twin) != 0)
            complain(fairness, &fairness->kinds[0], seat, "what is remembered of a move");
    }
    fairness->ply++;
}

/*
 * Games: random and heuristic players sit together, so that positions are of all sorts.
 */
static void play_game(struct fairness *fairness, uint64_t number)
{
    struct nika_setup *setup = &fairness->setup;
    struct nika_agent agents[NIKA_SEATS_MAX];
    struct nika_deal deal;
    struct nika_rng rng;
    nika_rng_seed(&rng, SEED, number);
    setup->start = (uint8_t)nika_rng_below(&rng, setup->players);
    for (unsigned seat = 0; seat < setup->players; seat++)
        nika_lab_agent(nika_rng_below(&rng, 3) == 0 ? "random" : "heuristic", &agents[seat]);
    nika_deal(setup, &rng, &deal);
    nika_bench_begin(&bench, setup, &deal);
    memset(fairness->memory, 0, sizeof fairness->memory);
    fairness->ply = 0;
    if (!nika_play_out(&bench, agents, (struct nika_budget){0}, &rng,
                       (struct nika_witness){.move = before_move, .context = fairness}) &&
        !fairness->unfair) {
        fairness->unfair = true;
        snprintf(fairness->failure, sizeof fairness->failure, "a player made a move that is not legal");
    }
}

/* Plays at a table until every kind has so many pairs more. */
static void play_table(struct fairness *fairness, const struct nika_setup *setup, unsigned pairs)
{
    fairness->setup = *setup;
    fairness->wanted += pairs;
    bool missing = true;
    for (unsigned game = 0; missing && game < 1000 && !fairness->unfair; game++) {
        play_game(fairness, game);
        missing = false;
        for (unsigned i = 0; i < fairness->kind_count; i++)
            missing |= fairness->kinds[i].pairs < fairness->wanted;
    }
}

/*
 * Players that peek. Each is the random player, but for one thing in which it goes by a bit of the world.
 */
static bool peek(void)
{
    unsigned sum = 0;
    for (size_t i = 0; i < peeked_size; i++)
        sum = 31 * sum + peeked->bytes[i];
    return sum >> 7 & 1;
}

static void peek_move(const struct nika_agent *agent, const struct nika_question *question,
                      struct nika_thought *thought)
{
    struct nika_move moves[NIKA_MOVES_MAX];
    const unsigned count = question->setup->game->legal(question->setup, question->view, moves);
    nika_random_algorithm.think(agent, question, thought);
    thought->move = thought->candidates[0].move = moves[peek() ? count - 1 : 0];
}

static void peek_value(const struct nika_agent *agent, const struct nika_question *question,
                       struct nika_thought *thought)
{
    nika_random_algorithm.think(agent, question, thought);
    thought->candidates[1] = thought->candidates[0];
    thought->candidates[1].utility = peek() ? -0.0F : 0.0F; /* which are equal, as numbers */
    thought->count = 2;
}

static void peek_count(const struct nika_agent *agent, const struct nika_question *question,
                       struct nika_thought *thought)
{
    nika_random_algorithm.think(agent, question, thought);
    thought->candidates[1] = thought->candidates[0];
    thought->count = peek() ? 2 : 1;
}

static void peek_time(const struct nika_agent *agent, const struct nika_question *question,
                      struct nika_thought *thought)
{
    nika_random_algorithm.think(agent, question, thought);
    thought->iterations = peek();
}

static void peek_draw(const struct nika_agent *agent, const struct nika_question *question,
                      struct nika_thought *thought)
{
    nika_random_algorithm.think(agent, question, thought);
    if (peek())
        nika_rng_next(question->rng);
}

static void peek_memory(const struct nika_agent *agent, const struct nika_question *question,
                        struct nika_thought *thought)
{
    nika_random_algorithm.think(agent, question, thought);
    question->memory->bytes[NIKA_MEMORY_BYTES - 1] = peek();
}

static void peek_out_of_turn(const struct nika_agent *agent, const struct nika_question *question,
                             struct nika_thought *thought)
{
    (void)agent, (void)question;
    thought->move = (struct nika_move){.verb = 1};
    thought->waits = !peek();
}

static void peek_out_of_turn_move(const struct nika_agent *agent, const struct nika_question *question,
                                  struct nika_thought *thought)
{
    (void)agent, (void)question;
    thought->move = (struct nika_move){.verb = peek()};
}

static bool finds_peekers(void)
{
    static const struct {
        struct nika_algorithm algorithm;
        const char *found;
    } peekers[] = {
        {{.think = peek_move}, "the move"},
        {{.think = peek_value}, "a candidate"},
        {{.think = peek_count}, "the number of candidates"},
        {{.think = peek_time}, "how long it thought"},
        {{.think = peek_draw}, "the random numbers drawn"},
        {{.think = peek_memory}, "the memory"},
        {{.think = peek_out_of_turn, .out_of_turn = true}, "whether it acts"},
        {{.think = peek_out_of_turn_move, .out_of_turn = true}, "the move"},
    };
    bool fine = true;
    for (unsigned i = 0; i < sizeof peekers / sizeof peekers[0]; i++) {
        const bool free = peekers[i].algorithm.out_of_turn;
        struct kind kind = {.agent = {.name = "a player that peeks", .algorithm = &peekers[i].algorithm}};
        struct fairness fairness = {.kinds = &kind, .kind_count = 1};
        struct nika_setup setup;
        nika_setup_init(&setup, nika_game_named("byzantz"), 4, 0);
        if (free) /* decisions are left alone, so that only this can be found */
            kind.pairs = 1000;
        nika_rng_seed(&fairness.rng, SEED, i);
        fairness.setup = setup;
        fairness.wanted = 200;
        play_game(&fairness, 1);
        const char *said = strrchr(fairness.failure, ':');
        if (!fairness.unfair || strcmp(said + 2, peekers[i].found) != 0) {
            fprintf(stderr, "FAILED: a player that peeks is not caught: %s\n", peekers[i].found);
            fine = false;
        }
    }
    return fine;
}

/* The kinds that there are, by name; where a name stands for any number of iterations, with a few. */
static unsigned list_kinds(struct kind kinds[KINDS_MAX])
{
    unsigned count = 0;
    for (const char *const *next = nika_agent_names; count < KINDS_MAX; next++, count++) {
        char name[NIKA_AGENT_NAME_MAX];
        if (!*next && next == nika_agent_names + count)
            next = nika_lab_names;
        if (!*next)
            break;
        snprintf(name, sizeof name, "%s", *next);
        char *end = strrchr(name, '-');
        if (end && strcmp(end, "-N") == 0)
            snprintf(end + 1, (size_t)(name + sizeof name - end - 1), "%d", ITERATIONS);
        kinds[count] = (struct kind){.pairs = 0};
        if (!nika_lab_agent(name, &kinds[count].agent)) {
            fprintf(stderr, "FAILED: there is no player “%s”\n", name);
            return 0;
        }
    }
    return count;
}

int main(int count, char **words)
{
    const uint64_t pairs = count > 1 ? strtoull(words[1], NULL, 10) : PAIRS;
    static struct kind kinds[KINDS_MAX];
    static struct fairness fairness = {.kinds = kinds};
    static struct nika_setup tables[TABLES_MAX];
    const unsigned table_count = tables_all(tables);
    unsigned counted = 0;
    memset(&workspaces[1], 0xff, sizeof workspaces[1]);
    if (!finds_peekers())
        return 1;
    nika_rng_seed(&fairness.rng, SEED, 0);
    fairness.kind_count = list_kinds(kinds);
    for (unsigned i = 0; i < table_count; i++)
        counted += strcmp(tables[i].game->name, "null") != 0;
    for (unsigned i = 0; i < table_count && !fairness.unfair; i++) /* the null game comes on top */
        play_table(&fairness, &tables[i], strcmp(tables[i].game->name, "null") ? (unsigned)(pairs / counted) + 1 : 30);
    for (unsigned i = 0; i < fairness.kind_count; i++) {
        printf("%-24s %6" PRIu64 " pairs; asked out of turn in %" PRIu64 ", acted in %" PRIu64 "\n",
               kinds[i].agent.name, kinds[i].pairs, kinds[i].freed, kinds[i].spoke);
        if (kinds[i].pairs < pairs && !fairness.unfair) {
            fprintf(stderr, "FAILED: that is less than %" PRIu64 "\n", pairs);
            return 1;
        }
    }
    if (fairness.unfair)
        fprintf(stderr, "FAILED: %s\n", fairness.failure);
    return fairness.unfair || fairness.kind_count == 0;
}
