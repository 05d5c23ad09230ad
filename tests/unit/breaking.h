/*
 * breaking.h: breaks an invariant of a position in one certain way, and sees whether `check` names it, and whether `decode`
 * refuses the views that show it. For the tests of every game's invariants.
 *
 * Include cmocka.h first.
 */
#ifndef NIKA_TESTS_BREAKING_H
#define NIKA_TESTS_BREAKING_H

#include <stdlib.h>
#include <string.h>

#include <nika/game.h>

/* Who can see in a view that something is broken. */
enum sight { ALL, OWNER, NOBODY };

/* How often a breakage was tried, missed by `check`, and accepted by `decode`. */
struct tries {
    unsigned tried, missed, accepted;
};

static size_t code_of(const struct nika_setup *setup, const struct nika_world *world, unsigned seat,
                      uint8_t code[NIKA_CODE_MAX])
{
    struct nika_view view;

    nika_look(setup, world, seat, &view);
    return setup->game->encode(setup, &view, code);
}

/* Decodes bytes that lie alone, so that a sanitizer sees a read beyond them. A refusal must leave the view as it
 * was. */
static bool decodes(const struct nika_setup *setup, const uint8_t *code, size_t size, struct nika_view *view)
{
    uint8_t *copy = malloc(size > 0 ? size : 1);
    struct nika_view before;

    assert_non_null(copy);
    memcpy(copy, code, size);
    memset(view, 0xdd, sizeof *view);
    memcpy(&before, view, sizeof before);
    const bool fine = setup->game->decode(setup, copy, size, view);

    if (!fine)
        assert_memory_equal(view, &before, sizeof before);
    free(copy);
    return fine;
}

/* Judges a world in which somebody has broken the invariant; `seat` is the owner of what is broken. */
static void judge_broken(const char *invariant, const char *name, enum sight sight, const struct nika_setup *setup,
                         const struct nika_world *world, unsigned seat, struct tries *tries)
{
    const char *named = setup->game->check(setup, world);

    tries->tried++;
    if (!named || strncmp(named, invariant, strlen(invariant)) != 0) {
        if (tries->missed++ == 0)
            print_error("%s %s: named %s\n", invariant, name, named ? named : "nothing");
    }
    for (unsigned viewer = 0; viewer <= setup->players && sight != NOBODY; viewer++) {
        uint8_t code[NIKA_CODE_MAX];
        struct nika_view view;

        if (sight == OWNER && viewer != seat)
            continue;
        const size_t size = code_of(setup, world, viewer < setup->players ? viewer : NIKA_WATCHER, code);

        if (decodes(setup, code, size, &view) && tries->accepted++ == 0)
            print_error("%s %s: decoded\n", invariant, name);
    }
}

/* Each breakage must have been tried, and none missed or accepted. */
static void assert_tried(const char *name, const struct tries *tries)
{
    if (tries->tried == 0 || tries->missed || tries->accepted)
        print_error("%s: tried %u, missed %u, decoded %u\n", name, tries->tried, tries->missed, tries->accepted);
    assert_true(tries->tried > 0);
    assert_int_equal(tries->missed + tries->accepted, 0);
}

#endif
