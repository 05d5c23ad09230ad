/*
 * board_byzantz_table.c: draws what is public at a table of Byzantz: bidder cards, bundle, players, market, unseen
 * cards. Cards are [C3]; the one under the cursor is >C3<.
 */
#include <nika/messages_play.h>
#include <nika/messages_screen.h>

#include "board_byzantz.h"

enum {
    PLAYER_COLUMNS = 80, /* that the list of players needs */
    NAME_COLUMNS = 12,
    AUCTION_COLUMNS = 31, /* a total and seven cards */
    GROUP_COLUMNS = 11,
    MARK_COLUMNS = 2
};

static const char *const letters[] = {"C", "S", "W", "T", "G", "O", "M"};

const char *byzantz_said(const struct drawing *drawing, struct words *words, struct nika_message message)
{
    struct nika_text text = nika_text(words->bytes, sizeof words->bytes);
    nika_say(&text, drawing->scene->voice, message);
    return words->bytes;
}

int byzantz_put(const struct drawing *drawing, int row, int column, int columns, enum style style,
                struct nika_message message)
{
    struct words words;
    return canvas_put(drawing->canvas, row, column, columns, style, byzantz_said(drawing, &words, message));
}

static void put_right(const struct drawing *drawing, int row, int column, int columns, enum style style,
                      struct nika_message message)
{
    struct words words;
    canvas_put_right(drawing->canvas, row, column, columns, style, byzantz_said(drawing, &words, message));
}

enum style byzantz_style(unsigned group)
{
    return (enum style)(STYLE_GOOD + group);
}

static enum style style_of_seat(unsigned seat)
{
    return (enum style)(STYLE_SEAT + seat);
}

/* The mark of a seat: shape and letter. Returns its columns. */
static int put_mark(const struct drawing *drawing, int row, int column, unsigned seat)
{
    canvas_put(drawing->canvas, row, column, 1, style_of_seat(seat), shape_of_seat(drawing->canvas, seat));
    canvas_put(drawing->canvas, row, column + 1, 1, style_of_seat(seat), letter_of_seat[seat]);
    return MARK_COLUMNS;
}

/* A line with a title in it. Returns the column after the title. */
int byzantz_put_rule(const struct drawing *drawing, struct area area, int row, enum style style,
                     struct nika_message title)
{
    canvas_line(drawing->canvas, row, area.column, area.columns);
    canvas_put(drawing->canvas, row, area.column + 1, 1, STYLE_FRAME, " ");
    const int used = byzantz_put(drawing, row, area.column + 2, area.columns - 4, style, title);
    canvas_put(drawing->canvas, row, area.column + 2 + used, 1, STYLE_FRAME, " ");
    return area.column + 3 + used;
}

/* A word on a line, with blanks around it, but none outside the area. */
void byzantz_put_on_rule(const struct drawing *drawing, struct area area, int row, int column, int columns,
                         struct nika_message message)
{
    const int used = byzantz_put(drawing, row, column, columns, STYLE_FRAME, message);
    canvas_put(drawing->canvas, row, column - 1, 1, STYLE_FRAME, " ");
    if (column + used < area.column + area.columns)
        canvas_put(drawing->canvas, row, column + used, 1, STYLE_FRAME, " ");
}

/*
 * Cards.
 */
int byzantz_put_card(const struct drawing *drawing, int row, int column, unsigned kind, enum style style, bool cursor)
{
    char word[8], text[16];
    struct nika_text made = nika_text(text, sizeof text);
    nika_text_add(&made, cursor ? ">" : "[");
    nika_text_add(&made, card_word(kind, word));
    nika_text_add(&made, cursor ? "<" : "]");
    return canvas_put(drawing->canvas, row, column, 8, style, text);
}

/* How tightly cards stand: [C3][C1][M][M], or C3 C1 M M, or C31 Mx2. */
enum spacing { IN_BRACKETS, WITH_BLANKS, GROUPED };

static int heap_columns(byzantz_cards heap, enum spacing spacing)
{
    const int merchants = (int)byzantz_merchants(heap), goods = (int)byzantz_count(heap) - merchants;
    int groups = 0;
    if (spacing == IN_BRACKETS)
        return 4 * goods + 3 * merchants;
    if (spacing == WITH_BLANKS)
        return 3 * goods + 2 * merchants;
    for (unsigned group = 0; group < BYZANTZ_GOODS; group++)
        groups += byzantz_group(heap, group) != 0;
    return 2 * groups + goods + (merchants ? 4 : 0);
}

/* What does not fit, because a hand is far too large, ends with "…". */
static int put_grouped(const struct drawing *drawing, int row, int column, int columns, byzantz_cards heap)
{
    const int start = column, end = column + columns;
    for (unsigned group = 0; group < BYZANTZ_GROUPS; group++) {
        char text[BYZANTZ_MERCHANTS + 8];
        struct nika_text made = nika_text(text, sizeof text);
        if (!byzantz_group(heap, group))
            continue;
        nika_text_add(&made, letters[group]);
        if (group == BYZANTZ_GOODS && byzantz_merchants(heap) > 1) {
            nika_text_add(&made, "×");
            nika_text_add_number(&made, byzantz_merchants(heap));
        }
        for (unsigned value = 4; value > 0 && group < BYZANTZ_GOODS; value--)
            for (unsigned i = byzantz_count_of(heap, 4 * group + value - 1); i > 0; i--)
                nika_text_add_number(&made, value);
        column += canvas_put(drawing->canvas, row, column, end - column, byzantz_style(group), text) + 1;
        if (column >= end)
            break;
    }
    return column - start;
}

/* Draws a heap as loosely as it fits, but not more than so. Returns its columns. */
static int put_heap(const struct drawing *drawing, int row, int column, int columns, byzantz_cards heap,
                    enum spacing loosest)
{
    const int start = column;
    const enum spacing spacing = loosest == IN_BRACKETS && heap_columns(heap, IN_BRACKETS) <= columns ? IN_BRACKETS
                                 : heap_columns(heap, WITH_BLANKS) <= columns                         ? WITH_BLANKS
                                                                                                      : GROUPED;
    if (spacing == GROUPED)
        return put_grouped(drawing, row, column, columns, heap);
    for (unsigned place = 0; place < BYZANTZ_KINDS; place++)
        for (unsigned kind = byzantz_kind_at(place), i = byzantz_count_of(heap, kind); i > 0; i--) {
            char word[8];
            const enum style style = byzantz_style(group_of_kind(kind));
            if (spacing == IN_BRACKETS)
                column += byzantz_put_card(drawing, row, column, kind, style, false);
            else
                column += canvas_put(drawing->canvas, row, column, 4, style, card_word(kind, word)) + 1;
        }
    return column - start;
}

/*
 * The auction.
 */

/* The bidder cards of the round: whose they are, which is auctioned, which are to come. */
static void draw_bidders(const struct drawing *drawing, struct area area, int row)
{
    const struct byzantz_open *open = drawing->open;
    struct words label;
    const bool auctioned = open->phase <= BYZANTZ_GIVING;
    int width =
        canvas_width(byzantz_said(drawing, &label, msg_by_b_bidders())) + 1; /* one blank more, none at the end */
    for (unsigned auction = 0; auction < drawing->players; auction++)
        width += auction < open->auction || (auction == open->auction && auctioned) ? 4 : 2;
    int column = area.column + area.columns - width;
    column += canvas_put(drawing->canvas, row, column, width, STYLE_DIM, label.bytes) + 2;
    for (unsigned auction = 0; auction < drawing->players; auction++) {
        const unsigned card = byzantz_bidder_card(drawing->players, auction);
        const bool now = auction == open->auction && auctioned;
        char digit[] = "[0]";
        digit[1] = (char)('0' + card);
        if (now)
            column += canvas_put(drawing->canvas, row, column, 3, STYLE_STRONG, digit);
        digit[2] = '\0';
        if (!now)
            column += canvas_put(drawing->canvas, row, column, 1, auction < open->auction ? STYLE_PLAIN : STYLE_DIM,
                                 digit + 1);
        for (unsigned seat = 0; seat < drawing->players; seat++)
            if (open->bidder_card[seat] == card)
                column += put_mark(drawing, row, column, seat);
        column++;
    }
}

void byzantz_draw_header(const struct drawing *drawing, struct area area, int row)
{
    const struct byzantz_open *open = drawing->open;
    int column = area.column;
    if (open->phase >= BYZANTZ_FINAL) {
        byzantz_put(drawing, row, column, area.columns, STYLE_STRONG,
                    open->phase == BYZANTZ_FINAL ? msg_by_final_sales() : msg_is_over());
        return;
    }
    column += byzantz_put(drawing, row, column, area.columns, STYLE_STRONG,
                          msg_by_b_round(open->round + 1, byzantz_rounds(drawing->players)));
    column += canvas_put(drawing->canvas, row, column, 3, STYLE_DIM, " · ");
    byzantz_put(drawing, row, column, area.columns, STYLE_DIM,
                msg_by_b_deck(byzantz_deck_size(drawing->players) - open->drawn));
    draw_bidders(drawing, area, row);
}

void byzantz_draw_bundle(const struct drawing *drawing, struct area area, int row)
{
    const struct byzantz_open *open = drawing->open;
    const bool giving = drawing->choice.mode == MODE_GIVE;
    int column = area.column, left;
    if (open->phase >= BYZANTZ_FINAL)
        return;
    column += byzantz_put(drawing, row, column, area.columns, STYLE_STRONG, msg_by_b_bundle()) + 2;
    if (!open->bundle) {
        canvas_put(drawing->canvas, row, column, 1, STYLE_DIM, "–");
        return;
    }
    for (unsigned place = 0, i = 0; place < BYZANTZ_KINDS; place++)
        for (unsigned kind = byzantz_kind_at(place), copies = byzantz_count_of(open->bundle, kind); copies > 0;
             copies--, i++) {
            const bool cursor = giving && drawing->choice.place == PLACE_PIECES && drawing->choice.piece == i;
            const enum style style = cursor ? STYLE_FOCUS : byzantz_style(group_of_kind(kind));
            const int width = byzantz_put_card(drawing, row, column, kind, style, cursor);
            if (giving)
                canvas_spot(drawing->canvas, (struct area){row, column, 1, width}, PRESSED_SPOT + (int)i);
            column += width + 1;
        }
    left = area.column + area.columns - column - 2;
    const bool last = open->phase == BYZANTZ_GIVING && open->auction + 1u == drawing->players;
    unsigned highest = 0;
    while (open->high && open->bid_total[highest] != open->high)
        highest++;
    put_right(drawing, row, column + 2, left, STYLE_STRONG,
              last                            ? msg_by_b_for(open->turn)
              : open->phase == BYZANTZ_GIVING ? msg_by_b_won(open->turn)
              : open->high                    ? msg_by_b_high(open->high, highest)
                                              : msg_by_b_no_high());
}

/*
 * The players.
 */
static struct nika_message state_of(const struct drawing *drawing, unsigned seat)
{
    const struct byzantz_open *open = drawing->open;
    const unsigned card = open->bidder_card[seat];
    const bool turn = open->turn == seat;
    struct nika_result result;
    switch (open->phase) {
    case BYZANTZ_AUCTION:
        return card                     ? msg_by_b_card(card)
               : turn                   ? msg_by_b_bids_now()
               : (open->in >> seat & 1) ? msg_by_b_in()
                                        : msg_by_b_passed();
    case BYZANTZ_FINAL:
        return turn ? msg_by_b_sells_now() : msg_by_b_has_sold();
    case BYZANTZ_OVER:
        drawing->scene->setup->game->result(drawing->scene->setup, drawing->scene->view, &result);
        return msg_by_b_rank(result.rank[seat]);
    case BYZANTZ_GIVING:
        return turn ? msg_by_b_gives_now() : msg_by_b_card(card);
    default:
        if (turn)
            return open->phase == BYZANTZ_LIMIT ? msg_by_b_card_trims(card) : msg_by_b_card_picks(card);
        return open->picked >> seat & 1 ? msg_by_b_card_picked(card) : msg_by_b_card(card);
    }
}

/* Whether there is anything to say about a seat: one that waits for its auction, or for its sales, has no state. */
static bool has_state(const struct byzantz_open *open, unsigned seat)
{
    if (open->phase == BYZANTZ_FINAL)
        return seat <= open->turn;
    return open->phase == BYZANTZ_AUCTION || open->phase == BYZANTZ_OVER || open->turn == seat ||
           open->bidder_card[seat];
}

/* A bid: its total, then its cards. */
static void draw_bid(const struct drawing *drawing, int row, int column, int columns, unsigned seat)
{
    char total[8];
    struct nika_text text = nika_text(total, sizeof total);
    nika_text_add_number(&text, drawing->open->bid_total[seat]);
    const bool high = drawing->open->bid_total[seat] == drawing->open->high;
    canvas_put_right(drawing->canvas, row, column, 2, high ? STYLE_STRONG : STYLE_PLAIN, total);
    put_heap(drawing, row, column + 3, columns - 3, drawing->open->bid[seat], IN_BRACKETS);
}

/* What everybody knows of a hand, and how many cards there are besides. */
static void draw_known(const struct drawing *drawing, int row, int column, int columns, unsigned seat)
{
    const struct nika_view *all = drawing->scene->all;
    const byzantz_cards known = all                         ? byzantz_own(&all[seat])->hand
                                : drawing->scene->forgetful ? 0
                                                            : drawing->open->known[seat];
    const unsigned hidden = drawing->open->hand_size[seat] - byzantz_count(known);
    if (known)
        column += put_heap(drawing, row, column, columns - (hidden ? 2 : 0), known, WITH_BLANKS);
    if (hidden == 0)
        return;
    char more[8];
    struct nika_text text = nika_text(more, sizeof more);
    nika_text_add(&text, "+");
    nika_text_add_number(&text, hidden);
    canvas_put(drawing->canvas, row, column, 3, STYLE_DIM, more);
}

/* Where the columns of the list of players stand. */
struct columns {
    int name, name_columns, auction, auction_columns, hand, known, known_columns, points;
};

static struct columns columns_of(struct area area)
{
    const int more = area.columns > PLAYER_COLUMNS ? area.columns - PLAYER_COLUMNS : 0;
    struct columns columns = {.name = area.column + 4};
    columns.name_columns = NAME_COLUMNS + (more / 3 < 12 ? more / 3 : 12);
    columns.auction = columns.name + columns.name_columns + 1;
    columns.auction_columns = AUCTION_COLUMNS + (more / 3 < 6 ? more / 3 : 6);
    columns.hand = columns.auction + columns.auction_columns + 1;
    columns.known = columns.hand + 5;
    columns.points = area.column + area.columns - 4;
    columns.known_columns = columns.points - columns.known - 1;
    return columns;
}

static void draw_player(const struct drawing *drawing, const struct columns *columns, int row, unsigned seat)
{
    const struct byzantz_open *open = drawing->open;
    const bool asked = open->phase != BYZANTZ_OVER && open->turn == seat;
    const bool own = drawing->scene->view->seat == seat;
    char number[8];
    struct nika_text text;
    if (asked)
        canvas_put(drawing->canvas, row, columns->name - 4, 1, STYLE_ASKED, "▸");
    put_mark(drawing, row, columns->name - 3, seat);
    byzantz_put(drawing, row, columns->name, columns->name_columns, own || asked ? STYLE_STRONG : STYLE_PLAIN,
                msg_scr_player(seat));
    if (open->bid[seat])
        draw_bid(drawing, row, columns->auction, columns->auction_columns, seat);
    else if (has_state(open, seat))
        byzantz_put(drawing, row, columns->auction, columns->auction_columns, asked ? STYLE_STRONG : STYLE_DIM,
                    state_of(drawing, seat));
    text = nika_text(number, sizeof number);
    nika_text_add_number(&text, open->hand_size[seat]);
    canvas_put_right(drawing->canvas, row, columns->hand, 2, STYLE_PLAIN, number);
    draw_known(drawing, row, columns->known, columns->known_columns, seat);
    text = nika_text(number, sizeof number);
    if (byzantz_profit_shown(drawing->scene->setup, drawing->scene->view, seat))
        nika_text_add_number(&text, open->profit[seat]);
    else
        nika_text_add(&text, "?");
    canvas_put_right(drawing->canvas, row, columns->points, 4, STYLE_STRONG, number);
}

/* The players, so many rows apart. */
void byzantz_draw_players(const struct drawing *drawing, struct area area, int step)
{
    const struct columns columns = columns_of(area);
    struct words points;
    byzantz_put_rule(drawing, area, area.row, STYLE_STRONG, msg_by_b_players());
    if (drawing->open->phase <= BYZANTZ_MARKET)
        byzantz_put_on_rule(drawing, area, area.row, columns.auction, columns.auction_columns, msg_by_b_auction());
    byzantz_put_on_rule(drawing, area, area.row, columns.hand, 6, msg_by_b_hand());
    if (!drawing->scene->forgetful)
        byzantz_put_on_rule(drawing, area, area.row, columns.known, columns.known_columns, msg_by_b_known());
    const int width = canvas_width(byzantz_said(drawing, &points, msg_by_b_points()));
    byzantz_put_on_rule(drawing, area, area.row, area.column + area.columns - width, width, msg_by_b_points());
    for (unsigned seat = 0; seat < drawing->players; seat++)
        draw_player(drawing, &columns, area.row + 1 + step * (int)seat, seat);
}

/*
 * What has not been seen.
 */
void byzantz_draw_unseen(const struct drawing *drawing, struct area area)
{
    const struct byzantz_open *open = drawing->open;
    const struct nika_view *view = drawing->scene->view;
    byzantz_cards seen = open->gone;
    unsigned merchants = open->gone_merchants;
    const byzantz_cards heaps[2] = {open->bundle, open->market};
    byzantz_put_rule(drawing, area, area.row, STYLE_STRONG, msg_by_b_unseen());
    for (unsigned i = 0; i < 2 + drawing->players; i++) {
        const byzantz_cards heap = i < 2                 ? heaps[i]
                                   : i - 2 == view->seat ? byzantz_own(view)->hand + open->bid[i - 2]
                                                         : open->known[i - 2] + open->bid[i - 2];
        seen += heap & BYZANTZ_GOODS_MASK;
        merchants += byzantz_merchants(heap);
    }
    /* In two columns where that saves rows. */
    const int half = (BYZANTZ_GROUPS + 1) / 2, column_rows = area.rows > BYZANTZ_GROUPS ? BYZANTZ_GROUPS : half;
    for (unsigned group = 0; group < BYZANTZ_GROUPS; group++) {
        const int row = area.row + 1 + (int)group % column_rows;
        const int column = area.column + (int)group / column_rows * (area.columns / 2);
        char text[32];
        struct nika_text made = nika_text(text, sizeof text);
        canvas_put(drawing->canvas, row, column + 1, 1, byzantz_style(group), letters[group]);
        canvas_put(drawing->canvas, row, column + 3, 10, byzantz_style(group),
                   nika_good_name(drawing->scene->voice.language, group));
        for (unsigned value = 1; value <= 4 && group < BYZANTZ_GOODS; value++) {
            const unsigned kind = 4 * group + value - 1;
            nika_text_add_number(&made, value);
            nika_text_add(&made, "×");
            nika_text_add_number(&made, byzantz_composition[kind] - byzantz_count_of(seen, kind));
            nika_text_add(&made, value < 4 ? "  " : "");
        }
        if (group == BYZANTZ_GOODS) {
            nika_text_add(&made, "×");
            nika_text_add_number(&made, (int64_t)BYZANTZ_MERCHANTS - merchants);
        }
        canvas_put(drawing->canvas, row, column + 15, 23, STYLE_PLAIN, text);
    }
}

/*
 * The market.
 */

/* Who picks when, as far as that is known. */
void byzantz_draw_picks(const struct drawing *drawing, int row, int column, int columns)
{
    const struct byzantz_open *open = drawing->open;
    const int width = (int)drawing->players * 5 - 3;
    unsigned order[NIKA_SEATS_MAX];
    struct words label;
    const int label_columns = canvas_width(byzantz_said(drawing, &label, msg_by_b_order()));
    if (columns < width + label_columns + 3)
        return;
    int at = column + columns - width - label_columns - 3;
    canvas_put(drawing->canvas, row, at++, 1, STYLE_FRAME, " ");
    at += canvas_put(drawing->canvas, row, at, label_columns, STYLE_FRAME, label.bytes);
    canvas_put(drawing->canvas, row, at++, 1, STYLE_FRAME, " ");
    byzantz_pick_order(drawing->players, open, order);
    for (unsigned pick = 0; pick < drawing->players; pick++) {
        const unsigned seat = order[pick];
        if (pick > 0) {
            canvas_put(drawing->canvas, row, at, 3, STYLE_FRAME, " ▸ ");
            at += 3;
        }
        if (seat == drawing->players)
            canvas_put(drawing->canvas, row, at, 2, STYLE_FRAME, " ?");
        else if (open->picked >> seat & 1)
            canvas_put(drawing->canvas, row, at, 2, STYLE_DIM, " ✓");
        else
            put_mark(drawing, row, at, seat);
        at += MARK_COLUMNS;
    }
    canvas_put(drawing->canvas, row, at, 1, STYLE_FRAME, " ");
}

/* The piece of the choice that a group is, or none. */
static int piece_of_group(const struct drawing *drawing, unsigned group)
{
    if (drawing->choice.mode == MODE_TAKE)
        for (unsigned i = 0; i < drawing->choice.pieces.count; i++)
            if (drawing->choice.pieces.of[i] == group)
                return (int)i;
    return -1;
}

/* A group's letter and name, with the cursor before them. */
static void draw_group_name(const struct drawing *drawing, int row, int column, int columns, unsigned group)
{
    const struct choice *choice = &drawing->choice;
    const int piece = piece_of_group(drawing, group);
    const bool cursor = piece >= 0 && choice->place == PLACE_PIECES && (unsigned)piece == choice->piece;
    const bool there = byzantz_group(drawing->open->market, group) != 0;
    const enum style style = cursor ? STYLE_FOCUS : there ? byzantz_style(group) : STYLE_DIM;
    if (cursor)
        canvas_put(drawing->canvas, row, column, 1, STYLE_FOCUS, "▸");
    canvas_put(drawing->canvas, row, column + 1, 1, style, letters[group]);
    canvas_put(drawing->canvas, row, column + 3, columns - 3, style,
               nika_good_name(drawing->scene->voice.language, group));
}

/* The values of a group's cards, loosely if they fit. */
static void group_values(byzantz_cards market, unsigned group, int columns, struct words *words)
{
    struct nika_text text = nika_text(words->bytes, sizeof words->bytes);
    const unsigned count = byzantz_count(byzantz_group(market, group));
    if (count == 0) {
        nika_text_add(&text, "–");
        return;
    }
    if (group == BYZANTZ_GOODS) {
        nika_text_add(&text, "×");
        nika_text_add_number(&text, count);
        return;
    }
    for (unsigned value = 4; value > 0; value--)
        for (unsigned i = byzantz_count_of(market, 4 * group + value - 1); i > 0; i--) {
            if (text.size > 0 && 2 * (int)count - 1 <= columns)
                nika_text_add_char(&text, ' ');
            nika_text_add_number(&text, value);
        }
}

/* Two rows: the groups side by side, and the values of their cards. */
void byzantz_draw_market_rows(const struct drawing *drawing, struct area area)
{
    const int columns =
        area.columns / BYZANTZ_GROUPS < 2 * GROUP_COLUMNS ? area.columns / BYZANTZ_GROUPS : 2 * GROUP_COLUMNS;
    for (unsigned group = 0; group < BYZANTZ_GROUPS; group++) {
        const int column = area.column + (int)group * columns, piece = piece_of_group(drawing, group);
        const int room = group + 1 < BYZANTZ_GROUPS ? columns : area.column + area.columns - column;
        struct words words;
        draw_group_name(drawing, area.row, column, room, group);
        group_values(drawing->open->market, group, columns - 2, &words);
        canvas_put(drawing->canvas, area.row + 1, column + 1, room - 2,
                   byzantz_group(drawing->open->market, group) ? byzantz_style(group) : STYLE_DIM, words.bytes);
        if (piece >= 0)
            canvas_spot(drawing->canvas, (struct area){area.row, column, 2, columns}, PRESSED_SPOT + piece);
    }
}

/* A row for each group, with its cards. */
void byzantz_draw_market_list(const struct drawing *drawing, struct area area)
{
    for (unsigned group = 0; group < BYZANTZ_GROUPS; group++) {
        const int row = area.row + (int)group, piece = piece_of_group(drawing, group);
        const byzantz_cards cards = byzantz_group(drawing->open->market, group);
        draw_group_name(drawing, row, area.column, 14, group);
        if (cards)
            put_heap(drawing, row, area.column + 14, area.columns - 14, cards, IN_BRACKETS);
        else
            canvas_put(drawing->canvas, row, area.column + 14, 1, STYLE_DIM, "–");
        if (piece >= 0)
            canvas_spot(drawing->canvas, (struct area){row, area.column, 1, area.columns}, PRESSED_SPOT + piece);
    }
}
