/*
 * justinian.c: Justinian as a game of Nika: the table of its functions, and the questions that are short enough to
 * stand here.
 */
#include <string.h>

#include "justinian_play.h"

_Static_assert(sizeof(struct justinian_world) <= NIKA_WORLD_BYTES, "a world fits its storage");
_Static_assert(sizeof(struct justinian_open) + sizeof(struct justinian_own) <= NIKA_VIEW_BYTES,
               "a view fits its storage");
_Static_assert(offsetof(struct justinian_world, own) == sizeof(struct justinian_open), "no gap before own");
_Static_assert(offsetof(struct justinian_world, dark) ==
                   sizeof(struct justinian_open) + JUSTINIAN_SEATS * sizeof(struct justinian_own),
               "no gap before dark");
_Static_assert(JUSTINIAN_SEATS *JUSTINIAN_TOKENS + JUSTINIAN_COLORS * JUSTINIAN_COUNSELORS <= NIKA_DEAL_BYTES &&
                   JUSTINIAN_SEATS + JUSTINIAN_COLORS <= NIKA_PILES_MAX &&
                   JUSTINIAN_COUNSELORS * JUSTINIAN_COLUMNS <= NIKA_BOARD_MAX &&
                   JUSTINIAN_COUNSELORS * JUSTINIAN_PHASES <= NIKA_WINDOWS_MAX,
               "deal and board fit their storage");

static struct nika_waiting waiting(const struct nika_setup *setup, const struct nika_view *view)
{
    const struct justinian_open *open = justinian_open(view);
    (void)setup;
    return (struct nika_waiting){.asked = open->stage == JUSTINIAN_OVER ? 0 : (uint8_t)(1u << open->turn)};
}

static bool result(const struct nika_setup *setup, const struct nika_view *view, struct nika_result *result)
{
    static const int16_t no_tiebreak[NIKA_SEATS_MAX];
    const struct justinian_open *open = justinian_open(view);
    if (open->stage != JUSTINIAN_OVER)
        return false;
    *result = (struct nika_result){{0}, {0}};
    for (unsigned seat = 0; seat < setup->players; seat++)
        result->score[seat] = (int16_t)open->score[seat];
    nika_rank(setup->players, no_tiebreak, result);
    return true;
}

/* Whether an exchange brings its maker a card that he could not know: not if the top one of the pile is one that he put
 * under it himself. */
static bool draws_unknown(const struct nika_setup *setup, const struct justinian_open *open, unsigned seat,
                          unsigned color)
{
    struct justinian_exchange exchanges[JUSTINIAN_EXCHANGES_MAX];
    const unsigned count = justinian_exchanges(setup, open, color, exchanges);
    const unsigned pile = justinian_pile_size(setup->players);
    return count < pile || exchanges[count - pile].seat != seat;
}

/* Tokens that are drawn from a reserve (unless it is all that was left, which its owner knows), tokens that are turned
 * up, on counselors or on the phase space; cards that are shown or drawn. What somebody could only have worked out by
 * counting all tokens is not asked: then it counts as hidden. */
static bool reveals(const struct nika_setup *setup, const struct nika_world *before, const struct nika_world *after,
                    unsigned seat, struct nika_move move)
{
    const struct justinian_open *was = &justinian_world_const(before)->open, *is = &justinian_world_const(after)->open;
    switch (move.verb) {
    case JUSTINIAN_COLOR:
        return true;
    case JUSTINIAN_EXCHANGE:
        return draws_unknown(setup, was, seat, (unsigned)move.open);
    case JUSTINIAN_PASS:
        if (justinian_reserve_size(was, seat) > JUSTINIAN_DRAWN)
            return true;
        break;
    default:
        break;
    }
    return memcmp(was->seen, is->seen, sizeof was->seen) != 0;
}

/* Every seat is asked to trigger, whether it can or not, and who declines passes the question on (J2). */
static bool together(const struct nika_setup *setup, const struct nika_view *view, struct nika_move *next)
{
    (void)setup;
    *next = (struct nika_move){.verb = JUSTINIAN_DECLINE};
    return justinian_open(view)->stage == JUSTINIAN_TRIGGERING;
}

static const char *const ties[] = {"clockwise", "latest-pass", NULL};
static const char *const exceptions[] = {"chooser", "trigger", NULL};
static const char *const empty_finals[] = {"score", "none", NULL};
static const struct nika_switch switches[] = {[JUSTINIAN_TIE] = {"tie", ties},
                                              [JUSTINIAN_INFLUENCE] = {"influence", exceptions},
                                              [JUSTINIAN_EMPTY_FINAL] = {"empty-final", empty_finals}};

static const struct nika_edition editions[] = {
    {.name = "en"},
    {"fr", {[JUSTINIAN_TIE] = JUSTINIAN_TIE_LATEST_PASS, [JUSTINIAN_EMPTY_FINAL] = JUSTINIAN_EMPTY_FINAL_NONE}},
    {.name = "it"},
    {.name = "ja"},
};

/* The Italian edition once went by a parenthesis in 4.2.2 of its rulebook, against the example there and 4.2.1. */
static const struct nika_edition editions_1[] = {
    {.name = "en"},
    {"fr", {[JUSTINIAN_TIE] = JUSTINIAN_TIE_LATEST_PASS, [JUSTINIAN_EMPTY_FINAL] = JUSTINIAN_EMPTY_FINAL_NONE}},
    {"it", {[JUSTINIAN_INFLUENCE] = JUSTINIAN_INFLUENCE_BUT_TRIGGER}},
    {.name = "ja"},
};
_Static_assert(sizeof editions_1 == sizeof editions, "the same editions");

static const struct nika_board court = {
    .key = "court",
    .name = "reconstruction",
    .rows = JUSTINIAN_COUNSELORS,
    .columns = JUSTINIAN_COLUMNS,
    .most = 999,
    .rising = true,
    .numbers = justinian_reconstruction,
};

/* Of each counselor's tile, one window for each phase. */
static const struct nika_board windows = {
    .key = "windows",
    .rows = JUSTINIAN_COUNSELORS,
    .columns = JUSTINIAN_PHASES,
    .most = JUSTINIAN_COLUMNS - 1,
    .numbers = justinian_usual_windows,
};

static const char *const refusals[] = {
    NIKA_REFUSAL_WORDS_COMMON,
    [JUSTINIAN_COUNSELOR_FULL] = "counselor-full",
    [JUSTINIAN_ONE_MORE_ONLY] = "one-more-only",
    [JUSTINIAN_NO_SUCH_TOKEN] = "no-such-token",
    [JUSTINIAN_TOO_LITTLE_INFLUENCE] = "too-little-influence",
    [JUSTINIAN_COLOR_SCORED] = "color-scored",
    [JUSTINIAN_NO_SUCH_CARD] = "no-such-card",
    NULL,
};

const struct nika_game nika_justinian = {
    .name = "justinian",
    .players_min = 2,
    .players_max = JUSTINIAN_SEATS,
    .open_bytes = sizeof(struct justinian_open),
    .own_bytes = sizeof(struct justinian_own),
    .dark_bytes = sizeof(struct justinian_dark),
    .switches = switches,
    .switch_count = sizeof switches / sizeof switches[0],
    .editions = editions,
    .edition_count = sizeof editions / sizeof editions[0],
    .editions_1 = editions_1,
    .board = &court,
    .windows = &windows,
    .refusals = refusals,
    .piles = justinian_piles,
    .begin = justinian_begin,
    .waiting = waiting,
    .legal = justinian_legal,
    .result = result,
    .apply = justinian_apply,
    .reveals = reveals,
    .together = together,
    .imagine = justinian_imagine,
    .reshuffle = justinian_reshuffle,
    .step = justinian_step,
    .say = justinian_say,
    .parse = justinian_parse,
    .encode = justinian_encode,
    .decode = justinian_decode,
    .write_deal = justinian_write_deal,
    .read_deal = justinian_read_deal,
    .write_view = justinian_write_view,
    .check = justinian_check,
};
