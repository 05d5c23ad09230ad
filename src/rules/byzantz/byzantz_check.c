/*
 * byzantz_check.c: the invariants of a Byzantz position, as numbered in the header.
 *
 * Views are checked one by one because views also come from outside as bytes (byzantz_bytes.c): what passes here is safe to
 * ask, to draw worlds behind, and to show.
 */
#include "byzantz_play.h"

static bool all_seats(unsigned mask, unsigned players)
{
    return mask >> players == 0;
}

static const char *check_ranges(const struct nika_setup *setup, const struct nika_view *view)
{
    const struct byzantz_open *open = byzantz_open(view);
    const unsigned players = setup->players;
    bool possible = byzantz_possible(open->bundle) && byzantz_possible(open->market) && byzantz_possible(open->gone) &&
                    byzantz_merchants(open->gone) == 0 && open->gone_merchants <= BYZANTZ_MERCHANTS &&
                    byzantz_possible(byzantz_own(view)->hand);
    for (unsigned seat = 0; seat < NIKA_SEATS_MAX; seat++)
        possible = possible && byzantz_possible(open->bid[seat]) && byzantz_possible(open->known[seat]);
    if (!possible)
        return "B-1: every heap is possible";

    bool there = all_seats(open->in, players) && all_seats(open->picked, players) && open->opener < players &&
                 open->phase <= BYZANTZ_OVER && open->turn < players + (open->phase == BYZANTZ_OVER) &&
                 (open->phase != BYZANTZ_OVER || open->turn == players) && !open->unused[0] && !open->unused[1];
    for (unsigned seat = players; seat < NIKA_SEATS_MAX; seat++)
        there = there && !open->bid[seat] && !open->known[seat] && !open->profit[seat] && !open->hand_size[seat] &&
                !open->bid_total[seat] && !open->bidder_card[seat];
    if (!there || (view->seat == NIKA_WATCHER && byzantz_own(view)->hand))
        return "B-2: seats that are not there have nothing";
    return NULL;
}

static const char *check_course(const struct nika_setup *setup, const struct byzantz_open *open)
{
    const unsigned players = setup->players, rounds = byzantz_rounds(players);
    const bool in_round = open->phase < BYZANTZ_FINAL, bundle_out = open->phase <= BYZANTZ_GIVING;
    unsigned drawn = open->round * (byzantz_deck_size(players) / rounds);
    bool fits = in_round ? open->round < rounds : open->round == rounds && open->auction == 0 && open->opener == 0;
    fits = fits && open->auction <= players && (!bundle_out || open->auction < players);
    fits = fits && (open->phase != BYZANTZ_AUCTION || open->auction + 1u < players);
    fits = fits && (open->phase != BYZANTZ_MARKET || (open->auction == players && open->market));
    fits = fits && (open->phase != BYZANTZ_LIMIT || open->auction > 0) && (in_round || !open->market);
    for (unsigned auction = 0; fits && auction < open->auction + (unsigned)bundle_out; auction++)
        drawn += byzantz_bidder_card(players, auction);
    if (!fits || drawn != open->drawn)
        return "B-3: round, auction and drawn cards fit together";

    unsigned held = 0, holders = 0;
    for (unsigned seat = 0; seat < players; seat++)
        if (open->bidder_card[seat]) {
            held |= 1u << (open->bidder_card[seat] & 7);
            holders++;
            if (open->bidder_card[seat] > 6)
                holders = players + 1;
        }
    unsigned due = 0;
    for (unsigned auction = 0; auction < open->auction; auction++)
        due |= 1u << byzantz_bidder_card(players, auction);
    const bool turn_holds = open->phase < BYZANTZ_FINAL && open->bidder_card[open->turn];
    const bool turn_fits = open->phase > BYZANTZ_GIVING || !turn_holds;
    const bool limit_fits = open->phase != BYZANTZ_LIMIT || turn_holds;
    if (held != due || holders != open->auction || !turn_fits || !limit_fits)
        return "B-4: the bidder cards held are those of the auctions won";
    return NULL;
}

/* Whether the seat that is asked is the one whose turn it is: after the highest bidder, or, without a bid, the first
 * from the opener on that has not passed; behind that one nobody has acted yet. */
static bool turn_fits(const struct nika_setup *setup, const struct byzantz_open *open)
{
    const unsigned players = setup->players;
    unsigned from = open->opener, turn = players;
    for (unsigned seat = 0; seat < players; seat++)
        if (open->high && open->bid_total[seat] == open->high)
            from = seat + 1;
    for (unsigned i = 0; i < players; i++) {
        const unsigned seat = (from + i) % players;
        if (turn == players && open->in >> seat & 1)
            turn = seat;
        if (!open->high && turn != players && !open->bidder_card[seat] && !(open->in >> seat & 1))
            return false;
    }
    return turn == open->turn && !(open->high && open->bid_total[turn] == open->high) &&
           !open->bidder_card[open->opener];
}

static const char *check_auction(const struct nika_setup *setup, const struct byzantz_open *open)
{
    unsigned high = 0;
    uint64_t totals = 0;
    bool fits = (open->phase == BYZANTZ_AUCTION) == (open->in != 0);
    for (unsigned seat = 0; seat < setup->players; seat++) {
        const unsigned total = byzantz_value(open->bid[seat]);
        fits = fits && total == open->bid_total[seat] && byzantz_merchants(open->bid[seat]) == 0;
        fits = fits && (!(open->in >> seat & 1) || !open->bidder_card[seat]);
        if (!fits || !total)
            continue;
        fits = open->in >> seat & 1 && total < 64 && !(totals >> total & 1);
        totals |= UINT64_C(1) << (total & 63);
        high = total > high ? total : high;
    }
    if (!fits || high != open->high || (open->phase == BYZANTZ_AUCTION && !turn_fits(setup, open)))
        return "B-5: bids lie in an auction, before seats that are in it";
    const unsigned size = open->phase <= BYZANTZ_GIVING ? byzantz_bidder_card(setup->players, open->auction) : 0;
    if (byzantz_count(open->bundle) != size)
        return "B-6: the bundle has the size that the bidder card says";
    return NULL;
}

static const char *check_hands(const struct nika_setup *setup, const struct nika_view *view)
{
    const struct byzantz_open *open = byzantz_open(view);
    for (unsigned seat = 0; seat < setup->players; seat++) {
        const bool over = open->phase == BYZANTZ_LIMIT && seat == open->turn;
        const unsigned size = open->hand_size[seat] + byzantz_count(open->bid[seat]);
        /* 23: seven, and a whole good out of the market. */
        if (over ? size <= BYZANTZ_HAND_MAX || size > BYZANTZ_HAND_MAX + 16 : size > BYZANTZ_HAND_MAX)
            return "B-7: a hand has at most seven cards";
        const unsigned known = byzantz_count(open->known[seat]);
        if (known > open->hand_size[seat] || open->hand_size[seat] - known > BYZANTZ_DEALT)
            return "B-8: all but the dealt cards of a hand are known";
        /* Seven, and at most one merchant from each auction or six in a bundle. */
        const unsigned hidden = open->hand_size[seat] - known;
        if (byzantz_merchants(open->known[seat]) + hidden > 13 || byzantz_merchants(byzantz_own(view)->hand) > 13)
            return "B-12: no hand can have more than 13 merchants";
        if (seat == view->seat && (byzantz_count(byzantz_own(view)->hand) != open->hand_size[seat] ||
                                   !byzantz_holds(byzantz_own(view)->hand, open->known[seat])))
            return "B-8: known cards are in the hand";
    }
    return NULL;
}

/* That what cannot be seen is as much as the places where it can lie. */
static const char *check_unseen(const struct nika_setup *setup, const struct nika_view *view)
{
    const struct byzantz_open *open = byzantz_open(view);
    const struct byzantz_unseen unseen = byzantz_find_unseen(setup, view);
    unsigned places = byzantz_removed(setup->players) + byzantz_deck_size(setup->players) - open->drawn;
    for (unsigned seat = 0; seat < setup->players; seat++)
        if (seat != view->seat)
            places += open->hand_size[seat] - byzantz_count(open->known[seat]);
    if (!unseen.possible || byzantz_count(unseen.goods) + unseen.merchants != places)
        return "B-9: every card is in exactly one place";
    return NULL;
}

static const char *check_market(const struct nika_setup *setup, const struct byzantz_open *open)
{
    const unsigned players = setup->players;
    bool fits = open->picked == 0 || (open->auction == players && open->phase != BYZANTZ_AUCTION);
    const bool picking = open->phase == BYZANTZ_MARKET,
               turn_picked = open->turn < players && open->picked >> open->turn & 1;
    fits = fits && !(picking && turn_picked) && (open->phase != BYZANTZ_LIMIT || !open->picked || turn_picked);
    for (unsigned seat = 0; seat < players; seat++)
        for (unsigned other = 0; other < players; other++) {
            const bool before = open->picked >> seat & 1 && !(open->picked >> other & 1);
            const bool next = picking && seat == open->turn && other != seat && !(open->picked >> other & 1);
            if ((before || next) && open->bidder_card[seat] > open->bidder_card[other])
                fits = false;
        }
    if (!fits)
        return "B-10: who has picked held a lower bidder card";
    unsigned profit = 0;
    for (unsigned seat = 0; seat < players; seat++)
        profit += open->profit[seat];
    if (byzantz_merchants(open->market) > open->auction)
        return "B-12: the market has at most one merchant from each auction";
    if (profit > (byzantz_count(open->gone) + open->gone_merchants) / 3 * 5)
        return "B-11: profit was paid with cards that are gone";
    return NULL;
}

const char *byzantz_check_view(const struct nika_setup *setup, const struct nika_view *view)
{
    const struct byzantz_open *open = byzantz_open(view);
    const char *broken = check_ranges(setup, view);
    if (!broken)
        broken = check_course(setup, open);
    if (!broken)
        broken = check_auction(setup, open);
    if (!broken)
        broken = check_hands(setup, view);
    if (!broken)
        broken = check_unseen(setup, view);
    if (!broken)
        broken = check_market(setup, open);
    return broken;
}

const char *byzantz_check(const struct nika_setup *setup, const struct nika_world *bytes)
{
    const struct byzantz_world *world = byzantz_world_const(bytes);
    const struct byzantz_open *open = &world->open;
    struct nika_view view;
    for (unsigned seat = 0; seat < setup->players; seat++) {
        nika_look(setup, bytes, seat, &view);
        const char *broken = byzantz_check_view(setup, &view);
        if (broken)
            return broken;
    }
    for (unsigned seat = setup->players; seat < NIKA_SEATS_MAX; seat++)
        if (world->own[seat].hand)
            return "B-2: seats that are not there have nothing";
    unsigned counts[BYZANTZ_KINDS] = {0};
    for (unsigned kind = 0; kind < BYZANTZ_KINDS; kind++) {
        counts[kind] = byzantz_count_of(open->bundle, kind) + byzantz_count_of(open->market, kind) +
                       byzantz_count_of(open->gone, kind);
        for (unsigned seat = 0; seat < setup->players; seat++)
            counts[kind] += byzantz_count_of(open->bid[seat], kind) + byzantz_count_of(world->own[seat].hand, kind);
    }
    counts[BYZANTZ_MERCHANT] += open->gone_merchants;
    const unsigned removed = byzantz_removed(setup->players), deck = byzantz_deck_size(setup->players);
    for (unsigned i = 0; i < removed + deck; i++) {
        const unsigned kind = world->dark.cards[i];
        const bool drawn = i >= removed && i < removed + open->drawn;
        if (drawn ? kind != 0 : kind >= BYZANTZ_KINDS)
            return "B-9: every card is in exactly one place";
        counts[kind] += !drawn;
    }
    for (unsigned kind = 0; kind < BYZANTZ_KINDS; kind++)
        if (counts[kind] != byzantz_composition[kind])
            return "B-9: every card is in exactly one place";
    return NULL;
}
