/*
 * board_byzantz.c: Byzantz on the full screen: auction at the top, players, market, and one's hand and choice below. On
 * a wide screen the market stands beside the players.
 */
#include "board_byzantz.h"

enum {
    PLAYER_COLUMNS = 80, /* that the list of players needs */
    MARKET_COLUMNS = 38, /* of the market beside it */
    BASE_ROWS = 11       /* without the players */
};

/*
 * What one has, and chooses.
 */

/* How tightly the hand lies: [C3][C1][M]=3, or C3 C1 M=3, or C3 C1 M for the largest hands there can be. */
enum tightness { IN_BRACKETS, BARE, WITHOUT_SETS };

static int card_columns(unsigned kind, enum tightness tightness)
{
    return (kind == BYZANTZ_MERCHANT ? 2 : 3) + (tightness == IN_BRACKETS);
}

/* What follows a card: what its set pays, and blanks. */
static int gap_after(const struct pieces *pieces, unsigned i, enum tightness tightness)
{
    const bool ends = i + 1 == pieces->count || pieces->set[i] != pieces->set[i + 1];
    if (tightness == WITHOUT_SETS)
        return 0;
    if (ends)
        return (pieces->set[i] ? 2 : 0) + (tightness == IN_BRACKETS ? 2 : 0);
    return tightness == IN_BRACKETS && !pieces->set[i] &&
           group_of_kind(pieces->of[i]) != group_of_kind(pieces->of[i + 1]);
}

static enum tightness tightness_of(const struct pieces *pieces, int columns)
{
    enum tightness tightness = IN_BRACKETS;
    for (; tightness < WITHOUT_SETS; tightness++) {
        int used = 0;
        for (unsigned i = 0; i < pieces->count; i++)
            used += card_columns(pieces->of[i], tightness) + gap_after(pieces, i, tightness);
        if (used - (tightness == IN_BRACKETS ? 2 : 0) <= columns)
            break;
    }
    return tightness;
}

static void draw_bare_card(const struct drawing *drawing, int row, int column, unsigned kind, enum style style,
                           bool cursor)
{
    char word[8];
    if (cursor)
        canvas_put(drawing->canvas, row, column, 1, style, ">");
    canvas_put(drawing->canvas, row, column + 1, 2, style, card_word(kind, word));
}

/* The cards of the hand, sets together with what they pay; below them their digits, and a tick under those chosen. */
static void draw_cards(const struct drawing *drawing, struct area area, int row)
{
    const struct choice *choice = &drawing->choice;
    const bool chooses = choice->mode == MODE_BID || choice->mode == MODE_SELL || choice->mode == MODE_DISCARD;
    struct pieces pieces;
    byzantz_order_hand(byzantz_own(drawing->scene->view)->hand, &pieces);
    const enum tightness tightness = tightness_of(&pieces, area.columns - 1);
    int column = area.column + (tightness == IN_BRACKETS);
    for (unsigned i = 0; i < pieces.count; i++) {
        const bool cursor = chooses && choice->place == PLACE_PIECES && choice->piece == i;
        const bool chosen = chooses && choice->mode != MODE_DISCARD && choice->chosen >> i & 1;
        const enum style style = cursor   ? STYLE_FOCUS
                                 : chosen ? STYLE_CHOSEN
                                          : byzantz_style(group_of_kind(pieces.of[i]));
        const int width = card_columns(pieces.of[i], tightness), gap = gap_after(&pieces, i, tightness);
        if (tightness == IN_BRACKETS)
            byzantz_put_card(drawing, row, column, pieces.of[i], style, cursor);
        else
            draw_bare_card(drawing, row, column, pieces.of[i], style, cursor);
        if (chooses) {
            char digit[] = {(char)('1' + i), '\0'};
            if (i < 9)
                canvas_put(drawing->canvas, row + 1, column + 1, 1, STYLE_KEY, digit);
            if (chosen)
                canvas_put(drawing->canvas, row + 1, column + 2, 1, STYLE_CHOSEN, "✓");
            canvas_spot(drawing->canvas, (struct area){row, column, 2, width}, PRESSED_SPOT + (int)i);
        }
        column += width;
        if (pieces.set[i] && gap >= 2) {
            const char pays[] = {'=', (char)('0' + pieces.pays[i]), '\0'};
            canvas_put(drawing->canvas, row, column, 2, STYLE_GAIN, pays);
        }
        column += gap;
    }
}

/* What a choice of bid cards comes to: the sentence, and what it would cost. */
static struct nika_message bid_state(const struct drawing *drawing, struct words *sum, enum style *style,
                                     unsigned *loses)
{
    const struct byzantz_open *open = drawing->open;
    const byzantz_cards hand = byzantz_own(drawing->scene->view)->hand, chosen = byzantz_chosen(&drawing->choice);
    const unsigned own = open->bid_total[drawing->scene->view->seat], total = own + byzantz_value(chosen);
    struct nika_text text = nika_text(sum->bytes, sizeof sum->bytes);
    if (!chosen && own + byzantz_value(hand) <= open->high)
        return msg_by_b_cannot(own + byzantz_value(hand), open->high);
    if (!chosen)
        return own ? msg_by_b_add(own, open->high + 1u - own) : msg_by_b_least(open->high + 1u);
    if (own) {
        nika_text_add_number(&text, own);
        nika_text_add(&text, " + ");
    }
    byzantz_say_cards(chosen, &text);
    *loses = byzantz_best_sale(hand, NULL) - byzantz_best_sale(hand - chosen, NULL);
    *style = total > open->high ? STYLE_GAIN : STYLE_LOSS;
    return total > open->high ? msg_by_b_sum(sum->bytes, total) : msg_by_b_sum_low(sum->bytes, total, open->high);
}

static struct nika_message sale_state(const struct drawing *drawing, struct words *cards, enum style *style)
{
    const byzantz_cards hand = byzantz_own(drawing->scene->view)->hand, chosen = byzantz_chosen(&drawing->choice);
    struct nika_text text = nika_text(cards->bytes, sizeof cards->bytes);
    const unsigned pays = byzantz_best_sale(hand, NULL);
    if (!chosen)
        return pays ? msg_by_b_choose_set() : msg_by_b_nothing_to_sell();
    byzantz_say_cards(chosen, &text);
    *style = byzantz_is_set(chosen) ? STYLE_GAIN : STYLE_LOSS;
    if (!byzantz_is_set(chosen))
        return msg_by_b_no_such_set(cards->bytes);
    const unsigned points = byzantz_set_points(chosen), brings = points + byzantz_best_sale(hand - chosen, NULL);
    return brings < pays ? msg_by_b_set_costs(cards->bytes, points, pays - brings) : msg_by_b_set(cards->bytes, points);
}

/* What the piece under the cursor would bring, where one piece is chosen. */
static struct nika_message piece_state(const struct drawing *drawing, struct words *first, struct words *second,
                                       enum style *style)
{
    const struct choice *choice = &drawing->choice;
    const byzantz_cards hand = byzantz_own(drawing->scene->view)->hand;
    const unsigned piece = choice->pieces.of[choice->piece];
    struct nika_text one = nika_text(first->bytes, sizeof first->bytes);
    struct nika_text two = nika_text(second->bytes, sizeof second->bytes);
    if (choice->mode == MODE_TAKE) {
        const byzantz_cards group = byzantz_group(drawing->open->market, piece);
        const unsigned pays = byzantz_best_sale(hand + group, NULL), count = byzantz_count(hand + group);
        byzantz_say_cards(group, &one);
        return pays ? msg_by_b_get_pays(first->bytes, count, pays) : msg_by_b_get(first->bytes, count);
    }
    byzantz_say_cards(byzantz_card(piece), &one);
    if (choice->mode == MODE_GIVE) {
        byzantz_say_cards(drawing->open->bundle - byzantz_card(piece), &two);
        return msg_by_b_keep(first->bytes, second->bytes);
    }
    const unsigned loses = byzantz_best_sale(hand, NULL) - byzantz_best_sale(hand - byzantz_card(piece), NULL);
    *style = loses ? STYLE_LOSS : STYLE_PLAIN;
    return loses ? msg_by_b_trim_costs(first->bytes, loses)
                 : msg_by_b_trim(first->bytes, (int64_t)byzantz_count(hand) - BYZANTZ_HAND_MAX);
}

/* One row: what the choice comes to. */
static void draw_state(const struct drawing *drawing, struct area area, int row)
{
    const byzantz_cards hand = byzantz_own(drawing->scene->view)->hand;
    const unsigned phase = drawing->open->phase, pays = byzantz_best_sale(hand, NULL);
    const bool finished = phase == BYZANTZ_LIMIT || phase == BYZANTZ_OVER ||
                          (phase == BYZANTZ_FINAL && drawing->scene->view->seat < drawing->open->turn);
    struct words first, second;
    enum style style = STYLE_PLAIN;
    unsigned loses = 0;
    struct nika_message message;
    switch (drawing->choice.mode) {
    case MODE_NONE:
        if (finished || !pays)
            return;
        message = msg_by_b_may_sell(pays);
        break;
    case MODE_BID:
        message = bid_state(drawing, &first, &style, &loses);
        break;
    case MODE_SELL:
        message = sale_state(drawing, &first, &style);
        break;
    default:
        message = piece_state(drawing, &first, &second, &style);
    }
    int column = area.column + 1;
    column += byzantz_put(drawing, row, column, area.columns - 2, style, message);
    if (loses) {
        column += canvas_put(drawing->canvas, row, column, 3, STYLE_DIM, " · ");
        byzantz_put(drawing, row, column, area.column + area.columns - column, STYLE_LOSS, msg_by_b_breaks(loses));
    }
}

static void draw_buttons(const struct drawing *drawing, struct area area, int row)
{
    const struct choice *choice = &drawing->choice;
    const bool several = choice->mode == MODE_BID || choice->mode == MODE_SELL;
    int column = area.column;
    if (choice->mode == MODE_NONE)
        return;
    for (unsigned i = 0; i < choice->button_count; i++) {
        const bool focus =
            choice->place == PLACE_BUTTONS ? choice->button == i : i == 0 && (choice->place == PLACE_ARMED || !several);
        char word[8], label[128];
        struct words words;
        struct nika_text text = nika_text(label, sizeof label);
        nika_text_add(&text, "[ ");
        nika_text_add(&text,
                      byzantz_said(drawing, &words, byzantz_button(drawing->scene, choice, choice->buttons[i], word)));
        nika_text_add(&text, " ]");
        if (focus)
            canvas_put(drawing->canvas, row, column, 1, STYLE_FOCUS, "▸");
        const int width = canvas_put(drawing->canvas, row, column + 1, area.column + area.columns - column - 1,
                                     focus ? STYLE_FOCUS : STYLE_KEY, label);
        canvas_spot(drawing->canvas, (struct area){row, column + 1, 1, width}, PRESSED_SPOT + SPOT_BUTTONS + (int)i);
        column += width + 3;
    }
}

/* The hand: its title, cards, digits, what the choice comes to, buttons. `gap`: blank rows between. */
static void draw_hand(const struct drawing *drawing, struct area area, int gap)
{
    const unsigned seat = drawing->scene->view->seat;
    if (seat == NIKA_WATCHER) {
        canvas_line(drawing->canvas, area.row, area.column, area.columns);
        return;
    }
    const byzantz_cards hand = byzantz_own(drawing->scene->view)->hand;
    const unsigned pays = byzantz_best_sale(hand, NULL);
    struct words words;
    byzantz_put_rule(drawing, area, area.row, STYLE_STRONG, msg_by_b_your_hand(seat, byzantz_count(hand)));
    const int width = canvas_width(byzantz_said(drawing, &words, pays ? msg_by_b_sets_pay(pays) : msg_by_b_no_set()));
    byzantz_put_on_rule(drawing, area, area.row, area.column + area.columns - width - 2, width,
                        pays ? msg_by_b_sets_pay(pays) : msg_by_b_no_set());
    draw_cards(drawing, area, area.row + 1);
    draw_state(drawing, area, area.row + 3 + gap);
    draw_buttons(drawing, area, area.row + 4 + 2 * gap);
}

/*
 * The whole board.
 */
static bool is_wide(int columns)
{
    return columns >= PLAYER_COLUMNS + MARKET_COLUMNS + 2;
}

/* Whether the key `v` has put what has not been seen in the place of the players. */
static bool shows_unseen(const struct drawing *drawing)
{
    return drawing->scene->look == 1 && !drawing->scene->forgetful;
}

/* Market and players side by side, and beside or below the market what has not been seen, where there is room. */
static void draw_wide(const struct drawing *drawing, struct area area)
{
    const int gap = area.rows >= BOARD_ROWS + 3, hand_rows = 5 + 2 * gap;
    const int top = area.row + 2 + (area.rows >= BOARD_ROWS + 4), middle = area.row + area.rows - hand_rows;
    const int block = middle - top, list = 1 + BYZANTZ_GROUPS;
    const bool three = area.columns >= PLAYER_COLUMNS + 2 * (MARKET_COLUMNS + 2), below = block >= 2 * list + 2;
    const int right = area.column + area.columns - MARKET_COLUMNS, market = three ? right - MARKET_COLUMNS - 2 : right;
    const struct area left = {top, area.column, block, market - 2 - area.column};
    const struct area unseen = {three ? top : top + list + 2, right, list, MARKET_COLUMNS};
    byzantz_draw_header(drawing, area, area.row);
    byzantz_draw_bundle(drawing, area, area.row + 1);
    if ((three || below) && !drawing->scene->forgetful)
        byzantz_draw_unseen(drawing, unseen);
    if (shows_unseen(drawing) && !three && !below)
        byzantz_draw_unseen(drawing, left);
    else
        byzantz_draw_players(drawing, left, block >= 1 + 2 * (int)drawing->players ? 2 : 1);
    if (drawing->open->phase < BYZANTZ_FINAL) {
        const struct area title = {top, market, 1, MARKET_COLUMNS};
        byzantz_put_rule(drawing, title, top, STYLE_STRONG, msg_by_b_market());
        byzantz_draw_market_list(drawing, (struct area){top + 1, market, BYZANTZ_GROUPS, MARKET_COLUMNS});
        byzantz_draw_picks(drawing, top + list, market, MARKET_COLUMNS);
    }
    draw_hand(drawing, (struct area){middle, area.column, hand_rows, area.columns}, gap);
}

/* One below the other; rows that are left over become blank rows, and a market with a row for each group. */
static void draw_narrow(const struct drawing *drawing, struct area area)
{
    int spare = area.rows - BASE_ROWS - (int)drawing->players, row = area.row;
    const bool list = spare >= BYZANTZ_GROUPS - 2;
    const int market_rows = list ? BYZANTZ_GROUPS : 2;
    spare -= list ? BYZANTZ_GROUPS - 2 : 0;
    const int gaps[] = {spare >= 1, spare >= 2, spare >= 3}; /* before players, market, hand */
    const int hand_gap = spare >= 5;
    int player_rows = (int)drawing->players;
    byzantz_draw_header(drawing, area, row);
    byzantz_draw_bundle(drawing, area, row + 1);
    row += 2 + gaps[0];
    if (shows_unseen(drawing))
        byzantz_draw_unseen(drawing, (struct area){row, area.column, 1 + player_rows + gaps[1], area.columns});
    else
        byzantz_draw_players(drawing, (struct area){row, area.column, 1 + player_rows, area.columns}, 1);
    row += 1 + player_rows + gaps[1];
    if (drawing->open->phase < BYZANTZ_FINAL) {
        byzantz_put_rule(drawing, area, row, STYLE_STRONG, msg_by_b_market());
        byzantz_draw_picks(drawing, row, area.column, area.columns - 2);
        const struct area market = {row + 1, area.column, market_rows, area.columns};
        if (list)
            byzantz_draw_market_list(drawing, market);
        else
            byzantz_draw_market_rows(drawing, market);
    }
    row += 1 + market_rows + gaps[2];
    draw_hand(drawing, (struct area){row, area.column, area.row + area.rows - row, area.columns}, hand_gap);
}

static void draw(const struct scene *scene, struct canvas *canvas, struct area area)
{
    const struct drawing drawing = {.scene = scene,
                                    .open = byzantz_open(scene->view),
                                    .canvas = canvas,
                                    .players = scene->setup->players,
                                    .choice = byzantz_choice(scene)};
    if (is_wide(area.columns))
        draw_wide(&drawing, area);
    else
        draw_narrow(&drawing, area);
}

static int rows(const struct scene *scene, int columns, int available)
{
    const int players = (int)scene->setup->players;
    const bool three = columns >= PLAYER_COLUMNS + 2 * (MARKET_COLUMNS + 2);
    const int wanted = three              ? 2 * players + 11
                       : is_wide(columns) ? 28
                                          : BASE_ROWS + players + (BYZANTZ_GROUPS - 2) + 5;
    const int given = available < wanted ? available : wanted;
    return given > BOARD_ROWS ? given : BOARD_ROWS;
}

const struct board byzantz_board = {
    .game = &nika_byzantz,
    .rows = rows,
    .draw = draw,
    .key = byzantz_key,
    .key_out_of_turn = byzantz_key,
    .undo = byzantz_undo,
    .keys = byzantz_keys,
    .steady = true,
    .looks = 2,
};
