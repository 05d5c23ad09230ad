/*
 * ask_table.c: a game that is played in this browser: one table, with people and computer players at it. Only the instance
 * that thinks (the worker) has one; what leaves it are views.
 */
#include <string.h>

#include <nika/bits.h>
#include <nika/bytes.h>
#include <nika/day.h>

#include "ask.h"

/* Lines of the record that were kept while a question was answered; and how many of those before were dropped. */
enum { KEPT_MAX = 4 * NIKA_LINE_MAX, TABLE_ROOM = 5 << 19 };

static _Alignas(16) uint8_t room[TABLE_ROOM];
static bool laid;
static char kept[KEPT_MAX];
static struct nika_text kept_text;
static unsigned dropped;

static struct nika_table *the_table(void)
{
    return (struct nika_table *)(void *)room;
}

const struct nika_table *ask_table(void)
{
    return laid ? the_table() : NULL;
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

static bool drop(void *context, unsigned lines)
{
    (void)context;
    dropped = lines;
    return true;
}

static const struct nika_keeper keeper = {.keep = keep, .drop = drop};

/* The setup and the names that a question about a table need not have. */
static void know_table(struct ask *ask)
{
    ask->setup = *nika_play_setup(the_table()->play);
    for (unsigned i = 0; i < NIKA_SEATS_MAX; i++)
        ask->players[i] = the_table()->sitting.names.of[i];
}

/*
 * What is told of the table after any question: a sight (docs/engine.md), and what is to be stored.
 */

/* Whose sight it is, and how many of its steps are known there. */
struct eyes {
    unsigned seat; /* or NIKA_WATCHER */
    unsigned from;
};

/* "eyes" and "from". Without eyes, those of the one person at the table; nobody's if there are several. */
static bool ask_eyes(struct ask *ask, struct eyes *eyes)
{
    const unsigned people = the_table()->people;
    struct nika_json value;
    int64_t from = 0;
    eyes->seat = people && !(people & (people - 1)) ? nika_lowest_bit(people) : NIKA_WATCHER;
    if (nika_json_get(ask->object, "eyes", &value) && !ask_seat(ask, "eyes", &eyes->seat))
        return false;
    if (nika_json_get(ask->object, "from", &value) && !nika_json_whole(value, 0, NIKA_TABLE_MOVES, &from))
        return ask_fail(ask, "from");
    eyes->from = (unsigned)from;
    return true;
}

/* The code before the first of the steps, and their array: open until the end. */
static void open_steps(struct ask *ask, const struct nika_view *before)
{
    nika_write_key(ask->writer, "first");
    ask_write_code(ask->writer, &ask->setup, before);
    nika_write_key(ask->writer, "steps");
    nika_write_open(ask->writer, '[');
}

struct recalling {
    struct ask *ask;
    bool open;
};

static bool recall_one(void *context, const struct nika_view *before, const struct nika_view *after, unsigned mover,
                       struct nika_move move)
{
    struct recalling *recalling = context;
    struct nika_writer *writer = recalling->ask->writer;
    const struct nika_setup *setup = &recalling->ask->setup;
    char word[NIKA_WORD_MAX];
    if (!recalling->open)
        open_steps(recalling->ask, before);
    recalling->open = true;
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

/* The steps that are new to these eyes. If there are fewer than they know, some were taken back. */
static void write_steps(struct ask *ask, struct eyes eyes)
{
    struct recalling recalling = {ask, false};
    const unsigned ply = nika_play_ply(the_table()->play), from = eyes.from < ply ? eyes.from : ply;
    nika_write_key(ask->writer, "from");
    nika_write_whole(ask->writer, from);
    nika_play_recall(the_table()->play, eyes.seat, from, recall_one, &recalling);
    if (!recalling.open) {
        struct nika_view view;
        nika_play_look(the_table()->play, eyes.seat, &view);
        open_steps(ask, &view);
    }
    nika_write_close(ask->writer, ']');
}

/* As the record's last line has it. */
static void write_result(struct ask *ask)
{
    char bytes[256];
    struct nika_text line = nika_text(bytes, sizeof bytes);
    struct nika_json result;
    struct nika_result found;
    if (!nika_play_result(the_table()->play, &found))
        return;
    nika_record_result(&ask->setup, &found, &line);
    if (!line.cut && nika_json_get((struct nika_json){bytes, line.size}, "result", &result)) {
        nika_write_key(ask->writer, "result");
        nika_write_json(ask->writer, result);
    }
}

static void write_kept(struct ask *ask)
{
    nika_write_key(ask->writer, "dropped");
    nika_write_whole(ask->writer, dropped);
    nika_write_key(ask->writer, "kept");
    nika_write_open(ask->writer, '[');
    if (kept_text.size)
        nika_write_json(ask->writer, (struct nika_json){kept, kept_text.size});
    nika_write_close(ask->writer, ']');
}

/* Everything that these eyes may know of the table, and one word for what happened. */
static void write_sight(struct ask *ask, const char *word, struct eyes eyes)
{
    const struct nika_table *table = the_table();
    const struct nika_waiting waiting = nika_play_waiting(table->play);
    unsigned left;
    know_table(ask);
    nika_write_key(ask->writer, "word");
    nika_write_word(ask->writer, word);
    ask_write_setup(ask->writer, &ask->setup, &table->sitting.names);
    nika_write_key(ask->writer, "agents");
    nika_write_open(ask->writer, '[');
    for (unsigned seat = 0; seat < ask->setup.players; seat++)
        nika_write_word(ask->writer, table->sitting.agents[seat]);
    nika_write_close(ask->writer, ']');
    nika_write_key(ask->writer, "eyes");
    if (eyes.seat == NIKA_WATCHER)
        nika_write_word(ask->writer, "watcher");
    else
        nika_write_whole(ask->writer, eyes.seat);
    write_steps(ask, eyes);
    nika_write_seats(ask->writer, "asked", waiting.asked);
    nika_write_seats(ask->writer, "free", waiting.free);
    nika_write_key(ask->writer, "undo");
    nika_write_bool(ask->writer,
                    eyes.seat != NIKA_WATCHER && nika_table_can_take_back(table, eyes.seat, &left) == NIKA_BACK);
    write_result(ask);
    write_kept(ask);
}

/*
 * The questions.
 */

/* "table.begin": setup, agents (["human","expert",…]), chance (64 hexadecimal digits) → a sight: "begun". */
static void reply_begin(struct ask *ask)
{
    static struct nika_sitting sitting;
    struct nika_fair fair = {.algorithm = NIKA_FAIR_1};
    struct nika_deal deal;
    struct nika_json agents, agent;
    char digits[2 * NIKA_FAIR_BYTES + 1];
    size_t size;
    uint64_t number;
    unsigned seat = 0;
    memset(&sitting, 0, sizeof sitting);
    memcpy(fair.table, nika_no_table, sizeof fair.table);
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
    laid = nika_table_begin(the_table(), &ask->setup, &deal, &sitting, number, keeper);
    struct eyes eyes;
    if (!laid)
        ask_fail(ask, "agents");
    else if (ask_eyes(ask, &eyes))
        write_sight(ask, "begun", eyes);
}

/* "table.resume": lines (of a record, as an array), and if wanted agents → a sight: "resumed". */
static void reply_resume(struct ask *ask)
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
    if (!nika_table_resumed(the_table(), keeper, &problem)) {
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
    ask->setup = *nika_play_setup(the_table()->play);
    struct eyes eyes;
    if (ask_eyes(ask, &eyes))
        write_sight(ask, "resumed", eyes);
}

/* "table.look" → a sight: "looked". Nothing happens. */
static void reply_look(struct ask *ask)
{
    struct eyes eyes;
    if (ask_eyes(ask, &eyes))
        write_sight(ask, "looked", eyes);
}

/* "table.play": seat, move → a sight: "played". With a language and not sure: true, a move that is refused or doubted is not
 * played, but answered by "refusal" and "lines" alone; without a language, by a sight with the refusal as its word. */
static void reply_play(struct ask *ask)
{
    struct nika_json value;
    struct nika_view view;
    struct nika_move move;
    struct eyes eyes;
    unsigned seat;
    bool was_kept = true;
    if (!ask_player(ask, "seat", &seat) || !ask_move(ask, "move", &move) || !ask_eyes(ask, &eyes))
        return;
    if (nika_json_get(ask->object, "language", &value)) {
        const bool sure = nika_json_get(ask->object, "sure", &value) && nika_json_kind(value) == 't';
        if (!ask_language(ask))
            return;
        nika_play_look(the_table()->play, seat, &view);
        if (!sure && !ask_write_judgement(ask, &view, move, nika_play_judge(the_table()->play, seat, move)))
            return;
    }
    const nika_refusal refusal = nika_table_play(the_table(), seat, move, &was_kept);
    if (!was_kept)
        ask_fail(ask, "not-kept");
    else
        write_sight(ask, refusal == NIKA_ACCEPTED ? "played" : ask->setup.game->refusals[refusal], eyes);
}

/* "table.act" → a sight: "acted", "asked", "over" or "not-kept": one act of a computer player. */
static void reply_act(struct ask *ask)
{
    static const char *const words[] = {
        [NIKA_ACTED] = "acted", [NIKA_PERSON_ASKED] = "asked", [NIKA_OVER] = "over", [NIKA_NOT_KEPT] = "not-kept"};
    struct eyes eyes;
    if (ask_eyes(ask, &eyes))
        write_sight(ask, words[nika_table_act(the_table())], eyes);
}

/* "table.undo": seat → a sight: "undone"; or "nothing", "others", "shown", "over": why it can't be taken back. */
static void reply_undo(struct ask *ask)
{
    static const char *const words[] = {
        [NIKA_BACK] = "undone",      [NIKA_BACK_NOTHING] = "nothing", [NIKA_BACK_OTHERS] = "others",
        [NIKA_BACK_SHOWN] = "shown", [NIKA_BACK_OVER] = "over",       [NIKA_BACK_NOT_KEPT] = "not-kept"};
    struct eyes eyes;
    unsigned seat;
    if (ask_player(ask, "seat", &seat) && ask_eyes(ask, &eyes))
        write_sight(ask, words[nika_table_take_back(the_table(), seat)], eyes);
}

/* "table.hint": seat (which is asked), agent, language → {"hint":[{"move":word,"line":…,"tenths":points,"percent":…,
 * "equal":…,"reason":…},…]}, with all that the seat remembers. */
static void reply_hint(struct ask *ask)
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

bool ask_about_table(struct ask *ask, const char *what)
{
    static const struct {
        const char *name;
        void (*answer)(struct ask *);
        bool needs_table;
    } all[] = {{"table.begin", reply_begin, false}, {"table.resume", reply_resume, false},
               {"table.look", reply_look, true},    {"table.play", reply_play, true},
               {"table.act", reply_act, true},      {"table.undo", reply_undo, true},
               {"table.hint", reply_hint, true}};
    for (unsigned i = 0; i < sizeof all / sizeof all[0]; i++)
        if (strcmp(all[i].name, what) == 0) {
            kept_text = nika_text(kept, sizeof kept);
            dropped = 0;
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
