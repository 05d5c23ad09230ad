/*
 * appraise.c: how good reviews are: lets a player play games with itself, and reviews them. How many of its moves are marked;
 * of random moves put in the place of its own, how many are, by how much they really lose; whether another review of the
 * same game marks the same; whether luck adds up to nothing; and how long a seat's review takes.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <nika/review.h>

#include "cli/cli.h"
#include "tune.h"

enum { SIZES = 5, PLANTED = 4, THOROUGH = 10 };

/* From how much a planted mistake really loses. */
static const int size_least[SIZES] = {-NIKA_REVIEW_WHOLE, 100, 200, 500, 1000};

/* Of a game, or of all. */
struct found {
    double games, decisions, loss, marks[NIKA_MARK_BLUNDER + 1];
    double confirmed, thorough;      /* marked decisions that also lose half of that when measured thoroughly */
    double again, same, of_marked, same_marked; /* reviewed again: the same mark */
    double planted[SIZES], discovered[SIZES];
    double luck, luck_squared, deal, adjusted_squared, result_squared, seats;
    double own, gifts, rest_squared, wrong_sums;
    double worlds, seconds, longest;
    double par_width, par_off, par_in; /* middle half; how far scores are from its middle; within it */
    bool fine;
};

struct appraisal {
    struct nika_simulation simulation;
    struct found all;
    bool thorough;
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

static void add_up(const struct nika_review *review, struct found *found)
{
    for (unsigned seat = 0; seat < review->setup.players; seat++) {
        struct nika_review_account account;
        if (!nika_review_account(review, seat, &account)) {
            found->wrong_sums++;
            continue;
        }
        const double luck = (account.deal + account.draws) / (double)NIKA_REVIEW_WHOLE;
        const double result = account.result / (double)NIKA_REVIEW_WHOLE, fair = 1.0 / review->setup.players;
        found->seats++;
        found->luck += luck;
        found->luck_squared += luck * luck;
        found->deal += account.deal / (double)NIKA_REVIEW_WHOLE;
        found->result_squared += (result - fair) * (result - fair);
        found->adjusted_squared += (result - luck - fair) * (result - luck - fair);
        found->own += account.own / (double)NIKA_REVIEW_WHOLE;
        found->gifts += account.gifts / (double)NIKA_REVIEW_WHOLE;
        found->rest_squared += account.rest / (double)NIKA_REVIEW_WHOLE * account.rest / NIKA_REVIEW_WHOLE;
        found->wrong_sums += account.fair + account.deal + account.draws + account.own + account.gifts +
                                 account.rest !=
                             account.result;
        const int score = review->result.score[seat];
        found->par_width += review->par.high[seat] - review->par.low[seat];
        found->par_off += abs(score - review->par.middle[seat]);
        found->par_in += score >= review->par.low[seat] && score <= review->par.high[seat];
    }
}

static void appraise(struct bench *bench, uint64_t number, bool thorough, struct found *found)
{
    static const unsigned story[] = {NIKA_REVIEW_STORY, NIKA_REVIEW_PAR, NIKA_REVIEW_BELIEFS};
    struct nika_review *review = &bench->review;
    double seconds[NIKA_SEATS_MAX] = {0};
    struct nika_rng rng;
    for (unsigned ply = 0; ply < review->count; ply++) {
        const double start = cli_seconds();
        nika_review_do(review, ply);
        const struct nika_review_decision first = review->decisions[ply];
        if (!first.measured)
            continue;
        seconds[first.seat] += cli_seconds() - start;
        found->decisions++;
        found->worlds += first.worlds;
        found->loss += first.loss / (double)NIKA_REVIEW_WHOLE;
        found->marks[first.mark]++;
        if (thorough && is_marked(&first))
            confirm(review, ply, found);
        if (thorough && first.seat == number % review->setup.players) {
            review->seed = 1;
            nika_review_do(review, ply);
            const bool same =
                first.mark == review->decisions[ply].mark || !(is_marked(&first) || is_marked(&review->decisions[ply]));
            found->again++;
            found->same += same;
            found->of_marked += is_marked(&first) || is_marked(&review->decisions[ply]);
            found->same_marked += is_marked(&first) && is_marked(&review->decisions[ply]);
            review->decisions[ply] = first;
            review->seed = 0;
        }
    }
    const double start = cli_seconds();
    for (unsigned i = 0; i < sizeof story / sizeof story[0]; i++)
        nika_review_do(review, story[i]);
    nika_review_do(review, NIKA_REVIEW_CHANCES);
    const double told = cli_seconds() - start;
    for (unsigned seat = 0; seat < review->setup.players; seat++) {
        const double all = seconds[seat] + told;
        found->seconds += all / review->setup.players;
        found->longest = all > found->longest ? all : found->longest;
    }
    add_up(review, found);
    nika_rng_seed(&rng, number, 7);
    for (unsigned i = 0; thorough && i < PLANTED; i++)
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
        appraise(bench, number, appraisal->thorough, found);
}

/* Adds the numbers of a game, all of which are doubles but the last. */
static bool take_game(void *context, uint64_t number, void *piece)
{
    struct appraisal *appraisal = context;
    const struct found *one = piece;
    double *sums = &appraisal->all.games;
    const double *more = &one->games;
    const double longest = one->longest > appraisal->all.longest ? one->longest : appraisal->all.longest;
    (void)number;
    for (size_t i = 0; i < offsetof(struct found, fine) / sizeof(double); i++)
        sums[i] += more[i];
    appraisal->all.longest = longest;
    return appraisal->all.fine = one->fine;
}

static void print(const struct found *all)
{
    printf("%.0f games, %.1f decisions each, %.0f worlds a decision; a seat %.2f s, at most %.2f\n", all->games,
           all->decisions / all->games, all->worlds / all->decisions, all->seconds / all->games, all->longest);
    printf("loss %.2f %% a decision;", 100 * all->loss / all->decisions);
    for (unsigned mark = 0; mark <= NIKA_MARK_BLUNDER; mark++)
        printf(" %s %.2f %%", nika_mark_words[mark], 100 * all->marks[mark] / all->decisions);
    printf("\naccounts: luck %+.4f +- %.4f (deal %+.4f), own %+.3f, gifts %+.3f, rest %.3f; %.0f sums wrong\n",
           all->luck / all->seats, 1.96 * (double)nika_sqrt((float)(all->luck_squared / all->seats / all->seats)),
           all->deal / all->seats, all->own / all->seats, all->gifts / all->seats,
           (double)nika_sqrt((float)(all->rest_squared / all->seats)), all->wrong_sums);
    printf("variance of results %.4f, adjusted for luck %.4f\n", all->result_squared / all->seats,
           all->adjusted_squared / all->seats);
    printf("par: %.1f wide, scores %.1f from its middle, %.0f %% within\n", all->par_width / all->seats,
           all->par_off / all->seats, 100 * all->par_in / all->seats);
    if (!(all->again > 0))
        return;
    printf("marked, and confirmed: %.0f of %.0f; again: the same mark %.2f %%; of marked ones both %.1f %% of %.0f\n",
           all->confirmed, all->thorough, 100 * all->same / all->again, 100 * all->same_marked / all->of_marked,
           all->of_marked);
    for (unsigned size = 0; size < SIZES; size++)
        printf("planted, losing %s%.0f %%: %.0f, found %.1f %%\n", size ? "from " : "less than ",
               size ? size_least[size] / 100.0 : 1.0, all->planted[size],
               100 * all->discovered[size] / (all->planted[size] > 0 ? all->planted[size] : 1));
}

int tune_appraise(const struct tune_said *said, const char *name, bool thorough)
{
    static struct appraisal appraisal;
    appraisal.thorough = thorough;
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
    print(&appraisal.all);
    return 0;
}
