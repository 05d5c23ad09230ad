/*
 * bots.c: bots over pipes (see bots.h): what they are told, what they answer, and what happens if they don't.
 */
#include "bots.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include <nika/messages_cli.h>

enum { TIME = 5000, START = 10000, FAULTS_MOST = 10, TIME_MAX = 3600000, ASK_MARGIN = 256 };
#define PATIENCE 0.5 /* seconds for a bot to end by itself */

static const char *const fault_words[BOT_FAULTS] = {
    [BOT_CRASH] = "crash", [BOT_SLOW] = "slow", [BOT_ILLEGAL] = "illegal", [BOT_GARBAGE] = "garbage"};

static struct bot_command commands[NIKA_SEATS_MAX];
static unsigned command_count;
static atomic_bool stopping;

/*
 * Telling.
 */

/* Writes what can be written at once. */
static void push(struct bot *bot)
{
    if (bot->child.pid)
        bot->told += child_write(&bot->child, bot->lines + bot->told, bot->size - bot->told);
}

/* Room for so many more bytes. Without memory there is nothing to be done. */
static void make_room(struct bot *bot, size_t more)
{
    if (bot->room - bot->size >= more)
        return;
    const size_t room = 2 * bot->room + more;
    char *lines = realloc(bot->lines, room);
    if (!lines)
        abort();
    bot->lines = lines;
    bot->room = room;
}

/* Begins a line {"is":WHAT, in place; finished by end_line. */
static struct nika_writer begin_line(struct bot *bot, const char *what, struct nika_text *text)
{
    make_room(bot, NIKA_LINE_MAX + ASK_MARGIN);
    *text = nika_text(bot->lines + bot->size, bot->room - bot->size);
    struct nika_writer writer = nika_writer(text);
    nika_write_open(&writer, '{');
    nika_write_key(&writer, "is");
    nika_write_word(&writer, what);
    return writer;
}

static void end_line(struct bot *bot, struct nika_writer *writer)
{
    nika_write_close(writer, '}');
    nika_text_add_char(writer->text, '\n');
    bot->size += writer->text->size;
}

static void write_view(const struct bot *bot, const struct nika_setup *setup, const struct nika_view *view,
                       struct nika_writer *writer)
{
    nika_write_key(writer, "view");
    nika_record_view(setup, &bot->names, view, bot->ply, writer->text);
    writer->comma = true;
}

static void tell_begin(void *context, const struct nika_setup *setup, const struct nika_view *view)
{
    struct bot *bot = context;
    struct nika_text text;
    /* The game before is forgotten, but for lines that were not written yet. */
    if (!bot->child.pid)
        bot->told = bot->size;
    if (bot->told > 0)
        memmove(bot->lines, bot->lines + bot->told, bot->size - bot->told);
    bot->size -= bot->told;
    bot->told = 0;
    bot->game = bot->size;
    bot->ply = 0;
    struct nika_writer writer = begin_line(bot, "new", &text);
    nika_write_key(&writer, "protocol");
    nika_write_whole(&writer, 1);
    nika_write_key(&writer, "time");
    nika_write_whole(&writer, (int64_t)bot->command->time);
    write_view(bot, setup, view, &writer);
    end_line(bot, &writer);
    push(bot);
}

static void tell_move(void *context, const struct nika_setup *setup, const struct nika_view *after, unsigned mover,
                      struct nika_move move)
{
    struct bot *bot = context;
    char word[NIKA_WORD_MAX];
    struct nika_text text;
    (void)after;
    setup->game->say(setup, move, word);
    bot->ply++;
    struct nika_writer writer = begin_line(bot, "act", &text);
    nika_write_key(&writer, "seat");
    nika_write_whole(&writer, mover);
    nika_write_key(&writer, "move");
    nika_write_word(&writer, word);
    end_line(bot, &writer);
    push(bot);
}

static void tell_end(void *context, const struct nika_setup *setup, const struct nika_view *view)
{
    struct bot *bot = context;
    struct nika_text text;
    struct nika_writer writer = begin_line(bot, "over", &text);
    write_view(bot, setup, view, &writer);
    end_line(bot, &writer);
    push(bot);
}

/*
 * Asking.
 */

/* The bot is started again when it is next asked, and told the game so far. */
void bot_rest(struct bot *bot)
{
    push(bot);
    child_end(&bot->child, PATIENCE);
    bot->told = bot->game;
    bot->answered = false;
}

static bool start(struct bot *bot)
{
    if (bot->child.pid)
        return true;
    bot->told = bot->game;
    bot->answered = false;
    bot->started = cli_seconds();
    return child_start(&bot->child, bot->command->text);
}

static uint64_t tell_question(struct bot *bot, const struct nika_question *question)
{
    const int64_t limit = bot->limit ? bot->limit(bot->limit_context) : INT64_MAX;
    const uint64_t time = limit < (int64_t)bot->command->time ? (uint64_t)limit : bot->command->time;
    struct nika_text text;
    struct nika_writer writer = begin_line(bot, "ask", &text);
    nika_write_key(&writer, "id");
    nika_write_whole(&writer, (int64_t)++bot->asked);
    nika_write_key(&writer, "time");
    nika_write_whole(&writer, (int64_t)time);
    write_view(bot, question->setup, question->view, &writer);
    end_line(bot, &writer);
    return time;
}

/* What a line of a bot is. */
enum answer { ANSWER_MOVE, ANSWER_OLD, ANSWER_ILLEGAL, ANSWER_GARBAGE };

static enum answer read_answer(const struct bot *bot, const struct nika_question *question, const char *line,
                               size_t size, struct nika_move *move)
{
    static _Thread_local char words[NIKA_MOVES_MAX][NIKA_WORD_MAX];
    const struct nika_setup *setup = question->setup;
    struct nika_json object, value;
    char word[NIKA_WORD_MAX];
    size_t at;
    int64_t id;
    if (nika_json_check(line, size, &object, &at) != NIKA_JSON_FINE || !nika_json_get(object, "id", &value) ||
        !nika_json_whole(value, 1, (int64_t)bot->asked, &id))
        return ANSWER_GARBAGE;
    if (id < (int64_t)bot->asked)
        return ANSWER_OLD;
    if (!nika_json_get(object, "move", &value) || nika_json_kind(value) != '"')
        return ANSWER_GARBAGE;
    if (!nika_json_string(value, word, sizeof word, &size))
        return ANSWER_ILLEGAL; /* longer than any move */
    const unsigned count = nika_legal_words(setup, question->view, words);
    for (unsigned i = 0; i < count; i++)
        if (strcmp(words[i], word) == 0)
            return setup->game->parse(setup, word, size, move) ? ANSWER_MOVE : ANSWER_ILLEGAL;
    return ANSWER_ILLEGAL;
}

/* Waits for the answer to the question that was told last. BOT_FAULTS: it is there. */
static enum bot_fault hear(struct bot *bot, const struct nika_question *question, double until, struct nika_move *move)
{
    for (;;) {
        const char *line;
        size_t size;
        push(bot);
        switch (child_hear(&bot->child, until, bot->told < bot->size, &stopping, &line, &size)) {
        case CHILD_SAID:
            switch (read_answer(bot, question, line, size, move)) {
            case ANSWER_MOVE:
                return BOT_FAULTS;
            case ANSWER_ILLEGAL:
                return BOT_ILLEGAL;
            case ANSWER_GARBAGE:
                return BOT_GARBAGE;
            default: /* too late, and counted already */
                continue;
            }
        case CHILD_LONG:
            return BOT_GARBAGE;
        case CHILD_LATE:
            return BOT_SLOW;
        case CHILD_ENDED:
            return BOT_CRASH;
        case CHILD_READY:
            continue;
        }
    }
}

/* No process of the command is asked any more. The first reason counts. */
static void end_command(struct bot_command *command, enum bot_end end)
{
    enum bot_end before = BOT_GOES_ON;
    atomic_compare_exchange_strong(&command->end, &before, end);
}

/* A bot that ends before it has answered anything can't be started: it would only do so again. */
static void count_fault(struct bot *bot, enum bot_fault fault)
{
    bot->faults[fault]++;
    const unsigned all = atomic_fetch_add(&bot->command->faults, 1) + 1;
    if (fault == BOT_CRASH && !bot->answered)
        end_command(bot->command, BOT_NOT_STARTED);
    else if (all > bot->command->faults_most)
        end_command(bot->command, BOT_TOO_MANY_FAULTS);
    if (fault == BOT_CRASH || atomic_load(&bot->command->end) != BOT_GOES_ON)
        bot_rest(bot);
}

static bool ask(struct bot *bot, const struct nika_question *question, struct nika_move *move)
{
    if (atomic_load(&bot->command->end) != BOT_GOES_ON)
        return false;
    if (!start(bot)) {
        atomic_store(&bot->command->error, errno);
        end_command(bot->command, BOT_NOT_STARTED);
        return false;
    }
    child_discard(&bot->child);
    const size_t before = bot->size;
    const uint64_t time = tell_question(bot, question);
    /* A process that is being started has more time, once. */
    const double begun = bot->started + (double)bot->command->start / 1000, now = cli_seconds();
    const double from = !bot->answered && begun > now ? begun : now;
    const enum bot_fault fault = hear(bot, question, from + (double)time / 1000, move);
    /* It is told the game again if it ends, but no old questions. If it has stopped reading, half a question is written,
     * which can't be taken back: it is started again. */
    const bool reads = bot->told == bot->size;
    bot->size = before;
    bot->told = bot->told < before ? bot->told : before;
    if (fault == BOT_FAULTS || fault == BOT_ILLEGAL || fault == BOT_GARBAGE)
        bot->answered = true; /* as well as it can */
    if (fault != BOT_FAULTS && !atomic_load(&stopping))
        count_fault(bot, fault);
    if (!reads)
        bot_rest(bot);
    return fault == BOT_FAULTS;
}

static void think(void *context, const struct nika_question *question, struct nika_thought *thought)
{
    struct nika_agent substitute;
    thought->waits = false;
    if (!atomic_load(&stopping) && ask(context, question, &thought->move))
        return;
    /* Nobody wants to know any more: and least of all a random move, which would count at a server. */
    thought->waits = atomic_load(&stopping);
    if (thought->waits)
        return;
    nika_agent_named("random", &substitute);
    nika_think(&substitute, question, thought);
}

void bot_begin(struct bot *bot, struct bot_command *command)
{
    *bot = (struct bot){.command = command, .outside = {think, tell_begin, tell_move, tell_end, bot}};
    for (unsigned seat = 0; seat < NIKA_SEATS_MAX; seat++)
        bot->names.of[seat][0] = (char)('A' + seat);
}

void bot_free(struct bot *bot)
{
    bot_rest(bot);
    free(bot->lines);
    bot->lines = NULL;
}

/*
 * Commands.
 */

struct bot_command *bots_command(const char *text)
{
    unsigned i = 0;
    while (i < command_count && strcmp(commands[i].text, text) != 0)
        i++;
    if (i == sizeof commands / sizeof commands[0] || strlen(text) >= BOT_COMMAND_MAX)
        return NULL;
    if (i == command_count) {
        struct bot_command *command = &commands[command_count++];
        nika_text_copy(command->text, sizeof command->text, text);
        command->time = TIME;
        command->start = START;
        command->faults_most = FAULTS_MOST;
        command->mark = (struct nika_outside){.think = think, .context = command};
    }
    return &commands[i];
}

/* A number that other texts hardly have (FNV-1a), by which long commands with the same end are told apart. */
static unsigned digest(const char *text)
{
    uint32_t number = 2166136261u;
    for (; *text; text++)
        number = (number ^ (uint8_t)*text) * 16777619u;
    return (number ^ number >> 16) & 0xFFFF;
}

void bots_agent(struct bot_command *command, struct nika_agent *agent)
{
    enum { SHORT = NIKA_AGENT_NAME_MAX - 1 - 4, TAIL = SHORT - 8 };
    const size_t size = strlen(command->text);
    char name[NIKA_AGENT_NAME_MAX], clean[BOT_COMMAND_MAX];
    struct nika_text text = nika_text(clean, sizeof clean);
    size_t length;
    for (size_t at = 0; at < size; at += length) { /* it is shown on terminals */
        const int32_t code = nika_utf8_read(command->text + at, size - at, &length);
        const bool shown = code >= 0 && !nika_utf8_hidden((uint32_t)code);
        nika_text_add_bytes(&text, shown ? command->text + at : "?", shown ? length : 1);
    }
    if (text.size <= SHORT) {
        snprintf(name, sizeof name, "cmd:%.*s", (int)SHORT, clean);
    } else {
        const char *tail = clean + text.size - TAIL;
        while (((uint8_t)*tail & 0xC0) == 0x80) /* not in the middle of a character */
            tail++;
        snprintf(name, sizeof name, "cmd:…%.*s#%04x", (int)TAIL, tail, digest(command->text));
    }
    nika_agent_outside(name, &command->mark, agent);
}

int bots_read(const char *command, const struct bot_options *said)
{
    uint64_t time = TIME, start = START, faults = FAULTS_MOST;
    if (said->time && !cli_number(said->time, 1, TIME_MAX, &time))
        return cli_usage(command, msg_cli_needs_number("--bot-time", 1, TIME_MAX));
    if (said->start && !cli_number(said->start, 0, TIME_MAX, &start))
        return cli_usage(command, msg_cli_needs_number("--bot-start", 0, TIME_MAX));
    if (said->faults && !cli_number(said->faults, 0, UINT32_MAX, &faults))
        return cli_usage(command, msg_cli_needs_number("--bot-faults", 0, UINT32_MAX));
    for (unsigned i = 0; i < command_count; i++) {
        commands[i].time = time;
        commands[i].start = start;
        commands[i].faults_most = faults;
    }
    return CLI_FINE;
}

/*
 * Threads.
 */

static void place_think(void *context, const struct nika_question *question, struct nika_thought *thought)
{
    const struct bot_place *place = context;
    think(place->now, question, thought);
}

static void place_begin(void *context, const struct nika_setup *setup, const struct nika_view *view)
{
    struct bot_place *place = context;
    place->now = &place->of[place->game++ % place->games];
    if (!place->now->command)
        bot_begin(place->now, place->command);
    tell_begin(place->now, setup, view);
}

static void place_move(void *context, const struct nika_setup *setup, const struct nika_view *after, unsigned mover,
                       struct nika_move move)
{
    const struct bot_place *place = context;
    tell_move(place->now, setup, after, mover, move);
}

static void place_end(void *context, const struct nika_setup *setup, const struct nika_view *view)
{
    const struct bot_place *place = context;
    tell_end(place->now, setup, view);
}

void bots_seat(struct bots *bots, struct nika_agent *agents, unsigned count, unsigned games)
{
    for (unsigned i = 0; i < count; i++) {
        struct bot_place *place = &bots->at[i];
        if (!agents[i].outside)
            continue;
        place->command = agents[i].outside->context;
        place->outside = (struct nika_outside){place_think, place_begin, place_move, place_end, place};
        place->games = games;
        place->game = 0;
        agents[i].outside = &place->outside;
    }
}

void bots_report(struct bots *bots, struct bot_report *report)
{
    memset(report, 0, sizeof *report);
    for (unsigned place = 0; place < NIKA_SEATS_MAX; place++) {
        struct bot_command *command = bots->at[place].command;
        for (unsigned i = 0; i < NIKA_SEATS_MAX; i++) {
            struct bot *bot = &bots->at[place].of[i];
            for (unsigned fault = 0; fault < BOT_FAULTS; fault++)
                report->faults[place][fault] += bot->faults[fault];
            memset(bot->faults, 0, sizeof bot->faults);
        }
        if (command && report->end == BOT_GOES_ON) {
            report->end = atomic_load(&command->end);
            report->error = atomic_load(&command->error);
            report->place = place;
        }
    }
}

void bots_end(struct bots *bots)
{
    for (unsigned place = 0; place < NIKA_SEATS_MAX; place++)
        for (unsigned i = 0; i < NIKA_SEATS_MAX; i++)
            if (bots->at[place].of[i].command)
                bot_free(&bots->at[place].of[i]);
}

bool bots_count(const struct nika_agent *agent, unsigned faults)
{
    struct bot_command *command = agent->outside ? agent->outside->context : NULL;
    return !command || atomic_fetch_add(&command->faults, faults) + faults <= command->faults_most;
}

struct nika_message bots_say_end(enum bot_end end, int error, const char *name)
{
    if (end == BOT_TOO_MANY_FAULTS)
        return msg_cli_bot_faults_most(name, "--bot-faults");
    return error ? msg_cli_failed(name, cli_reason(cli_language(), error)) : msg_cli_bot_not_started(name);
}

bool bots_say_faults(const unsigned faults[BOT_FAULTS], struct nika_text *list)
{
    bool any = false;
    for (unsigned fault = 0; fault < BOT_FAULTS; fault++) {
        char digits[16];
        if (!faults[fault])
            continue;
        snprintf(digits, sizeof digits, "%u ", faults[fault]);
        nika_text_add_listed(list, digits);
        nika_text_add(list, fault_words[fault]);
        any = true;
    }
    return any;
}

void bots_write_faults(const unsigned faults[BOT_FAULTS], struct nika_writer *writer)
{
    for (unsigned fault = 0; fault < BOT_FAULTS; fault++) {
        nika_write_key(writer, fault_words[fault]);
        nika_write_whole(writer, faults[fault]);
    }
}

void bots_stop(void)
{
    atomic_store(&stopping, true);
}
