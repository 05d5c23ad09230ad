/*
 * board_byzantz_choice.c: choosing a move of Byzantz with keys.
 *
 * Pieces (cards, groups) lie in one row, buttons in another. Left and right move the cursor, up and down change the
 * row, Enter acts on what the cursor is on. Where several cards are chosen, Enter or the space bar on a card selects or
 * deselects it; after a selection by space, letter or digit, Enter acts on the first button at once, so that `c`, `s`,
 * Enter is a bid. The scene stores little: everything else follows from the view.
 */
#include <string.h>

#include "board_byzantz.h"

enum { STEPS_MAX = 24 };

/* What the scene keeps. All 0: the decision begins, and the choice is what the view suggests. */
struct kept {
    uint8_t touched;
    uint8_t mode, place, piece, button;
    uint8_t steps;
    uint32_t chosen;
    uint32_t moment; /* a digest of the situation: if it changes, the choice starts over */
    struct {
        uint32_t chosen;
        uint8_t mode, place;
    } before[STEPS_MAX]; /* for undo */
};
_Static_assert(sizeof(struct kept) <= sizeof((struct scene *)0)->choice, "a choice has room in the scene");

static struct kept *kept_in(struct scene *scene)
{
    return (struct kept *)(void *)scene->choice;
}

void byzantz_order_hand(byzantz_cards hand, struct pieces *pieces)
{
    byzantz_cards left = hand, set;
    unsigned number = 0;
    *pieces = (struct pieces){.count = 0};
    while (byzantz_best_sale(left, &set)) {
        left -= set;
        number++;
        for (unsigned place = 0; place < BYZANTZ_KINDS; place++) {
            const unsigned kind = byzantz_kind_at(place);
            for (unsigned i = byzantz_count_of(set, kind); i > 0; i--) {
                pieces->of[pieces->count] = (uint8_t)kind;
                pieces->set[pieces->count] = (uint8_t)number;
                pieces->pays[pieces->count++] = (uint8_t)byzantz_set_points(set);
            }
        }
    }
    for (unsigned place = 0; place < BYZANTZ_KINDS; place++) {
        const unsigned kind = byzantz_kind_at(place);
        for (unsigned i = byzantz_count_of(left, kind); i > 0; i--)
            pieces->of[pieces->count++] = (uint8_t)kind;
    }
}

static void order_cards(byzantz_cards heap, struct pieces *pieces)
{
    *pieces = (struct pieces){.count = 0};
    for (unsigned place = 0; place < BYZANTZ_KINDS; place++) {
        const unsigned kind = byzantz_kind_at(place);
        for (unsigned i = byzantz_count_of(heap, kind); i > 0; i--)
            pieces->of[pieces->count++] = (uint8_t)kind;
    }
}

static void order_groups(byzantz_cards market, struct pieces *pieces)
{
    *pieces = (struct pieces){.count = 0};
    for (unsigned group = 0; group < BYZANTZ_GROUPS; group++)
        if (byzantz_group(market, group))
            pieces->of[pieces->count++] = (uint8_t)group;
}

static byzantz_cards hand_of(const struct scene *scene)
{
    return scene->view->seat == NIKA_WATCHER ? 0 : byzantz_own(scene->view)->hand;
}

/* Which pieces are these cards. */
static unsigned find_pieces(const struct pieces *pieces, byzantz_cards cards)
{
    unsigned mask = 0;
    for (unsigned i = 0; i < pieces->count; i++)
        if (byzantz_count_of(cards, pieces->of[i])) {
            mask |= 1u << i;
            cards -= byzantz_card(pieces->of[i]);
        }
    return mask;
}

static bool has_many(enum mode mode)
{
    return mode == MODE_BID || mode == MODE_SELL;
}

byzantz_cards byzantz_chosen(const struct choice *choice)
{
    byzantz_cards cards = 0;
    if (!has_many(choice->mode))
        return 0;
    for (unsigned i = 0; i < choice->pieces.count; i++)
        if (choice->chosen >> i & 1)
            cards += byzantz_card(choice->pieces.of[i]);
    return cards;
}

/* The mode that the moment asks for. */
static enum mode first_mode(const struct scene *scene)
{
    if (!scene->asked)
        return MODE_NONE;
    switch (byzantz_open(scene->view)->phase) {
    case BYZANTZ_AUCTION:
        return MODE_BID;
    case BYZANTZ_GIVING:
        return MODE_GIVE;
    case BYZANTZ_LIMIT:
        return byzantz_least_cut(hand_of(scene)).verb == BYZANTZ_SELL ? MODE_SELL : MODE_DISCARD;
    case BYZANTZ_MARKET:
        return MODE_TAKE;
    case BYZANTZ_FINAL:
        return MODE_SELL;
    default:
        return MODE_NONE;
    }
}

static void lay_pieces(const struct scene *scene, struct choice *choice)
{
    const struct byzantz_open *open = byzantz_open(scene->view);
    if (choice->mode == MODE_GIVE)
        order_cards(open->bundle, &choice->pieces);
    else if (choice->mode == MODE_TAKE)
        order_groups(open->market, &choice->pieces);
    else
        byzantz_order_hand(hand_of(scene), &choice->pieces);
}

static void lay_buttons(const struct scene *scene, struct choice *choice)
{
    static const enum button lists[][BUTTONS_MAX] = {
        [MODE_NONE] = {BUTTON_SELLING},
        [MODE_BID] = {BUTTON_BID, BUTTON_LEAST, BUTTON_PASS, BUTTON_SELLING},
        [MODE_SELL] = {BUTTON_SALE, BUTTON_BACK},
        [MODE_DISCARD] = {BUTTON_DISCARD, BUTTON_SELLING},
        [MODE_GIVE] = {BUTTON_GIVE, BUTTON_SELLING},
        [MODE_TAKE] = {BUTTON_TAKE, BUTTON_SELLING},
    };
    const unsigned phase = byzantz_open(scene->view)->phase;
    const bool sets = byzantz_best_sale(hand_of(scene), NULL) > 0;
    memcpy(choice->buttons, lists[choice->mode], sizeof choice->buttons);
    choice->button_count = choice->mode == MODE_NONE ? 1 : choice->mode == MODE_BID ? 4 : 2;
    if (choice->mode == MODE_SELL && scene->asked && phase == BYZANTZ_FINAL)
        choice->buttons[1] = BUTTON_END;
    if (choice->mode == MODE_SELL && scene->asked && phase == BYZANTZ_LIMIT)
        choice->buttons[1] = BUTTON_SELLING;
    if (choice->buttons[choice->button_count - 1] == BUTTON_SELLING && choice->mode != MODE_SELL && !sets)
        choice->button_count--;
    /* What can't be done has no button. */
    const bool cannot_bid = choice->mode == MODE_BID && !byzantz_least_bid(scene->view);
    const unsigned gone = cannot_bid ? 2 : choice->mode == MODE_SELL && !sets ? 1 : 0;
    choice->button_count -= gone;
    memmove(choice->buttons, choice->buttons + gone, choice->button_count * sizeof choice->buttons[0]);
}

/* The first choice of a mode: what is proposed. */
static void propose(const struct scene *scene, struct choice *choice)
{
    const byzantz_cards hand = hand_of(scene);
    choice->place = PLACE_PIECES;
    choice->piece = choice->button = choice->chosen = 0;
    switch (choice->mode) {
    case MODE_BID:
        if (choice->buttons[0] == BUTTON_PASS)
            choice->place = PLACE_BUTTONS;
        break;
    case MODE_SELL: {
        const byzantz_cards set = byzantz_least_sale(hand);
        choice->chosen = find_pieces(&choice->pieces, set);
        choice->place = set ? PLACE_ARMED : PLACE_BUTTONS;
        break;
    }
    case MODE_DISCARD: {
        const unsigned mask = find_pieces(&choice->pieces, byzantz_least_discard(hand));
        while (mask && !(mask >> choice->piece & 1))
            choice->piece++;
        break;
    }
    default:
        break;
    }
}

/*
 * A digest of what a choice depends on. Out of turn that is the hand only; sales by others in the meantime matter only
 * to whoever takes from the market.
 */
static uint32_t moment_of(const struct scene *scene)
{
    const struct byzantz_open *open = byzantz_open(scene->view);
    const byzantz_cards market = open->phase == BYZANTZ_MARKET ? open->market : 0;
    const uint64_t table = scene->asked ? open->bundle + market + open->phase + 1u : 0;
    const uint64_t all = hand_of(scene) * UINT64_C(0x9e3779b97f4a7c15) + table * UINT64_C(0xc2b2ae3d27d4eb4f);
    return (uint32_t)(all >> 32);
}

struct choice byzantz_choice(const struct scene *scene)
{
    const struct kept *kept = (const struct kept *)(const void *)scene->choice;
    const bool touched = kept->touched && kept->moment == moment_of(scene);
    struct choice choice = {.mode = touched ? (enum mode)kept->mode : first_mode(scene)};
    lay_pieces(scene, &choice);
    lay_buttons(scene, &choice);
    if (!touched) {
        propose(scene, &choice);
        return choice;
    }
    choice.place = (enum place)kept->place;
    choice.piece = kept->piece < choice.pieces.count ? kept->piece : 0;
    choice.button = kept->button < choice.button_count ? kept->button : 0;
    choice.chosen = kept->chosen & ((1u << choice.pieces.count) - 1);
    return choice;
}

static void keep(struct scene *scene, const struct choice *choice)
{
    struct kept *kept = kept_in(scene);
    kept->touched = 1;
    kept->moment = moment_of(scene);
    kept->mode = (uint8_t)choice->mode;
    kept->place = (uint8_t)choice->place;
    kept->piece = (uint8_t)choice->piece;
    kept->button = (uint8_t)choice->button;
    kept->chosen = choice->chosen;
}

/* Saves the choice, for undo. */
static void remember(struct scene *scene, const struct choice *choice)
{
    struct kept *kept = kept_in(scene);
    if (kept->moment != moment_of(scene))
        kept->steps = 0;
    if (kept->steps == STEPS_MAX) {
        memmove(kept->before, kept->before + 1, sizeof kept->before - sizeof kept->before[0]);
        kept->steps--;
    }
    kept->before[kept->steps].chosen = choice->chosen;
    kept->before[kept->steps].mode = (uint8_t)choice->mode;
    kept->before[kept->steps++].place = (uint8_t)choice->place;
}

bool byzantz_undo(struct scene *scene)
{
    struct kept *kept = kept_in(scene);
    if (kept->steps == 0 || kept->moment != moment_of(scene))
        return false;
    kept->steps--;
    kept->chosen = kept->before[kept->steps].chosen;
    kept->mode = kept->before[kept->steps].mode;
    kept->place = kept->before[kept->steps].place;
    return true;
}

static enum answer refuse(struct nika_listener listener, struct nika_message message)
{
    listener.hear(listener.context, NIKA_EVENT, message);
    return ANSWER_REFUSED;
}

/*
 * Acts.
 */
static enum answer change_mode(struct scene *scene, struct choice *choice, enum mode mode)
{
    remember(scene, choice);
    choice->mode = mode;
    lay_pieces(scene, choice);
    lay_buttons(scene, choice);
    propose(scene, choice);
    keep(scene, choice);
    return ANSWER_CHANGED;
}

/* Goes over to selling, and back. */
static enum answer press_selling(struct scene *scene, struct choice *choice, struct nika_listener listener)
{
    const struct byzantz_open *open = byzantz_open(scene->view);
    if (choice->mode == MODE_SELL) {
        const bool asked_to = scene->asked && open->phase == BYZANTZ_FINAL;
        if (asked_to)
            return ANSWER_NOTHING;
        return change_mode(scene, choice,
                           !scene->asked                  ? MODE_NONE
                           : open->phase == BYZANTZ_LIMIT ? MODE_DISCARD
                                                          : first_mode(scene));
    }
    if (!scene->asked && open->phase == BYZANTZ_LIMIT)
        return refuse(listener, msg_by_r_limit_other(open->turn));
    if (!scene->asked && open->phase == BYZANTZ_FINAL && scene->view->seat < open->turn)
        return refuse(listener, msg_by_r_done());
    if (!byzantz_best_sale(hand_of(scene), NULL))
        return refuse(listener, msg_by_no_set());
    return change_mode(scene, choice, MODE_SELL);
}

static enum answer press_least(struct scene *scene, struct choice *choice, struct nika_listener listener)
{
    const struct byzantz_open *open = byzantz_open(scene->view);
    const byzantz_cards least = byzantz_least_bid(scene->view);
    if (!least)
        return refuse(listener, msg_by_b_no_least(open->bid_total[scene->view->seat] + byzantz_value(hand_of(scene)),
                                                  open->high));
    remember(scene, choice);
    choice->chosen = find_pieces(&choice->pieces, least);
    choice->place = PLACE_ARMED;
    keep(scene, choice);
    return ANSWER_CHANGED;
}

static enum answer make(struct nika_move *move, enum byzantz_verb verb, uint64_t open)
{
    *move = (struct nika_move){.verb = verb, .open = open};
    return ANSWER_MOVE;
}

static enum answer press_button(struct scene *scene, struct choice *choice, enum button button, struct nika_move *move,
                                struct nika_listener listener)
{
    const byzantz_cards chosen = byzantz_chosen(choice);
    const unsigned piece = choice->pieces.of[choice->piece];
    switch (button) {
    case BUTTON_BID:
        return chosen ? make(move, BYZANTZ_BID, chosen) : refuse(listener, msg_by_b_choose_first());
    case BUTTON_LEAST:
        return press_least(scene, choice, listener);
    case BUTTON_PASS:
        return make(move, BYZANTZ_PASS, 0);
    case BUTTON_SELLING:
    case BUTTON_BACK:
        return press_selling(scene, choice, listener);
    case BUTTON_SALE:
        if (!chosen)
            return refuse(listener, msg_by_b_choose_set());
        if (byzantz_count(chosen) != 3)
            return refuse(listener, msg_by_u_three(byzantz_count(chosen)));
        return make(move, BYZANTZ_SELL, chosen);
    case BUTTON_END:
        return make(move, BYZANTZ_DONE, 0);
    case BUTTON_GIVE:
        return make(move, BYZANTZ_GIVE, byzantz_card(piece));
    case BUTTON_TAKE:
        return make(move, BYZANTZ_TAKE, piece);
    default:
        return make(move, BYZANTZ_DISCARD, byzantz_card(piece));
    }
}

/* Chooses a piece or takes it back; where only one can be chosen, the cursor is the choice. */
static enum answer toggle(struct scene *scene, struct choice *choice, unsigned piece, enum place place,
                          struct nika_listener listener)
{
    if (piece >= choice->pieces.count)
        return ANSWER_NOTHING;
    if (choice->mode == MODE_BID && choice->pieces.of[piece] == BYZANTZ_MERCHANT)
        return refuse(listener, msg_by_r_merchant());
    choice->piece = piece;
    if (has_many(choice->mode)) {
        remember(scene, choice);
        choice->chosen ^= 1u << piece;
        choice->place = place;
    } else {
        choice->place = PLACE_PIECES;
    }
    keep(scene, choice);
    return ANSWER_CHANGED;
}

/* A good's letter: chooses one more of its cards, the lowest first; after the last, none. Where only one piece can be
 * chosen, it goes from one of the good's to the next. */
static enum answer press_good(struct scene *scene, struct choice *choice, unsigned good, struct nika_listener listener)
{
    const struct pieces *pieces = &choice->pieces;
    unsigned mask = 0;
    for (unsigned i = 0; i < pieces->count; i++)
        mask |= (unsigned)((choice->mode == MODE_TAKE ? pieces->of[i] : group_of_kind(pieces->of[i])) == good) << i;
    if (choice->mode == MODE_BID && good == BYZANTZ_GOODS)
        return refuse(listener, msg_by_r_merchant());
    if (!mask)
        return refuse(listener, msg_by_b_no_such_card(good));
    if (!has_many(choice->mode)) {
        unsigned next = choice->piece;
        do
            next = (next + 1) % pieces->count;
        while (!(mask >> next & 1));
        return toggle(scene, choice, next, PLACE_PIECES, listener);
    }
    unsigned lowest = PIECES_MAX;
    for (unsigned i = 0; i < pieces->count; i++)
        if ((mask & ~choice->chosen) >> i & 1 && (lowest == PIECES_MAX || pieces->of[i] <= pieces->of[lowest]))
            lowest = i;
    if (lowest < PIECES_MAX)
        return toggle(scene, choice, lowest, PLACE_ARMED, listener);
    remember(scene, choice);
    choice->chosen &= ~mask;
    choice->place = PLACE_ARMED;
    keep(scene, choice);
    return ANSWER_CHANGED;
}

/* Left and right over pieces or buttons; up and down between them. */
static enum answer move_cursor(struct scene *scene, struct choice *choice, int key)
{
    const bool buttons = choice->place == PLACE_BUTTONS;
    const unsigned count = buttons ? choice->button_count : choice->pieces.count;
    unsigned *at = buttons ? &choice->button : &choice->piece;
    switch (key) {
    case PRESSED_UP:
    case PRESSED_BACK_TAB:
        if (choice->pieces.count == 0)
            return ANSWER_NOTHING;
        choice->place = PLACE_PIECES;
        break;
    case PRESSED_DOWN:
    case PRESSED_TAB:
        if (key == PRESSED_TAB && buttons && choice->pieces.count > 0) {
            choice->place = PLACE_PIECES;
            break;
        }
        if (choice->button_count == 0)
            return ANSWER_NOTHING;
        choice->button = buttons ? choice->button : 0;
        choice->place = PLACE_BUTTONS;
        break;
    default:
        if (count == 0)
            return ANSWER_NOTHING;
        *at = key == PRESSED_LEFT    ? (*at + count - 1) % count
              : key == PRESSED_RIGHT ? (*at + 1) % count
              : key == PRESSED_HOME  ? 0
                                     : count - 1;
        choice->place = buttons ? PLACE_BUTTONS : PLACE_PIECES;
    }
    keep(scene, choice);
    return ANSWER_CHANGED;
}

static enum answer press_enter(struct scene *scene, struct choice *choice, struct nika_move *move,
                               struct nika_listener listener)
{
    if (choice->place == PLACE_BUTTONS)
        return press_button(scene, choice, choice->buttons[choice->button], move, listener);
    if (choice->place == PLACE_PIECES && has_many(choice->mode))
        return toggle(scene, choice, choice->piece, PLACE_PIECES, listener);
    return choice->pieces.count ? press_button(scene, choice, choice->buttons[0], move, listener) : ANSWER_NOTHING;
}

static bool has_button(const struct choice *choice, enum button button)
{
    for (unsigned i = 0; i < choice->button_count; i++)
        if (choice->buttons[i] == button)
            return true;
    return false;
}

/* Letters that are neither goods nor cursor. */
static enum answer press_letter(struct scene *scene, struct choice *choice, int key, struct nika_move *move,
                                struct nika_listener listener)
{
    static const char goods[] = "cswtgom";
    const char *good = key > 0 && key < 0x80 ? strchr(goods, key) : NULL;
    if (good)
        return press_good(scene, choice, (unsigned)(good - goods), listener);
    if (key >= '0' && key <= '9')
        return toggle(scene, choice, key == '0' ? 9 : (unsigned)(key - '1'), PLACE_ARMED, listener);
    if (key == 'x')
        return press_selling(scene, choice, listener);
    if (key == 'p' && scene->asked && byzantz_open(scene->view)->phase == BYZANTZ_AUCTION)
        return press_button(scene, choice, BUTTON_PASS, move, listener);
    if (key == 'b' && has_button(choice, BUTTON_LEAST))
        return press_button(scene, choice, BUTTON_LEAST, move, listener);
    if (key == 'd' && has_button(choice, BUTTON_END))
        return press_button(scene, choice, BUTTON_END, move, listener);
    return ANSWER_NOTHING;
}

enum answer byzantz_key(struct scene *scene, int key, struct nika_move *move, struct nika_listener listener)
{
    if (scene->view->seat == NIKA_WATCHER || byzantz_open(scene->view)->phase == BYZANTZ_OVER)
        return ANSWER_NOTHING;
    struct choice choice = byzantz_choice(scene);
    if (key >= 'A' && key <= 'Z')
        key += 'a' - 'A';
    if (choice.mode == MODE_NONE) /* out of turn: nothing but selling */
        return key == 'x' || key == PRESSED_SPOT + SPOT_BUTTONS ? press_selling(scene, &choice, listener)
                                                                : ANSWER_NOTHING;
    if (key >= PRESSED_SPOT + SPOT_BUTTONS && key < PRESSED_SPOT + SPOT_BUTTONS + (int)choice.button_count)
        return press_button(scene, &choice, choice.buttons[key - PRESSED_SPOT - SPOT_BUTTONS], move, listener);
    if (key >= PRESSED_SPOT)
        return toggle(scene, &choice, (unsigned)(key - PRESSED_SPOT), PLACE_ARMED, listener);
    switch (key) {
    case PRESSED_UP:
    case PRESSED_DOWN:
    case PRESSED_LEFT:
    case PRESSED_RIGHT:
    case PRESSED_HOME:
    case PRESSED_END:
    case PRESSED_TAB:
    case PRESSED_BACK_TAB:
        return move_cursor(scene, &choice, key);
    case PRESSED_ENTER:
        return press_enter(scene, &choice, move, listener);
    case ' ':
        if (choice.place == PLACE_BUTTONS)
            return press_button(scene, &choice, choice.buttons[choice.button], move, listener);
        return has_many(choice.mode) ? toggle(scene, &choice, choice.piece, PLACE_ARMED, listener) : ANSWER_NOTHING;
    case PRESSED_BACKSPACE:
        return byzantz_undo(scene) ? ANSWER_CHANGED : ANSWER_NOTHING;
    default:
        return press_letter(scene, &choice, key, move, listener);
    }
}

/*
 * What buttons and keys say.
 */
struct nika_message byzantz_button(const struct scene *scene, const struct choice *choice, enum button button,
                                   char word[8])
{
    const struct byzantz_open *open = byzantz_open(scene->view);
    const byzantz_cards chosen = byzantz_chosen(choice), least = byzantz_least_bid(scene->view);
    const unsigned own = scene->view->seat == NIKA_WATCHER ? 0 : open->bid_total[scene->view->seat];
    const unsigned piece = choice->pieces.of[choice->piece];
    switch (button) {
    case BUTTON_BID:
        return chosen ? msg_by_b_do_bid(own + byzantz_value(chosen)) : msg_by_b_do_bid_none();
    case BUTTON_LEAST:
        return msg_by_b_do_least(least ? own + byzantz_value(least) : 0);
    case BUTTON_PASS:
        return msg_by_b_do_pass();
    case BUTTON_SELLING:
        return choice->mode == MODE_SELL ? msg_by_b_do_discards() : msg_by_b_do_sell();
    case BUTTON_BACK:
        return msg_by_b_do_back();
    case BUTTON_SALE:
        return byzantz_is_set(chosen) ? msg_by_b_do_sale(byzantz_set_points(chosen)) : msg_by_b_do_sale_none();
    case BUTTON_END:
        return msg_by_b_do_end();
    case BUTTON_GIVE:
        return msg_by_b_do_give(card_word(piece, word));
    case BUTTON_TAKE:
        return msg_by_b_do_take(piece);
    default:
        return msg_by_b_do_discard(card_word(piece, word));
    }
}

static void hear(struct nika_listener listener, struct nika_message message)
{
    listener.hear(listener.context, NIKA_DETAIL, message);
}

/* What Enter does, where that is a move. */
static void tell_enter(const struct scene *scene, const struct choice *choice, struct nika_listener listener)
{
    const struct byzantz_open *open = byzantz_open(scene->view);
    const byzantz_cards chosen = byzantz_chosen(choice);
    const unsigned piece = choice->pieces.of[choice->piece];
    const enum button button = choice->buttons[choice->place == PLACE_BUTTONS ? choice->button : 0];
    char word[8];
    if (choice->place == PLACE_PIECES && has_many(choice->mode))
        return;
    if (button == BUTTON_BID && chosen)
        hear(listener, msg_by_k_bid(open->bid_total[scene->view->seat] + byzantz_value(chosen)));
    else if (button == BUTTON_PASS)
        hear(listener, msg_by_k_pass_only());
    else if (button == BUTTON_SALE && byzantz_is_set(chosen))
        hear(listener, msg_by_k_sale(byzantz_set_points(chosen)));
    else if (button == BUTTON_GIVE)
        hear(listener, msg_by_k_give(card_word(piece, word)));
    else if (button == BUTTON_TAKE)
        hear(listener, msg_by_k_take(piece));
    else if (button == BUTTON_DISCARD)
        hear(listener, msg_by_k_discards(card_word(piece, word)));
    else if (button == BUTTON_END)
        hear(listener, msg_by_k_end_only());
}

void byzantz_keys(const struct scene *scene, struct nika_listener listener)
{
    const struct byzantz_open *open = byzantz_open(scene->view);
    if (scene->view->seat == NIKA_WATCHER || open->phase == BYZANTZ_OVER)
        return;
    const struct choice choice = byzantz_choice(scene);
    const bool sets = byzantz_best_sale(byzantz_own(scene->view)->hand, NULL) > 0;
    const byzantz_cards least = byzantz_least_bid(scene->view);
    if (choice.mode == MODE_NONE) {
        if (sets && open->phase != BYZANTZ_LIMIT)
            hear(listener, msg_by_k_sell());
        return;
    }
    tell_enter(scene, &choice, listener);
    if (has_many(choice.mode)) {
        if (choice.mode == MODE_BID && least) {
            hear(listener, msg_by_k_least(open->bid_total[scene->view->seat] + byzantz_value(least)));
            hear(listener, msg_by_k_choose());
        } else if (choice.mode == MODE_SELL && sets) {
            hear(listener, msg_by_k_choose());
        }
    } else if (choice.pieces.count > 1) {
        hear(listener, msg_by_k_move());
    }
    if (choice.mode == MODE_BID && choice.buttons[choice.button] != BUTTON_PASS)
        hear(listener, msg_by_k_pass());
    if (has_button(&choice, BUTTON_END) && choice.buttons[choice.button] != BUTTON_END)
        hear(listener, msg_by_k_end());
    if (has_button(&choice, BUTTON_BACK))
        hear(listener, msg_by_k_back());
    if (has_button(&choice, BUTTON_SELLING))
        hear(listener, choice.mode == MODE_SELL ? msg_by_k_discard() : msg_by_k_sell());
    if (choice.pieces.count > 1)
        hear(listener, msg_by_k_letters());
}
