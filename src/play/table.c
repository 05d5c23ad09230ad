/*
 * table.c: a local game with its seats, record and computer players (see table.h).
 */
#include <nika/table.h>

#include <assert.h>
#include <string.h>

#include "play_internal.h"

static const char person[] = "human"; /* as records and command lines spell it */

size_t nika_table_bytes(void)
{
    return sizeof(struct nika_table) + nika_play_bytes();
}

/*
 * What the header says besides: who sits where, and the number. Readers that do not know these keys ignore them.
 */

static void write_further(void *context, struct nika_writer *writer)
{
    const struct nika_table *table = context;
    char digits[24];
    struct nika_text text = nika_text(digits, sizeof digits);
    nika_write_key(writer, "seats");
    nika_write_open(writer, '[');
    for (unsigned seat = 0; seat < nika_play_setup(table->play)->players; seat++)
        nika_write_word(writer, table->sitting.agents[seat]);
    nika_write_close(writer, ']');
    nika_text_add_decimal(&text, table->number);
    nika_write_key(writer, "number");
    nika_write_word(writer, digits); /* as a string: it has 64 bits */
}

bool nika_play_read_number(const char *digits, uint64_t *number)
{
    uint64_t read = 0;
    if (!*digits)
        return false;
    for (; *digits; digits++) {
        if (*digits < '0' || *digits > '9' || read > (UINT64_MAX - (uint64_t)(*digits - '0')) / 10)
            return false;
        read = 10 * read + (uint64_t)(*digits - '0');
    }
    *number = read;
    return true;
}

/* The names under "seats", all of them or none: who sits where is known for the whole table or not at all. */
static void read_seats(struct nika_table *table, struct nika_json list)
{
    struct nika_sitting read = {.names = {{{0}}}};
    struct nika_json name;
    size_t length;
    unsigned seat = 0;
    if (nika_json_kind(list) != '[' || nika_json_count(list) != nika_play_setup(table->play)->players)
        return;
    for (struct nika_json_walk walk = nika_json_walk(list); nika_json_next(&walk, &name); seat++)
        if (!nika_json_string(name, read.agents[seat], NIKA_AGENT_NAME_MAX, &length))
            return;
    table->recorded = read;
}

/* Reads it again. Somebody else's header may have none of it, or something else under these keys: then nothing is
 * known. */
static void read_further(struct nika_table *table, const char *line, size_t size)
{
    struct nika_json header, value;
    size_t at, length;
    char word[NIKA_AGENT_NAME_MAX];
    if (nika_json_check(line, size, &header, &at) != NIKA_JSON_FINE)
        return;
    if (nika_json_get(header, "number", &value) && nika_json_string(value, word, sizeof word, &length))
        nika_play_read_number(word, &table->number);
    if (nika_json_get(header, "seats", &value))
        read_seats(table, value);
}

/*
 * Lines of the record.
 */

static bool keep_line(struct nika_table *table, const struct nika_text *line)
{
    assert(!line->cut);
    return table->keeper.keep(table->keeper.context, line->bytes, line->size);
}

/* The result, once the game is over. If it can't be kept, the next who asks tries again. */
static bool keep_result(struct nika_table *table)
{
    struct nika_result result;
    struct nika_text line = nika_text(table->line, sizeof table->line);
    if (table->has_result || !nika_play_result(table->play, &result))
        return true;
    nika_record_result(nika_play_setup(table->play), &result, &line);
    table->has_result = keep_line(table, &line);
    return table->has_result;
}

static bool find_agent(const struct nika_table *table, const char *name, struct nika_agent *agent)
{
    return table->keeper.roster ? table->keeper.roster(name, agent) : nika_agent_named(name, agent);
}

/* Lets those sit down whom the record names, if all of them are known. */
static void seat_recorded(struct nika_table *table)
{
    const unsigned players = nika_play_setup(table->play)->players;
    struct nika_agent agent;
    for (unsigned seat = 0; seat < players; seat++) {
        const char *name = table->recorded.agents[seat];
        if (strcmp(name, person) != 0 && !find_agent(table, name, &agent))
            return;
    }
    for (unsigned seat = 0; seat < players; seat++)
        nika_table_seat(table, seat, table->recorded.agents[seat]);
}

bool nika_table_seat(struct nika_table *table, unsigned seat, const char *agent)
{
    const size_t size = strlen(agent) + 1;
    if (strcmp(agent, person) == 0)
        table->people |= (uint8_t)(1u << seat);
    else if (size <= NIKA_AGENT_NAME_MAX && find_agent(table, agent, &table->agents[seat]))
        table->people &= (uint8_t) ~(1u << seat);
    else
        return false;
    memcpy(table->sitting.agents[seat], agent, size);
    return true;
}

/* A table with nothing on it. */
static void clear(struct nika_table *table)
{
    memset(table, 0, nika_table_bytes());
    table->play = (struct nika_play *)(void *)(table + 1);
}

/* A game was laid on it: lends it what it needs. */
static void lend(struct nika_table *table, const struct nika_names *names)
{
    nika_play_lend(table->play, table->moves, NIKA_TABLE_MOVES);
    for (unsigned seat = 0; seat < nika_play_setup(table->play)->players; seat++)
        nika_play_remember(table->play, seat, &table->memory[seat]);
    table->sitting.names = *names;
}

bool nika_table_begin(struct nika_table *table, const struct nika_setup *setup, const struct nika_deal *deal,
                      const struct nika_sitting *sitting, uint64_t number, struct nika_keeper keeper)
{
    clear(table);
    nika_play_begin(table->play, setup, deal);
    lend(table, &sitting->names);
    table->number = number;
    table->keeper = keeper;
    for (unsigned seat = 0; seat < setup->players; seat++)
        if (!nika_table_seat(table, seat, sitting->agents[seat]))
            return false;
    struct nika_text line = nika_text(table->line, sizeof table->line);
    nika_record_header_further(setup, &table->sitting.names, deal, (struct nika_further){write_further, table}, &line);
    return keep_line(table, &line);
}

void nika_table_resume(struct nika_table *table)
{
    clear(table);
    nika_reader_start(&table->reader);
}

enum nika_reading nika_table_line(struct nika_table *table, const char *line, size_t size,
                                  const struct nika_problem **problem)
{
    static const struct nika_problem another = {.word = "second-game"};
    *problem = &table->reader.problem;
    const enum nika_reading reading =
        size > NIKA_LINE_MAX ? nika_reader_line_too_long(&table->reader) : nika_reader_line(&table->reader, line, size);
    if (reading == NIKA_READ_PROBLEM)
        return reading;
    if (reading == NIKA_READ_HEADER && table->reader.games > 1) {
        *problem = &another;
        return NIKA_READ_PROBLEM;
    }
    nika_play_read(table->play, &table->reader, reading);
    if (reading == NIKA_READ_HEADER) {
        lend(table, &table->reader.names);
        for (unsigned seat = 0; seat < table->reader.setup.players; seat++)
            nika_table_seat(table, seat, person);
        read_further(table, line, size);
    }
    table->has_result = reading == NIKA_READ_RESULT;
    return reading;
}

bool nika_table_resumed(struct nika_table *table, struct nika_keeper keeper, const struct nika_problem **problem)
{
    struct nika_result result;
    *problem = &table->reader.problem;
    table->keeper = keeper;
    if (table->reader.games > 0)
        seat_recorded(table);
    /* A game that was over when the program ended, without its result: whoever lets it go on has that written. */
    if (table->reader.state == NIKA_READER_IN_GAME && nika_play_result(table->play, &result))
        return true;
    return nika_reader_end(&table->reader);
}

/*
 * Playing.
 */

nika_refusal nika_table_play(struct nika_table *table, unsigned seat, struct nika_move move, bool *kept)
{
    struct nika_text line = nika_text(table->line, sizeof table->line);
    *kept = true;
    const nika_refusal refusal = nika_play_judge(table->play, seat, move);
    if (refusal != NIKA_ACCEPTED)
        return refusal;
    nika_play_line(table->play, seat, move, false, &line);
    *kept = keep_line(table, &line);
    if (!*kept)
        return NIKA_ACCEPTED;
    nika_play_make(table->play, seat, move);
    keep_result(table);
    return NIKA_ACCEPTED;
}

/*
 * Taking back.
 */

/* Looks for a seat's last decision. */
struct search {
    const struct nika_setup *setup;
    unsigned seat, ply, last; /* UINT32_MAX: none so far */
    bool only_free;           /* passes over decisions that had one legal answer only */
};

/* Acts out of turn are choices. */
static bool was_forced(const struct nika_setup *setup, const struct nika_view *before)
{
    struct nika_move moves[NIKA_MOVES_MAX];
    return setup->game->waiting(setup, before).asked >> before->seat & 1 &&
           setup->game->legal(setup, before, moves) == 1;
}

static bool note_decision(void *context, const struct nika_view *before, const struct nika_view *after, unsigned mover,
                          struct nika_move move)
{
    struct search *search = context;
    (void)after;
    (void)move;
    if (mover == search->seat && !(search->only_free && was_forced(search->setup, before)))
        search->last = search->ply;
    search->ply++;
    return true;
}

enum nika_back nika_table_can_take_back(const struct nika_table *table, unsigned seat, unsigned *left)
{
    const bool alone = !(table->people & (table->people - 1));
    struct search search = {nika_play_setup(table->play), seat, 0, UINT32_MAX, alone};
    nika_play_recall(table->play, seat, 0, note_decision, &search);
    *left = search.last;
    if (search.last == UINT32_MAX)
        return NIKA_BACK_NOTHING;
    if (!nika_play_waiting(table->play).asked)
        return NIKA_BACK_OVER;
    if (!(table->people >> seat & 1) || (!alone && *left + 1 < nika_play_ply(table->play)))
        return NIKA_BACK_OTHERS;
    if (!alone && !nika_play_can_undo(table->play, seat))
        return NIKA_BACK_SHOWN;
    return table->keeper.drop ? NIKA_BACK : NIKA_BACK_NOT_KEPT;
}

enum nika_back nika_table_take_back(struct nika_table *table, unsigned seat)
{
    unsigned left;
    const enum nika_back back = nika_table_can_take_back(table, seat, &left);
    if (back != NIKA_BACK)
        return back;
    if (!table->keeper.drop(table->keeper.context, nika_play_ply(table->play) - left))
        return NIKA_BACK_NOT_KEPT;
    nika_play_undo(table->play, left);
    return NIKA_BACK;
}

/*
 * Computer players.
 */

enum nika_acted nika_table_act(struct nika_table *table)
{
    const struct nika_players players = {.agents = table->agents,
                                         .seats = ~(unsigned)table->people,
                                         .number = table->number,
                                         .workspace = &table->workspace};
    struct nika_move move;
    bool kept;
    if (!nika_play_waiting(table->play).asked)
        return keep_result(table) ? NIKA_OVER : NIKA_NOT_KEPT;
    if (!nika_players_act(&players, table->play, &table->turn, &move))
        return NIKA_PERSON_ASKED;
    const nika_refusal refusal = nika_table_play(table, table->turn.view.seat, move, &kept);
    assert(refusal == NIKA_ACCEPTED);
    (void)refusal;
    return kept ? NIKA_ACTED : NIKA_NOT_KEPT;
}

void nika_table_hint(struct nika_table *table, unsigned seat, const struct nika_agent *agent, struct nika_hint *hint)
{
    nika_turn_take(&table->turn, table->play, table->number, seat, agent);
    struct nika_rng rng = nika_turn_rng(&table->turn);
    const struct nika_question question = nika_turn_question(&table->turn, &rng, &table->workspace);
    nika_hint(agent, &question, hint);
}
