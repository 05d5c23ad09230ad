/*
 * byzantz_advice.c: tells whom Byzantz waits for, what a player is asked and can do, why a move was refused, and why
 * one should be thought over.
 */
#include "byzantz_tell.h"

/* Whether only one seat is left in an auction; it has no bid then. */
static bool is_alone(const struct byzantz_open *open)
{
    return open->phase == BYZANTZ_AUCTION && open->in == 1u << open->turn;
}

static bool opens(const struct nika_setup *setup, const struct byzantz_open *open)
{
    unsigned there = 0;
    for (unsigned seat = 0; seat < setup->players; seat++)
        there |= (unsigned)(open->bidder_card[seat] == 0) << seat;
    return open->turn == open->opener && !open->high && open->in == there;
}

void byzantz_tell_waiting(const struct nika_setup *setup, const struct nika_view *view, struct nika_listener listener)
{
    const struct byzantz_open *open = byzantz_open(view);
    const unsigned who = open->turn;
    struct nika_message message;
    switch (open->phase) {
    case BYZANTZ_AUCTION:
        message = is_alone(open) ? msg_by_w_last(who) : opens(setup, open) ? msg_by_w_opens(who) : msg_by_w_bids(who);
        break;
    case BYZANTZ_GIVING:
        message = msg_by_w_gives(who);
        break;
    case BYZANTZ_LIMIT:
        message = msg_by_w_trims(who, open->hand_size[who]);
        break;
    case BYZANTZ_MARKET:
        message = msg_by_w_takes(who);
        break;
    default:
        message = msg_by_w_sells(who);
    }
    nika_hear(listener, NIKA_EVENT, message);
}

static struct nika_message auction_question(const struct nika_setup *setup, const struct nika_view *view)
{
    const struct byzantz_open *open = byzantz_open(view);
    const unsigned own = open->bid_total[view->seat], most = own + byzantz_value(hand_of(view));
    if (!open->high && !most)
        return msg_by_q_no_goods();
    if (is_alone(open))
        return msg_by_q_last(open->opener);
    if (!open->high)
        return opens(setup, open) ? msg_by_q_opens(byzantz_bidder_card(setup->players, open->auction))
                                  : msg_by_q_bids();
    const unsigned rival = highest_bidder(open);
    if (most <= open->high)
        return msg_by_q_short(open->high, rival, most);
    return own ? msg_by_q_raise(open->high, rival, own, open->high + 1u - own) : msg_by_q_outbid(open->high, rival);
}

void byzantz_tell_question(const struct nika_setup *setup, const struct nika_view *view, struct nika_listener listener)
{
    const struct byzantz_open *open = byzantz_open(view);
    const unsigned count = byzantz_count(hand_of(view)), pays = byzantz_best_sale(hand_of(view), NULL);
    struct shown_cards cards;
    struct nika_message message;
    switch (open->phase) {
    case BYZANTZ_AUCTION:
        message = auction_question(setup, view);
        break;
    case BYZANTZ_GIVING:
        message = msg_by_q_gives(cards_of(open->bundle, &cards));
        break;
    case BYZANTZ_LIMIT:
        message = msg_by_q_trims((int64_t)count - BYZANTZ_HAND_MAX, count);
        break;
    case BYZANTZ_MARKET:
        message = msg_by_q_takes();
        break;
    default:
        message = pays ? msg_by_q_sells(pays) : msg_by_q_ends();
    }
    nika_hear(listener, NIKA_EVENT, message);
}

/*
 * Help.
 */

/* A move in short: the first letter of the record's verb, and its cards in small letters or the letter of its group. It
 * can be typed in all languages. */
static const char *brief_of(const struct nika_setup *setup, struct nika_move move, char brief[NIKA_WORD_MAX])
{
    static const char letters[BYZANTZ_GROUPS + 1] = "cswtgom";
    char word[NIKA_WORD_MAX];
    struct nika_text text = nika_text(brief, NIKA_WORD_MAX);
    size_t at = 0;
    setup->game->say(setup, move, word);
    nika_text_add_char(&text, word[0]);
    while (word[at] && word[at] != ' ')
        at++;
    if (move.verb == BYZANTZ_TAKE) {
        nika_text_add_char(&text, ' ');
        nika_text_add_char(&text, letters[move.open]);
        return brief;
    }
    for (; word[at]; at++)
        nika_text_add_char(&text, word[at] >= 'A' && word[at] <= 'Z' ? (char)(word[at] + 'a' - 'A') : word[at]);
    return brief;
}

/* One line of help for a move of this moment. */
static void help_move(const struct nika_setup *setup, struct nika_move move, struct nika_listener listener)
{
    char brief[NIKA_WORD_MAX];
    struct shown_cards cards;
    struct nika_message message;
    brief_of(setup, move, brief);
    cards_of(move.verb == BYZANTZ_TAKE ? 0 : move.open, &cards);
    switch (move.verb) {
    case BYZANTZ_BID:
        message = msg_by_type_bid(cards.bytes, brief);
        break;
    case BYZANTZ_PASS:
        message = msg_by_type_pass();
        break;
    case BYZANTZ_GIVE:
        message = msg_by_type_give(cards.bytes, brief);
        break;
    case BYZANTZ_TAKE:
        message = msg_by_type_take((unsigned)move.open, brief);
        break;
    case BYZANTZ_SELL:
        message = msg_by_type_sell(cards.bytes, brief);
        break;
    case BYZANTZ_DISCARD:
        message = msg_by_type_discard(cards.bytes, brief);
        break;
    default:
        message = msg_by_type_done();
    }
    nika_hear(listener, NIKA_DETAIL, message);
}

/* The first legal move with a verb that is not selling; the cheapest bid, if it is about bidding. */
static void help_phase(const struct nika_setup *setup, const struct nika_view *view, struct nika_listener listener)
{
    const byzantz_cards least = byzantz_least_bid(view);
    struct nika_move moves[NIKA_MOVES_MAX];
    const unsigned count = setup->game->legal(setup, view, moves);
    if (least)
        help_move(setup, (struct nika_move){.verb = BYZANTZ_BID, .open = least}, listener);
    if (count > 0 && moves[0].verb != BYZANTZ_SELL)
        help_move(setup, moves[0], listener);
}

void byzantz_tell_help(const struct nika_setup *setup, const struct nika_view *view, struct nika_listener listener)
{
    static const unsigned example[] = {3, 0, BYZANTZ_MERCHANT}; /* C4 C1 M */
    const struct byzantz_open *open = byzantz_open(view);
    byzantz_cards set = byzantz_least_sale(hand_of(view));
    if (open->phase == BYZANTZ_OVER)
        return;
    nika_hear(listener, NIKA_EVENT,
              open->turn != view->seat         ? msg_by_help_wait()
              : open->phase == BYZANTZ_AUCTION ? msg_by_help_auction()
              : open->phase == BYZANTZ_GIVING  ? msg_by_help_giving()
              : open->phase == BYZANTZ_LIMIT   ? msg_by_help_limit()
              : open->phase == BYZANTZ_MARKET  ? msg_by_help_market()
                                               : msg_by_help_final());
    help_phase(setup, view, listener);
    if (!set)
        for (unsigned i = 0; i < sizeof example / sizeof example[0]; i++)
            set += byzantz_card(example[i]);
    help_move(setup, (struct nika_move){.verb = BYZANTZ_SELL, .open = set}, listener);
}

/*
 * Refusals.
 */

/* Which bid would be high enough. */
static void tell_enough(const struct nika_view *view, struct nika_listener listener)
{
    const struct byzantz_open *open = byzantz_open(view);
    const byzantz_cards least = byzantz_least_bid(view);
    const unsigned own = open->bid_total[view->seat];
    struct shown_cards cards;
    nika_hear(listener, NIKA_DETAIL,
              least ? msg_by_r_enough(cards_of(least, &cards), own + byzantz_value(least))
                    : msg_by_r_cannot(own + byzantz_value(hand_of(view)), open->high));
}

/* Which set could be sold. */
static void tell_sellable(const struct nika_view *view, struct nika_listener listener)
{
    const byzantz_cards set = byzantz_least_sale(hand_of(view));
    struct shown_cards cards;
    nika_hear(listener, NIKA_DETAIL,
              set ? msg_by_set_pays(cards_of(set, &cards), byzantz_set_points(set)) : msg_by_no_set());
}

static void tell_not_in_hand(const struct nika_view *view, struct nika_move move, struct nika_listener listener)
{
    const byzantz_cards hand = hand_of(view);
    struct shown_cards missing, held;
    cards_of(byzantz_without(move.open, hand), &missing);
    nika_hear(listener, NIKA_EVENT,
              hand ? msg_by_r_hand(missing.bytes, cards_of(hand, &held)) : msg_by_r_hand_empty(missing.bytes));
}

static struct nika_message not_now(const struct byzantz_open *open, struct shown_cards *cards)
{
    switch (open->phase) {
    case BYZANTZ_AUCTION:
        return msg_by_r_now_auction();
    case BYZANTZ_GIVING:
        return msg_by_r_now_giving(cards_of(open->bundle, cards));
    case BYZANTZ_MARKET:
        return msg_by_r_now_market(cards_of(open->market, cards));
    default:
        return msg_by_r_now_final();
    }
}

bool byzantz_tell_refusal(const struct nika_setup *setup, const struct nika_view *view, struct nika_move move,
                          nika_refusal refusal, struct nika_listener listener)
{
    const struct byzantz_open *open = byzantz_open(view);
    struct shown_cards cards, others;
    (void)setup;
    if (view->seat == NIKA_WATCHER)
        return false;
    switch (refusal) {
    case NIKA_NOT_ASKED:
        nika_hear(listener, NIKA_EVENT, msg_by_r_turn(open->turn));
        break;
    case NIKA_NOT_NOW:
        nika_hear(listener, NIKA_EVENT, not_now(open, &cards));
        break;
    case BYZANTZ_NOT_IN_HAND:
        tell_not_in_hand(view, move, listener);
        break;
    case BYZANTZ_BID_TOO_LOW:
        nika_hear(listener, NIKA_EVENT,
                  msg_by_r_low(cards_of(move.open, &cards), open->bid_total[view->seat] + byzantz_value(move.open),
                               open->high));
        tell_enough(view, listener);
        break;
    case BYZANTZ_MERCHANT_IN_BID:
        nika_hear(listener, NIKA_EVENT, msg_by_r_merchant());
        tell_enough(view, listener);
        break;
    case BYZANTZ_NOT_IN_BUNDLE:
        nika_hear(listener, NIKA_EVENT, msg_by_r_bundle(cards_of(move.open, &cards), cards_of(open->bundle, &others)));
        break;
    case BYZANTZ_EMPTY_GROUP:
        nika_hear(listener, NIKA_EVENT, msg_by_r_group((unsigned)move.open, cards_of(open->market, &cards)));
        break;
    case BYZANTZ_NOT_A_SET:
        nika_hear(listener, NIKA_EVENT, msg_by_r_set(cards_of(move.open, &cards)));
        tell_sellable(view, listener);
        break;
    case BYZANTZ_LIES_IN_BID:
        nika_hear(listener, NIKA_EVENT, msg_by_r_in_bid(cards_of(byzantz_without(move.open, hand_of(view)), &cards)));
        break;
    case BYZANTZ_LIMIT_FIRST:
        nika_hear(listener, NIKA_EVENT,
                  open->turn == view->seat ? msg_by_r_limit(open->hand_size[view->seat])
                                           : msg_by_r_limit_other(open->turn));
        break;
    case BYZANTZ_ALREADY_DONE:
        nika_hear(listener, NIKA_EVENT, msg_by_r_done());
        break;
    default:
        return false;
    }
    return true;
}

/* The others are told with what the hand has or lacks. */
bool byzantz_refusal_is_open(nika_refusal refusal)
{
    return refusal < NIKA_REFUSALS_COMMON || refusal == BYZANTZ_NOT_IN_BUNDLE || refusal == BYZANTZ_EMPTY_GROUP ||
           refusal == BYZANTZ_LIMIT_FIRST || refusal == BYZANTZ_ALREADY_DONE;
}

/*
 * Doubts: only where a move throws away what is there for the taking.
 */
bool byzantz_tell_doubt(const struct nika_setup *setup, const struct nika_view *view, struct nika_move move,
                        struct nika_listener listener)
{
    const struct byzantz_open *open = byzantz_open(view);
    const byzantz_cards hand = hand_of(view);
    const unsigned pays = byzantz_best_sale(hand, NULL);
    struct shown_cards cards;
    (void)setup;
    if (move.verb == BYZANTZ_DONE && pays) {
        nika_hear(listener, NIKA_EVENT, msg_by_d_done(pays));
        return true;
    }
    if (move.verb == BYZANTZ_BID && is_alone(open)) {
        const byzantz_cards least = byzantz_least_bid(view);
        if (byzantz_value(move.open) <= byzantz_value(least))
            return false;
        nika_hear(listener, NIKA_EVENT,
                  msg_by_d_alone(byzantz_value(move.open), cards_of(least, &cards), byzantz_value(least)));
        return true;
    }
    if (move.verb == BYZANTZ_DISCARD) {
        const unsigned left = byzantz_best_sale(hand - move.open, NULL);
        if (left == pays)
            return false;
        nika_hear(listener, NIKA_EVENT, msg_by_d_discard(cards_of(move.open, &cards), pays - left));
        return true;
    }
    if (move.verb == BYZANTZ_SELL && open->phase == BYZANTZ_FINAL) {
        const unsigned brings = byzantz_set_points(move.open) + byzantz_best_sale(hand - move.open, NULL);
        if (brings == pays)
            return false;
        nika_hear(listener, NIKA_EVENT, msg_by_d_sale(pays - brings));
        return true;
    }
    return false;
}

void byzantz_spell(struct nika_move move, struct nika_voice voice, struct nika_text *text)
{
    struct shown_cards cards;
    struct nika_message message = msg_by_spell_done();
    if (move.verb != BYZANTZ_TAKE)
        cards_of(move.open, &cards);
    if (move.verb == BYZANTZ_BID)
        message = msg_by_spell_bid(cards.bytes);
    else if (move.verb == BYZANTZ_PASS)
        message = msg_by_spell_pass();
    else if (move.verb == BYZANTZ_GIVE)
        message = msg_by_spell_give(cards.bytes);
    else if (move.verb == BYZANTZ_TAKE)
        message = msg_by_spell_take((unsigned)move.open);
    else if (move.verb == BYZANTZ_SELL)
        message = msg_by_spell_sell(cards.bytes);
    else if (move.verb == BYZANTZ_DISCARD)
        message = msg_by_spell_discard(cards.bytes);
    nika_say(text, voice, message);
}
