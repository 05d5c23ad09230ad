/*
 * justinian_table.c: tells what lies on a table of Justinian, and what a seat has to itself.
 */
#include "tell_justinian.h"

/*
 * Tokens that were turned up.
 */

/* The tokens of each seat on one counselor. */
struct sorted {
    unsigned owners; /* mask of seats */
    justinian_tokens of[JUSTINIAN_SEATS];
};

static struct sorted sort_tokens(uint16_t values, uint8_t owners)
{
    struct sorted sorted = {0, {0}};
    for (unsigned slot = 0; slot < justinian_on(owners); slot++) {
        const unsigned seat = justinian_owner(owners, slot);
        sorted.owners |= 1u << seat;
        sorted.of[seat] += justinian_token(justinian_in_slot(values, slot) - 1);
    }
    return sorted;
}

static void tell_turned_on(const struct justinian_open *open, unsigned counselor, struct nika_listener listener)
{
    const struct sorted sorted = sort_tokens(open->turned[counselor], open->turned_owners[counselor]);
    const int sum = justinian_sum(open->turned[counselor]);
    const unsigned first = nika_lowest_bit(sorted.owners), others = sorted.owners & (sorted.owners - 1);
    struct listed one, other, last;
    if (!others) {
        nika_hear(listener, NIKA_DETAIL,
                  msg_ju_turned_by(counselor, sum, first, justinian_list_tokens(sorted.of[first], &one)));
    } else if (!(others & (others - 1))) {
        const unsigned second = nika_lowest_bit(others);
        nika_hear(listener, NIKA_DETAIL,
                  msg_ju_turned_by_two(counselor, sum, first, justinian_list_tokens(sorted.of[first], &one), second,
                                       justinian_list_tokens(sorted.of[second], &other)));
    } else {
        const unsigned second = nika_lowest_bit(others), third = nika_lowest_bit(others & (others - 1));
        nika_hear(listener, NIKA_DETAIL,
                  msg_ju_turned_by_three(counselor, sum, first, justinian_list_tokens(sorted.of[first], &one), second,
                                         justinian_list_tokens(sorted.of[second], &other), third,
                                         justinian_list_tokens(sorted.of[third], &last)));
    }
}

void justinian_tell_turned(const struct nika_setup *setup, const struct justinian_open *open,
                           struct nika_listener listener)
{
    bool any = false;
    (void)setup;
    for (unsigned place = 0; place < JUSTINIAN_COUNSELORS; place++) {
        const unsigned counselor = justinian_counselor(open->row_before, place);
        if (!open->turned[counselor])
            continue;
        if (!any)
            nika_hear(listener, NIKA_EVENT, msg_ju_turned());
        any = true;
        tell_turned_on(open, counselor, listener);
    }
    if (!any)
        nika_hear(listener, NIKA_EVENT, msg_ju_turned_none());
}

/*
 * The table.
 */

static void tell_place(const struct nika_setup *setup, const struct justinian_open *open, unsigned place,
                       struct nika_listener listener)
{
    const unsigned counselor = justinian_counselor(open->row, place);
    const unsigned value = justinian_value(setup, counselor, place, justinian_paying_phase(open));
    const uint8_t owners = open->owners[counselor];
    const unsigned on = justinian_on(owners);
    unsigned seats = 0, twice = 0;
    for (unsigned slot = 0; slot < on; slot++) {
        const unsigned seat = 1u << justinian_owner(owners, slot);
        twice |= seats & seat;
        seats |= seat;
    }
    const unsigned number = place + 1, first = seats ? nika_lowest_bit(seats) : 0;
    if (on == 0)
        nika_hear(listener, NIKA_DETAIL, msg_ju_place(number, counselor, value));
    else if (seats == 1u << first)
        nika_hear(listener, NIKA_DETAIL, msg_ju_place_one(number, counselor, value, on, first));
    else if (twice)
        nika_hear(listener, NIKA_DETAIL,
                  msg_ju_place_more(number, counselor, value, nika_lowest_bit(twice), nika_lowest_bit(seats & ~twice)));
    else
        nika_hear(listener, NIKA_DETAIL, msg_ju_place_each(number, counselor, value, seats));
}

static void tell_player(const struct justinian_open *open, unsigned seat, struct nika_listener listener)
{
    const unsigned points = open->score[seat], hand = open->hand_size[seat];
    const unsigned reserve = justinian_reserve_size(open, seat), phase = open->phase_count[seat];
    const bool passed = open->stage == JUSTINIAN_PLACING && !(open->in >> seat & 1);
    struct listed list;
    nika_hear(listener, NIKA_DETAIL,
              passed ? msg_ju_player_passed(seat, points, hand, reserve, phase)
                     : msg_ju_player(seat, points, hand, reserve, phase));
    if (open->seen[seat])
        nika_hear(listener, NIKA_DETAIL, msg_ju_used(seat, justinian_list_tokens(open->seen[seat], &list)));
}

void justinian_tell_table(const struct nika_setup *setup, const struct nika_view *view, struct nika_listener listener)
{
    const struct justinian_open *open = justinian_open(view);
    nika_hear(listener, NIKA_EVENT, msg_ju_now_phase(open->phase, open->turns + 1, justinian_threshold(open->phase)));
    for (unsigned phase = 0; phase < open->scored; phase++)
        nika_hear(listener, NIKA_DETAIL,
                  msg_ju_scored_by(phase, open->scoring[phase].color, open->scoring[phase].chooser));
    nika_hear(listener, NIKA_EVENT, msg_ju_the_row(justinian_paying_phase(open)));
    for (unsigned place = 0; place < JUSTINIAN_COUNSELORS; place++)
        tell_place(setup, open, place, listener);
    nika_hear(listener, NIKA_DETAIL, nika_setup_board_standard(setup) ? msg_ju_reconstruction() : msg_ju_loaded());
    if (open->stage == JUSTINIAN_DIRECTING)
        justinian_tell_turned(setup, open, listener);
    nika_hear(listener, NIKA_EVENT, msg_ju_the_players());
    for (unsigned seat = 0; seat < setup->players; seat++)
        tell_player(open, seat, listener);
}

/*
 * What a seat has to itself.
 */

static void tell_tokens(const struct nika_view *view, struct nika_listener listener)
{
    const struct justinian_open *open = justinian_open(view);
    const struct justinian_own *own = justinian_own(view);
    const unsigned seat = view->seat;
    const justinian_tokens reserve = JUSTINIAN_ALL_TOKENS - own->hand - own->phase - own->board - open->seen[seat];
    struct listed list;
    bool any = false;
    nika_hear(listener, NIKA_EVENT,
              own->hand ? msg_ju_hand(seat, justinian_count(own->hand), justinian_list_tokens(own->hand, &list))
                        : msg_ju_hand_empty(seat));
    if (reserve)
        nika_hear(listener, NIKA_DETAIL,
                  msg_ju_reserve(seat, justinian_count(reserve), justinian_list_tokens(reserve, &list)));
    for (unsigned place = 0; place < JUSTINIAN_COUNSELORS; place++) {
        const unsigned counselor = justinian_counselor(open->row, place);
        justinian_tokens heap = 0;
        for (unsigned slot = 0; slot < JUSTINIAN_ON_ONE; slot++)
            if (justinian_in_slot(own->laid[counselor], slot))
                heap += justinian_token(justinian_in_slot(own->laid[counselor], slot) - 1);
        if (!heap)
            continue;
        if (!any)
            nika_hear(listener, NIKA_EVENT, msg_ju_laid(seat));
        any = true;
        nika_hear(listener, NIKA_DETAIL, msg_ju_laid_on(counselor, justinian_list_tokens(heap, &list)));
    }
}

static void tell_influence(const struct nika_view *view, struct nika_listener listener)
{
    const struct justinian_own *own = justinian_own(view);
    const unsigned seat = view->seat, influence = justinian_influence(own->phase);
    const unsigned threshold = justinian_threshold(justinian_open(view)->phase);
    struct listed list;
    justinian_list_tokens(own->phase, &list);
    if (influence == 0)
        nika_hear(listener, NIKA_EVENT, msg_ju_no_influence(seat, threshold));
    else if (influence >= threshold)
        nika_hear(listener, NIKA_EVENT, msg_ju_has_influence(seat, influence, threshold, list.bytes));
    else
        nika_hear(listener, NIKA_EVENT,
                  msg_ju_lacks_influence(seat, threshold - influence, influence, threshold, list.bytes));
}

/* What a row would make of the seat's colors. */
static void tell_preview(const struct nika_setup *setup, const struct nika_view *view, uint64_t row,
                         struct nika_listener listener)
{
    const struct justinian_open *open = justinian_open(view);
    for (unsigned color = 0; color < JUSTINIAN_COLORS; color++) {
        const unsigned cards = justinian_own(view)->cards[color];
        struct listed list;
        unsigned now, then;
        justinian_list_cards(setup, cards, open->row, open->phase, &list, &now);
        justinian_list_cards(setup, cards, row, open->phase, &list, &then);
        if (cards)
            nika_hear(listener, NIKA_DETAIL, msg_ju_color_then(color, now, then, (int64_t)then - now));
    }
}

static void tell_directions(const struct nika_setup *setup, const struct nika_view *view, struct nika_listener listener)
{
    const struct justinian_open *open = justinian_open(view);
    const struct justinian_rows rows = justinian_moved(open->row, open->turned);
    struct listed list;
    nika_hear(listener, NIKA_EVENT, msg_ju_from_left(justinian_list_row(rows.from_left, &list)));
    tell_preview(setup, view, rows.from_left, listener);
    nika_hear(listener, NIKA_EVENT, msg_ju_from_right(justinian_list_row(rows.from_right, &list)));
    tell_preview(setup, view, rows.from_right, listener);
}

void justinian_tell_hand(const struct nika_setup *setup, const struct nika_view *view, struct nika_listener listener)
{
    const struct justinian_open *open = justinian_open(view);
    const unsigned phase = justinian_paying_phase(open);
    tell_tokens(view, listener);
    if (open->stage <= JUSTINIAN_TRIGGERING)
        tell_influence(view, listener);
    nika_hear(listener, NIKA_EVENT, msg_ju_cards(view->seat, phase));
    for (unsigned color = 0; color < JUSTINIAN_COLORS; color++) {
        struct listed list;
        unsigned sum;
        justinian_list_cards(setup, justinian_own(view)->cards[color], open->row, phase, &list, &sum);
        if (justinian_own(view)->cards[color])
            nika_hear(listener, NIKA_DETAIL, msg_ju_cards_of(color, list.bytes, sum));
    }
    if (open->stage == JUSTINIAN_DIRECTING)
        tell_directions(setup, view, listener);
}

void justinian_tell_holding(const struct nika_setup *setup, const struct nika_view *view, struct nika_listener listener)
{
    const struct justinian_own *own = justinian_own(view);
    struct listed tokens;
    (void)setup;
    nika_hear(listener, NIKA_DETAIL, msg_ju_holds_cards(view->seat, justinian_own_cards(own)));
    if (own->hand)
        nika_hear(listener, NIKA_DETAIL, msg_ju_holds_tokens(view->seat, justinian_list_tokens(own->hand, &tokens)));
    if (own->phase)
        nika_hear(listener, NIKA_DETAIL,
                  msg_ju_holds_influence(view->seat, justinian_list_tokens(own->phase, &tokens)));
}
