/*
 * hint.c: hints: asks an agent, takes the best of what it thought about, and adds the reasons.
 */
#include <nika/byzantz.h>
#include <nika/hint.h>
#include <nika/justinian.h>

#include "mind.h"
#include "reason.h"

unsigned nika_facts(const struct nika_setup *setup, const struct nika_view *view, struct nika_move move,
                    struct nika_fact facts[NIKA_FACTS_MAX])
{
    static const struct {
        const struct nika_game *game;
        nika_reasoning *find;
    } games[] = {{&nika_byzantz, nika_byzantz_reasons}, {&nika_justinian, nika_justinian_reasons}};
    struct nika_reasons reasons = {.facts = facts};
    for (unsigned i = 0; i < sizeof games / sizeof games[0]; i++)
        if (games[i].game == setup->game)
            games[i].find(setup, view, move, &reasons);
    return reasons.count;
}

enum { OFTEN_ENOUGH = 4 }; /* a move must have been tried at least one in so many times as often as the best */

/* To the nearest whole number; halves away from zero. */
static int32_t rounded(float number)
{
    return (int32_t)(number < 0 ? number - 0.5F : number + 0.5F);
}

void nika_hint(const struct nika_agent *agent, const struct nika_question *question, struct nika_hint *hint)
{
    struct nika_thought thought;
    nika_think(agent, question, &thought);
    hint->iterations = thought.iterations;
    hint->count = 0;
    for (unsigned i = 0; i < thought.count && hint->count < NIKA_ADVICE_MAX; i++) {
        const struct nika_candidate *candidate = &thought.candidates[i];
        /* What was given up after a few tries can't be put beside what was tried often. */
        if (candidate->visits * OFTEN_ENOUGH < thought.candidates[0].visits)
            continue;
        struct nika_advice *advice = &hint->advice[hint->count++];
        advice->move = candidate->move;
        advice->visits = candidate->visits;
        advice->points = candidate->visits ? rounded(10 * candidate->points) : 0;
        advice->win = candidate->visits ? (uint32_t)rounded(1000 * candidate->win) : 0;
        advice->count = (uint8_t)nika_facts(question->setup, question->view, candidate->move, advice->facts);
    }
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
static void write_fact(struct nika_writer *writer, const struct nika_fact *fact)
{
    static const char *const goods[BYZANTZ_GROUPS] = {"cloth", "spice", "wine", "wood", "grain", "olives", "merchant"};
    const struct {
        const char *key;
        const char *word; /* or, where that is NULL, a number */
        int number;
        unsigned argument;
    } arguments[] = {
        {"seat", NULL, fact->seat, NIKA_FACT_SEAT},
        {"good", goods[fact->good], 0, NIKA_FACT_GOOD},
        {"counselor", NULL, fact->counselor + 1, NIKA_FACT_COUNSELOR},
        {"color", justinian_color_names[fact->color], 0, NIKA_FACT_COLOR},
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
    nika_write_key(writer, "facts");
    nika_write_open(writer, '[');
    for (unsigned i = 0; i < advice->count; i++)
        write_fact(writer, &advice->facts[i]);
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
