/*
 * appraise.c: how good reviews are: lets a player play games with itself, and reviews them, each for another seat. How many of
 * its moves are marked; of random moves put in the place of its own, how many are, by how much they really lose; whether
 * another review of the same game marks the same; and how long a review takes. Or only whether luck adds up to nothing.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <nika/review.h>

#include "cli/cli.h"
#include "tune.h"

enum {
    SIZES = 5,
    PLANTED = 2,
    THOROUGH = 4,   /* times as much work for what is taken as true */
    WHOLE_EVERY = 8 /* of so many games one is reviewed for all seats, so that its account can be made */
};

/* From how much a planted mistake really loses. */
static const int size_least[SIZES] = {-NIKA_REVIEW_WHOLE, 100, 200, 500, 1000};

/* Of a game, or of all: sums, and whether all went well. */
struct found {
    double games, decisions, worlds, loss, marks[NIKA_MARK_BLUNDER + 1];
    double seconds, story_seconds; /* of the seat's own decisions, and of the rest */
    double confirmed, thorough;    /* marked decisions that also lose half of that when measured thoroughly */
    double again, same, of_marked, same_marked; /* reviewed again: the same mark */
    double planted[SIZES], discovered[SIZES];
    double luck, luck_squared, deal_squared, adjusted_squared, result_squared;
    double accounts, own, gifts, rest_squared, wrong_sums;
    double par_width, par_off, par_in; /* middle half; how far scores are from its middle; within it */
    bool fine;
};

struct appraisal {
    struct nika_simulation simulation;
    struct found all;
    bool whole;
};

struct bench {
    struct nika_review review;
    struct nika_bench bench;
    struct nika_reader reader;
    char line[NIKA_LINE_MAX];
};

static void read_line(void *context, const char *line, size_t size)
{
    struct bench *bench = context;
    nika_review_read(&bench->review, &bench->reader, nika_reader_line(&bench->reader, line, size));
}

static bool is_marked(const struct nika_review_decision *decision)
{
    return decision->mark >= NIKA_MARK_INACCURACY;
}

/* What a move that was marked loses when it is measured thoroughly. */
static void confirm(struct nika_review *review, unsigned ply, struct found *found)
{
    struct nika_review_decision decision;
    review->effort = THOROUGH;
    review->seed = 99;
    nika_review_try(review, ply, review->moves[ply].move, &decision);
    found->thorough++;
    found->confirmed += 2 * decision.loss >= review->decisions[ply].loss;
    review->effort = 1;
    review->seed = 0;
}

/* A random move in the place of one that was made. */
static void plant(struct nika_review *review, struct nika_rng *rng, struct found *found)
{
    struct nika_review_decision decision, truth;
    struct nika_move legal[NIKA_MOVES_MAX];
    struct nika_view view;
    struct nika_world world;
    unsigned ply, size = 0;
    do
        ply = nika_rng_below(rng, review->count);
    while (review->choices[ply] < 2);
    review->setup.game->begin(&review->setup, &review->deal, &world);
    for (unsigned i = 0; i < ply; i++)
        review->setup.game->apply(&review->setup, &world, review->moves[i].seat, review->moves[i].move);
    nika_look(&review->setup, &world, review->moves[ply].seat, &view);
    const unsigned count = review->setup.game->legal(&review->setup, &view, legal);
    const struct nika_move move = legal[nika_rng_below(rng, count)];
    if (!nika_review_try(review, ply, move, &decision))
        return;
    review->effort = THOROUGH;
    review->seed = 98;
    nika_review_try(review, ply, move, &truth);
    review->effort = 1;
    review->seed = 0;
    while (size + 1 < SIZES && truth.loss >= size_least[size + 1])
        size++;
    found->planted[size]++;
    found->discovered[size] += is_marked(&decision);
}

static void add_up(const struct nika_review *review, unsigned seat, bool whole, struct found *found)
{
    struct nika_review_account account;
    const bool known = nika_review_account(review, seat, &account);
    const double luck = (account.deal + account.draws) / (double)NIKA_REVIEW_WHOLE;
    const double result = account.result / (double)NIKA_REVIEW_WHOLE, fair = 1.0 / review->setup.players;
    const int score = review->result.score[seat];
    found->luck += luck;
    found->luck_squared += luck * luck;
    found->deal_squared += account.deal / (double)NIKA_REVIEW_WHOLE * account.deal / NIKA_REVIEW_WHOLE;
    found->result_squared += (result - fair) * (result - fair);
    found->adjusted_squared += (result - luck - fair) * (result - luck - fair);
    found->par_width += review->par.high[seat] - review->par.low[seat];
    found->par_off += abs(score - review->par.middle[seat]);
    found->par_in += score >= review->par.low[seat] && score <= review->par.high[seat];
    if (!whole)
        return;
    found->accounts++;
    found->own += account.own / (double)NIKA_REVIEW_WHOLE;
    found->gifts += account.gifts / (double)NIKA_REVIEW_WHOLE;
    found->rest_squared += account.rest / (double)NIKA_REVIEW_WHOLE * account.rest / NIKA_REVIEW_WHOLE;
    found->wrong_sums +=
        !known ||
        account.fair + account.deal + account.draws + account.own + account.gifts + account.rest != account.result;
}

/* Reviews what a seat did, or all that everybody did; and looks closer at what that seat did. */
static void decide(struct nika_review *review, unsigned seat, bool all, struct found *found)
{
    for (unsigned ply = 0; ply < review->count; ply++) {
        if (!all && review->moves[ply].seat != seat)
            continue;
        const double start = cli_seconds();
        nika_review_do(review, ply);
        const struct nika_review_decision first = review->decisions[ply];
        if (!first.measured)
            continue;
        found->decisions++;
        found->worlds += first.worlds;
        found->loss += first.loss / (double)NIKA_REVIEW_WHOLE;
        found->marks[first.mark]++;
        if (first.seat != seat)
            continue;
        found->seconds += cli_seconds() - start;
        if (is_marked(&first))
            confirm(review, ply, found);
        review->seed = 1;
        nika_review_do(review, ply);
        const bool marked = is_marked(&first), again = is_marked(&review->decisions[ply]);
        found->again++;
        found->same += first.mark == review->decisions[ply].mark || !(marked || again);
        found->of_marked += marked || again;
        found->same_marked += marked && again;
        review->decisions[ply] = first;
        review->seed = 0;
    }
}

static void appraise(struct bench *bench, uint64_t number, bool whole, struct found *found)
{
    struct nika_review *review = &bench->review;
    const unsigned seat = (unsigned)(number % review->setup.players);
    struct nika_rng rng;
    const double start = cli_seconds();
    nika_review_do(review, NIKA_REVIEW_STORY);
    nika_review_do(review, NIKA_REVIEW_PAR);
    if (whole) {
        nika_review_do(review, NIKA_REVIEW_BELIEFS);
        nika_review_do(review, NIKA_REVIEW_CHANCES + seat);
    }
    found->story_seconds = cli_seconds() - start;
    if (whole)
        decide(review, seat, number % WHOLE_EVERY == 0, found);
    add_up(review, seat, whole && number % WHOLE_EVERY == 0, found);
    nika_rng_seed(&rng, number, 7);
    for (unsigned i = 0; whole && i < PLANTED; i++)
        plant(review, &rng, found);
    found->games = 1;
}

static void play_game(void *context, uint64_t number, void *workspace, void *piece)
{
    const struct appraisal *appraisal = context;
    struct bench *bench = workspace;
    struct found *found = piece;
    *found = (struct found){.games = 0};
    nika_reader_start(&bench->reader);
    found->fine = nika_simulate(&appraisal->simulation, number, &bench->bench, bench->line,
                                (struct nika_line_sink){read_line, bench});
    if (found->fine && nika_review_ready(&bench->review))
        appraise(bench, number, appraisal->whole, found);
}

/* Adds the numbers of a game, all of which are doubles but the last. */
static bool take_game(void *context, uint64_t number, void *piece)
{
    struct appraisal *appraisal = context;
    const struct found *one = piece;
    double *sums = &appraisal->all.games;
    const double *more = &one->games;
    (void)number;
    for (size_t i = 0; i < offsetof(struct found, fine) / sizeof(double); i++)
        sums[i] += more[i];
    return appraisal->all.fine = one->fine;
}

static double root(double square)
{
    return (double)nika_sqrt((float)square);
}

static void print_luck(const struct found *all)
{
    const double games = all->games;
    printf("luck %+.4f +- %.4f; of the deal %.3f, of all %.3f (root mean square)\n", all->luck / games,
           1.96 * root(all->luck_squared) / games, root(all->deal_squared / games), root(all->luck_squared / games));
    printf("variance of results %.4f, adjusted for luck %.4f\n", all->result_squared / games,
           all->adjusted_squared / games);
    printf("par: %.1f wide, scores %.1f from its middle, %.0f %% within\n", all->par_width / games,
           all->par_off / games, 100 * all->par_in / games);
}

static void print_marks(const struct found *all)
{
    printf("%.0f decisions, %.0f worlds each; losing %.2f %% each:", all->decisions / all->games,
           all->worlds / all->decisions, 100 * all->loss / all->decisions);
    for (unsigned mark = 0; mark <= NIKA_MARK_BLUNDER; mark++)
        printf(" %s %.2f %%", nika_mark_words[mark], 100 * all->marks[mark] / all->decisions);
    printf("\n%.0f accounts: own %+.3f, gifts %+.3f, rest %.3f (root mean square); sums that are wrong: %.0f\n",
           all->accounts, all->own / all->accounts, all->gifts / all->accounts, root(all->rest_squared / all->accounts),
           all->wrong_sums);
    printf("marked, and confirmed: %.0f of %.0f; again: the same mark %.2f %%; of marked ones both %.1f %% of %.0f\n",
           all->confirmed, all->thorough, 100 * all->same / all->again,
           100 * all->same_marked / (all->of_marked > 0 ? all->of_marked : 1), all->of_marked);
    for (unsigned size = 0; size < SIZES; size++)
        printf("planted, losing %s%.0f %%: %.0f, found %.1f %%\n", size ? "from " : "less than ",
               size ? size_least[size] / 100.0 : 1.0, all->planted[size],
               100 * all->discovered[size] / (all->planted[size] > 0 ? all->planted[size] : 1));
}

static void print(const struct found *all, bool whole)
{
    printf("%.0f games, %.2f s each for the seat's decisions, %.2f s for the rest\n", all->games,
           all->seconds / all->games, all->story_seconds / all->games);
    print_luck(all);
    if (whole)
        print_marks(all);
}

int tune_appraise(const struct tune_said *said, const char *name, bool whole)
{
    static struct appraisal appraisal;
    appraisal.whole = whole;
    appraisal.simulation.seed = said->seed;
    nika_setup_init(&appraisal.simulation.setup, said->game, said->players, 0);
    for (unsigned seat = 0; seat < NIKA_SEATS_MAX; seat++)
        if (!nika_lab_agent(name, &appraisal.simulation.agents[seat]))
            return -1;
    const bool ran = cli_run("tune", &(struct cli_work){.end = said->deals,
                                                        .threads = said->threads,
                                                        .piece_size = sizeof(struct found),
                                                        .workspace_size = sizeof(struct bench),
                                                        .make = play_game,
                                                        .take = take_game,
                                                        .context = &appraisal});
    if (!ran || !appraisal.all.fine)
        return CLI_WRONG;
    print(&appraisal.all, whole);
    return 0;
}
