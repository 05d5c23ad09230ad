/*
 * tui_keys.c: finds keys that make a move on the full screen (keys.h).
 */
#include "keys.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "driver.h"

enum { STEPS_MAX = 40, WALKS_MAX = 200000, STATES_MAX = 1 << 15, SLOTS = 1 << 16 };

/* Keys that may mean something to a board, and how they are typed; those that the screen keeps for itself are left
 * out, and those that are the screen's where the board has no use for them. */
static const struct {
    int key;
    const char *typed;
} tries[] = {
    {PRESSED_ENTER, "\r"},
    {PRESSED_RIGHT, KEY_RIGHT},
    {' ', " "},
    {PRESSED_LEFT, KEY_LEFT},
    {PRESSED_UP, KEY_UP},
    {PRESSED_DOWN, KEY_DOWN},
    {PRESSED_TAB, "\t"},
    {'1', "1"},
    {'2', "2"},
    {'3', "3"},
    {'4', "4"},
    {'5', "5"},
    {'6', "6"},
    {'a', "a"},
    {'c', "c"},
    {'s', "s"},
    {'w', "w"},
    {'t', "t"},
    {'g', "g"},
    {'m', "m"},
    {'p', "p"},
    {'d', "d"},
    {'x', "x"},
    {'k', "k"},
    {'b', "b"},
    {'y', "y"},
};
enum { TRIES = sizeof tries / sizeof *tries };

static const struct board *board_of(const struct nika_game *game)
{
    const struct board *board = strcmp(game->name, "byzantz") == 0 ? &byzantz_board : &justinian_board;

    return board->draw != NULL ? board : &plain_board;
}

static void ignore(void *context, enum nika_manner manner, struct nika_message message)
{
    (void)context;
    (void)manner;
    (void)message;
}

static enum answer press(struct scene *scene, unsigned number, struct nika_move *move)
{
    return board_of(scene->setup->game)->key(scene, tries[number].key, move, (struct nika_listener){ignore, NULL});
}

static bool is_legal(const struct scene *scene, struct nika_move move)
{
    struct nika_move moves[NIKA_MOVES_MAX];
    const unsigned count = scene->setup->game->legal(scene->setup, scene->view, moves);

    for (unsigned i = 0; i < count; i++)
        if (nika_move_same(moves[i], move))
            return true;
    return false;
}

/* One walk: keys at random, until they make a move. Only keys that change something are typed; Enter is tried
 * most. */
static bool walk(struct scene scene, struct nika_rng *rng, struct nika_move *move, char keys[KEYS_ROOM])
{
    keys[0] = '\0';
    for (unsigned step = 0; step < STEPS_MAX; step++) {
        const unsigned number = nika_rng_below(rng, 8) == 0 ? 0 : nika_rng_below(rng, TRIES);
        const struct scene before = scene;
        const enum answer answer = press(&scene, number, move);
        if (answer == ANSWER_NOTHING || answer == ANSWER_REFUSED) {
            scene = before;
            continue;
        }
        strcat(keys, tries[number].typed);
        if (answer == ANSWER_MOVE)
            return true;
    }
    return false;
}

bool keys_for_any(const struct scene *scene, struct nika_rng *rng, struct nika_move *move, char keys[KEYS_ROOM])
{
    for (unsigned i = 0; i < WALKS_MAX; i++)
        if (walk(*scene, rng, move, keys) && is_legal(scene, *move))
            return true;
    return false;
}

/* A half-made choice, and the key that led to it from another. */
struct state {
    uint8_t choice[sizeof((struct scene *)0)->choice];
    unsigned from, number;
};

/* Choices that were reached, in the order in which they were. */
struct reached {
    struct state *states;
    unsigned count;
    unsigned slots[SLOTS]; /* by what they hold; 1 and up */
};

static void reach(struct reached *reached, const struct scene *scene, unsigned from, unsigned number)
{
    uint32_t slot = 2166136261u;

    for (size_t i = 0; i < sizeof scene->choice; i++)
        slot = (slot ^ scene->choice[i]) * 16777619u;
    for (slot %= SLOTS; reached->slots[slot] != 0; slot = (slot + 1) % SLOTS)
        if (memcmp(reached->states[reached->slots[slot] - 1].choice, scene->choice, sizeof scene->choice) == 0)
            return;
    if (reached->count == STATES_MAX)
        return;
    struct state *state = &reached->states[reached->count++];
    memcpy(state->choice, scene->choice, sizeof scene->choice);
    state->from = from;
    state->number = number;
    reached->slots[slot] = reached->count;
}

/* The keys that led to a choice. */
static void retrace(const struct reached *reached, unsigned at, char keys[KEYS_ROOM])
{
    keys[0] = '\0';
    if (at == 0)
        return;
    retrace(reached, reached->states[at].from, keys);
    assert_true(strlen(keys) < KEYS_ROOM - 8);
    strcat(keys, tries[reached->states[at].number].typed);
}

bool keys_for(const struct scene *scene, struct nika_move wanted, char keys[KEYS_ROOM])
{
    struct reached *reached = calloc(1, sizeof *reached);
    bool found = false;

    assert_non_null(reached);
    reached->states = calloc(STATES_MAX, sizeof *reached->states);
    assert_non_null(reached->states);
    reach(reached, scene, 0, 0);
    for (unsigned at = 0; at < reached->count && !found; at++)
        for (unsigned number = 0; number < TRIES && !found; number++) {
            struct scene next = *scene;
            struct nika_move move;
            memcpy(next.choice, reached->states[at].choice, sizeof next.choice);
            const enum answer answer = press(&next, number, &move);
            if (answer == ANSWER_CHANGED)
                reach(reached, &next, at, number);
            if (answer == ANSWER_MOVE && nika_move_same(move, wanted)) {
                retrace(reached, at, keys);
                strcat(keys, tries[number].typed);
                found = true;
            }
        }
    free(reached->states);
    free(reached);
    return found;
}
