/*
 * fit.c: fits what Byzantz's hands are worth to what they paid: least squares over the parts of hands at the beginning
 * of each round, in games among heuristic players.
 *
 * So that hands are seen that good players would rarely hold, players err a lot up to some round, which is another one
 * in each game; from there on they play well, and only from there on hands are counted.
 */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "ai/byzantz/byzantz_strategy.h"
#include "play/play_internal.h"

#include "tune.h"

enum {
    ERRING = 150, /* how far players misjudge at first, in hundredths of a point; and later */
    PLAYING = 20,
    /* The unknowns: a base for each number of players, then the parts of a worth. */
    BASES = 4,
    SETS = BASES,
    RESTS = SETS + 4,
    MERCHANTS = RESTS + 8 * WORTH_MERCHANTS,
    MONEY = MERCHANTS + BYZANTZ_HAND_MAX,
    UNKNOWNS
};

/* The sums of least squares, for each number of rounds left. */
struct sums {
    double products[UNKNOWNS][UNKNOWNS + 1]; /* the last column: with what was paid */
    double paid, hands;
};

/* The hands of one game. */
struct hand {
    struct parts parts;
    unsigned seat, rounds;
    int profit;
};
struct game {
    struct nika_agent agents[NIKA_SEATS_MAX];
    struct hand hands[8 * NIKA_SEATS_MAX];
    unsigned count, from; /* the round from which on they play well */
    int last;             /* the last round that was looked at */
};

static const struct byzantz_world *world_of(const struct nika_world *world)
{
    return (const struct byzantz_world *)(const void *)world->bytes;
}

static void look_at(void *context, const struct nika_play *play, unsigned seat, struct nika_move move)
{
    struct game *game = context;
    const struct nika_setup *setup = &play->setup;
    const struct byzantz_world *world = world_of(&play->world);
    (void)seat, (void)move;
    if (world->open.round == game->last || world->open.phase != BYZANTZ_AUCTION)
        return;
    game->last = world->open.round;
    if (world->open.round < game->from)
        return;
    for (unsigned i = 0; i < setup->players; i++) {
        struct hand *hand = &game->hands[game->count++];
        game->agents[i].noise = PLAYING;
        byzantz_take_apart(world->own[i].hand, &hand->parts);
        hand->seat = i;
        hand->rounds = byzantz_rounds(setup->players) - world->open.round;
        hand->profit = world->open.profit[i];
    }
}

static void count_parts(const struct parts *parts, unsigned players, double counts[UNKNOWNS])
{
    const unsigned beside = parts->merchants < WORTH_MERCHANTS ? parts->merchants : WORTH_MERCHANTS - 1;
    memset(counts, 0, UNKNOWNS * sizeof counts[0]);
    counts[players - 3] = 1;
    for (unsigned value = 1; value <= 4; value++)
        counts[SETS + value - 1] = parts->set[value];
    for (unsigned rest = 1; rest <= 8; rest++)
        counts[RESTS + 8 * beside + rest - 1] = parts->rest[rest];
    if (parts->merchants)
        counts[MERCHANTS + (parts->merchants < BYZANTZ_HAND_MAX ? parts->merchants : BYZANTZ_HAND_MAX) - 1] = 1;
    counts[MONEY] = parts->money;
}

static void add_hand(struct sums *sums, const struct hand *hand, unsigned players, double paid)
{
    double counts[UNKNOWNS];
    count_parts(&hand->parts, players, counts);
    for (unsigned i = 0; i < UNKNOWNS; i++) {
        if (counts[i] == 0)
            continue;
        for (unsigned k = 0; k < UNKNOWNS; k++)
            sums->products[i][k] += counts[i] * counts[k];
        sums->products[i][UNKNOWNS] += counts[i] * paid;
    }
    sums->paid += paid * paid;
    sums->hands++;
}

static void play_game(const struct tune_said *said, const struct nika_tuning *tuning, unsigned players, uint64_t number,
                      struct sums sums[WORTH_ROUNDS + 1])
{
    static struct nika_bench bench;
    struct game game = {.last = -1, .from = 1 + (unsigned)(number % (byzantz_rounds(players) - 1))};
    struct nika_setup setup;
    struct nika_deal deal;
    struct nika_rng rng;
    nika_rng_seed(&rng, said->seed, number * 8 + players);
    nika_setup_init(&setup, &nika_byzantz, players, nika_rng_below(&rng, players));
    nika_deal(&setup, &rng, &deal);
    const struct nika_play *play = nika_bench_begin(&bench, &setup, &deal);
    for (unsigned seat = 0; seat < players; seat++) {
        nika_agent_named("heuristic", &game.agents[seat]);
        game.agents[seat].tuning = tuning;
        game.agents[seat].noise = ERRING;
    }
    nika_play_out(&bench, game.agents, (struct nika_budget){0}, &rng,
                  (struct nika_witness){.move = look_at, .context = &game});
    for (unsigned i = 0; i < game.count; i++)
        if (game.hands[i].rounds <= WORTH_ROUNDS)
            add_hand(&sums[game.hands[i].rounds], &game.hands[i], players,
                     world_of(&play->world)->open.profit[game.hands[i].seat] - game.hands[i].profit);
}

/* Solves the equations by elimination. Every unknown is pulled a little to 0, and the rare numbers of merchants to one
 * and a half points each, so that what was never seen has a value too. */
static void solve(const struct sums *sums, double found[UNKNOWNS])
{
    double rows[UNKNOWNS][UNKNOWNS + 1];
    memcpy(rows, sums->products, sizeof rows);
    for (unsigned i = 0; i < UNKNOWNS; i++) {
        const double pull = i >= MERCHANTS && i < MONEY ? 200 : 5;
        rows[i][i] += pull;
        if (i >= MERCHANTS && i < MONEY)
            rows[i][UNKNOWNS] += pull * 1.5 * (i - MERCHANTS + 1);
    }
    for (unsigned i = 0; i < UNKNOWNS; i++)
        for (unsigned k = 0; k < UNKNOWNS; k++) {
            const double factor = k == i ? 0 : rows[k][i] / rows[i][i];
            for (unsigned column = i; column <= UNKNOWNS && factor != 0; column++)
                rows[k][column] -= factor * rows[i][column];
        }
    for (unsigned i = 0; i < UNKNOWNS; i++)
        found[i] = rows[i][UNKNOWNS] / rows[i][i];
}

static int16_t hundredths(double points)
{
    return (int16_t)lrint(100 * points);
}

static void take_over(const double found[UNKNOWNS], struct byzantz_worth *worth)
{
    for (unsigned value = 1; value <= 4; value++)
        worth->set[value] = hundredths(found[SETS + value - 1]);
    for (unsigned beside = 0; beside < WORTH_MERCHANTS; beside++)
        for (unsigned rest = 1; rest <= 8; rest++)
            worth->rest[beside][rest] = hundredths(found[RESTS + 8 * beside + rest - 1]);
    for (unsigned merchants = 1; merchants <= BYZANTZ_HAND_MAX; merchants++)
        worth->merchants[merchants] = hundredths(found[MERCHANTS + merchants - 1]);
    worth->money = hundredths(found[MONEY]);
}

static void print_list(const char *before, const int16_t *numbers, unsigned count, const char *after)
{
    printf("%s{", before);
    for (unsigned i = 0; i < count; i++)
        printf(i ? ", %d" : "%d", numbers[i]);
    printf("}%s", after);
}

static void print_worths(const struct byzantz_worth worths[WORTH_ROUNDS + 1])
{
    puts("/*\n * fitted.c: what hands paid in the end in games among heuristic players, by the number of rounds left; "
         "printed by\n * `tools/tune fit`. The first row, with no round left, only chooses among payments and is set "
         "by hand.\n */\n#include \"strategy.h\"\n\n/* clang-format off */\n"
         "const struct byzantz_worth nika_byzantz_worths[WORTH_ROUNDS + 1] = {");
    for (unsigned rounds = 0; rounds <= WORTH_ROUNDS; rounds++) {
        const struct byzantz_worth *worth = &worths[rounds];
        print_list("    {.set = ", worth->set, 5, ",\n");
        print_list("     .rest = {", worth->rest[0], 9, ",\n");
        print_list("              ", worth->rest[1], 9, ",\n");
        print_list("              ", worth->rest[2], 9, "},\n");
        print_list("     .merchants = ", worth->merchants, BYZANTZ_HAND_MAX + 1, ",\n");
        printf("     .money = %d},\n", worth->money);
    }
    puts("};\n/* clang-format on */");
}

int tune_fit(const struct tune_said *said)
{
    static struct sums sums[WORTH_ROUNDS + 1];
    static struct byzantz_worth worths[WORTH_ROUNDS + 1];
    struct nika_tuning tuning = nika_byzantz_tuned;
    memcpy(worths, nika_byzantz_worths, sizeof worths);
    tuning.tables = worths;
    for (unsigned sweep = 0; sweep < said->sweeps; sweep++) {
        memset(sums, 0, sizeof sums);
        for (unsigned players = 3; players <= NIKA_SEATS_MAX; players++)
            for (uint64_t number = 0; number < said->deals; number++)
                play_game(said, &tuning, players, sweep * said->deals + number, sums);
        for (unsigned rounds = 1; rounds <= WORTH_ROUNDS; rounds++) {
            double found[UNKNOWNS], rest = sums[rounds].paid;
            solve(&sums[rounds], found);
            for (unsigned i = 0; i < UNKNOWNS; i++)
                rest -= found[i] * sums[rounds].products[i][UNKNOWNS];
            fprintf(stderr, "sweep %u, %u rounds left: %.0f hands, off by %.3f points\n", sweep + 1, rounds,
                    sums[rounds].hands, sqrt(rest / sums[rounds].hands));
            take_over(found, &worths[rounds]);
        }
    }
    print_worths(worths);
    return 0;
}
