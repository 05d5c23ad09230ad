/*
 * justinian_strategy.c: Justinian's strategy: candidate moves, and where playouts end.
 */
#include <string.h>

#include <nika/bits.h>

#include "justinian_strategy.h"

enum {
    SENSIBLE = 10, /* placing moves worth considering */

    /* Turns played before a position is evaluated. With one, waiting is misjudged; with three, noise dominates. */
    TURNS_AHEAD = 2,
    NET_TURNS = 1 /* before a net judges it */
};

/* The candidate list: never longer than all tokens on all places, and passing. */
struct list {
    struct nika_candidate all[JUSTINIAN_PLACES * VALUES + 1];
    unsigned count;
};

static void add(struct list *list, struct nika_move move, float prior)
{
    list->all[list->count++] = (struct nika_candidate){.move = move, .prior = prior};
}

/* The best tokens on all places; passing is always among them. */
static void list_places(const struct justinian_outlook *outlook, struct list *list)
{
    struct justinian_prices prices;
    justinian_price(outlook, &prices);
    for (unsigned place = 0; place < JUSTINIAN_PLACES; place++)
        for (unsigned value = 0; value < VALUES; value++)
            if (prices.worth[place][value] > 0.5F * JUSTINIAN_NEVER)
                add(list,
                    (struct nika_move){
                        .verb = JUSTINIAN_PLACE, .open = place, .hidden = prices.kind[place][value] + 1u},
                    prices.worth[place][value]);
    nika_sort_by_prior(list->all, list->count);
    list->count = list->count < SENSIBLE ? list->count : SENSIBLE - 1;
    add(list, (struct nika_move){.verb = JUSTINIAN_PASS}, prices.pass);
}

/* The answers to all other questions are few. */
static void list_replies(const struct justinian_outlook *outlook, struct list *list)
{
    const struct justinian_open *open = outlook->open;
    switch (open->stage) {
    case JUSTINIAN_DIRECTING: {
        const struct justinian_rows rows = justinian_moved(open->row, open->turned);
        add(list, (struct nika_move){.verb = JUSTINIAN_LEFT}, justinian_judge_row(outlook, rows.from_left));
        add(list, (struct nika_move){.verb = JUSTINIAN_RIGHT}, justinian_judge_row(outlook, rows.from_right));
        return;
    }
    case JUSTINIAN_TRIGGERING:
        add(list, (struct nika_move){.verb = JUSTINIAN_DECLINE}, 0);
        if (outlook->mine >= (float)justinian_threshold(open->phase))
            add(list, (struct nika_move){.verb = JUSTINIAN_TRIGGER}, justinian_judge_trigger(outlook));
        return;
    case JUSTINIAN_CHOOSING:
        for (unsigned color = 0; color < JUSTINIAN_COLORS; color++)
            if (outlook->colors >> color & 1)
                add(list, (struct nika_move){.verb = JUSTINIAN_COLOR, .open = color},
                    justinian_judge_color(outlook, color));
        return;
    default: /* JUSTINIAN_EXCHANGING */
        add(list, (struct nika_move){.verb = JUSTINIAN_KEEP}, 0);
        for (unsigned color = 0; color < JUSTINIAN_COLORS; color++)
            for (unsigned cards = outlook->own->cards[color]; cards; cards &= cards - 1) {
                const unsigned c = nika_lowest_bit(cards);
                add(list, (struct nika_move){.verb = JUSTINIAN_EXCHANGE, .open = color, .hidden = c + 1},
                    justinian_judge_exchange(outlook, color, c));
            }
    }
}

static unsigned list_candidates(const struct nika_setup *setup, const struct nika_tuning *tuning,
                                const struct nika_view *view, const struct nika_memory *memory,
                                struct nika_candidate *candidates, unsigned most)
{
    struct justinian_outlook outlook;
    struct list list = {.count = 0};
    justinian_survey(&outlook, setup, tuning, justinian_open(view), justinian_own(view), view->seat,
                     &justinian_memory(memory)->pushes);
    if (outlook.open->stage == JUSTINIAN_PLACING)
        list_places(&outlook, &list);
    else
        list_replies(&outlook, &list);
    nika_sort_by_prior(list.all, list.count);
    const unsigned count = list.count < most ? list.count : most;
    memcpy(candidates, list.all, count * sizeof list.all[0]);
    return count;
}

/*
 * For nets: the same, but every place.
 */
enum { PRIORS = NIKA_PRIORS_MAX };
_Static_assert(JUSTINIAN_PLACES *VALUES + 1 <= PRIORS, "every place, and passing");

static unsigned list_priors(const struct nika_setup *setup, const struct nika_tuning *tuning,
                            const struct nika_glance *glance, const struct nika_memory *memory,
                            struct nika_prior *priors)
{
    const struct justinian_open *open = glance->open;
    const struct justinian_own *own = glance->own;
    struct justinian_outlook outlook;
    struct justinian_prices prices;
    struct list list = {.count = 0};
    unsigned count = 0;
    if (open->stage == JUSTINIAN_PLACING && !own->hand) {
        priors[0] = (struct nika_prior){.move = {.verb = JUSTINIAN_PASS}};
        return 1;
    }
    if (open->stage == JUSTINIAN_TRIGGERING && justinian_influence(own->phase) < justinian_threshold(open->phase)) {
        priors[0] = (struct nika_prior){.move = {.verb = JUSTINIAN_DECLINE}};
        return 1;
    }
    justinian_survey(&outlook, setup, tuning, open, own, glance->seat, &justinian_memory(memory)->pushes);
    if (open->stage != JUSTINIAN_PLACING) {
        list_replies(&outlook, &list);
        for (; count < list.count; count++)
            priors[count] =
                (struct nika_prior){.move = list.all[count].move, .points = (int32_t)(100 * list.all[count].prior)};
        return count;
    }
    justinian_price(&outlook, &prices);
    priors[count++] = (struct nika_prior){.move = {.verb = JUSTINIAN_PASS}, .points = (int32_t)(100 * prices.pass)};
    for (unsigned place = 0; place < JUSTINIAN_PLACES; place++)
        for (unsigned value = 0; value < VALUES; value++)
            if (prices.worth[place][value] > 0.5F * JUSTINIAN_NEVER)
                priors[count++] = (struct nika_prior){
                    .move = {.verb = JUSTINIAN_PLACE, .open = place, .hidden = prices.kind[place][value] + 1u},
                    .points = (int32_t)(100 * prices.worth[place][value])};
    return count;
}

/* Advances with every turn of the game. */
static unsigned clock(const struct nika_setup *setup, const struct nika_world *bytes)
{
    const struct justinian_world *world = (const struct justinian_world *)(const void *)bytes->bytes;
    (void)setup;
    return world->open.stage == JUSTINIAN_OVER ? NIKA_STRATEGY_OVER : world->open.turns;
}

/* Playouts end at the start of a turn: no other moment is better for evaluating a position. */
static unsigned horizon(const struct nika_setup *setup, const struct nika_tuning *tuning, const struct nika_view *view)
{
    (void)setup, (void)tuning;
    return justinian_open(view)->turns + TURNS_AHEAD;
}

static unsigned net_horizon(const struct nika_setup *setup, const struct nika_view *view)
{
    (void)setup;
    return justinian_open(view)->turns + NET_TURNS;
}

static unsigned holdings(const struct nika_world *bytes, unsigned seat, uint8_t *held)
{
    const struct justinian_world *world = (const struct justinian_world *)(const void *)bytes->bytes;
    for (unsigned color = 0; color < JUSTINIAN_COLORS; color++)
        for (unsigned c = 0; c < JUSTINIAN_COUNSELORS; c++)
            *held++ = world->own[seat].cards[color] >> c & 1;
    return JUSTINIAN_COLORS * JUSTINIAN_COUNSELORS;
}

static unsigned stage(const struct nika_setup *setup, const struct nika_view *view)
{
    (void)setup;
    return justinian_open(view)->phase < JUSTINIAN_PHASES ? justinian_open(view)->phase : JUSTINIAN_PHASES - 1;
}

static float mix(const struct nika_setup *setup, const struct nika_view *view)
{
    (void)setup;
    return justinian_open(view)->stage == JUSTINIAN_PLACING ? 0.001F : 0;
}

static void sample(const struct nika_setup *setup, const struct nika_tuning *tuning, const struct nika_view *view,
                   const struct nika_memory *memory, struct nika_belief *belief, struct nika_rng *rng,
                   struct nika_world *world)
{
    (void)belief;
    nika_sample_weighed(setup, tuning, view, memory, justinian_explain, rng, world);
}

const struct nika_strategy nika_justinian_strategy = {
    .game = &nika_justinian,
    .tuned = &nika_justinian_tuned,
    .levels = nika_justinian_levels,
    .reasons = justinian_reasons,
    .speaks_for = justinian_speaks_for,
    .colors = justinian_color_names,
    .holdings = holdings,
    .observe = justinian_observe,
    .notice = justinian_notice,
    .forget = justinian_forget,
    .candidates = list_candidates,
    .priors = list_priors,
    .priors_most = PRIORS,
    .remembered = justinian_remembered,
    .remembered_for_each = JUSTINIAN_COUNSELORS,
    .sample = sample,
    .net_sample = justinian_net_sample,
    .alike = justinian_alike,
    .play = justinian_play_policy,
    .clock = clock,
    .horizon = horizon,
    .net_horizon = net_horizon,
    .net_margin = 0.004F,
    .stage = stage,
    .net_calibration = nika_justinian_net_calibration[0],
    .calibration = nika_justinian_calibration[0],
    .stages = JUSTINIAN_PHASES,
    .value = justinian_worth,
    .mix = mix,
    .trust = 0.3F,
};
