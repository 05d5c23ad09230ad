/*
 * rules_byzantz.c: the rules tests' own part for Byzantz: its cards and facts. How its table is laid is in byzantz_lay.c.
 *
 * Cards are read and written here and not by the engine, so that a mistake there can't hide itself. What a seat sees is
 * taken from the JSON that the engine writes for it, because that is all that a seat is ever told.
 */
#include <string.h>

#include "byzantz_script.h"

static const char letters[] = "CSWTGO";
static const char *const phases[] = {"auction", "give", "limit", "market", "final", "over", NULL};

static bool read_card(const char *word, unsigned *kind)
{
    if (strcmp(word, "M") == 0) {
        *kind = BYZANTZ_MERCHANT;
        return true;
    }
    const char *letter = word[0] ? strchr(letters, word[0]) : NULL;
    if (!letter || word[1] < '1' || word[1] > '4' || word[2])
        return false;
    *kind = (unsigned)(4 * (letter - letters) + word[1] - '1');
    return true;
}

void say_byzantz_card(unsigned kind, struct nika_text *text)
{
    nika_text_add_char(text, kind == BYZANTZ_MERCHANT ? 'M' : letters[kind / 4]);
    if (kind != BYZANTZ_MERCHANT)
        nika_text_add_char(text, (char)('1' + kind % 4));
}

static void say_cards(const struct cards *cards, struct nika_text *text)
{
    bool first = true;
    for (unsigned kind = 0; kind < BYZANTZ_KINDS; kind++)
        for (unsigned copy = 0; copy < cards->of[kind]; copy++) {
            if (!first)
                nika_text_add_char(text, ' ');
            first = false;
            say_byzantz_card(kind, text);
        }
    if (first)
        nika_text_add(text, "none");
}

static struct cards cards_of_heap(byzantz_cards heap)
{
    struct cards cards;
    for (unsigned kind = 0; kind < BYZANTZ_KINDS; kind++)
        cards.of[kind] = byzantz_count_of(heap, kind);
    return cards;
}

bool read_byzantz_cards(const struct script_line *line, uint8_t kinds[BYZANTZ_DECK], unsigned *count,
                        struct script_fault *fault)
{
    char word[SCRIPT_WORD_MAX];
    const char *at = line->value;
    *count = 0;
    if (strcmp(at, "none") == 0)
        return true;
    while (script_next(&at, word)) {
        unsigned kind;
        if (strcmp(word, "|") == 0)
            continue;
        if (!read_card(word, &kind))
            return script_blame(fault, line->number, "\"%s\" is no card", word);
        if (*count == BYZANTZ_DECK)
            return script_blame(fault, line->number, "more cards than there are");
        kinds[(*count)++] = (uint8_t)kind;
    }
    return true;
}

static const struct byzantz_world *world_of(const struct nika_world *bytes)
{
    return (const struct byzantz_world *)(const void *)bytes->bytes;
}

/*
 * Facts. Their names are those of the members of a view's JSON, but for `auction`.
 */
enum form { PHASE, NUMBER, CARDS, SEATS };
enum fact_name {
    ROUND = 1,
    AUCTION,
    DECK,
    HIGH,
    SIZE,
    TOTAL,
    PROFIT,
    BIDDER,
    BUNDLE,
    MARKET,
    GONE,
    HAND,
    BID,
    KNOWN,
    IN
};

static const struct fact {
    const char *word;
    enum fact_name name;
    enum form form;
    bool of_seat;
    bool may_lack; /* a number that can be `none` */
} facts[] = {
    {.word = "phase", .form = PHASE},
    {.word = "round", .name = ROUND, .form = NUMBER},
    {.word = "auction", .name = AUCTION, .form = NUMBER, .may_lack = true},
    {.word = "deck", .name = DECK, .form = NUMBER},
    {.word = "high", .name = HIGH, .form = NUMBER},
    {.word = "size", .name = SIZE, .form = NUMBER, .of_seat = true},
    {.word = "total", .name = TOTAL, .form = NUMBER, .of_seat = true},
    {.word = "profit", .name = PROFIT, .form = NUMBER, .of_seat = true},
    {.word = "bidder", .name = BIDDER, .form = NUMBER, .of_seat = true, .may_lack = true},
    {.word = "bundle", .name = BUNDLE, .form = CARDS},
    {.word = "market", .name = MARKET, .form = CARDS},
    {.word = "gone", .name = GONE, .form = CARDS},
    {.word = "hand", .name = HAND, .form = CARDS, .of_seat = true},
    {.word = "bid", .name = BID, .form = CARDS, .of_seat = true},
    {.word = "known", .name = KNOWN, .form = CARDS, .of_seat = true},
    {.word = "in", .name = IN, .form = SEATS},
};

static void say_number(const struct fact *fact, unsigned number, struct nika_text *text)
{
    if (number == 0 && fact->may_lack)
        nika_text_add(text, "none");
    else
        nika_text_add_number(text, number);
}

static const struct fact *find_fact(const char *word)
{
    for (unsigned i = 0; i < sizeof facts / sizeof facts[0]; i++)
        if (strcmp(facts[i].word, word) == 0)
            return &facts[i];
    return NULL;
}

static bool spell(const struct nika_setup *setup, const struct script_line *line, struct nika_text *text,
                  struct script_fault *fault)
{
    const struct fact *fact = find_fact(line->word);
    uint8_t kinds[BYZANTZ_DECK];
    struct cards cards = {{0}};
    unsigned number;
    if (!fact)
        return script_blame(fault, line->number, "there is no fact \"%s\"", line->word);
    if (fact->of_seat ? !script_number(line->argument, setup->players - 1u, &number) : line->argument[0] != '\0')
        return script_blame(fault, line->number, "\"%s\" %s", fact->word,
                            fact->of_seat ? "needs a seat of this table" : "is followed by nothing but a colon");
    if (strcmp(line->value, "?") == 0) {
        nika_text_add_char(text, '?');
        return true;
    }
    switch (fact->form) {
    case PHASE:
        if (!script_among(phases, line->value))
            return script_blame(fault, line->number, "\"%s\" is no phase", line->value);
        nika_text_add(text, line->value);
        return true;
    case NUMBER:
        if (fact->may_lack && strcmp(line->value, "none") == 0)
            nika_text_add(text, "none");
        else if (script_number(line->value, UINT16_MAX, &number))
            nika_text_add_number(text, number);
        else
            return script_blame(fault, line->number, "\"%s\" is no number", line->value);
        return true;
    case CARDS:
        if (!read_byzantz_cards(line, kinds, &number, fault))
            return false;
        while (number > 0)
            cards.of[kinds[--number]]++;
        say_cards(&cards, text);
        return true;
    default:
        if (!script_seats(line->value, setup->players, "none", &number))
            return script_blame(fault, line->number, "\"%s\" are no seats", line->value);
        script_say_seats(number, "none", text);
        return true;
    }
}

/* The auction that runs or else the last one of the round, from 1; 0 when there are no more. */
static unsigned auction_number(const struct byzantz_open *open)
{
    return open->phase <= BYZANTZ_GIVING ? open->auction + 1u : open->auction;
}

static struct cards cards_gone(const struct byzantz_open *open)
{
    struct cards cards = cards_of_heap(open->gone);
    cards.of[BYZANTZ_MERCHANT] = open->gone_merchants;
    return cards;
}

static unsigned number_of_world(const struct nika_setup *setup, const struct byzantz_open *open, enum fact_name name,
                                unsigned seat)
{
    const unsigned rounds = byzantz_rounds(setup->players);
    switch (name) {
    case ROUND:
        return open->round < rounds ? open->round + 1u : rounds;
    case AUCTION:
        return auction_number(open);
    case DECK:
        return byzantz_deck_size(setup->players) - open->drawn;
    case HIGH:
        return open->high;
    case SIZE:
        return open->hand_size[seat];
    case TOTAL:
        return open->bid_total[seat];
    case PROFIT:
        return open->profit[seat];
    default: /* BIDDER */
        return open->bidder_card[seat];
    }
}

static struct cards cards_of_world(const struct byzantz_world *world, enum fact_name name, unsigned seat)
{
    const struct byzantz_open *open = &world->open;
    switch (name) {
    case GONE:
        return cards_gone(open);
    case BUNDLE:
        return cards_of_heap(open->bundle);
    case MARKET:
        return cards_of_heap(open->market);
    case BID:
        return cards_of_heap(open->bid[seat]);
    case KNOWN:
        return cards_of_heap(open->known[seat]);
    default: /* HAND */
        return cards_of_heap(world->own[seat].hand);
    }
}

static void of_world(const struct nika_setup *setup, const struct nika_world *bytes, const struct script_line *line,
                     struct nika_text *text)
{
    const struct byzantz_world *world = world_of(bytes);
    const struct fact *fact = find_fact(line->word);
    struct cards cards;
    unsigned seat = 0, number;
    if (fact->of_seat)
        script_number(line->argument, setup->players - 1u, &seat);
    switch (fact->form) {
    case PHASE:
        nika_text_add(text, phases[world->open.phase]);
        break;
    case NUMBER:
        number = number_of_world(setup, &world->open, fact->name, seat);
        say_number(fact, number, text);
        break;
    case CARDS:
        cards = cards_of_world(world, fact->name, seat);
        say_cards(&cards, text);
        break;
    default:
        script_say_seats(world->open.in, "none", text);
    }
}

/* Writes a value of a view's JSON in the one form. */
static void say_json(const struct fact *fact, struct nika_json value, struct nika_text *text)
{
    struct nika_json_walk walk = nika_json_walk(value);
    struct nika_json element;
    char word[SCRIPT_WORD_MAX] = "";
    struct cards cards = {{0}};
    unsigned mask = 0, kind;
    int64_t number;
    size_t size;
    switch (fact->form) {
    case PHASE:
        nika_text_add(text, nika_json_string(value, word, sizeof word, &size) ? word : "no word in the JSON");
        return;
    case NUMBER:
        if (nika_json_kind(value) == 'n')
            nika_text_add(text, fact->may_lack ? "none" : "?");
        else if (nika_json_whole(value, 0, UINT16_MAX, &number))
            say_number(fact, (unsigned)number, text);
        else
            nika_text_add(text, "no number in the JSON");
        return;
    case CARDS:
        while (nika_json_next(&walk, &element)) {
            if (!nika_json_string(element, word, sizeof word, &size) || !read_card(word, &kind)) {
                nika_text_add(text, "no cards in the JSON");
                return;
            }
            cards.of[kind]++;
        }
        say_cards(&cards, text);
        return;
    default:
        while (nika_json_next(&walk, &element))
            mask |= nika_json_whole(element, 0, NIKA_SEATS_MAX - 1, &number) ? 1u << number : 1u << NIKA_SEATS_MAX;
        script_say_seats(mask, "none", text);
    }
}

/* The JSON tells which bidder cards are still to be won; a running auction (its bundle lies there) is for the first. */
static void say_auction(const struct nika_setup *setup, struct nika_json view, struct nika_text *text)
{
    struct nika_json stack, bundle, phase;
    if (!nika_json_get(view, "stack", &stack) || !nika_json_get(view, "bundle", &bundle) ||
        !nika_json_get(view, "phase", &phase)) {
        nika_text_add_char(text, '?');
        return;
    }
    const size_t left = nika_json_count(stack) - (nika_json_count(bundle) > 0);
    if (nika_json_is(phase, "final") || nika_json_is(phase, "over"))
        nika_text_add(text, "none");
    else
        nika_text_add_number(text, (int64_t)setup->players - (int64_t)left);
}

static void of_view(const struct nika_setup *setup, const struct nika_view *view, const struct script_line *line,
                    struct nika_text *text)
{
    const struct fact *fact = find_fact(line->word);
    struct nika_json whole, from, seats, value;
    char bytes[8192];
    struct nika_text json = nika_text(bytes, sizeof bytes);
    struct nika_writer writer = nika_writer(&json);
    size_t at;
    nika_write_open(&writer, '{');
    setup->game->write_view(setup, view, &writer);
    nika_write_close(&writer, '}');
    if (json.cut || nika_json_check(bytes, json.size, &whole, &at) != NIKA_JSON_FINE ||
        !nika_json_get(whole, "seats", &seats) || nika_json_count(seats) != setup->players) {
        nika_text_add(text, "the view's JSON is broken");
        return;
    }
    if (fact->name == AUCTION) {
        say_auction(setup, whole, text);
        return;
    }
    from = whole;
    unsigned seat = 0;
    if (fact->of_seat)
        script_number(line->argument, setup->players - 1u, &seat);
    if (fact->of_seat && !(fact->name == HAND && seat == view->seat)) {
        struct nika_json_walk walk = nika_json_walk(seats);
        for (unsigned i = 0; i <= seat; i++)
            nika_json_next(&walk, &from);
    }
    if (nika_json_get(from, fact->word, &value))
        say_json(fact, value, text);
    else
        nika_text_add_char(text, '?');
}

/* Prints a list of kinds in their order. */
static void show_kinds(const char *name, const uint8_t *kinds, unsigned count, FILE *out)
{
    char words[4 * BYZANTZ_DECK];
    struct nika_text text = nika_text(words, sizeof words);
    for (unsigned i = 0; i < count; i++) {
        nika_text_add_char(&text, ' ');
        say_byzantz_card(kinds[i], &text);
    }
    fprintf(out, "%s:%s\n", name, count ? words : " none");
}

static void show_cards(const char *name, struct cards cards, FILE *out)
{
    char words[4 * BYZANTZ_DECK];
    struct nika_text text = nika_text(words, sizeof words);
    say_cards(&cards, &text);
    fprintf(out, "%s: %s", name, words);
}

static void show(const struct nika_setup *setup, const struct nika_world *bytes, FILE *out)
{
    const struct byzantz_world *world = world_of(bytes);
    const struct byzantz_open *open = &world->open;
    const unsigned players = setup->players, removed = byzantz_removed(players);
    char in[SCRIPT_WORD_MAX], picked[SCRIPT_WORD_MAX];
    struct nika_text text = nika_text(in, sizeof in);
    script_say_seats(open->in, "none", &text);
    text = nika_text(picked, sizeof picked);
    script_say_seats(open->picked, "none", &text);
    fprintf(out, "phase: %s; turn: %u; opener: %u; in: %s; high: %u; picked: %s\n", phases[open->phase], open->turn,
            open->opener, in, open->high, picked);
    fprintf(out, "round: %u of %u; auction: %u of %u; cards drawn: %u\n", number_of_world(setup, open, ROUND, 0),
            byzantz_rounds(players), auction_number(open), players, open->drawn);
    for (unsigned seat = 0; seat < players; seat++) {
        fprintf(out, "seat %u: ", seat);
        show_cards("hand", cards_of_heap(world->own[seat].hand), out);
        show_cards("; known", cards_of_heap(open->known[seat]), out);
        show_cards("; bid", cards_of_heap(open->bid[seat]), out);
        fprintf(out, "; size: %u; total: %u; bidder: %u; profit: %u\n", open->hand_size[seat], open->bid_total[seat],
                open->bidder_card[seat], open->profit[seat]);
    }
    show_cards("bundle", cards_of_heap(open->bundle), out);
    show_cards("\nmarket", cards_of_heap(open->market), out);
    show_cards("\ngone", cards_gone(open), out);
    show_kinds("\ndeck, the next first", world->dark.cards + removed + open->drawn,
               byzantz_deck_size(players) - open->drawn, out);
    show_kinds("removed", world->dark.cards, removed, out);
}

static const char *const start_words[] = {"hand", "deck", "removed", NULL};
static const char *const position_words[] = {"phase",  "round",  "turn", "bidder", "hand", "known",
                                             "market", "profit", "deck", "picked", NULL};

const struct script_game script_byzantz = {
    .name = "byzantz",
    .start_words = start_words,
    .position_words = position_words,
    .lay = lay_byzantz,
    .spell = spell,
    .of_world = of_world,
    .of_view = of_view,
    .show = show,
};
