/*
 * ask_byzantz.c: what a picture of Byzantz's table needs besides the view: the hand sorted into sets, and what bids, sales,
 * gifts and groups would do to it. Everything follows from what the view's seat knows.
 */
#include <string.h>

#include <nika/byzantz.h>
#include <nika/games.h>

#include "ask.h"

static void write_cards(struct ask *ask, const char *key, byzantz_cards heap)
{
    char bytes[3 * BYZANTZ_DECK + 1];
    struct nika_text text = nika_text(bytes, sizeof bytes);
    byzantz_say_cards(heap, &text);
    nika_write_key(ask->writer, key);
    nika_write_word(ask->writer, bytes);
}

static void write_number(struct ask *ask, const char *key, unsigned number)
{
    nika_write_key(ask->writer, key);
    nika_write_whole(ask->writer, number);
}

/* A seat, or null for nobody. */
static void write_seat(struct ask *ask, const char *key, unsigned seat)
{
    nika_write_key(ask->writer, key);
    if (seat < ask->setup.players)
        nika_write_whole(ask->writer, seat);
    else
        nika_write_null(ask->writer);
}

static unsigned pays(byzantz_cards hand)
{
    return byzantz_best_sale(hand, NULL);
}

/* "points", "sets", "rest": a hand, sorted into the sets that earn most. */
static void write_sets(struct ask *ask, byzantz_cards hand)
{
    byzantz_cards set;
    write_number(ask, "points", pays(hand));
    nika_write_key(ask->writer, "sets");
    nika_write_open(ask->writer, '[');
    while (byzantz_best_sale(hand, &set) > 0 && set) {
        nika_write_open(ask->writer, '{');
        write_cards(ask, "cards", set);
        write_number(ask, "points", byzantz_set_points(set));
        nika_write_close(ask->writer, '}');
        hand -= set;
    }
    nika_write_close(ask->writer, ']');
    write_cards(ask, "rest", hand);
}

static byzantz_cards hand_of(const struct nika_view *view)
{
    return view->seat == NIKA_WATCHER ? 0 : byzantz_own(view)->hand;
}

static bool ask_table_view(struct ask *ask, struct nika_view *view)
{
    return ask_setup_of(ask, "byzantz") && ask_view(ask, "code", view);
}

/* Reads cards, "C4 C1 M". */
static bool ask_cards(struct ask *ask, const char *key, byzantz_cards *cards)
{
    char word[3 * BYZANTZ_DECK + 1];
    unsigned counts[BYZANTZ_KINDS] = {0}, kind;
    if (!ask_word(ask, key, word, sizeof word))
        return false;
    *cards = 0;
    for (const char *at = word; *at != '\0';) {
        size_t size = 0;
        while (at[size] != '\0' && at[size] != ' ')
            size++;
        if (!byzantz_parse_card(at, size, &kind) || counts[kind]++ == byzantz_composition[kind] || counts[kind] > 15)
            return ask_fail(ask, key);
        *cards += byzantz_card(kind);
        at += size + (at[size] == ' ');
    }
    return true;
}

/* "sets": setup, code, or cards instead of a code → {"points":most that can be earned by selling now,
 * "sets":[{"cards":"C4 C1 M","points":4}],"rest":"S2 O1"}: the hand, sorted into the sets that earn most. */
static void reply_sets(struct ask *ask)
{
    struct nika_view view;
    struct nika_json ignored;
    byzantz_cards cards;
    if (nika_json_get(ask->object, "cards", &ignored)) {
        if (ask_cards(ask, "cards", &cards))
            write_sets(ask, cards);
    } else if (ask_table_view(ask, &view))
        write_sets(ask, hand_of(&view));
}

/* The cheapest bid, and what it makes in all. */
static void write_least(struct ask *ask, const struct nika_view *view)
{
    const byzantz_cards least = view->seat == NIKA_WATCHER ? 0 : byzantz_least_bid(view);
    nika_write_key(ask->writer, "least");
    if (!least) {
        nika_write_null(ask->writer);
        return;
    }
    nika_write_open(ask->writer, '{');
    write_cards(ask, "cards", least);
    write_number(ask, "total", byzantz_open(view)->bid_total[view->seat] + byzantz_value(least));
    nika_write_close(ask->writer, '}');
}

/* The ways to sell one set now, and how much less the rest then pays than it could. */
static void write_sales(struct ask *ask, byzantz_cards hand)
{
    byzantz_cards sets[BYZANTZ_SETS_MAX];
    const unsigned count = byzantz_list_sets(hand, sets), most = pays(hand);
    nika_write_key(ask->writer, "sales");
    nika_write_open(ask->writer, '[');
    for (unsigned i = 0; i < count; i++) {
        const unsigned points = byzantz_set_points(sets[i]);
        nika_write_open(ask->writer, '{');
        write_cards(ask, "cards", sets[i]);
        write_number(ask, "points", points);
        write_number(ask, "costs", most - points - pays(hand - sets[i]));
        nika_write_close(ask->writer, '}');
    }
    nika_write_close(ask->writer, ']');
    write_cards(ask, "sale", byzantz_least_sale(hand));
}

/* What the hand's sales pay less without each of its cards; and how a hand with too many cards loses least. */
static void write_cuts(struct ask *ask, const struct nika_view *view)
{
    const byzantz_cards hand = hand_of(view);
    char word[NIKA_WORD_MAX];
    nika_write_key(ask->writer, "costs");
    nika_write_open(ask->writer, '{');
    for (unsigned kind = 0; kind < BYZANTZ_KINDS; kind++)
        if (byzantz_count_of(hand, kind)) {
            char name[4];
            struct nika_text spelled = nika_text(name, sizeof name);
            byzantz_say_cards(byzantz_card(kind), &spelled);
            write_number(ask, name, pays(hand) - pays(hand - byzantz_card(kind)));
        }
    nika_write_close(ask->writer, '}');
    write_cards(ask, "discard", byzantz_least_discard(hand));
    nika_write_key(ask->writer, "cut");
    if (byzantz_open(view)->phase == BYZANTZ_LIMIT && byzantz_open(view)->turn == view->seat) {
        (void)ask->setup.game->say(&ask->setup, byzantz_least_cut(hand), word);
        nika_write_word(ask->writer, word);
    } else
        nika_write_null(ask->writer);
}

/* What comes of the bundle: for each card that may be given, how many cards the hand then has and what its sets pay. */
static void write_gifts(struct ask *ask, byzantz_cards hand, byzantz_cards bundle)
{
    nika_write_key(ask->writer, "gifts");
    nika_write_open(ask->writer, '[');
    for (unsigned kind = 0; kind < BYZANTZ_KINDS; kind++)
        if (byzantz_count_of(bundle, kind)) {
            const byzantz_cards card = byzantz_card(kind), after = hand + bundle - card;
            nika_write_open(ask->writer, '{');
            write_cards(ask, "card", card);
            write_cards(ask, "keep", bundle - card);
            write_number(ask, "size", byzantz_count(after));
            write_number(ask, "points", pays(after));
            nika_write_close(ask->writer, '}');
        }
    nika_write_close(ask->writer, ']');
}

/* The most that the sets of a hand pay after the bundle has come to it. */
static unsigned pays_with(byzantz_cards hand, byzantz_cards bundle)
{
    unsigned most = 0;
    for (unsigned kind = 0; kind < BYZANTZ_KINDS; kind++)
        if (byzantz_count_of(bundle, kind)) {
            const unsigned points = pays(hand + bundle - byzantz_card(kind));
            most = points > most ? points : most;
        }
    return most;
}

/* The pick order, with the bidder cards that are still to be won given to the seats that have none: as they sit,
 * beginning with who opens. */
static void guess_order(unsigned players, const struct byzantz_open *open, unsigned order[NIKA_SEATS_MAX])
{
    unsigned seat = open->opener % players;
    byzantz_pick_order(players, open, order);
    for (unsigned pick = players; pick-- > 0;)
        if (order[pick] == players) {
            while (open->bidder_card[seat])
                seat = (seat + 1) % players;
            order[pick] = seat;
            seat = (seat + 1) % players;
        }
}

/* Who might take which group, if each in turn takes what pays most with the cards that are known of his hand, then what
 * has most cards. A guess, made of what everybody could remember; who has no bidder card yet picks first. */
static void forecast(const struct nika_setup *setup, const struct nika_view *view, unsigned takers[BYZANTZ_GROUPS])
{
    const struct byzantz_open *open = byzantz_open(view);
    unsigned order[NIKA_SEATS_MAX];
    guess_order(setup->players, open, order);
    for (unsigned group = 0; group < BYZANTZ_GROUPS; group++)
        takers[group] = NIKA_SEATS_MAX;
    for (unsigned i = 0; i < setup->players; i++) {
        const unsigned seat = order[i];
        const byzantz_cards hand = seat == view->seat ? hand_of(view) : open->known[seat];
        unsigned best = BYZANTZ_GROUPS, most = 0;
        if (open->picked >> seat & 1)
            continue;
        for (unsigned group = 0; group < BYZANTZ_GROUPS; group++) {
            const byzantz_cards cards = byzantz_group(open->market, group);
            if (!cards || takers[group] < NIKA_SEATS_MAX)
                continue;
            const unsigned worth = pays(hand + cards) << 10 | byzantz_count(cards) << 6 | (byzantz_value(cards) & 63);
            if (best == BYZANTZ_GROUPS || worth > most) {
                best = group;
                most = worth;
            }
        }
        if (best < BYZANTZ_GROUPS)
            takers[best] = seat;
    }
}

static void write_market(struct ask *ask, const struct nika_view *view)
{
    const byzantz_cards hand = hand_of(view), market = byzantz_open(view)->market;
    unsigned takers[BYZANTZ_GROUPS];
    forecast(&ask->setup, view, takers);
    nika_write_key(ask->writer, "groups");
    nika_write_open(ask->writer, '[');
    for (unsigned group = 0; group < BYZANTZ_GROUPS; group++) {
        const byzantz_cards cards = byzantz_group(market, group);
        nika_write_open(ask->writer, '{');
        nika_write_key(ask->writer, "group");
        nika_write_word(ask->writer, byzantz_group_names[group]);
        write_cards(ask, "cards", cards);
        write_number(ask, "value", byzantz_value(cards));
        write_number(ask, "size", byzantz_count(hand + cards));
        write_number(ask, "points", pays(hand + cards));
        write_seat(ask, "taker", takers[group]);
        nika_write_close(ask->writer, '}');
    }
    nika_write_close(ask->writer, ']');
}

/* Who picks when, each bidder card from the lowest on; who opens this auction and the next round. */
static void write_order(struct ask *ask, const struct byzantz_open *open)
{
    const unsigned players = ask->setup.players;
    unsigned order[NIKA_SEATS_MAX];
    byzantz_pick_order(players, open, order);
    nika_write_key(ask->writer, "order");
    nika_write_open(ask->writer, '[');
    for (unsigned pick = 0; open->phase < BYZANTZ_FINAL && pick < players; pick++) {
        nika_write_open(ask->writer, '{');
        write_number(ask, "bidder", byzantz_bidder_card(players, players - 1 - pick));
        write_seat(ask, "seat", order[pick]);
        nika_write_close(ask->writer, '}');
    }
    nika_write_close(ask->writer, ']');
    const bool auction = open->phase == BYZANTZ_AUCTION || open->phase == BYZANTZ_GIVING;
    write_seat(ask, "opener", auction ? open->opener : NIKA_SEATS_MAX);
    write_seat(ask, "next", open->round + 1u < byzantz_rounds(players) ? order[0] : NIKA_SEATS_MAX);
}

/* How many cards of each kind this seat has not seen anywhere. */
static void write_unseen(struct ask *ask, const struct nika_view *view)
{
    const struct byzantz_open *open = byzantz_open(view);
    nika_write_key(ask->writer, "unseen");
    nika_write_open(ask->writer, '{');
    for (unsigned kind = 0; kind < BYZANTZ_KINDS; kind++) {
        unsigned seen = kind == BYZANTZ_MERCHANT ? open->gone_merchants : byzantz_count_of(open->gone, kind);
        char name[4];
        struct nika_text spelled = nika_text(name, sizeof name);
        seen += byzantz_count_of(open->bundle, kind) + byzantz_count_of(open->market, kind);
        for (unsigned seat = 0; seat < ask->setup.players; seat++)
            seen += byzantz_count_of(open->bid[seat], kind) +
                    byzantz_count_of(seat == view->seat ? hand_of(view) : open->known[seat], kind);
        byzantz_say_cards(byzantz_card(kind), &spelled);
        write_number(ask, name, byzantz_composition[kind] - seen);
    }
    nika_write_close(ask->writer, '}');
}

void ask_write_byzantz(struct ask *ask, const struct nika_view *view)
{
    const struct byzantz_open *open = byzantz_open(view);
    const byzantz_cards hand = hand_of(view);
    const unsigned own = view->seat == NIKA_WATCHER ? 0 : open->bid_total[view->seat];
    write_sets(ask, hand);
    write_number(ask, "value", byzantz_value(hand));
    write_number(ask, "reach", own + byzantz_value(hand));
    write_number(ask, "most", BYZANTZ_HAND_MAX);
    write_least(ask, view);
    write_sales(ask, hand);
    write_cuts(ask, view);
    write_gifts(ask, hand, open->bundle);
    write_market(ask, view);
    write_order(ask, open);
    write_unseen(ask, view);
}

/* "weigh": setup, code, cards of the hand → what they are as a bid and as a sale: "cards" as records spell them, "total" of
 * the bid that they would make, "costs": what the sets of the rest pay less, "then": what sets would pay after winning the
 * bundle with it; "set": what it pays, 0 if it is none; "loses": how much less than by the best sales. */
static void reply_weigh(struct ask *ask)
{
    struct nika_view view;
    byzantz_cards cards;
    if (!ask_table_view(ask, &view) || !ask_cards(ask, "cards", &cards))
        return;
    const struct byzantz_open *open = byzantz_open(&view);
    const byzantz_cards hand = hand_of(&view);
    if (view.seat == NIKA_WATCHER || !byzantz_holds(hand, cards)) {
        ask_fail(ask, "cards");
        return;
    }
    const bool set = byzantz_is_set(cards);
    const unsigned points = set ? byzantz_set_points(cards) : 0;
    write_cards(ask, "cards", cards);
    write_number(ask, "total", open->bid_total[view.seat] + byzantz_value(cards));
    write_number(ask, "costs", pays(hand) - pays(hand - cards));
    write_number(ask, "then", pays_with(hand - cards, open->bundle));
    write_number(ask, "set", points);
    write_number(ask, "loses", set ? pays(hand) - points - pays(hand - cards) : 0);
}

/* A sale that everybody saw. */
struct sale {
    byzantz_cards cards;
    unsigned seat, round;
    bool final; /* after the last round */
};

/* A sale from {"seat":0,"move":"sell …","code":the view before it}. */
static bool read_sale(struct ask *ask, struct nika_json act, struct sale *sale)
{
    const struct nika_json question = ask->object;
    struct nika_move move;
    struct nika_view view;
    ask->object = act;
    const bool read = ask_player(ask, "seat", &sale->seat) && ask_move(ask, "move", &move) &&
                      ((move.verb == BYZANTZ_SELL && byzantz_is_set(move.open)) || ask_fail(ask, "move")) &&
                      ask_view(ask, "code", &view);
    ask->object = question;
    if (!read)
        return false;
    sale->cards = move.open;
    sale->final = byzantz_open(&view)->phase >= BYZANTZ_FINAL;
    sale->round = byzantz_open(&view)->round + !sale->final;
    return true;
}

/* One seat's sales, and what those of the rounds and the final ones have paid. */
static void write_ledger(struct ask *ask, unsigned seat, const struct sale *sales, unsigned count)
{
    unsigned paid[2] = {0, 0};
    nika_write_open(ask->writer, '{');
    nika_write_key(ask->writer, "sales");
    nika_write_open(ask->writer, '[');
    for (unsigned i = 0; i < count; i++)
        if (sales[i].seat == seat) {
            const unsigned points = byzantz_set_points(sales[i].cards);
            paid[sales[i].final] += points;
            nika_write_open(ask->writer, '{');
            write_cards(ask, "cards", sales[i].cards);
            write_number(ask, "points", points);
            write_number(ask, "round", sales[i].round);
            nika_write_key(ask->writer, "final");
            nika_write_bool(ask->writer, sales[i].final);
            nika_write_close(ask->writer, '}');
        }
    nika_write_close(ask->writer, ']');
    write_number(ask, "rounds", paid[0]);
    write_number(ask, "final", paid[1]);
    write_number(ask, "points", paid[0] + paid[1]);
    nika_write_close(ask->writer, '}');
}

/* "ledger": setup, acts → "seats": how each seat's profit came about. */
static void reply_ledger(struct ask *ask)
{
    struct sale sales[BYZANTZ_DECK / 3];
    unsigned count = 0;
    struct nika_json acts, act;
    if (!ask_setup_of(ask, "byzantz"))
        return;
    if (!nika_json_get(ask->object, "acts", &acts) || nika_json_kind(acts) != '[' ||
        nika_json_count(acts) > sizeof sales / sizeof sales[0]) {
        ask_fail(ask, "acts");
        return;
    }
    for (struct nika_json_walk walk = nika_json_walk(acts); nika_json_next(&walk, &act); count++)
        if (!read_sale(ask, act, &sales[count]))
            return;
    nika_write_key(ask->writer, "seats");
    nika_write_open(ask->writer, '[');
    for (unsigned seat = 0; seat < ask->setup.players; seat++)
        write_ledger(ask, seat, sales, count);
    nika_write_close(ask->writer, ']');
}

bool ask_about_byzantz(struct ask *ask, const char *what)
{
    static const struct {
        const char *name;
        void (*answer)(struct ask *);
    } all[] = {{"sets", reply_sets}, {"weigh", reply_weigh}, {"ledger", reply_ledger}};
    for (unsigned i = 0; i < sizeof all / sizeof all[0]; i++)
        if (strcmp(all[i].name, what) == 0) {
            all[i].answer(ask);
            return true;
        }
    return false;
}
