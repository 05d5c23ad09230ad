/*
 * report_tables.c: the tables of a report: errors and titles, luck and skill, par, the curve of chances.
 */
#include "report_internal.h"

#include <string.h>

#include <nika/chance.h>

enum { NAME_COLUMNS = 16, GAP = 2, INDENT = 2 };

/* Adds words in a column, at its left or at its right; what does not fit is cut. */
static void add_cell(struct nika_text *text, const char *words, int columns, bool right)
{
    int width = 0;
    size_t size = 0, length;
    for (const size_t all = strlen(words); size < all; size += length) {
        char one[8] = "";
        nika_utf8_read(words + size, all - size, &length);
        memcpy(one, words + size, length);
        const int more = nika_utf8_columns(one);
        if (width + more > columns)
            break;
        width += more;
    }
    for (int i = width; right && i < columns; i++)
        nika_text_add_char(text, ' ');
    nika_text_add_bytes(text, words, size);
    for (int i = width; !right && i < columns; i++)
        nika_text_add_char(text, ' ');
}

static struct words say_words(const struct telling *telling, struct nika_message message)
{
    struct words words;
    struct nika_text text = nika_text(words.bytes, sizeof words.bytes);
    nika_say(&text, telling->report->voice, message);
    return words;
}

static struct words say_number(int32_t number)
{
    struct words words;
    struct nika_text text = nika_text(words.bytes, sizeof words.bytes);
    nika_text_add_number(&text, number);
    return words;
}

/* How wide a column must be for a seat's name. */
static int name_columns(const struct telling *telling, int most)
{
    int columns = 0;
    for (unsigned seat = 0; seat < telling->review->setup.players; seat++) {
        const int width = nika_utf8_columns(say_words(telling, msg_report_player(seat)).bytes);
        columns = width > columns ? width : columns;
    }
    return columns > most ? most : columns;
}

/* Tells a row without the blanks at its end. */
static void tell_row(const struct telling *telling, struct nika_text *text)
{
    while (text->size && text->bytes[text->size - 1] == ' ')
        text->bytes[--text->size] = '\0';
    tell_line(telling, NIKA_REPORT_ROW, INDENT, text->bytes);
}

/*
 * Errors and titles.
 */

enum { COLUMN_POINTS, COLUMN_DECISIONS, COLUMN_INACCURACIES, COLUMN_MISTAKES, COLUMN_BLUNDERS, COLUMN_LOST, COLUMNS };

static struct words say_cell(const struct telling *telling, unsigned seat, unsigned column)
{
    const struct nika_review_errors errors = nika_review_errors(telling->review, seat);
    const int32_t measured = (int32_t)errors.measured;
    switch (column) {
    case COLUMN_POINTS:
        return say_number(telling->review->result.score[seat]);
    case COLUMN_DECISIONS:
        return say_number(measured);
    case COLUMN_LOST:
        return say_percent(telling->report->voice.language, measured ? errors.loss / measured : 0, 1, false);
    default:
        return say_number((int32_t)errors.marks[NIKA_MARK_INACCURACY + column - COLUMN_INACCURACIES]);
    }
}

static struct words say_title(const struct telling *telling, unsigned seat)
{
    const struct nika_message titles[] = {msg_report_basileus(),  msg_report_caesar(),  msg_report_logothete(),
                                          msg_report_strategos(), msg_report_citizen(), msg_report_pilgrim()};
    const int title = nika_review_errors(telling->review, seat).title;
    return title < 0 ? (struct words){""} : say_words(telling, titles[title]);
}

void tell_errors(const struct telling *telling)
{
    struct words heads[COLUMNS] = {
        [COLUMN_INACCURACIES] = {"?!"}, [COLUMN_MISTAKES] = {"?"}, [COLUMN_BLUNDERS] = {"?\?"}};
    char bytes[LINE_BYTES];
    const int names = name_columns(telling, NAME_COLUMNS);
    heads[COLUMN_POINTS] = say_words(telling, msg_report_head_points());
    heads[COLUMN_DECISIONS] = say_words(telling, msg_report_head_decisions());
    heads[COLUMN_LOST] = say_words(telling, msg_report_head_lost());
    tell(telling, NIKA_REPORT_HEADING, 0, msg_report_errors());
    for (unsigned row = 0; row <= telling->review->setup.players; row++) {
        struct nika_text text = nika_text(bytes, sizeof bytes);
        add_cell(&text, row ? say_words(telling, msg_report_player(row - 1)).bytes : "", names, false);
        for (unsigned column = 0; column < COLUMNS; column++) {
            const int head = nika_utf8_columns(heads[column].bytes), width = head < 4 ? 4 : head;
            const struct words cell = row ? say_cell(telling, row - 1, column) : heads[column];
            add_cell(&text, cell.bytes, width + GAP, true);
        }
        nika_text_add(&text, "  ");
        nika_text_add(&text, row ? say_title(telling, row - 1).bytes : "");
        tell_row(telling, &text);
    }
}

/*
 * Luck and skill.
 */

/* A seat's figures, in the order of the rows. */
static void list_figures(const struct nika_review_account *account, int32_t figures[8])
{
    const int32_t all[8] = {account->fair,  account->deal, account->draws,  account->own,
                            account->gifts, account->rest, account->result, account->adjusted};
    memcpy(figures, all, sizeof all);
}

static void tell_accounts(const struct telling *telling)
{
    enum { LABEL = 20, FIGURE = 9, ROW = 74, ROWS = 8, RESULT = 6 };
    const struct nika_message labels[ROWS] = {msg_report_fair(),   msg_report_deal(),    msg_report_draws(),
                                              msg_report_own(),    msg_report_gifts(),   msg_report_rest(),
                                              msg_report_result(), msg_report_adjusted()};
    const unsigned players = telling->review->setup.players;
    const enum nika_language language = telling->report->voice.language;
    const int names = name_columns(telling, (ROW - LABEL) / (int)players - GAP) + GAP;
    const int columns = names > FIGURE ? names : FIGURE;
    int32_t figures[NIKA_SEATS_MAX][ROWS];
    char bytes[LINE_BYTES];
    struct nika_text text = nika_text(bytes, sizeof bytes);
    for (unsigned seat = 0; seat < players; seat++) {
        struct nika_review_account account;
        if (!nika_review_account(telling->review, seat, &account))
            return;
        list_figures(&account, figures[seat]);
    }
    tell(telling, NIKA_REPORT_HEADING, 0, msg_report_luck());
    add_cell(&text, "", LABEL, false);
    for (unsigned seat = 0; seat < players; seat++) {
        nika_text_add(&text, "  ");
        add_cell(&text, say_words(telling, msg_report_player(seat)).bytes, columns - GAP, true);
    }
    tell_row(telling, &text);
    for (unsigned row = 0; row < ROWS; row++) {
        text = nika_text(bytes, sizeof bytes);
        add_cell(&text, say_words(telling, labels[row]).bytes, LABEL, false);
        for (unsigned seat = 0; seat < players; seat++)
            add_cell(&text, say_percent(language, figures[seat][row], 2, row > 0 && row < RESULT).bytes, columns, true);
        tell_row(telling, &text);
    }
}

/* What a draw brought to the seat, at most or at least. */
static void tell_draw(const struct telling *telling, bool most)
{
    const struct nika_review_story *story = &telling->review->story;
    const unsigned seat = telling->seat;
    const struct nika_review_luck *found = NULL;
    for (unsigned i = 1; i < story->lucks; i++) {
        const int16_t luck = story->luck[i].luck[seat];
        if (most ? luck > (found ? found->luck[seat] : 0) : luck < (found ? found->luck[seat] : 0))
            found = &story->luck[i];
    }
    if (!found)
        return;
    const struct nika_made *made = &telling->review->moves[found->ply - 1];
    const struct words move = say_move(telling, made->move);
    const struct words luck = say_percent(telling->report->voice.language, found->luck[seat], 1, true);
    tell(telling, NIKA_REPORT_SENTENCE, INDENT,
         most ? msg_report_lucky(seat, found->ply, made->seat, move.bytes, luck.bytes)
              : msg_report_unlucky(seat, found->ply, made->seat, move.bytes, luck.bytes));
}

void tell_luck(const struct telling *telling)
{
    tell_accounts(telling);
    tell_draw(telling, true);
    tell_draw(telling, false);
}

void tell_par(const struct telling *telling)
{
    const struct nika_review_par *par = &telling->review->par;
    const unsigned seat = telling->seat;
    if (!par->done)
        return;
    tell(telling, NIKA_REPORT_HEADING, 0, msg_report_par());
    tell(telling, NIKA_REPORT_SENTENCE, INDENT,
         msg_report_par_of(seat, par->low[seat], par->high[seat], telling->review->result.score[seat]));
}

/*
 * The curve: a sign for each of some moments.
 */

static const char *sign_of(const struct telling *telling, const struct nika_review_chances *chances, unsigned ply,
                           unsigned seat)
{
    enum { LEVELS = 8 };
    static const char *const blocks[LEVELS] = {"▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"};
    static const char *const digits[LEVELS] = {"1", "2", "3", "4", "5", "6", "7", "8"};
    const struct nika_review *review = telling->review;
    const int level = chances->win[ply][seat] * LEVELS / (NIKA_REVIEW_WHOLE + 1);
    const bool last = ply == review->count;
    if (!last && !nika_chance_tells(&review->agent, &review->setup, chances->stages[ply]))
        return "·";
    return (telling->report->ascii ? digits : blocks)[level < 0 ? 0 : level < LEVELS ? level : LEVELS - 1];
}

void tell_chances(const struct telling *telling)
{
    enum { MOST = 50 };
    const struct nika_review *review = telling->review;
    const struct nika_review_chances *chances = &review->chances[telling->seat];
    const unsigned signs = review->count < MOST ? review->count : MOST;
    const int names = name_columns(telling, NAME_COLUMNS);
    char bytes[LINE_BYTES];
    if (!chances->done)
        return;
    tell(telling, NIKA_REPORT_HEADING, 0, msg_report_chances());
    tell(telling, NIKA_REPORT_SENTENCE, INDENT, msg_report_chances_as(review->count, telling->seat));
    for (unsigned seat = 0; seat < review->setup.players; seat++) {
        struct nika_text text = nika_text(bytes, sizeof bytes);
        add_cell(&text, say_words(telling, msg_report_player(seat)).bytes, names + GAP, false);
        for (unsigned i = 0; i <= signs; i++)
            nika_text_add(&text, sign_of(telling, chances, i * review->count / signs, seat));
        tell_row(telling, &text);
    }
}
