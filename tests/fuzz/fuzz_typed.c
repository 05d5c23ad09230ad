/*
 * fuzz_typed.c: any bytes, typed by a person at some moment of a game. The first three bytes say at which table
 * (fuzz.h), the next the language, then how many moves have been made and who types; the rest is what is typed.
 *
 * What is understood must be a move that can be spelled, and the rules must judge it as they judge any; if it is
 * refused, there is a reason. What is not understood must be answered with one sentence. Whatever is told at that moment
 * can be printed, though the players have names that no terminal would like.
 */
#include <stdlib.h>
#include <string.h>

#include <nika/tell.h>

#include "fuzz.h"

enum { MOVES_MAX = 256, SENTENCE_MAX = 4096 };

static const char *const players[NIKA_SEATS_MAX] = {"Ada", "\x1b[2J", "\xe2\x80\xae", "\xff\xfe", "{who}", ""};

/* What was heard. */
struct ear {
    enum nika_language language;
    unsigned count;
};

/* A sentence must say something, and nothing in it may control a terminal. */
static void hear(void *context, enum nika_manner manner, struct nika_message message)
{
    struct ear *ear = context;
    char bytes[SENTENCE_MAX];
    struct nika_text text = nika_text(bytes, sizeof bytes);
    size_t length;
    (void)manner;
    nika_say(&text, nika_voice(ear->language, players), message);
    DEMAND(text.size > 0 && !text.cut, "a sentence of %zu bytes", text.size);
    for (size_t at = 0; at < text.size; at += length) {
        const int32_t code = nika_utf8_read(bytes + at, text.size - at, &length);
        DEMAND(code >= 0 && (code == '\n' || !nika_utf8_hidden((uint32_t)code)), "“%s” can't be printed: byte %zu",
               bytes, at);
    }
    ear->count++;
}

/* Everything that can be told to the seat at this moment. */
static void tell_all(const struct nika_setup *setup, const struct nika_view *view, enum nika_language language)
{
    struct ear ear = {language, 0};
    const struct nika_listener listener = {hear, &ear};
    nika_tell_table(setup, view, listener);
    nika_tell_hand(setup, view, listener);
    nika_tell_holding(setup, view, listener);
    nika_tell_waiting(setup, view, listener);
    nika_tell_result(setup, view, listener);
    if (setup->game->waiting(setup, view).asked >> view->seat & 1) {
        nika_tell_question(setup, view, listener);
        nika_tell_help(setup, view, listener);
    }
    DEMAND(ear.count > 0, "%s: nothing is told", setup->game->name);
}

/* A move that was understood: it has a spelling, and if it is refused, a reason. */
static void try_move(const struct nika_setup *setup, const struct nika_world *world, const struct nika_view *view,
                     enum nika_language language, struct nika_move move)
{
    struct nika_world after = {{0}};
    struct ear ear = {language, 0};
    const struct nika_listener listener = {hear, &ear};
    fuzz_words(setup, move);
    nika_copy(setup->game, &after, world);
    const nika_refusal refusal = setup->game->apply(setup, &after, view->seat, move);
    if (refusal != NIKA_ACCEPTED) {
        nika_tell_refusal(setup, view, move, refusal, listener);
        DEMAND(ear.count > 0, "%s: no reason for “%s”", setup->game->name, setup->game->refusals[refusal]);
        return;
    }
    const bool doubted = nika_tell_doubt(setup, view, move, listener);
    DEMAND(doubted == (ear.count > 0), "%s: a doubt without a sentence, or the other way round", setup->game->name);
    struct nika_view seen;
    nika_look(setup, &after, view->seat, &seen);
    nika_tell_move(setup, view, &seen, view->seat, move, listener);
    DEMAND(ear.count > 0, "%s: a move that is not told", setup->game->name);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct nika_setup setup;
    struct nika_deal deal;
    struct nika_world world = {{0}};
    struct nika_view view;
    struct nika_rng rng;
    struct nika_move move;
    size_t used = fuzz_setup(data, size, &setup);
    if (size < used + 3)
        return 0;
    const enum nika_language language = (enum nika_language)(data[used] % NIKA_LANGUAGES);
    unsigned moves = data[used + 1] % MOVES_MAX;
    const unsigned seat = data[used + 2] % setup.players;
    used += 3;
    nika_rng_seed(&rng, 1, setup.players);
    nika_deal(&setup, &rng, &deal);
    setup.game->begin(&setup, &deal, &world);
    while (moves-- > 0 && nika_step(&setup, &world, &rng))
        ;
    nika_look(&setup, &world, seat, &view);
    tell_all(&setup, &view, language);

    struct ear ear = {language, 0};
    char *typed = fuzz_copy(data + used, size - used);
    const enum nika_understanding understanding =
        nika_understand(&setup, &view, language, typed, size - used, &move, (struct nika_listener){hear, &ear});
    DEMAND((understanding == NIKA_UNDERSTOOD) == (ear.count == 0), "%s: understood %d with %u sentences",
           setup.game->name, (int)understanding, ear.count);
    if (understanding == NIKA_UNDERSTOOD)
        try_move(&setup, &world, &view, language, move);
    free(typed);
    return 0;
}
