/*
 * justinian_json.c: Justinian's deals and views as JSON (docs/record.md).
 */
#include <string.h>

#include <nika/bits.h>

#include "justinian_play.h"

/*
 * Deals.
 */
void justinian_write_deal(const struct nika_setup *setup, const struct nika_deal *deal, struct nika_writer *writer)
{
    const uint8_t *next = deal->bytes;
    nika_write_open(writer, '{');
    nika_write_key(writer, "tokens");
    nika_write_open(writer, '[');
    for (unsigned seat = 0; seat < setup->players; seat++) {
        nika_write_open(writer, '[');
        for (unsigned i = 0; i < JUSTINIAN_TOKENS; i++)
            nika_write_word(writer, justinian_token_names[*next++]);
        nika_write_close(writer, ']');
    }
    nika_write_close(writer, ']');
    nika_write_key(writer, "cards");
    nika_write_open(writer, '{');
    for (unsigned color = 0; color < JUSTINIAN_COLORS; color++) {
        nika_write_key(writer, justinian_color_names[color]);
        nika_write_open(writer, '[');
        for (unsigned i = 0; i < JUSTINIAN_COUNSELORS; i++)
            nika_write_whole(writer, *next++ + 1);
        nika_write_close(writer, ']');
    }
    nika_write_close(writer, '}');
    nika_write_close(writer, '}');
}

/* A place in a deal, for a misfit: "deal.tokens[2][7]". */
static bool misfit_at(struct nika_misfit *misfit, const char *list, int64_t first, int64_t second, const char *expected,
                      struct nika_json found)
{
    char where[sizeof misfit->where];
    struct nika_text text = nika_text(where, sizeof where);
    nika_text_add(&text, list);
    for (unsigned i = 0; i < 2; i++) {
        const int64_t index = i == 0 ? first : second;
        if (index < 0)
            continue;
        nika_text_add_char(&text, '[');
        nika_text_add_number(&text, index);
        nika_text_add_char(&text, ']');
    }
    nika_misfit_set(misfit, where, expected, found.text, found.size);
    return false;
}

/* A list that must be there and have so many elements. */
static bool is_list(struct nika_json list, size_t count)
{
    return nika_json_kind(list) == '[' && nika_json_count(list) == count;
}

static bool read_tokens(struct nika_json list, unsigned seat, uint8_t *kinds, struct nika_misfit *misfit)
{
    static const char all[] = "5 × +1, 4 × +2, 2 × +3, 5 × -1, 4 × -2, 2 × -3";
    struct nika_json_walk walk = nika_json_walk(list);
    struct nika_json token;
    justinian_tokens left = JUSTINIAN_ALL_TOKENS;
    unsigned count = 0;
    if (!is_list(list, JUSTINIAN_TOKENS))
        return misfit_at(misfit, "deal.tokens", seat, -1, all, list);
    while (nika_json_next(&walk, &token)) {
        unsigned kind = 0;
        while (kind < JUSTINIAN_KINDS && !nika_json_is(token, justinian_token_names[kind]))
            kind++;
        if (kind == JUSTINIAN_KINDS || justinian_count_of(left, kind) == 0) {
            char expected[32]; /* those of which some have not come yet */
            struct nika_text text = nika_text(expected, sizeof expected);
            for (uint32_t rest = justinian_kinds_of(left); rest; rest &= rest - 1) {
                nika_text_add_listed(&text, justinian_token_names[nika_lowest_bit(rest) / 4]);
            }
            return misfit_at(misfit, "deal.tokens", seat, count, expected, token);
        }
        left -= justinian_token(kind);
        kinds[count++] = (uint8_t)kind;
    }
    return true;
}

static bool read_color(struct nika_json list, const char *color, uint8_t *counselors, struct nika_misfit *misfit)
{
    struct nika_json_walk walk = nika_json_walk(list);
    struct nika_json card;
    unsigned count = 0, left = (1u << JUSTINIAN_COUNSELORS) - 1;
    char where[24];
    struct nika_text place = nika_text(where, sizeof where);
    nika_text_add(&place, "deal.cards.");
    nika_text_add(&place, color);
    if (!is_list(list, JUSTINIAN_COUNSELORS))
        return misfit_at(misfit, where, -1, -1, "12 × 1…12", list);
    while (nika_json_next(&walk, &card)) {
        int64_t number;
        if (!nika_json_whole(card, 1, JUSTINIAN_COUNSELORS, &number) || !(left >> (number - 1) & 1)) {
            char expected[64]; /* those that have not come yet */
            struct nika_text text = nika_text(expected, sizeof expected);
            for (unsigned rest = left; rest; rest &= rest - 1) {
                nika_text_add_listed(&text, "");
                nika_text_add_number(&text, nika_lowest_bit(rest) + 1);
            }
            return misfit_at(misfit, where, count, -1, expected, card);
        }
        left &= ~(1u << (number - 1));
        counselors[count++] = (uint8_t)(number - 1);
    }
    return true;
}

bool justinian_read_deal(const struct nika_setup *setup, struct nika_json value, struct nika_deal *deal,
                         struct nika_misfit *misfit)
{
    struct nika_deal read = {{0}};
    uint8_t *next = read.bytes;
    struct nika_json tokens, cards, list;
    unsigned seat = 0;
    if (!nika_json_get(value, "tokens", &tokens) || !nika_json_get(value, "cards", &cards))
        return misfit_at(misfit, "deal", -1, -1, "{\"tokens\":[…],\"cards\":{…}}", value);
    if (!is_list(tokens, setup->players)) {
        char expected[32];
        struct nika_text text = nika_text(expected, sizeof expected);
        nika_text_add_number(&text, setup->players);
        nika_text_add(&text, " × […]");
        return misfit_at(misfit, "deal.tokens", -1, -1, expected, tokens);
    }
    struct nika_json_walk walk = nika_json_walk(tokens);
    while (nika_json_next(&walk, &list)) {
        if (!read_tokens(list, seat++, next, misfit))
            return false;
        next += JUSTINIAN_TOKENS;
    }
    for (unsigned color = 0; color < JUSTINIAN_COLORS; color++) {
        if (!nika_json_get(cards, justinian_color_names[color], &list))
            return misfit_at(misfit, "deal.cards", -1, -1, "{\"red\":[…],\"blue\":[…],\"green\":[…],\"yellow\":[…]}",
                             cards);
        if (!read_color(list, justinian_color_names[color], next, misfit))
            return false;
        next += JUSTINIAN_COUNSELORS;
    }
    *deal = read;
    return true;
}

/*
 * Views.
 */
static void write_number(struct nika_writer *writer, const char *key, unsigned number)
{
    nika_write_key(writer, key);
    nika_write_whole(writer, number);
}

static void write_word(struct nika_writer *writer, const char *key, const char *word)
{
    nika_write_key(writer, key);
    if (word)
        nika_write_word(writer, word);
    else
        nika_write_null(writer);
}

static void write_tokens(struct nika_writer *writer, const char *key, justinian_tokens heap)
{
    nika_write_key(writer, key);
    nika_write_open(writer, '[');
    for (unsigned kind = 0; kind < JUSTINIAN_KINDS; kind++)
        for (unsigned copies = justinian_count_of(heap, kind); copies > 0; copies--)
            nika_write_word(writer, justinian_token_names[kind]);
    nika_write_close(writer, ']');
}

/* Counselors by number. */
static void write_counselors(struct nika_writer *writer, const char *key, unsigned cards)
{
    nika_write_key(writer, key);
    nika_write_open(writer, '[');
    for (; cards; cards &= cards - 1)
        nika_write_whole(writer, nika_lowest_bit(cards) + 1);
    nika_write_close(writer, ']');
}

static void write_row(struct nika_writer *writer, const char *key, uint64_t row)
{
    nika_write_key(writer, key);
    nika_write_open(writer, '[');
    for (unsigned place = 0; place < JUSTINIAN_COUNSELORS; place++)
        nika_write_whole(writer, justinian_counselor(row, place) + 1);
    nika_write_close(writer, ']');
}

/* Tokens on counselors: everybody knows whose, `values` says as much as is known of what. */
static void write_board(struct nika_writer *writer, const uint8_t owners[JUSTINIAN_COUNSELORS],
                        const uint16_t values[JUSTINIAN_COUNSELORS])
{
    nika_write_key(writer, "board");
    nika_write_open(writer, '[');
    for (unsigned c = 0; c < JUSTINIAN_COUNSELORS; c++) {
        nika_write_open(writer, '[');
        for (unsigned slot = 0; slot < justinian_on(owners[c]); slot++) {
            const unsigned value = justinian_in_slot(values[c], slot);
            nika_write_open(writer, '{');
            write_number(writer, "seat", justinian_owner(owners[c], slot));
            write_word(writer, "token", value ? justinian_token_names[value - 1] : NULL);
            nika_write_close(writer, '}');
        }
        nika_write_close(writer, ']');
    }
    nika_write_close(writer, ']');
}

static void write_moved(struct nika_writer *writer, const struct justinian_open *open)
{
    static const char *const ends[] = {[JUSTINIAN_FROM_EITHER] = "either",
                                       [JUSTINIAN_FROM_LEFT] = "left",
                                       [JUSTINIAN_FROM_RIGHT] = "right",
                                       [JUSTINIAN_NOT_MOVED] = NULL};
    nika_write_key(writer, "moved");
    if (!justinian_court_moved(open)) {
        nika_write_null(writer);
        return;
    }
    nika_write_open(writer, '{');
    write_word(writer, "from", ends[open->direction]);
    write_row(writer, "row", open->row_before);
    write_board(writer, open->turned_owners, open->turned);
    nika_write_close(writer, '}');
}

static void write_scoring(const struct nika_setup *setup, struct nika_writer *writer,
                          const struct justinian_scoring *scoring, unsigned phase)
{
    const bool chosen = scoring->color < JUSTINIAN_COLORS;
    nika_write_open(writer, '{');
    write_number(writer, "phase", phase + 1);
    nika_write_key(writer, "trigger");
    if (scoring->trigger == JUSTINIAN_NOBODY)
        nika_write_null(writer);
    else
        nika_write_whole(writer, scoring->trigger);
    write_number(writer, "chooser", scoring->chooser);
    write_word(writer, "color", chosen ? justinian_color_names[scoring->color] : NULL);
    write_row(writer, "row", scoring->row);
    nika_write_key(writer, "seats");
    nika_write_open(writer, '[');
    for (unsigned seat = 0; seat < setup->players; seat++) {
        nika_write_open(writer, '{');
        write_tokens(writer, "tokens", scoring->tokens[seat]);
        if (chosen) {
            write_number(writer, "influence_points", justinian_influence_points(setup, scoring, seat));
            write_counselors(writer, "cards", scoring->cards[seat]);
            write_number(writer, "card_points", justinian_card_points(setup, scoring, phase, seat));
        } else {
            write_word(writer, "influence_points", NULL);
            write_word(writer, "cards", NULL);
            write_word(writer, "card_points", NULL);
        }
        write_word(writer, "exchanged",
                   scoring->exchanged[seat] ? justinian_color_names[scoring->exchanged[seat] - 1] : NULL);
        nika_write_close(writer, '}');
    }
    nika_write_close(writer, ']');
    nika_write_close(writer, '}');
}

static void write_seats(const struct nika_setup *setup, struct nika_writer *writer, const struct justinian_open *open)
{
    nika_write_key(writer, "seats");
    nika_write_open(writer, '[');
    for (unsigned seat = 0; seat < setup->players; seat++) {
        nika_write_open(writer, '{');
        write_number(writer, "hand_size", open->hand_size[seat]);
        write_number(writer, "reserve_size", justinian_reserve_size(open, seat));
        write_number(writer, "phase_count", open->phase_count[seat]);
        write_tokens(writer, "seen", open->seen[seat]);
        write_number(writer, "score", open->score[seat]);
        nika_write_close(writer, '}');
    }
    nika_write_close(writer, ']');
}

static void write_own(struct nika_writer *writer, const struct justinian_open *open, const struct justinian_own *own,
                      unsigned seat)
{
    write_tokens(writer, "hand", own->hand);
    write_tokens(writer, "reserve", JUSTINIAN_ALL_TOKENS - open->seen[seat] - own->hand - own->phase - own->board);
    write_tokens(writer, "phase_tokens", own->phase);
    write_number(writer, "influence", justinian_influence(own->phase));
    nika_write_key(writer, "cards");
    nika_write_open(writer, '{');
    for (unsigned color = 0; color < JUSTINIAN_COLORS; color++)
        write_counselors(writer, justinian_color_names[color], own->cards[color]);
    nika_write_close(writer, '}');
    nika_write_key(writer, "exchanges");
    nika_write_open(writer, '[');
    for (unsigned round = 0; round < JUSTINIAN_PHASES - 1; round++) {
        if (!own->put[round])
            continue;
        nika_write_open(writer, '{');
        write_word(writer, "color", justinian_color_names[open->scoring[round].exchanged[seat] - 1]);
        write_number(writer, "put", own->put[round]);
        write_number(writer, "took", own->took[round]);
        nika_write_close(writer, '}');
    }
    nika_write_close(writer, ']');
}

void justinian_write_view(const struct nika_setup *setup, const struct nika_view *view, struct nika_writer *writer)
{
    const struct justinian_open *open = justinian_open(view);
    const unsigned scored = justinian_scored_colors(open);
    write_word(writer, "stage", justinian_stage_names[open->stage]);
    write_number(writer, "phase", open->phase + 1u);
    write_number(writer, "threshold", justinian_threshold(open->phase));
    write_number(writer, "turns", open->turns);
    write_number(writer, "first", open->first);
    nika_write_key(writer, "passed");
    nika_write_open(writer, '[');
    for (unsigned i = 0; i < open->pass_count; i++)
        nika_write_whole(writer, open->passed[i]);
    nika_write_close(writer, ']');
    nika_write_key(writer, "phase_space");
    nika_write_bool(writer, open->stage == JUSTINIAN_PLACING && justinian_has_phase_space(open->places));
    write_row(writer, "row", open->row);
    nika_write_key(writer, "values");
    nika_write_open(writer, '[');
    for (unsigned place = 0; place < JUSTINIAN_COUNSELORS; place++)
        nika_write_whole(writer, justinian_value(setup, justinian_counselor(open->row, place), place, open->phase));
    nika_write_close(writer, ']');
    write_board(writer, open->owners, justinian_own(view)->laid);
    write_moved(writer, open);
    nika_write_key(writer, "scorings");
    nika_write_open(writer, '[');
    for (unsigned round = 0; round < open->scored + (unsigned)(open->stage == JUSTINIAN_CHOOSING); round++)
        write_scoring(setup, writer, &open->scoring[round], round);
    nika_write_close(writer, ']');
    nika_write_key(writer, "colors");
    nika_write_open(writer, '[');
    for (unsigned color = 0; color < JUSTINIAN_COLORS; color++)
        if (!(scored >> color & 1))
            nika_write_word(writer, justinian_color_names[color]);
    nika_write_close(writer, ']');
    write_seats(setup, writer, open);
    if (view->seat != NIKA_WATCHER)
        write_own(writer, open, justinian_own(view), view->seat);
}
