/*
 * ask_table.c: a game that is played in this browser: one table, with people and computer players at it. Only the instance
 * that thinks (the worker) has one; what leaves it are views.
 */
#include <string.h>

#include <nika/bytes.h>
#include <nika/fair.h>
#include <nika/table.h>

#include "ask.h"

/* Lines of the record that were kept while a question was answered. */
enum { KEPT_MAX = 4 * NIKA_LINE_MAX, TABLE_ROOM = 5 << 19 };

static _Alignas(16) uint8_t room[TABLE_ROOM];
static bool laid;
static char kept[KEPT_MAX];
static struct nika_text kept_text;

static struct nika_table *the_table(void)
{
    return (struct nika_table *)(void *)room;
}

/* Lines are JSON: with commas between, they are the elements of an array. */
static bool keep(void *context, const char *line, size_t size)
{
    (void)context;
    if (kept_text.size)
        nika_text_add_char(&kept_text, ',');
    nika_text_add_bytes(&kept_text, line, size);
    return !kept_text.cut;
}

static void begin_keeping(void)
{
    kept_text = nika_text(kept, sizeof kept);
}

static void write_kept(struct ask *ask)
{
    nika_write_key(ask->writer, "kept");
    nika_write_open(ask->writer, '[');
    if (kept_text.size)
        nika_write_json(ask->writer, (struct nika_json){kept, kept_text.size});
    nika_write_close(ask->writer, ']');
}

/* What is known of the table without anybody's secrets. */
static void write_state(struct ask *ask)
{
    const struct nika_table *table = the_table();
    const struct nika_setup *setup = nika_play_setup(table->play);
    const struct nika_waiting waiting = nika_play_waiting(table->play);
    nika_write_key(ask->writer, "ply");
    nika_write_whole(ask->writer, nika_play_ply(table->play));
    nika_write_seats(ask->writer, "asked", waiting.asked);
    nika_write_seats(ask->writer, "free", waiting.free);
    unsigned undo = 0;
    for (unsigned seat = 0; seat < setup->players; seat++)
        undo |= (unsigned)nika_play_can_undo(table->play, seat) << seat;
    nika_write_seats(ask->writer, "undo", undo);
    nika_write_key(ask->writer, "agents");
    nika_write_open(ask->writer, '[');
    for (unsigned seat = 0; seat < setup->players; seat++)
        nika_write_word(ask->writer, table->sitting.agents[seat]);
    nika_write_close(ask->writer, ']');
    ask_write_setup(ask->writer, setup, &table->sitting.names);
}

/* "table.begin": setup, agents (["human","expert",…]), chance (64 hexadecimal digits) → the state, and kept. */
static void answer_begin(struct ask *ask)
{
    static struct nika_sitting sitting;
    struct nika_fair fair = {.table = "0000000000000000"};
    struct nika_deal deal;
    struct nika_json agents, agent;
    char digits[2 * NIKA_FAIR_BYTES + 1];
    size_t size;
    uint64_t number;
    unsigned seat = 0;
    memset(&sitting, 0, sizeof sitting);
    if (!ask_setup(ask) || !ask_word(ask, "chance", digits, sizeof digits))
        return;
    if (!nika_unhex(digits, strlen(digits), fair.secret.bytes, NIKA_FAIR_BYTES)) {
        ask_fail(ask, "chance");
        return;
    }
    if (!nika_json_get(ask->object, "agents", &agents) || nika_json_count(agents) != ask->setup.players) {
        ask_fail(ask, "agents");
        return;
    }
    struct nika_json_walk walk = nika_json_walk(agents);
    for (; nika_json_next(&walk, &agent); seat++)
        if (!nika_json_string(agent, sitting.agents[seat], NIKA_AGENT_NAME_MAX, &size)) {
            ask_fail(ask, "agents");
            return;
        }
    sitting.names = ask->names;
    nika_fair_deal(&fair, &ask->setup, &deal, &number);
    begin_keeping();
    laid = nika_table_begin(the_table(), &ask->setup, &deal, &sitting, number, (struct nika_keeper){.keep = keep});
    if (!laid) {
        ask_fail(ask, "agents");
        return;
    }
    write_state(ask);
    write_kept(ask);
}

/* "table.resume": lines (of a record, as an array), and if wanted agents → the state, or {"problem":{…}}. */
static void answer_resume(struct ask *ask)
{
    const struct nika_problem *problem = NULL;
    struct nika_json lines, line, agents, agent;
    char name[NIKA_AGENT_NAME_MAX];
    size_t size;
    unsigned seat = 0;
    laid = false;
    if (!nika_json_get(ask->object, "lines", &lines)) {
        ask_fail(ask, "lines");
        return;
    }
    nika_table_resume(the_table());
    struct nika_json_walk walk = nika_json_walk(lines);
    while (nika_json_next(&walk, &line))
        if (nika_table_line(the_table(), line.text, line.size, &problem) == NIKA_READ_PROBLEM)
            break;
    begin_keeping();
    if (!nika_table_resumed(the_table(), (struct nika_keeper){.keep = keep}, &problem)) {
        ask_fail(ask, problem ? problem->word : "lines");
        return;
    }
    if (nika_json_get(ask->object, "agents", &agents)) {
        walk = nika_json_walk(agents);
        for (; nika_json_next(&walk, &agent); seat++)
            if (seat >= nika_play_setup(the_table()->play)->players ||
                !nika_json_string(agent, name, sizeof name, &size) || !nika_table_seat(the_table(), seat, name)) {
                ask_fail(ask, "agents");
                return;
            }
    }
    laid = true;
    write_state(ask);
    write_kept(ask);
}

/* "table.look": seat → {"code":…}. */
static void answer_look(struct ask *ask)
{
    struct nika_view view;
    unsigned seat;
    if (!ask_seat(ask, "seat", &seat))
        return;
    nika_play_look(the_table()->play, seat, &view);
    nika_write_key(ask->writer, "code");
    ask_write_code(ask->writer, nika_play_setup(the_table()->play), &view);
}

struct recalling {
    struct ask *ask;
    bool first;
};

static bool recall_one(void *context, const struct nika_view *before, const struct nika_view *after, unsigned mover,
                       struct nika_move move)
{
    struct recalling *recalling = context;
    struct nika_writer *writer = recalling->ask->writer;
    const struct nika_setup *setup = nika_play_setup(the_table()->play);
    char word[NIKA_WORD_MAX];
    (void)before;
    setup->game->say(setup, move, word);
    nika_write_open(writer, '{');
    nika_write_key(writer, "seat");
    nika_write_whole(writer, mover);
    nika_write_key(writer, "move");
    nika_write_word(writer, word);
    nika_write_key(writer, "code");
    ask_write_code(writer, setup, after);
    nika_write_close(writer, '}');
    return true;
}

static bool take_first(void *context, const struct nika_view *before, const struct nika_view *after, unsigned mover,
                       struct nika_move move)
{
    struct recalling *recalling = context;
    (void)after;
    (void)mover;
    (void)move;
    ask_write_code(recalling->ask->writer, nika_play_setup(the_table()->play), before);
    recalling->first = false;
    return false;
}

/* "table.recall": seat, from → {"first":code before the first of them,"acts":[{"seat","move","code"}]}, as that seat saw
 * them. */
static void answer_recall(struct ask *ask)
{
    struct recalling recalling = {ask, true};
    struct nika_json value;
    struct nika_view view;
    int64_t from = 0;
    unsigned seat;
    if (!ask_seat(ask, "seat", &seat))
        return;
    if (nika_json_get(ask->object, "from", &value) &&
        !nika_json_whole(value, 0, nika_play_ply(the_table()->play), &from)) {
        ask_fail(ask, "from");
        return;
    }
    nika_write_key(ask->writer, "first");
    nika_play_recall(the_table()->play, seat, (unsigned)from, take_first, &recalling);
    if (recalling.first) {
        nika_play_look(the_table()->play, seat, &view);
        ask_write_code(ask->writer, nika_play_setup(the_table()->play), &view);
    }
    nika_write_key(ask->writer, "acts");
    nika_write_open(ask->writer, '[');
    nika_play_recall(the_table()->play, seat, (unsigned)from, recall_one, &recalling);
    nika_write_close(ask->writer, ']');
}

/* "table.play": seat, move → {"refusal":"accepted"} with the state and kept; or another refusal, and nothing happened. */
static void answer_play(struct ask *ask)
{
    struct nika_move move;
    unsigned seat;
    bool was_kept = true;
    if (!ask_player(ask, "seat", &seat) || !ask_move(ask, "move", &move))
        return;
    begin_keeping();
    const nika_refusal refusal = nika_table_play(the_table(), seat, move, &was_kept);
    if (!was_kept) {
        ask_fail(ask, "not-kept");
        return;
    }
    nika_write_key(ask->writer, "refusal");
    nika_write_word(ask->writer, ask->setup.game->refusals[refusal]);
    write_state(ask);
    write_kept(ask);
}

/* "table.act" → {"acted":"acted"|"asked"|"over"|"not-kept"} with the state and kept: one act of a computer player. */
static void answer_act(struct ask *ask)
{
    static const char *const words[] = {
        [NIKA_ACTED] = "acted", [NIKA_PERSON_ASKED] = "asked", [NIKA_OVER] = "over", [NIKA_NOT_KEPT] = "not-kept"};
    begin_keeping();
    const enum nika_acted acted = nika_table_act(the_table());
    nika_write_key(ask->writer, "acted");
    nika_write_word(ask->writer, words[acted]);
    write_state(ask);
    write_kept(ask);
}

/* "table.seat": seat, agent ("human" or a computer player) → the state. */
static void answer_seat(struct ask *ask)
{
    char name[NIKA_AGENT_NAME_MAX];
    unsigned seat;
    if (!ask_player(ask, "seat", &seat) || !ask_word(ask, "agent", name, sizeof name))
        return;
    if (!nika_table_seat(the_table(), seat, name)) {
        ask_fail(ask, "agent");
        return;
    }
    write_state(ask);
}

/* "table.hint": seat (which is asked), agent, language → {"hint":[…]}, as "hint" answers. */
static void answer_hint(struct ask *ask)
{
    struct nika_agent agent;
    struct nika_hint hint;
    struct nika_view view;
    char name[NIKA_AGENT_NAME_MAX];
    unsigned seat;
    if (!ask_language(ask) || !ask_player(ask, "seat", &seat) || !ask_word(ask, "agent", name, sizeof name))
        return;
    if (!nika_agent_named(name, &agent) || !(nika_play_waiting(the_table()->play).asked >> seat & 1)) {
        ask_fail(ask, "agent");
        return;
    }
    nika_table_hint(the_table(), seat, &agent, &hint);
    nika_play_look(the_table()->play, seat, &view);
    ask_write_hint(ask, &hint, &view);
}

/* The setup and the names that the question does not need to have. */
static void know_table(struct ask *ask)
{
    ask->setup = *nika_play_setup(the_table()->play);
    for (unsigned i = 0; i < NIKA_SEATS_MAX; i++)
        ask->players[i] = the_table()->sitting.names.of[i];
}

bool ask_about_table(struct ask *ask, const char *what)
{
    static const struct {
        const char *name;
        void (*answer)(struct ask *);
        bool needs_table;
    } all[] = {{"table.begin", answer_begin, false}, {"table.resume", answer_resume, false},
               {"table.look", answer_look, true},    {"table.recall", answer_recall, true},
               {"table.play", answer_play, true},    {"table.act", answer_act, true},
               {"table.seat", answer_seat, true},    {"table.hint", answer_hint, true}};
    for (unsigned i = 0; i < sizeof all / sizeof all[0]; i++)
        if (strcmp(all[i].name, what) == 0) {
            if (nika_table_bytes() > sizeof room || (all[i].needs_table && !laid))
                ask_fail(ask, "no-table");
            else {
                if (all[i].needs_table)
                    know_table(ask);
                all[i].answer(ask);
            }
            return true;
        }
    return false;
}
