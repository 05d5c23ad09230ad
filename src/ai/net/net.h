/*
 * net.h: neural nets as docs/nets.md has them: a policy, which says what a strong player would do, and a value, which says
 * who wins. Everything is integer arithmetic, the same numbers on every platform. Inside this room only.
 */
#ifndef NIKA_NET_H
#define NIKA_NET_H

#include <nika/encoding.h>
#include <nika/prior.h>

enum {
    NIKA_NET_INPUT_MAX = 1024, /* bytes: observation, remembered, privileged */
    NIKA_NET_OPTIONS_MAX = NIKA_PRIORS_MAX,
    NIKA_NET_OPTION_BYTES = NIKA_OPTION_BYTES,
    NIKA_NET_WIDTH_MAX = 128, /* H, E, X, Y, F, D */
    NIKA_NET_THINGS_MAX = 12, /* goods, counselors */
    NIKA_NET_PLAYERS_MAX = 4, /* numbers of players of a game */
    NIKA_NET_PUSHES = 12,     /* remembered bytes for each seat in Justinian */
    NIKA_NET_HOLDERS = 3,     /* other seats that may hold a card in Justinian, at most */
    NIKA_NET_HOLDS = 12       /* these for each color */
};

/* Where a byte of the input goes: for the value v, if it is neither 0 nor `nothing`, the row `row` + min(v, rows) - 1 of
 * the table that is `target`'s, and v times `slope`. */
struct nika_net_byte {
    uint16_t row, slope; /* slope NIKA_NET_NO_SLOPE: none */
    uint8_t target;      /* the thing; NIKA_NET_GLOBALS; NIKA_NET_IGNORED */
    uint8_t rows, nothing;
};
enum { NIKA_NET_GLOBALS = NIKA_NET_THINGS_MAX, NIKA_NET_IGNORED = 255, NIKA_NET_NO_SLOPE = 65535 };

/* Which byte goes where, with one number of players. The policy's bytes come first, in both nets. */
struct nika_net_map {
    unsigned policy_size, value_size; /* bytes of the input */
    struct nika_net_byte bytes[NIKA_NET_INPUT_MAX];
    uint8_t nothing[NIKA_NET_INPUT_MAX]; /* of each byte the value that selects nothing */
};

/* Rows of weights, one for each output; or a table, with rows for its inputs. They lie in the file. */
struct nika_net_layer {
    const int8_t *weights, *slopes;
    unsigned inputs, outputs;
    int32_t bias[NIKA_NET_WIDTH_MAX], multiplier[NIKA_NET_WIDTH_MAX];
};

/* What policy and value have in common: how a position becomes Y numbers. */
struct nika_net_trunk {
    unsigned h, e, x, y;
    unsigned players_row; /* of the globals, that of the fewest players */
    struct nika_net_layer things, each, globals, pool, trunk;
};

/* An opened net. */
struct nika_net {
    const struct nika_game *game;
    unsigned things;
    bool has_cards;   /* layers for options that are cards (Byzantz) */
    bool knows_holds; /* it has learnt who holds which card (Justinian) */
    int32_t prior_weight, margin_unit;
    struct nika_net_map maps[NIKA_NET_PLAYERS_MAX]; /* from the fewest players on */
    struct nika_net_trunk policy, value;
    unsigned f, d;
    struct nika_net_layer mixed, plain, of_thing, holds, cards, worth, outcome;
};

/* Opens a file, which must stay where it is. NULL if it is all right; else what is wrong with it, in a few words, and the
 * net must not be used. */
const char *nika_net_open(struct nika_net *net, const struct nika_game *game, const uint8_t *bytes, size_t size);

/*
 * The logits of options, in 1/1024. The input: what the seat observes, then what it remembers. `priors` are hundredths of
 * a point, 0 or less; options are moves of the game as nika_option_of writes them, at most NIKA_NET_OPTIONS_MAX.
 */
void nika_net_policy(const struct nika_net *net, unsigned players, const uint8_t *input,
                     const uint8_t (*options)[NIKA_NET_OPTION_BYTES], const int16_t *priors, unsigned count,
                     int32_t *logits);

/*
 * Of Justinian, given the input of a policy: for each counselor and color who may hold that card. Number color · 3 + k - 1
 * is the logit, in 1/1024, of the k-th seat from the viewer as against the pile; without meaning where no such seat plays.
 */
struct nika_holds {
    int32_t logits[NIKA_NET_THINGS_MAX][NIKA_NET_HOLDS];
};
void nika_net_holds(const struct nika_net *net, unsigned players, const uint8_t *input, struct nika_holds *holds);

/*
 * The value for every seat, counted from the viewer, whose input it is: as above, then the privileged state of a world.
 * `win` are logits in 1/1024, `margin` in 1/1024 of margin_unit; beyond the players they are 0.
 */
void nika_net_value(const struct nika_net *net, unsigned players, const uint8_t *input, int32_t win[NIKA_SEATS_MAX],
                    int32_t margin[NIKA_SEATS_MAX]);

#endif
