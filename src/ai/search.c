/*
 * search.c: the search player, the same for all games: Monte Carlo search over sampled worlds, by sequential halving.
 *
 * Worlds are sampled by the rules' `imagine`, weighted by the game's strategy so that they explain what the others did.
 * A world is sampled from the view before any move is tried in it, so no candidate can look at a card not drawn yet. In
 * each world all remaining candidates are tried with the same random numbers (common random numbers), so that luck is
 * the same for all of them. Each lap of the race gets the same share of the iterations, and the worse half of the
 * candidates drops out after it. Playouts follow the heuristic for a while; at their end the game's strategy estimates
 * each seat's points, and these become a chance to win.
 */
#include <string.h>

#include "ai_internal.h"

enum {
    PATIENCE = 4,    /* worlds between two checks of the clock */
    LINE_MAX = 2000, /* decisions in one playout: more than any game has */
    RUNNERS = 16, /* candidates that enter the race; and one more for each so many iterations beyond the first 1000 */
    RUNNER_COST = 250,
    RUNNERS_MAX = NIKA_CANDIDATES_MAX
};

_Static_assert(sizeof(struct nika_belief) <= sizeof(struct nika_workspace), "a belief lies on the workspace");

/* The weight of a point of margin, relative to winning. */
#define MARGIN_WEIGHT 0.004F
/* How much utility a misjudged point counts for. */
#define POINT_UTILITY 0.05F

struct runner {
    unsigned candidate;
    double points, win, utility; /* sums */
    double prior;                /* in utility, counted once */
    double error;                /* noise by which the agent misjudges it */
    uint32_t visits;
};

struct race {
    const struct nika_agent *agent;
    const struct nika_question *question;
    const struct nika_strategy *strategy;
    const struct nika_view *view; /* as far as it is remembered */
    const struct nika_memory *memory;
    struct nika_belief *belief;
    const struct nika_lines *lines; /* NULL: the heuristic's */
    unsigned horizon;
    struct nika_rng rng;
    struct nika_thought *thought;
    struct runner runners[RUNNERS_MAX];
    unsigned count;
    bool stopped;
};

float nika_win_share(const struct nika_setup *setup, const struct nika_world *world, unsigned seat)
{
    struct nika_view view;
    struct nika_result result;
    unsigned winners = 0;
    nika_look(setup, world, NIKA_WATCHER, &view);
    setup->game->result(setup, &view, &result);
    for (unsigned i = 0; i < setup->players; i++)
        winners += result.rank[i] == 1;
    return result.rank[seat] == 1 ? 1.0F / (float)winners : 0;
}

/*
 * A seat's chance to win, given everybody's expected points and their uncertainty. When the game is over, the winners
 * have won.
 */
static float chance(const struct nika_setup *setup, const struct nika_world *world, bool over, const float *points,
                    float scale, unsigned seat)
{
    if (over)
        return nika_win_share(setup, world, seat);
    float total = 0;
    for (unsigned i = 0; i < setup->players; i++)
        total += nika_exp((points[i] - points[seat]) / scale);
    return 1 / total;
}

/* What the end of a playout is worth to a seat. */
struct worth {
    float points, win, margin;
};

/* By the game's strategy. */
static struct worth judge(struct race *race, const struct nika_world *world, bool over)
{
    const struct nika_setup *setup = race->question->setup;
    const unsigned seat = race->view->seat;
    float points[NIKA_SEATS_MAX], others = 0;
    const float scale = race->strategy->value(setup, race->agent->tuning, world, points);
    for (unsigned i = 0; i < setup->players; i++)
        others += i == seat ? 0 : points[i];
    return (struct worth){.points = points[seat],
                          .win = chance(setup, world, over, points, scale, seat),
                          .margin = points[seat] - others / (float)(setup->players - 1)};
}

/*
 * A candidate in a world (none if it has no verb), and then the policy up to the horizon: *world is where that leads, *clock
 * when that is. Returns how many decisions there were; 0 if the strategy proposed what is not legal, which it must not.
 */
static unsigned play_line(struct race *race, struct nika_move move, struct nika_world *world, struct nika_rng *rng,
                          unsigned *clock)
{
    const struct nika_setup *setup = race->question->setup;
    const struct nika_lines *lines = race->lines;
    unsigned length = 1;
    if (move.verb != 0 && setup->game->apply(setup, world, race->view->seat, move) != NIKA_ACCEPTED)
        return 0;
    if (lines)
        lines->begin(lines->context);
    while ((*clock = race->strategy->clock(setup, world)) < race->horizon && length < LINE_MAX) {
        if (lines)
            lines->play(lines->context, world, rng);
        else
            race->strategy->play(setup, race->agent->tuning, world, rng);
        length++;
    }
    return length;
}

/* One playout. */
static void run_line(struct race *race, struct runner *runner, const struct nika_world *from, struct nika_rng rng)
{
    const struct nika_lines *lines = race->lines;
    const unsigned seat = race->view->seat;
    struct nika_world world;
    unsigned clock;
    nika_copy(race->question->setup->game, &world, from);
    const unsigned length = play_line(race, race->thought->candidates[runner->candidate].move, &world, &rng, &clock);
    if (length == 0)
        return; /* it gets no visits and loses */
    struct worth worth = judge(race, &world, clock == NIKA_STRATEGY_OVER);
    if (lines && clock != NIKA_STRATEGY_OVER) {
        float win[NIKA_SEATS_MAX], margin[NIKA_SEATS_MAX];
        lines->judge(lines->context, &world, win, margin);
        worth.win = win[seat];
        worth.margin = margin[seat];
    }
    runner->points += worth.points;
    runner->win += worth.win;
    runner->utility += worth.win + (lines ? lines->margin_weight : MARGIN_WEIGHT) * worth.margin;
    runner->visits++;
    race->thought->iterations++;
    race->thought->decisions += length;
}

/* A candidate's estimated value: with few visits luck dominates, and the prior helps. */
static double mean(const struct runner *runner)
{
    return runner->visits ? (runner->utility + runner->prior) / runner->visits + runner->error : -1e9;
}

/* Sorts the first runners by their mean, best first; stable. */
static void sort_runners(struct runner *runners, unsigned count)
{
    for (unsigned i = 1; i < count; i++) {
        const struct runner moved = runners[i];
        unsigned at = i;
        for (; at > 0 && mean(&runners[at - 1]) < mean(&moved); at--)
            runners[at] = runners[at - 1];
        runners[at] = moved;
    }
}

/* Samples a world, and the random numbers of all playouts in it. */
static void draw_world(struct race *race, struct nika_world *world, struct nika_rng *luck)
{
    if (race->lines)
        race->lines->sample(race->lines->context, race->belief, &race->rng, world);
    else
        race->strategy->sample(race->question->setup, race->agent->tuning, race->view, race->memory, race->belief,
                               &race->rng, world);
    nika_rng_seed(luck, nika_rng_next(&race->rng), 0);
}

/* One lap: so many worlds, each for all that are in the race. */
static void run_lap(struct race *race, unsigned in, uint32_t worlds)
{
    const struct nika_budget *budget = &race->question->budget;
    for (uint32_t i = 0; i < worlds && !race->stopped; i++) {
        struct nika_world world;
        struct nika_rng luck;
        draw_world(race, &world, &luck);
        for (unsigned r = 0; r < in; r++)
            run_line(race, &race->runners[r], &world, luck);
        race->stopped = budget->enough && i % PATIENCE == PATIENCE - 1 && budget->enough(budget->context);
    }
    sort_runners(race->runners, in);
}

static void run_race(struct race *race, uint32_t iterations)
{
    unsigned laps = 0;
    for (unsigned in = race->count; in > 1; in = (in + 1) / 2)
        laps++;
    for (unsigned in = race->count; laps > 0 && !race->stopped; in = (in + 1) / 2, laps--) {
        const uint32_t left = iterations > race->thought->iterations ? iterations - race->thought->iterations : 0;
        const uint32_t worlds = left / (laps * in);
        run_lap(race, in, worlds ? worlds : 1);
    }
}

/*
 * Mixed strategy: among the finalists hardly worse than the best, draws one where that keeps opponents guessing; better
 * ones are likelier. Candidates eliminated earlier had fewer visits, and may only have been lucky.
 */
static unsigned draw(struct race *race)
{
    const float width = race->strategy->mix(race->question->setup, race->view);
    float shares[RUNNERS_MAX], total = 0;
    unsigned in = 0;
    if (width <= 0)
        return 0;
    for (; in < race->count && race->runners[in].visits == race->runners[0].visits; in++) {
        const float behind = (float)(mean(&race->runners[0]) - mean(&race->runners[in]));
        shares[in] = behind < width ? 1 - behind / width : 0;
        total += shares[in];
    }
    float left = nika_luck(&race->rng) * total;
    for (unsigned i = 0; i + 1 < in; i++) {
        if (left < shares[i])
            return i;
        left -= shares[i];
    }
    return 0;
}

/* Sorts the candidates by the race, those that did not enter last. */
static void tell(struct race *race)
{
    struct nika_thought *thought = race->thought;
    struct nika_candidate sorted[NIKA_CANDIDATES_MAX];
    for (unsigned i = 0; i < race->count; i++) {
        const struct runner *runner = &race->runners[i];
        sorted[i] = thought->candidates[runner->candidate];
        sorted[i].visits = runner->visits;
        if (runner->visits) {
            sorted[i].points = (float)(runner->points / runner->visits);
            sorted[i].win = (float)(runner->win / runner->visits);
            sorted[i].utility = (float)(runner->utility / runner->visits);
        }
    }
    memcpy(thought->candidates, sorted, race->count * sizeof sorted[0]);
}

/* How many candidates enter: with more iterations also less likely ones, such as bids far above the price. */
static unsigned widen(uint32_t iterations, unsigned candidates)
{
    const uint32_t more = iterations > 1000 ? (iterations - 1000) / RUNNER_COST : 0;
    const uint32_t room = more < RUNNERS_MAX - RUNNERS ? RUNNERS + more : RUNNERS_MAX;
    return candidates < room ? candidates : room;
}

/* A race for a question, with random numbers of its own. It keeps the pointers. */
static struct race new_race(const struct nika_agent *agent, const struct nika_question *question,
                            const struct nika_view *view, const struct nika_memory *memory)
{
    struct race race = {.agent = agent,
                        .question = question,
                        .strategy = nika_strategy_of(question->setup->game),
                        .view = view,
                        .memory = memory,
                        .belief = (struct nika_belief *)(void *)question->workspace->bytes};
    nika_rng_seed(&race.rng, nika_rng_next(question->rng), 0);
    race.belief->begun = false;
    for (unsigned i = 0; i < RUNNERS_MAX; i++)
        race.runners[i].candidate = i;
    return race;
}

/* The race of the heuristic's lines. It keeps pointers to `view` and `room`. */
static struct race begin_race(const struct nika_agent *agent, const struct nika_question *question,
                              struct nika_thought *thought, struct nika_view *view, struct nika_memory *room)
{
    const struct nika_memory *memory = nika_recall(agent, question, view, room);
    struct race race = new_race(agent, question, view, memory);
    race.thought = thought;
    race.horizon = race.strategy->horizon(question->setup, agent->tuning, view);
    return race;
}

static void think(const struct nika_agent *agent, const struct nika_question *question, struct nika_thought *thought)
{
    struct nika_view view;
    struct nika_memory room;
    struct race race = begin_race(agent, question, thought, &view, &room);
    thought->count = race.strategy->candidates(question->setup, agent->tuning, &view, race.memory, thought->candidates,
                                               NIKA_CANDIDATES_MAX);
    const uint32_t iterations = question->budget.iterations ? question->budget.iterations : agent->iterations;
    race.count = widen(iterations, thought->count);
    for (unsigned i = 0; i < race.count; i++) {
        race.runners[i].prior = (double)(race.strategy->trust * thought->candidates[i].prior);
        race.runners[i].error = (double)(POINT_UTILITY * nika_misjudgement(agent, &race.rng));
    }
    run_race(&race, iterations);
    const unsigned chosen = race.count > 1 ? draw(&race) : 0;
    tell(&race);
    thought->move = thought->candidates[chosen].move;
}

void nika_try_again(const struct nika_agent *agent, const struct nika_question *question, struct nika_thought *thought,
                    unsigned count, struct nika_trial *trial)
{
    struct nika_view view;
    struct nika_memory room;
    struct race race = begin_race(agent, question, thought, &view, &room);
    race.count = count;
    for (unsigned i = 0; i < NIKA_TRIES; i++) {
        struct nika_world world;
        struct nika_rng luck;
        draw_world(&race, &world, &luck);
        for (unsigned r = 0; r < count; r++) {
            const double before = race.runners[r].utility;
            run_line(&race, &race.runners[r], &world, luck);
            trial->utility[r][i] = (float)(race.runners[r].utility - before);
        }
    }
    tell(&race);
}

/*
 * The race of lines that others imagine. Half of the iterations choose the finalists; the other half is theirs, in worlds
 * that are new, and only these figures are told: those by which somebody got there are partly luck. Who is the first of
 * them follows from all. Where no more than so many moves are tried, all iterations are theirs.
 */
enum {
    FINALISTS = 3, /* at most: half of the moves drop out after each lap until no more are left */
    CERTAIN = 64   /* lines for a move that has no rival */
};

static void run_finals(struct race *race, uint32_t iterations)
{
    struct runner before[FINALISTS];
    unsigned in = race->count, laps = 0;
    for (unsigned left = in; left > FINALISTS; left = (left + 1) / 2)
        laps++;
    for (; in > FINALISTS && !race->stopped; in = (in + 1) / 2) {
        const uint32_t worlds = iterations / 2 / (laps * in);
        run_lap(race, in, worlds ? worlds : 1);
    }
    in = in < FINALISTS ? in : FINALISTS;
    memcpy(before, race->runners, in * sizeof before[0]);
    const uint32_t left = iterations > race->thought->iterations ? iterations - race->thought->iterations : 0;
    const uint32_t worlds = in == 1 && left > CERTAIN ? CERTAIN : left / in;
    race->stopped = false;
    run_lap(race, in, worlds ? worlds : 1);
    for (unsigned i = 0; i < race->count; i++) {
        struct runner *runner = &race->runners[i];
        for (unsigned j = 0; j < in; j++)
            if (before[j].candidate == runner->candidate) {
                runner->points -= before[j].points;
                runner->win -= before[j].win;
                runner->utility -= before[j].utility;
                runner->visits -= before[j].visits;
            }
        if (i >= in)
            runner->visits = 0;
    }
}

void nika_search(const struct nika_agent *agent, const struct nika_question *question, const struct nika_view *view,
                 const struct nika_memory *memory, const struct nika_lines *lines, struct nika_thought *thought)
{
    struct race race = new_race(agent, question, view, memory);
    race.lines = lines;
    race.horizon = lines->horizon;
    race.thought = thought;
    race.count = lines->tried;
    for (unsigned i = 0; i < lines->tried; i++)
        race.runners[i].error = (double)lines->bonus[i];
    run_finals(&race, question->budget.iterations ? question->budget.iterations : agent->iterations);
    tell(&race);
    thought->move = thought->candidates[0].move;
}

/*
 * Measuring: no race, all moves in all worlds.
 */

/* Sums over worlds. */
struct tally {
    double points, win[NIKA_SEATS_MAX];
    double behind, squares; /* its own chance less the first move's */
};

/* Everybody's chances where a line has ended. */
static void judge_all(struct race *race, const struct nika_world *world, bool over, float win[NIKA_SEATS_MAX])
{
    const struct nika_setup *setup = race->question->setup;
    float points[NIKA_SEATS_MAX], margin[NIKA_SEATS_MAX];
    if (race->lines && !over) {
        race->lines->judge(race->lines->context, world, win, margin);
        return;
    }
    const float scale = race->strategy->value(setup, race->agent->tuning, world, points);
    for (unsigned seat = 0; seat < setup->players; seat++)
        win[seat] = chance(setup, world, over, points, scale, seat);
}

/* A seat's final score, or what the strategy expects of it: that goes by what can still be done with a hand. */
static float points_of(struct race *race, const struct nika_world *world, bool over)
{
    const struct nika_setup *setup = race->question->setup;
    struct nika_view view;
    struct nika_result result;
    if (!over)
        return judge(race, world, over).points;
    nika_look(setup, world, NIKA_WATCHER, &view);
    setup->game->result(setup, &view, &result);
    return result.score[race->view->seat];
}

/* A world to measure in: the known one with what nobody knows in another order, or an imagined one. */
static void draw_measured(struct race *race, const struct nika_world *known, struct nika_world *world,
                          struct nika_rng *luck)
{
    const struct nika_game *game = race->question->setup->game;
    if (!known) {
        draw_world(race, world, luck);
        return;
    }
    nika_copy(game, world, known);
    nika_reshuffle(race->question->setup, &race->rng, world);
    nika_rng_seed(luck, nika_rng_next(&race->rng), 0);
}

static void measure_in(struct race *race, const struct nika_world *from, struct nika_rng luck,
                       const struct nika_move *moves, unsigned count, struct tally *tallies)
{
    const struct nika_setup *setup = race->question->setup;
    float first = 0;
    for (unsigned i = 0; i < count; i++) {
        struct nika_rng rng = luck;
        struct nika_world world;
        float win[NIKA_SEATS_MAX] = {0};
        unsigned clock = NIKA_STRATEGY_OVER;
        nika_copy(setup->game, &world, from);
        play_line(race, moves[i], &world, &rng, &clock);
        const bool over = clock == NIKA_STRATEGY_OVER;
        judge_all(race, &world, over, win);
        tallies[i].points += points_of(race, &world, over);
        for (unsigned seat = 0; seat < setup->players; seat++)
            tallies[i].win[seat] += win[seat];
        first = i == 0 ? win[race->view->seat] : first;
        const double behind = (double)win[race->view->seat] - (double)first;
        tallies[i].behind += behind;
        tallies[i].squares += behind * behind;
    }
}

/* The standard error of a move's difference from the first. */
static double error_of(const struct tally *tally, uint32_t worlds)
{
    const double mean = tally->behind / worlds, spread = tally->squares / worlds - mean * mean;
    return (double)nika_sqrt((float)(spread > 0 ? spread / worlds : 0));
}

void nika_measure_lines(const struct nika_agent *agent, const struct nika_question *question,
                        const struct nika_view *view, const struct nika_memory *memory, const struct nika_lines *lines,
                        const struct nika_world *known, const struct nika_move *moves, unsigned count,
                        struct nika_precision precision, struct nika_measurement *measurement)
{
    enum { LAP = 8 };
    struct tally tallies[NIKA_MEASURED_MAX] = {{0}};
    struct race race = new_race(agent, question, view, memory);
    double error = 1;
    uint32_t worlds = 0;
    race.lines = lines;
    race.horizon = lines ? lines->horizon : race.strategy->horizon(question->setup, agent->tuning, view);
    race.horizon =
        race.horizon + precision.further < NIKA_STRATEGY_OVER ? race.horizon + precision.further : NIKA_STRATEGY_OVER;
    while (worlds < precision.most && (worlds < precision.least || error > (double)precision.error)) {
        for (unsigned i = 0; i < LAP; i++, worlds++) {
            struct nika_world world;
            struct nika_rng luck;
            draw_measured(&race, known, &world, &luck);
            measure_in(&race, &world, luck, moves, count, tallies);
        }
        error = 0;
        for (unsigned i = 1; i < count; i++)
            error = error_of(&tallies[i], worlds) > error ? error_of(&tallies[i], worlds) : error;
    }
    *measurement = (struct nika_measurement){.worlds = worlds, .count = count};
    for (unsigned i = 0; i < count; i++) {
        measurement->moves[i] = (struct nika_measured){
            .move = moves[i], .points = tallies[i].points / worlds, .error = error_of(&tallies[i], worlds)};
        for (unsigned seat = 0; seat < question->setup->players; seat++)
            measurement->moves[i].win[seat] = tallies[i].win[seat] / worlds;
    }
}

const struct nika_algorithm nika_search_algorithm = {.think = think, .remembers = true};
