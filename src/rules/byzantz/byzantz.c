/*
 * byzantz.c: Byzantz as a game of Nika: the table of its functions, and the questions that are short enough to stand
 * here.
 */
#include "byzantz_play.h"
#include "moves.h"

_Static_assert(sizeof(struct byzantz_world) <= NIKA_WORLD_BYTES, "a world fits its storage");
_Static_assert(sizeof(struct byzantz_open) + sizeof(struct byzantz_own) <= NIKA_VIEW_BYTES, "a view fits its storage");
_Static_assert(offsetof(struct byzantz_world, own) == sizeof(struct byzantz_open), "no gap before own");
_Static_assert(offsetof(struct byzantz_world, dark) ==
                   sizeof(struct byzantz_open) + NIKA_SEATS_MAX * sizeof(struct byzantz_own),
               "no gap before dark");

static struct nika_waiting waiting(const struct nika_setup *setup, const struct nika_view *view)
{
    const struct byzantz_open *open = byzantz_open(view);
    struct nika_waiting waiting = {0, 0};
    if (open->phase == BYZANTZ_OVER)
        return waiting;
    waiting.asked = (uint8_t)(1u << open->turn);
    if (open->phase == BYZANTZ_LIMIT)
        return waiting;
    waiting.free = (uint8_t)(((1u << setup->players) - 1) & ~(1u << open->turn));
    if (open->phase == BYZANTZ_FINAL) /* seats before this one have said that they are done */
        waiting.free = (uint8_t)(waiting.free & ~((1u << open->turn) - 1));
    return waiting;
}

static unsigned legal(const struct nika_setup *setup, const struct nika_view *view,
                      struct nika_move moves[NIKA_MOVES_MAX])
{
    if (view->seat >= setup->players)
        return 0;
    return byzantz_list_moves(byzantz_open(view), byzantz_own(view)->hand, view->seat, moves);
}

static bool result(const struct nika_setup *setup, const struct nika_view *view, struct nika_result *result)
{
    const struct byzantz_open *open = byzantz_open(view);
    int16_t cards_left[NIKA_SEATS_MAX] = {0};
    if (open->phase != BYZANTZ_OVER)
        return false;
    *result = (struct nika_result){{0}, {0}};
    for (unsigned seat = 0; seat < setup->players; seat++) {
        result->score[seat] = (int16_t)open->profit[seat];
        cards_left[seat] = open->hand_size[seat];
    }
    nika_rank(setup->players, cards_left, result);
    return true;
}

/* Profit lies face down: without the switch only its owner is told, until the game is over. */
bool byzantz_profit_shown(const struct nika_setup *setup, const struct nika_view *view, unsigned seat)
{
    return setup->switches[BYZANTZ_OPEN_PROFIT] == 0 || view->seat == seat || byzantz_open(view)->phase == BYZANTZ_OVER;
}

/* A bundle that is turned up, and cards from a hand that the others did not know to be there. What somebody could only
 * have worked out by counting all cards is not asked: then it counts as hidden. */
static bool reveals(const struct nika_setup *setup, const struct nika_world *before, const struct nika_world *after,
                    unsigned seat, struct nika_move move)
{
    const struct byzantz_open *was = &byzantz_world_const(before)->open, *is = &byzantz_world_const(after)->open;
    const bool shows_cards = move.verb == BYZANTZ_BID || move.verb == BYZANTZ_SELL || move.verb == BYZANTZ_DISCARD;
    (void)setup;
    return is->drawn != was->drawn || (shows_cards && !byzantz_holds(was->known[seat], move.open));
}

static const char *const on_off[] = {"on", "off", NULL};
static const struct nika_switch switches[] = {[BYZANTZ_OPEN_PROFIT] = {"open-profit", on_off}};

static const char *const refusals[] = {
    NIKA_REFUSAL_WORDS_COMMON,
    [BYZANTZ_NOT_IN_HAND] = "not-in-hand",
    [BYZANTZ_BID_TOO_LOW] = "bid-too-low",
    [BYZANTZ_MERCHANT_IN_BID] = "merchant-in-bid",
    [BYZANTZ_NOT_IN_BUNDLE] = "not-in-bundle",
    [BYZANTZ_EMPTY_GROUP] = "empty-group",
    [BYZANTZ_NOT_A_SET] = "not-a-set",
    [BYZANTZ_LIES_IN_BID] = "lies-in-bid",
    [BYZANTZ_LIMIT_FIRST] = "limit-first",
    [BYZANTZ_ALREADY_DONE] = "already-done",
    NULL,
};

const struct nika_game nika_byzantz = {
    .name = "byzantz",
    .players_min = 3,
    .players_max = NIKA_SEATS_MAX,
    .open_bytes = sizeof(struct byzantz_open),
    .own_bytes = sizeof(struct byzantz_own),
    .dark_bytes = sizeof(struct byzantz_dark),
    .switches = switches,
    .switch_count = sizeof switches / sizeof switches[0],
    .refusals = refusals,
    .piles = byzantz_piles,
    .begin = byzantz_begin,
    .waiting = waiting,
    .legal = legal,
    .result = result,
    .apply = byzantz_apply,
    .reveals = reveals,
    .imagine = byzantz_imagine,
    .reshuffle = byzantz_reshuffle,
    .step = byzantz_step,
    .say = byzantz_say,
    .parse = byzantz_parse,
    .encode = byzantz_encode,
    .decode = byzantz_decode,
    .write_deal = byzantz_write_deal,
    .read_deal = byzantz_read_deal,
    .write_view = byzantz_write_view,
    .check = byzantz_check,
};
