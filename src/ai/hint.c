/*
 * hint.c: hints: asks an agent, takes its best candidates, and adds the reasons.
 */
#include <nika/chance.h>
#include <nika/hint.h>

#include "ai_internal.h"

_Static_assert((int)NIKA_ADVICE_MAX <= (int)NIKA_TRIED_MAX, "all that is advised is tried again");

enum { FOUND_MAX = 8 }; /* facts about a move, of which a hint takes those that decide */

static unsigned find_facts(const struct nika_setup *setup, const struct nika_view *view, struct nika_move move,
                           struct nika_fact *facts, unsigned most)
{
    struct nika_reasons reasons = {.facts = facts, .most = most};
    const struct nika_strategy *strategy = nika_strategy_of(setup->game);
    if (strategy->reasons)
        strategy->reasons(setup, view, move, &reasons);
    return reasons.count;
}

unsigned nika_facts(const struct nika_setup *setup, const struct nika_view *view, struct nika_move move,
                    struct nika_fact facts[NIKA_FACTS_MAX])
{
    return find_facts(setup, view, move, facts, NIKA_FACTS_MAX);
}

static bool same_fact(const struct nika_fact *one, const struct nika_fact *other)
{
    return one->kind == other->kind && one->seat == other->seat && one->good == other->good &&
           one->counselor == other->counselor && one->color == other->color && one->number == other->number &&
           one->second == other->second;
}

unsigned nika_telling_facts(const struct nika_setup *setup, const struct nika_view *view, struct nika_move move,
                            struct nika_move rival, struct nika_fact facts[NIKA_FACTS_MAX])
{
    struct nika_fact found[FOUND_MAX], rivals[FOUND_MAX];
    const unsigned count = find_facts(setup, view, move, found, FOUND_MAX);
    const unsigned others = find_facts(setup, view, rival, rivals, FOUND_MAX);
    unsigned given = 0;
    for (unsigned alike = 0; alike < 2 && given == 0; alike++)
        for (unsigned i = 0; i < count && given < NIKA_FACTS_MAX; i++) {
            bool shared = false;
            for (unsigned j = 0; j < others; j++)
                shared = shared || same_fact(&found[i], &rivals[j]);
            if (nika_strategy_of(setup->game)->speaks_for(move, &found[i], found, count) && (alike || !shared))
                facts[given++] = found[i];
        }
    return given;
}

/* To the nearest whole number; halves away from zero. */
static int32_t rounded(float number)
{
    return (int32_t)(number < 0 ? number - 0.5F : number + 0.5F);
}

unsigned nika_advice_percent(const struct nika_advice *advice)
{
    return (advice->win + 5) / 10;
}

/* Sort order of recommendations: by the figures shown, the chance to win first if it tells; those without figures last. */
static bool before(const struct nika_advice *one, const struct nika_advice *other)
{
    if (!one->visits || !other->visits)
        return one->visits > 0 && !other->visits;
    const unsigned percent = nika_advice_percent(one), others = nika_advice_percent(other);
    return one->tells && percent != others ? percent > others : one->points > other->points;
}

/* A difference too small to mean anything, however often it was observed: playouts are not worth more precision. */
#define HARDLY 0.01

/*
 * Whether one candidate is hardly better than another, or luck alone may explain the difference: less than two standard
 * errors of it, paired world by world.
 */
static bool about_equal(const struct nika_trial *trial, unsigned one, unsigned other)
{
    double sum = 0, squares = 0;
    for (unsigned i = 0; i < NIKA_TRIES; i++) {
        const double difference = (double)trial->utility[one][i] - (double)trial->utility[other][i];
        sum += difference;
        squares += difference * difference;
    }
    const double mean = sum / NIKA_TRIES, spread = squares / NIKA_TRIES - mean * mean;
    return mean < HARDLY || mean * mean < 4 * spread / NIKA_TRIES;
}

/* Sorts the recommendations, and marks those about as good as the first. Without a trial, by what the lines found. */
static void put_in_order(struct nika_hint *hint, const struct nika_thought *thought, const struct nika_trial *trial)
{
    unsigned order[NIKA_ADVICE_MAX];
    for (unsigned i = 0; i < hint->count; i++) {
        const struct nika_advice moved = hint->advice[i];
        unsigned at = i;
        for (; at > 0 && before(&moved, &hint->advice[at - 1]); at--) {
            hint->advice[at] = hint->advice[at - 1];
            order[at] = order[at - 1];
        }
        hint->advice[at] = moved;
        order[at] = i;
    }
    for (unsigned i = 1; i < hint->count; i++)
        hint->advice[i].equal =
            trial
                ? about_equal(trial, order[0], order[i])
                : hint->advice[i].visits > 0 &&
                      (double)(thought->candidates[order[0]].utility - thought->candidates[order[i]].utility) < HARDLY;
}

void nika_hint(const struct nika_agent *agent, const struct nika_question *question, struct nika_hint *hint)
{
    const struct nika_agent settled = nika_settled(agent, question->setup->game);
    struct nika_thought thought;
    struct nika_trial trial;
    const unsigned stage = nika_stage(question->setup, question->view);
    const bool tells = nika_chance_tells(agent, question->setup, stage);
    nika_think(agent, question, &thought);
    *hint = (struct nika_hint){.count = thought.count < NIKA_ADVICE_MAX ? thought.count : NIKA_ADVICE_MAX};
    const bool searched = thought.candidates[0].visits > 0;
    const bool again = searched && !settled.algorithm->measures;
    if (again)
        nika_try_again(&settled, question, &thought, hint->count, &trial);
    hint->iterations = thought.iterations;
    for (unsigned i = 0; i < hint->count; i++) {
        const struct nika_candidate *candidate = &thought.candidates[i];
        hint->advice[i] = (struct nika_advice){.move = candidate->move, .visits = candidate->visits};
        if (candidate->visits) {
            hint->advice[i].points = rounded(10 * candidate->points);
            hint->advice[i].win =
                (uint32_t)rounded(1000 * nika_chance_calibrated(agent, question->setup, stage, candidate->win));
            hint->advice[i].tells = tells;
        }
    }
    if (searched)
        put_in_order(hint, &thought, again ? &trial : NULL);
    if (hint->count == 1) /* there is nothing to compare with */
        hint->advice[0].count =
            (uint8_t)nika_facts(question->setup, question->view, hint->advice[0].move, hint->advice[0].facts);
    else
        for (unsigned i = 0; i < hint->count; i++)
            hint->advice[i].count = (uint8_t)nika_telling_facts(question->setup, question->view, hint->advice[i].move,
                                                                hint->advice[i == 0].move, hint->advice[i].facts);
}

/*
 * JSON.
 */

/* Writes a number that is given in parts of ten to the power of `digits`: 1234, 2 is 12.34. */
static void write_decimal(struct nika_writer *writer, int32_t number, unsigned digits)
{
    char bytes[24];
    struct nika_text text = nika_text(bytes, sizeof bytes);
    int32_t unit = 1;
    for (unsigned i = 0; i < digits; i++)
        unit *= 10;
    const int32_t size = number < 0 ? -number : number;
    if (number < 0)
        nika_text_add_char(&text, '-');
    nika_text_add_number(&text, size / unit);
    nika_text_add_char(&text, '.');
    for (int32_t rest = size % unit; unit > 1; rest %= unit) {
        unit /= 10;
        nika_text_add_char(&text, (char)('0' + rest / unit));
    }
    nika_write_json(writer, (struct nika_json){.text = bytes, .size = text.size});
}

/* Goods and colors are written as in records, counselors by their number. */
static void write_fact(const struct nika_strategy *strategy, struct nika_writer *writer, const struct nika_fact *fact)
{
    const struct {
        const char *key;
        const char *word; /* or, where that is NULL, a number */
        int number;
        unsigned argument;
    } arguments[] = {
        {"seat", NULL, fact->seat, NIKA_FACT_SEAT},
        {"good", strategy->goods ? strategy->goods[fact->good] : NULL, fact->good, NIKA_FACT_GOOD},
        {"counselor", NULL, fact->counselor + 1, NIKA_FACT_COUNSELOR},
        {"color", strategy->colors ? strategy->colors[fact->color] : NULL, fact->color, NIKA_FACT_COLOR},
        {"number", NULL, fact->number, NIKA_FACT_NUMBER},
        {"second", NULL, fact->second, NIKA_FACT_SECOND},
    };
    nika_write_open(writer, '{');
    nika_write_key(writer, "fact");
    nika_write_word(writer, nika_fact_word(fact->kind));
    for (unsigned i = 0; i < sizeof arguments / sizeof arguments[0]; i++) {
        if (!(nika_fact_arguments(fact->kind) & arguments[i].argument))
            continue;
        nika_write_key(writer, arguments[i].key);
        if (arguments[i].word)
            nika_write_word(writer, arguments[i].word);
        else
            nika_write_whole(writer, arguments[i].number);
    }
    nika_write_close(writer, '}');
}

static void write_advice(const struct nika_setup *setup, struct nika_writer *writer, const struct nika_advice *advice,
                         const char *reason)
{
    char word[NIKA_WORD_MAX];
    setup->game->say(setup, advice->move, word);
    nika_write_open(writer, '{');
    nika_write_key(writer, "move");
    nika_write_word(writer, word);
    if (advice->visits) {
        nika_write_key(writer, "points");
        write_decimal(writer, advice->points, 1);
        nika_write_key(writer, "win");
        write_decimal(writer, (int32_t)advice->win, 3);
        nika_write_key(writer, "visits");
        nika_write_whole(writer, advice->visits);
    }
    if (advice->equal) {
        nika_write_key(writer, "equal");
        nika_write_bool(writer, true);
    }
    nika_write_key(writer, "facts");
    nika_write_open(writer, '[');
    for (unsigned i = 0; i < advice->count; i++)
        write_fact(nika_strategy_of(setup->game), writer, &advice->facts[i]);
    nika_write_close(writer, ']');
    nika_write_key(writer, "reason");
    nika_write_word(writer, reason);
    nika_write_close(writer, '}');
}

void nika_hint_json(const struct nika_setup *setup, const struct nika_hint *hint, unsigned seat, unsigned ply,
                    const char *const reasons[NIKA_ADVICE_MAX], struct nika_text *text)
{
    struct nika_writer writer = nika_writer(text);
    nika_write_open(&writer, '{');
    nika_write_key(&writer, "hint");
    nika_write_open(&writer, '[');
    for (unsigned i = 0; i < hint->count; i++)
        write_advice(setup, &writer, &hint->advice[i], reasons[i]);
    nika_write_close(&writer, ']');
    nika_write_key(&writer, "ply");
    nika_write_whole(&writer, ply);
    nika_write_key(&writer, "seat");
    nika_write_whole(&writer, seat);
    nika_write_close(&writer, '}');
}
