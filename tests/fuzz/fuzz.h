/*
 * fuzz.h: what the fuzzers share: failing loudly, choosing a table from bytes, and what must hold of every view and
 * world.
 *
 * A fuzzer is one function that takes any bytes. libFuzzer invents them; without it, fuzz_driver.c takes them from kept
 * files. Nothing here knows a particular game.
 */
#ifndef NIKA_TESTS_FUZZ_H
#define NIKA_TESTS_FUZZ_H

#include <nika/games.h>

/* The fuzzer. */
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

/* Ends the program, with a message on standard error, if a property does not hold. */
#define DEMAND(property, ...)                                                                                          \
    do {                                                                                                               \
        if (!(property))                                                                                               \
            fuzz_fail(__FILE__, __LINE__, __VA_ARGS__);                                                                \
    } while (0)
_Noreturn void fuzz_fail(const char *file, int line, const char *format, ...) __attribute__((format(printf, 3, 4)));

/* A copy that ends where its last byte ends, so that the address sanitizer sees a step beyond; to be freed. Not NULL,
 * even for no bytes. */
void *fuzz_copy(const void *bytes, size_t size);

/* Text that may go to a terminal: whole UTF-8 characters, none of which controls or turns anything, and an end. */
void fuzz_printable(const char *text, size_t room, const char *what);

/*
 * Which table: three bytes that can be read and typed, such as "b40". The game by the first letter of its name, the
 * number of players and the start seat as digits; '8' and the characters after it are start seats with rule switches
 * set, and those that are no ASCII (128 more) have the highest numbers on the board, in games with such. Any other byte
 * means some table, too. Returns how many bytes were used, 3 or fewer if there are fewer.
 */
size_t fuzz_setup(const uint8_t *data, size_t size, struct nika_setup *setup);

/* The world must break no invariant. */
void fuzz_check(const struct nika_setup *setup, const struct nika_world *world, const char *when);

/* What must hold of any view, wherever it comes from: its questions can be asked and fit together, its code can be read
 * back, and a world imagined behind it shows the same view again. That world is handed out. */
void fuzz_view(const struct nika_setup *setup, const struct nika_view *view, struct nika_rng *rng,
               struct nika_world *imagined);

/* And what takes longer: every legal move can be said and read back, and the view as records show it is JSON. */
void fuzz_show(const struct nika_setup *setup, const struct nika_view *view);

/* Every legal move of a seat must be accepted and break no invariant. The world itself stays as it is. */
void fuzz_legal_moves(const struct nika_setup *setup, const struct nika_world *world, unsigned seat);

/* Plays at random to the end, which must come; every step must be the legal move that was drawn and break no invariant.
 * Looks at the result. */
void fuzz_play_out(const struct nika_setup *setup, struct nika_world *world, struct nika_rng *rng);

/* Of a world whose game is over: all see the same result, its ranks follow from one another, and nothing can be played.
 */
void fuzz_result(const struct nika_setup *setup, const struct nika_world *world);

/* Whether the move is in the list of the seat's legal moves. */
bool fuzz_is_legal(const struct nika_setup *setup, const struct nika_world *world, unsigned seat,
                   struct nika_move move);

/* Plays any move, legal or not. It must be accepted exactly if it is legal; refused, it must leave the world alone and
 * have a reason with a sentence. Returns whether it was accepted. */
bool fuzz_apply(const struct nika_setup *setup, struct nika_world *world, unsigned seat, struct nika_move move);

/* The move's spelling must be read back as the move. */
void fuzz_words(const struct nika_setup *setup, struct nika_move move);

#endif
