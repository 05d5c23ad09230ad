/*
 * fuzz_state.c: any bytes as a saved state.
 *
 * Saved states come from strangers. Whatever the bytes are, they must be refused with a line about it, or be a state that
 * holds every invariant, can be asked everything, is saved and loaded as the same, and can be played on.
 */
#include <stdlib.h>
#include <string.h>

#include <nika/state.h>

#include "environment/state_internal.h"
#include "fuzz.h"

enum { MORE = 40 }; /* moves that are played on */

static void *save(const struct nika_state *state, size_t *size)
{
    *size = nika_state_save(state, NULL, 0);
    uint8_t *bytes = malloc(*size + 1);
    DEMAND(bytes && nika_state_save(state, bytes, *size) == *size, "a state has two sizes");
    return bytes;
}

/* Everything that a seat can be told. */
static void ask(const struct nika_state *state, unsigned seat)
{
    uint8_t bytes[NIKA_OBSERVATION_MAX], acts[3 * NIKA_ACT_BYTES];
    char word[NIKA_WORD_MAX];
    unsigned mover;
    nika_state_observe(state, seat, bytes);
    nika_state_hidden(state, seat, bytes);
    nika_state_history(state, seat, acts, 3);
    for (unsigned ply = 0; ply < nika_state_ply(state); ply++) {
        const size_t size = nika_state_told(state, seat, ply, &mover, word, sizeof word);
        DEMAND(size > 0 && size < sizeof word && mover < nika_state_players(state), "a move is not told");
    }
    const unsigned choices = nika_state_mask(state, seat, bytes);
    for (unsigned action = 0, found = 0; found < choices; action++)
        if (bytes[action]) {
            const size_t size = nika_state_say(state, seat, action, word, sizeof word);
            DEMAND(nika_state_parse(state, seat, word, size) == action, "an action is spelled %s, which is another",
                   word);
            found++;
        }
    DEMAND(nika_state_view(state, seat, NULL, 0) > 0, "a seat has no view");
}

static void play_on(struct nika_state *state)
{
    uint8_t mask[NIKA_ACTIONS_MAX];
    struct nika_rng rng;
    nika_rng_seed(&rng, 1, nika_state_ply(state));
    for (unsigned i = 0; i < MORE && nika_state_seat(state) >= 0; i++) {
        const unsigned seat = (unsigned)nika_state_seat(state), choices = nika_state_mask(state, seat, mask);
        unsigned which = choices ? nika_rng_below(&rng, choices) : 0, action = 0;
        DEMAND(choices > 0, "who is asked can do nothing");
        while (!mask[action] || which-- > 0)
            action++;
        DEMAND(nika_state_act(state, seat, action, NULL), "a legal action is refused");
        fuzz_check(&state->setup, &state->world, "after an action");
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct nika_trouble trouble = {""};
    uint8_t *copy = fuzz_copy(data, size);
    struct nika_state *read = nika_state_read((const char *)copy, size, 0, 3, NULL);
    struct nika_state *state = nika_state_load(copy, size, &trouble);
    nika_state_free(nika_state_new((const char *)copy, size, 1, NULL));
    free(copy);
    DEMAND((state == NULL) == (trouble.text[0] != '\0'), "refused without a word, or not refused with one");
    fuzz_printable(trouble.text, sizeof trouble.text, "the trouble");
    nika_state_free(read);
    if (!state)
        return 0;
    fuzz_check(&state->setup, &state->world, "after loading");
    for (unsigned seat = 0; seat < nika_state_players(state); seat++)
        ask(state, seat);
    size_t once, twice;
    uint8_t *first = save(state, &once);
    struct nika_state *again = nika_state_load(first, once, NULL);
    DEMAND(again, "a saved state is refused");
    DEMAND(nika_world_same(state->setup.game, &state->world, &again->world), "loaded again, the world is another");
    uint8_t *second = save(again, &twice);
    DEMAND(once == twice && memcmp(first, second, once) == 0, "saved again, the bytes are others");
    free(first);
    free(second);
    nika_state_free(again);
    play_on(state);
    nika_state_free(state);
    return 0;
}
