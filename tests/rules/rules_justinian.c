/*
 * rules_justinian.c: the rules tests' own part for Justinian: its tokens and cards in words, and its facts, as tests expect them
 * and as they are in a world. What a view tells of them is in justinian_told.c, how a table is laid in justinian_lay.c.
 */
#include <string.h>

#include "justinian_script.h"

static const char *const colors[] = {"red", "blue", "green", "yellow", NULL};
static const char *const stages[] = {"place", "direction", "trigger", "color", "exchange", "over", NULL};
static const char *const ends[] = {"either", "left", "right", NULL}; /* and `none`, an empty list */
static const char *const tokens[] = {"+1", "+2", "+3", "-1", "-2", "-3", NULL};
static const char *const sort_names[] = {"number", "seat of this table", "counselor", "token",         "card",
                                         "color",  "seat and token",     "stage",     "end of the row"};

const uint8_t justinian_tokens_of[JUSTINIAN_KINDS] = {5, 4, 2, 5, 4, 2};

/* The place of a word in a list that ends with NULL. */
static bool find_word(const char *const *words, const char *word, unsigned *place)
{
    for (unsigned i = 0; words[i]; i++)
        if (strcmp(words[i], word) == 0) {
            *place = i;
            return true;
        }
    return false;
}

static bool read_card(const char *word, unsigned *card)
{
    for (unsigned color = 0; colors[color]; color++) {
        const size_t size = strlen(colors[color]);
        unsigned counselor;
        if (strncmp(word, colors[color], size) == 0 &&
            read_justinian(COUNSELORS, JUSTINIAN_SEATS, word + size, &counselor)) {
            *card = JUSTINIAN_COUNSELORS * color + counselor - 1;
            return true;
        }
    }
    return false;
}

static bool read_laid(unsigned players, const char *word, unsigned *laid)
{
    const char owner[] = {word[0], '\0'};
    unsigned seat, kind;
    if (!script_number(owner, players - 1, &seat) || word[1] != ':')
        return false;
    if (find_word(tokens, word + 2, &kind))
        *laid = 8 * seat + kind + 1;
    else if (strcmp(word + 2, "?") == 0)
        *laid = 8 * seat;
    else
        return false;
    return true;
}

bool read_justinian(enum sort sort, unsigned players, const char *word, unsigned *thing)
{
    switch (sort) {
    case NUMBERS:
        return script_number(word, UINT16_MAX, thing);
    case SEATS:
        return script_number(word, players - 1, thing);
    case COUNSELORS:
        return word[0] != '0' && script_number(word, JUSTINIAN_COUNSELORS, thing);
    case TOKENS:
        return find_word(tokens, word, thing);
    case CARDS:
        return read_card(word, thing);
    case COLORS:
        return find_word(colors, word, thing);
    case LAID:
        return read_laid(players, word, thing);
    case STAGES:
        return find_word(stages, word, thing);
    default: /* ENDS */
        return find_word(ends, word, thing);
    }
}

void say_justinian(enum sort sort, unsigned thing, struct nika_text *text)
{
    switch (sort) {
    case TOKENS:
        nika_text_add(text, tokens[thing]);
        break;
    case CARDS:
        nika_text_add(text, colors[thing / JUSTINIAN_COUNSELORS]);
        nika_text_add_number(text, thing % JUSTINIAN_COUNSELORS + 1);
        break;
    case COLORS:
        nika_text_add(text, colors[thing]);
        break;
    case LAID:
        nika_text_add_number(text, thing / 8);
        nika_text_add_char(text, ':');
        nika_text_add(text, thing % 8 ? tokens[thing % 8 - 1] : "?");
        break;
    case STAGES:
        nika_text_add(text, stages[thing]);
        break;
    case ENDS:
        nika_text_add(text, ends[thing]);
        break;
    default:
        nika_text_add_number(text, thing);
    }
}

void list_add(struct list *list, unsigned thing)
{
    if (list->count < LIST_MAX)
        list->of[list->count++] = thing;
}

bool read_justinian_list(const struct script_line *line, enum sort sort, unsigned players, struct list *list,
                         struct script_fault *fault)
{
    char word[SCRIPT_WORD_MAX];
    unsigned thing;
    list->count = 0;
    if (strcmp(line->value, "none") == 0)
        return true;
    for (const char *at = line->value; script_next(&at, word); list_add(list, thing)) {
        if (!read_justinian(sort, players, word, &thing))
            return script_blame(fault, line->number, "\"%s\" is no %s", word, sort_names[sort]);
        if (list->count == LIST_MAX)
            return script_blame(fault, line->number, "the list is too long");
    }
    return true;
}

/*
 * Facts.
 */
static const struct fact facts[] = {
    {"stage", STAGE, STAGES, 1, 1, .where = ON_TOP, .key = "stage"},
    {"phase", PHASE, NUMBERS, 1, 1, .where = ON_TOP, .key = "phase"},
    {"turns", TURNS, NUMBERS, 1, 1, .where = ON_TOP, .key = "turns"},
    {"first", FIRST, SEATS, 1, 1, .where = ON_TOP, .key = "first"},
    {"passed", PASSED, SEATS, 0, JUSTINIAN_SEATS, .ordered = true, .where = ON_TOP, .key = "passed"},
    {"row", ROW, COUNSELORS, 12, 12, .ordered = true, .where = ON_TOP, .key = "row"},
    {"value", VALUE, NUMBERS, 1, 1, .of = OF_COUNSELOR},
    {"on", ON, LAID, 0, JUSTINIAN_ON_ONE, .ordered = true, .repeats = true, .of = OF_COUNSELOR},
    {"turned", TURNED, LAID, 0, JUSTINIAN_ON_ONE, .ordered = true, .repeats = true, .of = OF_COUNSELOR},
    {"moved", MOVED, ENDS, 0, 1, .where = ELSEWHERE},
    {"hand", HAND, TOKENS, 0, JUSTINIAN_TOKENS, .of = OF_SEAT, .where = IN_OWN, .key = "hand"},
    {"reserve", RESERVE, TOKENS, 0, JUSTINIAN_RESERVE, .of = OF_SEAT, .where = IN_OWN, .key = "reserve"},
    {"phase-tokens", PHASE_TOKENS, TOKENS, 0, JUSTINIAN_TOKENS, .of = OF_SEAT, .where = IN_OWN, .key = "phase_tokens"},
    {"seen", SEEN, TOKENS, 0, JUSTINIAN_TOKENS, .of = OF_SEAT, .where = IN_SEATS, .key = "seen"},
    {"size", SIZE, NUMBERS, 1, 1, .of = OF_SEAT, .where = IN_SEATS, .key = "hand_size"},
    {"reserve-size", RESERVE_SIZE, NUMBERS, 1, 1, .of = OF_SEAT, .where = IN_SEATS, .key = "reserve_size"},
    {"phase-count", PHASE_COUNT, NUMBERS, 1, 1, .of = OF_SEAT, .where = IN_SEATS, .key = "phase_count"},
    {"influence", INFLUENCE, NUMBERS, 1, 1, .of = OF_SEAT, .where = IN_OWN, .key = "influence"},
    {"cards", OWN_CARDS, CARDS, 0, 12, .of = OF_SEAT},
    {"put", PUT, CARDS, 0, 2, .of = OF_SEAT},
    {"took", TOOK, CARDS, 0, 2, .of = OF_SEAT},
    {"pile", PILE, COUNSELORS, 0, JUSTINIAN_PILE_MAX, .ordered = true, .of = OF_COLOR},
    {"exchanged", EXCHANGED, COLORS, 0, 2, .ordered = true, .repeats = true, .of = OF_SEAT},
    {"colors", IN_GAME, COLORS, 0, JUSTINIAN_COLORS, .where = ON_TOP, .key = "colors"},
    {"scored", SCORED, COLORS, 0, JUSTINIAN_PHASES, .ordered = true},
    {"score", SCORE, NUMBERS, 1, 1, .of = OF_SEAT, .where = IN_SEATS, .key = "score"},
    {"triggered", TRIGGERED, SEATS, 0, 1, .where = IN_LAST, .key = "trigger"},
    {"chooser", CHOOSER, SEATS, 0, 1, .where = IN_LAST, .key = "chooser"},
    {"shown", SHOWN, CARDS, 0, 3, .of = OF_SEAT},
    {"by-influence", BY_INFLUENCE, NUMBERS, 0, 1, .of = OF_SEAT, .where = IN_LAST_SEATS, .key = "influence_points"},
    {"by-cards", BY_CARDS, NUMBERS, 0, 1, .of = OF_SEAT, .where = IN_LAST_SEATS, .key = "card_points"},
    {"gained", GAINED, NUMBERS, 0, 1, .of = OF_SEAT},
};

const struct fact *justinian_fact(const char *word)
{
    for (unsigned i = 0; i < sizeof facts / sizeof facts[0]; i++)
        if (strcmp(facts[i].word, word) == 0)
            return &facts[i];
    return NULL;
}

bool read_justinian_argument(const struct fact *fact, unsigned players, const char *argument, unsigned *of)
{
    *of = 0;
    switch (fact->of) {
    case OF_ALL:
        return argument[0] == '\0';
    case OF_SEAT:
        return read_justinian(SEATS, players, argument, of);
    case OF_COUNSELOR:
        if (!read_justinian(COUNSELORS, players, argument, of))
            return false;
        --*of;
        return true;
    default:
        return read_justinian(COLORS, players, argument, of);
    }
}

void say_justinian_list(const struct fact *fact, struct list list, struct nika_text *text)
{
    for (unsigned i = 1; i < list.count && !fact->ordered; i++)
        for (unsigned j = i; j > 0 && list.of[j - 1] > list.of[j]; j--) {
            const unsigned lower = list.of[j];
            list.of[j] = list.of[j - 1];
            list.of[j - 1] = lower;
        }
    if (list.count == 0)
        nika_text_add(text, "none");
    for (unsigned i = 0; i < list.count; i++) {
        nika_text_add(text, i ? " " : "");
        say_justinian(fact->sort, list.of[i], text);
    }
}

/* How often a thing stands in a list. */
static unsigned times(const struct list *list, unsigned thing)
{
    unsigned count = 0;
    for (unsigned i = 0; i < list->count; i++)
        count += list->of[i] == thing;
    return count;
}

static bool spell(const struct nika_setup *setup, const struct script_line *line, struct nika_text *text,
                  struct script_fault *fault)
{
    static const char *const follows[] = {"is followed by nothing but a colon", "needs a seat of this table",
                                          "needs a counselor, 1 to 12", "needs a color"};
    const struct fact *fact = justinian_fact(line->word);
    struct list list;
    unsigned of;
    if (!fact)
        return script_blame(fault, line->number, "there is no fact \"%s\"", line->word);
    if (!read_justinian_argument(fact, setup->players, line->argument, &of))
        return script_blame(fault, line->number, "\"%s\" %s", fact->word, follows[fact->of]);
    if (strcmp(line->value, "?") == 0) {
        nika_text_add_char(text, '?');
        return true;
    }
    if (!read_justinian_list(line, fact->sort, setup->players, &list, fault))
        return false;
    if (list.count < fact->least)
        return script_blame(fault, line->number, "\"%s\" can't be so little", fact->word);
    if (list.count > fact->most)
        return script_blame(fault, line->number, "\"%s\" can't be so much", fact->word);
    for (unsigned i = 0; i < list.count && !fact->repeats; i++)
        if (times(&list, list.of[i]) > (fact->sort == TOKENS ? justinian_tokens_of[list.of[i]] : 1u))
            return script_blame(fault, line->number, "something stands there more often than it exists");
    say_justinian_list(fact, list, text);
    return true;
}

/*
 * Facts of a world.
 */
static const struct justinian_world *world_of(const struct nika_world *bytes)
{
    return (const struct justinian_world *)(const void *)bytes->bytes;
}

static void add_heap(struct list *list, justinian_tokens heap)
{
    for (unsigned kind = 0; kind < JUSTINIAN_KINDS; kind++)
        for (unsigned copy = justinian_count_of(heap, kind); copy > 0; copy--)
            list_add(list, kind);
}

static void add_cards(struct list *list, unsigned color, unsigned cards)
{
    for (unsigned counselor = 0; counselor < JUSTINIAN_COUNSELORS; counselor++)
        if (cards >> counselor & 1)
            list_add(list, JUSTINIAN_COUNSELORS * color + counselor);
}

/* How many scorings there were, the one counted whose color is still to be chosen. */
static unsigned scorings(const struct justinian_open *open)
{
    return open->scored + (open->stage == JUSTINIAN_CHOOSING ? 1u : 0u);
}

/* The face-down tokens of a counselor. Each value is known to its owner. */
static void add_laid(const struct justinian_world *world, unsigned counselor, struct list *list)
{
    const uint8_t owners = world->open.owners[counselor];
    for (unsigned slot = 0; slot < justinian_on(owners); slot++) {
        const unsigned owner = justinian_owner(owners, slot);
        list_add(list, 8 * owner + justinian_in_slot(world->own[owner].laid[counselor], slot));
    }
}

/* The cards that a seat put under piles, or took from them. */
static void add_exchanges(const struct justinian_world *world, unsigned seat, bool took, struct list *list)
{
    for (unsigned i = 0; i < JUSTINIAN_PHASES - 1; i++) {
        const struct justinian_own *own = &world->own[seat];
        const unsigned color = world->open.scoring[i].exchanged[seat], card = took ? own->took[i] : own->put[i];
        if (color > 0 && card > 0)
            list_add(list, JUSTINIAN_COUNSELORS * (color - 1) + card - 1);
    }
}

/* Facts of the whole table, of a counselor and of a color. */
static void list_of_table(const struct nika_setup *setup, const struct justinian_world *world, enum fact_name name,
                          unsigned of, struct list *list)
{
    const struct justinian_open *open = &world->open;
    switch (name) {
    case STAGE:
        list_add(list, open->stage);
        break;
    case PHASE:
        list_add(list, open->phase + 1u);
        break;
    case TURNS:
        list_add(list, open->turns);
        break;
    case FIRST:
        list_add(list, open->first);
        break;
    case PASSED:
        for (unsigned i = 0; i < open->pass_count; i++)
            list_add(list, open->passed[i]);
        break;
    case ROW:
        for (unsigned place = 0; place < JUSTINIAN_COUNSELORS; place++)
            list_add(list, justinian_counselor(open->row, place) + 1);
        break;
    case VALUE:
        list_add(list, justinian_value(setup, of, justinian_place_of(open->row, of), open->phase));
        break;
    case ON:
        add_laid(world, of, list);
        break;
    case TURNED:
        for (unsigned slot = 0; slot < justinian_on(open->turned_owners[of]); slot++)
            list_add(list,
                     8 * justinian_owner(open->turned_owners[of], slot) + justinian_in_slot(open->turned[of], slot));
        break;
    case MOVED:
        if (justinian_court_moved(open) && open->direction != JUSTINIAN_NOT_MOVED)
            list_add(list, open->direction);
        break;
    case PILE:
        for (unsigned i = 0; i < justinian_pile_size(setup->players) && !(justinian_scored_colors(open) >> of & 1); i++)
            list_add(list, (world->dark.pile[of] >> (4 * i) & 15) + 1);
        break;
    case IN_GAME:
        for (unsigned color = 0; color < JUSTINIAN_COLORS; color++)
            if (!(justinian_scored_colors(open) >> color & 1))
                list_add(list, color);
        break;
    default: /* SCORED */
        for (unsigned i = 0; i < open->scored; i++)
            list_add(list, open->scoring[i].color);
    }
}

static void list_of_seat(const struct justinian_world *world, enum fact_name name, unsigned seat, struct list *list)
{
    const struct justinian_open *open = &world->open;
    const struct justinian_own *own = &world->own[seat];
    const unsigned reserve = justinian_reserve_size(open, seat);
    switch (name) {
    case HAND:
        add_heap(list, own->hand);
        break;
    case RESERVE:
        for (unsigned i = 0; i < reserve; i++)
            list_add(list, (unsigned)(world->dark.reserve[seat] >> (4 * i)) & 15);
        break;
    case PHASE_TOKENS:
        add_heap(list, own->phase);
        break;
    case SEEN:
        add_heap(list, open->seen[seat]);
        break;
    case SIZE:
        list_add(list, open->hand_size[seat]);
        break;
    case RESERVE_SIZE:
        list_add(list, reserve);
        break;
    case PHASE_COUNT:
        list_add(list, open->phase_count[seat]);
        break;
    case INFLUENCE:
        list_add(list, justinian_influence(own->phase));
        break;
    case OWN_CARDS:
        for (unsigned color = 0; color < JUSTINIAN_COLORS; color++)
            add_cards(list, color, own->cards[color]);
        break;
    case PUT:
    case TOOK:
        add_exchanges(world, seat, name == TOOK, list);
        break;
    case EXCHANGED:
        for (unsigned i = 0; i < scorings(open); i++)
            if (open->scoring[i].exchanged[seat])
                list_add(list, open->scoring[i].exchanged[seat] - 1u);
        break;
    default: /* SCORE */
        list_add(list, open->score[seat]);
    }
}

/* Facts of the last scoring. */
static void list_of_scoring(const struct nika_setup *setup, const struct justinian_open *open, enum fact_name name,
                            unsigned seat, struct list *list)
{
    if (scorings(open) == 0)
        return;
    const unsigned phase = scorings(open) - 1;
    const struct justinian_scoring *scoring = &open->scoring[phase];
    if (name == TRIGGERED || name == CHOOSER) {
        const unsigned who = name == TRIGGERED ? scoring->trigger : scoring->chooser;
        if (who != JUSTINIAN_NOBODY)
            list_add(list, who);
        return;
    }
    if (scoring->color >= JUSTINIAN_COLORS)
        return;
    const unsigned by_influence = justinian_influence_points(setup, scoring, seat);
    const unsigned by_cards = justinian_card_points(setup, scoring, phase, seat);
    if (name == SHOWN)
        add_cards(list, scoring->color, scoring->cards[seat]);
    else
        list_add(list, name == BY_INFLUENCE ? by_influence : name == BY_CARDS ? by_cards : by_influence + by_cards);
}

static void list_of_world(const struct nika_setup *setup, const struct justinian_world *world, const struct fact *fact,
                          unsigned of, struct list *list)
{
    list->count = 0;
    if (fact->name >= TRIGGERED)
        list_of_scoring(setup, &world->open, fact->name, of, list);
    else if (fact->of == OF_SEAT)
        list_of_seat(world, fact->name, of, list);
    else
        list_of_table(setup, world, fact->name, of, list);
}

static void of_world(const struct nika_setup *setup, const struct nika_world *bytes, const struct script_line *line,
                     struct nika_text *text)
{
    const struct fact *fact = justinian_fact(line->word);
    struct list list;
    unsigned of;
    read_justinian_argument(fact, setup->players, line->argument, &of);
    list_of_world(setup, world_of(bytes), fact, of, &list);
    say_justinian_list(fact, list, text);
}

/*
 * Showing a position: all facts, those of a seat in one line, and the row before the court moved.
 */
static void show_fact(const struct nika_setup *setup, const struct justinian_world *world, const struct fact *fact,
                      unsigned of, FILE *out)
{
    char words[SCRIPT_ANSWER_MAX];
    struct nika_text text = nika_text(words, sizeof words);
    struct fact as_it_lies = *fact; /* not sorted: whoever looks for a mistake wants to see what will be drawn next */
    struct list list;
    as_it_lies.ordered = true;
    list_of_world(setup, world, fact, of, &list);
    say_justinian_list(&as_it_lies, list, &text);
    fprintf(out, "%s: %s", fact->word, words);
}

static void show(const struct nika_setup *setup, const struct nika_world *bytes, FILE *out)
{
    static const unsigned counts[] = {1, 0, JUSTINIAN_COUNSELORS, JUSTINIAN_COLORS};
    static const char *const of_names[] = {"", "seat", "counselor", "pile"};
    const struct justinian_world *world = world_of(bytes);
    for (enum of of = OF_ALL; of <= OF_COLOR; of++)
        for (unsigned i = 0; i < (of == OF_SEAT ? setup->players : counts[of]); i++) {
            const char *before = "";
            if (of == OF_COLOR)
                fprintf(out, "%s ", colors[i]);
            else if (of != OF_ALL)
                fprintf(out, "%s %u: ", of_names[of], of == OF_COUNSELOR ? i + 1 : i);
            for (unsigned f = 0; f < sizeof facts / sizeof facts[0]; f++)
                if (facts[f].of == of) {
                    fputs(before, out);
                    show_fact(setup, world, &facts[f], i, out);
                    before = "; ";
                }
            putc('\n', out);
        }
    fputs("row before the last move of the court:", out);
    for (unsigned place = 0; place < JUSTINIAN_COUNSELORS; place++)
        fprintf(out, " %u", justinian_counselor(world->open.row_before, place) + 1);
    putc('\n', out);
}

static const char *const start_words[] = {"hand", "reserve", "cards", "pile", NULL};
static const char *const position_words[] = {"phase", "scored",  "turn",  "row",  "turns",
                                             "hand",  "reserve", "cards", "pile", NULL};

const struct script_game script_justinian = {
    .name = "justinian",
    .start_words = start_words,
    .position_words = position_words,
    .lay = lay_justinian,
    .spell = spell,
    .of_world = of_world,
    .of_view = tell_justinian,
    .show = show,
};
