/*
 * byzantz_bytes.c: a view of Byzantz as bytes. What follows from the rest (totals, the highest bid) is not written.
 */
#include <string.h>

#include <nika/bytes.h>

#include "byzantz_play.h"

enum { VERSION = 1 };

size_t byzantz_encode(const struct nika_setup *setup, const struct nika_view *view, uint8_t code[NIKA_CODE_MAX])
{
    const struct byzantz_open *open = byzantz_open(view);
    struct nika_bytes_out out = {.bytes = code, .room = NIKA_CODE_MAX};
    nika_put(&out, VERSION, 1);
    nika_put(&out, view->seat, 1);
    nika_put(&out, open->phase, 1);
    nika_put(&out, open->turn, 1);
    nika_put(&out, open->opener, 1);
    nika_put(&out, open->in, 1);
    nika_put(&out, open->round, 1);
    nika_put(&out, open->auction, 1);
    nika_put(&out, open->picked, 1);
    nika_put(&out, open->drawn, 1);
    nika_put(&out, open->gone_merchants, 1);
    nika_put(&out, open->gone, 8);
    nika_put(&out, open->bundle, 8);
    nika_put(&out, open->market, 8);
    for (unsigned seat = 0; seat < setup->players; seat++) {
        nika_put(&out, open->bidder_card[seat], 1);
        nika_put(&out, open->hand_size[seat], 1);
        nika_put(&out, open->profit[seat], 2);
        nika_put(&out, open->bid[seat], 8);
        nika_put(&out, open->known[seat], 8);
    }
    nika_put(&out, byzantz_own(view)->hand, 8);
    return out.size;
}

bool byzantz_decode(const struct nika_setup *setup, const uint8_t *code, size_t size, struct nika_view *view)
{
    struct nika_bytes_in in = {.bytes = code, .size = size};
    struct byzantz_open open;
    struct byzantz_own own;
    memset(&open, 0, sizeof open);
    const unsigned version = (unsigned)nika_get(&in, 1);
    const unsigned viewer = (unsigned)nika_get(&in, 1);
    open.phase = (uint8_t)nika_get(&in, 1);
    open.turn = (uint8_t)nika_get(&in, 1);
    open.opener = (uint8_t)nika_get(&in, 1);
    open.in = (uint8_t)nika_get(&in, 1);
    open.round = (uint8_t)nika_get(&in, 1);
    open.auction = (uint8_t)nika_get(&in, 1);
    open.picked = (uint8_t)nika_get(&in, 1);
    open.drawn = (uint8_t)nika_get(&in, 1);
    open.gone_merchants = (uint8_t)nika_get(&in, 1);
    open.gone = nika_get(&in, 8);
    open.bundle = nika_get(&in, 8);
    open.market = nika_get(&in, 8);
    for (unsigned seat = 0; seat < setup->players; seat++) {
        open.bidder_card[seat] = (uint8_t)nika_get(&in, 1);
        open.hand_size[seat] = (uint8_t)nika_get(&in, 1);
        open.profit[seat] = (uint16_t)nika_get(&in, 2);
        open.bid[seat] = nika_get(&in, 8);
        open.known[seat] = nika_get(&in, 8);
        open.bid_total[seat] = (uint8_t)byzantz_value(open.bid[seat]);
        if (open.bid_total[seat] > open.high)
            open.high = open.bid_total[seat];
    }
    own.hand = nika_get(&in, 8);
    if (!nika_got_all(&in) || version != VERSION || (viewer >= setup->players && viewer != NIKA_WATCHER))
        return false;

    struct nika_view read = {.seat = (uint8_t)viewer};
    memcpy(read.bytes, &open, sizeof open);
    memcpy(read.bytes + sizeof open, &own, sizeof own);
    if (byzantz_check_view(setup, &read) != NULL)
        return false;
    *view = read;
    return true;
}
