/*
 * fuzz_view.c: any bytes as the code of a view. The first three bytes say at which table (fuzz.h), the rest is the
 * code.
 *
 * Views reach agents as bytes. What decode accepts must be what encode writes, and must be as harmless as a view that
 * nika_look made: it can be asked, shown, imagined behind, and the game can be played on from there, without ever
 * breaking an invariant.
 */
#include <stdlib.h>
#include <string.h>

#include "fuzz.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct nika_setup setup;
    struct nika_view view, untouched;
    struct nika_world world;
    struct nika_rng rng;
    uint8_t again[NIKA_CODE_MAX];
    const size_t used = fuzz_setup(data, size, &setup);
    const size_t length = size - used;
    uint8_t *code = fuzz_copy(data + used, length);
    memset(&view, 0x5A, sizeof view);
    memset(&untouched, 0x5A, sizeof untouched);
    if (!setup.game->decode(&setup, code, length, &view)) {
        DEMAND(memcmp(&view, &untouched, sizeof view) == 0, "%s: no view, but something is read", setup.game->name);
        free(code);
        return 0;
    }
    DEMAND(view.seat < setup.players || view.seat == NIKA_WATCHER, "%s: the view of seat %d", setup.game->name,
           view.seat);
    DEMAND(setup.game->encode(&setup, &view, again) == length && memcmp(again, code, length) == 0,
           "%s: a view has a second code", setup.game->name);
    free(code);

    nika_rng_seed(&rng, 1, 0);
    fuzz_view(&setup, &view, &rng, &world);
    fuzz_show(&setup, &view);
    for (unsigned seat = 0; seat < setup.players; seat++) {
        struct nika_view other;
        struct nika_world imagined;
        nika_look(&setup, &world, seat, &other);
        fuzz_view(&setup, &other, &rng, &imagined);
        fuzz_legal_moves(&setup, &world, seat);
    }
    fuzz_play_out(&setup, &world, &rng);
    return 0;
}
