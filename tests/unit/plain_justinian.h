/*
 * plain_justinian.h: for tests of Justinian: tokens, rows and deals that are spelled, and games that are played by
 * script or by chance. Nothing here uses the library's arithmetic of heaps and rows.
 *
 * Include cmocka.h first.
 */
#ifndef NIKA_TESTS_PLAIN_JUSTINIAN_H
#define NIKA_TESTS_PLAIN_JUSTINIAN_H

#include <stdio.h>
#include <stdlib.h>

#include <nika/justinian.h>

#include "unit_plain.h"

/* The court table, one line for each place from the left, as data/court-reconstruction.csv has it. */
#define RECONSTRUCTION                                                                                                 \
    "1,2,3,4,5,6,7,8,9,10,12,13,14,15,16,17,18,19,20,21\n"                                                             \
    "3,4,5,6,7,8,9,10,11,13,14,15,16,17,18,19,20,21,22,23\n"                                                           \
    "5,6,7,8,9,10,12,13,14,15,16,17,18,19,20,21,22,23,24,26\n"                                                         \
    "8,9,10,11,12,13,14,15,16,17,18,19,20,22,23,24,25,26,28,29\n"                                                      \
    "10,11,12,13,14,15,16,17,18,19,21,22,23,24,26,27,28,30,31,33\n"                                                    \
    "12,13,14,15,16,17,18,19,21,22,23,25,26,27,29,30,32,34,35,37\n"                                                    \
    "14,15,16,17,18,19,21,22,23,25,26,28,29,31,32,34,36,38,40,42\n"                                                    \
    "16,17,18,19,20,22,23,24,26,27,29,31,33,34,36,38,40,43,45,47\n"                                                    \
    "18,19,20,21,23,24,25,27,29,30,32,34,36,38,41,43,45,48,51,53\n"                                                    \
    "21,22,23,24,25,26,28,30,31,33,35,38,40,42,45,48,51,54,57,60\n"                                                    \
    "23,24,25,26,27,29,31,32,34,37,39,41,44,47,50,53,56,60,63,67\n"                                                    \
    "25,26,27,28,30,31,33,35,38,40,43,45,48,52,55,59,62,66,71,75\n"

static const char *const plain_tokens[6] = {"+1", "+2", "+3", "-1", "-2", "-3"};
static const char *const plain_colors[4] = {"red", "blue", "green", "yellow"};

/* How many tokens of a kind a seat has: five of value 1, four of 2, two of 3, black and red. */
static inline unsigned plain_token_copies(unsigned kind)
{
    static const unsigned copies[3] = {5, 4, 2};

    return copies[kind % 3];
}

/* The kinds of tokens that are spelled with blanks between: "+1 -3". Returns how many. */
static inline unsigned plain_token_kinds(const char *words, uint8_t *kinds)
{
    unsigned count = 0;

    for (; *words; words += words[2] == ' ' ? 3 : 2) {
        assert_true((words[0] == '+' || words[0] == '-') && words[1] >= '1' && words[1] <= '3');
        kinds[count++] = (uint8_t)(words[1] - '1' + (words[0] == '-' ? 3 : 0));
    }
    return count;
}

/* The heap of tokens that are spelled: four bits for each kind, as the header describes it. */
static inline justinian_tokens tokens(const char *words)
{
    uint8_t kinds[64];
    justinian_tokens heap = 0;

    for (unsigned i = plain_token_kinds(words, kinds); i-- > 0;)
        heap += (justinian_tokens)1 << 4 * kinds[i];
    return heap;
}

/* Numbers with blanks between: "2 1 12". Returns how many. */
static inline unsigned plain_numbers(const char *words, uint8_t *numbers)
{
    unsigned count = 0;

    while (*words) {
        char *end;

        numbers[count++] = (uint8_t)strtoul(words, &end, 10);
        words = *end == ' ' ? end + 1 : end;
    }
    return count;
}

/* A row of counselors, spelled from left to right: four bits for each, the leftmost lowest. */
static inline uint64_t row_of(const char *words)
{
    uint8_t numbers[12];
    uint64_t row = 0;

    assert_int_equal(plain_numbers(words, numbers), 12);
    for (unsigned place = 0; place < 12; place++)
        row |= (uint64_t)(numbers[place] - 1) << 4 * place;
    return row;
}

/* A set of counselors: "2 7". */
static inline unsigned counselors(const char *words)
{
    uint8_t numbers[12];
    unsigned mask = 0;

    for (unsigned i = plain_numbers(words, numbers); i-- > 0;)
        mask |= 1u << (numbers[i] - 1);
    return mask;
}

/* What is known of a deal: the first tokens of each seat, the first cards of each color. The others follow: tokens from
 * +1 to +3, then from -1 to -3; counselors by number. */
struct plain_deal {
    const char *tokens[4], *cards[4];
};

/* A deal as the "deal" of a record. */
static inline void plain_deal_json(unsigned players, const struct plain_deal *plain, char *text)
{
    text += sprintf(text, "{\"tokens\":[");
    for (unsigned seat = 0; seat < players; seat++) {
        uint8_t kinds[64];
        unsigned left[6], size = plain_token_kinds(plain->tokens[seat] ? plain->tokens[seat] : "", kinds);

        for (unsigned kind = 0; kind < 6; kind++)
            left[kind] = plain_token_copies(kind);
        for (unsigned i = 0; i < size; i++) {
            assert_true(left[kinds[i]] > 0);
            left[kinds[i]]--;
        }
        for (unsigned kind = 0; kind < 6; kind++)
            for (; left[kind] > 0; left[kind]--)
                kinds[size++] = (uint8_t)kind;
        assert_int_equal(size, 22);
        for (unsigned i = 0; i < size; i++)
            text += sprintf(text, "%s\"%s\"", i ? "," : seat ? ",[" : "[", plain_tokens[kinds[i]]);
        text += sprintf(text, "]");
    }
    text += sprintf(text, "],\"cards\":{");
    for (unsigned color = 0; color < 4; color++) {
        uint8_t numbers[12];
        unsigned size = plain_numbers(plain->cards[color] ? plain->cards[color] : "", numbers), used = 0;

        for (unsigned i = 0; i < size; i++)
            used |= 1u << numbers[i];
        for (unsigned number = 1; number <= 12; number++)
            if (!(used >> number & 1))
                numbers[size++] = (uint8_t)number;
        assert_int_equal(size, 12);
        text += sprintf(text, "%s\"%s\":", color ? "," : "", plain_colors[color]);
        for (unsigned i = 0; i < size; i++)
            text += sprintf(text, "%s%u", i ? "," : "[", numbers[i]);
        text += sprintf(text, "]");
    }
    sprintf(text, "}}");
}

static inline struct justinian_world *plain_world(struct nika_world *world)
{
    return (struct justinian_world *)(void *)world->bytes;
}
static inline const struct justinian_world *plain_world_const(const struct nika_world *world)
{
    return (const struct justinian_world *)(const void *)world->bytes;
}

/* The deal itself. */
static inline struct nika_deal court_deal(const struct nika_setup *setup, const struct plain_deal *plain)
{
    char text[4000];
    struct nika_deal deal = {{0}};
    struct nika_misfit misfit;
    struct nika_json value;
    size_t at;

    plain_deal_json(setup->players, plain, text);
    assert_int_equal(nika_json_check(text, strlen(text), &value, &at), NIKA_JSON_FINE);
    assert_true(nika_justinian.read_deal(setup, value, &deal, &misfit));
    return deal;
}

/* The world before the first move of a game with this deal. */
static inline struct nika_world court_with(const struct nika_setup *setup, const struct plain_deal *plain)
{
    const struct nika_deal deal = court_deal(setup, plain);
    struct nika_world world;

    memset(&world, 0xcc, sizeof world);
    nika_justinian.begin(setup, &deal, &world);
    return world;
}

/* Plays moves that are spelled, each with its seat: "0 place +1 c4; 1 pass". All must be accepted, and no invariant may
 * break. */
static inline void play_all(const struct nika_setup *setup, struct nika_world *world, const char *moves)
{
    while (*moves) {
        const size_t size = strcspn(moves, ";");
        struct nika_move move;

        if (!setup->game->parse(setup, moves + 2, size - 2, &move) ||
            setup->game->apply(setup, world, (unsigned)(moves[0] - '0'), move) != NIKA_ACCEPTED) {
            print_error("not played: %.*s\n", (int)size, moves);
            fail();
        }
        assert_null(setup->game->check(setup, world));
        moves += size + (moves[size] == ';' ? 2 : 0);
    }
}

/* How a game is played by chance: how many times in a hundred a seat passes, places on the phase space, triggers, keeps
 * its cards; and triggers once all tokens are used up. */
struct plain_habits {
    unsigned pass, phase, trigger, keep, trigger_last;
};

/* Whether a legal move is one of the kind that chance has chosen. Tokens come to five counselors alone, so that some are
 * full. */
static inline bool plain_fits(struct nika_move move, const struct plain_habits *habits, unsigned chance, bool phase)
{
    switch (move.verb) {
    case JUSTINIAN_PASS:
        return chance < habits->pass;
    case JUSTINIAN_PLACE:
        return chance >= habits->pass && (phase ? move.open == 0 : move.open % 3 != 0 && move.open < 8);
    case JUSTINIAN_TRIGGER:
        return chance < habits->trigger;
    case JUSTINIAN_DECLINE:
        return chance >= habits->trigger;
    case JUSTINIAN_KEEP:
        return chance < habits->keep;
    default:
        return true;
    }
}

/* Lets the asked seat make a legal move by chance, so that games have many turns, scorings and exchanges. False if the
 * game is over. */
static inline bool play_on(const struct nika_setup *setup, struct nika_world *world, const struct plain_habits *habits,
                           struct nika_rng *rng)
{
    struct nika_move moves[NIKA_MOVES_MAX], move;
    struct nika_view view;
    const struct justinian_open *open = &plain_world_const(world)->open;
    struct plain_habits now = *habits;

    if (open->stage == JUSTINIAN_OVER)
        return false;
    const unsigned seat = open->turn, chance = nika_rng_below(rng, 100);
    const bool phase = nika_rng_below(rng, 100) < habits->phase;

    if (open->turns > 5 && !(open->hand_size[0] | open->hand_size[1] | open->hand_size[2] | open->hand_size[3]))
        now.trigger = habits->trigger_last;
    nika_look(setup, world, seat, &view);
    const unsigned count = nika_justinian.legal(setup, &view, moves);

    assert_true(count > 0);
    unsigned tries = 0;

    do /* there may be none of the kind */
        move = moves[nika_rng_below(rng, count)];
    while (++tries < 500 && !plain_fits(move, &now, chance, phase));
    assert_int_equal(nika_justinian.apply(setup, world, seat, move), NIKA_ACCEPTED);
    return true;
}

#endif
