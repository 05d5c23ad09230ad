/*
 * justinian_lay.c: lays a table of Justinian from the set-up lines of a rules test: a game from its start, or a position.
 *
 * Every token and card is taken from `left`, those that have no place yet, so that none can be in two places. What no
 * line names is filled in with the lowest of them. A game from its start is laid as a record's deal, so that the test
 * need not know how the engine keeps one.
 */
#include <string.h>

#include "justinian_script.h"

enum { EMPTY = 255 };

struct laying {
    const struct script_table *table;
    struct script_fault *fault;
    unsigned players;
    unsigned tokens_left[JUSTINIAN_SEATS][JUSTINIAN_KINDS];
    unsigned scored; /* mask of colors */

    /* Each color's counselors as they are dealt, the cards of each seat, then the pile; EMPTY if not known yet. */
    uint8_t cards[JUSTINIAN_COLORS][JUSTINIAN_COUNSELORS];
};

static const struct script_line *find_line(const struct laying *laying, const char *word, const char *argument)
{
    const struct script_table *table = laying->table;
    for (unsigned i = 0; i < table->count; i++)
        if (strcmp(table->lines[i].word, word) == 0 && strcmp(table->lines[i].argument, argument) == 0)
            return &table->lines[i];
    return NULL;
}

static const struct script_line *find_seat_line(const struct laying *laying, const char *word, unsigned seat)
{
    const char argument[] = {(char)('0' + seat), '\0'};
    return find_line(laying, word, argument);
}

/* Every line that speaks of a seat or a color speaks of one that is there, and no other line does. */
static bool check_arguments(const struct laying *laying)
{
    static const char *const of_seats[] = {"hand", "reserve", "cards", NULL};
    for (unsigned i = 0; i < laying->table->count; i++) {
        const struct script_line *line = &laying->table->lines[i];
        const bool phase = strcmp(line->word, "phase") == 0;
        unsigned thing;
        if (script_among(of_seats, line->word) || (phase && line->argument[0])) {
            if (!read_justinian(SEATS, laying->players, line->argument, &thing) || line->argument[1])
                return script_blame(laying->fault, line->number, "\"%s\" needs a seat of this table", line->word);
        } else if (strcmp(line->word, "pile") == 0) {
            if (!read_justinian(COLORS, laying->players, line->argument, &thing))
                return script_blame(laying->fault, line->number, "\"pile\" needs a color");
        } else if (line->argument[0]) {
            return script_blame(laying->fault, line->number, "\"%s\" is followed by nothing but a colon", line->word);
        }
    }
    return true;
}

/* Reads one number or seat into *number, which keeps what it is without the line. */
static bool read_one(const struct laying *laying, const struct script_line *line, enum sort sort, unsigned least,
                     unsigned most, unsigned *number)
{
    struct list list;
    if (!line)
        return true;
    if (!read_justinian_list(line, sort, laying->players, &list, laying->fault))
        return false;
    if (list.count != 1 || list.of[0] < least || list.of[0] > most)
        return script_blame(laying->fault, line->number, "\"%s\" should be one number from %u to %u", line->word, least,
                            most);
    *number = list.of[0];
    return true;
}

/*
 * Tokens.
 */

/* Takes the tokens of a seat that a line names, at most so many; none without a line. */
static bool take_tokens(struct laying *laying, const char *word, unsigned seat, unsigned most, struct list *list)
{
    const struct script_line *line = find_seat_line(laying, word, seat);
    list->count = 0;
    if (!line)
        return true;
    if (!read_justinian_list(line, TOKENS, laying->players, list, laying->fault))
        return false;
    if (list->count > most)
        return script_blame(laying->fault, line->number, "there is room for %u tokens, not for %u", most, list->count);
    for (unsigned i = 0; i < list->count; i++)
        if (laying->tokens_left[seat][list->of[i]]-- == 0) {
            char name[SCRIPT_WORD_MAX];
            struct nika_text text = nika_text(name, sizeof name);
            say_justinian(TOKENS, list->of[i], &text);
            return script_blame(laying->fault, line->number, "seat %u has not so many %s", seat, name);
        }
    return true;
}

/* Fills a list up to a size with what is left of the seat's tokens: +1, -1, +2, -2, +3, -3. False if it is not enough. */
static bool fill_tokens(struct laying *laying, unsigned seat, unsigned size, struct list *list)
{
    static const uint8_t order[JUSTINIAN_KINDS] = {0, 3, 1, 4, 2, 5};
    for (unsigned i = 0; i < JUSTINIAN_KINDS; i++)
        for (unsigned *left = &laying->tokens_left[seat][order[i]]; list->count<size && * left> 0; --*left)
            list_add(list, order[i]);
    return list->count == size;
}

static justinian_tokens heap_of(const struct list *list)
{
    justinian_tokens heap = 0;
    for (unsigned i = 0; i < list->count; i++)
        heap += justinian_token(list->of[i]);
    return heap;
}

static uint64_t reserve_of(const struct list *list)
{
    uint64_t reserve = 0;
    for (unsigned i = 0; i < list->count; i++)
        reserve |= (uint64_t)list->of[i] << (4 * i);
    return reserve;
}

/*
 * Cards.
 */

/* Puts a card into the first empty one of some places. */
static bool put_card(struct laying *laying, const struct script_line *line, unsigned card, unsigned from, unsigned end)
{
    const unsigned color = card / JUSTINIAN_COUNSELORS;
    const uint8_t counselor = (uint8_t)(card % JUSTINIAN_COUNSELORS);
    uint8_t *places = laying->cards[color];
    char name[SCRIPT_WORD_MAX];
    struct nika_text text = nika_text(name, sizeof name);
    say_justinian(CARDS, card, &text);
    if (laying->scored >> color & 1)
        return script_blame(laying->fault, line->number, "%s is out of the game: its color has been scored", name);
    for (unsigned i = 0; i < JUSTINIAN_COUNSELORS; i++)
        if (places[i] == counselor)
            return script_blame(laying->fault, line->number, "%s is said twice, and exists once", name);
    while (from < end && places[from] != EMPTY)
        from++;
    if (from == end)
        return script_blame(laying->fault, line->number, "there is no room for %s: too many of its color", name);
    places[from] = counselor;
    return true;
}

/* Puts all cards where lines say they are, and the lowest others where no line says anything. */
static bool lay_cards(struct laying *laying)
{
    const unsigned held = justinian_held(laying->players), pile = laying->players * held;
    struct list list;
    memset(laying->cards, EMPTY, sizeof laying->cards);
    for (unsigned i = 0; i < laying->table->count; i++) {
        const struct script_line *line = &laying->table->lines[i];
        unsigned of = 0;
        if (strcmp(line->word, "cards") == 0) {
            if (!read_justinian_list(line, CARDS, laying->players, &list, laying->fault) ||
                !read_justinian(SEATS, laying->players, line->argument, &of))
                return false;
            for (unsigned j = 0; j < list.count; j++)
                if (!put_card(laying, line, list.of[j], of * held, (of + 1) * held))
                    return false;
        } else if (strcmp(line->word, "pile") == 0) {
            if (!read_justinian_list(line, COUNSELORS, laying->players, &list, laying->fault) ||
                !read_justinian(COLORS, laying->players, line->argument, &of))
                return false;
            for (unsigned j = 0; j < list.count; j++)
                if (!put_card(laying, line, JUSTINIAN_COUNSELORS * of + list.of[j] - 1, pile, JUSTINIAN_COUNSELORS))
                    return false;
        }
    }
    for (unsigned color = 0; color < JUSTINIAN_COLORS; color++) {
        uint8_t *places = laying->cards[color];
        for (uint8_t lowest = 0, place = 0; lowest < JUSTINIAN_COUNSELORS; lowest++) {
            if (memchr(places, lowest, JUSTINIAN_COUNSELORS))
                continue;
            while (places[place] != EMPTY)
                place++;
            places[place] = lowest;
        }
    }
    return true;
}

/*
 * A game from its start.
 */
static void write_tokens(struct nika_writer *writer, const struct list *list)
{
    for (unsigned i = 0; i < list->count; i++) {
        char name[SCRIPT_WORD_MAX];
        struct nika_text text = nika_text(name, sizeof name);
        say_justinian(TOKENS, list->of[i], &text);
        nika_write_word(writer, name);
    }
}

static void write_cards(struct nika_writer *writer, const struct laying *laying)
{
    for (unsigned color = 0; color < JUSTINIAN_COLORS; color++) {
        char name[SCRIPT_WORD_MAX];
        struct nika_text text = nika_text(name, sizeof name);
        say_justinian(COLORS, color, &text);
        nika_write_key(writer, name);
        nika_write_open(writer, '[');
        for (unsigned i = 0; i < JUSTINIAN_COUNSELORS; i++)
            nika_write_whole(writer, laying->cards[color][i] + 1);
        nika_write_close(writer, ']');
    }
}

static bool lay_start(struct laying *laying, struct nika_world *world)
{
    const struct nika_setup *setup = &laying->table->setup;
    char bytes[2048];
    struct nika_text text = nika_text(bytes, sizeof bytes);
    struct nika_writer writer = nika_writer(&text);
    struct nika_deal deal = {{0}};
    struct nika_misfit misfit;
    nika_write_open(&writer, '{');
    nika_write_key(&writer, "tokens");
    nika_write_open(&writer, '[');
    for (unsigned seat = 0; seat < laying->players; seat++) {
        struct list hand, reserve;
        if (!take_tokens(laying, "hand", seat, JUSTINIAN_DEALT, &hand) ||
            !take_tokens(laying, "reserve", seat, JUSTINIAN_RESERVE, &reserve))
            return false;
        fill_tokens(laying, seat, JUSTINIAN_DEALT, &hand);
        fill_tokens(laying, seat, JUSTINIAN_RESERVE, &reserve);
        nika_write_open(&writer, '[');
        write_tokens(&writer, &hand);
        write_tokens(&writer, &reserve);
        nika_write_close(&writer, ']');
    }
    nika_write_close(&writer, ']');
    nika_write_key(&writer, "cards");
    nika_write_open(&writer, '{');
    if (!lay_cards(laying))
        return false;
    write_cards(&writer, laying);
    nika_write_close(&writer, '}');
    nika_write_close(&writer, '}');
    if (!setup->game->read_deal(setup, (struct nika_json){.text = bytes, .size = text.size}, &deal, &misfit))
        return script_blame(laying->fault, 0, "the engine refuses the deal: %s should be %s, is %s", misfit.where,
                            misfit.expected, misfit.found);
    setup->game->begin(setup, &deal, world);
    return true;
}

/*
 * A position.
 */
static bool lay_row(const struct laying *laying, uint64_t *row)
{
    const struct script_line *line = find_line(laying, "row", "");
    struct list list;
    unsigned found = 0;
    *row = JUSTINIAN_FIRST_ROW;
    if (!line)
        return true;
    if (!read_justinian_list(line, COUNSELORS, laying->players, &list, laying->fault))
        return false;
    *row = 0;
    for (unsigned place = 0; place < list.count && place < JUSTINIAN_COUNSELORS; place++) {
        found |= 1u << list.of[place];
        *row |= (uint64_t)(list.of[place] - 1) << (4 * place);
    }
    if (list.count != JUSTINIAN_COUNSELORS || found != ((1u << JUSTINIAN_COUNSELORS) - 1) << 1)
        return script_blame(laying->fault, line->number, "a row has each counselor from 1 to 12 once");
    return true;
}

/* Phase and turn, and the colors of the phases before. */
static bool lay_course(struct laying *laying, struct justinian_open *open)
{
    const struct script_line *phase_line = find_line(laying, "phase", ""), *scored = find_line(laying, "scored", "");
    unsigned phase = 1, turns = 6, turn = laying->table->setup.start;
    struct list colors = {.count = 0};
    if (!phase_line)
        return script_blame(laying->fault, 0, "a position needs the line \"phase:\"");
    if (!read_one(laying, phase_line, NUMBERS, 1, JUSTINIAN_PHASES, &phase) ||
        !read_one(laying, find_line(laying, "turns", ""), NUMBERS, phase - 1, UINT8_MAX, &turns) ||
        !read_one(laying, find_line(laying, "turn", ""), SEATS, 0, laying->players - 1, &turn) ||
        (scored && !read_justinian_list(scored, COLORS, laying->players, &colors, laying->fault)))
        return false;
    for (unsigned i = 0; i < colors.count; i++) {
        if (laying->scored >> colors.of[i] & 1)
            return script_blame(laying->fault, scored->number, "no color is scored twice");
        laying->scored |= 1u << colors.of[i];
    }
    if (colors.count != phase - 1)
        return script_blame(laying->fault, scored ? scored->number : phase_line->number,
                            "\"scored:\" names one color for each phase before this one, here %u", phase - 1);
    for (unsigned i = 0; i < colors.count; i++)
        open->scoring[i].color = (uint8_t)colors.of[i];
    open->phase = open->scored = (uint8_t)(phase - 1);
    open->turns = (uint8_t)turns;
    open->turn = open->first = (uint8_t)turn;
    open->stage = JUSTINIAN_PLACING;
    open->in = (uint8_t)((1u << laying->players) - 1);
    open->places = JUSTINIAN_ALL_PLACES;
    open->direction = JUSTINIAN_FROM_EITHER;
    return true;
}

static bool lay_tokens(struct laying *laying, struct justinian_world *world)
{
    struct justinian_open *open = &world->open;
    for (unsigned seat = 0; seat < laying->players; seat++) {
        struct justinian_own *own = &world->own[seat];
        const unsigned size = justinian_reserve_size(open, seat);
        struct list hand, phase, reserve;
        if (!take_tokens(laying, "hand", seat, JUSTINIAN_TOKENS, &hand) ||
            !take_tokens(laying, "phase", seat, JUSTINIAN_TOKENS, &phase) ||
            !take_tokens(laying, "reserve", seat, size, &reserve))
            return false;
        if (!fill_tokens(laying, seat, size, &reserve))
            return script_blame(laying->fault, 0, "seat %u has not enough tokens left for a reserve of %u", seat, size);
        own->hand = heap_of(&hand);
        own->phase = heap_of(&phase);
        world->dark.reserve[seat] = reserve_of(&reserve);
        open->hand_size[seat] = (uint8_t)hand.count;
        open->phase_count[seat] = (uint8_t)phase.count;
        open->seen[seat] = JUSTINIAN_ALL_TOKENS - own->hand - own->phase - heap_of(&reserve);
    }
    return true;
}

static void deal_cards(const struct laying *laying, struct justinian_world *world)
{
    const unsigned held = justinian_held(laying->players), pile = laying->players * held;
    for (unsigned color = 0; color < JUSTINIAN_COLORS; color++) {
        const uint8_t *cards = laying->cards[color];
        for (unsigned i = 0; i < JUSTINIAN_COUNSELORS && !(laying->scored >> color & 1); i++)
            if (i < pile)
                world->own[i / held].cards[color] = (uint16_t)(world->own[i / held].cards[color] | 1u << cards[i]);
            else
                world->dark.pile[color] |= (uint32_t)cards[i] << (4 * (i - pile));
    }
}

/* Makes up the scorings before the position: seat 0 triggers and chooses, and nobody scores for influence. */
static bool lay_scorings(struct laying *laying, struct justinian_open *open)
{
    static const uint8_t thresholds[JUSTINIAN_PHASES - 1] = {5, 9}, order[JUSTINIAN_KINDS] = {2, 5, 1, 4, 0, 3};
    const unsigned held = justinian_held(laying->players);
    justinian_tokens used = open->seen[0];
    for (unsigned phase = 0; phase < open->scored; phase++) {
        struct justinian_scoring *scoring = &open->scoring[phase];
        scoring->row = JUSTINIAN_FIRST_ROW;
        for (unsigned i = 0; i < JUSTINIAN_KINDS; i++)
            while (justinian_influence(scoring->tokens[0]) < thresholds[phase] && justinian_count_of(used, order[i])) {
                scoring->tokens[0] += justinian_token(order[i]);
                used -= justinian_token(order[i]);
            }
        if (justinian_influence(scoring->tokens[0]) < thresholds[phase])
            return script_blame(laying->fault, find_line(laying, "phase", "")->number,
                                "seat 0 has not used tokens enough for the scorings of the phases before");
        for (unsigned seat = 0; seat < laying->players; seat++)
            for (unsigned counselor = seat * held; counselor < (seat + 1) * held; counselor++) {
                scoring->cards[seat] = (uint16_t)(scoring->cards[seat] | 1u << counselor);
                open->score[seat] =
                    (uint16_t)(open->score[seat] + justinian_value(&laying->table->setup, counselor, counselor, phase));
            }
    }
    return true;
}

static bool lay_position(struct laying *laying, struct nika_world *bytes)
{
    struct justinian_world *world = (struct justinian_world *)(void *)bytes->bytes;
    struct justinian_open *open = &world->open;
    memset(bytes, 0, sizeof *bytes);
    if (!lay_row(laying, &open->row) || !lay_course(laying, open) || !lay_tokens(laying, world) || !lay_cards(laying) ||
        !lay_scorings(laying, open))
        return false;
    open->row_before = open->row;
    deal_cards(laying, world);
    return true;
}

bool lay_justinian(const struct script_table *table, struct nika_world *world, struct script_fault *fault)
{
    struct laying laying = {.table = table, .fault = fault, .players = table->setup.players};
    for (unsigned seat = 0; seat < laying.players; seat++)
        for (unsigned kind = 0; kind < JUSTINIAN_KINDS; kind++)
            laying.tokens_left[seat][kind] = justinian_tokens_of[kind];
    if (!check_arguments(&laying))
        return false;
    return table->position ? lay_position(&laying, world) : lay_start(&laying, world);
}
